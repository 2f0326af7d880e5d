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
    id: 'pick',
    isSure: true,
    isWhole: true,
    asks: any(
      /\bwhat (?:are|is|would be) (?:some |the |a )?(?:really )?(?:good|great|best|healthy|cheap|easy|fun|nice) (?!way|approach|time|practice|prompt|answer)(?:\S+ ){1,5}?(?:for|to \w+|when)\b/u,
      /\bwhat should (?:i|we) (?:build|buy|use|get|cook|eat|read|watch|wear|plant|see|do (?:in|on|while))\b|^are there any (?:free|good|cheap|open[- ]source)\b|\bwhich (?:\S+ ){1,5}would be (?:best|good)\b|\bany recommendations?\b|\brecommendations? (?:on|for)\b|\ba few options\b|\b(?:can|could) you recommend\b/u,
    ),
    not: any(TECH, /\b(?:given|following|essay|code|write|title|story|per second)\b/u),
    lines: [
      line(
        'suits',
        'For whom each is right',
        'Give a few that differ, say in a few words for whom each is right, and mark the one you would start with.',
        /\b(?:\d+|two|three|four|five|six|seven|eight|ten|twelve)\b/u,
      ),
    ],
  },
  {
    id: 'ideas',
    asks: new RegExp(
      `^(?:suggest|recommend|come up with|brainstorm|think of|give|list|generate|make a list|what are some|what (?:are )?(?:good|creative)|some|help me find|think of|share|provide|there are many)(?: \\S+){0,6}? ?\\b(?:${IDEAS.source})\\b|^(?:ideas?|tips|things to do|ways to|gift ideas)\\b|^what (?:niches?|keywords)\\b`,
      'u',
    ),
    not: any(
      TECH,
      /\b(?:an? (?:\w+ )?idea|a project|one idea|ideas (?:that|of)|interview questions|multiple choice|quiz|quer(?:y|ies)|philosoph\w+|influence)\b/u,
    ),
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
    isSure: true,
    asks: /^(?:how (?:to|(?:do|can|could|should) (?:i|you|we|one)) (?!say|know|spend|feel|tell|determine|get|be|become|deal|cope|comfort|stop|avoid|appear|look|think|start|spice|improve|play|estimate|measure|format|describe|explain)\w+|steps (?:to|for)|(?:give|provide) (?:me )?(?:step[- ]by[- ]step )?instructions|what are the steps|what is the process|walk me through|(?:explain|describe|tell me|figure out|find out|teach me) (?:how to (?!format|say|tell|determine|deal|cope)|the steps)|(?:the )?best way to) ?\b/u,
    not: any(
      TECH,
      /\b(?:how (?:many|much|long|far|old)|persona|role of|imagine|people|friends?|governments?|companies|society|code|func\d*|object|class|array|variable|uncertainty|politely|proceed|ssh|loop|tables|language|cat|dog|care for)\b/u,
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
    isSure: true,
    asks: any(
      /^explain (?!how to|how it might|why|the steps|your|this|these|it\b|that|what)(?:to me )?(?:in detail )?\S+(?: \S+){0,24}$/u,
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
    id: 'what-if',
    isSure: true,
    asks: /^what (?:if|would (?:have )?happen(?:ed)? if)\b/u,
    not: any(TECH, /\b(?:i|my|we|our|you)\b/u),
    lines: [
      line(
        'sure',
        'Certain and guessed',
        'Go through what follows step by step, and say which parts are nearly certain and which are guesses.',
        'length',
      ),
    ],
  },
  {
    id: 'estimate',
    isSure: true,
    asks: /^how many .*\b(?:would it take|on earth|in the world|worldwide|globally|throughout history|ever|each (?:day|year|minute))\b/u,
    lines: [line('known', 'Known and guessed', 'Say which of the figures are known and which are guesses.', 'length')],
  },
  {
    id: 'word',
    asks: /^(?:find (?:me )?a word|what(?:'s| is) (?:a|the|another) word|synonyms?|antonyms?|another word|a better word|(?:come up with|give (?:me )?)(?:several )?(?:synonyms|antonyms))\b/u,
    lines: [
      line('fit', 'Best fit first', 'Give the best fit first, then a few others, and say how they differ.', 'count'),
    ],
  },
]
