import { createRoot, type Root } from 'react-dom/client'
import { FillPanel } from './fill-panel'
import { OpenPanel } from './open-panel'

const roots = new WeakMap<HTMLElement, { root: Root; host: HTMLElement }>()

/** Takes the open panel of a prompt away. What was filled in stays with the prompt. */
export function closePanel(item: HTMLElement): void {
  const open = roots.get(item)
  if (!open) return
  roots.delete(item)
  delete item.dataset.panel
  open.root.unmount()
  open.host.remove()
}

/**
 * Opens a panel below a prompt: the fields of its blanks, or the AIs to open it in.
 * @param button what opened it, and what gets the focus back
 */
export function openPanel(item: HTMLElement, kind: 'fill' | 'open', button: HTMLElement): void {
  closePanel(item)
  const host = document.createElement('div')
  item.querySelector('.prompt-body')?.append(host)
  const root = createRoot(host)
  roots.set(item, { root, host })
  item.dataset.panel = kind
  const close = () => {
    closePanel(item)
    button.focus()
  }
  root.render(kind === 'fill' ? <FillPanel item={item} onClose={close} /> : <OpenPanel item={item} onClose={close} />)
}
