import type { Artefact } from '../types.ts'

/** Things to look at. */
export const PICTURES: readonly Artefact[] = [
  {
    id: 'logo',
    family: 'picture',
    verb: 'Design',
    noun: 'logo',
    roles: [
      'a logo designer who draws in black first and at stamp size',
      'a sign painter’s apprentice turned brand designer',
    ],
    craft: [
      'Rest it on one idea that can be told over the phone.',
      'Make it hold at 16 pixels and on the side of a van.',
      'Use empty space as the second shape.',
    ],
    traps: ['No swoosh, globe or light bulb.', 'Do not lean on gradients or thin lines.'],
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
    id: 'photo',
    family: 'picture',
    verb: 'Create',
    noun: 'photograph',
    roles: [
      'a photographer who waits for the light instead of moving it',
      'a picture editor who asks what the eye meets second',
    ],
    craft: [
      'Name time of day, direction of light and distance.',
      'Let one thing be in the wrong place.',
      'Choose what is out of focus on purpose.',
    ],
    traps: ['No stock smiles, no centred horizon.', 'Do not pile up adjectives of beauty.'],
    forms: [
      { what: 'one image prompt: subject, setting, light, lens, mood', length: 'under 60 words' },
      { what: 'three prompts at three distances (wide, middle, close)', length: 'each under 45 words' },
    ],
    plainForm: 'the picture in words: subject, setting, light, lens, mood',
    context: [
      { text: 'the place is [place]' },
      { text: 'it will hang or stand in [where]' },
      { text: 'the colour that returns: [colour]' },
    ],
  },
  {
    id: 'illustration',
    family: 'picture',
    verb: 'Create',
    noun: 'illustration',
    roles: [
      'an illustrator for newspapers who thinks in one image',
      'a picture-book artist who hides something for the second look',
    ],
    craft: [
      'Choose the moment just before something happens.',
      'Limit the palette to three colours and one surprise.',
      'Say what is near, what is far and what is empty.',
    ],
    traps: ['No collage of symbols.', 'Do not describe what cannot be drawn.'],
    forms: [
      { what: 'one image prompt: subject, setting, style, light, palette', length: 'under 60 words' },
      { what: 'two versions (literal and surprising) as image prompts', length: 'each under 50 words' },
    ],
    plainForm: 'the picture in words: subject, setting, style, light, palette',
    context: [
      { text: 'it goes beside [text]' },
      { text: 'the colours are [colours]' },
      { text: 'a detail that must be seen: [detail]' },
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
    ],
    craft: [
      'Let one picture be read from ten steps and the facts from two.',
      'Set date, place and price in one quiet block.',
      'Make the type part of the picture.',
    ],
    traps: ['No more than two typefaces, no centred everything.', 'Do not fill the empty third.'],
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
    roles: ['a cover designer who reads the book first', 'an art director who judges covers at thumbnail size'],
    craft: [
      'Promise the genre and break one of its habits.',
      'Keep title and picture from telling the same thing.',
      'Make it legible as a thumbnail.',
    ],
    traps: ['No figure seen from behind, no floating object on mist.', 'Do not show the ending.'],
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
    id: 'interior',
    family: 'picture',
    verb: 'Design',
    noun: 'room',
    roles: [
      'an interior designer who asks where you drop your keys',
      'a set designer who can tell who lives here from the chair',
    ],
    craft: [
      'Start from the window and the door, then the walking lines.',
      'Mix one old thing, one rough thing and one bright one.',
      'Plan three kinds of light for three times of day.',
    ],
    traps: ['No showroom with nothing on the tables.', 'Do not buy everything new.'],
    forms: [
      { what: 'a layout, a palette, a list with prices, an image prompt' },
      { what: 'three schemes at three prices, each in five lines' },
    ],
    plainForm: 'a layout, a palette, a shopping list, an image prompt',
    context: [
      { text: 'the room measures [size]', unless: 'number' },
      { text: 'what must stay: [furniture]' },
      { text: 'the budget is [amount]', unless: 'money' },
    ],
  },
  {
    id: 'character-art',
    family: 'picture',
    verb: 'Draw',
    noun: 'character',
    roles: ['a concept artist who starts from the silhouette', 'a costume designer who knows what each pocket holds'],
    craft: [
      'Make the outline recognisable in pure black.',
      'Tell the trade by the hands and the past by the coat.',
      'Let one object be too new or too old.',
    ],
    traps: ['No armour without dents, no glowing eyes by default.', 'Do not dress a person for a place they never go.'],
    forms: [
      { what: 'an image prompt for a full figure and one for the face' },
      { what: 'a description for the sheet: silhouette, clothes, colours, pose' },
    ],
    plainForm: 'an image prompt for a full figure and one for the face',
    context: [
      { text: 'age, trade and world: [facts]' },
      { text: 'what they carry: [object]' },
      { text: 'the pose: [pose]' },
    ],
  },
  {
    id: 'product-shot',
    family: 'picture',
    verb: 'Create',
    noun: 'product shot',
    roles: [
      'a still-life photographer who polishes with one glove',
      'an art director for small makers with one good window',
    ],
    craft: [
      'Show the product in use or about to be used.',
      'Let texture tell the material; rake the light across it.',
      'Keep one prop that explains the size.',
    ],
    traps: ['No floating product on endless white.', 'Do not invent labels or logos.'],
    forms: [
      { what: 'an image prompt: product, surface, light, lens, props', length: 'under 60 words' },
      { what: 'a shot list of five with light and angle' },
    ],
    plainForm: 'an image prompt: product, surface, light, lens, props',
    context: [
      { text: 'material and colour: [facts]' },
      { text: 'it is sold on [shop]' },
      { text: 'the surface should be [surface]' },
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
    ],
    craft: [
      'Give each screen one question and one loud button.',
      'Write the real words first; they decide the layout.',
      'Show empty, busy, failed and done.',
    ],
    traps: ['No grey text on grey, no icon without a word.', 'Do not make people remember what the screen could show.'],
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
    ],
    craft: [
      'Say what the brand would never say.',
      'Pick two colours and one typeface that do the work of five.',
      'Test it on a receipt, a van and a phone.',
    ],
    traps: ['No mood words such as “modern” or “premium” on their own.', 'Do not copy the look of the market leader.'],
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
