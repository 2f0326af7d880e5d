import type { APIRequestContext, Page } from '@playwright/test'
import { test as base, expect } from '../fixtures.ts'
import { SEEDED_ADMIN } from './accounts.ts'
import { backendKeys } from './backend.ts'

let count = 0
/** A text that no other post holds: tests run side by side in one database. */
export const unique = () => `t${process.pid}x${Date.now()}x${(count += 1)}`

export const POSTS_CALL = '**/rest/v1/blog_posts**'

export const dialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const title = (page: Page) => page.getByLabel('Title*')
export const slug = (page: Page) => page.getByLabel('Slug*')
/** The editor's frame, which has the focus while its text has. */
export const textFrame = (page: Page) => page.locator('.tox-edit-area iframe')
// Before the editor is there its frame has an empty body, and what is typed into that one is lost.
export const richText = (page: Page) => page.frameLocator('.tox-edit-area iframe').locator('body[contenteditable=true]')
export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('promptory:post-draft')))

/**
 * The journeys' test, for pages whose console always holds the browser's own line about a call that failed: among them
 * the editor's key, which there is none of.
 */
export const test = base.extend({
  problems: async ({ problems, page }, run) => {
    await run(problems)
    // The line of a call that is still under way can come late.
    await page.close()
    problems.splice(0, problems.length, ...problems.filter((text) => !text.startsWith('Failed to load resource')))
  },
})

/** The table of posts, as an admin reaches it whom no test signs out. */
export async function api(request: APIRequestContext) {
  const { publishableKey } = backendKeys()
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: SEEDED_ADMIN,
  })
  const { access_token: token } = await answer.json()
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, prefer: 'return=representation' }
  return {
    async create(changes: Record<string, unknown> = {}) {
      const name = unique()
      const data = { title: `Post ${name}`, slug: name, content: '<p>First words.</p>', ...changes }
      const made = await request.post('/rest/v1/blog_posts?select=id,slug,title', { headers, data })
      expect(made.status()).toBe(201)
      return (await made.json())[0] as { id: string; slug: string; title: string }
    },
    async update(id: string, data: Record<string, unknown>) {
      const done = await request.patch(`/rest/v1/blog_posts?id=eq.${id}&select=id`, { headers, data })
      expect(await done.json()).toHaveLength(1)
    },
    async remove(id: string) {
      await request.delete(`/rest/v1/blog_posts?id=eq.${id}&select=id`, { headers })
    },
    async read(where: string) {
      const found = await request.get(
        `/rest/v1/blog_posts?${where}&select=id,slug,title,content,excerpt,read_time,version`,
        { headers },
      )
      return (await found.json()) as { title: string; content: string; excerpt: null; read_time: string }[]
    },
  }
}

/** Adds to the end of the text, in the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await richText(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}
