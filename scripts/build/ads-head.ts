// With a decision from before, and no account signed in here (src/app/show-ads.ts decides again later).
const KEEP_ROOM = `try {
  if (localStorage.getItem('promptory:consent') === 'accepted' && !Object.keys(localStorage).some((key) => key.startsWith('sb-')))
    document.documentElement.dataset.ads = ''
} catch {}`

/**
 * What the head of a page that may show ads holds: the owner's id at the advertising network, and a script that gives
 * the slots their room before the first paint, so that nothing moves when the ads come.
 * @param client such as `ca-pub-0000000000000000`
 */
export function adsHead(client: string): string {
  return `<meta name="ads-client" content="${client}"><script>${KEEP_ROOM}</script>`
}
