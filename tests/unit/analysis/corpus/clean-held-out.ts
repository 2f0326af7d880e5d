import type { Sample } from './types.ts'

/** Texts without a fault that were not looked at while the rules were tuned. */
export const CLEAN_HELD_OUT: readonly Sample[] = [
  {
    name: 'lighthouse, past tense',
    kind: 'story',
    text: `The keeper's wife had gone to the mainland for flour, and he was alone with the lamp. Toward evening the wind swung round to the north. Spray rattled on the glass like thrown gravel, and the whole tower hummed, a low note that he felt in his teeth.

He trimmed the wick, wound the clockwork, wrote the hour in the log. Then he saw the boat. It rode low beyond the reef, a single sail, far too much of it, and someone small was bailing in the stern with what looked like a hat.

"Let it out, you fool," he said to the window. "Let the sheet out." As if the sailor had heard, the sail spilled its wind, and the bow came round.`,
    faults: [],
  },
  {
    name: 'American road story with talk',
    kind: 'story',
    text: `Somewhere past Amarillo the radio gave up. "That's it," Lou said. "Now we have to talk to each other."

"We could sing."

"We could not."

The highway ran straight into a sky the color of dishwater. June put her feet on the dash and peeled an orange, and the whole truck smelled of Christmas. Neither of them had mentioned the urn. It rode between them, buckled in, wearing Lou's cap.

"He hated Texas," June said after a while.

"He hated everything he hadn't paid for." Lou took the piece of orange she held out. "You think we should've flown?"

"With what money?" She patted the cap. "Besides, he always wanted the window seat."`,
    faults: [],
  },
  {
    name: 'gratitude journal',
    kind: 'journal',
    text: `Three good things today. First, the neighbour's magnolia opened overnight, the way it does each year, as if somebody had thrown a switch. I stood at the bin in my dressing gown and stared at it until the postman coughed.

Second, Lena slept until six. I had forgotten what a whole night feels like. It feels like owning something.

Third, I rang my sister. We haven't spoken properly since the sale of the house, and I'd rehearsed a speech in the shower, full of dates and figures. She picked up and said, "I've burnt the rice again," and I threw the speech away. We talked for an hour about nothing. My tea went cold and I drank it anyway.`,
    faults: [],
  },
  {
    name: 'complaint about a train',
    kind: 'email',
    text: `Dear Sir or Madam,

On 3 May I travelled from Leeds to York with a reserved seat for my mother, who is eighty-four and walks with a frame. The coach in which we had booked was not attached to the train. Nobody at the station had been told, and the guard, who was kind, could offer us only a folding seat by the door.

I don't ask for a refund of the fare. I would like to know who decides that a coach is left off, and how a passenger with a frame is meant to learn of it before she has climbed the step.

I enclose copies of both tickets and look forward to your reply.

Yours faithfully,
Gareth Pugh`,
    faults: [],
  },
  {
    name: 'essay on borrowed books',
    kind: 'essay',
    text: `A borrowed book is read differently from a bought one. It has a date on it; it expects to be missed. Although I own more novels than I shall ever finish, the ones I remember best were lent to me, with somebody else's pencil in the margin and somebody else's train ticket for a bookmark.

Libraries understand this. They lend us not just paper but a deadline, and a deadline is a form of attention. Therefore I worry when a council closes a branch and points to the number of e-books. Nobody has ever returned a file with sand in it.

The loss is hard to measure, which is why it is easy to ignore. What we borrow, we finish. What we own, we dust.`,
    faults: [],
  },
  {
    name: 'teen story, present tense, first person',
    kind: 'story',
    text: `I'm halfway up the fence when Mr. Kowalski's porch light snaps on. Typical. My sleeve is hooked on the wire, my phone is in the grass, and the dog, who has slept through two burglaries, is suddenly on duty.

"Evening," says Mr. Kowalski. He's in slippers. He's holding, of all things, a frisbee.

"I can explain," I say.

"I doubt it." He walks over and studies my sleeve as if it were a crossword. Then he unhooks it, gently, the way you'd free a bird, and hands me the frisbee. "This was on my roof. Since April. Tell your brother he throws like a bricklayer."

I climb down. The dog licks my ankle. Somehow, it's the nicest anybody has been all week.`,
    faults: [],
  },
  {
    name: 'recipe told as a story',
    kind: 'other',
    text: `Begin with the bones. Roast them until they are the brown of an old violin, then cover them with cold water and leave the pot alone. It should shiver, not boil. Skim off the grey foam as it gathers at the edge.

After an hour, add the vegetables: two carrots, a leek, the tired celery from the bottom drawer. No salt yet. Salt at the start becomes too much salt at the end, because the water goes and the salt stays.

Four hours later you can strain it. What remains is clear and the colour of tea, and it will set to a jelly overnight. Spread it on toast if you're ill. Freeze the rest in small jars, and write the date on the lid.`,
    faults: [],
  },
  {
    name: 'ghost story with a sailor',
    kind: 'story',
    text: `They say that the Marguerite still comes in on foggy nights, when the bell buoy is silent. I had never believed it. I had fished that coast for thirty years, and the only ghosts I'd met were my own bad decisions.

But on the ninth of November the fog came down like a lid, and out of it slid a bow with flaking green letters. No engine. No lamp. A rope landed at my feet, wet and perfectly real, and I did what any man does when a rope lands at his feet. I made it fast.

"Much obliged," said a voice overhead. Boots came down the ladder, one, two, one, two. The rungs bent under them. There was nobody in the boots.`,
    faults: [],
  },
  {
    name: 'grandfather, second person address',
    kind: 'story',
    text: `You taught me to whistle with a blade of grass. It took a whole afternoon and most of the lawn. You sat on the step with your bad leg out in front of you, and each time I failed you said the same thing: again, but as if you don't care.

I care too much about everything now. My students laugh at it. They hand in their drawings with the edges curled, half joking, and I look at every line until the bell goes.

Yesterday one of them, a boy who never speaks, put a strip of grass between his thumbs and blew. The sound went through the studio like a kettle. Thirty heads came up. Again, I told him. But as if you don't care.`,
    faults: [],
  },
  {
    name: 'war letter home',
    kind: 'email',
    text: `Dear Annie,

The parcel came on Sunday, and every sock arrived dry. Tell your mother that the cake lasted four minutes, and that Corporal Hughes has asked for her hand.

We are billeted in a barn with a hole in the roof through which I can see exactly one star. I've named it after the landlady. The mud here is a different sort from ours; it keeps what it takes. On Thursday it kept a mule.

I can't say where we go next, but I may say that the apples are ripe and that nobody minds if we help ourselves. Read my old books while I'm gone. Write in them, too. I should like to come home and find out what you thought.

Ever yours,
Will`,
    faults: [],
  },
]
