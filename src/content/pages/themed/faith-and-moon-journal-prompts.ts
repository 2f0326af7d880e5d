import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Faith, Recovery and Moon Journal Prompts',
  purpose: 'journal',
  level: 'everyone',
  metaTitle: 'Faith, Recovery and Moon Journal Prompts | Promptory',
  metaDescription:
    'Journal prompts for Ramadan, Lent, Advent, Shabbat, Diwali, prayer, meditation, each phase of the moon, a tarot card, the solstice, the steps and sobriety.',
  description: 'Pages for a fast, a feast, a candle, a cushion, a card, a dark moon and a first sober evening.',
  introduction:
    'Prayer, meditation, the steps and the moon have something in common: they come round again. A journal beside them is good for noticing what has moved since last time. Beginners write as they think a devout or spiritual person would, and lose interest in that person within a week. Write as you talk: what you asked for, what distracted you, who you were thinking about. For the next twenty minutes, take the prompt that belongs to your own practice, or to one you’d like to understand, keep to what really happened today, and date it. The pages here don’t teach a faith; for that, ask the people who live it.',
  prompts: [
    {
      title: 'Ramadan journal prompt',
      tags: ['list', 'thoughtful'],
      text: 'The last hour before maghrib. What are your hands doing, and what is your tongue keeping back? Today’s fast in three lines: the hunger, the patience, a kindness nobody saw. Whose name will be in your du’a at sunset?',
    },
    {
      title: 'Last ten nights of Ramadan',
      tags: ['list', 'hopeful'],
      text: 'Laylat al-Qadr may be tonight. Write the du’a you’d make if you were certain: for your parents, living or gone, for somebody you’ve wronged, for yourself. Which of the three is hardest to begin? Begin with that.',
    },
    {
      title: 'Quran verse reflection',
      tags: ['reflection', 'thoughtful'],
      text: 'Copy out one ayah that you recited or heard today, with a translation you trust. Which word made you stop? Where in your day does it belong: at the sink, on the bus, in a quarrel? Write one thing you’ll do because of it before the next prayer.',
    },
    {
      title: 'Lent journal prompt',
      tags: ['reflection', 'thoughtful'],
      text: 'You’ve given something up, and there’s an hour when you feel the gap: eleven o’clock, or after the children are in bed. What turned up there today? Say what you might pray in that gap, or who could use the money you’ve saved.',
    },
    {
      title: 'Easter and Holy Week',
      tags: ['scene', 'hopeful'],
      text: 'Read the account again and keep close to one person: Peter at the fire, a woman carrying spices, Thomas who wasn’t there. What do they know on the Friday, on the Saturday, on Sunday at dawn? Write their three mornings. Where do you stand?',
    },
    {
      title: 'Advent journal prompt',
      tags: ['list', 'hopeful'],
      text: 'Light the candle for this week. What am I waiting for? What am I tired of waiting for? Who’s waiting for me? Where would I least expect to find God by Sunday? Leave the last one open.',
    },
    {
      title: 'Prayer journal for beginners',
      tags: ['one-voice', 'tender'],
      text: 'Four lines, as though to someone in the room. I saw something good today. I did something that I’m sorry for. Thank you for this. Please, for this one person, by name. Amen, and stop there.',
    },
    {
      title: 'Bible verse reflection',
      tags: ['reflection', 'thoughtful'],
      text: 'Choose one verse, no more, and copy it by hand. Who is speaking, to whom, and what has just happened to them? Which word would you never have chosen? Write it as it would sound said to you, in your own kitchen, today.',
    },
    {
      title: 'Evening examen',
      tags: ['list', 'thoughtful'],
      text: 'Walk back through today with God, as if through a house. In which room was there light? Past which door did you hurry? Stay at one moment and talk about it plainly. Where would you like company tomorrow before lunch?',
    },
    {
      title: 'Doubting my faith',
      tags: ['dialogue', 'thoughtful'],
      text: '“I’m not sure I believe this any more.” Who could you say it to: a rabbi, an imam, a pastor, your sister? Write the conversation as far as their second answer. Which practice do you still keep, and what would you miss if you let it go?',
    },
    {
      title: 'Shabbat journal prompt',
      tags: ['list', 'tender'],
      text: 'For before candle-lighting, or after Havdalah. What are you putting down for twenty-five hours? Who’s round the table, who’s missing, which tune gets sung too fast? Name one thing from the week that can rest now.',
    },
    {
      title: 'Rosh Hashanah to Yom Kippur',
      tags: ['list', 'thoughtful'],
      text: 'Ten days. Write the names of people you’ve hurt this year, and beside each name what you did, without an adjective. Which of them can you reach before Kol Nidrei? Write the first sentence you’ll say to them.',
    },
    {
      title: 'Diwali evening',
      tags: ['description', 'hopeful'],
      text: 'Which corner of the house stayed dark this year? Put a diya there, on paper at least. Then write down who came, what was fried, who you meant to ring before the sweets went round, and what you asked of Lakshmi.',
    },
    {
      title: 'Evening puja',
      tags: ['reflection', 'tender'],
      text: 'The lamp is lit, the bell has stopped, and for a moment everyone stands still. Where had your mind gone during the singing? Offer that too: the worry, the thanks, the name. What did you come away with, besides the prasad?',
    },
    {
      title: 'Seva: a service journal',
      tags: ['description', 'tender'],
      text: 'What work did you do today that nobody will thank you for: shoes, dishes, a lift to the gurdwara, an hour beside a bed? Describe your hands at work. When did you stop thinking of yourself, and for how long?',
    },
    {
      title: 'Buddhist meditation journal',
      tags: ['list', 'thoughtful'],
      text: 'Straight from the cushion, before the phone. How long did you sit? What kept coming back: a plan, a knee, an old quarrel? Name each once, as you would a bird, and let it fly. What was there between two thoughts?',
    },
    {
      title: 'Loving-kindness meditation',
      tags: ['one-voice', 'tender'],
      text: '“May you be safe, may you be well.” Write it out for four people: yourself, someone you love, someone whose name you don’t know, someone who irritates you. After each, note what your jaw was doing. Where did the pen slow down?',
    },
    {
      title: 'New moon journal prompt',
      tags: ['list', 'hopeful'],
      text: 'Nothing to see up there tonight. Plant three intentions, each as something a person could watch you do before the full moon. Whom will you tell, and which is nobody’s business?',
    },
    {
      title: 'Waxing moon',
      tags: ['plan', 'hopeful'],
      text: 'The moon’s a little larger than last night. Which of your plans is? Write down a next step small enough to take before you look up again.',
    },
    {
      title: 'Full moon journal prompt',
      tags: ['reflection', 'thoughtful'],
      text: 'Everything shows in this light. What has become of what you began a fortnight ago? Name something ripe, something that plainly won’t be, and a feeling that has grown without being asked. Go outdoors for five minutes, and then write one more line.',
    },
    {
      title: 'Waning moon',
      tags: ['list', 'hopeful'],
      text: 'The moon gives a little back each night. List what you’re ready to put down: a habit, a quarrel, a tab open since spring. Cross one out every evening until it’s dark.',
    },
    {
      title: 'Tarot card of the day',
      tags: ['description', 'thoughtful'],
      text: 'Draw one card. Before you look up what it means, describe it as a stranger would: who’s facing which way, what has been spilled, what happens next. Where have you stood like that this week? Then read the book, and say where you disagree.',
    },
    {
      title: 'Three-card tarot spread',
      tags: ['table', 'thoughtful'],
      text: 'Three cards: what I bring, what I’m not looking at, what I could try. One line for each, before you open any book. Which card did you want to swap, and for which other one? Write about that wish.',
    },
    {
      title: 'Winter solstice',
      tags: ['list', 'hopeful'],
      text: 'The longest night. Note the minute when the light goes. What has the dark half of the year been good for: sleep, soup, being left alone? Light something, and name one thing that you’d like to grow as slowly as the days.',
    },
    {
      title: 'Step four inventory',
      tags: ['table', 'thoughtful'],
      text: 'Four columns. Who or what I resent. What happened. What it touched in me: pride, money, safety, love. My own part, if I had one: what I did. Take the three smallest first, and then ring your sponsor; nobody’s meant to carry these pages alone.',
    },
    {
      title: 'Step nine amends',
      tags: ['letter', 'thoughtful'],
      text: 'Write down what you did, with no “if” and no “you too”. Then what you’ve changed since, and what you offer to put right. Send nothing yet. First read it to your sponsor and ask: could this hurt them, or anybody else?',
    },
    {
      title: 'Sober for one day',
      tags: ['list', 'hopeful'],
      text: 'Only this one. Write down the hours: which were easy, which were long, who you rang, what you had in your glass, what you ate. It’s night now. What do you want to remember when you wake up tomorrow?',
    },
    {
      title: 'Sober for a year',
      tags: ['list', 'hopeful'],
      text: 'Three hundred and sixty-five breakfasts. List what came back, in the order it came: taste, money, sleep, a brother. What hasn’t come back? End with a line to someone on their first morning.',
    },
    {
      title: 'After a relapse',
      tags: ['reflection', 'tender'],
      text: 'It happened. Write only about the twelve hours before: the sleep, the food, who you didn’t ring, the first time you thought of it. Where along that line could someone have stepped in, and what’s their number? Ring it at the end of this sentence.',
    },
    {
      title: 'Gratitude in recovery',
      tags: ['list', 'tender'],
      text: 'Three things I didn’t have to hide today. Two people who still pick up. One door I walked past.',
    },
  ],
  faqs: [
    {
      question: 'how do I start a prayer journal if I’m not good at praying',
      answer:
        'Write one sentence to God as you’d send it to a friend, and put the date on it: “Please look after Samuel tomorrow, and I’m cross with you about the roof.” That’s a prayer. On other days, copy a line from your scripture or prayer book and answer it. Keep a column free for what happened later. Five minutes at the same hour is plenty, and on a day without words the date is enough.',
    },
    {
      question: 'what do I write at the new moon and the full moon',
      answer:
        'At the new moon write what you’re beginning, and at the full moon what has become of it. Keep the list to three, and make each one visible: “ring Dad on Sundays”, not “better family energy”. A fortnight later, tick, cross out or change them, and add what you’re letting go of. You needn’t believe that the moon does anything. It’s a calendar that nobody can switch off, and two pages a month are easy to keep.',
    },
    {
      question: 'can I use these if I’m not religious or don’t know what I believe',
      answer:
        'Yes. Take the prompts on waiting, thanks, silence, amends and the moon, and put your own word where a faith puts God: “whoever’s listening” will do. The others are written from inside a practice, with its own names for things, so use them as a guest would. If your neighbour fasts and you don’t, ask her what today was like and write down her answer: “The third day is the headache, then it’s quiet.”',
    },
    {
      question: 'what if my step four inventory is too much to face',
      answer:
        'Stop and ring your sponsor, or take it to a meeting; it was never meant to be done alone or in one night. Do three lines at a sitting, the smallest resentments first: “the landlord, kept the deposit, my fear about money, I lied on the form”. Leave violence or abuse for a counsellor. If you shake or sweat without alcohol or pills, see a doctor before stopping. And if you think of dying, ring a crisis line or the emergency number now.',
    },
  ],
  relatedLinks: [
    { text: 'Thanks of every size', to: '/journal-prompts/gratitude' },
    { text: 'Kinder questions, and the ones you avoid', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'A page for each day, faith or no faith', to: '/journal-prompts/daily' },
  ],
} satisfies ThemedPage
