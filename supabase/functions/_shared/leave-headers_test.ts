import assert from 'node:assert/strict'
import { leaveHeaders, publicFunctionsUrl } from './leave-headers.ts'

const TOKEN = 'd0000000-0000-4000-8000-000000000001'
const at = (url: string) => ({ url, secretKey: 'x' })

Deno.test('a mail program learns where to post, and what', () => {
  assert.deepEqual(leaveHeaders('https://ref.supabase.co/functions/v1', TOKEN), {
    'List-Unsubscribe': `<https://ref.supabase.co/functions/v1/follow-email-link?leave=${TOKEN}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

Deno.test('functions are at the project, and those of the embedded backend at the site', () => {
  const siteUrl = 'https://your.site'
  for (const [database, found] of [
    [at('https://ref.supabase.co'), 'https://ref.supabase.co/functions/v1'],
    [at('https://localhost.example'), 'https://localhost.example/functions/v1'],
    [at('http://localhost:4173'), 'https://your.site/functions/v1'],
    [at('http://127.0.0.1'), 'https://your.site/functions/v1'],
    [null, null],
  ] as const)
    assert.equal(publicFunctionsUrl({ database, siteUrl }), found)
  const local = publicFunctionsUrl({ database: at('http://localhost:4173'), siteUrl: undefined })
  assert.equal(local, 'http://localhost:4173/functions/v1')
})
