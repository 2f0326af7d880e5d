import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Worksheets, SEND and Homeschool',
  metaDescription:
    'AI prompts for special needs, worksheets and homeschool: social stories, dyslexia-friendly sheets, IEP goals, phonics, 5E science, EYFS and year planners.',
  title: 'AI Prompts for Worksheets, Special Needs and Homeschool',
  purpose: 'lessons',
  level: 'everyone',
  description:
    'Prompts for sheets, stories, plans and passages made to fit one child or one class, ready to print after you’ve read them through.',
  introduction:
    'You know the child; the AI knows ten thousand worksheets. Between you, there’s a sheet on trains with six sums instead of twenty, large print and no clutter, in four minutes. What goes wrong is a prompt such as “worksheet for autism”: the tool writes for a label and not for Samira, who hates surprises and loves bin lorries. So describe what the child can do, what helps, what upsets them and what they love, and leave out name, school and diagnosis papers. Start with the sheet or story you need tomorrow. Read each line before you print, work through the answers yourself, and for plans that others decide on, take the draft to them.',
  prompts: [
    {
      title: 'Social story for an autistic child',
      tags: ['document', 'tender'],
      text: 'Write a social story for an autistic child of [age] about [situation: e.g. the dentist, a fire drill, a new sister]. What will really happen, step by step: [steps]. What upsets this child: [triggers]. What helps: [helps]. Loves: [interest].\n\nTen to fourteen short sentences, first person, present tense, literal words. Mostly describe; at most two sentences say what I can try, with “can”, not “must”. “Usually” where things may change, and what happens then. One simple picture idea per page. No promise that I can’t keep; list details I should check beforehand.',
    },
    {
      title: 'Dyslexia-friendly worksheet',
      tags: ['document'],
      text: 'Make a dyslexia-friendly worksheet on [topic] for [age or year], or adapt this one: [worksheet, or none].\n\nOne task at a time with a line between, instructions of at most eight words, an example already done, choices to ring or drag instead of long writing, hard words explained beside the task, nothing to copy from elsewhere. Same thinking, less reading. Then settings for printing: typeface, size, spacing, colour. Answers on a second page. Tell me which words are still hard.',
    },
    {
      title: 'SEND classroom strategies',
      tags: ['table'],
      text: 'Suggest strategies for my class of [age, number, subject]. Without names, three pupils: [needs: e.g. can’t sit long; panics at change; understands more than he says].\n\nTable: what I see, what may lie behind it (two possibilities, no diagnosis), what to try this week without extra adults, what helps everybody, how I’ll know after ten days. Start with what costs nothing. End with the questions for parents and for our SENCO or specialist, and what I should stop doing.',
    },
    {
      title: 'IEP goals that can be measured',
      tags: ['list'],
      text: 'Write three measurable IEP goals in [area: e.g. reading, speech, self-care, attention] for a pupil of [age]. Now: [what they do today, with numbers]. Wanted by [date]: [hope].\n\nEach goal: when and with what help, what anyone would see, how often or how many, checked how. Two smaller steps under each and one way the child can follow progress. No number that isn’t based on mine; ask if one is missing. Flag goals that suit adults more than the child. The team decides.',
    },
    {
      title: 'Early years (EYFS) activities',
      tags: ['list'],
      text: 'Plan six EYFS activities for children aged [ages] around [theme or interest: e.g. snails, builders, the post]. We have [space and materials]. Each covers a different area of learning; name it.\n\nFor each: set-up in two lines, what children may do with it, three things an adult can say, how to make it easier or harder, what to look out for when observing. One outdoors, one messy, one calm. Nothing small enough to swallow for under-threes; name risks and allergies to check.',
    },
    {
      title: 'Phonics worksheet',
      tags: ['document'],
      text: 'Make a phonics worksheet for [sound: e.g. sh, ai, magic e], for a child who already knows [sounds known]. Scheme we use: [scheme, or none]. Accent: [accent].\n\nEight words to read using only known sounds and the new one, four to match with pictures (describe each picture), four gaps, two sentences to read, one to write from dictation. No words with the same spelling but a different sound. Sound out each word to check it, and show me any doubtful one. Sheet first, notes for the adult after.',
    },
    {
      title: 'Reading passage with questions',
      tags: ['document'],
      text: 'Write a [kind: e.g. factual, funny] reading passage of [number] words for [level: e.g. grade 4, Year 3, age 9] about [topic], then eight questions: finding, word meanings, working out, one opinion with proof. Key separately, with the line that proves each answer; mark facts I should check.',
    },
    {
      title: '5E science lesson plan',
      tags: ['plan'],
      text: 'Plan a 5E science lesson on [topic: e.g. shadows, density, food chains] for [age], [minutes] minutes, with [materials].\n\nEngage: a puzzle they can see. Explore: hands on, before any explaining. Explain: their words first, then three terms. Elaborate: a new case. Evaluate: a question that shows who has understood. For each part: minutes, what I say, what they do, the misconception to expect. Safety: list what I must check. One way in for a child who can’t read yet.',
    },
    {
      title: 'Scheme of work for a term',
      tags: ['table'],
      text: 'Write a scheme of work for [subject], [age or year], [number of weeks] weeks, [lessons a week]. It must cover: [curriculum points, copied]. They’ve done: [before].\n\nTable by week: question of the week, what pupils can do by Friday, key words, main task, quick check, resources. Put hard ideas early and come back to them later. A catch-up lesson every fourth week, trips and holidays on [dates]. Show at the end which curriculum point sits where, and which got too little.',
    },
    {
      title: 'Classroom management plan',
      tags: ['plan'],
      text: 'Help me get a class back in hand. Age and number: [class]. Hardest moment: [moment: e.g. after lunch, changing tasks, lining up]. What happens: [what I see]. What I’ve tried: [tries]. School rules: [rules].\n\nStart with a routine for that moment, word for word, short enough to put on the wall. Then three expectations put positively, how I teach them on Monday, a calm ladder of responses without shaming, and how to notice good days. Include what I do if one child refuses. Review after two weeks: what to count.',
    },
    {
      title: 'Behaviour support plan',
      tags: ['document'],
      text: 'Draft a behaviour plan for one pupil, no name, age [age]. What happens: [behaviour, when, how often]. Just before: [before]. Just after: [after]. Good at and likes: [strengths].\n\nFirst, two guesses at what the behaviour gets or avoids, with what I could observe to tell. Then one page: change beforehand, skill to teach instead, what adults say and don’t say, calm-down steps agreed with the child, how it’s recorded. No diagnosis, no physical restraint, no taking away food or breaks. Say when to bring in family and specialists.',
    },
    {
      title: 'Homeschool year planner',
      tags: ['plan'],
      text: 'Plan our homeschool year. Children: [ages, what each can do]. Country or state: [place]. Subjects we must or want to cover: [subjects]. Days a week: [days]. Books and materials: [materials]. Family facts: [facts: e.g. baby due in May, dad works nights].\n\nTerms with themes, then a table by month: each subject, one goal per child, a trip or project, what we do together. Keep every sixth week light. List records worth keeping, and tell me which official page to read for the rules here; don’t state rules from memory.',
    },
    {
      title: 'Homeschool day schedule',
      tags: ['plan'],
      text: 'Make a homeschool day for [children and ages] between [start] and [end]. Fixed: [fixed things: e.g. nap at one, my calls at ten]. Subjects today: [subjects].\n\nTable by half hour, a column for each child and one for me, so that I’m needed by one at a time. Hard thing first, something outdoors, a quiet hour, jobs in the house. Add a short version for a bad day: three things and done.',
    },
    {
      title: 'Science experiment at home',
      tags: ['how-to'],
      text: 'Give me three science experiments for children aged [ages] with things from the house: [things we have]. No flames, strong chemicals, mains electricity or small parts for little ones. Each: question, steps, what they’ll see, why in three sentences for a child, what to change to find out more, what goes wrong and how to rescue it.',
    },
    {
      title: 'Grammar exercise sheet',
      tags: ['document'],
      text: 'Make a one-page grammar sheet on [point: e.g. apostrophes, past tense, commas] for [age or year]: the rule in two lines, ten sentences about [interest] from easy to hard, three mistakes to correct. Key separately; no sentence with two right answers.',
    },
    {
      title: 'Spelling practice',
      tags: ['plan'],
      text: 'Plan a week of spelling practice for these words, eight minutes a day and a different way each day, for a child of [age] who mixes up [mix-ups: e.g. b and d, ie and ei]: [words]. One silly sentence per word to remember it by; no writing out ten times.',
    },
    {
      title: 'Vocabulary list with activities',
      tags: ['table'],
      text: 'Choose [number] words a child of [age or year] needs for [topic or book], in a table: meaning in a child’s words, an example from their day, an opposite if there is one. Then three five-minute activities without a screen.',
    },
    {
      title: 'Maths word problems',
      tags: ['document'],
      text: 'Write ten maths word problems for [age or grade] on [skill: e.g. money, two-step subtraction, fractions], set among [interest: e.g. horses, buses, baking], from one step to two, believable numbers, two short sentences each. Solve each twice before you give the key with its steps.',
    },
    {
      title: 'Book club questions for kids',
      tags: ['list'],
      text: 'Write ten book club questions on [book and author] for children aged [ages] who’ve read [how far]: two that everybody can answer, most about choices people made, one without an answer. No spoilers; if you don’t know the book well, ask me for a summary.',
    },
    {
      title: 'Morning meeting plan',
      tags: ['plan'],
      text: 'Plan five morning meetings of [minutes] minutes for [class age, number] on [theme]: greeting, sharing, activity, message for the board. Different each day, one without talking, and always a way for a shy child to pass.',
    },
    {
      title: 'Differentiated task, three levels',
      tags: ['document'],
      text: 'Turn this task into three levels for one class of [age, subject]: [task]. Same goal and same topic for everybody, so all can join the talk at the end. Level one: shorter, with an example and sentence starters. Level two: as set. Level three: deeper, not more. Name them by colour, not by ability. Then the two questions I ask the whole class, and how a child moves up halfway.',
    },
    {
      title: 'Visual timetable',
      tags: ['table'],
      text: 'Make a visual timetable for [child’s age], [home or school], on [day]: [events in order, with times]. Table: time or “then”, at most three words, one picture to draw or print (a single object, plain), who is there, a box to tick. Add “now and next” cards for the three hardest changes, one “surprise” card with what stays the same, and a sentence to say at each change.',
    },
    {
      title: 'ADHD-friendly task',
      tags: ['document'],
      text: 'Rework this task for a child of [age] with ADHD: [task]. They love [interest] and lose the thread at [sticking point: e.g. long instructions, copying out].\n\nPieces of three to five minutes, each on its own card with one instruction, a verb first, a box to tick. Put movement or a choice between the pieces. Say what “finished” looks like. Cut repetition but not the thinking, and tell me what you cut. One sentence for me to say when they’re stuck.',
    },
    {
      title: 'Story with my child’s name',
      tags: ['document', 'whimsical'],
      text: 'Write a story of [minutes] minutes to read aloud for [first name, age], who is in it. Loves: [loves]. Lives with: [family, pets]. Today: [something that happened: e.g. lost a tooth, was afraid of the slide]. The child solves it in their own way, nobody teaches a lesson, one line comes back three times for us to say together. Calm ending.',
    },
    {
      title: 'Quiz from a text',
      tags: ['document'],
      text: 'Make a ten-question quiz for [age or class] from this text only: [text]. Kinds: [kinds: e.g. multiple choice, true or false]. Wrong options that a half-listener would choose; key on its own page, with the sentence each answer comes from.',
    },
    {
      title: 'Lesson plan for any subject',
      tags: ['plan'],
      text: 'Plan a lesson: [subject and topic], [age and number], [minutes] minutes, they already know [before]. Goal in one sentence a child can say. Table: minutes, I do, they do, materials, check. Include a start without books, one task in pairs, support for [needs: e.g. two new to English], and what to drop if time runs out. Three questions for the end.',
    },
    {
      title: 'Calm corner and feelings cards',
      tags: ['list'],
      text: 'Write twelve cards for a calm corner, children aged [ages], at [place: e.g. home, classroom]. Six name a feeling and where it sits in the body; six give one thing to do for a minute, without equipment. Ten easy words each and a plain picture idea. One card says how to ask a grown-up for help. Then show me how to introduce it on a good day.',
    },
    {
      title: 'Sensory break ideas',
      tags: ['list'],
      text: 'List fifteen sensory breaks for a child of [age] who [need: e.g. seeks movement, covers ears, chews sleeves], at [place], with [what we have]. Sort by calming, waking up, and heavy work. Two minutes each, quiet enough not to disturb, no food. Say what shows that it helps and what shows it doesn’t, and what to ask an occupational therapist first.',
    },
    {
      title: 'Prepare for a school support meeting',
      tags: ['plan'],
      text: 'Help me, a parent, prepare for a meeting about my child’s support: [meeting: e.g. IEP, EHCP review, first talk]. Age: [age]. What I see at home: [what I see]. What school says: [what they say]. What I want: [wishes].\n\nOne page to bring: three strengths, three worries with an example each, what helps, my requests in order. Then questions to ask, words to use when I disagree, what to get in writing. No law from memory; tell me which local advice service or official page to check.',
    },
    {
      title: 'Handwriting practice sheet',
      tags: ['document'],
      text: 'Write six lines for a child of [age] to trace and copy, practising [letters or joins: e.g. b and d, tall letters], from single letters to a short joke about [interest]. Add a line to say aloud for each letter, and name a tracing typeface to set it in.',
    },
  ],
  faqs: [
    {
      question: 'Is it OK to put details about my pupil into an AI?',
      answer:
        'Only what the task needs, and nothing that identifies the child. “A boy of seven who reads 20 words a minute, loves buses and covers his ears at bells” is enough for a good sheet. Leave out names, school, diagnosis letters, reports and photographs. If you work in a school, ask which tools are approved, since there are usually rules on pupil data. Put the name in afterwards, in your own document.',
    },
    {
      question: 'Can AI write an IEP, an EHCP or a behaviour plan for me?',
      answer:
        'It can draft wording and find gaps, but the plan belongs to the people who know the child and, in most places, to a meeting with rules. Give it what you observed, for example “leaves the carpet after four minutes, three days out of five”, and ask for goals that can be counted. Bring the draft as a proposal. Forms, deadlines and rights differ from country to country, so check with the school, the local authority or a parents’ advice service.',
    },
    {
      question: 'Why do AI worksheets have wrong answers?',
      answer:
        'Because the tool writes questions faster than it checks them, and counting letters, sums with several steps and “which word has this sound” are its weak spots. Ask it to solve each question again before it hands over the key, then do the sheet yourself with a pencil. In phonics, say the words aloud: “bear” doesn’t belong in a list for “ear as in hear”. Two minutes at the kitchen table save a muddled child.',
    },
    {
      question: 'How do I make the sheet look right when I print it?',
      answer:
        'Ask for plain text in the order of the page, paste it into a document, and set the look there: 12 to 14 point, a plain typeface, wide lines, one task per box, cream paper if it helps. Many tools can also make a file to download, which saves the copying. Pictures are better added by hand. Print one copy, hold it at arm’s length, and cut whatever the eye trips over.',
    },
  ],
  relatedLinks: [
    {
      text: 'Lesson prompts by kind',
      to: '/lesson-prompts',
    },
    {
      text: 'The classroom week, reports and parents',
      to: '/prompts-for-teachers',
    },
    {
      text: 'Stories to write with children',
      to: '/fun-creative-prompts-for-kids',
    },
  ],
} satisfies ThemedPage
