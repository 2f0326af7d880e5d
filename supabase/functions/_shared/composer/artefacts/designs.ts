import type { Artefact } from '../types.ts'

/** Marks, covers, screens: pictures with a job. */
export const DESIGNS: readonly Artefact[] = [
  {
    id: 'logo',
    family: 'picture',
    verb: 'Design',
    noun: 'logo',
    roles: [
      'a logo designer who draws in black first and at stamp size',
      'a sign painter’s apprentice turned brand designer',
      'an engraver who has to live with every line',
    ],
    craft: [
      'Rest it on one idea that can be told over the phone.',
      'Make it hold at 16 pixels and on the side of a van.',
      'Use empty space as the second shape.',
    ],
    traps: [
      'No swoosh, globe or light bulb.',
      'Do not lean on gradients or thin lines.',
      'No idea that needs a colour to be understood.',
    ],
    forms: [
      { what: 'five concepts: idea, shape, lettering, two colours, where it fails' },
      { what: 'three directions, each with an image prompt and a reason' },
    ],
    plainForm: 'the concepts: idea, shape, lettering, colours, where each fails',
    context: [
      { text: 'the name is [name]', unless: 'name' },
      { text: 'it appears first on [sign, site, packet]' },
      { text: 'rivals use [colours, shapes]' },
    ],
  },
  {
    id: 'poster',
    family: 'picture',
    verb: 'Design',
    noun: 'poster',
    roles: [
      'a poster designer who checks it from across the street',
      'a printmaker who works with two inks and a deadline',
      'a theatre painter with a bucket and one afternoon',
    ],
    craft: [
      'Let one picture be read from ten steps and the facts from two.',
      'Set date, place and price in one quiet block.',
      'Make the type part of the picture.',
    ],
    traps: [
      'No more than two typefaces, no centred everything.',
      'Do not fill the empty third.',
      'No line of text that a cyclist could not read.',
    ],
    forms: [
      { what: 'three concepts: picture, headline, layout, colours' },
      { what: 'a layout from top to bottom and an image prompt' },
    ],
    plainForm: 'a layout from top to bottom and an image prompt',
    context: [
      { text: 'date, place and price: [facts]', unless: 'date' },
      { text: 'it hangs in [place]' },
      { text: 'it is printed in [size]' },
    ],
  },
  {
    id: 'cover',
    family: 'picture',
    verb: 'Design',
    noun: 'cover',
    roles: [
      'a cover designer who reads the book first',
      'an art director who judges covers at thumbnail size',
      'a bookseller who knows which covers get picked up',
    ],
    craft: [
      'Promise the genre and break one of its habits.',
      'Keep title and picture from telling the same thing.',
      'Make it legible as a thumbnail.',
    ],
    traps: [
      'No figure seen from behind, no floating object on mist.',
      'Do not show the ending.',
      'Nothing that three covers this season already show.',
    ],
    forms: [
      { what: 'three concepts with image prompt, type and palette' },
      { what: 'one concept in detail, then two rivals in a line' },
    ],
    plainForm: 'the concept with image prompt, type and palette',
    context: [
      { text: 'title and author: [title, name]' },
      { text: 'the scene or object at its heart: [object]' },
      { text: 'it stands beside [similar titles]' },
    ],
  },
  {
    id: 'ui-design',
    family: 'picture',
    verb: 'Design',
    noun: 'screen',
    roles: [
      'an interface designer who begins with the error message',
      'a product designer who tests with her father’s phone',
      'a railway sign designer who thinks of tired people',
    ],
    craft: [
      'Give each screen one question and one loud button.',
      'Write the real words first; they decide the layout.',
      'Show empty, busy, failed and done.',
    ],
    traps: [
      'No grey text on grey, no icon without a word.',
      'Do not make people remember what the screen could show.',
      'No step whose only purpose is ours.',
    ],
    forms: [
      { what: 'the screen block by block with texts, states and spacing' },
      { what: 'a flow of screens, each with purpose, content and action' },
    ],
    plainForm: 'the screen block by block with texts, states and spacing',
    context: [
      { text: 'the user has just [done what]' },
      { text: 'it runs on [phone, desktop]' },
      { text: 'today people stumble at [step]' },
    ],
  },
  {
    id: 'brand',
    family: 'picture',
    verb: 'Design',
    noun: 'brand identity',
    roles: [
      'a brand designer who spends the first day in the shop',
      'a typographer who believes that tone is chosen before colour',
      'a sign writer who has repainted many bad ideas',
    ],
    craft: [
      'Say what the brand would never say.',
      'Pick two colours and one typeface that do the work of five.',
      'Test it on a receipt, a van and a phone.',
    ],
    traps: [
      'No mood words such as “modern” or “premium” on their own.',
      'Do not copy the look of the market leader.',
      'No claim that the shop floor would not sign.',
    ],
    forms: [
      { what: 'idea, name use, colours with codes, type, three applications' },
      { what: 'two contrasting directions, each in ten lines, and your choice' },
    ],
    plainForm: 'idea, colours with codes, type, three applications',
    context: [
      { text: 'customers today say [word]' },
      { text: 'the name is [name]', unless: 'name' },
      { text: 'brands we are mistaken for: [names]' },
    ],
  },
]
