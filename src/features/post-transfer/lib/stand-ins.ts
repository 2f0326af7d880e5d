import { fromFolder } from './find-picture'
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

/** The path of a file or of a link to it, without what differs between a file and its page: `a/b.md` and `a/b/` are `a/b`. */
const plainPath = (path: string) => path.replace(/\.(?:md|markdown|html?)$/i, '').replace(/(?:^|\/)index$/i, '')

const IS_FILE = /^\/(?!\/)[^?#]*\.(?:md|markdown)(?:[?#]|$)/i

/** Whether an address says neither a site nor a path on one: it leads on from where it is written. */
const isRelative = (address: string) => !/^(?:[a-z][a-z\d+.-]*:|[/#?]|www\.|$)|^[^/]*@/i.test(address)

/** Where a link of a post leads to: an imported post by its id, or else an address, if a relative one can be resolved. */
export type LinkTarget = { readonly id: string } | { readonly address: string } | undefined

/** Finds what the links of posts lead to, by the posts' original addresses and their files. */
export function createLinkFinder(
  posts: readonly { post: ForeignPost; id: string }[],
): (address: string, post: ForeignPost) => LinkTarget {
  const ids = new Map<string, string>()
  for (const { post, id } of posts) {
    const plain = post.address ? plainAddress(post.address) : ''
    if (pathOf(plain).length > 1) {
      ids.set(plain, id)
      ids.set(pathOf(plain), id)
    }
    if (!/\.(md|markdown)$/i.test(post.file)) continue
    const path = plainPath(post.file)
    ids.set(`file:${path}`, id)
    // Site generators name pages without the date of their files.
    ids.set(`file:${path.replace(/\d{4}-\d\d-\d\d-(?=[^/]*$)/, '')}`, id)
  }
  return (address, post) => {
    const inFiles =
      (isRelative(address) || IS_FILE.test(address)) && ids.get(`file:${plainPath(fromFolder(post.file, address))}`)
    if (inFiles) return { id: inFiles }
    const whole = isRelative(address) && post.address ? resolve(address, post.address) : address
    const id = ids.get(plainAddress(whole))
    if (id) return { id }
    return whole !== address && /^https?:/i.test(whole) ? { address: whole } : undefined
  }
}

/** Resolves an address by that of its post, absolute or from the root. */
function resolve(address: string, base: string): string {
  const nowhere = 'https://nowhere.invalid'
  const url = new URL(base, nowhere)
  return URL.canParse(address, url) ? new URL(address, url).href.replace(nowhere, '') : address
}
