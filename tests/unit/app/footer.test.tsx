import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from '@/app/layout/footer'

test('a page that was rendered in another year shows the year it is read in', async () => {
  const year = String(new Date().getFullYear())
  const footer = (
    <MemoryRouter>
      <Footer />
    </MemoryRouter>
  )
  const host = document.createElement('div')
  host.innerHTML = renderToString(footer).replace(`© ${year}`, '© 1999')
  expect(host).toHaveTextContent('© 1999 Promptory.')
  document.body.append(host)
  const root = await act(async () => hydrateRoot(host, footer))
  expect(host).toHaveTextContent(`© ${year} Promptory.`)
  act(() => root.unmount())
  host.remove()
})
