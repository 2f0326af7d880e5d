/** The page of all units. */
export const UNITS_PATH = '/teachers/units'

/** The ages that units are for, youngest first. */
export const UNIT_AGES = ['Ages 7 to 10', 'Ages 11 to 14', 'Ages 15 to 18', 'Any age'] as const

export type UnitAges = (typeof UNIT_AGES)[number]

const unit = (ages: UnitAges, kind: string, name: string, label: string) =>
  ({ path: `${UNITS_PATH}/${name}`, label, ages, kind, body: `units/${name}` }) as const

/** Units of five lessons for teachers, with prompts of the site: one kind of text each. */
export const UNITS = [
  unit('Ages 7 to 10', 'Narrative', 'a-story-that-starts-with-trouble', 'A Story That Starts With Trouble'),
  unit('Ages 11 to 14', 'Argument', 'take-a-side-and-keep-it', 'Take a Side and Keep It'),
]
