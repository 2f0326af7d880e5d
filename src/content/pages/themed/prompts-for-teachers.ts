import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Teachers: Plans, Letters, Grading',
  metaDescription:
    'Ready-made AI prompts for teachers: report card comments, parent emails, lesson plans, quizzes, rubrics and sub plans, with labeled blanks to fill in.',
  title: 'AI Prompts for Teachers',
  purpose: 'lessons',
  level: 'adults',
  description:
    'Prompts for the planning, grading and writing home that fill a teacher’s week, each with blanks for your own class.',
  introduction:
    'An AI is quick at the parts of teaching that happen after the bell: the fourth version of a text, thirty report card comments, a letter home. It is weaker on your students, whom it has never met, and on your curriculum, which it will guess at unless you paste it in. That is where most disappointing lesson plans come from. Pick the task that is already on tonight’s list. Fill in every blank, with names taken out, and ask for one student or one question before you ask for the whole set. Correct that first result, say what you changed and why, and then let it do the rest. Twenty minutes should clear one item.',
  prompts: [
    {
      title: 'Reply to an upset parent',
      tags: ['email'],
      text: 'A parent has sent me the message below and I have to answer today. You are the calm colleague who drafts it.\n\nTheir message: [parent’s message, names removed]\nWhat happened, as I saw it: [my account]\nWhat I can offer: [offer: e.g. a call on Thursday after 3:30]\n\nHand back a reply of at most 130 words: thank them, state the facts, say what happens next and by when. Under it, flag any words of mine that could read as blame.',
    },
    {
      title: 'Report card comments from notes',
      tags: ['document'],
      text: 'Turn my notes into report card comments for [subject and grade: e.g. fourth-grade science]. Write as the class teacher. One student per line, numbered, no names:\n[numbered notes per student]\n\nEach comment: 50 to 60 words, one thing the student now does well with evidence from my notes, one thing to work on, one step to take at home. Use a different opening for each. Where my note holds too little for a comment, write “more needed” and ask me one question.',
    },
    {
      title: 'One lesson, minute by minute',
      tags: ['plan'],
      text: 'As a teacher of [subject], plan one lesson.\n\nClass: [age and ability range]\nLength: [minutes]\nBy the end they can: [one thing: e.g. add fractions with unlike denominators]\nThey already know: [prior lesson]\nIn the room: [equipment]\n\nGive a timed plan with what I say, what they do, and how I see who has understood. Add one step to cut if I run late.',
    },
    {
      title: 'One text, three reading levels',
      tags: ['document'],
      text: 'Rewrite the passage below for three groups in one class, as an editor of school readers would: [three reading levels: e.g. grade 2, grade 4, grade 6].\n[passage]\nKeep every fact and these words in all three: [key terms]. Keep the paragraphs in the same order, so that the class can discuss them together. After the third version, list anything that is no longer quite true because you simplified it.',
    },
    {
      title: 'Quiz with useful wrong answers',
      tags: ['document'],
      text: 'You write classroom tests. Give me ten multiple-choice questions for [grade and subject] on this material only:\n[notes or textbook pages]\n\nFour options each. Every wrong option must come from a mistake students really make. Hand back the quiz first, then a key on a separate page: question, right answer, and what each wrong choice tells me about the student. Mark any question that the material does not fully answer.',
    },
    {
      title: 'Rubric for an assignment',
      tags: ['table'],
      text: 'You lead assessment at a school. Build a scoring rubric for this task: [assignment as set]. Grade: [grade]. Total: [points].\n\nFour rows at most, four levels each. Describe what I would see on the page at each level, in words the students can read. Avoid “good”, “some” and “very”.\nThen test it: write two short sample answers, one strong and one in the middle, and score both with it.',
    },
    {
      title: 'Patterns in a set of answers',
      tags: ['analysis'],
      text: 'Be my second reader for a set of answers, numbered, names removed.\nQuestion: [question]\nAnswers: [numbered answers]\n\nGroup them by the kind of error, largest group first. For every group quote two answers, say what the students seem to believe, and propose a five-minute activity for tomorrow that would show them otherwise. List separately the answers you could not place. Leave the grades to me.',
    },
    {
      title: 'Sub plans anyone can follow',
      tags: ['how-to'],
      text: 'Write sub plans, as a teacher who has been a substitute: the reader does not teach [subject] and meets this class for the first time.\n\nClass: [age, number, routines]\nTime: [length]\nWork to be done: [pages or task]\nWhere things are: [room notes]\n\nOne page, numbered, in the order the lesson happens. Include the answers, a task for early finishers, and what to do if the projector fails. At the top, put the three things to know before the bell.',
    },
    {
      title: 'Exit ticket for today',
      tags: ['list'],
      text: 'Write three exit-ticket questions on [today’s topic] for [age group]: one recall, one why, one that exposes the usual mistake. Add the answers.',
    },
    {
      title: 'Three ways to explain it',
      tags: ['how-to'],
      text: 'Explain [concept] to a [age]-year-old in three different ways: with an object from the classroom, with a drawing I can do on the board, and with numbers.',
    },
    {
      title: 'This week’s class newsletter',
      tags: ['copy'],
      text: 'Turn these notes into a class newsletter of 120 words for busy parents, with dates and things to bring in a list at the top: [notes].',
    },
    {
      title: 'Accommodations into classroom steps',
      tags: ['table'],
      text: 'You are a special education teacher. Here are the accommodations for one student, with name, school and diagnosis removed: [accommodations]. My next unit: [unit tasks and tests].\n\nFor each accommodation give one row: what I do, when in the lesson, what I prepare beforehand, how I note that it was done. Mark any that my tasks make hard to meet. Change nothing in the accommodations themselves; put questions about them in a list for the coordinator.',
    },
    {
      title: 'Unit plan around the calendar',
      tags: ['plan'],
      text: 'Act as my curriculum planner and map a unit onto real school weeks.\n\nUnit: [topic and standards]\nWeeks: [start and end dates]\nLessons per week: [number and length]\nLost days: [holidays, trips, exams]\nFinal assessment: [task]\n\nGive a table with one row per lesson: aim, main task, homework. Keep one lesson in five empty for catching up. Under the table, name what you would drop first if I lose a week.',
    },
    {
      title: 'Talking points for parent conferences',
      tags: ['list'],
      text: 'I have parent-teacher conferences. Prepare me like a colleague who has done many. I get [number] minutes with each family. One student, no name: [student notes: e.g. progress, effort, behavior, recent work].\n\nGive: an opening sentence that shows I know this child, one strength with evidence, one concern put plainly, a question for the parents, and one thing to do at home. Then the two questions they are likely to ask, with an honest answer to each.',
    },
    {
      title: 'Shorten my homework sheet',
      tags: ['document'],
      text: 'Cut this homework to what a [age]-year-old can finish alone in [number] minutes. Keep the questions that practice [skill] and say why each other went: [homework].',
    },
    {
      title: 'Words to teach before reading',
      tags: ['table'],
      text: 'You teach children who are new to English. Choose eight words or phrases in this text that would stop [class: e.g. 9-year-olds, half of them learning English]:\n[text]\n\nPick those the text cannot be understood without. Columns: word, meaning in plain words, a sentence from school life, a gesture or picture for it. Order them as they appear.',
    },
    {
      title: 'Recommendation letter from facts',
      tags: ['letter'],
      text: 'Help me recommend a student for [program], as an editor of such letters. I will add the name later.\n\nHow I know them: [course, how long]\nThree things I saw: [events with details]\nWhat the program looks for: [criteria]\nLimits, if any: [honest reservations]\n\nWrite 300 words built on the three events. Every adjective must be shown by one of them, or cut. If my facts leave a criterion uncovered, ask before writing.',
    },
    {
      title: 'Behavior incident in neutral words',
      tags: ['document'],
      text: 'You keep school records that others rely on. Rewrite my account of an incident as a factual record for the school file. Students appear as A, B and C.\n[my account]\n\nKeep to: time, place, what was seen, what was said (quoted), what staff did, who was told. Take out motives, labels and guesses, and list them under the record so I can check that nothing true was lost. Note each gap, such as a missing time or witness.',
    },
    {
      title: 'Letter in plain English',
      tags: ['letter'],
      text: 'Rewrite this school letter for families who are new to English. Short sentences, no idioms, what to do by when in the first line: [letter].',
    },
    {
      title: 'Five questions to start class',
      tags: ['list'],
      text: 'Write five quick recall questions for the start of class: two on [last lesson], two on [last month], one on [last quarter]. Answers underneath, in the same order.',
    },
    {
      title: 'Email to parents, missing work',
      tags: ['email'],
      text: 'Write an email to the parents of a student who has stopped handing in work.\n\nClass: [grade and subject]\nMissing: [assignments and dates]\nWhat I’ve tried: [steps]\nWhat’s going well: [one true thing]\nWhat I can offer: [e.g. Tuesday lunch]\n\nUnder 130 words. Start with the good news, then the facts without adjectives. Ask one question they can answer by phone in two minutes. No names; I’ll add them.',
    },
    {
      title: 'Welcome email to new parents',
      tags: ['email'],
      text: 'Write the email I send to all parents before the first day of school: grade [grade], my name, how to reach me and when I answer, what to bring, one thing their child will do in week one. At most 150 words, plain enough for someone who reads English as a second language.',
    },
    {
      title: 'Good-news email home',
      tags: ['email'],
      text: 'Write a three-sentence email to a parent whose child did something good today: [what happened]. Say what I saw, why it mattered to someone else in the room, and nothing about grades. It shouldn’t need a reply.',
    },
    {
      title: 'Email to parents about behavior',
      tags: ['email'],
      text: 'Write an email to the parents of a student whose behavior in class worries me.\n\nGrade: [grade]\nWhat I saw, with dates: [incidents: e.g. Tuesday, tore up a classmate’s worksheet]\nWhat I did: [my response]\nOne good thing this week: [one true thing]\n\nUnder 140 words. Start with the good thing, then only what a camera would have shown: no labels, no other child’s name. Ask what they see at home, and offer two times for a call.',
    },
    {
      title: 'Sunday school lesson for children',
      tags: ['plan'],
      text: 'Plan a Sunday school lesson for children.\n\nAges: [ages: e.g. 5 to 8]\nTime: [minutes]\nBible passage: [passage: e.g. Luke 15, the lost sheep]\nOur church: [tradition]\nIn the room: [supplies]\n\nGive an object to start with, the story in words I can read aloud in three minutes, four questions that “Jesus” doesn’t answer, one craft or game, a prayer they can repeat, one line for parents. Mark whatever isn’t in the passage.',
    },
    {
      title: 'Icebreakers for the first day',
      tags: ['list'],
      text: 'Give me six icebreakers for the first day with [number] students in [grade]. The class: [situation: e.g. most know each other, three are new].\n\nTen minutes each, nothing to buy. Nobody has to speak alone, be touched, or talk about family or vacation. For each: what I say, what they do, what I’ll know about them afterward. Put the one for a class that won’t talk at the top.',
    },
    {
      title: 'Comprehension questions on a text',
      tags: ['document'],
      text: 'Write reading comprehension questions for [grade] on this text: [text].\n\nEight, in the order of the text: three with the answer in one line, three that put two places together, one on what a word means where it stands, one on which two good readers could disagree. Skip anything a student could answer without reading. Then a key, with the line that proves each answer.',
    },
    {
      title: 'Debate topics for my class',
      tags: ['list'],
      text: 'Give me eight debate topics for [grade and subject] that my students can argue from their own lives. They care about [interests: e.g. phones, sports, the bus].\n\nFor each: the motion in one sentence, the best argument on each side, one fact both sides must look up. Leave out motions with only one decent answer. Star the two that would split this class in half, and warn me where somebody in the room could get hurt.',
    },
    {
      title: 'Math word problems they’d believe',
      tags: ['document'],
      text: 'Write ten word problems for [grade: e.g. fifth grade] on [skill: e.g. dividing fractions], set in [interest: e.g. a skate park].\n\nPrices, distances and times must be believable. Go from one step to three. Two problems contain a number nobody needs; one can’t be solved, and students have to say what’s missing. Short sentences. Solve each problem twice before you show me, then add a key with one line of reasoning per answer.',
    },
    {
      title: 'IEP goals from my observations',
      tags: ['document'],
      text: 'Help me draft IEP goals. I’ve left out name, school and diagnosis.\n\nGrade: [grade]\nDoes now: [present level: e.g. reads 40 words a minute in third-grade text]\nSupports: [supports]\nArea of need: [area]\n\nThree goals, each with a date, the conditions, something I can see and count, how well, how often I measure. Two steps on the way to each. Take every number from my present level, or ask. List your guesses for the team to decide.',
    },
  ],
  faqs: [
    {
      question: 'Can I put students’ work or names into an AI?',
      answer:
        'Leave names out, and check which tools your school or district allows before pasting work. Number the answers instead: “Student 7 added the denominators” tells the AI all it needs. Keep out anything about health, family or support plans that could identify a child, even without a name. A class of twelve with one wheelchair user is not anonymous. Keep your list of numbers and names on paper.',
    },
    {
      question: 'How do I stop report card comments all sounding the same?',
      answer:
        'Give it different evidence for each student and ban repeated openings. “Works hard, quiet” produces the same sentence thirty times. “Rewrote her conclusion twice after the debate on zoos” can only produce one. Ten words of evidence per student are enough. Do five at a time, read them together, and ask for another version of any two that could be swapped without a parent noticing.',
    },
    {
      question: 'Are the facts in an AI lesson plan reliable?',
      answer:
        'Not enough to teach from without checking. Dates, quotations, page numbers and experiment quantities are the usual places for errors. Paste the textbook section and write “use only this material”, then ask it to mark anything it added. For a chemistry practical, check every amount against your school’s own safety rules. The structure of the plan is usually sound; the details are yours to verify.',
    },
    {
      question: 'Can it mark essays for me?',
      answer:
        'It can sort and comment, but the grade should be yours. Give it your rubric and three essays you have already graded, with names removed, and compare its view with yours. If it puts your B above your A, ask which sentence decided it. Use it for patterns, for example “eleven students summarize the plot instead of arguing”, and read each essay yourself before a grade goes home.',
    },
  ],
  relatedLinks: [
    {
      text: 'Full lesson plans and activities by subject',
      to: '/lesson-prompts',
    },
    {
      text: 'Study prompts you can hand to your students',
      to: '/prompts-for-students',
    },
    {
      text: 'Twelve writing units of five lessons',
      to: '/teachers/units',
    },
  ],
} satisfies ThemedPage
