import type { Material } from '../material.ts'
import { appBrief, dataText } from './app-brief.ts'
import { lines, words } from './parts.ts'

/** V0: a React interface with Tailwind and shadcn/ui; pieces, states, widths and accessibility. */
export function layoutV0(material: Material): string {
  const { picker, level } = material
  const brief = appBrief(material)
  const stack = picker.one('stack', [
    'You are the front-end engineer: React, Tailwind, shadcn/ui.',
    'Act as a front-end engineer: React with Tailwind and shadcn/ui only.',
    'Work as a UI engineer in React, Tailwind and shadcn/ui.',
    'You build interfaces in React: Tailwind for looks, shadcn/ui for parts.',
  ])
  const widths = picker.one('widths', [
    'One column at 375 px, two from 1024 px; all of it works by keyboard.',
    'Responsive from 360 px up; every control labelled and reachable by keyboard.',
    'Mobile first; visible focus, real labels, strong contrast.',
    'Thumb-sized targets on phones, two panes on desktops, a sensible tab order.',
    'It stacks on narrow screens; screen readers hear every change of state.',
  ])
  const states = picker.one('states', [
    'loading, empty, error, very long text',
    'empty, busy, failed, done',
    'first visit, a hundred entries, offline, no permission',
    'idle, saving, saved, conflict',
    'skeleton, empty with a next step, error with retry',
  ])
  return lines(
    words(brief.build, stack),
    `For: ${brief.who}.`,
    brief.flow,
    `Screens: ${level >= 6 ? `${brief.screens}; at the centre ` : ''}${brief.domain.piece}.`,
    `Data: typed mock props, ${dataText(brief.data)}.`,
    `States: ${states}.`,
    words(widths, brief.lens),
    brief.scope,
    `Accept when: ${brief.acceptance.join('; ')}.`,
  )
}
