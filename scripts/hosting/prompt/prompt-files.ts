import type { SinglePrompt } from '../../../src/content/single-prompts.ts'
import { blanksOf } from '../../../supabase/functions/_shared/contracts/blanks.ts'
import { promptPath } from '../../../src/lib/prompt-path.ts'
import type { SiteFacts } from '../article/article-page.ts'

const termsOf = (site: SiteFacts) => `${site.url}/terms#prompts`

/** A prompt for programs, by the names of `prompts.json` (scripts/build/open-data.ts). */
export function promptJson({ prompt, list, level, purpose, answer }: SinglePrompt, site: SiteFacts) {
  const { slug, title, tags, text, short, longer, minutes, skill } = prompt
  return {
    title,
    slug,
    tags,
    prompt: text,
    // Undefined fields are left out of JSON.
    ...{ short, longer, minutes, skill, level, purpose },
    blanks: blanksOf(text),
    page: list.title,
    group: list.group,
    url: site.url + promptPath(slug),
    answer: answer && { ...answer, by: 'an AI, from this text alone' },
    terms: termsOf(site),
  }
}

/** Puts a text in a fence that nothing in it can close (CommonMark 0.31, 4.5). */
const fenced = (text: string) => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** A prompt as Markdown, with its texts in fences, so that they can be copied unchanged. */
export function promptMarkdown({ prompt, list, answer }: SinglePrompt, site: SiteFacts): string {
  const { slug, title, text, short, longer } = prompt
  const url = site.url + promptPath(slug)
  const blocks = [
    `# ${title.replace(/[\\`*_[\]<>#]/g, '\\$&')}`,
    fenced(text),
    ...(short ? ['## The short version', fenced(short)] : []),
    ...(longer ? ['## The longer version', fenced(longer)] : []),
    ...(answer ? [`An answer to it: <${url}#answer>`] : []),
    `From ${list.title}, ${site.name}: <${url}>. Terms: <${termsOf(site)}>`,
  ]
  return `${blocks.join('\n\n')}\n`
}
