import { promptFinder } from './named-prompts'
import { loadContent } from './page-content'
import type { Unit, UnitsPage, UnitsPageTexts, UnitTexts } from './unit-schema'
import { UNIT_AGES, UNITS } from './units'

/**
 * A unit with its lessons' prompts and the texts of its standards. Build time and development only.
 * @throws Error if a prompt does not exist or a standard is not in the facts
 */
export async function completeUnit(texts: UnitTexts): Promise<Unit> {
  const find = await promptFinder(texts.title)
  // Imported here, because browsers load this module but never complete a unit.
  const { checked, facts } = (await import('./pages/units/facts/standards.json')).default
  const lessons = texts.lessons.map(({ prompt, ...lesson }) => ({ ...lesson, prompt: find(prompt) }))
  const standards = texts.standards.map(({ code, here }) => {
    const fact = facts.find((each) => each.code === code)?.fact
    if (!fact) throw new Error(`“${texts.title}” cites ${code}, which is not in standards.json.`)
    return { code, fact, here }
  })
  return { ...texts, lessons, standards, checked }
}

/** Every unit as written. Build time only. */
export function loadUnits(): Promise<((typeof UNITS)[number] & { texts: UnitTexts })[]> {
  return Promise.all(UNITS.map(async (page) => ({ ...page, texts: (await loadContent(page)) as UnitTexts })))
}

/** The page of all units, with each unit's own description. */
export async function completeUnits(texts: UnitsPageTexts): Promise<UnitsPage> {
  const units = (await loadUnits()).map(({ path, ages, kind, texts: { title, description, audience } }) => {
    return { ages, title, path, kind, audience, description }
  })
  const groups = UNIT_AGES.map((title) => ({
    title,
    units: units.filter(({ ages }) => ages === title),
  }))
  return { ...texts, groups }
}
