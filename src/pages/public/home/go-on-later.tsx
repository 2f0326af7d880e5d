import { type ComponentType, useEffect, useState } from 'react'
import { FAVOURITES_KEY } from '@/lib/favourites'
import { SHEETS_KEY } from '@/lib/sheets'
import { readStored } from '@/lib/storage'
import { whenIdle } from '@/lib/when-idle'

// What the desk dates (use-desk-groups.ts). The features that keep the last two are not for every visit.
const KEPT = [FAVOURITES_KEY, SHEETS_KEY, 'promptory:generated', 'promptory:analyses']

/** The way back to what was done last, fetched only where this device holds something. */
export function GoOnLater() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (!KEPT.some((key) => readStored(key))) return
    return whenIdle(() => {
      // Without it the page is whole.
      import('./go-on').then(
        ({ default: GoOn }) => setLoaded(() => GoOn),
        () => undefined,
      )
    }, 2000)
  }, [])
  return Loaded && <Loaded />
}
