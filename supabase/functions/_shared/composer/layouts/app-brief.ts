import { type DataSet, type Domain, domainFor } from '../idiom/domains.ts'
import { appLensesFor } from '../idiom/lenses.ts'
import type { Material } from '../material.ts'
import { closed, withoutEnd } from '../reading/tidy.ts'
import { usersOf } from '../reading/users.ts'
import { quoted } from '../task-sentence.ts'
import { conditionsLine, words as joined } from './parts.ts'

/** What a builder of apps needs to know, worded once for all four. */
export interface AppBrief {
  readonly domain: Domain
  /** What to build, in the visitor's words. */
  readonly build: string
  readonly who: string
  readonly screens: string
  readonly data: readonly DataSet[]
  readonly acceptance: readonly string[]
  /** What to leave out, or what the visitor set as a condition. */
  readonly scope: string
  /** What the category asks of the app; empty when there is no room. */
  readonly lens: string
  /** The path through the app that matters most; empty when there is no room. */
  readonly flow: string
}

const LEFT_OUT = [
  'payments and a settings page',
  'roles, themes and notifications',
  'anything I did not name',
  'an admin area and integrations',
]
const SOME_OF_THEM = ['some of them new to this', 'and whoever helps them', 'often in a hurry']
// Ways through an app that was asked for, and through one that is built around another kind of request.
const APP_FLOWS = [
  'arrive, do the main thing, see it confirmed, come back',
  'look around without an account, try it, then sign up to keep it',
  'open, see what changed, act, close',
  'start from an example, make it mine, share a link',
  'one question, one choice, one result, undo',
]
const TASK_FLOWS = [
  'enter the facts, get a first version, correct it, export',
  'answer three questions, compare two results, keep one',
  'start from an example, change it, save, share by link',
  'paste what exists, mark what matters, improve, undo',
  'pick a template, fill the gaps, preview, print or copy',
]
const QUALITIES = [
  'it works on a small, slow phone',
  'a reload loses nothing',
  'a stranger finishes without help',
  'every error says what to do next',
  'it can be used with a keyboard alone',
  'nothing on the screen is a dead end',
  'the second visit is faster than the first',
]
const BUILDING = /^(?:build|create|make|design|develop|code|generate|implement|redesign|scaffold|prototype)\b/iu

/** The topic without the verb that the composer put before it. */
function bareTopic(words: string, verb: string): string {
  if (!words.startsWith(verb)) return words
  return words
    .slice(verb.length)
    .replace(/^(?: this)?:?\s+/u, '')
    .replace(/^“|”$/gu, '')
}

function buildSentence({ description, phrase, words, background, picker }: Material, domain: Domain): string {
  const { shape, artefact, ask } = description
  if (artefact.family === 'app' && description.isNamed) {
    if (shape === 'thing' && phrase !== '' && !/^(?:my|our|this)\b/iu.test(phrase)) {
      return joined(closed(`Build ${phrase}`), background)
    }
    if (shape === 'order' && BUILDING.test(ask)) return joined(closed(words), background)
  }
  const lead = picker.one('build', [
    `Build ${domain.app} for this:`,
    `Turn this into ${domain.app}:`,
    `Make ${domain.app} out of this request:`,
  ])
  if (phrase !== '') return joined(closed(`${lead} ${phrase}`), background)
  const own = shape === 'topic' ? bareTopic(words, artefact.verb) : words
  const text = background === '' ? withoutEnd(own) : `${closed(own)} ${background}`
  return `${lead} ${quoted(text)}.`.replace(/([.?!…]["'’]?)”\.$/u, '$1”').replace(/\n\.$/u, '')
}

/** Gathers what to build, for whom, with which screens and data, and when it is done. */
export function appBrief(material: Material): AppBrief {
  const { description, picker, category, level, conditions } = material
  const { artefact, audience } = description
  const domain = domainFor(description, category)
  const isApp = artefact.family === 'app'
  const users = isApp ? usersOf(description.text) || audience : ''
  return {
    domain,
    build: buildSentence(material, domain),
    who: users === '' ? picker.one('who', domain.who) : `${users}, ${picker.one('some', SOME_OF_THEM)}`,
    screens: picker.one('screens', domain.screens),
    data: [
      ...domain.data.slice(0, 1),
      ...picker.shuffled('data', domain.data.slice(1)).slice(0, level >= 6 ? 2 : level >= 2 ? 1 : 0),
    ],
    flow:
      level >= 4
        ? `${picker.one('flow-label', ['Main flow:', 'First visit:', 'The one path that must work:'])} ${picker.one('flow', isApp ? APP_FLOWS : TASK_FLOWS)}.`
        : '',
    acceptance: [
      ...picker.shuffled('acceptance', domain.acceptance).slice(0, level >= 7 ? 2 : 1),
      ...(level >= 1 ? [picker.one('quality', QUALITIES)] : []),
    ],
    scope:
      conditions.length > 0
        ? conditionsLine(material)
        : level >= 3
          ? `${picker.one('scope', ['Leave out for now:', 'Not now:', 'Out of scope:'])} ${picker.one('leave-out', LEFT_OUT)}.`
          : '',
    lens: level >= 5 ? picker.one('app-lens', appLensesFor(category)) : '',
  }
}

/** "bookings (service, start, status); clients (name, phone)". */
export function dataText(data: readonly DataSet[]): string {
  return data.map(({ name, fields }) => `${name} (${fields})`).join('; ')
}
