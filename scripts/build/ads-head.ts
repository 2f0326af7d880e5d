// For visitors who accepted earlier and are not signed in here (src/app/show-ads.ts decides again later).
const KEEP_ROOM = `try {
  if (localStorage.getItem('promptory:consent') === 'accepted' && !Object.keys(localStorage).some((key) => key.startsWith('sb-')))
    document.documentElement.dataset.ads = ''
} catch {}`

/**
 * The head's content for pages that may show ads: the owner's id at the advertising network, and a script that reserves
 * the slots' space before the first paint, so that nothing moves when ads load.
 * @param client such as `ca-pub-0000000000000000`
 */
export function adsHead(client: string): string {
  return `<meta name="ads-client" content="${client}"><script>${KEEP_ROOM}</script>`
}
