/** The pairs of a list in one text: ` => ` separates the two parts of each, a semicolon the pairs. */
export const pairsOf = (text: string): (readonly [string, string])[] =>
  text
    .split(/;(?=\s|$)/u)
    .map((entry) => entry.trim().replaceAll(/\s+/gu, ' ').split(' => '))
    .flatMap(([left = '', right = '']) => (left === '' ? [] : [[left, right] as const]))
