import { expect, it } from 'vitest'
import { SITE } from '@/lib/site'
import { placeholdersIn, ratingNote } from '../../scripts/build/placeholders.ts'

it('the facts that only the owner knows are told as long as they stand in for something', () => {
  expect(placeholdersIn(SITE)).toEqual([
    'contactEmail is hello@promptory.example',
    'legalName is empty: the privacy page names nobody who is responsible',
    "the links to Twitter, GitHub, LinkedIn lead to nobody's page",
  ])
  const owner = {
    contactEmail: 'hello@your.site',
    legalName: 'Ana Silva, Rua 1, Lisboa',
    social: [{ name: 'GitHub', url: 'https://github.com/ana' }],
  }
  expect(placeholdersIn(owner)).toEqual([])
})

it('a rating is told as long as it is claimed', () => {
  expect(ratingNote({ rating: '4.8' })).toContain('4.8/5')
  expect(ratingNote({ rating: null })).toBeUndefined()
})
