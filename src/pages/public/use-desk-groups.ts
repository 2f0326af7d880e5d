import { modelLabel } from '@contracts/models.ts'
import { useEffect, useState } from 'react'
import { useSaved } from '@/features/collections/lib/saved-store'
import type { DeskGroup } from '@/features/desk/lib/desk'
import { clearAnalyses, readAnalyses } from '@/features/feedback/lib/analyses'
import { rememberOpen } from '@/features/feedback/lib/open-analysis'
import { clearHistory } from '@/features/generator/lib/history'
import { readHistory } from '@/features/generator/lib/read-history'
import { forgetSearches, readRecentSearches } from '@/features/search/lib/recent-searches'
import { requestLink, shelfLink, writeLink } from '@/lib/prompt-link'
import { keepSheet, readSheets } from '@/lib/sheets'

const titleOf = (text: string) => text.trim().split('\n')[0]?.slice(0, 80) || 'Without a title'

/** Everything the features keep on this device, for the desk. Updates when something changes. */
export function useDeskGroups(): readonly DeskGroup[] {
  const { saved } = useSaved()
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const look = () => setVersion((before) => before + 1)
    look()
    window.addEventListener('storage', look)
    window.addEventListener('focus', look)
    return () => {
      window.removeEventListener('storage', look)
      window.removeEventListener('focus', look)
    }
  }, [])
  const andLook = (forget: () => unknown) => () => {
    forget()
    setVersion((before) => before + 1)
  }
  // As prerendered, before the device's data is known.
  const isRead = version > 0

  return [
    {
      id: 'saved',
      title: 'Saved prompts',
      empty: 'Nothing saved yet. The bookmark beside a prompt puts it here.',
      start: { to: '/saved', label: 'All saved prompts' },
      items: saved.favourites.map(({ address, title, text, page, savedAt }) => ({
        key: address,
        title: title ?? page,
        text,
        to: address,
        at: savedAt,
      })),
    },
    {
      id: 'collections',
      title: 'Collections',
      empty: 'No collection of your own yet.',
      start: { to: '/saved', label: 'Open collections' },
      items: saved.collections.map(({ id, name, prompts }) => ({
        key: id,
        title: name,
        text: `${prompts.length} ${prompts.length === 1 ? 'prompt' : 'prompts'}`,
        to: '/saved',
      })),
    },
    {
      id: 'sheets',
      title: 'Stories and sheets',
      isWork: true,
      empty: 'No sheet yet. “Write it here” under a prompt begins one.',
      start: { to: '/write', label: 'A new sheet' },
      items: isRead
        ? readSheets().map(({ prompt, text, changedAt }) => ({
            key: prompt,
            title: titleOf(text),
            text: prompt ? `On “${prompt}”: ${text}` : text,
            to: prompt ? writeLink(prompt) : '/write',
            at: changedAt,
          }))
        : [],
      onForget: andLook(() => {
        for (const { prompt } of readSheets()) keepSheet(prompt, '')
      }),
    },
    {
      id: 'generated',
      title: 'Generated prompts',
      empty: 'No prompt generated yet.',
      start: { to: '/generator', label: 'Prompt Generator' },
      items: isRead
        ? readHistory().map(({ id, description, text, model, createdAt }) => ({
            key: id,
            title: `${titleOf(description)} (${modelLabel(model)})`,
            text,
            to: requestLink(description),
            at: createdAt,
          }))
        : [],
      onForget: andLook(clearHistory),
    },
    {
      id: 'readings',
      title: 'Readings of your writing',
      empty: 'No text read yet.',
      start: { to: '/feedback-tool', label: 'Writing Feedback' },
      items: isRead
        ? readAnalyses().map(({ id, text, createdAt }) => ({
            key: id,
            title: titleOf(text),
            text,
            to: '/feedback-tool',
            at: createdAt,
            onOpen: () => rememberOpen(id),
          }))
        : [],
      onForget: andLook(clearAnalyses),
    },
    {
      id: 'searches',
      title: 'Last searches',
      empty: 'No search yet.',
      start: { to: '/prompts', label: 'All prompts' },
      items: isRead
        ? readRecentSearches().map((text) => ({
            key: text,
            title: text,
            text: '',
            to: shelfLink(text),
          }))
        : [],
      onForget: andLook(forgetSearches),
    },
  ]
}
