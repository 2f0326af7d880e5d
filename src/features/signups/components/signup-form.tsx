import { emailAddress, type EmailList } from '@contracts/email-lists.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CallError } from '@/lib/call-error'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { MESSAGES } from '../messages'

// The busy state is shown at least this long: a form that answers in no time looks as if nothing had happened.
const BUSY_AT_LEAST_MS = 1000

interface SignupFormProps {
  list: EmailList
  /** Labels of the submit button, idle and busy, and of the field, by default 'Email'. */
  labels: { submit: string; busy: string; field?: string }
  success: { title: string; description: string }
  /** Whether to use a quieter button, beside a more important action. */
  isQuiet?: boolean
  /** Whether the button is below the field, for narrow places. */
  isStacked?: boolean
}

/** One field for an e-mail address. A refused address stays in it. */
export function SignupForm({ list, labels, success, isQuiet = false, isStacked = false }: SignupFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  // Keeps what was typed before hydration.
  useEffect(() => setEmail(field.current?.value ?? ''), [])

  const refuse = ({ title, description }: { title: string; description: string }) => {
    setProblem(description)
    field.current?.focus()
    void showToast('error', title, description)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    // Reads the field: a press replayed after hydration runs before the state knows what was typed.
    const address = (field.current?.value ?? email).trim()
    if (address === '') return refuse(MESSAGES.emailRequired)
    if (!emailAddress(address)) return refuse(MESSAGES.emailInvalid)
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      const { joinList } = await import('../api/join-list')
      await Promise.all([joinList(list, address), new Promise((resolve) => setTimeout(resolve, BUSY_AT_LEAST_MS))])
      // Somebody may have corrected the address meanwhile.
      setEmail((current) => (current.trim() === address ? '' : current))
      void showToast('success', success.title, success.description)
    } catch (error) {
      // If the edge function refuses, its message says why, and when to try again.
      const isRefused = error instanceof CallError && error.kind !== 'failed'
      refuse(isRefused ? { ...MESSAGES.failed, description: error.message } : MESSAGES.failed)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return (
    <form
      className={`grid max-w-[32rem] gap-3 ${isStacked ? '' : 'sm:grid-cols-[1fr_auto] sm:items-start'}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field isBad={Boolean(problem)}>
        <label htmlFor={id}>{labels.field ?? 'Email'}</label>
        <Input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(undefined)
          }}
        />
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </Field>
      <Button
        look={isQuiet ? 'secondary' : 'primary'}
        className={`sm:min-h-12 ${isStacked ? '' : 'sm:mt-7'}`}
        type="submit"
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? labels.busy : labels.submit}
      </Button>
    </form>
  )
}
