import { expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { composeFeedback } from '../../../supabase/functions/_shared/analysis/compose-feedback.ts'
import { GOLDEN_TEXTS } from '../../../supabase/functions/_shared/testing/analysis-texts.ts'
import { DICTIONARY } from './dictionary.ts'

// The functions' own test reads the same file: one text, one answer, wherever it is analysed.
it('answers as the golden file says (after a wanted change: vitest --update)', { timeout: 60_000 }, async () => {
  const answers = GOLDEN_TEXTS.map((text) => {
    const analysis = analyseWriting(text, { dictionary: DICTIONARY })
    return { analysis, feedback: composeFeedback(text, analysis) }
  })
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot(
    '../../../supabase/functions/_shared/testing/analysis.gen.json',
  )
})
