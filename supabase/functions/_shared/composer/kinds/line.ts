import type { Facet } from '../read-request.ts'

/** A line that may follow a request. */
export interface Line {
  readonly id: string
  /** What it asks for in two or three words, for its switch. */
  readonly label: string
  readonly text: string
  /** It stands only where the request says this. */
  readonly when?: RegExp
  /** It must not stand where the request settles this, or says it. */
  readonly unless: readonly (Facet | RegExp)[]
}

/** A kind of request that is told by the whole of its asking sentence. */
export interface Kind {
  readonly id: string
  /** The asking sentence, in small letters and without politeness. */
  readonly asks: RegExp
  /** What is asked may stand anywhere in the request, not in its asking sentence alone. */
  readonly isWhole?: true
  /** The whole request must say this. */
  readonly says?: RegExp
  /** Must match neither the whole request nor its asking sentence. */
  readonly not?: RegExp
  /**
   * Its lines stand without being asked for. Blind readers of strangers' requests found the answers better for them,
   * and hardly ever worse; the lines of all other kinds wait for the visitor.
   */
  readonly isSure?: true
  readonly lines: readonly Line[]
}

export const line = (id: string, label: string, text: string, ...unless: readonly (Facet | RegExp)[]): Line => ({
  id,
  label,
  text,
  unless,
})
export const lineWhen = (when: RegExp, ...rest: Parameters<typeof line>): Line => ({ ...line(...rest), when })

export const any = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'u')
/** A sentence that begins with an order to make something, and names it within a few words. */
export const make = (what: RegExp, words = 9) =>
  new RegExp(
    `^(?:(?:re)?write|create|make|generate|give|produce|compose|draft|build|code|implement|develop|provide|prepare|craft|design|come up with|need|construct|program|an?|the|some|my|tell|continue|reply|use)(?: \\S+){0,${words}}? ?\\b(?:${what.source})\\b|^(?!(?:is|are|was|were|do|does|did|can|could|should|would|what|why|how|who|which|this|these|that|those)\\b)(?:${what.source})\\b`,
    'u',
  )

export const TECH =
  /\b(?:python|java|javascript|typescript|js|ts|c\+\+|c#|golang|rust|ruby|php|perl|kotlin|swift|scala|haskell|ocaml|scheme|lisp|matlab|octave|julia|r|lua|bash|shell|powershell|vba|(?:my|t-?)?sql(?:ite)?|postgres\w*|ssms|mongodb|redis|html|css|react|vue|angular|svelte|next|node|npm|flask|django|fastapi|express\.?js|spring boot|gradio|streamlit|shiny|verilog|vhdl|hls|solidity|cuda|opengl|glsl|fortran|dart|flutter|android|ios|pandas|numpy|pytorch|tensorflow|keras|sklearn|scikit|gensim|awk|sed|jq|grep|ffmpeg|regex|cron|git|github|docker|kubernetes|terraform|nginx|apache|linux|ubuntu|windows|macos|excel|spreadsheet|google sheets|json|xml|yaml|api|graphql|unity|godot|unreal|latex|gams|arduino|raspberry|aws|azure|tuples?|dataframe|unit[- ]test\w*|command line|selenium|spark|sqlalchemy|jest|pytest)(?!\w|\+\+|#)/u
export const PROGRAM =
  /code|functions?|programs? (?:that|to|which|in|using|simulating)|(?:python|java|c\+\+|c#|chess) programs?|scripts?|class(?:es)?|macro|query|component|scraper|dockerfile|sketch|shader|plugin|extension|(?:smart )?contract|unit tests?|functionality|implementation|app(?:lication)?|(?:chat)?bot|server|tool|project|algorithm|live ?script|conf(?:ig)?(?:uration)? file|endpoint|neural network|regex|solution/u
/** Words that speak of an input. */
export const INPUT =
  /\b(?:the|this|these|an?|using|on) (?:given|provided|following|attached) \w|\b(?:you are|has been|have been|was|is|are) (?:given|provided|attached)\b|\bgiven to you\b|^given an? \S+(?: \S+)?[,.]|\b(?:the|your) (?:text|article|e-?mail|contract|story|passage|chat|excerpt|transcript|document|paragraph|sentence|scenario) (?!of\b|about\b|that\b)/u
export const WORKS =
  /films?|movies|books?|novels?|songs?|poems|podcasts?|audiobooks?|albums?|playlists?|museums|courses|websites|links?|templates|series|shows|quotes?|universities|companies|authors|painters?|paintings|horses|frameworks|libraries|tools|apps|studies|papers|articles|sources|restaurants|alternatives|birds|countries|presidents|magazines|channels|games to/u
export const IDEAS =
  /ideas|activities|tips|gift ideas|gifts|ways|topics|projects|hobbies|snacks|ice-?breakers|conversation starters|questions|niches|themes|suggestions|keywords|queries|things to|bundles|side hustles|exercises|dinners|meals|games|captions/u
