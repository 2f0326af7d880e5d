import type { DailyPage } from '@/content/schema'

export default {
  metaTitle: 'Daily Journal Prompts: A 30-Day Challenge | Promptory',
  metaDescription:
    '30 daily journal prompts that build on one another, from five things on a table to an index of your month, plus seven days of morning, noon and night.',
  title: 'Daily Journal Prompts',
  purpose: 'journal',
  level: 'everyone',
  description:
    'A month of prompts that remember what you wrote, and seven sets of three for days when you only want today.',
  introduction:
    'A daily page is good for the things that no single evening shows you: what keeps coming back, who turns up without being asked, which room you always leave out. Beginners start with a large resolution and three pages on the first night, and are gone by Thursday. Start small and stay small. The first six days ask for a few lines each. After that the challenge begins to use what you wrote, so keep all thirty in one notebook and number the days. Take the next twenty minutes for Day 1, which needs five, and spend the rest on finding a pen, a chair and an hour that can be yours tomorrow as well.',
  challenge: [
    {
      title: 'Five things in sight',
      tags: ['list', 'thoughtful'],
      text: 'Put down five things that you can see from where you are sitting, and who put each of them there. Underline the one that has been there longest. Add the date and the time. That is all for today.',
      short: 'What can you see from here, and who put it there?',
    },
    {
      title: 'The same spot, another hour',
      tags: ['reflection', 'thoughtful'],
      text: 'Sit where you sat yesterday, at a different hour, and look at five things you can see from there (the five you listed, if you did). Which has changed since then, and what is the light doing to it? Three sentences. In a fourth, name a noise that was not there before, and its owner.',
      short: 'What has changed in this spot since yesterday?',
    },
    {
      title: 'Catch one sentence',
      tags: ['reflection', 'thoughtful'],
      text: 'Keep a slip of paper in your pocket and catch one sentence that somebody says near you: in a queue, on the ferry, through the wall. Copy it here, with what their hands were doing at the time.',
      short: 'What did somebody near you say today?',
    },
    {
      title: 'Six smells of the day',
      tags: ['list', 'thoughtful'],
      text: 'Smell your way through the day, from the soap to the frying pan. List six smells and the door behind which you met each. One of them belongs to another year. That one gets two lines more than the rest.',
      short: 'Which smell today came from another year?',
    },
    {
      title: 'Three finds below the knee',
      tags: ['list', 'thoughtful'],
      text: 'Walk a route you know by heart and look at nothing above your knees. Write down three things you find. For each, say who planted it, spilled it or let it fall, and in what sort of hurry.',
      short: 'What did you find on the ground today?',
    },
    {
      title: 'The forbidden word',
      tags: ['reflection', 'thoughtful'],
      text: 'Read your last five journal pages. Circle the word you have used most; until tomorrow it is forbidden. Without it, describe the table you eat at, in eight sentences, crumbs included.',
      short: 'Which word do you write too often?',
    },
    {
      title: 'Choose one object',
      tags: ['reflection', 'thoughtful'],
      text: 'Choose one object from your home, the plainer the better. It will keep you company for six days of writing. How did it come to you, when, and at what price? Describe the worst day it has had.',
      short: 'How did the plainest thing you own come to you?',
    },
    {
      title: 'The object in the wrong room',
      tags: ['reflection', 'funny'],
      text: 'Take a plain object you are fond of and leave it until evening in a room where it has no business: the bath, the boot of the car, somebody’s desk. How did it look there? Report what it was taken for, and what the person who found it said.',
      short: 'What happens to an object when it’s in the wrong room?',
    },
    {
      title: 'Everyone who has held it',
      tags: ['list', 'thoughtful'],
      text: 'Pick an object you use every day. Who else has had it in their hands? Make a list, guesses allowed, with one verb after each name: paid, dropped, ironed, hid. Choose the verb you would like to know more about and stay with it for ten lines.',
      short: 'Whose hands have held the thing you use every day?',
    },
    {
      title: 'Draw it with the wrong hand',
      tags: ['reflection', 'thoughtful'],
      text: 'Think of an object that came to you from another house. With the wrong hand, draw the room where it used to stand, as seen by a fly on the lamp. Mark where you used to sit. What could be seen from that seat and from no other?',
      short: 'Which room did your oldest thing once stand in?',
    },
    {
      title: 'The object tells an evening',
      tags: ['one-voice', 'funny'],
      text: 'Let an object from your shelf give its account of one evening in your home. It knows nothing about feelings. It knows distances, temperatures, who came in last, and what was put down on top of it.',
      short: 'What would a thing on your shelf say about last evening?',
    },
    {
      title: 'The day it breaks',
      tags: ['dialogue', 'thoughtful'],
      text: 'Something you are fond of breaks on Saturday, beyond repair. There are two phone calls about it: one you would make at once, and one you would put off. Write both, hellos and all. Then put the thing back where it stands.',
      short: 'Who would you ring first if something you’re fond of broke?',
    },
    {
      title: 'The person who slipped in',
      tags: ['list', 'thoughtful'],
      text: 'Leaf through your journal for somebody who has slipped in without being invited: in a call, on a list, at the edge of a drawing. Put the full name at the top. Give ten facts, every one about how this person treats food, doors or tools.',
      short: 'Who keeps turning up in your journal?',
    },
    {
      title: 'A short journey together',
      tags: ['reflection', 'thoughtful'],
      text: 'Go back to one short journey with somebody who keeps turning up in your pages: a crossing, a lift to the station, the stairs. Who was a step ahead? Who had the bag? Give it ten lines, of which the weather may have two.',
      short: 'What do you remember from one short walk with somebody?',
    },
    {
      title: 'A conversation in your kitchen',
      tags: ['dialogue', 'thoughtful'],
      text: 'Take a sentence you overheard this month and put it into the mouth of somebody you know well, in your kitchen, tonight. Answer it. Keep the two of you talking until one reaches for a coat.',
      short: 'Which sentence you overheard would you like to answer?',
    },
    {
      title: 'In the other person’s voice',
      tags: ['one-voice', 'thoughtful'],
      text: 'Sit in a chair that is not yours. In the voice of somebody close to you, describe an evening when you came to visit: what you put down first, what you say each time, what they have learned not to ask. Do not improve yourself.',
      short: 'What do your friends see when you come to visit?',
    },
    {
      title: 'What you owe each other',
      tags: ['list', 'thoughtful'],
      text: 'Two columns about one person: what you owe them, what they owe you. Nothing larger than a bicycle may appear. Soup, lifts, an answer, eleven euros. Resist adding it up, and put a star beside the oldest debt.',
      short: 'What small things do you and a friend owe each other?',
    },
    {
      title: 'Send them something today',
      tags: ['messages', 'tender'],
      text: 'Send something today to a person you have been writing about: a postcard, six words, the news about the bakery’s cat. Copy it here first. Note when it went, and what you were pretending to do an hour later.',
      short: 'What could you send somebody today in six words?',
    },
    {
      title: 'Find the hole',
      tags: ['reflection', 'thoughtful'],
      text: 'Leaf back through your journal and find the hole: the name, hour or room you have been writing round. There is no need to fill it. Give it an outline, in five sentences that each stop just short of the edge.',
      short: 'What have you been leaving out?',
    },
    {
      title: '“It is not important, but …”',
      tags: ['one-voice', 'thoughtful'],
      text: '“It is not important, but …” Go on from there for twelve minutes and do not lift the pen. Whenever you stall, copy out a sentence you overheard this month, until something of your own gets in its way.',
      short: 'What comes after “It’s not important, but”?',
    },
    {
      title: 'Yesterday’s page as local news',
      tags: ['document', 'funny'],
      text: 'How would the weekly paper of a small island report your last journal page? Sixty words: district, age, day of the week, what was damaged. Leave out your name. In the closing line a neighbour is quoted, and is nearly right.',
      short: 'What would a local paper say about your yesterday?',
    },
    {
      title: 'Places where you step round it',
      tags: ['reflection', 'thoughtful'],
      text: 'Name a subject you avoid. In which places do you step round it: a street, a shelf, a song, the hour after lunch on Sundays? Go and stand in one of them for as long as an egg needs. Report temperature, noise, and how you left.',
      short: 'Where do you steer round a subject?',
    },
    {
      title: 'Opening hours for a worry',
      tags: ['document', 'funny'],
      text: 'Give one worry opening hours. When may it be thought about, at which counter, on what form, and who serves there? Write the notice for the door, with the arrangements for public holidays.',
      short: 'When will you allow yourself that worry?',
    },
    {
      title: 'A letter of four lines',
      tags: ['letter', 'thoughtful'],
      text: 'Write to the thing you have been avoiding: a letter of four lines, no more. One plain object from your home has to be mentioned in it. Fold the page over and crease it. Nobody is going to ask you to open it again.',
      short: 'What would you write to the thing you’re avoiding?',
    },
    {
      title: 'Five things in sight again',
      tags: ['list', 'thoughtful'],
      text: 'List five things within sight, and who put them there. Now remember the same view a month ago, or look up the list you made of it on your first day, and set the two side by side. What has gone, and what no longer looks plain?',
      short: 'What looks less plain than it did a month ago?',
    },
    {
      title: 'The day you skipped',
      tags: ['reflection', 'thoughtful'],
      text: 'Which question did you skip this month, or answer politely: a journal prompt, or one that somebody asked you? Answer it now, in half the time. In your last line, name what you thought it was going to ask of you, and what it asked instead.',
      short: 'Which question did you answer politely instead of honestly?',
    },
    {
      title: 'An index to the notebook',
      tags: ['document', 'thoughtful'],
      text: 'Compile the index to your notebook, as far through the alphabet as you get. Apples, 4. Brother, see Debts. Fifteen entries at least, of which two must send the reader round in a circle.',
      short: 'What would be in the index of your notebook?',
    },
    {
      title: 'One question from a friend',
      tags: ['dialogue', 'thoughtful'],
      text: 'Ask someone who knows you for one question about this past month, and only one. Take it down exactly, including the pause. Put on paper the part of your answer that you did not say on the spot.',
      short: 'What would a friend ask you about this month?',
    },
    {
      title: 'Plan one different hour',
      tags: ['document', 'hopeful'],
      text: 'Plan one hour of next week that you would not have planned when you began this journal: place, shoes, who to tell, what it replaces. Set it out as a timetable, with a stop for cold feet.',
      short: 'Which hour of next week will you spend differently?',
    },
    {
      title: 'A note to tomorrow’s beginner',
      tags: ['letter', 'hopeful'],
      text: 'Sit where you sat when you began this journal, with an object you have written about in front of you. Somebody, somewhere, begins thirty days of writing tomorrow. Tell them which three of your days were worth the ink, and why. When the page is full, close the book on it, even if you are not done.',
      short: 'Which day this month was worth the ink?',
    },
  ],
  days: [
    {
      title: 'A Working Day',
      rows: [
        {
          day: 'Morning',
          title: 'Work: what only you can do',
          tags: ['list', 'funny'],
          text: 'List today’s tasks. Circle the one that nobody else can do. What would it look like finished by noon, and which other task could wait, or go to somebody who would like it more?',
          short: 'What can only you do today?',
        },
        {
          day: 'Afternoon',
          title: 'Work: lunch in four lines',
          tags: ['reflection', 'funny'],
          text: 'Report on lunch, or whatever passed for it. Who sat within two metres, what did they unwrap, and what was said about the weekend? Four lines. No opinions until the coffee.',
          short: 'Who was near you at lunch?',
        },
        {
          day: 'Evening',
          title: 'Work: what came home with you',
          tags: ['reflection', 'thoughtful'],
          text: 'What came home with you on your clothes or your tongue: ink, flour, a colleague’s phrase, dog hair? Say where you picked it up, and whether you have washed it off.',
          short: 'What did you bring home from work without noticing?',
        },
      ],
    },
    {
      title: 'A Day Off',
      rows: [
        {
          day: 'Morning',
          title: 'Day off: a secret list',
          tags: ['list', 'hopeful'],
          text: 'Suppose that nobody will ever hear about today: no photograph, no “and what did you get up to?” on Monday. What is on your list now, and what has just dropped off it?',
          short: 'What would you do today if nobody ever heard about it?',
        },
        {
          day: 'Afternoon',
          title: 'Day off: five moving things',
          tags: ['list', 'thoughtful'],
          text: 'Stop where you are, on a kerb, a jetty or a launderette bench. Find five things that are moving, and put them in order, slowest first. Which have you been keeping pace with?',
          short: 'What is moving near you, and how fast?',
        },
        {
          day: 'Evening',
          title: 'Day off: the finest undone thing',
          tags: ['document', 'funny'],
          text: 'Choose the finest thing that you left undone today. Write it up like an expedition: weather, equipment, the point at which the party turned back, and how everyone was in the tent.',
          short: 'What did you leave undone today, and happily?',
        },
      ],
    },
    {
      title: 'A Day of Waiting',
      rows: [
        {
          day: 'Morning',
          title: 'Waiting: where it sits',
          tags: ['reflection', 'thoughtful'],
          text: 'A call, a result, a parcel, a person: something is on its way. Where in your body is it being waited for? Give that place a chair, a number and something to read.',
          short: 'Where in your body are you waiting?',
        },
        {
          day: 'Afternoon',
          title: 'Waiting: in the meantime',
          tags: ['list', 'funny'],
          text: '“In the meantime …” List all that you have done since breakfast under this heading. Mark the one job that went well because your mind was at the letter box.',
          short: 'What have you got done while you waited?',
        },
        {
          day: 'Evening',
          title: 'Waiting: it came, or not',
          tags: ['reflection', 'thoughtful'],
          text: 'What you were waiting for came, or it did not. Tell the moment by the room alone, the cup, the lino, the light on somebody’s sleeve. Keep one sentence for whoever was waiting as well.',
          short: 'Where were you when the news you waited for came?',
        },
      ],
    },
    {
      title: 'A Day with Somebody in It',
      rows: [
        {
          day: 'Morning',
          title: 'Company: what you rehearsed',
          tags: ['reflection', 'thoughtful'],
          text: 'You will be seeing somebody later today. What have you already rehearsed, in which voice, over which sink? Put down the line that you have decided to leave out.',
          short: 'What have you rehearsed saying to somebody today?',
        },
        {
          day: 'Afternoon',
          title: 'Company: their last words so far',
          tags: ['reflection', 'thoughtful'],
          text: 'Slip away from your company for five minutes and take down the last thing that somebody said to you, word for word. What were they looking at meanwhile? What was in their other hand?',
          short: 'What was the last thing somebody said to you?',
        },
        {
          day: 'Evening',
          title: 'Company: the goodbye, twice',
          tags: ['reflection', 'thoughtful'],
          text: 'Tell today’s goodbye twice: first as it looked to a man at the bus stop across the road, and afterwards from inside your coat.',
          short: 'How did today’s goodbye look from across the street?',
        },
      ],
    },
    {
      title: 'A Day on the Move',
      rows: [
        {
          day: 'Morning',
          title: 'Travel: all that you carry',
          tags: ['list', 'thoughtful'],
          text: 'Everything that you are carrying today, in order of weight. Count the keys, the call you promised to make, and whatever has been in the left pocket since winter.',
          short: 'What’s the heaviest thing you’re carrying today?',
        },
        {
          day: 'Afternoon',
          title: 'Travel: a stranger’s errand',
          tags: ['reflection', 'funny'],
          text: 'You are on your way, on a deck, a platform or a hard shoulder. Pick one person who is going the same way, and be wrong about their errand in as much detail as you can.',
          short: 'Who is travelling your way, and what for?',
        },
        {
          day: 'Evening',
          title: 'Travel: indoors again',
          tags: ['reflection', 'thoughtful'],
          text: 'You are indoors again, here or there. What has the place been doing without you? Note three signs of it, and which thing you moved before you had even sat down.',
          short: 'What did your home do while you were out?',
        },
      ],
    },
    {
      title: 'A Day You Would Rather Skip',
      rows: [
        {
          day: 'Morning',
          title: 'Hard day: box the hour',
          tags: ['reflection', 'thoughtful'],
          text: 'Which hour of this hard day is it really about? Draw a box for that hour. Fill in the one before and the one after as fully as you can, and leave the box white.',
          short: 'Which hour was it that made the day hard?',
        },
        {
          day: 'Afternoon',
          title: 'Hard day: ten words inside',
          tags: ['list', 'thoughtful'],
          text: 'Take the hour of today that you would rather not write about. Give ten words from inside it, all of them things that one could trip over or sign: step, biro, lanyard. How you were is nobody’s business yet.',
          short: 'What was lying about in the hour you’d rather forget?',
        },
        {
          day: 'Evening',
          title: 'Hard day: lighter by a teaspoon',
          tags: ['reflection', 'tender'],
          text: 'Somebody made a hard day lighter by a teaspoonful: did not ask, passed the biscuits, laughed in the wrong place. Who was it, when, and did you look up?',
          short: 'Who made today a little lighter?',
        },
      ],
    },
    {
      title: 'A Day with Nothing in It',
      rows: [
        {
          day: 'Morning',
          title: 'Empty day: three invented appointments',
          tags: ['list', 'funny'],
          text: 'Invent three appointments that you would have liked to find in the diary, each with a person, a place and a reason. The smallest can be kept before noon. Do you?',
          short: 'Which appointment do you wish you had today?',
        },
        {
          day: 'Afternoon',
          title: 'Empty day: under the sink',
          tags: ['list', 'funny'],
          text: 'Open the cupboard under the sink and take stock like a ship’s cook who is eleven days from land. What is plentiful, what is doubtful, what was on board before you?',
          short: 'What’s in the cupboard under the sink?',
        },
        {
          day: 'Evening',
          title: 'Empty day: five good nights',
          tags: ['dialogue', 'tender'],
          text: 'Say good night, on paper, to five things around you, beginning with the smallest. One of them answers. Take the answer down and put the light out.',
          short: 'What would you say good night to?',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'What happens if I miss a day of the challenge?',
      answer:
        'Nothing; do the next number when you next sit down. Day 12 may fall on a fourteenth: the prompts refer to your pages, not to the calendar. Never do two in one evening to catch up, or both will be thin. Write “no entry, choir” beside the missing date. Day 26 is there for the prompts that you jumped over, and by then you will know why.',
    },
    {
      question: 'How many minutes a day does this take?',
      answer:
        'Five to ten for the first six days, about fifteen in the middle, and up to twenty-five towards the end. The three-part sets need three minutes at a time. If you can only spare the length of a bus ride, do half a prompt: list the six smells today and give the odd one its lines tomorrow. A short page every day teaches you more than a long one on the first of the month.',
    },
    {
      question: 'Can I do the thirty days in any order?',
      answer:
        'Better not, since day fifteen needs a sentence from day three, and day twenty-four an object from day seven. Within the first six you may swap as you like. If one prompt truly does not fit, say that you live alone and nobody found your kettle in the bath, write what would have been said if your brother had. For a loose day with no before and after, use one of the seven sets.',
    },
    {
      question: 'What do I do with thirty pages once I have finished?',
      answer:
        'Put them away for a month, then read them in one sitting with the index from day twenty-seven. You will find one story, one apology and a good deal of weather. The story may be the telephone call that you put off on day twelve; copy it out fair and it has begun. The rest can stay where it is. And you may begin again with another object: it turns into another month.',
    },
  ],
  relatedLinks: [
    { text: 'By occasion and not by date: journal prompts', to: '/journal-prompts' },
    { text: 'One question for tonight: self-reflection', to: '/journal-prompts/self-reflection' },
    { text: 'Ten minutes of thanks to real people', to: '/inspirational-journal-prompts-for-gratitude' },
  ],
} satisfies DailyPage
