import { FEEDBACK_PRO_DAILY_LIMIT, GENERATOR_DEVICE_DAILY_LIMIT, READINGS_MAX } from '@contracts/limits.ts'
import { MODEL_IDS } from '@contracts/models.ts'
import type { PricingPage } from '@/content/static-schema'
import { proPrice } from '@/lib/env'
import { SITE } from '@/lib/site'

const { name, claims } = SITE

const GENERATED = `${GENERATOR_DEVICE_DAILY_LIMIT} prompts a day on each device`
/** What is the same in both plans. */
const SAME_ROWS = [
  { name: 'Prompts', value: 'All of them, as often as you like' },
  { name: 'AI generator', value: GENERATED },
  { name: 'AI models', value: `All ${MODEL_IDS.length}` },
]

type ProTexts = Omit<PricingPage, 'title' | 'free' | 'start'>

const NOT_SOLD: ProTexts = {
  metaTitle: `Pricing: Free today, Pro later | ${name}`,
  metaDescription: `${name} is free: every prompt, and ${GENERATOR_DEVICE_DAILY_LIMIT} generated ones a day. Pro is announced and cannot be bought yet; leave an address and we tell you when it can.`,
  description: `${name} is free. Pro will be for people who want more of our red pencil, and it is not for sale yet.`,
  isProSold: false,
  pro: {
    name: 'Pro',
    price: 'Not fixed yet',
    terms: 'Not for sale yet: this site takes no payments.',
    rows: [
      ...SAME_ROWS,
      { name: 'Writing feedback', value: 'As often as you like', isComing: true },
      { name: 'Your writing', value: 'A saved history of what you showed us', isComing: true },
    ],
  },
  toPro: {
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
}

/** What the page says of Pro on a site that sells it. */
const soldFor = (price: string): ProTexts => ({
  metaTitle: `Pricing: Free and Pro | ${name}`,
  metaDescription: `${name} is free: every prompt, and ${GENERATOR_DEVICE_DAILY_LIMIT} generated ones a day. Pro reads up to ${FEEDBACK_PRO_DAILY_LIMIT} of your texts a day and shows which faults went away.`,
  description: `${name} is free. Pro is for people who want more of our red pencil.`,
  isProSold: true,
  pro: {
    name: 'Pro',
    price,
    terms: 'Paid at Stripe. Renews by itself until you cancel.',
    rows: [
      ...SAME_ROWS,
      { name: 'Writing feedback', value: `As often as you like, up to ${FEEDBACK_PRO_DAILY_LIMIT} texts a day` },
      {
        name: 'Your writing',
        value: `A history of your last ${READINGS_MAX.toLocaleString('en')} texts: what was marked in each, and which faults went away`,
      },
    ],
  },
  toPro: {
    title: 'More of the red pencil',
    text: 'It takes an account, which a code by mail makes, and a payment on a page of Stripe. Your card number never comes to us.',
    smallPrint: 'What you agree to, and how to get out again: [terms of Pro](/terms#pro)',
  },
  faqs: [
    {
      question: 'What does Pro cost?',
      answer: `Pro costs ${price}. You pay on a page of Stripe, which shows the whole amount before you agree; your card number goes there and never to us. Pro renews by itself at the end of each period until you cancel it. For reading, filling in and generating prompts nobody needs Pro.`,
    },
    {
      question: 'How do I cancel Pro?',
      answer:
        'On the page of your account, press “Change card or cancel”. That opens your page at Stripe, where you end the subscription. What you have paid for stays yours to the end of its period, and nothing is charged after that. Your writing history stays, for you to read, take along or delete.',
    },
    {
      question: 'What does Pro do that Free does not?',
      answer: `Two things. It reads up to ${FEEDBACK_PRO_DAILY_LIMIT} texts a day instead of one, and it keeps a history of them: what was marked in each, your latest revision, and a chart of which faults went away. Think of someone who revises a chapter every morning and wants to see in June what was marked in March.`,
    },
  ],
})

export default {
  title: 'Pricing',
  free: {
    name: 'Free',
    price: `${claims.priceUsd} USD`,
    terms: 'No account, no card, no trial that ends.',
    rows: [
      ...SAME_ROWS,
      { name: 'Writing feedback', value: 'Once a day' },
      {
        name: 'Your writing',
        value: 'Kept in your browser: drafts, favourites, the last 20 generated prompts and analyses',
      },
    ],
  },
  start: {
    title: 'Begin right away',
    text: 'Say what you need in a sentence, or take a prompt that is there already.',
    smallPrint: 'Nothing you type is stored on our server. [What happens to it](/privacy#generator)',
  },
  ...(proPrice() ? soldFor(proPrice()) : NOT_SOLD),
} satisfies PricingPage
