/** Selects an element's text, for a visitor who has to copy by hand. */
export function selectContents(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
