import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '@/lib/when-idle'
import { isDialogOpen } from '@/lib/is-dialog-open'
import { showToast } from '@/components/toast'
import type { SearchEntry } from '@/lib/search/search-file'
import { closeSearch, openSearch, useIsSearchOpen } from '@/lib/search/search-state'
import { keyOf } from '@/lib/key-of'
import { MESSAGES } from '../messages'
import type { SearchDialogProps } from './search-dialog'

/** Preloads the dialog when the page is idle, at the latest after this time. */
const IDLE_MS = 3000

const importDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog)

const isTypedIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * Opens the search by its buttons, by Ctrl/Cmd+K, and by "/" outside of fields.
 * @param loadArticles loads the articles that are newer than the search file
 */
export function SearchHost({ loadArticles }: { loadArticles: () => Promise<SearchEntry[]> }) {
  const isOpen = useIsSearchOpen()
  const { key } = useLocation()
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  // What was typed before the dialog was there.
  const early = useRef('')

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event)
    const isK = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const isSlash = key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedIn(event.target)
    if (event.defaultPrevented || isDialogOpen() || !(isK || isSlash)) return
    event.preventDefault()
    openSearch()
  })
  useEffect(() => {
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  // Closes the search after navigation.
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    closeSearch()
  }, [key])

  useEffect(() => whenIdle(() => void importDialog().catch(() => undefined), IDLE_MS), [])
  useEffect(() => {
    if (!isOpen || Dialog) return
    early.current = ''
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const key = keyOf(event)
      if (key === 'Backspace') early.current = early.current.slice(0, -1)
      else if (key.length === 1) early.current += key
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', keep)
    importDialog().then(
      (component) => setDialog(() => component),
      () => {
        closeSearch()
        void showToast('error', MESSAGES.failed)
      },
    )
    return () => document.removeEventListener('keydown', keep)
  }, [isOpen, Dialog])

  if (!isOpen || !Dialog) return null
  return (
    <Dialog
      takeEarly={() => early.current}
      loadArticles={loadArticles}
      onClose={() => {
        early.current = ''
        closeSearch()
      }}
    />
  )
}
