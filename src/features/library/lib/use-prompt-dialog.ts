import { useCallback, useEffect, useState } from 'react'
import { showToast } from '@/components/toast'
import { whenIdle } from '@/lib/when-idle'
import { MESSAGES } from '../messages'

const importDialog = () => import('../components/prompt-dialog').then((module) => module.PromptDialog)
type PromptDialog = Awaited<ReturnType<typeof importDialog>>

/**
 * The dialog of a prompt, fetched when the browser is idle, before anybody asks for it. `load` fetches it at a press that
 * was earlier, or again where it did not arrive.
 */
export function usePromptDialog(): [PromptDialog | undefined, load: () => void] {
  const [dialog, setDialog] = useState<PromptDialog>()
  // A component is a function, which a setter would call.
  const take = useCallback(() => importDialog().then((component) => setDialog(() => component)), [])
  useEffect(() => whenIdle(() => void take().catch(() => undefined), 1000), [take])
  const load = () => {
    if (!dialog) take().catch(() => void showToast('error', MESSAGES.dialogNotLoaded, MESSAGES.dialogNotLoadedHint))
  }
  return [dialog, load]
}
