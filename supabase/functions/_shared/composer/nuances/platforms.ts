import type { Nuance } from '../types.ts'

/** What changes with the place where something appears, or the tool it is made with. */
export const PLATFORMS: readonly Nuance[] = [
  {
    id: 'linkedin',
    pattern: /\blinkedin\b/iu,
    families: ['copy', 'career', 'message'],
    notes: [
      'Tell one working day, one mistake and what it taught.',
      'Short paragraphs; the first two lines must earn “more”.',
    ],
    traps: ['No humblebrag, no one-word lines for drama.'],
  },
  {
    id: 'instagram',
    pattern: /\b(?:instagram|insta|ig)\b/iu,
    families: ['copy', 'career'],
    notes: ['Write what the picture cannot say.', 'Put place, price or date before the hashtags, five at most.'],
  },
  {
    id: 'x-twitter',
    pattern: /\b(?:tweets?|twitter|threads?|bluesky|mastodon|x post)\b/iu,
    families: ['copy'],
    notes: [
      'One thought to a post; each must stand alone when quoted.',
      'Begin with the claim, give the evidence after.',
    ],
    form: { what: 'five posts to choose from', length: 'each under 280 characters' },
  },
  {
    id: 'short-video',
    pattern: /\b(?:tik ?tok|reels?|shorts?)\b/iu,
    families: ['copy'],
    notes: ['Show the result in the first second.', 'Write on-screen text for people without sound.'],
  },
  {
    id: 'youtube',
    pattern: /\byoutube\b/iu,
    families: ['copy'],
    notes: ['Answer the title’s question, then raise a better one.', 'Plan something to see every ten seconds.'],
  },
  {
    id: 'google-search',
    pattern: /\b(?:seo|google ads?|search engine|meta description|keywords?)\b/iu,
    families: ['copy', 'prose', 'business', 'app'],
    notes: ['Answer the search in the first forty words.', 'Write for the question behind the keyword.'],
    context: [{ text: 'people search for [search words]' }],
  },
  {
    id: 'etsy-shop',
    pattern: /\b(?:etsy|ebay|amazon|shopify|vinted|marketplace listing)\b/iu,
    families: ['copy', 'business'],
    notes: [
      'Put what buyers type into the first five words of the title.',
      'Answer size, delivery and returns before praise.',
    ],
  },
  {
    id: 'handmade',
    pattern: /\b(?:handmade|hand-made|artisan|craft(?:ed)?|ceramics?|candles?|jewell?ery|knit\w*|soaps?|pottery)\b/iu,
    families: ['copy', 'business'],
    notes: ['Show hands, tools and the flaw that proves it.', 'Say how long one piece takes.'],
  },
  {
    id: 'food-place',
    pattern: /\b(?:bakery|caf[eé]|restaurant|coffee shop|coffee|pizzeria|bar|food truck|brewery|bistro|tea)\b/iu,
    families: ['copy'],
    notes: ['Let people smell it: name one dish and its hour.', 'Give address and opening hours the best seat.'],
  },
  {
    id: 'charity',
    pattern: /\b(?:charit\w+|non-?profit|ngo|donat\w+|fundrais\w+|volunteers?|shelter)\b/iu,
    families: ['copy', 'business', 'message', 'app'],
    notes: ['Tell of one person or animal, by name, and one sum.', 'Say what ten units of money do.'],
    traps: ['No pity as a lever.'],
  },
  {
    id: 'python',
    pattern: /\b(?:python|pandas|django|flask|numpy|fastapi)\b/iu,
    families: ['code', 'data'],
    notes: ['Use type hints and the standard library first.', 'Show it run under python -c or a short test.'],
  },
  {
    id: 'javascript',
    pattern: /\b(?:javascript|typescript|node(?:\.?js)?|react|next\.?js|vue|svelte|express)\b/iu,
    families: ['code', 'app'],
    notes: ['Mind undefined, await and the unhandled rejection.', 'Say where it runs: browser, server or both.'],
  },
  {
    id: 'shell',
    pattern: /\b(?:bash|shell|powershell|zsh|command line|terminal|cron)\b/iu,
    families: ['code'],
    notes: ['Quote every variable; survive spaces in file names.', 'Offer a dry run that only prints.'],
  },
  {
    id: 'csv-data',
    pattern: /\b(?:csv|json|xml|excel|spreadsheet|google sheets?)\b/iu,
    families: ['code', 'data'],
    notes: ['Expect a missing header, a stray comma and odd encoding.', 'Show three rows in and three rows out.'],
  },
  {
    id: 'web-security',
    pattern: /\b(?:login|auth\w*|password|token|payment|stripe|upload|admin|user accounts?)\b/iu,
    families: ['code', 'app'],
    notes: ['Check every right on the server, never only in the page.', 'Say what an attacker would try first.'],
  },
  {
    id: 'dates-times',
    pattern: /\b(?:dates?|timestamps?|time ?zones?|calendar|leap years?)\b/iu,
    families: ['code', 'data'],
    notes: ['State the time zone; test a leap day and a clock change.', 'Refuse dates that do not exist.'],
  },
]
