import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import files from 'dictionary-en'
import { GOLDEN_TEXTS } from '../testing/analysis-texts.ts'
import { analyseWriting } from './analyse-writing.ts'
import { composeFeedback } from './compose-feedback.ts'
import { WORD_FREQUENCIES } from './spelling/word-frequencies.ts'

const dictionary = { ...files, frequencies: WORD_FREQUENCIES }

Deno.test('the analysis answers here as it does in the browser', async () => {
  const golden = JSON.parse(await readFile(new URL('../testing/analysis.gen.json', import.meta.url), 'utf8'))
  const answers = GOLDEN_TEXTS.map((text) => {
    const analysis = analyseWriting(text, { dictionary })
    return { analysis, feedback: composeFeedback(text, analysis) }
  })
  assert.deepEqual(JSON.parse(JSON.stringify(answers)), golden)
})
