import { sendLetterRequest } from '@contracts/send-letter.ts'
import { expect, test } from 'vitest'
import { frameLetter } from '@/features/letter/lib/letter-frame'

const BODY = { subject: 'Salt & <pepper>', html: '<p>Body</p>', text: 'Body' }
const AROUND = { intro: '', siteName: 'Promptory', siteUrl: 'https://promptory.test', sender: '' }

test('a letter says why it comes, from whom, and how to leave, in both its texts', () => {
  const { html, text } = frameLetter(BODY, { ...AROUND, sender: 'Ana Silva, Rua 1, Lisboa' })
  expect(text).toBe(
    'Body\n\n--\nYou get this letter because you confirmed your address at Promptory.\nLeave the list: {{leave}}\nAna Silva, Rua 1, Lisboa, https://promptory.test',
  )
  expect(html).toContain('<a href="{{leave}}"')
  expect(html).toContain('Ana Silva, Rua 1, Lisboa')
  expect(html).toContain('<title>Salt &amp; &lt;pepper&gt;</title>')
  expect(frameLetter(BODY, AROUND).text).toContain('\nPromptory, https://promptory.test')
})

test('words of one’s own come first, as text', () => {
  const { html, text } = frameLetter(BODY, { ...AROUND, intro: '\nDear <all>,\n\nline one\nline two\n' })
  expect(text.startsWith('Dear <all>,\n\nline one\nline two\n\nBody\n')).toBe(true)
  expect(html).toMatch(/>Dear &lt;all&gt;,<\/p>\n<p [^>]+>line one<br>line two<\/p>\n<p>Body<\/p>/)
})

test('the function takes what the page makes', () => {
  const letter = frameLetter(BODY, AROUND)
  expect(sendLetterRequest.safeParse({ does: 'test', ...letter }).success).toBe(true)
})
