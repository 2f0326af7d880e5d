import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Limit of a zip without ZIP64, with room for its directory. */
const MAX_BYTES = 3.9 * 1024 ** 3
const MAX_FILES = 65_000

/** Builds a zip file by file. */
export function createZip() {
  const parts: BlobPart[] = []
  let bytes = 0
  let files = 0
  let fault: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) fault = error
    else {
      parts.push(chunk as Uint8Array<ArrayBuffer>)
      bytes += chunk.length
    }
  })
  const add = (stream: ZipDeflate | ZipPassThrough, data: Uint8Array) => {
    files += 1
    if (bytes + data.length > MAX_BYTES || files > MAX_FILES) throw new Error('It is too much for one zip.')
    zip.add(stream)
    stream.push(data, true)
    if (fault) throw fault
  }
  return {
    /** @throws Error if the zip becomes too large */
    addText: (path: string, text: string) => add(new ZipDeflate(path, { level: 6 }), strToU8(text)),
    /** Adds a file that does not compress. @throws Error if the zip becomes too large */
    addBytes: (path: string, data: Uint8Array) => add(new ZipPassThrough(path), data),
    finish(): Blob {
      zip.end()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
