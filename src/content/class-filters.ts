import type { ShelfPrompt } from '@/lib/search/search-file'
import { BY_FORM, type Choice, type Filter, type ShelfKind } from './shelf-filters'
import { SKILLS } from './skills'

const SCHOOL_YEAR = [
  'September',
  'October',
  'November',
  'December',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
]
const YOUNGEST = '/writing-prompts-ages-5-to-6'

const isOfLevel =
  (...levels: string[]) =>
  ({ level, path }: ShelfPrompt) =>
    levels.includes(level) && path !== YOUNGEST
const isForYoungest = ({ path }: ShelfPrompt) => path === YOUNGEST
const isForPrimary = isOfLevel('kids')
const isForMiddle = isOfLevel('middle-school')
const isForUpper = isOfLevel('teens')

const FIRST_OF_MIDDLE = 6
const FIRST_OF_UPPER = 9
const LAST_GRADE = 12

/** A grade of the US; a year of England and Wales is one higher. */
function grade(number: number): Choice {
  const label = `${number === 0 ? 'Kindergarten' : `Grade ${number}`} (UK: Year ${number + 1})`
  const id = number === 0 ? 'k' : String(number)
  if (number <= 1) return { id, label, has: isForYoungest }
  if (number < FIRST_OF_MIDDLE) return { id, label, has: isForPrimary }
  return { id, label, has: number < FIRST_OF_UPPER ? isForMiddle : isForUpper }
}

const isForSchool = ({ purpose }: ShelfPrompt) => purpose === 'school'

const EASY = 2
const MEDIUM = 3

const TEN_MINUTES = 10
const TWENTY_MINUTES = 20

/** What teachers narrow their shelf by. */
const CLASS_FILTERS: readonly Filter[] = [
  { id: 'grade', label: 'Grade', choices: Array.from({ length: LAST_GRADE + 1 }, (_, number) => grade(number)) },
  {
    id: 'month',
    label: 'Month',
    choices: SCHOOL_YEAR.map((month) => ({
      id: month.toLowerCase(),
      label: month,
      has: (prompt) => isForSchool(prompt) && prompt.group === month,
    })),
  },
  {
    id: 'skill',
    label: 'Skill',
    choices: Object.entries(SKILLS).map(([id, { label }]) => ({ id, label, has: ({ skill }) => skill === id })),
  },
  { id: 'form', label: 'Kind of text', choices: BY_FORM },
  {
    id: 'minutes',
    label: 'Time',
    choices: [
      { id: 'ten', label: '10 minutes or less', has: ({ minutes = 0 }) => minutes > 0 && minutes <= TEN_MINUTES },
      {
        id: 'twenty',
        label: '11 to 20 minutes',
        has: ({ minutes = 0 }) => minutes > TEN_MINUTES && minutes <= TWENTY_MINUTES,
      },
      { id: 'longer', label: 'More than 20 minutes', has: ({ minutes = 0 }) => minutes > TWENTY_MINUTES },
    ],
  },
  {
    id: 'difficulty',
    label: 'Difficulty',
    choices: [
      { id: 'easy', label: 'Easier: one or two sentences', has: ({ size }) => size.sentences <= EASY },
      { id: 'medium', label: 'Medium: three sentences', has: ({ size }) => size.sentences === MEDIUM },
      { id: 'hard', label: 'Harder: four or more', has: ({ size }) => size.sentences > MEDIUM },
    ],
  },
]

// Not for lessons: love stories, which are written for teens, and the prompts of the year's days.
const NOT_IN_CLASS = /romantic|about-love|^\/today\//

/** Whether a prompt suits a class: school prompts, fiction and memoir for young ages, and prompts that make lessons. */
const suitsClass = (prompt: ShelfPrompt) =>
  isForSchool(prompt) ||
  prompt.purpose === 'lessons' ||
  prompt.path === '/prompts-for-teachers' ||
  (['fiction', 'memoir'].includes(prompt.purpose) &&
    ['kids', 'middle-school', 'teens'].includes(prompt.level) &&
    !NOT_IN_CLASS.test(prompt.path))

/** The shelf of teachers. */
export const CLASS_PROMPTS: ShelfKind = { filters: CLASS_FILTERS, holds: suitsClass }
