import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'

const CLAIMS = ['users', 'prompts', 'rating', 'reviewCount'] as const

/** The pages that speak of the owner's claims, with some of them withdrawn. */
async function withoutClaims(withdrawn: readonly string[]) {
  vi.resetModules()
  const { SITE } = await vi.importActual<typeof import('@/lib/site')>('@/lib/site')
  const claims = { ...SITE.claims, ...Object.fromEntries(withdrawn.map((name) => [name, null])) }
  vi.doMock('@/lib/site', () => ({ SITE: { ...SITE, claims } }))
  const { default: HomePage } = await import('@/pages/public/home-page')
  const { default: about } = await import('@/content/pages/static/about')
  const { default: disclaimers } = await import('@/content/pages/static/disclaimers')
  const { container } = render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  )
  const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
  )
  const everything = `${container.textContent} ${JSON.stringify(about)} ${JSON.stringify(disclaimers)}`
  return { everything, rating: data.find((each) => each['@type'] === 'SoftwareApplication')?.aggregateRating }
}

afterEach(() => {
  vi.doUnmock('@/lib/site')
  vi.resetModules()
})

describe('a claim that is withdrawn', () => {
  it('all of them: no page speaks of figures of its own', async () => {
    const { everything } = await withoutClaims(CLAIMS)
    expect(everything).not.toContain('our own figures')
    expect(everything).toContain('Curated Prompts')
  })
})
