import assert from 'node:assert/strict'
import { ApiError } from '../_shared/http.ts'
import { pause } from '../_shared/time-limit.ts'
import { type CatalogueOptions, CATALOGUE_TTL_MS, createCatalogue } from './catalogue.ts'
import { readSearchFiles, SEARCH_WORDS_PATH } from './search-file.ts'
import { FILE, FILE_BEFORE, FILES, filesOf, startSite, WORDS_BEFORE } from './test-handler.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** A catalogue of a site; the test sets the site's answers and the clock. */
function withCatalogue(
  test: (parts: {
    open: ReturnType<typeof createCatalogue>
    asked: readonly (string | null)[]
    answer: (answer: Answer | undefined) => void
    pass: (milliseconds: number) => void
  }) => Promise<void>,
  options: Partial<CatalogueOptions> = {},
): () => Promise<void> {
  return async () => {
    let own: Answer | undefined
    const usual = startSite()
    const site = startSite((request) => {
      if (own) return own(request)
      return fetch(request.url.replace(/:\d+/, `:${new URL(usual.url).port}`), { headers: request.headers })
    })
    let time = 1_000_000
    try {
      await test({
        open: createCatalogue({ siteUrl: site.url, now: () => time, ...options }),
        asked: site.asked,
        answer: (answer) => {
          own = answer
        },
        pass: (milliseconds) => {
          time += milliseconds
        },
      })
    } finally {
      await Promise.all([site.stop(), usual.stop()])
    }
  }
}

Deno.test(
  'reads the file once, however many come, and asks anew by its tag',
  withCatalogue(async ({ open, asked, pass }) => {
    const [first] = await Promise.all(Array.from({ length: 20 }, open))
    assert.equal(first?.prompts.length, 251)
    pass(CATALOGUE_TTL_MS - 1)
    await open()
    assert.deepEqual(asked, [null])
    pass(1)
    assert.equal(await open(), first)
    assert.deepEqual(asked, [null, '"one"'])
  }),
)

Deno.test(
  'a newer file takes the place of the old one',
  withCatalogue(async ({ open, answer, pass }) => {
    await open()
    answer(() => Response.json({ ...FILE, pages: FILE.pages.slice(0, 1) }))
    pass(CATALOGUE_TTL_MS)
    assert.equal((await open()).prompts.length, 3)
  }),
)

const load = async (path: string) => FILES[path]

Deno.test('a site of the build before gives the same prompts', async () => {
  const before = await readSearchFiles(FILE_BEFORE, async (path) => {
    assert.equal(path, SEARCH_WORDS_PATH)
    return WORDS_BEFORE
  })
  assert.deepEqual(before, await readSearchFiles(FILE, load))
})

Deno.test('files of two builds are not read together', async () => {
  const others = filesOf('two')
  for (const other of Object.keys(FILES))
    await assert.rejects(() => readSearchFiles(FILE, async (path) => (path === other ? others : FILES)[path]))
})

/** Does not answer before the function has hung up. */
const hangs: Answer = async ({ signal }) => {
  await pause(10_000, signal)
  return Response.json(FILE)
}

const FAILURES: [string, Answer][] = [
  ['answers 500', () => new Response('', { status: 500 })],
  ['answers with a page', () => new Response('<h1>Hello</h1>')],
  ['answers with another form', () => Response.json({ version: 9, prompts: [] })],
  ['answers 304 out of the blue', () => new Response(null, { status: 304 })],
  ['hangs', hangs],
  ['sends far too much', () => new Response(JSON.stringify(FILE).padEnd(17 * 1024 * 1024))],
]
for (const [name, failing] of FAILURES) {
  Deno.test(
    `a site that ${name}: an error where nothing is known, else what is known`,
    withCatalogue(
      async ({ open, asked, answer, pass }) => {
        answer(failing)
        await assert.rejects(open, (error: ApiError) => error.code === 'service_unavailable')
        await assert.rejects(open)
        // The site is not asked again for a while.
        assert.equal(asked.length, 1)
        pass(10_000)
        answer(undefined)
        const known = await open()
        answer(failing)
        pass(CATALOGUE_TTL_MS)
        if (!name.includes('304')) assert.equal(await open(), known)
      },
      // Without one, the usual limit of several seconds holds.
      failing === hangs ? { timeoutMs: 2_500 } : {},
    ),
  )
}

Deno.test('an address where nobody listens', async () => {
  const open = createCatalogue({ siteUrl: 'http://127.0.0.1:9' })
  await assert.rejects(open, (error: ApiError) => error.status === 503 && error.detail === 'site_unreachable')
})
