import { toTerm } from '@/lib/search-terms'

/** Words that people use for one another when they search. */
const GROUPS = [
  'landlord tenant rent lease',
  'letter email mail',
  'pupil student learner',
  'teacher lesson classroom school',
  'boss manager supervisor',
  'colleague coworker workmate',
  'job career',
  'cv resume application',
  'funny humour humor comedy silly',
  'scary horror spooky creepy ghost',
  'love romance romantic',
  'scifi science space robot',
  'kid child children',
  'teen teenager',
  'mum mom mother',
  'dad father',
  'grandmother grandma granny',
  'grandfather grandpa',
  'diary journal',
  'gratitude thankful thanks',
  'memoir memory autobiography',
  'story tale',
  'poem poetry verse',
  'advert ad advertising marketing',
  'shop store',
  'customer client buyer',
  'complaint complain refund',
  'invoice bill payment',
  'photo picture image photograph',
  'code programming developer software',
  'flat apartment',
  'holiday vacation trip travel',
  'film movie',
  'football soccer',
  'lift elevator',
  'autumn fall',
  'biscuit cookie',
  'dragon monster',
  'wedding marriage bride',
  'funeral grief obituary',
  'summarise summarize summary',
  'recipe cooking kitchen',
] as const

const BY_TERM = new Map<string, readonly string[]>()
for (const group of GROUPS) {
  const words = group.split(' ')
  for (const word of words) {
    const term = toTerm(word)
    if (term) BY_TERM.set(term, [...(BY_TERM.get(term) ?? []), ...words.filter((other) => other !== word)])
  }
}

/** Words that mean nearly the same as a word, in whatever form it is typed. */
export function synonymsOf(word: string): readonly string[] {
  const term = toTerm(word)
  return (term && BY_TERM.get(term)) || []
}
