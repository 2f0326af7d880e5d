import { useSyncExternalStore } from 'react'

const SYSTEM = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = window.matchMedia(SYSTEM)
  system.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', onChange)
  }
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : window.matchMedia(SYSTEM).matches
}

/** Whether the page uses the dark theme, chosen or the system's. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark)
}
