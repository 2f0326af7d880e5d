import { ADMIN } from '../../../e2e/support/admin.ts'
import { alive, expect, expectPath, expectText, focused, test, textsOf } from './fixtures.ts'
import type { Tab } from './tab.ts'

// Whole journeys, with a sign-in and an editor of a megabyte each.
test.describe.configure({ mode: 'default', timeout: 120_000 })

async function enter(tab: Tab, password: string): Promise<void> {
  await tab.click('input', 'Email')
  await tab.press('Control+a')
  await tab.type(ADMIN.email)
  await tab.click('input', 'Password')
  await tab.press('Control+a')
  await tab.type(password)
  await tab.press('Enter')
}

async function openEditor(tab: Tab, site: string, title: string): Promise<void> {
  await tab.open(`${site}/admin/blog/new`)
  await enter(tab, ADMIN.password)
  await tab.click('input', /^Title/)
  await tab.type(title)
  await expect.poll(() => tab.evaluate(() => document.querySelector('.tox-edit-area iframe') !== null)).toBe(true)
  await focusText(tab)
}

/** Sets the focus into the text of the editor, at its end. */
async function focusText(tab: Tab): Promise<void> {
  await tab.click('.tox-edit-area iframe')
  await tab.press('Control+End')
}

const inText = (css: string) =>
  [
    ...(document.querySelector<HTMLIFrameElement>('.tox-edit-area iframe')?.contentDocument?.querySelectorAll(css) ??
      []),
  ].length

test('login: wrong, then right, on to where one wanted to go, and out again', async ({ tab, baseURL }) => {
  await tab.open(`${baseURL}/admin/blog`)
  await expectPath(tab, '/admin/login?from=%2Fadmin%2Fblog')
  await enter(tab, 'not this')
  await expectText(tab, 'Invalid login credentials')
  await expect.poll(() => focused(tab)).toBe('Password')
  await enter(tab, ADMIN.password)
  await expectPath(tab, '/admin/blog')
  await tab.reload()
  await expectPath(tab, '/admin/blog')
  await tab.click('button', 'Logout')
  await expectPath(tab, '/admin/login')
  // The browser's own line about the refusal.
  tab.problems.length = 0
})

test('a post is written, kept through a reload, saved and read', async ({ tab, baseURL }) => {
  const title = `t${process.pid}x${Date.now()}`
  await openEditor(tab, baseURL ?? '', title)
  await tab.type('First words.')
  await tab.press('Control+b')
  await tab.type(' Loud ones.')
  await expect.poll(() => tab.evaluate(inText, 'strong')).toBe(1)
  await expect
    .poll(() => tab.evaluate(() => JSON.stringify({ ...localStorage })), { timeout: 10_000 })
    .toContain('Loud ones.')
  await tab.click('button', 'Create Post')
  await expectText(tab, 'Blog post created successfully')
  await tab.open(`${baseURL}/blog/${title}`)
  await alive(tab)
  await expectText(tab, 'First words. Loud ones.', '.article')
  expect((await textsOf(tab, '.article strong')).join().trim()).toBe('Loud ones.')
  tab.problems.length = 0
})

/** Draws a picture, and keeps it for the page's own use. Runs in the page. */
async function drawPicture() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 2000 })
  canvas.getContext('2d')?.fillRect(0, 0, 1600, 2000)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  Object.assign(window, { picture })
}

/**
 * Pastes it: from the clipboard, by the keyboard, where the browser gives pages the pictures in it; WebKitGTK does not,
 * and takes an event with the picture.
 */
async function pastePicture(tab: Tab): Promise<void> {
  const isTaken = await tab.evaluate(() => {
    const { picture } = window as unknown as { picture: Blob }
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([picture], 'shot.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (!paste.clipboardData?.files.length) return false
    document.querySelector<HTMLIFrameElement>('.tox-edit-area iframe')?.contentDocument?.body.dispatchEvent(paste)
    return true
  })
  if (isTaken) return
  // Written with the next press, as browsers want it.
  await tab.evaluate(() => {
    const { picture } = window as unknown as { picture: Blob }
    const write = () =>
      navigator.clipboard
        .write([new ClipboardItem({ 'image/png': picture })])
        .then(() => document.body.toggleAttribute('data-copied', true))
    addEventListener('click', () => void write(), { once: true })
  })
  await tab.click('input', /^Title/)
  await expect.poll(() => tab.evaluate(() => document.body.hasAttribute('data-copied'))).toBe(true)
  await focusText(tab)
  await tab.press('Control+v')
}

/** Drops it as a file: no driver carries one over from outside. */
async function dropPicture(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const { picture } = window as unknown as { picture: Blob }
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([picture], 'shot.png', { type: 'image/png' }))
    document
      .querySelector<HTMLIFrameElement>('.tox-edit-area iframe')
      ?.contentDocument?.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, clientX: 20, clientY: 20, bubbles: true, cancelable: true }),
      )
  })
}

for (const [kind, give] of [
  ['pasted', pastePicture],
  ['dropped', dropPicture],
] as const) {
  test(`a picture that is ${kind} is described, kept and shown to readers`, async ({ tab, baseURL }) => {
    const title = `t${process.pid}x${Date.now()}`
    await openEditor(tab, baseURL ?? '', title)
    await tab.type('A picture. ')
    await tab.evaluate(drawPicture)
    await give(tab)
    await expectText(tab, 'Add a picture', '[role=dialog]')
    await tab.click('[role=dialog] :is(textarea, input)', /What does it show/)
    await tab.type('A tide table')
    await tab.click('[role=dialog] button', 'Add picture')
    await expect.poll(() => tab.evaluate(inText, 'img[alt="A tide table"][width="1600"]'), { timeout: 15_000 }).toBe(1)
    await tab.click('button', 'Create Post')
    await expectText(tab, 'Blog post created successfully')
    await tab.open(`${baseURL}/blog/${title}`)
    await alive(tab)
    const width = () =>
      tab.evaluate(() => document.querySelector<HTMLImageElement>('.article img[alt="A tide table"]')?.naturalWidth)
    await expect.poll(width).toBe(1600)
    tab.problems.length = 0
  })
}
