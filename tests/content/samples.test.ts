import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { describe, expect, it } from 'vitest'
import { collectPrompts } from '@/content/prompt-records'
import LIBRARY from '@/content/library'
import home from '@/content/pages/home'
import about from '@/content/pages/static/about'
import { type Sample, SAMPLES } from '@/content/samples'

const texts = new Map([
  ...(await collectPrompts()).map(({ id, text }) => [id, text] as const),
  ...LIBRARY.map(({ id, prompt }) => [`/ai-prompts#${id}`, prompt] as const),
])

/** Everything in a page's content that says where in the library it stands. */
function samplesOf(value: unknown): Sample[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(samplesOf)
  return 'source' in value ? [value as Sample, ...inner] : inner
}

describe('the samples', () => {
  it.each(Object.entries(SAMPLES))('%s stands at its address, word for word', (_name, { source, text }) => {
    expect(texts.get(source)).toBe(text)
  })
})

describe('what other pages show of the library', () => {
  it('is in the library, whole or by its beginning', () => {
    const shown = samplesOf([home, about])
    expect(shown).toHaveLength(8)
    const invented = shown.filter(({ source, text }) => {
      const whole = texts.get(source) ?? ''
      if (!text.endsWith('…')) return whole !== text
      return !whole.startsWith(text.slice(0, -1)) || text.length > whole.length
    })
    expect(invented).toEqual([])
  })

  it('on the home page leads to the page of the prompt', async () => {
    const slugs = new Map((await collectPrompts()).map(({ slug, text }) => [text, slug]))
    expect(home.tryOut.map(({ prompt }) => slugs.get(prompt.text))).toEqual(
      home.tryOut.map(({ title }) => slugOfPromptTitle(title)),
    )
  })

  it('says where it stands, wherever a prompt is shown as kept', () => {
    const kept = home.why.flatMap(({ specimen }) => specimen.filter(({ tag }) => tag === 'Kept'))
    expect(kept).toEqual([expect.objectContaining(SAMPLES.fridge)])
  })

  it('is led to from the answer that speaks of it', () => {
    const links = home.faqs.flatMap((faq) => ('link' in faq ? [faq.link] : []))
    expect(links.map(({ to }) => texts.get(to))).toEqual([SAMPLES.lighthouse.text])
    expect(home.faqs.filter(({ answer }) => answer.includes('lighthouse'))).toEqual([
      expect.objectContaining({ link: links[0] }),
    ])
  })
})
