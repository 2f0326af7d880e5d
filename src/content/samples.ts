/** A prompt of the library that other pages show, too. */
export interface Sample {
  /** Its place: path and fragment. A test checks that its text is there. */
  readonly source: `/${string}#${string}`
  /** Its words; bracketed blanks are marked. */
  readonly text: string
}

/** The only place for these texts: the prompt's own page and all other pages import them from here. */
export const SAMPLES = {
  coat: {
    source: '/journal-prompts/gratitude#prompt-9',
    text: 'Whose coat or umbrella have you worn home, from a wedding or off a cold ferry? How did it fit? Say what was in the pocket and how you looked from behind. If you never gave it back, where is it hanging tonight?',
  },
  fridge: {
    source: '/writing-prompts#prompt-57',
    text: 'Your smart fridge has started leaving reviews of your dinners where your mother can read them. Write three of the reviews, and your increasingly desperate replies.',
  },
  lighthouse: {
    source: '/creative-writing-prompts#prompt-55',
    text: 'The lighthouse was automated in 1987, but someone still signs the logbook every night. Tonight you are hired to find out who, and the last entry is dated tomorrow.',
  },
  nightClerk: {
    source: '/writing-prompts#prompt-56',
    text: 'You are the night clerk of a small hotel in [town]. Room [room number] has been paid until spring by [who paid], and tonight the room rings down for [one odd thing: e.g. a second kettle]. Write the note you leave for the morning shift. At most 120 words, and do not say what you think is up there.',
  },
  schoolMenu: {
    source: '/writing-prompts#prompt-55',
    text: 'Write the school lunch menu for the week in which the cook falls in love, Monday to Friday, dish by dish. By Thursday there is a garnish that nobody ordered.',
  },
  sponsor: {
    source: '/ai-prompts#sponsor-by-friday',
    text: 'You own [the sponsor’s firm: e.g. a bakery with six vans] and get forty letters a month that ask for money. This one is mine, for [your cause: e.g. a youth brass band without a tuba]: [your letter]. At which line did you stop? What would you want in return, and what would embarrass you? Then write the letter that you would have answered, under 180 words: one sum, one date, one thing that your drivers could see with their own eyes. Promise only what is in here: [what we can offer].',
  },
  turnDown: {
    source: '/chatgpt#prompt-4',
    text: 'Write three ways to turn down [request] from [person]: two lines each, no invented excuse, one of them offering [alternative].',
  },
} as const satisfies Record<string, Sample>
