import type { TextSize } from '@/lib/search/search-file'

/** The form of the text that a prompt leads to. */
export const FORMS = {
  scene: 'Scene',
  dialogue: 'Dialogue',
  'one-voice': 'One voice',
  description: 'Description',
  reflection: 'Reflection',
  letter: 'Letter',
  messages: 'Messages',
  list: 'List',
  document: 'Form or report',
  speech: 'Speech',
  'how-to': 'How-to',
  verse: 'Verse',
  table: 'Table',
  analysis: 'Analysis',
  email: 'E-mail',
  plan: 'Plan',
  interview: 'Interview',
  copy: 'Copywriting',
  data: 'Structured data',
  code: 'Code',
  picture: 'Picture',
} as const

export const MOODS = {
  funny: 'Funny',
  tender: 'Tender',
  tense: 'Tense',
  eerie: 'Eerie',
  bittersweet: 'Bittersweet',
  whimsical: 'Whimsical',
  thoughtful: 'Thoughtful',
  hopeful: 'Hopeful',
} as const

/** What the prompts of a page are for. */
export const PURPOSES = {
  fiction: 'Fiction',
  journal: 'Journal',
  memoir: 'Memoir',
  school: 'School',
  'self-reflection': 'Self-reflection',
  business: 'Business',
  marketing: 'Marketing',
  planning: 'Planning',
  automation: 'Automation',
  work: 'Work',
  study: 'Study',
  lessons: 'Lessons',
  coding: 'Coding',
  images: 'Images',
  research: 'Research',
  daily: 'Every day',
} as const

const FOR_AI = new Set<Purpose>([
  'business',
  'marketing',
  'planning',
  'automation',
  'work',
  'study',
  'lessons',
  'coding',
  'images',
  'research',
])

/** Whether prompts of a purpose are written to oneself; the others are for an AI. */
export const isForWriting = (purpose: Purpose): boolean => !FOR_AI.has(purpose)

/** Whom the prompts of a page suit. */
export const LEVELS = {
  everyone: 'Everyone',
  beginners: 'Beginners',
  kids: 'Kids',
  'middle-school': 'Middle school',
  students: 'Students',
  teens: 'Teens',
  adults: 'Adults',
} as const

export const LENGTHS = { short: 'Short', medium: 'Medium', long: 'Long' } as const

export type Form = keyof typeof FORMS
export type Mood = keyof typeof MOODS
export type Tag = Form | Mood
export type Purpose = keyof typeof PURPOSES
export type Level = keyof typeof LEVELS
export type Length = keyof typeof LENGTHS

const SHORT_WORDS = 40
const MEDIUM_WORDS = 55

/** How long a text is; its sentences are a measure of how much pupils must keep in mind at once. */
export const sizeOf = (text: string): TextSize => ({
  length: text.length,
  words: text.split(/\s+/).length,
  sentences: text.match(/[.!?…]+[”’")]*(?:\s|$)/g)?.length ?? 1,
})

/** How long a prompt is to read. */
export function lengthOf({ words }: TextSize): Length {
  if (words <= SHORT_WORDS) return 'short'
  return words <= MEDIUM_WORDS ? 'medium' : 'long'
}
