const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

let state: 'absent' | 'requested' | 'blocked' = 'absent'

const emptySlots = () => [...document.querySelectorAll<HTMLElement>('[data-ad]:empty')]

function loadScript(client: string): void {
  if (state !== 'absent') return
  state = 'requested'
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `${SCRIPT}?client=${encodeURIComponent(client)}`
  script.addEventListener('error', () => {
    state = 'blocked'
    for (const unit of document.querySelectorAll('[data-ad] > ins')) unit.remove()
    // Hides only the slots below the window: hiding visible ones would shift the page.
    for (const slot of emptySlots()) slot.hidden = slot.getBoundingClientRect().top > window.innerHeight
  })
  document.head.append(script)
}

function fill(slot: HTMLElement, client: string): void {
  const unit = document.createElement('ins')
  unit.className = 'adsbygoogle'
  unit.dataset.adClient = client
  slot.append(unit)
  try {
    window.adsbygoogle = window.adsbygoogle ?? []
    window.adsbygoogle.push({})
  } catch {
    // If the ad script fails, the slot stays empty and the page works as before.
  }
}

/**
 * Fills the empty ad slots of the page, and loads the ad script with the first of them. If the script failed to load,
 * hides new slots.
 * @param client the owner's id at the advertising network
 */
export function fillAdSlots(client: string): void {
  for (const slot of emptySlots()) {
    loadScript(client)
    if (state === 'blocked') slot.hidden = true
    else fill(slot, client)
  }
}
