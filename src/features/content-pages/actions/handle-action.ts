import { copyText } from '@/shared/lib/clipboard'
import { setFavourite } from '@/shared/lib/favourites'
import { rememberAnswers } from '@/shared/lib/remembered-answers'
import { selectContents } from '@/shared/lib/select-contents'
import { showToast } from '@/shared/ui/toast'
import { MESSAGES } from '../messages'
import { answersOf } from './answers'
import { downloadCalendar, downloadPack, tick } from './challenge'
import { bringToFeedback } from './feedback-heading'
import { closePanel, openPanel } from './panel'
import { promptItems, promptText } from './prompt-text'
import { showAlone } from './show-alone'

const COPIED_FOR_MS = 2000

/** The prompt that an element belongs to, with its text as filled in so far. */
function promptOf(element: Element): { item: HTMLElement; text: string; address: string } | undefined {
  const item = element.closest<HTMLElement>('[data-prompt]')
  if (!item) return undefined
  const text = promptText(item)
  return { item, text, address: `${window.location.pathname}#${item.id}` }
}

async function copy(button: HTMLElement, text: string, source: Element | null): Promise<void> {
  if (!(await copyText(text))) {
    if (source) selectContents(source)
    void showToast('error', MESSAGES.copyRefused, MESSAGES.copyRefusedHint)
    return
  }
  const label = button.querySelector('span')
  if (button.classList.contains('done')) return
  const usual = label?.textContent ?? ''
  button.classList.add('done')
  if (label) label.textContent = 'Copied!'
  setTimeout(() => {
    button.classList.remove('done')
    if (label) label.textContent = usual
  }, COPIED_FOR_MS)
  void showToast('success', MESSAGES.copied)
}

async function share(address: string, text: string): Promise<void> {
  const url = new URL(address, window.location.href).href
  window.history.replaceState(window.history.state, '', address)
  if (typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches) {
    // Closing the share sheet rejects; nothing has gone wrong then.
    await navigator.share({ title: document.title, text, url }).catch(() => undefined)
    return
  }
  if (await copyText(url)) void showToast('success', MESSAGES.linkCopied)
  else void showToast('warning', MESSAGES.copyRefused, MESSAGES.linkRefusedHint)
}

function save(button: HTMLElement, address: string, text: string): void {
  const isSaved = button.getAttribute('aria-pressed') !== 'true'
  const page = document.querySelector('h1')?.textContent ?? ''
  const isStored = setFavourite({ address, text, page, savedAt: new Date().toISOString() }, isSaved)
  if (!isStored) {
    void showToast('error', MESSAGES.notSaved)
    return
  }
  button.setAttribute('aria-pressed', String(isSaved))
  if (isSaved) void showToast('success', MESSAGES.saved, MESSAGES.savedHint)
}

function copyAll(button: HTMLElement): Promise<void> {
  const items = promptItems()
  const lines = items.map((item, index) => `${index + 1}. ${promptText(item)}`)
  const title = document.querySelector('h1')?.textContent ?? ''
  return copy(button, [title, ...lines].join('\n\n'), document.querySelector('.prompts'))
}

function printCards(): void {
  const root = document.documentElement
  root.dataset.print = 'cards'
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  window.print()
}

/** Answers a press on a button with `data-action`: one prompt's, or the whole page's. */
export async function handleAction(button: HTMLElement): Promise<void> {
  const prompt = promptOf(button)
  switch (button.dataset.action) {
    case 'copy-all':
      return copyAll(button)
    case 'print':
      return printCards()
    case 'one':
      return showAlone()
    case 'all':
      return showAlone(false)
    case 'pack':
      return downloadPack()
    case 'calendar':
      return downloadCalendar()
    default:
  }
  if (!prompt) return
  const { item, text, address } = prompt
  bringToFeedback(item)
  switch (button.dataset.action) {
    case 'copy':
      rememberAnswers(answersOf(item))
      return copy(button, text, item.querySelector('.prompt-text'))
    case 'share':
      return share(address, text)
    case 'tick':
      return tick(item)
    case 'save':
      return save(button, address, text)
    case 'fill':
    case 'open':
      if (item.dataset.panel === button.dataset.action) return closePanel(item)
      if (button.dataset.action === 'open') rememberAnswers(answersOf(item))
      return openPanel(item, button.dataset.action, button)
    default:
  }
}
