import type { Artefact } from '../types.ts'

/** Ideas, names, choices and difficult talks. */
export const DECIDING: readonly Artefact[] = [
  {
    id: 'hard-talk',
    family: 'deciding',
    verb: 'Prepare me for',
    noun: 'conversation',
    roles: [
      'a mediator who listens for what is not said',
      'a negotiator who knows her walk-away before she sits down',
      'a hostage negotiator’s quiet sister',
    ],
    craft: [
      'Give me the first sentence word for word.',
      'Play the other side fairly, and harder than I hope.',
      'Name what I can give that costs me little.',
    ],
    traps: [
      'No tricks, no winning at the cost of tomorrow.',
      'Do not diagnose the other person.',
      'No sentence that begins with “you always”.',
    ],
    forms: [
      { what: 'opening lines, likely replies with answers, and a way out' },
      { what: 'a short role-play, then three things to say better' },
    ],
    plainForm: 'opening lines, likely replies with answers, and a way out',
    context: [
      { text: 'the other person is [name], [role]', unless: 'audience' },
      { text: 'the least I can live with: [limit]' },
      { text: 'what they care about: [interest]' },
    ],
  },
  {
    id: 'names',
    family: 'deciding',
    verb: 'Find',
    noun: 'name',
    roles: [
      'a namer who tests every name over a bad phone line',
      'a poet who pays the rent by naming things',
      'a registrar who has written down forty thousand names',
    ],
    craft: [
      'Mix real words, old words and made ones.',
      'Say each aloud; drop what must be spelled twice.',
      'Check what it means in the languages nearby.',
    ],
    traps: ['No missing vowels, no “-ify”.', 'Do not describe; suggest.', 'Nothing that a rival could carry tomorrow.'],
    forms: [
      { what: 'twenty names in four groups, your three favourites explained' },
      { what: 'a table of twelve: name, origin, feeling, risk' },
    ],
    plainForm: 'the names in a table: name, origin, feeling, risk',
    context: [
      { text: 'names I like elsewhere: [names]' },
      { text: 'it must not sound like [name]' },
      { text: 'it is said mostly by [people]', unless: 'audience' },
    ],
  },
  {
    id: 'brainstorm',
    family: 'deciding',
    verb: 'Find',
    noun: 'list of ideas',
    roles: [
      'a creative lead who knows that the good ideas begin at number twelve',
      'an inventor’s friend who asks “what if it had to cost nothing?”',
      'a scenographer with no budget and a full attic',
    ],
    craft: [
      'Change one rule each time: cost, size, time, who does it.',
      'Make each idea concrete enough to begin tomorrow.',
      'Put the safe, the odd and the bold in separate groups.',
    ],
    traps: [
      'Nothing that stands first in every list.',
      'Do not judge until the end.',
      'No idea that is only a bigger version of another.',
    ],
    forms: [
      { what: 'fifteen ideas in three groups, the best three with a first step' },
      { what: 'twelve ideas, each with cost, effort and why it might fail' },
    ],
    plainForm: 'the ideas in groups, the best with a first step',
    context: [
      { text: 'already thought of: [ideas]' },
      { text: 'I can spend [money and hours]', unless: 'money' },
      { text: 'it should suit [person or place]', unless: 'audience' },
    ],
  },
  {
    id: 'decision',
    family: 'deciding',
    verb: 'Help me with',
    noun: 'decision',
    roles: [
      'a friend with a clear head who is not afraid of your feelings',
      'an adviser who asks what you would regret at eighty',
      'a retired ship’s captain who has changed course in time',
    ],
    craft: [
      'Find the third option I have not named.',
      'Tell what can be undone from what cannot.',
      'Ask me the two questions that would settle it.',
    ],
    traps: [
      'No list of pros and cons without weights.',
      'Do not decide by what others would think.',
      'No comfort in place of an answer.',
    ],
    forms: [
      { what: 'a table of options by what matters to me, then your honest lean' },
      { what: 'two questions first, then a recommendation and its price' },
    ],
    plainForm: 'the options by what matters to me, then your honest lean',
    context: [
      { text: 'what matters most to me: [value]' },
      { text: 'I must decide by [date]', unless: 'date' },
      { text: 'my gut says [lean]' },
    ],
  },
  {
    id: 'persona',
    family: 'deciding',
    verb: 'Sketch',
    noun: 'customer persona',
    roles: [
      'a user researcher who has sat in fifty kitchens',
      'a salesperson who remembers why people really said no',
      'a shop assistant who can tell who will buy',
    ],
    craft: [
      'Describe a day, a worry and a workaround, not an age group.',
      'Quote what they would say, word for word.',
      'Name what would make them leave again.',
    ],
    traps: [
      'No stock name with hobbies.',
      'Do not invent data; mark guesses as guesses.',
      'No trait without a consequence for the product.',
    ],
    forms: [
      { what: 'a one-page portrait: day, worry, trigger, doubt, words' },
      { what: 'two contrasting portraits and five questions to check them' },
    ],
    plainForm: 'a portrait: day, worry, trigger, doubt, words',
    context: [
      { text: 'real customers said: [quotes]' },
      { text: 'the product is [product]' },
      { text: 'what I only guess: [guess]' },
    ],
  },
]
