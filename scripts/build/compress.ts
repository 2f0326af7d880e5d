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
 * The best brotli level takes a quarter of a second for a page, and half a minute for the second checker's 16 MB. Large
 * files use a faster level, as do the prompts for programs, which hardly anybody fetches: 7 s less, 7 % larger. Articles and prompts, of which there are many, use one that takes 3 ms and makes files a
 * tenth larger.
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

/** The manifest of Vite's build, which is not for the site. */
const isHidden = (name: string) => name.startsWith('.')

/**
 * Writes compressed copies beside every text and WebAssembly file of a folder, for servers to send as they are: brotli,
 * and gzip except for prompts.
 * @param workers how many files at once
 * @param taken the files that an earlier call has taken, which may still be at work; this call adds its own
 * @returns how many files were compressed
 */
export async function compressFiles(
  folder: string,
  { workers = WORKERS, taken = new Set<string>() } = {},
): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => {
    const name = path.relative(folder, pathOf(entry))
    return entry.isFile() && TEXT.test(name) && !SERVER_FILES.includes(name) && !isHidden(name)
  })
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
      const quick = isOneOfMany(name) ? FOR_MANY : BEST
      const quality = content.length > LARGE_BYTES || isForPrograms(name) ? FOR_LARGE : quick
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
