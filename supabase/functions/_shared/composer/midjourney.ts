import type { CategoryId } from '../contracts/categories.ts'
import { detectKind } from './detect-kind.ts'
import { readRequest } from './read-request.ts'
import { capitalised, cleaned } from './tidy.ts'

const LEAD_IN =
  /^(?:(?:please|pls|hi|hey|hello)[,!. ]+)*(?:(?:can|could|would) you (?:please )?|i (?:want|need|would like)(?: you)?(?: to)? |i'd like(?: you)?(?: to)? )?(?:\/imagine(?: prompt:?)? *|(?:create|generate|make|draw|design|paint|illustrate|render|produce|show|give|imagine|write)(?: me| us)?\s+)?(?:(?:an?|the|some) (?:ai )?(?:picture|image|pic|midjourney prompt|prompt) (?:of|showing) )?/iu
const PARAMETERS = /(?:^|\s)--[a-z]+/iu
const STYLED =
  /\b(?:style|styled|photo\w*|realistic|painting|watercolou?r|oil|acrylic|sketch|drawing|illustration|render\w*|3d|anime|manga|cartoon|comic|vector|flat|minimal\w*|pixel|art|cinematic|film|lens|mm|bokeh|light\w*|neon|sunset|sunrise|golden hour|night|dawn|dusk|moon\w*|fog\w*|mist\w*|dark|moody|vintage|retro|noir|cyberpunk|surreal|abstract|detailed|4k|8k|hd|mural|engraving|pencil|charcoal|ink|collage|claymation|polaroid|macro|aerial|close-?up|studio|dreamy|pastel|pixar|ghibli|disney|gothic|baroque|colou?ring)\b/u
const ABSENT = /\b(?:no|without(?: any)?) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=$|[,.;]| (?:and|or|in|on|at|with)\b)/gu

// What a use asks of a picture; the first that fits is taken.
const USES: readonly (readonly [pattern: RegExp, words: string, ratio: string])[] = [
  [/\blogo|\bemblem|\bmonogram/u, 'simple flat vector mark, clear silhouette, plain white background', '1:1'],
  [/\bicons?\b|\bfavicon/u, 'simple flat shapes, centred, plain background', '1:1'],
  [/\bstickers?\b/u, 'die-cut sticker, white border, plain background', '1:1'],
  [/\bcolou?ring (?:page|book|sheet)/u, 'clean black outlines on white, no shading, large shapes to fill', '3:4'],
  [/\btattoos?\b/u, 'clean linework, plain white background', '2:3'],
  [/\bseamless|\bpattern\b|\btextile|\bwrapping paper/u, 'repeating motif, even spacing', '1:1 --tile'],
  [/\bphone wallpaper|\block ?screen|\b(?:instagram|ig|insta) stor(?:y|ies)|\btiktok|\breels?\b/u, '', '9:16'],
  [
    /\bwallpaper|\bdesktop|\bbanner|\bthumbnail|\bheader|\bheadline image|\bblog (?:image|header)|\bslide|\bcinematic|\bmovie still|\bpanoram|\bwebsite hero|\bhero image|\bcover (?:photo|image)/u,
    '',
    '16:9',
  ],
  [/\balbum cover|\bavatar|\bprofile (?:picture|photo|pic)/u, '', '1:1'],
  [/\binstagram|\binsta\b|\big post|\bsocial media/u, '', '4:5'],
  [
    /\bposters?\b|\bflyer|\bbook covers?|\bcovers?\b|\bmovie poster|\bplaybill|\binvitation|\bgreeting card|\bcard\b/u,
    'one strong focal point, clear space for the title',
    '2:3',
  ],
  [
    /\bproduct (?:photo|shot|picture)|\bpackaging|\bmockup/u,
    'studio product photography, soft even light, sharp detail',
    '4:5',
  ],
  [/\bcharacter (?:sheet|design|concept)|\bconcept art/u, 'full body, clear silhouette, plain background', '3:2'],
  [/\bportrait|\bheadshot|\bface of|\bselfie|\bfashion/u, '', '2:3'],
  [
    /\b(?:ui|ux|app (?:screen|design)|web ?site|landing page|dashboard)\b/u,
    'clean interface design, flat, front view',
    '3:2',
  ],
  [
    /\binterior|\bliving room|\bkitchen|\bbedroom|\barchitect|\bhouse design/u,
    'wide-angle interior view, natural light',
    '3:2',
  ],
  [
    /\blandscape|\bskyline|\bcityscape|\bmountains?\b|\bocean|\bbeach|\bvalley|\bdesert|\bcastle|\bcity\b|\bstreet|\bforest|\bgalaxy|\bspaceship/u,
    '',
    '16:9',
  ],
]
// What a use asks for whatever the style: room, ground and border.
const LASTING = /background|outlines|shading|title|border/u
const END_CHARS = 60
const FULL_WORDS = 18
// Messages, explanations and the like: a picture can only show what they are about.
const NO_PICTURE = new Set([
  'email',
  'letter',
  'cover-letter',
  'cv',
  'interview',
  'speech',
  'text-message',
  'explanation',
  'how-to',
  'advice',
  'comparison',
  'fact',
  'essay',
  'quiz',
  'maths',
  'code',
  'sql',
  'debugging',
  'formula',
  'regex',
  'blog-post',
  'newsletter',
  'business-plan',
  'marketing-plan',
  'plan',
  'meal-plan',
  'workout',
  'trip',
  'budget',
  'summary',
  'translation',
  'rewriting',
  'proofreading',
  'story',
  'verse',
  'work-document',
  'meeting',
  'lesson-plan',
  'ideas',
  'names',
  'recommendation',
  'jokes',
  'product-text',
  'ad-copy',
])

/**
 * A picture prompt: the visitor's words as a noun phrase, what the use of the picture asks for, and the parameters.
 * What a visitor sets with parameters stays as it is.
 */
export function midjourneyPrompt(prompt: string, category: CategoryId): string {
  const oneLine = cleaned(prompt).replace(/\s+/gu, ' ')
  const at = PARAMETERS.exec(oneLine)?.index ?? oneLine.length
  const own = oneLine.slice(at).trim()
  const reading = readRequest(oneLine.slice(0, at))
  const { ask, language } = reading
  const kind = language === 'en' ? detectKind(reading, category) : null
  const words = capitalised(withoutEnd(oneLine.slice(0, at).replace(LEAD_IN, '')))
  const use = USES.find(([pattern]) => pattern.test(ask))
  const count = words.split(' ').length
  const parts = [words]
  if (language === 'en' && count < FULL_WORDS) {
    const isStyled = STYLED.test(ask) || words.split(',').length > 3
    if (use !== undefined && use[1] !== '')
      parts.push(...use[1].split(', ').filter((part) => !isSaid(part, ask) && (!isStyled || LASTING.test(part))))
    else if (kind !== null && use === undefined && NO_PICTURE.has(kind.id) && !isStyled)
      parts.push('editorial illustration', 'one clear scene')
    else if (!isStyled) parts.push('one clear focal point', 'soft directional light', 'rich detail')
  }
  const ratio = /--(?:ar|aspect)\b/iu.test(own)
    ? ''
    : `--ar ${use?.[2] ?? '3:2'}`.replace(/--tile/iu.test(own) ? ' --tile' : '', '')
  const absent = [...ask.matchAll(ABSENT)].map(([, thing]) => thing)
  const no = absent.length === 0 || /--no\b/iu.test(own) ? '' : `--no ${absent.join(', ')}`
  return [parts.filter((part) => part !== '').join(', '), own, no, ratio].filter((part) => part !== '').join(' ')
}

/** Whether the request already speaks of what a part would settle: the background, the light, the colours. */
function isSaid(part: string, ask: string): boolean {
  return ['background', 'light', 'view', 'border', 'shading', 'outlines', 'flat', 'body'].some(
    (word) => part.includes(word) && ask.includes(word),
  )
}

/** The words without thanks and marks at their end, which a picture does not need. */
function withoutEnd(words: string): string {
  const body = words.slice(0, -END_CHARS)
  return body + words.slice(-END_CHARS).replace(/(?:[.,;!\s]|\b(?:please|pls|thanks|thank you))+$/iu, '')
}
