import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FILTER_PAGES } from '@/content/filter-pages'
import { isPromptSlug } from '@/lib/prompt-path'
import home from '@/content/pages/home'
import { findPage } from '@/content/registry'
import { SAMPLES } from '@/content/samples'
import HomePage from '@/pages/public/home-page'
import { SITE } from '@/lib/site'

function renderPage() {
  return render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  )
}

const pathOf = (link: HTMLElement) => link.getAttribute('href')?.split('#')[0]
const wordsOf = (text: string) => text.split(/\s+/).length

function jsonLd(container: HTMLElement): Record<string, unknown>[] {
  return [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  )
}

describe('the hero', () => {
  it('has the one first heading, about the site and its AI prompts', () => {
    renderPage()
    const headings = screen.getAllByRole('heading', { level: 1 })
    expect(headings).toHaveLength(1)
    expect(headings[0]).toHaveTextContent(SITE.name)
    expect(headings[0]).toHaveTextContent('AI prompts')
  })

  it('leads to the prompts and to a generator', () => {
    renderPage()
    expect(pathOf(screen.getByRole('link', { name: 'Browse All Prompts' }))).toBe('/ai-prompts')
    expect(pathOf(screen.getByRole('link', { name: 'Try Prompt Generator' }))).toBe('/prompt-generator')
  })

  it.each([`Optimized ${SITE.name}`, 'GPT Prompt Generators', 'Step-by-step Guidance', '100% Free & Effective'])(
    'lists the benefit “%s”',
    (benefit) => {
      renderPage()
      expect(screen.getByText(benefit).closest('li')).toBeInTheDocument()
    },
  )
})

describe('the sections', () => {
  it.each([
    `${SITE.claims.prompts} Curated Prompts`,
    'AI Prompt Generator',
    'Multiple AI Platforms',
    'Copy-Paste Ready',
  ])('gives the reason “%s”', (title) => {
    renderPage()
    const section = screen.getByRole('heading', { level: 2, name: `Why Choose ${SITE.name}` }).closest('section')
    expect(section).not.toBeNull()
    expect(within(section as HTMLElement).getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
  })

  it('takes the numbers of users and reviews from the site’s claims', () => {
    renderPage()
    const { users, rating, reviewCount } = SITE.claims
    const note = screen.getByText(new RegExp(`${reviewCount} reviews`))
    expect(note).toHaveTextContent(users ?? '')
    expect(note).toHaveTextContent(`${rating}/5`)
  })

  it('leads from each sample to its place in the library', () => {
    renderPage()
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    const { fridge, lighthouse, nightClerk, schoolMenu, sponsor } = SAMPLES
    for (const { source } of [fridge, lighthouse, nightClerk, schoolMenu, sponsor]) expect(addresses).toContain(source)
  })

  it.each([
    ['Creative Writing Prompts', '/creative-writing-prompts'],
    ['AI Prompts Generator', '/ai-prompts'],
    ['Writing Prompts Collection', '/writing-prompts'],
  ])('shows the category %s', (title, path) => {
    renderPage()
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument()
    const link = screen.getByRole('link', { name: `Explore Prompts: ${title}` })
    expect(pathOf(link)).toBe(path)
  })

  it.each([
    ['ChatGPT', '/chatgpt'],
    ['Claude', '/claude'],
    ['Midjourney', '/midjourney'],
    ['Gemini', '/gemini'],
    ['Deepseek', '/deepseek'],
    ['Perplexity', '/perplexity'],
    ['Mistral', '/mistral'],
    ['Lovable', '/lovable'],
  ])('has a card for %s', (label, path) => {
    renderPage()
    expect(screen.getByRole('heading', { level: 3, name: label })).toBeInTheDocument()
    expect(pathOf(screen.getByRole('link', { name: `Try now: ${label}` }))).toBe(path)
  })

  it('has no card beyond the eight', () => {
    renderPage()
    expect(screen.getAllByRole('link', { name: /^Try now/ })).toHaveLength(8)
  })

  it('links only to pages that exist', () => {
    renderPage()
    const inside = screen.getAllByRole('link').map(pathOf)
    const filtered = new Set<string>(FILTER_PAGES.map(({ path }) => path))
    const missing = inside.filter(
      (path) =>
        path?.startsWith('/') &&
        !findPage(path.split('?')[0] ?? '') &&
        !filtered.has(path) &&
        !isPromptSlug(path.replace('/prompts/', '')),
    )
    expect(inside.length).toBeGreaterThan(13)
    expect(missing).toEqual([])
  })

  it('skips no level of heading', () => {
    renderPage()
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels[0]).toBe(1)
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
  })
})

describe('the questions', () => {
  it('are seven, and open one at a time', () => {
    renderPage()
    const heading = screen.getByRole('heading', { name: `Frequently Asked Questions About ${SITE.name}` })
    const questions = [...(heading.closest('section')?.querySelectorAll('h3 button') ?? [])]
    expect(questions.map(({ textContent }) => textContent)).toEqual(home.faqs.map(({ question }) => question))
    expect(questions.filter((question) => question.getAttribute('aria-expanded') === 'true')).toEqual([])
  })

  it.each(home.faqs.map(({ question, answer }) => [question, answer]))(
    '“%s” is answered in 40 to 90 words',
    (_, answer) => {
      expect(wordsOf(answer)).toBeGreaterThanOrEqual(40)
      expect(wordsOf(answer)).toBeLessThanOrEqual(90)
    },
  )
})

describe('what search engines read', () => {
  it('has a title, a description of fitting length and a canonical address', () => {
    renderPage()
    expect(document.title).toBe(home.metaTitle)
    expect(document.title.length).toBeLessThanOrEqual(60)
    const description = document.head.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${SITE.url}/`)
  })

  it('describes the website and how to search it', () => {
    const { container } = renderPage()
    expect(jsonLd(container).find((data) => data['@type'] === 'WebSite')).toMatchObject({
      '@context': 'https://schema.org',
      name: SITE.name,
      url: `${SITE.url}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${SITE.url}/ai-prompts?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    })
  })

  it('describes the application with its rating and its price', () => {
    const { container } = renderPage()
    const { rating, reviewCount, priceUsd } = SITE.claims
    expect(jsonLd(container).find((data) => data['@type'] === 'SoftwareApplication')).toMatchObject({
      name: SITE.name,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
      offers: { '@type': 'Offer', price: priceUsd, priceCurrency: 'USD' },
    })
  })
})
