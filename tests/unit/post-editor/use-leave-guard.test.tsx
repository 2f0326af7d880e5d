import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider, useParams } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useLeaveGuard } from '@/features/post-editor/lib/use-leave-guard'

const signOut = vi.fn()

function Form({ isDirty }: { isDirty: () => boolean }) {
  const { id } = useParams()
  const guard = useLeaveGuard(isDirty)
  return (
    <>
      <h1>Post {id}</h1>
      <Link to="/posts/2">Second</Link> <Link to="/posts/3">Third</Link> <Link to="#place">Place</Link>
      <button type="button" onClick={() => guard.attempt(signOut)}>
        Logout
      </button>
      {guard.isAsking && (
        <div role="alertdialog">
          <button type="button" onClick={guard.stay}>
            Stay
          </button>
          <button type="button" onClick={guard.leave}>
            Leave
          </button>
        </div>
      )}
    </>
  )
}

function open(isDirty = () => true) {
  const routes = [{ path: '/posts/:id', element: <Form isDirty={isDirty} /> }]
  const router = createMemoryRouter(routes, { initialEntries: ['/posts/0', '/posts/1'] })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router }
}
const press = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })
const asked = () => screen.queryByRole('alertdialog') !== null

test('one yes is for one way out: the next is asked for again', async () => {
  const { user } = open()
  await user.click(link('Second'))
  expect(asked()).toBe(true)
  await user.click(press('Leave'))
  expect(screen.getByRole('heading')).toHaveTextContent('Post 2')
  await user.click(link('Third'))
  expect(asked()).toBe(true)
  await user.click(press('Stay'))
  expect(screen.getByRole('heading')).toHaveTextContent('Post 2')
  expect(asked()).toBe(false)
})

test('Back is asked for as well', async () => {
  const { user, router } = open()
  await router.navigate(-1)
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await user.click(press('Leave'))
  expect(await screen.findByText('Post 0')).toBeVisible()
})

test('a way out that is no address is asked for each time, too', async () => {
  const { user } = open()
  for (const count of [1, 2]) {
    await user.click(press('Logout'))
    await user.click(press('Leave'))
    expect(signOut).toHaveBeenCalledTimes(count)
  }
})

test('nobody is asked with nothing to lose', async () => {
  const { user } = open(() => false)
  await user.click(link('Second'))
  expect(screen.getByRole('heading')).toHaveTextContent('Post 2')
})

test('a place on the page is no way out', async () => {
  const { user } = open()
  await user.click(link('Place'))
  expect(asked()).toBe(false)
})
