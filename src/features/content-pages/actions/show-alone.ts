import { bringToFeedback } from './feedback-heading'
import { promptItems } from './prompt-text'

/**
 * Shows one prompt of the page, picked at random and never the same twice in a row; or all of them again.
 * What hides the others is an attribute of the page inside `main`: it goes with the page, `main` stays.
 */
export function showAlone(isAlone = true): void {
  const items = promptItems()
  const main = document.querySelector('main')
  if (!main || items.length === 0) return
  const last = items.findIndex((item) => item.hasAttribute('data-alone'))
  for (const item of items) item.removeAttribute('data-alone')
  items[0]?.closest('main > *')?.toggleAttribute('data-one', isAlone)
  for (const button of main.querySelectorAll<HTMLElement>('[data-action="all"]')) button.remove()
  if (!isAlone) return
  const others = items.filter((_, index) => index !== last)
  const chosen = others[Math.floor(Math.random() * others.length)] ?? items[0]
  chosen?.setAttribute('data-alone', '')
  if (chosen) bringToFeedback(chosen)
  const tools = main.querySelector('.page-tools')
  const back = document.createElement('button')
  back.type = 'button'
  back.className = 'act'
  back.dataset.action = 'all'
  back.textContent = 'Show all'
  tools?.append(back)
  chosen?.querySelector<HTMLElement>('.acts button')?.focus({ preventScroll: true })
  chosen?.scrollIntoView({ block: 'nearest' })
}
