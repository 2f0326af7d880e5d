import type { Line } from './kinds/line.ts'

/** A line that is off until the visitor turns it on, and the kinds it is for; for all where none are named. */
export interface FurtherLine {
  readonly line: Line
  readonly kinds?: readonly string[]
}

/** What a visitor may add: what only they know is a blank. In the order in which they stand. */
export const FURTHER: readonly FurtherLine[] = [
  {
    line: {
      id: 'input',
      label: 'The text itself',
      text: 'Here it is: [what it works on: e.g. the paragraph, the list, the numbers]',
      when: /\b(?:given|provided|following|attached|above|below|this|these|my|the) \w/u,
      unless: [/:\s*\S/u, /```/u],
    },
    kinds: ['extract', 'label', 'edit', 'translate', 'summary', 'error'],
  },
  {
    line: {
      id: 'stack',
      label: 'Language and version',
      text: 'Use [language and version: e.g. Python 3.13, no other packages].',
      unless: [/\b\d\.\d/u],
    },
    kinds: ['code', 'code-how', 'error', 'spec'],
  },
  {
    line: {
      id: 'point',
      label: 'Come to the point',
      text: 'Come to the point in the first two sentences.',
      unless: [/\bcondolen|\bapolog|\bbreak ?up|\bthank|\binvit/u],
    },
    kinds: ['message'],
  },
  {
    line: {
      id: 'audience',
      label: 'Who reads it',
      text: 'It is for [who reads it: e.g. a colleague who is new to this].',
      unless: ['level', /\b(?:audience|reader)/u],
    },
  },
  {
    line: {
      id: 'length',
      label: 'How long',
      text: 'Keep it to [how long: e.g. 150 words].',
      unless: ['length'],
    },
  },
  {
    line: {
      id: 'form',
      label: 'What form',
      text: 'Give it as [what form: e.g. a table, five bullets, plain prose].',
      unless: ['form'],
    },
  },
  {
    line: {
      id: 'avoid',
      label: 'What to avoid',
      text: 'Leave out [what to avoid: e.g. jargon, prices, a sales tone].',
      unless: [],
    },
  },
  {
    line: {
      id: 'like',
      label: 'An example of what you like',
      text: 'I like this, so stay close to it: [an example of what you like]',
      unless: [/\bin the style of\b/u],
    },
  },
  {
    line: {
      id: 'ask-first',
      label: 'Ask me first',
      text: 'Before you start, ask me up to three questions about what you have to know.',
      unless: [/\bask me\b/u],
    },
  },
]
