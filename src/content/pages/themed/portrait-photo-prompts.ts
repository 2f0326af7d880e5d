import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Photo and Portrait Prompts for AI Image Editing',
  metaDescription:
    'Photo and portrait prompts to paste with your own picture: cinematic edits, couples, sarees, headshots, anime, figurines, weddings and old photos restored.',
  title: 'Photo and Portrait Prompts',
  purpose: 'images',
  level: 'everyone',
  description:
    'Prompts that turn your own photo into a film still, a family portrait, a figurine or an old school picture, and keep the face yours.',
  introduction:
    'An image AI that accepts a photo can change the place, the clothes and the light around you, often well enough to frame. What goes wrong is mostly the face: the tool smooths it, slims it or swaps it for somebody handsomer, because nobody told it what must stay. Each prompt here does tell it. Take a sharp photo with the face large and evenly lit, no sunglasses, no beauty filter. Attach it, fill in the blanks, make one picture and compare it with the original at full size. Then change one thing at a time. If it’s somebody else’s face, ask them first; for children, think twice.',
  prompts: [
    {
      title: 'Cinematic photo edit for a boy',
      tags: ['picture'],
      text: 'Edit the attached photo into a film still. Same face, skin tone and hairstyle; change nothing about who I am. I’m [pose: e.g. leaning on a motorbike, looking past the camera], wearing [clothes: e.g. a black shirt, sleeves rolled, silver watch], at [place: e.g. an empty bridge after rain]. Blue dusk, one warm street lamp on the side of my face, background blurred, 85 mm, fine grain, upright 4:5.',
    },
    {
      title: 'Dreamy photo edit for a girl',
      tags: ['picture'],
      text: 'From the attached photo, make a soft, dreamy portrait of the same girl or woman, features untouched: [outfit: e.g. white floral dress, oversized cardigan], standing in [place: e.g. tall grass, a lavender field, a bookshop aisle] and looking back over one shoulder. Light from behind in the hair, pastel [colour: e.g. peach], dust or petals in the air, eyes sharp, real skin texture.',
    },
    {
      title: 'Couple portrait from two photos',
      tags: ['picture', 'tender'],
      text: 'Two photos attached: the first is me, the second my partner. Put us into one photograph, [pose: e.g. dancing, sharing a scarf, forehead to forehead], in [place: e.g. a snowy park, a balcony above the city], wearing [clothes]. Both faces as in our own photos, difference in height true to life: [heights: e.g. she is a head taller]. The same light falls on both of us, hands look natural, upright format.',
    },
    {
      title: 'Saree portrait from my photo',
      tags: ['picture'],
      text: 'Keep my face, skin tone and hair from the attached photo and dress me in a [colour] saree of [fabric: e.g. chiffon, Banarasi silk, cotton] with [jewellery: e.g. jhumkas, glass bangles, jasmine in the hair]. I stand in [setting: e.g. a haveli courtyard, a terrace in the rain, a retro film studio], pallu caught by the wind. Pleats fall straight, the border shows from hem to shoulder, warm light from one side, deep shadow, whole figure, upright.',
    },
    {
      title: 'Hand-drawn anime film style',
      tags: ['picture'],
      text: 'Redraw the attached photo as a frame from a hand-drawn anime film: simple round faces that still look like [who: e.g. me and my dog], thin clean outlines, flat colours, and behind us a painted gouache background of [place: e.g. our street, a hill above the sea] with tall summer clouds. Keep pose, clothes and number of people. Soft [time of day] light, a breeze in hair and grass, no text.',
    },
    {
      title: 'Boxed 3D figurine of me',
      tags: ['picture'],
      text: 'Turn the person in the attached photo into a collectible figurine in 1:7 scale, same face, hair, clothes and [accessory: e.g. guitar, football, stethoscope]. It stands on a round clear base on [place: e.g. my desk, a toy shop shelf]. Next to it stands its box: clear window, my picture on the side, “[name on the box]” in block letters. Painted plastic with faint seams, blurred room behind, soft daylight.',
    },
    {
      title: 'LinkedIn headshot from a photo',
      tags: ['picture'],
      text: 'Make a LinkedIn headshot from the attached photo: same face and age, [clothes: e.g. navy blazer, plain hijab, open collar], blurred [background: e.g. bright office, grey wall], light from the front left, slight smile, shoulders turned a little, square. No skin smoothing, no whiter teeth.',
    },
    {
      title: 'Family portrait for the wall',
      tags: ['picture', 'tender'],
      text: 'A family portrait of everyone in the attached photos, [number] people: [who sits and stands: e.g. grandparents seated, two girls in front, the dog]. Each face as in its own photo, nobody twice, nobody missing. All in [clothes: e.g. cream and denim, festive kurtas] in front of [background: e.g. dark studio cloth, our garden]. One large soft light, hands on shoulders, eyes open, wide format with room for a frame.',
    },
    {
      title: 'Baby photo shoot at home',
      tags: ['picture', 'tender'],
      text: 'A photo shoot for the baby in the attached picture, face and size unchanged, lying on its back on [surface: e.g. a cream knitted blanket], seen from straight above, in [outfit: e.g. a bear hat, a romper]. Around it, out of reach, [theme: e.g. paper stars and a moon, oranges, picture books] and the number [age in months] in wooden beads. Window light, pastel colours, real baby skin, creases included.',
    },
    {
      title: 'Restore and colourise an old photo',
      tags: ['picture'],
      text: 'Restore and colourise the attached photograph from about [year]. Take out scratches, creases, stains and fading; leave every face, wrinkle and pose as it is and invent no smile. Natural skin and hair for [who: e.g. my grandfather, dark hair, grey eyes], cloth and walls in dull dyes of that time, [known colours: e.g. uniform dark green]. Keep frame and grain. Where you can’t tell a colour, stay pale.',
    },
    {
      title: 'Black-and-white studio portrait',
      tags: ['picture'],
      text: 'Black-and-white studio portrait of the person in the attached photo, head and shoulders, in [clothes: e.g. a black roll-neck], [gesture: e.g. chin on one hand, arms crossed]. One lamp high on the left, the far half of the face sinking into shadow, background charcoal. Every line and freckle kept, a bright point in each eye, silver grain, 4:5.',
    },
    {
      title: 'Polaroid look for a photo',
      tags: ['picture'],
      text: 'Flash photo on instant film of [who: e.g. me and my sister, from the two attached photos], [doing what: e.g. laughing cheek to cheek], in front of [place: e.g. a white curtain, a party kitchen]. White border, wider below and left empty, faces as attached, colours a little green, corners dim, slight blur, nothing retouched.',
    },
    {
      title: '90s school photo of me',
      tags: ['picture', 'funny'],
      text: 'My school picture from the nineties: the attached face at [age: e.g. twelve, my age now], hair as [hair: e.g. bowl cut, sprayed fringe], wearing [clothes: e.g. turtleneck and chain, denim jacket], against a mottled [colour] studio cloth with laser beams. A smile somebody counted down to, head tilted as the photographer wanted, flash on the forehead, my own profile floating in the upper corner as a pale double exposure, print slightly faded.',
    },
    {
      title: 'Cartoon of me, any style',
      tags: ['picture', 'funny'],
      text: 'Draw the person in the attached photo as a cartoon, style: [style: e.g. 3D animated film, newspaper comic, caricature]. Keep what friends know me by: [features: e.g. curls, big glasses, one dimple]. I’m holding [object: e.g. a coffee as large as my head]. Plain bright background, whole head in frame, square for a profile picture.',
    },
    {
      title: 'My pet as a nobleman',
      tags: ['picture', 'funny'],
      text: 'Paint my pet from the attached photo as a noble of about [year: e.g. 1650, 1890]: velvet coat, [finery: e.g. lace ruff, medals, feathered hat], exactly its own fur, ears and look of suspicion. One paw rests on [favourite thing: e.g. a slipper, a tennis ball] as if it were the crown jewels. Window with a distant lake, candlelight, old oil on canvas in a carved gold frame.',
    },
    {
      title: 'Wedding couple photo',
      tags: ['picture', 'tender'],
      text: 'Wedding photograph of the couple in the attached photos, faces unchanged: [clothes: e.g. ivory gown and dark suit, red lehenga and sherwani, two suits], at [place: e.g. a church door, a mandap, a windy beach]. They have just turned away from the guests, laughing together. Petals in mid-air, guests blurred left and right, low sun behind, 35 mm, [colours: e.g. warm gold, cool and pale].',
    },
    {
      title: 'Birthday photo with balloons',
      tags: ['picture'],
      text: 'Birthday picture of the person in the attached photo turning [age]: that number in foil balloons, correct and in order, a [cake: e.g. chocolate cake with sparklers], [outfit], in [place: e.g. a living room full of streamers, a roof at dusk]. The second before blowing out the candles, lit from below, confetti coming down, same face, no other lettering.',
    },
    {
      title: 'Me in traditional dress',
      tags: ['picture'],
      text: 'Show the person in the attached photo in the traditional dress of [country or region: e.g. Korea, Oaxaca, the Highlands], as worn for [occasion: e.g. a wedding, a harvest feast, a weekday]. Cut, cloth, embroidery and headwear of that place only, nothing mixed in from elsewhere. Same face and build. Behind: [background: e.g. a village square, a limewashed wall]. Daylight, from shoes to headdress, documentary portrait.',
    },
    {
      title: 'Rain and neon portrait',
      tags: ['picture', 'tense'],
      text: 'Night portrait of the person in the attached photo, standing in the rain under [cover: e.g. a clear umbrella, a hood], lit [first colour: e.g. pink] from one sign and [second colour: e.g. blue] from another. Wet street doubling the lights, drops on the sleeves, face unchanged and sharp, background melted into soft circles of light, 50 mm.',
    },
    {
      title: 'Golden hour portrait',
      tags: ['picture'],
      text: 'Relight the attached photo for golden hour: low sun behind me on the [side: e.g. left], a bright edge along hair and shoulders, gentle light on the face, long shadows, warm haze over [place: e.g. a wheat field, a seafront, a roof terrace]. My expression, pose and clothes stay.',
    },
    {
      title: 'Passport-style photo, plain background',
      tags: ['picture'],
      text: 'From the attached photo make a passport-style picture on plain [background colour: e.g. white, light grey], format [size: e.g. 35 × 45 mm]. Same face, unretouched, straight to the camera, mouth closed, both eyes open, ears and hairline as they are. Shoulders level in [clothes: e.g. a dark shirt], even light, no shadow behind, small gap above the head.',
    },
    {
      title: 'Group photo of friends',
      tags: ['picture', 'funny'],
      text: 'Put the people from the attached photos, [number] friends, into one picture: [scene: e.g. packed into a car with the windows down, around a campfire, on stadium steps]. Each one once, each face as attached, heights true: [tallest and shortest]. Caught between two poses: somebody is mid-sentence, somebody is laughing, nobody looks stiff. Late sun, phone held at arm’s length, [season] clothes.',
    },
    {
      title: 'Photo with my younger self',
      tags: ['picture', 'tender'],
      text: 'Two photos attached: me as a child and me now. Put us side by side in one picture, [pose: e.g. hugging, sharing an ice cream, sitting on the kerb], at [place: e.g. my grandmother’s steps]. The child keeps the age, face and clothes of the old photo; I stay as I am today. One afternoon light on both, finish: [finish: e.g. instant film, plain photograph]. Nobody else.',
    },
    {
      title: 'Change the background of a photo',
      tags: ['picture'],
      text: 'Replace only the background of the attached photo with [new place: e.g. a mountain lake, a plain studio wall, Paris at night]. Person, pose and clothes stay exactly as they are. Fit the new place to the light that is already on me, its direction and colour; clean edges around hair, a shadow under the feet, same camera height.',
    },
    {
      title: 'Add someone to a photo',
      tags: ['picture', 'tender'],
      text: 'Add the person from the second attached photo to the first, [where: e.g. standing between my parents, seated on the left], in [clothes: e.g. the grey suit from the photo]. Their face and age stay as in their picture. Match size, light, grain and sharpness to the first photo, let one shoulder overlap, cast the right shadow, and leave everyone who was there untouched.',
    },
    {
      title: 'Suit portrait, studio or street',
      tags: ['picture'],
      text: 'Full-length portrait of the person in the attached photo in a [suit: e.g. charcoal three-piece, cream linen, tuxedo], adjusting one cuff, at [place: e.g. a hotel lobby, a grey studio, a kerb outside glass towers]. Cloth with a visible weave, shoulders that fit, polished shoes, hard light from the side, face and build as they are.',
    },
    {
      title: 'Graduation photo, cap and gown',
      tags: ['picture', 'hopeful'],
      text: 'Graduation photo of the person in the attached picture: [gown colour] gown, square cap, [extra: e.g. flower garland, kente stole, medal], rolled diploma in one hand, on [place: e.g. the library steps]. Caps in the air behind, two proud relatives out of focus, caught mid-laugh in bright overcast light. Same face, no lettering anywhere.',
    },
    {
      title: 'Maternity photo shoot',
      tags: ['picture', 'tender'],
      text: 'Maternity portrait of the woman in the attached photo, [month: e.g. eight] months pregnant, in [clothes: e.g. a long rust dress, jeans and an open shirt], both hands around the bump, in profile at [place: e.g. a tall window, a beach at low tide]. With her: [company: e.g. nobody, her partner, a toddler listening]. Soft side light, natural body, face unchanged, calm colours.',
    },
    {
      title: 'Festival photo, Diwali to Christmas',
      tags: ['picture', 'hopeful'],
      text: 'Festive portrait for [festival: e.g. Diwali, Eid, Christmas, Lunar New Year] of the people in the attached photo, faces unchanged, in [clothes], in front of [decoration: e.g. rows of oil lamps, a tree, paper lanterns]. Small warm lights before and behind, some melting into circles. One person hands over [object: e.g. a sparkler, a plate of dates]. No text.',
    },
    {
      title: 'Try hairstyles on my photo',
      tags: ['picture'],
      text: 'Show me with [number] hairstyles in a numbered grid: [hairstyles: e.g. bob, buzz cut, curly fringe, long layers], hair colour [hair colour, or as now]. Use the attached photo: identical face, angle, light and clothes every time, and hair that could really grow from my hairline.',
    },
  ],
  faqs: [
    {
      question: 'Why does the AI photo not look like me?',
      answer:
        'Usually the face in your photo is too small, filtered or half in shadow, so the tool fills the gaps with an average one. Use a sharp picture in which the face takes up a third of the height or more. Then name what must stay: “same nose, same gap in the teeth, same scar on the chin” works better than “keep my face”. If it still drifts, start a new chat with the original instead of correcting the last result.',
    },
    {
      question: 'Can I use these without uploading a photo?',
      answer:
        'Yes: replace “the person in the attached photo” with a description and you get a new person. For example: “a man of about twenty, round face, short curls, dark brown skin, small scar in one eyebrow”. Five features are enough; ten compete with each other. To see that invented face again in another scene, attach the first result next time. Prompts such as the restored photo or the younger self do need real pictures.',
    },
    {
      question: 'Is it OK to upload pictures of my children or friends?',
      answer:
        'Ask friends first, and be careful with children. Look in the tool’s settings for whether pictures are kept or used for training, and switch that off where you can. A baby photo without a name, school badge or street sign tells a stranger less. Never put someone into a scene they would mind, such as a wedding dress on a colleague; most tools forbid it, and in some places so does the law.',
    },
    {
      question: 'Can I use an AI photo for my passport or CV?',
      answer:
        'Not for a passport, visa or driving licence: offices generally want an unedited photo and may reject an altered one, so read the official photo rules of your country before you upload anything. A company badge or a gym card is usually less strict, but ask. For a CV or LinkedIn, a new background and better light are fine, as long as somebody who met you on Monday would know you from the picture.',
    },
  ],
  relatedLinks: [
    {
      text: 'More pictures, from logos to battle maps',
      to: '/image-prompts',
    },
    {
      text: 'Fill the rest of that new profile',
      to: '/prompts-for-job-seekers',
    },
    {
      text: 'The stories behind old photographs',
      to: '/memoir-writing-prompts-for-adults',
    },
  ],
} satisfies ThemedPage
