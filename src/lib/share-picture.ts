// Characters that the pictures' font can draw.
const DRAWABLE = /^[\u0020-\u017f\u2010-\u2027]*$/
// Longer texts would not fit in the picture.
const TITLE_CHARS = 110
const TEXT_CHARS = 160

/** The texts of a page in its picture for shared links. */
export interface PictureTexts {
  readonly title: string
  readonly description: string
}

/** What an article's picture for shared links says; undefined if the font lacks a letter of it. */
export function pictureTexts({ title, description }: PictureTexts): PictureTexts | undefined {
  if (!DRAWABLE.test(title + description)) return undefined
  return { title: shortened(title, TITLE_CHARS), description: shortened(description, TEXT_CHARS) }
}

function shortened(text: string, length: number) {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}
