/** What an app keeps, and what one does with it. */
export interface Thing {
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

/** The things that a request names, in its order, each with the visitor's own word for it. */
export function thingsIn(subject: string): { thing: Thing; name: string; at: number }[] {
  const found = THINGS.flatMap((thing) => {
    const match = thing.word.exec(subject)
    return match === null ? [] : [{ thing, name: match[0], at: match.index }]
  })
  // People and messages are part of most apps; they are the heart of one only where nothing else is named.
  const own = found.filter(({ thing }) => !['message', 'student', 'photo'].includes(thing.one))
  return (own.length > 0 ? own : found).sort((a, b) => a.at - b.at)
}
