/** Address of the backend: the hosted project's, or the origin that served the page. */
export function backendUrl(): string {
  return import.meta.env.VITE_SUPABASE_URL || window.location.origin
}

/** Whether the backend is the one that `npm start` brings: it has no second factors and makes no accounts. */
export const isEmbedded = (): boolean => !import.meta.env.VITE_SUPABASE_URL

/** Publishable key of the backend; the embedded backend makes its own. */
export function backendKey(): string {
  return import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || ''
}

/** Where faults of the pages are told; empty where they are not. */
export function errorEndpoint(): string {
  return import.meta.env.VITE_ERROR_ENDPOINT || ''
}
