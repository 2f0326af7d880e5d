import { BASES, baseOf, ingOf, OVERREGULAR, participleOf, PASTS, PURE_PASTS, THIRDS } from '../../words/verbs.ts'
import { instead, oneOf, type Pattern, patternRule, wholeWords } from './pattern-rule.ts'

const BASE = oneOf(BASES)
const FORM = oneOf(new Set([...PASTS.keys(), ...THIRDS.keys()]))
const PURE_PAST = oneOf(PURE_PASTS.keys())
// Forms that can also be nouns or adjectives. They are checked only after a negation, where no noun can follow.
const TWO_SIDED =
  /^(?:lives|works|is|was|were|had|has|thought|felt|left|led|fell|found|saw|lay|needs|hopes|worries|visits|plays|talks|walks|shows|stands|wonders|causes|moves|offers|respects|promises|practises|studies|travels|looks|loves|likes|changes|uses|starts|rides|runs|bites|breaks|reaches|supposed|used|limited|meant|kept|told)$/u
const CLEAR_FORM = oneOf([...new Set([...PASTS.keys(), ...THIRDS.keys()])].filter((form) => !TWO_SIDED.test(form)))
const CLEAR_THIRD = oneOf([...THIRDS.keys()].filter((form) => !TWO_SIDED.test(form)))
const SUBJECT = 'i|you|he|she|it|we|they'
const DO = "do|does|did|don't|doesn't|didn't"
const NOT_DO = "don't|doesn't|didn't|do not|does not|did not|dont|doesnt|didnt"
const MODAL = 'can|could|will|would|should|must|might'
const NOT_MODAL =
  "can't|couldn't|won't|wouldn't|shouldn't|mustn't|cannot|cant|couldnt|can not|could not|will not|would not|should not|must not"
const ADVERB = '(?: not| never| also| always| already| often| only| really| just| easily| even| still)?'
const PERSON = 'me|him|us|them|her|it|you|people|students|children'

const plainForm = (reason: string, to = '') => ({
  remark: ([, form = '']: RegExpExecArray) => ({ reason, advice: `Write "${to}${baseOf(form)}".` }),
})
const AFTER_DO = 'After "do", "does" and "did" the verb stays in its plain form.'
const AFTER_MODAL = 'After "can", "will", "must" and similar words the verb stays in its plain form.'
const AFTER_TO = 'After "to" the verb stays in its plain form.'

/** "Did not went", "does he plays", "can plays", "want to went", "must to go". */
export const verbAfterHelper = patternRule('verb-after-helper', 'verb after a helper', 8, [
  { pattern: wholeWords(`(?:${DO})(?: not| never)?(?: (?:${SUBJECT}))? (${CLEAR_FORM})`), ...plainForm(AFTER_DO) },
  {
    pattern: wholeWords(
      String.raw`(?<=^|[.!?,]\s{1,3}|(?:what|where|when|why|how) )(?:does|did) (?:${SUBJECT}) (${oneOf(THIRDS.keys())})`,
    ),
    ...plainForm(AFTER_DO),
  },
  { pattern: wholeWords(`(?:${NOT_DO})(?: really| even| always)? (${FORM})`), ...plainForm(AFTER_DO) },
  {
    pattern: wholeWords(`(?:(?:${SUBJECT}|people) (?:${MODAL})${ADVERB}|(?:${NOT_MODAL})) (${FORM})`),
    ...plainForm(AFTER_MODAL),
  },
  {
    pattern: wholeWords(
      String.raw`(?<!(?:the|a|an|free|his|her|my|your|their|our|good|own|ill|last|'s|political)\s)(?:will|would|should|could|must) (${CLEAR_THIRD}|causes|makes|gives|takes|${PURE_PAST})`,
    ),
    ...plainForm(AFTER_MODAL),
  },
  {
    pattern: wholeWords(
      `(?:wants?|wanted|needs?|needed|tr(?:y|ies|ied)|decided?|hoped?|order|able|easy|difficult|going|how|began|begins?|start(?:ed|s)?|learn(?:ed|s)?|important|possible|impossible) to (${PURE_PAST}|${oneOf([...PASTS.keys()].filter((form) => form.endsWith('ed')))}|was|were|had|made|found|thought|told|taught|bought|brought|kept|lost|spent|understood)`,
    ),
    ...plainForm(AFTER_TO, 'to '),
  },
  {
    pattern: wholeWords(
      '(?:wants?|wanted|needs?|needed|tr(?:y|ies|ied)|decided?|hoped?|order|able|began|begins?|start(?:ed|s)?) to (goes|does|makes|takes|gives|knows|becomes|understands|learns|keeps|brings|buys|sells|gets|finds|thinks|tells|comes|writes|speaks|eats|is|has)',
    ),
    ...plainForm(AFTER_TO, 'to '),
  },
  instead(
    `(?<!(?:what|all|everything|anything|much|many|far|fast|best|hard|soon|long|whatever|little|quickly) (?:i|you|he|she|it|we|they) )(must|should|can|could|might|would) to (${BASE})`,
    '$1 $2',
    'After "must", "can" and similar words the verb has no "to".',
  ),
  instead(
    '(?<=(?:i|you|he|she|it|we|they|people|students|everyone) )(must|should) to ([\\p{L}]{2,})',
    '$1 $2',
    'After "must", "can" and similar words the verb has no "to".',
  ),
  {
    pattern: wholeWords(`(?:${NOT_DO}|${NOT_MODAL}) (got)`),
    remark: () => ({ reason: 'After a negation the verb stays in its plain form.', advice: 'Write "get".' }),
  },
  instead(
    '(i|we|you|they|people|students|children) (like|love|hate|prefer) (read|eat|go|learn|speak|write|listen|sing|do|make|see|meet|become|know|buy|take|give|have)(?! (?:and|or|it|you|him|her|them))',
    '$1 $2 to $3',
    'The word "to" is missing between the two verbs.',
  ),
  instead('(can|could|will|would|should|must) able to', '$1 be able to', 'The word "be" is missing.'),
  instead('can be able to', 'can', '"Can" and "be able to" say the same thing.'),
  instead(`(lets?) (${PERSON}) to (${BASE})`, '$1 $2 $3', 'After "let" the verb has no "to".'),
  instead(`let's to (${BASE})`, "let's $1", 'After "let" the verb has no "to".'),
  instead(
    `(makes?|made|making) (me|him|us|them|her|you|people) to (${BASE}|cry|smile|wait|stay|stop|leave|worry)`,
    '$1 $2 $3',
    'After "make somebody" the verb has no "to".',
  ),
  instead(
    `(will|would|can|could|should|may|might|must|to) be (increase|decrease|reduce|improve|develop|happen|become|depend|agree|appear|occur|disappear|die)`,
    '$1 $2',
    'One verb is enough here: leave out "be".',
  ),
  instead(
    '(wants|wanted|hope|hopes|hoped|unable|going|decided|ought|planning) (be|do|go|make|buy|sell|have|get|see|know|become|learn|eat|find|take|give|tell|say|write|speak|understand|keep|bring|solve|improve|create|teach)',
    '$1 to $2',
    'The word "to" is missing between the two verbs.',
  ),
  instead(
    `(${SUBJECT}|people|who|if you|don't|do not) want (be|do|go|make|buy|sell|have|get|see|know|become|learn|eat|find|take|give|tell|say|write|speak|understand|keep|bring|solve|improve|create|teach)`,
    '$1 want to $2',
    'The word "to" is missing between the two verbs.',
  ),
])

const BE_WITH_BASE =
  'agree|disagree|depend|depends|happen|happens|develop|believe|exist|belong|become|seem|appear|prefer|want|know|think|understand|learn|go|come|make|give|take|get|achieve|choose|decide|improve|create|explain|provide'

const OVER = {
  reason: 'With a time that is over, such as "yesterday", English uses the simple past.',
  advice: 'Leave out "have" or "has" and use the simple past.',
}
const pastTime = String.raw`(?:yesterday|last (?:week|month|year|night|summer|winter|weekend)|(?:two|three|four|five|six|ten|many|some|\d+) (?:years|days|weeks|months|hours) ago)`

/** "Have went", "has became", "is depend", "choosed", "am living since", "if I would have". */
export const verbForm = patternRule('verb-form', 'form of the verb', 7, [
  {
    pattern: wholeWords(
      `(?:have|has|had|haven't|hasn't|hadn't|having|i've|you've|we've|they've)${ADVERB}(?: been)? (${PURE_PAST})`,
    ),
    remark: ([, past = '']) => ({
      reason: 'After "have" comes the participle, not the simple past.',
      advice: `Write "${PURE_PASTS.get(past)?.participle ?? past}".`,
    }),
  },
  {
    pattern: wholeWords(
      "(?:have|has|had|haven't|hasn't|hadn't)(?: not| never| also| always| already| just)? (develop|improve|learn|happen|decide|create|achieve|discover|explain|solve|realize|realise|believe|provide|choose|lose|forget|understand|teach|give|take|make|know|go|write|speak|eat|grow|break|bring|begin|build|buy|see|tell|meet|leave|introduce|receive|destroy|reduce)",
    ),
    remark: ([, base = '']) => ({
      reason: 'After "have" comes the participle.',
      advice: `Write "${participleOf(base)}".`,
    }),
  },
  {
    pattern: wholeWords(
      `(?:(?:${SUBJECT}|people) (?:am|is|are|was|were)|i'm|he's|she's|it's|we're|they're)(?: not| always| also| very| totally| completely)* (${BE_WITH_BASE})`,
    ),
    remark: ([, verb = '']) => ({
      reason: `"Be" and "${verb}" do not go together like this.`,
      advice: `Use "${baseOf(verb)}" without "be", or "${ingOf(baseOf(verb))}".`,
    }),
  },
  {
    pattern: wholeWords(oneOf(OVERREGULAR.keys())),
    remark: ([form = '']) => ({
      reason: 'This verb has a past form of its own.',
      advice: `Write "${OVERREGULAR.get(form)}".`,
    }),
  },
  {
    pattern: wholeWords(
      String.raw`(?:am|is|are|'m|'re) (living|working|studying|learning|teaching|playing|waiting|using)(?: [\p{L}']+){0,6} since(?= (?:\d|last|i|my|the|childhood|many|two|three|four|five|ten|yesterday|monday|january|a))`,
    ),
    remark: ([, ing = '']) => ({
      reason: 'Something that began in the past and still goes on takes "have been".',
      advice: `Use "have been ${ing}" or "has been ${ing}".`,
    }),
  },
  instead(
    '(?<=(?:^|[.!?,]\\s{1,2}|that |and |because |but ))(i|we|they) (live|work|study|learn|teach) ((?:[\\p{L}]+ ){0,4})since(?= (?:\\d{4}|[\\p{L}]+ (?:years|months)|i was|my childhood|last|january|february|march|april|june|july|august|september|october|november|december))',
    'have + the participle of $2',
    'Something that began in the past and still goes on takes "have".',
  ),
  instead(
    '(works|lives|studies|teaches) (there|here) since',
    'has + the participle, then "$2 since"',
    'Something that began in the past and still goes on takes "has".',
  ),
  instead(
    '(i have|he has|she has) (\\d{1,2}) years(?=\\s*[.,;!?]|\\s*$)',
    'a form of "be" with the age',
    'English says how old somebody is, not how many years they have.',
  ),
  instead(
    String.raw`if (i|you|he|she|it|we|they|people|(?:the|my|our|your|his|her|their|this) [\p{L}]+) would have(?= (?:been|had|known|gone|seen|done|made|come|told|taken|given|thought|said|[\p{L}]+ed)(?![\p{L}'-]))`,
    'if $1 had',
    'After "if" use "had", not "would have".',
  ),
  instead(
    String.raw`(?<=(?:^|[.!?,]\s{1,2}|and |but ))if (i|they|people|we) will (?!not|be|ever|never)([\p{L}]+)`,
    'if $1 $2',
    'After "if" use the present, not "will".',
  ),
  instead(
    "(?<=i am |i'm |he is |she is |we are |they are |i was )used to (wake|work|live|eat|drink|drive|study|sleep|play|walk|get|go|speak)",
    'used to + the form in -ing',
    'After "be used to" comes the form in -ing.',
  ),
  instead(
    String.raw`(?<=(?:i|he|she|we|they) )(am|is|are) (here|there|married|ill|sick|in [\p{L}]+) since(?= (?:\d|last|yesterday|my|i was|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december))`,
    'have been $2 since',
    'Something that began in the past and still goes on takes "have been".',
  ),
  instead(
    String.raw`if (i|he|she|it|we|they) would (be|have|know|win|find|get|live)(?= [^.,;!?]{1,60}, (?:i|he|she|it|we|they) would)`,
    'if $1 + the past of $2',
    'After "if" use the past, not "would".',
  ),
  instead('(i|he|she|we|they) borne?d', '$1 was born', 'Say "was born" or "were born".'),
  {
    pattern: wholeWords(
      `(?:i|we|he|she|they) (?:have|has) (?:just )?(been|seen|gone|visited|met|bought|eaten|watched|read|done|written|started|arrived|finished)((?: [\\p{L}']+){0,4}) ${pastTime}`,
    ),
    remark: () => OVER,
  },
  {
    pattern: wholeWords(
      '(?<!since |until |from |by |in the |for the |the )(?:yesterday|last (?:week|month|year|night|summer|winter|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)),? (?:i|we|he|she|they|my [\\p{L}]+) (?:have|has) (been|seen|gone|met|bought|eaten|read|done|written|made|got|had|taken|found|[\\p{L}]+ed)',
    ),
    remark: () => OVER,
  },
  {
    pattern: wholeWords(
      String.raw`(?:yesterday|last (?:week|month|year|night|summer|winter|weekend)),? (?:i|we|he|she|they|my [\p{L}]+(?: and (?:i|me|my [\p{L}]+))?) (go|goes|see|sees|meet|meets|eat|eats|buy|buys|visit|visits|am|is|are|make|makes|get|gets|come|comes|take|takes|play|plays)`,
    ),
    remark: ([, verb = '']) => ({
      reason: 'The time is in the past and the verb is in the present.',
      advice: `Use the past form of "${baseOf(verb)}".`,
    }),
  },
  instead(
    '(can|could|will|would|should|must|may|might|to|has|have|had) (?:not )?(be|been) (make|take|give|choose|write|see|know|do|teach|build|buy|sell|solve|improve|find|produce|explain|understand|create|consider)(?= (?:by|in|for|to|on|as|at|from|with)|[.,])',
    '$1 $2 + the participle of $3',
    'After "be" the passive needs the participle.',
  ),
  instead('(is|are|was|were|be|been) base on', '$1 based on', 'After "be" the passive needs the participle.'),
])

const AFTER_ING = (verb: string) => `After "${verb}" comes the form in -ing.`
const gerundAfter = (source: string): Pattern => ({
  pattern: wholeWords(source),
  remark: ([, verb = '', base = '']) => ({
    reason: AFTER_ING(verb),
    advice: `Write "${verb} ${ingOf(base)}".`,
  }),
})

/** "Enjoy to", "look forward to hear", "for improve", "without know". */
export const gerund = patternRule('gerund', 'form after the verb', 6, [
  gerundAfter(
    `(enjoys?|enjoyed|avoids?|avoided|finish|finished|suggest|suggested|keep on|give up|gave up|imagine|risk|dislikes?) to (${BASE})`,
  ),
  gerundAfter(`(look forward to|looks forward to|looking forward to|looked forward to) (${BASE}|get|find)`),
  gerundAfter(`(capable) to (${BASE})`),
  {
    pattern: wholeWords(
      '(for|by|without|instead of) (have|know|understand|create|achieve|improve|learn|become|develop|solve|increase|reduce|make|give|take|prepare|provide|choose|protect)(?= (?:a|an|the|my|your|his|her|its|our|their|this|that|these|it|them|more|new|better|good))',
    ),
    remark: ([, preposition = '', base = '']) => ({
      reason: AFTER_ING(preposition),
      advice: preposition === 'for' ? `Write "to ${base}".` : `Write "${preposition} ${ingOf(base)}".`,
    }),
  },
  instead(`for to (${BASE})`, 'to $1', '"For" is not needed before "to".'),
  {
    pattern: wholeWords(
      '(for) (help|come|invite|read|tell|send|let|visit|listen|take|write|answer|show)(?= (?:me|us|to me|to us|to my|my)(?![\\p{L}]))(?<=(?:thank you|thanks) for [\\p{L}]+)',
    ),
    remark: ([, , base = '']) => ({ reason: AFTER_ING('for'), advice: `Write "for ${ingOf(base)}".` }),
  },
  {
    pattern: wholeWords(`(?:am|is|are|was|were|'m|'re) (thinking) to (${BASE})`),
    remark: ([, , base = '']) => ({
      reason: '"Think" takes "of" or "about".',
      advice: `Write "thinking of ${ingOf(base)}".`,
    }),
  },
  gerundAfter('(worth) to (visit|see|read|do|try|watch|buy|go)'),
])
