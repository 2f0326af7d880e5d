import { ACCOUNT_SEARCH_MAX, ACCOUNT_SEARCH_MIN_CHARS } from '@contracts/limits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { LoadError } from '@/components/load-error'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { SearchField } from '@/components/ui/search-field'
import { Busy } from '@/components/ui/spinner'
import { ACCOUNTS_KEY, type AccountsApi } from '../api/accounts'
import { keepSearch, readSearch } from '../lib/kept-search'
import { MESSAGES } from '../messages'
import { AccountCard } from './account-card'

function countInWords(count: number): string {
  if (count === 0) return 'No account has an address that begins like this.'
  if (count === 1) return 'One account'
  if (count < ACCOUNT_SEARCH_MAX) return `${count} accounts`
  return `The first ${count} accounts: type more of the address to see others.`
}

/** Finds accounts by their address. */
export function Accounts({ api }: { api: AccountsApi }) {
  const id = useId()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState(readSearch)
  const [address, setAddress] = useState(readSearch)
  const [problem, setProblem] = useState<string>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [ACCOUNTS_KEY, address],
    queryFn: () => api.find(address),
    enabled: address !== '',
    // Fails at once without a connection, instead of waiting for one.
    networkMode: 'always',
  })

  const search = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted.length < ACCOUNT_SEARCH_MIN_CHARS) {
      setProblem(MESSAGES.tooShort)
      return field.current?.focus()
    }
    if (wanted === address) void refetch()
    setAddress(wanted)
    keepSearch(wanted)
  }

  const retry = () => {
    // The pressed button goes away.
    heading.current?.focus()
    void refetch()
  }

  return (
    <div className="wrap grid gap-6 pb-12">
      <form
        role="search"
        className="grid max-w-[40rem] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        noValidate
        onSubmit={search}
      >
        <Field isBad={problem !== undefined}>
          <SearchField
            ref={field}
            label="Address, or how it begins"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
          />
          {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        </Field>
        <Button look="primary" type="submit" className="min-h-12">
          Search
        </Button>
      </form>
      <section className="grid gap-4" aria-labelledby={`${id}-found`}>
        <h2 ref={heading} id={`${id}-found`} className="text-[1.4375rem] focus:outline-none" tabIndex={-1}>
          Accounts found
        </h2>
        {isFetching && !data && <Busy>Searching...</Busy>}
        {error && !isFetching && <LoadError title={MESSAGES.loadFailed} reason={error.message} onRetry={retry} />}
        <p role="status" className="text-ink-soft">
          {address === '' ? MESSAGES.nothingTyped : data && countInWords(data.length)}
        </p>
        {data && data.length > 0 && (
          <ul className="grid gap-4">
            {data.map((account) => (
              <AccountCard
                key={account.id}
                account={account}
                api={api}
                onChanged={() => client.invalidateQueries({ queryKey: [ACCOUNTS_KEY] })}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
