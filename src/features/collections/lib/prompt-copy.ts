import { promptPath } from '@/lib/prompt-path'
import { type Change, newPrompt, putPrompt } from './changes'
import { MAX_TITLE_LENGTH } from './limits'
import type { CollectionHead, OwnPrompt, Saved } from './schema'

/** The collection for changed copies. The visitor can move them elsewhere. */
const COPIES = { id: 'copies', name: 'My versions' }

/** The visitor's changed copy of a prompt, and the collection that it stands in. */
export function findCopy(
  { collections }: Saved,
  slug: string,
): { collection: CollectionHead; prompt: OwnPrompt } | undefined {
  const source = promptPath(slug)
  for (const collection of collections) {
    const prompt = collection.prompts.find((one) => one.source === source && one.original !== undefined)
    if (prompt) return { collection, prompt }
  }
  return undefined
}

/**
 * Keeps a changed copy: replaces an earlier one, or adds it to the collection for copies.
 * @param original the site's prompt as it is now, to compare with later
 */
export function keepCopy(slug: string, title: string, original: string, text: string): Change {
  const now = new Date().toISOString()
  const fresh = newPrompt(title.slice(0, MAX_TITLE_LENGTH), text)
  return (saved) => {
    const kept = findCopy(saved, slug)
    if (kept) return putPrompt(kept.collection, { ...kept.prompt, text, original, editedAt: now })(saved)
    const head = saved.collections.find(({ id }) => id === COPIES.id) ?? { ...COPIES, createdAt: now }
    return putPrompt(head, { ...fresh, source: promptPath(slug), original })(saved)
  }
}
