import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** A line of the dashboard: what it is about, and how it stands. */
export function StateRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ui text-ink-muted">{name}</dt>
      <dd className="[&_a]:text-accent [&_a]:underline">{children}</dd>
    </div>
  )
}

/** A React Query result, or something like it. */
interface Asked<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly retry: () => unknown
}

/** Renders the result of a query once it has arrived. */
export function StateAnswer<T>({
  asked: { data, error, retry },
  children,
}: {
  asked: Asked<T>
  children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error) return <span className="text-ink-muted">Asking…</span>
  return (
    <span role="alert">
      {error.message}{' '}
      <Button look="link" onClick={() => void retry()}>
        Try again
      </Button>
    </span>
  )
}
