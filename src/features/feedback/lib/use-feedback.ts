import { FEEDBACK_MAX_CHARS, FEEDBACK_MAX_WORDS, FEEDBACK_MIN_CHARS } from '@contracts/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '@/lib/call-error'
import { hasSession } from '@/lib/session'
import { showToast } from '@/components/toast'
import { MAX_CHARACTERS, MESSAGES } from '../messages'
import { addAnalysis, keepHistoryState, keepMarks, type LateMarks, readAnalyses } from './analyses'
import type { DeviceMark } from './analyse-on-device'
import type { FeedbackRecord } from './feedback'
import { rememberOpen, rememberedOpen } from './open-analysis'
import { countText } from './use-counts'

/** Why the last attempt failed. */
export interface FeedbackProblem {
  /** The text is not accepted, or the day's quota is used up. */
  readonly kind: 'text' | 'quota'
  readonly message: string
}

interface FeedbackFlow {
  readonly isLoading: boolean
  /** Stops waiting for the service and uses sample feedback. Undefined if the service is not being waited for. */
  readonly stopWaiting: (() => void) | undefined
  /** The open analysis; undefined in the input view. */
  readonly record: FeedbackRecord | undefined
  /** Whether the open analysis is kept on the device. */
  readonly isKept: boolean
  readonly problem: FeedbackProblem | undefined
  readonly clearProblem: () => void
  /** Analyses a text; resolves when there is a result or a message. */
  readonly analyze: (text: string, prompt: string | undefined) => Promise<void>
  readonly open: (record: FeedbackRecord) => void
  /** Adds marks that arrived after an analysis. */
  readonly addMarks: (id: string, marks: LateMarks) => void
  readonly close: () => void
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

const announce = (message: (typeof MESSAGES)[keyof typeof MESSAGES]) =>
  void showToast(message.kind, message.title, 'description' in message ? message.description : undefined)

type Answer = Pick<FeedbackRecord, 'sections' | 'source'>

async function askFunction(text: string, signal: AbortSignal): Promise<Answer> {
  const { analyzeFeedback } = await import('../api/analyze-feedback')
  const { source, ...sections } = await analyzeFeedback(text, signal)
  return { sections, source }
}

// How long an answer waits for the rules' marks.
const MARKING_LIMIT_MS = 1000

/** Marks the text by the rules, whoever analyses it. Resolves to undefined on failure. */
async function markText(text: string): Promise<readonly DeviceMark[] | undefined> {
  try {
    const { markOnDevice } = await import('./analyse-on-device')
    return await markOnDevice(text)
  } catch {
    return undefined
  }
}

async function makeSample(text: string): Promise<Answer> {
  const { composeOnDevice } = await import('./analyse-on-device')
  return { sections: await composeOnDevice(text), source: 'browser' }
}

/** Puts a reading down for the writing history of the account that is signed in (send-readings.ts). */
async function putDownForHistory(id: string): Promise<void> {
  if (!hasSession()) return
  const { readSession } = await import('@/lib/stored-session')
  const account = readSession()?.user.id
  if (account) keepHistoryState(id, { account, state: 'new' })
}

/**
 * The flow of the feedback tool, one call at a time. If the service is out of reach, sample feedback is made here from
 * the same text, but not if the quota is used up. The text always stays in its field.
 */
export function useFeedback(): FeedbackFlow {
  const [isLoading, setIsLoading] = useState(false)
  const [record, setRecord] = useState<FeedbackRecord>()
  const [isKept, setIsKept] = useState(true)
  const [problem, setProblem] = useState<FeedbackProblem>()
  const [asking, setAsking] = useState<AbortController>()
  const isUnderWay = useRef(false)

  // A reload returns to the analysis that was open.
  useEffect(() => {
    const id = rememberedOpen()
    if (id !== undefined) setRecord(readAnalyses().find((kept) => kept.id === id))
  }, [])

  const open = (next: FeedbackRecord, kept = true) => {
    setProblem(undefined)
    setIsKept(kept)
    setRecord(next)
    rememberOpen(next.id)
  }

  const isFit = (text: string): boolean => {
    const { characters, words } = countText(text)
    if (characters < FEEDBACK_MIN_CHARS) {
      announce(MESSAGES.tooShort)
      return false
    }
    const isTooLong = characters > FEEDBACK_MAX_CHARS
    if (!isTooLong && words <= FEEDBACK_MAX_WORDS) return true
    const most = isTooLong ? `${MAX_CHARACTERS} characters` : `${FEEDBACK_MAX_WORDS} words`
    setProblem({ kind: 'text', message: `Please keep the text within ${most}.` })
    announce(isTooLong ? MESSAGES.tooManyCharacters : MESSAGES.tooLong)
    return false
  }

  const read = async (text: string): Promise<Answer | undefined> => {
    const controller = new AbortController()
    setAsking(controller)
    try {
      return await askFunction(text, controller.signal)
    } catch (error) {
      if (error instanceof CallError && error.kind !== 'failed') {
        setProblem({ kind: error.kind === 'quota' ? 'quota' : 'text', message: error.message })
        return undefined
      }
    } finally {
      setAsking(undefined)
    }
    try {
      return await makeSample(text)
    } catch {
      announce(MESSAGES.failed)
      return undefined
    }
  }

  // On a slow device, the marks arrive when the remarks are already shown.
  const addMarks = (id: string, marks: LateMarks) => {
    keepMarks(id, marks)
    setRecord((shown) => (shown?.id === id ? { ...shown, ...marks } : shown))
  }

  const analyze = async (text: string, prompt: string | undefined) => {
    if (isUnderWay.current || !isFit(text)) return
    isUnderWay.current = true
    setIsLoading(true)
    setProblem(undefined)
    try {
      const marking = markText(text)
      const answer = await read(text)
      if (!answer) return
      const marks = await Promise.race([marking, pause(MARKING_LIMIT_MS)])
      const created = { id: crypto.randomUUID(), createdAt: new Date().toISOString() }
      const next: FeedbackRecord = {
        ...created,
        text,
        ...(prompt ? { prompt } : {}),
        ...(marks ? { marks } : {}),
        ...answer,
      }
      open(next, addAnalysis(next))
      void marking
        .then(async (first) => {
          const late = first ?? (await markText(text))
          if (!late) return
          if (!marks) addMarks(next.id, { marks: late })
          // Only now: what was marked goes along, and does not change there.
          await putDownForHistory(next.id)
        })
        .catch(() => undefined)
    } finally {
      isUnderWay.current = false
      setIsLoading(false)
    }
  }

  const close = () => {
    setRecord(undefined)
    setProblem(undefined)
    rememberOpen(undefined)
  }

  return {
    isLoading,
    stopWaiting: asking && (() => asking.abort()),
    record,
    isKept,
    problem,
    clearProblem: () => setProblem(undefined),
    analyze,
    open,
    addMarks,
    close,
  }
}
