import type { PlanTexts } from '@/content/schema'

export default {
  metaTitle: 'First Chapter of a Memoir, Step by Step | Promptory',
  metaDescription:
    'Fifteen steps from scattered memories to a chapter of ten pages that somebody else can read: what to gather, what to choose, and a prompt for most steps.',
  title: 'First Chapter of a Memoir',
  purpose: 'memoir',
  level: 'adults',
  description: 'From scattered memories to ten pages that somebody else can read, in fifteen sittings.',
  introduction: [
    'A memoir is not a life from the beginning. It is one question that your life keeps asking, told in scenes. Most first attempts start with the grandparents and stop at the age of nine, because there is no reason to choose one memory over another. Here you gather for a while, find the question, and only then write.',
    'Sittings of half an hour to an hour, two or three a week, take you about six weeks. The prompts are for you to write by hand or here; the last three go to an AI, with your own text, and you decide what to keep.',
  ],
  parts: [
    {
      title: 'Gather',
      description: 'Five short pieces. Do not try to make them fit together.',
      steps: [
        {
          title: 'Nine boxes',
          text: 'An inventory of the whole life on one page. You will come back to the box that you hurry past.',
          minutes: 30,
          prompt: 'nine-boxes-of-your-life',
        },
        {
          title: 'How they sounded',
          text: 'Begin with a voice: it brings the room with it.',
          minutes: 30,
          prompt: 'the-telephone-voice',
        },
        {
          title: 'What they carried',
          text: 'Objects know more than opinions. List first, explain nothing.',
          minutes: 30,
          prompt: 'their-pockets-when-you-were-ten',
        },
        {
          title: 'A bad dinner',
          text: 'A funny page is allowed, and you will need one.',
          minutes: 30,
          prompt: 'the-worst-family-recipe',
        },
        {
          title: 'Back at the door',
          text: 'The grown one looks at the place where the child lived. Both belong in a memoir.',
          minutes: 40,
          prompt: 'knocking-at-your-old-door',
        },
      ],
    },
    {
      title: 'Choose',
      description: 'Find what these pages have in common, and which scene comes first.',
      steps: [
        {
          title: 'Mark what is warm',
          text: 'Read the five pieces aloud. Mark the three sentences that you would not want to lose, and the one that you nearly left out.',
          minutes: 30,
        },
        {
          title: 'Write down the question',
          text: 'One sentence with a question mark that these pages keep asking, such as “Why did nobody speak of the farm again?” Pin it over your desk.',
          minutes: 30,
        },
        {
          title: 'Put your memory on trial',
          text: 'Let the one who remembers it differently speak. You will write more freely afterwards.',
          minutes: 45,
          prompt: 'your-memory-on-trial',
        },
        {
          title: 'Choose the scene that opens',
          text: 'Take one hour of one day in which the question can be felt. Note where, who, what is on the table, and what somebody wants.',
          minutes: 30,
        },
      ],
    },
    {
      title: 'Write',
      description: 'Three sittings for about ten pages. No mending in between.',
      steps: [
        {
          title: 'The scene, as the child',
          text: 'Write the whole hour through the eyes you had then. What the child did not understand, do not explain.',
          minutes: 60,
          prompt: 'a-child-tells-sixty-years-remembers',
        },
        {
          title: 'What it was about',
          text: 'Two pages in which the grown one says what became of it. Leave out the middle if it is known, or too hard today.',
          minutes: 60,
          prompt: 'before-and-after-not-during',
        },
        {
          title: 'Join them',
          text: 'Start with the scene. Go to the grown voice when a reader would ask, and come back. End on something that can be seen.',
          minutes: 60,
        },
      ],
    },
    {
      title: 'Read and mend',
      description: 'Let a week pass first. Take real names out before you paste it anywhere.',
      steps: [
        {
          title: 'An honest reader',
          text: 'Ask where a stranger stops, before you ask anybody who loves you.',
          minutes: 30,
          prompt: 'honest-read-of-my-chapter',
        },
        {
          title: 'What a stranger cannot know',
          text: 'Answer two of the questions in the text, and leave the best one open.',
          minutes: 40,
          prompt: 'what-i-left-unsaid',
        },
        {
          title: 'Cut, then give it away',
          text: 'Cut a tenth. Then give the pages to one person, and ask what they saw, not whether it is good.',
          minutes: 60,
          prompt: 'which-sentences-to-cut',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'What about people who are still alive?',
      answer:
        'Write it true first, for yourself, and decide later who may read it. Before others see it, change what would only hurt: a name, a town, a job. You can also show somebody the page about them, such as “This is how I remember the kitchen; was it so?” Being asked matters to most people more than the answer.',
    },
    {
      question: 'I remember too little. Can I invent?',
      answer:
        'You may fill in, if the reader can hear that you do. “She must have stood at the window” is honest; a conversation word for word from 1961 is not. Photographs, timetables and a cousin on the telephone give more back than you would think. A gap can also be the subject: what nobody told you is part of the story.',
    },
    {
      question: 'Should an AI write it for me?',
      answer:
        'No, since it was not there. Asked to write your childhood, it gives you everybody’s: the smell of bread, a wise grandmother. It is useful as a reader. Let it ask what it did not understand, point at sentences that could be cut, and find where the years do not add up. The words stay yours.',
    },
  ],
  relatedLinks: [
    { text: 'More memoir prompts', to: '/memoir-writing-prompts-for-adults' },
    { text: 'Prompts for true stories', to: '/nonfiction-writing-prompts' },
    { text: 'Another plan: a novel in November', to: '/plans/a-novel-in-november' },
  ],
} satisfies PlanTexts
