import nlp from 'compromise/two'

interface Model {
  readonly one: { readonly lexicon: Readonly<Record<string, string | readonly string[]>> }
}
interface Forms {
  readonly PresentTense: string
  readonly PastTense: string
  readonly Gerund: string
  readonly Participle?: string
}
interface Methods {
  readonly two: {
    readonly transform: {
      readonly verb: {
        readonly toInfinitive: (word: string, model: Model, tense: 'PastTense' | 'PresentTense') => string
        readonly conjugate: (word: string, model: Model) => Forms
      }
    }
  }
}

// The tagger's types do not declare these methods.
const { transform } = (nlp.methods() as Methods).two
const model = nlp.model() as unknown as Model

/** "closes" → "close", "went" → "go". */
export const toInfinitive = (word: string): string =>
  transform.verb.toInfinitive(word, model, word.endsWith('s') ? 'PresentTense' : 'PastTense')

/** What the tagger's word list says of a word by itself, without the sentence around it, such as "Plural". */
export function listedAs(word: string): string {
  const tags = Object.hasOwn(model.one.lexicon, word) ? model.one.lexicon[word] : undefined
  return typeof tags === 'string' ? tags : (tags?.[0] ?? '')
}

/** "take" → "take", "takes", "took", "taking", "taken". */
export function formsOf(word: string): string[] {
  const { PresentTense, PastTense, Gerund, Participle = PastTense } = transform.verb.conjugate(word, model)
  // Of "skip" the tagger knows "skipping" alone.
  const past = PastTense === word ? Gerund.replace(/ing$/u, 'ed') : PastTense
  return [...new Set([word, PresentTense, PastTense, past, Gerund, Participle])]
}
