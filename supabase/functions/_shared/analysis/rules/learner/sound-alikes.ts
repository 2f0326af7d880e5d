import { BASES } from '../../words/verbs.ts'
import { instead, oneOf, patternRule } from './pattern-rule.ts'

const BASE = oneOf([...BASES, 'get', 'play', 'stop', 'leave', 'return', 'sleep'])
const TOO =
  'crowded|late|early|small|big|hot|cold|expensive|tired|hard|easy|fast|slow|loud|dark|old|young|busy|dangerous|scared|heavy'
const OURS =
  'own|food|house|school|friends|family|team|lives|life|car|money|time|home|class|teacher|dog|room|bags|seats|parents|country'
const HEARD = 'The two sound alike; here it is the other one.'

/** "Wanted too buy", "to crowded", "except that it is so", "are food", "strait away", "there the best", "lets go". */
export const soundAlikes = patternRule('sound-alikes', 'words that sound alike', 6.2, [
  instead(
    `(wants?|wanted|needs?|needed|have|had|has|like|tried|able|love|supposed|ready|going|used) too (${BASE})(?! (?:much|many|little|few))`,
    '$1 to $2',
    HEARD,
  ),
  instead(
    `(is|was|are|were|be|been|it's|way|far) to (${TOO})(?=\\s*[.,;!?]|\\s*$| (?:to|for|and|but|so|because) )`,
    '$1 too $2',
    'More than enough is "too", with two o’s.',
  ),
  instead(
    "(have to|has to|had to|must|can|cannot|can't|won't|will not|will|would|should|learn to|hard to|need to|want to) except(?= (?:that|the|it|this|my|your|his|her|him|them|a|an|any|what))",
    '$1 accept',
    HEARD,
  ),
  instead(
    `(?<=(?:had|have|has|want|wanted|went|go|need|needed|going|came|come|able) )(to (?:eat|see|do|spend|make|take|finish|leave|visit|meet)|in|with|from) are (${OURS})(?! (?:is|was|were|are))`,
    '$1 our $2',
    HEARD,
  ),
  instead(
    "(am|is|are|was|were|i'm|we're|they're|you're|not|be) suppose to",
    '$1 supposed to',
    'It is "supposed", with a "d".',
  ),
  instead(
    '(?<=(?:^|[.!?,]\\s{1,2}|but |and |because |when ))(i|we|he|she|they|people) use to (be|live|have|go|work|play|think|eat|do|say|visit|spend|study|watch|like)',
    '$1 used to $2',
    'It is "used to", with a "d".',
  ),
  instead(
    "(do|does|did|is|was|are|were|ca|wo|could|would|should|have|has|had)'nt",
    "$1n't",
    'The apostrophe stands for the "o".',
  ),
  instead(
    '(can|could|will|would|cannot|never|hardly) here (the|a|an|it|him|her|them|something|someone|anything|music|you|me|us|my|your)',
    '$1 hear $2',
    HEARD,
  ),
  instead(
    '(he|she|i|we|they|never) new (the|that|how|what|it|him|her|them|my|his|about|where|nothing|everything)',
    '$1 knew $2',
    HEARD,
  ),
  instead(
    '(halfway|all the way|walk|walked|go|goes|went|going|gone|get|got|look|looked|run|ran|pass|passed|lived|broke) threw (the|a|an|my|his|her|our|their|this|that|it)',
    '$1 through $2',
    HEARD,
  ),
  instead('(so|too|very) lose(?=[.,;!?]| that| and| so)', '$1 loose', 'What is not fixed is "loose".'),
  instead(
    '(i|we|they|you|he|she) all ready (have|has|had|know|knew|did|went|got|told|made|said|saw)|(have|has|had) all ready (been|done|had|seen|made|gone|told|started|finished)',
    '$1$3 already $2$4',
    '"All ready" means that all are ready.',
  ),
  instead('strait (away|ahead|forward|to|home|back)', 'straight $1', HEARD),
  instead('(?<=(?:because|think|that|said|know) )there the (best|worst|only|same|most)', "they're the $1", HEARD),
  instead('there the (best|worst) ([\\p{L}]+ ever)', "they're the $1 $2", HEARD),
  instead(
    '(?<=(?:^|[.!?,]\\s{1,2}))lets (go|see|talk|try|take|get|make|do|start|eat|have|say|hope|look|be|find|keep|not|just)',
    "let's $1",
    '"Let’s" is short for "let us".',
  ),
  instead(
    "(?<!(?:have|has|had|having|what|'ve|'d|n't|never|ever|all|i|we) )(i|he|she|we|they) seen(?= (?:a|an|the|my|his|her|him|it|them|that|this|some|many|you))",
    '$1 saw',
    'Alone, without "have", the past is "saw".',
  ),
])
