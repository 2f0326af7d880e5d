const SMALL_WORDS = new Set(
  'about after again also although and another any are because been before being both but can cannot could did does doing down each else ever every few for from get give had has have having her here him his how into its just keep kind like long look make many maybe more most much must need needs never not now off only onto other our out over own perhaps please pretty prompt quite rather really same seem several shall she should short since some something such than that the their them then there these they thing things this those though through too under until upon use very want wants was way well were what when where whether which while who whom whose why will with within without would write yes yet you your create generate help'.split(
    ' ',
  ),
)

// Endings differ ("late", "lately"; "reminder", "remind"); five letters tell most words apart.
const STEM_LETTERS = 5
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .slice(0, STEM_LETTERS)

const wordsOf = (text: string) => text.match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}[\p{L}’'-]*/gu) ?? []

/** The meaningful words of a request that are missing from the result, as typed, each once. */
export function missingWords(request: string, result: string): string[] {
  const there = new Set(wordsOf(result).map(stemOf))
  const missing = new Map<string, string>()
  for (const word of wordsOf(request)) {
    const isTelling = /\p{N}/u.test(word) || (word.length > 2 && !SMALL_WORDS.has(word.toLowerCase()))
    const stem = stemOf(word)
    if (isTelling && !there.has(stem) && !missing.has(stem)) missing.set(stem, word)
  }
  return [...missing.values()]
}
