import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Interior, Product and Design Image Prompts',
  metaDescription:
    'Image prompts for rooms, products and design: perfume adverts, kitchens, small bedrooms, logos, T-shirts, stickers, posters, tattoos and book covers.',
  title: 'Interior, Product and Design Image Prompts',
  purpose: 'images',
  level: 'everyone',
  description:
    'Pictures of rooms, products and printed things, described down to the light and the material, with a few blanks for your own.',
  introduction:
    'Seeing a thing costs less than building it. A picture of the kitchen in green before the paint, the label before the printer, the tattoo before the needle: that is what these prompts are for. Beginners write “modern, beautiful, high quality”, and the tool answers with the same beige room as for everybody else. Sizes, materials and one direction of light do more than any praise. Pick one prompt, fill in two blanks and leave the others at their example. Make four versions, keep the best, and change a single word in it. The rooms are pictures, not plans: measure before you order, and let an electrician or plumber see the picture.',
  prompts: [
    {
      title: 'Perfume bottle advert',
      tags: ['picture'],
      text: 'Advertising photograph of a perfume bottle, [bottle: e.g. square glass, amber liquid, gold cap], standing on [surface: e.g. black water, wet stone, silk] among [scent: e.g. cut figs, cedar bark, white jasmine]. Light from behind glows through the liquid, a thin bright line along the shoulders of the glass, mist drifting in from the right, deep [colour] background, label straight and blank. Macro sharpness, 4:5, space above for a name.',
    },
    {
      title: 'Product photo on white',
      tags: ['picture'],
      text: 'Shop photograph of [product: e.g. a leather wallet, the bottle in my attached photo] alone on pure white, [view: e.g. straight from the front, three-quarter from above]. Even light from both sides, one faint shadow underneath, true colours, [detail: e.g. stitching, weave, grain] sharp enough to feel. It fills most of a square frame. If I attached it, change nothing about the product itself. No props, no added lettering.',
    },
    {
      title: 'Food photo for a menu',
      tags: ['picture'],
      text: 'Food photograph of [dish: e.g. biryani, ramen, a cheeseburger] on [plate and surface: e.g. blue enamel on dark wood], seen from [angle: e.g. 45 degrees, straight above]. Daylight from a window behind and to the left, steam or melting where it belongs, the first bite already gone, a few crumbs or drops, a little [garnish: e.g. coriander, sesame]. A portion as a cook would serve it, shallow focus.',
    },
    {
      title: 'Living room interior design',
      tags: ['picture'],
      text: 'Living room of about [size: e.g. 4 by 5 metres] in [style: e.g. Japandi, mid-century, rustic] style, seen from the doorway at eye level: [sofa: e.g. a green corner sofa] with its front feet on a large rug, a lit floor lamp by the reading chair, full bookshelves, one tall plant, walls in [colour]. Late sun from the left, 24 mm, straight verticals. If a photo is attached, keep its windows, doors and ceiling.',
    },
    {
      title: 'Small bedroom design',
      tags: ['picture'],
      text: 'Small bedroom, [size: e.g. 2.5 by 3 metres], for [who: e.g. one student, a couple, two sisters], in [style and colours]. Bed along the longest wall with drawers below, a shelf instead of a bedside table, [extra: e.g. a fold-down desk, a cot], mirror facing the window, room for the door to open. Corner view at chest height, morning light through thin curtains, furniture in sizes that fit.',
    },
    {
      title: 'Kitchen design',
      tags: ['picture'],
      text: 'Kitchen in [style: e.g. farmhouse, Scandinavian, industrial] style, [layout: e.g. galley, L-shape, island], fronts in [fronts: e.g. sage green, oak], worktop of [material: e.g. terrazzo]. Somebody was cooking a minute ago: board, half an onion, pan on the hob. Lights under the wall units, grey morning in the window, taps and sockets where they would be in life, eye level, 28 mm, wide.',
    },
    {
      title: 'Bathroom design',
      tags: ['picture'],
      text: 'A bathroom of [size: e.g. 2 by 2.5 metres] with [fittings: e.g. walk-in shower, one basin, no bath], tiled in [tile: e.g. small square tiles, pale pink], taps in [metal: e.g. brushed brass]. Wet footprints on the floor, two towels in use, frosted window, light around the mirror, seen from the door. Drain, slope and pipes where a plumber would put them.',
    },
    {
      title: 'Home office design',
      tags: ['picture'],
      text: 'Home office in [spot: e.g. a corner of the bedroom, under the stairs, a spare room] for someone who [work: e.g. draws, codes, is on calls all day]. Desk at right angles to the window, [style: e.g. plywood and cork, dark green and brass], closed cupboards for the clutter, a quiet wall behind the chair for video calls. Morning light, seen from the door. Second picture: the same at night, desk lamp only.',
    },
    {
      title: 'Modern house exterior',
      tags: ['picture'],
      text: 'Modern house exterior, [storeys: e.g. two storeys], [materials: e.g. concrete and larch, white render and stone], set in [place: e.g. coastal Portugal, Kerala, Minnesota] with the roof, plants and street usual there. Large windows to the garden, a carport, a bicycle against the wall. From the pavement at eye level, [time: e.g. dusk, lights on inside], wet paving, 24 mm, verticals straight, a structure that would stand.',
    },
    {
      title: 'Garden design',
      tags: ['picture'],
      text: 'A garden of [size and shape: e.g. 6 by 15 metres, walled] for [use: e.g. children, vegetables, summer evenings, little work]: a curved path of [path: e.g. brick, gravel], a bench where the last sun falls, low, middle and tall planting with species that thrive in [climate: e.g. London clay, dry Mediterranean]. High summer, seen from an upstairs window; below it the same garden drawn as a plan from straight above, no lettering.',
    },
    {
      title: 'Café or restaurant interior',
      tags: ['picture'],
      text: 'Inside a small [place: e.g. café, tea house, noodle bar] with [seats: e.g. twenty seats]: one long bench under the window, a lamp low over each table, on the counter [centrepiece: e.g. a brass espresso machine, a bread oven], chalkboard left blank, [style and colours]. Two guests out of focus, rain outside, seen from the door. Room between the tables for a waiter with a tray.',
    },
    {
      title: 'T-shirt design',
      tags: ['picture'],
      text: 'T-shirt design about [subject: e.g. night-shift nurses, a cat that fishes]: one bold drawing in [style: e.g. vintage badge, woodcut, cute cartoon], four flat colours at most, made for a [shirt colour] shirt, thick outlines, no fine lines that vanish in print. Lettering, exactly: “[words]”. The artwork alone, centred on a plain background.',
    },
    {
      title: 'Book cover design',
      tags: ['picture'],
      text: 'Front cover of a [genre: e.g. cosy crime, romance, business] book: [image: e.g. a teacup with a crack shaped like a coastline] on a ground of two colours. One idea, readable at the size of a stamp. Title “[title]” in large letters across the upper third, author “[author]” small at the foot, spelt exactly so, no other text. Flat artwork, 2:3, not a picture of a book.',
    },
    {
      title: 'Logo for my business',
      tags: ['picture'],
      text: 'Logo for [business and name: e.g. Mara’s Bakery], four different ideas in two rows on white: the name with one letter turned into [symbol: e.g. an ear of wheat]; a round badge; one simple symbol; the initials in one line. [Colours: e.g. dark red and cream], flat, no shading, each clear at the size of a coin, the name spelt letter for letter.',
    },
    {
      title: 'Sticker sheet',
      tags: ['picture'],
      text: 'Sheet of [number: e.g. nine] stickers on [theme: e.g. rainy Sunday, my grumpy hamster, house plants], every one different, in [style: e.g. kawaii, retro, watercolour], one palette of [colours]. Thick white border around each, gaps for the scissors, nothing touching or cut off, plain grey background, no lettering.',
    },
    {
      title: 'Packaging design',
      tags: ['picture'],
      text: 'Packaging for [product: e.g. chilli chocolate, dog shampoo, loose tea]: a [pack: e.g. folding box, pouch, jar with label] whose front shows “[product name]” and one pattern drawn from the ingredients, in [colours]. It stands at a slight angle beside two other varieties in the same layout, soft studio light, matt paper. Areas for weight, ingredients and barcode left empty.',
    },
    {
      title: 'Poster or flyer',
      tags: ['picture'],
      text: 'Poster for [event or offer: e.g. a jazz night, a spring sale]: [image: e.g. a trumpet pouring out birds], bold cut-paper shapes, two colours and paper white. Exactly these lines, largest first: “[headline]” and “[date and place]”. Headline readable from across a street, wide margins, bottom right corner quiet for a logo. A4 upright, no other words.',
    },
    {
      title: 'Tattoo design from my idea',
      tags: ['picture'],
      text: 'Tattoo of [idea: e.g. my grandmother’s hands kneading dough, a birth flower] in [style: e.g. fine line, blackwork, watercolour] for the [body part: e.g. ribs, wrist, calf]. Draw it twice: flat on white as a stencil, and on skin in that place, following the curve. No line thinner than a pen stroke, lettering only if given: [lettering, or none].',
    },
    {
      title: 'Repeating pattern for fabric',
      tags: ['picture'],
      text: 'One square tile of a repeating pattern for [use: e.g. curtains, wrapping paper, a phone case]: [motifs: e.g. lemons, swallows, small teacups] scattered in three sizes, [technique: e.g. block print, watercolour], [colours: e.g. ochre and navy on cream]. The left edge continues at the right, the top at the bottom; no stripe or gap shows when four tiles are laid together.',
    },
    {
      title: 'Album cover art',
      tags: ['picture'],
      text: 'Square album cover for [music: e.g. a sad indie record, drill, lo-fi piano]: [image: e.g. a swimming pool without water, a dog alone on a stage] as a [medium: e.g. flash photo, collage, oil painting]. One thing in it is slightly wrong. Two main colours, clear as a thumbnail, calm area above for the title.',
    },
    {
      title: 'Colouring page for children',
      tags: ['picture', 'whimsical'],
      text: 'Colouring page for a child of [age]: [subject: e.g. a unicorn driving a fire engine]. Thick black outlines on white, large closed shapes, five or six big things and [small things to find: e.g. three mice]. A friendly face, no grey, no shading, A4 upright.',
    },
    {
      title: 'Children’s book illustration',
      tags: ['picture', 'whimsical'],
      text: 'Children’s book illustration: [character: e.g. Tomi, seven, red boots, gap in his teeth] [action: e.g. carries bathwater up the stairs for a whale]. [Technique: e.g. soft watercolour and pencil], round shapes, light from a single lamp, two small jokes in the corners, the [side: e.g. left] third calm for text. Beside it, the character alone from the front and from behind, so that I can use it again.',
    },
    {
      title: 'App icon design',
      tags: ['picture'],
      text: 'App icon for [app: e.g. a habit tracker]: one [symbol: e.g. a stone dropped in water] on a rounded square, gradient from [first colour] to [second colour], soft inner light, no lettering. Show it large, then tiny, once on a dark screen and once on a light one.',
    },
    {
      title: 'Jewellery product photo',
      tags: ['picture'],
      text: 'Jewellery photograph of [piece: e.g. a silver ring with a green stone, the earrings in my attached photo] on [surface: e.g. slate, raw silk, a collarbone]. Macro, focus on the stone or clasp, [light: e.g. one soft window, a hard spotlight], clean reflections, metal and settings as in reality, short shadow, [background colour] behind, square.',
    },
    {
      title: 'Event banner',
      tags: ['picture'],
      text: 'Wide banner, 3:1, for [event: e.g. a wedding, a school fair, an online conference]. [Picture: e.g. garlands and lanterns at dusk] runs along both ends; the calm middle carries “[text]” once, in large plain letters. [Colours: e.g. marigold on dark green], strong contrast, nothing important near the edges, no other words.',
    },
    {
      title: 'Redesign my room from a photo',
      tags: ['picture'],
      text: 'Redesign the room in the attached photo in [style: e.g. minimalist, boho, art deco]. Camera, walls, windows, radiators and floor stay where they are; so does [what I keep: e.g. the piano, the brown sofa]. You may change [what may change: e.g. paint, curtains and lamps only]. Show before and after side by side in the same light, with furniture in sizes that fit the room.',
    },
    {
      title: 'Drink advert with a splash',
      tags: ['picture'],
      text: 'Advert for [drink: e.g. mango lassi, iced tea, a can of lemonade] frozen in mid-air: [container: e.g. the tilted can, a tall glass], liquid rising in a crown, [ingredients: e.g. mint, lime slices] and ice flying with it, every drop sharp. Hard light from behind, background [colour] from dark to bright, beads of condensation on the outside, label blank.',
    },
    {
      title: 'Skincare product photo',
      tags: ['picture'],
      text: 'Skincare photograph: [product: e.g. a white tube, an amber dropper bottle] on [set: e.g. wet stones, frosted glass, folded linen], a smear of its cream beside it, [ingredient: e.g. aloe, oats, rose hips] scattered around it. Pale [colour] tones, sun through leaves throwing shadows on the wall, label blank, slightly from above, 4:5.',
    },
    {
      title: 'Clothes shown on a model',
      tags: ['picture'],
      text: 'Show the garment in the attached photo worn by [model: e.g. a woman of fifty, size 18; a tall man of twenty] walking through [place: e.g. a market street, a grey studio]. Colour, print, buttons and length exactly as photographed, cloth hanging as [fabric: e.g. stiff denim, thin viscose] does. Daylight, whole figure, plain shoes, no logos. Second picture: close-up of the collar or cuff.',
    },
    {
      title: '3D floor plan',
      tags: ['picture'],
      text: 'Cut-away 3D floor plan seen from above at an angle: [rooms: e.g. two bedrooms, kitchen-living room, bath], [size: e.g. 65 square metres], furniture in [style] to scale, doors with their swing, windows on outside walls only, walls cut at chest height, white background, soft shadows. If a sketch is attached, keep its walls and doors; choose ordinary sizes where it gives none. No lettering.',
    },
  ],
  faqs: [
    {
      question: 'How do I get the right words on my poster or logo?',
      answer:
        'Put the exact words in quotation marks, keep them few, and say where they stand: “‘Open Studio’ in large plain capitals across the top, no other text”. Then read the picture letter by letter, since a missing “t” is easy to overlook. If the second try is still wrong, ask for the same picture with that area empty and set the words yourself in any free layout tool. Dates, prices and addresses are safer that way in any case.',
    },
    {
      question: 'Can I sell T-shirts, stickers or prints with AI pictures?',
      answer:
        'Often yes, but three things decide it: the terms of the tool you used, your plan with it, and the rules of the site you sell on. Read all three before you upload. Never use a cartoon character, a team badge or a living artist’s name: a lemon in block print is nobody’s property, a famous mouse is. In many countries a picture made by AI alone may not be protected, so others might copy it.',
    },
    {
      question: 'Will it keep my real room, with its windows and doors?',
      answer:
        'Mostly, if you attach a photo and say what may not move: “same camera position, walls, windows, radiator and floor; change furniture and textiles only”. Stand in the doorway, hold the phone level at chest height and photograph by daylight. It still invents, a socket here and a wider alcove there, so compare the two pictures side by side. For real sizes, use a tape measure; the picture only tells you whether you’d like it.',
    },
    {
      question: 'May I show my product with an AI photo in my shop?',
      answer:
        'Yes for the background, the light and the table; be strict about the product itself. Attach a real photo, write “change nothing on the product”, and compare colour, stitching and proportions before you publish. If a green stone becomes greener, the first buyer sends it back, and misleading pictures can break consumer rules. Show at least one untouched photo beside it, and check whether your marketplace asks you to label AI pictures.',
    },
  ],
  relatedLinks: [
    {
      text: 'More image prompts, by subject',
      to: '/image-prompts',
    },
    {
      text: 'Texts, signs and offers for the shop',
      to: '/prompts-for-small-shops',
    },
    {
      text: 'Campaigns and adverts in words',
      to: '/marketing-prompts',
    },
  ],
} satisfies ThemedPage
