/** What journeys do in a tab of any browser: as much as two kinds of drivers have in common, and no more. */
export interface Tab {
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Presses the first visible element of a selector, with a text or a name if one is given. */
  click: (css: string, text?: string | RegExp) => Promise<void>
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>
  /** A key of the W3C's names, after its modifiers: `Control+k`. */
  press: (keys: string) => Promise<void>
  /** What a function gives that runs in the page; it sees nothing around it but its arguments. */
  evaluate: <Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Awaited<Result>>
  /** Runs a script in the page, whatever the page's policy. */
  inject: (script: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Errors of the pages so far. */
  problems: string[]
  close: () => Promise<void>
}

/** How a browser is started: as usual, or keeping nothing for any site. */
export interface TabOptions {
  isStorageBlocked?: boolean
  isDark?: boolean
}

/** Opens tabs of one engine, each as fresh as a private window. */
export interface Engine {
  newTab: (options?: TabOptions) => Promise<Tab>
  close: () => Promise<void>
}

/**
 * The first visible element of a selector whose text, or name, is or matches the given one, brought into the middle of
 * the window. Runs in the page.
 * @param text a regular expression as its source
 */
export function findVisible(css: string, text: string | null | undefined, isPattern: boolean): Element | null {
  const nameOf = (element: Element) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const fits = (element: Element) =>
    text == null || (isPattern ? new RegExp(text).test(nameOf(element)) : nameOf(element) === text)
  const found = [...document.querySelectorAll(css)].find((element) => isVisible(element) && fits(element)) ?? null
  // Clear of what is held at the edges of the window.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

/** Asks until there is an answer. */
export async function waitFor<Result>(ask: () => Promise<Result | null>, what: string): Promise<Result> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    const found = await ask()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what} did not come within twenty seconds.`)
}
