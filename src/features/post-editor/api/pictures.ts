import { PICTURE_BUCKET } from '@contracts/pictures.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Answer, createAsAdmin } from '@/lib/as-admin'
import { createAsk } from './ask'

/** The calls about the pictures of posts. Each of them throws a PostError where it fails. */
export interface PicturesApi {
  /** Keeps a picture and gives its address: of this site where the backend is, else a whole one. */
  add(picture: Blob, ending: string): Promise<string>
  /** Forgets a picture that no post shows. */
  remove(address: string): Promise<void>
  /** Whether an address is of a picture that is kept here. */
  isOwn(address: string): boolean
}

interface StorageAnswer {
  readonly data: unknown
  readonly error: { readonly message: string; readonly status?: number } | null
}

/** An answer of the storage service in the words of the database's. */
function asAnswer({ data, error }: StorageAnswer): Answer {
  if (!error) return { data, error, status: 200 }
  const { message, status = 0 } = error
  return { data, status, error: /row-level security/.test(message) ? { message, code: '42501' } : { message } }
}

/** The calls, made through a client that carries the admin's session. */
export function createPicturesApi(client: SupabaseClient, asAdmin = createAsAdmin(client)): PicturesApi {
  const ask = createAsk(asAdmin)
  const bucket = client.storage.from(PICTURE_BUCKET)
  const prefix = bucket.getPublicUrl('').data.publicUrl
  const here = window.location.origin
  return {
    async add(picture, ending) {
      const name = `${crypto.randomUUID()}.${ending}`
      const bytes = await picture.arrayBuffer()
      const options = { contentType: picture.type, cacheControl: '31536000' }
      await ask(z.unknown(), () => bucket.upload(name, bytes, options).then(asAnswer))
      const address = bucket.getPublicUrl(name).data.publicUrl
      return address.startsWith(`${here}/`) ? address.slice(here.length) : address
    },
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
