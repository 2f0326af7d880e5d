import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Scripts from a file, and data blocks, which no browser runs. */
const NOT_INLINE = /\bsrc\s*=|\btype\s*=\s*["']?(?!module\b|text\/javascript\b)[^\s"'>]/i

export const EDITOR_CLOUD = 'https://cdn.tiny.cloud'
export const CAPTCHA = 'https://challenges.cloudflare.com'
/**
 * Origins of the advertising network's scripts, as narrow as it allows. It recommends 'strict-dynamic', which does not
 * work with hashes here: browsers do not extend trust to what an inline script imports.
 */
export const ADS_SCRIPTS = [
  'https://pagead2.googlesyndication.com/pagead/',
  'https://tpc.googlesyndication.com/sodar/',
  'https://*.adtrafficquality.google/sodar/',
  'https://fundingchoicesmessages.google.com/i/',
]

/**
 * If a policy does not list these, they follow `default-src`. Leaving them out matters because every page's first
 * packets carry the policy.
 */
const FALLS_BACK = new Set(['connect-src', 'frame-src', 'manifest-src'])

/**
 * The inline scripts of a page as a policy names them.
 * @returns such as `'sha256-…'`, without repetitions
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !NOT_INLINE.test(attributes))
  const hashes = scripts.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)]
}

/** The content security policy of every page. */
export function contentSecurityPolicy({
  hashes,
  services = [],
  hasEditorCloud = false,
  hasAds = false,
  hasCaptcha = false,
  hasWasm = false,
}: {
  /** of the inline scripts */
  hashes: readonly string[]
  /** addresses that pages call on other origins */
  services?: readonly string[]
  /** whether the editor's cloud build may be fetched */
  hasEditorCloud?: boolean
  /** whether pages may show ads */
  hasAds?: boolean
  /** whether signing in may ask for proof of a person */
  hasCaptcha?: boolean
  /**
   * for headers that workers get too, because they run the second checker; each page's own `meta` policy forbids it
   * again
   */
  hasWasm?: boolean
}): string {
  const editor = hasEditorCloud ? [EDITOR_CLOUD] : []
  const called = services.map((address) => new URL(address).origin)
  const captcha = hasCaptcha ? [CAPTCHA] : []
  // Ads load images and send reports to changing hosts.
  const anywhere = hasAds ? ['https:'] : []
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(hasWasm ? ["'wasm-unsafe-eval'"] : []),
      ...hashes,
      ...editor,
      ...captcha,
      ...(hasAds ? ADS_SCRIPTS : []),
    ],
    // Sonner and React write styles at run time; styles cannot run code.
    'style-src': ["'self'", "'unsafe-inline'", ...editor],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...new Set([...called, ...editor, ...anywhere])],
    'frame-src': ["'self'", ...captcha, ...anywhere],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .filter(([name, sources]) => !(FALLS_BACK.has(name) && sources.join(' ') === "'self'"))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** What the settings of a build mean for the policy: no third party without a setting that asks for it. */
export const policySettings = (env: Record<string, string | undefined>) => ({
  // Realtime is a web socket, which a policy's https does not cover.
  services: [env.VITE_SUPABASE_URL, env.VITE_SUPABASE_URL?.replace(/^http/, 'ws'), env.VITE_ERROR_ENDPOINT].filter(
    (address) => address !== undefined && address !== '',
  ) as string[],
  hasEditorCloud: Boolean(env.TINYMCE_API_KEY),
  hasAds: Boolean(env.VITE_ADS_CLIENT),
  hasCaptcha: Boolean(env.VITE_TURNSTILE_SITE_KEY),
})
