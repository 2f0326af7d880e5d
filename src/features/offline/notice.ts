let notice: HTMLElement | undefined

/** Shows a line at the foot of the window until it is taken away; one at a time. */
export function showNotice(text: string): void {
  if (!notice) {
    notice = document.createElement('p')
    notice.className = 'offline-notice'
    notice.setAttribute('role', 'status')
    document.body.append(notice)
  }
  notice.textContent = text
}

/** Takes the line away. */
export function hideNotice(): void {
  notice?.remove()
  notice = undefined
}
