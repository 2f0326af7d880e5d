import { pairsOf } from '../../words/list-of.ts'
import { BASES } from '../../words/verbs.ts'
import { instead, NOUN_END, OPENING, oneOf, type Pattern, patternRule } from './pattern-rule.ts'

const BASE = oneOf([...BASES, 'get', 'play', 'stop', 'leave', 'return', 'sleep'])
const TOO =
  'crowded|difficult|late|early|small|big|hot|cold|expensive|tired|hard|easy|fast|slow|loud|dark|old|young|busy|dangerous|scared|heavy|far|high|low'
const OURS =
  'own|food|house|school|friends|family|team|lives|life|car|money|time|home|class|teacher|dog|room|bags|seats|parents|country'
const HEARD = 'The two sound alike; here it is the other one.'
const OWNED =
  'house|houses|bag|bags|parents|mother|father|children|kids|friends|family|families|lives|car|cars|jobs|job|money|names|name|hands|eyes|minds|opinions|opinion|teacher|teachers|clothes|phones|dog|dogs|rooms|ideas|problems|health|homework|future|country|language|culture'
const END = String.raw`(?=\s*[.,;!?]|\s*$)`
const BEGIN = String.raw`(?<=^|[.!?]\s{1,2}|\n)`
const RATED =
  'a bit|a lot|expensive|difficult|big|small|hard|easy|different|interesting|cheap|old|often|well|sure|happy|strange|important|common|popular|similar|impressive|useful|bad|tired|busy|right|early|hot|strong|beautiful|simple|likely'

/** Pairs that are told apart by their neighbours; each stands for a family of phrases. */
const CONFUSED: readonly Pattern[] = pairsOf(String.raw`
  (in|of|with|for|about|love|loved|lost|left|take|took|bring|brought|forgot|use|used|sold|spend|spent|change|wash|tell|told|show|keep|kept) there (own|${OWNED})${NOUN_END} => $1 their $2;
  ${OPENING}there (${OWNED}) (is|are|was|were|has|have) => their $1 $2;
  you're (own|(?:(?:new|old|first|favou?rite) )?(?:car|house|dog|cat|job|phone|computer|name|mother|father|parents|brother|sister|hair|dress|letter|email|message|advice|opinion|answer|question|website|company|room|bag|book)) => your $1;
  there (is|are|was|were) to (many|much) => there $1 too $2; (ate|drank|spent|made|saw|paid|cost|costs|got|has) to (many|much) => $1 too $2;
  ${OPENING}(he|she|we|they|i) past (the|a|an|my|his|her|their|our|all|by|through|us|him|me) => $1 passed $2;
  (walk|walked|walking|go|goes|went|going|run|ran|drive|drove|driving|flew|rushed|came) passed (the|a|my|his|her|our|their|us|me|him|them|it) => $1 past $2;
  ${OPENING}(i|we|they) except (the|your|my|his|her|this|that|it|their|our) => $1 accept $2;
  (some|any|much|your|my|his|her|their|our|good|bad|the|this|useful|helpful|piece of|legal) advise(?!d|r) => $1 advice;
  (can|could|would|will|please|should|to) (you )?advice (me|you|him|her|us|them|people|everyone) => $1 $2 advise $3;
  (know|knows|knew|sure|wonder|wonders|wondered|decide|decided|ask|asked|doubt) weather (i|you|he|she|it|we|they|the|there|or|to|this|that|my|his|people) => $1 whether $2;
  the whether (is|was|forecast|will be|gets?|today|report) => the weather $1;
  (good|bad|nice|beautiful|hot|cold|rainy|terrible|sunny|warm) whether(?! (?:i|you|he|she|it|we|they|or|the)(?!\p{L})) => $1 weather;
  ${BEGIN}whose (going|coming|there|ready|next|playing|winning|afraid|responsible) => who's $1;
  who's (names?|house|car|book|father|mother|parents|son|daughter|brother|sister|life|job|eyes|hair|idea|fault|turn|dog|family|children)(?= (?:is|was|are|were|has|had|i|we|it|he|she|they|the|did|do)(?!\p{L})) => whose $1;
  (over|come|live|living|lived|from|down|is|was|been|are|stay|i'm|around|work) hear(?:${END}|(?= (?:and|in|for|with|at|since|because)(?!\p{L}))) => $1 here;
  (is|was|are|were|it's|i'm|be|been|seems?|feel|feels|felt|am|that's|became) quiet (${RATED}) => $1 quite $2;
  (a|the|very|so|too) quite (boy|girl|place|room|street|town|village|night|child|person|man|woman|evening|life|voice|area|neighbou?rhood|house|garden|day|spot|corner)${NOUN_END} => $1 quiet $2;
  ${OPENING}(i|we|they|you) no (the|that|how|what|it|him|her|where|who|why|when|about|nothing|he|she|a lot|many) => $1 know $2;
  (don't|didn't|doesn't|do not|does not|did not|also|already|can't) no (the|that|how|what|it|him|her|if|where|who|why|when|about|anything|much) => $1 know $2;
  (want|wants|wanted|need|needs|needed|going|like|decided|able|went|order) to by (a|an|the|some|my|new|it|them|him|her|me|food|clothes|something|presents?|things|this|more) => $1 to buy $2;
  (to|will|can|could) meat (you|him|her|them|my|us|the|a|new|me) => $1 meet $2;
  peace of (cake|paper|bread|advice|pizza|music|wood|meat|land|furniture|news|pie|fruit|glass) => piece of $1;
  ${OPENING}(we|they|you) where (very|so|not|all|both|happy|late|tired|there|here|going|young|able|ready|too|[\p{L}]+ing) => $1 were $2;
  ${BEGIN}were (are|is|do|did|does|can) (you|the|my|your|we|they|i|he|she|it) => where $1 $2;
  ${OPENING}even thought (i|it|he|she|we|they|the|there|you|this|my) => even though $1; as thought (he|she|it|they|i|nothing) => as though $1;
  ${OPENING}(i|he|she|we|they) though (that|it|he|she|i|about|they|we) => $1 thought $2;
  (goes|going|went|gone|walk|walked|run|ran|drive|drove|half ?way|all the way|came|broke) trough => $1 through;
  thought (me|us) (how to|english|maths?|everything|many) => taught $1 $2;
  (get|got|turn|turned|take|took|switch|switched|fell|jump|jumped) of (the (?:bus|train|light|lights|tv|phone|bed|horse|bike|roof|ladder|table|computer|car)) => $1 off $2;
  (school|high school) principle(?= (?:said|is|was|called|told)) => $1 principal; principle of (our|the|my|his|her|a) (school|high school|college) => principal of $1 $2;
  borrow (me|us|him) (a|an|the|some|your|money|his|my) => lend $1 $2;
  (can't|cannot|couldn't|could not|can|hardly|i|we) breath(?:${END}|(?= (?:in|out|again|and|through|properly|deeply)(?!\p{L}))) => $1 breathe;
  ${OPENING}(i|we|they|you|people) (really |strongly |also |do not |don't )?belief (that|in|it|i|you|the|we) => $1 $2 believe $3;
  ${OPENING}(i|we|they|people) life (in|with|without|here|there|alone|together|a) => $1 live $2;
  (my|his|her|their|our|your|whole|daily|social) live(?:${END}|(?= (?:is|was|has|and|because|will)(?!\p{L}))) => $1 life;
  (wants?|wanted|needs?|needed|have|had|has|like|tried|able|love|supposed|ready|going|used) too (${BASE})(?! (?:much|many|little|few)) => $1 to $2;
  (have to|has to|had to|must|can|cannot|can't|won't|will not|will|would|should|learn to|hard to|need to|want to) except(?= (?:that|the|it|this|my|your|his|her|him|them|a|an|any|what)(?!\p{L})) => $1 accept;
  (?<=(?:had|have|has|want|wanted|went|go|need|needed|going|came|come|able) )(to (?:eat|see|do|spend|make|take|finish|leave|visit|meet)|in|with|from) are (${OURS})(?! (?:is|was|were|are)) => $1 our $2;
  (can|could|will|would|cannot|never|hardly) here (the|a|an|it|him|her|them|something|someone|anything|music|you|me|us|my|your) => $1 hear $2;
  (he|she|i|we|they|never) new (the|that|how|what|it|him|her|them|my|his|about|where|nothing|everything) => $1 knew $2;
  (halfway|all the way|walk|walked|go|goes|went|going|gone|get|got|look|looked|run|ran|pass|passed|lived|broke) threw (the|a|an|my|his|her|our|their|this|that|it) => $1 through $2;
  strait (away|ahead|forward|to|home|back) => straight $1; (so|too|very) lose(?=[.,;!?]| that| and| so) => $1 loose;
  (?<=(?:because|think|that|said|know) )there the (best|worst|only|same|most) => they're the $1;
  there the (best|worst) ([\p{L}]+ ever) => they're the $1 $2
`).map(([wrong, right]) => instead(wrong, right, HEARD))

/** "Could of". Ignores speech, because a character may talk that way. */
export const couldOf = patternRule('could-of', '"of" for "have"', 6, [
  instead(
    "((?:could|should|would|must|might)(?:n't)?) of(?! (?:course|late|necessity|old)(?![\\p{L}]))",
    '$1 have',
    'It sounds like "of", and is short for "have".',
  ),
])

const LOOSED = 'arrows?|bolts?|dogs?|hounds?|knots?|ropes?|volleys?|grip|bonds|shot'
const BEFORE_LOSE =
  "to|will|would|could|can|might|may|must|should|not|never|(?:do|did|does|wo|would|ca|could)n't|cannot|[\\p{L}]+'ll"
const LOSABLE = `(?= (?:(?:my|your|his|her|its|our|their|the|a|an) (?!${LOOSED})|(?:it|him|them|me|us|you|this|that|everything|anything|sight|hope|weight|track|patience)(?![\\p{L}])|(?!${LOOSED})[\\p{L}]+[^s\\P{L}]s(?![\\p{L}])))`

/** "Loose" where "lose" is meant. Skips "to loose" an arrow or a knot. */
export const loseLoose = patternRule('lose-loose', '"lose" and "loose"', 5, [
  instead(`(${BEFORE_LOSE}) loose${LOSABLE}`, '$1 lose', '"Loose" is the opposite of "tight".'),
  instead(`loosing${LOSABLE}`, 'losing', '"Loosing" would mean setting free.'),
  instead('(came|come|broke|break|hung|cut|worked?) lose', '$1 loose', 'What is no longer fixed is loose.'),
])

/** "Affect" for "effect" and the reverse. */
export const affectEffect = patternRule('affect-effect', '"affect" and "effect"', 5, [
  instead(
    '(?<=(?:an|the|no|any|some|little|strong|big|great|bad|good|huge|small|lasting|negative|positive|side|harmful|major|direct) )affects? (?:on|upon|of)',
    'effect or effects, with an "e"',
    '"Affect" is the verb.',
  ),
  instead(
    "(do|does|did|will|would|can|could|may|might|must|should|not|n't|to) effect (me|you|him|us|them|people|everyone|everybody|anyone|my|your|his|her|our|their|every|all)(?! (?:escape|release|changes?|repairs?|entry|transfer|removal)(?![\\p{L}]))",
    '$1 affect $2',
    '"Effect" is the noun.',
  ),
])

/** "Wanted too buy", "to crowded", "except that it is so", "are food", "strait away", "there the best", "lets go". */
export const soundAlikes = patternRule('sound-alikes', 'words that sound alike', 6.2, [
  ...CONFUSED,
  instead(
    `(is|was|are|were|be|been|it's|way|far|eat|ate|drink|spend|spent) to (much|(?:${TOO})(?=\\s*[.,;!?]|\\s*$| (?:to|for|and|but|so|because) ))`,
    '$1 too $2',
    'More than enough is "too", with two o’s.',
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
    '(i|we|they|you|he|she) all ready (have|has|had|know|knew|did|went|got|told|made|said|saw)|(have|has|had) all ready (been|done|had|seen|made|gone|told|started|finished)',
    '$1$3 already $2$4',
    '"All ready" means that all are ready.',
  ),
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
