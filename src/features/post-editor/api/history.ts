import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { createAsAdmin } from '@/lib/as-admin'
import { REASONS } from '../messages'
import { asFields, type PostFields } from '../lib/post'
import { createAsk, reading } from './ask'
import { PostError } from './post-error'

const fields = z.pipe(z.unknown(), z.transform(asFields))

const saved = { version: z.number(), saved_at: z.string(), saved_by: z.nullable(z.string()) }
const listedVersion = z.object(saved)
/** A version of a post in the list, without its text. */
export type ListedVersion = z.infer<typeof listedVersion>
const version = z.object({ ...saved, fields })
/** An earlier version of a post. */
export type PostVersion = z.infer<typeof version>

const title = z.nullable(z.string())
const listedDeleted = z.object({ id: z.string(), deleted_at: z.string(), deleted_by: z.nullable(z.string()), title })
/** A deleted post in the list. */
export type ListedDeleted = z.infer<typeof listedDeleted>

const storedDraft = z.object({
  id: z.string(),
  post_id: z.string(),
  version: z.nullable(z.number()),
  revision: z.number(),
  updated_at: z.string(),
  updated_by: z.nullable(z.string()),
  publish_at: z.nullable(z.string()),
  publish_problem: z.nullable(z.string()),
  fields,
})
/** A draft on the server, visible only to admins. */
export type ServerDraft = z.infer<typeof storedDraft>

const listedDraft = z.object({
  id: z.string(),
  version: z.nullable(z.number()),
  updated_at: z.string(),
  updated_by: z.nullable(z.string()),
  publish_at: z.nullable(z.string()),
  publish_problem: z.nullable(z.string()),
  title,
})
/** A draft in the list, without its text. */
export type ListedDraft = z.infer<typeof listedDraft>

const previewLink = z.object({
  id: z.string(),
  created_at: z.string(),
  created_by: z.nullable(z.string()),
  expires_at: z.string(),
})
/** A link that shows a draft to whoever has it. Its secret is returned once, at creation. */
export type PreviewLink = z.infer<typeof previewLink>

/** The stored fields of a draft. */
export interface DraftToStore {
  readonly id: string
  readonly postId: string
  readonly version: number | undefined
  readonly fields: PostFields
  /** When the database publishes it automatically. */
  readonly publishAt: string | undefined
}

/** The calls about versions, deleted posts and drafts. Each throws a PostError if it fails. */
export interface HistoryApi {
  /** The versions of a post that are kept, newest first. */
  versions(postId: string): Promise<ListedVersion[]>
  version(postId: string, version: number): Promise<PostVersion | null>
  /** Posts deleted within thirty days, newest first. */
  deleted(): Promise<ListedDeleted[]>
  /** The contents of a deleted post; null if it is not kept. */
  deletedFields(id: string): Promise<PostFields | null>
  drafts(): Promise<ListedDraft[]>
  draft(id: string): Promise<ServerDraft | null>
  insertDraft(draft: DraftToStore): Promise<ServerDraft>
  /** Null if no draft of that id has that revision. */
  updateDraft(revision: number, draft: DraftToStore): Promise<ServerDraft | null>
  removeDraft(id: string): Promise<void>
  /** The valid links to a draft, newest first. */
  previewLinks(draftId: string): Promise<PreviewLink[]>
  /** Returns the secret of a new link; null if there is no such draft. */
  makePreviewLink(draftId: string): Promise<string | null>
  revokePreviewLink(id: string): Promise<void>
}

// More than anybody scrolls through. Lists leave out the texts.
const LIST_MAX = 200
const DRAFT_COLUMNS = 'id,post_id,version,revision,updated_at,updated_by,publish_at,publish_problem,fields'

const columnsOf = ({ version: started, fields: sent, publishAt }: Omit<DraftToStore, 'id' | 'postId'>) => ({
  version: started ?? null,
  fields: sent,
  publish_at: publishAt ?? null,
})

/** The calls, made through a client that carries the admin's session. */
export function createHistoryApi(client: SupabaseClient, asAdmin = createAsAdmin(client)): HistoryApi {
  const ask = createAsk(asAdmin)
  const versions = (columns: string, postId: string) =>
    client.from('blog_post_versions').select(columns).eq('post_id', postId)
  const deleted = (columns: string) => client.from('deleted_blog_posts').select(columns)
  const drafts = () => client.from('blog_post_drafts')
  const first = async <T>(rows: Promise<T[]>) => (await rows)[0] ?? null
  return {
    versions: (postId) =>
      ask(z.array(listedVersion), () =>
        versions('version,saved_at,saved_by', postId)
          .order('version', { ascending: false })
          .limit(20)
          .abortSignal(reading()),
      ),
    version: (postId, number) =>
      first(
        ask(z.array(version), () =>
          versions('version,saved_at,saved_by,fields', postId).eq('version', number).limit(1).abortSignal(reading()),
        ),
      ),
    deleted: () =>
      ask(z.array(listedDeleted), () =>
        deleted('id,deleted_at,deleted_by,title:fields->>title')
          // Taken-back posts are drafts, not deleted.
          .eq('is_taken_back', false)
          .order('deleted_at', { ascending: false })
          .limit(LIST_MAX)
          .abortSignal(reading()),
      ),
    async deletedFields(id) {
      const found = await first(
        ask(z.array(z.object({ fields })), () => deleted('fields').eq('id', id).limit(1).abortSignal(reading())),
      )
      return found && found.fields
    },
    drafts: () =>
      ask(z.array(listedDraft), () =>
        drafts()
          .select('id,version,updated_at,updated_by,publish_at,publish_problem,title:fields->>title')
          .order('updated_at', { ascending: false })
          .limit(LIST_MAX)
          .abortSignal(reading()),
      ),
    draft: (id) =>
      first(
        ask(z.array(storedDraft), () => drafts().select(DRAFT_COLUMNS).eq('id', id).limit(1).abortSignal(reading())),
      ),
    async insertDraft({ id, postId, ...draft }) {
      const row = { id, post_id: postId, ...columnsOf(draft) }
      const stored = await first(ask(z.array(storedDraft), () => drafts().insert(row).select(DRAFT_COLUMNS)))
      if (!stored) throw new PostError('forbidden', REASONS.forbidden)
      return stored
    },
    updateDraft: (revision, { id, ...draft }) =>
      first(
        ask(z.array(storedDraft), () =>
          drafts().update(columnsOf(draft)).eq('id', id).eq('revision', revision).select(DRAFT_COLUMNS),
        ),
      ),
    async removeDraft(id) {
      await ask(z.unknown(), () => drafts().delete().eq('id', id).select('id'))
    },
    previewLinks: (draftId) =>
      ask(z.array(previewLink), () =>
        client
          .from('preview_links')
          .select('id,created_at,created_by,expires_at')
          .eq('draft_id', draftId)
          .order('created_at', { ascending: false })
          .abortSignal(reading()),
      ),
    makePreviewLink: (draftId) =>
      ask(z.nullable(z.string()), () => client.rpc('admin_make_preview_link', { p_draft: draftId })),
    async revokePreviewLink(id) {
      await ask(z.unknown(), () => client.from('preview_links').delete().eq('id', id).select('id'))
    },
  }
}
