import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Two-Sentence Horror and Micro Story Prompts',
  metaDescription:
    'Two-sentence horror with the rule and starters, six-word stories, 50-word stories, drabbles, twist endings, micro romance and micro comedy to try today.',
  title: 'Two-Sentence Horror and Micro Stories',
  purpose: 'fiction',
  level: 'everyone',
  description: 'Stories that fit on a bus ticket, with the rule of each form and a first sentence to steal.',
  introduction:
    'A micro story is a whole story with most of it left outside the door. It’s the best exercise there is in choosing words, since each of them costs something, and you can finish one before the kettle boils. Beginners tend to write the start of a long story and stop at the limit. A tiny story needs a change: between its first word and its last, the reader must have to think again. Pick a form, write five bad ones quickly, then repair the least bad. Read it aloud and cut any word that you don’t miss. Twenty minutes gives you three attempts and one to send to a friend.',
  prompts: [
    {
      title: 'Two-sentence horror: the rule',
      tags: ['how-to', 'eerie'],
      text: 'Sentence one is safe and ordinary. Sentence two adds one fact, and sentence one can never be safe again. Try it: “Mum tucked me in and switched off the landing light.” You have twelve words left, and none of them may be “blood”.',
    },
    {
      title: 'Two-sentence horror starters: at home',
      tags: ['list', 'eerie'],
      text: 'Finish each with one sentence: “The cat won’t come upstairs any more.” “We only have three toothbrushes.” “I love how quiet the baby is tonight.” “Somebody has been watering the plants.” Keep the calmest ending.',
    },
    {
      title: 'Two-sentence horror in space',
      tags: ['scene', 'eerie'],
      text: 'First sentence: all five of the crew are aboard and well. Second sentence: somebody counts again.',
    },
    {
      title: 'Two-sentence horror, second sentence first',
      tags: ['list', 'eerie'],
      text: 'Here is the second sentence: “Then the applause began.” Write five different first sentences. In one of them nobody else is in the theatre; in one there is no theatre at all.',
    },
    {
      title: 'Two-sentence horror: at work',
      tags: ['messages', 'funny'],
      text: '“Good news,” writes the manager, “the person who had your desk is coming in to help.” Second sentence, please. Then do it again with a lift, a badge photo and an invitation to a meeting that began in 1994.',
    },
    {
      title: 'Two-sentence horror for children',
      tags: ['list', 'funny'],
      text: 'Make your friends jump and then giggle. Sentence one: something is under the bed. Sentence two: it’s more scared of you, and it has written a note. Write three, with three different somethings.',
    },
    {
      title: 'Six-word story: for sale',
      tags: ['list', 'bittersweet'],
      text: 'The most famous six-word story sells baby shoes. Write six ads of your own, six words each: a piano, a wedding tent, half a boat, a dog bowl, one crutch, a name badge.',
    },
    {
      title: '50-word story: last day',
      tags: ['scene', 'bittersweet'],
      text: 'Tell somebody’s last day in a job, a school or a house in exactly 50 words. Use one object they take and one they leave. Count, swap, count again.',
    },
    {
      title: 'Six-word love stories',
      tags: ['list', 'tender'],
      text: 'Write ten love stories of six words each, two for each age: seven, sixteen, thirty, fifty, ninety. No “love”, no “heart”, and at least two should be funny.',
    },
    {
      title: 'Drabble: one hundred words exactly',
      tags: ['scene'],
      text: 'Draft a scene of 150 words in which somebody returns a borrowed umbrella twenty years late. Then take out fifty without losing the rain, the apology or the joke. A drabble has a hundred, and the title doesn’t count.',
    },
    {
      title: 'Six-word memoir of your year',
      tags: ['list', 'thoughtful'],
      text: 'Write your year twelve times, once for each month, six words a month. January may have a verb. Then choose one of the twelve to be the whole year.',
    },
    {
      title: '50-word story with three phones',
      tags: ['scene', 'tense'],
      text: 'One phone buzzes on the kitchen table, one in a coat, one under the sofa cushions, and there are two people in the room. Fifty words, and not one spent on explaining.',
    },
    {
      title: 'Drabble in nothing but dialogue',
      tags: ['dialogue', 'funny'],
      text: '“You can’t bring that in here.” “It’s not mine.” “Then why is it holding your hand?” Carry on to word one hundred, speech only, with no names.',
    },
    {
      title: 'Drabble for any fandom',
      tags: ['scene', 'whimsical'],
      text: 'Take a character everyone knows and show their dullest Tuesday in exactly a hundred words: the villain at the launderette, the hero with a parking fine. Let only the last five words tell us who it is.',
    },
    {
      title: 'Twist ending in five sentences',
      tags: ['scene', 'tense'],
      text: 'Sentence one: she locks the door behind her. Two, three and four: she does what anyone does on coming home. Five: whose home it is. Hide one clue in sentence three, where everybody will see it.',
    },
    {
      title: 'Twist ending: who is speaking?',
      tags: ['one-voice', 'whimsical'],
      text: '“They leave me outside all night, they stand on me to kiss, and once a year they hide a key beneath me.” Write eighty words in a voice we take for a person’s, and let the final noun correct us. Then pick another speaker and fool somebody.',
    },
    {
      title: 'Kind twist ending',
      tags: ['scene', 'hopeful'],
      text: 'A twist doesn’t have to hurt. Set up something that looks like a theft, a lie or a snub, in sixty words, and turn it into a kindness with the last ten.',
    },
    {
      title: 'Micro romance: wrong parcel',
      tags: ['messages', 'tender'],
      text: 'Two neighbours, one courier, a parcel that keeps going to the wrong door. Tell their love story in seven notes stuck on it, each shorter than the last. The seventh is one word.',
    },
    {
      title: 'Micro romance on till receipts',
      tags: ['list', 'tender'],
      text: 'Five receipts, one couple: what they bought on the first evening, in the first winter, after the row, before the baby, last Thursday. Items and prices only. The reader does the rest.',
    },
    {
      title: 'Micro romance in two sentences',
      tags: ['scene', 'tender'],
      text: 'Borrow the horror rule for love. One sentence in which somebody is alone and quite all right; one sentence in which a cup, a coat or a key proves otherwise.',
    },
    {
      title: 'Micro comedy: the notice board',
      tags: ['document', 'funny'],
      text: '“Whoever is feeding my tortoise, he is now too wide for the door.” Reply in a note of twenty words. Then write the next neighbour’s note, the landlord’s and, last, the tortoise’s.',
    },
    {
      title: 'One-sentence story about a bridge',
      tags: ['scene', 'tense'],
      text: 'Write a story in a single sentence that starts on one side of a rope bridge and ends on the other, with somebody following. No full stop until the far post, and the verb you need is “cut”.',
    },
    {
      title: 'Micro comedy: one-star review',
      tags: ['document', 'funny'],
      text: 'Review something nobody reviews: gravity, Tuesday, your own umbrella, the moon. One star, forty words, deeply reasonable. Add an owner’s response that makes it worse.',
    },
    {
      title: 'Ghost story in 25 words',
      tags: ['scene', 'eerie'],
      text: '“She still sets four places.” That’s five words gone and twenty to go. Nobody may see a ghost, and no one may doubt it.',
    },
    {
      title: 'Micro story as text messages',
      tags: ['messages', 'funny'],
      text: 'Seven messages, one hour, and the battery at four per cent. Begin with “Don’t panic”, end with “never mind, found it”, and don’t tell us what it was.',
    },
    {
      title: 'Story in a shopping list',
      tags: ['list', 'thoughtful'],
      text: 'Tell a break-up, a birth or a burglary through a shopping list of nine items. One is crossed out, one is in another handwriting, one is underlined twice.',
    },
    {
      title: 'Micro mystery in four facts',
      tags: ['list', 'tense'],
      text: 'Four facts, one line each: a wet umbrella on a dry day, a bus ticket, a warm kettle, a neighbour who says good evening first. Write the fifth line, which solves it. Then make up four facts for a friend to solve.',
    },
    {
      title: 'A story that shrinks by half',
      tags: ['scene'],
      text: 'Write a hundred words about a door that somebody decides not to open. Halve it to fifty, then to twenty-five, then to six. Which one would you read to a stranger?',
    },
  ],
  faqs: [
    {
      question: 'What is the rule of two-sentence horror?',
      answer:
        'The first sentence makes us feel at home, and the second takes the home away. Each needs the other: “The cat won’t come upstairs any more” is nothing much until somebody remembers that the cat died in spring. Keep the second sentence short, end on the word that frightens, and leave out screams and blood. If sentence two is scary by itself, sentence one isn’t doing its job.',
    },
    {
      question: 'What is the difference between a drabble, flash fiction and micro fiction?',
      answer:
        'Only the number of words. A drabble has exactly 100, micro fiction usually stays below 300, and flash fiction runs to about 1,000. A six-word story has six. The numbers vary from one magazine to the next, so check before you send anything. What all of them share is a change: someone who wouldn’t lend an umbrella at word one hands it over at word ninety-eight.',
    },
    {
      question: 'How do I write a good six-word story?',
      answer:
        'Put a full stop in the middle and let the two halves disagree. “Two tickets bought. One seat warm.” Nouns and verbs earn their place; adjectives seldom do. Write twenty in ten minutes, because the first dozen will be jokes you’ve heard somewhere. Then ask of each: what happened before this? If a reader can answer in a sentence you never wrote, it works.',
    },
    {
      question: 'How do I write a twist ending people don’t guess?',
      answer:
        'Tell the truth from the start and let readers draw the wrong conclusion. If she “locks the door behind her”, we’ll decide that she lives there. You never said so. Put the clue in the middle of the text, beside something funnier, and stop as soon as the twist has landed. Test it on someone who reads aloud. If they pause at the right place, leave it alone.',
    },
  ],
  relatedLinks: [
    { text: 'Longer scares: thriller prompts', to: '/thriller-writing-prompts' },
    { text: 'One line each: short writing prompts', to: '/short-writing-prompts' },
    { text: 'When it grows: short story prompts', to: '/writing-prompts/short-story' },
  ],
} satisfies ThemedPage
