import { countWords } from '../../contracts/text.ts'
import { COMPOSITIONS, LOOKS, type Look, MOODS, PALETTES, PICTURE_LENSES } from '../idiom/looks.ts'
import { scenesFor } from '../idiom/scenes.ts'
import type { Material } from '../material.ts'
import { lowered } from '../reading/articles.ts'
import type { Description } from '../reading/read-description.ts'
import { capitalised, sentencesOf, withoutEnd } from '../reading/tidy.ts'

const NAMES_STYLE =
  /\b(?:photo\w*|watercolou?r|oil painting|oil|vector|3d|anime|manga|pixel|ink|sketch|cartoon|linocut|render\w*|film|cinematic|minimal\w*|flat|gouache|engraving|woodcut|isometric|realistic|impressionis\w+|surreal\w*|art deco|art nouveau|bauhaus|ukiyo-e|pixar|claymation|low poly|line art|pencil|charcoal|collage|vintage|retro|comic)\b/iu
const NAMES_LIGHT =
  /\b(?:sunset|sunrise|night|neon|golden hour|fog(?:gy)?|mist(?:y)?|candle(?:light|lit)|moonl\w+|backlit|dusk|dawn|twilight|studio light\w*|sunlight|lamp ?light|midnight|stormy|evening|morning|noon)\b/iu
const NAMES_LENS =
  /\b(?:\d+ ?mm|macro|wide[- ]angle|close-?up|drone|aerial|bokeh|fisheye|telephoto|top[- ]down|bird[’']?s[- ]eye|isometric)\b/iu
const NAMES_COLOUR =
  /\b(?:red|blue|green|yellow|orange|purple|pink|black|white|grey|gray|gold|silver|pastel\w*|monochrome|teal|turquoise|beige|brown|colou?rful|palette|sepia)\b/iu
const PARAMETER = /\s--(?!ar\b|aspect\b)([a-z]+)(?:\s+[^\s-][^\s]*)?/giu
const ANY_PARAMETER = /\s?--[a-z]+(?:\s+[^\s-][^\s]*)?/giu
const PICTURE_OF =
  /^(?:(?:an?|the|some)\s+)?(?:image|picture|visual|artwork|drawing|scene|midjourney (?:image|picture)|ai (?:image|art|picture))s?\s+(?:of|showing|with|depicting|where)\s+/iu
const PROHIBITION =
  /^(?:without|no|avoid|not any|don[’']?t (?:add|use|include|show)|do not (?:add|use|include|show)) (?:any )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu

/** Words without marks that end sentences or that Midjourney would read as text to render. */
function plain(text: string): string {
  return sentencesOf(
    text
      .replace(ANY_PARAMETER, '')
      .replace(/["“”`[\]]/gu, '')
      .replace(/\s+/gu, ' '),
  )
    .map((sentence) => withoutEnd(sentence.replace(/\?$/u, '')))
    .filter((sentence) => sentence !== '')
    .map((sentence, index) => (index === 0 ? sentence : lowered(sentence)))
    .join(', ')
}

// Requests whose own words can be seen: the picture shows them instead of a scene that stands for them.
const SHOWN_ITSELF: ReadonlySet<string> = new Set([
  'story',
  'poem',
  'song',
  'book-outline',
  'character-profile',
  'dialogue',
  'product-description',
  'recipe',
])

/** Whether the picture shows the visitor's words, not a scene that stands for them. */
function isShown({ artefact }: Description): boolean {
  return artefact.family === 'picture' || SHOWN_ITSELF.has(artefact.id)
}

// A request of this many words says enough for a picture that stands for it.
const ENOUGH_WORDS = 6

/** The visitor's request as the subject of a picture. */
function subjectOf({ description, phrase, words, background, picker }: Material): string {
  const { shape, artefact } = description
  const own = plain(phrase === '' ? ownWords(words, shape === 'order' ? '' : artefact.verb) : phrase)
  const isTold = artefact.family !== 'picture' && countWords(own) >= ENOUGH_WORDS
  const rest = isTold ? '' : lowered(plain(background))
  const tail = rest === '' ? '' : `, ${rest}`
  if (artefact.family === 'picture') {
    // An order to the AI is no picture; it becomes the theme of one.
    const lead = shape === 'quote' && description.isEnglish && /\p{L}/u.test(own) ? 'a scene on the theme: ' : ''
    return `${lead}${own.replace(PICTURE_OF, '')}${tail}`
  }
  const isPhrase = phrase !== '' || shape === 'topic'
  if (isShown(description) && isPhrase) {
    return `${picker.one('frame', ['one picture from', 'cover picture for', 'key image of'])} ${own}${tail}`
  }
  const scene = picker.one('scene', scenesFor(artefact.id, artefact.family))
  const link = isPhrase ? picker.one('link', ['evoking', 'inspired by', 'as a cover image for']) : 'on the theme:'
  return `${scene}, ${link} ${own}${tail}`
}

/** The visitor's words without a verb that orders a picture or that the composer put before them. */
function ownWords(words: string, verb: string): string {
  const bare =
    verb !== '' && words.startsWith(`${verb} `) ? words.slice(verb.length).replace(/^(?: this)?:?\s+/u, '') : words
  return bare
    .replace(/^Help (?:me|us) (?:with )?/u, '')
    .replace(/^(?:draw|paint|illustrate|render|visuali[sz]e|depict|photograph|sketch|imagine|show) (?:me |us )?/iu, '')
}

/** "no people" as "--no people"; what is no thing stays in words. */
function prohibitions({ description }: Material): { parameter: string; phrases: string[] } {
  const things: string[] = []
  const phrases: string[] = []
  for (const condition of new Set([...description.limits, ...description.echoes])) {
    const thing = condition.match(PROHIBITION)?.[1]
    if (thing !== undefined) things.push(thing.toLowerCase())
    else if (description.limits.includes(condition)) phrases.push(withoutEnd(condition))
  }
  return { parameter: things.length === 0 ? '' : ` --no ${[...new Set(things)].join(', ')}`, phrases }
}

function lookOf({ description, category }: Material): Look {
  const text = isShown(description) ? description.text : ''
  const isMark = description.artefact.id === 'logo' || (category === 'design' && /\b(?:logo|icon)\b/iu.test(text))
  const look = LOOKS.find(({ id, pattern }) => (id === 'mark' ? isMark : pattern.test(text === '' ? '-' : text)))
  if (look === undefined) throw new Error('The last look fits everything')
  return look
}

/** Midjourney: noun phrases between commas (subject, style, light, lens, mood) and parameters at the end. */
export function layoutMidjourney(material: Material): string {
  const { picker, category, level, description } = material
  const look = lookOf(material)
  const isMark = look.id === 'mark'
  const text = isShown(description) && !isMark ? description.text : ''
  const { parameter, phrases } = prohibitions(material)
  const own = [...` ${description.text}`.matchAll(PARAMETER)].map((match) => match[0].trimEnd()).slice(0, 3)
  const pieces = [
    capitalised(subjectOf(material)),
    NAMES_STYLE.test(text) ? 'true to that medium' : picker.one('style', look.styles),
    NAMES_LIGHT.test(text) ? 'light falling from one clear direction' : picker.one('light', look.lights),
    NAMES_LENS.test(text) ? 'precise focus' : picker.one('lens', look.lenses),
    ...picker.shuffled('detail', look.details).slice(0, isMark ? 2 : 1),
    picker.one('picture-lens', PICTURE_LENSES[category]),
    level >= 2 && !isMark ? picker.one('composition', COMPOSITIONS) : '',
    level >= 2 && !NAMES_COLOUR.test(text) ? picker.one('palette', PALETTES) : '',
    level >= 1 ? picker.one('mood', MOODS) : '',
    ...phrases,
    isMark ? 'vector-clean edges' : 'intricate textures',
    'highly detailed',
    'sharp focus',
    '8k',
  ]
  return `${pieces.filter((piece) => piece !== '').join(', ')}${own.join('')}${parameter} --ar 16:9`
}
