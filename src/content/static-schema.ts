import type { Faq } from '@/lib/structured-data'
import type { Sample } from './samples'
import type { PageMeta } from './schema'

/**
 * Running text. Links are written `[label](/path)`, `[label](#section)` or `[label](mailto:…)`, names of stored
 * entries in backticks; there is no other markup.
 */
export type InlineText = string

/** A small table; the first cell of a row names it. On phones each row becomes a stack. */
export interface SmallTable {
  /** Caption for screen readers. */
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly InlineText[])[]
}

/** Lines to copy to somewhere else, such as a command. */
export interface Code {
  /** What they are, for the name of the button that copies them. */
  readonly name: string
  readonly lines: string
}

/** A paragraph, a list, a small table, or lines to copy. */
export type Block =
  | InlineText
  | { readonly list: readonly InlineText[] }
  | { readonly table: SmallTable }
  | { readonly code: Code }

/** One section of a long page. */
export interface StaticSection {
  /** Fragment of its address; links from elsewhere depend on it. */
  readonly id: string
  /** Short enough for a line or two of the margin. */
  readonly title: string
  readonly blocks: readonly Block[]
  /** Not checked yet by who runs the site; the page says so. */
  readonly isDraft?: boolean
  /** Ends with the list of what this device keeps, and a button that clears it. */
  readonly showsStored?: boolean
}

/** A page of rules: terms, privacy, cookies, disclaimers. */
export interface LegalPage extends PageMeta {
  readonly title: string
  /** The opening sentence under the title. */
  readonly description: string
  /** ISO date of the last change of substance. */
  readonly updated: string
  /** A summary of the page in a few lines. */
  readonly inShort: readonly InlineText[]
  readonly sections: readonly StaticSection[]
}

/** The page about the server for AI clients. */
export interface ConnectPage extends PageMeta {
  readonly title: string
  readonly description: string
  /** Month in which its statements about other products were checked (YYYY-MM). */
  readonly checked: string
  /** Address of the server. */
  readonly address: string
  readonly sections: readonly StaticSection[]
}

/** A name with a text: one role in the team, or one value. */
export interface NamedText {
  readonly name: string
  readonly text: InlineText
}

/** The page about the site. */
export interface AboutPage extends PageMeta {
  readonly title: string
  readonly description: string
  readonly mission: readonly InlineText[]
  /** A typical request, and the prompt that replaces it here. */
  readonly specimen: { readonly crossedOut: string; readonly kept: Sample; readonly reason: string }
  readonly story: readonly InlineText[]
  readonly team: { readonly introduction: InlineText; readonly roles: readonly NamedText[] }
  readonly values: readonly NamedText[]
  readonly figures: readonly { readonly figure: string; readonly label: string }[]
}

/** Questions of one kind. */
export interface QuestionGroup {
  readonly id: string
  readonly title: string
  readonly faqs: readonly Faq[]
}

/** The page of all questions. */
export interface FaqPage extends PageMeta {
  readonly title: string
  readonly description: string
  readonly groups: readonly QuestionGroup[]
}

/** What one plan says about one thing; the names are the same in every plan, in the same order. */
export interface PlanRow {
  readonly name: string
  readonly value: string
  /** Announced, but not available yet. */
  readonly isComing?: boolean
}

/** One of the two plans. */
export interface Plan {
  readonly name: string
  /** What it costs, in large letters. */
  readonly price: string
  /** What the price means. */
  readonly terms: string
  readonly rows: readonly PlanRow[]
}

/** The texts around a plan's button. */
export interface WayOn {
  readonly title: string
  readonly text: string
  readonly smallPrint: InlineText
}

/** The page of plans and prices. */
export interface PricingPage extends PageMeta {
  readonly title: string
  readonly description: string
  readonly free: Plan
  readonly pro: Plan
  /** Whether Pro can be bought; until then there is a waiting list. */
  readonly isProSold: boolean
  /** How to go on from each plan: into the site, and to Pro or its waiting list. */
  readonly start: WayOn
  readonly toPro: WayOn
  readonly faqs: readonly Faq[]
}

/** The page that lists all pages. */
export interface SitemapPage extends PageMeta {
  readonly title: string
  readonly description: string
}
