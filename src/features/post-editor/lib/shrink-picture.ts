import { COVER_SIZE, PICTURE_MAX_BYTES, PICTURE_MAX_PX, PICTURE_TYPES } from '@contracts/pictures.ts'

/** A picture ready to store, with its size in pixels. */
export interface ShrunkPicture {
  readonly blob: Blob
  readonly ending: string
  readonly width: number
  readonly height: number
}

// Tried in order, because Safari writes no WebP.
const TRIES = [
  ['image/webp', 0.85],
  ['image/webp', 0.6],
  ['image/jpeg', 0.8],
] as const
const COVER_TRIES = [
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.6],
] as const

const write = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/**
 * Redraws a picture with at most 1,600 pixels a side, as WebP if the browser can. This drops the file's metadata
 * (place, camera).
 * @throws Error if the browser cannot read the file as a picture
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, PICTURE_MAX_PX / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const { canvas, context } = canvasOf(width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return writeSmall(canvas, TRIES)
}

/**
 * Crops a picture to the size of a cover, from its middle, as JPEG, because some sites that show shared links read no
 * WebP.
 * @throws Error if the browser cannot read the file as a picture
 */
export async function cutCover(file: Blob): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = COVER_SIZE
  const scale = Math.max(width / bitmap.width, height / bitmap.height)
  const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale]
  const { canvas, context } = canvasOf(width, height)
  // JPEG has no transparency; transparent areas would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight)
  bitmap.close()
  return writeSmall(canvas, COVER_TRIES)
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

type Try = readonly [type: keyof typeof PICTURE_TYPES, quality: number]

/** @throws Error if no format the browser can write is small enough */
async function writeSmall(canvas: HTMLCanvasElement, tries: readonly Try[]): Promise<ShrunkPicture> {
  const { width, height } = canvas
  for (const [type, quality] of tries) {
    const blob = await write(canvas, type, quality)
    if (blob?.type === type && blob.size <= PICTURE_MAX_BYTES)
      return { blob, ending: PICTURE_TYPES[type], width, height }
  }
  throw new Error('The picture stays too large.')
}

/** The file in a `data:` address; undefined if it is malformed. */
export function fileOfDataAddress(address: string): Blob | undefined {
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif|webp|bmp|avif));base64,([\w+/=\s]+)$/i.exec(address) ?? []
  if (type === undefined || data === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))
    return new Blob([bytes], { type })
  } catch {
    return undefined
  }
}
