import type { Phrases } from './phrases'

export const ENGLISH: Phrases = {
  headings: {
    role: 'Role',
    task: 'Task',
    context: 'Context',
    constraints: 'Constraints',
    form: 'Form of the answer',
  },
  role: 'You are an author who has worked with this subject for years and explains it in plain words.',
  task: 'Write a text about this:',
  keywords: 'Work in these keywords where they fall naturally:',
  readers: {
    professional: 'The readers meet the subject at work and have five minutes.',
    casual: 'The readers know a little about the subject and are reading on the train.',
    friendly: 'The readers are new to the subject and glad of a hand.',
    enthusiastic: 'The readers have never cared about the subject, and might begin to.',
    humorous: 'The readers want to learn something and would not mind laughing.',
  },
  tone: {
    professional: 'Tone: professional, exact and calm, with no jargon left unexplained.',
    casual: 'Tone: casual, the way one talks over lunch.',
    friendly: 'Tone: friendly and patient, never from above.',
    enthusiastic: 'Tone: enthusiastic, carried by details and not by exclamation marks.',
    humorous: 'Tone: humorous and dry, at nobody’s expense.',
  },
  length: {
    short: 'Length: short, at most 120 words.',
    medium: 'Length: medium, about 300 words.',
    long: 'Length: long, about 800 words.',
  },
  language: 'Language: English.',
  honesty: 'Do not invent facts, names or figures. Where you are not sure, say so.',
  form: {
    short: 'A title, then one paragraph.',
    medium: 'A title, an opening of two sentences, then three short sections with headings.',
    long: 'A title, an introduction, five sections with headings, and a summary in three bullet points.',
  },
  example: 'Give one example that can be pictured.',
  readFirst: 'Read the context first, then write.',
}
