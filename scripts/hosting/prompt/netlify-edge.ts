/** The edge function for Netlify that gives prompts in other forms than their pages. */
import { respondWithPrompt } from './respond-with-prompt.ts'

export default async function answer(request: Request): Promise<Response | undefined> {
  return respondWithPrompt(request, __ARTICLE_SETTINGS__.site, (path) =>
    fetch(new URL(path, request.url), { redirect: 'manual' }),
  )
}

// Literal values, because Netlify reads this without running the file. A test compares it with `PROMPT_ROUTES`.
export const config = { path: ['/embed/prompts/*', '/prompts/*.md', '/prompts/*.json', '/oembed'] }
