import type { Rule } from '../parse/document.ts'
import { hasSpeech, isTagged, wordSet } from '../parse/query.ts'
import { FILTERS } from '../words/lists.ts'

const WATCHERS = wordSet('i he she they we')
const MIN_TIMES = 3
const MIN_PER_100 = 1.5
const AFTER = wordSet('that the a an his her their my how as if something someone somebody')

/** Verbs such as "saw" that put a watcher between the reader and the scene; only in stories, only if they pile up. */
export const filterWords: Rule = {
  name: 'filter-words',
  label: 'filter words',
  weight: 6.5,
  section: 'creativity',
  check: ({ sentences, kind, words }) => {
    if (kind !== 'story') return []
    const marks = sentences
      .filter((sentence) => !hasSpeech(sentence))
      .flatMap(({ tokens }) =>
        tokens.flatMap((token, at) => {
          const verb = tokens[at + 1]
          const next = tokens[at + 2]
          if (!WATCHERS.has(token.lower) && !isTagged(token, 'Person')) return []
          if (!verb || !next || !FILTERS.has(verb.lower) || !AFTER.has(next.lower)) return []
          return {
            start: token.start,
            end: next.end,
            reason: `"${verb.lower}" is not needed here. Readers know who sees or hears it.`,
            advice: 'Tell what happened, without it.',
          }
        }),
      )
    return marks.length >= MIN_TIMES && (marks.length * 100) / words >= MIN_PER_100 ? marks : []
  },
}
