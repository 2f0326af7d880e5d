import { expect, test } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { replacementOf } from '../../../supabase/functions/_shared/analysis/replacement.ts'
import TABLE from '../../../supabase/functions/_shared/analysis/words/irregular-verbs.json' with { type: 'json' }
import { DICTIONARY } from './dictionary.ts'
import { CHOICES } from './learner/choices.ts'
import { VERBS } from './learner/verbs.ts'
import { WORDS } from './learner/words.ts'

const marksOf = (text: string) =>
  analyseWriting(text, { dictionary: DICTIONARY }).findings.filter(({ section }) => section === 'grammar')

const corrected = (text: string) =>
  marksOf(text)
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
  ['My feet was wet.', 'My feet were wet.'],
  ['All the passengers was asleep.', 'All the passengers were asleep.'],
  ['There faces were white.', 'Their faces were white.'],
  ['But than I saw the driver.', 'But then I saw the driver.'],
  ['I could not here him.', 'I could not hear him.'],
  ['My hole body was cold.', 'My whole body was cold.'],
  ['It was more heavier as my bag.', 'It was heavier than my bag.'],
  ['He had the same jacket like me.', 'He had the same jacket as me.'],
  ['Me and my brother goes there.', 'My brother and I go there.'],
  ['Our grandparents has a farm.', 'Our grandparents have a farm.'],
  ['There wasn’t hardly any milk.', 'There was hardly any milk.'],
  ['My brother he said no.', 'My brother said no.'],
  ['It can makes you ill.', 'It can make you ill.'],
  ['He sees things that isn’t there.', 'He sees things that aren’t there.'],
  ['Nobody spoke. A old woman sat there.', 'Nobody spoke. An old woman sat there.'],
  ['My heart beated like a drum.', 'My heart beat like a drum.'],
  ['I am living in Lyon since three years.', 'I have been living in Lyon for three years.'],
  ['She don’t answers him.', 'She doesn’t answer him.'],
  ['Is a beautiful place.', 'It is a beautiful place.'],
  ['She told me don’t cry.', 'She told me not to cry.'],
  ['He has a dog very big.', 'He has a very big dog.'],
])('%s', (wrong, right) => {
  expect(corrected(wrong)).toBe(right)
})

test.each([
  'The chaperone paid per capita at the laundrette.',
  'Theo threw the frisbee to his dog.',
  'She plays vinyl on a turntable.',
  'It rained all weekend, all term and all trip.',
  'He held a lamp in one hand. She arrived to find the door open.',
  'I lost contact with her. On the evening I met her, it rained.',
  'He looked him in the eye. The might of the sea broke over us.',
  'I wonder if he would have stayed. When does a mistake become a habit?',
  'Do what you have to to live. The only one I was was late.',
  'He bought six pair of trousers. Some one had left, and I did not see any one.',
  'He said “Sh!” and closed the door.',
  'She snuck out to the verandah. He pled guilty. The ramen and the influencer were glitchy.',
  'The two integrations need a OneDrive account and an Xbox.',
  'A projector that none of us could lift was the first thing we bought. Ours is a small club.',
])('leaves alone: %s', (text) => {
  expect(corrected(text)).toBe(text)
})

test('knows the past of every irregular verb', () => {
  const pasts = TABLE.flatMap((row) => row.split(' ')[1] ?? []).filter((past) => past !== 'was')
  expect(pasts.filter((past) => corrected(`She ${past} it there.`) !== `She ${past} it there.`)).toEqual([])
})

test('what it advises never makes a new mark where it stands', () => {
  const sentences = [CHOICES, VERBS, WORDS].flatMap((rules) => Object.values(rules).flatMap(({ wrong }) => wrong))
  const worse = sentences.flatMap(([sentence]) =>
    marksOf(sentence).flatMap((mark) => {
      const change = replacementOf(mark)
      if (!change) return []
      const end = change.start + change.text.length
      const after = sentence.slice(0, change.start) + change.text + sentence.slice(change.end)
      return marksOf(after)
        .filter((other) => other.start < end && change.start < other.end)
        .map((other) => `${after} ${other.rule}`)
    }),
  )
  expect(worse).toEqual([])
})
