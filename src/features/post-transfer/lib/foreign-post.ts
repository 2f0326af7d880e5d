import { type AdminState, AUTHOR_NAME_MAX, NOT_IN_AUTHOR_NAME, type PostField } from '@contracts/blog.ts'

/** The state of a post. */
export type PostState = Exclude<AdminState, 'all'>

/** Facts that only exports of this site contain. */
export interface OwnPost {
  readonly postId: string
  /** If it is a draft. */
  readonly draftId?: string
  /** Whether it is a draft of changes to an existing post. */
  readonly isChange: boolean
  /** Its fields as they were exported, for those that no other blog's file has. */
  readonly fields: Readonly<Partial<Record<PostField, string>>>
}

/** A post as read from a file, not cleaned or checked yet. */
export interface ForeignPost {
  /** Its stable identity in its source, so that it is never stored twice. */
  readonly key: string
  /** The file that contains it. */
  readonly file: string
  readonly title: string
  readonly slug: string
  readonly html: string
  readonly excerpt: string
  /** For search engines; empty if it has none. */
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
  /** Its earlier slugs. */
  readonly oldSlugs: readonly string[]
  /** Its original address, absolute or from the root. */
  readonly address?: string | undefined
  /** Notes for the admin. */
  readonly notes: readonly string[]
  readonly own?: OwnPost | undefined
}

/** Something in a file that is not imported, and why. */
export interface LeftOut {
  readonly name: string
  readonly reason: string
}

/** What was read from files of one format. */
export interface Reading {
  readonly posts: readonly ForeignPost[]
  readonly left: readonly LeftOut[]
}

/** A text file. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
const PLAIN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))? ?(Z|UTC|[+-]\d\d:?\d\d)?$/

/**
 * Converts a blog's date, in milliseconds or as text, to ISO 8601, in UTC if it has no zone. Undefined if it is
 * invalid.
 */
export function isoMoment(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = typeof value === 'string' ? value.trim() : ''
  // Kept as written, because the database stores microseconds.
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
