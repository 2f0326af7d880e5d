import { turnstileKey } from './env'
import { within } from './within'

interface Turnstile {
  render: (parent: HTMLElement, options: Record<string, unknown>) => string
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Longest wait for the script, and for a verdict without a question. */
const LIMIT_MS = 20_000

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

async function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return window.turnstile
  const script = document.createElement('script')
  script.src = SCRIPT
  const loading = new Promise((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
    document.head.append(script)
  })
  await within(loading, LIMIT_MS)
  if (window.turnstile) return window.turnstile
  // The next call tries again.
  script.remove()
  throw new CaptchaError()
}

export const NOT_A_PERSON =
  'We could not tell that you are a person. Allow challenges.cloudflare.com in this browser, and try again: what you typed is still here.'

/** The script is blocked or does not answer, or the question was not answered. The message is for the visitor. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  constructor() {
    super(NOT_A_PERSON)
  }
}

/**
 * Asks Cloudflare Turnstile whether the visitor is a person. It shows a question at the foot of the page only in doubt,
 * and the focus moves there and back.
 * @returns a token for one call of the auth service; undefined if the owner has set no key
 * @throws CaptchaError
 * @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
export async function captchaToken(): Promise<string | undefined> {
  const sitekey = turnstileKey()
  if (!sitekey) return undefined
  const turnstile = await loadTurnstile()
  const parent = document.createElement('div')
  parent.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  parent.tabIndex = -1
  parent.setAttribute('role', 'group')
  parent.setAttribute('aria-label', 'Are you a person?')
  // Elements outside the topmost open dialog are inert.
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  ;([...dialogs].at(-1) ?? document.body).append(parent)
  let widget: string | undefined
  let limit: ReturnType<typeof setTimeout> | undefined
  let focused: Element | null | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new CaptchaError())
      limit = setTimeout(fail, LIMIT_MS)
      widget = turnstile.render(parent, {
        sitekey,
        appearance: 'interaction-only',
        retry: 'never',
        // From here on the widget reports its own timeout.
        'before-interactive-callback': () => {
          clearTimeout(limit)
          focused = document.activeElement
          parent.focus()
        },
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': fail,
        'unsupported-callback': fail,
      })
    })
  } finally {
    clearTimeout(limit)
    if (parent.contains(document.activeElement) && focused instanceof HTMLElement) focused.focus()
    if (widget !== undefined) turnstile.remove(widget)
    parent.remove()
  }
}
