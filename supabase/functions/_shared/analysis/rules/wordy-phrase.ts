import type { Rule } from '../parse/document.ts'
import { isInSpeech, phraseFinder } from '../words/phrases.ts'
import WORDY from '../words/wordy.json' with { type: 'json' }

const find = phraseFinder(Object.entries(WORDY))

/** Whether the entry is an instruction instead of the shorter phrase itself. */
const isWording = (entry: string) => /^"|^one adverb|^only |^the (?!same)/u.test(entry)

/** Phrases that a shorter one can replace. */
export const wordyPhrase: Rule = {
  name: 'wordy-phrase',
  label: 'wordy phrase',
  weight: 6,
  section: 'clarity',
  check: (context) =>
    find(context)
      .filter(({ start }) => !isInSpeech(context, start))
      .map(({ start, end, entry }) => ({
        start,
        end,
        reason: 'This can be shorter.',
        advice: entry.startsWith('Leave') ? `${entry}.` : isWording(entry) ? `Use ${entry}.` : `Write "${entry}".`,
      })),
}
