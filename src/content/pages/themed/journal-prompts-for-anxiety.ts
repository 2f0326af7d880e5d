import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Anxiety and Stress',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Journal Prompts for Anxiety and Stress | Promptory',
  metaDescription:
    'Journal prompts for anxiety, stress, panic, health worries and nights of overthinking, with a CBT thought record, a brain dump and therapy homework.',
  description:
    'Short, answerable questions for an anxious day, a stressful week and the hour after two in the morning.',
  introduction:
    'Writing is good for anxiety because a worry in the head has no edges, and a worry on paper ends where the sentence ends. The usual mistake is to write the same fear nine times in a row, faster and faster, which is only worrying with a pen. So every prompt here asks for something that can be counted, seen or crossed out. For the next twenty minutes: choose the title that sounds most like tonight, set a timer for fifteen, and answer only what is asked. Spend the last five on something with your hands. If most days are like this, take the page to a doctor or a therapist.',
  prompts: [
    {
      title: 'Anxiety journal prompt for today',
      tags: ['reflection', 'thoughtful'],
      text: 'What are you anxious about today? Put it in one sentence with a name, a place and a day in it: not “everything” but “the call with Mr Osei on Thursday”. Then two more: what could go wrong first, and what would you be doing an hour after that?',
    },
    {
      title: 'Health anxiety',
      tags: ['document', 'thoughtful'],
      text: 'Write your symptom down as a nurse on the phone would: where it is, since when, what it keeps you from doing. Add how often you have checked or searched today. Below, three earlier scares and what each turned out to be. If a doctor ought to see this one, write down when you’ll ring.',
    },
    {
      title: 'Brain dump: ten minutes, three lists',
      tags: ['list', 'hopeful'],
      text: 'Set a timer for ten minutes and empty your head onto the page in any order, half words allowed: tax form, cat’s tooth, what she meant by “fine”. When it rings, sort everything into three lists. This week. Later. Not mine.',
    },
    {
      title: 'CBT thought record',
      tags: ['table', 'thoughtful'],
      text: 'Six lines. The situation, as a camera would have caught it. The thought, word for word. The feeling, out of a hundred. The evidence for the thought. The evidence against. A balanced thought that you could say to a friend with a straight face. Now give the feeling its number again.',
    },
    {
      title: 'Stress relief in three steps',
      tags: ['how-to', 'hopeful'],
      text: 'One, unload: write down whatever is pressing on you for five minutes, without a full stop. Two, slow down: copy out your last line as neatly as you can, one breath to a word. Three: name a single small thing that takes under ten minutes, and do it before you read this page again.',
    },
    {
      title: 'Mental health check-in',
      tags: ['list', 'thoughtful'],
      text: 'Half a line each: slept, eaten, been outdoors, talked to somebody, laughed at something. Then marks out of ten for mood, worry and energy. Which of these has changed since last week, and who ought to know?',
    },
    {
      title: 'Therapy homework between sessions',
      tags: ['document', 'thoughtful'],
      text: 'One moment from this week in four lines: what set it off, what your body did first, what you did next, what you told yourself about it in bed. Underneath, a question for your next session, in the words you’d really use.',
    },
    {
      title: 'What to talk about in therapy',
      tags: ['list', 'thoughtful'],
      text: 'List five subjects for your next session, the safest first: work, sleep, your brother’s wedding. The fifth is the one you tend to bring up with three minutes left and a hand on the door. Write its opening sentence and move it to the top.',
    },
    {
      title: 'Mindfulness: breath, sounds, hands',
      tags: ['description', 'tender'],
      text: 'Ten slow breaths. With each one, note a sound, from the farthest away to your own sleeve. Then describe your hands as if you had found them on the table: marks, warmth, what they were last holding. Not a word about tomorrow.',
    },
    {
      title: 'Overthinking at night',
      tags: ['document', 'funny'],
      text: 'Ten past two, and your head has called a meeting. Take the minutes: each item, who raised it, what was decided, which is nothing. Beside each, put a time tomorrow when it may be raised again. Then close the meeting in writing, note the hour, and turn the page face down.',
    },
    {
      title: 'Panic attack diary',
      tags: ['document', 'tender'],
      text: 'Where were you, at what time, and which came first: heart, breath, hands or the thought? After how many minutes was the worst over? End with whatever helped, however silly, in letters big enough to read while shaking.',
    },
    {
      title: 'Panic attack card for my pocket',
      tags: ['how-to', 'hopeful'],
      text: 'Make a card to read when panic comes. Five short lines, in your own words: what this is, how long it usually lasts, what to do with my breath, who I can ring, what I’m going to do afterwards.',
    },
    {
      title: 'Winter blues',
      tags: ['list', 'hopeful'],
      text: 'It’s dark by half past four. List every light that you own or pass on the way home, from the fridge to the baker’s window. What does each make you want to do? Pick one for tomorrow, and write down when you’ll be standing in it.',
    },
    {
      title: 'Social anxiety before a party',
      tags: ['list', 'hopeful'],
      text: 'What do you fear they will think of you? Write it out word for word, and say who “they” are, by name. Then three questions that you could ask anybody there, one job for your hands, and the time at which you’re allowed to go home.',
    },
    {
      title: 'Social anxiety: replaying what I said',
      tags: ['reflection', 'funny'],
      text: 'You said something odd at lunch and have been playing it back since. Put your sentence on the page. Now write down three things that anyone else said at that lunch, exactly. Can’t? Then how much of yours do they have?',
    },
    {
      title: 'Worry time, fifteen minutes',
      tags: ['list', 'thoughtful'],
      text: 'Worry has an appointment: one chair, fifteen minutes, this page. Write each one down as it comes in and mark it A if you can act on it, W if it’s like the weather and you can’t. Every A gets one step. When time is up, tell the rest when you’re next open, and stand up.',
    },
    {
      title: 'Morning anxiety',
      tags: ['reflection', 'hopeful'],
      text: 'Which thought was already waiting when you woke? Give it one line, and your breakfast three.',
    },
    {
      title: 'What-if thoughts, answered',
      tags: ['dialogue', 'funny'],
      text: 'Write five sentences that begin with “What if”. Answer each as your most practical aunt would: “Then you ring the bank, and tonight we have soup.”',
    },
    {
      title: 'Things I can and can’t control',
      tags: ['list', 'thoughtful'],
      text: 'Draw a circle: inside, what you could do something about by Friday; outside, all the rest. Which of these have you been carrying for somebody else?',
    },
    {
      title: 'Letter to my anxiety',
      tags: ['letter', 'tender'],
      text: 'Dear anxiety, I know that you mean well. Tell it what it has kept you safe from, what it has cost you so far (two parties, a job in Lisbon, most Sundays), and which small job in your life it may keep.',
    },
    {
      title: 'Grounding with the five senses',
      tags: ['list', 'tender'],
      text: 'Five things you can see, four you can touch, three you can hear, two you can smell, one you can taste. A whole line for each: not “pen” but “the green pen with somebody’s tooth marks”.',
    },
    {
      title: 'Anxiety trigger log',
      tags: ['table', 'thoughtful'],
      text: 'Go back over seven days and note each time your anxiety rose: the hour, the place, who was there, how you had slept, how many coffees. Leave out the reasons. Once you have five, look for something that two of them share.',
    },
    {
      title: 'Worst case, best case, likely case',
      tags: ['table', 'thoughtful'],
      text: 'Take the thing you dread. Two lines for the worst that could happen, two for the best. Then eight lines for the likeliest, which is duller than either: who is there, what’s said, what you eat afterwards.',
    },
    {
      title: 'Overwhelmed: too much to do',
      tags: ['list', 'hopeful'],
      text: 'List all that you believe you must do by Sunday. Strike out what nobody would notice. Put a name beside what someone else could do. Circle two. Cover the rest with your hand and read out the circles.',
    },
    {
      title: 'Waiting for test results',
      tags: ['plan', 'tender'],
      text: 'Someone will ring with the result, today or on Tuesday. Plan the hours until then, with another person’s name in at least two of them.',
    },
    {
      title: 'Money worries',
      tags: ['reflection', 'hopeful'],
      text: 'Which envelope or statement are you avoiding? Write the figure you fear. Open it, write the real one, and add one person or free advice service to ring.',
    },
    {
      title: 'Nervous about a presentation',
      tags: ['scene', 'funny'],
      text: 'Tomorrow you stand up and speak. What do you fear will happen, and what will the woman in the third row be thinking about instead?',
    },
    {
      title: 'They haven’t texted back',
      tags: ['messages', 'funny'],
      text: '“Seen”, and nothing since noon. Write down four reasons that have nothing to do with you, and what you’ll be doing until six.',
    },
    {
      title: 'Anxiety about the news',
      tags: ['reflection', 'thoughtful'],
      text: 'Which headline came to bed with you? Write what it says, what you know for certain, and what you have added yourself. Then choose one thing within walking distance that you could help with, and the one hour tomorrow when you’ll look at the news.',
    },
    {
      title: 'A place where I felt calm',
      tags: ['description', 'tender'],
      text: 'Where were you when you last noticed that you hadn’t worried for an hour? Describe the floor, the smell, and who was near.',
    },
  ],
  faqs: [
    {
      question: 'does journaling actually help with anxiety',
      answer:
        'Yes, for many people it takes the edge off, above all when it is short and specific. “I’m scared about everything” gives you nothing to hold; “I’m scared that Mr Osei will cancel on Thursday” gives you a name and a day, and you can ask what you would do on Friday. Ten minutes three times a week is plenty. It goes well alongside treatment and does not replace it: if anxiety keeps you from working, eating or sleeping, see a doctor.',
    },
    {
      question: 'what do I write when I am too anxious to think',
      answer:
        'Write what is in front of you, because that needs no thinking. Five things you can see, one line each: blue mug, bus ticket, the plant that needs water. Then three sounds, then what your feet are standing on. After that, add one sentence that begins with “Right now I am afraid that”. If it will not come, leave it, and copy out the list once more in your best handwriting. That counts as today’s page.',
    },
    {
      question: 'is it bad to write about my worries before bed',
      answer:
        'It helps if you finish the worry and hurts if you only feed it. So do it at a desk and not in bed, an hour before you sleep, and end every worry with a time: “the letter from the bank: Tuesday, ten, ring them.” Keep it to fifteen minutes. If you wake at three, put down one line for tomorrow and close the book. If the page makes your heart race, stop and try the list of sounds.',
    },
    {
      question: 'when should I see someone about my anxiety',
      answer:
        'Go when it has been there on most days for two weeks or more, when you avoid things you need to do, or when you drink or take something to get through. Take this week’s page with you and read it aloud: “I check my pulse twenty times a day” is a good beginning. Chest pain or trouble breathing should be looked at straight away. If you think of dying or of harming yourself, ring a crisis line or your emergency number now.',
    },
  ],
  relatedLinks: [
    { text: 'For grief, break-ups and other hard times', to: '/journal-prompts-for-hard-times' },
    { text: 'Kinder questions, and the ones you avoid', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'A small daily page, morning to night', to: '/journal-prompts/daily' },
  ],
} satisfies ThemedPage
