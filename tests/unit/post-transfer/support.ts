import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { type Stored, type TransferApi } from '@/features/post-transfer/api/transfer'
import { Interrupted } from '@/features/post-transfer/lib/outcome'
import { categoryOf, type PlannedPost, planImport, type Standing } from '@/features/post-transfer/lib/plan'
import { readFiles } from '@/features/post-transfer/lib/read-files'
import { createImporter } from '@/features/post-transfer/lib/run-import'
import type { PostTools, Row } from '@/features/post-transfer/lib/tools'
import { createPostTools } from '@/pages/admin/post-tools'

export const fixture = (name: string) => readFileSync(`tests/unit/post-transfer/fixtures/${name}`)
export const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
)
export const file = (name: string, data: BlobPart) => new File([data], name)
export const zip = (files: Record<string, Uint8Array>) => file('all.zip', zipSync(files) as Uint8Array<ArrayBuffer>)
export const EMPTY: Standing = { posts: new Map(), drafts: new Set(), slugs: new Map() }

/** The editor's own tools; pictures are kept in memory. */
export function toolsWith(kept: string[] = []): PostTools {
  const tools = createPostTools({
    add: () => Promise.reject(new Error('not here')),
    remove: () => Promise.resolve(),
    list: () => Promise.resolve([]),
    uses: () => Promise.resolve([]),
    isOwn: (address) => address.startsWith('/storage/'),
  })
  return {
    ...tools,
    keepPicture: (_, kind, name) => {
      kept.push(name)
      return Promise.resolve({ address: `/storage/${name}.webp`, width: kind === 'cover' ? 1200 : 640, height: 480 })
    },
    keepAsItIs: (_, name) => {
      kept.push(name)
      return Promise.resolve(`/storage/${name}`)
    },
  }
}

/** The tables in memory, each id once. */
class FakeTables {
  readonly rows = new Map<string, Row & { state: string; oldSlugs: readonly string[]; publishAt?: string }>()
  readonly calls: string[] = []
  /** What happens to the next calls. */
  readonly faults: (Error | 'answer lost')[] = []

  private store(id: string, row: Row & { state: string; oldSlugs: readonly string[] }): Promise<Stored> {
    this.calls.push(String(row.title))
    const fault = this.faults.shift()
    if (fault instanceof Error) return Promise.reject(fault)
    if (this.rows.has(id)) return Promise.resolve('here')
    if (row.state !== 'draft' && [...this.rows.values()].some(({ slug }) => slug === row.slug))
      return Promise.resolve('slug taken')
    this.rows.set(id, row)
    return fault ? Promise.reject(new Interrupted('The server cannot be reached.')) : Promise.resolve('stored')
  }

  readonly api: Pick<TransferApi, 'importPost' | 'insertDraft' | 'importTakenBack' | 'versionOf'> = {
    importPost: (id, row, _, oldSlugs) => this.store(id, { ...row, state: 'published', oldSlugs }),
    importTakenBack: (id, row, _, oldSlugs) => this.store(id, { ...row, state: 'taken_back', oldSlugs }),
    insertDraft: ({ id, row, publishAt }) =>
      this.store(id, { ...row, state: publishAt ? 'planned' : 'draft', oldSlugs: [] }),
    versionOf: () => Promise.resolve(undefined),
  }
}

export async function prepare(files: File[], standing = EMPTY, kept: string[] = []) {
  const source = await readFiles(files)
  const tools = toolsWith(kept)
  const planned = await planImport(source, standing, tools)
  const tables = new FakeTables()
  const slugs = new Map(planned.map(({ id, slug }) => [id, slug]))
  const importer = () => createImporter({ api: tables.api, tools, source, slugOf: (id) => slugs.get(id) })
  const run = async (store = importer(), posts: readonly PlannedPost[] = planned) => {
    const results = []
    for (const each of posts)
      results.push(await store({ planned: each, slug: each.slug, category: categoryOf(each.post, new Map()) }))
    return results
  }
  return { source, planned, tables, run, importer, kept }
}

/** An export of WordPress with one post. */
export const wordpress = ({ title = 'T', author = 'Ann', content = 'x', more = '' }) =>
  file(
    'wp.xml',
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:base_blog_url>https://kiln.example</wp:base_blog_url>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>${author}</wp:author_display_name></wp:author>
<item><title>${title}</title><link>https://kiln.example/a/</link><dc:creator>ann</dc:creator><wp:post_id>1</wp:post_id>
<wp:post_name>a</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}
<content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`,
  )
export const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
/** An export of Ghost with one post. */
export const ghost = (html: string) =>
  file(
    'ghost.json',
    JSON.stringify({ db: [{ data: { posts: [{ uuid: 'u', title: 'T', slug: 't', status: 'published', html }] } }] }),
  )
