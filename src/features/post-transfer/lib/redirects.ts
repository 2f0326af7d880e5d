/**
 * Redirects from the posts' earlier addresses, in the format of Netlify and Cloudflare Pages
 * (`_redirects`). Empty if none has changed.
 */
export function redirectsOf(posts: readonly { address: string | undefined; slug: string }[]): string {
  return posts
    .flatMap(({ address, slug }) => {
      if (!address || slug === '') return []
      const from = URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/, '')
      const to = `/blog/${encodeURIComponent(slug)}`
      return !from.startsWith('/') || /\s/.test(from) || from.replace(/\/$/, '') === to ? [] : [`${from} ${to} 301\n`]
    })
    .join('')
}
