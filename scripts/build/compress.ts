import type { Dirent } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { SERVER_FILES } from '../hosting/rules.ts'

const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest|csv|md|ics|aff|dic|wasm)$/
// Below this the headers outweigh the gain.
const MIN_BYTES = 1024
const WORKERS = 8
/**
 * The best brotli level takes a quarter of a second for a page, 7 s for the prompts for programs, and half a minute for
 * the second checker's 16 MB. These use a faster level. Articles and prompts, of which there are many, use one that
 * takes 3 ms and makes files a tenth larger.
 */
const [BEST, FOR_LARGE, FOR_MANY] = [11, 9, 6]
const LARGE_BYTES = 4_000_000
const isForPrograms = (file: string) => /^prompts\.(?:json|csv)$/.test(file)
const isOneOfMany = (file: string) => ['blog', 'prompts'].includes(file.split(path.sep)[0] ?? '')
/**
 * Prompts get no gzip copy, because hosts accept only 20,000 files. Clients without brotli get the uncompressed page.
 */
const hasGzip = (file: string) => file.split(path.sep)[0] !== 'prompts'

const pathOf = ({ parentPath, name }: Dirent) => path.join(parentPath, name)

/**
 * Writes compressed copies beside every text and WebAssembly file of a folder, for servers to send as they are: brotli,
 * and gzip except for prompts.
 * @param taken left out, such as the files of a call that is still at work; each file is added in its turn
 * @returns how many files were compressed
 */
export async function compressFiles(folder: string, taken = new Set<string>(), workers = WORKERS): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && TEXT.test(entry.name) && !SERVER_FILES.includes(path.relative(folder, pathOf(entry))),
  )
  let count = 0
  const work = files.values()
  // A few workers take files in turn, because a thousand articles at once would fill the memory.
  const worker = async () => {
    for (const entry of work) {
      const file = pathOf(entry)
      if (taken.has(file)) continue
      taken.add(file)
      const content = await readFile(file)
      if (content.length < MIN_BYTES) continue
      const name = path.relative(folder, file)
      const isLarge = content.length > LARGE_BYTES || isForPrograms(name)
      const quality = isLarge ? FOR_LARGE : isOneOfMany(name) ? FOR_MANY : BEST
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        hasGzip(name) && promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), gz && writeFile(`${file}.gz`, gz)])
      count += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return count
}
