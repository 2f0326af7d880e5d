import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Midjourney Prompt Generator: Nouns, Light, Lens | Promptory',
  metaDescription:
    'Write for Midjourney in captions: nouns first, then light, then lens, parameters last. What --ar, --raw and --sref do, and a book cover before and after.',
  description:
    'Tell us the picture in your head, best in nouns. The generator drops the “please make me”, keeps all that can be painted, and puts your own parameters at the end, with a shape where the picture has a use.',
  example:
    'A picture for the wall of our café in Oaxaca: my grandmother’s hands making tlayudas early in the morning. Please, nothing like a tourist poster.',
  checked: '2026-11',
  about: `
<p>Imagine a painter who is quick, gifted, and reads nothing but captions. “Could you please make me a picture that shows how lonely airports feel” is a letter, and letters go unopened. “Empty departure gate, four in the morning, one cleaner asleep across three seats, green exit light on a wet floor” is a caption. The brush is already moving. Everything else about Midjourney follows from that.</p>

<h3>Write the caption in this order</h3>
<ol>
<li><strong>Who or what, doing something.</strong> Begin with the noun you would miss most.</li>
<li><strong>Where.</strong> A kitchen could be any kitchen. A tiled kitchen in Fez with a blue door has walls.</li>
<li><strong>Light.</strong> No other word changes so much. Overcast noon, a single bulb, low sun through flour dust, the glow of a phone.</li>
<li><strong>Made with what.</strong> Linocut, gouache, wet-plate photograph, 85 mm portrait, felt puppets. Name one. Two mediums make porridge.</li>
<li><strong>Parameters,</strong> last of all, after a space.</li>
</ol>

<h3>The small print at the end</h3>
<ul>
<li><code>--ar 4:5</code> is the shape, width before height. Settle it early; it moves everything in the frame.</li>
<li><code>--raw</code> switches most of its own taste off. Use it for photographs, and for scenes that must be as you said.</li>
<li><code>--stylize 50</code> says how much taste it may add. Low stays near your words. High goes after beauty.</li>
<li><code>--chaos 30</code> spreads the results apart. Turn it up while you are looking, down once you have found.</li>
<li><code>--seed 1234</code> begins from the same noise each time. Keep it, change one word, and you see what that word did.</li>
<li><code>--sref</code> with an image, or with the number of a style code, borrows a look and leaves the subject behind. Keep a code you like, and a whole series will match.</li>
<li><code>--p</code> leans toward your own taste, once you have chosen between enough pairs of pictures.</li>
<li><code>--no boats</code> keeps boats out. Version 7 obeys it; later versions may not. “Without boats” in the caption is a good way to order boats, so fill their place instead.</li>
</ul>

<h3>Hoi An, on the second try</h3>
<p>Linh was publishing a novel about a travelling librarian and needed a cover.</p>
<figure>
<blockquote><p>Make a beautiful, emotional book cover about a librarian in Vietnam during the floods. It should feel hopeful. No boats please. The title is The Dry Shelf.</p></blockquote>
<figcaption>The letter</figcaption>
</figure>
<p>She got boats, a glowing book, and a title across the middle of both.</p>
<figure>
<blockquote><p>handcart stacked with books under oilcloth, pushed by a woman in rolled trousers through knee-deep water, <span class="slot">[one object from your story]</span> on top of the books, yellow shophouses of Hoi An, one lit window, overcast dawn, ochre and teal, gouache on rough paper, wide empty sky <code>--ar 2:3 --raw --stylize 100</code></p></blockquote>
<figcaption>The caption</figcaption>
</figure>
<p>Hope has become a lit window, which can be painted. Nobody mentions boats any more; the water has a handcart in it. And the sky is left empty for a title that a designer will set in real type.</p>

<h3>What it will fight you on</h3>
<p>Exact numbers: order seven swans and count to be sure. Lettering is better than its reputation: put a short line in double quotation marks, then proofread every letter, and set anything longer yourself. Three people who each do something to another still get tangled. Hands, cutlery and bicycle chains deserve a close look. For a map or a diagram that has to be correct, go elsewhere.</p>

<h3>After the first picture</h3>
<p>You rarely need a new caption to mend one corner. The editor on its website lets you brush out a part and say what belongs there, widen the frame, or begin with a photograph of your own. For the same face or lamp in the next scene, add a picture of it with <code>--oref</code>, called omni reference; it came with version 7, so add <code>--v 7</code> where a newer one refuses. Animate makes a clip of about five seconds out of a still. Say what moves and what the camera does. One thing each is plenty.</p>

<h3>Bad habits, kindly meant</h3>
<p>Everyone piles on praise at first. “Breathtaking, award-winning, iconic” tells the painter only that you have no picture in mind. Naked feelings come next: <em>melancholy</em> seasons a caption, but a raincoat on an empty hook does the work. Then there is rewriting everything after each attempt, so that you never learn which word was at fault. Change one thing. And do not stop at the first results because none is right. Take the least wrong, ask for variations, and look again with your coffee in your hand.</p>
`,
  prompts: [
    {
      title: 'Baker before opening',
      tags: ['picture'],
      text: 'portrait of a baker in a flour-dusted [apron colour] apron, seventy, leaning on a steel table, first trays behind her, low warm oven light from the left, cool blue window on the right, 85 mm, shallow focus, skin texture kept --ar 4:5',
    },
    {
      title: 'Noodles by the window',
      tags: ['picture'],
      text: 'bowl of hand-pulled noodles with [topping], chopsticks lifting a few strands, steam against a dark wall, scratched wooden counter, side light from one high window, 50 mm, fine grain, crumpled paper napkin --ar 4:5',
    },
    {
      title: 'Reading room, winter afternoon',
      tags: ['picture'],
      text: 'narrow reading room with green linen walls, one armchair in [fabric and colour], oak shelves half full, a radiator under a tall window, snow light outside, brass lamp just switched on, 24 mm, interior photograph --ar 3:2',
    },
    {
      title: 'Hare at the field edge',
      tags: ['picture'],
      text: 'brown hare sitting upright at the edge of a [crop] field, frost on the stubble, breath visible, sun just above the horizon behind it, rim light on the ears, 400 mm lens, pale gold and grey --ar 3:2',
    },
    {
      title: 'Citrus block print pattern',
      tags: ['picture'],
      text: 'repeating pattern of cut [fruit], leaves and blossoms, hand-carved block print on unbleached cotton, two inks, slight misregistration, flat light, generous gaps between motifs --tile --ar 1:1 --no shading, text',
    },
    {
      title: 'Poster for a swim meet',
      tags: ['picture'],
      text: 'poster of one swimmer mid-dive seen from below the water, lane ropes as diagonal stripes, three flat colours: [three colours: e.g. navy, cream, coral], screen print with visible grain, the words "[name of the meet: e.g. Spring Relays]" in bold capitals across the top --ar 2:3',
    },
    {
      title: 'Island map for a novel',
      tags: ['picture'],
      text: 'hand-drawn map of a small island shaped like [shape], harbour in the south, two roads, a lighthouse, marsh hatching, sepia ink and thin watercolour washes on laid paper, fold lines, wide margin, compass in one corner --ar 4:3 --no lettering',
    },
    {
      title: 'Cover for a quiet thriller',
      tags: ['picture'],
      text: 'book cover image, a ferry car deck with one [car colour] car left and its door open, wet steel floor, fluorescent tubes in a row, fog beyond the ramp, muted green, large-format photograph, dark empty upper third --ar 2:3 --no people, text',
    },
    {
      title: 'Paper diorama of a harbour',
      tags: ['picture'],
      text: 'harbour town built from cut paper, layered like a stage, [landmark] on the hill, tiny folded boats, cotton clouds on threads, warm lamp from behind, soft shadows between layers, tilt view from above, tabletop photograph --ar 16:9',
    },
    {
      title: 'Ceramic cups in a row',
      tags: ['picture'],
      text: 'row of handmade cups on a lime-washed shelf, [glaze colour] glaze pooling at the foot, one chipped rim, morning light raking across the wall, long soft shadows, 50 mm, straight-on view --ar 16:9',
    },
    {
      title: 'Desk setup at night',
      tags: ['picture'],
      text: 'small bedroom desk at night, two monitors glowing [monitor colour], cold noodles, tangled cables, a cat asleep on the warm router, rain on the window behind, only screen light, wide lens, slightly too low angle --ar 16:9',
    },
    {
      title: 'Goblin merchant token',
      tags: ['picture'],
      text: 'goblin merchant, bust, crooked grin, one gold tooth, coat sewn from [material], scale hanging from the belt, candle from below, thick oil paint, dark plain background, centred, face sharp and edges loose --ar 1:1',
    },
    {
      title: 'Castle above the clouds',
      tags: ['picture'],
      text: 'castle on a crag above a sea of cloud at sunrise, [number: e.g. five] thin towers, one drawbridge down, tiny lit window in the smallest tower, swifts circling, cold blue shadow, first light on the roofs, matte painting, wide view --ar 16:9 --no people, text',
    },
    {
      title: 'Dragon asleep on a roof',
      tags: ['picture', 'whimsical'],
      text: 'small copper dragon asleep along the ridge of a [building: e.g. village bakery], tail around the chimney, smoke and breath mixing, snow melted in a ring about it, a ladder left leaning, blue evening, gouache --ar 4:5 --no text',
    },
    {
      title: 'Vampire on the night bus',
      tags: ['picture', 'eerie'],
      text: 'pale elderly vampire on an empty night bus, coat buttoned to the chin, shopping bag of tomatoes on the knees, black window beside him reflecting only the empty seats, green ceiling light, wet street outside, 35 mm film still --ar 3:2 --no blood, text',
    },
    {
      title: 'Cabin with one warm window',
      tags: ['picture'],
      text: 'log cabin at the edge of a frozen lake, one warm window, boot prints from the door to a hole in the ice, wood smoke straight up, first stars, [season detail: e.g. spruces bent with snow], long exposure, medium-format photograph --ar 3:2 --no people',
    },
    {
      title: 'Logo mark, flat and simple',
      tags: ['picture'],
      text: 'logo mark for a [business: e.g. bicycle repair shop], [symbol: e.g. wheel that is also a rising sun], one flat shape built from circles and straight cuts, bold even stroke, two colours: [two colours: e.g. forest green, cream], centred on plain white with a wide margin, vector look, readable at the size of a coin --ar 1:1 --stylize 50 --no shading, gradient, text, mockup',
    },
  ],
  captions: [
    {
      title: 'Lighthouse with the lamp lit',
      tags: ['picture', 'eerie'],
      text: 'striped lighthouse on black rock, lamp lit, keeper’s house at its foot, broad beam across low cloud, two gulls, night sea, wood engraving --ar 4:3 --no people, boats',
      plate: 'lighthouse',
      alt: 'A striped lighthouse on a rock at night, its beam across the clouds, a small house beside it.',
    },
    {
      title: 'Tiled kitchen in Fez',
      tags: ['picture'],
      text: 'tiled kitchen in Fez, arched double door, covered clay dish and steaming cup on a long table, water jar in the corner, chequered floor, low morning sun from a small window, 35 mm photograph --ar 4:3 --no people',
      plate: 'tiled-kitchen',
      alt: 'A kitchen with tiled walls, an arched door, and a covered dish and a steaming cup on a table.',
    },
    {
      title: 'Bicycle left in the snow',
      tags: ['picture'],
      text: 'black bicycle against a brick wall, fresh snow on the saddle and heaped in the basket, flakes still falling, overcast noon, 50 mm photograph --ar 4:3 --stylize 50',
      plate: 'bicycle-in-snow',
      alt: 'A bicycle in front of a brick wall, with snow on its saddle and in its basket.',
    },
    {
      title: 'Night bus from a launderette',
      tags: ['picture', 'tender'],
      text: 'night bus in heavy rain seen through a launderette window, one passenger asleep in a lit seat, washing machine in the corner, windows mirrored on wet asphalt, 35 mm film grain --ar 4:3 --no lettering',
      plate: 'night-bus',
      alt: 'A bus in the rain behind a window, one passenger asleep in it; in front a washing machine.',
    },
    {
      title: 'Asleep at the departure gate',
      tags: ['picture', 'tender'],
      text: 'empty departure gate at night, one traveller asleep under a blanket across four seats, mop in a bucket, exit sign reflected on the polished floor, parked jet beyond the glass, 28 mm photograph --ar 4:3',
      plate: 'departure-gate',
      alt: 'Someone asleep across a row of seats at an airport, a mop and a bucket beside them, a plane outside.',
    },
    {
      title: 'Books through the flood',
      tags: ['picture', 'hopeful'],
      text: 'handcart stacked with books under oilcloth, pulled by a figure in a conical hat and rolled trousers through a flooded street, shuttered houses with tiled roofs, lanterns on a string, one lit window, overcast dawn, gouache on rough paper --ar 4:3 --no boats, lettering',
      plate: 'book-cart',
      alt: 'A figure in a conical hat with a cart full of books in a flooded street of old houses.',
    },
    {
      title: 'Olive tree on a ferry',
      tags: ['picture', 'hopeful'],
      text: 'small olive tree in a wooden barrel on the deck of a ferry, lifebuoy on the rail, low sun behind the leaves, an island on the horizon, three gulls, long shadow across the planks, 85 mm photograph --ar 4:3 --no people',
      plate: 'olive-on-deck',
      alt: 'A small tree in a barrel on the deck of a ship, the low sun behind it.',
    },
    {
      title: 'Table laid in the shallows',
      tags: ['picture', 'whimsical'],
      text: 'table laid for four in calm shallow water between two headlands, white cloth, wine glasses, four empty chairs, pines on the far cliffs, flat grey light, large-format photograph --ar 4:3 --no people, boats',
      plate: 'table-in-shallows',
      alt: 'A table with a white cloth and four chairs, laid for dinner in shallow water.',
    },
    {
      title: 'Bridge into the fog',
      tags: ['picture'],
      text: 'suspension bridge running into fog, near tower dark and close, far tower pale, one fishing boat underneath, white disc of a sun and its shimmer on the water, 135 mm photograph --ar 4:3 --no cars, people',
      plate: 'bridge-in-fog',
      alt: 'A suspension bridge; its far tower stands in fog, a small boat passes underneath.',
    },
    {
      title: 'Filling station at sundown',
      tags: ['picture'],
      text: 'desert filling station at sundown, two old pumps under a slanting canopy, small office with one window, sign on a tall pole, telegraph poles beside an empty road, flat-topped hill against a huge low sun, medium-format film --ar 4:3 --no people, cars',
      plate: 'filling-station',
      alt: 'Two old petrol pumps under a canopy beside a desert road, a huge sun behind them.',
    },
    {
      title: 'Greenhouse at midnight',
      tags: ['picture'],
      text: 'greenhouse glowing at midnight, palm in a pot before the door, seedlings on benches to both sides, gravel path with a watering can, hedges in silhouette, crescent moon and stars, warm light from inside, gouache --ar 4:3 --no people',
      plate: 'greenhouse',
      alt: 'A lit greenhouse full of plants at night, under a crescent moon.',
    },
    {
      title: 'Dome under star trails',
      tags: ['picture', 'thoughtful'],
      text: 'white observatory dome on a bare hill, slit open on the telescope, star trails in circles overhead, black firs on both sides, pale path down the hill, hour-long exposure, 24 mm photograph --ar 4:3 --no people, moon',
      plate: 'observatory',
      alt: 'An observatory on a hill between fir trees, the stars as circles above it.',
    },
  ],
} satisfies ModelPage
