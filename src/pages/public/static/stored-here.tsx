import { useEffect, useState } from 'react'
import { DEVICE_STORAGE } from '@/content/pages/static/device-storage'
import { clearDeviceData, readDeviceData } from '@/lib/device-data'
import { AskFirst } from '@/components/ask-first'
import { Notice } from '@/components/ui/notice'

const HOLDS = new Map(DEVICE_STORAGE.map(({ key, holds }) => [key, holds]))

/** What this device currently stores for the site, and a button that clears it. */
export function StoredHere() {
  const [names, setNames] = useState<readonly string[]>()
  const [isCleared, setIsCleared] = useState(false)
  // After hydration, because the prerendered page is the same for everybody.
  useEffect(() => void readDeviceData().then(setNames), [])

  const clear = async () => {
    await clearDeviceData()
    setNames([])
    setIsCleared(true)
  }
  if (!names) return undefined
  return (
    <div className="grid gap-4 font-sans text-ui print:hidden">
      <h3 className="text-subheading">On this device now</h3>
      {names.length > 0 && (
        <>
          <ul className="grid list-none gap-1.5 pl-0">
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
                {HOLDS.has(name) && <span className="block text-small text-ink-muted">{HOLDS.get(name)}</span>}
              </li>
            ))}
          </ul>
          <AskFirst
            question="Clear everything kept on this device?"
            answer="Clear it all"
            keep="Keep it"
            onAnswer={() => void clear()}
          >
            Clear everything kept on this device
          </AskFirst>
        </>
      )}
      <div role="status">
        {isCleared && <Notice>Everything is cleared. Reload the page to start again.</Notice>}
        {!isCleared && names.length === 0 && <Notice>Nothing is kept on this device.</Notice>}
      </div>
    </div>
  )
}
