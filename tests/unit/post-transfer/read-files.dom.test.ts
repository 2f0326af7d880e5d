import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readFiles } from '@/features/post-transfer/lib/read-files'

const file = (name: string, data: BlobPart) => new File([data], name)

describe('limits', () => {
  test('a zip that says of itself that it becomes huge is not unpacked', async () => {
    const bomb = zipSync({ 'a.md': strToU8('x') })
    // The size of the unpacked file, in the table at the zip's end.
    const table = bomb.findIndex(
      (_, at) => bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 1 && bomb[at + 3] === 2,
    )
    new DataView(bomb.buffer).setUint32(table + 24, 3 * 1024 ** 3, true)
    await expect(readFiles([file('bomb.zip', bomb as Uint8Array<ArrayBuffer>)])).rejects.toThrow('larger than 2 GB')
  })

  test('what comes out of a zip is no longer than the zip says', async () => {
    const lying = zipSync({ 'a.md': strToU8('x'.repeat(10_000)) })
    const table = lying.findIndex(
      (_, at) => lying[at] === 0x50 && lying[at + 1] === 0x4b && lying[at + 2] === 1 && lying[at + 3] === 2,
    )
    new DataView(lying.buffer).setUint32(table + 24, 5, true)
    const { posts } = await readFiles([file('lying.zip', lying as Uint8Array<ArrayBuffer>)])
    expect(posts[0]?.html).toBe('<p>xxxxx</p>')
  })

  test('a zip that is none is told by name', async () => {
    await expect(readFiles([file('no.zip', 'nothing')])).rejects.toThrow('no.zip cannot be unpacked.')
  })
})
