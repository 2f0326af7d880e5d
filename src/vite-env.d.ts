/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of a hosted Supabase project; empty: the origin that served the page. */
  readonly VITE_SUPABASE_URL?: string
  /** The project's publishable key. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  /** What Pro costs, in words; without it Pro is not for sale. */
  readonly VITE_PRO_PRICE?: string
  /** Ways to sign in beside a code by mail: `google`, `github`, `passkey`, by commas. */
  readonly VITE_SIGN_IN_WITH?: string
  /** Site key of Cloudflare Turnstile; without it nobody is asked to prove to be a person. */
  readonly VITE_TURNSTILE_SITE_KEY?: string
  /** `off` takes the service worker off every device. */
  readonly VITE_SERVICE_WORKER?: 'off'
  /** Where faults of the pages are told; without it nothing is told, and the code for it is not built. */
  readonly VITE_ERROR_ENDPOINT?: string
}

/** Public address of the site, without a slash at the end; set at build time. */
declare const __SITE_URL__: string
