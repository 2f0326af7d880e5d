import type { PlanTexts } from '@/content/schema'

export default {
  metaTitle: 'A Novel in November: Thirty Days | Promptory',
  metaDescription:
    'Thirty days for 50,000 words: a task for each day, a prompt to borrow a form from, and a word count that stays on your device, with or without a network.',
  title: 'A Novel in November',
  purpose: 'fiction',
  level: 'everyone',
  goal: 50_000,
  description: 'Thirty days, 50,000 words, about 1,667 a day. A task for each, and a count that stays on this device.',
  introduction: [
    'A first draft needs speed more than talent. At 1,667 words a day you have no time to be good, and that is the point: what you write on day nineteen could not have been thought of on day one. The usual mistake is to mend the first chapter for three weeks. Do not read back further than yesterday.',
    'Each day has a task that fits any story. Where a prompt stands with it, borrow its form and put your own people in. Write wherever you like, and note the number here; the page works without a network once you have opened it, and any month will do.',
  ],
  parts: [
    {
      title: 'Week 1: Somebody wants something',
      description: 'People, a place, and a first step that cannot be taken back.',
      steps: [
        {
          title: 'Come closer',
          text: 'Begin far away and end so near that we hear somebody breathe. This book is about that person.',
          prompt: 'from-the-sky-to-one-breath',
        },
        {
          title: 'What they want by Friday',
          text: 'Not happiness: something that could be carried, signed or missed. Write the scene in which they decide to get it.',
        },
        {
          title: 'The people at the table',
          text: 'Put everybody who matters at one meal. Show who sits next to whom, and who is about to leave.',
          prompt: 'dinner-from-under-the-table',
        },
        {
          title: 'Somebody in the way',
          text: 'Give the second person as good a reason as the first. Change heads in the middle of the scene.',
          prompt: 'two-minds-over-one-coffee',
        },
        {
          title: 'A voice of their own',
          text: 'Let one of them talk for three pages. We should like them more and believe them less.',
          prompt: 'never-lied-about-a-fish',
        },
        {
          title: 'The place has a will',
          text: 'Weather, house or street acts as if it wanted something. Make a day of it.',
          prompt: 'the-wind-as-a-person',
        },
        {
          title: 'The step',
          text: 'They do the thing that cannot be undone. End the week on the sound of it.',
        },
      ],
    },
    {
      title: 'Week 2: It costs more than they thought',
      description: 'Trouble, an object, a lie.',
      steps: [
        {
          title: 'The bill arrives',
          text: 'Yesterday’s step has a price. Somebody brings it to the door, politely.',
        },
        {
          title: 'A thing that is fought over',
          text: 'Take something small that will be in the last chapter, too. Tonight two people want it.',
          prompt: 'a-quarrel-over-the-nearest-thing',
        },
        {
          title: 'What the third one saw',
          text: 'Tell the quarrel again as somebody who was not asked: a child, a neighbour, a camera.',
          prompt: 'what-camera-four-recorded',
        },
        {
          title: 'Only questions',
          text: 'A scene between two people who both know, and neither of them says so.',
          prompt: 'a-supper-of-questions',
        },
        {
          title: 'The lie',
          text: 'Somebody tells it kindly. Write down exactly what was said; you will need the words in week 4.',
        },
        {
          title: 'Work',
          text: 'Show one of them doing for an hour what they are good at. Give us the order of things, and let their mind be elsewhere.',
          prompt: 'the-linen-round-in-you',
        },
        {
          title: 'The list',
          text: 'A day in documents: a list, a notice, three messages. What happens in the gaps counts for the plot.',
          prompt: 'three-messages-about-a-small-fire',
        },
      ],
    },
    {
      title: 'Week 3: The long middle',
      description: 'You will want to stop on day 17. Everybody does.',
      steps: [
        {
          title: 'Halfway: turn it round',
          text: 'What if the person in the way was right? Write the scene in which your hero finds out.',
        },
        {
          title: 'The day they met',
          text: 'Go back years, for one scene. Let an old head look over a young shoulder.',
          prompt: 'a-child-tells-sixty-years-remembers',
        },
        {
          title: 'The worst day of the month',
          text: 'Yours, not theirs. Write badly on purpose: twelve minutes without lifting your hands, four times.',
        },
        {
          title: 'The same hour elsewhere',
          text: 'Follow the person you have neglected through the day of yesterday’s chapter.',
          prompt: 'lunch-there-night-here',
        },
        {
          title: 'A public scene',
          text: 'A wedding, a hearing, a match: everybody in one place and nobody alone. Let it go wrong slowly.',
          prompt: 'a-wedding-hour-by-hour-backwards',
        },
        {
          title: 'Left behind',
          text: 'Somebody has gone. Show it in an empty room, by what lies where.',
          prompt: 'three-people-left-laughing',
        },
        {
          title: 'They give up',
          text: 'Let them do it properly. Then let the small thing from day 9 turn up.',
        },
      ],
    },
    {
      title: 'Week 4: It comes together',
      description: 'Shorter chapters, fewer people, faster.',
      steps: [
        {
          title: 'The new plan',
          text: 'They know less than they believe. Say the plan aloud, so that it cannot come true as planned.',
        },
        {
          title: 'Night before',
          text: 'Two people, one room, hours to kill. Give each hour a paragraph.',
          prompt: 'eighteen-hours-of-broth',
        },
        {
          title: 'Four slow minutes',
          text: 'The moment before it begins. Stretch it over a whole chapter.',
          prompt: 'four-minutes-at-the-crossing',
        },
        {
          title: 'It goes wrong',
          text: 'The lie of day 12 comes out, in the words in which it was told, from the mouth that hurts most.',
        },
        {
          title: 'Leave it out',
          text: 'Write the hour before the worst thing and the day after. The thing itself is a white line.',
          prompt: 'before-and-after-not-during',
        },
        {
          title: 'What it was all for',
          text: 'They get what they wanted, or they do not and see why. One page of it may be in the future tense.',
          prompt: 'everything-that-will-happen',
        },
        {
          title: 'One sentence without a stop',
          text: 'The chase, the birth, the drive home: a chapter that does not pause for breath.',
          prompt: 'one-sentence-to-park-a-car',
        },
      ],
    },
    {
      title: 'The last two days',
      description: 'An ending, and a promise to leave it alone.',
      steps: [
        {
          title: 'Years later, from across the street',
          text: 'Show what became of them through a window. In one sentence the light burns all night.',
          prompt: 'one-window-sixty-years',
        },
        {
          title: 'The last page',
          text: 'End on a thing that can be seen. Write THE END, note the number, and do not read it before January.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'I have missed four days. Is it over?',
      answer:
        'No. Enter what you have and look at the line under the count: it tells you what is left and how much a day that makes. After four lost days at the start it is 1,924 instead of 1,667, which is about fifteen minutes more. You can also keep your own goal; 30,000 words are a short novel, and a draft that exists.',
    },
    {
      question: 'Should I plan the story before I begin?',
      answer:
        'Half a page is enough: who wants what, who is in the way, what it might cost. For example “A ferry captain wants to retire, her brother has sold the boat, the harbour needs both of them”. The days ask for the rest as you go. If you have a whole plan already, use the days as reminders and skip the prompts.',
    },
    {
      question: 'May I use an AI for the words?',
      answer:
        'You may, but then it is not your count, and you miss what the month is for. It is a good partner between the sittings: let it ask ten questions about a character, or list what your minor people know by day 14. On day 17 ask it for nothing. Write badly for twelve minutes instead; that is a trick that works.',
    },
    {
      question: 'Does my word count leave this device?',
      answer:
        'No. Ticks and numbers are kept in this browser and nowhere else, so they are not on your phone if you typed them on your laptop. Open the page once with a network, and it works without one, on a train for instance. “Start over” removes them, and so does clearing this site’s data in the browser.',
    },
  ],
  relatedLinks: [
    { text: 'Sixty forms to borrow', to: '/creative-writing-prompts' },
    { text: 'A place to write', to: '/write' },
    { text: 'Another plan: first chapter of a memoir', to: '/plans/first-chapter-of-a-memoir' },
  ],
} satisfies PlanTexts
