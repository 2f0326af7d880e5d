import { countWords } from '@contracts/text.ts'
import { describe, expect, test } from 'vitest'
import { loadPage } from '@/content/load-page'
import { PLANS, PLANS_PATH } from '@/content/plans'
import { findPage, PAGES } from '@/content/registry'
import type { Plan, PlansPage } from '@/content/schema'
import { bannedIn } from '../support/banned-phrases.ts'
import { foreignWords } from './support/english.ts'

const AMERICAN = /\/(a-job-in-four-weeks|from-topic-to-essay)$/

const pageOf = (path: string) => {
  const page = findPage(path)
  if (!page) throw new Error(`${path} is not in the registry.`)
  return page
}
const plans = await Promise.all(
  PLANS.map(async ({ path }) => [path, (await loadPage(pageOf(path))).content as Plan] as const),
)
const stepsOf = ({ parts }: Plan) => parts.flatMap(({ steps }) => steps)

test('there are six, and their page lists them', async () => {
  expect(plans).toHaveLength(6)
  const { plans: listed } = (await loadPage(pageOf(PLANS_PATH))).content as PlansPage
  expect(listed.map(({ path, steps }) => [path, steps])).toEqual(
    plans.map(([path, plan]) => [path, stepsOf(plan).length]),
  )
})

describe.each(plans)('%s', (path, plan) => {
  const steps = stepsOf(plan)
  // The prompts have their own tests.
  const words = [
    plan.title,
    plan.metaTitle,
    plan.metaDescription,
    plan.description,
    ...plan.introduction,
    ...plan.parts.flatMap(({ title, description }) => [title, description]),
    ...steps.flatMap(({ title, text }) => [title, text]),
    ...plan.faqs.flatMap(({ question, answer }) => [question, answer]),
  ]

  test('has the agreed lengths', () => {
    expect(plan.metaTitle.length).toBeLessThanOrEqual(60)
    expect(plan.metaDescription.length).toBeGreaterThanOrEqual(120)
    expect(plan.metaDescription.length).toBeLessThanOrEqual(160)
    expect(countWords(plan.introduction.join(' '))).toBeGreaterThanOrEqual(80)
    expect(countWords(plan.introduction.join(' '))).toBeLessThanOrEqual(120)
    expect(steps.length).toBeGreaterThanOrEqual(14)
    expect(steps.filter(({ text }) => countWords(text) < 5 || countWords(text) > 45)).toEqual([])
    const answers = plan.faqs.map(({ answer }) => countWords(answer))
    expect(Math.min(...answers)).toBeGreaterThanOrEqual(50)
    expect(Math.max(...answers)).toBeLessThanOrEqual(90)
  })

  test('keeps to the voice and to one English', () => {
    expect(words.flatMap(bannedIn)).toEqual([])
    expect(words.flatMap((text) => foreignWords(text, AMERICAN.test(path) ? 'American' : 'British'))).toEqual([])
    expect(words.filter((text) => /\w'\w/.test(text))).toEqual([])
  })

  test('has steps of its own titles, most of them with a prompt', () => {
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
    const prompts = steps.flatMap(({ prompt }) => (prompt ? [prompt.to] : []))
    expect(prompts.length).toBeGreaterThan(steps.length / 2)
    expect(new Set(prompts).size).toBe(prompts.length)
  })

  test('leads to pages that are there', () => {
    const missing = plan.relatedLinks.filter(({ to }) => !PAGES.some((page) => page.path === to))
    expect(missing).toEqual([])
  })
})

test('the novel has thirty days and a goal', () => {
  const novels = plans.filter(([, { goal }]) => goal !== undefined)
  expect(novels.map(([path, plan]) => [path, plan.goal, stepsOf(plan).length])).toEqual([
    ['/plans/a-novel-in-november', 50_000, 30],
  ])
})
