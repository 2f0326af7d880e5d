import type { Material } from '../material.ts'
import { appBrief } from './app-brief.ts'
import { lines, words } from './parts.ts'

/** Firebase Studio: collections, sign-in, security rules, screens, acceptance. */
export function layoutFirebase(material: Material): string {
  const { picker, level } = material
  const brief = appBrief(material)
  const collections = brief.data.map(({ name, fields }) => `${name}/{id} (${fields})`).join('; ')
  const auth = picker.one('auth', [
    'Auth: email link; visitors see only the first screen.',
    'Auth: Google sign-in, plus a demo account.',
    'Auth: anonymous at first, upgraded to email later.',
  ])
  const rules = picker.one('rules', [
    'Security rules: owners read and write their own documents; all else is denied.',
    'Security rules: deny by default; check owner and field types on every write.',
    'Security rules: members read, owners write, nobody lists strangers.',
  ])
  const studio = picker.one('studio', [
    'Work as a Firebase engineer.',
    'You are a Firebase engineer who writes the rules first.',
    'Act as my Firebase engineer.',
  ])
  return lines(
    words(brief.build, studio),
    `Users: ${brief.who}.`,
    `Screens: ${brief.screens}.`,
    `Data in Firestore collections: ${collections}.`,
    brief.flow,
    words(auth, rules, brief.lens),
    brief.scope,
    `Accept when: ${brief.acceptance.join('; ')}${level >= 1 ? '; a stranger’s write is refused' : ''}.`,
  )
}
