import type { Mark, Rule, RuleContext } from '../../parse/document.ts'
import { folded } from '../../parse/parse.ts'
import { isInSpeech } from '../../words/phrases.ts'

interface Remark {
  readonly reason: string
  readonly advice: string
  readonly right?: string
}

/** A mistake that learners of English make, and the remark on it. The whole match is marked. */
export interface Pattern {
  readonly pattern: RegExp
  /** Returns undefined if the match is correct after all. */
  readonly remark: (match: RegExpExecArray) => Remark | undefined
}

/** Matches the start of a clause: of the text, of a sentence, or after a clear conjunction. */
export const OPENING = String.raw`(?<=(?:^|[.!?;:]\s{1,3}|\n\s*)(?:(?:and|but|so|because|also|then|now|if|when|for example,?|however,|therefore,|in addition,?|of course,?) )?|, (?:and |but |so |because |if |when )|[\p{L}] (?:because|although|if|when) )`

/** Matches what may follow the last noun of a group, so the noun is not part of a longer name. */
export const NOUN_END = String.raw`(?= (?:that|which|who|are|is|was|were|will|can|could|should|would|must|may|has|have|had|do|does|did|in|on|at|of|for|to|but|with|from|by|because|when|where|if|as|than|about|every|during|without|while|so|then|i|you|he|she|it|we|they)(?![\p{L}'-])|\s?[.,;:!?)]|\s*$)`

/** Alternatives, longest first. */
export const oneOf = (words: Iterable<string>): string =>
  [...words].toSorted((one, other) => other.length - one.length).join('|')

/** Compiles a pattern for folded text: whole words only; a blank matches up to three white space characters. */
export function wholeWords(source: string): RegExp {
  const spaced = source.replaceAll(' ', String.raw`\s{1,3}`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}'-])(?:${spaced})(?![\p{L}\p{N}'-])`, 'gu')
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A wrong phrase with the right one; `$1` is the first group. */
export function instead(source: string, right: string, reason: string): Pattern {
  const fill = (match: RegExpExecArray) =>
    right.replaceAll(/\$(\d)/gu, (_, group: string) => match[Number(group)]?.trim() ?? '').replaceAll(/\s+/gu, ' ')
  // Advice such as `have + the participle` describes a form, so it gets no quotation marks.
  const isWay = /["+]/u.test(right)
  return {
    pattern: wholeWords(source),
    remark: (match) => {
      const said = fill(match)
        .trim()
        .replaceAll(/\b(?:i|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gu, (word) => capitalised(word))
      return isWay
        ? { reason, advice: `Use ${said}.` }
        : { reason, advice: `Write "${said}".`, ...(said.includes('…') ? {} : { right: said }) }
    },
  }
}

/** A rule made of patterns. Ignores speech, because characters may speak as they like. */
export function patternRule(name: string, label: string, weight: number, patterns: readonly Pattern[]): Rule {
  const check = function* (context: RuleContext): Generator<Mark> {
    const text = folded(context.text)
    for (const { pattern, remark } of patterns) {
      for (const match of text.matchAll(pattern)) {
        const said = match[0] === '' || isInSpeech(context, match.index) ? undefined : remark(match)
        if (said) yield { start: match.index, end: match.index + match[0].length, ...said }
      }
    }
  }
  return { name, label, weight, section: 'grammar', check }
}
