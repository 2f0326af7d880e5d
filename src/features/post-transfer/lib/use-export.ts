import { useState } from 'react'
import type { TransferApi } from '../api/transfer'
import { picturesOf, PICTURES, postFile } from './export'
import { createZip } from './zip'

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly posts: number; readonly pictures: number; readonly missing: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string }

const nameOf = (isOwn: (address: string) => boolean) => (address: string) =>
  isOwn(address) ? address.split('/').at(-1) : undefined

async function fetchPicture(address: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
}

/**
 * Makes a zip of every post, draft and picture.
 * @throws Error with a sentence
 */
async function exportAll(
  api: TransferApi,
  isOwn: (address: string) => boolean,
  onProgress: (done: number, all: number) => void,
) {
  const posts = await api.everything()
  const zip = createZip()
  const pictureName = nameOf(isOwn)
  const addresses = new Map(
    posts.flatMap((post) => picturesOf(post, pictureName)).map((address) => [pictureName(address) ?? '', address]),
  )
  const all = posts.length + addresses.size
  const missing: string[] = []
  let done = 0
  const progress = async () => {
    done += 1
    onProgress(done, all)
    // Keeps the page responsive.
    if (done % 10 === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  for (const [name, address] of addresses) {
    const data = await fetchPicture(address)
    if (data) zip.addBytes(`${PICTURES}/${name}`, data)
    else missing.push(address)
    await progress()
  }
  for (const post of posts) {
    // A picture that is not exported keeps its address.
    const { path, text } = postFile(post, (address) => (missing.includes(address) ? undefined : pictureName(address)))
    zip.addText(path, text)
    await progress()
  }
  return { file: zip.finish(), posts: posts.length, pictures: addresses.size - missing.length, missing }
}

/** The export: its state, and a function that starts it. */
export function useExport(api: TransferApi, isOwn: (address: string) => boolean, onReady: (file: Blob) => void) {
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const start = async () => {
    if (state.kind === 'working') return
    setState({ kind: 'working', done: 0, all: 0 })
    try {
      const { file, ...counts } = await exportAll(api, isOwn, (done, all) => setState({ kind: 'working', done, all }))
      onReady(file)
      setState({ kind: 'done', ...counts })
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { state, start }
}
