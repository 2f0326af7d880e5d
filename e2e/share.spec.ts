import { alive, expect, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

const TEXT = 'The report was wrote by the committee, and nobody read it.'

for (const width of [360, 1440]) {
  test(`a text shared from another app goes where the visitor chooses, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/feedback-tool')
    await alive(page)
    await page.getByRole('textbox', { name: 'Your text', exact: true }).fill('My own unread draft.')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))

    // As the system does it when somebody picks the site in a share sheet.
    await page.evaluate((text) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' })
      form.append(Object.assign(document.createElement('textarea'), { name: 'text', value: text }))
      document.body.append(form)
      form.submit()
    }, TEXT)
    await expect(page.getByRole('heading', { level: 1, name: 'What shall we do with it?' })).toBeVisible()
    await expect(page.getByText(TEXT)).toBeVisible()
    await page.reload()
    await expect(page.getByText(TEXT)).toBeVisible()

    await page.getByRole('button', { name: 'Make a prompt of it' }).click()
    await expect(page.getByLabel('What do you want to achieve?')).toHaveValue(TEXT)
    await expect(page).toHaveURL('/generator')
    await page.goBack()
    await page.getByRole('button', { name: 'Get feedback on it' }).click()
    await expect(page.getByRole('textbox', { name: 'Your text', exact: true })).toHaveValue(TEXT)
    await expect(page).toHaveURL('/feedback-tool')
    // What was there is kept on a sheet, and nothing was sent.
    await page.goto('/write')
    await expect(page.getByText('My own unread draft.').or(page.getByRole('textbox')).first()).toBeVisible()
    expect(asked.filter((what) => /report|wrote/.test(what.replace(/#.*/, '')) && !what.includes('/share'))).toEqual([])
  })
}

test('where nothing was shared, it says what to do', async ({ page }) => {
  await page.goto('/share')
  await expect(page.getByText('Nothing was shared.')).toBeVisible()
})
