import { DETERMINERS, isCommonWord } from './english.ts'

/** Nouns that take no article in the singular, and plurals. */
const MASS =
  /(?:copy|feedback|content|research|homework|poetry|documentation|docs|lyrics|code|advice|music|software|branding|pricing|data|sql|art|art ?work|photography|fiction|inspiration|travel|[a-z]+s)$/iu
const SINGULAR_IN_S = /(?:quiz|thesis|business|analysis|dress|address|canvas|bus|class|process)$/iu
// "5 day itinerary", "30 minute speech": the number belongs to the measure, not to the thing.
const MEASURE =
  /^(?:one|two|three|four|five|ten|half)-|^\d+[- ](?:day|night|week|month|year|hour|minute|second|word|page|step|point|line)\b/iu

const SOUNDS_LIKE_VOWEL =
  /^(?:[aeiou]|hour|honest|heir|8|11\b|18\b|[fhlmnrsx]\b|(?!SWOT|SIM|RAM|LAN|NASA|NATO|MOOC|RAG)[FHLMNRSX][A-Z]|faq|html|sms|sql|mvp|sop|nda|rfp)/u
const SOUNDS_LIKE_CONSONANT = /^(?:uni(?!n|m)|use|usu|eu|one\b|once|ui\b|ux\b|uk\b|url|usa\b)/iu

// Words that keep their capital within a sentence.
const NAMES = new Set(
  `linkedin instagram facebook twitter youtube tiktok google excel python javascript typescript java react spanish french
  german english italian portuguese dutch polish russian christmas halloween easter monday tuesday wednesday thursday
  friday saturday sunday january february march april may june july august september october november december american
  british european japanese chinese indian african shopify notion figma stripe firebase slack discord telegram whatsapp
  airbnb etsy amazon ted chatgpt swift kotlin rust docker lisbon paris london rome berlin madrid vienna prague amsterdam
  barcelona tokyo kyoto new york istanbul athens dublin edinburgh venice florence naples oslo stockholm copenhagen
  helsinki warsaw budapest munich hamburg chicago boston seattle texas california florida canada mexico brazil peru chile
  argentina spain france germany italy portugal greece turkey egypt morocco kenya nigeria india china japan korea thailand
  vietnam indonesia australia scotland ireland england wales iceland norway sweden denmark europe asia africa america`.split(
    /\s+/,
  ),
)

/** "a" or "an" before a phrase, by sound as far as spelling tells it. */
function articleFor(phrase: string): 'a' | 'an' {
  if (SOUNDS_LIKE_CONSONANT.test(phrase)) return 'a'
  return SOUNDS_LIKE_VOWEL.test(phrase) || /^[AEIOU]/u.test(phrase) ? 'an' : 'a'
}

/** The first letter in lower case, unless the word is a name, an acronym or "I". */
export function lowered(text: string): string {
  const first = text.match(/^[\p{L}\d’'-]+/u)?.[0] ?? ''
  if ((first.length < 2 && first !== 'A') || /\p{Lu}/u.test(first.slice(1)) || NAMES.has(first.toLowerCase()))
    return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The phrase as it stands within a sentence: its first word in lower case where that is surely no name. */
function inSentence(phrase: string, noun: Span): string {
  const first = phrase.match(/^[\p{L}’'-]+/u)?.[0] ?? ''
  const isPlain = isCommonWord(first) || DETERMINERS.test(phrase) || (noun.start <= 0 && noun.end > 0)
  return isPlain || /(?:ly|al|ful|ive|ing|ed|ic|less|able)$/u.test(first) ? lowered(phrase) : phrase
}

/** Where the known noun stands within a phrase; `end` is 0 when there is none. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The phrase with the article it lacks, where its head noun is a known, countable thing in the singular. */
export function withArticle(phrase: string, noun: Span): string {
  const bare = inSentence(phrase, noun)
  const head = bare.slice(0, noun.end).replace(/\s+(?:for|of|to|in)$/iu, '')
  const isSingular = SINGULAR_IN_S.test(head) || !MASS.test(head)
  if (noun.end <= 0 || !isSingular || (DETERMINERS.test(bare) && !MEASURE.test(bare))) return bare
  return `${articleFor(bare)} ${bare}`
}
