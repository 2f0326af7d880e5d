import type { Artefact } from '../types.ts'

/** Texts that stand between a person and a job. */
export const CAREER: readonly Artefact[] = [
  {
    id: 'cover-letter',
    family: 'career',
    verb: 'Write',
    noun: 'cover letter',
    roles: [
      'a hiring manager who reads two hundred applications a month and remembers five',
      'a careers adviser who was once turned down for the dullest letter in the pile',
      'a workshop owner who hires by the second paragraph',
    ],
    craft: [
      'Open with one result of mine that this employer would want repeated.',
      'Match three needs from the advert to three things I have done.',
      'Let one sentence show that I know what this team does all day.',
    ],
    traps: [
      'No “I am writing to apply”, no “team player”, no “passionate”.',
      'Do not retell the CV.',
      'Never invent experience; ask for it in brackets.',
    ],
    forms: [
      { what: 'the letter with greeting and closing', length: 'under 250 words' },
      { what: 'three short paragraphs: why them, why me, what next', length: 'at most 220 words' },
    ],
    plainForm: 'the letter with greeting and closing',
    context: [
      { text: 'the job advert says: [paste the advert]' },
      { text: 'my proudest result: [result with a number]' },
      { text: 'the employer is [company]' },
      { text: 'the gap they will notice: [gap]' },
    ],
  },
  {
    id: 'cv',
    family: 'career',
    verb: 'Write',
    noun: 'CV',
    roles: [
      'a recruiter who gives each CV eight seconds and knows where the eye stops',
      'a careers editor who turns duties into results without lying',
      'a production editor who can fit a life on one page',
    ],
    craft: [
      'Start each line with a verb and end it with a number.',
      'Put the newest and most relevant work where the eye lands first.',
      'Use the words of the job advert where they are true.',
    ],
    traps: [
      'No “responsible for”, no soft skills without proof.',
      'Do not invent titles, dates or figures; mark gaps with [field].',
      'Nothing older than it is useful.',
    ],
    forms: [
      { what: 'a one-page CV: profile, work, skills, education' },
      { what: 'the rewritten lines beside the old ones, then the finished page' },
    ],
    plainForm: 'the CV in plain sections: profile, work, skills, education',
    context: [
      { text: 'my CV so far: [paste it]' },
      { text: 'the job I want: [job title]' },
      { text: 'numbers I can prove: [numbers]' },
    ],
  },
  {
    id: 'job-ad',
    family: 'career',
    verb: 'Write',
    noun: 'job ad',
    roles: [
      'a head of talent who writes job ads that good people forward to friends',
      'a team lead hiring her own replacement and hiding nothing',
      'a union rep who reads job ads for what they leave out',
    ],
    craft: [
      'Describe an ordinary Tuesday in the job.',
      'Separate the four real requirements from what can be learned here.',
      'Name pay, place and hours near the top.',
    ],
    traps: [
      'No “rockstar”, “family” or “fast-paced environment”.',
      'Do not list more requirements than the last good hire met.',
      'Nothing the team itself would laugh at.',
    ],
    forms: [
      { what: 'the ad with headings: the work, you, we, how to apply', length: 'under 300 words' },
      { what: 'a title, five lines that sell the work, then the facts', length: 'under 250 words' },
    ],
    plainForm: 'the ad with headings: the work, you, we, how to apply',
    context: [
      { text: 'pay is [range]', unless: 'money' },
      { text: 'the team is [size and place]' },
      { text: 'the hard part of the job: [what]' },
    ],
  },
  {
    id: 'interview-prep',
    family: 'career',
    verb: 'Prepare me for',
    noun: 'interview',
    roles: [
      'an interviewer who has sat on both sides of the table for twenty years',
      'a coach who rehearses people until the answers sound unrehearsed',
      'a stage director who has calmed many trembling hands',
    ],
    craft: [
      'Ask one question at a time and wait for my answer.',
      'Push back once on every vague answer, as a real panel would.',
      'Include the question I hope they will not ask.',
    ],
    traps: [
      'No model answers that anybody could recite.',
      'Do not praise an answer without saying what was missing.',
      'No trick questions that nobody asks.',
    ],
    forms: [
      { what: 'eight likely questions, each with what it really tests and a hint' },
      { what: 'a table: question, what it tests, my weak spot, a stronger line' },
    ],
    plainForm: 'the questions, each with what it really tests and a hint',
    context: [
      { text: 'the role is [job title] at [company]' },
      { text: 'my weak spot: [gap]' },
      { text: 'a result I can tell as a story: [result]' },
    ],
  },
  {
    id: 'bio',
    family: 'career',
    verb: 'Write',
    noun: 'bio',
    roles: [
      'a profile writer who can make a stranger worth meeting in sixty words',
      'a magazine editor who cuts every bio to what people repeat at dinner',
      'a programme-booklet writer with room for three sentences',
    ],
    craft: [
      'Lead with what I do for people, not with my title.',
      'Keep one odd, true detail; it is what gets remembered.',
      'End with a reason to write to me.',
    ],
    traps: [
      'No “passionate about”, no lists of adjectives.',
      'Do not boast where a fact would do.',
      'Nothing that would fit a thousand others.',
    ],
    forms: [
      { what: 'three versions', length: 'one line, 50 words and 100 words' },
      { what: 'one version in first person and one in third', length: 'each under 80 words' },
    ],
    plainForm: 'one version in first person and one in third',
    context: [
      { text: 'what I do: [work]' },
      { text: 'a true, odd detail: [detail]' },
      { text: 'it will stand on [place]' },
      { text: 'proof worth naming: [number or name]' },
    ],
  },
]
