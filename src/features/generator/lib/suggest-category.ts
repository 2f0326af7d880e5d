import type { CategoryId } from '@contracts/categories.ts'

/** Words that say what a request is about. "Writing" has none: nearly every request asks for a text. */
const SIGNS: readonly (readonly [CategoryId, RegExp])[] = [
  [
    'coding',
    /\b(?:code|coding|function|bugs?|debug\w*|refactor\w*|python|(?:bash|shell|batch|powershell|apps) scripts?|javascript|typescript|java|c\+\+|c#|php|rust|golang|sql|regex|api|css|html|react|vue|node|django|unit tests?|stack ?trace|exception|compiler?|git|docker|bash|algorithm|endpoint|database query|excel formula|formula for (?:excel|google sheets))\b/gu,
  ],
  [
    'marketing',
    /\b(?:marketing|adverts?|ads?|slogans?|taglines?|campaigns?|seo|newsletters?|(?:instagram|facebook|tiktok|linkedin|social media|twitter|youtube) (?:posts?|captions?|content|ads?|bio)|product descriptions?|landing pages?|brand\w*|influencers?|promot(?:e|ion)\w*|launch e-?mails?|sales (?:page|copy|e-?mail)|hashtags?)\b/gu,
  ],
  [
    'design',
    /\b(?:logos?|posters?|flyers?|layouts?|ui|ux|wireframes?|mock-?ups?|colou?r (?:palette|scheme)|icons?|fonts?|typograph\w*|illustrations?|banner|app screens?|design(?:s|ed|ing)?|floor plan|redesign)\b/gu,
  ],
  [
    'research',
    /\b(?:research\w*|stud(?:y|ies) (?:on|about|of|show)|sources?|citations?|literature review|statistics?|surveys?|evidence|meta-analysis|hypothes[ie]s|data ?sets?|peer[- ]reviewed|pros and cons|fact-?check|academic|thesis|dissertation)\b/gu,
  ],
  [
    'business',
    /\b(?:business|start-?ups?|meetings?|invoices?|contracts?|clients?|proposals?|budgets?|employees?|employer|managers?|job (?:description|offer|application|interview)|cover letter|resume|cv|quarterly|stakeholders?|kpis?|swot|investors?|pitch|revenue|suppliers?|tenant|rent|onboarding)\b/gu,
  ],
  [
    'education',
    /\b(?:lessons?|quiz(?:zes)?|students?|pupils?|homework|teach(?:er|ers|ing)?|exams?|worksheets?|curriculum|syllabus|\w+ graders?|grade \d+|flash ?cards?|tutor|classroom|school|learn(?:ing)?|study (?:plan|guide)|explain)\b/gu,
  ],
]

/**
 * The category that a description most likely belongs to.
 * @returns undefined if there is no sign, or two categories have equally many
 */
export function suggestCategory(description: string): CategoryId | undefined {
  const text = description.toLowerCase()
  const found = SIGNS.map(([category, signs]) => ({ category, count: new Set(text.match(signs)).size }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const [best, second] = found
  return best && best.count > (second?.count ?? 0) ? best.category : undefined
}
