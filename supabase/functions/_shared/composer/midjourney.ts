import { readRequest } from './read-request.ts'
import { capitalised, cleaned } from './tidy.ts'

const LEAD_IN =
  /^(?:(?:please|pls|hi|hey|hello)[,!. ]+)*(?:(?:can|could|would) (?:you|u) (?:please )?|i (?:want|need|would like)(?: you)?(?: to)? |i'd like(?: you)?(?: to)? )?(?:\/imagine(?: prompt:?)? *|(?:create|generate|make|draw|design|paint|illustrate|render|produce|show|give|imagine|write)(?: me| us)?\s+)?(?:(?:an?|the|some) (?:ai )?(?:picture|image|pic|midjourney prompt|prompt) (?:of|showing) )?/iu
const PARAMETERS = /(?:^|\s)--[a-z]+/iu
const ABSENT =
  /\b(?:no|without(?: any)?) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=$|[,.;]| (?:and|or|in|on|at|with|just|only|but)\b)/gu

// What a picture must not be says nothing of its use.
const DENIED = /\b(?:no|not|nothing like|without)\b[^,.;]*/gu

// What a use asks of a picture, whatever its style; the first that fits is taken.
const USES: readonly (readonly [pattern: RegExp, words: string, ratio: string])[] = [
  [/\blogo|\bemblem|\bmonogram/u, 'clear silhouette, plain white background', '1:1'],
  [/\bicons?\b|\bfavicon/u, 'centred, plain background', '1:1'],
  [/\bstickers?\b/u, 'die-cut sticker, white border, plain background', '1:1'],
  [/\bcolou?ring (?:page|book|sheet)/u, 'clean black outlines on white, no shading, large shapes to fill', '3:4'],
  [/\btattoos?\b/u, '', '2:3'],
  [/\bseamless|\bpattern\b|\btextile|\bwrapping paper/u, '', '1:1 --tile'],
  [/\bphone wallpaper|\block ?screen|\b(?:instagram|ig|insta) stor(?:y|ies)|\btiktok|\breels?\b/u, '', '9:16'],
  [
    /\bwallpaper|\bdesktop|\bbanner|\bthumbnail|\bheader|\bheadline image|\bblog (?:image|header)|\bslide|\bcinematic|\bmovie still|\bpanoram|\bwebsite hero|\bhero image|\bcover (?:photo|image)/u,
    '',
    '16:9',
  ],
  [/\balbum cover|\bavatar|\bprofile (?:picture|photo|pic)/u, '', '1:1'],
  [/\binstagram|\binsta\b|\big post|\bsocial media/u, '', '4:5'],
  [
    /\bposters?\b|\bflyer|\bbook covers?|\bcovers?\b|\bplaybill|\binvitation|\bgreeting card|\bcard\b/u,
    'clear space for the title',
    '2:3',
  ],
  [/\bproduct (?:photo|shot|picture)|\bpackaging|\bmockup/u, '', '4:5'],
  [/\bcharacter (?:sheet|design|concept)/u, 'full body, plain background', '3:2'],
  [/\bportrait|\bheadshot|\bselfie|\bfashion|\b(?:my|a|an|the) (?:[\w()]+ ){1,4}as an? /u, '', '2:3'],
  [/\blandscape|\bskyline|\bcityscape|\bmountains\b|\bocean|\bbeach|\bvalley|\bdesert\b/u, '', '16:9'],
]
const END_CHARS = 60
const FULL_WORDS = 18

/**
 * A picture prompt: the visitor's words as a noun phrase, what the use of the picture asks for, and the parameters.
 * Without a use that is named nothing is added: any style, light or shape might clash with what the visitor sees.
 * What a visitor sets with parameters stays as it is.
 */
export function midjourneyPrompt(prompt: string): string {
  const oneLine = cleaned(prompt).replace(/\s+/gu, ' ')
  const at = PARAMETERS.exec(oneLine)?.index ?? oneLine.length
  const own = oneLine.slice(at).trim()
  const { ask, language } = readRequest(oneLine.slice(0, at))
  const said = oneLine.slice(0, at).trim()
  const words = capitalised(withoutEnd(said.replace(LEAD_IN, '')) || said)
  const wanted = ask.replace(DENIED, '')
  const use = USES.find(([pattern]) => pattern.test(wanted))
  const isRoomy = language === 'en' && words.split(' ').length < FULL_WORDS
  const added = isRoomy && use !== undefined ? use[1].split(', ').filter((part) => !isSaid(part, ask)) : []
  const parts = [words, ...added]
  const isShaped = use === undefined || /--(?:ar|aspect)\b/iu.test(own)
  const ratio = isShaped ? '' : `--ar ${use[2]}`.replace(/--tile/iu.test(own) ? ' --tile' : '', '')
  const absent = [...ask.matchAll(ABSENT)].map(([, thing]) => thing)
  const no = absent.length === 0 || /--no\b/iu.test(own) ? '' : `--no ${absent.join(', ')}`
  return [parts.filter((part) => part !== '').join(', '), own, no, ratio].filter((part) => part !== '').join(' ')
}

/** Whether the request already speaks of what a part would settle: the background, the border, the title. */
function isSaid(part: string, ask: string): boolean {
  if (part.includes('title') && /\bno (?:text|title|words)\b/u.test(ask)) return true
  return ['background', 'border', 'shading', 'outlines', 'title', 'body', 'sticker'].some(
    (word) => part.includes(word) && ask.includes(word),
  )
}

/** The words without thanks and marks at their end, which a picture does not need. */
function withoutEnd(words: string): string {
  const body = words.slice(0, -END_CHARS)
  return body + words.slice(-END_CHARS).replace(/(?:[.,;!\s]|\b(?:please|pls|thanks|thank you))+$/iu, '')
}
