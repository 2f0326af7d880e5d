import type { Artefact } from '../types.ts'

/** Fiction, verse and play. */
export const CREATIVE: readonly Artefact[] = [
  {
    id: 'story',
    family: 'creative',
    verb: 'Write',
    noun: 'story',
    roles: [
      'a short-story writer who begins late and leaves early',
      'a fiction editor who can smell a borrowed ending',
      'a storyteller who trusts objects more than adjectives',
    ],
    craft: [
      'Begin in the middle of a scene with something that can be seen.',
      'Give the main person a want and a rule against it.',
      'Let one object carry what nobody says aloud.',
      'End on an image, not on a lesson.',
    ],
    traps: [
      'No dreams, no weather openings, no “little did they know”.',
      'Do not explain what a gesture already shows.',
      'No twist that cancels the story.',
    ],
    forms: [
      { what: 'the story in one piece, with a title', length: 'about 600 words' },
      { what: 'a title, then the story in three scenes', length: 'under 700 words' },
      { what: 'two first lines to choose from, then the story', length: 'about 500 words' },
    ],
    plainForm: 'the finished text with a title',
    context: [
      { text: 'the place is [place] in [season]' },
      { text: 'the main person is [name, age, job]' },
      { text: 'an object that must appear: [object]' },
      { text: 'the feeling at the end: [feeling]' },
    ],
  },
  {
    id: 'book-outline',
    family: 'creative',
    verb: 'Plan',
    noun: 'book',
    roles: [
      'a developmental editor who has carried many first books to a last page',
      'a novelist who outlines on index cards and throws half away',
      'a librarian who knows on which page people give up',
    ],
    craft: [
      'Make each chapter change what the main person knows or can do.',
      'Plant in the first third what breaks in the last.',
      'Name the question that keeps a reader up past midnight.',
    ],
    traps: [
      'No chapter that only explains.',
      'Do not let coincidence solve what a choice should.',
      'No chapter title that gives away its ending.',
    ],
    forms: [
      { what: 'twelve chapter cards: who wants what, what stops them, what turns' },
      { what: 'a one-paragraph premise, then a numbered chapter list' },
    ],
    plainForm: 'a one-paragraph premise, then a numbered chapter list',
    context: [
      { text: 'the reader I picture: [reader]', unless: 'audience' },
      { text: 'books it may stand beside: [two titles]' },
      { text: 'how it ends, as far as I know: [ending]' },
    ],
  },
  {
    id: 'poem',
    family: 'creative',
    verb: 'Write',
    noun: 'poem',
    roles: [
      'a poet who revises until no word could be swapped',
      'a poet of kitchens and bus stops who distrusts big words',
      'a teacher of verse who reads every line aloud before keeping it',
    ],
    craft: [
      'Build it on one image and turn that image once.',
      'Name things: the tree, the street, the brand of tea.',
      'Let the line break do some of the meaning.',
    ],
    traps: [
      'No hearts, souls, whispers or endless skies.',
      'Do not rhyme where rhyme bends the sense.',
      'No last line that sums it up.',
    ],
    forms: [
      { what: 'one poem with a title', length: 'of 14 to 20 lines' },
      { what: 'two poems, one rhymed and one free', length: 'each under 16 lines' },
      { what: 'the poem, then the line you would cut first', length: 'under 20 lines' },
    ],
    plainForm: 'the finished verse with a title and nothing around it',
    context: [
      { text: 'a detail that must stay: [detail]' },
      { text: 'where it will be read: [occasion]' },
      { text: 'a smell or sound that belongs to it: [sense]' },
    ],
  },
  {
    id: 'song',
    family: 'creative',
    verb: 'Write',
    noun: 'song',
    roles: [
      'a songwriter who hums before writing a word',
      'a lyricist who knows that a chorus must survive a bad radio',
      'a busker who knows which line makes people stop',
    ],
    craft: [
      'Give the chorus one short line people can shout back.',
      'Let the second verse change what the chorus means.',
      'Prefer open vowels where the melody will hold.',
    ],
    traps: [
      'No fire with desire, no heart with apart.',
      'Do not tell in the bridge what verse one told.',
      'No line that cannot be sung in one breath.',
    ],
    forms: [
      { what: 'two verses, chorus and bridge, with the beats marked lightly' },
      { what: 'lyrics with section labels and a note on tempo', length: 'under 200 words' },
    ],
    plainForm: 'lyrics with section labels and a note on tempo',
    context: [
      { text: 'it should sit near [artist or genre]' },
      { text: 'who sings to whom: [singer, listener]', unless: 'audience' },
      { text: 'the line I already have: [line]' },
    ],
  },
  {
    id: 'dialogue',
    family: 'creative',
    verb: 'Write',
    noun: 'scene',
    roles: [
      'a playwright who lets people answer the question before last',
      'a screenwriter who cuts the first and last line of every scene',
      'a radio dramatist who has only voices to work with',
    ],
    craft: [
      'Give each speaker a want they do not name.',
      'Let the voices differ so much that names are not needed.',
      'Put an interruption where the truth would come out.',
    ],
    traps: [
      'Nobody says what both already know.',
      'No speeches, no adverbs on “said”.',
      'No line that could be given to the other speaker.',
    ],
    forms: [
      { what: 'the scene in script form with few stage directions', length: 'about two pages' },
      { what: 'the dialogue alone, then one line on what stayed unsaid', length: 'under 400 words' },
    ],
    plainForm: 'the scene in script form with few stage directions',
    context: [
      { text: 'they are [name] and [name]' },
      { text: 'they talk in [place] while doing [task]' },
      { text: 'what neither will say: [secret]' },
    ],
  },
  {
    id: 'character-profile',
    family: 'creative',
    verb: 'Create',
    noun: 'character',
    roles: [
      'a novelist who knows what is in every character’s pockets',
      'a casting director who judges people by how they enter a room',
      'a tailor who guesses lives from worn elbows',
    ],
    craft: [
      'Give a want, a wound and a habit that betrays both.',
      'Show what they would lie about, and to whom.',
      'Name one thing they are unexpectedly good at.',
    ],
    traps: [
      'No list of adjectives, no tragic past as a shortcut.',
      'Do not make them likeable in every scene.',
      'Nothing that never shows in an action.',
    ],
    forms: [
      { what: 'a one-page profile, then a moment that shows it all' },
      { what: 'twelve facts, from passport to secret, and one line of speech' },
    ],
    plainForm: 'a profile, then one moment that shows it all',
    context: [
      { text: 'the story they belong to: [story]' },
      { text: 'age, trade and town: [facts]', unless: 'number' },
      { text: 'who fears or loves them: [person]' },
    ],
  },
  {
    id: 'jokes',
    family: 'creative',
    verb: 'Write',
    noun: 'set of jokes',
    roles: [
      'a comedy writer who throws nine jokes away to keep one',
      'a wedding-band compère who has to be funny for every table',
      'a school-play author who hears every silence in the hall',
    ],
    craft: [
      'Put the surprising word last.',
      'Take one true annoyance and follow its logic too far.',
      'Aim the joke at the speaker or at power, never below.',
    ],
    traps: [
      'No puns that need a footnote, no “walks into a bar”.',
      'Do not explain the punchline.',
      'Nothing that was on a mug last Christmas.',
    ],
    forms: [
      { what: 'ten, ordered from mild to bold, the best three marked' },
      { what: 'eight, each in two lines, the three strongest first' },
    ],
    plainForm: 'the jokes in a list, the strongest first',
    context: [
      { text: 'they will be told at [occasion]' },
      { text: 'the crowd is [who]', unless: 'audience' },
      { text: 'off limits: [topic]' },
    ],
  },
  {
    id: 'journal',
    family: 'creative',
    verb: 'Give me',
    noun: 'set of journal prompts',
    roles: [
      'a diarist of forty years who asks small questions and waits',
      'a writing-group host who gets shy people to fill a page',
      'a night nurse who fills a notebook a month',
    ],
    craft: [
      'Ask about one object, one hour or one sentence at a time.',
      'Make each question answerable within ten minutes.',
      'Move from what happened to what it asked of me.',
    ],
    traps: [
      'No therapy talk, no “journey”.',
      'Do not ask for gratitude in general; ask which cup, which hands.',
      'No question that can be answered with yes.',
    ],
    forms: [
      { what: 'ten prompts, each of one or two sentences' },
      { what: 'seven prompts, one for each day of a week' },
    ],
    plainForm: 'the prompts in a numbered list',
    context: [
      { text: 'I write at [time of day]' },
      { text: 'what has been on my mind: [thing]' },
      { text: 'what I would rather not touch: [topic]' },
    ],
  },
]
