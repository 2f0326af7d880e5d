import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Birthday and Life Stage Journal Prompts',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Birthday and Life Stage Journal Prompts | Promptory',
  metaDescription:
    'Journal prompts for your birthday, for turning 20, 30, 40, 50 or 60, for your twenties, midlife, menopause, the empty nest, retirement and getting older.',
  description: 'Questions for the days when your age is a topic, from the first flat to the first grandchild.',
  introduction:
    'A birthday page is good for catching what an age is like while you’re still in it; ten years on, you will remember the cake and not the Tuesday. Beginners sum up. They write that time flies and that they’re grateful, and the page could be anybody’s. Put in prices, shoes, the name of the person you rang. Find your number or your stage below, and ignore the ones that aren’t yours. For the next twenty minutes: five for a list of facts about your life this week, fifteen for the prompt. Date it and write your age at the top. Next year, read it before you begin again.',
  prompts: [
    {
      title: 'Birthday journal prompt',
      tags: ['reflection', 'thoughtful'],
      text: 'What was on your mind between waking up and the first “happy birthday”? Begin there. Then write three things from this past year that you, at ten, would have wanted to hear about.',
    },
    {
      title: 'Birthday letter to myself',
      tags: ['letter', 'tender'],
      text: 'Dear one year older: tell me who still rings on the day. Write to yourself at your next birthday. Say what you’re wearing, what you owe and to whom, what you’ve just begun, and what you hope to have stopped by then.',
    },
    {
      title: 'A lonely birthday',
      tags: ['plan', 'tender'],
      text: 'Nobody’s coming today, or not the ones you wanted. Plan the rest of it like a good host with one guest: what’s served, what’s playing, who gets a call from you. What would have to happen by nine for it to count?',
    },
    {
      title: 'Turning 18',
      tags: ['list', 'hopeful'],
      text: 'From today your signature counts. List five papers you’d like to put it on, and one that you would think about for a week.',
    },
    {
      title: 'Turning 20',
      tags: ['reflection', 'bittersweet'],
      text: 'It’s the last night that your age begins with a one. Which teenage thing do you hand in at the door, and which do you smuggle through in your sock?',
    },
    {
      title: 'Turning 30',
      tags: ['list', 'thoughtful'],
      text: 'One line for each year from twenty to twenty-nine: where you slept, who had the other key, what you were sure about. Where did you change your mind? Beside the thirty, write one thing that you’re no longer going to apologise for.',
    },
    {
      title: 'Turning 40',
      tags: ['table', 'thoughtful'],
      text: 'Four headings: work, body, friends, home. Under each, what you have that you’d fight to keep, and what you have only because you never changed it. Which of the second kind could be gone by spring?',
    },
    {
      title: 'Turning 50',
      tags: ['speech', 'funny'],
      text: 'Half a century, and they want a few words. Write the speech you won’t give: who nearly got you killed, what you were wrong about for thirty years, and the person at the back of the room who knows all of it.',
    },
    {
      title: 'Turning 60',
      tags: ['list', 'thoughtful'],
      text: 'Six decades, six doors. For each, describe one front door you used to open: its colour, its key, who was behind it. Then draw the seventh door. What do you want to hear when you open it?',
    },
    {
      title: 'Turning 70 and after',
      tags: ['list', 'tender'],
      text: 'What can you do, at seventy-one or eighty-eight, in a way that nobody else does? Who could you show it to this week?',
    },
    {
      title: 'Journal prompts for your 20s',
      tags: ['reflection', 'thoughtful'],
      text: 'What was the last thing you bought because a grown-up would have: a drill, an insurance policy, a good knife? Describe yourself at the till. What are you waiting to be told that you could simply decide?',
    },
    {
      title: 'Journal prompts for your 30s',
      tags: ['list', 'thoughtful'],
      text: 'Who did you see every week at twenty-five and now see twice a year? Choose three, and send one of them a question.',
    },
    {
      title: 'Quarter-life crisis',
      tags: ['list', 'thoughtful'],
      text: 'Everybody seems to have a plan. Write down three people you compare yourself with and what you know for certain about their Sunday evenings. Then list what you’d try this year if no one could see it: a city, a course, a haircut, a no.',
    },
    {
      title: 'Midlife crisis',
      tags: ['reflection', 'thoughtful'],
      text: 'Which life is it that you keep looking over at: the boat, the single flat, the music? Describe one wet Monday in it. Then walk through the life you have and put a dot on everything you would choose again. Count the dots.',
    },
    {
      title: 'Journal prompts for women over 50',
      tags: ['list', 'hopeful'],
      text: 'What have you stopped doing since fifty: heels, hosting, laughing at his jokes? List seven, and what you’ve done with the time.',
    },
    {
      title: 'Menopause journal prompt',
      tags: ['reflection', 'funny'],
      text: 'Three in the morning, the window open, the covers on the floor. Report from inside it: what your body’s doing, what it has never done before, who got the sharp end of your tongue this week. Then the useful part. What will you simply not put up with any more?',
    },
    {
      title: 'Empty nest',
      tags: ['scene', 'tender'],
      text: 'The first evening without them. Go from room to room: what is too tidy, what’s still in the fridge, which sound does your ear wait for at six? End in the room you would like for yourself, and say what goes in it.',
    },
    {
      title: 'Retirement: the first month',
      tags: ['list', 'hopeful'],
      text: 'You’ve got thirty mornings in hand. What have people asked you for already, and what did you answer? Write ten things that only a retired person can do at eleven on a weekday. Which of them needs a second person?',
    },
    {
      title: 'New graduate',
      tags: ['reflection', 'hopeful'],
      text: 'The gown’s gone back. Write down what you can do on Monday that you couldn’t on the first day, and leave out the subject. Who is asking “So, what next?”, and which answer would be true until October?',
    },
    {
      title: 'Journal prompts for college students',
      tags: ['description', 'thoughtful'],
      text: 'Describe your room at university to someone who knew your room at home: what came with you, what’s on the wall for other people to see, what the corridor sounds like at one. What haven’t you told anybody at home?',
    },
    {
      title: 'First home of my own',
      tags: ['description', 'hopeful'],
      text: 'First night in your own place. What do you eat, on what, sitting where? List the noises and what you think they are. Which key on the ring still feels like somebody else’s?',
    },
    {
      title: 'Becoming a grandparent',
      tags: ['scene', 'tender'],
      text: 'Somebody put the baby in your arms, and you looked at your own child over its head. Describe all three faces. What did you know in that moment that you must on no account say?',
    },
    {
      title: 'Getting older',
      tags: ['list', 'funny'],
      text: 'Make a list in two columns: what your body now refuses, and what you now refuse. Which is longer? Underline a line in each that is a relief.',
    },
    {
      title: 'My first grey hair',
      tags: ['scene', 'funny'],
      text: 'Where were you when you found the first grey one, and what did you do with it? Write what your mother did about hers.',
    },
    {
      title: 'Letter to my younger self',
      tags: ['letter', 'tender'],
      text: 'Choose an age and a day, and find yourself there: the bus stop, the exam, the kitchen after the row. Don’t warn them. Tell them what they’re already doing right, and one small thing to keep in their pocket.',
    },
    {
      title: 'Getting married',
      tags: ['reflection', 'tender'],
      text: 'Which habit of living alone will you miss, and which have you already given up without noticing? Tell the page, not the seating plan.',
    },
    {
      title: 'Still single at this age',
      tags: ['dialogue', 'funny'],
      text: '“And are you seeing anyone?” Who asks, at which table, with what in their mouth? Write your polite answer, your true answer, and what the dog would say. Then describe a Saturday that you would not swap.',
    },
    {
      title: 'Starting over at my age',
      tags: ['list', 'hopeful'],
      text: 'After a divorce, a move or a funeral, you’re buying a single kettle. List what you’re starting with: objects, people, sentences. What do you know this time that you didn’t the last?',
    },
    {
      title: 'The birthday of someone who died',
      tags: ['scene', 'tender'],
      text: 'It is their birthday, and they aren’t here for it. How old would they be? Lay out the day as they’d have had it: what they pretended not to want, what they ate first. What will you do at the hour of the cake?',
    },
    {
      title: 'What I still want to do',
      tags: ['list', 'hopeful'],
      text: 'Five things you mean to do before you’re ten years older. Put a first name and a month beside each, or strike it out.',
    },
  ],
  faqs: [
    {
      question: 'what should I write in my journal on my birthday',
      answer:
        'Write what a photograph of the day wouldn’t show. Who rang first and from where, what you ate standing up, which message was missing, what you thought between waking and the first “happy birthday”. Then two lines to yourself a year from now: a question, and something you’d like to be able to answer. Ten minutes will do. “Thirty-six. Rain. Baba rang at six and sang all of it” is already a good page.',
    },
    {
      question: 'is it normal to feel sad on my birthday',
      answer:
        'Yes, it’s very common, because the day invites you to compare: with last year, with friends, with what you had planned. Make the comparison fair. Write down three things that you have at this age and didn’t know to want at twenty, with their names: the neighbour, the knee that mended, the job with the window. If the sadness was there before the birthday and stays after it, for two weeks or more, talk to a doctor.',
    },
    {
      question: 'how do I know if I’m having a midlife crisis',
      answer:
        'You probably can’t tell from a purchase; look at what you keep asking. If it is “Is this all?”, several times a week, and it comes up at work as well as at home, give it a page of its own. List what you would keep if everything had to be chosen again. Most people find that the list is longer than they feared. Before you sell the house or leave anyone, wait until you’ve slept properly for a month.',
    },
    {
      question: 'are these any good if I don’t feel my age',
      answer:
        'They are better, because the gap is the subject. Write the age on your passport and the age you feel on two sides of a page, and give each a typical Saturday. “Fifty-eight: physio at ten. Thirty-one: dancing in the kitchen at eleven.” Where do the two meet? Then take the prompt for whichever number pulled harder. Nobody checks. You may also answer the one for the age you were when things last made sense.',
    },
  ],
  relatedLinks: [
    { text: 'Write down the life behind it', to: '/memoir-writing-prompts-for-adults' },
    { text: 'Prompts for breakups, moves and other changes', to: '/journal-prompts-for-hard-times' },
    { text: 'Evening questions for any age', to: '/journal-prompts/self-reflection' },
  ],
} satisfies ThemedPage
