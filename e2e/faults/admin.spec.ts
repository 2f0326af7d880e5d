import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ADMIN, storeSession } from '../support/admin.ts'
import { api } from '../support/post-editor.ts'
import { type Fault, faultyBackend, waitOut } from './backend.ts'
import { STORAGES, type StorageState, setStorage } from './device.ts'
import { clearToasts, combination, expectSound, faultsWith, forgiveNetwork } from './matrix.ts'

const POST = { title: 'Forbid the first answer', slug: 'forbid-the-first-answer' }

test.afterEach(({ problems }) => forgiveNetwork(problems))

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByLabel('Title*')
const content = (page: Page) => page.locator('textarea[name=content]')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Signs in by hand: the session lives in the page where storage does not take it. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await email(page).fill(ADMIN.email)
  await password(page).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Admin Dashboard')).toBeVisible()
}

async function expectFailure(page: Page, fault: Fault, begins: string): Promise<void> {
  await waitOut(page, fault)
  await expect(page.locator('[data-toast=error]', { hasText: begins }).last()).toBeVisible()
  await clearToasts(page)
}

/** A plain field in place of the editor, which is as much the form's and comes at once. */
const withoutEditor = (page: Page) => page.route(/\/assets\/tinymce-bundle/, (route) => route.abort())

async function openList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Content Management' }).click()
  await expect(heading(page, 'Blog Management')).toBeVisible()
}

async function begin(page: Page, storage: StorageState) {
  await setStorage(page, storage)
  const backend = await faultyBackend(page)
  await withoutEditor(page)
  return backend
}

for (const storage of STORAGES) {
  const state = `storage ${storage}`
  const faults = faultsWith(storage)

  test(`login, ${state}`, async ({ page }) => {
    const backend = await begin(page, storage)
    await page.goto('/admin/login')
    for (const fault of faults) {
      await combination('/admin/login', [state, `login ${fault}`], async () => {
        backend.fault = fault
        await email(page).fill(ADMIN.email)
        await password(page).fill(ADMIN.password)
        await page.keyboard.press('Enter')
        await expectFailure(page, fault, 'Failed to login. Please check your credentials.')
        await expectSound(page, 'Admin Login')
        await expect(email(page)).toHaveValue(ADMIN.email)
        await expect(password(page)).toHaveValue(ADMIN.password)
        await expect(button(page, 'Login to Admin')).toHaveAttribute('aria-disabled', 'false')
      })
    }
  })

  for (const path of ['/admin', '/admin/login', '/admin/blog', '/admin/blog/new', `/admin/blog/edit/${POST.slug}`]) {
    test(`${path} from its address, ${state}`, async ({ page }) => {
      if (storage !== 'throwing') await storeSession(page)
      const backend = await begin(page, storage)
      for (const fault of faults) {
        await combination(path, [state, `loading ${fault}`], async () => {
          backend.fault = fault
          backend.calls.length = 0
          await page.goto(path)
          // Without a session the login is shown, and nobody is asked.
          if (storage !== 'throwing') await expect.poll(() => backend.calls.length).toBeGreaterThan(0)
          await waitOut(page, fault)
          await expectSound(page)
        })
      }
    })
  }

  test(`list of posts once inside, ${state}`, async ({ page }) => {
    const backend = await begin(page, storage)
    await signIn(page)
    for (const fault of faults) {
      await combination('/admin/blog', [state, `list and search ${fault}`], async () => {
        backend.fault = fault
        await openList(page)
        const failure = page.getByText('Error loading blog posts. Please try again.')
        await waitOut(page, fault)
        await expect(failure).toBeVisible()
        backend.calls.length = 0
        await page.getByLabel('Search posts').fill('first answer')
        await expect(page).toHaveURL(/q=first/)
        // The search is asked for before the backend works again.
        await expect.poll(() => backend.calls.some((call) => call.includes('/rpc/admin_blog_posts'))).toBe(true)
        await waitOut(page, fault)
        await expect(failure).toBeVisible()
        await expectSound(page, 'Blog Management')
        await expect(page.getByLabel('Search posts')).toHaveValue('first answer')
        backend.fault = undefined
        await button(page, 'Retry').click()
        await expect(page.getByRole('link', { name: POST.title, exact: true })).toBeVisible()
        await page.evaluate(() => history.back())
        await expect(heading(page, 'Admin Dashboard')).toBeVisible()
      })
    }
  })

  test(`new post once inside, ${state}`, async ({ page }) => {
    const backend = await begin(page, storage)
    await signIn(page)
    await openList(page)
    backend.fault = 'hung'
    await page.getByRole('link', { name: 'New Post' }).click()
    await page.clock.runFor(10_000)
    await title(page).fill('Half a thought')
    await content(page).fill('<p>And more.</p>')
    for (const fault of faults) {
      await combination('/admin/blog/new', [state, `save ${fault}`], async () => {
        backend.fault = fault
        await button(page, 'Create Post').click()
        await expectFailure(page, fault, 'Failed to create post')
        await expectSound(page, 'Create Blog Post')
        await expect(title(page)).toHaveValue('Half a thought')
        await expect(content(page)).toHaveValue('<p>And more.</p>')
        await expect(button(page, 'Create Post')).toHaveAttribute('aria-disabled', 'false')
      })
    }
  })

  test(`edit post once inside, ${state}`, async ({ page, request }) => {
    // The newest stands first in the list.
    const post = await (await api(request)).create()
    const backend = await begin(page, storage)
    await signIn(page)
    await openList(page)
    const edit = page.getByRole('link', { name: `Edit ${post.title}` })
    for (const fault of faults) {
      await combination('/admin/blog/edit/:slug', [state, `opening ${fault}`], async () => {
        await expect(edit).toBeVisible()
        backend.fault = fault
        backend.calls.length = 0
        await edit.click()
        // The form's script comes first. The list may still ask for something: only the post's own call counts.
        await expect.poll(() => backend.calls.some((call) => call.includes(`slug=eq.${post.slug}`))).toBe(true)
        await waitOut(page, fault)
        await expectSound(page, 'Post Not Found')
        backend.fault = undefined
        if (fault !== faults.at(-1)) await page.getByRole('link', { name: 'Back to Blog Management' }).click()
      })
    }
    await button(page, 'Retry').click()
    await title(page).fill('Changed')
    await expect(content(page)).toBeVisible()
    for (const fault of faults) {
      await combination('/admin/blog/edit/:slug', [state, `save ${fault}`], async () => {
        backend.fault = fault
        await button(page, 'Update Post').click()
        await expectFailure(page, fault, 'Failed to update post')
        await expectSound(page, 'Edit Blog Post')
        await expect(title(page)).toHaveValue('Changed')
      })
    }
  })
}
