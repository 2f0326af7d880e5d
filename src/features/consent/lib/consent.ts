import { readStored, writeStored } from '@/lib/storage'

const KEY = 'promptory:consent'

/** The visitor's decision about optional cookies. */
export type Consent = 'accepted' | 'declined'

/** Fired on `window` when the visitor decides; `detail` is the decision. */
export const CONSENT_EVENT = 'promptory:consent'

let unstored: Consent | undefined

/** The visitor's decision, or undefined before there is one. */
export function readConsent(): Consent | undefined {
  const stored = readStored(KEY)
  return stored === 'accepted' || stored === 'declined' ? stored : unstored
}

/** Stores a decision on this device (for this visit only, if storage is blocked) and announces it. */
export function decideConsent(consent: Consent): void {
  unstored = consent
  writeStored(KEY, consent)
  window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }))
}
