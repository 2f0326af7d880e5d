import type { TodayPageTexts } from '@/content/schema'

export default {
  metaTitle: 'Today’s Writing Prompt: A New One Every Day | Promptory',
  metaDescription:
    'Today’s writing prompt, a new one at midnight: a short version for two minutes and a longer one for ten. See the other days of the month or the whole year.',
  title: 'Today’s Writing Prompt',
  purpose: 'daily',
  level: 'adults',
  description:
    'One writing prompt for every day of the year, with a short version for two minutes and a longer one for ten.',
  introduction: [
    'There is a new prompt here every day, and the same one comes back on the same date next year. Each has two sizes. The short one is a sentence or two, for a morning with little time. The longer one gives you people, a place and a form, for ten minutes or an evening. Read both, choose one, and write before you check anything else. Some days ask for a list or a letter, others for a scene, a poem or a text thread. If today’s does not suit you, take yesterday’s from the calendar. You can answer with your own life or invent everything; most of the prompts work either way.',
  ],
  faqs: [
    {
      question: 'What if I miss a day?',
      answer:
        'Nothing is lost. The prompts do not build on one another, so you can skip a week and begin again with today’s. The calendar on this page keeps the earlier days of the month, and you can open any of them. For example, if you were away from the third to the ninth of January, read those seven, pick the one you would most like to write, such as the roommate who has been typing for six minutes, and leave the rest for next year.',
    },
    {
      question: 'How long should I write?',
      answer:
        'Ten minutes is plenty, and two will do. Use the short version when you are waiting for the kettle: “Explain your job to the person who starts tomorrow. Five sentences, no complaining.” Use the longer one when you can sit down. Set a timer, stop when it rings, and put the date at the top. If you are in the middle of a good sentence, finish it. A page a day is more than most people manage, and six lines are enough.',
    },
    {
      question: 'Can I use these prompts in class or in a writing group?',
      answer:
        'Yes, with adults and older students. Read the short version aloud, give everyone ten minutes, and let those who wish read a few lines to the group. Prompts in the form of a list or a notice suit mixed groups best, for instance the rules for a shared washing machine on the second of April. Check the longer version first, because some days deal with divorce, illness or a death. For younger classes, the school pages of this site are a better choice.',
    },
    {
      question: 'Can I get the prompt without visiting the page?',
      answer:
        'Yes. Add the prompts to your calendar, or follow the RSS feed in any reader; both links are under the month. With the calendar, the prompt stands among your appointments: on the first of February you would see a man who has told everyone that he is busy, and be asked to plan his evening. A reminder ten minutes before you leave the house helps some people. Others read the feed at night and write then.',
    },
  ],
  relatedLinks: [
    {
      text: 'A thirty-day journal challenge',
      to: '/journal-prompts/daily',
    },
    {
      text: 'All writing prompts',
      to: '/writing-prompts',
    },
    {
      text: 'Short writing prompts',
      to: '/short-writing-prompts',
    },
  ],
} satisfies TodayPageTexts
