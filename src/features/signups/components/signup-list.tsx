import { EMAIL_LISTS, type EmailList, emailLink } from '@contracts/email-lists.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LoadError } from '@/components/load-error'
import { Button, ButtonRow } from '@/components/ui/button'
import { Confirm } from '@/components/ui/confirm'
import { Select } from '@/components/ui/field'
import { PANEL } from '@/components/ui/panel'
import { SearchField } from '@/components/ui/search-field'
import { Busy } from '@/components/ui/spinner'
import { showToast } from '@/components/toast'
import { downloadText } from '@/lib/download'
import { SITE } from '@/lib/site'
import { type Signup, SIGNUPS_KEY, type SignupsApi } from '../api/signups'
import { LIST_NAMES, MESSAGES } from '../list-messages'
import { SignupTable } from './signup-table'

const leaveLink = (token: string) => emailLink(SITE.url, 'leave', token)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The signups, to search, export and remove. */
export function SignupList({ api }: { api: SignupsApi }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [list, setList] = useState<EmailList>()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [chosen, setChosen] = useState<Signup>()
  const [isMakingFile, setIsMakingFile] = useState(false)

  const counts = useQuery({ queryKey: [SIGNUPS_KEY, 'counts'], queryFn: () => api.counts() })
  const pages = useInfiniteQuery({
    queryKey: [SIGNUPS_KEY, 'rows', list ?? null, search],
    queryFn: ({ pageParam }) => api.page({ list, search }, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows)

  const download = async () => {
    if (isMakingFile) return
    setIsMakingFile(true)
    try {
      const [all, { signupsFile }] = await Promise.all([api.all({ list, search }), import('../lib/signups-file')])
      downloadText(`${list ?? 'signups'}.csv`, signupsFile(all, leaveLink), 'text/csv;charset=utf-8')
    } catch (error) {
      void showToast('error', MESSAGES.fileFailed(reasonOf(error)))
    } finally {
      setIsMakingFile(false)
    }
  }

  const remove = async (signup: Signup) => {
    try {
      const wasThere = await api.remove(signup.id)
      void (wasThere ? showToast('success', MESSAGES.removed) : showToast('warning', MESSAGES.alreadyRemoved))
      await client.invalidateQueries({ queryKey: [SIGNUPS_KEY] })
    } catch (error) {
      void showToast('error', MESSAGES.removeFailed(reasonOf(error)))
    }
    // The question is closed before anything behind it gets the focus.
    flushSync(() => setChosen(undefined))
    // The button that had the focus goes with its row.
    heading.current?.focus()
  }

  return (
    <section className="wrap pb-12">
      <dl className="mb-6 grid gap-4 sm:grid-cols-2" aria-label="How many">
        {EMAIL_LISTS.map((name) => {
          const found = counts.data?.find((count) => count.list === name)
          return (
            <div key={name} className={`${PANEL} p-5`}>
              <dt className="text-small font-[520] text-ink-muted">{LIST_NAMES[name]}</dt>
              <dd className="font-serif text-[1.75rem] leading-tight">
                {found ? found.all.toLocaleString('en') : '–'}
                <span className="ml-3 font-sans text-small text-ink-muted">
                  {found && `${found.confirmed.toLocaleString('en')} confirmed`}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
      <div className={`${PANEL} flex flex-col`}>
        <div className="grid items-center gap-3 border-b border-rule p-4 sm:grid-cols-[1fr_minmax(0,12rem)_minmax(0,18rem)_auto]">
          <h2 ref={heading} className="text-[1.4375rem] focus:outline-none" tabIndex={-1}>
            Signups
          </h2>
          <label className="sr-only" htmlFor="signup-list">
            List
          </label>
          <Select
            id="signup-list"
            value={list ?? ''}
            onChange={({ target }) => setList(EMAIL_LISTS.find((name) => name === target.value))}
          >
            <option value="">Both lists</option>
            {EMAIL_LISTS.map((name) => (
              <option key={name} value={name}>
                {LIST_NAMES[name]}
              </option>
            ))}
          </Select>
          <SearchField
            label="Search signups"
            placeholder="Search signups..."
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button aria-busy={isMakingFile} onClick={() => void download()}>
            Download CSV
          </Button>
        </div>
        {pages.isPending && <Busy className="px-4 py-6">Loading...</Busy>}
        {pages.error && (
          <LoadError title={MESSAGES.loadFailed} reason={pages.error.message} onRetry={() => void pages.refetch()} />
        )}
        {rows && rows.length > 0 && <SignupTable rows={rows} onRemove={setChosen} />}
        {rows?.length === 0 && !pages.error && (
          <p className="px-4 py-6 font-serif text-[1.25rem]" role="status">
            No signups found
          </p>
        )}
        {pages.hasNextPage && !pages.error && (
          <ButtonRow className="px-4 py-6">
            <Button aria-busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {pages.isFetchingNextPage ? 'Loading...' : 'Load more'}
            </Button>
          </ButtonRow>
        )}
      </div>
      {chosen && (
        <Confirm
          title="Remove signup"
          labels={['Cancel', 'Remove']}
          busyLabel="Removing..."
          onCancel={() => setChosen(undefined)}
          onConfirm={() => remove(chosen)}
        >
          {`Take ${chosen.email} off the list "${LIST_NAMES[chosen.list]}"? It cannot be put back from here.`}
        </Confirm>
      )}
    </section>
  )
}
