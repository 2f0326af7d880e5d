import type { Document, Sentence, Token } from './document.ts'

/** Whether the word carries one of the tags. */
export function isTagged(token: Token | undefined, ...tags: readonly string[]): boolean {
  return token !== undefined && tags.some((tag) => token.tags.has(tag))
}

/** Whether a comma, a dash or the like stands between this word and the next. */
export function isFollowedByBreak(token: Token): boolean {
  return /[^\s]/u.test(token.after)
}

/** The words of a sentence that its author speaks: nothing in quotation marks. */
export function narrationOf(sentence: Sentence): Token[] {
  return sentence.tokens.filter((token) => !token.isQuoted)
}

/** Whether any word of the sentence stands in quotation marks. */
export function hasSpeech(sentence: Sentence): boolean {
  return sentence.tokens.some((token) => token.isQuoted)
}

/** Every word with its neighbours, sentence by sentence: what most rules walk along. */
export function* words(document: Document): Generator<{
  token: Token
  previous: Token | undefined
  next: Token | undefined
  at: number
  sentence: Sentence
}> {
  for (const sentence of document.sentences) {
    for (const [at, token] of sentence.tokens.entries()) {
      yield { token, previous: sentence.tokens[at - 1], next: sentence.tokens[at + 1], at, sentence }
    }
  }
}

/** Whether the word only begins another, which can be owned: "so-called", "A game", "a cappella", "going rate". */
export function isOpeningCompound(token: Token, next: Token | undefined): boolean {
  if (token.text === 'A' || token.after.startsWith('-')) return true
  return /^(?:a (?:cappella|la|priori)|going (?:concern|price|rate))$/u.test(`${token.lower} ${next?.lower ?? ''}`)
}

/** Whether a verb comes after "to", as in "going to wait", and not a place or a thing, as in "going to war". */
export function isToVerb(to: Token | undefined, next: Token | undefined): boolean {
  if (to?.lower !== 'to' || !areTogether(to, next) || !isTagged(next, 'Infinitive')) return false
  return !/^(?:bed|church|hell|jail|school|sea|town|war)$/u.test(next?.lower ?? '')
}

/** Whether the two words stand side by side with nothing but a space between them. */
export function areTogether(token: Token | undefined, next: Token | undefined): boolean {
  return token !== undefined && next !== undefined && /^\s+$/u.test(token.after)
}

/** A set out of words in one string. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}
