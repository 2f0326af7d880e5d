import {
  BLOG_CATEGORIES,
  type BlogCategory,
  DEFAULT_BLOG_CATEGORY,
  EXCERPT_MAX,
  POST_FIELD_NAMES,
  POST_FIELDS,
  type PostField,
  SLUG_MAX,
  SLUG_PATTERN,
  slugFromTitle,
} from '@contracts/blog.ts'
import { shorten } from '@/lib/shorten'
import { createPictureFinder } from './find-picture'
import type { ForeignPost } from './foreign-post'
import { plainCards } from './ghost-cards'
import { uuidOfText } from './identity'
import { createLinkFinder, standInFor, standInForPost } from './stand-ins'
import { parseHtml } from './parse-html'
import type { Source } from './read-files'
import { foreignElements, linkBareAddresses, missingWords, wordsIn } from './texts'
import type { PostTools } from './tools'

/** What the blog already contains. */
export interface Standing {
  /** Existing posts by id. */
  readonly posts: ReadonlyMap<string, { readonly slug: string; readonly version: number }>
  /** Ids of drafts and of their posts. */
  readonly drafts: ReadonlySet<string>
  /** The owner of each slug, in words. */
  readonly slugs: ReadonlyMap<string, string>
}

/** A post as it would be imported. */
export interface PlannedPost {
  readonly post: ForeignPost
  readonly id: string
  readonly draftId: string
  /** Its slug, and the problem with it, if any. */
  readonly slug: string
  readonly slugProblem: string | undefined
  /** Its text, with placeholders for pictures and for other posts. */
  readonly html: string
  /** The picture of each placeholder: a path in the source, or a file from the text. */
  readonly pictures: readonly (string | Blob)[]
  /** Path of its cover, or its address if it stays there. */
  readonly cover: string | undefined
  readonly excerpt: string
  readonly searchTitle: string
  readonly searchDescription: string
  readonly readTime: string
  readonly notes: readonly string[]
  /** Why it cannot be imported. */
  readonly problem: string | undefined
  /** Whether it was imported before. */
  readonly isHere: boolean
}

/** The contents of a post. */
type PlannedText = Pick<
  PlannedPost,
  'post' | 'html' | 'cover' | 'excerpt' | 'searchTitle' | 'searchDescription' | 'readTime'
>

/** The fields of a post before its pictures are stored. */
export function fieldsOf(planned: PlannedText, slug: string, category: BlogCategory): Record<PostField, string> {
  const { post, excerpt, searchTitle, searchDescription, readTime, cover, html } = planned
  const exported = Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, post.own?.fields[name] ?? '']))
  return {
    ...(exported as Record<PostField, string>),
    title: post.title,
    slug,
    category,
    excerpt,
    read_time: readTime,
    cover: cover ?? '',
    search_title: searchTitle,
    search_description: searchDescription,
    content: html,
  }
}

const cutAt = (text: string, limit: number) =>
  [...text]
    .slice(0, limit)
    .join('')
    .replace(/[_-]+$/, '')

/** A valid slug for a foreign post; empty if none can be made. */
export function slugOf({ slug, title, own }: ForeignPost): string {
  if (own) return slug
  const lower = slug.normalize('NFC').toLowerCase()
  if (SLUG_PATTERN.test(lower)) return lower
  const made = cutAt(slugFromTitle(lower.replaceAll(/[-_.\s]+/g, ' ').trim()), SLUG_MAX)
  return made || slugFromTitle(title)
}

/** A free slug derived from a taken one. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const next = `${cutAt(slug, SLUG_MAX - 6)}-${number}`
    if (!isTaken(next)) return next
  }
}

/** The suggested category for a foreign one. */
export const proposeCategory = (name: string): BlogCategory =>
  BLOG_CATEGORIES.find((category) => category.toLowerCase() === name.toLowerCase()) ?? DEFAULT_BLOG_CATEGORY

/** The category of a post by the table; of several, the first that is not the default. */
export function categoryOf({ categories }: ForeignPost, table: ReadonlyMap<string, BlogCategory>): BlogCategory {
  const mapped = categories.map((name) => table.get(name) ?? proposeCategory(name))
  return mapped.find((category) => category !== DEFAULT_BLOG_CATEGORY) ?? DEFAULT_BLOG_CATEGORY
}

const placed = (place: string) => (place === '' ? 'at the beginning' : `after “${place}”`)
const counted = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

const inQuotes = (texts: readonly string[]) => {
  const shown = texts.slice(0, 5).map((text) => `“${shorten(text, 60)}”`)
  return shown.join(', ') + (texts.length > shown.length ? ` and ${texts.length - shown.length} more` : '')
}

/** A text without tags, cut to the length of an excerpt. */
function plainExcerpt(text: string): string {
  const plain = /[<&]/.test(text) ? (parseHtml(text).textContent ?? '') : text
  const characters = [...plain.trim()]
  return characters.length <= EXCERPT_MAX
    ? plain.trim()
    : `${characters
        .slice(0, EXCERPT_MAX - 1)
        .join('')
        .trimEnd()}…`
}

/** Plans the import of each post of a source. Stores nothing. */
export async function planImport(
  source: Pick<Source, 'posts' | 'pictures'>,
  standing: Standing,
  tools: PostTools,
  onProgress: (done: number) => void = () => undefined,
): Promise<PlannedPost[]> {
  const findPicture = createPictureFinder(source.pictures)
  const ids = await Promise.all(source.posts.map(async ({ key, own }) => own?.postId ?? uuidOfText(key)))
  const findPost = createLinkFinder(source.posts.map((post, index) => ({ post, id: ids[index] ?? '' })))
  const taken = new Map<string, string>()
  const planned: PlannedPost[] = []
  let rested = performance.now()

  for (const [index, post] of source.posts.entries()) {
    if (performance.now() - rested > 40) {
      onProgress(index)
      // Keeps the page responsive.
      await new Promise((resolve) => setTimeout(resolve))
      rested = performance.now()
    }
    const id = ids[index] ?? ''
    const draftId = post.own?.draftId ?? id
    const isHere = post.own?.draftId
      ? standing.drafts.has(draftId) || (!post.own.isChange && standing.posts.has(id))
      : standing.posts.has(id) || standing.drafts.has(id)
    const slug = slugOf(post)
    const holder = standing.slugs.get(slug) ?? taken.get(slug)
    // Drafts have no address, so their slugs may repeat.
    const wantsSlug = !isHere && post.state !== 'draft' && !post.own?.isChange
    const slugProblem = !wantsSlug
      ? undefined
      : slug === ''
        ? 'No slug can be made of its title.'
        : holder && `The slug “${slug}” is taken: ${holder}.`
    if (wantsSlug && slug !== '' && !holder) taken.set(slug, `“${post.title}” of this import has it`)

    planned.push({ ...planText(post, id, { findPicture, findPost, tools }), id, draftId, slug, slugProblem, isHere })
  }
  return planned
}

interface Finders {
  readonly findPicture: (address: string, file: string) => string | undefined
  readonly findPost: ReturnType<typeof createLinkFinder>
  readonly tools: PostTools
}

/** The text of a post with placeholders, and notes about it. */
function planText(post: ForeignPost, id: string, { findPicture, findPost, tools }: Finders) {
  const notes = [...post.notes]
  const pictures: (string | Blob)[] = []
  const body = parseHtml(post.html)
  if (!post.own) plainCards(body)
  for (const picture of body.querySelectorAll('img[src]')) {
    const path = findPicture(picture.getAttribute('src') ?? '', post.file)
    if (path !== undefined) picture.setAttribute('src', standInFor(pictures.push(path) - 1))
  }
  let html = body.innerHTML
  if (!post.own) {
    for (const link of body.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? ''
      const target = findPost(address, post)
      if (target && 'address' in target) link.setAttribute('href', target.address)
      else if (target && target.id !== id) link.setAttribute('href', standInForPost(target.id, address))
    }
    linkBareAddresses(body)
    const words = wordsIn(body)
    const foreign = foreignElements(body)
    if (foreign.length > 0) notes.push(`Left out: the elements ${foreign.join(', ')}. Text in them stays.`)
    const isKnown = (address: string) => /^\/importing\/\d+$/.test(address) || tools.isOwnPicture(address)
    for (const { what, place } of tools.losses(body.innerHTML))
      if (what !== 'a picture') notes.push(`Left out: ${what}, ${placed(place)}.`)
    const cleaned = tools.clean(body.innerHTML, isKnown)
    if (cleaned.lost.length > 0)
      notes.push(`${counted(cleaned.lost.length, 'picture is', 'pictures are')} not among the files and left out.`)
    const lostWords = missingWords(words, parseHtml(cleaned.html))
    if (lostWords.length > 0) notes.push(`Left out: the words ${inQuotes(lostWords)}.`)
    const dead = [...new Set(cleaned.deadLinks)]
    if (dead.length > 0) notes.push(`Links that lead nowhere become text: ${inQuotes(dead)}.`)
    html = cleaned.html.replace(/"\/pasting\/(\d+)"/g, (_, index: string) => {
      const file = cleaned.files[Number(index)]
      return file ? `"${standInFor(pictures.push(file) - 1)}"` : '""'
    })
  }

  const coverPath = post.cover === undefined ? undefined : findPicture(post.cover, post.file)
  const keptCover = post.cover !== undefined && tools.isOwnPicture(post.cover) ? post.cover : undefined
  if (post.cover !== undefined && coverPath === undefined && keptCover === undefined)
    notes.push('Its cover is not among the files and left out.')
  if (post.publishAt && Date.parse(post.publishAt) <= Date.now() && post.state === 'planned')
    notes.push('Its planned time has passed: it becomes a draft.')
  const excerpt = post.own ? post.excerpt : plainExcerpt(post.excerpt)
  if (excerpt.endsWith('…') && !post.excerpt.includes('…')) notes.push('Its excerpt is shortened.')

  /** A text for search engines, unless it is too long. */
  const searchText = (name: 'search_title' | 'search_description', text = '') => {
    if ([...text].length <= POST_FIELDS[name].max) return text
    notes.push(`${POST_FIELDS[name].label}: too long, and left out.`)
    return ''
  }
  const planned = {
    post,
    html,
    pictures,
    cover: coverPath ?? keptCover,
    excerpt,
    searchTitle: searchText('search_title', post.searchTitle),
    searchDescription: searchText('search_description', post.searchDescription),
    readTime: post.own?.fields.read_time || (tools.readTime(html) ?? ''),
    notes,
  }
  // Cover and slug are checked later.
  const fields = fieldsOf({ ...planned, cover: undefined }, 'slug', DEFAULT_BLOG_CATEGORY)
  const problems = tools.problemsOf(tools.rowOf(fields))
  // Drafts may have empty fields.
  const counts = ([name]: [string, string]) => post.state !== 'draft' || fields[name as PostField] !== ''
  const problem = Object.entries(problems).find(counts)?.[1]
  return { ...planned, problem }
}
