import type { Kind } from '../types.ts'
import { GAPS, line, lineWhen } from './line.ts'

const TOASTS = /\b(?:toast|best man|maid of honou?r)\b/u

const PRACTICE = /\bmock|\binterview me|\bpracti[cs]e|\bask me\b/u
const GIVEN = /\bquestions?\b|\bstar\b|\bresearch|\bcustomer|\buser/u
const DATING = /\b(?:hinge|tinder|bumble|dating (?:apps?|bios?|profiles?|sites?|openers?)|pick-?up lines?)\b/u
const FUNNY = /\bfunny|\bhumou?r|\bjok(?:e|es|ing)\b|\bcomedy|\broast/u
const REPLY = /\b(?:reply|respond) to\b|^answer\b/u
const YOUNG = /\bbedtime|\bkids?\b|\bchild|\byear[- ]old|\b\d+ ?yo\b/u
const FICTION = /\bletters? (?:from|by) (?:an?|the|my (?:cat|dog)) /u
// Forms whose rules say themselves how to rhyme and how to end.
const FIXED_FORM =
  /\b(?:haikus?|limericks?|villanelles?|sonnets?|sestinas?|ghazals?|tankas?|pantoums?|acrostics?|ballads?|odes?|couplets?|epigrams?|nursery|raps?|songs?|lyrics|lullaby|rhym\w*)\b/u
const SUNG = /\b(?:songs?|lyrics|lullaby)\b(?!.*\b(?:tune|melody|to the|verses?|chorus|hook)\b)/u

/** Texts that go out under the visitor's name, and texts that are made up. */
export const WRITING: readonly Kind[] = [
  {
    id: 'cover-letter',
    noun: /\b(?:cover(?:ing)? letters?|motivation(?:al)? letters?|letters? of motivation|job application|application letter|personal statement|letters? of intent)\b/u,
    asks: 'bare',
    lines: [
      line('Three short paragraphs, under 250 words: why this job, what I bring, the next step.', 'length'),
      line(
        'Build on what I have told you; no made-up experience, and no stock phrases such as “I am writing to apply”.',
      ),
      GAPS,
    ],
  },
  {
    id: 'cv',
    noun: /\b(?:cv|resumes?|résumés?|curriculum vitae|linkedin (?:profile|summary|headline|about))\b/u,
    asks: 'bare',
    lines: [
      line('Short bullets that begin with a verb and say what came of the work.', /\blinkedin|\bsummary|\bheadline/u),
      lineWhen(/\blinkedin|\bsummary|\bheadline/u, 'Give three versions that differ in what they put first.'),
      GAPS,
    ],
  },
  {
    id: 'interview',
    noun: /\b(?:(?:job |mock )?interviews?)\b/u,
    opening:
      /^(?:interview me|ask me (?:\w+ ){0,3}questions?|(?:help me )?(?:prepare|get ready|practi[cs]e) for .{0,40}\binterview)/u,
    lines: [
      lineWhen(
        PRACTICE,
        'Ask one question at a time, wait for my answer, and say then what was good and what to change.',
      ),
      lineWhen(/\bquestions\b(?!.*\bask me\b)/u, 'For each question, say what a strong answer shows.'),
      line(
        'List the ten questions I am most likely to get, and for each what a strong answer covers.',
        PRACTICE,
        GIVEN,
      ),
      line('Show one model answer, and add three good questions that I can ask them.', PRACTICE, GIVEN),
      lineWhen(
        /^(?!.*\b(?:as an?|questions?|role|position|mock|at [a-z]+)\b)(?!.*\bfor an? (?!(?:job )?interview))/u,
        'Ask me which job it is before you start.',
      ),
    ],
  },
  {
    id: 'comment',
    noun: /\b(?:report card comments?|comments?|testimonials?|quote|obituar(?:y|ies)|business (?:description|profile)|bios?|about me|profile|statement|blurb)\b/u,
    lines: [
      lineWhen(/\b(?:bio|about me|profile)\b/u, 'Put what matters most to the reader first; no stock phrases.'),
      line('Give two versions that begin differently, specific and in plain words.', 'count'),
      line('Invent no facts; leave a gap in square brackets for what is missing.', /\bcomment/u),
    ],
  },
  {
    id: 'speech',
    noun: /\b(?:speech(?:es)?|toast|eulogy|best man|maid of honou?r|vows|(?:elevator |sales )?pitch(?= for| to| about|$)|elevator pitch|opening remarks|keynote|presentation script)\b/u,
    asks: 'bare',
    lines: [
      line('About two minutes when spoken, in short sentences that are easy to say.', 'length'),
      line('Open with one concrete moment, not with a greeting formula.', /\bpitch/u),
      lineWhen(TOASTS, 'End with the line to raise a glass to.'),
      lineWhen(/\bpitch/u, 'Open with the problem, then what I offer, the proof, and what I ask for.'),
      line('Leave a gap in square brackets where a story of mine belongs; invent none.', FUNNY, /\bpitch|\bfiction/u),
    ],
  },
  {
    id: 'card',
    noun: /\b(?:(?:birthday|wedding|anniversary|christmas|sympathy|condolence|thank[- ]you|get[- ]well|farewell|retirement|greeting|valentine'?s?) (?:cards?|wish(?:es)?|messages?|notes?)|condolences?|thank[- ]you note|birthday wish(?:es)?|card message)\b/u,
    opening: /^(?:what (?:should|can|do|to) (?:i )?(?:write|put) in|thank (?:my|our|the|all)|congratulate)\b/u,
    lines: [
      line('Give three versions of two to four sentences that differ in tone.', 'count'),
      line('Simple and sincere, without stock phrases.', FUNNY),
      lineWhen(
        /\b(?:friend|mom|mum|mother|dad|father|sister|brother|grandma|grandpa|wife|husband|partner)\b(?!.*\b(?:died|death|passed)\b)/u,
        'Leave a gap in square brackets where a shared memory would fit.',
      ),
    ],
  },
  {
    id: 'text-message',
    noun: /\b(?:text(?: message)?s? to|messages?(?! (?:queue|broker|bus)|s?[.?!])|msgs?|notes?(?= (?:for|to)\b)|(?:break ?-?up|apology|sorry|goodbye|reminder) texts?|texts?(?= (?:to|for) (?:my|our|his|her|a|the) (?:best |old |new |ex[- ]?)?(?:friend|boss|mom|mum|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|sister|brother|neighbou?r|landlord|teacher|colleague|coworker|roommate|client|customer|seller|school|team|group|family|guests)\b)|text message|whatsapp (?:message|to)|sms to|dm to|direct message|message to|messages? (?:for|asking|telling|saying)|slack message|teams message|tinder|hinge|dating (?:profile|bio)|pickup lines?|reply to (?:my|a|this|his|her) (?:text|message)|voicemail|out[- ]of[- ]office)\b/u,
    opening:
      /^(?:what (?:should|do|can) i (?:text|reply|respond)|text (?:my|to)|message (?:my|to)|(?:tell|inform|notify|remind) (?:the|our) (?:teacher|school|landlord|neighbou?rs?|team|client|customers?|guests|tenants?)\b|how (?:do|should|can) i (?:reply|respond))\b/u,
    asks: 'bare',
    lines: [
      line('Two to four sentences, in everyday words.', 'length', DATING),
      line('Give two versions that differ in tone.', 'count', DATING),
      line('Invent no facts; leave a gap in square brackets for what you do not know.', DATING),
      lineWhen(DATING, 'Give five short ones that differ, each easy to answer.', 'count', /\b(?:bio|profile)\b/u),
    ],
  },
  {
    id: 'email',
    noun: /\b(?:e-?mails?|mail to|reply to (?:an? |this |the |my )?(?:customer|client|complaint|review|email)|customer (?:reply|response)|follow[- ]up|reminders?(?= to| for| about|$)|inquir(?:y|ies)|thank[- ]you to|day off request|request (?:to|for) (?:my|the|a))\b/u,
    opening:
      /^(?:e-?mail (?:my|to|the|a)|(?:reply|respond) to|answer (?:this|the|a|an|my) (?!question|quiz|exam|riddle)|write (?:to|back to) (?:my|the|a|our)\b)/u,
    asks: 'bare',
    lines: [
      lineWhen(REPLY, 'Answer every point that was raised, and say what happens next; no stock phrases.'),
      line('Give a subject line.', REPLY, /\bsubject/u),
      line(
        'Say what it is about and what I ask for in the first two sentences; stay under 150 words.',
        REPLY,
        'length',
      ),
      GAPS,
    ],
  },
  {
    id: 'letter',
    noun: /\b(?:letters?|resignation|complaint|apology|reference|recommendation letter|notice|petition|appeal|invitations?|announcement|memo)\b/u,
    asks: 'bare',
    lines: [
      lineWhen(
        /\bcomplain|\bappeal|\brefund|\bdeposit|\bdispute/u,
        'Set out the facts in order, then what I want and by when.',
      ),
      lineWhen(
        /\bresign|\bnotice/u,
        'Keep it to three short paragraphs: the decision and last day, the handover, thanks.',
      ),
      lineWhen(/\brecommend|\breference/u, 'Give two strengths, each with a concrete example to fill in.'),
      lineWhen(/\binvit|\bannounce/u, 'Say what, when, where and how to answer so that nobody has to ask.'),
      line(
        'Under 200 words, with the point in the first paragraph.',
        FICTION,
        /\bresign|\bcomplain|\binvit|\bannounce|\brecommend|\breference|\bsanta\b|\bfuture self\b|\blong|\bpages?\b|\bshort|\bwords?\b|\blove letter|\bto (?:my|our) (?:\w+ )?(?:grandma|grandmother|grandpa|mom|mum|dad|friend|daughter|son|wife|husband)\b/u,
      ),
      lineWhen(FICTION, 'Write in that person’s own voice, with details of their time.'),
      line(GAPS.text, FICTION, ...GAPS.unless),
    ],
  },
  {
    id: 'prompt',
    noun: /\bprompt(?= (?:for|to|that|in)\b)/u,
    lines: [
      line('Return only the prompt, ready to paste.'),
      line(
        'Make it specific about what is wanted, for whom and in what form.',
        /\bmidjourney|\bimage|\bpicture|\bdall/u,
      ),
    ],
  },
  {
    id: 'how-to-write',
    opening:
      /^how (?:do|can|should|would|to)(?: i| you| we)? (?:write|start|begin|end|format|structure|address)\b.{0,60}\b(?:letter|e-?mail|essay|resume|cv|speech|story|novel|book|report|paper|poem|article|paragraph|introduction|conclusion|thesis|bio|proposal|statement|eulogy|toast|blog)\b/u,
    lines: [
      line('Say what belongs in it, in order, and what to leave out.'),
      line('Show a short example that I can adapt.'),
      line('Name the mistake that readers notice first.'),
    ],
  },
  {
    id: 'novel-plan',
    noun: /\b(?:(?:novel|book|story|plot|chapter|season) (?:outline|plan|structure|synopsis)|plot(?: twists?)?|outline for (?:a|my) (?:novel|book|story)|character (?:profile|sheet|backstory|description)s?|backstory|world ?building|magic system)\b/u,
    asks: 'bare',
    lines: [
      line('Give each character something they want and something in the way.', /\bmagic system|\bworld/u),
      line('Be specific: names, places, objects, details that belong to no other story.'),
      lineWhen(
        /\boutline|\bplot\b|\bplan|\bstructure/u,
        'Set it out as a numbered list, two or three sentences for each step.',
      ),
    ],
  },
  {
    id: 'script',
    noun: /\b(?:screenplay|dialogues?|(?:movie|film|play|comedy|tv|podcast|theater|theatre|sketch) scripts?|monologues?|skit|sketch|rap battle|conversation between)\b/u,
    lines: [
      line('Use script format: scene line, names, speech, short directions.', /\bmonologue|\bpodcast/u),
      line('Give each speaker a voice of their own and something they want.', /\bmonologue/u),
      lineWhen(/\bmonologue/u, 'Build it up step by step, with the strongest moment last.'),
      line('Start in the middle of the situation and end on a turn, not on a lesson.'),
    ],
  },
  {
    id: 'verse',
    noun: /\b(?:poems?|poetry|haikus?|sonnets?|limericks?|ode|ballad|villanelle|sestina|ghazal|tanka|pantoum|couplets?|epigram|rhymes?|acrostic|lullaby|songs?|lyrics|rap)\b/u,
    lines: [
      line('Concrete images from this subject alone; no worn-out phrases.', /\bhaiku|\blimerick/u),
      lineWhen(SUNG, 'Label the parts, and make the chorus short and easy to sing.'),
      lineWhen(/\btune\b|\bmelody\b/u, 'Fit every line to the melody, syllable by syllable.'),
      lineWhen(/\brap\b/u, 'Make it easy to say on the beat, with rhymes inside the lines as well.'),
      lineWhen(/\bhaiku/u, 'One image of this moment; no rhyme, no comparison, no comment.'),
      lineWhen(/\b(?:villanelle|sonnet|sestina|ghazal|tanka|pantoum|limerick)/u, 'Keep strictly to the form.'),
      lineWhen(/\blimerick/u, 'Let the last line surprise.'),
      line('Keep the rhythm natural when read aloud.', FIXED_FORM),
      line('End on an image, not on a moral.', FIXED_FORM, FUNNY, /\bbirthday/u),
    ],
  },
  {
    id: 'story',
    opening: /^(?:continue|finish)(?::| (?:this|the|my) (?:story|text|chapter|scene))/u,
    noun: /\b(?:stor(?:y|ies)|tales?|fairy ?tales?|fan ?fic(?:tion)?|fiction|novel|fable|bedtime|chapter|flash fiction|creepypasta|romance|thriller|narrative|scenes?|anime episode|episode)\b/u,
    lines: [
      line(
        'About 600 words.',
        /\blong|\bshort[- ]short|\bwords?\b|\bpages?\b|\bnovel\b|\bchapter|\bepisode|\bstories\b|\bparagraph|\bsentences?\b|\bmin(?:utes?)?\b|\blines?\b|\bsix[- ]word|\bflash\b/u,
      ),
      lineWhen(/\bcontinue|\bfinish/u, 'Pick up exactly where it stops, in the same voice and tense.'),
      lineWhen(YOUNG, 'Use short sentences that are good to read aloud, and let it end calmly.'),
      line(
        'Begin in the middle of something happening, and show people through what they do and say.',
        YOUNG,
        /\bcontinue|\bfinish|\bonce upon|\bchapter/u,
      ),
      line(
        'End on an action or an image, with no moral and no summary.',
        YOUNG,
        /\bmoral|\bfable|\blesson|\bending\b|\bend (?:on|with)\b|\bcliff/u,
      ),
    ],
  },
  {
    id: 'jokes',
    noun: /\b(?:jokes?|puns?|riddles?|roast|memes?|stand[- ]?up|fun facts?|tongue twisters?)\b/u,
    opening: /^roast\b|^tell me (?:a|an|some|another) (?:joke|riddle|pun|fun fact)/u,
    lines: [
      line(
        'Give five, each of a different kind, the best first.',
        /\ba (?:\w+ )?(?:joke|riddle|pun|meme|fun fact)\b|\d|\bstand|\broast|\b(?:one|two|three|four|five|six|ten|some) /u,
      ),
      line('Something new rather than a classic that everyone knows.', /\bfun fact|\broast/u),
      lineWhen(/\broast/u, 'Teasing, not hurtful; play on the details that I gave.'),
      lineWhen(/^(?!.*\banswers?\b).*\briddle/u, 'Put the answers at the end.'),
    ],
  },
  {
    id: 'coaching',
    lines: [
      line('Ask one question at a time and wait for my answer.', /\bone (?:question )?at a time/u),
      line('Point to what is weak or missing in my answers, and leave the wording to me.'),
    ],
  },
  {
    id: 'roleplay',
    opening:
      /^(?:act (?:as|like)|pretend|role ?-?play|you are (?:now )?(?:a|an|my|the)\b|i want you to (?:act|be|play)|be my\b|play the role|imagine you are|simulate)\b/u,
    lines: [
      lineWhen(
        /^(?!.*\bonly (?:reply|answer|respond|output)).*\b(?:terminal|console|shell|interpreter|repl|compiler|database|sql server|excel)\b/u,
        'Answer only with what it would print, in one code block, and explain nothing.',
      ),
      lineWhen(
        /\b(?:terminal|console|shell|interpreter|repl|excel)\b/u,
        'Keep track of files, folders and variables from one command to the next.',
      ),
      lineWhen(
        /^(?!.*\binterview)(?!.*\b(?:terminal|console|shell|interpreter|repl|compiler|database|sql server|excel|translator)\b)/u,
        'Stay in the role and keep each turn short, so that I can answer.',
      ),
      lineWhen(
        /\binterview me\b/u,
        'Stay in the role until I say stop; then tell me what was strong and what to change.',
      ),
      lineWhen(/\bcorrect me|\bmy mistakes/u, 'For each mistake give the right sentence and a short reason.'),
    ],
  },
]
