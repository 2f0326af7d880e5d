/** Texts that must get the same analysis in browser and function: with faults, without, and not in English. */
export const GOLDEN_TEXTS: readonly string[] = [
  `Me and Anna went down to the harbour, it was late. "Your early," said the man at the gate, and he don't even look up. The nets was lying on the the wall in a untidy heap.

She saw that the boat was gone. She heard the bell. She noticed that someone had cut the rope, and she felt the cold come in from the sea. Due to the fact that it was dark, they could of missed the second boat, which was definately there. Her heart skipped a beat. The keeper walks slowly and quietly to the end of the pier and waves his lamp`,
  `The kettle clicked off. Ben poured the water over two teabags, colour spreading like smoke, and carried both mugs to the step where his sister sat with her shoes in her lap.

“You walked all the way?” he asked.

“Most of it.” She took the mug that had no handle. Across the road a boy threw a ball against the garage, caught it, threw it again.

They listened. Somewhere inside the house the old clock gathered itself and struck eleven, though it was barely nine.`,
  'Gestern ging ich in den Wald und sah einen Hund. Er war sehr groß und hatte ein rotes Halsband. Ich rief ihn, aber er kam nicht.',
]
