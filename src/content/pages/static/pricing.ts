import { GENERATOR_DEVICE_DAILY_LIMIT } from '@contracts/limits.ts'
import { MODEL_IDS } from '@contracts/models.ts'
import type { PricingPage } from '@/content/static-schema'
import { SITE } from '@/lib/site'

const { name, claims } = SITE

const GENERATED = `${GENERATOR_DEVICE_DAILY_LIMIT} prompts a day on each device`

export default {
  metaTitle: `Pricing: Free today, Pro later | ${name}`,
  metaDescription: `${name} is free: every prompt, and ${GENERATOR_DEVICE_DAILY_LIMIT} generated ones a day. Pro is announced and cannot be bought yet; leave an address and we tell you when it can.`,
  title: 'Pricing',
  description: `${name} is free. Pro will be for people who want more of our red pencil, and it is not for sale yet.`,
  free: {
    name: 'Free',
    price: `${claims.priceUsd} USD`,
    terms: 'No account, no card, no trial that ends.',
    rows: [
      { name: 'Prompts', value: 'All of them, as often as you like' },
      { name: 'AI generator', value: GENERATED },
      { name: 'AI models', value: `All ${MODEL_IDS.length}` },
      { name: 'Writing feedback', value: 'Once a day' },
      {
        name: 'Your writing',
        value: 'Kept in your browser: drafts, favourites, the last 20 generated prompts and analyses',
      },
    ],
  },
  pro: {
    name: 'Pro',
    price: 'Not fixed yet',
    terms: 'Not for sale yet: this site takes no payments.',
    rows: [
      { name: 'Prompts', value: 'All of them, as often as you like' },
      { name: 'AI generator', value: GENERATED },
      { name: 'AI models', value: `All ${MODEL_IDS.length}` },
      { name: 'Writing feedback', value: 'As often as you like', isComing: true },
      { name: 'Your writing', value: 'A saved history of what you showed us', isComing: true },
    ],
  },
  start: {
    title: 'Begin right away',
    text: 'Say what you need in a sentence, or take a prompt that is there already.',
    smallPrint: 'Nothing you type is stored on our server. [What happens to it](/privacy#generator)',
  },
  waitingList: {
    title: 'Tell me when it opens',
    text: 'Leave an address and you get a letter when Pro can be had, with its price in it.',
    smallPrint: 'It is used for that and for nothing else. [How we keep it](/privacy#e-mail)',
  },
  faqs: [
    {
      question: 'What does Pro cost?',
      answer:
        'We do not know yet, so we do not name a figure. The price will stand on this page before anything can be bought. If you leave your address on the waiting list, it will be in the letter you get: one line with the amount and what you get for it. You can then say yes, or do nothing at all.',
    },
    {
      question: 'Does the waiting list oblige me to anything?',
      answer:
        'No. It is a list of addresses and of nothing else: no card, no name, no order. You can be taken off at any time with a line to us from the same address, for instance “please take me off the Pro list”. Putting the same address down twice does no harm; you still get one letter.',
    },
    {
      question: 'What will Pro do that Free does not?',
      answer: `Two things are planned: writing feedback as often as you like, and a saved history of the texts you showed us. Feedback itself is there already, once a day for everyone. Think of someone who revises a chapter every morning and wants to see in June what was marked in March. For reading, filling in and generating prompts nobody needs Pro.`,
    },
  ],
} as const satisfies PricingPage
