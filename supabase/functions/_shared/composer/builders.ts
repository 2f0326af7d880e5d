import type { ModelId } from '../contracts/models.ts'
import { thingIn } from './app-things.ts'
import type { Reading } from './read-request.ts'

const CHANGE =
  /^(?:change|make (?:the|it|this|my)|move|fix|remove|delete|rename|replace|update|adjust|center|centre|align|add|refactor|debug|the (?:\w+ ){1,3}(?:is|are|does|do)(?:n'?t)?\b|why\b|when i\b|there'?s (?:a|an) (?:bug|error))/u
const FIX =
  /\b(?:fix|bug|error|broken|doesn'?t|isn'?t|does nothing|not working|won'?t|crash\w*|fails?|stops?|disappears?)\b/u
const PAGE =
  /\b(?:landing ?-?page|home ?-?page|portfolio|one[- ]page|website|web ?-?site|blog|pricing page|waitlist|coming soon)\b/u
const BOARD = /\b(?:dashboard|admin panel|analytics|charts?|kpis?)\b/u
const PLAY = /\b(?:game|snake|tetris|chess|wordle|sudoku|flappy|tic[- ]tac[- ]toe|platformer|puzzle)\b/u
const CLOCK = /\b(?:timer|stopwatch|pomodoro|countdown)\b/u
const TOOL =
  /\b(?:calculator|converter|editor)\b|\btool (?:that|to|which) (?:convert|count|calculat|check|format|compress|resize)/u
const FORM = /\b(?:form|login page|sign ?-?up page|settings page|checkout page)\b/u
// Parts that show data or change under the hand, and so have more than one state.
const LIVE_PART =
  /\b(?:kanban|data ?table|sortable|data ?grid|carousel|dropdown|modal|dialog|combobox|date ?picker|upload)\b/u
const PART = /\b(?:component|hero(?: section)?|section|navbar|header|footer|button|card|sidebar|menu)\b/u
const APP =
  /\b(?:app|site|website|page|tracker|tool|platform|portal|shop|store|marketplace|system|saas|crm|clone|board|planner|manager|builder|bot|extension|generator|quiz)\b/u
// People who do something there make an app of a page.
const PEOPLE =
  /\b(?:people|users?|members?|anyone|accounts?|login|log in|upload|admin|students?|players?|customers|guests|rsvp|orders?|order|sign ?-?up|book|password)\b/u
const NO_DATA =
  /\b(?:no (?:back-?end|database|data|server|login|sign-?in|accounts?|cloud)|without (?:a )?(?:back-?end|database))\b/u
const RIGHTS =
  /\b(?:roles?|admin|members only|only (?:\w+ ){0,3}(?:own|can|may|see|with)|invite|anonymous|password|without account|private|each (?:person|user|family))\b/u

// Things that a visitor names and that are easily left half done: each is accepted by trying it.
const FEATURES: readonly (readonly [pattern: RegExp, check: string])[] = [
  [/\bstripe|\bpayments?\b|\bpaypal|\bdeposit|\bcheckout/u, 'a test payment goes through'],
  [/\bgoogle (?:login|sign|auth)|\blogin (?:with )?google|\bsign in with google/u, 'sign-in with Google works'],
  [/\bsms\b|\breminders?\b|\bnotif(?:y|ies)\b|\bpush notif\w+/u, 'a reminder is sent once and on time'],
  [
    /\bbook(?:ing)?s?\b.*\b(?:calls?|appointments?|hours?|courts?|rooms?|tables?|slots?)\b/u,
    'no time can be booked twice',
  ],
  [/\bdark ?mode|\bdark theme/u, 'dark mode survives a reload'],
  [/\bcsv\b.*\bupload|\bupload\b.*\bcsv/u, 'an uploaded file shows at once'],
  [/\bexport|\bpdf\b/u, 'the exported file opens and is complete'],
  [RIGHTS, 'nobody sees or changes more than they may'],
  [/\b(?:e-?mail|newsletter) sign-?up|\bwaitlist/u, 'an address that is entered is stored once'],
  [/\boffline/u, 'it works without a connection'],
]

// What no app builder is made for, and is asked for all the same.
const TEXT_ORDER =
  /^(?:(?:please|pls|can you|could you) )*(?:write|draft|compose|explain|translate|summari[sz]e|rewrite|proofread|turn my|why|how|what|who)\b/u
const TEXT = /\b(?:poem|essay|letter|e-?mail to|story|speech|haiku|song|cv|resume)\b/u

// A request of so few words says what it is about and little of what it must do.
const SHORT_WORDS = 12
// A brief of so many words says itself what is done when.
const LONG_WORDS = 50

/** Lines for an app builder: what is built, and how one sees that it is done, from what the visitor names. */
export function builderLines(model: ModelId, reading: Reading): readonly string[] {
  const { ask, order } = reading
  const subject = order === '' ? ask : order
  if (CHANGE.test(subject)) {
    return FIX.test(ask)
      ? [
          'Find the cause first, fix it with the smallest change and leave everything else as it is.',
          'Tell me what it was and how to check it.',
        ]
      : ['Change only this, in the existing design, and leave everything else as it is.', 'Tell me how to check it.']
  }
  const head = headOf(subject)
  const isPart = [PLAY, CLOCK, TOOL, FORM, LIVE_PART, PART].some((pattern) => pattern.test(head))
  const isThing = isPart || [PAGE, BOARD, APP].some((pattern) => pattern.test(head))
  if ((TEXT_ORDER.test(ask) || TEXT.test(head)) && !isThing) return []
  const count = ask.split(' ').length
  if (subject.replace(/^(?:an?|the|my) /u, '').split(' ').length === 1 && !isPart)
    return ['First ask me what it has to do, and for whom.']
  if ((!isThing && count < 5) || count > LONG_WORDS) return []
  return shapeOf(head, subject, ask, model)
}

/** The words that name the thing, without what it is for. */
function headOf(subject: string): string {
  return subject.split(/[,.:;(]| (?:for|with|that|where|which|and|so|about|but) /u)[0] ?? subject
}

function shapeOf(head: string, subject: string, ask: string, model: ModelId): string[] {
  const checks = FEATURES.filter(([pattern]) => pattern.test(ask)).map(([, check]) => check)
  const done = (first: string) => `Done when ${[first, ...checks].join('; ')}.`
  if (PLAY.test(head))
    return [
      'Screens: start, play, result with a new round.',
      done('a round can be played from its start to its end, and then again'),
    ]
  if (CLOCK.test(head)) return [done('the time stays right with the screen locked or in a background tab')]
  if (TOOL.test(subject))
    return [
      'One screen, usable at once.',
      done('the result follows every change and wrong or empty input gets a clear message'),
    ]
  if (BOARD.test(head))
    return [
      'One overview of the figures, and a list behind each of them.',
      'Fill it with realistic sample data.',
      done('every figure agrees with its list'),
    ]
  if (FORM.test(head))
    return [
      done(
        `each field says what is wrong beside it, ${/\bsteps?\b/u.test(ask) ? 'going back loses nothing, ' : ''}and it works by keyboard and on a phone`,
      ),
    ]
  if (LIVE_PART.test(head))
    return ['Cover the empty, loading and error states.', done('it works by mouse, touch and keyboard')]
  if (PART.test(head) && !APP.test(head)) return [done('it looks right at phone width and on a wide screen')]
  const isLanding = /\blanding|\bwaitlist|\bcoming soon/u.test(head)
  if (isLanding || (PAGE.test(head) && !PEOPLE.test(ask) && !/\bapp\b/u.test(head))) {
    return [
      ...(isLanding ? ['Sections in the order a visitor needs them, with one main button.'] : []),
      'Use the facts above as they are; mark a placeholder where text or a picture is missing.',
      done('it reads well at phone width and every link works'),
    ]
  }
  const thing = ask.split(' ').length <= SHORT_WORDS ? thingIn(subject) : null
  const rules =
    model === 'firebase' && !NO_DATA.test(ask)
      ? ['Firestore: name the collections and fields, and write security rules for who may read and change what.']
      : []
  if (thing !== null) {
    return [
      `Screens: ${thing.screens}.`,
      ...(NO_DATA.test(ask) || rules.length > 0 ? [] : [`Data: ${thing.data}.`]),
      done(`I can ${thing.act} on a phone, and it is still there after a reload`),
      ...rules,
    ]
  }
  const isScreens = !/\b(?:extension|desktop|cli|command line|bot|api)\b/u.test(ask)
  return [
    `${isScreens ? 'First list the screens and their data, then build' : 'Build'} every point above; say what you had to assume.`,
    ...rules,
    done(`each point above works${isScreens ? ' on a phone' : ''} and what was entered is still there after a reload`),
  ]
}
