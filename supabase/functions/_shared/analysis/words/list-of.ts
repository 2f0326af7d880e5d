/** The entries of a list in one text, parted by semicolons and any white space. */
export const listOf = (text: string): string[] =>
  text
    .split(/;(?=\s|$)/u)
    .map((entry) => entry.trim().replaceAll(/\s+/gu, ' '))
    .filter((entry) => entry !== '')

/** The pairs of such a list, the two of each parted by an arrow. */
export const pairsOf = (text: string): (readonly [string, string])[] =>
  listOf(text).map((entry) => {
    const [left = '', right = ''] = entry.split(' => ')
    return [left, right]
  })
