import type { Material } from '../material.ts'
import { appBrief, dataText } from './app-brief.ts'
import { lines, words } from './parts.ts'

/** Bolt: a full-stack scaffold that runs in the browser; files, seed data, acceptance. */
export function layoutBolt(material: Material): string {
  const { picker, level } = material
  const brief = appBrief(material)
  const scaffold = picker.one('scaffold', [
    'Act as a full-stack developer: scaffold it so that it runs in the browser at once.',
    'You are a full-stack developer; front end and API run in the browser without setup.',
    'Act as a full-stack developer: scaffold, run in the browser, then refine.',
  ])
  const files = picker.one('files', [
    'List the files first, then write each in full.',
    'Show the file tree, then the code file by file.',
    'Files: interface, routes, store, seed; none with a stub.',
  ])
  const seed = picker.one('seed', [
    'ten believable rows as seed',
    'seeded with a believable week',
    'seed rows with varied names',
  ])
  return lines(
    words(brief.build, scaffold),
    `Users: ${brief.who}.`,
    `Screens: ${brief.screens}.`,
    `Data: ${dataText(brief.data)}${level >= 1 ? `; ${seed}` : ''}.`,
    words(brief.flow, files, brief.lens),
    brief.scope,
    `Accept when: it starts without errors; ${brief.acceptance.join('; ')}.`,
  )
}
