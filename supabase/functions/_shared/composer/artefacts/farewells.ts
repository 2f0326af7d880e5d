import type { Artefact } from '../types.ts'

/** Words about somebody who has died. */
export const FAREWELLS: readonly Artefact[] = [
  {
    id: 'eulogy',
    family: 'prose',
    verb: 'Write',
    noun: 'eulogy',
    roles: [
      'a celebrant who sits in a kitchen for an hour before she writes a line',
      'a speechwriter who buried his own father last spring',
      'an old friend who is asked to speak at every funeral in town',
    ],
    craft: [
      'Begin with something only the family would recognise.',
      'Let one small habit stand for the whole person.',
      'Leave room for one laugh, early on.',
      'End with what they leave in other people’s hands.',
    ],
    traps: [
      'No “better place”, no “would have wanted”, no poem off a card.',
      'Do not make a saint of them; keep one honest fault.',
      'No list of jobs and dates.',
    ],
    forms: [
      { what: 'the eulogy in short lines, pauses marked for breath', length: 'four minutes when spoken' },
      { what: 'the eulogy, then three lines to fall back on if the voice goes', length: 'about 500 words' },
    ],
    plainForm: 'the eulogy in short lines, pauses marked for breath',
    context: [
      { text: 'their name: [name]', unless: 'name' },
      { text: 'what they always said or did: [habit]' },
      { text: 'the moment I would keep: [moment]' },
    ],
  },
  {
    id: 'obituary',
    family: 'prose',
    verb: 'Write',
    noun: 'obituary',
    roles: [
      'an obituary editor who has never once written “passed away”',
      'a local reporter who rings the neighbours before the officials',
      'a family historian who checks every date twice',
    ],
    craft: [
      'Put in the first sentence what they will be missed for.',
      'Choose three turns of the life instead of all of it.',
      'Quote one thing they used to say.',
    ],
    traps: [
      'No “beloved by all”, no “after a long battle”.',
      'Do not guess dates, places or names; leave [brackets].',
      'No praise that would fit anybody’s grandmother.',
    ],
    forms: [
      { what: 'the obituary, then a notice of forty words for the paper', length: 'about 350 words' },
      { what: 'the obituary with the service’s time and place at its end', length: 'under 300 words' },
    ],
    plainForm: 'the obituary, then a notice of forty words',
    context: [
      { text: 'name and years: [name, born, died]' },
      { text: 'those they leave: [names]' },
      { text: 'service: [time and place]', unless: 'date' },
    ],
  },
]
