import type { SinglePrompt } from '../../../src/content/single-prompts.ts'
import { HYDRATION_ID } from '../../../src/lib/hydration.ts'
import { EMBED_SIZE, embedCode, embedPath, OEMBED_PATH } from '../../../src/lib/embed.ts'
import { isPromptSlug, promptPath, SINGLE_PROMPT_ROUTE, slugOfPath } from '../../../src/lib/prompt-path.ts'
import type { SiteFacts } from '../article/article-page.ts'
import { FRAMED_HEADERS, HTTPS_HEADERS, SECURITY_HEADERS } from '../rules.ts'
import { embedHeaders, embedPage, missingPage } from './embed-page.ts'
import { promptJson, promptMarkdown } from './prompt-files.ts'

interface Asked {
  readonly form: 'embed' | 'md' | 'json' | 'oembed'
  readonly slug: string
}

/** What is found at a prompt's path: the prompt, another slug that it has now, or nothing. */
type Found = SinglePrompt | { readonly movedTo: string } | undefined

const FORMS = [
  { form: 'embed', path: new RegExp(`^${embedPath('([^/]+)')}$`) },
  { form: 'md', path: new RegExp(`^${promptPath('([^/]+)')}\\.md$`) },
  { form: 'json', path: new RegExp(`^${promptPath('([^/]+)')}\\.json$`) },
] as const

const TYPES = {
  embed: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  oembed: 'application/json; charset=utf-8',
} as const

// Prompts change only with a deployment.
const KEPT = 'public, max-age=3600'
/** Programs of any site may read it, but search engines should index the prompt's page instead. */
const FOR_PROGRAMS = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
}

/**
 * Answers a request for a prompt in a form other than its page: framed, as Markdown, as JSON, or by oEmbed. The build
 * writes no files for these, because there would be three more per prompt; they are made from the prompt's page.
 * @param fetchFile what the host has at a path of the site
 * @returns undefined if the address is for none of them
 */
export async function answerPrompt(
  request: Request,
  site: SiteFacts,
  fetchFile: (path: string) => Promise<Response>,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const isOembed = url.pathname === OEMBED_PATH
  const asked = isOembed ? askedByOembed(url, site) : askedByPath(url.pathname)
  if (!asked && !isOembed) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })

  const find = async (slug: string): Promise<Found> => {
    const file = isPromptSlug(slug) ? await fetchFile(promptPath(slug)) : undefined
    if (file?.ok) return promptIn(await file.text())
    const location = file && file.status < 400 && file.headers.get('location')
    return location ? { movedTo: slugOfPath(new URL(location, url).pathname) } : undefined
  }
  const answer = async (status: number, body: string, type: string, own: Record<string, string>) => {
    // Hosts do not add the headers of `_headers` to a function's answers.
    const headers = {
      ...(asked?.form === 'embed'
        ? { ...FRAMED_HEADERS, ...(await embedHeaders()) }
        : { ...SECURITY_HEADERS, ...FOR_PROGRAMS }),
      ...(url.protocol === 'https:' && HTTPS_HEADERS),
      ...own,
      'Content-Type': type,
    }
    return new Response(request.method === 'HEAD' ? null : body, { status, headers })
  }
  const failure = (status: number, body: string, own: Record<string, string> = {}) =>
    answer(status, body, 'text/plain; charset=utf-8', own)

  if (isOembed && (url.searchParams.get('format') ?? 'json') !== 'json') return failure(501, 'Only JSON is given here')
  if (!asked) return failure(404, 'No prompt of this site has that address')
  const { form, slug } = asked
  let found = await find(slug)
  if (found && 'movedTo' in found) {
    // An embedded frame follows the redirect, but oEmbed gets the new address directly.
    const to = form === 'embed' ? embedPath(found.movedTo) : `${promptPath(found.movedTo)}.${form}`
    if (!isOembed) return failure(301, 'Moved', { Location: to })
    found = await find(found.movedTo)
  }
  if (!found || 'movedTo' in found)
    return form === 'embed' ? answer(404, missingPage(site), TYPES.embed, {}) : failure(404, 'No such prompt')
  const texts = {
    embed: () => embedPage(found, site),
    md: () => promptMarkdown(found, site),
    json: () => JSON.stringify(promptJson(found, site), null, 2),
    oembed: () => JSON.stringify(oembed(found, url, site), null, 2),
  }
  return answer(200, texts[form](), TYPES[form], { 'Cache-Control': KEPT })
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

/** What the page of a prompt carries for the app. */
function promptIn(html: string): SinglePrompt | undefined {
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
