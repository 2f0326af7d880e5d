import type { CategoryId } from '../contracts/categories.ts'
import type { Picker } from './pick.ts'
import type { Description } from './reading/read-description.ts'
import { closed } from './reading/tidy.ts'
import type { Artefact } from './types.ts'

// What to do about a situation that names nothing to be made.
const REMEDIES: Readonly<Record<CategoryId, readonly string[]>> = {
  marketing: ['Find the angle that makes people care.', 'Show me how to put this to buyers.'],
  coding: ['Work out a solution in code.', 'Show me how to solve this technically.'],
  design: ['Propose a design that answers it.', 'Show me what this could look like.'],
  writing: ['Help me put it into words.', 'Write what this situation calls for.'],
  research: ['Find out what is known about it.', 'Tell me what the evidence says.'],
  business: ['Recommend what to do, and in which order.', 'Help me settle it sensibly.'],
  education: ['Help me understand what lies behind it.', 'Teach me what I need to handle it.'],
}

const GIVEN = /^(?:Summarise|Revise|Review|Translate|Compare|Explain|Analyse|Research|Find out|Refactor)$/u

/** "Write the email." for a situation in which an artefact is named. */
function orderFor({ verb, noun }: Artefact): string {
  const plain = GIVEN.test(verb) ? 'Give me' : verb
  return /^(?:set|list) of/u.test(noun) ? `${plain} a ${noun}.` : `${plain} the ${noun}.`
}

/** A text between quotation marks, or on a line of its own when it holds such marks itself. */
export function quoted(text: string): string {
  return /[“”\n]/u.test(text) ? `\n${text}\n` : `“${text}”`
}

/** The visitor's request, with and without words that lead into it. */
export interface Request {
  /** To stand alone: "Here is my situation: … Write the email." */
  readonly full: string
  /** To stand behind a label such as "Task:". */
  readonly bare: string
}

interface Parts {
  readonly description: Description
  readonly category: CategoryId
  /** The asking sentence, cut to size. */
  readonly words: string
  /** The visitor's other sentences, cut to size. */
  readonly background: string
  readonly picker: Picker
}

/** The request as sentences of the prompt, with the visitor's words as they were written. */
export function requestSentences({ description, category, words, background, picker }: Parts): Request {
  const { shape, artefact } = description
  if (shape === 'quote') {
    const lead = picker.one('quote', [
      'Here is my request, in my own words:',
      'My request, word for word:',
      'Take this request as it stands:',
    ])
    const quotation = /[.?!…。！？]$/u.test(words) ? quoted(words) : quoted(words).replace(/”$/u, '”.')
    return { full: `${lead} ${quotation}`.replace(': \n', ':\n').trim(), bare: quotation.trim() }
  }
  if (shape === 'situation') {
    const remedy = artefact.id.startsWith('general-') ? picker.one('remedy', REMEDIES[category]) : orderFor(artefact)
    const lead = picker.one('situation', ['Here is my situation:', 'This is how things stand:', 'My situation:'])
    const bare = [closed(words), background, remedy].filter((part) => part !== '').join(' ')
    return { full: `${lead} ${bare}`, bare }
  }
  if (background === '') return { full: closed(words), bare: closed(words) }
  const label = picker.one('background', ['Background:', 'What else to know:', 'More from me:'])
  const text = description.isStoryFirst ? `${background} ${closed(words)}` : `${closed(words)} ${label} ${background}`
  return { full: text, bare: text }
}
