import { PICTURE_BUCKET, PICTURE_NAME } from '@contracts/pictures.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Answer, createAsAdmin } from '@/lib/as-admin'
import { createAsk, reading } from './ask'

const listedPicture = z.object({
  name: z.string(),
  created_at: z.string(),
  metadata: z.object({ size: z.number() }),
})

/** A stored picture. */
export interface ListedPicture {
  readonly name: string
  readonly address: string
  readonly addedAt: string
  /** In bytes. */
  readonly size: number
}

const pictureUse = z.object({
  name: z.string(),
  kind: z.enum(['post', 'draft', 'deleted', 'version', 'letter']),
  id: z.string(),
  title: z.nullable(z.string()),
  slug: z.nullable(z.string()),
})
/** Where a picture is used: in a post, a draft, a deleted post, an older version, a letter. */
export type PictureUse = z.infer<typeof pictureUse>

/** Pictures on one page of their list. */
export const PICTURES_AT_ONCE = 60

/** The calls about the pictures of posts. Each throws a PostError if it fails. */
export interface PicturesApi {
  /**
   * Stores a picture and returns its address: a path if the backend is on this site, or else absolute.
   * @param id its name without extension; an existing picture of that name stays
   */
  add(picture: Blob, ending: string, id?: string): Promise<string>
  /** Deletes a picture that no post shows. */
  remove(address: string): Promise<void>
  /** Stored pictures, newest first, from an offset. */
  list(offset: number): Promise<ListedPicture[]>
  /** Where pictures are used, by name. */
  uses(names: readonly string[]): Promise<PictureUse[]>
  /** Whether an address is of a picture stored here. */
  isOwn(address: string): boolean
}

/** The storage service's message, which the embedded backend copies. */
const ALREADY_THERE = /resource already exists/i

interface StorageAnswer {
  readonly data: unknown
  readonly error: { readonly message: string; readonly status?: number } | null
}

/** Converts an answer of the storage service to the database's format. */
function asAnswer({ data, error }: StorageAnswer): Answer {
  if (!error) return { data, error, status: 200 }
  const { message, status = 0 } = error
  return { data, status, error: /row-level security/.test(message) ? { message, code: '42501' } : { message } }
}

/** Makes the calls with a client that has the admin's session. */
export function createPicturesApi(client: SupabaseClient, asAdmin = createAsAdmin(client)): PicturesApi {
  const ask = createAsk(asAdmin)
  const bucket = client.storage.from(PICTURE_BUCKET)
  const prefix = bucket.getPublicUrl('').data.publicUrl
  const here = window.location.origin
  const addressOf = (name: string) => {
    const address = bucket.getPublicUrl(name).data.publicUrl
    return address.startsWith(`${here}/`) ? address.slice(here.length) : address
  }
  return {
    async add(picture, ending, id) {
      const name = `${id ?? crypto.randomUUID()}.${ending}`
      const bytes = await picture.arrayBuffer()
      const options = { contentType: picture.type, cacheControl: '31536000' }
      await ask(z.unknown(), () =>
        bucket.upload(name, bytes, options).then((answer) => {
          const isKept = id !== undefined && ALREADY_THERE.test(answer.error?.message ?? '')
          return asAnswer(isKept ? { data: null, error: null } : answer)
        }),
      )
      return addressOf(name)
    },
    async list(offset) {
      const page = { limit: PICTURES_AT_ONCE, offset, sortBy: { column: 'created_at', order: 'desc' } }
      const rows = await ask(z.array(z.unknown()), () => bucket.list('', page).then(asAnswer))
      // Skips folders, which have no size.
      return rows.flatMap((row) => {
        const { data } = listedPicture.safeParse(row)
        if (!data || !PICTURE_NAME.test(data.name)) return []
        const { name, created_at: addedAt, metadata } = data
        return { name, address: addressOf(name), addedAt, size: metadata.size }
      })
    },
    uses: (names) =>
      ask(z.array(pictureUse), () => client.rpc('admin_picture_uses', { p_names: [...names] }).abortSignal(reading())),
    async remove(address) {
      const name = address.split('/').at(-1) ?? ''
      await ask(z.unknown(), () => bucket.remove([name]).then(asAnswer))
    },
    isOwn: (address) => {
      try {
        return new URL(address, here).href.startsWith(prefix)
      } catch {
        return false
      }
    },
  }
}
