import home from '@/content/pages/home'
import type { FaqPage } from '@/content/static-schema'
import { SITE } from '@/lib/site'
import pricing from './pricing'

const { name, contactEmail } = SITE

export default {
  metaTitle: `FAQ: questions and plain answers | ${name}`,
  metaDescription: `Answers to what people ask about ${name}: what is free, what the yellow words mean, which AI to choose, what is stored and what a class may do with it.`,
  title: 'Frequently asked questions',
  description: 'Asked at midnight, answered in daylight. Open one, close it, write on.',
  groups: [
    { id: 'first', title: 'First things', faqs: home.faqs },
    {
      id: 'prompts',
      title: 'Using prompts',
      faqs: [
        {
          question: 'May I use the prompts in my classroom?',
          answer:
            'Yes. Print a page, as cards if you like: the button is above each list, and eight or ten to a group is plenty. You need no licence. The site itself is for people of 13 and over, so with younger pupils you do the choosing and the reading out. A good rule for a lesson: five minutes to choose, ten to write, and nobody has to read theirs aloud.',
        },
        {
          question: 'Do you have whole lessons for teachers?',
          answer:
            'Twelve units of five lessons each: three for ages 7 to 10, three for 11 to 14, three for 15 to 18, and three for any age. A lesson says how to begin, how to end, what to look for, and what to do for whom it is too hard or too easy. Each unit has a rubric in pupils’ words and two sample texts, which we wrote for it. Print a unit, or one lesson alone.',
          link: { text: 'Units for teachers', to: '/teachers/units' },
        },
        {
          question: 'How do I show a prompt to a class?',
          answer:
            'Open For Teachers, filter by grade, skill or minutes, and choose up to thirty prompts. “Show on the wall” sets one at a time in large type with a timer; the arrow keys turn them. “Print cards” gives eight to a page, “Print a page each” adds lines to write on. “Copy class link” is for pupils’ own screens: it opens the same prompts, asks for no name and keeps nothing.',
          link: { text: 'For Teachers', to: '/teachers' },
        },
        {
          question: 'Can I see what a prompt brings before I paste it?',
          answer:
            'For some of them, yes. Where it says “See an answer”, the prompt’s page shows what an AI wrote when it was given this text and nothing else, what stood in the blanks, and a line by an editor on what to check. The answers are not touched up. Yours will differ, since your blanks do. On the shelf, the filter “Tried” shows those that have one.',
          link: { text: 'All prompts, with filters', to: '/prompts' },
        },
        {
          question: 'Can I change a prompt and send it to somebody?',
          answer:
            'Yes. “Edit a copy” on a prompt’s page opens it as your own version and marks what you change, word by word. Keep it in your collection, or press “Link to your version”: the text travels inside the address, so we never see it, and your friend can compare it with the original. If we change ours later, your copy says so and stays as it was.',
        },
        {
          question: 'Where are the prompts that I saved?',
          answer:
            'Under Saved Prompts, behind the bookmark in the header. You can sort them into collections there, add prompts of your own, and export the lot as a file. They are kept in this browser only: what you saved on your phone is not on your laptop, and clearing the browser’s data clears them too. To move them, export on the one and import on the other.',
          link: { text: 'Saved Prompts', to: '/saved' },
        },
        {
          question: 'How do I find a prompt about something in particular?',
          answer:
            'Press Search in the header, or Ctrl+K, or the slash key. It looks through every prompt from its title to its last word, and through pages and articles, as you type: “landlord”, “lighthouse” or “grade 6” will do. Arrow keys choose, Enter opens. If nothing fits, the last line takes what you typed to the generator.',
        },
        {
          question: 'Can I write here, without an AI?',
          answer:
            'Yes. “Write it here” below a prompt opens an empty sheet with the prompt on top. What you write is kept in your browser as you type, and you can come back to it, copy it or take it to Writing Feedback. If you want a prompt without choosing, Today’s Prompt has one for each day of the year.',
          link: { text: 'Today’s Prompt', to: '/today' },
        },
        {
          question: 'What is in the newsletter?',
          answer:
            'One prompt and one line worth stealing, every Monday morning, and nothing else. It begins once you have pressed the link in the first mail, so nobody can sign you up behind your back. Every letter has a link that takes you off the list, and we give the address to nobody.',
          link: { text: 'Newsletter', to: '/newsletter' },
        },
        {
          question: 'A prompt is wrong, or it hurts. Whom do I tell?',
          answer: `Write to ${contactEmail} and paste in its link; the Share button gives you one. Say what is wrong in a sentence: “nobody in Lofoten would be paid in April” is enough. A person reads it. We correct mistakes of fact, and we cross out prompts that turn out to be cruel, stale or too close to something that exists.`,
        },
      ],
    },
    {
      id: 'generator',
      title: 'The generator',
      faqs: [
        {
          question: 'Which languages can I write in?',
          answer:
            'Any you like. If an AI is connected to the site, it takes a description in Portuguese as readily as one in English. The composer that answers when none is connected keeps your words as they are; what it adds is in your language if it knows that well enough, and otherwise it adds nothing. Either way you can write a line such as “answer in Portuguese, to a woman of eighty”, and the AI you paste the prompt into will usually hold to it.',
        },
        {
          question: 'Why does it say that no AI has seen my text?',
          answer:
            'Because no AI provider was connected at that moment, and the composer built into the site wrote the prompt. It is a set of careful rules: your words stay whole and in order, and below them stands only what is sure to help, such as gaps for the names in a letter or the times in a recipe, laid out for the AI you chose. Where it is not sure, it adds nothing and offers you lines to switch on, such as how long or for whom.',
        },
        {
          question: 'It stopped working half-way. Is my text gone?',
          answer:
            'No. What you type into the description is kept in your browser as you go, so a reload, a flat battery or a closed tab gives it back. If our service does not answer, your browser builds a simpler prompt from a template and says so. And a call that failed on our side is not counted: you still have, say, all of your last three uses for today.',
        },
        {
          question: 'Can I have my writing looked at as well?',
          answer:
            'Paste in between 100 characters and 1,000 words, once a day for free. You get four notes: clarity and structure, creativity and originality, grammar and style, and what to improve. A first page works better than a whole chapter: “is it clear by line three whose funeral this is?” is a question that can be answered. Finish the page first; nobody can read what is still in your head.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      faqs: [
        {
          question: 'What do you store about me?',
          answer:
            'On our server: an e-mail address, if you left one, and for 48 hours at the most two scrambled numbers that count your uses of the day. They change daily and cannot be followed from one day to the next. Everything else, such as drafts, settings and the last twenty prompts, lies in your own browser. On a library computer, clear the browser’s data before you stand up.',
        },
        {
          question: 'How do I delete everything?',
          answer: `On the Cookie Policy page there is a list of what this browser keeps for us, and a button that clears it: drafts, sheets, generated prompts, saved ones and your answer about cookies. If you left an e-mail address, write to ${contactEmail} from it, with a line such as “take me off, please”, and we delete it. If you signed in, the page of your account has a button that deletes it.`,
          link: { text: 'What this browser keeps', to: '/cookies' },
        },
        {
          question: 'Do you use cookies?',
          answer:
            'None of our own. A banner asks whether an advertising network may set some; say Decline and it sets none, and the site works just the same. If the site runs no ads, there are none to set even after Accept. To change your mind in March about what you said in January, use Cookie Settings at the foot of any page.',
        },
        {
          question: 'May my child use the site?',
          answer: `From 13 on, with your agreement until they are of age. ${name} does not serve children under 13. The pages for younger writers are meant for you: choose a prompt at breakfast, read it out, and write your own version next to theirs. A child who asks the generator should do it beside you, and without the name of the school.`,
        },
      ],
    },
    { id: 'plans', title: 'Free and Pro', faqs: pricing.faqs },
  ],
} as const satisfies FaqPage
