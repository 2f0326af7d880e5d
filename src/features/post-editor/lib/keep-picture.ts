import type { PicturesApi } from '../api/pictures'
import { PostError } from '../api/post-error'
import type { KeptPicture } from './picture-queue'
import { shrinkPicture } from './shrink-picture'

/**
 * Shrinks a picture and keeps it, with another try after the session was renewed.
 * @throws Error with a sentence for the admin
 */
export async function keepPicture(
  file: Blob,
  pictures: PicturesApi,
  askForPassword: () => Promise<boolean>,
): Promise<Omit<KeptPicture, 'alt'>> {
  const { blob, ending, width, height } = await shrinkPicture(file).catch(() => {
    throw new Error('This file is not a picture that the browser can read.')
  })
  for (;;) {
    try {
      return { address: await pictures.add(blob, ending), width, height }
    } catch (error) {
      if (!(error instanceof PostError && error.kind === 'session' && (await askForPassword()))) throw error
    }
  }
}
