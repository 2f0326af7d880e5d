// The AI built into some browsers (the Prompt API, https://webmachinelearning.github.io/prompt-api/). Text stays on the
// device. Most browsers have none, so no feature may depend on it.

/** Whether the browser's AI can be asked now, has to be downloaded first, or is not there. */
export type BrowserAiState = 'available' | 'downloadable' | 'downloading' | 'unavailable'

/** Download size to show; browsers do not report it before the download begins. */
export const BROWSER_AI_SIZE = 'up to 4 GB'

interface Session {
  promptStreaming(text: string, options: { signal: AbortSignal; responseConstraint?: object }): ReadableStream<string>
  destroy(): void
}

interface LanguageModelApi {
  availability(options: object): Promise<BrowserAiState>
  create(options: object): Promise<Session>
}

// Used both to ask for availability and to create a session: availability holds only for the same options.
const OPTIONS = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

const api = () => (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel

/** Whether the browser has an AI that can be asked. Never starts a download and never throws. */
export async function browserAiState(): Promise<BrowserAiState> {
  try {
    return (await api()?.availability(OPTIONS)) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}

export interface BrowserAiQuestion {
  /** Instructions for the AI. */
  system: string
  text: string
  /** Ends the download, the answer and the session. */
  signal: AbortSignal
  /** The answer so far, each time that more of it has come. */
  onText?: (text: string) => void
  /** How much of a download is there, from 0 to 1. */
  onDownload?: (share: number) => void
  /** A JSON schema that the answer has to fit. */
  schema?: object
}

/**
 * Asks the browser's AI once. May download it first, so call this only after a press.
 * @returns the whole answer
 * @throws what the browser throws; an `AbortError` if the signal aborted it
 */
export async function askBrowserAi(question: BrowserAiQuestion): Promise<string> {
  const { system, text, signal, onText, onDownload, schema } = question
  const model = api()
  if (!model) throw new Error('This browser has no AI.')
  const session = await model.create({
    ...OPTIONS,
    signal,
    initialPrompts: [{ role: 'system', content: system }],
    monitor: (monitor: EventTarget) =>
      monitor.addEventListener('downloadprogress', (event) => onDownload?.((event as ProgressEvent).loaded)),
  })
  try {
    const options = { signal, ...(schema ? { responseConstraint: schema } : {}) }
    let answer = ''
    for await (const chunk of chunksOf(session.promptStreaming(text, options))) {
      answer += chunk
      onText?.(answer)
    }
    signal.throwIfAborted()
    return answer
  } finally {
    session.destroy()
  }
}

/** The chunks of a stream; by a reader, as not every browser can iterate streams. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
