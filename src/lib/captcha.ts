import { turnstileKey } from './env'

interface Turnstile {
  render: (parent: HTMLElement, options: Record<string, unknown>) => string
  remove: (widget: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

async function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return window.turnstile
  const script = document.createElement('script')
  script.src = SCRIPT
  await new Promise((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
    document.head.append(script)
  })
  if (window.turnstile) return window.turnstile
  // The next call tries again.
  script.remove()
  throw new CaptchaError()
}

export const NOT_A_PERSON =
  'We could not tell that you are a person. Allow challenges.cloudflare.com in this browser, and try again: what you typed is still here.'

/** The script is blocked, or the question was not answered; the message is for whoever signs in. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  constructor() {
    super(NOT_A_PERSON)
  }
}

/**
 * Has Cloudflare Turnstile tell that a person is there. It asks at the foot of the page, and only whom it doubts.
 * @returns a token for one call of the auth service; undefined where the owner has set no key
 * @throws CaptchaError
 * @see https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/
 */
export async function captchaToken(): Promise<string | undefined> {
  const sitekey = turnstileKey()
  if (!sitekey) return undefined
  const turnstile = await loadTurnstile()
  const parent = document.createElement('div')
  parent.className = 'fixed inset-x-0 bottom-4 z-50 flex justify-center'
  // What lies outside an open dialog cannot be reached.
  ;(document.querySelector('[role=dialog]') ?? document.body).append(parent)
  let widget: string | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new CaptchaError())
      widget = turnstile.render(parent, {
        sitekey,
        appearance: 'interaction-only',
        retry: 'never',
        callback: resolve,
        'error-callback': fail,
        'timeout-callback': fail,
        'unsupported-callback': fail,
      })
    })
  } finally {
    if (widget !== undefined) turnstile.remove(widget)
    parent.remove()
  }
}
