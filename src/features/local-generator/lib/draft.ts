import { DEFAULT_INPUTS, INPUT_NAMES, type LocalInputs, readInputs, writeInputs } from './inputs'

const KEY = 'promptory:local-generator'

/** Keeps the inputs until the tab is closed, unless they are the defaults. */
export function keepDraft(inputs: LocalInputs): void {
  try {
    if (INPUT_NAMES.every((name) => inputs[name] === DEFAULT_INPUTS[name])) {
      sessionStorage.removeItem(KEY)
    } else {
      sessionStorage.setItem(KEY, JSON.stringify(inputs))
    }
  } catch {
    // Blocked or full: the address carries all but very long texts.
  }
}

/** The inputs kept in this tab, or undefined if there are none or they cannot be read. */
export function readDraft(): LocalInputs | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const draft = kept as Record<string, unknown>
    const text = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '')
    const choices = ['model', 'tone', 'length', 'language'].map((name) => [name, text(name)])
    // The choices are checked as an address is; the texts may be longer than an address carries.
    const checked = readInputs(new URLSearchParams(choices).toString())
    return { ...checked, topic: text('topic'), keywords: text('keywords') }
  } catch {
    return undefined
  }
}

/** The draft, if the parameters were made from it. It also has the texts too long for an address. */
export function draftOf(parameters: string): LocalInputs | undefined {
  const draft = readDraft()
  return draft && writeInputs(draft) === parameters ? draft : undefined
}
