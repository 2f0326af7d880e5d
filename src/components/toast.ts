import type { ToastAction, ToastKind } from './toaster'

export type { ToastAction, ToastKind }

/**
 * Shows a short message at the edge of the window and announces it to screen readers.
 * The toaster reaches the visitor with the first message, not before. Where it does not, the message is lost: what it
 * tells of has happened all the same.
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
