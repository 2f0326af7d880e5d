import { expect, test } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { replacementOf } from '../../../supabase/functions/_shared/analysis/replacement.ts'
import { DICTIONARY } from './dictionary.ts'

const corrected = (text: string) =>
  analyseWriting(text, { dictionary: DICTIONARY })
    .findings.filter(({ section }) => section === 'grammar')
    .flatMap((finding) => replacementOf(finding) ?? [])
    .toSorted((one, other) => other.start - one.start)
    .reduce((so, { start, end, text: right }) => so.slice(0, start) + right + so.slice(end), text)

test.each([
  ['It was an impotant day for the prople here.', 'It was an important day for the people here.'],
  ['She is stonger than her brother.', 'She is stronger than her brother.'],
  ['The map was helpfull, altough it was old.', 'The map was helpful, although it was old.'],
  ['My german aunt comes on sunday.', 'My German aunt comes on Sunday.'],
  ['The boxs stood where the familys lived.', 'The boxes stood where the families lived.'],
  ['Altough it rained, we walked.', 'Although it rained, we walked.'],
  ['We waited for Theo until theo came by bike.', 'We waited for Theo until Theo came by bike.'],
  ['The window doesn’t closes in winter.', 'The window doesn’t close in winter.'],
  ['There were several reason for the delay.', 'There were several reasons for the delay.'],
  ['On the way home We forgot the milk.', 'On the way home. We forgot the milk.'],
])('%s', (wrong, right) => {
  expect(corrected(wrong)).toBe(right)
})

test.each([
  'The chaperone paid per capita at the laundrette.',
  'Theo threw the frisbee to his dog.',
  'She plays vinyl on a turntable.',
])('leaves alone: %s', (text) => {
  expect(corrected(text)).toBe(text)
})
