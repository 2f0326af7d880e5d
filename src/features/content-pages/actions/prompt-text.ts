/** The elements of the prompts below one, of the page where none is named; in their order. */
export function promptItems(root: ParentNode = document.querySelector('main') ?? document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-prompt]')]
}

/**
 * A prompt as it was written, from its element. Its paragraph says it until its blanks are filled, so that pages
 * need not carry it twice.
 */
export function originalText(item: HTMLElement): string {
  item.dataset.prompt ||= item.querySelector('.prompt-text')?.textContent ?? ''
  return item.dataset.prompt
}

/** A prompt as filled in so far, from its element. */
export function promptText(item: HTMLElement): string {
  return item.dataset.filled ?? originalText(item)
}
