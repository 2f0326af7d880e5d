import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest|csv|md|ics|aff|dic|wasm)$/
// The best of brotli takes half a minute for the second checker's 16 MB and saves a tenth.
const LARGE_BYTES = 4_000_000
const [BEST, QUICK] = [11, 9]
// Below this the headers outweigh the gain.
const MIN_BYTES = 1024
const WORKERS = 8

/**
 * Writes a brotli and a gzip twin beside every text file of a folder, and WebAssembly, for servers that send them as they are.
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  let count = 0
  const work = files.values()
  // Each worker takes the next file: a thousand articles at once would fill the memory.
  const worker = async () => {
    for (const entry of work) {
      const file = path.join(entry.parentPath ?? entry.path, entry.name)
      const content = await readFile(file)
      if (content.length < MIN_BYTES) continue
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE_BYTES ? QUICK : BEST,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
      count += 1
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return count
}
