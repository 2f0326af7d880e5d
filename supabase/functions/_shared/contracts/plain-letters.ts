// Letters that Unicode does not decompose into a plain letter and a mark, with plain letters to use instead. The
// database's `fold_text` has the same.
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ð: 'd', đ: 'd', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' },
    ...{ ə: 'e', ɛ: 'e', ɔ: 'o', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ƒ: 'f', ɨ: 'i', ʉ: 'u', ς: 'σ' },
  }),
)
const SPECIAL = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'g')

/** A text in small letters without accents, as search and slugs take it: `Łódź` gives `lodz`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
