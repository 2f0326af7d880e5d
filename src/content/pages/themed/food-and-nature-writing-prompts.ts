import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Food and Nature Writing Prompts',
  purpose: 'memoir',
  level: 'everyone',
  metaTitle: 'Food and Nature Writing Prompts | Promptory',
  metaDescription:
    'Food writing prompts on recipes, restaurants, markets and family dinners, and nature prompts for the garden, birds, sea, trees, weather, night sky and travel.',
  description: 'Ways to put on paper what you ate, who cooked it, and what was going on outside the window.',
  introduction:
    'Food and nature are good teachers of writing, because both punish vague words: “delicious” tastes of nothing, and “beautiful” has no leaves. Beginners pile up adjectives, or they look up facts and copy them. Use your tongue, ears and fingers first, and count things. For the next twenty minutes, take one prompt and a real object, a crust, a twig, a window. Spend five minutes only looking or tasting, with notes in single words. Write for twelve. Then read it aloud and strike every adjective that would fit another meal or another hill. If you have children with you, most of these work for them as well.',
  prompts: [
    {
      title: 'Food writing: one bite',
      tags: ['description', 'thoughtful'],
      text: 'Take one bite of whatever’s in the house, with your eyes shut, and stay with it for a page. What does it do to the tongue, the teeth, the ears? “Delicious” isn’t allowed. Who would you have called into the kitchen?',
    },
    {
      title: 'Recipe with a memory',
      tags: ['how-to', 'tender'],
      text: 'Write out a dish that you can make without looking. After every step, put in the person or the place that comes to mind as your hands do it: the aunt who salted twice, the room with one gas ring. Serve it, in the last line, to somebody.',
    },
    {
      title: 'A restaurant I remember',
      tags: ['description', 'bittersweet'],
      text: 'Which café, canteen or restaurant would you give a lot to walk into tonight? Sit us down: the wobbly table, the menu, who took the order, what you could afford. What began or ended there? And what’s in that building now?',
    },
    {
      title: 'Cooking in a foreign kitchen',
      tags: ['scene', 'funny'],
      text: 'Far from home, somebody showed you how it’s done here: how to hold the knife, what never goes in the fridge, when to stop stirring. What did you get wrong? How did you say thank you without the words?',
    },
    {
      title: 'Family dinner',
      tags: ['dialogue', 'funny'],
      text: 'Write one family meal as sound only: chairs, spoons, who interrupts, the dish that’s asked for three times. Then comes a silence. Who breaks it, and with what remark about the potatoes?',
    },
    {
      title: 'At the market',
      tags: ['list', 'whimsical'],
      text: 'Go along the stalls until your money runs out. Give the prices, the voices that called them, what you touched and put back. What came home with you that wasn’t on the list, and whose fault was it?',
    },
    {
      title: 'Childhood food memory',
      tags: ['description', 'tender'],
      text: 'What did you eat standing up before you were ten: from a tree, a van, a pot, somebody’s palm? Write what your hands smelled of afterwards.',
    },
    {
      title: 'Food I hated as a child',
      tags: ['scene', 'funny'],
      text: 'You’re not getting down until it’s gone. Describe the food, cold by now, and all that could be seen from that chair. How did it end? Would you eat it today?',
    },
    {
      title: 'Street food at night',
      tags: ['scene', 'whimsical'],
      text: 'Eleven at night, a lamp, a queue, one pan. Write the three minutes from your order to the burn on your tongue. What did the cook do without looking?',
    },
    {
      title: 'Eating alone',
      tags: ['list', 'thoughtful'],
      text: 'What do you eat when nobody is coming? Tell the truth about the plate, the chair and the hour. Then write tonight’s supper as a menu of three courses, however small.',
    },
    {
      title: 'Morning tea or coffee',
      tags: ['how-to', 'thoughtful'],
      text: 'Describe how you make your first cup, so exactly that a stranger could make it and you’d never know. Which step would you fight for, and who taught you that?',
    },
    {
      title: 'Writing about bread',
      tags: ['description', 'tender'],
      text: 'Every house has its bread: flat, black, sliced, steamed, from the corner at six. Write about the one you were sent out for. How much of it was left when you got home?',
    },
    {
      title: 'Festival and holiday food',
      tags: ['list', 'hopeful'],
      text: 'One dish comes only once a year. Count back from the moment it’s carried in: who stirred, who soaked, who began quarrelling about it a month ago. What do they say about anyone who buys it ready-made?',
    },
    {
      title: 'Poem about a fruit',
      tags: ['verse', 'whimsical'],
      text: 'Hold a fruit, a mango or a bruised pear, and give it ten short lines without once saying its name. In line seven, cut it.',
    },
    {
      title: 'Nature journal prompt',
      tags: ['table', 'thoughtful'],
      text: 'Date, hour, place, wind. Then three columns: I notice, I wonder, it reminds me of. Five lines in each, all from one spot, without getting up. Draw the smallest thing you saw, at twice its size.',
    },
    {
      title: 'A walk in nature',
      tags: ['scene', 'thoughtful'],
      text: 'Walk for twenty minutes away from the road, and turn round at something: a gate, a fallen trunk, a cow. Write only the way back. What had been behind you all that time?',
    },
    {
      title: 'My garden today',
      tags: ['list', 'hopeful'],
      text: 'Garden, pot or window box: what came up this week that you planted, and what came up that you didn’t? A sentence each, weeds included. Which of them are you going to argue with tomorrow?',
    },
    {
      title: 'Watching one bird',
      tags: ['description', 'thoughtful'],
      text: 'Choose one bird and don’t look it up. How does it land, what scares it and what doesn’t, which foot does it trust? Write until you could tell it from the others. Then find out its name. Does it suit?',
    },
    {
      title: 'By the sea',
      tags: ['list', 'bittersweet'],
      text: 'Stand where the last wave reached. Ten waves, a line for each: what it brought and what it took back. Which of the ten was different?',
    },
    {
      title: 'River or lake',
      tags: ['scene', 'tender'],
      text: 'What did you learn at the water’s edge, and from whom: to wait, to skim a stone, to be quiet? Begin with the temperature.',
    },
    {
      title: 'Today’s weather on my street',
      tags: ['document', 'thoughtful'],
      text: 'Write today’s weather for the archive, in forty words: who got wet, what blew over, what the sky did to the faces at the bus stop. In a hundred years there’ll be no other source.',
    },
    {
      title: 'Seven sounds of rain',
      tags: ['list', 'whimsical'],
      text: 'List seven sounds of rain from where you are: on glass, on leaves, on somebody else’s umbrella. What was the heaviest rain of your life, and who was under it with you?',
    },
    {
      title: 'A tree I know',
      tags: ['description', 'tender'],
      text: 'Choose a tree that you’ve walked past for years, and at last put a hand on it. What’s it like there? What has it stood through, in your life and in the street’s? Who else has leaned on that very spot?',
    },
    {
      title: 'Night sky',
      tags: ['scene', 'thoughtful'],
      text: 'Go out after dark and look up until your eyes are used to it. Write what came, in the order it came. Which light was moving? Who else might be looking, and what would they be standing on?',
    },
    {
      title: 'Sunrise, every five minutes',
      tags: ['table', 'hopeful'],
      text: 'Get up for it once. A line every five minutes, from dark to day: a colour, a sound, what can be seen now that couldn’t before. What had you been worrying about in the first line?',
    },
    {
      title: 'Four seasons, one place',
      tags: ['table', 'thoughtful'],
      text: 'A bench, a bend in the road, the view from the sink: write one place four times, three lines each, without the words spring, summer, autumn and winter. Each time the same person walks through, in a different coat.',
    },
    {
      title: 'When the season changed',
      tags: ['scene', 'bittersweet'],
      text: 'On what day did it change this year? Not the one on the calendar: the morning you shut the window, the evening you felt for the lamp. Write that quarter of an hour.',
    },
    {
      title: 'Nature in the city',
      tags: ['list', 'funny'],
      text: 'Find five living things within a hundred steps of a traffic light, none of them people or dogs: moss, a gull, ants, a fig tree in a wall. What does each live on, and who has tried to get rid of it?',
    },
    {
      title: 'Small creatures up close',
      tags: ['list', 'whimsical'],
      text: 'Mark out a square of ground with string and kneel down. Count what’s alive, what’s dead and what’s litter. Within a quarter of an hour something will walk across. Follow it for as long as you can, and report.',
    },
    {
      title: 'Travel sketch from a bench',
      tags: ['description', 'whimsical'],
      text: 'Half an hour on one bench in a place where you don’t live. Write it as a painter would: big shapes first, then the light, then one patch of red, then somebody crossing. Where are they off to? Leave one corner unfinished.',
    },
  ],
  faqs: [
    {
      question: 'how do I describe food without saying delicious',
      answer:
        'Say what it does, and in which order. First the sound, then the edge, then what’s left on the tongue a minute later: “It cracked, then it was all lemon, then nothing, then heat.” Compare it to something that isn’t food, such as a wet road or a clean shirt. Mention who else was chewing. Temperature, weight and price are better than adjectives. If one must stay, let it be an unexpected one: a patient soup, a rude little radish.',
    },
    {
      question: 'how do I start a nature journal if I live in a city',
      answer:
        'Choose one window or one bench and write five lines there once a week, at about the same time. Date, weather, one plant, one creature, one thing that’s new: “9 May, drizzle. Moss on the bin lid. Two pigeons, one limping.” After a month you’ll see things that people with woods don’t. Leave out names until you’ve described what you saw; then look them up. A drawing helps even if it’s bad, because it makes you look twice.',
    },
    {
      question: 'how do I write the story behind a family recipe',
      answer:
        'Start with the hands and not with the family tree. Who is cooking, what’s the first sound, what do they do that isn’t in any cookbook? “Tía Rosario measured the oil by turning away.” Put the story into the steps, two lines at a time, so that it’s finished when the dish is. Give real quantities, and say where you’ve guessed. End with whoever is eating it now. If a version differs, print both and let the cousins write in.',
    },
    {
      question: 'do I need to know the names of birds and plants to write about nature',
      answer:
        'No. Describe first and name afterwards, because a name can stop you looking. “Small, brown, angry, tail up like a flag” is already better than “a bird”. Then look it up in a field guide or ask somebody who knows, and use the exact name, since “wren” will save you a sentence. If you’re unsure, say so. And don’t eat, pick or touch anything that you have identified only from your own description.',
    },
  ],
  relatedLinks: [
    { text: 'Memoir beyond the kitchen', to: '/memoir-writing-prompts-for-adults' },
    { text: 'Rivers, trees and fruit in verse', to: '/poetry-prompts' },
    { text: 'Small, exact thanks', to: '/journal-prompts/gratitude' },
  ],
} satisfies ThemedPage
