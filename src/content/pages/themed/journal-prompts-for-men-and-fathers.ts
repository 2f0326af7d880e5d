import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Men and Fathers',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Journal Prompts for Men and Fathers | Promptory',
  metaDescription:
    'Journal prompts for men and dads: anger, friends, stress, drinking, the body, your own father, new fatherhood, divorce, stoic evenings, and letters to a child.',
  description:
    'Straight questions about work, temper, friends, fathers and children, most of them answerable in ten lines.',
  introduction:
    'Plenty of men keep a journal and call it a log, and that’s a good way in: date, time, what happened, what I did. It’s useful for the things that you won’t bring up in the van or at the bar, and for noticing that a bad month has become a bad year. Beginners look for the feeling and find “fine”. Look for the facts instead, and the feeling will be standing behind them. In the next twenty minutes: choose one title, write in short sentences, use names and figures, and stop when the timer goes. No one marks it. If a page frightens you, show it to somebody the same day.',
  prompts: [
    {
      title: 'Journal prompt for men',
      tags: ['reflection', 'thoughtful'],
      text: 'What have you been carrying since Monday without a word to anyone? Write it as you’d say it in a van, eyes on the road.',
    },
    {
      title: 'Men’s mental health check-in',
      tags: ['list', 'thoughtful'],
      text: 'Five marks out of ten: sleep, temper, appetite, work, wanting to see people. Take the lowest. Since when? Who has noticed, and what did you say when they asked?',
    },
    {
      title: '“I’m fine”, the long version',
      tags: ['dialogue', 'tender'],
      text: '“You all right?” “Yeah, fine.” Who asked, and where were you both looking? Write the conversation again, with the longer answer, up to the point where one of you reaches for a tool or a glass.',
    },
    {
      title: 'Anger, an hour later',
      tags: ['document', 'thoughtful'],
      text: 'Write the accident report. Time, place, what you said, what you hit or threw, who else was in the room. What had you been feeling in the half hour before: hunger, shame, fear, being laughed at? Sign it. Who needs to hear from you before bed?',
    },
    {
      title: 'Pride: what I won’t ask for',
      tags: ['list', 'funny'],
      text: 'List seven things you have done the hard way rather than ask: the sofa, the sat nav, the form. Under them, the one that you’re doing the hard way now. Whose number have you already got?',
    },
    {
      title: 'My friends, counted honestly',
      tags: ['list', 'thoughtful'],
      text: 'Who could you ring at two in the morning, and who could ring you? Write the first line to a friend you haven’t seen for a year.',
    },
    {
      title: 'Loneliness of men',
      tags: ['reflection', 'tender'],
      text: 'When did you last speak for more than ten minutes about something other than work, sport or machines? Say who with and where. Then one thing you could turn up to this week at which nobody needs to talk.',
    },
    {
      title: 'Rules for being a man',
      tags: ['list', 'funny'],
      text: 'Write the rules you were given by the age of twelve about being a boy, and say who gave you each one: the coach, the uncle, the changing room. Cross out those you’ve broken. Was there one you’d keep for a son?',
    },
    {
      title: 'The last time I cried',
      tags: ['scene', 'tender'],
      text: 'When did you last cry, and who saw? If it nearly came and didn’t, write down what you looked at instead.',
    },
    {
      title: 'My body, honestly',
      tags: ['list', 'thoughtful'],
      text: 'Go down your body from the head, and for each part put what it can do, what hurts, and how long you’ve been ignoring that. If this were a friend’s list, which line would you send him to the doctor with?',
    },
    {
      title: 'Drinking less',
      tags: ['reflection', 'thoughtful'],
      text: 'Pick last Friday. What time was the first drink, what was it for, and at which glass had it done that? Write down what else does the same job before seven o’clock. If you shake or sweat without it, ring a doctor before you stop.',
    },
    {
      title: 'A habit I hide',
      tags: ['reflection', 'thoughtful'],
      text: 'No need to name it. At what hour does it come, what happened just before, and what do you tell yourself on the way there? Describe the ten minutes afterwards. What would you rather have been caught doing?',
    },
    {
      title: 'Who I am without my work',
      tags: ['reflection', 'thoughtful'],
      text: 'Introduce yourself to a stranger on a train without your job, your team or your car. What’s left after three sentences, and what would you like to add by next year?',
    },
    {
      title: 'Being the one who pays',
      tags: ['list', 'thoughtful'],
      text: 'What depends on you by the end of this month, in figures? Who could you show the page to, and what would you say as you handed it over?',
    },
    {
      title: 'What I haven’t told my partner',
      tags: ['letter', 'tender'],
      text: 'Begin at the washing-up, or wherever the two of you are side by side. One thing you admire and have never said, one that you miss, one you’re afraid to ask. Which would you start with?',
    },
    {
      title: 'After the breakup, for men',
      tags: ['list', 'bittersweet'],
      text: 'What does home sound like at seven in the evening now? List five noises that have gone and two that are new. Who have you told, and in how many words?',
    },
    {
      title: 'Fatherhood on an ordinary day',
      tags: ['scene', 'tender'],
      text: 'Today, between the key in the door and lights out: which three minutes would you keep? Write them with the floor, the noise, and what was stuck to your shirt.',
    },
    {
      title: 'What my father gave me',
      tags: ['list', 'bittersweet'],
      text: 'Turn out your father’s pockets. A way of tying, of holding a steering wheel, of leaving a room; a temper, a tune, a debt. What do you use daily, what did you give back, and which are you handing on without meaning to?',
    },
    {
      title: 'My father wasn’t there',
      tags: ['list', 'thoughtful'],
      text: 'What did your father miss? Three days with dates: a match, a ward, a Tuesday. For each, write who stood where he should have stood, and what they did with their hands.',
    },
    {
      title: 'After my father’s death',
      tags: ['description', 'tender'],
      text: 'Describe one of your father’s tools, and the first time you used it without him. What did you say aloud? Where do you keep it?',
    },
    {
      title: 'Becoming a father soon',
      tags: ['list', 'hopeful'],
      text: 'They’re asking how she is. Write how you are: what you’ve painted, what you’ve read, what you’re afraid you’ll drop. Which man do you know whose way with a baby you’d copy, and what exactly does he do?',
    },
    {
      title: 'New father, first month',
      tags: ['scene', 'tender'],
      text: 'Four in the morning, and it’s your turn. What do you sing, and where did you get it from? Write down three things that your hands have learned this week and one you do when nobody is watching.',
    },
    {
      title: 'Divorced dad, Sunday evening',
      tags: ['scene', 'bittersweet'],
      text: 'You’ve handed the children back at the door. Describe the drive home: the seat, the crumbs, the radio. What did one of them say today that you’ll keep until you see them again? Put it down word for word.',
    },
    {
      title: 'Stepfather journal prompt',
      tags: ['reflection', 'thoughtful'],
      text: 'What are you allowed to repair in this family, and what must you never touch? Write about the day when one of them came to you first.',
    },
    {
      title: 'Dad of teenagers',
      tags: ['messages', 'funny'],
      text: 'Scroll back through your messages with your teenager: who asks, who sends thumbs? Write one that needs no answer, and send it.',
    },
    {
      title: 'Father–son shared journal questions',
      tags: ['interview', 'funny'],
      text: 'One book, passed under the door. Easy ones first. What’s the best thing you’ve built, and what broke it? What’s fair about me as a dad, or a son, and what isn’t? When were you scared and didn’t say? What should we do once, just us? Both answer everything.',
    },
    {
      title: 'Father–daughter shared journal questions',
      tags: ['interview', 'tender'],
      text: 'Swap the book on Sundays. What do I always say? What did you think my job was when you were five? Which song’s ours? What would you like me to stop joking about? What would you teach me? Each of you answers, and nobody argues in the margin.',
    },
    {
      title: 'A father’s letter to his son',
      tags: ['letter', 'tender'],
      text: 'Dear son, here’s what I was like at your age. Tell him about one week: what you were afraid of, who you tried to walk like, what you lied about. Don’t draw the moral. End with something he did lately that you couldn’t have done.',
    },
    {
      title: 'A father’s letter to his daughter',
      tags: ['letter', 'tender'],
      text: 'Tell your daughter about a time she walked in front of you, at six or at twenty-six, and didn’t turn round. What was she wearing, where was she off to, what did you keep to yourself? Let her have that now.',
    },
    {
      title: 'Stoic evening questions',
      tags: ['list', 'thoughtful'],
      text: 'What did I do badly today? What did I do well? What was never in my hands? Answer each with a time and a place, and then let the day go to bed.',
    },
  ],
  faqs: [
    {
      question: 'how do I start journaling as a man without feeling stupid',
      answer:
        'Treat it as a log. Date, hours slept, one thing I did, one that annoyed me, one I’m putting off: five lines, four minutes, every evening at the same table. “Tue. Six hours. Fixed the gate. Rob again. Dentist.” Ship’s captains, builders and boxers have all kept such books. After two weeks, read it through with a pencil and mark any name or subject that comes up three times. Those are what you write a whole page about.',
    },
    {
      question: 'what should I write when I don’t know what I feel',
      answer:
        'Write what your body and hands did, because they’re easier to read. “Slammed the boot, didn’t eat, drove the long way home” says more than “stressed”. Then finish three sentences: I wanted …, I didn’t get …, so I …. If you like, pick one word from a short list: angry, ashamed, lonely, scared, tired, sad, proud. The wrong word is all right; you’ll notice that it’s wrong, and that will lead you to the next one.',
    },
    {
      question: 'what is a stoic journal and how do I keep one',
      answer:
        'It’s a short evening account with yourself, as the Roman philosopher Seneca described: what did I do badly, what did I do well, what could I do differently? Some add a morning line about what lies ahead and which part of it is in their hands. Ten minutes is enough. “Badly: interrupted Dad twice. Well: left the second drink. Differently: ring him back and let him finish.” Be exact with yourself, and friendly; it isn’t a punishment.',
    },
    {
      question: 'when is it more than a bad patch',
      answer:
        'When it has lasted two weeks or more, and sleep, work, temper or drink have changed with it, go and see a doctor. In men, low mood often shows up as anger, risk or working all hours. You can hand over this page if talking is hard: “not sleeping, shouting, don’t care about football” will do. If you’ve thought about ending your life, tell someone now: a crisis line, an emergency number, a friend at any hour.',
    },
  ],
  relatedLinks: [
    { text: 'Grief, divorce and starting again', to: '/journal-prompts-for-hard-times' },
    { text: 'The parts you’d rather not look at', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'Ten minutes a day, ready made', to: '/journal-prompts/daily' },
  ],
} satisfies ThemedPage
