import { existsSync, readFileSync } from 'node:fs'
import { TEMPLATES } from '../support/addresses.ts'

/** What a page can ask of the backend: by itself as it loads, or when somebody presses a button. */
export interface PublicPage {
  readonly path: string
  /** Its first heading as it was built. */
  readonly heading: string
  /** It asks for posts by itself. */
  readonly asksOnLoad: boolean
  readonly hasGenerator: boolean
  readonly hasFeedback: boolean
  /** A form of its own that takes an e-mail address, beside the footer's. */
  readonly hasSignUp: boolean
}

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const plain = (html: string) =>
  html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

function readPage(path: string): PublicPage {
  const file = ['.html', '/index.html'].map((end) => `dist${path === '/' ? '' : path}${end}`).find(existsSync)
  if (!file) throw new Error(`${path} stands in the sitemap, and was not built.`)
  const html = readFileSync(file, 'utf8')
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return {
    path,
    heading: plain(heading),
    asksOnLoad: path.startsWith('/blog'),
    hasGenerator: html.includes('What do you want to achieve?'),
    hasFeedback: html.includes('Analyze My Writing'),
    hasSignUp: /<main[\s\S]*name="email"[\s\S]*<\/main>/.test(html),
  }
}

/** One page a template, every page that was built in the full run; read from what was built. */
export const PUBLIC_PAGES = TEMPLATES.map(readPage)
