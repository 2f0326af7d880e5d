/** Orders that say what is wanted more surely than the nouns behind them. */
export const STRONG_ORDERS: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    'translation',
    /^(?:translate|localise|localize)\b|^(?:put|turn|say) (?:this|it|that) (?:in)?to (?:spanish|french|german|italian|english|portuguese|chinese|japanese|arabic|dutch|polish)\b/iu,
  ],
  [
    'event-plan',
    /^(?:plan|organi[sz]e|host|throw|celebrate)\b[^.,;]*\b(?:birthday|anniversary|jubilee)\b(?! (?:card|speech|message|poem|toast|cake|gift|present)s?\b)/iu,
  ],
  ['summary', /^(?:summari[sz]e|sum up|condense|boil down|tl;?dr)\b/iu],
  [
    'tests',
    /^(?:write|add|create|generate|make)?\s?(?:me )?(?:some |the |a few )?(?:\w+ )?tests? (?:for|that|covering)\b(?=.*\b(?:function|code|component|api|class|module|app|endpoint|hook|service|script|parser|method|reducer|store)s?\b)|^test (?:my|this|the) (?:function|code|component|api|endpoint)/iu,
  ],
  [
    'refactor',
    /^make\b.*\b(?:website|site|app|page|query|code|build)\b.*\b(?:faster|quicker)\b|^(?:speed up|optimi[sz]e) (?:my|our|the|this) (?:\w+ )?(?:website|site|app|page|build)\b/iu,
  ],
  [
    'refactor',
    /^(?:refactor|restructure|simplify|optimi[sz]e|speed up|clean up|improve|modernise|modernize|rewrite)\b(?=.*\b(?:code|function|script|class|module|component|codebase|method|loop|useeffect)\b)/iu,
  ],
  ['sql', /^(?:optimi[sz]e|speed up|improve|fix|debug)\b(?=.*\b(?:sql|query|queries|join)\b)/iu],
  [
    'code-review',
    /^(?:review|check|audit|critique)\b(?=.*\b(?:code|pull request|pr|function|script|repo|commit|diff)\b)/iu,
  ],
  [
    'edit',
    /^(?:rewrite|rephrase|reword|paraphrase|proof-?read|edit|polish|improve|shorten|revise|tighten|copy-?edit|correct|humani[sz]e)\b(?!.*\b(?:code|function|seo|website|site|sales|conversion|skills?|memory|english|spanish|relationship|sleep|health|process|workflow|app|photo|image|picture|video)\b)|^(?:fix|check|correct) (?:the |my )?(?:grammar|spelling|punctuation|english|typos)|^make (?:this|my|the) (?:\w+ )?(?:email|text|paragraph|letter|essay|cv|resume|post|message|writing|article|sentence|cover letter)? ?(?:sound|read|shorter|better|clearer|more|less|friendlier|warmer)/iu,
  ],
  [
    'feedback',
    /^(?:review|critique|give (?:me )?(?:honest |some |your )?(?:feedback|a critique)|rate|assess|evaluate|grade|what do you think of)\b(?!.*\bcode\b)(?!(?:\s\w+){0,4} literature)(?! of\b)/iu,
  ],
  [
    'bug-fix',
    /^(?:fix|debug|troubleshoot|repair|solve)\b(?=.*\b(?:bug|error|code|crash|script|function|app|component|page|build|test|login|form|loop|css|layout|api|exception|issue|import|server|undefined|null|array)s?\b|```)|^(?:why (?:does|is|do|am|did|won[’']t|can[’']t)\b)(?=.*(?:\berror\b|exception|undefined|null\b|crash|exit(?:ing|s|ed)?\b|code \d+|status \d+|stuck|hang(?:s|ing)?\b|not work|fail|render(?:ing)? twice|\bbug\b|segfault|nan\b|compile|infinite loop|console))/isu,
  ],
  [
    'explanation',
    /^(?:explain|teach|clarify|demystify|walk me through|eli5|describe how|show me how)\b|^(?:understand|grasp) /iu,
  ],
  ['quiz', /^(?:quiz|test) (?:me|us|my)\b/iu],
  [
    'study-plan',
    /^(?:learn|study|master|prepare (?:me )?for (?:the|my|an?) (?:\w+ )?(?:exam|test|certificat|finals|sat|toefl|ielts|bar))|^get better at\b|^improve my (?:english|spanish|french|german|memory|maths?|handwriting|writing|vocabulary|typing)/iu,
  ],
  ['literature-review', /^(?:review|survey|summari[sz]e) (?:the )?(?:\w+ )?(?:literature|studies|research)\b/iu],
  [
    'market-research',
    /^(?:research|analy[sz]e|look into|find) (?:my |our |the )?(?:competitors?|competition|market|rivals)\b/iu,
  ],
  [
    'data-analysis',
    /^compare (?:my|our|the|these)\b.*\b(?:quarters?|sales|revenue|months|figures|numbers|costs|results)\b/iu,
  ],
  [
    'comparison',
    /^(?:compare|contrast|weigh)\b|^(?:what|which) (?:is|are|one is|one)?.*\b(?:better|best)\b.*\b(?:or|vs\.?|versus)\b|^[\p{L}\d .+#-]{2,40} (?:vs\.?|versus) [\p{L}\d .+#-]{2,40}/iu,
  ],
  [
    'brainstorm',
    /^(?:brain ?storm|come up with|think of|give (?:me )?(?:some |\d+ )?ideas|suggest|recommend)\b(?!.*\b(?:names?|slogans?|tag ?lines?|titles?|recipes?|headlines?|lesson|quiz|jokes?)\b)|^what (?:can|should|could) i (?:get|give|buy|make|cook|do)\b/iu,
  ],
  [
    'hard-talk',
    /^(?:tell|ask|confront|talk to|break up with|negotiate with|convince|persuade) (?:my|our|the|a|him|her|them)\b|^how (?:do|can|should|could) i (?:tell|ask|confront|talk to|break|convince|say no|bring up|approach|politely|negotiate|get my|deal with my)\b|^(?:negotiate|ask for) (?:a |my |more |better )/iu,
  ],
  [
    'decision',
    /^(?:should (?:i|we)\b|(?:help (?:me )?)?(?:decide|choose)\b|i can[’']?t decide|whether (?:i|we|to)\b|is it (?:worth|a good idea|better)\b)/iu,
  ],
  [
    'setup',
    /^(?:deploy|install|configure|set ?up|dockerize|dockerise|migrate)\b(?=.*\b(?:app|server|docker|nginx|linux|aws|vps|database|postgres|pipeline|ci|git\w*|node|kubernetes|wordpress|environment|eslint|ssl|https)\b)/iu,
  ],
  [
    'data-analysis',
    /^(?:analy[sz]e|clean|visuali[sz]e|plot|find (?:the )?(?:trends|patterns|outliers))\b(?=.*\b(?:data|csv|spreadsheet|sales|survey|results|numbers|dataset|sheet|figures)\b)/iu,
  ],
  ['names', /^(?:name|rename) (?:my|our|a|the|this)\b/iu],
  ['decision', /^(?:calculate|tell (?:me|us)|work out|figure out|find out|explain)\b.*\bwhether (?:i|we) should\b/iu],
  [
    'homework',
    /^(?:solve|calculate|prove|integrate|differentiate|factor)\b(?=.*(?:\d|equation|integral|triangle|matrix|probability|theorem|proof))/iu,
  ],
]

/** What remains to be told from the verb alone, when no noun names a thing. */
export const WEAK_ORDERS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['illustration', /^(?:draw|paint|illustrate|sketch|render|visuali[sz]e|depict)\b/iu],
  ['photo', /^(?:photograph|shoot)\b/iu],
  [
    'schedule',
    /^(?:plan|organi[sz]e|schedule|structure) (?:my|our|a|the)\b|^(?:manage|get) (?:my|more) (?:time|day|week)/iu,
  ],
  ['email', /^cancel\b.*\b(?:membership|subscription|contract|insurance|account|order|policy)\b/iu],
  [
    'message',
    /^(?:apologi[sz]e|thank|congratulate|wish|text|message|reply|respond|cancel|remind|invite|flirt|say sorry|decline)\b/iu,
  ],
  ['email', /^(?:email|e-mail|write (?:back )?to (?:my|the|our|an?|him|her|them|someone))\b/iu],
  ['workout', /^(?:lose weight|get (?:fit|fitter|stronger|in shape)|build muscle|run (?:a|my first) )/iu],
  ['recipe', /^(?:cook|bake)\b/iu],
  ['budget', /^(?:save|pay off|stop spending)\b/iu],
  ['business-plan', /^(?:start|open|launch|found) (?:a|an|my|our)\b/iu],
  [
    'research-question',
    /^(?:research|investigate|fact[- ]?check|find out|look up|look into)\b|^(?:is it true|how (?:many|much|common|likely|effective|safe|old|big)|what (?:does|do) (?:the )?(?:research|studies|science|evidence))\b/iu,
  ],
  ['refactor', /^(?:refactor|optimi[sz]e)\b/iu],
  ['bug-fix', /^debug\b/iu],
  ['function', /^(?:code|program|implement|parse|scrape|automate)\b/iu],
]
