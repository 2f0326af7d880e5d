import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { EmailLink } from '@/features/signups/components/email-link'
import { server } from '../../msw/server.ts'
import { renderPart } from '../../support/site'

const TOKEN = 'd0000000-0000-4000-8000-000000000001'
const ENDPOINT = '*/functions/v1/follow-email-link'

function answer(list: string | null) {
  const asked: unknown[] = []
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ list })
    }),
  )
  return asked
}

test('a link is followed by a press, not by being opened', async () => {
  const asked = answer('newsletter')
  renderPart(<EmailLink />, `/newsletter?leave=${TOKEN}`)
  const button = await screen.findByRole('button', { name: 'Leave' })
  expect(asked).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'Your address is off the list' })).toBeVisible()
  expect(asked).toEqual([{ does: 'leave', token: TOKEN }])
})

test('one that is nobody’s says so, and one that failed can be pressed again', async () => {
  server.use(http.post(ENDPOINT, () => HttpResponse.error()))
  renderPart(<EmailLink />, `/newsletter?confirm=${TOKEN}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('That did not go through. Please try again.')).toBeVisible()
  answer(null)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/no longer leads to an address/)).toBeVisible()
})

test('without a link there is nothing', () => {
  const { container } = renderPart(<EmailLink />, '/newsletter')
  expect(container).toBeEmptyDOMElement()
})
