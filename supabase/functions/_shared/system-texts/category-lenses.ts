import type { CategoryId } from '../contracts/categories.ts'

/** What the chosen category asks of a prompt, whatever the description is about. */
export const CATEGORY_LENSES: Readonly<Record<CategoryId, string>> = {
  marketing:
    'The field is marketing: let the prompt name the buyer, the one promise with its proof, and the single action wanted; forbid claims a rival could make too.',
  coding:
    'The field is coding: let the prompt state language, input, output and error cases, ask for tests or examples that run, and forbid invented functions.',
  design:
    'The field is design: let the prompt say what the eye meets first, the colours, type and size, where it will be seen, and what to leave out.',
  writing:
    'The field is writing: let the prompt name form, reader, voice and length, one concrete detail to use, and one habit of bad writing to avoid.',
  research:
    'The field is research: let the prompt narrow the question, name period and place, ask for sources with year, and keep what is known apart from what is guessed.',
  business:
    'The field is business: let the prompt name the decision behind it, who decides, cost and date, and ask for a recommendation with its risks.',
  education:
    'The field is education: let the prompt name the learner’s age or level, what is known already, one idea at a time, and a check that it has landed.',
}
