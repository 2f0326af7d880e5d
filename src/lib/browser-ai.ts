// The AI that some browsers carry (the Prompt API, https://webmachinelearning.github.io/prompt-api/). Text stays on the
// device. It is an offer, never a dependency: most browsers have none.

/** Whether the browser's AI can be asked now, has to be downloaded first, or is not there. */
export type BrowserAiState = 'available' | 'downloadable' | 'downloading' | 'unavailable'

/** What the download of a browser's AI takes; browsers do not tell the size before it begins. */
export const BROWSER_AI_SIZE = 'up to 4 GB'

interface Session {
  promptStreaming(text: string, options: { signal: AbortSignal; responseConstraint?: object }): ReadableStream<string>
  destroy(): void
}

interface LanguageModelApi {
  availability(options: object): Promise<BrowserAiState>
  create(options: object): Promise<Session>
}

// Asked for with the same options as it is made with: the answer holds for these alone.
const OPTIONS = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

const api = () => (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel

/** Whether the browser has an AI that can be asked. Starts nothing and downloads nothing; never throws. */
export async function browserAiState(): Promise<BrowserAiState> {
  try {
    return (await api()?.availability(OPTIONS)) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}

export interface BrowserAiQuestion {
  /** What the AI is told to do with the text. */
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
 * Asks the browser's AI once, and downloads it first where it is not there yet: so only ever after a press.
 * @returns the whole answer
 * @throws what the browser throws; an `AbortError` where the signal ended it
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
