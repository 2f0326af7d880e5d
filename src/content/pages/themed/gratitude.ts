import { SAMPLES } from '@/content/samples'
import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Gratitude Journal Prompts',
  purpose: 'journal',
  level: 'everyone',
  metaTitle: 'Gratitude Journal Prompts for Tonight | Promptory',
  metaDescription:
    '20 gratitude journal prompts without sunsets: a scarf on a railing, a coat lent off the ferry, the rent nobody mentions. Answer one before lights out.',
  description:
    '20 questions about hands, prices and borrowed coats, for people who find “three good things” hard to finish.',
  introduction:
    'A gratitude page is good for catching what went right while you were looking at what did not. Small things work better than large ones, because you can still say when and where they happened. Beginners write down family, health and coffee three evenings running, and are bored by Thursday, because nobody can see a family. You can see your brother scraping the ice off your windscreen with a library card. Take one prompt tonight. Find a real day and a real pair of hands, and spend twenty minutes on who, where, for how long, and what it would otherwise have cost you. You need not be glad. Being exact will do.',
  prompts: [
    {
      title: 'Five people who know you',
      tags: ['list', 'tender'],
      text: 'Five people know, without asking, how you take your coffee, or that you are sick in back seats. Name them, each with the one small fact they carry about for you. Which of them learnt it in a bad week, and what was on the table?',
      short: 'Who knows how you take your coffee?',
    },
    {
      title: 'The thing that never failed',
      tags: ['reflection', 'funny'],
      text: 'Find the cheapest thing you own that has never let you down, a padlock or a potato peeler. What did it cost, and where? Go through its working week, day by day, as if it were about to ask for more money.',
      short: 'What’s the cheapest thing you own that never lets you down?',
    },
    {
      title: 'Finders of what you dropped',
      tags: ['scene', 'tender'],
      text: 'Something that you had dropped came back to you. Somebody hung the scarf on a railing, or ran after you with the phone. Go back four minutes and be the finder: what they were on their way to, and how they picked a place where you would look.',
      short: 'When did someone run after you with something you’d dropped?',
    },
    {
      title: 'A kind voice on the phone',
      tags: ['reflection', 'tender'],
      text: '“Stay on the line, I’ll find out for you.” Remember a voice on a helpline or a hospital phone that did not pass you on. What did it sound like: tired, quick, amused? Write down all you know about the person. Guess one thing more.',
      short: 'Which stranger’s voice on the phone once helped you?',
    },
    {
      title: 'The money nobody mentioned',
      tags: ['reflection', 'tender'],
      text: 'Who has never once mentioned the money? Think of a deposit, say, or half a month’s rent, that was put down for you and has not been spoken of since. Was it cash, a cheque, a transfer? Describe where you were standing, and how fast they changed the subject.',
      short: 'Who helped you with money and never brought it up again?',
    },
    {
      title: 'Someone who let you be bad',
      tags: ['reflection', 'tender'],
      text: 'Think of a person who let you be bad at something in front of them for a whole evening: their language, or the dance at their wedding. What did they do with their face? Give the evening from where they stood, including every toe you trod on.',
      short: 'Who let you be bad at something in front of them?',
    },
    {
      title: 'How far things travelled',
      tags: ['list', 'thoughtful'],
      text: 'Start from your chair and list eight things within reach, in the order of how far they travelled to get there. Next to the farthest, put one job that a stranger had to do well, in a harbour or a shed, so that it came in one piece.',
      short: 'Which thing within reach came from furthest away?',
    },
    {
      title: 'Thanking someone irritating',
      tags: ['letter', 'funny'],
      text: 'Choose a colleague or a neighbour who irritates you and is useful. Thank them in six sentences and take nothing back: if they hum all day, say so. Mention one afternoon when they stayed until something worked again.',
      short: 'What does the person who irritates you do well?',
    },
    {
      title: 'A borrowed coat',
      tags: ['reflection', 'tender'],
      text: SAMPLES.coat.text,
      short: 'Whose coat did you once borrow and perhaps keep?',
    },
    {
      title: 'A diary of your left knee',
      tags: ['document', 'funny'],
      text: 'Some part of you gave no trouble today, the left knee perhaps. Keep its diary from the alarm until now, with every stair and every jar. Be brief. It does not expect to be mentioned, and is a little embarrassed.',
      short: 'Which part of your body gave you no trouble today?',
    },
    {
      title: 'Who owned it before',
      tags: ['reflection', 'thoughtful'],
      text: 'Second-hand things had evenings before yours. Take a jacket or a car that used to be somebody else’s, and set down what you really know of them. What did they look after, so that you could have it? In the lining or the glove box there may be evidence.',
      short: 'Who had it before you, and looked after it?',
    },
    {
      title: 'A recipe with the mistake',
      tags: ['document', 'funny'],
      text: 'There is a dish that somebody always gets wrong in the way you like, with too much lemon, or a crust on the rice. Give the recipe with the mistake left in and underlined. Who would notice if it were ever made correctly?',
      short: 'Which dish do you love because somebody always gets it wrong?',
    },
    {
      title: 'The “no” that helped',
      tags: ['reflection', 'thoughtful'],
      text: 'A “no” once did you a favour: the flat went to someone else, or the girl laughed. What did you do that same evening? Trace one good thing back to it in four steps, with dates, and put in the step that you usually leave out.',
      short: 'Which refusal turned out to be lucky for you?',
    },
    {
      title: 'Thanks without the word',
      tags: ['list', 'tender'],
      text: 'Thanks in fifteen words, for somebody you will see this week, and the word “thank” may not be among them. Try it five ways, always with an object in it, or an hour. Choose the one that you could say standing up.',
      short: 'How could you thank someone without saying thank you?',
    },
    {
      title: 'What you got too cheaply',
      tags: ['letter', 'funny'],
      text: 'What did you get too cheaply last month? Look through your bank statement for a sum that you would honestly have paid twice, for a haircut or a bag of figs. Write to the till about the difference, and say how you would like to settle it.',
      short: 'What did you buy lately that was worth twice the price?',
    },
    {
      title: 'Company in a waiting room',
      tags: ['reflection', 'tender'],
      text: 'In which waiting room did somebody sit beside you who did not have to? Describe the chairs and the poster. What did the two of you talk about instead? They had meant to do something else with that morning. Find out, or guess, what it was.',
      short: 'Who waited with you when they didn’t have to?',
    },
    {
      title: 'A lie told to save you',
      tags: ['reflection', 'tender'],
      text: 'Once, when you were young, an adult told a lie to get you out of trouble. What was it, word for word, and to whom? Stand where you stood. What did their face do straight afterwards, once the other person had gone?',
      short: 'Which adult once told a lie to protect you?',
    },
    {
      title: 'A noise that stopped',
      tags: ['reflection', 'thoughtful'],
      text: 'A noise has gone out of your life: the drill next door, or a cough. When exactly did you notice that it was over? Describe the first evening without it, minute by minute, as far as the first thing you heard instead.',
      short: 'Which annoying noise has stopped for good?',
    },
    {
      title: 'What you caught from a flatmate',
      tags: ['reflection', 'funny'],
      text: 'What did you catch from somebody simply by sharing a flat with them: a radio station, a spice that you could not stand at first? Name the shelf in the fridge on which it began. What do you say when a visitor asks where you got it?',
      short: 'What habit did you pick up from someone you lived with?',
    },
    {
      title: 'A reference for a quiet spot',
      tags: ['letter', 'funny'],
      text: 'One spot lets you be for ten minutes, a fire escape at the office or the bench behind the pool. Write it a reference, as for a good tenant: how long you have known it, what it has put up with, and how well it keeps its mouth shut.',
      short: 'Where do you go for ten minutes of peace?',
    },
  ],
  faqs: [
    {
      question: 'How long should a gratitude journal entry be?',
      answer:
        'Six lines are enough if there is a hand in them. “Nice chat with Rosa” is three words and will mean nothing by June; “Rosa shelled peas the whole time so that I would not have to look at her” is one line, and will last. Stop when somebody who was not there could draw the scene. On a good night that may take a page. On a bad one, put down a price and a name.',
    },
    {
      question: 'Can my partner and I share one gratitude journal?',
      answer:
        'Yes, as long as you write about other people in it. A shared book turns sour when each of you looks for your own name. Agree on that, leave it by the kettle, and take turns: Mondays hers, Tuesdays yours, three lines on someone outside the house, such as the man at the tyre place who would not take the five euros. Keep a second, private one for each other.',
    },
    {
      question: 'Is it better to do a gratitude journal in the morning or at night?',
      answer:
        'Night suits most people, since the day is still in your pockets: the ticket, the name, the exact words. Keep the book where you take off your watch and allow yourself six lines. Morning is better if evenings are for children or for falling asleep; then write about yesterday, before you look at your phone. Two pages a week in detail will do more for you than a list every night.',
    },
    {
      question: 'Does gratitude journaling mean pretending everything is fine?',
      answer:
        'No, a good entry has room for the complaint beside the thanks. “She was forty minutes late, and she brought the soup in a pan on her lap on two buses” is truer than either half. Leave the lateness in. You are not being asked to be content, or to let anyone off, or to find a lesson. You are noting what was handed to you, by whom, and how warm it still was.',
    },
  ],
  relatedLinks: [
    { text: 'More light, less ledger: inspirational gratitude', to: '/inspirational-journal-prompts-for-gratitude' },
    { text: 'Thirty days, one page each: daily journal prompts', to: '/journal-prompts/daily' },
    { text: 'When the question is you: self-reflection', to: '/journal-prompts/self-reflection' },
  ],
} satisfies ThemedPage
