import type { Artefact } from '../types.ts'

/** Pictures and rooms. */
export const PICTURES: readonly Artefact[] = [
  {
    id: 'photo',
    family: 'picture',
    verb: 'Create',
    noun: 'photograph',
    roles: [
      'a photographer who waits for the light instead of moving it',
      'a picture editor who asks what the eye meets second',
      'a local-paper photographer with one frame left',
    ],
    craft: [
      'Name time of day, direction of light and distance.',
      'Let one thing be in the wrong place.',
      'Choose what is out of focus on purpose.',
    ],
    traps: [
      'No stock smiles, no centred horizon.',
      'Do not pile up adjectives of beauty.',
      'Nothing in focus that does not matter.',
    ],
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
      'a printmaker with three screens and a small press',
    ],
    craft: [
      'Choose the moment just before something happens.',
      'Limit the palette to three colours and one surprise.',
      'Say what is near, what is far and what is empty.',
    ],
    traps: ['No collage of symbols.', 'Do not describe what cannot be drawn.', 'No second idea in the same picture.'],
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
    id: 'interior',
    family: 'picture',
    verb: 'Design',
    noun: 'room',
    roles: [
      'an interior designer who asks where you drop your keys',
      'a set designer who can tell who lives here from the chair',
      'a carpenter who asks what you do on Sunday mornings',
    ],
    craft: [
      'Start from the window and the door, then the walking lines.',
      'Mix one old thing, one rough thing and one bright one.',
      'Plan three kinds of light for three times of day.',
    ],
    traps: [
      'No showroom with nothing on the tables.',
      'Do not buy everything new.',
      'No lamp in the middle of the ceiling as the only light.',
    ],
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
    roles: [
      'a concept artist who starts from the silhouette',
      'a costume designer who knows what each pocket holds',
      'a puppet maker who begins with the hands',
    ],
    craft: [
      'Make the outline recognisable in pure black.',
      'Tell the trade by the hands and the past by the coat.',
      'Let one object be too new or too old.',
    ],
    traps: [
      'No armour without dents, no glowing eyes by default.',
      'Do not dress a person for a place they never go.',
      'No beauty without a mark of use.',
    ],
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
      'a jeweller with a camera and patience',
    ],
    craft: [
      'Show the product in use or about to be used.',
      'Let texture tell the material; rake the light across it.',
      'Keep one prop that explains the size.',
    ],
    traps: [
      'No floating product on endless white.',
      'Do not invent labels or logos.',
      'No reflection that shows the room.',
    ],
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
]
