import { instead, oneOf, patternRule, wholeWords } from './pattern-rule.ts'

const COMPARATIVE =
  'easier|better|bigger|worse|cheaper|faster|harder|higher|larger|longer|lower|older|richer|safer|shorter|simpler|smaller|stronger|younger|happier|healthier|cleaner|closer|deeper|earlier|further|greater|later|newer|nicer|poorer|quicker|slower|smarter|weaker|wider'
const SUPERLATIVE = 'easiest|best|biggest|worst|cheapest|fastest|highest|largest|greatest|strongest'

const SHORT =
  'old|young|big|small|tall|short|long|cheap|high|low|fast|slow|strong|rich|poor|hard|large|quick|great|late|loud|near|quiet|smart|thin|warm|weak|wide'
/** "big" → "bigg", "large" → "larg": the stem that "-er" or "-est" is added to. */
const stemOf = (adjective: string) =>
  adjective.replace(/e$/u, '').replace(/^(big|thin)$/u, (word) => word + word.slice(-1))

const COMPARATIVES = oneOf([
  ...COMPARATIVE.split('|'),
  ...SHORT.split('|').map((adjective) => `${stemOf(adjective)}er`),
])

/** "More easier", "very like", "too much expensive", "don't know nothing", "although …, but". */
export const degree = patternRule('degree', 'degree and negation', 6, [
  {
    pattern: wholeWords(`(?:more (${COMPARATIVES})|most (${SUPERLATIVE}))`),
    remark: ([, more, most]) => ({
      reason: 'The ending of the word already says "more" or "most".',
      advice: `Write "${more ?? most}".`,
    }),
  },
  {
    pattern: wholeWords(
      `more (${SHORT}) than(?= (?:me|him|her|us|them|you|i|my|the|a|an|his|their|our|this|that|before|in|other))|the most (${SHORT})(?! of all)`,
    ),
    remark: ([, more, most = '']) => ({
      reason: 'Short adjectives take an ending.',
      advice: more ? `Write "${stemOf(more)}er than".` : `Write "the ${stemOf(most)}est".`,
    }),
  },
  {
    pattern: wholeWords(
      `the (${COMPARATIVES}) (?:(?!part|half|portion|share|number|amount|years|days)[\\p{L}]+ ){1,2}(?:in the (?:world|class|country)|of my (?:whole |entire )?life|of all time|ever)`,
    ),
    remark: ([, more = '']) => ({
      reason: 'Of all of them one is "the …est".',
      advice: `Write "the ${more === 'worse' ? 'worst' : more === 'better' ? 'best' : more.replace(/r$/u, 'st')}".`,
    }),
  },
  instead(
    '(i|we|they|you|he|she) very (like|love|enjoy|want|hope|need|appreciate|miss)',
    '$1 $2 … very much',
    '"Very" does not stand before a verb.',
  ),
  instead(
    'too much (expensive|difficult|big|small|hard|easy|important|dangerous|long|short|high|old|young|cold|hot|busy|tired|late)',
    'too $1',
    '"Too much" stands before nouns.',
  ),
  instead(
    '(too|so|very) many (money|time|information|homework|traffic|pollution|work|water|food|energy)',
    '$1 much $2',
    '"Many" stands before things that are counted.',
  ),
  instead(
    "(don't|doesn't|didn't|can't|couldn't|won't|do not|does not|did not|can not|cannot) (know|have|want|need|see|do|say|understand|get|find|tell|make|eat|like) (nothing|nobody|no one|nowhere|none|no money|no time|no idea)",
    '$1 $2 any…',
    'Two negatives cancel each other out.',
  ),
  instead(
    "(nobody|no one|nothing) (don't|doesn't|didn't|can't|couldn't|won't|wouldn't|isn't|wasn't|hasn't|haven't|hadn't)",
    '"$1" with a verb that has no "not"',
    'Two negatives cancel each other out.',
  ),
  instead(
    '(like|likes|liked|love|loves|loved|enjoy|enjoyed|hate|miss|missed) very much (my|the|this|your|his|her|our|their|to|it|these|that|[\\p{L}]+ing)',
    '$1 … very much',
    'Nothing stands between a verb and its object.',
  ),
  instead(
    "(don't|doesn't|didn't|do not|does not|did not) (afraid|able|happy|sure|ready|aware|interested|angry|sad|hungry|tired)",
    '"be" in place of "do" before "$2"',
    'Before an adjective stands a form of "be".',
  ),
  instead(
    'enough (good|big|old|strong|rich|smart|hard|fast|tall|clear|brave|lucky) (to|for)',
    '$1 enough $2',
    '"Enough" stands after the adjective.',
  ),
  instead(
    '(although|even though|though) ([^.,;:!?\\n]{4,80}), but',
    '"$1" without "but"',
    'Use "although" or "but", not both.',
  ),
  instead(
    '(?<=(?:^|[.!?]\\s+|\\n))because ([^.,;:!?\\n]{4,80}), so',
    '"because" without "so"',
    'Use "because" or "so", not both.',
  ),
  instead(
    '(?<=(?:^|[.!?,]\\s+|\\n|and |are |have |has |there are |there is |spend |spent |with |get |got |takes |needs? ))lot of',
    'a lot of',
    'The article "a" is missing.',
  ),
  instead('a lots of', 'a lot of', 'It is either "a lot of" or "lots of".'),
])
