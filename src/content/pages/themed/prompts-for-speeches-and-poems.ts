import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Speeches, Poems and Messages',
  metaDescription:
    'AI prompts for speeches, poems and messages: farewell, eulogy, toast, vote of thanks, birthday and love poems, limericks, wishes, sympathy and jokes.',
  title: 'AI Prompts for Speeches, Poems and Messages',
  purpose: 'planning',
  level: 'adults',
  description:
    'Prompts for what has to be said aloud, in rhyme or on a card, built on the two or three things that only you know about the person.',
  introduction:
    'Words for an occasion have to do one thing: show that you have seen this person and not just anyone. An AI can count syllables, find a rhyme for “Wednesday”, keep to three minutes and cut the dull part. What it lacks is Wednesday itself. Beginners give it a name and an adjective, and it gives back a greeting card. So before you paste a prompt, write down three things that happened, in bad sentences: what they said, carried, burnt or mended. Fill them in. Read the answer aloud, standing up, and mark where you stumble; those are the lines that aren’t yours. Change them, shorten everything by a quarter, and practise once more before the kettle boils.',
  prompts: [
    {
      title: 'Farewell speech for a colleague',
      tags: ['speech'],
      text: 'Write a farewell speech for [colleague], who is leaving [workplace] for [next step, or not to be mentioned].\n\nI am: [my tie to them]\nWhat they did that nobody asked for: [deeds]\nStories, known and unknown: [stories]\nSayings and habits: [habits]\nGift: [gift, or none]\n\nThree minutes, 380 words to be spoken. Start on an ordinary Tuesday, tell one story in full, say what will be missing, thank them for us, joke once, hand over the gift. No dates of service, no “big shoes to fill”. Ask me for anything you’d otherwise invent.',
    },
    {
      title: 'Motivational speech for students',
      tags: ['speech', 'hopeful'],
      text: 'I’m to encourage students: [age, school, number] on [occasion: e.g. before exams, first day, after a lost match]. I am [who I am]. A time I failed, and what I did next morning: [failure]. What they’re really up against: [difficulties]. Write [minutes] minutes to be spoken: begin with the failure, say aloud what they’re thinking, one thing to do tomorrow before breakfast, a last line that they can repeat to each other. No famous dropouts, no “dream big”, no quotation. If my story ends too well, ask for the part I left out.',
    },
    {
      title: 'Independence Day speech',
      tags: ['speech'],
      text: 'Write an Independence Day speech for [country, or another national day], [minutes] minutes long.\n\nSpeaker: [speaker: e.g. pupil of eleven, head teacher, mayor]\nAudience and place: [audience]\nLanguage level: [simple, ordinary, formal]\nA person, street or family story from here: [story]\nTo be mentioned: [points, or none]\n\nGreeting as it’s done there, the story, what was won and by whom, what’s still to do, one promise the listeners can keep this week, the customary closing words. Only well-known historical facts, listed below with dates for me to check. Nothing against other nations, parties or faiths. No quotations unless I supply them.',
    },
    {
      title: 'Speech for any occasion',
      tags: ['speech'],
      text: 'Write me a speech for [occasion], [minutes] minutes.\n\nSpeaker: [who I am there]\nListeners: [people, mood, what they expect]\nAfterwards they should: [aim: e.g. laugh, give money, feel thanked]\nWhat happened: [two or three events]\nMust be named: [people, thanks]\nStays out: [subjects]\n\nFirst give three possible beginnings, one line each, and let me choose. Then the speech, 125 words a minute, in sentences I can say in one breath, with pauses marked and a last sentence that tells people what to do now. Use only what I’ve told you and ask about gaps.',
    },
    {
      title: 'Father of the bride speech',
      tags: ['speech', 'tender'],
      text: 'Help me with a parent’s wedding speech. I’m the [father, mother or other] of [bride or groom], who is marrying [partner].\n\nWhen my child was small: [event]\nWhat I admire in them now: [deed]\nFirst time I met the partner: [moment]\nTo thank or remember: [people, including those we miss]\nI’m afraid of: [fear]\n\nFour minutes, 480 words: a welcome of two sentences, the small child, the grown one, the partner as a person and not a prize, advice I earned myself, the toast. Mark where I may breathe. No jokes about the bill.',
    },
    {
      title: 'Eulogy for someone I loved',
      tags: ['speech', 'tender'],
      text: 'I have to speak at the funeral of [name, who they were to me]. Ask me six questions, one at a time, and be patient: what their hands did, what they said daily, where they sat, what made them cross, what they gave me, how to speak of the end. Then four minutes, 480 words, from my answers alone, in short sentences, with one thing we can laugh at. Faith: [faith, or none]. Don’t make them a saint. Mark two places where I can stop, and names and dates to check.',
    },
    {
      title: 'Toast for any occasion',
      tags: ['speech'],
      text: 'Write a toast for [occasion: e.g. a 50th, an engagement, the new boat] to [person or people], from [me: my tie to them]: one true moment, [moment], one wish that fits only them, and glasses up. A hundred words, no quotation, easy to say with a full glass; then one of 25 words in case somebody else has said it all.',
    },
    {
      title: 'Retirement speech, mine or theirs',
      tags: ['speech', 'bittersweet'],
      text: 'Write a retirement speech of three minutes. It’s [mine, or for whom and my tie to them], after [years] years as [job].\n\nThe first day: [first day]\nWhat changed, what never did: [two things]\nPeople to name, and for what: [people]\nA mistake we can laugh about: [mistake]\nMondays from now on: [plans]\n\n380 words to be spoken: begin on the first day, end on a Monday. Thanks with reasons, no list of job titles, no golden years. If it’s mine, give no advice to those who stay. Ask for what’s missing.',
    },
    {
      title: 'Vote of thanks speech',
      tags: ['speech'],
      text: 'Write a vote of thanks for [event] in the order of thanks usual there: [people in order, and what each really did]. Speaker: [who I am]. It takes [number] minutes: one sentence of thanks for each with the thing they did, and a line that picks up something from the chief guest’s talk: [line, to be filled in on the day]. Names and titles exactly as written; tell me whom such events usually thank and I haven’t. No “last but not least”.',
    },
    {
      title: 'Birthday poem for anyone',
      tags: ['verse'],
      text: 'Write a birthday poem for [person and age] from [sender], [funny, warm or both], in [number] lines of four beats, rhymed aabb, out of these facts: [habits, sayings, a disaster, something they love]. Each couplet uses one fact. Ordinary word order, no “hip hip hooray”, no joke about age unless I add one. List the rhymes below and mend any that doesn’t sound true.',
    },
    {
      title: 'Love poem for wife or husband',
      tags: ['verse', 'tender'],
      text: 'Write a love poem for my [wife, husband or partner, first name] after [years] years. What they did this morning: [this morning]. What they don’t know I see: [detail]. A bad time we came through: [event]. Our joke: [joke].\n\nTwelve to sixteen lines, [rhymed or not], the morning first, the bad time in one line, the joke near the end. Plain words, “you” rather than “she” or “he”. No stars, roses, hearts or for ever. Then four lines of it, short enough for a card. Ask for anything I left empty.',
    },
    {
      title: 'Rhyming poem',
      tags: ['verse'],
      text: 'Write a rhyming poem about [subject or person] for [reader and occasion], in [number] verses of four lines, rhyme scheme [scheme: e.g. abab, aabb], with an even beat, from these details: [details]. Full rhymes only, word order as people speak, no line that’s there only for the rhyme. Check the beat line by line, then show the two weakest lines and a better try for each.',
    },
    {
      title: 'Limerick about anyone',
      tags: ['verse', 'funny'],
      text: 'Write three limericks about [person, animal, place or thing] with [facts: e.g. sells bicycles, afraid of geese]: rhyme aabba, the beat right, the joke in line five and not before. Kind, clean enough for [audience], none beginning with “There once was”. Tell me which to read out first.',
    },
    {
      title: 'Acrostic poem from a name',
      tags: ['verse'],
      text: 'Write an acrostic on [name or word], for [occasion], one line for each letter, all of them full sentences that hang together from first to last. Use these facts: [facts]. No row of adjectives, no line that could be about anybody. Rhymed: [yes or no]. Then a second one in a different mood.',
    },
    {
      title: 'Funny poem for a colleague',
      tags: ['verse', 'funny'],
      text: 'Write a funny poem for [colleague] at [workplace], to be read aloud at [occasion], about [habits, sayings, famous mishaps]. Twenty lines at most in rhyming couplets with a strong beat, the laugh on things they tell about themselves. Nothing on looks, age, love, money, health or the boss. Turn kind in the last four lines. Flag any line that might sting when read by somebody else.',
    },
    {
      title: 'Haiku about anything',
      tags: ['verse'],
      text: 'Write five haiku about [subject], seen in [season and place], one of them comic: five, seven and five syllables in English, counted below each line. One thing that can be seen, one turn, no explaining, no comparisons. Then one that breaks the count and is better for it.',
    },
    {
      title: 'Birthday wishes',
      tags: ['messages'],
      text: 'Write birthday wishes for [person and age] from [me, and my tie to them], using [something that happened this year, or a habit]. Five versions under 30 words: warm, dry, for the family chat, for a boss, for somebody I’ve neglected. No “another year older”, no list of hopes.',
    },
    {
      title: 'Good luck message',
      tags: ['messages', 'hopeful'],
      text: 'Write a good luck message to [person] before [event: e.g. an exam, an operation, a match, a new job], who is [mood: e.g. calm, sick with nerves]. What I know they can do: [proof]. Three versions under 30 words, none with “you’ve got this”, none that promises how it’ll end, one that makes them smile. Add one line for the evening after, whatever happened.',
    },
    {
      title: 'Sympathy card message',
      tags: ['messages', 'tender'],
      text: 'Write four lines for a sympathy card to [person], who lost [whom, or what: e.g. her brother, a baby, a dog]. A thing I remember, or none: [memory]. What I’ll do: [offer with a day]. Name the one who died. No reason, no comparison, no “at least”, no question they’d have to answer. Faith: [faith, or unknown].',
    },
    {
      title: 'Thank-you message to a teacher',
      tags: ['messages'],
      text: 'Thank [teacher] in 60 words from [pupil, parent or class] for [what they did]. What’s different since: [change: e.g. reads under the blanket now]. One moment, one thank-you, nothing about apples or heroes. A second version a child of [age] could have written alone.',
    },
    {
      title: 'Get-well message',
      tags: ['messages', 'tender'],
      text: 'Write a get-well message to [person], who has [illness or operation, as much as they’ve told people], from [sender]. News that has nothing to do with being ill: [news]. Something I’ll take off their hands: [offer]. Forty words, no advice, no “stay positive”, no date for being better. For a long illness, leave out “soon”.',
    },
    {
      title: 'Jokes for kids',
      tags: ['list', 'funny'],
      text: 'Tell me [number] jokes for children of [age] about [subject: e.g. dinosaurs, school, food]: a mix of riddles, knock-knock and very short stories, with words they know and the answer on its own line. Nobody is laughed at for looks, home or body. Explain any pun in five words, and leave three jokes without an ending for them to finish.',
    },
    {
      title: 'Public speaking coach',
      tags: ['interview'],
      text: 'Be my public speaking coach. My talk: [occasion, minutes, listeners]. Text or notes: [text]. Weak spot: [weakness: e.g. racing, going blank, hands].\n\nFirst ask for the one sentence people should take home. Then we rehearse part by part: I type or dictate it as I say it, with seconds; you name one thing to keep and one to change, and wait for the next try. Cut before you add. Afterwards ask three questions a listener might, kind, dull and hostile. Finish with a card of ten words to hold, and my last five minutes before going on.',
    },
    {
      title: 'Persuasive speech outline',
      tags: ['plan'],
      text: 'Outline a persuasive speech of [minutes] minutes for [audience], who now think [their view], to get them to [action].\n\nMy position: [position]\nReasons and evidence: [evidence with sources]\nBest objection I’ve heard: [objection]\n\nAn opening scene, the problem with one figure of mine, three reasons in the order this audience will bear, the objection put fairly with an answer, what to do on leaving the room. A line each, with seconds. Mark claims without proof; bring no figures of your own. Then write out the first 60 words.',
    },
    {
      title: 'Congratulations message',
      tags: ['messages'],
      text: 'Congratulate [person] on [what: e.g. a baby, a degree, a flat, a promotion] from [me, and my tie to them]. What I saw it cost or take: [detail]. Three versions under 35 words: plain, funny, for a card signed by many. About them and not about me; no “so proud” unless I’m family, no next question such as a second child.',
    },
    {
      title: 'Anniversary wishes',
      tags: ['messages', 'tender'],
      text: 'Write anniversary wishes for [couple, partner or colleague], [number] years of [marriage, work or other], from [sender]: something I’ve seen between them, or in their work, [detail]. Four versions under 35 words, from plain to funny, none that could go to another couple or another desk.',
    },
    {
      title: 'Graduation speech',
      tags: ['speech', 'hopeful'],
      text: 'Write a graduation or leaving speech for [school or course], given by [speaker: e.g. a student, a teacher, a parent], [minutes] minutes.\n\nThings only this year will understand: [events]\nSomeone who held it together: [person and deed]\nWhat was hard: [difficulty]\nListening: [people]\n\nBegin with a small thing on an ordinary day, laugh at everyone equally, thank the one nobody thanks, admit what was hard, finish on what we do on the first morning without a timetable. No definitions, no “real world”, no advice beyond one sentence. Names to check at the end.',
    },
    {
      title: 'Welcome speech',
      tags: ['speech'],
      text: 'Write a welcome speech for [event], [minutes] minutes, by [speaker and role]. To be greeted, in this order: [guests with titles]. Why we’re here: [reason]. What happens today: [order of events]. If I introduce a speaker: [three facts about them]. Begin with the reason and not with the weather; greet everyone in as few sentences as courtesy allows; end by handing over with one clear line. Mark names whose pronunciation I should ask about.',
    },
    {
      title: 'Festival and holiday wishes',
      tags: ['messages'],
      text: 'Write wishes for [festival: e.g. Eid, Diwali, Christmas, Lunar New Year] from [sender] to [family, friends, clients, neighbours of another faith]. The year in one true line: [news, or none]. For each reader, one version of 30 words, with the greeting that’s right for the day and how well I know them. Nothing to sell. If a greeting could be wrong for them, say why.',
    },
    {
      title: 'Poem for a funeral',
      tags: ['verse', 'bittersweet'],
      text: 'Write a short poem to be read at the funeral of [name], by [reader and tie]. What they did with their hands: [habit]. Where we’ll look for them: [place]. Something they said: [saying]. Sixteen lines at most, quiet, [rhymed or not], no angels, stars or sleep unless our faith, [faith], has them. Sentences short enough to get through. The saying comes last.',
    },
  ],
  faqs: [
    {
      question: 'How many words is a three-minute speech?',
      answer:
        'About 360 to 400, spoken calmly with pauses. Most people speak 120 to 130 words a minute at a microphone, fewer when they’re moved. So a one-minute toast has 120 words, a five-minute eulogy about 600. Give the AI the minutes and the words: “three minutes, 380 words, to be spoken”. Then time yourself aloud; reading in silence is always quicker, and laughter and applause take their share.',
    },
    {
      question: 'How do I write a speech that doesn’t sound like AI?',
      answer:
        'Begin with something that happened, and say it as you’d tell it in the kitchen. “She once drove a piano to Bristol in a horsebox” is yours; “she has always been a pillar of our team” belongs to nobody. Ask the AI for short sentences, no quotations and no rows of three. Then tell the story to a friend without the paper, record it, and put your own wording back in.',
    },
    {
      question: 'Can AI write a poem that rhymes properly?',
      answer:
        'Usually, if you ask for the form and have it checked. Give the number of lines, the rhyme scheme and a beat (“four stresses a line, aabb”), and ask it to list the rhymes below. Near misses such as “home” and “alone” creep in, and so do sentences turned inside out to reach a rhyme. Clap it aloud. Wherever you trip, say: “Rewrite line five in ordinary word order.”',
    },
    {
      question: 'Is it bad to use AI for a sympathy message?',
      answer:
        'It’s better than silence, if the core is yours. Put in one thing you remember and one thing you’ll do: “He always waved from the tractor. I’ll bring soup on Thursday.” Let the AI take out phrases such as “in a better place” and keep it to four lines, then write it by hand. Don’t send the first draft as it comes; people in grief read every word, and keep the card.',
    },
  ],
  relatedLinks: [
    {
      text: 'Wedding toasts, eulogies and cards',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Write the poem yourself',
      to: '/poetry-prompts',
    },
    {
      text: 'Talks and homework for students',
      to: '/prompts-for-students',
    },
  ],
} satisfies ThemedPage
