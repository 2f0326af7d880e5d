import { expect, test } from 'vitest'
import { signupsFile } from '@/features/signups/lib/signups-file'

test('an address that looks like a formula is none, and each has its way off the list', () => {
  const row = { list: 'pro', email: '=cmd|x@a.example', created_at: '2026-11-01', confirmed_at: null, token: 't"1' }
  expect(signupsFile([row], (token) => `https://a.example/${token}`)).toBe(
    `\ufeff"list","email","added","confirmed","leave"\r\n"pro","'=cmd|x@a.example","2026-11-01","","https://a.example/t""1"\r\n`,
  )
})

// Some spreadsheets part fields at semicolons or tabs: what then begins a field is no formula either.
test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1'])('%j begins no field of the file', (begin) => {
  const email = `${begin};=cmd|x@a.example`
  const row = { list: 'pro', email, created_at: '2026-11-01', confirmed_at: null, token: 't' }
  const file = signupsFile([row], (token) => token)
  expect(file).toContain(`"'${email}"`)
})
