import postgres from 'postgres'
import { runningServerUrl } from '../scripts/backend/postgres-server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { ADMIN, heading, signIn, toast } from './support/admin.ts'
import { backendKeys, DATA_DIR } from './support/backend.ts'
import { headerOf, mailsTo } from './support/mail.ts'
import { unique } from './support/post-editor.ts'

test('a letter from the sign-up to the way off the list', { tag: '@core' }, async ({ page, request, context }) => {
  const mark = unique()
  const reader = `reader-${mark}@example.org`
  const dead = `dead-${mark}@example.org`
  const others = Array.from({ length: 6 }, (_, n) => `n${n}-${mark}@example.org`)
  const sql = postgres(runningServerUrl(DATA_DIR) ?? '', { max: 1 })
  try {
    // A visitor leaves an address, and is asked by mail whether it is theirs.
    const { publishableKey } = backendKeys()
    const joined = await request.post('/functions/v1/join-email-list', {
      headers: { apikey: publishableKey },
      data: { list: 'newsletter', email: reader },
    })
    expect(joined.status()).toBe(200)
    await expect.poll(async () => (await mailsTo(reader)).length).toBe(1)
    const [question] = await mailsTo(reader)
    const confirm = /\/newsletter\?confirm=[\da-f-]{36}/.exec(question?.text ?? '')?.[0]
    await page.goto(String(confirm))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await sql`insert into private.email_signups (list, email, confirmed_at)
      select 'newsletter', e, now() from unnest(${[dead, ...others]}::text[]) e`

    // The week's prompts, seen as a mail.
    await signIn(page)
    await page.getByRole('link', { name: 'Letter', exact: true }).click()
    await expect(heading(page)).toHaveText('Letter')
    const mail = page.frameLocator('iframe[title="The letter on a wide screen"]')
    await expect(mail.getByText(/^Sunday: /)).toBeVisible()
    await page.getByLabel('Subject').fill(mark)
    await page.getByLabel(/^First words/).fill('Dear readers,')
    await expect(mail.getByText('Dear readers,')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Narrow' }).click()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Plain text' }).click()
    await expect(page.getByText(/^Dear readers,\s+Monday: /)).toBeVisible()

    // What was typed outlives a reload.
    await page.reload()
    await expect(page.getByLabel('Subject')).toHaveValue(mark)
    await page.getByRole('button', { name: 'Send a test to me' }).click()
    await expect(toast(page, `Test sent to ${ADMIN.email}`)).toBeVisible()
    expect((await mailsTo(ADMIN.email)).map(({ subject }) => subject)).toContain(`[Test] ${mark}`)

    await page.getByRole('button', { name: 'Send...' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Send the letter' })
    await expect(dialog).toContainText(`“${mark}” goes to 8 addresses.`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send to 8 addresses' }).click()
    await expect(toast(page, 'The letter is on its way')).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('')
    const letter = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: mark }) })
    await expect(letter.getByText('Done')).toBeVisible()
    await expect(letter.getByRole('definition')).toHaveText(['7', '1'])
    await letter.getByText('Why not').click()
    await expect(letter.getByText(`${dead}: refused (422:`)).toContainText('no such mailbox')
    for (const address of others) expect(await mailsTo(address)).toHaveLength(1)
    expect(await mailsTo(dead)).toHaveLength(0)
    await expectAccessible(page)

    // One press in a mail program, which has neither cookies nor our origin.
    const letters = await mailsTo(reader)
    expect(letters).toHaveLength(2)
    const [, arrived] = letters
    if (!arrived) throw new Error('No letter has come.')
    expect(arrived.html).toContain('Dear readers,')
    expect(headerOf(arrived, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const address = /^<([^>]+)>$/.exec(headerOf(arrived, 'List-Unsubscribe'))?.[1] ?? ''
    await context.clearCookies()
    const press = () => request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(await (await press()).json()).toEqual({ list: 'newsletter' })
    expect(await (await press()).json()).toEqual({ list: null })
    await page.reload()
    await expect(letter.getByText('Off the list since')).toBeVisible()
  } finally {
    await sql`delete from private.email_signups where email like ${`%${mark}%`}`
    await sql.end()
  }
})
