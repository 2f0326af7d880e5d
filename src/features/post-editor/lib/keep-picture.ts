import type { PicturesApi } from '../api/pictures'
import type { KeptPicture } from './picture-queue'
import { cutCover, shrinkPicture, type ShrunkPicture } from './shrink-picture'

const UNREADABLE = 'This file is not a picture that the browser can read.'

async function keep(shrunk: Promise<ShrunkPicture>, pictures: PicturesApi): Promise<Omit<KeptPicture, 'alt'>> {
  const { blob, ending, width, height } = await shrunk.catch(() => {
    throw new Error(UNREADABLE)
  })
  return { address: await pictures.add(blob, ending), width, height }
}

/**
 * Scales a picture down and stores it.
 * @throws Error with a sentence for the admin
 */
export const keepPicture = (file: Blob, pictures: PicturesApi) => keep(shrinkPicture(file), pictures)

/**
 * Crops a picture to a cover and stores it.
 * @throws Error with a sentence for the admin
 */
export const keepCover = (file: Blob, pictures: PicturesApi) => keep(cutCover(file), pictures)

/**
 * A stored picture with its size.
 * @throws Error with a sentence for the admin
 */
export async function measurePicture(address: string): Promise<Omit<KeptPicture, 'alt'>> {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => {
    throw new Error('The picture could not be loaded.')
  })
  return { address, width: image.naturalWidth, height: image.naturalHeight }
}
