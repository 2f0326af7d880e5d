import type { ShortPageTexts } from '@/content/schema'

export default {
  metaTitle: 'Short Writing Prompts in One or Two Lines | Promptory',
  metaDescription:
    'Short writing prompts you can take in at a glance: one or two plain sentences each, from romance and sci-fi to horror for kids, with the long version behind.',
  title: 'Short Writing Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'One or two plain sentences each, so that you can pick one and start writing before the coffee is ready.',
  introduction: [
    'A short prompt is good for warm-ups, busy classrooms and the nights when reading four sentences feels like work. These are the plain versions of prompts from our other pages: same situation, no scenery. What usually goes wrong is scrolling. People read forty of them, like six and write none. Set a timer for twenty minutes and take the first one that makes you see somebody. Write that person doing something, and let the reason come later. If you get stuck after a page, open the long version from the link beside it; it usually has a place, a name and one more problem that you can borrow. The questions further down, from the journal and memoir pages, are to be answered as yourself.',
  ],
  faqs: [
    {
      question: 'How short should the answer to a short prompt be?',
      answer:
        'As long as it stays alive, which for a first try is often a page. A short prompt only leaves more of the choosing to you. Take “Nobody works at the lighthouse anymore. Somebody signs the logbook every night.” One writer makes four lines of a logbook from it, another one a chapter about the woman who is sent to find out. If you want a limit, use twenty minutes instead of a number of words.',
    },
    {
      question: 'Can I use these in class without preparing anything?',
      answer:
        'Yes: put one on the board and start the clock. They need no reading time, no names to pronounce and nothing to look up. Choose two that differ, for example a funny one and a quiet one, and let each student pick; that alone settles most of the “I don’t know what to write”. For younger classes, take the groups for kids and middle school. Print makes cards of ten at random if you would rather hand them out.',
    },
    {
      question: 'What is the difference from the long versions?',
      answer:
        'The long one gives you a place, people and often a form, such as a letter or a list of rules; the short one gives you only the situation. Use the short one when you have your own world already and need a push. Use the long one when the page is empty and so are you. If a short one about a wedding won’t start, open the long one and take over just one detail, say the bride’s brother.',
    },
    {
      question: 'How do I turn two lines into a story?',
      answer:
        'Ask who loses something if nothing changes, and write the ten minutes in which they find out. With “Your brother has come home, and nobody asked him to”, that could be the mother who gave his room away. Put her at the door with the sheets in her arms, let him be early, and write until one of them says something that is not about the room. You now have a scene, and most stories are three or four of those.',
    },
  ],
  relatedLinks: [
    {
      text: 'Creative writing prompts, with all the detail',
      to: '/creative-writing-prompts',
    },
    {
      text: 'One prompt a day',
      to: '/today',
    },
    {
      text: 'Short story prompts',
      to: '/writing-prompts/short-story',
    },
  ],
} satisfies ShortPageTexts
