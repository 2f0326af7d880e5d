import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Writing Prompts for Ages 5 to 6',
  purpose: 'fiction',
  level: 'kids',
  metaTitle: 'Writing Prompts for Ages 5 to 6, to Draw and Write',
  metaDescription:
    '20 first writing prompts for kindergarten and first grade: draw it, say it, then write a word or a line. Lists, signs, notes and tiny stories, one page each.',
  description:
    '20 prompts for kindergarten and first grade. Read one aloud; the child draws, tells it, and writes a word, a sign or a line.',
  introduction:
    'At five or six, most of a story still happens out loud. The hand is slow, and the head is already three lines ahead. So let the child draw first and talk while drawing, and then choose one part to put in letters: a name, a sign, one sentence. Beginners’ most common mistake is ours: we ask for more, and we fix the spelling. Leave “bcoz” alone; you can read it, and so can they. Read a prompt aloud, read it again, and wait. Ten minutes is long. When the page is done, ask the child to read it to you, and write down what you hear on the back, with the date.',
  prompts: [
    {
      title: 'A sign for your bedroom door',
      tags: ['document', 'funny'],
      text: 'Make a sign for your bedroom door. Who can come in? Who has to knock first? Draw them, and write YES or NO.',
    },
    {
      title: 'Soup for a giant',
      tags: ['list', 'funny'],
      text: 'A giant is coming to lunch. Draw a very big pot. Write five things to put in the soup.',
    },
    {
      title: 'My sock has a name',
      tags: ['one-voice', 'whimsical'],
      text: 'Take off one sock. Put it on your hand. Now it can talk. What is its name, and what does it want to eat?',
    },
    {
      title: 'The smallest pet ever',
      tags: ['description', 'tender'],
      text: 'Your new pet is as small as a pea. Draw its bed. Where does it sleep? What is its name?',
    },
    {
      title: 'Three things in a pocket',
      tags: ['list', 'whimsical'],
      text: 'A kangaroo forgot to close her pocket, and three things fell out. Draw them. Write a word next to each one.',
    },
    {
      title: 'The bus is full of ducks',
      tags: ['scene', 'funny'],
      text: 'The school bus stops. The door opens. It is full of ducks! Draw where you sit. Write what the ducks say.',
    },
    {
      title: 'A note for a lost tooth',
      tags: ['letter', 'tender'],
      text: 'Your tooth came out, and you lost it in the grass. Write a note to the tooth fairy. Tell her what it looked like.',
    },
    {
      title: 'What is under the snow?',
      tags: ['description', 'whimsical'],
      text: 'There is a big bump in the snow. It moves. Draw what is under it. Write one word about how it feels.',
    },
    {
      title: 'My own ice cream',
      tags: ['list', 'funny'],
      text: 'You get to make a new ice cream. It can be any color, and it can taste like anything, even pizza. Draw it. Write its name.',
    },
    {
      title: 'A card for someone sick',
      tags: ['letter', 'tender'],
      text: 'Someone you like is sick in bed. Make a card. Draw a thing that makes them laugh, and write “Get well” and your name.',
    },
    {
      title: 'The day I was the teacher',
      tags: ['one-voice', 'funny'],
      text: 'Today you are the teacher, and your teacher is a kid. What do you say first? Finish this: “Good morning, class. Today we will…”',
    },
    {
      title: 'A bear at the door',
      tags: ['dialogue', 'funny'],
      text: 'Knock, knock! It is a bear, and he is polite. He asks for one thing. Write what he wants. Do you have it?',
    },
    {
      title: 'A map to my bed',
      tags: ['description', 'whimsical'],
      text: 'Draw a map of your home. Put an X on your bed. Draw a line from the door to the X. Write one thing you walk past.',
    },
    {
      title: 'Ask a worm',
      tags: ['interview', 'whimsical'],
      text: 'You meet a worm after the rain. You can ask it two things. Write your questions. Then draw how the worm answers.',
    },
    {
      title: 'The hat does a trick',
      tags: ['scene', 'whimsical'],
      text: 'Grandpa’s old hat can do one trick. Put it on, and… what? Draw before and after.',
    },
    {
      title: 'Rules for a dinosaur',
      tags: ['list', 'funny'],
      text: 'A dinosaur lives in your yard now. Your family needs rules. Rule 1: Do not eat the car. Write Rule 2.',
    },
    {
      title: 'The moon came down',
      tags: ['scene', 'tender'],
      text: 'The moon was tired, so it came down to sit on your roof. Draw it there. What do you say to help it go back up?',
    },
    {
      title: 'I was scared, and then…',
      tags: ['reflection', 'tender'],
      text: 'Draw a time you were a little scared. Who was with you? Write: “I was scared, and then…”',
    },
    {
      title: 'Two friends, one swing',
      tags: ['scene', 'thoughtful'],
      text: 'There are two friends and only one swing. They both want it now. Draw what they do. Write what one of them says.',
    },
    {
      title: 'Good night, list',
      tags: ['list', 'tender'],
      text: 'Say good night to five things in your room. Write them down, from the biggest to the smallest. The last one says good night back.',
    },
  ],
  faqs: [
    {
      question: 'What should a five-year-old be able to write?',
      answer:
        'Very different things, and all of them are fine: a wavy line with a meaning, the first letter of a name, “DUK” for duck, or a whole sentence. At this age a drawing with one word is a finished page. What matters is that the child has something to say and sees you read it. For “Soup for a giant”, five first letters make a perfectly good list.',
    },
    {
      question: 'Should I correct the spelling?',
      answer:
        'Not on the page. A child who writes “wrm” has heard three of the four sounds in “worm”, and that is the work. Answer what it says: “Oh, the worm likes mud!” If they ask you how a word is spelled, tell them, or say it slowly together and let them write what they hear. Keep a page from each month, and look at them in spring.',
    },
    {
      question: 'My child says “I don’t know what to write.” What helps?',
      answer:
        'Ask about a thing, not about an idea: “What color is the bear’s hat?” Then, “Is he early or late?” After two small answers there is a picture, and the hand begins by itself. If not, draw the first line for them, such as the door that the bear knocks on. You can write while they talk, too; then they copy one word of it.',
    },
    {
      question: 'How can I use these with a whole class?',
      answer:
        'Read one prompt aloud on the rug, and let everyone tell a neighbor before they go to their tables: half of the writing is done there. Give paper with a box on top and two lines below. Walk around and ask, “What does it say?” In the last five minutes three children read theirs. “Rules for a dinosaur” makes one long list for the wall.',
    },
  ],
  relatedLinks: [
    { text: 'A little older: fun prompts for kids', to: '/fun-creative-prompts-for-kids' },
    { text: 'The whole school year, ages 7 to 10', to: '/school-writing-prompts-ages-7-to-10' },
    { text: 'Adventures to read aloud and go on with', to: '/adventure-prompts-for-young-writers' },
  ],
} satisfies ThemedPage
