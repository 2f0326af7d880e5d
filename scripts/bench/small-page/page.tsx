import { useState } from 'react'
import * as Dialog from '@radix-ui/react-dialog'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom'

function Card({ number }: { number: number }) {
  const [isDone, setIsDone] = useState(false)
  const text = `Write ${number} sentences about a [thing] that somebody left on a train. Let the last one be a question.`
  const copy = () => navigator.clipboard.writeText(text).then(() => setIsDone(true))
  return (
    <li data-done={isDone || undefined}>
      <p>{text}</p>
      <button onClick={() => void copy()}>Copy</button>
      <Dialog.Root>
        <Dialog.Trigger>View</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>{text}</Dialog.Title>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </li>
  )
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>Menu</button>
      <button onClick={() => document.documentElement.setAttribute('data-theme', 'dark')}>Theme</button>
      <nav id="menu" hidden={!isOpen} />
      <ul>
        {Array.from({ length: 60 }, (_, number) => (
          <Card key={number} number={number} />
        ))}
      </ul>
    </>
  )
}

/** A page of the site's framework and little else: what a tap takes at the least. */
export const routes: RouteObject[] = [{ path: '/', Component: Page }]

const root = typeof document === 'undefined' ? undefined : document.getElementById('root')
if (root) hydrateRoot(root, <RouterProvider router={createBrowserRouter(routes)} />)
