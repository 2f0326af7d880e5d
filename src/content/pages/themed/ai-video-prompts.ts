import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Video Prompts: Cinematic, Product, Anime, Reels',
  metaDescription:
    'AI video prompts to copy: cinematic landscapes, product adverts, talking people, drone shots, anime, horror, Reels and photos brought to life.',
  title: 'AI Video Prompts',
  purpose: 'images',
  level: 'everyone',
  description:
    'Short clips described as a camera crew would need them: shot, subject, movement, light, sound and seconds, with blanks for your own.',
  introduction:
    'A video prompt is a note to a camera crew that cannot ring you back. It says what is in the frame, what moves, what the camera does, where the light comes from, what can be heard and for how long. Beginners describe a whole film: three places, five people, a plot. In eight seconds there is room for one action and one camera movement, and everything else turns to porridge. Pick a prompt, fill two blanks and leave the rest at the example. Make two versions, look at hands, faces and lettering, and change one word at a time. In twenty minutes you’ll have a clip worth keeping.',
  prompts: [
    {
      title: 'Cinematic landscape video',
      tags: ['picture'],
      text: 'Wide cinematic shot of [landscape: e.g. a salt lake, terraced rice fields, a fjord] at first light. One small figure in a red coat walks left to right along the lower third. The camera creeps forward at walking height, then rises until [reveal: e.g. a village under cloud] appears. Low sun from the right, long shadows, thin mist. Sound: wind and footsteps. [seconds: e.g. 8] seconds, one take, 2.39:1.',
    },
    {
      title: 'Product video advert',
      tags: ['picture'],
      text: 'Studio clip of [product: e.g. a steel water bottle, my attached photo] on [surface: e.g. wet black slate]. It stands still while the camera travels a quarter circle around it, close enough to see the finish. A strip of light slides along the edge from top to bottom; at the end [action: e.g. the lid twists open, a drop falls]. Soft click, low hum, no music. 6 seconds. Shape, colour and label stay exactly as they are.',
    },
    {
      title: 'Talking person with dialogue',
      tags: ['picture'],
      text: 'Medium close-up of [person: e.g. a greengrocer in her fifties, green apron] in [place: e.g. her shop at opening time], looking just past the camera. First [small action: e.g. she sets down a crate], a breath out, then the words: “[line: e.g. We open at six. The plums open at seven.]” Lips match the words; then half a smile. Handheld, almost still. Soft daylight from one side. Voice close, the place quiet behind it. 8 seconds, no subtitles.',
    },
    {
      title: 'Cute animal video',
      tags: ['picture', 'whimsical'],
      text: 'Ground-level shot of [animal: e.g. a ginger kitten, a young otter] discovering [object: e.g. a wind-up tin frog]. It stops, reaches out, touches, jumps back sideways, then comes again lower than before. Camera at its eye height, holding still; shallow focus on its face. Window light on a wooden floor. Sound: small steps, a light tap, one small [noise: e.g. sneeze]. 8 seconds, natural movement, the right number of legs throughout.',
    },
    {
      title: 'Drone shot over a coast',
      tags: ['picture'],
      text: 'Drone footage: skimming low over [ground: e.g. turquoise shallows, a pebble beach], the camera meets [edge: e.g. a white cliff] and climbs its face without slowing. Over the top the land opens: [beyond: e.g. a lighthouse, sheep, a single road with a yellow bus]. Steady speed, horizon level, a slight turn to the left at the end. Clear late afternoon, waves with small white edges. Wind only. 10 seconds, unbroken.',
    },
    {
      title: 'Slow motion video',
      tags: ['picture'],
      text: 'Extreme slow motion, as if shot at 1,000 frames a second: [event: e.g. a water balloon bursts on a cactus, a wet dog shakes itself]. Locked camera, side view, the whole thing in frame. Every drop keeps its own path and catches a hard light from behind; background [colour: e.g. dark green], empty. It begins a moment before and ends before the last drop lands. Deep, stretched sound. 6 seconds.',
    },
    {
      title: 'Logo reveal animation',
      tags: ['picture'],
      text: 'Start with an empty frame in [background: e.g. warm white]. [material: e.g. Ink, iron filings, folded paper, flour] gathers from the edges, swirls once and settles into my attached logo, whose shape and colours stay unchanged. Camera straight on, fixed. Last two seconds: nothing moves but one soft shadow. Sound: [sound: e.g. paper rustle ending in a single low note]. 5 seconds, no extra lettering.',
    },
    {
      title: 'Music video clip',
      tags: ['picture'],
      text: 'Music video shot: [performer: e.g. a young man in a silver raincoat] sings in [place: e.g. an empty swimming pool] while [movement: e.g. twelve dancers in office clothes sway behind him, half a beat late]. The camera circles at knee height and drops to the floor on the chorus. Coloured light pulses from [colour] to blue on each beat, 100 beats a minute. Grainy film, hard shadows. 8 seconds; no sound, as I’ll add my own track.',
    },
    {
      title: 'Food close-up video',
      tags: ['picture'],
      text: 'Macro food shot: [dish: e.g. a dumpling, a slice of lasagne] is [action: e.g. lifted with chopsticks, cut with a fork], and [inside: e.g. hot broth, melted cheese] runs out slowly. The camera follows it upwards by a hand’s breadth. Side light from a window picks out steam and oil; the table behind is a dark blur. Crisp close sounds: the cut or bite, a faint sizzle. 6 seconds. Only the hands of one person, five fingers each.',
    },
    {
      title: 'Time-lapse video',
      tags: ['picture'],
      text: 'Time-lapse from a fixed tripod: [subject: e.g. a peony opening, a house being built, bread rising] from [start] to [end: e.g. full bloom, the roof on]. Frame, lens and horizon never shift; only light and subject change. Shadows sweep round, clouds race past, a [passer-by: e.g. cat, postman] flickers through twice. Exposure smooth, without flashes. Quiet ticking on the soundtrack. 10 seconds, holding still for the last one.',
    },
    {
      title: 'Anime style video',
      tags: ['picture'],
      text: 'Hand-drawn anime: [character: e.g. a girl with short blue hair and a cello case] runs across [place: e.g. a railway bridge in summer] to catch a departing train. Tracking shot from the side; hair and sleeve trail behind, speed lines for one second, then a cut to her face as [moment: e.g. a hand reaches from the door]. Clean outlines, flat shadows, huge painted clouds. Sound: cicadas, rails, breath. 8 seconds, the same face and clothes throughout.',
    },
    {
      title: 'Horror short video',
      tags: ['picture', 'eerie'],
      text: 'Horror without blood. Fixed camera in [room: e.g. a hallway with a coat stand] at night, lit only by [light: e.g. an open fridge off to the left]. For three seconds nothing. Then [object: e.g. one coat] turns slowly, by itself, to face us. The camera backs away two steps and stops against something. Colours drained, film grain. Sound: a low hum that cuts out at the turn. 8 seconds, ending on black.',
    },
    {
      title: 'Fantasy creature video',
      tags: ['picture'],
      text: 'Live-action fantasy: [creature: e.g. a moss-backed dragon, a stag with antlers of glass] wakes in [place: e.g. a flooded quarry]. First only an eye, close, as the pupil narrows; then a wide shot in which what we took for part of the landscape stands up, earth and water pouring off it. A [small witness: e.g. boy with a bucket] shows the scale. Heavy, slow movement with real weight. Overcast light, drifting vapour. Stones fall, one long breath. 10 seconds.',
    },
    {
      title: 'City at night video',
      tags: ['picture'],
      text: 'Night walk through [city: e.g. Osaka, Lagos, a city of 2090] just after rain. The camera glides at shoulder height behind [person: e.g. a courier in a yellow jacket] past steaming food stalls; pink and green signs are mirrored in the puddles. At the corner the figure turns right; the camera goes straight on and tilts up at [last view: e.g. a train crossing between towers]. Wet tyres, voices, a bell. 10 seconds, one take.',
    },
    {
      title: 'Interview to camera',
      tags: ['picture'],
      text: 'Documentary interview: [person: e.g. a retired tram driver, 78] sits in [place: e.g. his kitchen, a canary behind him], chest up, a third from the left edge, eyes on someone beside the lens. One thumb rubs the rim of a cup; then the answer: “[answer: e.g. I was never late. The city was.]” A short laugh, a look down. Fixed camera, soft window light, room sound with a clock. 8 seconds. Invented person, no real name.',
    },
    {
      title: 'Photo to video animation',
      tags: ['picture'],
      text: 'Bring my attached photo to life without changing who or what is in it. Only this moves: [movement: e.g. she blinks and smiles a little, curtains stir]. Background: [background: e.g. leaves sway, clouds drift]. The camera moves in by a tenth, very slowly. Faces, hands, clothes and colours stay as in the picture; nothing enters, nobody speaks. Soft air sound. 5 seconds, ending near the first pose.',
    },
    {
      title: 'Storyboard of six shots',
      tags: ['table'],
      text: 'Write a storyboard of six shots for [film: e.g. a 40-second clip about a lost glove]. Look: [style: e.g. muted film colours, rain]. Main figure, described the same way each time: [figure: e.g. boy, nine, mustard scarf].\n\nTable: shot, seconds, framing, what moves, camera, light, sound. No speech; the story has to show. Then write each row out as a video prompt that stands alone, repeating figure and look word for word.',
    },
    {
      title: 'Vertical video for Reels',
      tags: ['picture'],
      text: 'Vertical 9:16 clip. First half second, already moving: [hook: e.g. a hand slams a lump of clay on a wheel]. Then three quick close views of [process: e.g. the bowl rising, thumb, wet rim], each a second and a half, cut on the movement. Last: [result: e.g. the glazed bowl full of cherries], held still. Main action in the middle, top and bottom clear for captions. Bright daylight, crisp sounds on each cut. 7 seconds.',
    },
    {
      title: 'Video transition between two scenes',
      tags: ['picture'],
      text: 'One unbroken transition: we begin on [first image: e.g. a coffee cup from above, milk turning] and the camera drops straight towards it until the round shape fills the frame. The swirl becomes [second image: e.g. a storm seen from orbit, a dancer’s skirt], matching size, direction and speed; then the camera pulls back to show the new place, [place: e.g. a square at noon]. Light changes during the turn, not before. A rising whoosh, then calm. 6 seconds.',
    },
    {
      title: 'Looping video for a website',
      tags: ['picture'],
      text: 'Silent background loop for the website of [business: e.g. a ceramics studio]: [subject: e.g. steam over a cup, linen moving at an open window] on the right, the left half calm and [tone: e.g. pale sand, dark green] so that text can be read over it. Fixed camera, one slow continuous movement, no people. Last frame identical to the first, no jump, no fade. Low contrast, 16:9, 8 seconds.',
    },
    {
      title: 'Stop motion animation',
      tags: ['picture', 'whimsical'],
      text: 'Stop motion in [material: e.g. clay with visible fingerprints, felt, cut paper]: [character: e.g. a snail with a suitcase] climbs [obstacle: e.g. a pile of cookbooks], slips once, thinks, then pulls out [surprise: e.g. a tiny ladder]. Twelve frames a second, slightly jerky, each pose held. Tabletop set, lamp from the left, shallow focus. Wooden clacks and one sigh. 8 seconds, camera fixed.',
    },
    {
      title: 'Space video with astronaut',
      tags: ['picture'],
      text: 'An astronaut floats outside [station: e.g. a greenhouse in orbit], one hand on the rail, as [sight: e.g. the night side of a ringed planet] turns below. Medium shot from behind; the camera drifts round until the visor fills the frame and we see in its reflection [reflection: e.g. someone inside, waving]. Harsh sun from one side, true black behind, no stars near the light. Only breathing and a radio click. 10 seconds.',
    },
    {
      title: 'Sports action video',
      tags: ['picture', 'tense'],
      text: 'Sports close to the ground: [athlete: e.g. a woman sprinter, a boy on a skateboard] in [place: e.g. an empty stadium at dawn] just before the start. Cut one: hands, feet, a held breath. Cut two: the burst, camera racing alongside at hip height. Cut three, slowed to a quarter: [peak: e.g. the jump, the ball leaving the foot]. Backlit dust, plain kit without badges. Heartbeat, then crowd. 8 seconds, natural anatomy.',
    },
    {
      title: 'Rain on a window',
      tags: ['picture', 'bittersweet'],
      text: 'Close shot of a window in the rain, seen from inside [place: e.g. a night train, a flat above a bakery]. Drops gather, join and run; the focus is on the glass, and beyond it [lights: e.g. traffic, a harbour] melt into soft circles. After four seconds focus shifts outside, where [figure: e.g. someone folds an umbrella and looks up]. Lamp glow from the left. Steady rain, no other sound. 10 seconds, camera still.',
    },
    {
      title: 'Fashion model walking video',
      tags: ['picture'],
      text: 'Fashion clip: [model: e.g. a tall man of sixty, white beard] in [outfit: e.g. an indigo linen suit, my attached photo] walks towards us along [place: e.g. a concrete ramp by the sea]. The camera retreats at the same pace, feet to face in one tilt; the model passes close, cloth brushing the lens. Wind from the left shows how the fabric falls. Flat white sky. Steps, cloth, gulls. 7 seconds; seams and buttons stay put.',
    },
    {
      title: 'House tour video',
      tags: ['picture'],
      text: 'Slow walk through [home: e.g. a whitewashed courtyard house] in one take. The camera comes in through the front door at eye height, crosses [first room: e.g. a tiled kitchen with lemons on the table], and ends on [last view: e.g. a terrace above the valley]. Vertical lines stay straight, doors and windows keep their places, nobody appears. Late sun moves over the walls. Footsteps, a door, birds. 10 seconds.',
    },
  ],
  faqs: [
    {
      question: 'Which video AI do these prompts work with?',
      answer:
        'Any that takes a description in words: Sora, Veo, Runway and Kling among others. They differ in length, sound and shape. If yours makes no sound, delete the sound sentence; if it stops at five seconds, write 5 and cut the second half of the action. Frame shapes such as 9:16 are often a setting beside the text box, so choose them there as well.',
    },
    {
      question: 'Why does my AI video look weird or melt?',
      answer:
        'Usually because too much happens in it. One subject, one action and one camera movement hold together; a crowd that turns, runs and hugs does not. Cut the clip in two: first she opens the door, then she sees the dog. Say what must stay the same, for example “the same red coat throughout”. And run it again: the same words give a different result each time.',
    },
    {
      question: 'How do I keep the same character in every clip?',
      answer:
        'Describe the person in the same words each time, or begin each clip from a picture. Write one line, such as “boy, nine, mustard scarf, gap in his teeth”, and paste it unchanged into all six shots. Better still, make one still image you like and use it as the first frame. Change clothes or hair only when the story does.',
    },
    {
      question: 'Can I make a video of a real person or a photo of my gran?',
      answer:
        'Of yourself, yes; of other people, ask them first. An old family photo that blinks can delight one cousin and upset another, so show it privately before you post it. Don’t put words into a real person’s mouth, and leave celebrities and other people’s children alone. Many tools refuse this anyway. Say that a clip was made with AI when somebody could take it for real.',
    },
  ],
  relatedLinks: [
    {
      text: 'Prompts for still pictures',
      to: '/image-prompts',
    },
    {
      text: 'Creatures to put into a clip',
      to: '/mythical-creature-prompts',
    },
    {
      text: 'Prompts for marketing texts',
      to: '/marketing-prompts',
    },
  ],
} satisfies ThemedPage
