import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Moving, Loss and New Beginnings',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Journal Prompts for Moving, Loss and New Beginnings',
  metaDescription:
    'Journal prompts for a break-up, divorce, widowhood, moving house or abroad, homesickness, loneliness, new friends, feeling lost and starting over at any age.',
  description:
    'For the packed boxes, the empty side of the bed and the first supper in a kitchen where nothing is where your hand expects it.',
  introduction:
    'After a loss or a move, most of life runs on habits that no longer fit: the wrong light switch, the second cup, “we” where it should say “I”. Writing is good for noticing them one at a time. Beginners try to write what it all means, in the first week, at midnight. Leave meaning alone for now and write down what’s there: the hour, the object, who rang. For the next twenty minutes, find the title nearest to your own situation, answer the first question only, and go on if there’s more. Skip any prompt that presses too hard today. If you can’t get through the days, take the page to a doctor or a friend.',
  prompts: [
    {
      title: 'Getting over an ex',
      tags: ['list', 'hopeful'],
      text: 'For one whole day, make a mark each time you think of your ex, with the hour and what set it off: a song, a white van, a brand of crisps. Which hour has the most? Plan something for that hour tomorrow that needs both hands.',
    },
    {
      title: 'Break-up journal prompt',
      tags: ['scene', 'bittersweet'],
      text: 'Not the end: the evening before it, when one of you already knew. What was on, what did you eat, who washed up? Write it slowly, and put a mark in the margin where you would have asked, if you’d dared.',
    },
    {
      title: 'Divorce journal prompt',
      tags: ['list', 'thoughtful'],
      text: 'Which “we” have you said by mistake this week: we don’t eat lamb, we like Porto, we’re in bed by ten? List five. Change each to “I”, and tick those that are still true.',
    },
    {
      title: 'Co-parenting after a divorce',
      tags: ['dialogue', 'thoughtful'],
      text: 'What did you do well at the last handover: the coat, the tone, the remark you swallowed? Where was your child looking while the two of you talked? Write the ten words that you’ll use on the doorstep next time.',
    },
    {
      title: 'Widow or widower',
      tags: ['description', 'tender'],
      text: 'What’s on the other side of the bed now? Describe the first job you had to learn because they had always done it, the boiler, the tax, the jars. Who showed you how, and what would they have said about the result?',
    },
    {
      title: 'Anniversary of a death',
      tags: ['plan', 'tender'],
      text: 'You’ll feel the date coming a week before. Plan the day hour by hour: where you’ll be, who else knows what day it is, one thing you’ll do the way they did it. Leave a stretch of it empty for whatever turns up.',
    },
    {
      title: 'Grief in the first weeks',
      tags: ['list', 'tender'],
      text: 'Three lines, no more. Something that has to be done, such as the bank. Something kind that came to the door, and what it came in. Something that only the two of you would have found funny.',
    },
    {
      title: 'Losing a parent',
      tags: ['reflection', 'tender'],
      text: 'Who knows now how the pudding’s made, whose cousin that was, where the deeds are? Write down three things that only your mother or father could have told you, and one that you can tell.',
    },
    {
      title: 'Moving house: goodbye to each room',
      tags: ['scene', 'bittersweet'],
      text: 'Take a mug of tea through the empty house and sit down on the floor of every room. One sentence for each: what was decided in here, what got broken, who danced. In the last one say goodbye out loud. What does it echo like?',
    },
    {
      title: 'First week in a new house',
      tags: ['list', 'hopeful'],
      text: 'Your hand still goes to the wrong wall for the switch. List what it remembers from the old place, and three things this house does better, beginning with the light.',
    },
    {
      title: 'Moving to a new country',
      tags: ['list', 'funny'],
      text: 'List ten small things you’ve had to learn to do again here: cross the road, end a phone call, pay for a lettuce. Beside each, who explained it, and with what face. Which could you now explain to the next person off the plane?',
    },
    {
      title: 'Feeling homesick',
      tags: ['description', 'tender'],
      text: 'It’s seldom the whole country you miss; it’s a smell at a certain hour. Which one? Describe one street or kitchen back home at that hour today: what’s frying, who is late, what’s on the radio. Then name something you could cook, or somebody you could ring, tonight.',
    },
    {
      title: 'New city',
      tags: ['description', 'hopeful'],
      text: 'Draw your new city from memory, with nothing on it but what you’ve used: one bakery, one bridge, the wrong bus. Write “friendly” beside a place and “never again” beside another. What ought to be on the map by the end of the month?',
    },
    {
      title: 'Feeling lost in life',
      tags: ['list', 'thoughtful'],
      text: 'Lost people are told to stand still and look round. So: where exactly are you? Age, street, bank balance, who you last ate with. Where did you last know the way? Name one direction that you’re fairly sure is wrong.',
    },
    {
      title: 'Feeling stuck',
      tags: ['list', 'hopeful'],
      text: 'Name three things that haven’t moved since spring: the book, the boxes, the talk with the landlord. Take the smallest. What’s the next thing your hand would have to touch: a lid, a number, a pen?',
    },
    {
      title: 'Making friends as an adult',
      tags: ['plan', 'hopeful'],
      text: 'Who do you see every week without ever having arranged it: the man with the greyhound, the swimmer in lane three, the dad with the scooter? Choose one. Write what you’ll say on Thursday, about something both of you can see, and what you’ll suggest if they laugh.',
    },
    {
      title: 'When I feel lonely',
      tags: ['reflection', 'tender'],
      text: 'At what time does loneliness come in, and by which door: Sunday at four, or the second you put down the phone? Describe the last five minutes in which it wasn’t there. Who was in them? A shop assistant counts, and so does a dog.',
    },
    {
      title: 'Living alone for the first time',
      tags: ['how-to', 'funny'],
      text: 'Draw up the house rules for a household of one: when supper is, what may be eaten out of the pan, who’s allowed to ring without warning. Which rule would have shocked the last person you lived with?',
    },
    {
      title: 'First year alone',
      tags: ['list', 'bittersweet'],
      text: 'Twelve months, and a string of firsts: the first film, the first flu, the first Christmas with nobody to sigh at. List those you’ve had, one word each. Which was worse than you’d feared, and which did you rather enjoy?',
    },
    {
      title: 'Starting over at any age',
      tags: ['table', 'hopeful'],
      text: 'Put down three ages: twenty-five, fifty, seventy-five. Beside each, somebody you know who began again about then: a trade, a marriage, a language. What did it cost, and what did the family say? The last line of the table is yours.',
    },
    {
      title: 'A fresh start',
      tags: ['list', 'hopeful'],
      text: 'You can take five habits, three phone numbers and one grudge into the new life. Write the packing list. What are you leaving on the pavement with a note that says “works, please take”?',
    },
    {
      title: 'Letting go',
      tags: ['description', 'bittersweet'],
      text: 'What can’t you throw out, because then it would be over: a coat, a chat, a sentence? Describe it exactly. You needn’t part with it. Just decide where it will live from tonight, an arm’s length further away than now.',
    },
    {
      title: 'A change I didn’t choose',
      tags: ['table', 'bittersweet'],
      text: 'They sold the house, shut the school, moved the office. What was decided over your head, on which day, and who told you? Split the rest of the page: what it takes away, and what nobody can touch.',
    },
    {
      title: 'Making a big decision',
      tags: ['how-to', 'thoughtful'],
      text: 'Toss a coin, cover it, and write down what you were hoping for while it was in the air. Then: who has a say, who only thinks so, what could be undone afterwards? On what date will it be decided for you, if you do nothing?',
    },
    {
      title: 'Should I leave this relationship?',
      tags: ['reflection', 'thoughtful'],
      text: 'Think of a wet Tuesday five months from now. You hear the key in the door. Write down the first feeling, before the second one comes to tidy up. Then list what you’ve asked for already, and the answers you got. If that first feeling was fear, ring a domestic abuse helpline before you plan anything.',
    },
    {
      title: 'Friendship break-up',
      tags: ['document', 'bittersweet'],
      text: 'Nobody sends flowers when a friendship dies. Write the notice as the paper would print it: where you two met, what you were known for, the cause if there was one, who else has lost them. Where do you go to miss it?',
    },
    {
      title: 'Waiting for an answer',
      tags: ['scene', 'thoughtful'],
      text: 'The application is in, and nothing you do now will change it. Write the first thing you’ll say if it’s yes, and the first if it’s no. Cover both with a saucer. What will you do with the day in the meantime?',
    },
    {
      title: 'Dating again',
      tags: ['document', 'funny'],
      text: 'Write your dating profile as your best friend would, and then as your ex would. Which sentence is in both? Add one thing that you’d really like to know within twenty minutes of sitting down.',
    },
    {
      title: 'Moving back in with parents',
      tags: ['scene', 'funny'],
      text: 'You’re a grown adult, and somebody has just ironed your jeans. Describe your old room and what it still believes about you. Which of the house rules do you secretly like?',
    },
    {
      title: 'Clearing my parents’ house',
      tags: ['list', 'bittersweet'],
      text: 'Three piles: keep, give, can’t say. For five things in the third, write down where they stood and who was told off for touching them. Which would you take if it had to fit in a coat pocket?',
    },
  ],
  faqs: [
    {
      question: 'how do I get over someone I still love',
      answer:
        'Slowly, and by filling hours, not by arguing with yourself. Love doesn’t stop on request; habits can be moved. Find the worst hour of your day, for instance ten at night in bed with the phone, and give it another place: a friend on the line, a shelf to put up, the phone in the hall. On paper, keep to facts: “Saw his van. Bought plums.” Read back after a month. You’ll notice a day with nothing about him in it.',
    },
    {
      question: 'is it normal that my grief is worse after a year',
      answer:
        'Yes, many people find the second year harder, because the cards have stopped and everyone thinks it’s over. Grief keeps its own dates: a birthday, the first warm evening, a smell. Write down which ones, so that next year they won’t ambush you: “12 May, lilac, cried on the bus.” If for weeks you can’t work, eat or see any reason to get up, ask your doctor about bereavement support. If you think of dying, ring a crisis line now.',
    },
    {
      question: 'how do you make friends in a new city when you’re over thirty',
      answer:
        'Go to the same thing at the same hour, again and again, and let people get used to your face. Choirs, allotments, five-a-side, a language class, the dog field: what matters is that it’s weekly. At about the fourth time, say one thing about what you can both see, “They’ve moved the goalposts again”, and at the sixth suggest coffee afterwards. Note in your journal whose name you learned. Two people by the end of winter is a success.',
    },
    {
      question: 'I feel lost in life, where do I start',
      answer:
        'Start with where you are, in facts: what you earn, where you sleep, who you talk to, what you did with last Saturday. Being lost feels like fog, and facts have edges. Then list three things that are plainly wrong, for example “the commute”, and three that you would miss. Change one small wrong thing this month, and look again. If nothing gives you pleasure any longer, or you’re hopeless most days, see a doctor as well; that may be illness, not confusion.',
    },
  ],
  relatedLinks: [
    { text: 'For the hardest weeks', to: '/journal-prompts-for-hard-times' },
    { text: 'A few lines every day', to: '/journal-prompts/daily' },
    { text: 'When you’re ready to plan something', to: '/personal-growth-prompts' },
  ],
} satisfies ThemedPage
