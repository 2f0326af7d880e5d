import { isPromptSlug } from './prompt-path'

/** Path of the page that shows prompts to a class. */
export const CLASS_PATH = '/class'

/** How a class sees the prompts: as slides on the wall, as cards to cut out, or one to a page. */
export const CLASS_VIEWS = { slides: 'Slides', cards: 'Cards', pages: 'A page each' } as const

export type ClassView = keyof typeof CLASS_VIEWS

/** Prompts that a class link holds at most. */
export const MAX_CLASS_PROMPTS = 30

/** The distinct names of a list in an address. */
const namesOf = (list: string): string[] => [...new Set(list.split(',').map((name) => name.trim()))].filter(Boolean)

/** The distinct, well-formed slugs of a list in an address, at most thirty. */
export const readSlugs = (list: string): string[] => namesOf(list).filter(isPromptSlug).slice(0, MAX_CLASS_PROMPTS)

/** The address that shows these prompts to a class. The prompts are in the fragment, so no server sees them. */
export const classAddress = (slugs: readonly string[], view: ClassView = 'slides'): string =>
  `${CLASS_PATH}#p=${readSlugs(slugs.join(',')).join(',')}${view === 'slides' ? '' : `&as=${view}`}`

/** What the fragment of a class link asks for. */
export interface ClassLink {
  readonly slugs: readonly string[]
  readonly view: ClassView
  /** How many names are not valid slugs. */
  readonly malformed: number
  /** How many prompts it names beyond those that are shown. */
  readonly surplus: number
}

/** Reads the fragment of a class link. */
export function readClassAddress(hash: string): ClassLink {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const view = params.get('as') ?? ''
  const names = namesOf(params.get('p') ?? '')
  const valid = names.filter(isPromptSlug)
  return {
    slugs: valid.slice(0, MAX_CLASS_PROMPTS),
    view: Object.hasOwn(CLASS_VIEWS, view) ? (view as ClassView) : 'slides',
    malformed: names.length - valid.length,
    surplus: Math.max(valid.length - MAX_CLASS_PROMPTS, 0),
  }
}
