const ABBREVIATION =
  /(?:^|[\s("“])(?:(?:\p{L}\.)*\p{L}|ph\.d|etc|vs|approx|no|st|mr|mrs|ms|dr|fig|cf|al|pp|vol|ca|max|dept|inc|ltd|co|jr|sr)\.$/iu
const UNIT = /(?:^|[\s\d("“])(?:lbs?|oz|ft|tbsp|tsp|min|hrs?|[ap]\.m)\.$/iu
// Longer than any abbreviation. Only this much is tested, so a long paragraph is not scanned again for each mark.
const MAX_CHARS = 12

/** Whether the full stop at the end may only close an abbreviation: "the U.S.", "a Ph.D.", "20 lbs.". */
export function endsInAbbreviation(text: string): boolean {
  const end = text.slice(-MAX_CHARS)
  return ABBREVIATION.test(end) || UNIT.test(end)
}
