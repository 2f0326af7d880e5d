/** The entries of a list in one text, separated by semicolons and white space. */
export const listOf = (text: string): string[] =>
  text
    .split(/;(?=\s|$)/u)
    .map((entry) => entry.trim().replaceAll(/\s+/gu, ' '))
    .filter((entry) => entry !== '')

/** The pairs of such a list; ` => ` separates the two parts of each. */
export const pairsOf = (text: string): (readonly [string, string])[] =>
  listOf(text).map((entry) => {
    const [left = '', right = ''] = entry.split(' => ')
    return [left, right]
  })
