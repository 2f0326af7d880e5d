import LIBRARY from '@/content/library'
import { loadCollection } from '@/features/library/api/load-collection'
import { Library } from '@/features/library/components/library'

/** The prompt library on a page of text. Stands on its own, without a router. */
export default function LibraryIsland() {
  return <Library items={LIBRARY} loadPagePrompts={loadCollection} />
}
