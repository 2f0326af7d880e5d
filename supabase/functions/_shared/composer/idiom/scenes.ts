import type { Family } from '../types.ts'

/** Pictures for requests that are not pictures: something to be seen that carries the matter. By artefact. */
const BY_ARTEFACT: Readonly<Record<string, readonly string[]>> = {
  email: [
    'a lit laptop on a kitchen table at night, one hand hovering over the keys',
    'a paper plane of typed pages leaving an office window',
  ],
  message: [
    'a phone glowing face-up on a crumpled bedsheet, a thumb about to touch it',
    'two lit windows across a courtyard, a thread strung between them',
  ],
  letter: [
    'an envelope half under a closed door, light along the gap',
    'a hand sealing a letter beside a cooling cup of tea',
  ],
  'support-reply': [
    'a shop counter after closing, one returned parcel under a lamp',
    'a switchboard operator with one red light blinking',
  ],
  faq: ['a wall of small drawers, one open and glowing', 'a queue of umbrellas before a kiosk window'],
  invitation: [
    'a long table laid in an orchard, one chair pulled out',
    'an envelope with confetti spilling onto a doormat',
  ],
  'cover-letter': [
    'a lone applicant on a bench before a very tall door',
    'one folded page standing upright on a vast desk',
  ],
  cv: ['a jacket on a chair, its pockets full of tools from many trades', 'a staircase built from stacked paper'],
  'job-ad': [
    'an empty chair in a busy workshop, light falling on it',
    'a coat hook with a new name tag among worn ones',
  ],
  'interview-prep': [
    'two chairs facing each other across a bare table, one water glass',
    'a person rehearsing before a dark shop window',
  ],
  poem: ['a single coat on a station bench in first snow', 'an open window with a curtain breathing inwards'],
  story: [
    'a lamp left on in an empty house, footprints leading to the door',
    'a child at a bus stop holding something too large for her',
  ],
  song: ['a microphone in an empty bar, chairs on tables', 'a guitar case open on wet steps'],
  dialogue: [
    'two people at a café table, both looking at the same cold cup',
    'two shadows arguing on a wall while hands stay still',
  ],
  speech: [
    'a nervous guest with a raised glass, seen over blurred shoulders',
    'a lectern in a village hall, a folded page upon it',
  ],
  eulogy: ['an empty front pew with one folded coat', 'a kettle steaming in a kitchen full of dark coats'],
  obituary: ['a newspaper folded to one small square of text', 'a framed photograph on a sill, dusted this morning'],
  essay: ['a desk with two books open against each other', 'a lone reader under a lamp in an unlit library'],
  article: ['a newspaper spread on a workbench among tools', 'a writer’s desk seen from above, notes in rows'],
  summary: ['a tall pile of paper beside one small card', 'a river narrowing into a single bright pipe'],
  translation: [
    'two open windows with different weather, one bird passing between',
    'a bridge built of two kinds of stone meeting in the middle',
  ],
  quiz: ['a row of raised hands seen from behind, one lowered', 'a desk with three doors drawn in chalk'],
  'lesson-plan': [
    'a classroom before the bell, an odd object on the teacher’s table',
    'chalk dust in morning light, small chairs in a circle',
  ],
  explanation: ['an apple cut open beside a drawing of itself', 'hands building a paper model on a kitchen table'],
  'study-plan': ['a desk at dusk, seven cups in a row, one still steaming', 'a staircase of books leading to a window'],
  sql: ['an endless archive of card drawers, one pulled out and lit', 'a sorting room with glowing parcels on rails'],
  'data-analysis': [
    'pebbles sorted by size on a grey table, one of them red',
    'a field of poles of different height at sunrise',
  ],
  formula: ['an abacus on a ledger, beads throwing long shadows', 'small brass gears laid out in a perfect grid'],
  function: [
    'a small machine on a bench: raw stones in, polished ones out',
    'a watchmaker’s hands over a tiny open movement',
  ],
  'bug-fix': [
    'a moth resting on an open circuit board, tweezers approaching',
    'a broken pipe in a white cellar, one torch beam',
  ],
  'code-review': ['two craftsmen bending over one violin', 'a magnifying glass over a blueprint, one line in red'],
  recipe: ['flour in the air over a wooden table, hands mid-fold', 'a pot on a low flame, steam against a dark window'],
  'meal-plan': [
    'seven bowls in a row seen from above, each another colour',
    'a market basket spilling onto a blue table',
  ],
  workout: ['worn running shoes by a door at dawn', 'a swimmer’s wake in an empty pool'],
  itinerary: ['a folded map on a train table, landscape streaming past', 'two rucksacks on a pier, the ferry far out'],
  budget: ['coins in labelled jam jars on a windowsill', 'a kitchen table with receipts held down by a spoon'],
  schedule: ['morning light crossing a desk, shadows like clock hands', 'a wall of hooks, each with one small object'],
  'event-plan': [
    'strings of lamps going up in a yard, ladders, laughter',
    'a hall before the guests, one balloon on the floor',
  ],
  strategy: ['a chessboard on a café table, rain outside, one piece in the air', 'three paths in snow seen from above'],
  campaign: ['one yellow poster on a grey street, passers-by turning', 'kites of one colour over a crowded beach'],
  'business-plan': ['an empty shop with a ladder and a fresh painted sign', 'a small boat being built inside a garage'],
  pricing: ['a market stall with three sizes of the same loaf', 'an old balance with one coin in each pan'],
  'meeting-agenda': ['an oval table from above, one empty seat', 'six cups and one stopped clock'],
  'hard-talk': ['two people on one bench, a gap between them, evening', 'a table with two glasses, one untouched'],
  names: [
    'blank enamel signs stacked in a sign painter’s workshop',
    'a name tag on a newborn’s crib, the name not yet written',
  ],
  brainstorm: ['paper boats of all sizes on a wet street', 'a wall of sketches in wind, one held by a hand'],
  presentation: [
    'a speaker as a small silhouette before a huge white screen',
    'one bright slide in a dark room, faces lit',
  ],
  policy: ['a worn rule board at a swimming pool, sun on enamel', 'a stack of contracts under a smooth stone'],
  comparison: ['two nearly equal pears on a scale', 'two doors of different colour in one wall'],
  'research-question': ['a lamp and a magnifier on a map full of pins', 'a scientist’s desk at night, one jar glowing'],
  report: ['a single sheet on a long empty table, a city behind glass', 'a surveyor’s tripod at dawn over a valley'],
  newsletter: [
    'a postman’s bicycle leaning on a garden gate, letters spilling',
    'a kitchen table on Sunday, coffee, one folded page',
  ],
  'press-release': ['a newsroom at night, one bright desk', 'a flashbulb bursting over an empty podium'],
  slogan: ['a painted wall at a crossing, the last letter still wet', 'a sign painter on a ladder, seen from below'],
  'ad-copy': ['a shop window at dusk, one object lit like a jewel', 'one person turning round in a moving crowd'],
  'social-post': [
    'a hand holding a phone up to a workshop full of light',
    'a window table with an unfinished cup and a view',
  ],
  'video-script': [
    'a small film set in a garage, one lamp, tape marks on the floor',
    'a clapperboard on a kitchen chair',
  ],
  'web-app': [
    'a tidy desk with a glowing tablet, sticky notes becoming tiles',
    'a small workshop seen through a screen-shaped window',
  ],
  'mobile-app': [
    'a phone lying in grass like a lit doorway',
    'a commuter’s hand and a bright screen in the blue of morning',
  ],
  dashboard: ['a ship’s bridge at night, three instruments lit', 'a greenhouse with gauges among leaves'],
  decision: ['a forked path in beech wood, one boot print', 'a hand between two light switches'],
}

const BY_FAMILY: Readonly<Record<Family, readonly string[]>> = {
  message: [
    'a letterbox in a rainy street, one corner of white paper showing',
    'a hand pausing over a blank page by a window',
  ],
  career: ['a neat desk by an open door, a new coat on the hook', 'a lift with one button lit'],
  creative: ['a theatre curtain with a lit gap at the floor', 'a red umbrella left in a reading room'],
  prose: ['a typewriter on a garden table, pages under a stone', 'a reader in a window seat, dusk outside'],
  copy: ['a market stall at opening time, one perfect thing in front', 'a shop sign being switched on at dusk'],
  learning: ['a globe and a half-eaten apple on a school desk', 'a grandfather and child bent over the same puzzle'],
  research: ['an archive corridor with one lamp lit', 'specimens in rows under glass, one missing'],
  data: ['threads of different colours running through a loom', 'a wall of post boxes, some glowing'],
  code: ['a workbench with a small bright machine, tools in order', 'a clock with its back open, light inside'],
  app: ['a paper model of an app, cut and folded, on a sunlit table', 'hands arranging cards on a glass wall'],
  picture: ['a quiet scene with one thing out of place', 'a still table by a window, one bright colour'],
  plan: ['a kitchen wall with a large hand-drawn calendar', 'a packed bag by the door, keys on top'],
  deciding: ['a ring of keys on a table, one key bright', 'stepping stones across a slow river, mist beyond'],
  business: ['a shopkeeper raising the shutter at first light', 'a model of a street on a boardroom table'],
}

/** Scenes that evoke a request which is itself no picture. */
export function scenesFor(artefactId: string, family: Family): readonly string[] {
  return BY_ARTEFACT[artefactId] ?? BY_FAMILY[family]
}
