import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { showConsentBanner } from '@/features/consent/components/consent-banner'

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1">A page</main><button>Cookie Settings</button>'
})

const ask = (isAskedFor: boolean) => act(async () => showConsentBanner(isAskedFor))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each(['Accept', 'Decline'])('%s: one is back on the page, not at the top of the document', async (answer) => {
  await ask(false)
  await press(answer)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('asked for from the footer, one is back there; on the page where the footer has gone', async () => {
  const settings = screen.getByRole('button', { name: 'Cookie Settings' })
  settings.focus()
  await ask(true)
  await press('Accept')
  expect(settings).toHaveFocus()
  await ask(true)
  settings.remove()
  await press('Decline')
  expect(screen.getByRole('main')).toHaveFocus()
})
