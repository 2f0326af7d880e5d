import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest|csv|md|ics)$/
// Below this the headers outweigh the gain.
const MIN_BYTES = 1024

/**
 * Writes a brotli and a gzip twin beside every text file of a folder, for servers that send them as they are.
 * @param {string} folder
 * @returns {Promise<number>} how many files were compressed
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  const counts = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name)
      const content = await readFile(file)
      if (content.length < MIN_BYTES) return 0
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
      return 1
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
