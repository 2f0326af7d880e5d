import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { findFilterPage } from '@/content/filter-pages'
import home from '@/content/pages/home'
import { findPage, PAGES } from '@/content/registry'
import { SITE } from '@/lib/site'
import { openPage } from '../../support/site.tsx'

const LEGAL = [
  ['/terms', 'Terms of Service', 'April 11, 2025'],
  ['/privacy', 'Privacy Policy', 'June 15, 2025'],
  ['/cookies', 'Cookie Policy', 'May 3, 2025'],
  ['/disclaimers', 'Disclaimers', 'May 3, 2025'],
] as const
const ALL = ['/about', '/faq', '/pricing', '/sitemap', '/connect', ...LEGAL.map(([path]) => path)]

const open = openPage

function jsonLd(container: HTMLElement): Record<string, unknown>[] {
  return [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  )
}

describe.each(ALL)('%s', (path) => {
  it('has one first heading and skips no level', async () => {
    await open(path)
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
  })

  it('tells search engines its own address and the way to it', async () => {
    const { container } = await open(path)
    await waitFor(() =>
      expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', SITE.url + path),
    )
    expect(jsonLd(container).find((data) => data['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: findPage(path)?.label, item: SITE.url + path },
      ],
    })
  })

  it('leads only to pages and sections that exist', async () => {
    const { container } = await open(path)
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    const dead = addresses.filter((address) => {
      if (/^(https:|mailto:)/.test(address)) return false
      // Files of the build: tests/architecture/open-data.test.ts looks for each.
      if (/\.\w+$/.test(address)) return false
      if (address.startsWith('#')) return container.querySelector(address) === null
      const [page = ''] = address.split('#')
      return findPage(page) === undefined && findFilterPage(page.replace('/prompts/for/', '')) === undefined
    })
    expect(addresses.length).toBeGreaterThan(2)
    expect(dead).toEqual([])
  })

  it('shows no markup of its texts', async () => {
    const { container } = await open(path)
    const shown = container.cloneNode(true) as HTMLElement
    for (const script of shown.querySelectorAll('script')) script.remove()
    expect(shown.textContent).not.toMatch(/\]\(|`|undefined/)
  })
})

describe.each(LEGAL)('%s', (path, title, updated) => {
  it('says when it was last updated', async () => {
    await open(path)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const time = screen.getByText(updated)
    expect(time).toHaveAttribute('datetime', new Date(`${updated} UTC`).toISOString().slice(0, 10))
    expect(time.parentElement).toHaveTextContent(`Last updated ${updated}`)
  })

  it('has a table of contents that names every section, in order', async () => {
    const { container } = await open(path)
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    const listed = within(contents).getAllByRole('link')
    const sections = [...container.querySelectorAll('.sections > section')]
    expect(sections.length).toBeGreaterThan(5)
    expect(listed.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
    expect(listed.map((link) => link.textContent)).toEqual(
      sections.map((section) => section.querySelector('h2')?.textContent),
    )
  })

  it('gives the address to write to', async () => {
    await open(path)
    const [mail] = screen.getAllByRole('link', { name: SITE.contactEmail })
    expect(mail).toHaveAttribute('href', `mailto:${SITE.contactEmail}`)
  })
})

describe('/privacy', () => {
  it('has tables whose cells are named by their columns where they are stacked', async () => {
    await open('/privacy')
    const table = screen.getByRole('table', { name: /kept on our server/ })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
    const [row] = within(table).getAllByRole('row').slice(1)
    if (!row) throw new Error('no row')
    expect(within(row).getByRole('rowheader')).toBeInTheDocument()
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.dataset.label),
    ).toEqual(['Why', 'How long'])
  })
})

describe('/about', () => {
  it.each(['Our mission', 'Our story', 'The team', 'Accessibility', 'Innovation', 'Community', 'Quality'])(
    'speaks of “%s”',
    async (name) => {
      await open('/about')
      expect(screen.getByRole('heading', { name })).toBeVisible()
    },
  )

  it('takes year and claims from the site’s facts', async () => {
    await open('/about')
    const { users, prompts, rating, reviewCount } = SITE.claims
    for (const figure of [String(SITE.foundedYear), prompts ?? '', users ?? '', `${rating}/5`]) {
      expect(screen.getByText(figure, { selector: 'dd' })).toBeVisible()
    }
    expect(screen.getByText(`from ${reviewCount} reviews`)).toBeVisible()
  })

  it('tells search engines about the organization', async () => {
    const { container } = await open('/about')
    expect(jsonLd(container).find((data) => data['@type'] === 'AboutPage')).toMatchObject({
      url: `${SITE.url}/about`,
      mainEntity: { '@type': 'Organization', name: SITE.name, foundingDate: String(SITE.foundedYear) },
    })
  })
})

describe('/faq', () => {
  it('holds the seven questions of the home page, and more', async () => {
    const { container } = await open('/faq')
    const questions = [...container.querySelectorAll('h3 button')].map(({ textContent }) => textContent)
    expect(questions.slice(0, 7)).toEqual(home.faqs.map(({ question }) => question))
    expect(questions.length).toBeGreaterThan(14)
  })

  it('opens one answer at a time', async () => {
    await open('/faq')
    const [first, second] = home.faqs.map(({ question }) => screen.getByRole('button', { name: question }))
    if (!first || !second) throw new Error('no questions')
    await userEvent.click(first)
    expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(second)
    expect([first, second].map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    await userEvent.click(second)
    expect(second).toHaveAttribute('aria-expanded', 'false')
  })

  it('tells search engines every question with its answer', async () => {
    const { container } = await open('/faq')
    const data = jsonLd(container).find((entry) => entry['@type'] === 'FAQPage')
    const { length } = container.querySelectorAll('h3 button')
    expect(data?.mainEntity).toHaveLength(length)
  })
})

describe('/sitemap', () => {
  it('leads to every page of the site', async () => {
    await open('/sitemap')
    const listed = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))
    const missing = PAGES.filter(({ path, canonical }) => !listed.has(canonical ?? path))
    expect(missing).toEqual([])
  })
})

describe('sections that nobody has checked yet', () => {
  it('are marked as drafts: those on Pro, cancelling and withdrawal', async () => {
    await open('/terms')
    const drafts = screen.getAllByText(/^Draft: who runs this site/).map((notice) => notice.closest('section')?.id)
    expect(drafts).toEqual(['pro', 'cancelling', 'withdrawal'])
  })
})
