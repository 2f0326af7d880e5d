import { readFavourites } from '@/shared/lib/favourites'
import { showProgress } from './challenge'

/** Shows on the page's prompts what this device remembers: saved ones, days written. */
export function restoreMarks(): void {
  const saved = new Set(readFavourites().map(({ address }) => address))
  for (const button of document.querySelectorAll<HTMLElement>('[data-action="save"]')) {
    const item = button.closest<HTMLElement>('[data-prompt]')
    if (item && saved.has(`${window.location.pathname}#${item.id}`)) button.setAttribute('aria-pressed', 'true')
  }
  showProgress()
}
