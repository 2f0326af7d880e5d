import { POST_FIELD_NAMES } from '@contracts/blog.ts'
import { Marked } from 'marked'
import { parse } from 'yaml'
import { markdownHtml } from '@/lib/markdown-html'
import {
  authorName,
  type ForeignPost,
  isoMoment,
  lastPart,
  type LeftOut,
  type OwnPost,
  type Reading,
  type TextFile,
} from './foreign-post'
import { tooMuch } from './bounds'

const marked = new Marked({ gfm: true })

/** Marks exports of this site, with the version of their format. */
export const OWN_MARK = 'promptory'

const NOT_IN_LISTS = 'p|h[1-6]|dl|dt|dd|blockquote|pre|hr|table|thead|tbody|tfoot|tr|td|th|figure|figcaption|div'
const lineEndBefore = (tags: string) => new RegExp(`\\n(?=</?(?:${tags})\\b)`, 'g')

/**
 * Where a stored post has line breaks: it lacks those that `lost` matches in Markdown's HTML, and has `between` between
 * its blocks and `ends` at both ends. They have no meaning, but keep an export identical when it is read again.
 */
export const SPACINGS = {
  lines: { lost: undefined, between: '\n', ends: '' },
  lists: { lost: lineEndBefore(NOT_IN_LISTS), between: '\n', ends: '' },
  framed: { lost: lineEndBefore(NOT_IN_LISTS), between: '\n', ends: '\n' },
  blocks: { lost: lineEndBefore(`${NOT_IN_LISTS}|ul|ol|li`), between: '\n', ends: '' },
  none: { lost: lineEndBefore(`${NOT_IN_LISTS}|ul|ol|li`), between: '', ends: '' },
} as const
export type Spacing = keyof typeof SPACINGS
export const SPACING_NAMES = Object.keys(SPACINGS) as Spacing[]

/** Converts the Markdown of an export back to the exported HTML. */
export function htmlOfOwnMarkdown(text: string, spacing: Spacing): string {
  const { lost, between, ends } = SPACINGS[spacing]
  const blocks = marked
    .lexer(text)
    .map((token) => {
      const html = marked.parser([token]).trim()
      return lost && token.type !== 'html' ? html.replace(lost, '') : html
    })
    .filter((html) => html !== '')
  return ends + blocks.join(between) + ends
}

const FRONT_MATTER = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/
const DATED_NAME = /^(\d{4}-\d\d-\d\d)-(.+)$/
const TEMPLATE_CODE = /\{\{[<%]|\{%/

type FrontMatter = Record<string, unknown>

const isRecord = (value: unknown): value is FrontMatter =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first of these fields with a text. */
function textIn(front: FrontMatter, ...names: string[]): string {
  for (const name of names) {
    const value = front[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
  }
  return ''
}

/** The texts of the first of these fields that has any, single or in a list. */
function listIn(front: FrontMatter, ...names: string[]): string[] {
  for (const name of names) {
    const value = front[name]
    const list = (Array.isArray(value) ? value : [value]).filter(
      (item) => typeof item === 'string' && item.trim() !== '',
    )
    if (list.length > 0) return list.map((item) => String(item).trim())
  }
  return []
}

const momentIn = (front: FrontMatter, ...names: string[]) =>
  names.map((name) => isoMoment(front[name])).find((moment) => moment !== undefined)

/** Jekyll and Hugo use a text for a cover, others an object. */
function coverIn(front: FrontMatter): string {
  for (const name of ['cover', 'image', 'featured_image', 'feature_image', 'featuredImage', 'heroImage', 'thumbnail']) {
    const value = front[name]
    const address = isRecord(value) ? textIn(value, 'image', 'src', 'url', 'path') : textIn(front, name)
    if (address) return address
  }
  return ''
}

/** The common folder of all files, so that choosing a folder or its contents makes no difference. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map((path) => path.split('/').slice(0, -1))
  const [first = []] = folders
  const length = first.findIndex((part, index) => folders.some((folder) => folder[index] !== part))
  const common = length === -1 ? first : first.slice(0, length)
  return common.map((part) => `${part}/`).join('')
}

function stateIn(front: FrontMatter, hasFrontMatter: boolean, created: string | undefined, now: string) {
  const word = textIn(front, 'status', 'state').toLowerCase()
  if (word === 'taken_back' || word === 'planned') return word
  const isDraft = front.draft === true || front.published === false || /^(draft|private|unpublished)$/.test(word)
  if (isDraft || !hasFrontMatter) return 'draft'
  return created && Date.parse(created) > Date.parse(now) ? 'planned' : 'published'
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function ownIn(front: FrontMatter): OwnPost | undefined {
  const postId = textIn(front, 'id')
  if (front[OWN_MARK] === undefined || !UUID.test(postId)) return undefined
  const draftId = textIn(front, 'draft_id')
  return {
    postId,
    ...(UUID.test(draftId) && { draftId }),
    isChange: front.change === true,
    fields: Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, textIn(front, name)])),
  }
}

function ownHtml(front: FrontMatter, body: string): string {
  // The last line break belongs to the file.
  if (front.format === 'html') return body.replace(/\n$/, '')
  return htmlOfOwnMarkdown(body, SPACING_NAMES.find((name) => name === front.spacing) ?? 'lines')
}

/** Splits off the title at the start of a text. */
function splitTitle(body: string): [title: string, rest: string] {
  const [whole = '', title = ''] = /^\s*# (.+?)(?: #*)?(?:\n|$)/.exec(body) ?? []
  return [title.trim(), body.slice(whole.length)]
}

function readPost({ path, text }: TextFile, root: string, now: string): ForeignPost {
  const normal = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const [head = '', yaml] = FRONT_MATTER.exec(normal) ?? []
  const parsed: unknown = yaml === undefined ? {} : parse(yaml)
  const front = isRecord(parsed) ? parsed : {}
  const own = ownIn(front)
  const body = normal.slice(head.length)

  const name = lastPart(path).replace(/\.(md|markdown)$/i, '')
  const folder = path.split('/').at(-2) ?? ''
  // A folder with a post and its pictures.
  const [, dateOfName, nameWithoutDate] = DATED_NAME.exec(/^index$/i.test(name) ? folder : name) ?? []
  const baseName = nameWithoutDate ?? (/^index$/i.test(name) ? folder : name)

  const [heading, rest] = splitTitle(body)
  const title = textIn(front, 'title') || heading || (own ? '' : baseName)
  const address = textIn(front, 'permalink', 'url')
  const created = momentIn(front, 'date', 'published_at', 'publishDate', 'pubDate', 'created') ?? isoMoment(dateOfName)
  const state = stateIn(front, yaml !== undefined, created, now)
  const markdown = own || heading !== title ? body : rest
  const categories = listIn(front, 'categories', 'category')
  return {
    key: own ? own.postId : `markdown:${path.slice(root.length).replace(/\.(md|markdown)$/i, '')}`,
    file: path,
    title,
    slug: textIn(front, 'slug') || (own ? '' : lastPart(address) || baseName),
    html: own ? ownHtml(front, body) : markdownHtml(markdown),
    excerpt: textIn(front, 'excerpt', 'description', 'summary'),
    author: authorName(textIn(front, 'author')),
    searchTitle: textIn(front, 'search_title'),
    searchDescription: textIn(front, 'search_description'),
    categories: categories.length > 0 ? categories : listIn(front, 'tags').slice(0, 1),
    state,
    created: state === 'planned' && !own ? undefined : created,
    updated: momentIn(front, 'updated', 'lastmod', 'last_modified_at', 'modified', 'updatedDate'),
    publishAt: momentIn(front, 'publish_at') ?? (state === 'planned' ? created : undefined),
    cover: coverIn(front) || undefined,
    oldSlugs: listIn(front, 'aliases', 'redirect_from').map(lastPart),
    address: address || undefined,
    notes: !own && TEMPLATE_CODE.test(body) ? ['Code of a site generator stays in it as text.'] : [],
    own,
  }
}

/**
 * Reads Markdown files: fields from their front matter (YAML with the names of Jekyll, Hugo, Astro and others), or else
 * from their names. A file without front matter becomes a draft.
 * @param now posts with a later date are planned
 */
export function readMarkdown(files: readonly TextFile[], now = new Date().toISOString()): Reading {
  const root = commonFolder(files.map(({ path }) => path))
  const posts: ForeignPost[] = []
  const left: LeftOut[] = []
  for (const file of files) {
    try {
      if (/^\uFEFF?\+\+\+[ \t]*\r?\n/.test(file.text)) throw new Error('front matter in TOML is not read, only YAML.')
      const reason = tooMuch(file.text)
      if (reason) left.push({ name: file.path, reason })
      else posts.push(readPost(file, root, now))
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
      left.push({ name: file.path, reason: `Its beginning cannot be read: ${reason}` })
    }
  }
  return { posts, left }
}
