import type { ModelId } from '@contracts/models.ts'
import { type Sample, SAMPLES } from '@/content/samples'
import type { PageMeta } from '@/content/schema'
import { countedPrompts } from '@/lib/claims'
import { SITE } from '@/lib/site'
import type { Faq } from '@/lib/structured-data'

/** A line of a specimen: what it shows, and the text. Bracketed blanks are marked; a crossed line is struck out. */
interface SpecimenLine {
  readonly tag: string
  readonly text: string
  readonly isCrossed?: boolean
  /** Its address, if it is a prompt of the library. */
  readonly source?: Sample['source']
}

interface WhyCard {
  readonly title: string
  readonly text: string
  readonly specimen: readonly SpecimenLine[]
}

interface Category {
  readonly title: string
  readonly to: `/${string}`
  readonly prompt: Sample
}

interface Attempt {
  readonly title: string
  /** The request; nested lists hold the visitor's own words. */
  readonly request: readonly (string | readonly [string])[]
  readonly answer: string
  readonly remark: string
}

interface HomePage extends PageMeta {
  readonly headline: { readonly before: string; readonly marked: string; readonly after: string }
  readonly lede: string
  readonly benefits: readonly string[]
  /** Three prompts to try, each with its purpose. */
  readonly tryOut: readonly { readonly title: string; readonly forWhat: string; readonly prompt: Sample }[]
  /** Ways to the shelf, as people look for prompts. */
  readonly waysIn: readonly { readonly label: string; readonly to: `/${string}` }[]
  readonly why: readonly WhyCard[]
  readonly categories: readonly Category[]
  readonly saidTwice: readonly [Attempt, Attempt]
  readonly models: readonly { readonly id: ModelId; readonly line: string }[]
  readonly faqs: readonly Faq[]
}

const { name, claims } = SITE

export default {
  metaTitle: `${name}: AI prompts that leave the good part to you`,
  metaDescription: `${countedPrompts('AI prompts', claims)} for stories, journals, lessons and work: some to write from, some with yellow blanks to fill in and paste into the AI you use.`,
  headline: { before: `${name}’s AI prompts leave `, marked: 'the good part', after: ' to you.' },
  lede: 'Two shelves. One holds prompts to write from: stories, journals, lessons. The other holds prompts to paste into an AI, with blanks for what only you know.',
  benefits: [`Optimized ${name}`, 'GPT Prompt Generators', 'Step-by-step Guidance', '100% Free & Effective'],
  tryOut: [
    { title: 'A fridge that writes reviews', forWhat: 'To write a story', prompt: SAMPLES.fridge },
    { title: 'A borrowed coat', forWhat: 'To write in a journal', prompt: SAMPLES.coat },
    { title: 'A no that stays polite', forWhat: 'To paste into an AI', prompt: SAMPLES.turnDown },
  ],
  waysIn: [
    { label: 'Kids, ages 5 to 10', to: '/prompts/for/kids' },
    { label: 'Middle school', to: '/prompts/for/middle-school' },
    { label: 'Teens', to: '/prompts/for/teens' },
    { label: 'Science fiction', to: '/prompts/for/science-fiction' },
    { label: 'Fantasy', to: '/prompts/for/fantasy' },
    { label: 'Poetry', to: '/prompts?topic=poetry' },
    { label: 'Journals', to: '/prompts/for/journaling' },
    { label: 'Ten minutes or less', to: '/prompts/for/ten-minutes' },
    { label: 'E-mail', to: '/prompts/for/emails' },
    { label: 'Job seekers', to: '/prompts?topic=job-seekers' },
    { label: 'Developers', to: '/prompts/for/developers' },
    { label: 'Lessons', to: '/teachers' },
  ],
  why: [
    {
      title: countedPrompts('Curated Prompts', claims),
      text: 'Each has a person, a want and a way in. What reads like homework is crossed out before you see it.',
      specimen: [
        { tag: 'Crossed out', text: 'Write a story about someone who discovers a hidden talent.', isCrossed: true },
        { tag: 'Kept', ...SAMPLES.fridge },
      ],
    },
    {
      title: 'AI Prompt Generator',
      text: 'Say what you need as you would to a colleague. Your words come back whole, with what the AI should know about the answer.',
      specimen: [
        { tag: 'You type', text: 'a kind email about the rent, she has never been late before' },
        {
          tag: 'You get',
          text: 'a kind email about the rent, she has never been late before Give a subject line. Leave a gap in square brackets for names, dates and facts that I have not given…',
        },
      ],
    },
    {
      title: 'Multiple AI Platforms',
      text: 'Eleven of them, and each wants to be spoken to in its own way. You see how before you paste.',
      specimen: [
        {
          tag: 'A night bus, for Claude',
          text: 'Describe a night bus from the one seat where nobody sits. Name no colour and no stop.',
        },
        {
          tag: 'The same bus, for Midjourney',
          text: 'night bus in the rain, seen through a launderette window, one passenger asleep, 35 mm --ar 16:9',
        },
      ],
    },
    {
      title: 'Copy-Paste Ready',
      text: 'One tap takes the text with your words in its blanks, says how many are still open, and shows that it worked.',
      specimen: [
        { tag: 'On the sheet', text: 'Room 14 has been paid until spring by [who].' },
        { tag: 'On your clipboard', text: 'Room 14 has been paid until spring by a woman nobody has seen eat.' },
      ],
    },
  ],
  categories: [
    {
      title: 'Creative Writing Prompts',
      to: '/creative-writing-prompts',
      prompt: SAMPLES.lighthouse,
    },
    {
      title: 'AI Prompts Generator',
      to: '/ai-prompts',
      prompt: { ...SAMPLES.sponsor, text: `${SAMPLES.sponsor.text.split(': [your letter]')[0]}…` },
    },
    {
      title: 'Writing Prompts Collection',
      to: '/writing-prompts',
      prompt: SAMPLES.schoolMenu,
    },
  ],
  saidTwice: [
    {
      title: 'In a hurry',
      request: ['Write a funny wedding speech for my brother.'],
      answer:
        'Good evening, everyone! For those who don’t know me, I have had the pleasure of knowing the groom for many wonderful years. Marriage is a journey…',
      remark: 'It had to guess, so it guessed what everybody says.',
    },
    {
      title: 'With the blanks filled in',
      request: [
        'I am toasting my brother ',
        ['Kwame'],
        '. He ',
        ['proposed in a bus shelter, in the rain'],
        ', and I ',
        ['paid for the ring'],
        '. Ninety seconds, one story, no “for those who don’t know me”.',
      ],
      answer:
        'The last bus to Tema was late, which is how my brother came to propose in a bus shelter. I know that it rained, because he rang me first, shouting, to ask if the ring looked real. Kwame, it is real. I have the receipt.',
      remark: 'Three facts, one limit. The jokes were in the facts.',
    },
  ],
  models: [
    { id: 'chatgpt', line: 'Give it a reader, a length and two true things.' },
    { id: 'claude', line: 'The whole document first, then the question.' },
    { id: 'midjourney', line: 'Nouns, then light, then the lens.' },
    { id: 'gemini', line: 'Show it the photo; point at what looks off.' },
    { id: 'deepseek', line: 'Bring the stack trace. Ask for the working.' },
    { id: 'perplexity', line: 'Ask as a reporter would. It brings footnotes.' },
    { id: 'mistral', line: 'Short orders, plain form. At home in French.' },
    { id: 'lovable', line: 'Describe the screen and the thumb on it.' },
  ],
  faqs: [
    {
      question: `What is ${name}?`,
      answer: `Two shelves of prompts and a small workshop. One shelf is for writing: stories, journals, lessons. The prompts of the other are for pasting into an AI, for code and work, with blanks that only you can fill. The workshop makes a new one from a sentence of yours: type “a kind email about the rent, she has never been late before”, and a prompt of at most 100 words comes back: yours, word for word, with the form of the answer below.`,
    },
    {
      question: 'Do I have to pay, or sign up?',
      answer:
        'No, neither. Reading, filling in and copying prompts is free, as often as you like, and no page asks for an account. The generator that writes on our server is free as well, twenty times a day on each device. On a slow evening that is a toast, a cover letter, two bedtime stories and sixteen second thoughts.',
    },
    {
      question: 'What are the yellow words for?',
      answer:
        'They are the parts that only you can know: the town, the name, the number of nights. Type over them and the prompt closes around what you wrote. Leave them, and the AI will guess, politely and badly. Try it on the sheet at the top of the front page: “a strange noise” gets you a ghost like any other, “a bowl of warm sand” gets you yours.',
    },
    {
      question: 'Which AI should I paste a prompt into?',
      answer:
        'The one you have open: a clear prompt travels well. If you can choose, take long documents to Claude, questions that need sources to Perplexity, pictures to Midjourney and small apps to Lovable. A forty-page lease with one worrying clause is work for Claude. A poster for the street party is work for Midjourney, which wants nouns and light where the others want instructions.',
    },
    {
      question: 'How does the prompt generator work?',
      answer:
        'You describe, it phrases. Write what you want in a sentence, choose an AI and a category, and press Generate Prompt; at most 100 words come back. “Explain my night shifts to my daughter, six” stays as you wrote it; below it stands what makes an explanation better, an example and the usual misunderstanding, and you can switch it off or add more. If the service is out of reach, your browser builds a simpler prompt from a template, and the page says so.',
    },
    {
      question: 'May I publish what I write from a prompt?',
      answer:
        'Yes. A prompt is a starting gun, and the race is yours: no credit, no fee, no need to ask. Take the lighthouse and its logbook, write the novel, sell it. Two cautions. Others start from the same line, so change something early. And where an AI wrote the sentences, look up what its maker and your publisher say about that.',
      link: { text: 'The lighthouse and its logbook', to: SAMPLES.lighthouse.source },
    },
    {
      question: 'What happens to the text I type in?',
      answer:
        'What you type into yellow blanks stays in your browser until you copy it or open it in an AI. What you send to the generator may go on to an AI provider to be answered, so leave out whatever you would not read aloud on a train. “A pupil of nine who has stopped talking” works as well as the child’s name and school, and harms nobody.',
    },
  ],
} as const satisfies HomePage
