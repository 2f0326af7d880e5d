import { alive, expect, test } from './fixtures'

test('a step is ticked, and ticked still after a reload', async ({ page }) => {
  await page.goto('/plans')
  await alive(page)
  await page.getByRole('main').getByRole('link', { name: 'A Job in Four Weeks' }).click()
  await page.getByRole('button', { name: 'Done: Write down what you did' }).click()
  await page.reload()
  await alive(page)
  await expect(page.getByRole('heading', { name: 'Next: step 2, Choose three ads' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done: Write down what you did' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
