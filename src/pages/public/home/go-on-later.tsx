import { type ComponentType, useEffect, useState } from 'react'
import { FAVOURITES_KEY } from '@/lib/favourites'
import { SHEETS_KEY } from '@/lib/sheets'
import { readStored } from '@/lib/storage'
import { whenIdle } from '@/lib/when-idle'

// The stored data with dates (use-desk-groups.ts); the features of the last two are not loaded on every visit.
const KEPT = [FAVOURITES_KEY, SHEETS_KEY, 'promptory:generated', 'promptory:analyses']

/** Leads back to the last work. Loads only if this device has some. */
export function GoOnLater() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (!KEPT.some((key) => readStored(key))) return
    return whenIdle(() => {
      // If it fails to load, the page works without it.
      import('./go-on').then(
        ({ default: GoOn }) => setLoaded(() => GoOn),
        () => undefined,
      )
    }, 2000)
  }, [])
  return Loaded && <Loaded />
}
