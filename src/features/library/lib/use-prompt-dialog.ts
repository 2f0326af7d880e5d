import { useCallback, useEffect, useState } from 'react'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'

// Loads the dialog and its import in parallel, not one after the other.
const importDialog = () =>
  Promise.all([import('../components/prompt-dialog'), import('@/components/ui/dialog')]).then(
    ([{ PromptDialog }]) => PromptDialog,
  )
type PromptDialog = Awaited<ReturnType<typeof importDialog>>

// Starts loading with this file, before a visitor opens a prompt.
if (typeof window !== 'undefined') void importDialog().catch(() => undefined)

/** The prompt's dialog, once loaded. `load` retries, and shows a toast on failure. */
export function usePromptDialog(): [PromptDialog | undefined, load: () => void] {
  const [dialog, setDialog] = useState<PromptDialog>()
  // Wrapped in a function, because a setter would call the component.
  const take = useCallback(() => importDialog().then((component) => setDialog(() => component)), [])
  useEffect(() => void take().catch(() => undefined), [take])
  const load = useCallback(() => {
    if (!dialog) take().catch(() => void showToast('error', MESSAGES.dialogNotLoaded, MESSAGES.dialogNotLoadedHint))
  }, [dialog, take])
  return [dialog, load]
}
