/** What an app keeps, for the things that nearly everybody means in the same way. */
export interface Thing {
  readonly word: RegExp
  /** What one does with it; completes "I can …". */
  readonly act: string
  readonly screens: string
  readonly data: string
}

const THINGS: readonly Thing[] = [
  {
    word: /\b(?:bookings?|appointments?|reservations?|scheduling)\b/u,
    act: 'book a free time',
    screens: 'free times, booking, confirmation; for the owner, the bookings of the day',
    data: 'each booking with service, time and contact; opening hours; no time given away twice',
  },
  {
    word: /\b(?:expenses?|spending|budget)\b/u,
    act: 'add an expense and see the total change',
    screens: 'this month with its total, all expenses, adding or changing one',
    data: 'each expense with amount, category and date',
  },
  {
    word: /\b(?:to-?dos?|tasks?|chores?)\b/u,
    act: 'add a task and tick it off',
    screens: 'open tasks, done tasks, adding or changing one',
    data: 'each task with its title, date and state',
  },
  {
    word: /\bhabits?\b/u,
    act: 'add a habit and mark it done for today',
    screens: 'today, one habit with its past days, adding or changing one',
    data: 'each habit with the days on which it was done',
  },
  {
    word: /\b(?:shop|store|e-?commerce)\b/u,
    act: 'find a product and order it',
    screens: 'products, a single product, basket, order; for the owner, orders',
    data: 'each product with name, price, picture and stock; each order with its lines',
  },
  {
    word: /\bflash ?cards?\b/u,
    act: 'add a card and study it',
    screens: 'decks, the cards of a deck, studying',
    data: 'each card with front, back and when it comes up next',
  },
  {
    word: /\bplants?\b/u,
    act: 'add a plant and mark it watered',
    screens: 'plants to water today, all plants, adding or changing one',
    data: 'each plant with how often it is watered and when it last was',
  },
  {
    word: /\btools?\b.*\b(?:lend|borrow)|\b(?:lend|borrow)\b.*\btools?\b/u,
    act: 'offer a tool and ask to borrow one',
    screens: 'tools nearby, a single tool with a request to borrow it, my tools and loans',
    data: 'each tool with its owner; each loan with borrower, dates and state',
  },
]

/** The thing that an app is about: the first that is named; null where it is none of these. */
export function thingIn(subject: string): Thing | null {
  const found = THINGS.flatMap((thing) => {
    const at = thing.word.exec(subject)?.index
    return at === undefined ? [] : [{ thing, at }]
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.thing ?? null
}
