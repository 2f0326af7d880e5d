import type { Family } from '../types.ts'

interface SourceGuide {
  readonly pattern: RegExp
  readonly sources: readonly [string, string]
}

const BY_TOPIC: readonly SourceGuide[] = [
  {
    pattern:
      /\b(?:landlord|tenant|rent|contract|legal|law|rights|deposit|lease|visa|tax(?:es)?|gdpr|policy|refund)\b/iu,
    sources: [
      'statutes, official guidance and consumer advice bodies',
      'government pages, court decisions, legal-aid guides',
    ],
  },
  {
    pattern:
      /\b(?:health\w*|disease|diet|sleep|vitamins?|medicine|medical|symptoms?|pain|anxiety|stress|workout|exercise|running|pregnan\w+|intermittent|fasting|migraine|adhd)\b/iu,
    sources: [
      'systematic reviews, trial registries and national guidelines',
      'recent reviews in medical journals and health agencies',
    ],
  },
  {
    pattern:
      /\b(?:python|javascript|typescript|react|node|sql|api|code|function|docker|linux|framework|library|software|app|bug|error|git|database)\b/iu,
    sources: [
      'official documentation, changelogs and issue threads',
      'maintainers’ posts, release notes and reproducible benchmarks',
    ],
  },
  {
    pattern:
      /\b(?:climate|energy|solar|carbon|plastic|recycl\w+|pollution|electric cars?|heat pumps?|biodiversity|microplastics?)\b/iu,
    sources: [
      'measured data, assessment reports and peer-reviewed studies',
      'statistics offices, agencies and field measurements',
    ],
  },
  {
    pattern: /\b(?:history|war|ancient|medieval|century|empire|revolution|roman|historical)\b/iu,
    sources: ['archives, university presses and museum catalogues', 'primary documents and historians who disagree'],
  },
  {
    pattern: /\b(?:trip|travel|itinerary|holiday|vacation|hotel|flight|train|visit|city)\b/iu,
    sources: [
      'operators’ timetables, tourist offices and recent local reports',
      'official opening times, transport sites, travellers’ notes from this year',
    ],
  },
  {
    pattern: /\b(?:school|teach\w*|students?|pupils|lesson|learning|exam|homework|curriculum|classroom)\b/iu,
    sources: [
      'curricula, education research and practising teachers',
      'exam boards, meta-analyses and classroom reports',
    ],
  },
  {
    pattern: /\b(?:price|pricing|invest\w*|stocks?|mortgage|salary|savings|inflation|bank|budget|money)\b/iu,
    sources: [
      'central banks, statistics offices and filings',
      'price lists, official statistics and independent testers',
    ],
  },
  {
    pattern: /\b(?:recipe|cook\w*|bak\w+|food|meal|restaurant|bread|wine|coffee)\b/iu,
    sources: [
      'tested recipes, food-safety agencies and cooks who explain why',
      'reference cookbooks, trade schools and side-by-side tests',
    ],
  },
  {
    pattern: /\b(?:market\w*|customers?|brand|competitors?|startup|business|sales|seo|ads?|e-?commerce|b2b)\b/iu,
    sources: ['company filings, trade press and customer reviews', 'industry data, rivals’ pages and forum complaints'],
  },
  {
    pattern: /\b(?:novel|poem|story|film|movie|book|music|painting|art|song|poetry|literature)\b/iu,
    sources: ['critics, archives and interviews with makers', 'first editions, reviews of the time, scholarly essays'],
  },
]

const BY_FAMILY: Readonly<Record<Family, readonly [string, string]>> = {
  message: ['official guidance and advice bodies', 'rules, sample letters and accounts of what worked'],
  career: ['job adverts, salary surveys and employers’ own pages', 'recruiters’ posts, pay data, company news'],
  creative: ['diaries, local newspapers and field guides', 'archives, interviews and maps'],
  prose: ['reference works, reporting and studies', 'quality newspapers, books and primary documents'],
  copy: ['customer reviews, rivals’ pages and trade press', 'forums, search questions and case studies with figures'],
  learning: ['textbooks, curricula and education research', 'teachers’ guides, exam boards and good lecture notes'],
  research: [
    'peer-reviewed papers, official statistics and good reporting',
    'primary studies, reviews and agencies’ data',
  ],
  data: ['official references and worked examples', 'vendor documentation and well-answered threads'],
  code: ['official documentation and issue threads', 'release notes, standards and maintainers’ posts'],
  app: ['app reviews, documentation and case studies', 'product forums, pricing pages and post-mortems'],
  picture: [
    'museum collections, design archives and makers’ notes',
    'picture libraries, design history and interviews',
  ],
  plan: ['official pages, recent local reports and specialists', 'operators’ sites, guidelines and people who did it'],
  deciding: [
    'people who did it, advisers without commission, reviews',
    'long-term accounts, statistics and honest reviews',
  ],
  business: ['filings, trade press and founders’ accounts', 'statistics offices, price lists and case studies'],
}

// Families whose subject tells where to look; the others have sources of their own.
const BY_SUBJECT: ReadonlySet<Family> = new Set([
  'message',
  'prose',
  'learning',
  'research',
  'plan',
  'business',
  'deciding',
])

/** Kinds of sources that are worth asking for, by the subject of the description. */
export function sourcesFor(text: string, family: Family): readonly [string, string] {
  const topic = BY_SUBJECT.has(family) ? BY_TOPIC.find(({ pattern }) => pattern.test(text)) : undefined
  return topic?.sources ?? BY_FAMILY[family]
}
