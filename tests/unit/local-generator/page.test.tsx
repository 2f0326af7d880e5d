import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import content from '@/content/pages/prompt-generator'
import { findPage } from '@/content/registry'
import PromptGeneratorPage from '@/pages/public/prompt-generator-page'
import { bannedIn } from '../../support/banned-phrases.ts'
import { openSite, renderPart } from '../../support/site.tsx'

const open = () => renderPart(<PromptGeneratorPage />, '/prompt-generator', { path: '/prompt-generator', content })

test('its name is the same everywhere', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^AI Prompt Generator$/)
  expect(findPage('/prompt-generator')?.label).toBe('AI Prompt Generator')
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeAI Prompt Generator')
})

test('tells search engines about itself as the other generator does', () => {
  open()
  expect(content.metaTitle.length).toBeLessThanOrEqual(60)
  expect(content.metaDescription.length).toBeGreaterThanOrEqual(120)
  expect(content.metaDescription.length).toBeLessThanOrEqual(160)
  const kinds = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => (JSON.parse(script.textContent) as { '@type': string })['@type'],
  )
  expect(kinds).toEqual(['BreadcrumbList', 'SoftwareApplication', 'FAQPage'])
})

test('one closed item holds five tips and the way to the blog', () => {
  open()
  const button = screen.getByRole('button', { name: /^Five tips/ })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  const tips = screen.getByRole('region', { name: /^Five tips/, hidden: true })
  expect(tips?.querySelectorAll('li')).toHaveLength(5)
  expect(tips?.querySelector('a')).toHaveAttribute('href', '/blog')
})

test('leads to the generator with an AI behind it', () => {
  open()
  expect(screen.getByRole('link', { name: 'Describe it' })).toHaveAttribute('href', '/generator')
})

test('its topic comes along to the other generator, and replaces nothing there', async () => {
  const user = userEvent.setup()
  await openSite('/prompt-generator', '/generator')
  const turn = async (name: string) => {
    await user.click(screen.getByRole('link', { name }))
    return await screen.findByRole('textbox', {
      name: name === 'Describe it' ? 'What do you want to achieve?' : 'Topic',
    })
  }
  await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'A late train')
  const description = await turn('Describe it')
  expect(description).toHaveValue('A late train')
  await user.type(description, ', and an apology')
  const topic = await turn('Pick options, works offline')
  expect(topic).toHaveValue('A late train')
  await user.type(topic, 's')
  expect(await turn('Describe it')).toHaveValue('A late train, and an apology')
})

test('keeps to the voice of the site', () => {
  expect(content.faqs.length).toBeGreaterThanOrEqual(4)
  expect(bannedIn(JSON.stringify(content))).toEqual([])
})
