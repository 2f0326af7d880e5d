import {
  FEEDBACK_PRO_DAILY_LIMIT,
  GENERATOR_DEVICE_DAILY_LIMIT,
  PROMPT_WORD_LIMIT,
  READINGS_MAX,
} from '@contracts/limits.ts'
import { PROMPT_TERMS } from '@/content/open-data'
import type { LegalPage } from '@/content/static-schema'
import { proPrice } from '@/lib/env'
import { SITE } from '@/lib/site'

const { name, contactEmail } = SITE
const mail = `[${contactEmail}](mailto:${contactEmail})`

export default {
  metaTitle: `Terms of Service | ${name}`,
  metaDescription: `The rules for using ${name}, in plain words: who may use it, what stays yours, what the free limits are, and what we can and cannot promise.`,
  title: 'Terms of Service',
  description: 'What you may expect from us, what we ask of you, and who is answerable for what.',
  updated: '2025-04-11',
  inShort: [
    `${name} is free to use and needs no account. You have to be 13 or older.`,
    'What you type stays yours, and so does what you write from a prompt.',
    'Keep personal data out of the generator.',
    'An AI can be wrong. Read what it gives you before you rely on it.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        `These terms are an agreement between you and ${name} (“we”). They apply to every page and tool of this site. By using the site you accept them. If you do not accept them, please do not use it.`,
        'How we handle data is described in the [Privacy Policy](/privacy), what is kept in your browser in the [Cookie Policy](/cookies), and the limits of what prompts and AIs can do in the [Disclaimers](/disclaimers).',
      ],
    },
    {
      id: 'age',
      title: 'Who may use it',
      blocks: [
        `You have to be at least 13 years old. ${name} is not made for children under 13 and does not serve them. If you are over 13 and not yet of age where you live, use it with the agreement of a parent or guardian.`,
        'Some pages hold prompts for younger writers. They are written for the parents and teachers who choose them, print them and read them out.',
      ],
    },
    {
      id: 'service',
      title: 'What you get',
      blocks: [
        'Ready-made prompts to read, fill in, copy, print and share, and a generator that turns a sentence of yours into a prompt for the AI of your choice. All of it is free of charge, and no page asks you to sign up.',
        {
          list: [
            `The generator writes at most ${GENERATOR_DEVICE_DAILY_LIMIT} prompts a day for one device. There are limits for one network and for the whole site as well, so that nobody uses up what is there for all. Days are counted in UTC.`,
            `A generated prompt has at most ${PROMPT_WORD_LIMIT} words. A longer one is cut, and the page says so.`,
            '[Writing feedback](/feedback-tool) is free once a day on each device.',
          ],
        },
        'We may change, add or end parts of the site. Copy out what you want to keep: prompts are kept in your browser and, if you sign in, in your account; beyond that we hold no copy.',
      ],
    },
    {
      id: 'your-text',
      title: 'What you type',
      blocks: [
        'Your text stays yours. You allow us to pass it on and work on it for one purpose: to answer your request. That allowance ends when you have the answer. We do not store your text on our servers, unless an account of yours keeps it for you; and we never publish it or train anything on it.',
        'Please do not type in what belongs to others or harms them: no names, addresses, health details or passwords, and no text that you have no right to use. A description without the name works as well.',
      ],
    },
    {
      id: 'prompts',
      title: 'Prompts and results',
      blocks: [
        `${PROMPT_TERMS} The same holds for the [files for programs](/sitemap), such as prompts.json.`,
        'What you write from a prompt is yours, also where you sell it. You may print prompts for a class or a writing group. Texts and design of the site are otherwise protected by copyright.',
        'A prompt that the generator makes for you is yours to use in the same way. We claim no rights in it. Other people may get a similar one, and we cannot promise that it is protected by copyright where you live.',
        'What an AI writes from a prompt is a matter between you and the maker of that AI: its terms say what you may do with the answer.',
      ],
    },
    {
      id: 'fair-use',
      title: 'What we ask of you',
      blocks: [
        'Please do not use the site',
        {
          list: [
            'to break the law, to harm or harass someone, or to pretend to be someone else;',
            'to make material that sexualises children, incites violence, or helps anyone to build a weapon;',
            'to get around the daily limits, for instance with a script or by changing the device’s number;',
            'to test its security or to burden it, unless we have agreed to it in writing;',
            'to collect its pages by machine beyond what an ordinary search engine does.',
          ],
        },
        `If you find a hole in our security, tell us at ${mail} before you tell others. We will thank you for it.`,
      ],
    },
    {
      id: 'other-services',
      title: 'Other companies’ AI services',
      blocks: [
        `${name} writes prompts for eleven AIs and belongs to none of their makers. When you open a prompt in one of them, you leave this site, and that company’s terms and privacy rules apply. Some of the links carry the prompt in their address, so that the company receives it as soon as you follow the link.`,
      ],
    },
    {
      id: 'pro',
      title: 'Free and Pro',
      isDraft: true,
      blocks: [
        proPrice()
          ? 'Reading, filling in and generating prompts is free. Pro costs what the [pricing page](/pricing) says. It needs an account, and it is paid in advance for each period on a page of Stripe, which shows the whole amount before you agree. The contract begins when Stripe confirms your payment.'
          : `${name} costs nothing today. A paid plan called Pro is announced on the [pricing page](/pricing). It cannot be bought yet, its price is not fixed, and leaving your address on its waiting list binds neither you nor us. Before anything is ever charged you will see the price and the terms, and you will have to agree to them.`,
        `With Pro, up to ${FEEDBACK_PRO_DAILY_LIMIT} of your texts are read a day; the limit is there to stop scripts. Your account keeps the last ${READINGS_MAX.toLocaleString('en')} of them as a writing history, until you delete them one by one, or the account.`,
        'We may also give Pro to an account for nothing, until a day that its page tells. It then ends by itself.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling Pro',
      isDraft: true,
      blocks: [
        `Pro that is paid for renews by itself at the end of each period, for the same price, until you cancel it. You can cancel at any time and without a reason: press “Change card or cancel” on the page of your account, and end the subscription on the page of Stripe that opens. A line to ${mail} does as well.`,
        'It then ends with the period that you have paid for, and nothing more is charged. Your writing history stays, for you to read, take along or delete. An account can be deleted once its subscription has ended or is cancelled.',
        'If a payment fails, Stripe tries again for some days. Pro ends if none goes through. A new price holds for those who subscribe after it, unless you agree to it.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      isDraft: true,
      blocks: [
        `Whoever buys Pro as a consumer in the European Union can withdraw from the contract within 14 days of buying it, without giving a reason. Tell us so in a clear statement, for instance by mail to ${mail}. It is in time if you send it before the 14 days are over.`,
        'You may use these words: “I withdraw from my contract on Pro, bought on (day), for the account with the address (e-mail). (Name, day)”.',
        'We then pay back what you paid, within 14 days of your statement, by the way by which you paid and at no cost to you. Pro ends with it.',
      ],
    },
    {
      id: 'no-promise',
      title: 'What we cannot promise',
      blocks: [
        'We work on the site with care, and we offer it free of charge and as it is. We cannot promise that it is always reachable, that it is free of errors, or that a prompt leads to the result you have in mind.',
        'Answers of an AI can be wrong, out of date or unfair. Check what matters before you send it, publish it or act on it. More on this in the [Disclaimers](/disclaimers).',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We answer without limit where the law says that we must: for intent and gross negligence, for injury to life and health, and wherever else a limit would be void.',
        'Beyond that we are liable only for damage that is typical of a free service of this kind and that we could foresee. We are not liable for what an AI of another company answers, or for decisions that were taken on the strength of it.',
        'Nothing in these terms takes away rights that consumer law gives you.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending it',
      blocks: [
        'You can stop at any time; an account, if you made one, has a button that deletes it at once, with everything in it. Clearing the data of this site in your browser removes what was kept on your device. We may shut out a device or a network that breaks these terms or endangers the site.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change these terms when the site, the law or the services behind it change. The date at the top tells when that last happened. A change applies from then on and never backwards. If you use the site after a change, the new version applies.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      blocks: [
        'If you use the site as a consumer, the mandatory law of the country you live in protects you, whatever else is written here, and you may turn to its courts. If one sentence of these terms turns out to be void, the others still stand.',
      ],
    },
    { id: 'contact', title: 'Contact', blocks: [`Questions about these terms: ${mail}. A person reads it.`] },
  ],
} as const satisfies LegalPage
