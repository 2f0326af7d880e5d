import type { Document, Sentence, Token } from './document.ts'

/** Whether the word has one of the tags. */
export function isTagged(token: Token | undefined, ...tags: readonly string[]): boolean {
  return token !== undefined && tags.some((tag) => token.tags.has(tag))
}

/** Whether a comma, a dash or the like follows this word. */
export function isFollowedByBreak(token: Token): boolean {
  return /[^\s]/u.test(token.after)
}

/** The words of a sentence outside quotation marks. */
export function narrationOf(sentence: Sentence): Token[] {
  return sentence.tokens.filter((token) => !token.isQuoted)
}

/** Whether any word of the sentence is in quotation marks. */
export function hasSpeech(sentence: Sentence): boolean {
  return sentence.tokens.some((token) => token.isQuoted)
}

/** Every word with its neighbours, sentence by sentence, as most rules need it. */
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

/** Whether the word starts a compound that can be owned: "so-called", "A game", "a cappella", "going rate". */
export function isOpeningCompound(token: Token, next: Token | undefined): boolean {
  if (token.text === 'A' || token.after.startsWith('-')) return true
  return /^(?:a (?:cappella|la|priori)|going (?:concern|price|rate))$/u.test(`${token.lower} ${next?.lower ?? ''}`)
}

/** Whether a verb comes after "to", as in "going to wait", and not a place or a thing, as in "going to war". */
export function isToVerb(to: Token | undefined, next: Token | undefined): boolean {
  if (to?.lower !== 'to' || !areTogether(to, next) || !isTagged(next, 'Infinitive')) return false
  return !/^(?:bed|church|hell|jail|school|sea|town|war)$/u.test(next?.lower ?? '')
}

/** Whether only a space separates the two words. */
export function areTogether(token: Token | undefined, next: Token | undefined): boolean {
  return token !== undefined && next !== undefined && /^\s+$/u.test(token.after)
}

/** A set of the words in a string. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}
