/** The skills that teachers choose from, each with a line that says what is practised. */
export const SKILLS = {
  story: {
    label: 'Building a story',
    line: 'What happens in which order, where to begin, when to slow down, and how to end.',
  },
  characters: {
    label: 'Characters',
    line: 'People who want something, think something, and do not agree with themselves.',
  },
  voice: { label: 'Voice and point of view', line: 'Who is telling this, what they know, and how they sound.' },
  dialogue: { label: 'Dialogue', line: 'Talk that moves a story on, and what is meant but not said.' },
  description: { label: 'Description', line: 'Places, objects and moods by what can be seen, heard and touched.' },
  self: {
    label: 'Writing from your own life',
    line: 'Personal narrative, memoir and the college essay: one true moment, told well.',
  },
  poetry: { label: 'Poetry', line: 'Sound, shape and pictures in few words.' },
  argument: { label: 'Opinion and argument', line: 'A claim, reasons for it, and a fair answer to the other side.' },
  audience: {
    label: 'Writing for a reader',
    line: 'Letters, speeches and messages that fit who will read or hear them.',
  },
  explaining: {
    label: 'Explaining and informing',
    line: 'Instructions, reports, rules and signs that a stranger understands.',
  },
  evidence: {
    label: 'Reading, research and evidence',
    line: 'Good questions, close reading, sources, and how to use what they say.',
  },
  revision: {
    label: 'Words, sentences and revision',
    line: 'Stronger verbs, shorter sentences, and a second draft that is better.',
  },
} as const

export type SkillId = keyof typeof SKILLS

/** What school prompts say they practise, folded into those twelve. */
export const FOLDED: Readonly<Record<SkillId, readonly string[]>> = {
  story: [
    'building a story',
    'beginning, middle, end',
    'story structure',
    'narrative',
    'order of events',
    'putting things in order',
    'writing a group scene',
    'pacing a scene',
    'slowing down time',
    'building suspense',
    'suspense',
    'openings and endings',
    'strong beginnings',
    'strong endings',
    'planning',
  ],
  characters: [
    'characters who want something',
    'characterization',
    'building a character',
    'inner thoughts',
    'inner conflict',
  ],
  voice: ['point of view', 'voice', 'writing in a voice', 'finding a voice', 'unreliable narrator', 'satire'],
  dialogue: ['writing dialogue', 'dialogue', 'dialogue and tags', 'subtext', 'hidden meaning in dialogue'],
  description: [
    'showing, not telling',
    'using the senses',
    'specific details',
    'describing a setting',
    'setting',
    'imagery',
    'fresh images',
    'similes and metaphors',
    'looking and listening',
    'close observation',
    'tone and mood',
    'tone',
    'symbolism',
    'leaving things out',
  ],
  self: ['personal narrative', 'memoir', 'college essay', 'writing about your growth', 'small moments'],
  poetry: ['poetry', 'poetic form', 'shape in poetry', 'sounds in poetry', 'kinds of poems'],
  argument: [
    'making a claim',
    'opinion with reasons',
    'supporting an opinion',
    'argument',
    'persuasive writing',
    'weighing two sides',
    'counterargument',
    'answering a counterargument',
    'rhetorical appeals',
    'problem and solution',
    'fact and opinion',
  ],
  audience: [
    'writing for an audience',
    'writing for a reader',
    'friendly letters',
    'persuasive letters',
    'writing a speech',
    'speeches and presentations',
  ],
  explaining: [
    'informative writing',
    'writing a clear how-to',
    'explaining a process',
    'news and reports',
    'writing rules',
    'labels, signs and menus',
    'cause and effect',
    'compare and contrast',
  ],
  evidence: [
    'using text evidence',
    'textual evidence',
    'using evidence',
    'research writing',
    'evaluating sources',
    'checking and citing sources',
    'synthesizing sources',
    'comparing texts',
    'close reading',
    'rhetorical analysis',
    'inference',
    'facts and guesses',
    'asking good questions',
    'interviewing',
  ],
  revision: [
    'revising',
    'revision',
    'word choice',
    'choosing words',
    'strong verbs',
    'sentence variety',
    'syntax',
    'diction',
    'concision',
    'writing short and clear',
    'timed writing',
  ],
}

const ID_OF = new Map(Object.entries(FOLDED).flatMap(([id, skills]) => skills.map((skill) => [skill, id as SkillId])))

/**
 * The one of the twelve that a prompt's skill belongs to.
 * @throws Error if it belongs to none
 */
export function skillIdOf(skill: string): SkillId {
  const id = ID_OF.get(skill)
  if (!id) throw new Error(`“${skill}” is in none of the twelve skills: add it to skills.ts.`)
  return id
}
