import type { CategoryId } from '../contracts/categories.ts'
import type { ModelId } from '../contracts/models.ts'
import { countWords } from '../contracts/text.ts'
import { lensesFor } from './idiom/lenses.ts'
import type { Notes } from './nuances/nuances-for.ts'
import { createPicker, type Picker } from './pick.ts'
import type { Description } from './reading/read-description.ts'
import { closed } from './reading/tidy.ts'
import { shorten } from './shorten.ts'
import { type Request, requestSentences } from './task-sentence.ts'
import type { Family, Form, Fragment } from './types.ts'

/** How much may be said: the visitor's words, and how many optional parts. */
export interface Room {
  /** At most this many words of the visitor's description. */
  readonly visitorWords: number
  /** From 0 (only what is needed) to 7. */
  readonly level: number
}

/** The parts of a prompt, chosen and cut to size; a layout puts them together in one model's idiom. */
export interface Material {
  readonly description: Description
  readonly category: CategoryId
  readonly family: Family
  readonly picker: Picker
  readonly level: number
  readonly role: string
  /** The whole request as sentences of the prompt, in the visitor's words. */
  readonly request: Request
  /** The request as a noun phrase; empty when it does not form one. */
  readonly phrase: string
  /** The asking sentence alone, cut to size. */
  readonly words: string
  /** The visitor's other sentences; may be empty. */
  readonly background: string
  /** Clauses of context, most of them with a [field]. */
  readonly context: readonly string[]
  /** Orders of craft, the most telling first. */
  readonly points: readonly string[]
  readonly trap: string
  /** The visitor's own prohibitions and wishes that need saying again. */
  readonly conditions: readonly string[]
  /** Sentences on tone and language. */
  readonly manner: readonly string[]
  readonly form: string
}

const TONED: ReadonlySet<Family> = new Set(['message', 'career', 'prose', 'copy'])
const WORDED: ReadonlySet<Family> = new Set(['message', 'career', 'creative', 'prose', 'copy', 'learning'])
const CONDITIONS_MAX = 3
// How many points of craft and clauses of context each level has room for.
const POINTS = [1, 1, 2, 2, 3, 3, 3, 3]
const CLAUSES = [1, 1, 1, 2, 1, 2, 2, 2]
// From this level on there is room to repeat a wish that stands in the request already.
const LEVEL_WITH_ECHOES = 2

function formText({ what, length }: Form): string {
  return length === undefined ? what : `${what}, ${length}`
}

/** Fragments that ask for nothing the description tells, no two with the same field. */
function chooseContext(fragments: readonly Fragment[], { facts, text: told }: Description, count: number): string[] {
  const chosen: string[] = []
  const fields = new Set<string>()
  for (const { text, unless } of fragments) {
    if (unless instanceof RegExp ? unless.test(told) : unless !== undefined && facts.has(unless)) continue
    const own = text.match(/\[[^\]]+\]/g) ?? []
    if (own.some((field) => fields.has(field))) continue
    for (const field of own) fields.add(field)
    chosen.push(text)
    if (chosen.length === count) break
  }
  return chosen
}

function mannerOf({ tone, language, isEnglish, artefact, text, isIncomplete }: Description, picker: Picker): string[] {
  const manner: string[] = []
  if (tone !== '' && TONED.has(artefact.family)) {
    manner.push(
      picker.one('tone', [
        `Hold the tone from first line to last: ${tone.toLowerCase()}.`,
        `The tone is ${tone.toLowerCase()}, and stays so.`,
        `Let it sound ${tone.toLowerCase()} when read aloud.`,
      ]),
    )
  }
  if (!/\p{L}/u.test(text)) {
    manner.push(
      picker.one('sign', ['Say first how you read this sign.', 'Take it as a mood, and name the mood first.']),
    )
  } else if (isIncomplete) {
    manner.push(picker.one('incomplete', ['Ask me first what I have in mind.', 'Begin by asking what it is about.']))
  } else if (!isEnglish) {
    manner.push(picker.one('language', ['Answer in the language of my request.', 'Reply in the language I wrote in.']))
  } else if (language !== '' && WORDED.has(artefact.family) && artefact.id !== 'translation') {
    const name = language.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
    manner.push(`Use ${name} as natives write it.`)
  }
  return manner
}

/** Splits the words that the visitor may have between the asking sentence and the rest. */
function share(askWords: number, backgroundWords: number, total: number): { ask: number; background: number } {
  if (backgroundWords === 0) return { ask: total, background: 0 }
  const ask = Math.max(Math.ceil(total * 0.55), total - backgroundWords)
  return { ask, background: Math.max(total - Math.min(askWords, ask), 5) }
}

/** What the visitor ruled out, and wishes that stood in a part of the text that had to go. */
function conditionsOf(
  { limits, echoes, wishes, woven, background }: Description,
  kept: string,
  level: number,
): string[] {
  const isCut = kept.length < woven.task.length + background.length
  const lost = isCut ? wishes.filter((wish) => !kept.includes(wish)) : []
  const again = level >= LEVEL_WITH_ECHOES ? echoes.map((echo) => `“${echo}”`) : []
  return [...new Set([...limits, ...lost, ...again])].slice(0, CONDITIONS_MAX)
}

/** Points of craft, the most telling first: the occasion or craft, the category, the reader, more craft. */
function pointsOf({ artefact }: Description, category: CategoryId, picker: Picker, notes: Notes): string[] {
  const crafts = picker.shuffled('craft', artefact.craft)
  const first = notes.main === undefined ? crafts.shift() : picker.one('main', notes.main.notes)
  const reader = notes.reader === undefined ? crafts.shift() : picker.one('reader', notes.reader.notes)
  const lenses = lensesFor(artefact, category)
  const lens = lenses.length === 0 ? undefined : picker.one('lens', lenses)
  return [first, ...picker.shuffled('points', [lens, reader]), ...crafts].filter((point) => point !== undefined)
}

/** What the visitor chose beside the description. */
export interface ModelAndCategory {
  readonly model: ModelId
  readonly category: CategoryId
}

/** Chooses the parts of a prompt for a description; the same input always gives the same parts. */
export function gatherMaterial(
  description: Description,
  notes: Notes,
  request: ModelAndCategory,
  room: Room,
): Material {
  const { model, category } = request
  const { artefact, woven, facts } = description
  const { level } = room
  const picker = createPicker(`${model}/${category}/${description.text}`)
  const shares = share(countWords(woven.task), countWords(description.background), room.visitorWords)
  const background = description.background === '' ? '' : closed(shorten(description.background, shares.background))
  const words = shorten(woven.task, shares.ask)
  const isGiven = level === 0 || facts.has('length') || facts.has('count') || facts.has('form')
  const fragments = [
    ...(notes.main?.context ?? []),
    ...picker.shuffled('context', artefact.context),
    ...(notes.reader?.context ?? []),
  ]
  return {
    description,
    category,
    family: artefact.family,
    picker,
    level,
    role: picker.one('role', artefact.roles),
    request: requestSentences({ description, category, words, background, picker }),
    phrase: woven.phrase === '' ? '' : shorten(woven.phrase, shares.ask),
    words,
    background,
    context: chooseContext(fragments, description, CLAUSES[level] ?? 1),
    points: pointsOf(description, category, picker, notes).slice(0, POINTS[level] ?? 1),
    trap: picker.one('trap', notes.main?.traps ?? notes.reader?.traps ?? artefact.traps),
    conditions: conditionsOf(description, `${words}${background}`, level),
    manner: mannerOf(description, picker),
    form: isGiven ? artefact.plainForm : formText(notes.main?.form ?? picker.one('form', artefact.forms)),
  }
}
