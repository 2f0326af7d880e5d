import type { ModelId } from '../contracts/models.ts'
import { thingsIn } from './app-things.ts'
import type { Reading } from './read-request.ts'
import type { Kind } from './types.ts'
import { linesOf } from './lines-of.ts'

const CHANGE =
  /^(?:change|make (?:the|it|this|my)|move|fix|remove|delete|rename|replace|update|adjust|center|centre|align|add|refactor|debug|the \w+ (?:is|are|does|do)(?:n'?t)?\b|why\b|when i\b|there'?s (?:a|an) (?:bug|error))/u
const FIX = /\b(?:fix|bug|error|broken|doesn'?t|isn'?t|not working|won'?t|crash\w*|fails?)\b/u
const PAGE =
  /\b(?:landing ?-?page|home ?-?page|portfolio|one[- ]page|website|web ?-?site|blog|pricing page|waitlist|coming soon)\b/u
const BOARD = /\b(?:dashboard|admin panel|analytics|charts?|kpis?)\b/u
const LIKE =
  /\blike (?:tinder|uber|airbnb|instagram|twitter|facebook|reddit|netflix|spotify|tiktok|duolingo)|\bclone\b/u
const PLAY = /\b(?:game|snake|tetris|chess|quiz app|wordle|sudoku|memory|flappy|tic[- ]tac[- ]toe|platformer|puzzle)\b/u
const TOOL =
  /\b(?:calculator|converter|timer|stopwatch|pomodoro|generator|clock|counter|countdown|editor|translator|weather)\b/u
const PART =
  /\b(?:component|hero(?: section)?|section|navbar|header|footer|button|card|modal|dialog|form|table|sidebar|menu|carousel|dropdown|login page|sign ?-?up page|settings page|checkout page)\b/u
const NO_DATA =
  /\b(?:no (?:back-?end|database|data|server|login|sign-?in|accounts?)|without (?:a )?(?:back-?end|database|login|sign-?in|accounts?))\b/u

// Things that a visitor names and that are easily left half done: each is accepted by trying it.
const FEATURES: readonly (readonly [pattern: RegExp, check: string])[] = [
  [/\bstripe|\bpayments?\b|\bdeposit|\bcheckout/u, 'a test payment goes through'],
  [/\bgoogle (?:login|sign|auth)|\blogin (?:with )?google|\bsign in with google/u, 'sign-in with Google works'],
  [/\bsms\b|\breminders?\b|\bnotif\w+/u, 'a reminder is sent once and on time'],
  [/\bdark ?mode|\bdark theme/u, 'dark mode survives a reload'],
  [/\bmap\b/u, 'a place shows on the map'],
  [/\bupload/u, 'an uploaded file shows at once'],
  [/\bsearch|\bfilters?\b/u, 'searching narrows the list'],
  [/\bexport|\bpdf\b/u, 'the exported file opens and is complete'],
  [/\bchat|\bmessag\w+/u, 'a message reaches the other person'],
  [
    /\broles?\b|\badmin\b|\bonly (?:their|his|her|its) own\b|\bonly own\b/u,
    'each person sees and changes only what they may',
  ],
  [/\boffline/u, 'it works without a connection'],
]

const STACK =
  /\b(?:vue|svelte|angular|html|vanilla|next(?:\.js|js)?|react native|flutter|bootstrap|astro|php|django|laravel)\b/u

/** Lines for an app builder: screens, data and acceptance, from what the visitor names. */
export function builderLines(model: ModelId, reading: Reading, kind: Kind | null): readonly string[] {
  const { ask, order, facets } = reading
  const subject = order === '' ? ask : order
  if (CHANGE.test(subject)) {
    return FIX.test(subject)
      ? [
          'Find the cause first and say it in one sentence.',
          'Fix it with the smallest change and leave everything else as it is.',
          'Tell me how to check it.',
        ]
      : [
          'Change only this and leave everything else as it is.',
          'Keep to the existing design, and check it on a phone and on a wide screen.',
        ]
  }
  const head = headOf(subject)
  const isText = TEXT_ORDER.test(ask) || TEXT.test(head)
  const hasShape = [PAGE, BOARD, PLAY, TOOL, PART].some((pattern) => pattern.test(head))
  const hasAppWord =
    hasShape ||
    /\b(?:app|site|website|page|dashboard|tracker|tool|platform|portal|game|shop|store|marketplace|calculator|system|saas|crm|component|clone|board|planner|manager|builder|form|bot|extension)\b/u.test(
      head,
    )
  if (isText && !hasAppWord) return kind === null ? [] : linesOf(kind, reading).slice(0, 2)
  if (kind === null && !hasAppWord && thingsIn(subject).length === 0 && subject.split(' ').length < 5) return []
  const checks = FEATURES.filter(([pattern]) => pattern.test(ask)).map(([, check]) => check)
  const lines = [...shapeOf(subject, ask, model, checks), ...techOf(model, ask)]
  return facets.has('form') && lines.length > 3 ? lines.slice(0, 3) : lines
}

// What no app builder is made for, and is asked for all the same.
const TEXT_ORDER =
  /^(?:(?:please|pls|can you|could you) )*(?:write|draft|compose|explain|translate|summari[sz]e|rewrite|proofread|turn my|why|how|what|who)\b/u
const TEXT = /\b(?:poem|essay|letter|e-?mail to|story|speech|haiku|song|cv|resume)\b/u

/** The words that name the thing, without what it is for. */
function headOf(subject: string): string {
  return subject.split(/[,.:;(]| (?:for|with|that|where|which|and|so|about) /u)[0] ?? subject
}

// People who do something there make an app of a page.
const PEOPLE =
  /\b(?:people|users?|members?|anyone|accounts?|login|upload|admin|students?|players?|customers|rsvp|orders?|sign ?-?up)\b/u

function shapeOf(subject: string, ask: string, model: ModelId, checks: readonly string[]): string[] {
  const head = headOf(subject)
  const done = (first: string) => `Done when ${[first, ...checks].join('; ')}.`
  if (PART.test(head) && !/\bapp\b|\bweb ?-?site\b|\blanding/u.test(head)) {
    return [
      'Show every state with realistic sample content: normal, loading, empty, error, very long text.',
      done('it works by keyboard and looks right at phone width and on a wide screen'),
    ]
  }
  if (PLAY.test(head))
    return [
      'Screens: start, play, result with a new round.',
      done('a round can be played to its end by keyboard and by touch, and the best score survives a reload'),
    ]
  if (TOOL.test(head))
    return [
      'One screen, usable at once, with sensible starting values.',
      done('wrong or empty input gets a clear message and the last values survive a reload'),
    ]
  if (BOARD.test(head))
    return [
      'One overview with the figures named above, a list behind each figure, and a filter by period.',
      'Fill it with realistic sample data.',
      done('every figure agrees with its list'),
    ]
  const found = LIKE.test(subject) ? [] : thingsIn(subject)
  if (found.length >= 3) {
    const names = found.map(({ name }) => name)
    const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    return [
      `Screens: for ${all} a list with search, a single view and a form each.`,
      'Data: say how these belong to one another before you build.',
      done('each can be added, found and changed on a phone, and is still there after a reload'),
    ]
  }
  const kept = found[0]?.thing
  if (PAGE.test(head) && !PEOPLE.test(ask) && !/\bapp\b/u.test(head) && kept?.one !== 'product') {
    return [
      'Sections in the order a visitor needs them, one main button, marked placeholders where text or pictures are missing.',
      done('it reads well at phone width and every link and form works'),
    ]
  }
  if (kept === undefined) {
    return [
      ...(/\b(?:screens|pages)\b/u.test(ask)
        ? []
        : ['Start with the one thing people come to do; list the screens and the data before you build.']),
      done('a new visitor can do it on a phone without help, and the result is still there after a reload'),
    ]
  }
  return [
    `Screens: ${kept.screens}.`,
    ...(NO_DATA.test(ask) || model === 'v0' ? [] : [`Data: ${kept.data}.`]),
    done(`a new visitor can ${kept.act} on a phone, and it is still there after a reload`),
  ]
}

function techOf(model: ModelId, ask: string): string[] {
  if (STACK.test(ask) && model === 'v0') return ['Cover loading, empty and error states.']
  if (model === 'v0' && TOOL.test(ask)) return ['Use React, Tailwind and shadcn/ui.']
  if (model === 'v0') return ['Use React, Tailwind and shadcn/ui; cover loading, empty and error states.']
  if (model === 'bolt') return ['Few dependencies, some sample data, and it starts without errors.']
  if (model === 'firebase' && !NO_DATA.test(ask))
    return ['Firestore: name the collections and fields; write security rules for who may read and change what.']
  if (model === 'lovable') return ['Build the core first; list what you left for later.']
  return []
}
