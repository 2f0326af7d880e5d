/** Identifier in the page of a prompt's title: by a favourite's address, or by a prompt's own identifier. */
export function anchorOf(id: string): string {
  return `shelf-${id}`
}
