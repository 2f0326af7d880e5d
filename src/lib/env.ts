/** Address of the backend: the hosted project's, or the origin that served the page. */
export function backendUrl(): string {
  return import.meta.env.VITE_SUPABASE_URL || window.location.origin
}

/** Whether `npm start` provides the backend, which has no second factors and cannot invite admins. */
export const isEmbedded = (): boolean => !import.meta.env.VITE_SUPABASE_URL

/** Publishable key of the backend; the embedded backend makes its own. */
export function backendKey(): string {
  return import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || ''
}

/** Ways to sign in beside a code by mail that the owner has switched on: `google`, `github`, `passkey`. */
export const signInWays = (): readonly string[] => (import.meta.env.VITE_SIGN_IN_WITH || '').split(',').filter(Boolean)

/** Site key of Cloudflare Turnstile; empty if there is no captcha. */
export const turnstileKey = (): string => import.meta.env.VITE_TURNSTILE_SITE_KEY || ''

/** Where pages report faults; empty if they do not. */
export function errorEndpoint(): string {
  return import.meta.env.VITE_ERROR_ENDPOINT || ''
}

/** Price of Pro, in words; empty if it is not for sale. */
export function proPrice(): string {
  return import.meta.env.VITE_PRO_PRICE || ''
}
