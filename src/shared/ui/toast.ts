import type { ToastKind } from './toaster'

export type { ToastKind }

/**
 * Shows a short message at the edge of the window and announces it to screen readers.
 * The toaster reaches the visitor with the first message, not before.
 */
export async function showToast(kind: ToastKind, title: string, description?: string): Promise<void> {
  const { show } = await import('./toaster')
  show(kind, title, description)
}
