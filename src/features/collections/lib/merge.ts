import type { Favourite } from '@/lib/favourites'
import type { Collection, OwnPrompt, Saved } from './schema'

/** What an import did, in prompts and collections. */
export interface MergeReport {
  favourites: number
  collections: number
  prompts: number
  /** Replaced by a newer version from the file. */
  updated: number
  /** Were here already, and stayed as they are. */
  present: number
}

interface Dated {
  createdAt: string
  editedAt?: string | undefined
}

const lastTouched = ({ createdAt, editedAt }: Dated) => Date.parse(editedAt ?? createdAt)
const isNewer = (one: Dated, other: Dated) => lastTouched(one) > lastTouched(other)

function mergeFavourites(kept: readonly Favourite[], added: readonly Favourite[], report: MergeReport): Favourite[] {
  const byAddress = new Map(kept.map((favourite) => [favourite.address, favourite]))
  for (const favourite of added) {
    if (byAddress.has(favourite.address)) report.present += 1
    else {
      report.favourites += 1
      byAddress.set(favourite.address, favourite)
    }
  }
  return [...byAddress.values()].toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt))
}

/**
 * Adds the contents of a file to what is saved and removes nothing. An item whose id is already here is not added twice,
 * even if it was moved to another collection; the version edited last is kept.
 */
export function mergeSaved(saved: Saved, added: Saved): { saved: Saved; report: MergeReport } {
  const report: MergeReport = { favourites: 0, collections: 0, prompts: 0, updated: 0, present: 0 }
  const favourites = mergeFavourites(saved.favourites, added.favourites, report)

  const collections = new Map<string, Collection>(saved.collections.map((one) => [one.id, one]))
  const edited = new Map<string, OwnPrompt>()
  const current = new Map(saved.collections.flatMap(({ prompts }) => prompts.map((prompt) => [prompt.id, prompt])))
  for (const { prompts, ...head } of added.collections) {
    const here = collections.get(head.id)
    if (!here) {
      report.collections += 1
      collections.set(head.id, { ...head, prompts: [] })
    } else if (isNewer(head, here) && head.name !== here.name) {
      report.updated += 1
      collections.set(head.id, { ...here, name: head.name, ...(head.editedAt && { editedAt: head.editedAt }) })
    }
    const fresh: OwnPrompt[] = []
    for (const prompt of prompts) {
      const twin = current.get(prompt.id)
      current.set(prompt.id, prompt)
      if (!twin) {
        fresh.push(prompt)
        report.prompts += 1
      } else if (isNewer(prompt, twin)) {
        edited.set(prompt.id, prompt)
        report.updated += 1
      } else {
        current.set(prompt.id, twin)
        report.present += 1
      }
    }
    const home = collections.get(head.id)
    if (home && fresh.length > 0) collections.set(head.id, { ...home, prompts: [...home.prompts, ...fresh] })
  }
  const merged = [...collections.values()].map((collection) =>
    edited.size === 0
      ? collection
      : { ...collection, prompts: collection.prompts.map((prompt) => edited.get(prompt.id) ?? prompt) },
  )
  return { saved: { favourites, collections: merged }, report }
}
