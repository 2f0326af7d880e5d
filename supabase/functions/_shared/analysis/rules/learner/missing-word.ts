import { PLURALS } from '../../words/nouns.ts'
import { instead, NOUN_END, OPENING, oneOf, patternRule, wholeWords } from './pattern-rule.ts'

// Omits nouns such as places and meals that need no article: "go to school", "after lunch".
const ONE = oneOf(
  [...PLURALS.keys()].filter(
    (noun) =>
      !/^(?:class|school|college|church|town|language|law|art|day|night|friend|fact|reason|way|life|business|park|hand|film|stage|season|season|man|color|part|experiment|change|language|risk|sport|company|story)$/u.test(
        noun,
      ),
  ),
)
const GOOD =
  '(?:very |really )?(?:good|big|great|important|better|large|difficult|huge|nice|bad|wonderful|beautiful|interesting|perfect|serious|new|small|old)'
const QUALITY =
  'important|expensive|difficult|easy|good|bad|hard|happy|big|small|late|early|interesting|useful|dangerous|possible|impossible|necessary|better|worse|beautiful|tired|busy|cheap|popular|famous|boring|different|true'

const articleFor = (word: string) => (/^(?:[aeiou]|hour)/u.test(word) ? 'an' : 'a')

/** "Have better chance", "buy car", "in same time", "because it very important". */
export const missingWord = patternRule('missing-word', 'missing word', 5, [
  {
    pattern: wholeWords(
      `(?<!(?:how|as|so|too) )(is|was|be|has|have|had|need|needs|want|wants|become|becomes|buy|bought|find|got|rented|get|with|without) (${GOOD}) (${ONE})${NOUN_END}`,
    ),
    remark: ([, verb = '', adjective = '', noun = '']) => ({
      reason: `"${noun}" is one thing that can be counted, so it needs an article.`,
      advice: `Write "${articleFor(adjective)} ${adjective} ${noun}".`,
      right: `${verb} ${articleFor(adjective)} ${adjective} ${noun}`,
    }),
  },
  {
    pattern: wholeWords(
      `(buy|buys|bought|drive|drives|need|needs|have|has|had) (car|job|house|computer|book|bicycle|bike|dog|cat|apartment|ticket|question|problem|idea|opinion|goal|choice)${NOUN_END}`,
    ),
    remark: ([, verb = '', noun = '']) => ({
      reason: `"${noun}" is one thing that can be counted, so it needs an article.`,
      advice: `Write "${articleFor(noun)} ${noun}".`,
      right: `${verb} ${articleFor(noun)} ${noun}`,
    }),
  },
  {
    pattern: wholeWords('(less|more) than (minute|hour|week|month|year|day|mile|kilometre|kilometer|second)'),
    remark: ([, more = '', noun = '']) => ({
      reason: `"${noun}" is one thing that can be counted, so it needs an article.`,
      advice: `Write "${more} than ${articleFor(noun)} ${noun}".`,
      right: `${more} than ${articleFor(noun)} ${noun}`,
    }),
  },
  {
    pattern: wholeWords(
      `such (big|small|large|long|short|hard|strong|high|low|nice|bad|good|great|strange|interesting|important|beautiful|difficult|new|old|special|wonderful) (${ONE})${NOUN_END}`,
    ),
    remark: ([, adjective = '', noun = '']) => ({
      reason: 'After "such" one thing needs "a".',
      advice: `Write "such ${articleFor(adjective)} ${adjective} ${noun}".`,
      right: `such ${articleFor(adjective)} ${adjective} ${noun}`,
    }),
  },
  instead('(in|at|of|on|with|have|has|is|are|from|for|to|do|did) same', '$1 the same', '"Same" needs "the".'),
  instead('one of (most|best|biggest|greatest|largest)', 'one of the $1', 'The superlative needs "the".'),
  {
    pattern: wholeWords(
      "(i am|i'm|he is|he's|she is|she's|(?:my|his|her) (?:father|mother|brother|sister|husband|wife|son|daughter|uncle|aunt|friend) is) (student|teacher|engineer|doctor|nurse|lawyer|manager|programmer|driver|waiter|cook|writer|artist|architect|dentist|farmer|policeman|housewife|journalist|scientist|mechanic|musician|singer|actor|actress|pilot|secretary|accountant)(?=[.,;!?]|\\s*$| (?:in|at|from|and|who|with|there|here)(?![\\p{L}]))",
    ),
    remark: ([, who = '', job = '']) => ({
      reason: 'A profession has an article.',
      advice: `Write "${articleFor(job)} ${job}".`,
      right: `${who} ${articleFor(job)} ${job}`.replace(/^i\b/u, 'I'),
    }),
  },
  instead(
    String.raw`(because|although) (is|was|are)(?= (?:very|so|a|an|not|too|important|good|easy|cheap|difficult|necessary|possible|better|raining|cold|hot|late)(?!\p{L}))`,
    '$1 it $2',
    'The subject is missing.',
  ),
  instead(
    String.raw`(?<=(?:^|[.!?]\s{1,2}|\n))(is) (raining|(?:very |so |really )?(?:important|necessary|difficult|easy|better|possible) (?:to|for|that))(?=[^?.!\n]*[.!])`,
    'it $1 $2',
    'The subject is missing.',
  ),
  instead(
    '(is|was|are|were) most (important|popular|common|difficult|beautiful|famous|effective|useful)(?= [\\p{L}])',
    '$1 the most $2',
    'The superlative needs "the".',
  ),
  instead(`(in|around|all over|over) (whole )?world${NOUN_END}`, '$1 the $2 world', '"World" needs "the".'),
  instead(
    'in (morning|evening|afternoon|past|beginning|end|middle)(?= of|[.,;!?]| i| we| they| he| she)',
    'in the $1',
    'The article "the" is missing.',
  ),
  instead(
    '(?<!keep )(on|in) internet(?=[.,;!?]|\\s*$| (?:and|or|is|we|they|i|you|to|for|because|but|without)(?![\\p{L}]))',
    'on the internet',
    'The article "the" is missing.',
  ),
  {
    pattern: wholeWords(
      `${OPENING}(it|they|he|she|we|this) ((?:very|so|too|also|not) )?(${QUALITY})(?= (?:to|for|that|because|and|but|when|if|in|at|than)(?![\\p{L}'-])|[.,;!?])`,
    ),
    remark: ([, subject = '']) => ({
      reason: 'The verb is missing.',
      advice: `Write "${subject} ${/^(?:they|we)$/u.test(subject) ? 'are' : 'is'} …" or "${subject} ${/^(?:they|we)$/u.test(subject) ? 'were' : 'was'} …".`,
    }),
  },
  instead(
    '(will|can|must|should|would|could) (going|doing|happy|possible|difficult|easy|important|able|useful|dangerous)',
    '$1 be $2',
    'The word "be" is missing.',
  ),
])
