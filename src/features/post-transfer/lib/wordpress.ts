import { lookUp } from '@contracts/look-up.ts'
import { ALL_ENTITIES, EntityDecoder } from '@nodable/entities'
import { XMLParser } from 'fast-xml-parser'
import { noteList, noteMark } from '@/lib/footnotes'
import {
  authorName,
  type ForeignPost,
  isoMoment,
  lastPart,
  type LeftOut,
  type PostState,
  type Reading,
  type TextFile,
} from './foreign-post'
import { tooMuch } from './bounds'
import { withParagraphs } from './paragraphs'

type Node = Record<string, unknown>

const entities = new EntityDecoder({ namedEntities: ALL_ENTITIES, numericAllowed: true })

const LISTS = new Set(['item', 'category', 'wp:author', 'wp:postmeta'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  // Files that declare entities of their own are refused before.
  entityDecoder: entities,
  // Kept apart, because XML's entities are none in it.
  cdataPropName: '#cdata',
  isArray: (name) => LISTS.has(name),
})

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The text of an element. @param readCdata what CDATA in it means */
function textOf(value: unknown, readCdata = (text: string) => text): string {
  const { '#text': text, '#cdata': cdata } = isNode(value) ? value : { '#text': value }
  const parts = [text].concat([cdata].flat().map((part) => (typeof part === 'string' ? readCdata(part) : '')))
  return parts
    .filter((part) => typeof part === 'string')
    .join('')
    .trim()
}

/** A name. WordPress keeps names as HTML: as text they have been decoded with the XML, in CDATA they are decoded here. */
const nameOf = (value: unknown) => textOf(value, (html) => entities.decode(html))

/** Whether a file is an export of WordPress. */
export const isWordPress = (text: string): boolean => /<rss\b[^>]*wordpress\.org\/export\//.test(text.slice(0, 20_000))

/**
 * The channel of an export.
 * @throws Error if it is no such file, or declares its own entities
 */
function channelOf(text: string): Node {
  if (/<!(DOCTYPE|ENTITY)/i.test(withoutData(text)))
    throw new Error('It declares a document type or entities, as no export does.')
  const document: unknown = parser.parse(text)
  const channel = isNode(document) && isNode(document.rss) ? document.rss.channel : undefined
  if (!isNode(channel)) throw new Error('It holds no channel.')
  return channel
}

/** An XML text without its CDATA sections, in which anything may stand. */
function withoutData(text: string): string {
  const parts = text.split('<![CDATA[')
  return parts.map((part, index) => (index === 0 ? part : part.slice(part.indexOf(']]>') + 3))).join('')
}

const metaOf = (item: Node, key: string, read: (value: unknown) => string = textOf): string[] =>
  nodesIn(item['wp:postmeta'])
    .filter((meta) => textOf(meta['wp:meta_key']) === key)
    .map((meta) => read(meta['wp:meta_value']))

const CODE = /\[([a-z][\w-]*)((?:\s[^\][]{0,1000})?)\]/gi
const KNOWN_CODE =
  /^(?:gallery|audio|video|playlist|contact-form(?:-7)?|wpforms|gravityform|products?|instagram|tweet)$/i

/** The names of the shortcodes in a text. Other words in brackets have neither an end nor options. */
function shortcodesIn(html: string): string[] {
  const codes = [...html.matchAll(CODE)].filter(
    ([, name = '', options = '']) =>
      KNOWN_CODE.test(name) || name.includes('_') || /\w=\S|\/$/.test(options) || html.includes(`[/${name}]`),
  )
  return [...new Set(codes.map(([, name]) => `[${name}]`))]
}

/** The blocks that WordPress fills in only when it shows a post. */
const DYNAMIC = /<!-- wp:([\w/-]+) (?:\{.*?\} )?\/-->/g
const WITHOUT_TEXT = /^(?:footnotes|more|nextpage|spacer|separator)$/

/** The footnotes of the block editor, which stand beside the text. Undefined if they cannot be read. */
function footnotesOf(item: Node): { id: string; content: string }[] | undefined {
  try {
    const notes: unknown = JSON.parse(metaOf(item, 'footnotes').find((text) => text !== '') ?? '[]')
    return nodesIn(notes).map(({ id, content }) => ({ id: String(id), content: String(content) }))
  } catch {
    return undefined
  }
}

const FOOTNOTE_MARK = /<sup\b[^>]*\bdata-fn="([^"]+)"[^>]*>[\s\S]*?<\/sup>/g

/** A text with its footnotes as a list at its end. */
function withFootnotes(html: string, notes: readonly { id: string; content: string }[]): string {
  const marked = html.replace(FOOTNOTE_MARK, (mark, id: string) => {
    const at = notes.findIndex((note) => note.id === id)
    return at < 0 ? mark : noteMark(at + 1)
  })
  return marked + noteList(notes.map(({ content }) => content))
}

/** Converts WordPress's additions to HTML. */
function plainHtml(content: string): string {
  const html = content
    .replace(
      /\[caption\b[^\]]{0,1000}\]\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)((?:(?!\[caption\b)[\s\S])*?)\[\/caption\]/gi,
      (_, picture, words) => `<figure>${picture}<figcaption>${String(words).trim()}</figcaption></figure>`,
    )
    .replace(/\[embed\b[^\]]{0,1000}\]\s*(https?:[^\s[<]+)\s*\[\/embed\]/gi, '<p>$1</p>')
  return /<!-- wp:/.test(html) ? html : withParagraphs(html)
}

const STATES: Record<string, PostState> = {
  publish: 'published',
  future: 'planned',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
}

function notesOf(item: Node, content: string): string[] {
  const notes: string[] = []
  if (textOf(item['wp:status']) === 'private') notes.push('It was private and becomes a draft.')
  if (textOf(item['wp:post_password'])) notes.push('It had a password and becomes a draft.')
  const codes = shortcodesIn(content)
  if (codes.length > 0) notes.push(`Left as text: ${codes.join(', ')}.`)
  const dynamic = [...content.matchAll(DYNAMIC)].map(([, name = '']) => name).filter((name) => !WITHOUT_TEXT.test(name))
  if (dynamic.length > 0) notes.push(`Left out: blocks that WordPress fills in (${[...new Set(dynamic)].join(', ')}).`)
  if (!footnotesOf(item)) notes.push('Left out: its footnotes, which cannot be read.')
  return notes
}

function readItem(
  item: Node,
  file: string,
  blog: string,
  { pictures, authors }: Record<'pictures' | 'authors', ReadonlyMap<string, string>>,
): ForeignPost {
  const status = textOf(item['wp:status'])
  const state = textOf(item['wp:post_password']) ? 'draft' : (lookUp(STATES, status) ?? 'draft')
  const written =
    isoMoment(textOf(item['wp:post_date_gmt'])) ??
    isoMoment(textOf(item['wp:post_date'])) ??
    isoMoment(textOf(item.pubDate))
  const link = textOf(item.link)
  const content = plainHtml(textOf(item['content:encoded']))
  return {
    key: `wordpress:${blog}#${textOf(item['wp:post_id']) || textOf(item.guid) || link}`,
    file,
    title: nameOf(item.title),
    slug: lastPart(textOf(item['wp:post_name'])),
    html: withFootnotes(content, footnotesOf(item) ?? []),
    excerpt: textOf(item['excerpt:encoded']),
    // An export names accounts by their login, and says once how each is shown.
    author: authorName(authors.get(`${blog}#${textOf(item['dc:creator'])}`)),
    // From the most common SEO plugin; useless here with its placeholders.
    searchTitle: metaOf(item, '_yoast_wpseo_title', nameOf).find((title) => !title.includes('%%')),
    searchDescription: metaOf(item, '_yoast_wpseo_metadesc', nameOf).find((text) => !text.includes('%%')),
    categories: nodesIn(item.category)
      .filter((category) => category['@domain'] === 'category')
      .map(nameOf)
      .filter((name) => name !== ''),
    state,
    created: state === 'published' ? written : undefined,
    updated: isoMoment(textOf(item['wp:post_modified_gmt'])),
    publishAt: state === 'planned' ? written : undefined,
    cover: metaOf(item, '_thumbnail_id')
      .map((id) => pictures.get(`${blog}#${id}`))
      .find(Boolean),
    oldSlugs: metaOf(item, '_wp_old_slug').map(lastPart),
    // A draft's address is only its number.
    address: URL.canParse(link) && new URL(link).pathname !== '/' ? link : undefined,
    notes: notesOf(item, content),
  }
}

/** The parts of an export that are no posts, in words. */
const KINDS: Record<string, [one: string, many: string]> = { page: ['page', 'pages'], wp_block: ['block', 'blocks'] }
const SILENT = new Set([
  'attachment',
  'revision',
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'wp_global_styles',
])

/** Reads the posts of WordPress exports (WXR 1.0 to 1.2, possibly several files), in any state. */
export function readWordPress(files: readonly TextFile[]): Reading {
  const left: LeftOut[] = []
  const items: { item: Node; file: string; blog: string }[] = []
  const authors = new Map<string, string>()
  for (const { path, text } of files) {
    try {
      const channel = channelOf(text)
      const blog = textOf(channel['wp:base_blog_url']) || textOf(channel.link)
      for (const item of nodesIn(channel.item)) items.push({ item, file: path, blog })
      for (const author of nodesIn(channel['wp:author']))
        authors.set(`${blog}#${textOf(author['wp:author_login'])}`, nameOf(author['wp:author_display_name']))
    } catch (error) {
      left.push({ name: path, reason: `It cannot be read: ${error instanceof Error ? error.message : String(error)}` })
    }
  }
  const pictures = new Map(
    items
      .filter(({ item }) => textOf(item['wp:post_type']) === 'attachment')
      .map(({ item, blog }) => [`${blog}#${textOf(item['wp:post_id'])}`, textOf(item['wp:attachment_url'])]),
  )
  const posts: ForeignPost[] = []
  const others = new Map<string, number>()
  for (const { item, file, blog } of items) {
    const type = textOf(item['wp:post_type'])
    if (type !== 'post') {
      if (!SILENT.has(type)) others.set(type, (others.get(type) ?? 0) + 1)
      continue
    }
    const reason = tooMuch(textOf(item['content:encoded']))
    if (reason) left.push({ name: nameOf(item.title) || file, reason })
    else if (lookUp(STATES, textOf(item['wp:status']))) posts.push(readItem(item, file, blog, { pictures, authors }))
    else left.push({ name: nameOf(item.title) || file, reason: `Its state is “${textOf(item['wp:status'])}”.` })
  }
  for (const [type, count] of others) {
    const name = lookUp(KINDS, type)?.[count === 1 ? 0 : 1] ?? `of the kind “${type}”`
    left.push({ name: `${count} ${name}`, reason: 'Only posts come.' })
  }
  return { posts, left }
}
