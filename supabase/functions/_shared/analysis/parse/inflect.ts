import nlp from 'compromise/two'

type Model = object
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
      readonly noun: { readonly toPlural: (word: string, model: Model) => string }
    }
  }
}

// The tagger's types do not declare these methods.
const { transform } = (nlp.methods() as Methods).two
const model = nlp.model()

/** "closes" → "close", "went" → "go". */
export const toInfinitive = (word: string): string =>
  transform.verb.toInfinitive(word, model, word.endsWith('s') ? 'PresentTense' : 'PastTense')

/** "close" → "closes". */
export const toThird = (word: string): string => transform.verb.conjugate(word, model).PresentTense

/** "take" → "take", "takes", "took", "taking", "taken". */
export function formsOf(word: string): string[] {
  const { PresentTense, PastTense, Gerund, Participle = PastTense } = transform.verb.conjugate(word, model)
  // Of "skip" the tagger knows "skipping" alone.
  const past = PastTense === word ? Gerund.replace(/ing$/u, 'ed') : PastTense
  return [...new Set([word, PresentTense, PastTense, past, Gerund, Participle])]
}

/** "city" → "cities". */
export const toPlural = (word: string): string => transform.noun.toPlural(word, model)
