import type { ReactElement } from 'react'

// The server's renderer exists at build time only; the browser's build drops the branch.
const renderToString = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

interface IslandProps {
  /** Name under which `app/islands.tsx` finds the same component. */
  name: string
  /** One component without props from outside: it is rendered again from its name alone. */
  children: ReactElement
}

/**
 * A part of a text page that does something. At build time it is rendered as a root of its own, so that the
 * identifiers React makes up are the same when the browser brings it to life by itself.
 */
export function Island({ name, children }: IslandProps) {
  if (renderToString) {
    const html = renderToString(children, { identifierPrefix: name })
    return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return <div data-island={name}>{children}</div>
}
