import type { GeneratorPage } from '@/content/schema'

export default {
  metaTitle: 'Writing Feedback That Quotes You, Free | Promptory',
  metaDescription:
    'Paste up to 1000 words and get them back with marks: what works, what stumbles, which slips to mend. One free reading a day, no account, nothing stored.',
  title: 'Writing feedback, with a pencil',
  description:
    'Paste a page. It comes back marked: what works, what stumbles, and what to look at again before anyone else does.',
  faqs: [
    {
      question: 'Is my text stored anywhere?',
      answer:
        'On no server of ours. Your text travels to our function, is read, and the answer comes back; neither is written down, and our log holds a status and milliseconds. What is kept stays in your browser: the draft, and your last 20 analyses with their texts, until you clear them; if you sign in and have Pro, your account keeps a history of them as well. On a shared computer, press “Clear all” before you get up.',
    },
    {
      question: 'Will an AI be trained on what I paste?',
      answer:
        'We train nothing and keep nothing to train on. If an AI provider is connected to this site, your text is passed to it for the reading, and its own terms decide what it may do. If none is, a reader built into the site does the work, and the line under the result says so. Either way, leave out names you would not print.',
    },
    {
      question: 'How often can I have something read?',
      answer:
        'Once a day for free on each device, and the day begins at midnight UTC. A second try tells you when the next reading is due and leaves your text in the box. Past readings can be opened as often as you like, and revising costs nothing: remarks are ticked off as you change the lines, so one reading can last you a whole evening.',
    },
    {
      question: 'Which languages can it read?',
      answer:
        'An AI answers in the language you write in. The built-in reader knows English, American and British: there it finds slips, clichés, passives and a tense that wanders. In other languages it only counts and compares, and tells you so instead of guessing. The counters work for all of them, also for Chinese and Thai, where words are not parted by spaces.',
    },
    {
      question: 'Will it rewrite my text for me?',
      answer:
        'No, and that is on purpose. It quotes your own words, says what stumbles and why it costs a reader something, and leaves the sentence to you. “Three times very in fifteen words” is a remark you can use; a smooth paragraph by somebody else is not yours. Change it in the editor beside the remarks, then compare the two drafts.',
    },
  ],
} as const satisfies GeneratorPage
