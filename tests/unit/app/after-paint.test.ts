import { afterEach, expect, test, vi } from 'vitest'

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const boot = (entry: string) => {
  const element = document.getElementById('boot') ?? document.createElement('script')
  Object.assign(element, { id: 'boot', type: 'application/json' })
  element.textContent = JSON.stringify({ entry, preload: [], styles: '/all.css' })
  document.body.append(element)
}
const sheets = () => document.head.querySelectorAll('link[rel=stylesheet]')

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  delete document.documentElement.dataset.begun
})

test('scripts that do not come are asked for again at the next press', async () => {
  boot(script('throw new Error("gone")'))
  const { start } = await import('@/after-paint')
  start()
  start()
  expect(sheets()).toHaveLength(1)
  sheets()[0]?.dispatchEvent(new Event('load'))
  boot(script('document.documentElement.dataset.begun = ""'))
  await vi.waitFor(() => {
    document.body.click()
    expect(sheets()).toHaveLength(2)
  })
  sheets()[1]?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(document.documentElement.dataset).toHaveProperty('begun'))
  document.body.click()
  expect(sheets()).toHaveLength(2)
})
