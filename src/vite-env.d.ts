/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of a hosted Supabase project; empty: the origin that served the page. */
  readonly VITE_SUPABASE_URL?: string
  /** The project's publishable key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  /** Price of Pro, in words; without it Pro is not for sale. */
  readonly VITE_PRO_PRICE?: string
  /** Ways to sign in beside a code by mail: `google`, `github`, `passkey`, by commas. */
  readonly VITE_SIGN_IN_WITH?: string
  /** Site key of Cloudflare Turnstile; without it there is no captcha. */
  readonly VITE_TURNSTILE_SITE_KEY?: string
  /** `off` removes the service worker from every device. */
  readonly VITE_SERVICE_WORKER?: 'off'
  /** Where pages report faults; without it they do not, and the code is not built. */
  readonly VITE_ERROR_ENDPOINT?: string
}

/** Public address of the site, without a slash at the end; set at build time. */
declare const __SITE_URL__: string
