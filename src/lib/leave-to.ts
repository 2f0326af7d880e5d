/** Goes to a page of another site, in this tab. */
export function leaveTo(url: string): void {
  window.location.assign(url)
}
