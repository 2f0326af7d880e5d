import type { PicturesApi } from '@/features/post-editor/api/pictures'
import { keepCover, keepPicture } from '@/features/post-editor/lib/keep-picture'
import { lossesOf } from '@/features/post-editor/lib/losses'
import { cleanPasted } from '@/features/post-editor/lib/paste/clean-pasted'
import { type PostFields, type PostRow, rowOf } from '@/features/post-editor/lib/post'
import { proposeReadTime } from '@/features/post-editor/lib/read-time'
import { validate } from '@/features/post-editor/lib/validate'
import type { PostTools } from '@/features/post-transfer/lib/tools'

const typeOf = async (file: Blob) => {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const start = String.fromCharCode(...bytes)
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG')) return 'image/png'
  throw new Error('This file is not a picture that can be kept.')
}

/** The editor's functions for imported posts. */
export function createPostTools(pictures: PicturesApi): PostTools {
  return {
    clean: cleanPasted,
    losses: lossesOf,
    readTime: proposeReadTime,
    rowOf: (fields) => rowOf(fields as PostFields),
    problemsOf: (row) => validate(row as PostRow).problems,
    isOwnPicture: (address) => pictures.isOwn(address),
    keepPicture: (file, kind, name) =>
      (kind === 'cover' ? keepCover : keepPicture)(file, {
        ...pictures,
        add: (picture, ending) => pictures.add(picture, ending, name),
      }),
    async keepAsItIs(file, name) {
      const [id = '', ending = ''] = name.split('.')
      return pictures.add(new Blob([file], { type: await typeOf(file) }), ending, id)
    },
  }
}
