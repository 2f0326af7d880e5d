import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Developers: Review, Test, Debug',
  metaDescription:
    'AI prompts for developers: code review, commit messages, flaky tests, regex with tests, migrations and incident write-ups. Paste your own code.',
  title: 'AI Prompts for Developers',
  purpose: 'coding',
  level: 'adults',
  description:
    'The reviews, tests, migrations and write-ups around the code, with blanks for versions, logs and schemas.',
  introduction:
    'Most bad answers about code come from what was left out of the question: the version, the calling code, the full error, the rule that this table may not be locked. The prompts below ask for those things first and tell the model to separate what it sees from what it suspects. They cover the work around the editor too, from commit messages to the incident report somebody has to write on Friday. Take a pull request or failing test you have open now. Remove secrets and customer data, paste the rest, and verify the first finding by running something. If it holds, carry on. If it does not, paste the output back.',
  prompts: [
    {
      title: 'Review my pull request',
      tags: ['analysis'],
      text: 'You are a senior developer reviewing a colleague’s change.\n\nLanguage and version: [language and version]\nWhat it should do: [intent]\nDiff: [diff]\nCode it calls: [relevant functions]\n\nList findings in order of harm: bugs, security, data loss, then readability. For each: file and line, what goes wrong with which input, a minimal fix. Separate what you can see from what you suspect. Say which file you would need to be sure. Skip style that a formatter handles.',
    },
    {
      title: 'Commit message from a diff',
      tags: ['document'],
      text: 'Write a commit message for this diff: subject under 50 characters in the imperative, then why, in at most three lines. Reason: [reason]. Diff: [diff]',
    },
    {
      title: 'Pull request description for reviewers',
      tags: ['document'],
      text: 'You write pull request descriptions for reviewers who have ten minutes and do not know this part.\n\nTicket: [ticket text]\nDiff or summary: [diff]\nTested how: [tests run]\n\nHeadings: what changes for users, how it works, where to look first, how to try it, risk and rollback. 200 words. Put behavior that the diff changes but the ticket never asked for under its own heading. Write “not tested” where I named no test.',
    },
    {
      title: 'Find why this test is flaky',
      tags: ['analysis'],
      text: 'As a test engineer, debug an intermittent failure with me.\n\nTest: [test code]\nCode under test: [code]\nFailing output: [two failure logs]\nFails about: [rate: e.g. 1 in 30, only in CI]\nRunner: [runner, parallel or not]\n\nRank the possible causes (time, order, shared state, network, randomness, concurrency) by evidence in what I pasted. For the top three: a change that makes it fail every time, what I would see, the fix. A retry does not count as a fix. Say what log line to add if the evidence is too thin.',
    },
    {
      title: 'Regex with tests, both ways',
      tags: ['code'],
      text: 'Write a regular expression as if you had to maintain it.\n\nEngine: [engine: e.g. JavaScript, PCRE2, Go RE2]\nMust match: [examples]\nMust not match: [counterexamples]\nInput size: [line or file size]\n\nHand back the pattern, a version explained part by part, and a table test in [language] with my examples plus six edge cases of yours. Check for runaway backtracking and say how you know. If a parser would be the better tool here, say so first.',
    },
    {
      title: 'Migration plan without downtime',
      tags: ['plan'],
      text: 'You plan database changes on live systems.\n\nDatabase and version: [database and version]\nTable now: [schema and row count]\nWanted: [new schema]\nTraffic: [reads and writes]\nDeploys: [how we release]\n\nGive steps that old and new code can both live with: expand, backfill, switch, contract. Per step: SQL, lock taken, how long it may run, check that it worked, way back. Mark the step after which there is no way back. Ask for any setting the locks depend on before writing SQL.',
    },
    {
      title: 'Incident write-up without blame',
      tags: ['document'],
      text: 'Turn this into an incident report. You are its editor, the readers are engineers who were not there.\n\nTimeline and chat: [log extracts, names removed]\nImpact: [users, duration, data]\nFix: [what ended it]\n\nSections: summary in three sentences, impact, timeline in UTC, what made it possible, what slowed detection, what went well, actions with owner role and date. Name systems and decisions, no people. Mark gaps in the timeline.',
    },
    {
      title: 'Read this stack trace',
      tags: ['analysis'],
      text: 'Read this stack trace and the code around the top frame of mine. Say what failed, the likeliest cause, and the first thing to check. [trace and code]',
    },
    {
      title: 'Unit tests for one function',
      tags: ['code'],
      text: 'Write tests in [framework and version] for this function, as a tester who reads the spec first: [code].\nWhat it promises: [contract in words]\n\nFirst list the cases as one line each: normal, boundary, invalid, and one per branch. Wait for my yes. Then write one test per case, named after the behavior, with no mocks except for [what may be mocked]. If the code and the promise disagree, write the test for the promise, let it fail and tell me.',
    },
    {
      title: 'Explain code I inherited',
      tags: ['how-to'],
      text: 'You are handing over a codebase. Walk me through this file: [code]. System: [one line about it].\n\nStart with what it is for, in two sentences. Then follow one real input, [sample input], through it step by step with values. List side effects, hidden assumptions, and names that mislead. Finish with what would break if I changed [planned change]. Label anything inferred from naming alone as a guess.',
    },
    {
      title: 'Refactor in small safe steps',
      tags: ['plan'],
      text: 'Here is code I am afraid to touch: [code]. Be the maintainer who has done this before. What hurts: [reason to change]. Tests: [coverage as it stands]. Must stay the same: [public behavior].\n\nPlan steps of under thirty lines, each leaving everything working and worth merging alone. Per step: the change, the test that protects it, what gets better. Begin with missing tests. Show code for step one only. Stop the list where the stated pain is gone.',
    },
    {
      title: 'Slow query, explained and fixed',
      tags: ['code'],
      text: 'This query is slow. Tune it with me, as a specialist in [database and version].\n\nQuery: [SQL]\nPlan: [output of EXPLAIN ANALYZE]\nTables: [schema, indexes, row counts]\nRuns: [times per hour]\n\nSay which node costs most and why the planner chose it, quoting the plan. Offer up to three changes in order of effort (query, index, schema) with the SQL, the cost to writes and disk, and what the plan should then show. If estimates and actual rows differ widely, start there.',
    },
    {
      title: 'Shell command, explained first',
      tags: ['code'],
      text: 'Give me a [shell: e.g. bash on Ubuntu] command to [task]. Explain each part, show a dry run first, and warn me if it deletes anything.',
    },
    {
      title: 'Threat check for a feature',
      tags: ['analysis'],
      text: 'You review designs for security, as an attacker with an ordinary account.\n\nFeature: [what users can do]\nData flow: [browser to storage]\nRoles: [roles and rights]\nStack: [frameworks]\n\nList ways to read, change or block what I should not, most likely first. For each: the request I would send, what in the design allows it, the smallest defense, a test for it. Group what depends on configuration you cannot see. Leave out risks with no path in this design.',
    },
    {
      title: 'Standup note from my commits',
      tags: ['messages'],
      text: 'Turn these commits and tickets into a standup message: done, next, blocked. Three lines, outcomes instead of file names: [commits and tickets].',
    },
    {
      title: 'Types for this JSON',
      tags: ['code'],
      text: 'Write [language] types for this JSON. Mark fields that are missing or null in some samples as optional, and list what the samples cannot tell: [three samples].',
    },
    {
      title: 'Rubber duck before I code',
      tags: ['interview'],
      text: 'Be the colleague I explain a problem to before coding. Problem: [expected and actual behavior]. Tried: [attempts].\n\nAsk one short question at a time about assumptions, inputs, recent changes and what I have observed as opposed to believed. No solutions until I ask. When an answer of mine contradicts an earlier one, quote both. After eight questions, list what is established, what is assumed, and the cheapest experiment that would rule out most.',
    },
    {
      title: 'Upgrade notes for a dependency',
      tags: ['plan'],
      text: 'As the maintainer of an application on [stack], plan an upgrade. We move [dependency] from [old version] to [new version].\nRelease notes: [changelog, pasted]\nHow we use it: [imports and calls]\n\nGo through the notes and list only what touches our calls: change, where in our code, edit needed, test to run. Then an order of work in separate commits, with a way back. Put deprecations that can wait in a second list. Where the notes are vague, write what to try in a branch.',
    },
    {
      title: 'Name this function better',
      tags: ['list'],
      text: 'Suggest eight names for this function, shortest first. Say what each would lead a reader to expect, and whether the code keeps that: [code].',
    },
    {
      title: 'Decision record in one page',
      tags: ['document'],
      text: 'You keep our decision records. Write one from this discussion: [thread, names removed]. Decision: [decision]. Date: [date].\n\nSections: context, options considered, decision, consequences both good and bad, when to look at it again. One page, for a developer joining in two years who will want to undo it. Give every rejected option its best argument. If the thread never says why an option lost, write “reason not recorded” and give me a question for the team.',
    },
    {
      title: 'Rules file for a coding assistant',
      tags: ['document'],
      text: 'Write the rules file that my AI coding assistant reads: [file: e.g. AGENTS.md, CLAUDE.md, Cursor rules].\n\nStack and versions: [stack]\nCommands: [commands: e.g. install, lint, run one test]\nFile tree: [tree, two levels]\nConventions: [conventions: e.g. no default exports]\nWhat assistants get wrong here: [mistakes]\n\nUnder 80 lines, the rules broken most often first, each one checkable in a diff. Show a good and a bad line where words are vague. Say which paths it never touches and when it asks. Leave out what the linter enforces.',
    },
  ],
  faqs: [
    {
      question: 'Can I paste company code into an AI assistant?',
      answer:
        'Only into a tool your employer has approved, and without secrets or customer data. Check the policy for which repositories are allowed and whether the account excludes training. Strip keys, tokens, internal hostnames and real records from logs first. For a flaky test you can often reduce the case to thirty lines with invented names, for example “OrderService” and a fake clock. That reduction finds the bug surprisingly often.',
    },
    {
      question: 'Why does it call functions that do not exist?',
      answer:
        'It predicts a plausible API, and plausible is close to the version you are not using. Give the exact version and paste the relevant signatures or documentation, then say “use only these”. For instance, paste the type definitions of your ORM’s query builder before asking for a query. Compile or run each answer before reading it closely, and paste the error back in full instead of describing it.',
    },
    {
      question: 'Does AI code review replace a colleague’s?',
      answer:
        'No. It catches a different set of problems and has no idea why the team does things this way. It is good at missed branches, unclosed resources and inputs you forgot. It will not know that the billing job runs at midnight against the same table unless told. Run it before you ask a person, fix what is real, and let your reviewer spend their ten minutes on design.',
    },
    {
      question: 'How much code should I paste at once?',
      answer:
        'As much as the question touches: the function, what it calls, the types, and one real input and output. Whole repositories blur the answer unless the tool can search them itself. For a slow query, the SQL, the plan, the indexes and the row counts beat any amount of application code. If it asks for a file, that is a good sign. Ask “what else would you need to be sure?”',
    },
  ],
  relatedLinks: [
    {
      text: 'More code: snippets, tests, data',
      to: '/coding-prompts',
    },
    {
      text: 'When you also run the company',
      to: '/prompts-for-founders',
    },
    {
      text: 'Bug replies and status updates',
      to: '/prompts-for-customer-support',
    },
  ],
} satisfies ThemedPage
