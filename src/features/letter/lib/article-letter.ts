import { escapeHtml } from '@/lib/escape-html'
import { sanitiseToFragment } from '@/lib/sanitise-html'
import { LINK, type LetterBody, RULE, SERIF, SMALL } from './letter-frame'

/** The parts of an article that a letter needs. */
export interface LetterArticle {
  readonly title: string
  readonly slug: string
  readonly excerpt: string | null
  readonly cover: string | null
  readonly content: string
}

/** Limit in characters of an article's opening blocks. */
const BEGINNING_CHARS = 700

const MONO = 'font:15px/1.5 Menlo,Consolas,monospace;background:#ece8da;color:#1a1915'
const HEADING = `${SERIF};font-weight:bold;margin:32px 0 8px`
const STYLES: Record<string, string> = {
  P: `${SERIF};margin:0 0 16px`,
  H2: `${HEADING};font-size:22px`,
  H3: `${HEADING};font-size:19px`,
  H4: HEADING,
  UL: `${SERIF};margin:0 0 16px;padding-left:24px`,
  OL: `${SERIF};margin:0 0 16px;padding-left:28px`,
  LI: 'margin:0 0 6px',
  BLOCKQUOTE: `${SERIF};margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #15523a`,
  PRE: `${MONO};margin:0 0 16px;padding:12px;white-space:pre-wrap`,
  CODE: MONO,
  IMG: 'max-width:100%;height:auto;border:0',
  FIGURE: 'margin:0 0 16px',
  FIGCAPTION: SMALL,
  TABLE: `${SERIF};border-collapse:collapse;margin:0 0 16px`,
  TH: `padding:6px 8px;border:${RULE};text-align:left`,
  TD: `padding:6px 8px;border:${RULE}`,
  HR: `border:0;border-top:${RULE};margin:24px 0`,
  A: LINK,
}

/**
 * An article as a letter: all of it, or its opening.
 * @param siteUrl without a slash at the end
 */
export function articleLetter(article: LetterArticle, isWhole: boolean, siteUrl: string): LetterBody {
  const { title, slug, excerpt, cover } = article
  const url = `${siteUrl}/blog/${encodeURIComponent(slug)}`
  const fragment = sanitiseToFragment(article.content)
  const blocks = [...fragment.childNodes].filter(
    ({ textContent, nodeName }) => textContent?.trim() || nodeName !== '#text',
  )
  const shown = isWhole ? blocks : beginningOf(blocks)
  const hasMore = shown.length < blocks.length
  const box = document.createElement('div')
  box.append(...shown)
  styleForMail(box, url)

  const lead = hasMore ? 'Read on' : 'On the site'
  const picture = cover
    ? `<img src="${escapeHtml(new URL(cover, siteUrl).href)}" alt="" width="560" style="${STYLES.IMG};display:block;margin:0 0 24px">`
    : ''
  const html = [
    `<h1 style="${SERIF};font-size:28px;line-height:1.2;margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:inherit;text-decoration:none">${escapeHtml(title)}</a></h1>`,
    picture,
    excerpt ? `<p style="${SMALL};font-size:16px;margin:0 0 24px">${escapeHtml(excerpt)}</p>` : '',
    box.innerHTML,
    `<p style="${SMALL};margin:24px 0 0">${lead}: <a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(title)}</a></p>`,
  ]
  const text = [title, excerpt ?? '', textOf(box), `${lead}: ${url}`]
  return { subject: title, html: html.filter(Boolean).join('\n'), text: text.filter(Boolean).join('\n\n') }
}

function beginningOf(blocks: readonly ChildNode[]): ChildNode[] {
  let length = 0
  const end = blocks.findIndex(({ textContent }) => (length += textContent?.trim().length ?? 0) >= BEGINNING_CHARS)
  return end < 0 ? [...blocks] : blocks.slice(0, end + 1)
}

/** Prepares an element for mail programs: inline styles and absolute addresses. */
function styleForMail(box: HTMLElement, url: string): void {
  for (const element of box.querySelectorAll<HTMLElement>('*')) {
    const own = STYLES[element.nodeName]
    if (own) element.setAttribute('style', [own, element.getAttribute('style')].filter(Boolean).join(';'))
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name)
      if (address !== null && URL.canParse(address, url)) element.setAttribute(name, new URL(address, url).href)
    }
    element.removeAttribute('target')
    element.removeAttribute('rel')
  }
}

const BLOCKS = /^(?:P|DIV|H[2-4]|LI|DT|DD|BLOCKQUOTE|PRE|TR|FIGURE|FIGCAPTION|UL|OL|DL|TABLE|HR)$/

/** The text for mails without HTML: a paragraph for each block, links followed by their address. */
function textOf(box: Element): string {
  const parts: string[] = []
  const collect = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) parts.push((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '))
    if (!(node instanceof Element)) return
    const isBlock = BLOCKS.test(node.nodeName)
    if (isBlock) parts.push('\n\n')
    if (node.nodeName === 'LI') parts.push('- ')
    if (node.nodeName === 'BR') parts.push('\n')
    if (node.nodeName === 'IMG' && node.getAttribute('alt')) parts.push(`[${node.getAttribute('alt')}]`)
    if (node.nodeName === 'PRE') parts.push(node.textContent ?? '')
    else for (const child of node.childNodes) collect(child)
    const address = node.nodeName === 'A' ? node.getAttribute('href') : null
    if (address && address !== node.textContent?.trim()) parts.push(` (${address})`)
    if (isBlock) parts.push('\n\n')
    else if (/^T[DH]$/.test(node.nodeName)) parts.push('  ')
  }
  collect(box)
  return parts
    .join('')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n- /g, '\n- ')
    .trim()
}
