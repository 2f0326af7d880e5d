/** Path of the page that shows prompts to a class. */
export const CLASS_PATH = '/class'

/** How a class gets them: one after the other on the wall, as cards to cut out, or on a page each. */
export const CLASS_VIEWS = { slides: 'Slides', cards: 'Cards', pages: 'A page each' } as const

export type ClassView = keyof typeof CLASS_VIEWS

/** Prompts that a class link holds at most. */
export const MAX_CLASS_PROMPTS = 30

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_SLUG = 100

/** Slugs of a list as it stands in an address: those that have the form of one, each once, at most thirty. */
export function readSlugs(list: string): string[] {
  const slugs = list.split(',').filter((slug) => slug.length <= LONGEST_SLUG && SLUG.test(slug))
  return [...new Set(slugs)].slice(0, MAX_CLASS_PROMPTS)
}

/** The address that shows these prompts to a class. All of it is a fragment: no server hears of it. */
export const classAddress = (slugs: readonly string[], view: ClassView = 'slides'): string =>
  `${CLASS_PATH}#p=${readSlugs(slugs.join(',')).join(',')}${view === 'slides' ? '' : `&as=${view}`}`

/** What the fragment of such an address asks for; what it says wrongly is left out. */
export function readClassAddress(hash: string): { slugs: string[]; view: ClassView } {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const view = params.get('as') ?? ''
  return {
    slugs: readSlugs(params.get('p') ?? ''),
    view: Object.hasOwn(CLASS_VIEWS, view) ? (view as ClassView) : 'slides',
  }
}
