/** Address of the backend: the hosted project's, or the origin that served the page. */
export function backendUrl(): string {
  return import.meta.env.VITE_SUPABASE_URL || window.location.origin
}

/** Publishable key of the backend; the embedded backend makes its own. */
export function backendKey(): string {
  return import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY || ''
}
