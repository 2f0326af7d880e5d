import { pairsOf } from '../../words/list-of.ts'
import { instead, patternRule, wholeWords } from './pattern-rule.ts'

const SPLIT = pairsOf(`
  some times => sometimes; some thing => something; some one => someone; some body => somebody;
  every thing => everything; every body => everybody; any thing => anything; any body => anybody;
  with out => without; my self => myself; him self => himself; them selves => themselves; our selves => ourselves;
  your self => yourself; her self => herself; it self => itself; there fore => therefore; more over => moreover;
  further more => furthermore; never the less => nevertheless; now a days => nowadays; now days => nowadays;
  an other => another; where as => whereas; through out => throughout; no where => nowhere; in deed => indeed;
  what ever => whatever; when ever => whenever; mean while => meanwhile
`)

/** "Some times", "everyday" at the end, "differents", "do a mistake". */
export const wordChoice = patternRule('word-choice', 'choice of word', 5, [
  ...SPLIT.map(([wrong, right]) => instead(wrong, right, 'This is written as one word.')),
  instead('all tough', 'although', 'The two sound alike; here it is the other one.'),
  instead('a lot off', 'a lot of', '"Off" is the opposite of "on".'),
  instead(
    '(?<=(?:^|[.!?]\\s+))may be (it|he|she|they|we|i|the|you|this|that)(?= [^?]*(?:[.!]|$))',
    'maybe $1',
    '"Maybe" in the sense of "perhaps" is one word.',
  ),
  instead(
    'everyday(?=[.,;!?]|\\s*$| (?:and|i|we|they|he|she|because|to|in|at|when|for|we|people))',
    'every day',
    'As one word it is an adjective, as in "everyday life".',
  ),
  instead(
    '(different|important|interesting|difficult|beautiful|necessary|expensive|possible|intelligent)s',
    '$1',
    'English adjectives have no plural.',
  ),
  instead(
    '(do|does|did|doing) ((?:an? |the |some |many |any |more |big |lots? of |so many |too many |a lot of )*)(mistakes?|efforts?|decisions?)',
    '"make" with "$3"',
    'English makes these things.',
  ),
  instead(
    '(make|makes|made|making) ((?:my |his |her |their |your |our |the |a |some )*)(homeworks?|sports?|housework)(?! (?:fun|easier|more))',
    '"do" with "$3"',
    'English does these things.',
  ),
  instead(
    '(learn|learned|learns) (me|him|us|them|children|students) (to|how)',
    'teach $2 $3',
    'Who gives knowledge teaches; who gets it learns.',
  ),
  instead(
    '(earn|earns|earned|work|works|speak|speaks|sing|sings|cook|cooks|swim|swims|drive|drives|play|plays|sleep|slept|write|writes|learn) (very |so |really )?good(?=[.,;!?]|\\s*$| (?:and|but|because) (?:i|he|she|we|they) )',
    '$1 $2 well',
    'What says how somebody does something is "well".',
  ),
  instead(
    '(look|looks|looked|smell|smells|taste|tastes|sound|sounds|feel|feels) (very |so |really )?(beautifully|nicely|deliciously|wonderfully|greatly)(?=[.,;!?]|\\s*$)',
    '$1 $2 + the adjective without "-ly"',
    'After such a verb stands an adjective: it says how something is.',
  ),
  instead(
    '(?<=(?:^|[.!?,]\\s{1,2}|that |and |because |but ))(i|we|they) (pay|go|eat|drink|get|wake|work|come|take|make|play|watch|read|write|speak|buy|use|help|clean|cook|drive|walk|sleep|study|learn|do|have) (always|usually)(?= (?:in|at|to|the|my|a|on|with|by|for|home|breakfast|lunch|dinner)(?![\\p{L}]))',
    '$1 $3 $2',
    'Such a word stands before the verb.',
  ),
  instead('any one(?=[.,;!?])', 'anyone', 'This is written as one word.'),
  instead(
    '(everything|all|nothing|anything|something) what (i|we|he|she|they|you|is|was|can|has)',
    '$1 that $2',
    'After such a word stands "that".',
  ),
  instead(
    '(man|woman|people|person|guy|girl|boy|those|someone|anyone|friend|friends|child|children) how (has|have|had|lives?|works?|sold|made|did|came|went|wants?|likes?|gave|told|said|lived|worked)',
    '$1 who $2',
    'For people English takes "who".',
  ),
  {
    pattern: wholeWords(
      "(?:am|is|are|was|were|i'm|we're|be|become|became|get|got|feel|felt) (?:very |so |really |not )*((?:excit|bor|interest|disappoint|confus|frighten|annoy)ing) (about|in|with|by|at)(?= (?:the|this|that|my|your|his|her|our|it|you|him|them|what|how|[\\p{L}]+ing)(?![\\p{L}]))",
    ),
    remark: ([, form = '', by = '']) => ({
      reason: 'Who feels it is "…ed"; what causes it is "…ing".',
      advice: `Write "${form.replace(/ing$/u, 'ed')} ${by}".`,
    }),
  },
  {
    pattern: wholeWords(
      '(?:film|movie|book|story|lesson|trip|party|museum|course|job|journey|game) (?:is|was) (?:very |so |really |quite )*(interested|excited|bored)(?! (?:in|by|at|about|with)(?![\\p{L}]))',
    ),
    remark: ([, form = '']) => ({
      reason: 'Who feels it is "…ed"; what causes it is "…ing".',
      advice: `Write "${form.replace(/ed$/u, 'ing')}".`,
    }),
  },
  instead(
    '(works?|worked|working|studies|study|studied|think|thinks|thinking|tries|try|tried|trained|train) (very |so |really )?hardly',
    '$1 $2 hard',
    '"Hardly" means "almost not".',
  ),
  instead('no one of(?= (?:the|them|us|my|these|those)(?![\\p{L}]))', 'none of', 'Of several it is "none".'),
  instead('the both', 'both', '"Both" takes no article.'),
  instead('a such', 'such a', '"Such" stands before the article.'),
  instead('under a pressure', 'under pressure', 'This phrase has no article.'),
  instead('(make|makes|made|making) a progress', '$1 progress', 'English does not count progress.'),
  instead('(have|has|had|having) a fun', '$1 fun', 'English does not count fun.'),
  instead('at the night', 'at night', 'This phrase has no article.'),
  instead(
    '(open|close) the (light|lights|tv|television|computer|radio)',
    'turn on or turn off the $2',
    'Devices are turned on and off.',
  ),
])

const OWNED =
  'life|lives|mind|minds|opinion|opinions|health|work|job|jobs|house|homes|attention|behavior|behaviour|thoughts|needs|ideas|money|rights|world|society|children|time|decision|decisions|emotions|interest|future'

const owner = (form: string) => ({
  reason: 'A possessive takes an apostrophe before its "s".',
  advice: `Write "${form.trim().slice(0, -1)}’s".`,
})

/** "Todays society", "childrens books". */
export const possessive = patternRule('possessive', 'possessive without apostrophe', 6, [
  {
    pattern: wholeWords(
      "(todays|yesterdays|tomorrows)(?= (?:world|society|life|news|meeting|lesson|class|paper|weather|technology|youth|people|children|students|young|economy|market|generation|homework|topic|modern|teenagers|problems?|lecture|article)(?![\\p{L}'-]))",
    ),
    remark: ([form = '']) => owner(form),
  },
  {
    pattern: wholeWords(
      `childrens|mens|womens|everyones|someones|somebodys|nobodys|everybodys|peoples(?= (?:${OWNED})(?![\\p{L}'-]))`,
    ),
    remark: ([form = '']) => owner(form),
  },
])

const REPORTED =
  "know|knows|knew|understand|understood|wonder|wondered|remember|explain|explained|tell me|tell you|tell us|ask me|asked me|idea|don't know|not sure|decide"

/** "I don't know where is the station." */
export const indirectQuestion = patternRule('indirect-question', 'order in an indirect question', 5, [
  {
    pattern: wholeWords(
      `(?:${REPORTED}) (what|where|why|when|how) (is|are|was|were|do|does|did|can|could|should|will) (the|my|your|his|her|our|their|this|it|he|she|they|we|you|i)(?= [\\p{L}]|[.,?!])`,
    ),
    remark: ([, question = '', verb = '', subject = '']) => ({
      reason: 'Inside another sentence a question keeps the word order of a statement.',
      advice: /^(?:do|does|did)$/u.test(verb)
        ? `Write "${question} ${subject} …" without "${verb}".`
        : `Write "${question} ${subject} … ${verb}".`,
    }),
  },
])
