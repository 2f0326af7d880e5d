import { useEffect, useEffectEvent } from 'react'
import { showToast } from '@/components/toast'

/**
 * Fills the form, once, with what the visitor came to write about. Offers to restore the earlier text.
 * @param about undefined if the address has no topic
 */
export function useAbout(about: string | undefined, description: string, setDescription: (text: string) => void): void {
  const take = useEffectEvent((text: string) => {
    if (text === description) return
    setDescription(text)
    if (description.trim() === '') return
    const putBack = { label: 'Put it back', onPress: () => setDescription(description) }
    void showToast('warning', 'Your earlier text was replaced.', undefined, putBack)
  })
  // Waits until the kept draft has been restored.
  useEffect(() => {
    if (!about) return
    const timer = setTimeout(() => take(about))
    return () => clearTimeout(timer)
  }, [about])
}
