import type { Sample } from './types.ts'

/** Texts with planted faults that were not looked at while the rules were tuned. */
export const FAULTY_HELD_OUT: readonly Sample[] = [
  {
    name: 'museum visit with slips',
    kind: 'journal',
    text: `Today we went to the museum of clocks. My brother and me were the only visitors. The guide said that each clock has it's own voice, and he was right: they was all ticking in different keys.

I liked the water clock best. It is older then the town. A float rises, a finger moves, and a small bronze bird drops its ball at every hour. The guide let us wait for the bird. We waited untill four, and when the ball fell we clapped like idiots. On the way home we missed the bus, so we walked, and my brother counted our steps. I feel lighter than I did this morning.`,
    faults: [
      { rule: 'pronoun-case', quote: 'My brother and me were' },
      { rule: 'its', quote: "it's own" },
      { rule: 'agreement', quote: 'they was' },
      { rule: 'then-than', quote: 'older then' },
      { rule: 'spelling', quote: 'untill' },
    ],
  },
  {
    name: 'passive lab report',
    kind: 'essay',
    text: `The samples were collected by two students on Monday. The bottles were labelled and were stored in a fridge overnight. On Tuesday the water was tested by our teacher. No lead was found, but a trace of copper was detected in the third bottle.

In our opinion the copper comes from the pipes. The third bottle was filled at the old tap behind the gym, and nobody had used that tap since the summer. However, one bottle proves little. We want to fill ten more next month, five before and five after the tap has run for a minute. If we are right, the second five will be clean.`,
    faults: [
      { rule: 'passive-voice', quote: 'were collected by two students' },
      { rule: 'passive-voice', quote: 'were labelled' },
      { rule: 'passive-voice', quote: 'were stored' },
      { rule: 'passive-voice', quote: 'was tested by our teacher' },
      { rule: 'passive-voice', quote: 'was found' },
      { rule: 'passive-voice', quote: 'was detected' },
      { rule: 'passive-voice', quote: 'was filled' },
    ],
  },
  {
    name: 'wordy notice',
    kind: 'email',
    text: `Dear residents,

With regard to the lift, the repair will begin on Monday. For the purpose of safety, the stairs will be lit all night. It is important to note that the cellar stays locked during this period of time. A large number of you have asked about prams: you may leave them in the hall until such time as the lift runs again.

The firm works from eight to five. Mr. Osei on the ground floor has a key and can carry shopping up on Tuesdays. Please don't tip him; he likes to be paid in stories.

Kind regards,
The caretaker`,
    faults: [
      { rule: 'wordy-phrase', quote: 'With regard to' },
      { rule: 'wordy-phrase', quote: 'For the purpose of' },
      { rule: 'wordy-phrase', quote: 'It is important to note that' },
      { rule: 'wordy-phrase', quote: 'period of time' },
      { rule: 'wordy-phrase', quote: 'A large number of' },
      { rule: 'wordy-phrase', quote: 'until such time as' },
    ],
  },
  {
    name: 'heist with tense drift and adverbs',
    kind: 'story',
    text: `Bruno parked the van two streets away and switched off the lights. Rain drummed on the roof. In the back, Sofia checked the ropes, and neither of them mentioned the empty seat.

"Ready?" he asked nervously and quietly.

She nodded. They crossed the yard at a run, and the gate was open, as promised. Bruno kneels at the lock and takes out his picks. The first pin gave at once. The second took a minute. Sofia softly and nervously counted under her breath, one hand on his shoulder, and when the door swung inward a smell of lilies came out of the dark and met them.`,
    faults: [
      { rule: 'adverbs', quote: 'nervously and quietly' },
      { rule: 'tense-drift', quote: 'Bruno kneels at the lock and takes out his picks.' },
      { rule: 'adverbs', quote: 'softly and nervously' },
    ],
  },
  {
    name: 'clichés at sea',
    kind: 'story',
    text: `The storm came out of the blue. By noon the mast was gone, and the sails lay over the side like drowned washing. Captain Reyes kept a level head, which is more than I can say for the rest of us. The cook was white as a sheet. He had never learned to swim.

We bailed with pots. We bailed with hats. Toward evening the wind dropped, and in the sudden hush we heard church bells, thin and flat, from somewhere off the port side. Land was in the nick of time, for the pump had just jammed. The cook kissed the beach. The rest of us were too tired to laugh at him.`,
    faults: [
      { rule: 'cliche', quote: 'out of the blue' },
      { rule: 'cliche', quote: 'white as a sheet' },
      { rule: 'cliche', quote: 'in the nick of time' },
    ],
  },
  {
    name: 'openers and filters',
    kind: 'story',
    text: `He locked the shop. He walked to the corner, where the bus was waiting with its doors open. He sat behind the driver. He counted the stops on his fingers. He got off one too early.

The street was darker than he remembered. He saw that the bakery had become a bank, and he felt the old anger stir. He noticed that someone had kept the sign: a gold pretzel, one loop missing, over the cash machine.

"Can I help you?" asked a woman with a mop.

"I was born up there," Anton said, and pointed at a window in which, of all things, a pretzel was lit in neon.`,
    faults: [
      { rule: 'repeated-openers', quote: 'He sat behind the driver.' },
      { rule: 'filter-words', quote: 'He saw that the bakery' },
      { rule: 'filter-words', quote: 'he felt the old anger' },
      { rule: 'filter-words', quote: 'He noticed that' },
    ],
  },
  {
    name: 'hasty e-mail',
    kind: 'email',
    text: `Hi Carla,

Your going to laugh, but I left the tickets in the taxi. I should of checked my pockets. The driver have a brother at the theatre, so there is hope. Can you bring a umbrella, just in case we end up in the queue?

I think there coming at seven, Ben and the twins. We can meet at the the fountain and walk from there. If the tickets turn up, supper is on me. If not, supper is on you, becuase I will have no money left.

I don't want to loose my mind over this, so please write back and tell me that it's funny.

Love,
Nina`,
    faults: [
      { rule: 'your', quote: 'Your going' },
      { rule: 'could-of', quote: 'should of' },
      { rule: 'agreement', quote: 'driver have' },
      { rule: 'article', quote: 'a umbrella' },
      { rule: 'their', quote: 'there coming' },
      { rule: 'doubled-word', quote: 'the the fountain' },
      { rule: 'spelling', quote: 'becuase' },
      { rule: 'lose-loose', quote: 'to loose' },
    ],
  },
  {
    name: 'splices and marks',
    kind: 'story',
    text: `The orchard belonged to nobody, we all knew that. Every September the village went up with ladders and came down with pears. Old Greta kept the ladders, she counted them twice.

"Mind the third rung, she used to say.

That year the pears were small and hard. my cousin bit into one and spat it over the wall. We filled the baskets anyway, since a promise to an orchard is a promise, and Greta boiled them with cloves until the whole street smelled of winter

I have the recipe still. It is written on the back of a bus ticket, in pencil, and the last word of it is always.`,
    faults: [
      { rule: 'comma-splice', quote: 'to nobody, we all knew' },
      { rule: 'comma-splice', quote: 'the ladders, she counted' },
      { rule: 'closing-quote', quote: '"Mind the third rung, she used to say.' },
      { rule: 'capital', quote: 'my cousin' },
      { rule: 'full-stop', quote: 'of winter' },
    ],
  },
  {
    name: 'sprawling essay',
    kind: 'essay',
    text: `In my opinion the school canteen should grow its own food. The garden behind the garden shed is a garden in name only, and the garden club has two members.

For example, a school in Utrecht that started with a few boxes of lettuce on the roof of its bicycle shed now feeds four hundred pupils on three days of the week from beds that the pupils dig, plant, water, weed and harvest themselves, which saves the canteen a good deal of money and, according to the head teacher, has done more for attendance than any letter to parents that she has ever signed.

Critics say that pupils will not weed. The affect of free strawberries should not be underestimated.`,
    faults: [
      { rule: 'repeated-words', quote: 'garden behind the garden shed is a garden in name only, and the garden club' },
      { rule: 'long-sentence', quote: 'a school in Utrecht' },
      { rule: 'affect-effect', quote: 'The affect of' },
    ],
  },
  {
    name: 'even diary with spelling',
    kind: 'journal',
    text: `The day began with rain on the roof. I drank my coffee by the back door. The post came early for once this week. There was a letter from my old freind. She has bought a house beside the sea. The kitchen has a stove that burns wood. Her dog is black and afraid of gulls. She wants me to come in the spring. I have not seen her in nine years. I put the letter under the blue lamp.

Tommorow I will write back, I suppose, if I can find a way to say yes that does not sound like an apology for all the years in which I said nothing.`,
    faults: [
      { rule: 'spelling', quote: 'freind' },
      { rule: 'spelling', quote: 'Tommorow' },
      { rule: 'monotone-rhythm', quote: 'She has bought a house beside the sea.' },
    ],
  },
]
