import { useEffect, useRef, useState } from 'react'
import { type Answers, NO_ANSWERS, withAnswer } from './blanks'

const KEY = 'promptory:blanks'

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What was filled into a prompt in this tab. */
function readAnswers(prompt: string): Answers {
  const kept = readAll()[prompt]
  if (typeof kept !== 'object' || kept === null) return NO_ANSWERS
  const texts = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return texts.reduce((answers, [name, value]) => withAnswer(answers, name, value), NO_ANSWERS)
}

function keepAnswers(prompt: string, answers: Answers): void {
  try {
    const { [prompt]: _, ...others } = readAll()
    const isEmpty = Object.values(answers).every((value) => value === '')
    sessionStorage.setItem(KEY, JSON.stringify(isEmpty ? others : { ...others, [prompt]: answers }))
  } catch {
    // Storage is blocked or full, so answers last only as long as the page.
  }
}

/**
 * Answers being filled into a prompt. They survive a reload and leaving the page and coming back.
 * @param prompt its address
 */
export function useBlankAnswers(prompt: string): [answers: Answers, answer: (name: string, value: string) => void] {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  // Several blanks may be filled in before React draws again.
  const latest = useRef(answers)
  const take = (next: Answers) => {
    latest.current = next
    setAnswers(next)
  }
  useEffect(() => {
    const kept = readAnswers(prompt)
    if (kept === NO_ANSWERS) return
    latest.current = kept
    setAnswers(kept)
  }, [prompt])
  return [
    answers,
    (name, value) => {
      take(withAnswer(latest.current, name, value))
      keepAnswers(prompt, latest.current)
    },
  ]
}
