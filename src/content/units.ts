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
  unit('Ages 7 to 10', 'Letters', 'letters-that-get-an-answer', 'Letters That Get an Answer'),
  unit('Ages 7 to 10', 'Instructions', 'steps-that-work', 'Steps That Work'),
  unit('Ages 11 to 14', 'Argument', 'take-a-side-and-keep-it', 'Take a Side and Keep It'),
  unit('Ages 11 to 14', 'Report', 'find-out-and-report', 'Find Out and Report'),
  unit('Ages 11 to 14', 'Description', 'a-room-with-a-mood', 'A Room With a Mood'),
  unit('Ages 15 to 18', 'Dialogue', 'what-they-dont-say', 'What They Don’t Say'),
  unit('Ages 15 to 18', 'Memoir', 'one-ordinary-hour', 'One Ordinary Hour'),
  unit('Ages 15 to 18', 'Persuasive speech', 'ninety-seconds-to-change-a-mind', 'Ninety Seconds to Change a Mind'),
  unit('Any age', 'Poetry', 'small-poems-exactly-seen', 'Small Poems, Exactly Seen'),
  unit('Any age', 'Science fiction', 'one-thing-is-different', 'One Thing Is Different'),
  unit('Any age', 'Revision', 'the-second-draft', 'The Second Draft'),
]
