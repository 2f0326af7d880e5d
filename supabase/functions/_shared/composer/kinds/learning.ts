import type { Kind } from '../types.ts'
import { line, lineWhen } from './line.ts'

const HEALTH =
  /\b(?:symptoms?|pain|hurts?|dose|dosage|medication|medicine|pills?|ibuprofen|paracetamol|pregnan\w+|rash|fever|blood pressure|diagnos\w+|blood (?:test|work|sugar)|test results|diabet\w*|headaches?|migraine|infection|supplement|fasting|anxiety|depress\w+|insomnia|allerg\w+|dizzy|injur\w+|can'?t sleep|lump|bleed\w*)\b/u
const WORDING = /\b(?:say|tell|decline|bring (?:it|this|that) up|word(?:ing)?|explain)\b/u
// One script is wanted, and no choice.
const SCRIPT = /\b(?:word for word|exact words)\b/u
const PERSON =
  /\b(?:talk|ask|convince|apologi[sz]e|confront|boss|friend|mother|mom|mum|father|dad|husband|wife|partner|girlfriend|boyfriend|colleague|coworker|neighbou?r|roommate|daughter|son|teenager|sister|brother)\b/u
const PROOF = /\b(?:actually|proven|evidence|effects?)\b/u
const CHILD =
  /\beli5|\blike i'?m\b|\b(?:for|to) (?:a |my |our )?(?:kids?|child(?:ren)?|son|daughter|toddler)\b|\b(?:son|daughter|kid|child|toddler) asks?\b|\byear[- ]olds?\b/u

// Something has happened, or is about to: steps help, a choice of ways does not.
const URGENT = /\b(?:now|hours?|minutes?|tonight|pushed|deleted|leak\w*|swallowed|spilled)\b/u
const SWALLOWED = /\b(?:ate|eaten|swallowed|drank|poison\w*)\b/u

/** What a careful friend adds to a question about health. */
const CARE = [
  lineWhen(SWALLOWED, 'Say when to call a doctor, a vet or poison control.'),
  lineWhen(HEALTH, 'Say which signs mean that I should see a doctor.'),
]

/** To understand, to practise and to be examined. */
export const LEARNING: readonly Kind[] = [
  {
    id: 'decision',
    opening:
      /^(?:should i .{1,80}\bor\b|which (?:is|one|of|are|should|would)\b(?!.*\bdifference)|what(?:'?s| is)? better\b|help me (?:decide|choose|pick)\b|(?:decide|choose|pick)\b.{0,60}\bbetween\b|[\w-]+(?: [\w-]+)? or [\w-]+(?: [\w-]+)?\??$)/u,
    sources: 'dispute',
    lines: [
      line('Give your choice first, with the reasons that decide it.'),
      line('Say what speaks for the other side, and which fact would change your answer.', /\bbetter\b/u),
    ],
  },
  {
    id: 'comparison',
    opening:
      /^(?:compare|contrast|what(?:'?s| is| are)? (?:the )?(?:difference|pros and cons|advantages)|(?:give me |list |tell me |what are )?(?:the )?pros and cons)/u,
    noun: /\b(?:comparison|pros and cons)\b/u,
    sources: 'dispute',
    lines: [
      line('Use a table with one row for each point that matters, and end with what it comes to.', 'form'),
      lineWhen(/\bexplain\b|\bdifference between|\bthe difference/u, 'Give a short example for each.'),
      ...CARE,
    ],
  },
  {
    id: 'language-practice',
    opening:
      /^(?:teach me (?:french|spanish|german|italian|japanese|korean|english|arabic|mandarin|chinese|portuguese|dutch|russian)|(?:practi[cs]e|let'?s practi[cs]e|speak|talk to me in|help me (?:practi[cs]e|learn))\b.{0,20}\b(?:french|spanish|german|italian|japanese|korean|english|arabic|mandarin|chinese|portuguese|dutch|russian)\b)/u,
    asks: 'bare',
    lines: [
      line('Go a small step at a time, and wait for my answer before you go on.', /\bweeks?|\bmonths?|\bplan\b/u),
      line('Correct my mistakes kindly, with the right sentence and a short reason.'),
    ],
  },
  {
    id: 'how-to',
    opening:
      /^(?:how (?:to|(?:do|can|should|would|could|does) (?:i|we|you|u|one))\b(?! (?:\w+ly )?(?:deal|cope|feel|know (?:if|whether)|get over|tell|talk|ask|convince|forgive|handle|stop|not|decline|refuse|reject|say|explain|bring|respond|react|approach|admit|apologi[sz]e|comfort|support|break|end|confront|motivate|become|be|answer|invite|mention|negotiate|make money|get (?:rich|more|better|over|along)|lose|gain|save|earn)\b)(?!.*\b(?:friends?|boss|manager|wife|husband|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|colleagues?|coworkers?|neighbou?rs?|roommate|in-?laws|my (?:kid|son|daughter|teenager|toddler|parents?)|without (?:sounding|hurting|offending|ruining|being))\b)|what(?:'?s| is) the (?:best|easiest|fastest|right) way to\b|teach me (?:how )?to\b|show me how\b|(?:give me |write |what are (?:the )?)?(?:steps|instructions|a tutorial|a guide)\b|(?:the )?best way to (?!learn))/u,
    lines: [
      line('Give numbered steps in the order I do them, with what I need first.', /\bstep[- ]by[- ]step|\bcalculat/u),
      line('Say how I can tell that each important step has worked, and name the most common mistake.'),
      ...CARE,
    ],
  },
  {
    id: 'advice',
    opening:
      /^(?:how (?:to|(?:do|can|should|would|could) (?:i|we|you|u))\b|(?:apologi[sz]e|talk|say sorry|break up|come out|confront|tell) (?:to |with )?(?:my|our|him|her|them)\b|what (?:should|can|could|do|would) (?:i|we|you) (?:do(?! with)|say|tell|answer|write|need|clean|change|expect|check|look|try)\b|what now\b|what to (?:say|do|expect|write|tell)\b|should (?:i|we)\b|is it (?:rude|worth|weird)\b|ask (?:for|my|him|her|them)\b|i (?:feel|can'?t|cannot|don'?t know|am struggling|struggle|keep|hate|'m struggling)\b|(?:any |some )?advice\b|make my \w+ (?:\w+er|less|more|stop)\b|help me (?:stop|get over|cope|deal|feel|be|understand why|sleep|focus|lose|save|quit)\b)/u,
    noun: /\b(?:advice|suggestions?)\b/u,
    sources: 'dispute',
    lines: [
      line(
        'Start with what you would do first, and why.',
        /^how (?:do|can|should|to)\b.*\b(?:explain|say|tell|decline|ask)\b/u,
        SCRIPT,
      ),
      lineWhen(WORDING, 'Give two or three wordings that I can use as they are.', SCRIPT),
      lineWhen(SCRIPT, 'Write it out from my first sentence to my last, and what I answer to the likeliest reply.'),
      line('Then two or three realistic options, with what speaks for and against each.', URGENT, WORDING),
      lineWhen(URGENT, 'Then the next steps in order, and what to leave alone.'),
      lineWhen(PERSON, 'Where words matter, write out the sentence that I could say.', WORDING),
      ...CARE,
    ],
  },
  {
    id: 'trouble',
    opening:
      /^why (?:does|did|do|is|are|isn'?t|aren'?t|won'?t|doesn'?t|don'?t|can'?t|has|have) (?:my|our|this|these)\b|^what(?:'?s| is) (?:it|this|that|wrong)\b/u,
    sources: 'dispute',
    lines: [
      line('Start with the most likely answer and how I can tell that it is the right one.'),
      line('Then the others in order of likelihood, each with what to do.'),
      ...CARE,
    ],
  },
  {
    id: 'sources',
    opening:
      /^(?:(?:find|list|show|name|recommend)(?: me)? )?(?:(?!write|draft|case|read|summari)[\w-]+ ){0,3}(?:sources|studies|papers) (?:on|about|for|that)\b/u,
    lines: [
      line('For each give author, date, what it shows, and a link or where it is kept.', 'form'),
      line('Name only what you are sure exists.'),
    ],
  },
  {
    id: 'which-ones',
    opening: /^which (?:[\w-]+ ){1,4}(?:give|offer|have|allow|accept|need|use|work|pay|are|can|do)\b/u,
    sources: 'dispute',
    lines: [line('Give a short list, the best fit first, each with the condition that decides.', 'form')],
  },
  {
    id: 'overview',
    opening:
      /^(?:what (?:are|were|causes?|caused|happened|happens|led|do we know)\b|(?:why|how) did\b|tell me (?:more )?about|overview of|introduction to|intro to|discuss|(?:latest|recent|current) (?:research|findings|news|evidence) (?:on|about)|(?:the )?(?:history|causes|effects|benefits|types) of|(?:research|find out|look into|investigate|report on)\b|(?:give me )?(?:information|info|facts|details) (?:on|about))/u,
    sources: 'dispute',
    lines: [
      line('Start with the answer in two or three sentences.'),
      line('Then the main points, the most important first; say what is disputed or uncertain.', 'form'),
      ...CARE,
    ],
  },
  {
    id: 'fact',
    opening:
      /^(?:(?:the )?(?:capital|population|currency|height|meaning) of|convert \d|what(?:'?s|s| is) \d|what(?:'?s|s| is) (?:the|another|a) word for|who (?:is|was|won|invented|wrote|discovered|made|played)|when (?:is|was|did|does|will)|where (?:is|was|are|did|can)|how (?:many|much|long|old|far|tall|big|often)|what(?:'?s| is| was) the (?:capital|population|height|name|date|time|tallest|largest|biggest|smallest|fastest|longest|oldest|currency|distance|boiling|freezing|speed|age|price|weather|symbol|chemical|square root|most|first|last|best[- ]selling)|what (?:year|time|day|date|colou?r|country|city)|which (?:country|planet|city|year|animal|river))\b/u,
    sources: 'date',
    lines: [
      lineWhen(/^how (?:many|long|old|far|tall|big|often)\b/u, 'Give the figure first.'),
      lineWhen(/^how much\b/u, 'Give the figure or the range first, then what it depends on.'),
      ...CARE,
    ],
  },
  {
    id: 'explanation',
    opening:
      /^(?:explain|teach me|describe how|help me understand|understand|what does .{1,80} mean|what(?:'?s| is| was)\b|how (?:does|do|did|is|are|was|were)\b|why\b|tell me (?:how|why|what)|eli5|define|.{2,60} explained\b)/u,
    sources: 'dispute',
    lines: [
      line('Start with the core of it in one or two sentences.', /\b(?:actually|proven|evidence|sources?)\b/u),
      line('Then explain it step by step in plain words, with an example.', CHILD, PROOF),
      lineWhen(CHILD, 'Then use one everyday comparison and no technical terms.'),
      lineWhen(PROOF, 'Keep what is well established apart from what is only suspected.'),
      ...CARE,
    ],
  },
  {
    id: 'yes-or-no',
    opening:
      /^(?:is|are|am|was|were|does|do|did|can(?!'?t)|could|will|would|(?:has|have) (?:i|you|we|they|he|she|it|the|any))\b/u,
    sources: 'dispute',
    lines: [
      line('Answer first, in one or two sentences; then the reason.', 'length'),
      line('If it depends on something, say on what; if it is not known for sure, say so.'),
      ...CARE,
    ],
  },
  {
    id: 'symptom',
    opening:
      /^(?:(?:a |the |severe |bad |sharp |constant )*(?:headache|migraine|pain|rash|fever|cough|sore|swollen|chest|stomach|back pain|toothache)\b|(?:my )?[\w ]{2,20} (?:hurts?|aches?)\b)/u,
    sources: 'dispute',
    lines: [
      line('Start with what it may be, the likeliest first, and what I can do now.'),
      line('Say which signs mean that I should see a doctor, and how soon.'),
    ],
  },
  {
    id: 'quiz',
    noun: /\b(?:quiz(?:zes)?|multiple[- ]choice|test questions|exam(?:ination)? questions|practice (?:test|exam|questions|problems)|trivia|worksheets?|mcqs?|exercises?(?=.*\b(?:simple|perfect|tenses?|grammar|vocab\w*|gaps?|key|equations?|fractions?)\b))\b/u,
    opening: /^(?:quiz me|test me)\b/u,
    lines: [
      lineWhen(/^(?:quiz|test) me\b/u, 'Ask one question at a time and wait for my answer.'),
      lineWhen(/^(?:quiz|test) me\b/u, 'After each answer, say whether it was right and why, in a line or two.'),
      line('Go from easy to hard.', /^(?:quiz|test) me\b|\bhard to easy/u),
      lineWhen(
        /\bmultiple|\bmcqs?|\bquiz\b(?!.*\bme\b)/u,
        'If there are answers to choose from, make the wrong ones plausible.',
      ),
      line(
        'Put an answer key at the end, with one line of explanation for each answer.',
        /^(?:quiz|test) me\b|\b(?:key|no answers|without answers)\b/u,
      ),
    ],
  },
  {
    id: 'flashcards',
    noun: /\b(?:flash ?cards?|anki)\b/u,
    lines: [
      line('Make a table with two columns, front and back.', /\||\bper line\b|\btable|\bcsv|\banki/u),
      line('One fact per card, the answer short enough to say aloud; the basic cards first.'),
    ],
  },
  {
    id: 'lesson-plan',
    noun: /\b(?:lesson(?: plan)?s?|lecture|workshop plan|unit plan|class activit(?:y|ies)|curriculum|course outline|syllabus)\b/u,
    asks: 'short',
    lines: [
      line('Begin with what the learners can do at the end.'),
      line('Then a table: minutes, activity, what I do, what they do, material.', 'form'),
      line('End with a short check of understanding, and a way to help those who find it hard.'),
    ],
  },
  {
    id: 'study-help',
    noun: /\b(?:study guide|study notes|cheat ?sheet|revision notes|notes on|mind ?map|glossary)\b/u,
    sources: 'dispute',
    lines: [
      line('Order it from the basics to the details, under short headings.'),
      line('For each idea: a definition in one sentence and one example.'),
      line('End with five questions to test myself, and the answers.', 'count'),
    ],
  },
  {
    id: 'maths',
    opening:
      /^(?:solve|calculate|compute|evaluate|prove|proof|integrate|differentiate|factor|simplify|derive|find the (?:derivative|integral|value|area|probability|limit|roots?|equation|sum|volume|slope)|if .{0,200}\d.{0,200}\b(?:how|when|what|which)\b|.{0,60}\d ?(?:m\/s|km\/h|mph|newtons?|volts?|mol)\b.{0,120}\b(?:how|when|what)\b|what is the (?:derivative|integral|probability|area)|.{1,120}\bprobability\b|\d[\d\s+*/^().x=-]+\??$)/u,
    noun: /\b(?:math(?:s|ematics)? (?:problem|homework|question)|equation|word problem|physics problem|chemistry problem|theorem|probability|derivative|integral|permutations?|square root)\b/u,
    lines: [
      line('Show each step and say in a few words why it is taken.', /\bstep/u),
      line('Check the result in another way, then put the final answer on a line of its own.', /\bprov|\bproof/u),
    ],
  },
  {
    id: 'essay',
    noun: /\b(?:essays?|term paper|research paper|thesis statement|dissertation|argumentative|book report|literature review|position paper|case study)\b/u,
    asks: 'short',
    sources: 'dispute',
    lines: [
      lineWhen(/\bthesis statement/u, 'Give three to choose from, one sentence each, specific and open to argument.'),
      lineWhen(/\bthesis statement/u, 'For each, name the two or three points that an essay would prove.'),
      line(
        'State the main claim in the first paragraph, and give each paragraph one point with its evidence.',
        /\bliterature review|\bbook report|\bthesis statement/u,
      ),
      lineWhen(
        /\bliterature review/u,
        'Group the studies by theme; say where they agree, where they differ, and what is missing.',
      ),
      line(
        'Deal fairly with the strongest objection.',
        /\bthesis statement|\bdescriptive|\bpersonal|\bnarrative|\bbook report|\bliterature review|\badmission|\bcollege/u,
      ),
      lineWhen(
        /\bpersonal|\bnarrative|\badmission|\bcollege app|\bscholarship/u,
        'Leave a gap in square brackets where a memory of mine belongs; invent none.',
      ),
      line(
        'Use no invented quotations or sources, and mark what I should look up.',
        /\bthesis statement|\bpersonal|\bnarrative|\badmission/u,
      ),
    ],
  },
]
