import type { SinglePrompt } from '../../../src/content/single-prompts.ts'
import { HYDRATION_ID } from '../../../src/lib/hydration.ts'
import { EMBED_SIZE, embedCode, embedPath, OEMBED_PATH } from '../../../src/lib/embed.ts'
import { isPromptSlug, promptPath, SINGLE_PROMPT_ROUTE } from '../../../src/lib/prompt-path.ts'
import type { SiteFacts } from '../article/article-page.ts'
import { embedHeaders, embedPage, missingPage } from './embed-page.ts'
import { promptJson, promptMarkdown } from './prompt-files.ts'

/** What a site has at a prompt's path: its page, the way to another slug, or nothing. */
export type PromptPage = { readonly html: string } | { readonly movedTo: string } | undefined

/** What answers a request for a prompt in another form. */
export interface PromptAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Other sites may show it in a frame. */
  readonly isFramed: boolean
}

interface Asked {
  readonly form: 'embed' | 'md' | 'json' | 'oembed'
  readonly slug: string
}

const FORMS = [
  { form: 'embed', path: new RegExp(`^${embedPath('([^/]+)')}$`) },
  { form: 'md', path: new RegExp(`^${promptPath('([^/]+)')}\\.md$`) },
  { form: 'json', path: new RegExp(`^${promptPath('([^/]+)')}\\.json$`) },
] as const

const TYPES = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const

// Prompts change only with a deployment.
const KEPT = 'public, max-age=3600'
/** Programs of any site may read it, but search engines should index the prompt's page instead. */
const FOR_PROGRAMS = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
}

/** Whether a path asks for a prompt in another form than its page. */
export const asksForPrompt = (pathname: string): boolean =>
  pathname === OEMBED_PATH || askedByPath(pathname) !== undefined

/**
 * Answers a request for a prompt in a form other than its page: framed, as Markdown, as JSON, or by oEmbed. The build
 * writes no files for these, because there would be three more per prompt; they are made from the prompt's page.
 * @param pageOf what the site has at the path of a prompt
 * @returns undefined if the address is for none of them
 */
export async function answerPrompt(
  url: URL,
  site: SiteFacts,
  pageOf: (slug: string) => Promise<PromptPage>,
): Promise<PromptAnswer | undefined> {
  const isOembed = url.pathname === OEMBED_PATH
  if (isOembed && (url.searchParams.get('format') ?? 'json') !== 'json') return failure(501, 'Only JSON is given here')
  const asked = isOembed ? askedByOembed(url, site) : askedByPath(url.pathname)
  if (!asked) return isOembed ? failure(404, 'No prompt of this site has that address') : undefined
  const page = isPromptSlug(asked.slug) ? await pageOf(asked.slug) : undefined
  if (page && 'movedTo' in page) {
    // An embedded frame follows the redirect, but oEmbed gets the new address directly.
    if (isOembed) return answer({ ...asked, slug: page.movedTo }, await pageOf(page.movedTo), url, site)
    const to = asked.form === 'embed' ? embedPath(page.movedTo) : `${promptPath(page.movedTo)}.${asked.form}`
    return { ...failure(301, 'Moved'), headers: { ...FOR_PROGRAMS, Location: to }, isFramed: asked.form === 'embed' }
  }
  return answer(asked, page, url, site)
}

function askedByPath(pathname: string): Asked | undefined {
  for (const { form, path } of FORMS) {
    const [, slug] = path.exec(pathname) ?? []
    if (slug !== undefined) return { form, slug }
  }
  return undefined
}

function askedByOembed(url: URL, site: SiteFacts): Asked | undefined {
  const given = url.searchParams.get('url') ?? ''
  if (!URL.canParse(given)) return undefined
  const address = new URL(given)
  if (address.origin !== site.url) return undefined
  const [, slug] = new RegExp(`^(?:${promptPath('([^/]+)')})/?$`).exec(address.pathname) ?? []
  return slug === undefined ? undefined : { form: 'oembed', slug }
}

async function answer({ form }: Asked, page: PromptPage, url: URL, site: SiteFacts): Promise<PromptAnswer> {
  const found = page && 'html' in page ? promptOf(page.html) : undefined
  if (form === 'embed') {
    const body = found ? embedPage(found, site) : missingPage(site)
    const headers = { ...(await embedHeaders()), ...(found && { 'Cache-Control': KEPT }) }
    return { status: found ? 200 : 404, type: TYPES.html, body, headers, isFramed: true }
  }
  if (!found) return failure(404, 'No such prompt')
  const isMarkdown = form === 'md'
  const body = isMarkdown
    ? promptMarkdown(found, site)
    : JSON.stringify(form === 'json' ? promptJson(found, site) : oembed(found, url, site), null, 2)
  return {
    status: 200,
    type: isMarkdown ? TYPES.md : TYPES.json,
    body,
    headers: { ...FOR_PROGRAMS, 'Cache-Control': KEPT },
    isFramed: false,
  }
}

/** What the page of a prompt carries for the app. */
function promptOf(html: string): SinglePrompt | undefined {
  const [, json = '{}'] = new RegExp(`<script[^>]* id="${HYDRATION_ID}">(.*?)</script>`, 's').exec(html) ?? []
  return JSON.parse(json).loaderData?.[SINGLE_PROMPT_ROUTE]?.content
}

/** oEmbed 1.0, "rich" (oembed.com, 2.3.4). */
function oembed({ prompt }: SinglePrompt, { searchParams }: URL, site: SiteFacts) {
  const atMost = (name: string, usual: number) => {
    const [asked] = /^[1-9]\d*$/.exec(searchParams.get(name) ?? '') ?? []
    return Math.min(Number(asked ?? usual), usual)
  }
  const width = atMost('maxwidth', EMBED_SIZE.width)
  const height = atMost('maxheight', EMBED_SIZE.height)
  return {
    version: '1.0',
    type: 'rich',
    title: prompt.title,
    provider_name: site.name,
    provider_url: `${site.url}/`,
    html: embedCode(prompt, site.url, { width, height }),
    width,
    height,
  }
}

const failure = (status: number, body: string): PromptAnswer => ({
  status,
  type: TYPES.text,
  body,
  headers: FOR_PROGRAMS,
  isFramed: false,
})
