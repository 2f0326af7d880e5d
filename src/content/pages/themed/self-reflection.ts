import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Self-Reflection Journal Prompts',
  purpose: 'journal',
  level: 'everyone',
  metaTitle: 'Self-Reflection Journal Prompts | Promptory',
  metaDescription:
    '20 self-reflection journal prompts you can answer tonight: the minutes in the parked car, the shirt with its tag on, the people you walk slower for.',
  description:
    '20 plain questions that leave your character alone and ask about your car seat, your spices and your way of standing at parties.',
  introduction:
    'Self-reflection is good for noticing what you already do, and for that you need evidence, in the way a neighbour has evidence about you. Beginners start from the large end: Who am I? What do I want? The page fills with words that would suit anyone. Start at the small end, with something like the jar at the back of the cupboard: who bought it, when, and why it is still there. Choose the prompt that made you think of one particular day. Walk over and look at the thing, if it is in the house. Then write for twenty minutes, with times and amounts, and stop before you come to a conclusion.',
  prompts: [
    {
      title: 'Minutes before your own door',
      tags: ['reflection', 'thoughtful'],
      text: 'How long do you sit in the parked car, or stand outside your own door with the key out, before you go in? Describe last night’s minutes, with the lights and the engine cooling. Which face did you put on, and on which step did it slip?',
      short: 'What do you do in the last minute before you go inside?',
    },
    {
      title: 'Clothes that never went out',
      tags: ['reflection', 'thoughtful'],
      text: 'Take out the piece of clothing that you have never worn outside the house. When did you buy it, and for what sort of Saturday? Describe whoever you had in mind for it, down to the shoes. Who was waiting for them at the bar?',
      short: 'Which piece of clothing have you never dared to wear out?',
    },
    {
      title: '“I’m not somebody who …”',
      tags: ['reflection', 'thoughtful'],
      text: '“I’m not somebody who …” Complete it as you did the last time you heard yourself say it. To whom, and over what? Search for one afternoon on which you were exactly that person. Give it a date, the weather and a witness.',
      short: 'When were you exactly the person you say you’re not?',
    },
    {
      title: 'Two prices side by side',
      tags: ['reflection', 'thoughtful'],
      text: 'Set two prices side by side: the most you have spent this year without thinking, and the least that you agonised over in a shop. Where were you standing each time? What did your hand do? Let the cashier describe you in both.',
      short: 'What do you spend on easily, and what do you agonise over?',
    },
    {
      title: 'The story you always tell',
      tags: ['scene', 'thoughtful'],
      text: 'One story you tell at every party. Write it as you tell it to new colleagues, as you tell it to somebody you fancy, and as your sister would. Put a ring round the detail that occurs in only one of the three.',
      short: 'Which story about yourself do you tell at every party?',
    },
    {
      title: 'Walking with four people',
      tags: ['reflection', 'thoughtful'],
      text: 'Walk, on paper, with four people you know. How fast, on which side, who steps off the pavement when it narrows? Who do you slow down for without noticing? Who do you hurry for, and since what year?',
      short: 'Who do you slow down for when you walk?',
    },
    {
      title: 'The oldest thing in the cupboard',
      tags: ['reflection', 'thoughtful'],
      text: 'Open the cupboard and find the oldest thing in it that can still be eaten. For which dinner was it bought, and who was to come? Note what the household had that evening instead. You may cook it tonight, in which case add what it tasted of.',
      short: 'What’s the oldest thing in your kitchen cupboard, and who was it for?',
    },
    {
      title: 'Twenty minutes alone at home',
      tags: ['list', 'funny'],
      text: 'Nobody is at home, and nobody will be until seven. List what you do in the first twenty minutes, in order, down to the voice in which you talk to the plant. What would you stop doing at the sound of the lift?',
      short: 'What do you do first when nobody else is at home?',
    },
    {
      title: 'Counting your sorries',
      tags: ['list', 'thoughtful'],
      text: 'Sorry to the door, sorry to the waiter, sorry for the message. Count yours from this morning on and put them in order of size. Which one was owed? Make that one properly, in two lines, with no “but” in it.',
      short: 'What did you say sorry for today that wasn’t your fault?',
    },
    {
      title: 'A map of the party',
      tags: ['reflection', 'thoughtful'],
      text: 'Draw the room of the last wedding or leaving party you went to, and your way through it, hour by hour. Who did you go past twice? Where did you come to rest, and what were you holding so as not to need a hand?',
      short: 'Where do you end up standing at parties?',
    },
    {
      title: 'Losing the argument in the shower',
      tags: ['one-voice', 'funny'],
      text: 'In the shower you argue with somebody who is not there and who mostly has a point. Let them finish for once. Five sentences, in their own voice. After which of them did the water go cold, or the shampoo get into your eyes?',
      short: 'Who do you argue with in the shower, and are they right?',
    },
    {
      title: 'What you gave up',
      tags: ['reflection', 'bittersweet'],
      text: 'Once you were good at it, and you gave it up: the trumpet, say, or the butterfly. Write about the last time, which you did not know was the last. Who packed up? Where is the mouthpiece tonight, or the cap, and who in your life has never heard of it?',
      short: 'What did you give up that you were good at?',
    },
    {
      title: 'A fast and a slow decision',
      tags: ['reflection', 'thoughtful'],
      text: 'Lay last week’s decisions on the table. Find one that you made in under a minute, and one that has been going on since spring. Time them, like a swimming coach with a stopwatch. What does the fast one know that the slow one doesn’t?',
      short: 'Which decision have you put off since spring?',
    },
    {
      title: 'A borrowed opinion',
      tags: ['reflection', 'thoughtful'],
      text: 'You said it over lunch as your own opinion, about tipping perhaps, or about people who rent. Where did you get it from? Describe the room where you first heard it, and how badly you wanted to be invited back.',
      short: 'Whose opinion have you been passing off as your own?',
    },
    {
      title: 'The oldest unread message',
      tags: ['reflection', 'thoughtful'],
      text: 'The unread message that has been waiting longest. Who sent it, on which day, and how does it begin? Set down what you believe it says. Only when you have filled a page, open it, and mark your guesses out of ten.',
      short: 'Which message are you afraid to open?',
    },
    {
      title: 'The last time you ran',
      tags: ['reflection', 'funny'],
      text: 'When did somebody last see you run? Say from what, in which shoes and past which shop. If you have to go back years, go. At the end of it you looked round to see if anybody had been watching. Somebody had. Give them two lines.',
      short: 'When did you last run, and from what?',
    },
    {
      title: 'Your voicemail greeting',
      tags: ['one-voice', 'funny'],
      text: 'Play your own voicemail greeting, or record the one that you would use. Who is that speaking, to which caller, in whose good voice? Write the greeting that would be truer, at the same length, for the three people who still leave messages.',
      short: 'What does your voicemail greeting pretend?',
    },
    {
      title: 'A goodbye that went badly',
      tags: ['scene', 'bittersweet'],
      text: 'Some goodbye went badly, at a quay or in a corridor with the lift already open. Put everyone in their places and give the clock time. What did you talk about instead? Let it run for ninety more seconds, and add nothing that you would not have dared.',
      short: 'Which goodbye would you like ninety more seconds of?',
    },
    {
      title: 'Saved for best',
      tags: ['list', 'thoughtful'],
      text: 'Whatever in your home is being saved for best, list it, from the guest towels to the bottle with the ribbon round its neck. For whom, and until when? Use one thing tonight, alone, and record how it went, as far as the first stain.',
      short: 'What are you saving for best?',
    },
    {
      title: 'Missing for an afternoon',
      tags: ['reflection', 'thoughtful'],
      text: 'You are missing for one afternoon, no harm done. Where do they look first, and who knows to look there? In what order do they ring people? Somewhere on the map is a spot nobody would think of. Go and sit in it, and describe the view.',
      short: 'If you vanished for an afternoon, where would they look first?',
    },
  ],
  faqs: [
    {
      question: 'What is a good first question for self-reflection?',
      answer:
        'Ask where you were at a certain time, and then why. “Where was I at ten past six yesterday?” has an answer, and the answer has furniture: the car, the lights, the phone turned over on the seat. Write that down for five minutes. The why turns up by itself, usually in a sentence that begins with “only”. Questions about purpose can come later, once you have ten pages of ten past sixes.',
    },
    {
      question: 'How do I reflect on myself without just beating myself up?',
      answer:
        'Describe before you judge, and keep to what a camera could have filmed. “I was horrible to Mum” is a verdict. “I said ‘fine’ four times and dried a plate that was dry” is evidence, and there may be something in it for the defence. If the harsh voice gets going, give it a name and one line of its own at the bottom. It may speak last, and briefly.',
    },
    {
      question: 'How often should I sit down to reflect?',
      answer:
        'Once a week is plenty, at the same place and with a fixed end. A Sunday half-hour at the kitchen table, twenty minutes for writing and ten for reading what you wrote the week before, shows more than a nightly page, because you can see what repeated itself. If the parked car turns up three Sundays in a row, you have found your subject. On the other days, collect one small fact and leave it at that.',
    },
    {
      question: 'How do I know if self-reflection is doing anything?',
      answer:
        'You will catch yourself in the act a little earlier. First you notice on Sunday that you said yes to the extra shift, next on the way home, and one day in the doorway with your mouth already open. Keep a tally on the inside of the cover: the habit, the date, how late you noticed. When “next day” turns into “same minute”, it is working, even if you still say yes.',
    },
  ],
  relatedLinks: [
    {
      text: 'Borrowed forms for the same person: creative self-reflection',
      to: '/creative-journal-prompts-for-self-reflection',
    },
    { text: 'When you would like to change something', to: '/personal-growth-prompts' },
    { text: 'Look at the others for once: gratitude', to: '/journal-prompts/gratitude' },
  ],
} satisfies ThemedPage
