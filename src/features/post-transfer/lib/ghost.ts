import { lookUp } from '@contracts/look-up.ts'
import { markdownHtml } from '@/lib/markdown-html'
import {
  authorName,
  type ForeignPost,
  isoMoment,
  type LeftOut,
  type PostState,
  type Reading,
  type TextFile,
} from './foreign-post'
import { tooMuch } from './bounds'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const rowsIn = (data: Row, table: string): Row[] => {
  const rows = data[table]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value))

/** The tables of an export, wrapped or not; undefined if it is none. */
function dataOf(value: unknown): Row | undefined {
  const wrapped = isRow(value) && Array.isArray(value.db) ? value.db[0] : value
  return isRow(wrapped) && isRow(wrapped.data) && Array.isArray(wrapped.data.posts) ? wrapped.data : undefined
}

const STATES: Record<string, PostState> = {
  published: 'published',
  scheduled: 'planned',
  draft: 'draft',
  sent: 'draft',
}

/** The text of a post: HTML, or the Markdown of older versions. Undefined if there is only the editor's own format. */
function htmlOf(post: Row): string | undefined {
  const html = textOf(post.html) || markdownHtml(textOf(post.markdown))
  if (html === '' && (textOf(post.lexical) || textOf(post.mobiledoc))) return undefined
  // A placeholder for the blog's address.
  return html.replaceAll('__GHOST_URL__', '')
}

/** The names of each post's tags, in order, without internal ones. */
function tagsOf(data: Row): Map<string, string[]> {
  const names = new Map(
    rowsIn(data, 'tags')
      .filter(({ visibility }) => visibility !== 'internal')
      .map(({ id, name }) => [idOf(id), textOf(name)]),
  )
  const links = rowsIn(data, 'posts_tags').sort((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
  const tags = new Map<string, string[]>()
  for (const { post_id: post, tag_id: tag } of links) {
    const name = names.get(idOf(tag))
    if (name && !name.startsWith('#')) tags.set(idOf(post), [...(tags.get(idOf(post)) ?? []), name])
  }
  return tags
}

/** The name of each post's first author. */
function authorsOf(data: Row): Map<string, string> {
  const names = new Map(rowsIn(data, 'users').map(({ id, name }) => [idOf(id), textOf(name)]))
  const links = rowsIn(data, 'posts_authors').sort((a, b) => Number(b.sort_order ?? 0) - Number(a.sort_order ?? 0))
  return new Map([
    // As older versions have it.
    ...rowsIn(data, 'posts').map((post) => [idOf(post.id), names.get(idOf(post.author_id)) ?? ''] as const),
    ...links.map(({ post_id: post, author_id: author }) => [idOf(post), names.get(idOf(author)) ?? ''] as const),
  ])
}

function readPost(
  post: Row,
  html: string,
  file: string,
  { tags, author }: { tags: readonly string[]; author: string | undefined },
): ForeignPost {
  const visibility = textOf(post.visibility)
  const isForMembers = visibility !== '' && visibility !== 'public'
  const status = textOf(post.status)
  const state = isForMembers ? 'draft' : (lookUp(STATES, status) ?? 'draft')
  const published = isoMoment(post.published_at) ?? isoMoment(post.created_at)
  const slug = textOf(post.slug)
  return {
    key: `ghost:${textOf(post.uuid) || `${slug}#${idOf(post.id)}`}`,
    file,
    title: textOf(post.title),
    slug,
    html,
    excerpt: textOf(post.custom_excerpt),
    author: authorName(author),
    searchTitle: textOf(post.meta_title),
    searchDescription: textOf(post.meta_description),
    // The first is its primary tag.
    categories: tags.slice(0, 1),
    state,
    created: state === 'published' ? published : undefined,
    updated: isoMoment(post.updated_at),
    publishAt: state === 'planned' ? published : undefined,
    cover: (textOf(post.feature_image) || textOf(post.image)).replaceAll('__GHOST_URL__', '') || undefined,
    oldSlugs: [],
    address: slug && status === 'published' ? `/${slug}/` : undefined,
    notes: [
      ...(isForMembers ? ['It was for members and becomes a draft.'] : []),
      ...(status === 'sent' ? ['It went out as a mail only and becomes a draft.'] : []),
    ],
  }
}

/** Whether a file is an export of Ghost. */
export function isGhost(text: string): boolean {
  return /"(db|data)"\s*:/.test(text.slice(0, 20_000)) && /"posts"\s*:/.test(text)
}

/** Reads the posts of Ghost exports, in any state. */
export function readGhost(files: readonly TextFile[]): Reading {
  const posts: ForeignPost[] = []
  const left: LeftOut[] = []
  for (const { path, text } of files) {
    let data: Row | undefined
    try {
      data = dataOf(JSON.parse(text))
    } catch {
      // Reported below, like any other invalid file.
    }
    if (!data) {
      left.push({ name: path, reason: 'It is no export of Ghost.' })
      continue
    }
    const tags = tagsOf(data)
    const authors = authorsOf(data)
    const metas = new Map(rowsIn(data, 'posts_meta').map((meta) => [idOf(meta.post_id), meta]))
    let pages = 0
    for (const post of rowsIn(data, 'posts')) {
      const reason = tooMuch(textOf(post.html) || textOf(post.markdown))
      const html = reason ? undefined : htmlOf(post)
      if (post.type === 'page' || Number(post.page ?? 0) === 1) pages += 1
      else if (html === undefined)
        left.push({
          name: textOf(post.title) || path,
          reason: reason ?? 'The file holds no HTML of it: open and save it in Ghost.',
        })
      else {
        const known = { tags: tags.get(idOf(post.id)) ?? [], author: authors.get(idOf(post.id)) }
        posts.push(readPost({ ...metas.get(idOf(post.id)), ...post }, html, path, known))
      }
    }
    if (pages > 0) left.push({ name: `${pages} ${pages === 1 ? 'page' : 'pages'}`, reason: 'Only posts come.' })
  }
  return { posts, left }
}
