import type { Level, Purpose, Tag } from './tags'

/** One prompt of a page. */
export interface Prompt {
  /** Two to six words that say what it is; unique. */
  readonly title: string
  /** Its form, and its mood if it has one. */
  readonly tags: readonly Tag[]
  /** A blank is `[name]`, or `[name: e.g. an example]`. */
  readonly text: string
  /** The same in one or two plain sentences that make sense on their own. */
  readonly short?: string
  /** The same for a longer sitting. */
  readonly longer?: string
  /** Of its own page, `/prompts/{slug}`: loaders add it (prompt-addresses.ts). */
  readonly slug?: string
  /** Its fragment in its list, if not `prompt-{number}`; loaders add this. */
  readonly anchor?: string
  /** The beginning of an answer, if its page shows one (prompt-answers.ts); loaders add this. */
  readonly answer?: string
}

/** A prompt for a picture, with our drawing of the result. */
export interface Caption extends Prompt {
  /** Name of the drawing in `public/plates`. */
  readonly plate: string
  /** What the drawing shows. */
  readonly alt: string
}

/** A page's metadata for search engines. */
export interface PageMeta {
  /** Browser title; at most 60 characters, including ' | Promptory' if it fits. */
  metaTitle: string
  /** 120 to 160 characters, no two alike. */
  metaDescription: string
}

/** The page of one AI, such as `/chatgpt`. */
export interface ModelPage extends PageMeta {
  /** One or two sentences under the heading 'Best {platform} Prompt Generator', 20 to 40 words. */
  description: string
  /** A placeholder for the generator's text area: one honest request in a visitor's words, fitting this AI. */
  example: string
  /** Year and month in which 'About' was last checked; the sources are in `models/facts`. */
  checked: `${number}-${number}`
  /**
   * The 'About' section: HTML of 500 to 800 words. Allowed are h3, p, ul, ol, li, strong, em, code, blockquote,
   * figure, figcaption, and `<span class="slot">[…]</span>` around each bracketed placeholder.
   */
  about: string
  /** Prompts with drawings, for an AI that draws. */
  captions?: readonly Caption[]
  /** Prompts written for this AI. */
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
  /** How many prompts the shelf has, if the page says so; the loader counts them. */
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
  /** Three related pages. */
  relatedLinks: readonly RelatedLink[]
  /** Slugs of prompts that stood in the list once, by their number there: loaders add them. */
  readonly left?: Readonly<Record<number, string>>
}

/** A themed page: one numbered list, headed '{count}+ {title}'. */
export interface ThemedPage extends PromptPageBase {
  /** 80 to 120 words: what this writing is good for, what beginners get wrong, how to use the next twenty minutes. */
  introduction: string
  /** 18 to 30 prompts. */
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

/** A page of several groups, shown as cards, such as `/writing-prompts`. */
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

/** A day's prompt, with its page. */
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
  /** The prompt of the build's date, shown until the browser knows the visitor's date. */
  built: DayPrompt & { readonly date: string }
}

/** The texts around the short versions; the versions themselves belong to their prompts. */
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
  /** Unique within a plan, because the visitor's progress is stored by it. */
  readonly title: string
  /** What to do, in one to three sentences. */
  readonly text: string
  /** How long it takes, about. */
  readonly minutes?: number
  /** Slug of a prompt (prompt-addresses.json), whose text is only on its own page. */
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
  /** Number of words to write in all. If set, each step is a day with a field for its word count. */
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
