import { type AdminState, AUTHOR_NAME_MAX, NOT_IN_AUTHOR_NAME } from '@contracts/blog.ts'

/** What a post can be. */
export type PostState = Exclude<AdminState, 'all'>

/** What only an export of this site knows of a post. */
export interface OwnPost {
  readonly postId: string
  /** Where it is a draft. */
  readonly draftId?: string
  /** A draft of changes to the post, which there is. */
  readonly isChange: boolean
  readonly readTime: string
}

/** A post as a reader finds it in a file: nothing of it is cleaned or checked yet. */
export interface ForeignPost {
  /** What it is known by where it comes from: the same at each reading, so that it is never stored twice. */
  readonly key: string
  /** The file that it stands in. */
  readonly file: string
  readonly title: string
  readonly slug: string
  readonly html: string
  readonly excerpt: string
  /** For search engines; empty where it has none of its own. */
  readonly searchTitle?: string | undefined
  readonly searchDescription?: string | undefined
  /** Who wrote it, as readers are to see it. */
  readonly author?: string | undefined
  readonly categories: readonly string[]
  readonly state: PostState
  readonly created?: string | undefined
  readonly updated?: string | undefined
  readonly publishAt?: string | undefined
  /** Address or path of a picture. */
  readonly cover?: string | undefined
  /** Slugs that it had before. */
  readonly oldSlugs: readonly string[]
  /** The address at which it stood, whole or from the root. */
  readonly address?: string | undefined
  /** What the admin should know of it. */
  readonly notes: readonly string[]
  readonly own?: OwnPost | undefined
}

/** Something in a file that does not come, and why. */
export interface LeftOut {
  readonly name: string
  readonly reason: string
}

/** What was read from files of one kind. */
export interface Reading {
  readonly posts: readonly ForeignPost[]
  readonly left: readonly LeftOut[]
}

/** A file whose text was read. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
const PLAIN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))? ?(Z|UTC|[+-]\d\d:?\d\d)?$/

/** A moment as blogs write it, in milliseconds or as text, as ISO 8601; without a zone it is UTC. Undefined for what is none. */
export function isoMoment(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = typeof value === 'string' ? value.trim() : ''
  // As it is written: the database knows smaller parts of a second than this language.
  if (ISO.test(text) && !Number.isNaN(Date.parse(text))) return text
  const [, day, time = '00:00', zone = 'Z'] = PLAIN.exec(text) ?? []
  const date = new Date(
    typeof value === 'number'
      ? value
      : day
        ? `${day}T${time}${zone.replace('UTC', 'Z').replace(/(\d\d)(\d\d)$/, '$1:$2')}`
        : text,
  )
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1000 ? undefined : date.toISOString()
}

/** The name of an author; undefined for an address, and for what is no name. */
export function authorName(text: string | undefined): string | undefined {
  const name = text?.trim()
  return name && [...name].length <= AUTHOR_NAME_MAX && !NOT_IN_AUTHOR_NAME.test(name) ? name : undefined
}

/** The last part of an address or path: `2019/05/my-post/` gives `my-post`. */
export function lastPart(address: string): string {
  const part =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
