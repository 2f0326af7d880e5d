import MiniSearch, { type SearchOptions } from 'minisearch'
import { type Ages, agesIn, fitOfLevel } from './ages'
import { asksOf, shareAsked } from './asks'
import type { SearchEntry } from './search-file'
import { purposesOf } from './purposes'
import { synonymsOf } from './synonyms'
import { bareStem, isStem, isTelling, plainWord, stemTerm, termsOf, wordsOf } from './terms'

/** How well the hits answer: every word, every word or one like it, or only some of the words. */
export type Closeness = 'exact' | 'close' | 'some'

/** Where a found word stands. */
export interface FoundWord {
  readonly start: number
  readonly length: number
}

/** What a search has found. */
export interface Hits {
  /** Best first. */
  readonly entries: readonly SearchEntry[]
  readonly closeness: Closeness
  /** The words of a text that the search found, in order. */
  readonly wordsIn: (text: string) => readonly FoundWord[]
}

/** The entries, ready to be searched. */
export interface Search {
  readonly entries: readonly SearchEntry[]
  /**
   * The entries that answer a search.
   * @param keep which entries may be found
   * @returns undefined where the search has no word that finds anything, such as “you” or “?”
   */
  readonly find: (search: string, keep?: (entry: SearchEntry) => boolean) => Hits | undefined
  /** Adds what the file does not know yet. */
  readonly add: (entries: readonly SearchEntry[]) => void
}

/** What a word is worth by where it stands: the title counts most, then the page, then the text. */
const FIELDS = { title: 10, place: 6, words: 4, text: 3 } as const
type Field = keyof typeof FIELDS

/** What a word is worth by how it was found. A synonym in a title must not beat the word itself in a text. */
const WAYS = { word: 1, stem: 0.92, begun: 0.85, slip: 0.6, swap: 0.6, synonym: 0.28 } as const
type Way = keyof typeof WAYS

/** Where no entry has the word itself. */
const ONLY_SYNONYM = 0.6
/** Words of every second search: they decide between what is otherwise alike. */
const FILLERS = new Set(
  (
    'prompt prompts idea ideas write writing written writer help need want looking find good great best top free new ' +
    'easy nice cool creative example examples template sample how way ways thing things topic topics something someone ' +
    'about give tell make using use start cute some really'
  ).split(' '),
)
const FILLER_WEIGHT = 0.3
/** A level that suits the age that was asked for counts like a word of the page's title. */
const AGE_WORTH = 2.5
const AGE_SCORE = 8
/** What is for another age. */
const WRONG_AGE = 0.35
/** What is for the purpose that the words of a search speak of. */
const RIGHT_PURPOSE = 1.4
const OTHER_PURPOSE = 0.65
/** Neighbouring words of a search that stand side by side. */
const PHRASE_IN_TITLE = 1.3
const PHRASE_IN_TEXT = 1.15
/** A page with a title like the whole search: what it is asked for by (`asks`) counts a little more than a title. */
const ASKED = 1.5
/** A page is worth more than one of its prompts, most where the search names a kind of them: "memoir prompts". */
const PAGE = 1.15
const LIST = 1.4
const NAMES_LIST = /\b(prompts|ideas|topics|starters|questions|stories|examples)\b/i
/** A question is answered by an article. */
const QUESTION = /^(how|what|why|when|which|who|can|should|is|are|do|does)\b|\?\s*$/i
const ANSWER = 3
/** Cut shorter, a word would begin like anything. */
const LEAST_BEGINNING = 5
const LEAST_STEM = 3
const NEUTRAL_FIT = 0.25
/** A hit with far fewer of the words than the best one, or far below it, is no answer. */
const LEAST_WORDS = 0.6
const LEAST_WORDS_OF_SOME = 0.3
const LEAST_SCORE = 0.05
/** Few of the words, but in the title. */
const LEAST_SCORE_OF_FEW = 0.4

// Slips: one in a word of four to seven letters, two in a longer one. Shorter words would be like anything.
const SLIPS: SearchOptions = { fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2) }

/** A word with each pair of neighbouring letters swapped, the commonest slip that counts as two. */
function swapsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < 4) return []
  return letters
    .slice(1)
    .map((letter, index) => [...letters.with(index, letter).with(index + 1, letters[index] ?? '')].join(''))
}

/** Whether a word can be what another was meant to be: at the first letter of a short word few people slip. */
function beginsAlike(meant: string, term: string): boolean {
  const [first = '', second = ''] = meant
  return meant.length > 6 || term.startsWith(first) || term.startsWith(second + first)
}

/** How well an entry suits an age. What a teacher plans with suits any. */
function fitOf(entry: SearchEntry, ages: Ages): number {
  if (entry.kind === 'library' || entry.kind === 'article') return NEUTRAL_FIT
  if (entry.kind === 'prompt' && entry.purpose === 'lessons') return NEUTRAL_FIT
  return fitOfLevel(entry.level, ages, entry.kind === 'prompt' ? entry.place : entry.title)
}

/** What a search asks for beside its words. */
interface Intent {
  readonly ages: Ages | undefined
  /** What the words speak of, such as the work of an office. */
  readonly purposes: ReadonlySet<string>
  readonly phrases: readonly string[]
  readonly isQuestion: boolean
  readonly namesList: boolean
  /** The stem of every word, the commonest included. */
  readonly stems: readonly string[]
}

/** An entry as the index has it. */
function indexed(entry: SearchEntry, id: number) {
  const { title, place, text } = entry
  if (entry.kind !== 'prompt')
    return { id, title, place: entry.kind === 'page' ? '' : place, text, words: entry.words ?? '' }
  const { group = '', tags, purpose, level } = entry
  return { id, title, place: `${place} ${group}`, text, words: [...tags, purpose, level].join(' ') }
}

/** A word of a search, or two that make one, and what it has found. */
interface Asked {
  readonly words: readonly string[]
  readonly worth: number
  readonly isFiller: boolean
  /** What each entry is worth for it. */
  readonly scores: ReadonlyMap<number, number>
  readonly isSlip: boolean
}

/**
 * Gets entries ready, in pieces, so that a slow device stays answerable meanwhile.
 */
export async function openSearch(known: readonly SearchEntry[]): Promise<Search> {
  const entries = [...known]
  const asks = new Map(entries.map((entry, id) => [id, asksOf(entry)] as const).filter(([, own]) => own.length > 0))
  const engine = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (text: string) => wordsOf(text).map(({ word }) => word),
    processTerm: (word) => termsOf(word),
  })
  await engine.addAllAsync(entries.map(indexed), { chunkSize: 100 })

  // The terms are looked up as they are: a word and its stem count differently.
  const asIs: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term }
  const hasTerm = (term: string) => engine.search(term, asIs).length > 0

  /** The longest word that a word begins with; empty where there is none of some length. */
  function knownBeginning(word: string): string {
    for (let length = word.length - 1; length >= LEAST_BEGINNING; length -= 1)
      if (hasTerm(word.slice(0, length))) return word.slice(0, length)
    return ''
  }

  /** A word of a search with the ways in which it is looked for. */
  function ask(words: readonly string[], isOpen: boolean, matched: Set<string>): Asked {
    const scores = new Map<number, number>()
    const before = new Set(matched)
    const look = (terms: readonly string[], way: Way, options: SearchOptions = {}, value: number = WAYS[way]) => {
      for (const term of terms) {
        for (const { id, match } of engine.search(term, { ...asIs, ...options })) {
          let score = 0
          let further = 0
          for (const [found, fields] of Object.entries(match)) {
            if (way === 'begun' && isStem(found)) continue
            if (way === 'slip' && (isStem(found) || !words.some((word) => beginsAlike(word, found)))) continue
            matched.add(found)
            for (const field of fields) {
              const weight = FIELDS[field as Field] * value
              further += weight
              score = Math.max(score, weight)
            }
          }
          if (score > 0)
            scores.set(id, Math.max(scores.get(id) ?? 0, score + Math.min(0.1 * (further - score), 0.5 * value)))
        }
      }
    }
    look(words, 'word')
    look(words.map(stemTerm), 'stem')
    if (isOpen) {
      const stems = words.map((word) => bareStem(word)).filter((stem) => stem.length > LEAST_STEM)
      look([...words, ...stems], 'begun', { prefix: true })
    }
    const own = scores.size
    const synonym = own === 0 ? ONLY_SYNONYM : WAYS.synonym
    look(words.flatMap(synonymsOf), 'synonym', {}, synonym)
    look(words.flatMap(synonymsOf).map(stemTerm), 'synonym', {}, synonym * WAYS.stem)
    const isSlip = scores.size === 0
    let meant = words
    if (isSlip) {
      look(words, 'slip', SLIPS)
      const swaps = words.flatMap(swapsOf)
      look([...swaps, ...swaps.map(stemTerm)].filter(hasTerm), 'swap')
      const known = swaps.filter((swap) => synonymsOf(swap).length > 0)
      meant = [...new Set([...[...matched].filter((term) => !before.has(term) && !isStem(term)), ...known])]
      look(meant.map(stemTerm), 'swap')
      if (meant.length > 0)
        look(meant.flatMap(synonymsOf), 'synonym', {}, scores.size > 0 ? WAYS.synonym : ONLY_SYNONYM)
      // Nobody has the word, but maybe what it begins with.
      else look(words.map(knownBeginning).filter(isTelling), 'slip')
    }
    const isFiller = meant.length > 0 && meant.every((word) => FILLERS.has(word))
    return {
      words: meant,
      worth: isFiller ? 1 : Math.log(1 + entries.length / (1 + (own || scores.size))),
      isFiller,
      scores,
      isSlip,
    }
  }

  /** The words of a search; two neighbours that some text writes as one are one. */
  function split(search: string): string[][] {
    const words = wordsOf(search)
      .map(({ word }) => plainWord(word))
      .flatMap((word) => {
        const whole = plainWord(word.replaceAll('-', ''))
        return word.includes('-') && !hasTerm(whole) ? word.split('-') : [whole]
      })
      .filter(isTelling)
    const groups: string[][] = []
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index] ?? ''
      const joined = plainWord(`${word}${words[index + 1] ?? ''}`)
      if (joined !== word && hasTerm(joined)) {
        groups.push([joined])
        index += 1
      } else groups.push([word])
    }
    return groups
  }

  /** What two neighbouring words mean together, such as "cover letter"; it decides little beside them. */
  function togetherOf(groups: readonly string[][], matched: Set<string>): Asked[] {
    return groups.slice(1).flatMap(([second = ''], index) => {
      const synonyms = synonymsOf(`${groups[index]?.[0] ?? ''}${second}`)
      return synonyms.length > 0 ? [{ ...ask(synonyms, false, matched), isFiller: true }] : []
    })
  }

  function find(search: string, keep: (entry: SearchEntry) => boolean = () => true): Hits | undefined {
    const aged = agesIn(search)
    const groups = split(aged?.rest ?? search)
    if (groups.length === 0 && !aged) return undefined
    const matched = new Set<string>()
    const isOpen = !/\s$/.test(search)
    const asked = groups.map((words, index) => {
      const [word = ''] = words
      return ask(words, isOpen && index === groups.length - 1 && word.length > 2, matched)
    })
    const named = aged?.name ? split(aged.name).map((words) => ({ ...ask(words, false, matched), isFiller: true })) : []
    const all = [...asked, ...named, ...togetherOf(groups, matched), ...(aged ? [askAges(aged.ages)] : [])]
    const hits = rank(all, {
      ages: aged?.ages,
      purposes: purposesOf(asked.flatMap(({ words }) => words)),
      phrases: groups.slice(1).map(([second], index) => `${groups[index]?.[0]} ${second}`),
      isQuestion: QUESTION.test(search),
      namesList: NAMES_LIST.test(search),
      stems: wordsOf(search).flatMap(({ word }) => plainWord(word).split('-').map(stemTerm)),
    }).filter(({ entry }) => keep(entry))
    const best = hits[0]
    const least = best?.share === 1 ? LEAST_WORDS : LEAST_WORDS_OF_SOME
    const enough = best
      ? hits.filter(
          ({ score, share }) => score >= best.score * (share >= best.share * least ? LEAST_SCORE : LEAST_SCORE_OF_FEW),
        )
      : []
    const hasSlip = asked.some(({ isSlip, scores }) => isSlip && scores.size > 0)
    return {
      entries: enough.map(({ entry }) => entry),
      closeness: best && best.share < 1 ? 'some' : hasSlip ? 'close' : 'exact',
      wordsIn: (text) =>
        wordsOf(text)
          .filter(({ word }) => termsOf(word).some((term) => matched.has(term)))
          .map(({ word, start }) => ({ start, length: word.length })),
    }
  }

  /** An age as a word of the search: found where the level suits it. */
  function askAges(ages: Ages): Asked {
    const scores = new Map<number, number>()
    for (const [id, entry] of entries.entries()) {
      const fit = fitOf(entry, ages)
      if (fit > 0.3) scores.set(id, fit * AGE_SCORE)
    }
    return { words: [], worth: AGE_WORTH, isFiller: false, scores, isSlip: false }
  }

  function rank(asked: readonly Asked[], { ages, purposes, phrases, isQuestion, namesList, stems }: Intent) {
    const telling = asked.filter(({ isFiller, scores }) => !isFiller && scores.size > 0)
    const unknown = asked.some(({ isFiller, scores }) => !isFiller && scores.size === 0)
    const main = telling.length > 0 ? telling : asked
    const wanted = main.reduce((sum, { worth }) => sum + worth, 0)
    const shares = new Map(
      [...asks].map(([id, own]) => [id, shareAsked(own, stems)] as const).filter(([, own]) => own > 0),
    )
    const ids = new Set([...main.flatMap(({ scores }) => [...scores.keys()]), ...shares.keys()])
    const hits = [...ids].map((id) => {
      const entry = entries[id] as SearchEntry
      const shareOfAsk = shares.get(id) ?? 0
      let score = 0
      let met = 0
      for (const one of asked) {
        const own = one.scores.get(id) ?? 0
        score += own * one.worth * (main.includes(one) ? 1 : FILLER_WEIGHT)
        if (own > 0 && main.includes(one)) met += one.worth
      }
      const share = Math.max(met / wanted, shareOfAsk)
      score *= 0.3 + 0.7 * share
      if (ages && fitOf(entry, ages) === 0) score *= WRONG_AGE
      if (entry.kind === 'prompt' && purposes.size > 0)
        score *= purposes.has(entry.purpose) ? RIGHT_PURPOSE : OTHER_PURPOSE
      if (shareOfAsk > 0) score = Math.max(score, FIELDS.title * wanted * ASKED * (0.7 + 0.3 * shareOfAsk))
      // A page answers what is asked in general.
      if (entry.kind === 'page') score *= namesList ? LIST : PAGE
      if (entry.kind === 'article' && isQuestion) score *= ANSWER
      for (const phrase of phrases) {
        if (entry.title.toLowerCase().includes(phrase)) score *= PHRASE_IN_TITLE
        else if (entry.text.toLowerCase().includes(phrase)) score *= PHRASE_IN_TEXT
      }
      return { id, entry, score, share: unknown ? Math.min(share, 0.99) : share }
    })
    return hits.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score || a.id - b.id)
  }

  return {
    entries,
    find,
    add: (more) => {
      for (const entry of more) {
        if (entries.some(({ to }) => to === entry.to)) continue
        engine.add(indexed(entry, entries.length))
        entries.push(entry)
      }
    },
  }
}
