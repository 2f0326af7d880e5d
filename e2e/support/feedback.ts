import type { Page, Route } from '@playwright/test'
import { alive } from '../fixtures.ts'

export const TEXT = `It was decided by the committee that the old bridge would be closed. I could of told them that it was a bad idea, but nobody asked.

“You’re late,” she said, and she pushed a boiled egg across the oilcloth like a chess player giving up a bishop. Outside the taxi was waiting with it’s engine on.`
export const ANSWER = {
  clarity: 'Two paragraphs.\nThe passive: "It was decided by the committee".',
  creativity: 'What works: “like a chess player giving up a bishop”. Nobody else would have said it.',
  grammar: "Heard, not written: “could of”.\nThe apostrophe: “it's engine”.",
  suggestions: 'Begin with “It was decided by the committee that the old bridge would be closed.”',
  source: 'builtin',
}

export const readsWith = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/functions/v1/analyze-feedback', answer)
export const reads = (page: Page, body: object = ANSWER, status = 200) =>
  readsWith(page, (route) => route.fulfill({ status, json: body }))

export async function openTool(page: Page, fragment = '') {
  await page.goto(`/feedback-tool${fragment}`)
  await alive(page)
}
export const field = (page: Page) => page.getByLabel('Your text', { exact: true })
export const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze My Writing' })
export const result = (page: Page) => page.getByRole('heading', { name: 'Your text with notes' })

/** How many of this device's readings are in the writing history. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // What a slow server has not taken is sent again.
    window.dispatchEvent(new Event('online'))
    const analyses: { history?: { state: string } }[] = JSON.parse(localStorage.getItem('promptory:analyses') ?? '[]')
    return analyses.filter(({ history }) => history?.state === 'kept').length
  })
