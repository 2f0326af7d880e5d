import MiniSearch, { type SearchOptions } from 'minisearch'
import { type Ages, ageFactor, agesIn, fitOf, isForAnyAge, NEUTRAL_FIT } from './ages'
import { asksOf, isWholeTitle, phrasesOf, shareAsked, shareOfPhrase } from './asks'
import type { SearchEntry } from './search-file'
import { purposesOf } from './purposes'
import { synonymsOf } from './synonyms'
import {
  bareStem,
  beginsAlike,
  isStem,
  isTelling,
  ONE_SLIP,
  plainWord,
  stemTerm,
  swapsOf,
  termsOf,
  TWO_SLIPS,
  wordsOf,
} from './terms'

/** How well the hits match: all words, all words or similar ones, or only some of the words. */
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
   * The entries that match a search.
   * @param keep which entries may be found
   * @returns undefined if no word of the search finds anything, such as “you” or “?”
   */
  readonly find: (search: string, keep?: (entry: SearchEntry) => boolean) => Hits | undefined
  /** Adds what the file does not know yet. */
  readonly add: (entries: readonly SearchEntry[]) => void
  /**
   * Takes in the texts of prompts that had none.
   * @param whole the entries that this was opened with, in the same order
   * @returns the same search as a new object, since it now finds more
   */
  readonly complete: (whole: readonly SearchEntry[]) => Promise<Search>
}

/** Weight of a match by field: the title counts most, then the page, then the text. */
const FIELDS = { title: 10, place: 6, words: 4, text: 3 } as const
type Field = keyof typeof FIELDS

/** Weight of a match by kind. A synonym in a title must not beat the word itself in a text. */
const WAYS = { word: 1, stem: 0.92, begun: 0.85, slip: 0.6, swap: 0.6, synonym: 0.28 } as const
type Way = keyof typeof WAYS

/** Weight of a synonym if no entry has the word itself. */
const ONLY_SYNONYM = 0.6
/** Words so common in searches that they only break ties. */
const FILLERS = new Set(
  (
    'prompt prompts idea ideas write writing written writer help need want looking find good great best top free new ' +
    'easy nice cool creative example examples template sample how way ways thing things topic topics something someone ' +
    'about give tell make using use start cute some really stop keep anymore trying feel generator generate maker chatgpt gpt'
  ).split(' '),
)
const FILLER_STEMS = new Set([...FILLERS].map(stemTerm))
const FILLER_WEIGHT = 0.3
/** A level that suits the age that was asked for counts like a word of the page's title. */
const AGE_WORTH = 2.5
const AGE_SCORE = 8
/** Factor for prompts with a purpose that the search suggests. */
const RIGHT_PURPOSE = 1.4
const OTHER_PURPOSE = 0.65
/** Factor if neighbouring words of a search are adjacent. */
const PHRASE_IN_TITLE = 1.3
const PHRASE_IN_TEXT = 1.15
/**
 * Factor for a word in a page's title, which tells more than a word that is only rarer: "dialogue" more than "natural".
 */
const SUBJECT = 1.6
/** Factor for an entry whose `asks` match the search: as if its title were the search. */
const ASKED = 1.5
/** Names of an age that tell more than the age. */
const EXAM = /^(gcses?|ks\d|a-?levels?)$/i
/** Smallest share of a search an ask must cover; less is chance, such as "my story" in a search for a bedtime story. */
const LEAST_ASKED = 0.5
/** Factor if the words of the search are in one of an entry's phrases instead of anywhere in its text. */
const PHRASED = 0.8
/** Factor if an entry's title has the words of the search, and beside them fillers at most. */
const WHOLE_TITLE = 1.5
/** Number of best hits that are ranked more closely. */
const LOOKED_AT = 300
/**
 * Factor for pages over their prompts. It is larger (`LIST`) if the search names a kind of list, "memoir prompts", or
 * is one word of the page's title.
 */
const PAGE = 1.15
const LIST = 1.4
const NAMES_LIST = /\b(prompts|ideas|topics|starters|questions|stories|examples)\b/i
/** Questions favour articles. */
const QUESTION = /^(how|what|why|when|which|who|can|should|is|are|do|does)\b|\?\s*$/i
const ANSWER = 3
/** A time in a place is a trip: "5 days in Rome", "a weekend in Lisbon". One night in a place is often a story. */
const TRIP = new RegExp(
  String.raw`\b(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[\s-]+(?:days|nights|weeks)|weekend)\s+(?:in|around)\s+(?!(?:a row|advance|bed|hospital|jail|prison)\b)`,
  'i',
)
/** A shorter beginning would match too many words. */
const LEAST_BEGINNING = 5
const LEAST_STEM = 3
/** How well a prompt that grown-ups give to an AI suits a child of any age. */
const ANY_AGE_FIT = 0.5
/** Drops hits with far fewer words or a far lower score than the best one. */
const LEAST_WORDS = 0.6
const LEAST_WORDS_OF_SOME = 0.3
const LEAST_SCORE = 0.05
/** Smallest score of a hit that has few of the words, but in its title. */
const LEAST_SCORE_OF_FEW = 0.4

/** Number of results visible without scrolling. */
const FIRST_SEEN = 3

/** Puts the best entry of a kind among the first three. */
function withOneAhead(
  entries: readonly SearchEntry[],
  isOfKind: (entry: SearchEntry) => boolean,
): readonly SearchEntry[] {
  const place = entries.findIndex(isOfKind)
  const wanted = entries[place]
  if (!wanted || place < FIRST_SEEN) return entries
  const others = entries.filter((entry) => entry !== wanted)
  return [...others.slice(0, FIRST_SEEN - 1), wanted, ...others.slice(FIRST_SEEN - 1)]
}

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((second, index) => `${words[index]} ${second}`)

/** What a search asks for beside its words. */
interface Intent {
  readonly ages: Ages | undefined
  /** The purposes its words suggest, such as office work. */
  readonly purposes: ReadonlySet<string>
  readonly phrases: readonly string[]
  readonly isQuestion: boolean
  readonly namesList: boolean
  /** The stem of every word, the commonest included. */
  readonly stems: readonly string[]
  /** Without the commonest. */
  readonly tellingStems: readonly string[]
}

/** An entry as it goes into the index. */
function indexed(entry: SearchEntry, id: number) {
  const { title, place, text } = entry
  if (entry.kind !== 'prompt')
    return { id, title, place: entry.kind === 'page' ? '' : place, text, words: entry.words ?? '' }
  const { group = '', tags, purpose, level, words = '' } = entry
  // Each word once: the searches that a prompt is found by repeat them, and the index takes time by the word.
  const sought = new Set([...tags, purpose, level, ...words.split(/[;\s]+/)])
  return { id, title, place: `${place} ${group}`, text, words: [...sought].join(' ') }
}

/** A word of a search, or two that make one, and what it has found. */
interface Asked {
  readonly words: readonly string[]
  readonly worth: number
  readonly isFiller: boolean
  /** The score of each entry for it. */
  readonly scores: ReadonlyMap<number, number>
  readonly isSlip: boolean
}

const isOfFillers = ({ words }: Asked) => words.length > 0 && words.every((word) => FILLERS.has(word))

/** Longest stretch of work: a phone that takes four times as long still answers within 50 ms. */
const SLICE_MS = 8

/** Does some work for each item, with pauses in which the page can answer. */
async function inSlices<T>(items: readonly T[], work: (item: T, index: number) => void): Promise<void> {
  let start = performance.now()
  for (const [index, item] of items.entries()) {
    work(item, index)
    // In a tab that nobody sees, a pause may take a second.
    if (performance.now() - start < SLICE_MS || globalThis.document?.hidden) continue
    await new Promise((resolve) => setTimeout(resolve))
    start = performance.now()
  }
}

// A text that comes later than its entry is a document of its own, of a negative number.
const textIdOf = (id: number) => ~id
const entryIdOf = (id: number) => (id < 0 ? ~id : id)

/** Indexes entries, in slices so that a slow device stays responsive. */
export async function openSearch(known: readonly SearchEntry[]): Promise<Search> {
  const entries = [...known]
  const asks = new Map(entries.map((entry, id) => [id, asksOf(entry)] as const).filter(([, own]) => own.length > 0))
  const phrases = new Map<number, ReturnType<typeof phrasesOf>>()
  const phrasesAt = (id: number) => {
    const known = phrases.get(id) ?? phrasesOf(entries[id] as SearchEntry)
    phrases.set(id, known)
    return known
  }
  const engine = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (text: string) => wordsOf(text).map(({ word }) => word),
    processTerm: (word) => termsOf(word),
  })
  await inSlices(entries, (entry, id) => engine.add(indexed(entry, id)))

  const lists = entries.filter(({ kind, to }) => kind === 'page' && !/^\/(plans|teachers)/.test(to))
  const titles = lists.flatMap(({ title }) => wordsOf(title))
  const subjects = new Set(titles.flatMap(({ word }) => termsOf(word)).filter(isStem))

  // Looks terms up unchanged, because a word and its stem score differently.
  const asIs: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term }
  const hasTerm = (term: string) => engine.search(term, asIs).length > 0
  const withTerm = (term: string) => new Set(engine.search(term, asIs).map(({ id }) => entryIdOf(id)))

  /**
   * Whether some text writes two words as one, "checklist". One with a hyphen only, "five-minute", is found by its parts
   * as well.
   */
  function areOne(first: string, second: string, joined: string): boolean {
    const parts = [withTerm(first), withTerm(second)]
    return [...withTerm(joined)].some((id) => parts.some((part) => !part.has(id)))
  }

  /** The longest known word that a word begins with; empty if none is long enough. */
  function knownBeginning(word: string): string {
    for (let length = word.length - 1; length >= LEAST_BEGINNING; length -= 1)
      if (hasTerm(word.slice(0, length))) return word.slice(0, length)
    return ''
  }

  /** Looks up a word of a search in all ways. */
  function ask(words: readonly string[], isOpen: boolean, matched: Set<string>): Asked {
    const scores = new Map<number, number>()
    const before = new Set(matched)
    const look = (terms: readonly string[], way: Way, options: SearchOptions = {}, value: number = WAYS[way]) => {
      for (const term of terms) {
        const hits = new Map<number, { score: number; further: number }>()
        for (const { id: document, match } of engine.search(term, { ...asIs, ...options })) {
          const id = entryIdOf(document)
          let { score, further } = hits.get(id) ?? { score: 0, further: 0 }
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
          if (score > 0) hits.set(id, { score, further })
        }
        for (const [id, { score, further }] of hits)
          scores.set(id, Math.max(scores.get(id) ?? 0, score + Math.min(0.1 * (further - score), 0.5 * value)))
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
      look(words, 'slip', ONE_SLIP)
      const swaps = words.flatMap(swapsOf)
      look([...swaps, ...swaps.map(stemTerm)].filter(hasTerm), 'swap')
      if (scores.size === 0) look(words, 'slip', TWO_SLIPS)
      const known = swaps.filter((swap) => synonymsOf(swap).length > 0)
      meant = [...new Set([...[...matched].filter((term) => !before.has(term) && !isStem(term)), ...known])]
      look(meant.map(stemTerm), 'swap')
      if (meant.length > 0)
        look(meant.flatMap(synonymsOf), 'synonym', {}, scores.size > 0 ? WAYS.synonym : ONLY_SYNONYM)
      // No entry has the word, but one may have its beginning.
      else look(words.map(knownBeginning).filter(isTelling), 'slip')
    }
    const isFiller = meant.length > 0 && meant.every((word) => FILLERS.has(word))
    const rarity = Math.log(1 + entries.length / (1 + (own || scores.size)))
    const isSubject = meant.some((word) => subjects.has(stemTerm(word)))
    return {
      words: meant,
      worth: rarity * (isSubject ? SUBJECT : 1),
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
      if (joined !== word && areOne(word, words[index + 1] ?? '', joined)) {
        groups.push([joined])
        index += 1
      } else groups.push([word])
    }
    return groups
  }

  /** What two neighbouring words mean together, such as "cover letter". Counts little beside the words themselves. */
  function togetherOf(groups: readonly string[][], matched: Set<string>): Asked[] {
    return groups.slice(1).flatMap(([second = ''], index) => {
      const synonyms = synonymsOf(`${groups[index]?.[0] ?? ''}${second}`)
      return synonyms.length > 0 ? [{ ...ask(synonyms, false, matched), isFiller: true }] : []
    })
  }

  function find(search: string, keep: (entry: SearchEntry) => boolean = () => true): Hits | undefined {
    const aged = agesIn(search)
    const sought = (aged?.rest ?? search).replace(TRIP, 'city trip itinerary ')
    const groups = split(sought)
    const plain = groups.map(([word = '']) => word)
    // Titles and texts may have a word as it was typed: "poem", which is looked up as "poetry".
    const typed = new Map(wordsOf(sought).map(({ word }) => [plainWord(word), word.toLowerCase()]))
    if (groups.length === 0 && !aged) return findAsTyped(search, keep)
    const matched = new Set<string>()
    const isOpen = !/\s$/.test(search)
    const asked = groups.map((words, index) => {
      const [word = ''] = words
      return ask(words, isOpen && index === groups.length - 1 && word.length > 2, matched)
    })
    const named = aged?.name
      ? split(aged.name).map((words) => ({ ...ask(words, false, matched), isFiller: !EXAM.test(words.join(' ')) }))
      : []
    const all = [...asked, ...named, ...togetherOf(groups, matched), ...(aged ? [askAges(aged.ages)] : [])]
    const said = wordsOf(search).flatMap(({ word }) => plainWord(word).split('-'))
    const hits = rank(all, [...asked, ...named], {
      ages: aged?.ages,
      purposes: purposesOf(asked.flatMap(({ words }) => words)),
      phrases: [...new Set([...pairsOf(plain), ...pairsOf(plain.map((word) => typed.get(word) ?? word))])],
      isQuestion: QUESTION.test(search),
      // The words as they were meant, too: “writting promts”.
      namesList: [search, ...asked.flatMap(({ words }) => words)].some((text) => NAMES_LIST.test(text)),
      stems: said.map(stemTerm),
      tellingStems: said.filter(isTelling).map(stemTerm),
    }).filter(({ entry }) => keep(entry))
    const best = hits[0]
    const least = best?.share === 1 ? LEAST_WORDS : LEAST_WORDS_OF_SOME
    const enough = best
      ? hits.filter(
          ({ score, share }) => score >= best.score * (share >= best.share * least ? LEAST_SCORE : LEAST_SCORE_OF_FEW),
        )
      : []
    const isVague = best !== undefined && best.share < 1
    const hasSlip = asked.some(({ isSlip, scores }) => isSlip && scores.size > 0)
    const found = enough.map(({ entry }) => entry)
    // One for the age that was asked for is among the first; else, if no entry has all the words, a page of prompts.
    const isWanted = (entry: SearchEntry) =>
      aged ? fitOf(entry, aged.ages) > NEUTRAL_FIT : isVague && entry.kind === 'page'
    return {
      entries: withOneAhead(found, isWanted),
      closeness: isVague ? 'some' : hasSlip ? 'close' : 'exact',
      wordsIn: (text) =>
        wordsOf(text)
          .filter(({ word }) => termsOf(word).some((term) => matched.has(term)))
          .map(({ word, start }) => ({ start, length: word.length })),
    }
  }

  /** Finds a search of nothing but the commonest words, such as "who am I", where it stands as it was typed. */
  function findAsTyped(search: string, keep: (entry: SearchEntry) => boolean): Hits | undefined {
    const words = wordsOf(search).map(({ word }) => word)
    if (words.length < 2) return undefined
    const typed = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`,
      'iu',
    )
    const stems = words.map((word) => stemTerm(plainWord(word)))
    const scores = entries.map((entry, id) => {
      if (shareAsked(asks.get(id) ?? [], stems) >= LEAST_ASKED) return FIELDS.title * ASKED
      if (typed.test(entry.title)) return FIELDS.title
      if (typed.test(entry.words ?? '')) return FIELDS.words
      return typed.test(entry.text) ? FIELDS.text : 0
    })
    const found = entries
      .map((entry, id) => ({ entry, score: scores[id] ?? 0 }))
      .filter(({ entry, score }) => score > 0 && keep(entry))
      .toSorted((a, b) => b.score - a.score)
      .map(({ entry }) => entry)
    return found.length > 0 ? { entries: found, closeness: 'exact', wordsIn: () => [] } : undefined
  }

  /** Treats the age as a word of the search; it matches entries whose level suits. */
  function askAges(ages: Ages): Asked {
    const scores = new Map<number, number>()
    for (const [id, entry] of entries.entries()) {
      const fit = fitOf(entry, ages)
      if (fit > 0.3) scores.set(id, fit * AGE_SCORE)
    }
    return { words: [], worth: AGE_WORTH, isFiller: false, scores, isSlip: false }
  }

  function rank(
    asked: readonly Asked[],
    spoken: readonly Asked[],
    { ages, purposes, phrases, isQuestion, namesList, stems, tellingStems }: Intent,
  ) {
    const telling = asked.filter(({ isFiller, scores }) => !isFiller && scores.size > 0)
    const unknown = asked.some(({ isFiller, scores }) => !isFiller && scores.size === 0)
    const main = telling.length > 0 ? telling : asked
    const wanted = main.reduce((sum, { worth }) => sum + worth, 0)
    const shares = new Map(
      [...asks]
        .map(([id, own]) => [id, shareAsked(own, stems, tellingStems)] as const)
        .filter(([, own]) => own >= LEAST_ASKED),
    )
    const ids = new Set([...main.flatMap(({ scores }) => [...scores.keys()]), ...shares.keys()])
    const hits = [...ids].map((id) => {
      const entry = entries[id] as SearchEntry
      const shareOfAsk = shares.get(id) ?? 0
      let score = 0
      let met = 0
      for (const one of asked) {
        const own = one.scores.get(id) ?? 0
        score += own * (main.includes(one) ? one.worth : FILLER_WEIGHT * (isOfFillers(one) ? 1 : one.worth))
        if (own > 0 && main.includes(one)) met += one.worth
      }
      // What a grown-up gives to an AI suits a child of any age, if it is what was asked for.
      if (ages && isForAnyAge(entry)) {
        score += ANY_AGE_FIT * AGE_SCORE * AGE_WORTH
        met += AGE_WORTH
      }
      const share = Math.max(met / wanted, shareOfAsk)
      score *= 0.3 + 0.7 * share
      if (ages) score *= ageFactor(entry, ages)
      if (entry.kind === 'prompt' && purposes.size > 0)
        score *= purposes.has(entry.purpose) ? RIGHT_PURPOSE : OTHER_PURPOSE
      if (shareOfAsk > 0) score = Math.max(score, FIELDS.title * wanted * ASKED * (0.7 + 0.3 * shareOfAsk))
      // A page suits a general search better than a single prompt.
      const isNamed = main.length === 1 && (main[0]?.scores.get(id) ?? 0) >= FIELDS.title * WAYS.stem
      if (entry.kind === 'page') score *= namesList || isNamed ? LIST : PAGE
      if (entry.kind === 'article' && isQuestion) score *= ANSWER
      for (const phrase of phrases) {
        if (entry.title.toLowerCase().includes(phrase)) score *= PHRASE_IN_TITLE
        else if (entry.text.toLowerCase().includes(phrase)) score *= PHRASE_IN_TEXT
      }
      return { id, entry, score, share: unknown ? Math.min(share, 0.99) : share }
    })
    const sorted = hits.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score || a.id - b.id)
    const looked = sorted.slice(0, LOOKED_AT).map((hit) => {
      const phrased = Math.max(shareOfPhrase(phrasesAt(hit.id), main), shares.get(hit.id) ?? 0)
      const isTitle =
        isWholeTitle(phrasesAt(hit.id)[0], spoken, (stem) => FILLER_STEMS.has(stem)) &&
        (!ages || fitOf(hit.entry, ages) > NEUTRAL_FIT)
      return { ...hit, score: hit.score * (1 + PHRASED * phrased) * (isTitle ? WHOLE_TITLE : 1) }
    })
    return [...looked.toSorted((a, b) => b.score - a.score || a.id - b.id), ...sorted.slice(LOOKED_AT)]
  }

  const search: Search = {
    entries,
    find,
    add: (more) => {
      for (const entry of more) {
        if (entries.some(({ to }) => to === entry.to)) continue
        engine.add(indexed(entry, entries.length))
        entries.push(entry)
      }
    },
    complete: async (whole) => {
      await inSlices(whole, (entry, id) => {
        if (entry.kind !== 'prompt') return
        entries[id] = entry
        engine.add({ id: textIdOf(id), text: entry.text })
      })
      return { ...search }
    },
  }
  return search
}
