import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { MODEL_IDS } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import { DRAWINGS } from '@/content/drawings'
import aiPrompts from '@/content/pages/ai-prompts'
import generator from '@/content/pages/generator'
import { findPage } from '@/content/registry'
import type { GeneratorPage, ModelPage } from '@/content/schema'
import { bannedIn } from '../support/banned-phrases.ts'

/** Two abouts may share this fraction of their five-word runs (Jaccard). A template with the name swapped shares 0.5. */
const MAX_SHARED_SHINGLES = 0.01
/** A heading may stand on this many model pages at most. */
const MAX_HEADING_REPEATS = 3
/** Em dashes, and sentences of the shape "not X but Y", that one about may hold. */
const MAX_TICS = 2

const ALLOWED_TAGS = new Set('h3 p ul ol li strong em code blockquote figure figcaption span'.split(' '))
/** Elements that a paragraph or heading must not hold. */
const BLOCKS = new Set('h3 p ul ol li blockquote figure figcaption'.split(' '))
const LISTS = new Set(['ul', 'ol'])

/** A word of these pages alone: the AI landscape. */
const LANDSCAPE = /\blandscapes?\b/i

/** What would be wrong in a month: versions, prices, sizes, scores, dates, and the words that promise freshness. */
const AGEING = [
  /\b(GPT-?\d|v\d+\.\d|\d+k tokens)\b/i,
  /\b(Claude|Gemini|Mistral|Midjourney|Deepseek|Sonar)\s+v?\d/i,
  /\b(Opus|Sonnet|Haiku|Sonar|Mixtral|Codestral|Nano Banana|Niji)\b/i,
  /\bcontext (window|length)/i,
  /\btokens?\b/i,
  /\bbenchmark/i,
  /\b(19|20)\d\d\b/,
  /[$€£]\s?\d|\b\d+ (dollars|euros)\b|\bper month\b/i,
  /\b(as of|currently|newest|recently|brand[- ]new|state[- ]of[- ]the[- ]art|latest model|just released)\b/i,
]

/** A closing date that a maker has announced is worth saying, and does not age before it has passed. */
const ANNOUNCED = 'closes on 22 March 2027'

const SLOT = /<span class="slot">\[[^[\]<>]+\]<\/span>/g

const modules = import.meta.glob<{ default: ModelPage }>('../../src/content/pages/models/*.ts', { eager: true })

interface Facts {
  checked: string
  facts: { fact: string; sources: { title: string; publisher: string; date?: string; url: string }[] }[]
}
const FACTS = import.meta.glob<{ default: Facts }>('../../src/content/pages/models/facts/*.json', { eager: true })

const pages = Object.entries(modules).map(
  ([file, module]) => [file.replace(/^.*\/(.+)\.ts$/, '$1'), module.default] as const,
)
const generatorPages: readonly (readonly [string, GeneratorPage])[] = [
  ['generator', generator],
  ['ai-prompts', aiPrompts],
]

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, (tag) => (BLOCKS.has(tag.replace(/\W/g, '')) ? ' ' : ''))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function headings(html: string): string[] {
  return [...html.matchAll(/<h3>(.*?)<\/h3>/gs)].map((match) => plainText(match[1] ?? ''))
}

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:’[\p{L}]+)?/gu) ?? []
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

function jaccard(left: Set<string>, right: Set<string>): number {
  const shared = [...left].filter((shingle) => right.has(shingle)).length
  return shared / (left.size + right.size - shared)
}

/** What is wrong with the markup: unknown tags, attributes, nesting, stray characters. */
function markupFaults(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [tag, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)([^>]*)>/g)) {
    if (!ALLOWED_TAGS.has(name)) faults.push(`${tag} is not allowed`)
    if (slash) {
      const expected = open.pop()
      if (expected !== name) faults.push(`${tag} closes <${expected}>`)
      continue
    }
    const parent = open.at(-1)
    if (rest !== (name === 'span' ? ' class="slot"' : '')) faults.push(`${tag} has other attributes than allowed`)
    if (BLOCKS.has(name) && open.some((outer) => outer === 'p' || outer === 'h3'))
      faults.push(`${tag} inside <${parent}>`)
    if ((name === 'li') !== (parent !== undefined && LISTS.has(parent))) faults.push(`${tag} inside <${parent}>`)
    if (name === 'figcaption' && parent !== 'figure') faults.push(`${tag} outside a figure`)
    open.push(name)
  }
  if (open.length > 0) faults.push(`never closed: ${open.join(', ')}`)
  const between = html.replace(/<\/?[a-zA-Z][\w-]*[^>]*>/g, '').replace(/&(lt|gt|amp);/g, '')
  for (const [stray] of between.matchAll(/[<>&]/g)) faults.push(`unescaped ${stray}`)
  const outside = html.replace(/<(p|h3|ul|ol|blockquote|figure)>.*?<\/\1>/gs, '')
  if (outside.trim() !== '') faults.push(`text outside a block: ${outside.trim().slice(0, 40)}`)
  return faults
}

function everyText(page: ModelPage): string {
  return [page.metaTitle, page.metaDescription, page.description, page.example, plainText(page.about)].join('\n')
}

describe('the pages of the eleven AIs', () => {
  it('exist for every model and for nothing else', () => {
    expect(pages.map(([id]) => id).sort()).toEqual([...MODEL_IDS].sort())
  })

  describe.each(pages)('%s', (id, page) => {
    it('has the sources of its facts in a file, looked up when it says', () => {
      const { checked, facts } = FACTS[`../../src/content/pages/models/facts/${id}.json`]?.default ?? {}
      expect(checked?.slice(0, 7)).toBe(page.checked)
      expect(facts?.length).toBeGreaterThan(0)
      expect(facts?.filter(({ fact, sources }) => !fact || sources.length === 0)).toEqual([])
      const sources = facts?.flatMap((fact) => fact.sources) ?? []
      expect(sources.filter(({ title, publisher, url }) => !title || !publisher || /[?#]/.test(url))).toEqual([])
    })

    it('has a title, descriptions and an about of the agreed lengths', () => {
      expect(page.metaTitle.length).toBeLessThanOrEqual(60)
      expect(page.metaDescription.length).toBeGreaterThanOrEqual(120)
      expect(page.metaDescription.length).toBeLessThanOrEqual(160)
      expect(countWords(page.description)).toBeGreaterThanOrEqual(20)
      expect(countWords(page.description)).toBeLessThanOrEqual(40)
      expect(countWords(page.example)).toBeGreaterThanOrEqual(12)
      expect(countWords(page.example)).toBeLessThanOrEqual(45)
      const words = countWords(plainText(page.about))
      expect(words).toBeGreaterThanOrEqual(500)
      expect(words).toBeLessThanOrEqual(800)
    })

    it('has sound markup with allowed tags only', () => {
      expect(markupFaults(page.about)).toEqual([])
    })

    it('marks every bracketed placeholder as a slot, and has brackets nowhere else', () => {
      expect(page.about.replace(SLOT, '')).not.toMatch(/[[\]]/)
      expect(page.about.match(SLOT)?.length ?? 0).toBeGreaterThanOrEqual(1)
      expect(page.description + page.example + page.metaTitle + page.metaDescription).not.toMatch(/[[\]]/)
    })

    it('shows a request before and after, as short as the generator’s own', () => {
      const requests = [...page.about.matchAll(/<blockquote>(.*?)<\/blockquote>/gs)].map((match) =>
        countWords(plainText(match[1] ?? '')),
      )
      expect(requests.length).toBeGreaterThanOrEqual(2)
      const [before = 0, after = 0] = requests
      expect(after).toBeGreaterThan(before)
      expect(Math.max(...requests)).toBeLessThanOrEqual(PROMPT_WORD_LIMIT)
    })

    it('keeps to the voice', () => {
      const text = everyText(page)
      expect(bannedIn(text)).toEqual([])
      expect(text).not.toMatch(LANDSCAPE)
      expect(text.match(/—/g)?.length ?? 0).toBeLessThanOrEqual(MAX_TICS)
      expect(text.match(/\bnot\b[^.?!;:]{1,60}\bbut\b/gi)?.length ?? 0).toBeLessThanOrEqual(MAX_TICS)
      expect(text).not.toMatch(/\w'\w/)
    })

    it('claims nothing that ages', () => {
      const text = everyText(page).replace(ANNOUNCED, '')
      expect(AGEING.filter((pattern) => pattern.test(text))).toEqual([])
    })
  })

  it('are no copies of each other', () => {
    const sets = pages.map(([id, page]) => [id, shingles(plainText(page.about))] as const)
    const close = sets.flatMap(([left, leftSet], index) =>
      sets
        .slice(index + 1)
        .map(([right, rightSet]) => ({ pair: `${left} and ${right}`, shared: jaccard(leftSet, rightSet) }))
        .filter(({ shared }) => shared > MAX_SHARED_SHINGLES),
    )
    expect(close).toEqual([])
  })

  it('do not share a skeleton of headings', () => {
    const counts = new Map<string, number>()
    for (const [, page] of pages) {
      const own = headings(page.about).map((heading) => heading.toLowerCase())
      expect(own.length).toBeGreaterThanOrEqual(3)
      expect(new Set(own).size).toBe(own.length)
      for (const heading of own) counts.set(heading, (counts.get(heading) ?? 0) + 1)
    }
    expect([...counts].filter(([, count]) => count > MAX_HEADING_REPEATS)).toEqual([])
    const skeletons = pages.map(([, page]) => headings(page.about).join('|'))
    expect(new Set(skeletons).size).toBe(skeletons.length)
  })

  it('say nothing twice: titles, descriptions and examples are all different', () => {
    const repeated = (['metaTitle', 'metaDescription', 'description', 'example'] as const).filter(
      (key) => new Set(pages.map(([, page]) => page[key])).size < pages.length,
    )
    expect(repeated).toEqual([])
  })
})

describe('the drawings', () => {
  const captions = pages.flatMap(([, page]) => page.captions ?? [])
  const drawn = [...captions.map(({ plate, alt }) => ({ name: plate, alt })), ...Object.values(DRAWINGS)]
  const fileOf = (name: string) => `public/plates/${name}.svg`

  it('are twelve of captions, and one of each category', () => {
    expect(captions).toHaveLength(12)
    expect(new Set(captions.map(({ plate }) => plate)).size).toBe(12)
    expect(Object.keys(DRAWINGS).filter((path) => !findPage(path))).toEqual([])
    expect(new Set(Object.values(DRAWINGS).map(({ name }) => name)).size).toBe(Object.keys(DRAWINGS).length)
  })

  it('are there, light, and say what they show; none is left over', () => {
    const named = new Set(drawn.map(({ name }) => fileOf(name)))
    const there = readdirSync('public/plates').map((file) => `public/plates/${file}`)
    expect(there.toSorted()).toEqual([...named].toSorted())
    const heavy = there.filter((file) => brotliCompressSync(readFileSync(file)).length > 10_000)
    expect(heavy).toEqual([])
    expect(drawn.filter(({ alt }) => countWords(alt) < 5 || !alt.endsWith('.'))).toEqual([])
  })

  it('stand with captions as Midjourney reads them: nouns, then parameters with a shape', () => {
    const odd = captions.filter(
      ({ text }) => !/^[^.]+ --ar \d+:\d+(?: --[a-z]+ [\w, ]+)*$/.test(text) || /^[A-Z]/.test(text),
    )
    expect(odd.map(({ title }) => title)).toEqual([])
    expect(captions.flatMap(({ text }) => bannedIn(text))).toEqual([])
  })
})

describe('the pages around the generator', () => {
  it.each(generatorPages)('%s keeps to the agreed lengths and voice', (_, page) => {
    expect(page.metaTitle.length).toBeLessThanOrEqual(60)
    expect(page.metaDescription.length).toBeGreaterThanOrEqual(120)
    expect(page.metaDescription.length).toBeLessThanOrEqual(160)
    expect(countWords(page.description)).toBeGreaterThanOrEqual(15)
    expect(countWords(page.description)).toBeLessThanOrEqual(40)
    expect(page.faqs.filter(({ question }) => !question.includes('?'))).toEqual([])
    const lengths = page.faqs.map(({ answer }) => countWords(answer))
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(40)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(90)
    const text = JSON.stringify(page)
    expect(bannedIn(text)).toEqual([])
    expect(text).not.toMatch(LANDSCAPE)
    expect(AGEING.filter((pattern) => pattern.test(text))).toEqual([])
    expect(text).not.toMatch(/<[a-z]/i)
  })

  it('have five and four questions, none of them twice', () => {
    expect(generator.faqs).toHaveLength(5)
    expect(aiPrompts.faqs).toHaveLength(4)
    const questions = [...generator.faqs, ...aiPrompts.faqs].map(({ question }) => question)
    expect(new Set(questions).size).toBe(questions.length)
    const descriptions = [...generatorPages, ...pages].map(([, page]) => page.metaDescription)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })
})
