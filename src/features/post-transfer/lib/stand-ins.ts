import type { ForeignPost } from './foreign-post'

// Placeholder addresses, used in a text until pictures are stored and slugs are final. The sanitiser allows them.
const PICTURE = '/importing/'
const POST = '/importing-post/'

/** The placeholder for a picture. */
export const standInFor = (index: number): string => `${PICTURE}${index}`

/** The placeholder for a post, with the link's original address. */
export const standInForPost = (id: string, address: string): string =>
  `${POST}${id}?from=${encodeURIComponent(address)}`

const IN_PICTURE = /<img\b[^>]*\bsrc="\/importing\/(\d+)"[^>]*>/g
const IN_LINK = /"\/importing-post\/([\da-f-]{36})\?from=([^"]*)"/g

/** Replaces placeholders with pictures, and removes those of missing pictures. */
export function settlePictures(
  html: string,
  pictures: readonly ({ address: string; width?: number; height?: number } | undefined)[],
): string {
  let isGap = false
  const settled = html.replace(IN_PICTURE, (tag, index: string) => {
    const picture = pictures[Number(index)]
    isGap ||= picture === undefined
    if (!picture) return ''
    const { address, width, height } = picture
    const named = tag.replace(`"${standInFor(Number(index))}"`, `"${address}"`)
    if (width === undefined) return named
    const bare = named.replace(/\s(?:width|height)="[^"]*"/g, '')
    return bare.replace(/\s*\/?>$/, ` width="${width}" height="${height}">`)
  })
  return isGap ? settled.replace(/<p>\s*<\/p>|<figure>\s*<\/figure>/g, '') : settled
}

/** Replaces placeholders of posts with links. @param slugOf undefined for a post that is not imported */
export function settleLinks(html: string, slugOf: (id: string) => string | undefined): string {
  return html.replace(IN_LINK, (_, id: string, from: string) => {
    const slug = slugOf(id)
    const before = decodeURIComponent(from.replaceAll('&amp;', '&'))
    const fragment = /#[^#]*$/.exec(before)?.[0] ?? ''
    return `"${slug === undefined ? before.replaceAll('"', '%22').replaceAll('&', '&amp;') : `/blog/${encodeURIComponent(slug)}${fragment}`}"`
  })
}

/** Reduces an address to what identifies a page: `host/path`, or `/path` without a host. */
function plainAddress(address: string): string {
  if (!/^(https?:)?\/\//i.test(address)) return address.replace(/[?#].*$/, '').replace(/\/+$/, '')
  try {
    const { host, pathname } = new URL(address, 'https://x')
    return host.replace(/^www\./, '') + pathname.replace(/\/+$/, '')
  } catch {
    return ''
  }
}

const pathOf = (plain: string) => plain.replace(/^[^/]*/, '')

/** Finds the imported post that a link leads to, by its original address or its file. */
export function createLinkFinder(
  posts: readonly { post: ForeignPost; id: string }[],
): (address: string, file: string) => string | undefined {
  const ids = new Map<string, string>()
  for (const { post, id } of posts) {
    const plain = post.address ? plainAddress(post.address) : ''
    if (pathOf(plain).length > 1) {
      ids.set(plain, id)
      ids.set(pathOf(plain), id)
    }
    if (/\.(md|markdown)$/i.test(post.file)) ids.set(`file:${post.file}`, id)
  }
  return (address, file) => {
    if (/\.(md|markdown)(#|$)/i.test(address) && !address.includes(':')) {
      const parts = file.split('/').slice(0, -1)
      for (const part of address.replace(/#.*$/, '').split('/')) {
        if (part === '..') parts.pop()
        else if (part !== '.' && part !== '') parts.push(decodeURIComponent(part))
      }
      return ids.get(`file:${parts.join('/')}`)
    }
    return ids.get(plainAddress(address))
  }
}
