import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Nonfiction Prompts: Essays, Reviews, Profiles, How-tos',
  metaDescription:
    'Nonfiction writing prompts for essays, opinion pieces, reviews, profiles and how-tos, drawn from your own street, work and family. Facts you can check.',
  title: 'Nonfiction Writing Prompts',
  purpose: 'memoir',
  level: 'everyone',
  description:
    'Essays, opinion pieces, reviews, profiles and instructions to write from what you know, can see or can ask someone about.',
  introduction:
    'The most common first draft of an essay begins with the subject: friendship, say, or public transport. Three paragraphs later it reaches the night bus on which something happened. Start with the bus. Nonfiction is where you find out what you think, and where a stranger can use what you’ve seen, counted or learned to do. It asks for no plot, but it does ask for facts that hold when someone checks them. From this page, take a prompt about a place you can be in today or a person you can ring. For ten minutes, note what’s there and what’s said, without comment. In the next ten, turn the notes into one paragraph, opinion last.',
  prompts: [
    {
      title: 'Your job, for Monday’s replacement',
      tags: ['how-to'],
      text: 'Explain one part of your job to whoever has to do it on Monday without you. One page.',
    },
    {
      title: 'Against something your street likes',
      tags: ['analysis'],
      text: 'Write an opinion piece for the local paper against something that your street does and enjoys. Put the best argument for it first, fairly. Then yours, with one figure you have checked and one thing you saw yourself. End with what the reader can do by Friday.',
    },
    {
      title: 'Heard through the wall first',
      tags: ['reflection'],
      text: 'Write about a neighbour you knew only by sound, until the day you met on the stairs.',
    },
    {
      title: 'A profile through one tool',
      tags: ['interview'],
      text: 'Ask someone to show you the tool they use most, a pan, a trowel, a spreadsheet, and to use it while you watch. Profile them in 500 words from that. Quote three sentences at most. Leave out their school, their age and the word “passionate.”',
    },
    {
      title: 'One day, two owners',
      tags: ['reflection', 'tender'],
      text: 'Ask a brother, sister or cousin about a day that you both remember. Write down theirs first and correct nothing. Then write yours. Leave the disagreement in, including who was crying.',
    },
    {
      title: 'A place nobody reviews',
      tags: ['document'],
      text: 'Review a place nobody reviews: a waiting room, a car park, a post office counter. State your criteria first.',
    },
    {
      title: 'Somebody paid for you once',
      tags: ['reflection', 'thoughtful'],
      text: 'Somebody once paid for you: a fee, a ticket, a year of lunches. Write about the debt as they’d tell it, then as you would. Have you tried to pay it back, and what would they accept?',
    },
    {
      title: 'Everyone else was laughing',
      tags: ['reflection'],
      text: 'The whole room laughed, and you didn’t. Write down the joke, and what you heard in it.',
    },
    {
      title: 'An hour of counting',
      tags: ['analysis'],
      text: 'Choose something in your town and count it for an hour: empty bus seats, prams carried up steps, office lights on after seven. Write 400 words. The count comes first, then what it shows, then what it can’t. Say where you stood and when.',
    },
    {
      title: 'What you left out, translating',
      tags: ['reflection', 'tense'],
      text: 'Write about something you translated or explained for an older relative, and what you left out.',
    },
    {
      title: 'A fact you’ve always repeated',
      tags: ['analysis', 'thoughtful'],
      text: 'Take something you’ve told people for years as fact, about your town, your family or your trade. Trace it: who told you, and who told them? Write it in the order you found things out, including the point at which you’d have liked to stop looking.',
    },
    {
      title: 'The name used at home',
      tags: ['reflection'],
      text: 'You’re called one name at home and another outside, even if the difference is only the tone. Write an essay in two halves, one for each. Between them, put the first time that somebody used one of the names in the wrong place.',
    },
    {
      title: 'The rule everyone breaks',
      tags: ['analysis'],
      text: 'Name a rule at work that everyone breaks. Make the case for it anyway.',
    },
    {
      title: 'A custom, explained to an in-law',
      tags: ['how-to', 'funny'],
      text: 'Someone is marrying into the family and will be at the big dinner this year. Explain one custom to them in practical terms: what to wear, what to bring, who to greet first, what not to ask. Somewhere among the advice, tell the truth about how it began.',
    },
    {
      title: 'Instructions your home came without',
      tags: ['how-to', 'funny'],
      text: 'Write the instructions you wish had come with your home. Start with the thing that nearly made you move out.',
    },
    {
      title: 'At somebody else’s table',
      tags: ['reflection'],
      text: 'Write about a meal in someone else’s house where you didn’t know the rules. Begin at the front door.',
    },
    {
      title: 'Cut to seventy-five words',
      tags: ['description'],
      text: 'Describe your route to work or school in 300 words. Cut it to 150 without losing a turn. Then cut it to 75. Give the short one to someone who has never been there, ask where they’d get lost, and put back only that.',
    },
    {
      title: 'Hands in a waiting place',
      tags: ['description'],
      text: 'Sit for half an hour where people wait: a launderette, a school gate, a clinic, the yard of a mosque or church. Write down only what you see hands do. Afterwards, add a single paragraph about why you were there, and what yours were doing.',
    },
    {
      title: 'The film your family rewatches',
      tags: ['document', 'funny'],
      text: 'Review the film or series that your family has watched more often than any other. Give the plot in two sentences. The rest is about what it’s for: who says which line to whom, who leaves the room at which scene, and the one year when nobody put it on.',
    },
    {
      title: 'The price when they were eighteen',
      tags: ['interview'],
      text: 'Ask someone over fifty what rent, a loaf or a bus fare cost when they were eighteen, and what they bought that they couldn’t afford. Write it in their words, 300 at most, with your questions taken out. Read it to them before anyone else sees it.',
    },
  ],
  faqs: [
    {
      question: 'What can I write about if nothing special has happened to me?',
      answer:
        'Write about something you know how to do or see every week. Readers like to be let into a place: the kitchen of a school, the back of a pharmacy, the car park at under-tens’ football. List ten things you know that your friends don’t, such as how to tell when a lift is about to fail. Choose the one you could talk about for five minutes. Then explain it to one particular person, and see what you end up saying about yourself.',
    },
    {
      question: 'Can I change details in a true story?',
      answer:
        'You may leave things out, and you may change a name to protect somebody if you say so. You shouldn’t invent events, merge two people into one or make up speech and present it as fact. Where you don’t remember, say that: “I think it was the green car.” Such lines make readers trust the rest. For talk from long ago, give the gist without quotation marks: she told me, more or less, to go home.',
    },
    {
      question: 'How do I start an essay?',
      answer:
        'Start with the moment that made you want to write it. If your essay is about noise, begin with the drill at six on a Sunday instead of a sentence on modern cities. One scene or one figure is enough. By the end of the second paragraph, let readers know what question you’re asking. When you’ve finished the draft, look at paragraph three: often it’s the true beginning, and the first two were there to warm you up.',
    },
    {
      question: 'How do I write about people I know without hurting them?',
      answer:
        'Draft it as though nobody will read it, then decide what to show. Go through and ask of every line about another person: is it true, is it needed, and would I say it to them? Often a detail can go without loss. You need your aunt’s silence at dinner, but not her diagnosis. Show living people the passages in which they appear, if that’s safe for you, and listen. Some pieces can stay in a drawer for a few years.',
    },
  ],
  relatedLinks: [
    {
      text: 'Memoir prompts for adults',
      to: '/memoir-writing-prompts-for-adults',
    },
    {
      text: 'Poetry prompts',
      to: '/poetry-prompts',
    },
    {
      text: 'All writing prompts',
      to: '/writing-prompts',
    },
  ],
} satisfies ThemedPage
