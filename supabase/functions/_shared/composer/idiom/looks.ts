/** Vocabulary of one kind of picture, each an unpunctuated phrase. */
export interface Look {
  readonly id: string
  readonly pattern: RegExp
  readonly styles: readonly string[]
  readonly lights: readonly string[]
  readonly lenses: readonly string[]
  readonly details: readonly string[]
}

/** Kinds of pictures, the more particular first. */
export const LOOKS: readonly Look[] = [
  {
    id: 'mark',
    pattern: /\b(?:logos?|icons?|emblems?|monograms?|favicons?|stickers?|mascots?|word ?marks?)\b/iu,
    styles: [
      'flat vector mark on plain ground',
      'two-colour geometric emblem',
      'bold linocut symbol',
      'single-weight line mark',
    ],
    lights: ['even shadowless light', 'flat studio light', 'clean daylight on white paper'],
    lenses: ['straight-on orthographic view', 'centred frontal view', 'flat-lay view from directly above'],
    details: [
      'clever negative space',
      'legible at stamp size',
      'generous margin all round',
      'crisp edges with one deliberate break',
    ],
  },
  {
    id: 'print',
    pattern:
      /\b(?:posters?|flyers?|leaflets?|covers?|billboards?|banners?|brochures?|business cards?|book ?marks?|packaging|labels?)\b/iu,
    styles: [
      'screen print in three inks',
      'bold lithographic print',
      'cut-paper composition',
      'risograph print with visible grain',
    ],
    lights: [
      'flat printed light with one long shadow',
      'even daylight on matte paper',
      'a single graphic beam of light',
    ],
    lenses: ['straight-on view of the whole sheet', 'frontal view with even focus', 'flat view without perspective'],
    details: [
      'one picture readable from across the street',
      'quiet block left for the facts',
      'large shapes with one fine line',
      'rough edges where inks overlap',
    ],
  },
  {
    id: 'product',
    pattern:
      /\b(?:products?|bottles?|packaging|packs?hot|shoes?|watch(?:es)?|candles?|jewell?ery|perfume|mugs?|headphones?|furniture|chairs?|lamps?|bags?|mock-?ups?)\b/iu,
    styles: ['still-life catalogue photograph', 'quiet editorial product photography', 'tactile craft photography'],
    lights: [
      'raking window light from the left',
      'soft box light from above with one black flag',
      'low side light that shows the grain',
    ],
    lenses: ['100 mm macro lens', '90 mm tilt-shift lens', '70 mm lens at f/8'],
    details: [
      'one prop that tells the size',
      'fingerprint of use left visible',
      'stone and linen surface',
      'shallow shadow anchoring it',
    ],
  },
  {
    id: 'food',
    pattern:
      /\b(?:food|cake|bread|coffee|pizza|soup|pasta|dish|breakfast|dinner|fruit|ramen|burger|bakery|pastr(?:y|ies)|chocolate|salad|wine)\b/iu,
    styles: ['natural food photography', 'Dutch still-life mood', 'cookbook photograph on worn wood'],
    lights: ['morning light through steam', 'side light from a small window', 'warm lamp over dark wood'],
    lenses: ['50 mm macro lens', '35 mm lens from table height', '85 mm lens at f/2.8'],
    details: [
      'crumbs left where they fell',
      'a hand just leaving the frame',
      'condensation and torn edges',
      'one ingredient out of place',
    ],
  },
  {
    id: 'interior',
    pattern:
      /\b(?:rooms?|interiors?|kitchens?|bedrooms?|bathrooms?|living room|office|library|caf[eé]|apartment|loft|attic|house|studio|cabin|shop window)\b/iu,
    styles: ['architectural interior photograph', 'lived-in magazine interior', 'quiet Nordic interior study'],
    lights: [
      'late afternoon sun crossing the floor',
      'overcast daylight and one reading lamp',
      'dusk outside with warm lamps within',
    ],
    lenses: ['24 mm lens at eye height', '28 mm shift lens', '35 mm lens from the doorway'],
    details: [
      'a coat thrown over a chair',
      'worn wood, wool and one bright object',
      'dust visible in the light',
      'a half-open door behind',
    ],
  },
  {
    id: 'animal',
    pattern:
      /\b(?:cats?|dogs?|fox(?:es)?|birds?|owls?|bears?|wol(?:f|ves)|horses?|lions?|tigers?|whales?|rabbits?|dragons?|fish|butterfl(?:y|ies)|pupp(?:y|ies)|kittens?|elephants?|octopus|penguins?|hedgehogs?|deer|frogs?|turtles?)\b/iu,
    styles: ['patient wildlife portrait', 'painterly animal study', 'storybook realism'],
    lights: ['low golden backlight along the outline', 'cool dawn mist', 'dappled forest light'],
    lenses: ['200 mm lens from ground level', '85 mm lens at eye height', '135 mm lens with soft background'],
    details: [
      'catchlight in the eyes',
      'every hair and feather distinct',
      'breath visible in cold air',
      'one ear turned to a sound',
    ],
  },
  {
    id: 'person',
    pattern:
      /\b(?:portraits?|wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|kids?|person|people|faces?|old man|grandmother|grandfather|dancers?|warriors?|knights?|wizards?|astronauts?|queen|king|princess|characters?|couple|head ?shots?|witch|fisher(?:man|woman)|soldiers?|chefs?|samurai|pirates?|elf|hero(?:ine)?|robots?|detective|nurse|farmers?|musicians?|baker)\b/iu,
    styles: [
      'environmental portrait',
      'painterly character portrait',
      'documentary photograph',
      'cinematic film still',
    ],
    lights: ['soft window light from one side', 'lamplight against blue dusk', 'hard noon light with deep shadow'],
    lenses: ['85 mm lens at f/1.8', '50 mm lens at arm’s length', '35 mm lens with surroundings'],
    details: [
      'hands that show the trade',
      'real skin and worn cloth',
      'a glance just past the camera',
      'one object held without thinking',
    ],
  },
  {
    id: 'city',
    pattern:
      /\b(?:cit(?:y|ies)|streets?|skyline|alley|tokyo|paris|london|new york|venice|market|skyscrapers?|building|castle|train station|harbou?r|bridge|neon|cyberpunk|village|temple|lighthouse)\b/iu,
    styles: ['street photograph with film grain', 'cinematic establishing shot', 'ink-and-wash cityscape'],
    lights: ['neon on wet asphalt', 'blue hour with lit windows', 'low winter sun between houses'],
    lenses: ['35 mm lens at street level', '24 mm lens from a rooftop', '50 mm lens, long exposure'],
    details: [
      'one figure for scale',
      'steam rising from a grate',
      'reflections doubling the lights',
      'a bicycle left leaning',
    ],
  },
  {
    id: 'landscape',
    pattern:
      /\b(?:landscapes?|mountains?|forests?|sea|ocean|beach|desert|lake|river|field|meadow|sunset|sunrise|snow|waterfall|island|valley|garden|sky|clouds?|night sky|galaxy|planets?|space|mars|storm|cliffs?|autumn|trees?|woods|moon)\b/iu,
    styles: ['large-format landscape photograph', 'romantic oil landscape', 'woodblock print landscape'],
    lights: ['first sun under heavy cloud', 'fog lifting after rain', 'last light on the far ridge'],
    lenses: ['24 mm lens near the ground', '16 mm wide-angle lens', '70 mm lens compressing the hills'],
    details: [
      'a thin path leading in',
      'one small sign of people',
      'layers fading into the distance',
      'wind visible in the grass',
    ],
  },
  {
    id: 'machine',
    pattern:
      /\b(?:cars?|motorcycles?|spaceships?|ships?|boats?|trains?|planes?|aircraft|machines?|engine|bicycles?|trucks?|submarine)\b/iu,
    styles: ['technical concept art', 'vintage advertising photograph', 'cinematic vehicle study'],
    lights: ['hangar light with long reflections', 'dawn rim light along the metal', 'overcast light on wet paint'],
    lenses: ['70 mm lens from a low angle', '35 mm lens close to the wheel', '135 mm panning shot'],
    details: [
      'scratches and rust where hands touch',
      'rivets and wear shown truthfully',
      'heat haze behind it',
      'one panel in another colour',
    ],
  },
  {
    id: 'scene',
    pattern: /./u,
    styles: [
      'editorial illustration with visible brushwork',
      'muted gouache illustration',
      'cinematic photograph',
      'screen print in three inks',
      'paper-cut diorama',
    ],
    lights: [
      'late window light with long shadows',
      'single lamp in a blue room',
      'soft overcast daylight',
      'warm light from an open door',
    ],
    lenses: [
      '35 mm lens at eye height',
      '50 mm lens with shallow focus',
      '28 mm lens from above',
      '85 mm lens through a doorway',
    ],
    details: [
      'one surprising colour',
      'telling objects in the foreground',
      'plenty of empty space',
      'worn textures',
      'a small figure for scale',
    ],
  },
]

/** Moods and compositions for any picture. */
export const MOODS: readonly string[] = [
  'calm but unfinished mood',
  'tender, slightly funny mood',
  'quiet tension',
  'hopeful stillness',
  'wry and warm mood',
  'the hush before something happens',
]

export const COMPOSITIONS: readonly string[] = [
  'off-centre composition with negative space on the left',
  'strong diagonal from lower left',
  'low horizon and large sky of space above',
  'framed through a foreground shape',
  'symmetry broken by one detail',
  'subject small in a wide frame',
]

export const PALETTES: readonly string[] = [
  'palette of slate blue, cream and one orange',
  'ochre, moss and bone white',
  'faded reds against cold grey',
  'deep green, brass and ivory',
  'ink black, paper white and a single yellow',
  'dusty pink with petrol blue',
]

/** What the chosen category asks of a picture, as a phrase of an image prompt. */
export const PICTURE_LENSES = {
  marketing: [
    'calm space left for a headline',
    'the eye led straight to one object',
    'instantly readable at thumbnail size',
  ],
  coding: ['crisp shapes on a strict grid', 'blueprint precision', 'modular forms like building blocks'],
  design: ['deliberate negative space', 'two accent colours on a strict grid', 'refined proportions'],
  writing: [
    'one telling detail that hints at a story',
    'a moment just before something happens',
    'the air of a first page',
  ],
  research: [
    'accurate as a field-guide plate',
    'scientific precision in materials and scale',
    'documentary truthfulness',
  ],
  business: [
    'credible, uncluttered and fit for a slide',
    'understated confidence',
    'clear hierarchy without decoration',
  ],
  education: ['readable from the last row', 'one idea shown without words', 'gentle clarity for curious eyes'],
} as const
