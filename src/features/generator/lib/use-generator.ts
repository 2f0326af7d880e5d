import type { CategoryId } from '@contracts/categories.ts'
import { DESCRIPTION_MAX_CHARS } from '@contracts/limits.ts'
import type { ModelId } from '@contracts/models.ts'
import { countCharacters } from '@contracts/text.ts'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '@/lib/call-error'
import { showToast } from '@/components/toast'
import { MESSAGES, quotaMessage, RESULT_NOT_LOADED, refusedMessage } from '../messages'
import { fallbackPrompt } from './fallback'
import { addToHistory, type GeneratedPrompt, type ResultSource, updateHistory } from './history'

/** The widget's two tabs. */
export type GeneratorTab = 'generator' | 'result'

interface Request {
  description: string
  model: ModelId
  category: CategoryId
}

interface Generator {
  tab: GeneratorTab
  setTab: (tab: GeneratorTab) => void
  /** The result cannot be shown: the form stays and says so. */
  missResult: () => void
  isGenerating: boolean
  result: GeneratedPrompt | undefined
  /** What is wrong with the description, or why the last call gave nothing; undefined when all is well. */
  problem: { field: 'description' | 'service'; message: string } | undefined
  clearProblem: () => void
  generate: (request: Request) => Promise<void>
  /** Stops waiting for the service and uses a prompt made in the browser. */
  stopWaiting: () => void
  /** The visitor changed the result. */
  change: (result: GeneratedPrompt) => void
  /** Shows an earlier prompt again. */
  restore: (prompt: GeneratedPrompt) => void
}

/** Fetches what asks the service. */
export const loadApi = () => import('../api/generate-prompt')

// Reason of an abort: the visitor has left, so nothing is shown.
const LEFT = 'left'

const announce = ({
  kind,
  title,
  description,
}: {
  kind: 'success' | 'warning' | 'error'
  title: string
  description?: string
}) => void showToast(kind, title, description)

function toResult(
  request: Request,
  text: string,
  wordCount: number,
  isTruncated: boolean,
  source: ResultSource,
  lines?: GeneratedPrompt['lines'],
): GeneratedPrompt {
  return {
    ...request,
    id: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    text,
    wordCount,
    isTruncated,
    source,
    ...(lines ? { lines } : {}),
  }
}

/** The flow of the server-assisted generator: one call at a time, success opens the result, failure keeps the form. */
export function useGenerator(): Generator {
  const [tab, setTab] = useState<GeneratorTab>('generator')
  const [isGenerating, setIsGenerating] = useState(false)
  const [result, setResult] = useState<GeneratedPrompt>()
  const [problem, setProblem] = useState<Generator['problem']>()
  const underWay = useRef<AbortController>(undefined)

  useEffect(() => () => underWay.current?.abort(LEFT), [])

  const keep = (prompt: GeneratedPrompt) => {
    setResult(prompt)
    addToHistory(prompt)
  }

  const fail = async (error: unknown, request: Request) => {
    if (error instanceof CallError && error.kind !== 'failed') {
      const message = error.kind === 'quota' ? quotaMessage(error.message) : refusedMessage(error.message)
      setProblem({ field: error.kind === 'refused' ? 'description' : 'service', message: error.message })
      announce(message)
      return
    }
    const fallback = await fallbackPrompt(request.description, request.model, request.category)
    keep(toResult(request, fallback.text, fallback.wordCount, false, 'browser'))
    const told = 'The service did not answer. A prompt built in your browser is there under View Results.'
    const reference = error instanceof CallError ? error.reference : ''
    setProblem({ field: 'service', message: `${told} ${reference}`.trimEnd() })
    announce(fallback.kind === 'template' ? MESSAGES.templateFallback : MESSAGES.basicFallback)
  }

  const generate = async (input: Request) => {
    if (underWay.current) return
    const request = { ...input, description: input.description.trim() }
    if (request.description === '') {
      const { title, description } = MESSAGES.descriptionRequired
      setProblem({ field: 'description', message: `${title}: ${description}` })
      announce(MESSAGES.descriptionRequired)
      return
    }
    if (countCharacters(request.description) > DESCRIPTION_MAX_CHARS) {
      const message = `Please keep the description under ${DESCRIPTION_MAX_CHARS} characters.`
      setProblem({ field: 'description', message })
      announce(refusedMessage(message))
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    underWay.current = controller
    setIsGenerating(true)
    setProblem(undefined)
    try {
      const { description: prompt, model, category } = request
      const asked = loadApi().then(({ generatePrompt }) => {
        // The code loaded too late: the request has been aborted.
        signal.throwIfAborted()
        return generatePrompt({ prompt, model, category }, signal)
      })
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', reject)
      })
      const answer = await Promise.race([asked, ended])
      keep(toResult(request, answer.generatedPrompt, answer.wordCount, answer.isTooLong, answer.source, answer.lines))
      setTab('result')
      announce(answer.isTooLong ? MESSAGES.truncated : MESSAGES.generated)
    } catch (error) {
      if (signal.reason !== LEFT) await fail(error, request)
    } finally {
      underWay.current = undefined
      setIsGenerating(false)
    }
  }

  return {
    tab,
    setTab: (next) => {
      setTab(next)
      // A new try clears the message about the last one.
      if (problem?.message === RESULT_NOT_LOADED) setProblem(undefined)
    },
    missResult: () => {
      setTab('generator')
      setProblem({ field: 'service', message: RESULT_NOT_LOADED })
    },
    isGenerating,
    result,
    problem,
    clearProblem: () => setProblem(undefined),
    generate,
    stopWaiting: () => underWay.current?.abort(),
    change: (changed) => {
      setResult(changed)
      updateHistory(changed, result?.text)
    },
    restore: (prompt) => {
      setResult(prompt)
      setProblem(undefined)
      setTab('result')
    },
  }
}
