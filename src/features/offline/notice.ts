let notice: HTMLElement | undefined

/** Shows one line at the foot of the window until it is removed. */
export function showNotice(text: string): void {
  if (!notice) {
    notice = document.createElement('p')
    notice.className =
      'fixed bottom-3 left-3 z-21 max-w-[calc(100vw-1.5rem)] border border-rule-strong bg-paper-raised px-3 py-2 font-sans text-small text-ink shadow-dialog print:hidden'
    notice.setAttribute('role', 'status')
    document.body.append(notice)
  }
  notice.textContent = text
}

export function hideNotice(): void {
  notice?.remove()
  notice = undefined
}
