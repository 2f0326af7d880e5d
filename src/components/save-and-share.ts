import { Bookmark, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { copyText } from '@/lib/clipboard'
import { isFavourite, setFavourite, watchFavourites } from '@/lib/favourites'
import type { CardAction } from './prompt-card'
import { showToast } from './toast'

/** A prompt as it is saved and shared. */
export interface KnownPrompt {
  readonly title: string
  /** Title of its list. */
  readonly page: string
  /** Its address. */
  readonly to: string
  /** Its place in the list, under which it was saved before it had an address of its own. */
  readonly place: string
}

const MESSAGES = {
  saved: 'Saved',
  notSaved: 'This browser blocks saving.',
} as const

/** Messages about sharing a link. */
export const SHARE_MESSAGES = {
  copied: 'Link copied to clipboard!',
  refused: 'The browser did not allow copying.',
} as const

/** Whether a prompt is saved on this device. Always false before hydration. */
export function useIsSaved({ to, place }: Pick<KnownPrompt, 'to' | 'place'>): boolean {
  return useSyncExternalStore(
    watchFavourites,
    () => isFavourite(to) || isFavourite(place),
    () => false,
  )
}

/**
 * The buttons that save and share a prompt.
 * @param openSaved goes to the saved prompts
 */
export function saveAndShare(prompt: KnownPrompt, isSaved: boolean, openSaved: () => void): CardAction[] {
  return [
    {
      label: 'Save',
      icon: Bookmark,
      isIconOnly: true,
      isPressed: isSaved,
      onPress: (text) => save(prompt, text, !isSaved, openSaved),
    },
    { label: 'Share', icon: Share2, isIconOnly: true, onPress: (text) => void share(prompt, text) },
  ]
}

function save({ title, page, to, place }: KnownPrompt, text: string, isWanted: boolean, openSaved: () => void): void {
  const favourite = { address: to, text, title, page, savedAt: new Date().toISOString() }
  if (!setFavourite(favourite, isWanted, place)) void showToast('error', MESSAGES.notSaved)
  else if (isWanted) {
    const undo = { label: 'Undo', onPress: () => void setFavourite(favourite, false, place) }
    void showToast('success', MESSAGES.saved, undefined, { label: 'View', onPress: openSaved }, undo)
  }
}

async function share(prompt: Pick<KnownPrompt, 'title' | 'to'>, text: string): Promise<void> {
  const { outcome, url } = await sharePrompt(prompt, text)
  if (outcome === 'copied') void showToast('success', SHARE_MESSAGES.copied)
  // Shows the link, so that it can be copied by hand.
  else if (outcome === 'refused') void showToast('warning', SHARE_MESSAGES.refused, url)
}

/** Shares a prompt's address through the device's share sheet on touch devices, otherwise copies it. */
export async function sharePrompt({ title, to }: Pick<KnownPrompt, 'title' | 'to'>, text: string) {
  const url = new URL(to, window.location.href).href
  if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
    // Closing the share sheet rejects; nothing has gone wrong then.
    await navigator.share({ title, text, url }).catch(() => undefined)
    return { outcome: 'shared', url } as const
  }
  return { outcome: (await copyText(url)) ? 'copied' : 'refused', url } as const
}
