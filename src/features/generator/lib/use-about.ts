import { useEffect, useEffectEvent } from 'react'
import { showToast } from '@/components/toast'

/**
 * Fills the form with what the visitor came to write about, once. What stood there before can be put back.
 * @param about undefined where they came without
 */
export function useAbout(about: string | undefined, description: string, setDescription: (text: string) => void): void {
  const take = useEffectEvent((text: string) => {
    if (text === description) return
    setDescription(text)
    if (description.trim() === '') return
    const putBack = { label: 'Put it back', onPress: () => setDescription(description) }
    void showToast('warning', 'Your earlier text was replaced.', undefined, putBack)
  })
  // After the draft that is kept on the device has come.
  useEffect(() => {
    if (!about) return
    const timer = setTimeout(() => take(about))
    return () => clearTimeout(timer)
  }, [about])
}
