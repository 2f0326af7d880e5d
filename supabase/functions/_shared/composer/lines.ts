import type { Facet } from './read-request.ts'

/** A line that may follow a request. */
export interface Line {
  readonly id: string
  /** What it asks for in two or three words, for its switch. */
  readonly label: string
  readonly text: string
  /** It stands only where the request says this. */
  readonly when?: RegExp
  /** It must not stand where the request settles this, or says it. */
  readonly unless: readonly (Facet | RegExp)[]
}

/** A kind of request that is told by the whole of its asking sentence. */
export interface Kind {
  readonly id: string
  /** The asking sentence, in small letters and without politeness. */
  readonly asks: RegExp
  /** What is asked may stand anywhere in the request, not in its asking sentence alone. */
  readonly isWhole?: true
  /** The whole request must say this. */
  readonly says?: RegExp
  /** The whole request must not say this. */
  readonly not?: RegExp
  readonly lines: readonly Line[]
}

const line = (id: string, label: string, text: string, ...unless: readonly (Facet | RegExp)[]): Line => ({
  id,
  label,
  text,
  unless,
})
const lineWhen = (when: RegExp, ...rest: Parameters<typeof line>): Line => ({ ...line(...rest), when })

const any = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'u')
/** A sentence that begins with an order to make something, and names it within a few words. */
const make = (what: RegExp, words = 9) =>
  new RegExp(
    `^(?:(?:re)?write|create|make|generate|give|produce|compose|draft|build|code|implement|develop|provide|prepare|craft|design|come up with|need|construct|program|an?|the|some|my|tell|continue|reply|use)(?: \\S+){0,${words}}? ?\\b(?:${what.source})\\b|^(?:${what.source})\\b`,
    'u',
  )

const TECH =
  /\b(?:python|java|javascript|typescript|js|ts|c\+\+|c#|golang|rust|ruby|php|perl|kotlin|swift|scala|haskell|ocaml|scheme|lisp|matlab|octave|julia|r|lua|bash|shell|powershell|vba|(?:my|t-?)?sql(?:ite)?|postgres\w*|ssms|mongodb|redis|html|css|react|vue|angular|svelte|next|node|npm|flask|django|fastapi|express|spring|gradio|streamlit|shiny|verilog|vhdl|hls|solidity|cuda|opengl|glsl|fortran|dart|flutter|android|ios|pandas|numpy|pytorch|tensorflow|keras|sklearn|scikit|gensim|awk|sed|jq|grep|ffmpeg|regex|cron|git|github|docker|kubernetes|terraform|nginx|apache|linux|ubuntu|windows|macos|excel|spreadsheet|google sheets|json|xml|yaml|api|graphql|unity|godot|unreal|latex|gams|arduino|raspberry|aws|azure|tuples?|dataframe|unit[- ]test\w*|command line|selenium|spark|sqlalchemy|jest|pytest)(?!\w|\+\+|#)/u
const PROGRAM =
  /code|functions?|programs? (?:that|to|which|in|for|using|simulating)|(?:python|java|c\+\+|c#|chess) programs?|scripts?|class(?:es)?|macro|query|component|scraper|dockerfile|sketch|shader|plugin|extension|(?:smart )?contract|unit tests?|functionality|implementation|app(?:lication)?|bot|server|endpoint|neural network|regex|solution/u
const GIVEN =
  /\b(?:the|this|these|an?|using|on) (?:given|provided|following|attached) \w|\b(?:you are|has been|have been|was|is|are) (?:given|provided|attached)\b|\bgiven to you\b|^given an? \S+(?: \S+)?[,.]|\b(?:the|your) (?:text|article|e-?mail|contract|story|passage|chat|excerpt|transcript|document|paragraph|sentence|scenario|conversation|movie) (?!of\b|about\b|that\b)/u
const WORKS =
  /films?|movies|books?|novels?|songs?|poems|podcasts?|audiobooks?|albums?|playlists?|museums|courses|websites|links?|templates|series|shows|quotes?|universities|companies|authors|painters?|paintings|horses|frameworks|libraries|tools|apps|studies|papers|articles|sources|restaurants|alternatives|birds|countries|presidents|magazines|channels|games to/u
const IDEAS =
  /ideas?|activities|tips|gifts?|ways|topics|projects?|hobbies|snacks|ice-?breakers?|conversation starters|questions|niches?|themes?|suggestions|keywords|queries|things to|bundles|side hustles|exercises|dinners?|meals|games|captions/u

/** An input that the request speaks of and does not hold. */
export const MISSING_INPUT = line(
  'missing',
  'Ask for what is missing',
  'If anything that this refers to is missing, ask me for it instead of making it up.',
  /\bask me\b/u,
)

/** Every kind, the surest first: the first that fits is taken. */
export const KINDS: readonly Kind[] = [
  {
    id: 'extract',
    asks: /^(?:extract|pull out|find all|identify (?:the|all)|collect all|get the \w+ from|take a look at .* extract|list every)\b/u,
    says: /\b(?:given|text|document|page|contract|article|from|below|news|recipe|ad)\b/u,
    not: TECH,
    lines: [line('exact', 'Copy exactly', 'Copy exactly, add nothing, and mark what is unclear.', 'form')],
  },
  {
    id: 'label',
    asks: /^(?:classify|categori[sz]e|decide (?:if|whether)|determine (?:if|whether|the (?:genre|sentiment))|check (?:if|whether)|verify|label the|assess (?:if|whether|the sentiment)|tell whether|say whether|is the following|which of (?:the following|these)|rate the given|choose the correct|evaluate whether)\b/u,
    not: any(TECH, /\b(?:explain|reason|why|mention|only)\b/u),
    lines: [
      line('answer-first', 'Answer first', 'Give the answer first, then the reason in one sentence.', 'length', 'form'),
    ],
  },
  {
    id: 'edit',
    asks: /^(?:rewrite|rephrase|paraphrase|proofread|reword|improve (?:this|the|my)|correct (?:the|my|this)|fix the (?:spelling|grammar)|edit (?:this|the|my)|shorten|simplify (?:this|the)|polish|change the (?:\w+ )?(?:person|tense|tone|passive)|make (?:this|my|the following) (?:\w+ ){0,3}(?:sound|more|less|clearer|shorter|friendlier)|turn this into|replace the \w+ words|(?:the )?tone of)\b/u,
    not: any(TECH, /\bcode\b/u),
    lines: [
      line(
        'keep',
        'Keep the meaning',
        'Keep the meaning, names and numbers as they are; add nothing of your own.',
        /\bkeep\b|\bexpand/u,
      ),
    ],
  },
  {
    id: 'translate',
    asks: /^translate\b/u,
    not: any(TECH, /\bcode\b/u),
    lines: [
      line(
        'native',
        'Natural wording',
        'Make it read as a native speaker would write it; keep names, numbers and layout as they are.',
        /\bliteral|\bword for word|\bkeep\b|\binformal/u,
      ),
    ],
  },
  {
    id: 'summary',
    asks: /^(?:summari[sz]e|give (?:me )?(?:a |the )?(?:summary|key points)|tl;?dr|condense|briefly describe the content|describe the content|make notes from)\b/u,
    not: any(TECH, /\bcode\b/u),
    lines: [
      line(
        'faithful',
        'Nothing invented',
        'Put in nothing that is not in it. Where you do not know it well enough, say so instead of guessing.',
      ),
    ],
  },
  {
    id: 'error',
    isWhole: true,
    asks: /\b(?:\w*errors?|exception|traceback|not working|doesn'?t work|does not work|fails?|failed|crash\w*|segmentation fault|deadlock|stuck|bugs?|won'?t start|would not start|hangs|infinite loop|broken|offline|bad gateway|returns nothing)\b/u,
    says: any(
      TECH,
      /\b(?:\w+(?:error|exception)\b|bug|code|app|loop|build|wifi|printer|laptop|gui|function|query|tokens|cors|segmentation|pointer)/u,
    ),
    not: /^(?:please )?(?:(?:re)?write|create|make|generate|implement|explain|what is|show|give|how to|correct)\b|\bstandard error|margin of error|\b(?:spelling|grammar|grammatical|scientific|typing|typos?|transcri\w+) |error handling|containing errors|\bif (?:\S+ ){1,6}(?:exception|error|fails?)\b/u,
    lines: [
      line(
        'cause',
        'Likeliest cause first',
        'Start with the most likely cause and how to check it, then give the fix. Name the next likely cause in case it is not that.',
        /\bonly\b/u,
      ),
    ],
  },
  {
    id: 'spec',
    asks: make(
      /(?:database |data |sql |json |yaml )?schema|data model|user stor(?:y|ies)|acceptance criteria|(?:technical |functional )?requirements?|requiremens|test cases|(?:er|class) diagram|functional specification/u,
    ),
    lines: [
      lineWhen(
        /\buser stor/u,
        'criteria',
        'Acceptance criteria',
        'Add acceptance criteria that can be checked.',
        /\bcriteria\b/u,
      ),
      lineWhen(
        /\brequire?men/u,
        'testable',
        'Testable',
        'Number them, and word each one so that it can be tested.',
        /\btest/u,
      ),
      lineWhen(/\b(?:schema|model|diagram|cases)\b/u, 'assumed', 'Assumptions', 'State what you assumed.', /\bassum/u),
    ],
  },
  {
    id: 'code',
    asks: any(
      make(PROGRAM, 12),
      new RegExp(
        `^(?:write|implement|create|code|provide)\\b.* (?:in|for|using|with) (?:gnu |vanilla )?${TECH.source}`,
        'u',
      ),
    ),
    says: any(
      TECH,
      /\b(?:code|functions?|macro|programs?|scraper|dockerfile|smart contract|unit tests?|chrome extension|calculator|app)\b/u,
    ),
    not: any(
      /\b(?:obfuscat\w*|pseudo-?code|syntax|without code|(?:training|workout|exercise|loyalty|fitness|mentor\w*) programs?|dress code|qr codes?|zip code|code of conduct|animation|user story|explain the idea)\b/u,
      /^(?:\S+ ){0,5}?(?:tutorial|guide|documentation|readme|e-?mail|essay|article|questions?|expression|story|lesson|plan|caption|description|tweet|post|name|names|video|announcement|letter|idea|ideas|architecture|api|test cases)\b/u,
    ),
    lines: [
      line(
        'runs',
        'Complete and ready to run',
        'Give complete code that runs as it stands. After it, say how to run it and what you assumed.',
        /\bsnippet|\bone[- ]liner|\bexplain|\bcode only|\bonly (?:the )?code/u,
      ),
      lineWhen(
        /\bfunction\b/u,
        'input',
        'Empty and wrong input',
        'Handle empty and wrong input.',
        /\bedge cases?|\bexception|\bvalidat|\berrors?\b|\bempty\b|\bobfuscat/u,
      ),
    ],
  },
  {
    id: 'code-how',
    asks: any(
      /^(?:how (?:do|can|to|would|should|does|could)\b|how run|what(?:'s| is) the (?:best|right|correct|usual|command|\w+ command|cron)|is (?:there a way|it possible)|show (?:me )?(?:an? )?example|give (?:me )?(?:an? |the )?(?:example|command|cron|regex|formula)|example of|(?:in|using|with) \S+(?: \S+)?, (?:how|write)|count\b|write an expression|convert\b)/u,
      /\bhow (?:do|can|to|should|would) (?:i|you|we)\b/u,
    ),
    says: TECH,
    not: /\b(?:differences?|why|learn(?:ing)? (?:python|java|to)|career|pros and cons|error|design|architecture|versioned|multiple (?:web)?sites|story|secure|protect)\b/u,
    lines: [
      line(
        'shortest',
        'Shortest that works',
        'Start with the shortest code or command that works, ready to use. Then name the usual alternative and when it is the better choice.',
        /\bonly (?:the|code)\b|\bstep by step|\bcan'?t code/u,
      ),
    ],
  },
  {
    id: 'math',
    isWhole: true,
    asks: any(
      /\b(?:solve|calculate|compute|integrate|derivatives?|differentiate|derive|probability|eigenvalues?|determinant|standard deviation|confidence interval|lagrangian|hamiltonian|density matrix|molarity|magnitude|how (?:many|much|long|far|fast)|when does|find its|total|interest|limit of|sum of|on average|equation|discount rate|operations|cost of fuel|convert|% of|percent of)\b/u,
      /^(?:prove|show) (?:that|by)\b/u,
    ),
    says: any(
      /\d\D+\d/su,
      /\b(?:irrational|primes?|integers?|triangle|continuous|matrix|induction|convex|theorem|divisible|convergen\w+|lagrangian|hamiltonian|dice|integrate|derivative)\b/u,
    ),
    not: any(
      TECH,
      /\b(?:essay|article|story|poem|function|code|write an?|words|recipe|list|movies|films|who|calories|people|year did|pdf|file|image|timezone|pacific|explain)\b/u,
    ),
    lines: [
      lineWhen(
        /^(?!.*\b(?:prove|show that)\b)/u,
        'steps',
        'Show each step',
        'Show each step, and check the result at the end.',
        /\bstep[- ]by[- ]step\b|\b(?:only|just) the (?:answer|result)/u,
      ),
      lineWhen(
        /\b(?:prove|show that)\b/u,
        'proof',
        'A reason for each step',
        'Give the reason for each step, and say what is taken as known.',
      ),
    ],
  },
  {
    id: 'recipe',
    asks: any(
      make(/recipes?/u),
      /^how (?:do i|to|do you|can i) (?:cook|bake|make (?:\w+ )?(?:bread|risotto|pancakes|soup|sauce|pasta|dough))\b|^what can i cook\b/u,
      /\brecipe\b/u,
    ),
    not: any(TECH, /\b(?:extract|translate|rewrite|summari[sz]e|website|blog|review|plan|list)\b/u),
    lines: [
      line(
        'amounts',
        'Amounts and times',
        'Give amounts and times, say how to tell when it is done, and name a substitute for anything that is hard to find.',
      ),
    ],
  },
  {
    id: 'compare',
    asks: /^(?:compare|contrast|pros and cons|advantages and disadvantages|(?:what(?:'s| is| are) the )?differences? between|which is (?:better|healthier|cheaper))\b|\bpros and cons\b|^what is better\b|^\S+(?: \S+)? (?:vs\.?|versus) \S+(?: \S+)?[?.]?$/u,
    not: /\b(?:given|following two|marks|essay|echo|write)\b/u,
    lines: [
      line(
        'table',
        'As a table',
        'Use a table with one row for each point that matters, and end with what it comes to.',
        'form',
        'length',
        'level',
      ),
    ],
  },
  {
    id: 'poem',
    asks: make(
      /poems?|haikus?|sonnet|limerick|songs?|lyrics|rap|ballad|blues|ode|villanelle|nursery rhyme|verses?|rhyme/u,
    ),
    not: any(
      TECH,
      /\b(?:look for|list|find|mention|playlist|genre|analy[sz]e|translate|summari[sz]e|bible|chord|song list|melody|notation|prompts?)\b/u,
    ),
    lines: [
      line('images', 'Concrete images', 'Use concrete images that belong to this subject alone; no worn-out phrases.'),
    ],
  },
  {
    id: 'story',
    asks: make(
      /(?:short |bedtime |horror |crime |fairy ?)*(?:story|tale)|scene|(?:first |second |last )?act of a play|play(?! ?list| a\b| on words)|dialogue|monologue|screenplay|fan ?fic(?:tion)?|(?:first |opening )chapter|animation script|(?:video|movie|film) script|script for a (?:short )?(?:film|movie|play|video|animation)|(?:comedy )?sketch|episode|alternate ending/u,
    ),
    not: any(
      TECH,
      /\b(?:user stor\w+|stories|given|news|success story|instagram|words or (?:less|fewer)|moral|fable|program|chess|code)\b/u,
    ),
    lines: [
      line(
        'scene',
        'Show, do not tell',
        'Begin in the middle of something happening, show people through what they do and say, and end on an action or an image.',
      ),
    ],
  },
  {
    id: 'message',
    asks: any(
      make(
        /(?:\w+ )?e-?mails?|letters?|(?:text )?message|note to|reply|response to|whatsapp|invitation|thank you note|resignation/u,
      ),
      /^an? (?:\w+ )?(?:e-?mail|letter|message) should be written\b|\bwrite (?:an? )?(?:\w+ )?(?:e-?mail|letter|message)\b/u,
    ),
    not: any(
      TECH,
      /\b(?:given (?:email|letter|message|text)|the (?:email|letter|message|text)|newsletters?|sequence|love letters?|rewrite|rewritten|categor\w+|belongs|subject lines?|cover letters?|fiction\w*|from a|commit|error messages?|emojis?|funny|search quer\w+)\b/u,
    ),
    lines: [
      lineWhen(/\be-?mail/u, 'subject', 'Subject line', 'Give a subject line.', /\bsubject\b/u),
      line(
        'gaps',
        'Gaps, not inventions',
        'Leave a gap in square brackets for names, dates and facts that I have not given; invent nothing.',
        /\bbracket|\btemplate/u,
      ),
      line(
        'point',
        'Come to the point',
        'Come to the point in the first two sentences.',
        /\bcondolen|\bapolog|\bbreak ?up|\bthank|\binvit/u,
      ),
    ],
  },
  {
    id: 'names',
    asks: any(
      make(
        /(?:\w+ )?names? for|slogans?|taglines?|motto|punch ?lines|usernames?|domain names?|brand names?|(?:a |catchy )?titles? for/u,
      ),
      /^(?:suggest|think of|brainstorm)(?: \S+){0,4}? (?:names?|titles?|slogans?|taglines?)\b/u,
    ),
    not: any(TECH, /\b(?:famous|already|function|variable|poets?|article|outline|essay about)\b/u),
    lines: [
      line(
        'pick',
        'Mark the best',
        'Make them easy to say and to remember, and avoid the obvious. Mark the ones you would pick.',
        /\bone\b/u,
      ),
    ],
  },
  {
    id: 'outline',
    asks: make(/(?:\S+ )?(?:outline|table of contents|syllabus)/u),
    lines: [
      line(
        'builds',
        'What each part covers',
        'Put the parts in an order that builds up, and say in one sentence what each covers.',
      ),
    ],
  },
  {
    id: 'plan',
    asks: any(
      make(
        /(?:\w+ ){0,2}(?:plan|itiner?ary|itienary|schedule|timetable|agenda|roadmap|curriculum|workshops?|training sessions|communication strategy)/u,
      ),
      /^plan\b|^schedule\b/u,
    ),
    not: any(
      TECH,
      /\b(?:characters|template|example|words or|table|floor|explain|prompt|capacity|synthesi[sz]e|develop(?:er)? plan|pension|given information|standup)\b/u,
    ),
    lines: [
      lineWhen(
        /\b(?:trip|travel|itiner?ary|itienary|holiday|vacation|weekend in|days? in)\b/u,
        'days',
        'Morning to evening',
        'For each day: morning, afternoon and evening in one area, the way between places, and what has to be booked ahead.',
      ),
      lineWhen(
        /^(?!.*\b(?:trip|travel|itiner?ary|itienary|holiday|vacation|weekend|days? in|meal|party|birthday|wedding)\b)/u,
        'parts',
        'What each part is for',
        'Say for each part how long it takes and what should be done by its end. State what you assumed.',
        /\b(?:duration|time for each|assum)/u,
      ),
      lineWhen(
        /\bmeal/u,
        'shopping',
        'Shopping list',
        'Use what is bought for more than one meal, and add a shopping list.',
        /\bshopping/u,
      ),
    ],
  },
  {
    id: 'copy',
    asks: make(
      /(?:\S+ ){0,3}(?:captions?|product description|linkedin (?:post|profile|summary)|profile summary|bio|job ad|facebook post|instagram post|press release|flyer text|about us(?: page)?|sales page|google ads|listing|landing page|announcement)/u,
      6,
    ),
    not: any(TECH, /\b(?:given|outline|app that|build|website for|design|prompts?)\b/u),
    lines: [
      line(
        'reader',
        'Reader first',
        'Begin with what matters most to the reader, in concrete words instead of stock phrases.',
      ),
      line(
        'gaps',
        'Gaps, not inventions',
        'Leave a gap in square brackets for facts that I have not given; invent nothing.',
        /\bbracket/u,
      ),
    ],
  },
  {
    id: 'essay',
    asks: any(
      /^(?:(?:need|write) )?(?:me )?\d+ words (?:on|about)\b/u,
      make(
        /(?:\S+ ){0,3}(?:essay|article|blog post|report|research paper|literature review|opinion piece|case study|chapter on|abstract|analysis of)/u,
        7,
      ),
    ),
    not: any(
      TECH,
      /\b(?:given|following|(?:essay|article|post) (?:topics|titles?|ideas?|questions)|titles?|topics|outline|informing|letter|fiction\w*|story|check|scientific errors|headline|flow|caption|description|ad)\b/u,
    ),
    lines: [
      line('evidence', 'A point a paragraph', 'Give each paragraph one point, with its evidence.', 'form'),
      line(
        'sources',
        'No invented sources',
        'Use no invented quotations, figures or sources, and mark what I should look up.',
        /\bsources?\b|\bcit(?:e|ation)/u,
      ),
    ],
  },
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

/** Whether the request speaks of something that it does not hold. */
export const SPEAKS_OF_INPUT = GIVEN
