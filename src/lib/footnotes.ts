// A post has no ids. What leads to `#note-1` is the mark of the first note, and what leads to `#mark-1` ends that note:
// an article that is shown gets their ids from these addresses.

/** The mark of a note in a text. */
export const noteMark = (number: number): string => `<sup><a href="#note-${number}">${number}</a></sup>`

/** The notes of a text as the list at its end, each with the way back. Empty if there are none. */
export function noteList(notes: readonly string[]): string {
  const items = notes.map((html, index) => {
    const back = ` <a href="#mark-${index + 1}">↩</a>`
    const [, inner = html, end = ''] = /^([\s\S]*?)(<\/p>)?\s*$/.exec(html) ?? []
    return `<li>${inner}${back}${end}</li>`
  })
  return items.length > 0 ? `\n<hr>\n<ol>\n${items.join('\n')}\n</ol>` : ''
}

/** Whether an address leads to a note or back from it. */
export const isNoteAddress = (address: string): boolean => /^#(?:note|mark)-\d+$/.test(address)

/** Gives the marks and notes of an article their ids. */
export function nameNotes(article: ParentNode): void {
  for (const link of article.querySelectorAll('a[href^="#note-"], a[href^="#mark-"]')) {
    const [, kind, number = ''] = /^#(note|mark)-(\d+)$/.exec(link.getAttribute('href') ?? '') ?? []
    const id = `${kind === 'note' ? 'mark' : 'note'}-${number}`
    const target = kind === 'note' ? link : link.closest('li')
    if (number && target && !article.querySelector(`#${id}`)) target.id = id
    if (kind === 'mark') link.setAttribute('aria-label', `Back to mark ${number}`)
  }
}
