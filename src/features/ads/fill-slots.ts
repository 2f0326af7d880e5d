const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'
const FILLED_HEIGHT = '280px'

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

let isLoaded = false

function loadScript(client: string): void {
  if (isLoaded) return
  isLoaded = true
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `${SCRIPT}?client=${encodeURIComponent(client)}`
  document.head.append(script)
}

function fill(slot: HTMLElement, client: string): void {
  slot.dataset.filled = ''
  slot.style.minHeight = FILLED_HEIGHT
  const unit = document.createElement('ins')
  unit.className = 'adsbygoogle'
  unit.style.display = 'block'
  unit.dataset.adClient = client
  unit.dataset.adFormat = 'auto'
  unit.dataset.fullWidthResponsive = 'true'
  slot.append(unit)
  try {
    window.adsbygoogle = window.adsbygoogle ?? []
    window.adsbygoogle.push({})
  } catch {
    // A blocked or broken network leaves the slot empty; the page does not care.
  }
}

/**
 * Fills the page's ad slots. A slot gets its height only while it is below the window, so that nothing that
 * can be seen ever moves; one that the visitor is already past or at stays empty.
 * @param client the owner's id at the advertising network
 */
export function fillAdSlots(client: string): void {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-ad]:not([data-filled])')].filter(
    (slot) => slot.getBoundingClientRect().top > window.innerHeight,
  )
  if (slots.length === 0) return
  loadScript(client)
  for (const slot of slots) fill(slot, client)
}
