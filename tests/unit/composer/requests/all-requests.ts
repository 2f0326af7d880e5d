import { APPS } from './apps.ts'
import { CODE } from './code.ts'
import { CREATIVE } from './creative.ts'
import { EDITING } from './editing.ts'
import type { JudgedRequest } from './judged-request.ts'
import { LEARNING } from './learning.ts'
import { LONG } from './long.ts'
import { MARKETING } from './marketing.ts'
import { MESSAGES } from './messages.ts'
import { OTHER_LANGUAGES } from './other-languages.ts'
import { OWN_EXAMPLES } from './own-examples.ts'
import { PICTURES } from './pictures.ts'
import { PLANNING } from './planning.ts'
import { QUESTIONS } from './questions.ts'
import { VAGUE } from './vague.ts'
import { WORK } from './work.ts'

/** Every request that the composer is judged by. */
export const REQUESTS: readonly JudgedRequest[] = [
  ...MESSAGES,
  ...EDITING,
  ...MARKETING,
  ...CREATIVE,
  ...CODE,
  ...PICTURES,
  ...APPS,
  ...QUESTIONS,
  ...LEARNING,
  ...PLANNING,
  ...WORK,
  ...OTHER_LANGUAGES,
  ...OWN_EXAMPLES,
  ...VAGUE,
  ...LONG,
]
