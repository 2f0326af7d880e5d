/** Words to add to the description of a picture, one of each kind. */
export const PICTURE_WORDS = {
  Light: ['low morning sun', 'overcast noon', 'window light', 'single bulb', 'dusk', 'streetlight at night'],
  'Lens or medium': [
    '28 mm photograph',
    '50 mm photograph',
    '85 mm portrait',
    'macro photograph',
    'linocut',
    'gouache on rough paper',
  ],
  Shape: ['--ar 1:1', '--ar 4:5', '--ar 2:3', '--ar 3:2', '--ar 16:9'],
} as const

export type PictureKind = keyof typeof PICTURE_WORDS

/** Names of the shapes. */
export const SHAPE_NAMES: Readonly<Record<string, string>> = {
  '1:1': 'Square',
  '4:5': 'Portrait',
  '2:3': 'Book',
  '3:2': 'Photo',
  '16:9': 'Wide',
}

const RATIO = /\s*--(?:ar|aspect) \d+:\d+/g

// The words need no escaping: none has a special character of regular expressions.
const inText = (word: string) => new RegExp(`(?:^|,\\s*)${word}(?=\\s*(?:,|--|\\.?$))`, 'i')

/** Whether a description has a word, or a shape. */
export function hasWord(description: string, word: string): boolean {
  if (word.startsWith('--')) return new RegExp(`${word}(?!\\d)`).test(description)
  return inText(word).test(description)
}

/** Removes a word that the description has; otherwise adds it in place of any other of its kind. */
export function toggleWord(description: string, kind: PictureKind, word: string): string {
  const isThere = hasWord(description, word)
  if (kind === 'Shape') {
    const bare = description.replace(RATIO, '').trimEnd()
    return isThere ? bare : `${bare} ${word}`.trimStart()
  }
  // Parameters stay at the end.
  const [, said = '', parameters = ''] = /^([\s\S]*?)(\s*--[a-z][\s\S]*)?$/.exec(description) ?? []
  const others = PICTURE_WORDS[kind].reduce((text, other) => text.replace(inText(other), ''), said)
  const bare = others.replace(/[\s,.]+$/, '')
  const words = isThere ? bare : [bare, word].filter(Boolean).join(', ')
  return words + parameters
}
