import { expect, test } from 'vitest'
import { signupsFile } from '@/features/email-lists/lib/signups-file'

test('an address that looks like a formula is none, and each has its way off the list', () => {
  const row = { list: 'pro', email: '=cmd|x@a.example', created_at: '2026-11-01', confirmed_at: null, token: 't"1' }
  expect(signupsFile([row], (token) => `https://a.example/${token}`)).toBe(
    `list,email,added,confirmed,leave\r\npro,'=cmd|x@a.example,2026-11-01,,"https://a.example/t""1"\r\n`,
  )
})
