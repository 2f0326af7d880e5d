import { CallError } from './call-error'

/** How a fault surfaced: an uncaught error, an unhandled rejection, or a page that broke or did not load. */
export type FaultKind = 'error' | 'rejection' | 'boundary'

export interface ReportOptions {
  /** Where reports go (`VITE_ERROR_ENDPOINT`). */
  readonly endpoint: string
  /** The open route's pattern, such as `/blog/:slug`, because an address itself may contain what somebody typed. */
  readonly routeOf: () => Promise<string>
}

/** Everything a report sends. It has no field for an address, a text or anything that identifies a visitor. */
export interface FaultReport {
  readonly kind: FaultKind
  readonly name: string
  readonly message: string
  /** Where in our own files it happened, innermost first: `index-a1b2c3.js:1:2345`. */
  readonly frames: readonly string[]
  readonly route: string
  /** The entry file, whose name changes with every change of the site. */
  readonly build: string
  readonly browser: string
  /** Id of the failed function call, if there was one; finds its line in the log. */
  readonly requestId?: string
}

const MOST_REPORTS = 5
const MOST_FRAMES = 5
const MESSAGE_MAX_CHARS = 200
// From the first quotation mark to the last, because browsers quote unparsable text including its own marks.
const QUOTED = /["'`“‘«].*["'`”’»]/gs
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\S+@\S+|\/[\w-]+\/\S*|\?\S+/gi
const NUMBER = /\d{3,}/g
const FRAME = /\/assets\/([\w.-]+\.m?js:\d+(?::\d+)?)/g
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

/** A function that sends faults: each one once, and a handful a page at the most. It never throws. */
export function createErrorReport({ endpoint, routeOf }: ReportOptions): (kind: FaultKind, error: unknown) => void {
  const seen = new Set<string>()
  return (kind, error) => {
    const { name, message, frames } = describeFault(error)
    // Without a frame of ours, the fault belongs to a browser extension or has no details. Boundary faults are always
    // ours: a chunk that fails to load has no frame.
    if (frames.length === 0 && kind !== 'boundary') return
    const key = [name, message, frames[0]].join()
    if (seen.has(key) || seen.size >= MOST_REPORTS) return
    seen.add(key)
    const requestId = error instanceof CallError ? error.requestId : undefined
    const send = (route: string) => {
      const fault: FaultReport = {
        kind,
        name,
        message,
        frames,
        route,
        build: buildName(),
        browser: browserName(),
        requestId,
      }
      // Like sendBeacon, it outlives the page, but it sends neither cookies nor a referrer.
      void fetch(endpoint, {
        method: 'POST',
        mode: 'no-cors',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        body: JSON.stringify(fault),
      }).catch(() => undefined)
    }
    routeOf().then(send, () => send('?'))
  }
}

/** Name, message and frames of an error, without anything a visitor may have typed. */
export function describeFault(error: unknown): Pick<FaultReport, 'name' | 'message' | 'frames'> {
  // Thrown values that are not errors, such as strings, may hold anything.
  if (!(error instanceof Error)) return { name: 'NotAnError', message: '', frames: [] }
  const { name, message, stack = '' } = error
  // Chromium repeats the message in the stack, and the message could look like one of our frames.
  const trace = stack.replace(message, '')
  return {
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    message: withoutTypedText(message),
    frames: Array.from(trace.matchAll(FRAME), ([, frame = '']) => frame).slice(0, MOST_FRAMES),
  }
}

function withoutTypedText(message: string): string {
  return message.replace(QUOTED, '…').replace(ADDRESS, '…').replace(NUMBER, '#').slice(0, MESSAGE_MAX_CHARS)
}

function browserName(): string {
  return BROWSERS.find(([, pattern]) => pattern.test(navigator.userAgent))?.[0] ?? 'other'
}

/** Prerendered pages name the entry in their starter, others load it. */
function buildName(): string {
  const entry = document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry
  const source = document.querySelector('script[type=module][src]')?.getAttribute('src')
  return /\/assets\/(index-[\w-]+)\.js/.exec(entry ?? source ?? '')?.[1] ?? 'development'
}
