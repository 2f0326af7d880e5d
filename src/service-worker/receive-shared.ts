import { SHARE_PATH } from '../features/offline/lib/caches'

/** Fields of a shared text, as the manifest's `share_target` names them (w3c.github.io/web-share-target). */
const FIELDS = ['title', 'text', 'url'] as const

/**
 * Answers when another app shares a text with the site: puts it into the fragment of a page's address, which is sent to
 * no server and survives a reload.
 */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const shared = new URLSearchParams()
  for (const name of FIELDS) {
    const value = form.get(name)
    if (typeof value === 'string' && value.trim() !== '') shared.set(name, value)
  }
  const { origin } = new URL(request.url)
  return Response.redirect(`${origin}${SHARE_PATH}#${shared}`, 303)
}
