import type { ReactElement } from 'react'

// The server's renderer exists at build time only; the browser's build drops the branch.
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

interface IslandProps {
  /** Name under which `app/islands.tsx` finds the same component. */
  name: string
  /** Brought to life by itself: once the page's scripts are there and idle, or without waiting for a sign to load them. */
  wake?: 'idle' | 'at-once'
  /** One component without props from outside: it is rendered again from its name alone. */
  children: ReactElement
}

/**
 * A part of a text page that does something. At build time it is rendered as a root of its own, so that the
 * identifiers React makes up are the same when the browser brings it to life by itself.
 */
export function Island({ name, wake, children }: IslandProps) {
  if (renderToString) {
    const html = renderToString(children, { identifierPrefix: name })
    return <div data-island={name} data-wake={wake} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <div data-island={name} data-wake={wake}>
      {children}
    </div>
  )
}
