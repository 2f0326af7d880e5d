import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Lesson Prompts: Plan, Explain, Practise, Feedback',
  metaDescription:
    'Lesson prompts for teachers, tutors, parents and self-learners: plan an hour, explain a hard idea, practise in small steps, give useful feedback.',
  title: 'Lesson Prompts',
  purpose: 'lessons',
  level: 'adults',
  description:
    'Prompts for anyone who teaches somebody something, at a school desk, a kitchen table, an evening class or alone with a book.',
  introduction: [
    'Without details, an AI plans for an average class that nobody has. It needs what only you know: the age, what they can do already, the seven minutes before dinner, the mistake that came up last time. The prompts below have a blank for each of these.',
    'Pick one person and one thing they should be able to do. Fill in what they can do now, as a sentence you have seen or heard, then run the prompt and read the result aloud in your own voice. Cross out whatever you would not say. Keep names and school records out of the chat. After the lesson, add two lines about what happened and ask for the next step.',
  ],
  highlight: 'Lesson',
  groups: [
    {
      title: 'Plan a lesson',
      description: 'For an hour, a workshop, a trip or a month, when you have to know what happens at which minute.',
      icon: 'calendar',
      prompts: [
        {
          title: 'Lesson from a news item',
          tags: ['plan'],
          text: 'You plan lessons for teachers who have one evening. News item: [article text]. Class: [age, subject]. Time: [minutes].\n\nChoose one question from it that belongs to the subject and plan the lesson around that. Give: opening in three minutes without reading, the passage to read (marked, at most 200 words), one task in pairs, what goes on the board, last question. List what the item leaves out and what a pupil might be hurt by. If it suits the subject badly, say so and name what would fit.',
        },
        {
          title: 'First lesson with a new pupil',
          tags: ['plan'],
          text: 'As an experienced private tutor, plan the first hour with [pupil: e.g. an adult who last did maths at school]. Subject: [subject]. Wants: [goal]. Told me so far: [facts].\n\nMinutes for talk, three short tasks that show where they stand, one thing they can do by the end. Per task: what I say, what a right, a half-right and a blank answer tell me. Then two versions of lesson two, depending on what I saw. Before you plan, ask for anything you need.',
        },
        {
          title: 'Game for this vocabulary',
          tags: ['how-to'],
          text: 'Make a ten-minute game for [age group] to practise these words: [words]. No screens, no elimination, rules in four lines.',
        },
        {
          title: 'Workshop for adults after work',
          tags: ['plan'],
          text: 'You plan evening workshops for tired people. Subject: [subject]. Group: [number, experience]. Time: [start, end]. Room: [tables, screen, kitchen].\n\nGive a schedule with a start that works while people still arrive, talk in pieces of at most eight minutes, something to do with the hands or in pairs after each, a real break, and one result everybody takes home. Say what to prepare and what to cut if ten people come late. Mark the step most likely to fail with a beginner group.',
        },
        {
          title: 'One skill, four weeks',
          tags: ['table'],
          text: 'Break [skill] into twelve lessons of [minutes] minutes, three a week. One row each: what they do, how I see that it worked.',
        },
        {
          title: 'Trip turned into a lesson',
          tags: ['plan'],
          text: 'As a museum teacher, make a lesson out of a visit to [place] with [group and age].\n\nSubject: [subject]\nWe have there: [minutes]\nKnown about the place: [leaflet or notes]\n\nPlan: one task before, three stops with one question each that can only be answered by looking, one thing to draw or count, one task afterwards. Put everything on a sheet to print, with large type and room to write. List what I should check by phone beforehand. Use only facts from my notes.',
        },
      ],
    },
    {
      title: 'Explain it',
      description: 'For an idea that did not land the first time, with a picture, an object or an example they know.',
      icon: 'lightbulb',
      prompts: [
        {
          title: 'Explain with things on the table',
          tags: ['how-to'],
          text: 'Explain [concept] to [age] year olds with things from a kitchen table. Say what to move, what to ask, and where the comparison stops being true.',
        },
        {
          title: 'Answer a child’s big question',
          tags: ['dialogue'],
          text: 'You help parents answer hard questions. My child, [age], asked: “[question]”. What they know already: [what they know]. What we believe at home: [our view].\n\nWrite the answer as I would say it: five sentences at most, true, in words of that age, with one example they have seen. Then the two follow-up questions likely to come and a short answer for each. Say where “I don’t know, let’s look it up” is the honest reply, and how we could. Flag anything better heard from a doctor.',
        },
        {
          title: 'History from both sides',
          tags: ['one-voice'],
          text: 'You write for history lessons and stay close to the sources. Event: [event]. Class: [age]. Sources: [sources, pasted].\n\nWrite two accounts of 120 words, by [person on one side] and [person on the other], in plain language. Each knows only what that person could have known on [date]. After each, list which source every fact comes from and which details are yours. Then three questions that make pupils compare the two. If the sources carry only one side, tell me what kind of source is missing.',
        },
        {
          title: 'Explain it through my game',
          tags: ['how-to'],
          text: 'Explain [school topic] using [game or hobby] as the example. I know the game really well and the topic barely: [what I’ve got so far].\n\nMatch each part to something in the game, one line each. Then say where the match breaks, because it will. Ask me two questions in game terms and two in test terms, one at a time. Correct me right away. If the game’s a bad fit for this topic, tell me and pick something else I’d know.',
        },
        {
          title: 'Why the rule works',
          tags: ['how-to'],
          text: 'You teach maths for understanding. Rule: [rule: e.g. turn the second fraction over and multiply]. Pupil: [age, what they can do].\n\nShow why it works, in three ways: a picture in words, a small case worked through with numbers, an argument from something they already trust. Each in under 80 words. Then three questions that only someone who has understood can answer, with answers. If one of the ways needs a step the pupil cannot know yet, say which and leave it out.',
        },
        {
          title: 'Song to remember it by',
          tags: ['verse', 'funny'],
          text: 'Write eight rhyming lines that help me memorise [facts in order]. Dumb is fine, wrong isn’t. Bold the word each fact hangs on.',
        },
      ],
    },
    {
      title: 'Practise',
      description: 'For repeating without boredom: exercises, conversations, quizzes and daily minutes.',
      icon: 'brain',
      prompts: [
        {
          title: 'Practise reading aloud',
          tags: ['document'],
          text: 'As a reading teacher, write a text of [number] words for a child who reads at the level of [level or age] and is interested in [interest].\n\nPractise: [sound or spelling: e.g. silent k, words with “ough”]. Use at least twelve such words without making it silly. Short lines, one idea per sentence, an end worth reaching. After the text: the practised words in a list, three words to talk about first, two questions that need more than yes or no. If a word is beyond the level, mark it.',
        },
        {
          title: 'Times tables that stick',
          tags: ['plan'],
          text: 'You coach parents on practice that lasts seven minutes. Child: [age]. Sure of: [tables known by heart]. Shaky: [shaky tables]. Likes: [likes]. Time: [days and times].\n\nPlan two weeks. Each day: three facts that are shaky, five that are sure, one way of practising without paper (stairs, car, cooking), one line for me to say when it goes wrong. Repeat a missed fact the next day and three days later. No rewards that cost money. Tell me which signs mean we should stop early.',
        },
        {
          title: 'Worksheet from easy to hard',
          tags: ['document'],
          text: 'Write twelve exercises on [topic] for [age group], from very easy to hard, on one page. Answers on a second page. Use only [methods they know].',
        },
        {
          title: 'Conversation practice, my level',
          tags: ['dialogue'],
          text: 'Be my partner for speaking practice in [language], level [level: e.g. A2]. Situation: [situation: e.g. calling a dentist].\n\nStay in the role, two sentences per turn, words of my level. If I make a mistake that a listener would stumble over, repeat my meaning correctly in your reply and go on. After ten turns, leave the role: my three most frequent mistakes with the correct form, two phrases a native speaker would have used, one thing I did well. Begin by greeting me in the role.',
        },
        {
          title: 'Practice that isn’t boring',
          tags: ['plan'],
          text: 'I need to practice [instrument, language or skill] and I quit every time by day four. I have [minutes] minutes and I like [things].\n\nGive me ten days. Each one’s a small challenge with a clear win, different from the day before, and the hard part hidden in the middle. Day four should be almost too easy. For a missed day, tell me what to do instead of starting over. Ask what I can do already before you plan.',
        },
        {
          title: 'Boss fight review',
          tags: ['interview'],
          text: 'Quiz me on [topic] like a boss fight: three phases, harder each time. My notes: [notes].\n\nI start with 5 HP, the boss with 10. Right answers hit for 1, an explained answer hits for 2, wrong ones cost me 1 and you show the line of my notes I missed. Between phases, let me retry one miss. Stick to the notes; if they don’t cover something, skip it. Keep score every turn. After the fight, list what I should reread.',
        },
      ],
    },
    {
      title: 'Give feedback',
      description: 'For written work, talks and marks, when the other person should know what to do next.',
      icon: 'message',
      prompts: [
        {
          title: 'Two strengths, one next step',
          tags: ['document'],
          text: 'Give feedback on this piece by a [age] year old: two things that work, quoted, and one next step with an example. Keep their words: [text]',
        },
        {
          title: 'Feedback on my homework help',
          tags: ['analysis'],
          text: 'Act as an advisor to parents who help with homework. This is how it went yesterday: [what each said]. Child: [age, subject].\n\nMark the places where I did the thinking, where I helped the child to think, and where it turned into an argument. Quote me. For the first and the last kind, write what I could say instead in one sentence. Then one rule for tonight. If something points to tiredness or worry more than to the subject, say what you saw.',
        },
        {
          title: 'Marking against the scheme, explained',
          tags: ['table'],
          text: 'As a second marker, check my marking for consistency. Scheme: [mark scheme]. Answers with my marks: [numbered answers, marks].\n\nOne row per answer: my mark, the points you find in the scheme for it (quoted), agree or differ, why. Look for two answers that are alike and were marked differently. Put the three largest differences first. The marks remain mine. Name the line in the scheme that allows two readings and suggest a wording.',
        },
        {
          title: 'Comments on a presentation',
          tags: ['document'],
          text: 'You coach speakers aged [age group]. I took notes during a talk on [topic]: [notes with minutes]. The task was: [task].\n\nWrite feedback of 130 words to the speaker: what the audience will remember, the minute where it was clearest and why, one moment where people were lost, one thing to try next time that can be practised in ten minutes. Then three questions the speaker should ask themselves. Use my notes alone. Where a note is too short to judge fairly, put it on a list for me.',
        },
        {
          title: 'What’s costing me points',
          tags: ['analysis'],
          text: 'Here’s my [kind of work] for [class]: [work]. Rubric: [rubric]. Due in [time left].\n\nTell me what grade you’d expect and the two things costing me the most, with the exact spot. Rank fixes by points per minute, because I don’t have all night. Don’t fix them for me. Stuff that’s good: one line, so I don’t wreck it by accident. If you can’t judge part of it from what I pasted, say which part.',
        },
        {
          title: 'Peer review with manners',
          tags: ['how-to'],
          text: 'You run writing workshops. My class, [age group], reads each other’s [kind of text] for the first time.\n\nWrite a sheet they can follow alone in twenty minutes: five steps, each with what to mark, how to say it, and a sentence to begin with. Add an example of a helpful and a useless comment on these two lines: [two lines]. Say how the writer answers, and what to do if a comment hurts. One page, plain words. Ask if the task has criteria I forgot to give.',
        },
      ],
    },
    {
      title: 'At home and on your own',
      description: 'For parents with homework on the table and adults who teach themselves something after work.',
      icon: 'heart',
      prompts: [
        {
          title: 'Interest into a project',
          tags: ['plan'],
          text: 'As a primary school teacher, turn an obsession into learning. Child: [age]. Obsession: [interest: e.g. lifts]. Needs practice in: [skills]. Time: [weeks, hours].\n\nGive a project with one real result for a real reader or user. Steps of at most an hour; for each, what is done, which skill it uses without naming it to the child, what I prepare, what I leave alone. Include one letter or call to somebody in that field. Say what could make it dull, and ask me before adding costs.',
        },
        {
          title: 'Rainy afternoon with two ages',
          tags: ['list'],
          text: 'Give me six things to do indoors with children aged [ages], using [things at home]. Each teaches something; say what in half a line.',
        },
        {
          title: 'Learn something from zero',
          tags: ['plan'],
          text: 'You plan self-study for adults with jobs. I want to be able to [goal: e.g. read sheet music at the piano]. I know: [what I know]. Time: [hours a week]. Have: [books, tools, budget].\n\nPlan eight weeks. Per week: one thing I can do at the end, what to study, what to practise, a test I can mark myself. Name kinds of material instead of titles you are unsure of. Tell me which topic beginners can skip, where people usually give up, and what to do then.',
        },
        {
          title: 'Explain my child’s homework to me',
          tags: ['how-to'],
          text: 'I am a parent and last did this [years] years ago. Homework, age [age]: [task]. The book’s method: [example from the book].\n\nTeach me in five minutes: what is being practised, how the book does it, how that differs from what I probably learned, the usual mistake. Then three questions to ask my child that do not give the answer away, and one sign that it is time to stop and write a note to the teacher. If the task is ambiguous, say how.',
        },
        {
          title: 'Questions for a film evening',
          tags: ['list'],
          text: 'We are watching [film or programme] with [ages]. Give me three questions to ask before and four for afterwards, none of them answered by yes or no.',
        },
        {
          title: 'Adulting lesson, one page',
          tags: ['how-to'],
          text: 'Teach me [skill: e.g. filing taxes, jump-starting a car] on one page: what I need, steps, what can go wrong, when to call someone.',
        },
        {
          title: 'Would you rather, for children',
          tags: ['list'],
          text: 'Give me twelve would-you-rather questions for children aged [ages], to ask [occasion: e.g. in the car]. Both sides must be hard to give up. Half are silly, half about real days at home or school; nothing disgusting, nothing about looks or money. After every third, add a question that makes them give a reason. Begin with two that a shy child will answer.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Can parents use these without teaching experience?',
      answer:
        'Yes, several are written for them, and the AI supplies the method. You supply what you see: age, the task from the book, where it went wrong. For example: “Lena, 9, subtracts the smaller digit from the larger one every time”. That sentence is enough for an explanation and three questions that do not give the answer away. Leave out her surname and school. If a task itself is unclear, a note to the teacher is the better next step.',
    },
    {
      question: 'How do I set the right level?',
      answer:
        'Describe one thing the learner can do and one they cannot yet do, instead of a grade alone. “Reads short sentences, stumbles over words with silent letters” gives a better text than “grade 2”. For languages, name the level and add a sample of what they wrote. If the first result is too hard, say which words or steps and ask for the same content with those replaced. Two rounds usually settle it.',
    },
    {
      question: 'Does practice with an AI replace a tutor?',
      answer:
        'No, though it does well at patient repetition between lessons. It can hold a slow conversation about a dentist appointment, correct the same ending nine times and make fresh exercises. It does not notice a child who has stopped listening, and it sometimes marks a right answer as wrong. Let it quiz from your notes, so that you can check, and take the two mistakes that keep returning to a teacher or a tutor.',
    },
    {
      question: 'How can I check what the AI explains?',
      answer:
        'Ask it where the comparison stops being true and test the explanation on a case you know. If it explains division of fractions with pizza, try one half divided by one quarter: the answer has to be two. Compare terms and dates with the schoolbook. For anything you cannot check yourself, look for the same statement in two sources before you teach it, and tell learners that you looked.',
    },
    {
      question: 'What makes feedback useful to a child?',
      answer:
        'One thing that works, one next step, and the exact place for both. “I could see the wet dog in line three. In line six I lost track of who is speaking; add a name” is enough to act on. The prompts here limit the number of points for that reason. Read the AI’s version aloud before you pass it on: if it could be said about any text, ask for quotations.',
    },
  ],
  relatedLinks: [
    {
      text: 'The classroom week, report cards included',
      to: '/prompts-for-teachers',
    },
    {
      text: 'From the learner’s side',
      to: '/prompts-for-students',
    },
    {
      text: 'Find and check material',
      to: '/research-prompts',
    },
  ],
} satisfies GroupedPage
