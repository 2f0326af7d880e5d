import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Fantasy Art and Wallpaper Prompts for Image AIs',
  metaDescription:
    'Fantasy art prompts for any image AI: dragons, castles, elves, cyberpunk cities, spaceships, D&D portraits, maps, pixel art and phone or desktop wallpapers.',
  title: 'Fantasy Art and Wallpaper Prompts',
  purpose: 'images',
  level: 'everyone',
  description:
    'Dragons, cities, ships and skies to put on a screen, a wall or a character sheet, each with two or three things for you to change.',
  introduction:
    'A dragon is easy for an image AI; a dragon you haven’t seen before is not. Left alone, the tool gives you the average of all dragons: red, roaring, on a rock, under a sunset. What makes a picture yours is a sense of size, one source of light and something small and ordinary in it, such as washing on a line below the castle. The prompts here bring these along. Choose one, fill in the blanks with the first odd thing that comes to you, and say which shape you need: tall for a phone, wide for a desktop, square for a token. Then make four, keep one, and change only the light.',
  prompts: [
    {
      title: 'Dragon above a landscape',
      tags: ['picture', 'tense'],
      text: 'A [colour: e.g. copper] dragon seen from below, [pose: e.g. circling, diving, coming in to land], above [landscape: e.g. rice terraces, a frozen lake, red desert]. Sun behind the wings, so that veins and old tears show; its shadow already lies across the ground, and one tiny traveller shows how huge it is. [Light: e.g. a storm with one bright gap]. Painted, visible brushwork, wide format.',
    },
    {
      title: 'Cyberpunk city at night',
      tags: ['picture', 'tense'],
      text: 'Cyberpunk city at night in the rain, seen from [viewpoint: e.g. a noodle stall, a balcony on floor 80, the back of a motorbike]. Signs in [two neon colours: e.g. magenta and acid green], all in invented letters, cables, steam from a grating, puddles that hold the whole street upside down. In the middle, small: [figure: e.g. a nun with a drone, a courier out of battery]. 35 mm film still, wide.',
    },
    {
      title: 'Fantasy castle, any setting',
      tags: ['picture'],
      text: 'Fantasy castle of [stone or material: e.g. white limestone, black glass, living oak], built on [place: e.g. a sea stack, a waterfall, the back of a sleeping giant]. Towers of different ages, bridges too thin for comfort, laundry strung between two windows, a road with one tired cart. [Light: e.g. early fog, harvest moon]. Seen from far below, oil painting, great depth.',
    },
    {
      title: 'Elf portrait',
      tags: ['picture'],
      text: 'Portrait of an elf, [age and kind: e.g. ancient forest elf, young night elf], long ears, one of them notched, [hair: e.g. silver hair plaited with seed heads], clothes of [cloth: e.g. moss-green wool, hammered leaves]. Eyes on something behind us, dappled green light, [detail: e.g. a moth on the collar]. Fine painterly skin, head and shoulders, upright.',
    },
    {
      title: 'Wizard portrait with a spell',
      tags: ['picture'],
      text: 'A wizard, [who: e.g. a woman of seventy in a fisherman’s jumper, a nervous apprentice], in the middle of casting [spell: e.g. rain over one flowerbed, blue fire between the palms], in [place: e.g. a rented attic, a battlefield at night]. The spell is the only light: hard on chin and knuckles, soft on the small things that rise into the air around it. Three-quarter view, oil and glaze, dark corners.',
    },
    {
      title: 'Warrior woman',
      tags: ['picture', 'tense'],
      text: 'Warrior woman, [who: e.g. a scarred veteran of fifty, a desert scout], in armour that would really protect her: [armour: e.g. quilted coat and mail, lacquered plates], dented on the left side. She stands at [place: e.g. a river crossing, a burning gate], weapon lowered, [weapon: e.g. long spear, two axes], breath visible, hair stuck to her forehead. Low viewpoint, overcast light, mud, one bright strip of cloth.',
    },
    {
      title: 'Fantasy tavern interior',
      tags: ['picture'],
      text: 'Inside a fantasy tavern on [evening: e.g. market night, the night before a siege]: low beams, a hearth big enough to sit in, guests of many peoples and sizes, from gnome to half-giant, [centre of attention: e.g. an arm-wrestling dwarf, a bard with a broken string]. At a corner table, [quiet detail: e.g. a letter changes hands]. Firelight and one cold window, seen from the top of the stairs, wide, full of small stories.',
    },
    {
      title: 'Dark forest',
      tags: ['picture', 'eerie'],
      text: 'Dark forest at [time: e.g. blue dusk, 3 a.m.], trunks like pillars, roots crossing a path that somebody has swept. Far in, one light: [light: e.g. a lantern at shoulder height, a lit window, foxfire]. Nearer to us [sign: e.g. a child’s glove on a branch, antlers that may be branches]. Fog to the knee, almost no colour but green-black, upright.',
    },
    {
      title: 'Mermaid under water',
      tags: ['picture'],
      text: 'Mermaid in [water: e.g. a kelp forest, arctic sea under ice, a flooded church], tail patterned like a [fish: e.g. mackerel, koi, anglerfish], hair lifting the way hair does in water, [action: e.g. reading a drowned newspaper, listening to a hull]. Shafts of light from above, bubbles at the wrist, faces of curious fish at the edges, painterly, upright.',
    },
    {
      title: 'Steampunk machine',
      tags: ['picture'],
      text: 'Steampunk machine for [purpose: e.g. posting letters to the moon, waking a whole street], brass, riveted iron and [third material: e.g. walnut, mother-of-pearl], gauges, one belt drive you can follow from start to end, [operator: e.g. a girl in goggles with an oil can] beside it. Steam lit from a skylight, workshop floor, Victorian engraving coloured by hand.',
    },
    {
      title: 'Spaceship concept art',
      tags: ['picture'],
      text: 'Spaceship, [kind: e.g. an ice hauler, a pilgrim ship, a stolen racer], [state: e.g. patched, freshly launched, burning], passing [background: e.g. the rings of a planet, a shipyard]. Hull of hundreds of small panels, lit by one hard sun, true black shadows, a crew member in an open hatch for scale. No motion blur, film-model look, wide format.',
    },
    {
      title: 'Alien planet landscape',
      tags: ['picture'],
      text: 'Surface of an alien planet: sky of [sky: e.g. pale green with two small suns], ground of [ground: e.g. salt polygons, pink moss, glass dunes], plants that grow [growth: e.g. sideways, in rings, only in shadow]. In the foreground a single set of footprints leads away from us; on the horizon [discovery: e.g. a staircase, something walking]. Scientific illustration, soft haze, wide.',
    },
    {
      title: 'Fantasy phone wallpaper',
      tags: ['picture'],
      text: 'Phone wallpaper, 9:19: [scene: e.g. a fox on a moonlit stair, a tower in a sea of clouds] in the lower half, painted in [three colours]. Upper half one quiet gradient so that the clock stays readable, nothing important at the edges or behind the bottom row of icons, deep darks for the night, no lettering.',
    },
    {
      title: 'Desktop wallpaper, wide format',
      tags: ['picture'],
      text: 'Desktop wallpaper, 16:9: [scene: e.g. a lighthouse on a cliff of books, misty mountain monastery], subject in the right third, left two thirds calm [surface: e.g. sea, fog, plain night sky] for icons. Light from the right edge, [palette: e.g. slate, rust and cream], crisp from edge to edge, no lettering, nothing bright behind the taskbar.',
    },
    {
      title: 'D&D character portrait',
      tags: ['picture'],
      text: 'Portrait of a D&D character: [race and class: e.g. tiefling cleric, halfling rogue], [look: e.g. grey braids, burn on one cheek, kind eyes], [gear: e.g. holy symbol made from a spoon, patched cloak], with the expression of someone who has just [moment: e.g. lied, missed a roll, spotted the trap]. Waist up, torchlight left and moonlight right, plain dark background, square, readable as a token.',
    },
    {
      title: 'Fantasy map',
      tags: ['picture'],
      text: 'Hand-drawn fantasy map of [land: e.g. three islands and a sunken bridge], ink on stained parchment: mountains and forests as little drawings seen from the side, [special place: e.g. a lake in the shape of an eye], rivers that run from high ground to the sea and never split, coast with depth lines, compass rose, scale bar. Empty ribbons for names, which I add later. [Colours: e.g. sepia with one blue].',
    },
    {
      title: 'Floating islands',
      tags: ['picture', 'whimsical'],
      text: 'Floating islands above [below: e.g. a storm, an endless sea, a city asleep], roots and torn pipes hanging from their undersides, waterfalls that turn to mist long before they land. People travel by [transport: e.g. cable car, heron, rowing boat with a balloon]; on the nearest island [life: e.g. a bakery opening its shutters]. Morning side lit gold, evening side blue, wide.',
    },
    {
      title: 'Underwater city',
      tags: ['picture'],
      text: 'City on the sea floor, [look: e.g. drowned Gothic, coral-grown, glass domes with lamps inside], traffic of [traffic: e.g. rays with saddles, small submarines], a market in front, people weighing [goods: e.g. pearls, bottled air]. Surface light reaches only the spires; lower down each window makes its own. Green to black, drifting specks, seen from a diver’s height, wide.',
    },
    {
      title: 'Winged creature',
      tags: ['picture'],
      text: 'A winged creature, part [first animal: e.g. hare, lynx, horse], part [bird or insect: e.g. barn owl, dragonfly], with wings attached where muscles could carry them, shown twice: large in flight over [place: e.g. a quarry, wet fields], and small at rest, wings folded, cleaning one foot. Field-guide style, pencil and watercolour on cream paper, no captions.',
    },
    {
      title: 'Haunted house',
      tags: ['picture', 'eerie'],
      text: 'Haunted house, [kind: e.g. a Victorian villa, a terraced house, a farmhouse on stilts], at dusk in [weather: e.g. dry leaves, first snow]. All windows dark but one, and in that one [what we see: e.g. a table laid for nine, a hand drawing the curtain]. The path is freshly raked, the gate stands open towards us. Seen from the road, low, cold blue with one yellow.',
    },
    {
      title: 'Samurai in the snow',
      tags: ['picture', 'tense'],
      text: 'Samurai in falling snow, [who: e.g. an old woman, a ronin with a torn straw hat], hand near the sword, not on it. Behind: [place: e.g. a wooden bridge, a shrine gate, a burnt village]. One [red thing: e.g. umbrella, camellia, scarf] as the only colour. Footprints lead in from the left; from the right, a second set stops halfway. Woodblock print, visible grain, great empty white.',
    },
    {
      title: 'Magic library',
      tags: ['picture', 'whimsical'],
      text: 'Magic library whose shelves run [where: e.g. up a well, through a hollow tree, across a frozen lake]. Books behave: [behaviour: e.g. some roost under the ceiling, one is being scolded], ladders walk by themselves, [librarian: e.g. a heron in spectacles, a sleepy boy] stamps a return. Warm lamps in green glass, dust turning in a beam, seen from between two shelves, upright.',
    },
    {
      title: 'Pixel art scene',
      tags: ['picture'],
      text: 'Pixel art, 16-bit look, 320 by 180 pixels enlarged without blur: [scene: e.g. a rainy bus stop, a dungeon kitchen, a harbour at sunset], [character: e.g. a knight with shopping bags] seen from the side, sixteen colours at most around [main colour]. Clean clusters, no stray pixels, dithering only in the sky, one glowing window, no interface, no text.',
    },
    {
      title: 'Watercolour landscape',
      tags: ['picture'],
      text: 'Watercolour landscape of [place: e.g. a fjord, tea hills, a marsh with one heron] in [season and weather: e.g. thawing March, heat before a storm]. Three washes for the distance, each paler; wet edges left to run; paper white for water and one path; a few dark strokes with a nearly dry brush in front. Pigments: [pigments: e.g. indigo, raw sienna, a little red]. No outlines, no signature.',
    },
    {
      title: 'Minimalist night sky',
      tags: ['picture'],
      text: 'Minimalist night sky: [shape: e.g. a thin moon, one comet, the Milky Way] over a single dark line of [horizon: e.g. dunes, pines, roofs], and on that line one tiny [sign of life: e.g. tent with a light, cyclist]. Two shades of [colour], few stars, fine grain, nine tenths empty, [format: e.g. tall for a phone, wide for a desktop].',
    },
    {
      title: 'Knight in armour',
      tags: ['picture'],
      text: 'A knight in [armour: e.g. blackened plate, moss-grown bronze, white enamel], visor up, face [face: e.g. sixteen and frightened, old and amused], sitting on [seat: e.g. a milestone, a dead dragon’s claw] to eat an apple. Shield with [emblem: e.g. a hare over three waves], scratches where they would really be, overcast light, oil on panel.',
    },
    {
      title: 'Vampire portrait',
      tags: ['picture', 'eerie'],
      text: 'Portrait of a vampire, [who: e.g. a tired countess, a night-bus driver, a violinist], elegant without trying, [clothes and century: e.g. 1890s velvet, a modern roll-neck], one hand on the [polished thing: e.g. silver tray, black piano lid], which reflects the candle but not the vampire. Skin cool, lips closed, no blood, deep red background, upright.',
    },
    {
      title: 'Cottage in the woods',
      tags: ['picture', 'whimsical'],
      text: 'Cosy fantasy cottage in [wood: e.g. a birch wood, a mushroom grove, old apple trees], roof of [roof: e.g. turf, shingles, one huge leaf], round door ajar, kettle steaming on the sill, path of flat stones, [resident: e.g. a badger in an apron, nobody home]. Evening, lamps just lit, [season] colours, picture-book gouache.',
    },
    {
      title: 'Magic sword or item',
      tags: ['picture'],
      text: 'A single magic item on dark cloth: [item: e.g. sword, ring, lantern, potion], made of [material: e.g. meteor iron, bog oak, frozen smoke], with [mark of its power: e.g. frost creeping along the blade], worn where three generations of hands have held it. Museum photograph, light from above left, short shadow, whole object in frame, square, no caption.',
    },
    {
      title: 'Monster design sheet',
      tags: ['picture', 'eerie'],
      text: 'Monster design sheet: [monster: e.g. a thing that lives in wells, a road that hunts], [size: e.g. as tall as a door], body borrowed from [two real animals: e.g. heron and crab]. Three views on grey: standing beside a human outline, face in close-up, attack pose. Then a footprint. One idea that frightens without teeth or gore. Ink and wash, no lettering.',
    },
  ],
  faqs: [
    {
      question: 'How do I get the right size for my phone or desktop?',
      answer:
        'Name the shape in the prompt, 9:19 for most phones and 16:9 for most monitors, and choose the same in the tool’s settings if it has them. Some tools ignore the sentence and obey the setting. If the picture comes out square, ask: “Extend this picture upwards to a tall format, same scene, more sky.” Then enlarge it with an upscaler to your screen’s pixels, for example 2560 by 1440, before you set it.',
    },
    {
      question: 'Why does my fantasy art look like everyone else’s?',
      answer:
        'Because words such as “epic, detailed, masterpiece” are in everyone’s prompt, and the tool answers with its favourite picture. Replace them with things: not “epic castle” but “castle with laundry hung between the towers, seen from the ferry”. Then name one light, one medium and one limited palette, say “grey gouache with a single yellow window”. If it still looks familiar, swap the place: a dragon above rice terraces has been painted less often than one above a mountain.',
    },
    {
      question: 'How do I keep my D&D character the same in every picture?',
      answer:
        'Make one good portrait first and attach it each time, with the fixed features in the same words: “half-orc, broken left tusk, green headscarf, bow of pale wood”. Change only the pose and the place. After some sessions the face drifts, so go back to the first picture instead of the latest. A sheet with the figure from the front, the side and behind makes all of this easier; ask for it on plain grey.',
    },
    {
      question: 'Can I ask for the style of my favourite artist?',
      answer:
        'Better not if they are living: many tools refuse it, and it is their livelihood. Describe what you like about the pictures instead. “Ink outlines that swell and thin, faded teal and rust, huge empty skies, tiny travellers” gets you closer than a name, and it is yours to vary. Old techniques are free to name: woodcut, illuminated manuscript, oil on panel, screen print, pixel art with sixteen colours.',
    },
  ],
  relatedLinks: [
    {
      text: 'Creatures to write about as well',
      to: '/mythical-creature-prompts',
    },
    {
      text: 'Build the world behind the picture',
      to: '/worldbuilding-and-character-prompts',
    },
    {
      text: 'More image prompts, real and imagined',
      to: '/image-prompts',
    },
  ],
} satisfies ThemedPage
