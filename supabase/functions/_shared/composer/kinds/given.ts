import { line, lineWhen, any, make, TECH, PROGRAM, type Kind } from './line.ts'

/** Requests to work on something that is handed over or precise: texts, code, sums. */
export const GIVEN: readonly Kind[] = [
  {
    id: 'extract',
    asks: /^(?:extract|pull out|find all|identify (?:the|all)|collect all|get the \w+ from|take a look at .* extract|list every)\b/u,
    says: /\b(?:given|text|document|page|contract|article|from|below|news|recipe|ad)\b/u,
    not: TECH,
    lines: [line('exact', 'Copy exactly', 'Copy exactly, add nothing, and mark what is unclear.', 'form')],
  },
  {
    id: 'label',
    asks: /^(?:classify|categori[sz]e|decide (?:if|whether)|determine (?:if|whether|the (?:genre|sentiment))|label the|assess (?:if|whether|the sentiment)|tell whether|say whether|is the following|which of (?:the following|these)|rate the given|choose the correct|evaluate whether)\b/u,
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
    not: /^(?:please )?(?:how (?:do|can|to|should)|(?:re)?write|create|make|generate|implement|explain|what is|show|give|how to|correct)\b|\bstandard error|margin of error|\b(?:spelling|grammar|grammatical|scientific|typing|typos?|transcri\w+) |error handling|containing errors|\bif (?:\S+ ){1,6}(?:exception|error|fails?)\b/u,
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
    isSure: true,
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
      /\b(?:obfuscat\w*|pseudo[- ]?code|syntax|without code|malbolge|reply to all|one[- ]line|markdown|code block|^can you write code|vulnerable|skeleton|flowchart|(?:training|workout|exercise|loyalty|fitness|mentor\w*) programs?|dress code|qr codes?|zip code|code of conduct|animation|user story|explain the idea)\b/u,
      /^(?:\S+ ){0,5}?(?:tutorial|guide|documentation|readme|e-?mail|essay|article|questions?|expression|story|lesson|plan|caption|description|tweet|post|blog(?! (?:app|site|engine))|press release|brief (?:for|about|on)|persona|chapter|podcast|name|names|video|announcement|letter|idea|ideas|architecture|api|test cases)\b/u,
      /^tell me\b|^(?:\S+ ){0,5}?(?:list of (?:tests|steps|ideas)|(?:detailed|numbered) steps)\b/u,
      // Asks whether it can code, not for code.
      /^(?:can|do) you (?:code|program|write)\b(?:(?! (?:an?|the|me|some) ).){0,40}\?$/u,
    ),
    lines: [
      line(
        'runs',
        'Complete and ready to run',
        'Give complete code that runs as it stands. After it, say how to run it and what you assumed.',
        /\b(?:write|create|implement|make|provide) (?:me )?(?:an? )?(?:[\w#+.]+ ){0,3}functions?\b/u,
        /\bsnippet|\bone[- ]liner|\bexplain|\bcode only|\bonly (?:the )?code/u,
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
]
