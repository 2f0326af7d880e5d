import type { Analysis, Kind } from '../types.ts'

const THING: Readonly<Record<Kind, string>> = {
  story: 'story',
  poem: 'poem',
  journal: 'piece',
  email: 'message',
  essay: 'essay',
  other: 'text',
}

/** The word for this kind of text, such as "essay" or "advertisement". */
export function thingOf({ kind, purpose }: Analysis): string {
  if (purpose === 'selling') return kind === 'email' ? 'sales mail' : 'advertisement'
  if (purpose === 'applying') return kind === 'email' ? 'letter' : 'application'
  return THING[kind]
}
