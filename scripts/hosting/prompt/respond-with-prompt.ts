import { promptPath, slugOfPath } from '../../../src/lib/prompt-path.ts'
import type { SiteFacts } from '../article/article-page.ts'
import { FRAMED_HEADERS, HTTPS_HEADERS, SECURITY_HEADERS } from '../rules.ts'
import { answerPrompt } from './answer-prompt.ts'

/**
 * Answers in a host's worker for a prompt in a form other than its page. Hosts do not add the headers of `_headers` to
 * a function's answers, so this sets all of them.
 * @param fetchFile what the host has at a path of the site
 * @returns undefined if the address is for something else
 */
export async function respondWithPrompt(
  request: Request,
  site: SiteFacts,
  fetchFile: (path: string) => Promise<Response>,
): Promise<Response | undefined> {
  const answer = await answerPrompt(new URL(request.url), site, async (slug) => {
    const file = await fetchFile(promptPath(slug))
    if (file.ok) return { html: await file.text() }
    const location = file.status < 400 && file.headers.get('location')
    return location ? { movedTo: slugOfPath(new URL(location, request.url).pathname) } : undefined
  })
  if (!answer) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const headers = {
    ...(answer.isFramed ? FRAMED_HEADERS : SECURITY_HEADERS),
    ...HTTPS_HEADERS,
    ...answer.headers,
    'Content-Type': answer.type,
  }
  return new Response(request.method === 'HEAD' ? null : answer.body, { status: answer.status, headers })
}
