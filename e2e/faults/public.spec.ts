import type { Page } from '@playwright/test'
import { alive, expect, test } from '../fixtures.ts'
import { FAULT_NAMES, faultyBackend, waitOut } from './backend.ts'
import { STORAGES, setStorage } from './device.ts'
import { combination, expectSound, forgiveNetwork, isFull } from './matrix.ts'
import { PUBLIC_PAGES, type PublicPage } from './pages.ts'
import { copyEverywhere, TASKS } from './tasks.ts'

test.afterEach(({ problems }) => forgiveNetwork(problems))

test('the matrix has all kinds of pages', () => {
  const count = (isOn: (page: PublicPage) => boolean) => PUBLIC_PAGES.filter(isOn).length
  expect(PUBLIC_PAGES.length).toBeGreaterThanOrEqual(isFull ? 75 : 20)
  expect(count(({ asksOnLoad }) => asksOnLoad)).toBeGreaterThanOrEqual(isFull ? 15 : 3)
  expect(count(({ hasGenerator }) => hasGenerator)).toBeGreaterThanOrEqual(isFull ? 14 : 5)
  expect(count(({ hasFeedback }) => hasFeedback)).toBe(1)
  expect(count(({ hasSignUp }) => hasSignUp)).toBeGreaterThanOrEqual(2)
})

/** One button of each kind that copies; those that appear with an answer are pressed with it. */
async function copyButtons(page: Page) {
  // "Edit a copy" leads to a page.
  const buttons = page.locator('main button:visible:enabled').filter({ hasText: /copy/i, hasNotText: 'Edit a copy' })
  const names = new Set(await buttons.allInnerTexts())
  return [...names].map((name) => ({ name, button: buttons.filter({ hasText: name }).first() }))
}

/** In the daily run storage and page are paired instead of multiplied. */
const storagesOf = (index: number) => (isFull ? STORAGES : [STORAGES[index % STORAGES.length] ?? 'usual'])

/** In the daily run a task meets every fault on the first page that has it, and one on each of the others. */
function faultsOf(task: (typeof TASKS)[number], built: PublicPage, index: number) {
  const isFirst = PUBLIC_PAGES.find(task.isOn) === built
  return isFull || isFirst ? FAULT_NAMES : [FAULT_NAMES[index % FAULT_NAMES.length] ?? 'refused']
}

for (const [index, built] of PUBLIC_PAGES.entries()) {
  for (const storage of storagesOf(index)) {
    const { path, heading, asksOnLoad } = built
    test(`${path}, storage ${storage}`, async ({ page }) => {
      await setStorage(page, storage)
      const backend = await faultyBackend(page)
      const open = async () => {
        // The page before may still ask for something: its calls are none of this one's.
        await page.goto('about:blank')
        backend.calls.length = 0
        await page.goto(path)
        await alive(page)
      }
      const state = `storage ${storage}`

      // A page that asks for nothing cannot be hurt: one load shows it for every fault.
      for (const fault of asksOnLoad ? FAULT_NAMES : (['refused'] as const)) {
        backend.fault = fault
        await combination(path, [state, asksOnLoad ? `loading ${fault}` : 'asks for nothing'], async () => {
          await open()
          if (asksOnLoad) await expect.poll(() => backend.calls.length).toBeGreaterThan(0)
          await waitOut(page, fault)
          await expectSound(page, heading)
          if (!asksOnLoad) expect(backend.calls).toEqual([])
          backend.calls.length = 0
        })
      }
      const buttons = await copyButtons(page)
      // Of many buttons the first one where storage is the matter: what copying keeps is the same for all.
      for (const { name, button } of storage === 'usual' ? buttons : buttons.slice(0, 1)) {
        await copyEverywhere(page, path, [state, name], () => button.click())
      }
      for (const task of TASKS.filter(({ isOn }) => isOn(built))) {
        for (const fault of faultsOf(task, built, index)) {
          backend.fault = fault
          await combination(path, [state, `${task.name} ${fault}`], async () => {
            await task.run(page, fault)
            await expectSound(page, heading)
          })
          if (task.name !== 'generate') continue
          const copy = page.getByRole('button', { name: 'Copy to Clipboard' })
          if (fault === 'refused') await copyEverywhere(page, path, [state, 'result'], () => copy.click())
        }
      }
    })
  }
}
