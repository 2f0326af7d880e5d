import { useCallback, useEffect, useState } from 'react'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'

// With what it imports beside it, not behind it.
const importDialog = () =>
  Promise.all([import('../components/prompt-dialog'), import('@/components/ui/dialog')]).then(
    ([{ PromptDialog }]) => PromptDialog,
  )
type PromptDialog = Awaited<ReturnType<typeof importDialog>>

// On its way as soon as this file is, before anybody asks for it.
if (typeof window !== 'undefined') void importDialog().catch(() => undefined)

/** The dialog of a prompt, once it has come. `load` asks for it again, and says so where it does not come. */
export function usePromptDialog(): [PromptDialog | undefined, load: () => void] {
  const [dialog, setDialog] = useState<PromptDialog>()
  // A component is a function, which a setter would call.
  const take = useCallback(() => importDialog().then((component) => setDialog(() => component)), [])
  useEffect(() => void take().catch(() => undefined), [take])
  const load = useCallback(() => {
    if (!dialog) take().catch(() => void showToast('error', MESSAGES.dialogNotLoaded, MESSAGES.dialogNotLoadedHint))
  }, [dialog, take])
  return [dialog, load]
}
