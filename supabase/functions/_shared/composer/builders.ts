import type { ModelId } from '../contracts/models.ts'
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

interface Thing {
  /** The visitor's word for what the app keeps. */
  readonly word: RegExp
  readonly one: string
  /** What a visitor does first; completes "a new visitor can …". */
  readonly act: string
  readonly screens: string
  readonly data: string
}

const thing = (word: RegExp, one: string, act: string, screens?: string, data?: string): Thing => ({
  word,
  one,
  act,
  screens: screens ?? `all ${one}s, a single ${one}, adding or changing one`,
  data: data ?? `each ${one} with the details that its screens show, and its date`,
})

const THINGS: readonly Thing[] = [
  thing(
    /\b(?:book(?:ings?)|appointments?|reserv\w+|scheduling)\b/u,
    'booking',
    'book a free time',
    'free times, booking, confirmation; for the owner, the bookings of the day',
    'each booking with service, time and contact; opening hours; no time given away twice',
  ),
  thing(
    /\bexpenses?|\bspending|\bbudget/u,
    'expense',
    'add an expense',
    'this month with its total, all expenses, adding or changing one',
    'each expense with amount, category and date',
  ),
  thing(
    /\brecipes?\b/u,
    'recipe',
    'add a recipe',
    'all recipes, a single recipe, adding or changing one',
    'each recipe with ingredients, steps and time',
  ),
  thing(
    /\b(?:to-?dos?|tasks?|chores?)\b/u,
    'task',
    'add a task and tick it off',
    'open tasks, done tasks, adding or changing one',
    'each task with its title, date and state',
  ),
  thing(
    /\bhabits?\b/u,
    'habit',
    'add a habit and mark it done for today',
    'today, one habit with its past days, adding or changing one',
    'each habit with the days on which it was done',
  ),
  thing(
    /\bworkouts?|\bgym\b|\bexercises?\b/u,
    'workout',
    'log a workout',
    'today’s workout, past workouts, progress',
    'each workout with exercises, sets, weight and date',
  ),
  thing(
    /\binvoices?\b/u,
    'invoice',
    'create an invoice',
    'all invoices with their state, a single invoice, adding or changing one',
    'each invoice with customer, lines, total, date and whether it is paid',
  ),
  thing(/\bevents?\b|\btickets?\b/u, 'event', 'find an event and sign up'),
  thing(
    /\bmarketplace|\bclassifieds|\bsecond[- ]?hand/u,
    'offer',
    'offer something and find it in a search',
    'all offers with search, a single offer, offering something, my offers',
    'each offer with title, price, picture, seller and whether it is still there',
  ),
  thing(/\bjobs?\b/u, 'job', 'find a job and apply'),
  thing(
    /\binventory|\bstock\b/u,
    'item',
    'change the stock of an item',
    'all items with their stock, a single item, adding or changing one',
    'each item with name, quantity and the quantity at which to reorder',
  ),
  thing(
    /\b(?:shop|store|e-?commerce|products?|sell\w*)\b/u,
    'product',
    'find a product and order it',
    'products, a single product, basket, order; for the owner, orders',
    'each product with name, price, picture and stock; each order with its lines',
  ),
  thing(
    /\b(?:flash ?cards?|decks?)\b/u,
    'card',
    'add a card and study it',
    'decks, the cards of a deck, studying',
    'each card with front, back and when it comes up next',
  ),
  thing(/\bnotes?\b/u, 'note', 'write a note and find it again'),
  thing(/\bjournal|\bdiary/u, 'page', 'write a page and find it again'),
  thing(
    /\bplants?\b/u,
    'plant',
    'add a plant and mark it watered',
    'plants to water today, all plants, adding or changing one',
    'each plant with how often it is watered and when it last was',
  ),
  thing(
    /\b(?:chat|messag\w+|messenger)\b/u,
    'message',
    'send a message and see the answer',
    'conversations, one conversation',
    'each message with sender, text and time',
  ),
  thing(
    /\btools?\b.*\b(?:lend|borrow|share)|\b(?:lend|borrow|share).*\btools?\b/u,
    'tool',
    'offer a tool and ask to borrow one',
    'tools nearby, a single tool with a request to borrow it, my tools and loans',
    'each tool with its owner; each loan with borrower, dates and state',
  ),
  thing(/\b(?:restaurants?|places?|spots?|directory|listings?)\b/u, 'place', 'find a place and open it'),
  thing(/\bbooks?\b|\breading/u, 'book', 'add a book'),
  thing(/\bpets?\b|\bdogs?\b|\bcats?\b/u, 'pet', 'add a pet'),
  thing(/\bsurveys?\b/u, 'survey', 'answer and see the result'),
  thing(/\b(?:polls?|votes?|voting)\b/u, 'poll', 'answer and see the result'),
  thing(/\bmeals?\b|\bcalorie/u, 'meal', 'log a meal'),
  thing(/\bstudents?\b|\bgrades?\b|\battendance/u, 'student', 'find a student and change an entry'),
  thing(/\bclients?\b|\bcustomers?\b|\bleads?\b|\bcontacts?\b/u, 'contact', 'add a contact and find it'),
  thing(/\bposts?\b|\bsocial network|\bforum/u, 'post', 'write a post'),
  thing(/\bphotos?\b|\bgallery/u, 'photo', 'add a photo'),
]

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
  const isApp =
    kind === null ||
    [
      'website',
      'code',
      'interface',
      'web-copy',
      'plan',
      'recipe',
      'budget',
      'workout',
      'quiz',
      'flashcards',
      'blog-post',
      'picture',
      'meal-plan',
      'trip',
      'roleplay',
      'work-document',
    ].includes(kind.id)
  const hasShape = [PAGE, BOARD, PLAY, TOOL, PART].some((pattern) => pattern.test(subject))
  const hasAppWord =
    hasShape ||
    /\b(?:app|site|website|page|dashboard|tracker|tool|platform|portal|game|shop|store|marketplace|calculator|system|saas|crm|component|clone|board|planner|manager|builder|form|bot|extension)\b/u.test(
      subject,
    )
  if (!isApp && !hasAppWord) return kind === null ? [] : linesOf(kind, reading).slice(0, 2)
  if (kind === null && !hasAppWord && THINGS.every(({ word }) => !word.test(subject)) && subject.split(' ').length < 5)
    return []
  const checks = FEATURES.filter(([pattern]) => pattern.test(ask)).map(([, check]) => check)
  const lines = [...shapeOf(subject, ask, model, checks), ...techOf(model, ask)]
  return facets.has('form') && lines.length > 3 ? lines.slice(0, 3) : lines
}

// People who do something there make an app of a page.
const PEOPLE = /\b(?:people|users?|members?|anyone|accounts?|login|upload|admin|rsvp|orders?|sign ?-?up)\b/u

function shapeOf(subject: string, ask: string, model: ModelId, checks: readonly string[]): string[] {
  const head = subject.split(/[,.:;(]| (?:for|with|that|where|which|and|so) /u)[0] ?? subject
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

/** The things that a request names, in its order, each with the visitor's own word for it. */
function thingsIn(subject: string): { thing: Thing; name: string; at: number }[] {
  const found = THINGS.flatMap((thing) => {
    const match = thing.word.exec(subject)
    return match === null ? [] : [{ thing, name: match[0], at: match.index }]
  })
  // People and messages are part of most apps; they are the heart of one only where nothing else is named.
  const own = found.filter(({ thing }) => !['message', 'student', 'photo'].includes(thing.one))
  return (own.length > 0 ? own : found).sort((a, b) => a.at - b.at)
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
