import { type FormEvent, useRef, useState } from 'react'
import { describeSignInError } from './describe-error'

interface SignInStep {
  /** The problem with the entry, if it can be found without a call. */
  check: (typed: string) => string | undefined
  /** Asks the auth service. Rejects if it refuses. */
  send: (typed: string) => Promise<unknown>
}

/** A form of one field that the auth service checks: one call at a time, and the error of the last one. */
export function useSignInStep({ check, send }: SignInStep) {
  const field = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const refuse = (message: string) => {
    setProblem(message)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const typed = field.current?.value ?? ''
    const flaw = check(typed)
    if (flaw) return refuse(flaw)
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      await send(typed)
    } catch (error) {
      const { title, description } = describeSignInError(error)
      refuse(description ? `${title} ${description}` : title)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return {
    field,
    isBusy,
    problem,
    clearProblem: () => setProblem(undefined),
    onSubmit: (event: FormEvent) => void submit(event),
  }
}
