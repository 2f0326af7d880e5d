import type { Material } from '../material.ts'
import { appBrief, dataText } from './app-brief.ts'
import { contextSentences, lines, words } from './parts.ts'

/** Lovable: product talk. What it is, who uses it, screens, data, what to leave out, when it is done. */
export function layoutLovable(material: Material): string {
  const { picker, level, family } = material
  const brief = appBrief(material)
  const partner = picker.one('partner', [
    'Be my product partner: one flow first, then ask.',
    'Act as the first engineer of my two-person team.',
    'Think like a product lead who ships on Friday.',
  ])
  return lines(
    words(brief.build, level >= 1 ? partner : ''),
    `Who it is for: ${brief.who}.`,
    `Screens: ${brief.screens}.`,
    `Data: ${dataText(brief.data)}.`,
    words(level >= 7 && family === 'app' ? contextSentences(material) : '', brief.flow, brief.lens),
    brief.scope,
    `Done when: ${brief.acceptance.join('; ')}.`,
  )
}
