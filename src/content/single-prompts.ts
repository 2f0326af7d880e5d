import { answerHtml } from './answer-html'
import { findAlike } from './alike-prompts'
import { MOVED_SLUGS } from './prompt-addresses'
import { answerTo, CUT, type PromptAnswer } from './prompt-answers'
import type { PromptRecord } from './prompt-record'
import { collectPrompts } from './prompt-records'
import type { Prompt } from './schema'
import type { Level, Purpose } from './tags'
import { shorten } from '@/lib/shorten'
import { monthOfPath } from './today'

/** What the page of one prompt shows. */
export interface SinglePrompt {
  readonly prompt: Prompt & Pick<PromptRecord, 'minutes' | 'skill' | 'plate' | 'alt'> & { readonly slug: string }
  /** Its list: the page's path and title, the group, and the prompt's number. */
  readonly list: {
    readonly path: `/${string}`
    readonly title: string
    readonly group?: string
    readonly number: number
  }
  readonly purpose: Purpose
  readonly level: Level
  /** The day of the year it is for. */
  readonly date?: { readonly month: number; readonly day: number }
  readonly answer?: ShownAnswer
  /** Others like it. */
  readonly alike: readonly { readonly slug: string; readonly title: string; readonly text: string }[]
}

/** An answer as the prompt's page shows it. */
export interface ShownAnswer extends Pick<PromptAnswer, 'blanks' | 'added' | 'date' | 'note'> {
  readonly html: string
  /** Something was left out. */
  readonly isCut?: true
}

/** The slug that replaced an old address. */
export interface MovedPrompt {
  readonly movedTo: string
}

const ALIKE = 6
/** Two lines of their text are shown. */
const ALIKE_CHARS = 160

type Addressed = PromptRecord & { readonly slug: string }

const hasSlug = (record: PromptRecord): record is Addressed => record.slug !== undefined

let collected: Promise<ReadonlyMap<string, SinglePrompt>> | undefined

/** Every prompt's page content, by slug. Build time and development only. */
export function collectSinglePrompts(): Promise<ReadonlyMap<string, SinglePrompt>> {
  collected ??= collectPrompts().then((all) => {
    const records = all.filter(hasSlug)
    // Found for the pages that are rendered: for all of them it takes seconds.
    let find: ReturnType<typeof findAlike> | undefined
    const alikeOf = (index: number) => (find ??= findAlike(records, ALIKE))(index).filter(hasSlug)
    return new Map(records.map((record, index) => [record.slug, singleOf(record, () => alikeOf(index))]))
  })
  return collected
}

/** A prompt by its current or a former slug. */
export async function findSinglePrompt(slug: string): Promise<SinglePrompt | MovedPrompt | undefined> {
  const movedTo = MOVED_SLUGS.get(slug)
  return movedTo === undefined ? (await collectSinglePrompts()).get(slug) : { movedTo }
}

function singleOf(record: Addressed, findOthers: () => readonly Addressed[]): SinglePrompt {
  const { id: _id, path, number, page, group, purpose, level, ...prompt } = record
  const month = monthOfPath(path)
  const given = answerTo(record.slug, record.text)
  return {
    prompt,
    list: { path: path as `/${string}`, title: page, ...(group ? { group } : {}), number },
    purpose,
    level,
    ...(month > 0 ? { date: { month, day: number } } : {}),
    ...(given && { answer: shownAnswer(given) }),
    get alike() {
      return findOthers().map(({ slug, title, text }) => ({ slug, title, text: shorten(text, ALIKE_CHARS) }))
    },
  }
}

const shownAnswer = ({ blanks, added, date, note, answer }: PromptAnswer): ShownAnswer => ({
  blanks,
  ...(added ? { added } : {}),
  date,
  note,
  html: answerHtml(answer),
  ...(answer.includes(CUT) ? { isCut: true } : {}),
})
