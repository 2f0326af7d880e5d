import * as z from 'zod/mini'
import { type Favourite, readFavourite } from '@/lib/favourites'
import { isSiteAddress } from '@/lib/site-address'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from './limits'

const moment = z.string().check(
  z.maxLength(40),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date'),
)
const id = z.string().check(z.minLength(1), z.maxLength(100))

const OwnPromptSchema = z.object({
  id,
  title: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
  text: z.string().check(
    z.maxLength(MAX_TEXT_LENGTH),
    z.refine((text) => text.trim() !== '', 'is empty'),
  ),
  /** Address on the site that it was taken from. */
  source: z.optional(z.string().check(z.refine(isSiteAddress, 'is not an address on this site'))),
  /** For a changed copy: the site's text that it is based on. */
  original: z.optional(z.string().check(z.maxLength(MAX_TEXT_LENGTH))),
  createdAt: moment,
  editedAt: z.optional(moment),
})

const CollectionSchema = z.object({
  id,
  name: z.string().check(
    z.maxLength(MAX_NAME_LENGTH),
    z.refine((text) => text.trim() !== '', 'is empty'),
  ),
  createdAt: moment,
  editedAt: z.optional(moment),
})

/** A prompt in a collection. Times are ISO 8601. */
export type OwnPrompt = z.infer<typeof OwnPromptSchema>

/** A collection without its prompts. */
export type CollectionHead = z.infer<typeof CollectionSchema>

/** A collection of the visitor's own. */
export interface Collection extends CollectionHead {
  prompts: OwnPrompt[]
}

/** Everything the visitor has kept: favourites, newest first, and own collections. */
export interface Saved {
  readonly favourites: readonly Favourite[]
  readonly collections: readonly Collection[]
}

/** Called with a bad row, or a bad prompt in it, and what is wrong. */
export type Complain = (row: unknown, reason: string) => void

function reasonOf(error: z.core.$ZodError): string {
  const [issue] = error.issues
  if (!issue) return 'it is not as it should be'
  const field = issue.path.join('.')
  if (issue.code === 'too_big') return `${field} is longer than ${issue.maximum} characters`
  if (issue.code === 'custom') return `${field} ${issue.message}`
  return field ? `${field} is missing or of the wrong kind` : 'it is not an entry'
}

/** Reads a prompt. If it is not valid, complains and returns undefined. */
function readPrompt(value: unknown, complain: Complain): OwnPrompt | undefined {
  const { data, error } = OwnPromptSchema.safeParse(value)
  if (error) complain(value, reasonOf(error))
  return data
}

/** Reads a collection with those of its prompts that can be read; complains about the others. */
export function readCollection(value: unknown, complain: Complain): Collection | undefined {
  const { data, error } = CollectionSchema.safeParse(value)
  if (error) complain(value, reasonOf(error))
  if (!data) return undefined
  const { prompts } = value as { prompts?: unknown }
  if (!Array.isArray(prompts)) {
    complain(value, 'prompts is missing or of the wrong kind')
    return undefined
  }
  return { ...data, prompts: prompts.flatMap((row: unknown) => readPrompt(row, complain) ?? []) }
}

/** Reads a favourite. If it is not valid, complains and returns undefined. */
export function readSavedFavourite(value: unknown, complain: Complain): Favourite | undefined {
  const favourite = readFavourite(value)
  if (!favourite) complain(value, 'it is not a saved prompt')
  return favourite
}
