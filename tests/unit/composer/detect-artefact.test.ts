import { describe, expect, it } from 'vitest'
import { ARTEFACTS } from '../../../supabase/functions/_shared/composer/artefacts/all-artefacts.ts'
import { readDescription } from '../../../supabase/functions/_shared/composer/reading/read-description.ts'
import { DETECTION_TABLE } from './detection-table.ts'

const kindOf = (prompt: string, model: 'chatgpt' | 'midjourney' | 'lovable' = 'chatgpt') =>
  readDescription({ prompt, model, category: 'writing' }).artefact.id

describe('the kind of thing that a description asks for', () => {
  it.each(DETECTION_TABLE)('%s → %s', (description, artefact) => {
    expect(kindOf(description)).toBe(artefact)
  })

  it('is covered by the table for every kind that is known', () => {
    const covered = new Set(DETECTION_TABLE.map(([, artefact]) => artefact))
    const known = ARTEFACTS.map(({ id }) => id).filter((id) => !id.startsWith('general-'))
    expect(known.filter((id) => !covered.has(id))).toEqual([])
  })

  it.each([
    ['a story about an email that was never sent', 'story'],
    ['an email about a story I wrote', 'email'],
    ['an app that writes poems', 'web-app'],
    ['a poem about an app', 'poem'],
    ['a logo for a letter press studio', 'logo'],
    ['email marketing campaign', 'campaign'],
    ['script for a youtube video about python', 'video-script'],
    ['python script that cuts a video', 'function'],
    ['explain this function to me', 'explanation'],
    ['translate this function comment into German', 'translation'],
    ['summarise my business plan', 'summary'],
    ['explain compound interest in a poem', 'poem'],
    ['fix the grammar in my essay', 'edit'],
    ['an illustration for a children’s book', 'illustration'],
  ])('tells the head from the rest: %s → %s', (description, artefact) => {
    expect(kindOf(description)).toBe(artefact)
  })

  it.each([
    ['¿Puedes escribir un poema sobre el mar?', 'poem'],
    ['Schreib eine Geschichte über einen Leuchtturm', 'story'],
    ['写一首关于秋天的诗', 'poem'],
    ['アプリを作ってください', 'web-app'],
    ['Напиши письмо бабушке', 'letter'],
  ])('knows the commonest kinds in other languages: %s → %s', (description, artefact) => {
    expect(kindOf(description)).toBe(artefact)
  })

  it('takes a bare subject by the model and the category', () => {
    expect(kindOf('bees in winter')).toBe('general-writing')
    expect(kindOf('bees in winter', 'midjourney')).toBe('illustration')
    expect(kindOf('bees in winter', 'lovable')).toBe('web-app')
    expect(readDescription({ prompt: 'bees in winter', model: 'chatgpt', category: 'education' }).artefact.id).toBe(
      'general-education',
    )
  })

  it('finds the request in the middle of a story', () => {
    const description =
      'I run a small bakery in Ghent. Our flour got expensive. Write an email to our regulars about new prices. Keep it kind.'
    const { artefact, ask, background } = readDescription({
      prompt: description,
      model: 'chatgpt',
      category: 'business',
    })
    expect(artefact.id).toBe('email')
    expect(ask).toBe('Write an email to our regulars about new prices.')
    expect(background).toBe('I run a small bakery in Ghent. Our flour got expensive. Keep it kind.')
  })
})
