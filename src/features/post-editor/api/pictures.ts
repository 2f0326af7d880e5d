import { PICTURE_BUCKET } from '@contracts/pictures.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { REASONS } from '../messages'
import { PostError } from './post-error'

/** The calls about the pictures of posts. Each of them throws a PostError where it fails. */
export interface PicturesApi {
  /** Keeps a picture and gives its address: of this site where the backend is, else a whole one. */
  add(picture: Blob, ending: string): Promise<string>
  /** Forgets a picture that no post shows. */
  remove(address: string): Promise<void>
  /** Whether an address is of a picture that is kept here. */
  isOwn(address: string): boolean
}

interface StorageFailure {
  readonly message: string
  readonly status?: number
}

function toError({ message, status }: StorageFailure): PostError {
  if (status === 401) return new PostError('session', REASONS.session)
  if (status === 403 || /row-level security/.test(message)) return new PostError('forbidden', REASONS.forbidden)
  if (status === undefined) return new PostError('unreachable', REASONS.unreachable)
  return new PostError('refused', message)
}

/** The calls, made through a client that carries the admin's session. */
export function createPicturesApi(client: SupabaseClient): PicturesApi {
  const bucket = client.storage.from(PICTURE_BUCKET)
  const prefix = bucket.getPublicUrl('').data.publicUrl
  const here = window.location.origin
  return {
    async add(picture, ending) {
      const name = `${crypto.randomUUID()}.${ending}`
      const { error } = await bucket.upload(name, await picture.arrayBuffer(), {
        contentType: picture.type,
        cacheControl: '31536000',
      })
      if (error) throw toError(error as StorageFailure)
      const address = bucket.getPublicUrl(name).data.publicUrl
      return address.startsWith(`${here}/`) ? address.slice(here.length) : address
    },
    async remove(address) {
      const name = address.split('/').at(-1) ?? ''
      const { error } = await bucket.remove([name])
      if (error) throw toError(error as StorageFailure)
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
