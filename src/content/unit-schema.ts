import type { NamedPrompt, PageMeta } from './schema'

/** A lesson of a unit, as it is written. */
export interface UnitLessonTexts {
  readonly title: string
  /** Slug of its prompt (prompt-addresses.json). */
  readonly prompt: string
  readonly minutes: number
  readonly begin: string
  readonly end: string
  /** What a teacher sees or hears if the lesson works. */
  readonly look: string
  /** Who finds it too hard, and what to do then. */
  readonly tooHard: string
  /** Who finds it too easy, and what to do then. */
  readonly tooEasy: string
}

/** A text as a pupil might write it, made for its unit. */
export interface PupilText {
  readonly title: string
  /** With line breaks if it has lines. */
  readonly paragraphs: readonly string[]
  /** Remarks, each on words of the text. */
  readonly remarks: readonly { readonly quote: string; readonly remark: string }[]
}

/** How a text of a unit is judged, in a pupil's words. */
export interface Rubric {
  /** Names of the levels, the lowest first. */
  readonly levels: readonly string[]
  readonly rows: readonly { readonly criterion: string; readonly levels: readonly string[] }[]
}

/** Five lessons that lead to one text. */
export interface UnitTexts extends PageMeta {
  title: string
  /** One or two sentences under the title. */
  description: string
  /** Its audience: grade, year, age. */
  audience: string
  aim: string
  needs: readonly string[]
  lessons: readonly UnitLessonTexts[]
  rubric: Rubric
  onItsWay: PupilText
  good: PupilText
  /** Codes of `units/facts/standards.json`, each with what of this unit works toward it. */
  standards: readonly { readonly code: string; readonly here: string }[]
}

/** A lesson with its prompt. */
export interface UnitLesson extends Omit<UnitLessonTexts, 'prompt'> {
  readonly prompt: NamedPrompt
}

/** A unit as its page shows it. */
export interface Unit extends Omit<UnitTexts, 'lessons' | 'standards'> {
  lessons: readonly UnitLesson[]
  standards: readonly {
    readonly code: string
    /** What it asks for, in our words. */
    readonly fact: string
    readonly here: string
  }[]
  /** Day on which the standards were looked up (ISO 8601). */
  checked: string
}

/** What the page of all units says. */
export interface UnitsPageTexts extends PageMeta {
  title: string
  description: string
}

/** The page of all units, by age. */
export interface UnitsPage extends UnitsPageTexts {
  groups: readonly {
    readonly title: string
    readonly units: readonly {
      readonly ages: string
      readonly title: string
      readonly path: string
      readonly kind: string
      readonly audience: string
      readonly description: string
    }[]
  }[]
}
