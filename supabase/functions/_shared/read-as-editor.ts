import { analyseWriting } from './analysis/analyse-writing.ts'
import { composeFeedback } from './analysis/compose-feedback.ts'
import type { Dictionary } from './analysis/types.ts'
import type { FeedbackSections } from './contracts/analyze-feedback.ts'

let dictionary: Promise<Dictionary | undefined> | undefined

/** The spelling dictionary; undefined if its files were not deployed. Spelling is not checked then. */
async function loadDictionary(): Promise<Dictionary | undefined> {
  try {
    const [{ default: files }, { WORD_FREQUENCIES }] = await Promise.all([
      import('dictionary-en'),
      import('./analysis/spelling/word-frequencies.ts'),
    ])
    return { ...files, frequencies: WORD_FREQUENCIES }
  } catch {
    return undefined
  }
}

/** Feedback on a text by the analysis that ships with the site. */
export async function readAsEditor(text: string): Promise<FeedbackSections> {
  // Loaded with the first text, not when the function starts.
  const files = await (dictionary ??= loadDictionary())
  const { clarity, creativity, grammar, suggestions } = composeFeedback(
    text,
    analyseWriting(text, files ? { dictionary: files } : {}),
  )
  return { clarity, creativity, grammar, suggestions }
}
