/** The likely kind of a text; the advice depends on it. */
export type Kind = 'story' | 'poem' | 'journal' | 'email' | 'essay' | 'other'

/** What a text is for, if its words leave little doubt. */
export type Purpose = 'selling' | 'applying'

/** The one thing that stands out in a whole text, with the places that show it. */
export interface MainThing {
  readonly said: string
  readonly places: readonly { readonly start: number; readonly end: number }[]
}

export type Section = 'clarity' | 'creativity' | 'grammar'

export interface Language {
  /** BCP 47 code, `und` when nothing fits. */
  readonly code: string
  /** English name, for a sentence such as "This seems to be in German". */
  readonly name: string
  readonly isEnglish: boolean
}

/** One remark about one place of the text. */
export interface Finding {
  readonly id: string
  readonly rule: string
  readonly section: Section
  readonly sentenceIndex: number
  /** UTF-16 offsets into the original text; `quote` is the text between them. */
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly reason: string
  readonly advice?: string
  /** Replacement for the whole place, if the advice gives one. */
  readonly right?: string
}

/** A sentence by its place in the text. */
export interface SentenceSpan {
  readonly index: number
  readonly start: number
  readonly end: number
  readonly words: number
}

export interface Counts {
  readonly words: number
  readonly characters: number
  readonly sentences: number
  readonly paragraphs: number
}

export interface Readability {
  /** Flesch reading ease: the higher, the easier; 60 to 70 is plain English. */
  readonly ease: number
  /** Flesch-Kincaid grade: years of school. */
  readonly grade: number
}

/** Several neighbouring sentences of nearly the same length, by sentence index (both inclusive). */
export interface RhythmRun {
  readonly from: number
  readonly to: number
}

export interface Rhythm {
  /** Words of each sentence, in order. */
  readonly lengths: readonly number[]
  readonly mean: number
  /** Standard deviation of the lengths. */
  readonly spread: number
  /** Index of the longest sentence, -1 without sentences. */
  readonly longest: number
  readonly runs: readonly RhythmRun[]
}

/** Something the text does well, with the place that shows it. */
export interface Strength {
  readonly type: 'dialogue' | 'rhythm' | 'image' | 'concrete' | 'verbs' | 'exact' | 'openings'
  readonly sentenceIndex: number
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly reason: string
}

/** A suggested change to the whole text, with the place it is about. */
export interface Suggestion {
  readonly type: 'pass' | 'begin' | 'order' | 'cut' | 'reason' | 'show'
  /** How much it would help; suggestions are sorted by this. */
  readonly weight: number
  readonly start: number
  readonly end: number
  readonly said: string
}

export interface Analysis {
  readonly kind: Kind
  /** What the text is for, if clear. For an advertisement or an application, `kind` gives only the form. */
  readonly purpose?: Purpose
  readonly language: Language
  readonly counts: Counts
  readonly sentences: readonly SentenceSpan[]
  /** Absent for texts that are not English or hold too little to measure. */
  readonly readability?: Readability
  readonly rhythm: Rhythm
  /** Share of the words in direct speech, 0 to 1. */
  readonly dialogueShare: number
  readonly findings: readonly Finding[]
  /** Absent when the text gives no evidence for one. */
  readonly strength?: Strength
  /** Absent if nothing stands out. */
  readonly mainThing?: MainThing
  /** Changes to the whole, the most helpful first. */
  readonly suggestions: readonly Suggestion[]
  /** Whether spelling was looked at; false without a dictionary and for other languages. */
  readonly isSpellingChecked: boolean
}

/** A Hunspell dictionary. The caller loads it; the engine itself uses neither network nor disk. */
export interface Dictionary {
  readonly aff: string | Uint8Array
  readonly dic: string | Uint8Array
  /** How common its words are (spelling/word-frequencies.ts); also loaded on demand. */
  readonly frequencies: string
}

export interface AnalysisOptions {
  readonly dictionary?: Dictionary
}
