import { draftOf } from './draft'
import { hasInputs, INPUT_NAMES, type LocalInputs, readInputs, writeInputs } from './inputs'

// The inputs stand in the fragment, which a browser sends to no server: a reload or a shared link must not
// put what somebody typed into a host's logs. A query is read, too, so that links can be built by hand.

/** `push` makes a step that Back returns from; `replace` does not. */
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
    // The router's own state of the entry stays, or it would lose its place.
    window.history[step === 'push' ? 'pushState' : 'replaceState'](window.history.state, '', next)
  } catch {
    // Some browsers refuse a hundred changes in a short time. The next one writes everything.
  }
}

/** The inputs that the page's address asks for, or undefined where it says nothing about them. */
export function inputsOfAddress(): LocalInputs | undefined {
  const { search, hash } = window.location
  const own = [hash.slice(1), search.slice(1)].find(hasInputs)
  return own === undefined ? undefined : (draftOf(own) ?? readInputs(own))
}

/** A link to this page with these inputs. */
export function linkTo(inputs: LocalInputs): string {
  return window.location.origin + addressOf(inputs)
}
