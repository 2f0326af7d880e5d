import type { Family, Nuance } from '../types.ts'

const FICTION: readonly Family[] = ['creative', 'prose']

/** What changes with the genre or the verse form. */
export const GENRES: readonly Nuance[] = [
  {
    id: 'haiku',
    pattern: /\bhaikus?\b/iu,
    families: FICTION,
    notes: ['Two things seen, one cut between them, a season.', 'Let the third line turn the head.'],
    traps: ['No comparison, no abstract noun.'],
    form: { what: 'three haiku in five, seven and five syllables' },
  },
  {
    id: 'sonnet',
    pattern: /\bsonnets?\b/iu,
    families: FICTION,
    notes: ['Let the turn at line nine change the argument.', 'Use ordinary rhyme words; strange ones creak.'],
    form: { what: 'one sonnet of fourteen lines, rhyme scheme named below' },
  },
  {
    id: 'limerick',
    pattern: /\blimericks?\b/iu,
    families: FICTION,
    notes: ['Keep the bounce exact; save the daftest word for the end.'],
    form: { what: 'five limericks, the best one first' },
  },
  {
    id: 'bedtime',
    pattern: /\b(?:bedtime|goodnight|lullab\w+)\b/iu,
    families: FICTION,
    notes: ['Let each scene be quieter than the one before.', 'End with someone small falling asleep.'],
    traps: ['No cliffhanger, no loud jokes at the end.'],
  },
  {
    id: 'horror',
    pattern: /\b(?:horror|scary|ghosts?|haunted|creepy|spooky|halloween|monster)\b/iu,
    families: FICTION,
    notes: ['Make one homely thing slightly wrong and wait.', 'Let sound come before sight.'],
    traps: ['No blood where a noise would do.'],
  },
  {
    id: 'romance',
    pattern: /\b(?:romance|romantic|love story|love poem|valentine\S*|love letter|falling in love)\b/iu,
    families: ['creative', 'message'],
    notes: ['Put something real in their way, not a misunderstanding.', 'Show attention: who notices what about whom.'],
    traps: ['No eyes compared to water.'],
  },
  {
    id: 'science-fiction',
    pattern: /\b(?:sci-?fi|science fiction|space(?:ship)?|robots?|time travel|dystopia\w*|mars|aliens?|cyberpunk)\b/iu,
    families: FICTION,
    notes: [
      'Change one rule of the world and follow it into a kitchen.',
      'Let people use the machine badly, as people do.',
    ],
    traps: ['No paragraph that explains the technology.'],
  },
  {
    id: 'fantasy',
    pattern: /\b(?:fantasy|dragons?|wizards?|magic\w*|witch\w*|elves|kingdom|quest)\b/iu,
    families: FICTION,
    notes: ['Magic must cost something; show the bill.', 'Describe the market before the throne.'],
    traps: ['No chosen one, no prophecy.'],
  },
  {
    id: 'mystery',
    pattern: /\b(?:myster\w+|detective|crime|murder|whodunn?it|thriller|noir|stolen)\b/iu,
    families: FICTION,
    notes: ['Put the clue in plain sight in the first third.', 'Give the witness a reason to lie that is not guilt.'],
    traps: ['No evidence that the reader never saw.'],
  },
  {
    id: 'comedy',
    pattern: /\b(?:funny|humou?r\w*|comed\w+|hilarious|satir\w+|parody|witty)\b/iu,
    families: ['creative', 'prose', 'message', 'copy'],
    notes: ['Take a small rule and obey it far too seriously.', 'Keep a straight face; the facts should be funny.'],
    traps: ['No winking at the reader.'],
  },
  {
    id: 'memoir',
    pattern:
      /\b(?:memoir|autobiograph\w+|my (?:childhood|life story|grandmother|grandfather|grandma|grandpa)|family history|growing up)\b/iu,
    families: FICTION,
    except: ['eulogy', 'obituary'],
    notes: ['Begin with an object that is still in the house.', 'Let the child see what the adult understands.'],
    context: [{ text: 'a smell or object from then: [object]' }],
  },
  {
    id: 'nature',
    pattern: /\b(?:autumn|spring|winter|summer|rain|snow|sea|ocean|forest|river|mountain|moon|garden|birds?)\b/iu,
    families: ['creative'],
    notes: ['Name the species, the hour and the weather exactly.', 'Put one human trace in the landscape.'],
  },
  {
    id: 'animals',
    pattern:
      /\b(?:cats?|dogs?|pupp(?:y|ies)|kittens?|fox(?:es)?|bears?|rabbits?|horses?|penguins?|owls?|hedgehogs?)\b/iu,
    families: ['creative', 'copy'],
    notes: [
      'Let the animal behave like one; the comedy and pity follow.',
      'Tell it at the animal’s height from the ground.',
    ],
  },
]
