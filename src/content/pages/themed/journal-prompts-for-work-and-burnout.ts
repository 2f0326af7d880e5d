import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Work, Burnout and Career Change',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Journal Prompts for Work, Burnout and Career Change',
  metaDescription:
    'Journal prompts for burnout, a job you hate, a job you lost, imposter syndrome, a difficult boss, Sunday dread, career change and the first week somewhere new.',
  description:
    'Questions about hours, money, bosses and Mondays, for anyone who is worn out, stuck, let go or about to begin.',
  introduction:
    'Writing about work is good for telling apart four things that feel the same on a Tuesday: being tired, being bored, being badly treated and being in the wrong trade. Each needs something different. Beginners write about the job as a whole, “I can’t do this any more”, and stop there. Take one hour of one day instead, with the time, the room and the words that were said. In the next twenty minutes: find the title that you would have typed, write for fifteen with real names, on paper or on a device that isn’t your employer’s, and keep five for one sentence that begins “By Friday I will”.',
  prompts: [
    {
      title: 'Am I burnt out?',
      tags: ['list', 'thoughtful'],
      text: 'Go through last week by day: when you woke, what you skipped, who you snapped at, which pleasure left you cold. Tick anything that has been true for more than two weeks. Then show the list to somebody who knew you before, and write down the first thing they say.',
    },
    {
      title: 'I hate my job',
      tags: ['table', 'thoughtful'],
      text: 'Divide one working day into hours and mark each: fine, dull, hateful. Look only at the hateful ones. Is it the task, a person, the money or the place? What would have to be different for you to stay until next summer?',
    },
    {
      title: 'Lost my job: the first Monday',
      tags: ['scene', 'tender'],
      text: 'Six forty, and nobody expects you. Write the first Monday without the job, hour by hour: what you put on, what you said when the woman downstairs asked, who rang. Underline one hour that was better than the same hour a week ago.',
    },
    {
      title: 'Telling people I lost my job',
      tags: ['messages', 'tender'],
      text: 'Who knows, who doesn’t, and who mustn’t hear it from somebody else? Write the news three times: to your mother, to an old colleague, to the man who always asks at the gym. Two lines each, without the word “sorry”.',
    },
    {
      title: 'Imposter syndrome evidence file',
      tags: ['document', 'funny'],
      text: 'Open a file on yourself, as the fraud squad would. Exhibit A: three jobs you got right, with dates and witnesses. Exhibit B: what people came to you for this month. Exhibit C: what you still can’t do. Which exhibit would a sensible judge throw out?',
    },
    {
      title: 'Career change: pull, fear, money',
      tags: ['list', 'hopeful'],
      text: 'Three headings. Pull: which part of the new work would you do unpaid on a Saturday? Fear: who might laugh, and in what words? Money: the smallest sum a month that you can live on. Finish with a test that fits into one weekend.',
    },
    {
      title: 'Career change at 40 or 50',
      tags: ['list', 'hopeful'],
      text: 'You’re forty-four, or fifty-eight, and about to be a beginner. List what you can do that nobody of twenty-two can: calm a shouting customer, smell a bad contract, wait. Put a trade beside each. In which would you bear being the oldest trainee?',
    },
    {
      title: 'My difficult boss',
      tags: ['reflection', 'thoughtful'],
      text: 'Take the last time it went wrong between you and your boss. Describe it as a camera on the ceiling would: who stood where, the exact words. Now guess what each of you wanted. What could you say next time in under twelve words?',
    },
    {
      title: 'Work stress, end of day',
      tags: ['reflection', 'hopeful'],
      text: 'What came home with you tonight? Name three things still open on your desk and the first moment at which anything can be done about each. Until then they live here.',
    },
    {
      title: 'First week in a new job',
      tags: ['list', 'hopeful'],
      text: 'Each evening this week: a name you learned, a kindness, and something you pretended to understand. On Monday, ask about the third.',
    },
    {
      title: 'Sunday dread',
      tags: ['reflection', 'thoughtful'],
      text: 'At what minute did the dread arrive this Sunday, and what were you doing: drying a plate, watching the last of the film? Find the one Monday thing behind it. How could that be a third smaller by nine tomorrow?',
    },
    {
      title: 'Retirement: who am I without work?',
      tags: ['dialogue', 'thoughtful'],
      text: 'At a wedding someone asks, “And what do you do?” You’ve retired. Write five answers: the modest one, the proud one, the rude one, the true one, and the one that you’d like to be able to give in two years.',
    },
    {
      title: 'Should I quit my job?',
      tags: ['letter', 'thoughtful'],
      text: 'Two letters to yourself, both dated a year from now. In one, you stayed. In the other, you handed in your notice this month. Each must mention the rent, Sunday evenings and who you have lunch with. Which one wrote itself?',
    },
    {
      title: 'Work-life balance',
      tags: ['reflection', 'thoughtful'],
      text: 'Draw last Tuesday as a clock of twenty-four hours and shade whatever belonged to work, including the thinking in the shower. Who got the white parts? Which hour do you want back, and what will you say when somebody reaches for it?',
    },
    {
      title: 'Pay and what I’m worth',
      tags: ['reflection', 'thoughtful'],
      text: 'What do you earn an hour, to the penny? Write down one thing you did last week that was worth more than that: a customer kept, a fault caught in time. What would you say to a friend who did it for that money?',
    },
    {
      title: 'Asking for a pay rise',
      tags: ['speech', 'hopeful'],
      text: 'Write the first thirty seconds of the talk: what you do now that you didn’t do when your pay was agreed, one result with a number in it, the figure. Then a full stop. What’s the answer you fear, and what would you say to it?',
    },
    {
      title: 'A bad day at work',
      tags: ['reflection', 'thoughtful'],
      text: 'Tell today in five sentences, with the times and the names. Which of the five will matter to anybody in a month?',
    },
    {
      title: 'The mistake I made at work',
      tags: ['document', 'tender'],
      text: 'What happened, at what time, and what did it cost, in money or minutes? Write the report you would want from a colleague you liked. Then say who you’ve told, and who tells you theirs.',
    },
    {
      title: 'Resignation letter I’ll never send',
      tags: ['letter', 'funny'],
      text: 'Resign on paper, tonight, with everything in it: the chair, the Thursday meeting, the word “family”. Then the polite version of two lines. Which sentence in the long one asks for something you could get without leaving?',
    },
    {
      title: 'Recovering from burnout',
      tags: ['list', 'hopeful'],
      text: 'What could you do today that was too much a month ago: answer the phone, read two pages, cook rice? Keep a list, one line a day. Nothing goes on the list just to impress someone.',
    },
    {
      title: 'Saying no at work',
      tags: ['messages', 'hopeful'],
      text: 'Which request did you agree to this month while your stomach was already refusing? Put down what was asked, what you answered and the hours it took. Then write the message you could still send.',
    },
    {
      title: 'Bullied at work',
      tags: ['document', 'tense'],
      text: 'Keep a log as a ship’s officer would: date, time, place, the exact words, who was in the room, what you did. No guesses about reasons. At the foot of the page: who inside or outside work will see this, and by which day.',
    },
    {
      title: 'Toxic workplace rules',
      tags: ['list', 'funny'],
      text: 'Write the unwritten rules of your workplace for whoever starts on Monday. Which of them did you obey today?',
    },
    {
      title: 'Passed over for promotion',
      tags: ['reflection', 'bittersweet'],
      text: 'They gave the promotion to somebody else. Did you want the post, or did you want to be seen? Write what you’d ask for tomorrow.',
    },
    {
      title: 'Back at work after a break',
      tags: ['scene', 'tender'],
      text: 'You were away: a baby, an operation, a bad year. What has moved, and what was kept for you? Write the answer you’ll give at the door to “How are you?”, and the longer one, for one person.',
    },
    {
      title: 'Working from home alone',
      tags: ['description', 'bittersweet'],
      text: 'Describe your working day as heard through the wall: voices, taps, the kettle, the chair. How long was the longest silence? Who could have filled it?',
    },
    {
      title: 'When I lost track of time',
      tags: ['list', 'hopeful'],
      text: 'Find ten hours of your working life in which you forgot the clock, as far back as the paper round. What was in your hands, who was near, what was it for? No job titles. What do at least four have in common?',
    },
    {
      title: 'Wins at work this month',
      tags: ['list', 'hopeful'],
      text: 'List what you got done this month, with a number wherever you have one. Include one disaster that didn’t happen, thanks to you.',
    },
    {
      title: 'The colleague I can’t stand',
      tags: ['reflection', 'funny'],
      text: 'For five minutes, describe the way your colleague types, chews or sighs, with all the spite you need. Then: what do they do better than you?',
    },
    {
      title: 'My last day at a job',
      tags: ['scene', 'bittersweet'],
      text: 'Walk through the building on your last day, and touch things. What do you take, what do you leave on purpose, and who did you not manage to say goodbye to?',
    },
  ],
  faqs: [
    {
      question: 'how do I know if it is burnout or just a bad week',
      answer:
        'Look at how long, and at what rest does. A bad week is better after two free days and a good sleep; burnout is still there on Sunday night, and it has spread to things you used to like. Write one line each evening for two weeks: slept, energy out of ten, one thing I enjoyed. If the third column stays empty, show the list to a doctor, since an underactive thyroid, depression and other illnesses can look the same.',
    },
    {
      question: 'should I write about my job in a journal my boss could find',
      answer:
        'Keep it off everything that belongs to your employer: their laptop, their accounts, their notepaper. A cheap notebook at home is best. Use real names there, because the details stay truer, and put facts and feelings on separate pages. “Tuesday, 10.20, meeting room, he said: …” may be useful one day if you ever have to show what happened. If it comes to a dispute, ask a union, an adviser or a lawyer before you hand anything over.',
    },
    {
      question: 'can journaling help me decide whether to quit',
      answer:
        'It helps you see what you would be deciding about. Mark every working hour of one week as fine, dull or hateful, and then count. If most of the hateful ones have the same person in them, a transfer may do; if they all have the same task in them, it may be the trade. Do the sums as well: the smallest amount you can live on, and for how many months. Decide on a day when you’ve slept.',
    },
    {
      question: 'what do I write when I get home too tired to think',
      answer:
        'Three lines, standing up if you like. What came home with me, where it can wait until tomorrow, what I’m going to eat. For example: “Row with Pavel about the stock. Nothing before ten tomorrow. Eggs.” Then shut the book. The point is to put the day down somewhere other than your pillow. Once a week, on a day off, read the lines back and underline any word that turns up more than twice.',
    },
  ],
  relatedLinks: [
    { text: 'When you want the application written', to: '/prompts-for-job-seekers' },
    { text: 'Grief, divorce and other big changes', to: '/journal-prompts-for-hard-times' },
    { text: 'Plans for the better-rested', to: '/personal-growth-prompts' },
  ],
} satisfies ThemedPage
