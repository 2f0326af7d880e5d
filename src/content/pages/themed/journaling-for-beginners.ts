import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journaling for Beginners: Morning, Night and One Line',
  purpose: 'journal',
  level: 'beginners',
  metaTitle: 'Journaling for Beginners: Morning, Night, One Line',
  metaDescription:
    'Journaling for beginners: how to start a journal, a first entry, morning pages, a bedtime page, the five-minute journal, one line a day and what to write.',
  description: 'First pages for people who have a notebook and no idea, sorted by how much time you’ve got.',
  introduction:
    'A journal is good for keeping days that would otherwise run together, and for hearing what you think before somebody tells you. It needs a notebook, a pen and a time; the time matters most. Beginners wait for something worth writing, or fill four pages on the first night and stop by the weekend. Aim lower. One line that you really write beats a page that you plan. For the next twenty minutes: put today’s date on the first page, do the first-entry prompt for ten, and spend the rest choosing one prompt to repeat for a week, at the same chair and the same hour. Change it when it bores you.',
  prompts: [
    {
      title: 'How to start a journal',
      tags: ['how-to', 'hopeful'],
      text: 'Three rules on the first page, in your own hand: when I write, where the book lives, who may read it. Under them, today’s date and one sentence about the room you’re in. That’s it started.',
    },
    {
      title: 'First entry in a new journal',
      tags: ['description', 'hopeful'],
      text: 'Date, hour, place. Describe where you are for somebody who has to find you there: the chair, the noise, what’s next to your elbow. Then: what made you get this notebook, and what nearly stopped you?',
    },
    {
      title: 'What to write in my diary',
      tags: ['list', 'thoughtful'],
      text: 'An ordinary day, four lines. Something I saw from a window. Something said to me by someone I’m not related to. What I ate when nobody was looking. What I’d have missed if I had stayed in bed.',
    },
    {
      title: 'Morning pages',
      tags: ['one-voice', 'hopeful'],
      text: 'Before the phone and before the kettle, fill one page by hand without stopping. Begin with “This morning I can’t be bothered to”. When you run out, write down what you can hear.',
    },
    {
      title: 'Morning journal, three questions',
      tags: ['list', 'hopeful'],
      text: 'What woke you? What is today’s one thing? Who will you be glad to see, or to avoid?',
    },
    {
      title: 'Five-minute journal: morning',
      tags: ['list', 'hopeful'],
      text: 'Five minutes, six lines. Three things that you’re glad are there, each small enough to point at. Two that would make today a good day and are in your hands. One sentence that you’d like to be true of you by tonight.',
    },
    {
      title: 'Five-minute journal: evening',
      tags: ['list', 'thoughtful'],
      text: 'Three good things that happened, with the time. One that you’d do differently, and how, in a single sentence. One name: who should hear about any of this?',
    },
    {
      title: 'Night journal, five lines',
      tags: ['list', 'tender'],
      text: 'Five lines to close the day. The first voice you heard, the last. Something you finished. Something that can wait, with its day. What the bed feels like, now.',
    },
    {
      title: 'One line a day',
      tags: ['list', 'thoughtful'],
      text: 'Today in one sentence, with a noun in it that you could drop on your foot. Not “lovely evening”, but “Bashir brought the big pan”. Write tomorrow’s under it.',
    },
    {
      title: '365 questions: one a day',
      tags: ['list', 'thoughtful'],
      text: 'Seven short questions, one a day, all year round. Monday: who did I wait for? Tuesday: what broke? Wednesday: what was free? Thursday: what did I overhear? Friday: what did I put off? Saturday: who laughed? Sunday: what would I have again? Two lines each.',
    },
    {
      title: 'One short question for tonight',
      tags: ['reflection'],
      text: 'What did you touch today that was older than you?',
    },
    {
      title: 'Don’t know what to write',
      tags: ['one-voice', 'funny'],
      text: 'Write “I don’t know what to write” and carry on with “because”. Keep going for one page. When you stop, look for the nearest object with a name on it, a jar, a jumper, and blame it.',
    },
    {
      title: 'Weekly check-in',
      tags: ['list', 'thoughtful'],
      text: 'Same day, same chair. What took most of my time? What took most of my mind? Who did I mean to answer? What’s one thing I’ll leave undone next week on purpose?',
    },
    {
      title: 'Travel diary',
      tags: ['description', 'whimsical'],
      text: 'For each day away, four things: a price, a smell, a sentence you couldn’t quite follow, and where you sat down. Leave out the sights. Stick in one piece of paper that was handed to you.',
    },
    {
      title: 'Travel diary: the last evening',
      tags: ['reflection', 'bittersweet'],
      text: 'The bag is packed. What are you taking home that customs can’t see? And what did you leave there without telling anyone?',
    },
    {
      title: 'Dream diary',
      tags: ['description', 'eerie'],
      text: 'On waking, don’t move and don’t explain. Present tense: where am I, who’s there, what’s wrong with the floor? Write it down as far as it goes, give it a title, and mark with a star anyone who doesn’t belong.',
    },
    {
      title: 'The dream I keep having',
      tags: ['reflection', 'eerie'],
      text: 'How often does the dream come, since when, and where does it always stop? Write the next minute.',
    },
    {
      title: 'Sleepless night, by the clock',
      tags: ['list', 'tender'],
      text: 'Put down the time and three sounds. Then the names of everyone you know who’s awake now: the nurse, the baker, the cousin in Auckland. Wish each of them something practical.',
    },
    {
      title: 'Can’t sleep: park it here',
      tags: ['list', 'hopeful'],
      text: 'Every thought that comes gets one line and a parking space: tomorrow at ten, Saturday, never. When you have written three “nevers”, put out the light.',
    },
    {
      title: 'The art of the list',
      tags: ['list', 'whimsical'],
      text: 'Choose one and get to twenty: people who’ve cut my hair, things I can cook without looking, roads I’ve run along, sentences my family says. The good ones start at about fourteen.',
    },
    {
      title: 'High, low, and something odd',
      tags: ['list', 'funny'],
      text: 'Today’s best minute, its worst minute, and the strangest thing within ten metres of you.',
    },
    {
      title: 'Three thank-yous that aren’t obvious',
      tags: ['list', 'tender'],
      text: 'Leave out health, family and sunshine. Which three strangers or objects made today easier, and did they know?',
    },
    {
      title: 'One-minute journal',
      tags: ['list'],
      text: 'Set a timer for a minute. Weather outside, weather inside, one verb for today. Stop when it rings.',
    },
    {
      title: 'Journal of one photograph',
      tags: ['description', 'thoughtful'],
      text: 'Take the last photograph on your phone that isn’t of a screen. What is just outside the frame, on the left? Who was talking? What happened two minutes after?',
    },
    {
      title: 'A walk, written down',
      tags: ['description', 'thoughtful'],
      text: 'Go round the block with no music. Back at home, write six lines, one for each of these: a door, a dog, a sign, a plant, a smell, somebody’s shoes.',
    },
    {
      title: 'Someone I met today',
      tags: ['scene', 'thoughtful'],
      text: 'Whoever you met today, at the till, on the stairs, on the line from the gas company: three lines on how they spoke, two on their hands or how you pictured them, one on what they’ll have said about you.',
    },
    {
      title: 'Unsent letter',
      tags: ['letter', 'tender'],
      text: 'Start with “Dear” and the first name that comes. Say what you would if there were no post, no phone and no tomorrow morning. Don’t sign it. Fold the page.',
    },
    {
      title: 'My earliest memory',
      tags: ['description', 'tender'],
      text: 'How big are you in your earliest memory, and what’s at the height of your eyes? Write only what you could see from there. Then who told you the rest, and are they reliable?',
    },
    {
      title: 'Fun journal prompt for tonight',
      tags: ['document', 'funny'],
      text: 'Write the user’s manual for yourself: how to switch on in the morning, what not to spill, strange noises and their causes, when to return to the maker.',
    },
    {
      title: 'Reading my old diary',
      tags: ['dialogue', 'bittersweet'],
      text: 'Open any old page, or think of one you never wrote, and answer it. Where were you wrong, and where were you too hard on someone? Let the one who wrote it have the last line.',
    },
  ],
  faqs: [
    {
      question: 'how do I start journaling if I’ve never done it before',
      answer:
        'Start with the date, the time and where you’re sitting, and go on from there for five minutes. That’s a whole entry: “3 March, 9.40 p.m., kitchen, Leïla’s upstairs on the phone, I can hear her laughing.” Choose one moment of the day that happens anyway, after brushing your teeth for instance, and keep the notebook there. Do it for seven days without reading back. Rules about length, style and honesty can wait, or never come.',
    },
    {
      question: 'what are morning pages and do I have to write three',
      answer:
        'Morning pages are pages filled by hand as soon as you wake, without stopping and without any plan; the writer Julia Cameron made them popular as three pages a day. You don’t have to do three. One page, or ten minutes, gives you most of it: the grumbling comes out first, and something you didn’t expect follows. If you’re stuck, write “I’ve nothing to say about the washing” until you have. Nobody reads them, not even you, for a month.',
    },
    {
      question: 'is it better to journal in the morning or at night',
      answer:
        'Whichever you’ll do on a bad day. In the morning you write about what is coming, and it’s good for plans and dread; at night you write about what was, and it’s good for putting things down. If you sleep badly, do it an hour before bed and finish with a list for tomorrow. Try four mornings and four nights, and count the days you managed. Parents of small children often do best at lunchtime, in the car.',
    },
    {
      question: 'what do I do when I miss days in my journal',
      answer:
        'Write today’s date and carry on; the gap needs no apology. If you want to catch up, allow the missing days one line altogether: “12th to 19th: visitors, rain, lost the cat, found the cat.” Then ask why. Was the notebook in another room? Was the entry too long? Halve it, or move the book to your pillow. A diary with holes that lasts ten years is worth more than a perfect month.',
    },
  ],
  relatedLinks: [
    { text: 'Thirty days and sets of three', to: '/journal-prompts/daily' },
    { text: 'A prompt for today', to: '/today' },
    { text: 'When you’d like a question about yourself', to: '/journal-prompts/self-reflection' },
  ],
} satisfies ThemedPage
