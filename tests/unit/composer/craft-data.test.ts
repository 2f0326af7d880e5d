import { CATEGORY_IDS } from '@contracts/categories.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import { ARTEFACTS } from '../../../supabase/functions/_shared/composer/artefacts/all-artefacts.ts'
import { lensesFor } from '../../../supabase/functions/_shared/composer/idiom/lenses.ts'
import { GENRES } from '../../../supabase/functions/_shared/composer/nuances/genres.ts'
import { OCCASIONS } from '../../../supabase/functions/_shared/composer/nuances/occasions.ts'
import { PLATFORMS } from '../../../supabase/functions/_shared/composer/nuances/platforms.ts'
import { READERS } from '../../../supabase/functions/_shared/composer/nuances/readers.ts'
import { SUBJECTS } from '../../../supabase/functions/_shared/composer/nuances/subjects.ts'
import { flawsOf } from './flaws.ts'

const NUANCES = [...OCCASIONS, ...GENRES, ...PLATFORMS, ...SUBJECTS, ...READERS]

describe('what the composer knows', () => {
  it('has every kind of thing once, and more than a hundred with the fallbacks', () => {
    const ids = ARTEFACTS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(100)
  })

  it.each(ARTEFACTS.map((artefact) => [artefact.id, artefact] as const))(
    '%s is fit to be put together',
    (_, artefact) => {
      for (const role of artefact.roles) {
        // Roles complete "You are …" and are people with a habit, not titles.
        expect(role).toMatch(/^(?:an? |the |someone )/u)
        expect(role).not.toMatch(/\bexpert\b|[.]$/u)
        expect(countWords(role)).toBeLessThanOrEqual(16)
      }
      expect(artefact.roles.length).toBeGreaterThanOrEqual(3)
      expect(artefact.craft.length).toBeGreaterThanOrEqual(3)
      expect(artefact.traps.length).toBeGreaterThanOrEqual(3)
      expect(artefact.forms.length).toBeGreaterThanOrEqual(2)
      for (const sentence of [...artefact.craft, ...artefact.traps]) {
        expect(sentence).toMatch(/^\p{Lu}.*[.?”]$/u)
        expect(countWords(sentence)).toBeLessThanOrEqual(16)
      }
      for (const trap of artefact.traps) {
        expect(trap).toMatch(/^(?:No|Do not|Never|Nothing|Nobody|Skip|Add no)/u)
      }
      for (const form of [artefact.plainForm, ...artefact.forms.map(({ what }) => what)]) {
        expect(form).toMatch(/^\p{Ll}.*[^.]$/u)
        expect(countWords(form)).toBeLessThanOrEqual(16)
      }
      expect(artefact.context.length).toBeGreaterThanOrEqual(3)
      for (const { text } of artefact.context) expect(text).toMatch(/^(?:\p{Ll}|I )/u)
      expect(artefact.context.some(({ unless }) => unless === undefined)).toBe(true)
    },
  )

  it('is free of worn-out words and slips', () => {
    const sentences = [
      ...ARTEFACTS.flatMap(({ roles, craft, traps, plainForm }) => [...roles, ...craft, ...traps, plainForm]),
      ...NUANCES.flatMap(({ notes, traps = [] }) => [...notes, ...traps]),
    ]
    expect(sentences.flatMap((sentence) => flawsOf(sentence, ''))).toEqual([])
  })

  it('says no sentence twice within a kind', () => {
    for (const { id, roles, craft, traps } of ARTEFACTS) {
      const all = [...roles, ...craft, ...traps]
      expect(new Set(all).size, id).toBe(all.length)
    }
  })

  it('looks at every kind from every category, but for translations, which leave no choice', () => {
    for (const artefact of ARTEFACTS) {
      for (const category of CATEGORY_IDS) {
        expect(lensesFor(artefact, category).length, artefact.id).toBe(artefact.id === 'translation' ? 0 : 3)
      }
    }
  })
})
