import type { ToastAction, ToastKind } from './toaster'

export type { ToastAction, ToastKind }

/**
 * Shows a short message at the edge of the window and announces it to screen readers. The toaster loads with the first
 * message. If it does not load, the message is lost, but what it reports has still happened.
 */
export async function showToast(
  kind: ToastKind,
  title: string,
  description?: string,
  ...actions: readonly ToastAction[]
): Promise<void> {
  const toaster = await import('./toaster').catch(() => undefined)
  toaster?.show(kind, title, description, actions)
}
