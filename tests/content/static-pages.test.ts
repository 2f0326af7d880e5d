import { readdirSync, readFileSync } from 'node:fs'
import { GENERATOR_DEVICE_DAILY_LIMIT } from '@contracts/limits.ts'
import { MODELS } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import type { PageEntry } from '@/content/page-entry'
import home from '@/content/pages/home'
import about from '@/content/pages/static/about'
import connect from '@/content/pages/static/connect'
import cookies from '@/content/pages/static/cookies'
import { DEVICE_STORAGE } from '@/content/pages/static/device-storage'
import disclaimers from '@/content/pages/static/disclaimers'
import faq from '@/content/pages/static/faq'
import pricing from '@/content/pages/static/pricing'
import privacy from '@/content/pages/static/privacy'
import sitemap from '@/content/pages/static/sitemap'
import terms from '@/content/pages/static/terms'
import { PAGES } from '@/content/registry'
import { groupedPages } from '@/content/site-map'
import type {
  AboutPage,
  Block,
  ConnectPage,
  FaqPage,
  LegalPage,
  PricingPage,
  SitemapPage,
  StaticSection,
} from '@/content/static-schema'
import { HISTORY_LIMIT } from '@/features/generator/lib/history'
import { CACHES, MAX_PAGE_AGE_DAYS, MAX_PAGES } from '@/features/offline/lib/caches'
import { SITE } from '@/lib/site'
import { bannedIn } from '../support/banned-phrases.ts'

/** Marks of another hand, and of code. */
const ODD = [/\blandscapes?\b/i, /—/, /\w'\w/, /\b(undefined|null|NaN)\b|\[object/]
const LINK = /\[[^\]]+\]\(([^)\s]+)\)/g
const LEGAL = ['terms', 'privacy', 'cookies', 'disclaimers'] as const

const pages: {
  terms: LegalPage
  privacy: LegalPage
  cookies: LegalPage
  disclaimers: LegalPage
  about: AboutPage
  faq: FaqPage
  pricing: PricingPage
  sitemap: SitemapPage
  connect: ConnectPage
} = { terms, privacy, cookies, disclaimers, about, faq, pricing, sitemap, connect }

/** Every text of a page. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function linksOf(page: unknown): string[] {
  return textsOf(page).flatMap((text) => [...text.matchAll(LINK)].map(([, address = '']) => address))
}

describe('the static pages', () => {
  it('say what they are within the lengths of search results, each in its own words', () => {
    const lengths = Object.entries(pages).map(([name, { metaTitle, metaDescription }]) => ({
      name,
      title: metaTitle.length,
      description: metaDescription.length,
    }))
    expect(lengths.filter(({ title }) => title > 60)).toEqual([])
    expect(lengths.filter(({ description }) => description < 120 || description > 160)).toEqual([])
    for (const key of ['metaTitle', 'metaDescription', 'description'] as const) {
      const texts = Object.values(pages).map((page: { [K in typeof key]: string }) => page[key])
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('keep to the voice', () => {
    const slips = Object.entries(pages).flatMap(([name, page]) => {
      const text = textsOf(page).join('\n')
      return [...bannedIn(text), ...ODD.filter((phrase) => phrase.test(text))].map((slip) => `${name}: ${slip}`)
    })
    expect(slips).toEqual([])
  })

  it('link to pages and sections that exist', () => {
    const sections: Record<string, readonly { id: string }[]> = {
      '/faq': pages.faq.groups,
      '/pricing': [{ id: 'waiting-list' }],
      '/connect': pages.connect.sections,
    }
    for (const name of LEGAL) sections[`/${name}`] = pages[name].sections
    const paths = new Set<string>(PAGES.map(({ path }) => path))
    const addresses = Object.entries(pages).flatMap(([name, page]) =>
      linksOf(page).map((address) => (address.startsWith('#') ? `/${name}${address}` : address)),
    )
    expect(addresses.length).toBeGreaterThan(20)
    const dead = addresses.filter((address) => {
      if (/^(https:\/\/|mailto:)/.test(address)) return false
      const [path = '', fragment] = address.split('#')
      return !paths.has(path) || (fragment !== undefined && !sections[path]?.some(({ id }) => id === fragment))
    })
    expect(dead).toEqual([])
  })

  it('name no price but the one that is fixed', () => {
    const text = textsOf(pages).join('\n')
    expect(text).not.toMatch(/[$€£]\s?\d|\d\s?(euros?|dollars?)|per (month|year)/i)
    expect([...text.matchAll(/(\S+) USD/g)].map(([, amount]) => amount)).toEqual([String(SITE.claims.priceUsd)])
    expect(pages.pricing.pro.price).toBe('Not fixed yet')
  })

  it('have the same rows in both plans, and mark what is not there', () => {
    const { free, pro } = pages.pricing
    expect(pro.rows.map(({ name }) => name)).toEqual(free.rows.map(({ name }) => name))
    const coming = (rows: typeof free.rows) => rows.filter(({ isComing }) => isComing).map(({ name }) => name)
    expect(coming(free.rows)).toEqual([])
    expect(coming(pro.rows)).toEqual(['Writing feedback', 'Your writing'])
  })

  it('answer each question once, at a length that can be read', () => {
    const faqs = pages.faq.groups.flatMap((group) => group.faqs)
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length)
    expect(pages.faq.groups[0]?.faqs.map(({ question }) => question)).toEqual(home.faqs.map(({ question }) => question))
    expect(faqs.filter(({ question }) => !question.endsWith('?'))).toEqual([])
    const lengths = faqs.map(({ question, answer }) => ({ question, words: countWords(answer) }))
    expect(lengths.filter(({ words }) => words < 40 || words > 90)).toEqual([])
  })

  it.each([...LEGAL, 'connect'] as const)(
    '%s has sections that can be linked to and short enough names for the margin',
    (name) => {
      const { sections } = pages[name] as { sections: readonly StaticSection[] }
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => /^[a-z][a-z-]*$/.test(id))).toBe(true)
      expect(sections.filter(({ title }) => title.length > 32)).toEqual([])
      const tables = sections.flatMap(({ blocks }) => blocks.filter(isTable))
      for (const { table } of tables) expect(table.rows.every((row) => row.length === table.head.length)).toBe(true)
    },
  )

  it.each([
    ['terms', '2025-04-11'],
    ['privacy', '2025-06-15'],
    ['cookies', '2025-05-03'],
    ['disclaimers', '2025-05-03'],
  ] as const)('%s was last updated on %s', (name, date) => {
    expect(pages[name].updated).toBe(date)
  })

  it('say whom the site does not serve', () => {
    for (const name of ['terms', 'privacy'] as const) {
      expect(textsOf(pages[name]).join('\n')).toMatch(/does not serve (children under 13|them)/)
    }
  })

  it('tell the limits that the software keeps', () => {
    expect(textsOf(pages.terms).join('\n')).toContain(`at most ${GENERATOR_DEVICE_DAILY_LIMIT} prompts a day`)
    expect(textsOf(pages.privacy).join('\n')).toContain(`the last ${HISTORY_LIMIT} generated prompts`)
    expect(textsOf(pages.pricing).join('\n')).toContain(`the last ${HISTORY_LIMIT} generated prompts`)
  })
})

function isTable(block: Block) {
  return typeof block !== 'string' && 'table' in block
}

/** Source files of the site, without the policies themselves. */
function sources(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js)$/.test(file) && !file.includes('content/pages/static'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
}

describe('what the policies say about the device', () => {
  it('lists every entry that the site keeps there, and none that it does not', () => {
    const used = sources().flatMap((code) =>
      [...code.matchAll(/(['"`])((?:promptory:|sb-)[\w-]+)\1/g)].map(([, , key]) => key),
    )
    // What two libraries keep under names of their own.
    const editor = readFileSync('node_modules/tinymce/themes/silver/theme.js', 'utf8')
    const colours = [...editor.matchAll(/(?:fore|back)groundId = '(\w+)'/g)].map(
      ([, id]) => `tinymce-custom-colors-${id}`,
    )
    const [, urls] = /STORAGE_KEY = '(tinymce-[\w-]+)'/.exec(editor) ?? []
    const library = 'node_modules/react-router/dist/production'
    const router = readdirSync(library)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(`${library}/${file}`, 'utf8'))
    const [positions] = /react-router-scroll-positions/.exec(router.join('')) ?? []
    used.push(...colours, urls, positions)
    const listed = DEVICE_STORAGE.map(({ key }) => key)
    // A new key needs a row in device-storage.ts; the policies show it then.
    expect(used.filter((key) => !listed.includes(key ?? ''))).toEqual([])
    expect(listed.filter((key) => !used.includes(key))).toEqual([])
  })

  it('says how many generated prompts are kept', () => {
    const row = DEVICE_STORAGE.find(({ key }) => key === 'promptory:generated')
    expect(row?.holds).toContain(`last ${HISTORY_LIMIT} `)
  })

  it('lists every cache, and says how many pages are kept, and for how long', () => {
    const listed = DEVICE_STORAGE.map(({ key }) => key)
    expect(listed).toEqual(expect.arrayContaining(Object.values(CACHES)))
    const pages = DEVICE_STORAGE.find(({ key }) => key === CACHES.pages)
    expect(pages?.holds).toContain(`last ${MAX_PAGES} pages`)
    expect(pages?.lasts).toContain(`${MAX_PAGE_AGE_DAYS} days`)
  })
})

describe('the marketing claims', () => {
  it('stand in the site’s facts and nowhere else', () => {
    const { users, prompts, rating, reviewCount } = SITE.claims
    const files = readdirSync('src/content/pages/static').map((name) => `src/content/pages/static/${name}`)
    const copies = files.filter((file) => {
      const code = readFileSync(file, 'utf8')
      return [users, prompts, rating, reviewCount].some((claim) => claim !== null && code.includes(String(claim)))
    })
    expect(copies).toEqual([])
  })
})

describe('the list of pages for people', () => {
  const listed = () => groupedPages().flatMap(({ pages }) => pages.map(({ path }) => path))

  it('holds every page once, a page with two paths by the one that search engines know', () => {
    const expected = PAGES.filter(({ canonical }) => !canonical).map(({ path }) => path)
    expect([...listed()].sort()).toEqual([...expected].sort())
  })

  it('has the models in a group of their own', () => {
    const groups = new Map(groupedPages().map(({ title, pages }) => [title, pages.map(({ path }) => path)]))
    expect(groups.get('AI models')).toEqual(MODELS.map(({ path }) => path))
  })

  it('has a page where its row puts it', () => {
    const postcards: PageEntry = {
      kind: 'legal',
      path: '/postcards',
      label: 'Postcards',
      group: 'Plans',
      added: '2026-01-01',
    }
    expect(groupedPages([postcards])).toEqual([{ title: 'Plans', pages: [postcards] }])
  })
})
