/** Storage bucket of the posts' pictures. Everybody can read it; only admins can write. */
export const PICTURE_BUCKET = 'pictures'

/** The longer side of a picture, in pixels: more than any screen shows of an article. */
export const PICTURE_MAX_PX = 1600

/** The largest picture that is kept, in bytes. */
export const PICTURE_MAX_BYTES = 3 * 1024 * 1024

/** Formats of stored pictures, with their file extensions. Browsers that cannot write WebP use the others. */
export const PICTURE_TYPES = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** The name of a picture in its bucket. */
export const PICTURE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:webp|jpg|png)$/

/** Size of a cover in pixels, as recommended for link previews. New covers are JPEG of this size. */
export const COVER_SIZE = { width: 1200, height: 630 } as const

/** Whether a cover's size is known: it was stored as JPEG. Older ones are WebP of any size, or on other sites. */
export const isSizedCover = (address: string): boolean => /\/pictures\/[^?#]+\.jpg$/.test(address)
