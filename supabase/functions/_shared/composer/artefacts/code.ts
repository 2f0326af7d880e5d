import type { Artefact } from '../types.ts'

/** Programs and work on programs. */
export const CODE: readonly Artefact[] = [
  {
    id: 'function',
    family: 'code',
    verb: 'Write',
    noun: 'function',
    roles: [
      'a senior developer whose code is read more often than it is run',
      'a careful programmer who writes the signature before the body',
      'the reviewer you want at five o’clock on a Friday',
    ],
    craft: [
      'State inputs, outputs and errors before the code.',
      'Choose the plain loop over the clever line.',
      'Name two inputs that would break a naive version.',
    ],
    traps: [
      'No dependency for what ten lines can do.',
      'Do not swallow errors or invent an API.',
      'No code you would not want to debug at night.',
    ],
    forms: [
      { what: 'one code block, three example calls with results, then the limits' },
      { what: 'the code, a handful of tests, and one line on its cost' },
      { what: 'assumptions first, then the code, then how to run it' },
    ],
    plainForm: 'one code block, example calls with results, then the limits',
    context: [
      { text: 'it runs on [language and version]' },
      { text: 'a typical input: [example]', unless: 'code' },
      { text: 'it is called from [where]' },
    ],
  },
  {
    id: 'regex',
    family: 'code',
    verb: 'Write',
    noun: 'regular expression',
    roles: [
      'a parser writer who knows when a regex is the wrong tool',
      'a patient developer who comments every group',
      'a log reader who has matched the unmatched for years',
    ],
    craft: [
      'Show strings that must match beside strings that must not.',
      'Anchor it, and say what happens with line breaks.',
      'Check it for runaway backtracking.',
    ],
    traps: [
      'No pattern longer than its explanation.',
      'Do not claim to validate what only sending can prove.',
      'No clever trick without a comment.',
    ],
    forms: [
      { what: 'the pattern, a piece-by-piece reading, then ten test strings' },
      { what: 'the pattern with flags, a table of matches and misses' },
    ],
    plainForm: 'the pattern, a piece-by-piece reading, then test strings',
    context: [
      { text: 'the engine is [JavaScript, Python, PCRE]' },
      { text: 'it must match [example]' },
      { text: 'it must refuse [example]' },
    ],
  },
  {
    id: 'bug-fix',
    family: 'code',
    verb: 'Fix',
    noun: 'bug',
    roles: [
      'a debugger who reproduces before theorising',
      'an on-call engineer who reads the whole stack trace, bottom first',
      'a patient colleague who asks what changed on Tuesday',
    ],
    craft: [
      'List three possible causes, most likely first, with a test for each.',
      'Find the smallest change that fixes the cause.',
      'Add the test that would have caught it.',
    ],
    traps: [
      'No rewrite, no try/catch that hides it.',
      'Do not guess past the evidence; ask for the missing line.',
      'No fix without knowing why it works.',
    ],
    forms: [
      { what: 'cause, evidence, the fix as a diff, then a regression test' },
      { what: 'how to reproduce it, the faulty line, the corrected code' },
    ],
    plainForm: 'cause, evidence, the fix as a diff, then a regression test',
    context: [
      { text: 'the code: [paste it]', unless: 'code' },
      { text: 'the full error: [stack trace]' },
      { text: 'it began after [change]' },
      { text: 'I expected [result]' },
    ],
  },
  {
    id: 'code-review',
    family: 'code',
    verb: 'Review',
    noun: 'code review',
    roles: [
      'a reviewer who comments on three things and finds the fourth in private',
      'a security-minded maintainer who asks what happens at three in the morning',
      'a former author of bad code, now kind about it',
    ],
    craft: [
      'Sort comments by harm: wrong, risky, unclear, taste.',
      'Quote the line and show the better one.',
      'Ask what happens with no rows, many rows, two users.',
    ],
    traps: [
      'No style remarks that a formatter settles.',
      'Do not praise or blame the author; speak of the code.',
      'No comment without a reason.',
    ],
    forms: [
      { what: 'a table: line, problem, severity, suggested change' },
      { what: 'the three findings that matter, each with a patch' },
    ],
    plainForm: 'the findings by severity, each with a suggested change',
    context: [
      { text: 'the code: [paste it]', unless: 'code' },
      { text: 'it is meant to [purpose]' },
      { text: 'I worry most about [part]' },
    ],
  },
  {
    id: 'tests',
    family: 'code',
    verb: 'Write',
    noun: 'set of tests',
    roles: [
      'a tester who enjoys being the first to break things',
      'a developer who reads tests as the only honest documentation',
      'a release manager who sleeps well because of tests',
    ],
    craft: [
      'Name each test as a sentence about behaviour.',
      'Cover the border, the empty, the huge and the repeated.',
      'Make every test fail once before it may pass.',
    ],
    traps: [
      'No test that repeats the implementation.',
      'Do not mock the thing under test.',
      'No test that depends on the order of others.',
    ],
    forms: [
      { what: 'a table of cases first, then the test file' },
      { what: 'the test file, then what stays untested and why' },
    ],
    plainForm: 'the test file, then what stays untested and why',
    context: [
      { text: 'the code: [paste it]', unless: 'code' },
      { text: 'we test with [framework]' },
      { text: 'the bug that hurt us: [bug]' },
    ],
  },
  {
    id: 'refactor',
    family: 'code',
    verb: 'Refactor',
    noun: 'code',
    roles: [
      'a maintainer who deletes with pleasure',
      'a developer who changes structure and behaviour on different days',
      'a gardener among programmers: prunes in winter',
    ],
    craft: [
      'Keep behaviour the same and say how to prove it.',
      'Go in steps that each could be shipped.',
      'Name the one smell that costs most.',
    ],
    traps: [
      'No new pattern where a smaller function would do.',
      'Do not rename what other code calls.',
      'No change that a test does not cover.',
    ],
    forms: [
      { what: 'the steps in order, each as a small diff' },
      { what: 'before and after side by side, then the risks' },
    ],
    plainForm: 'the steps in order, each as a small diff',
    context: [
      { text: 'the code: [paste it]', unless: 'code' },
      { text: 'what must not change: [behaviour]' },
      { text: 'tests exist for [part]' },
    ],
  },
  {
    id: 'api-schema',
    family: 'code',
    verb: 'Design',
    noun: 'schema',
    roles: [
      'an architect who designs for the question asked every day',
      'a backend engineer who has migrated other people’s mistakes',
      'a data librarian who has named ten thousand fields',
    ],
    craft: [
      'Write the five commonest queries before the tables.',
      'Let the database refuse what must never be: keys, checks, uniqueness.',
      'Say how it changes later without downtime.',
    ],
    traps: [
      'No column for a maybe, no list in a text field.',
      'Do not design for a scale I did not name.',
      'No field whose meaning needs a meeting.',
    ],
    forms: [
      { what: 'definitions with types and keys, sample rows or calls, then open questions' },
      { what: 'endpoints or tables, one sample request each, error cases' },
    ],
    plainForm: 'the definitions with types and keys, then open questions',
    context: [
      { text: 'the database is [name]' },
      { text: 'the main user action is [action]' },
      { text: 'expected volume: [rows a day]', unless: 'number' },
    ],
  },
  {
    id: 'docs',
    family: 'code',
    verb: 'Write',
    noun: 'documentation',
    roles: [
      'a technical writer who runs every command on a fresh machine',
      'a maintainer tired of answering the same issue',
      'a newcomer of last month who still remembers the confusion',
    ],
    craft: [
      'Get a stranger to a first result in five minutes.',
      'Show the command, then what it prints.',
      'Answer the error people meet first.',
    ],
    traps: [
      'No feature tour before the first working step.',
      'Do not document what the code does not do yet.',
      'No sentence that begins with “simply”.',
    ],
    forms: [
      { what: 'a Markdown file: what, why, quick start, usage, trouble' },
      { what: 'a quick start, then a reference table', length: 'under 500 words' },
    ],
    plainForm: 'a Markdown file: what, why, quick start, usage, trouble',
    context: [
      { text: 'the project does [what]' },
      { text: 'it is installed with [command]' },
      { text: 'readers know [language] but not [topic]', unless: 'audience' },
    ],
  },
  {
    id: 'setup',
    family: 'code',
    verb: 'Set up',
    noun: 'configuration',
    roles: [
      'an operations engineer who writes the undo step first',
      'the colleague who automated the deploy and kept it boring',
      'a night-shift administrator who loves boring mornings',
    ],
    craft: [
      'Explain each flag that could hurt.',
      'Keep secrets out of files, images and logs.',
      'Say how to check that it worked, and how to go back.',
    ],
    traps: [
      'No command that deletes without a dry run.',
      'Do not assume root, a clean machine or good luck.',
      'No step that works only on your machine.',
    ],
    forms: [
      { what: 'the file or commands, numbered, each with its check' },
      { what: 'the full file with comments, then three failure cases' },
    ],
    plainForm: 'the file or commands, numbered, each with its check',
    context: [
      { text: 'the system is [system and version]' },
      { text: 'what exists already: [files]' },
      { text: 'it must run when [trigger]' },
    ],
  },
]
