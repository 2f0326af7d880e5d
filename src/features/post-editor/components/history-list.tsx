import type { ReactNode } from 'react'
import { LoadError } from '@/components/load-error'
import { ButtonRow } from '@/components/ui/button'
import { PANEL } from '@/components/ui/panel'
import { Busy } from '@/components/ui/spinner'
import { shortMoment } from '@/lib/short-moment'

/** When and by whom something was done. */
export const signed = (at: string | number, by?: string | null): string => `${shortMoment(at)}${by ? `, ${by}` : ''}`

interface HistoryListProps<T> {
  title: string
  query: { data: readonly T[] | undefined; error: Error | null; isLoading: boolean; retry: () => Promise<unknown> }
  empty: string
  children: (item: T) => ReactNode
}

/** A list of versions, drafts or deleted posts, with its states of loading and failure. */
export function HistoryList<T>({ title, query, empty, children }: HistoryListProps<T>) {
  const { data, error, isLoading, retry } = query
  return (
    <section className={`${PANEL} flex flex-col`} aria-label={title}>
      <h2 className="border-b border-rule p-4 text-[1.4375rem]">{title}</h2>
      {isLoading && <Busy className="px-4 py-6">Loading...</Busy>}
      {error && (
        <LoadError title="This list could not be loaded." reason={error.message} onRetry={() => void retry()} />
      )}
      {data?.length === 0 && <p className="px-4 py-6 text-ink-soft">{empty}</p>}
      {data && data.length > 0 && <ul>{data.map(children)}</ul>}
    </section>
  )
}

/** A row of such a list: its title, when and by whom, and its actions. */
export function HistoryRow({ title, note, actions }: { title: string; note: ReactNode; actions: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <p className="font-serif text-[1.1875rem] leading-[1.3]" dir="auto">
          {title || 'Untitled'}
        </p>
        <p className="text-small leading-normal text-ink-muted">{note}</p>
      </div>
      <ButtonRow>{actions}</ButtonRow>
    </li>
  )
}
