import type { PicturesApi } from '../api/pictures'
import type { KeptPicture } from './picture-queue'
import { shrinkPicture } from './shrink-picture'

/**
 * Shrinks a picture and keeps it.
 * @throws Error with a sentence for the admin
 */
export async function keepPicture(file: Blob, pictures: PicturesApi): Promise<Omit<KeptPicture, 'alt'>> {
  const { blob, ending, width, height } = await shrinkPicture(file).catch(() => {
    throw new Error('This file is not a picture that the browser can read.')
  })
  return { address: await pictures.add(blob, ending), width, height }
}
