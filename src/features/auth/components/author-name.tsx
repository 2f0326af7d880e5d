import { AUTHOR_NAME_MAX, NOT_IN_AUTHOR_NAME } from '@contracts/blog.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { LoadError } from '@/components/load-error'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { Busy } from '@/components/ui/spinner'
import type { AuthorNameApi } from '../api/author-name'
import { ACCOUNT_MESSAGES as MESSAGES } from '../messages'

const KEY = ['account', 'author-name']

function problemOf(name: string): string | undefined {
  if ([...name].length > AUTHOR_NAME_MAX) return MESSAGES.nameLong(AUTHOR_NAME_MAX)
  return NOT_IN_AUTHOR_NAME.test(name) ? MESSAGES.nameIsAddress : undefined
}

/** The author's name on the account's new posts. */
export function AuthorName({ api }: { api: AuthorNameApi }) {
  const client = useQueryClient()
  const { data: name, error, isPending, refetch } = useQuery({ queryKey: KEY, queryFn: () => api.read() })
  const save = async (next: string) => {
    await api.save(next)
    client.setQueryData(KEY, next)
  }
  if (isPending) return <Busy>Loading...</Busy>
  if (name === undefined)
    return <LoadError title={MESSAGES.nameUnread} reason={error.message} onRetry={() => void refetch()} />
  return <NameForm name={name} onSave={save} />
}

function NameForm({ name, onSave }: { name: string; onSave: (name: string) => Promise<void> }) {
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const field = event.currentTarget.elements.namedItem('name')
    if (!(field instanceof HTMLInputElement)) return
    const refuse = (text: string) => {
      setProblem(text)
      field.focus()
    }
    const next = field.value.trim()
    const wrong = problemOf(next)
    if (wrong) return refuse(wrong)
    setIsBusy(true)
    try {
      await onSave(next)
      if (next) void showToast('success', MESSAGES.nameSaved.title, MESSAGES.nameSaved.description)
      else void showToast('success', MESSAGES.nameRemoved)
    } catch (error) {
      refuse(MESSAGES.nameRefused(error instanceof Error ? error.message : String(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form className="grid max-w-[28rem] gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field isBad={problem !== undefined}>
        <label htmlFor={id}>Name</label>
        <Input
          id={id}
          name="name"
          autoComplete="name"
          defaultValue={name}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-hint${problem === undefined ? '' : ` ${id}-problem`}`}
          onInput={() => setProblem(undefined)}
        />
        <span id={`${id}-hint`} className="text-small text-ink-muted">
          Your new posts carry it as their author, in place of your e-mail address, and readers see it above them: “By
          Ada Example”. Without a name they see none.
        </span>
        {problem !== undefined && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </Field>
      <Button look="primary" type="submit" aria-busy={isBusy} aria-disabled={isBusy}>
        {isBusy ? 'Saving...' : 'Save name'}
      </Button>
    </form>
  )
}
