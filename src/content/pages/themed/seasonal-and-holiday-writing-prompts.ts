import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Seasonal and Holiday Writing Prompts for Students',
  purpose: 'school',
  level: 'students',
  metaTitle: 'Seasonal and Holiday Writing Prompts for Students',
  metaDescription:
    '30 writing prompts for the school year: fall, winter, spring, summer, Halloween, Diwali, Eid, Lunar New Year, Black History Month, Earth Day and more.',
  description:
    'One prompt for nearly every season and holiday on a school calendar, for those who celebrate and those who are only watching.',
  introduction:
    'Holidays give a class something that most topics don’t: everyone has a smell, a sound or a wait to write about. The trouble is that everybody reaches for the same picture, the pumpkin, the tree, the heart, and thirty pages come out alike. Go for the moment next to it: the minute before the doorbell, the dish nobody touches, the walk home. Nobody has to celebrate anything in order to write here. If a day isn’t yours, ask somebody whose day it is, or write as a guest. In the next twenty minutes, find today’s season, talk about it for three minutes, write for twelve, then trade pages and mark each other’s best detail.',
  prompts: [
    {
      title: 'Fall writing prompt: first cold morning',
      tags: ['description'],
      text: 'One morning you step outside and can see your breath. Describe the way to school that day with three sounds, one smell and the person you meet who’s dressed all wrong.',
    },
    {
      title: 'Fall story: the classroom pumpkin',
      tags: ['scene', 'funny'],
      text: 'Over the weekend the class pumpkin has grown so big that it no longer fits through the door. The custodian is coming with a saw. Half the class is holding up signs.',
    },
    {
      title: 'Winter writing prompt: warmest place',
      tags: ['description'],
      text: 'It’s ten below outside. Describe the warmest place you know so well that your reader takes off a sweater.',
    },
    {
      title: 'Winter poem: dark before dinner',
      tags: ['verse'],
      text: 'List eight things that only happen when it gets dark before dinner. Choose the four best and make each of them two lines of a poem.',
    },
    {
      title: 'Winter story starter: shoveled walks',
      tags: ['scene'],
      text: '“By six in the morning, every sidewalk on our street had been shoveled, and nobody would say who had done it.” Keep going. On the third night, you stay awake.',
    },
    {
      title: 'Snow day: plan and truth',
      tags: ['table', 'funny'],
      text: 'School is closed. On the left, write your plan for the snow day, hour by hour. On the right, write what really happened.',
    },
    {
      title: 'Spring writing prompt: after the thaw',
      tags: ['one-voice'],
      text: 'The snow behind the gym has melted at last. Under it lay one glove, a report card and half a kite. Choose one and let it tell the story of its winter.',
    },
    {
      title: 'Spring writing for first graders',
      tags: ['description'],
      text: 'Draw something that you see outside in spring. Finish two sentences under it: “In spring I can …” and “I hear …”',
    },
    {
      title: 'Summer writing prompt: free bucket list',
      tags: ['list'],
      text: 'Write down ten things to do this summer that cost nothing. One of them needs rain, one needs somebody over seventy, and one needs you to be bored first.',
    },
    {
      title: 'Summer story: three o’clock',
      tags: ['scene'],
      text: 'It’s the hottest hour of the hottest day, and nothing on your street is moving. Then, far off, you hear a bell.',
    },
    {
      title: 'Halloween writing prompt: too good',
      tags: ['scene', 'funny'],
      text: 'Your Halloween costume is so good that the real monsters think you’re one of them. They’d like you to come along.',
    },
    {
      title: 'Thanksgiving writing prompt: kids’ table',
      tags: ['speech', 'funny'],
      text: 'You’re reporting live from the kids’ table at a big family dinner, like a sports announcer. Somebody has just made a move on the last roll.',
    },
    {
      title: 'Christmas writing prompt: wrong present',
      tags: ['dialogue', 'funny'],
      text: 'You open a present, and it was clearly meant for somebody else. Your whole family is watching. Write what you say out loud and, in parentheses, what you think.',
    },
    {
      title: 'Hanukkah writing prompt: eight nights',
      tags: ['list'],
      text: 'Write one sentence for each of the eight nights: a sound, a taste, a guest, a spill, a song, a game of dreidel, an argument, a light. Use your own memories, or ask a friend who celebrates.',
    },
    {
      title: 'Kwanzaa and New Year: Kuumba',
      tags: ['plan', 'hopeful'],
      text: 'The sixth day of Kwanzaa, December 31, is for Kuumba, creativity: leaving your community more beautiful than you found it. Make that your plan for the new year. What will you do on your own block, who will help, and when will you start?',
    },
    {
      title: 'Diwali writing prompt: one small lamp',
      tags: ['description', 'tender'],
      text: 'Your street is full of little clay lamps tonight. Write about just one of them: who filled it, who lit it, and what its light falls on. If Diwali isn’t yours, ask somebody who celebrates it.',
    },
    {
      title: 'Lunar New Year: red envelope',
      tags: ['scene', 'funny'],
      text: 'Your great-aunt hands you a red envelope. With the money comes a wish for the new year, written down, and it is a little too exact. What does it say, and who else has read it?',
    },
    {
      title: 'Ramadan and Eid: moon watch',
      tags: ['dialogue'],
      text: 'It’s the last evening of Ramadan, perhaps. Half of the family is on the balcony looking for the new moon. The other half is in the kitchen, hiding the cookies for Eid. Write only what they call to each other.',
    },
    {
      title: 'Elementary Valentine’s Day: three cards',
      tags: ['letter', 'tender'],
      text: 'Make a valentine for three people who aren’t expecting one: the bus driver, maybe, or the kid who’s new. In each, write one true thing that you have noticed about them.',
    },
    {
      title: 'Teens’ Valentine’s Day: honest hearts',
      tags: ['list', 'funny'],
      text: 'There was a mistake at the candy factory, and every candy heart came out honest. Write ten messages that fit on a heart. One of them makes somebody at your lunch table turn red.',
    },
    {
      title: 'St. Patrick’s Day: leprechaun deal',
      tags: ['dialogue', 'funny'],
      text: 'A leprechaun has locked himself in the supply closet. He’ll pay you to let him out, but he is terrible at bargaining. Write the deal, line by line, until one of you cries.',
    },
    {
      title: 'Black History Month: a local name',
      tags: ['document'],
      text: 'Skip the names that everyone picks. Find a Black inventor, pilot, coach, nurse or poet from your own state. Write the text for a sign at the place where that person lived or worked, in sixty words, with each fact checked in two sources.',
    },
    {
      title: 'Black History Month: one morning',
      tags: ['analysis'],
      text: 'Monday, December 5, 1955: city buses in Montgomery, Alabama, drive by almost empty. Read two accounts by people who were there. Report on that morning, and say after each fact who told you.',
    },
    {
      title: 'Women’s History Month: closed door',
      tags: ['interview'],
      text: 'Ask a woman you know about a door that was closed to her, or one that she pushed open: a team, a job, a class. Write down five questions first. Put her best sentence at the top of your page.',
    },
    {
      title: 'Easter writing prompt: egg thirteen',
      tags: ['scene'],
      text: 'Twelve eggs were hidden in the yard. You have found thirteen. The last one isn’t chocolate, and it’s warm.',
    },
    {
      title: 'Earth Day speech by a puddle',
      tags: ['speech'],
      text: 'Choose a spot near school no bigger than a bath towel: a puddle, a ditch, the roots of one tree. Let it give a speech on Earth Day. It may be angry, and it has to ask for one thing that a kid can do by Friday.',
    },
    {
      title: 'Mother’s Day card, true details',
      tags: ['letter', 'tender'],
      text: 'Make a card for your mom, your grandma, or whoever looks after you that way. Put in something she always says, something she does when she thinks that nobody is looking, and a promise for next Tuesday.',
    },
    {
      title: 'Father’s Day owner’s manual',
      tags: ['how-to', 'funny'],
      text: 'Write the owner’s manual for your dad, your grandpa, or another grown-up who looks out for you: how to start him in the morning, what he runs on, and what the warning lights mean.',
    },
    {
      title: 'Veterans Day and Memorial Day letter',
      tags: ['letter', 'thoughtful'],
      text: 'Explain to a second grader, in two sentences, how Veterans Day and Memorial Day are different. Then write to somebody who served, or to the family of somebody who did, and ask one real question.',
    },
    {
      title: 'Last day of school: one minute',
      tags: ['scene', 'bittersweet'],
      text: 'The last bell of the year rings in one minute, and nobody is packing up. Write that minute.',
    },
  ],
  faqs: [
    {
      question: 'How do I use holiday prompts when not everyone in class celebrates?',
      answer:
        'Offer the holiday and an ordinary door beside it. For Christmas, “a present that was meant for somebody else” works for any birthday. For Hanukkah or Diwali, a student can write as a guest or interview a classmate who’d like to be asked. Never make one child speak for a whole religion. And let anyone choose the season instead: the first cold morning and the dark before dinner belong to everybody.',
    },
    {
      question: 'What can students write about for Black History Month besides a biography?',
      answer:
        'They can write about a place, a day or a choice. A sign for a local building, a report on the first morning of the Montgomery bus boycott, or a letter to the city asking for a street name all call for research and leave room for a voice. Keep to what is recorded, name the source, and don’t ask students to invent diaries of enslaved people. Include joy, too: music, sports, science, food.',
    },
    {
      question: 'What is a good winter writing prompt for a place without snow?',
      answer:
        'Write about the dark, the light or the quiet instead. “List eight things that only happen when it gets dark before dinner” works in Houston as well as in Minneapolis. In the tropics, write about rain, wind or the cool month, or send a postcard to snow from someone who has never met it. You could also ask which month is the hardest where you live, and what people do about it.',
    },
    {
      question: 'How long should a seasonal writing activity take?',
      answer:
        'Twenty minutes for most of these, and a full lesson if you add research or a card to take home. The short ones, such as the thirteenth egg or the last minute of school, fit in ten. For the history months, plan two sessions: one to read and take notes, one to write. If you have only five minutes before a holiday, ask for one sentence each and tape them together into a class poem.',
    },
  ],
  relatedLinks: [
    { text: 'Sillier ones, for younger writers', to: '/fun-creative-prompts-for-kids' },
    { text: 'A prompt for every day of the year', to: '/today' },
    { text: 'Ten minutes a day in class', to: '/daily-writing-prompts-for-students' },
  ],
} satisfies ThemedPage
