import { line, any, make, TECH, WORKS, IDEAS, type Kind } from './line.ts'

/** Requests for knowledge and ideas. */
export const ASKING: readonly Kind[] = [
  {
    id: 'quiz',
    asks: make(
      /quiz(?:zes)?|questionnaire|(?:skill )?assessment|worksheet|multiple choice questions|practice (?:test|questions)|mock exam/u,
    ),
    not: /\b(?:app|website|code|given|personality|risk)\b/u,
    lines: [
      line(
        'rising',
        'Easy to hard, with answers',
        'Go from easy to hard, and put the answers at the end.',
        /\banswers?\b|\bhard\b|\bdifficult/u,
      ),
    ],
  },
  {
    id: 'notes',
    asks: /^(?:write|make|create|give|include|prepare)(?: \S+){0,3}? (?:study )?notes\b/u,
    not: /\b(?:thank|release|lecture|meeting|below)\b/u,
    lines: [
      line(
        'order',
        'Basics to details',
        'Order it from the basics to the details, with a definition in one sentence and one example for each idea.',
        'form',
        'length',
      ),
    ],
  },
  {
    id: 'checklist',
    asks: /^(?:make (?:me )?a list|list|give (?:me )?a list|create a list)(?: \S+){0,5}? ?\b(?:skills|materials|items|equipment|supplies|belongings|things to (?:pack|bring|take|check))\b|\b(?:packing list|checklist)\b/u,
    not: /\b(?:code|function)\b/u,
    lines: [
      line(
        'essential',
        'Essential first',
        'Put the essential ones first, and mark what is easily forgotten.',
        /\border\b|\bby week\b/u,
      ),
    ],
  },
  {
    id: 'list',
    asks: new RegExp(
      `^(?:list|make (?:me )?a list|name|recommend|suggest|find|look for|choose|give (?:me )?(?:a list|some|names)|what are (?:some|the best|popular|the most|the top)|can you list|top \\d+|(?:ten|twenty|\\d+) names)(?: \\S+){0,9}? ?\\b(?:${WORKS.source})\\b`,
      'u',
    ),
    not: any(TECH, /\b(?:ideas?|names? for|write|given word|summar\w+)\b/u),
    lines: [line('unsure', 'Mark what is unsure', 'Mark whatever you are not sure of instead of guessing.')],
  },
  {
    id: 'ideas',
    asks: new RegExp(
      `^(?:suggest|recommend|come up with|brainstorm|think of|give|list|generate|make a list|what are some|what (?:are )?(?:good|creative)|some|help me find|think of|share|provide|there are many)(?: \\S+){0,6}? ?\\b(?:${IDEAS.source})\\b|^(?:ideas?|tips|things to do|ways to|gift ideas)\\b|^what (?:niches?|keywords)\\b`,
      'u',
    ),
    not: any(TECH, /\b(?:an idea|a project|one idea|interview questions|multiple choice|quiz)\b/u),
    lines: [
      line(
        'differ',
        'Different and specific',
        'Make them differ from one another, each specific enough to act on. Mark the three you would choose, with the reason.',
      ),
    ],
  },
  {
    id: 'how-to',
    asks: /^(?:how (?:to|(?:do|can|could) (?:i|you|we|one)) (?!say|know|spend|feel)\w+|steps (?:to|for)|(?:give|provide) (?:me )?(?:step[- ]by[- ]step )?instructions|what are the steps|what is the process|walk me through|(?:explain|describe|tell me) (?:how to|the steps))\b/u,
    not: any(
      TECH,
      /\b(?:how (?:many|much|long|far|old)|persona|reactive|people|code|func\d*|object|class|array|variable|estimate|uncertainty|politely|explain to|proceed|ssh|loop|tables)\b/u,
    ),
    lines: [
      line('numbered', 'Numbered steps', 'Give numbered steps, with what I need first.', 'form', /\bsteps?\b/u),
      line('mistake', 'How to tell it worked', 'Name the most common mistake, and how I can tell that it worked.'),
    ],
  },
  {
    id: 'advice',
    asks: /^(?:should (?:i|we)\b|is it (?:worth|better|a good idea)|which \w+ should (?:i|we)|do i need)|\bwhat should (?:i|we) do\b|\bwhich one\b.*\bshould\b/u,
    not: any(/\b(?:dog ate|overdose|bleeding|suicid\w+|chest pain)\b/u),
    lines: [
      line(
        'first',
        'Answer first',
        'Say first what you would do, and why. Then say what would change your mind.',
        /\bhonest|\bshort answer|\bwhich\b.*\bwhy\b/u,
      ),
    ],
  },
  {
    id: 'overview',
    asks: any(
      /^what (?:are|were) (?:\S+ ){0,4}?(?:challenges|advantages|benefits|effects|principles|mistakes|risks|points|factors|issues|problems|causes|signs|symptoms|stages|considerations|trends|aspects|implications|best practices|strategies|themes|gaps|important topics)\b/u,
      /^what are (?:\S+ ){1,3}doing to\b|^which factors\b|^what (?:trends|skills|problems|role|gaps)\b|^discuss\b|^give (?:me )?an overview\b|^what (?:do|does) \S+ look for\b|^what should i look for\b|^what is the (?:significance|importance|impact|role) of\b/u,
      /^how (?:do|does|did|is|are|can) (?!i\b|we\b|you\b|one\b)(?:\S+ ){1,6}?(?:affect|affecting|influence|shape|change|changing|reduce|help|improve|echo)\b|^tell me about the (?:causes|history|effects|life) of\b|^describe the (?:life|history|impact|effects) of\b|^analy[sz]e the themes?\b/u,
    ),
    not: /\b(?:given|marks|essay|difference|word|my)\b/u,
    lines: [
      line(
        'weight',
        'Most important first',
        'Put the most important points first, with a concrete example for each.',
        'form',
        /\bexamples?\b/u,
      ),
    ],
  },
  {
    id: 'explain',
    asks: any(
      /^explain (?!how to|why|the steps|your|this|these|it\b|that)(?:to me )?\S+(?: \S+){0,9}$/u,
      /^(?:how do(?:es)? (?:\S+ ){1,6}work|what does (?:\S+ ){1,4}mean|(?:can you )?help me understand|teach me the basics|what is (?:an? )?(?:\S+ ){0,2}(?:injection|theorem|effect|paradox|monad|mutex|closure|fund|pattern|theory))\b/u,
    ),
    not: /\b(?:book|novel|poem|film|movie|quote|code|answer|story|death|given|calculus|following)\b|[“"]/u,
    lines: [
      line(
        'example',
        'An example',
        'Use one concrete example, and clear up the most common misunderstanding.',
        'level',
        /\bexamples?\b/u,
      ),
    ],
  },
  {
    id: 'why',
    asks: /^(?:why (?:do|does|did|are|is|was|were|has|have|don'?t|doesn'?t|can'?t)|what causes|what makes)\b/u,
    not: any(TECH, /\b(?:my|this|following|given|i)\b/u),
    lines: [
      line(
        'reasons',
        'Known and guessed',
        'Give the main reasons, the most likely first, and say which of them are only guesses.',
        'length',
      ),
    ],
  },
  {
    id: 'fact',
    asks: /^(?:who (?:is|was|were|will|wrote|invented|won|played|owns|discovered)|when (?:did|was|is|were|will)|where (?:is|was|did)|which (?:\S+ ){1,4}?(?:is|was|are|has|have|won|acts?|flows?|drinks?|owns?|breaks?)|what (?:year|language|country|happened to)|how (?:tall|old|big|heavy|fast|far) (?:is|was|are)|(?:can|could|do|does|did|was|were|is) (?!you|i\b|we\b|my\b|this|these|it\b|the \w+\b|there a way|that)\w+|there used to be|what (?:is|was|does) (?:\S+ ){1,5}(?:stand for|called|name))\b/u,
    not: any(TECH, /\b(?:given|following|story|poem|should|my)\b|\d+\D+\d+\D+\d|\b[a-d][.)] /u),
    lines: [line('honest', 'No guessing', 'If you are not sure, say so instead of guessing.')],
  },
  {
    id: 'word',
    asks: /^(?:find (?:me )?a word|what(?:'s| is) (?:a|the|another) word|synonyms?|antonyms?|another word|a better word|(?:come up with|give (?:me )?)(?:several )?(?:synonyms|antonyms))\b/u,
    lines: [
      line('fit', 'Best fit first', 'Give the best fit first, then a few others, and say how they differ.', 'count'),
    ],
  },
]
