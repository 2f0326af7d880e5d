import { draftOf } from './draft'
import { hasInputs, INPUT_NAMES, type LocalInputs, readInputs, writeInputs } from './inputs'

// The inputs are in the fragment, which browsers never send, to keep what somebody typed out of a host's logs on a
// reload or through a shared link. A query is read, too, for links built by hand.

/** `push` adds a history entry; `replace` does not. */
export type Step = 'push' | 'replace'

function addressOf(inputs: LocalInputs): string {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  for (const name of INPUT_NAMES) query.delete(name)
  const others = query.toString()
  const own = writeInputs(inputs)
  return pathname + (others && `?${others}`) + (own && `#${own}`)
}

/** Writes the inputs into the page's address. */
export function writeAddress(inputs: LocalInputs, step: Step): void {
  const { pathname, search, hash } = window.location
  const next = addressOf(inputs)
  if (next === pathname + search + hash) return
  try {
    // Keeps the router's state of the entry, which the router needs.
    window.history[step === 'push' ? 'pushState' : 'replaceState'](window.history.state, '', next)
  } catch {
    // Some browsers refuse a hundred changes in a short time. The next one writes everything.
  }
}

/** The inputs in the page's address, or undefined if it has none. */
export function inputsOfAddress(): LocalInputs | undefined {
  const { search, hash } = window.location
  const own = [hash.slice(1), search.slice(1)].find(hasInputs)
  return own === undefined ? undefined : (draftOf(own) ?? readInputs(own))
}

/** A link to this page with these inputs. */
export function linkTo(inputs: LocalInputs): string {
  return window.location.origin + addressOf(inputs)
}
