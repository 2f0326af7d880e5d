import type { GeneratorPage } from '@/content/schema'

export default {
  metaTitle: 'Free AI Prompt Generator for Eleven AIs | Promptory',
  metaDescription:
    'Write one honest sentence about what you need. Get a prompt of at most 100 words for ChatGPT, Claude, Midjourney or eight more. Free, with no account.',
  title: 'Prompt Generator',
  description:
    'Describe what you need in your own words. One sentence is enough: your words are kept, and what is sure to help is added.',
  faqs: [
    {
      question: 'What exactly should I type into the box?',
      answer:
        'Type what you would tell a colleague at the coffee machine: what you need, who it is for, and what worries you about it. One or two sentences will do. “A reminder to a tenant whose rent is late for the first time in three years, and I like her” is better than “rent reminder email”. Spelling, order and grammar don’t matter here.',
    },
    {
      question: 'Where does my text go when I press the button?',
      answer:
        'It goes to an AI provider if one is connected to the site; if none is, a composer built into the site writes the prompt, and a line under the result says so. Either way, leave personal data out. “My neighbour, 82, who has fallen twice” gives a prompt as good as one with her name, street and doctor in it.',
    },
    {
      question: 'Why does every prompt stop at 100 words?',
      answer:
        'Because you will read 100 words before you paste them, and skim 400. A hundred is room for your wish, its reader, two limits and the form of the answer. If a draft runs over, it is cut after the last sentence that fits and the page tells you. Ask for less: “the opening of the wedding speech” will fit where “the whole wedding weekend” will not.',
    },
    {
      question: 'What are the yellow words in brackets for?',
      answer:
        'They are blanks that only you can fill. A made prompt has two at the most, and mostly none: what you have said is never asked for again. Elsewhere the prompt tells the AI to leave a gap for a name or a date, so that it does not guess, politely and wrongly. Fill “[a habit of hers]” with “waters the fern in the stairwell”, and that one detail often saves the letter.',
    },
    {
      question: 'Is it really free, and how often may I use it?',
      answer:
        'Yes, free, with no account, and twenty times a day on each device. That covers all eleven AIs and all seven categories: marketing, coding, design, writing, research, business and education. If you want more from your twenty, change one thing at a time. The same sentence sent to Claude and then to Midjourney shows you at once how differently they like to be asked.',
    },
  ],
} as const satisfies GeneratorPage
