import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Papa from 'papaparse'
import { promptPath } from '../../src/lib/prompt-path.ts'
import type { Renderer } from './renderer.ts'

type OpenData = Awaited<ReturnType<Renderer['collectOpenData']>>
type Site = Record<'name' | 'url', string>

/**
 * Writes the site's prompts for programs: `prompts.json`, `prompts.csv` (its first two columns are those of the
 * widespread `act,prompt` lists), and each page of prompts as Markdown beside its HTML.
 */
export async function writeOpenData(
  dist: string,
  {
    site,
    prompts,
    library,
    markdown,
  }: OpenData & { site: Site; markdown: Awaited<ReturnType<Renderer['collectMarkdown']>> },
) {
  const rows = [...library.map((item) => libraryRow(item, site)), ...prompts.map((prompt) => pageRow(prompt, site))]
  const json = {
    name: site.name,
    url: `${site.url}/`,
    terms: `${site.url}/terms#prompts`,
    count: rows.length,
    prompts: rows,
  }
  const table = rows.map(({ title, prompt, page, url }) => ({ act: title, prompt, page, url }))
  await Promise.all([
    writeFile(path.join(dist, 'prompts.json'), JSON.stringify(json)),
    writeFile(path.join(dist, 'prompts.csv'), `${Papa.unparse(table, { newline: '\r\n' })}\r\n`),
    ...markdown.map(async ({ path: page, markdown: text }) => {
      const file = path.join(dist, `${page}.md`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, text)
    }),
  ])
}

function libraryRow({ id, title, description, category, model, prompt }: OpenData['library'][number], site: Site) {
  return { id, title, prompt, page: 'Prompt Library', url: `${site.url}/ai-prompts`, description, category, model }
}

function pageRow({ id, slug, title, tags, page, group, text, longer }: OpenData['prompts'][number], site: Site) {
  return {
    id,
    title,
    tags,
    prompt: text,
    ...(longer ? { longer } : {}),
    page,
    url: site.url + (slug ? promptPath(slug) : id),
    ...(group ? { group } : {}),
  }
}
