/**
 * Element id of a prompt's title.
 * @param id a favourite's address, or a prompt's own id
 */
export function anchorOf(id: string): string {
  return `saved-${id}`
}
