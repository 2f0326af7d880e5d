import type { Analysis, Kind } from '../types.ts'

const THING: Readonly<Record<Kind, string>> = {
  story: 'story',
  poem: 'poem',
  journal: 'piece',
  email: 'message',
  essay: 'essay',
  other: 'text',
}

/** What the writer is called upon in this kind of text. */
export function thingOf({ kind, purpose }: Analysis): string {
  if (purpose === 'selling') return kind === 'email' ? 'sales mail' : 'advertisement'
  if (purpose === 'applying') return kind === 'email' ? 'letter' : 'application'
  return THING[kind]
}
