import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Image Prompts: People, Products, Places, Patterns',
  metaDescription:
    'Image prompts with blanks for any image AI: portraits, products, food, rooms, patterns and posters, plus prompts that repair or vary a picture.',
  title: 'Image Prompts',
  purpose: 'images',
  level: 'adults',
  description:
    'Picture prompts that already contain light, viewpoint and material, with a blank or two for your own subject, and some for repairing a result.',
  introduction: [
    'An image AI can only draw what can be seen. “Warm and professional” leaves it guessing; “window on the left, grey jumper, relaxed mouth” does not. So the prompts here name the subject first, then the place, the light, the viewpoint and the material, and leave a blank where your own product, room or character goes.',
    'Copy one, fill in the blanks and make the first picture without changing anything else. Then change one thing at a time: the light, the distance or the medium. Some prompts further down work on a picture you already have, and a few ask a chat AI to write or mend the picture prompts for you. A title of a few words can go into the picture, in quotation marks; leave logos, small print and exact numbers to a layout program afterwards.',
  ],
  highlight: 'Image',
  groups: [
    {
      title: 'Portraits and people',
      description:
        'For headshots, characters, people at work and families, when faces and hands have to look like somebody’s.',
      icon: 'users',
      prompts: [
        {
          title: 'Headshot in window light',
          tags: ['picture'],
          text: 'A head-and-shoulders photograph of [person] facing a large window, plain [background colour] wall behind, relaxed mouth, skin left as it is, 85 mm lens.',
        },
        {
          title: 'Craftsperson at the bench',
          tags: ['picture'],
          text: 'Documentary photograph: a [trade: e.g. violin maker] at the bench, seen from the side, hands and [tool] sharp, face slightly turned away, shavings on the floor, one work lamp and grey daylight from a workshop door, 35 mm lens, wide format. Fingers placed as in real work.',
        },
        {
          title: 'Three generations on a sofa',
          tags: ['picture'],
          text: 'Three generations on a worn [colour] sofa, family photograph, the youngest upside down, a grandmother laughing at something outside the frame, a plate of [food] on the armrest, afternoon light through net curtains, film colours of the nineties, nobody posing.',
        },
        {
          title: 'Same person, six expressions',
          tags: ['picture'],
          text: 'Six small portraits of one and the same person, [description: e.g. a boy of ten with glasses and a gap in his teeth], pencil and watercolour on white: listening, suspicious, proud, bored, about to laugh, caught. Same hair, same jumper in [colour], same angle in every picture, two rows of three.',
        },
        {
          title: 'My character, full body',
          tags: ['picture'],
          text: 'Full-body character art of a [class or job: e.g. broke wizard who drives a delivery van], [age], weight on one leg, holding [item], clothes patched and layered, ink lines with flat colour, three-quarter view, plain pale background, readable outline even as a tiny icon. Upright format, whole figure in frame.',
        },
        {
          title: 'Profile picture that isn’t me',
          tags: ['picture'],
          text: 'A round profile picture of [animal: e.g. a raccoon] in a hoodie, seen from the shoulders up, thick outlines, two colours: [two colours], plain background.',
        },
      ],
    },
    {
      title: 'Products and food',
      description: 'For a shop, a menu or a post, when the thing itself has to be clear at thumb size.',
      icon: 'heart',
      prompts: [
        {
          title: 'Photo list for a small menu',
          tags: ['list'],
          text: 'You plan shoots for small restaurants. Menu: [dishes]. Place: [tables, light, crockery]. Photos go on: [website, delivery app, wall].\n\nWrite one picture prompt of 40 to 50 words per dish, at most [number] dishes, all with the same table, light and angle, so that they look like one set. Choose dishes that can be told apart at thumb size. Begin with a line on the set that I can paste in front of each prompt. Ask about any dish whose look the name leaves open.',
        },
        {
          title: 'Product on a plain table',
          tags: ['picture'],
          text: 'A photograph of [product] on a pale wooden table, light from a window on the left, soft shadow, plain wall, empty space on the right for text.',
        },
        {
          title: 'In use, hands only',
          tags: ['picture'],
          text: 'Two hands using [product] for [task], seen close, sleeves pushed up, the surface and two other things that belong to the job around them, eye level with the table, late-morning light from behind, 50 mm lens, square format. Show the moment just before the task is done. No logos.',
        },
        {
          title: 'Soup on a weekday',
          tags: ['picture'],
          text: 'Kitchen table in use, with a bowl of [soup], bread torn off, spoon already dipped, a folded newspaper, a child’s drawing at the edge. Steam visible against a dark window, one warm lamp overhead, photographed from a seated person’s height, 50 mm, upright format, colours a little muted.',
        },
        {
          title: 'Bread, cut open',
          tags: ['picture'],
          text: 'A loaf of [bread] cut open on a floured board, crumb facing the camera, knife and crumbs left lying, hard morning sun from the right.',
        },
        {
          title: 'T-shirt mockup by a vending machine',
          tags: ['picture'],
          text: 'Photo of someone in their twenties wearing a [shirt colour] T-shirt with a blank chest print area, leaning on a vending machine in a multi-storey car park, fluorescent light plus the glow of the machine, shot on phone, slightly off centre, no logos anywhere. Leave the shirt flat enough to drop in a design.',
        },
      ],
    },
    {
      title: 'Places',
      description: 'For rooms, streets, gardens and maps, with a viewpoint you could stand at.',
      icon: 'mountain',
      prompts: [
        {
          title: 'A room before it is furnished',
          tags: ['picture'],
          text: 'An empty [room] photographed before anyone moves in, with [floor], two windows on the long side, radiator below, one door half open into a lit hall, afternoon sun in two slanted rectangles on the floor, 24 mm lens held level, true verticals. Then the same view with [three pieces of furniture], nothing else changed.',
        },
        {
          title: 'Main street at seven',
          tags: ['picture'],
          text: 'Seven in the morning on the main street of a small [region or country] town, shutters half up, a delivery van with its door open, one dog crossing, wet pavement from the street sweeper, sun reaching only the upper floors, 35 mm lens at eye level, wide format, shop signs blank.',
        },
        {
          title: 'Garden through the year',
          tags: ['picture'],
          text: 'Four pictures of the same back garden from the same upstairs window: [plants], a path of brick, a shed, a washing line. Winter with frost, spring with bare soil showing, high summer at noon, autumn after wind. Gouache on paper, same drawing in each, arranged two by two.',
        },
        {
          title: 'Station platform in fog',
          tags: ['picture'],
          text: 'Railway platform in thick fog at dawn, one person with [object], lamps fading into the distance, wet edge line, muted blue and yellow, wide format.',
        },
        {
          title: 'Launderette, 1 in the morning',
          tags: ['picture'],
          text: 'One in the morning at a launderette, seen from the car park, one [person] inside on top of a dryer with a phone, everything else dark, green-white tubes, rain on asphalt doubling the light, a handwritten sign too far away to read, wide shot, 35 mm film.',
        },
        {
          title: 'Battle map for tonight',
          tags: ['picture'],
          text: 'Top-down battle map of a [place: e.g. flooded underground station], straight from above, walls and doors easy to read, three kinds of cover, one high spot, two ways out, [terrain hazard] in one corner. Painted textures, even light, no grid, text or people. Wide format.',
        },
      ],
    },
    {
      title: 'Illustrations and patterns',
      description: 'For drawings, posters, icons and repeats that leave room for type and print well.',
      icon: 'feather',
      prompts: [
        {
          title: 'Explanatory picture, labels added later',
          tags: ['plan'],
          text: 'You help teachers and editors with explanatory pictures. Subject: [process or object]. Readers: [age or profession]. They often get wrong: [misconception].\n\nDescribe the picture first in ten lines: parts, sizes, positions, arrows, what is left out. Wait for my corrections. Then write a picture prompt of 70 words without any lettering, and a numbered list of labels that I add by hand, with where each goes. Say which proportions an image AI is likely to get wrong here.',
        },
        {
          title: 'Eight icons in one style',
          tags: ['picture'],
          text: 'Eight simple icons for [subject: e.g. a community garden] in two rows of four: [eight things]. One line weight, rounded ends, single [colour] on white, no shading, each readable at the size of a fingernail, equal space around each, drawn as if by one hand.',
        },
        {
          title: 'Spot drawing for an article',
          tags: ['picture'],
          text: 'Ink drawing for an article about [subject], showing [one scene with one object], loose lines, a single accent in [colour], white background with no frame, plenty of white around it, square. The idea should be clear without a caption. No words or charts.',
        },
        {
          title: 'Wallpaper with a hidden animal',
          tags: ['picture'],
          text: 'Repeating pattern of climbing [plant] in gouache, four colours on [background colour], a small [animal] hiding in the leaves, flat light, no shadows.',
        },
        {
          title: 'Page from a picture book',
          tags: ['picture'],
          text: 'A double page for a picture book for [age] year olds: [character] finds [thing] behind the shed, evening, long shadows, everything on the left, so that the right page stays calm for six lines of text. Crayon and cut paper, four colours, friendly shapes, one tiny detail to discover on the second reading.',
        },
        {
          title: 'Poster for a village event',
          tags: ['picture'],
          text: 'An illustration for the poster of [event], seen from a slightly raised viewpoint: one large [object] in the middle, people tiny around it, bold shapes with paper grain, three colours and cream: [three colours]. Upright format, the upper quarter empty for a title, no lettering in the picture.',
        },
      ],
    },
    {
      title: 'Fix and vary a picture',
      description: 'For a result that is nearly right, an old photo, or a character you need a second time.',
      icon: 'sparkle',
      prompts: [
        {
          title: 'Why the picture went wrong',
          tags: ['analysis'],
          text: 'Act as a picture editor. My prompt: [prompt]. Result: [attached image or description]. Wanted: [what I had in mind].\n\nCompare the two. List at most five differences, each with the word or the gap in my prompt that is likely to blame. Then give the prompt again with as few words changed as possible, changes in bold, and one bolder variant. Say what no wording will fix (exact counts, long lettering, a real person’s likeness) and what to do by hand instead.',
        },
        {
          title: 'Change one thing only',
          tags: ['picture'],
          text: 'Change only [one thing] in the attached picture to [new thing]. Keep the face, pose, light, background, framing and everything else exactly as they are.',
        },
        {
          title: 'Prompt from a picture I like',
          tags: ['copy'],
          text: 'You write captions for picture archives. Look at the attached image and describe it as a prompt of 60 words: subject and action, place, light and its direction, lens or medium, colours in order of area, mood through things you can see. Name no artist or brand.\n\nThen mark in brackets the five words that carry most of its look. Give two versions for my own subject, [my subject], that keep those five. Say what you could not make out.',
        },
        {
          title: 'Old photo, careful repair',
          tags: ['picture'],
          text: 'Repair the attached old photograph of [who or what]: remove [damage: e.g. scratches and a crease], even out the fading, keep the grain. Leave faces, hands, clothing and lettering as they are, even where they are blurred; fill only what the damage covers. Keep it [black and white or colour]. Tell me which areas you had to invent.',
        },
        {
          title: 'Same character, new scene',
          tags: ['picture'],
          text: 'Using the attached picture as reference, show the same [character] in a new scene: [scene]. Keep face, hair, build, clothes in [clothing colours] and drawing style. New pose: [pose]. Light comes from [light source]. If something in the reference is hidden, such as the back of the coat, choose the plainest version and tell me what you chose.',
        },
        {
          title: 'Make it less perfect',
          tags: ['picture'],
          text: 'Redo this picture so it looks like somebody actually took it: uneven light, a messy corner, normal skin, slightly bad framing. Same subject.',
        },
      ],
    },
    {
      title: 'Logos and icons',
      description: 'For a mark that still reads at the size of a coin. Lettering comes later, in a layout program.',
      icon: 'target',
      prompts: [
        {
          title: 'Logo design, one flat mark',
          tags: ['picture'],
          text: 'A logo for [business: e.g. a bicycle repair shop]: one flat mark built from [two objects: e.g. a wheel and a teapot] that share a line, a single colour on white, even stroke, no shading, no lettering. Show it three times: large, at the size of a coin, and white on [colour].',
        },
        {
          title: 'Logo from two initials',
          tags: ['picture'],
          text: 'A monogram logo of the letters [two letters], one continuous line of even weight, built on a circle, black on white, no shading, no other text. Nine small variants in a grid of three by three, from strict to loose.',
        },
        {
          title: 'Badge logo for a club',
          tags: ['picture'],
          text: 'A round badge logo for [club: e.g. a winter swimming club]: [animal or object] in the middle seen from the side, [scenery] reduced to two curves behind it, two flat colours, [colour] and [second colour], thick outline as for an embroidered patch. An empty ring around it for the name.',
        },
        {
          title: 'Six icons, one family',
          tags: ['picture'],
          text: 'Six icons for a website, one family: [six things: e.g. basket, van, clock, leaf, spanner, heart]. Line icons with rounded ends, the same stroke and corner in each, [colour] on white, each in its own square, seen straight from the front, no text, no shadow.',
        },
      ],
    },
    {
      title: 'Your photo or subject, in a style',
      description: 'For a cartoon, a headshot, an anime character or a watercolour of whatever you like.',
      icon: 'pen',
      prompts: [
        {
          title: 'Photo turned into a cartoon',
          tags: ['picture'],
          text: 'A cartoon of the attached photo: [who: e.g. my two kids on a sled]. Keep pose, clothes, hair and whatever people know them by: [features: e.g. gap in the teeth, round glasses]. Bold ink outlines, flat colours with one step of shadow, eyes and heads a little larger, background reduced to three shapes. Nobody thinner, younger or prettier than in the photo. No text.',
        },
        {
          title: 'Professional headshot from a selfie',
          tags: ['picture'],
          text: 'Turn the attached selfie into a business headshot of the same person. Keep face, age, skin, hairline and [features: e.g. freckles, glasses] as they are. Change only three things: clothes to [clothes: e.g. dark blazer, plain shirt], background to [background: e.g. soft grey wall], light to one large window from the left. Head and shoulders, eyes to the camera, relaxed mouth, 85 mm, square. Where hair or ears are cut off in the selfie, tell me what you made up.',
        },
        {
          title: 'Anime character, style and pose',
          tags: ['picture'],
          text: 'Anime character: [character: e.g. a courier of sixteen with a fox mask at her belt], [hair and eyes: e.g. short silver hair, amber eyes], wearing [outfit], caught in [pose: e.g. mid-jump between two roofs]. Clean line art, cel shading in two tones, rim light from behind, softly painted background of [place: e.g. a harbour town at dusk]. Full body from a low angle, strong foreshortening, upright format, no text.',
        },
        {
          title: 'Watercolour of any subject',
          tags: ['picture'],
          text: 'Watercolour of [subject: e.g. a kettle, my street, a heron], washes running into each other, paper left white for the brightest parts, a few dry-brush edges, only three pigments: [three pigments: e.g. ultramarine, burnt sienna, sap green]. Sharp only at [focus: e.g. the eye, the lit window], everything else loose and fading towards the borders. Cold-press paper grain, no outlines, no frame, no signature.',
        },
        {
          title: 'Pet portrait in royal costume',
          tags: ['picture', 'funny'],
          text: 'Oil portrait of the pet in the attached photo as [role: e.g. an admiral, a queen of 1780]. Keep its face, markings, ears and eyes exactly. Human costume with [detail: e.g. lace collar, medals], one paw on [object: e.g. a globe, a tennis ball on a cushion], very dignified, dark curtain behind, light from the upper left, visible brushwork, fine cracks in the varnish, upright format for a frame.',
        },
      ],
    },
    {
      title: 'Stickers, wallpapers and thumbnails',
      description: 'For pictures that go onto a phone, a video, a printer or an arm.',
      icon: 'laptop',
      prompts: [
        {
          title: 'Sticker set in one style',
          tags: ['picture'],
          text: 'Six stickers of [character: e.g. a sleepy otter]: [six moods or actions: e.g. thanks, no, coffee, laughing, crying, good night]. Same proportions and line weight in all, flat colours, thick white die-cut border with a faint shadow, two rows of three with space between, plain [background colour] behind, each one clear at the size of a fingernail, no lettering.',
        },
        {
          title: 'Phone wallpaper with room for icons',
          tags: ['picture'],
          text: 'Phone wallpaper in tall format, 9:19: [scene: e.g. a pine ridge above fog] from far away, detail only in the lowest third, above it a calm surface of [upper colour: e.g. dusk blue] on which clock and icons stay readable. Palette of [three colours], soft gradient, fine film grain, no people, no text, nothing important near the edges. Then the same picture darker, for night.',
        },
        {
          title: 'YouTube thumbnail that reads small',
          tags: ['picture'],
          text: 'YouTube thumbnail, 16:9, for a video about [topic: e.g. a leaking faucet]. One [main thing: e.g. dripping faucet, face with a raised eyebrow] fills the right half, sharp, with a thin bright outline; behind it, blurred, [contrast: e.g. a bucket about to overflow]. Left half plain [background colour] for three words that I add later. Hard side light, strong contrast, clear at the size of a stamp, lower right corner empty for the running time. No lettering, no arrows.',
        },
        {
          title: 'Tattoo design, ready to trace',
          tags: ['picture'],
          text: 'Tattoo design of [motif: e.g. a swallow carrying a key] for the [body part: e.g. inner forearm], following its shape, in [tattoo style: e.g. fine line, bold traditional, dotwork]. Black ink on pure white, closed clean lines, enough space between them to age well, shading by [shading: e.g. dots, none], made for [height: e.g. 9 cm]. The flat drawing alone, no skin, no arm. Beside it, the same motif with half the detail.',
        },
        {
          title: 'Detailed colouring page for adults',
          tags: ['picture'],
          text: 'Black and white colouring page for adults: [subject: e.g. a greenhouse full of cats] framed by [border: e.g. ferns and teacups]. Many closed shapes, from palm-sized to pea-sized, one line weight, no grey, no shading, no solid black, white paper, upright format with a margin for the printer. Hide [hidden things: e.g. five keys] in the pattern. No text.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Do these prompts work in every image AI?',
      answer:
        'Yes, as plain descriptions they do; only the way to set the shape differs. In a chat tool you can write “wide format” or “square” as the prompts here do. Midjourney reads parameters instead, so replace “upright format” by --ar 4:5 at the very end. Prompts that mention an attached picture need a tool that accepts images, and those that open with a role, such as a picture editor, belong in a chat AI that writes picture prompts for you.',
    },
    {
      question: 'How do I keep one character the same?',
      answer:
        'Use a picture of the character as reference and repeat the fixed features in the same words each time. For example: “gap in his teeth, round glasses, green jumper with a darned elbow, watercolour”. Change only the scene and the pose. A sheet with several expressions, made first, gives you something to attach later. Faces still drift after many pictures, so go back to the first sheet as reference instead of the latest result.',
    },
    {
      question: 'Why do hands and lettering look wrong?',
      answer:
        'Because they are small in the frame, many, or left to chance; large and few, they mostly come out right now. Make the hand do something simple: “two hands holding a bowl, seen from above” works better than a crowd with cutlery. Put a title in quotation marks, say where it stands and in what kind of letters, and check every letter. For more than a line, leave an empty area, such as “upper quarter plain”, and set the text in a layout program.',
    },
    {
      question: 'Can I use the pictures commercially?',
      answer:
        'That depends on the terms of the tool, your plan with it and the law where you are, so read the current terms before you print or sell. Stay away from real people, brands and the names of living artists in any case. A pattern of cut lemons in block print raises few questions; a famous cartoon mouse on a T-shirt raises many. For a client, keep the prompt, the date and the tool with the file.',
    },
    {
      question: 'How long should an image prompt be?',
      answer:
        'Between 25 and 60 words is enough for most pictures. Below that the tool fills the gaps with its average; far above it, details begin to compete. Write the subject and its action first: “a violin maker at the bench, seen from the side”. Then spend your words on light and viewpoint, since they change most. If something is ignored, move it to the front or remove a competing detail instead of repeating it.',
    },
  ],
  relatedLinks: [
    {
      text: 'Write for Midjourney in captions',
      to: '/midjourney',
    },
    {
      text: 'Explain with pictures in class',
      to: '/lesson-prompts',
    },
    {
      text: 'Pages and tools to put them in',
      to: '/coding-prompts',
    },
  ],
} satisfies GroupedPage
