// A second slash, a backslash or white space in front would make it the address of another site.
const SITE_ADDRESS = /^\/(?!\/)[^\s\\]*$/

/** Whether a text is an address on this site: a path from the root, with a query and a fragment or without. */
export function isSiteAddress(text: string): boolean {
  return SITE_ADDRESS.test(text)
}
