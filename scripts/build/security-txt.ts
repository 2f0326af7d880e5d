import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Renderer } from './renderer.ts'

/** Where researchers look for it (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt'

// The standard recommends less than a year. If a site is not built for this long, nobody answers reports anyway.
const VALID_DAYS = 300

/** Writes how to report a weakness of the site. */
export async function writeSecurityTxt(
  { dist, site: { SITE } }: { dist: string; site: Pick<Renderer, 'SITE'> },
  now: Date = new Date(),
) {
  const file = path.join(dist, SECURITY_TXT)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, securityTxt(SITE, now))
}

export function securityTxt({ url, contactEmail }: { url: string; contactEmail: string }, now: Date) {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS)
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
  ]
  // The file's addresses must be https, and a build for this computer has none.
  if (url.startsWith('https://')) {
    lines.push(`Canonical: ${url}/${SECURITY_TXT}`, `Policy: ${url}/terms#fair-use`)
  }
  return `${lines.join('\n')}\n`
}
