import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArrivalContext, Later } from '@/shared/ui/later'

test('a page that a link led to is shown from the top: what lies below follows', async () => {
  const steps: string[] = []
  const note = (what: string) => (element: HTMLElement | null) => {
    if (element) steps.push(`${what}, ${document.querySelectorAll('p').length}`)
  }
  await act(async () => {
    render(
      <ArrivalContext value>
        <p ref={note('head')}>Head</p>
        <Later>
          <p ref={note('rest')}>Rest</p>
        </Later>
      </ArrivalContext>,
    )
  })
  // How many paragraphs were in the document when each of them came.
  expect(steps).toEqual(['head, 1', 'rest, 2'])
})

test('any other page is rendered whole, at once', () => {
  let passes = 0
  const Rest = () => {
    passes += 1
    return <p>Rest</p>
  }
  render(
    <Later>
      <Rest />
    </Later>,
  )
  expect(screen.getByText('Rest')).toBeVisible()
  expect(passes).toBe(1)
})
