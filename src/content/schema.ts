import type { Level, Purpose, Tag } from './tags'

/** One prompt of a page. */
export interface Prompt {
  /** Two to six words that say what it is; no two alike. */
  readonly title: string
  /** Its form, and its mood where it has one. */
  readonly tags: readonly Tag[]
  /** A blank is `[name]`, or `[name: e.g. an example]`. */
  readonly text: string
  /** The same in one or two plain sentences, which stand alone. */
  readonly short?: string
  /** The same for a longer sitting. */
  readonly longer?: string
  /** Of its own page, `/prompts/{slug}`: loaders add it (prompt-addresses.ts). */
  readonly slug?: string
  /** Its fragment in its list, where that is not `prompt-{number}`: loaders add it, too. */
  readonly anchor?: string
  /** How an answer to it begins, where its page shows one (prompt-answers.ts): loaders add it. */
  readonly answer?: string
}

/** A prompt for a picture, with our drawing of what it asks for. */
export interface Caption extends Prompt {
  /** Name of the drawing in `public/plates`. */
  readonly plate: string
  /** What the drawing shows. */
  readonly alt: string
}

/** What every page with a body of its own says about itself to search engines. */
export interface PageMeta {
  /** Browser title, at most 60 characters including ' | Promptory' where it fits. */
  metaTitle: string
  /** 120 to 160 characters, no two alike. */
  metaDescription: string
}

/** The page of one AI: `/chatgpt` and its ten siblings. */
export interface ModelPage extends PageMeta {
  /** One or two sentences under the heading 'Best {platform} Prompt Generator', 20 to 40 words. */
  description: string
  /** A placeholder for the generator's text area: one honest request in a visitor's words, fitting this AI. */
  example: string
  /** The month in which what 'About' says was last looked up, as year-month: sources stand in `models/facts`. */
  checked: `${number}-${number}`
  /**
   * The 'About' section: HTML of 500 to 800 words. Allowed are h3, p, ul, ol, li, strong, em, code, blockquote,
   * figure, figcaption, and `<span class="slot">[…]</span>` around each bracketed placeholder.
   */
  about: string
  /** Of an AI that draws: prompts with drawings. */
  captions?: readonly Caption[]
  /** Prompts that are ready for this AI, in its idiom. */
  prompts?: readonly Prompt[]
  /** Further ones, in groups under 'More by job'. */
  more?: readonly PromptGroup[]
  /** As on a page of prompts. */
  readonly left?: PromptPageBase['left']
}

/** A page built around the generator: `/generator` and `/ai-prompts`. */
export interface GeneratorPage extends PageMeta {
  title: string
  /** The opening sentence under the title. */
  description: string
  faqs: readonly { readonly question: string; readonly answer: string }[]
  /** How many prompts the shelf holds, where the page says so: the loader counts. */
  readonly promptCount?: number
}

/** The page of the local generator. */
export interface LocalGeneratorPage extends GeneratorPage {
  /** Five. */
  tips: readonly string[]
}

/** A link to a neighbouring page. */
export interface RelatedLink {
  readonly text: string
  readonly to: `/${string}`
}

/** What every page of prompts has around its prompts. */
export interface PromptPageBase extends PageMeta {
  title: string
  purpose: Purpose
  level: Level
  /** One sentence under the title. */
  description: string
  faqs: readonly { readonly question: string; readonly answer: string }[]
  /** Three neighbours. */
  relatedLinks: readonly RelatedLink[]
  /** Slugs of prompts that stood in the list once, by their number there: loaders add them. */
  readonly left?: Readonly<Record<number, string>>
}

/** A themed page: one numbered list, headed '{count}+ {title}'. */
export interface ThemedPage extends PromptPageBase {
  /** 80 to 120 words: what this writing is good for, what beginners get wrong, how to use the next twenty minutes. */
  introduction: string
  /** 18 to 25 prompts. */
  prompts: readonly Prompt[]
}

/** Names of the icons a group of prompts can carry. */
export type GroupIcon =
  | 'book'
  | 'brain'
  | 'calendar'
  | 'chart'
  | 'compass'
  | 'feather'
  | 'heart'
  | 'laptop'
  | 'leaf'
  | 'lightbulb'
  | 'megaphone'
  | 'message'
  | 'moon'
  | 'mountain'
  | 'pen'
  | 'sparkle'
  | 'target'
  | 'users'
  | 'wallet'
  | 'workflow'

/** Prompts of one kind on a page with several. */
export interface PromptGroup {
  title: string
  /** One sentence on when to reach for these. */
  description: string
  icon: GroupIcon
  prompts: readonly Prompt[]
}

/** A page of several groups, shown as cards: the two collections, the journal hub, the business pages. */
export interface GroupedPage extends PromptPageBase {
  /** The part of the title that is marked in yellow; a word or two that occur in `title`. */
  highlight: string
  /** Paragraphs before the groups. */
  introduction: readonly string[]
  groups: readonly PromptGroup[]
  /** Groups that follow these, under 'More by job'. */
  more?: readonly PromptGroup[]
}

/** One line of a day's writing. */
export interface DailyRow extends Prompt {
  readonly day: 'Morning' | 'Afternoon' | 'Evening'
}

/** The daily journal page: the thirty-day challenge and sets of three prompts for a day. */
export interface DailyPage extends PromptPageBase {
  /** 80 to 120 words. */
  introduction: string
  /** Exactly thirty prompts, one a day. */
  challenge: readonly Prompt[]
  days: readonly { readonly title: string; readonly rows: readonly DailyRow[] }[]
}

/** A prompt for a lesson. */
export interface SchoolPrompt extends Prompt {
  /** What it practises, in a few words. */
  readonly skill: string
  /** How long it takes, about. */
  readonly minutes: number
}

/** A school year of prompts for one age: eighteen a month, September to June. */
export interface SchoolPage extends PromptPageBase {
  /** 80 to 120 words. */
  introduction: readonly string[]
  months: readonly { readonly title: string; readonly prompts: readonly SchoolPrompt[] }[]
}

/** A month of `/today`: a prompt for each of its days, the first one first. */
export interface TodayMonth {
  readonly prompts: readonly (Prompt & { readonly longer: string })[]
}

/** The prompt of a day, with the page it stands on. */
export interface DayPrompt {
  readonly prompt: TodayMonth['prompts'][number]
  /** Path of its month, and its number there: the day. */
  readonly path: string
  readonly number: number
}

/** What the page of the day's prompt says around it. */
export interface TodayPageTexts extends PromptPageBase {
  /** 80 to 120 words. */
  introduction: readonly string[]
}

/** The page of the day's prompt. */
export interface TodayPage extends TodayPageTexts {
  /** The day it was built on, which it shows until a browser knows its own. */
  built: DayPrompt & { readonly date: string }
}

/** What the page of all short versions says around them; they stand with their prompts. */
export interface ShortPageTexts extends PromptPageBase {
  /** 80 to 120 words. */
  introduction: readonly string[]
}

/** The short versions of one page's prompts. */
export interface ShortGroup {
  /** Title and path of that page. */
  readonly title: string
  readonly path: string
  readonly prompts: readonly {
    /** Title of the long one, and its address. */
    readonly title: string
    readonly to: string
    readonly tags: readonly Tag[]
    readonly text: string
  }[]
}

/** The page of all short versions. */
export interface ShortPage extends ShortPageTexts {
  groups: readonly ShortGroup[]
}

/** A step of a plan, as it is written. */
export interface PlanStepTexts {
  /** No two alike in a plan: what a visitor has done is kept by it. */
  readonly title: string
  /** What to do, in one to three sentences. */
  readonly text: string
  /** How long it takes, about. */
  readonly minutes?: number
  /** Slug of a prompt (prompt-addresses.json): its text stands on its own page alone. */
  readonly prompt?: string
}

interface PlanPart<Step> {
  readonly title: string
  /** One sentence. */
  readonly description: string
  readonly steps: readonly Step[]
}

/** A plan for a goal: steps in an order. */
export interface PlanTexts extends PromptPageBase {
  /** 80 to 120 words. */
  introduction: readonly string[]
  parts: readonly PlanPart<PlanStepTexts>[]
  /** How many words are to be written in all: then each step is a day, with a place for its count. */
  goal?: number
}

/** A prompt that a step or a lesson names by its slug. */
export interface NamedPrompt {
  readonly title: string
  readonly text: string
  /** Its address on the site. */
  readonly to: string
  /** Whether it is written to oneself, not given to an AI. */
  readonly isForWriting: boolean
}

/** A step with its prompt. */
export interface PlanStep extends Omit<PlanStepTexts, 'prompt'> {
  readonly prompt?: NamedPrompt
}

/** A plan as its page shows it. */
export interface Plan extends Omit<PlanTexts, 'parts'> {
  parts: readonly PlanPart<PlanStep>[]
}

/** What the page of all plans says. */
export interface PlansPageTexts extends PageMeta {
  title: string
  description: string
}

/** The page of all plans. */
export interface PlansPage extends PlansPageTexts {
  plans: readonly {
    readonly title: string
    readonly path: string
    readonly description: string
    readonly steps: number
  }[]
}
