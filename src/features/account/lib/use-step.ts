import { type FormEvent, useRef, useState } from 'react'

interface Step {
  /** The problem with the entry, if it can be found without a call. */
  readonly check: (typed: string) => string | undefined
  /** Rejects with a sentence. */
  readonly send: (typed: string) => Promise<void>
}

/** A form with one field: one call at a time, and the error of the last one. Keeps what was typed. */
export function useStep({ check, send }: Step) {
  const field = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const refuse = (sentence: string) => {
    setProblem(sentence)
    field.current?.focus()
  }
  /** Runs a call with the step's messages. */
  const run = async (call: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setProblem(undefined)
    try {
      await call()
    } catch (error) {
      refuse((error as Error).message)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    const flaw = check(typed)
    if (flaw) refuse(flaw)
    else void run(() => send(typed))
  }
  return { field, isBusy, problem, run, onSubmit, clearProblem: () => setProblem(undefined) }
}
