import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { fingerprint } from '@/lib/fingerprint'
import { answerTo, beginningOf } from './prompt-answers'
import KNOWN from './prompt-addresses.json'
import type { Prompt } from './schema'

/** A prompt's permanent address. */
export interface PromptAddress {
  readonly title: string
  /** Its text when the address was given; identifies a prompt whose title has changed. */
  readonly text: string
  /** Its first place in a list; old links to that number lead to it. */
  readonly at: `/${string}`
}

/** The address of a removed prompt, which leads to another one; so does its old place in a list, if kept. */
interface Moved {
  readonly to: string
  readonly at?: `/${string}`
}

/** Every address that was ever given, by its slug. */
export type PromptAddresses = Readonly<Record<string, PromptAddress | Moved>>

const ADDRESSES: PromptAddresses = KNOWN as PromptAddresses

/** A prompt with its place in the lists. */
export type PlacedPrompt = Pick<Prompt, 'title' | 'text'> & { readonly at: `/${string}` }

const isMoved = (address: PromptAddress | Moved): address is Moved => 'to' in address

/**
 * Adds addresses for new prompts. A prompt is identified by its title, or else by its text, and keeps its slug. A slug
 * is never given twice.
 * @throws Error if an address has lost its prompt, or leads nowhere
 */
export function withNewAddresses(known: PromptAddresses, prompts: readonly PlacedPrompt[]): PromptAddresses {
  const byTitle = new Map<string, string>()
  const byText = new Map<string, string>()
  for (const [slug, address] of Object.entries(known)) {
    if (isMoved(address)) continue
    byTitle.set(address.title, slug)
    byText.set(address.text, slug)
  }
  const titles = new Set(prompts.map(({ title }) => title))
  const result: Record<string, PromptAddress | Moved> = { ...known }
  const met = new Set<string>()
  for (const { title, text, at } of prompts) {
    const mark = fingerprint(text)
    const sameText = byText.get(mark)
    const renamed = sameText && !titles.has((known[sameText] as PromptAddress).title) ? sameText : undefined
    const slug = byTitle.get(title) ?? renamed ?? freeSlug(title, result)
    const first = known[slug]
    result[slug] = { title, text: mark, at: first && !isMoved(first) ? first.at : at }
    met.add(slug)
  }
  for (const [slug, address] of Object.entries(result)) {
    const end = isMoved(address) ? address.to : slug
    if (!met.has(end)) {
      throw new Error(
        `/prompts/${slug} has lost its prompt. Give its title the new one, or write { "to": "another slug" } for it.`,
      )
    }
  }
  return result
}

function freeSlug(title: string, taken: PromptAddresses): string {
  const wanted = slugOfPromptTitle(title)
  let slug = wanted
  for (let number = 2; slug in taken; number += 1) slug = `${wanted}-${number}`
  return slug
}

const SLUGS = new Map(
  Object.entries(ADDRESSES).flatMap(([slug, address]) => (isMoved(address) ? [] : [[address.title, slug]])),
)

/**
 * The slug of a prompt.
 * @throws Error if it has none yet
 */
export function slugOfPrompt(title: string): string {
  const slug = SLUGS.get(title)
  if (slug === undefined) throw new Error(`“${title}” has no address yet: run npm run prompt-addresses.`)
  return slug
}

/** Former slugs, each with the slug that replaces it. */
export const MOVED_SLUGS: ReadonlyMap<string, string> = new Map(
  Object.entries(ADDRESSES).flatMap(([slug, address]) => (isMoved(address) ? [[slug, address.to]] : [])),
)

/** The prompts that first stood in a list, as slugs by their number. The first prompt at a number keeps it. */
export const firstPlacesOf = (path: string): ReadonlyMap<number, string> => FIRST_PLACES.get(path) ?? new Map()

const FIRST_PLACES = new Map<string, Map<number, string>>()
for (const [slug, address] of Object.entries(ADDRESSES)) {
  const [path = '', number] = address.at?.split('#prompt-') ?? []
  const places = FIRST_PLACES.get(path) ?? new Map<number, string>()
  const place = Number(number)
  if (!places.has(place)) places.set(place, isMoved(address) ? address.to : slug)
  FIRST_PLACES.set(path, places)
}

type Addressed = Pick<Prompt, 'slug' | 'anchor' | 'answer'>

/**
 * Adds to a list's prompts what their links need: the slug, the fragment for old links if it differs from the number,
 * and the beginning of an answer. A prompt without an address is still being written and stays unchanged.
 * @param next counts the prompts of the list, from 1
 */
function withSlugs<P extends Prompt>(
  prompts: readonly P[],
  places: ReadonlyMap<number, string>,
  next: () => number,
): readonly (P & Addressed)[] {
  const firstPlace = new Map([...places].map(([number, slug]) => [slug, number]))
  return prompts.map((prompt) => {
    const number = next()
    const slug = SLUGS.get(prompt.title)
    if (slug === undefined) return prompt
    const first = firstPlace.get(slug)
    const given = answerTo(slug, prompt.text)
    const addressed = { ...prompt, slug, ...(given && { answer: beginningOf(given) }) }
    if (first === number) return addressed
    return { ...addressed, anchor: first === undefined ? slug : `prompt-${first}` }
  })
}

/** The content of a page with the addresses of its prompts, in the order in which it numbers them. */
export function withAddresses<Content extends object>(path: string, content: Content): Content {
  const places = firstPlacesOf(path)
  let last = 0
  const met = new Set<string>()
  const add = <P extends Prompt>(prompts: readonly P[]) => {
    const addressed = withSlugs(prompts, places, () => ++last)
    for (const { slug } of addressed) if (slug) met.add(slug)
    return addressed
  }
  const lists = content as PromptLists
  const addressed = {
    ...content,
    ...(lists.captions && { captions: add(lists.captions) }),
    ...(lists.challenge && { challenge: add(lists.challenge) }),
    ...(lists.prompts && { prompts: add(lists.prompts) }),
    ...(lists.days && { days: lists.days.map((day) => ({ ...day, rows: add(day.rows) })) }),
    ...(lists.groups && { groups: lists.groups.map((group) => ({ ...group, prompts: add(group.prompts) })) }),
    ...(lists.more && { more: lists.more.map((group) => ({ ...group, prompts: add(group.prompts) })) }),
    ...(lists.months && { months: lists.months.map((month) => ({ ...month, prompts: add(month.prompts) })) }),
  }
  const left = [...places].filter(([, slug]) => !met.has(slug))
  return last > 0 && left.length > 0 ? { ...addressed, left: Object.fromEntries(left) } : addressed
}

/** Where a page of any kind may hold prompts. */
interface PromptLists {
  readonly captions?: readonly Prompt[]
  readonly challenge?: readonly Prompt[]
  readonly prompts?: readonly Prompt[]
  readonly days?: readonly { readonly rows: readonly Prompt[] }[]
  readonly groups?: readonly { readonly prompts: readonly Prompt[] }[]
  readonly more?: PromptLists['groups']
  readonly months?: PromptLists['groups']
}
