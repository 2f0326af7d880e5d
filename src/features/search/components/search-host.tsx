import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isDialogOpen } from '@/lib/is-dialog-open'
import { showToast } from '@/components/toast'
import type { SearchEntry } from '../lib/search-index-file'
import { closeSearch, openSearch, useIsSearchOpen } from '../lib/search-state'
import { MESSAGES } from '../messages'
import type { SearchDialogProps } from './search-dialog'

const isTypedIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * Shows the search when it is asked for: by its buttons, by Ctrl/Cmd+K, by "/" outside of fields.
 * @param loadArticles brings the articles that are newer than the built index
 */
export function SearchHost({ loadArticles }: { loadArticles: () => Promise<SearchEntry[]> }) {
  const isOpen = useIsSearchOpen()
  const { key } = useLocation()
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedIn(event.target)
    if (event.defaultPrevented || isDialogOpen() || !(isK || isSlash)) return
    event.preventDefault()
    openSearch()
  })
  useEffect(() => {
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  // A result was followed.
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    closeSearch()
  }, [key])

  useEffect(() => {
    if (!isOpen || Dialog) return
    import('./search-dialog').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        closeSearch()
        void showToast('error', MESSAGES.failed)
      },
    )
  }, [isOpen, Dialog])

  return isOpen && Dialog ? <Dialog loadArticles={loadArticles} onClose={closeSearch} /> : null
}
