import { MODEL_IDS } from '@contracts/models.ts'
import { SAMPLES } from '@/content/samples'
import type { AboutPage } from '@/content/static-schema'
import { claimFigures } from '@/lib/claims'
import { SITE } from '@/lib/site'

const { name, claims, foundedYear } = SITE

export default {
  metaTitle: `About ${name}: who writes the first line`,
  metaDescription: `${name} has written prompts since ${foundedYear}, with the blanks left where only you know the answer. Our mission, our story, the team and what we hold to.`,
  title: `About ${name}`,
  description: 'We write first lines for other people’s work, and leave the good part to them.',
  mission: [
    'Someone has an empty page and twenty minutes: a nurse after a late shift, a teacher on a Sunday evening, a novelist stuck in chapter nine. Our mission is that they start. A good prompt is the hand that opens the door. It shows one thing that can be seen, holds a want against a rule, and does not say how it ends.',
    'AIs have made this more useful and more necessary. Asked a vague question, they answer as everybody would. So our prompts come with yellow blanks for the town, the name, the odd habit: what only you can know. Fill those in, and what comes back begins to sound like you.',
  ],
  specimen: {
    crossedOut: 'Reflect on something you are grateful for today and why it matters.',
    kept: SAMPLES.coat,
    reason: 'The first is true of everybody. The second can be answered by one person, tonight.',
  },
  story: [
    `${name} began in ${foundedYear}, when half the world had just been given an empty box with a blinking line in it, and little advice on what to type there. The advice that did go round was mostly lists of magic words. We thought that people did not need magic words. They needed a good first question, and someone who had crossed out the bad ones.`,
    'So we made a shelf of prompts, for stories and journals first, then for lessons, code and work. Next to it stands a workshop now: a generator that takes a sentence as you would say it to a colleague and phrases it for one of eleven AIs, each in the way that AI likes to be asked.',
    'The site still works the way it was meant to. One can use it without an account, without paying, and without telling it anything about oneself.',
  ],
  team: {
    introduction:
      'We are a small team. A page of prompts is drafted by one person and read by another. Each new prompt is compared with all the others, so that no two ask for the same thing, and prompts drawn at random are read as the people they are for would read them. What is weak is rewritten, or goes.',
    roles: [
      { name: 'Writers', text: 'make the prompts: something that can be seen, a want against a rule, an open end.' },
      { name: 'Editors', text: 'hold the red pencil. They cross out what has been on a thousand other sites.' },
      { name: 'Engineers', text: 'build the pages and the generator, and keep both quick on an old phone.' },
      { name: 'A designer', text: 'looks after paper, ink and the one colour that means “yours to fill”.' },
      { name: 'Whoever is on the mail', text: 'reads what you write to us and answers it. We take turns.' },
    ],
  },
  values: [
    {
      name: 'Accessibility',
      text: 'Free, with no account, readable in both light and dark. Every tool can be used with a keyboard, a thumb or a screen reader, and the prompts can be read with scripts switched off.',
    },
    {
      name: 'Innovation',
      text: 'We keep what helps someone start. A blank that you type over in place was worth it. A feature that only looks clever is crossed out like a bad prompt.',
    },
    {
      name: 'Community',
      text: 'Every prompt has an address of its own, so that you can hand it to a friend, a class or a writing group. If you know how one could be better, write to us: corrections from readers go in.',
    },
    {
      name: 'Quality',
      text: 'One prompt that makes you put the phone down is worth more than fifty that fill a page. If you can see where one is heading, tell us, and we cross it out.',
    },
  ],
  figures: [
    { figure: String(foundedYear), label: 'the year we began' },
    { figure: String(MODEL_IDS.length), label: 'AIs we write for' },
    ...claimFigures(claims),
  ],
} as const satisfies AboutPage
