import { plainWord, stemTerm } from './terms'

const OFFICE = ['business', 'marketing', 'planning', 'automation', 'work']

/** Words that suggest what the searcher is doing, each with the purposes (content/tags.ts) they stand for. */
const SIGNS: readonly (readonly [words: string, purposes: readonly string[]])[] = [
  [
    'email letter resume cover invoice advert ad job salary interview meeting agenda minutes customer customers client ' +
      'product launch seo content calendar newsletter report proposal policy negotiation resignation complaint refund ' +
      'landlord tenant contract sales marketing linkedin instagram caption captions pitch budget spreadsheet excel ' +
      'plan planning schedule checklist template summary summarize notes action items onboarding hiring recruiter career ' +
      'etsy website landing slogan brand b2b startup shop listing review bill payment reminder ' +
      'boss manager coworker quit raise employee employees team prioritize priorities pricing ' +
      'recipe meal cook grocery workout fitness cleaning itinerary wording brainstorm',
    OFFICE,
  ],
  [
    'code coding python javascript typescript regex sql unit bug debug git css html refactor api function script',
    ['coding'],
  ],
  [
    'midjourney photo photograph portrait watercolor logo illustration wallpaper render picture image landscape drawing',
    ['images'],
  ],
  ['lesson rubric worksheet worksheets classroom differentiated curriculum parents marking ks1 ks2 ks3', ['lessons']],
  [
    'quiz flashcards flashcard revision gcse literature citation thesis exam study learn explain research sources spanish ' +
      'french german homework',
    ['study', 'research', 'lessons'],
  ],
  ['essay chapter outline', ['school', 'study', 'work']],
  ['proofread proofreading critique feedback edit editing rewrite', ['work', 'study', 'planning']],
  [
    'story stories novel poem poems poetry character plot scene dialogue horror romance fantasy mystery villain trope ' +
      'lovers scary spooky scifi thriller fiction creepypasta gothic',
    ['fiction', 'daily', 'school'],
  ],
  [
    'journal journaling diary gratitude reflection reflect self healing shadow mood anxiety burnout grief loss mindful ' +
      'mindfulness feelings therapy therapist feel feeling angry anger hate scared afraid alone lonely loneliness cry ' +
      'crying sad worry worried overthinking overthink forgive forgiveness boundaries breakup heartbroken happy ' +
      'happiness stressed stress overwhelmed ashamed shame guilt guilty jealous jealousy pregnant divorce identity myself ' +
      'insecure confidence regret trauma',
    ['journal', 'self-reflection', 'memoir'],
  ],
  ['childhood memories memory memoir', ['memoir', 'journal']],
]

const BY_STEM = new Map<string, readonly string[]>()
for (const [words, purposes] of SIGNS)
  for (const word of words.split(' ')) {
    const stem = stemTerm(plainWord(word))
    BY_STEM.set(stem, [...(BY_STEM.get(stem) ?? []), ...purposes])
  }

/** The purposes that most of the search's significant words share; empty if it could be for anything. */
export function purposesOf(words: readonly string[]): ReadonlySet<string> {
  const spoken = words.flatMap((word) => {
    const purposes = BY_STEM.get(stemTerm(word))
    return purposes ? [purposes] : []
  })
  const all = [...new Set(spoken.flat())]
  const times = (purpose: string) => spoken.filter((purposes) => purposes.includes(purpose)).length
  const most = Math.max(...all.map(times))
  return new Set(all.filter((purpose) => times(purpose) === most))
}
