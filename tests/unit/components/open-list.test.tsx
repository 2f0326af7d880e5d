import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OpenList } from '@/components/open-list'

test.each([
  ['/claude', 'Claude'],
  ['/writing-prompts', 'ChatGPT'],
])('on %s the first AI is %s', (path, label) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <OpenList text="A door." onOpen={() => undefined} onClose={() => undefined} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(11)
  expect(screen.getAllByRole('link')[0]).toHaveTextContent(label)
})
