import { unzipSync } from 'fflate'
import type { ForeignPost, LeftOut, TextFile } from './foreign-post'
import { isGhost, readGhost } from './ghost'
import { readMarkdown } from './markdown'
import { isWordPress, readWordPress } from './wordpress'

/** Limits of an import. A zip unpacks to more than its size. */
export const LIMITS = {
  zipBytes: 1024 ** 3,
  unpackedBytes: 2 * 1024 ** 3,
  textBytes: 200 * 1024 ** 2,
  pictureBytes: 30 * 1024 ** 2,
  files: 50_000,
  posts: 10_000,
} as const

const TEXT = /\.(md|markdown|xml|json)$/i
const PICTURE = /\.(jpe?g|png|gif|webp|avif|bmp)$/i
/** Files added by systems and tools. */
const HIDDEN = /(^|\/)(__MACOSX|node_modules|\.[^/]*)(\/|$)/

/** One file, chosen or from a zip. */
interface Entry {
  readonly path: string
  readonly size: number
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** The contents of the chosen files. */
export interface Source {
  readonly posts: readonly ForeignPost[]
  readonly left: readonly LeftOut[]
  /** The paths of all pictures. */
  readonly pictures: readonly string[]
  /** @throws Error if it can no longer be read */
  readonly readPicture: (path: string) => Promise<Blob>
}

const isWanted = (path: string) => !path.endsWith('/') && !HIDDEN.test(path)

function entriesOfZip(name: string, data: Uint8Array): Entry[] {
  const entries: Entry[] = []
  let total = 0
  // All at once, because each unzipping goes through the whole directory.
  let texts: Record<string, Uint8Array> | undefined
  // Reports sizes without unpacking.
  unzipSync(data, {
    filter: ({ name: path, size: packed, originalSize }) => {
      const size = Math.max(packed, originalSize)
      if (!isWanted(path)) return false
      total += size
      if (entries.length >= LIMITS.files) throw new Error(`${name} holds more than ${LIMITS.files} files.`)
      if (total > LIMITS.unpackedBytes) throw new Error(`${name} becomes larger than 2 GB when it is unpacked.`)
      // Unpacks at most the size that the zip declares.
      const read = async () => {
        const isText = TEXT.test(path)
        if (isText) texts ??= unzipSync(data, { filter: ({ name: file }) => isWanted(file) && TEXT.test(file) })
        const found = (isText && texts ? texts : unzipSync(data, { filter: (file) => file.name === path }))[path]
        if (!found) throw new Error(`${path} cannot be read.`)
        return found as Uint8Array<ArrayBuffer>
      }
      entries.push({ path, size, read })
      return false
    },
  })
  return entries
}

async function entriesOf(files: readonly File[]): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const file of files) {
    const path = file.webkitRelativePath || file.name
    if (/\.zip$/i.test(path)) {
      if (file.size > LIMITS.zipBytes) throw new Error(`${file.name} is larger than 1 GB.`)
      let found: Entry[]
      try {
        found = entriesOfZip(file.name, new Uint8Array(await file.arrayBuffer()))
      } catch (error) {
        throw new Error(
          error instanceof Error && error.message.startsWith(file.name)
            ? error.message
            : `${file.name} cannot be unpacked.`,
          { cause: error },
        )
      }
      entries.push(...found)
    } else if (!HIDDEN.test(path)) {
      entries.push({ path, size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) })
    }
    if (entries.length > LIMITS.files) throw new Error(`These are more than ${LIMITS.files} files.`)
  }
  return entries
}

/**
 * Reads chosen files and the contents of zips: Markdown, exports of WordPress and of Ghost. Pictures are read later, on
 * demand.
 * @throws Error with a sentence if there are too many, they are too large, or a zip is invalid
 */
export async function readFiles(files: readonly File[]): Promise<Source> {
  const entries = await entriesOf(files)
  const markdown: TextFile[] = []
  const wordpress: TextFile[] = []
  const ghost: TextFile[] = []
  const left: LeftOut[] = []
  const texts = entries.filter((entry) => TEXT.test(entry.path))
  if (texts.reduce((sum, { size }) => sum + size, 0) > LIMITS.textBytes)
    throw new Error('The texts together are larger than 200 MB.')
  for (const { path, read } of texts) {
    const text = new TextDecoder().decode(await read())
    const file = { path, text }
    if (/\.(md|markdown)$/i.test(path)) markdown.push(file)
    else if (/\.xml$/i.test(path) && isWordPress(text)) wordpress.push(file)
    else if (/\.json$/i.test(path) && isGhost(text)) ghost.push(file)
    else left.push({ name: path, reason: 'It is neither an export of WordPress nor one of Ghost.' })
  }
  const readings = [readMarkdown(markdown), readWordPress(wordpress), readGhost(ghost)]
  const posts = readings.flatMap((reading) => reading.posts)
  if (posts.length > LIMITS.posts) throw new Error(`These are more than ${LIMITS.posts} posts.`)
  const pictures = new Map(entries.filter(({ path }) => PICTURE.test(path)).map((entry) => [entry.path, entry]))
  return {
    posts,
    left: [...left, ...readings.flatMap((reading) => reading.left)],
    pictures: [...pictures.keys()],
    readPicture: async (path) => {
      const entry = pictures.get(path)
      if (!entry) throw new Error(`${path} is not there.`)
      if (entry.size > LIMITS.pictureBytes) throw new Error(`${path} is larger than 30 MB.`)
      return new Blob([await entry.read()])
    },
  }
}
