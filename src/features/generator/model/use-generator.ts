import type { CategoryId } from '@contracts/categories.ts'
import { DESCRIPTION_MAX_CHARS } from '@contracts/limits.ts'
import type { ModelId } from '@contracts/models.ts'
import { countCharacters } from '@contracts/text.ts'
import { useRef, useState } from 'react'
import { CallError } from '@/shared/lib/call-error'
import { showToast } from '@/shared/ui/toast'
import { MESSAGES, quotaMessage, refusedMessage } from '../messages'
import { fallbackPrompt } from './fallback'
import { addToHistory, type GeneratedPrompt, type ResultSource } from './history'

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
  isGenerating: boolean
  result: GeneratedPrompt | undefined
  /** What is wrong with the description, or why the last call gave nothing; undefined when all is well. */
  problem: { field: 'description' | 'service'; message: string } | undefined
  clearProblem: () => void
  generate: (request: Request) => Promise<void>
  /** Waits no longer for the service: what can be made here stands in for its answer. */
  stopWaiting: () => void
  /** Shows an earlier prompt again. */
  restore: (prompt: GeneratedPrompt) => void
}

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
): GeneratedPrompt {
  return {
    ...request,
    id: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    text,
    wordCount,
    isTruncated,
    source,
  }
}

/** The flow of the server-assisted generator: one call at a time, success opens the result, failure keeps the form. */
export function useGenerator(): Generator {
  const [tab, setTab] = useState<GeneratorTab>('generator')
  const [isGenerating, setIsGenerating] = useState(false)
  const [result, setResult] = useState<GeneratedPrompt>()
  const [problem, setProblem] = useState<Generator['problem']>()
  const isUnderWay = useRef(false)
  const underWay = useRef<AbortController>(undefined)

  const keep = (prompt: GeneratedPrompt) => {
    setResult(prompt)
    addToHistory(prompt)
  }

  const fail = (error: unknown, request: Request) => {
    if (error instanceof CallError && error.kind !== 'failed') {
      const message = error.kind === 'quota' ? quotaMessage(error.message) : refusedMessage(error.message)
      setProblem({ field: error.kind === 'refused' ? 'description' : 'service', message: error.message })
      announce(message)
      return
    }
    const fallback = fallbackPrompt(request.description, request.model, request.category)
    keep(toResult(request, fallback.text, fallback.wordCount, false, 'browser'))
    const told = 'The service did not answer. A prompt built in your browser is there under View Results.'
    const reference = error instanceof CallError ? error.reference : ''
    setProblem({ field: 'service', message: `${told} ${reference}`.trimEnd() })
    announce(fallback.kind === 'template' ? MESSAGES.templateFallback : MESSAGES.basicFallback)
  }

  const generate = async (input: Request) => {
    if (isUnderWay.current) return
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
    isUnderWay.current = true
    const controller = new AbortController()
    underWay.current = controller
    setIsGenerating(true)
    setProblem(undefined)
    try {
      const { generatePrompt } = await import('../api/generate-prompt')
      const { description: prompt, model, category } = request
      const answer = await generatePrompt({ prompt, model, category }, controller.signal)
      keep(toResult(request, answer.generatedPrompt, answer.wordCount, answer.isTooLong, answer.source))
      setTab('result')
      announce(answer.isTooLong ? MESSAGES.truncated : MESSAGES.generated)
    } catch (error) {
      fail(error, request)
    } finally {
      isUnderWay.current = false
      setIsGenerating(false)
    }
  }

  return {
    tab,
    setTab,
    isGenerating,
    result,
    problem,
    clearProblem: () => setProblem(undefined),
    generate,
    stopWaiting: () => underWay.current?.abort(),
    restore: (prompt) => {
      setResult(prompt)
      setProblem(undefined)
      setTab('result')
    },
  }
}
