import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Coding Prompts: Understand, Write, Debug, Test',
  metaDescription:
    'Coding prompts to paste into any AI: trace a loop, turn examples into a function, find what broke since yesterday, test by hand, write the README.',
  title: 'Coding Prompts',
  purpose: 'coding',
  level: 'adults',
  description:
    'Prompts for reading, writing, fixing, testing and documenting code, for people who learn it, use it at work or build things in the evening.',
  introduction: [
    'An AI writes code quickly, and most of it looks right. What goes wrong sits in the parts nobody mentioned: the empty row, the second time zone, the library version, the file name with an accent. These prompts ask you for those parts first, as labelled blanks, and they tell the AI to list what it could not see.',
    'Choose something you have open now: a function you do not follow, an error, a spreadsheet job you repeat every week. Fill in the blanks with real input and output, after taking out passwords and personal data. Run what comes back on the smallest case you know by heart. If the result differs, paste the actual output into the same chat and ask for the cause before the repair.',
  ],
  highlight: 'Coding',
  groups: [
    {
      title: 'Understand code',
      description:
        'For a script, macro or settings file that works, and that you have to change without having written it.',
      icon: 'book',
      prompts: [
        {
          title: 'Code explained to a non-programmer',
          tags: ['how-to'],
          text: 'Explain this code to someone who has never programmed: what goes in, what happens to it, what comes out. One everyday example: [code]',
        },
        {
          title: 'Follow a loop in a table',
          tags: ['table'],
          text: 'You teach programming with pencil and paper. Follow this code for the input [input]: [code].\n\nOne row per pass through the loop: pass number, each variable before and after, the condition and its result, anything printed. Stop after twelve rows and skip to the last two. Then say in two sentences what the loop does as a whole. Ask me to predict one row for [second input] before you show it.',
        },
        {
          title: 'Document an old office macro',
          tags: ['document'],
          text: 'You document office macros that nobody dares to switch off. Read this one: [macro code]. Workbook: [sheets and columns].\n\nWrite what it does as a numbered procedure a person could follow by hand. Then: cells and files it reads, cells and files it changes, fixed values hidden in the code with their line, what happens on an empty row. List the questions for whoever still uses it. Separate what the code shows from what the names suggest.',
        },
        {
          title: 'Configuration file, setting by setting',
          tags: ['table'],
          text: 'Explain this [program] configuration line by line: what each setting does here, and which ones open access or switch off a check. [file]',
        },
        {
          title: 'What this Git mess means',
          tags: ['how-to'],
          text: 'Git says this: [git status and last commands]. I was trying to [goal].\n\nTell me where I am in plain words, and draw the branches in text. What’s safe: is any of my work actually lost? Then the shortest way to what I wanted, one command per line with what I’ll see after it. Put a backup step first. If a command rewrites history that other people have pulled, say so before it.',
        },
        {
          title: 'Guess the output quiz',
          tags: ['interview'],
          text: 'Give me ten short [language] snippets about [topic: e.g. closures]. One at a time, I guess the output, you show what I got wrong.',
        },
      ],
    },
    {
      title: 'Write code',
      description: 'For the moment when you know the input and the result and want the lines in between.',
      icon: 'laptop',
      prompts: [
        {
          title: 'Function from examples',
          tags: ['code'],
          text: 'You write small functions that others will maintain. Language: [language and version].\n\nPurpose: [purpose in a sentence]\nExamples: [inputs with outputs]\nOdd inputs: [inputs and what should happen]\nAllowed: [libraries]\n\nFirst list the cases my examples do not settle, with your suggestion for each, and wait for my answer. Then the function with types, one comment on anything surprising, and my examples as tests. If two examples contradict each other, stop there and show me.',
        },
        {
          title: 'Merge two spreadsheets with a script',
          tags: ['code'],
          text: 'Write a [language: e.g. Python with pandas] script, and expect dirty files.\n\nFile one: [first file: columns, three rows]\nFile two: [second file: columns, three rows]\nMatch on: [columns]\nWanted: [result columns]\n\nCount rows before and after each step and print the counts. Unmatched rows from both sides go into files of their own. Duplicated keys stop the run with a list. Change neither input. Tell me which columns look alike without meaning the same, and what to check by eye in the first result.',
        },
        {
          title: 'Rename a thousand files safely',
          tags: ['code'],
          text: 'As a careful administrator, write a script for [system and shell].\n\nFolder: [path]\nNow: [five file names]\nWanted: [the same five, renamed]\n\nIt first prints old and new names and changes nothing; a flag makes it act. It stops if two names would become the same, keeps a log from which the renaming can be undone, and leaves hidden files alone. Handle spaces and accents. Show the output for my five names. Tell me about any name the rule leaves unclear.',
        },
        {
          title: 'Question into SQL',
          tags: ['code'],
          text: 'Write SQL for [database] that answers: [question]. Tables: [schema]. Say in one line how you read the question and what one counted row stands for.',
        },
        {
          title: 'Web form without a framework',
          tags: ['code'],
          text: 'As a front-end developer who tests with a keyboard, write one HTML page with a form for [purpose].\n\nFields: [fields with rules]\nSent to: [address and format]\n\nPlain HTML, CSS and as little JavaScript as works. Labels, right input types, autocomplete names, errors beside the field in words, focus on the first error, no loss of input when sending fails. It works on a phone of 320 pixels. Say which checks have to be repeated on the server. Ask if a field has no rule.',
        },
        {
          title: 'Smallest version that runs',
          tags: ['code'],
          text: 'Write the smallest [language] program that does [thing] and nothing extra. Under 40 lines, runs as is, then tell me what to add next.',
        },
      ],
    },
    {
      title: 'Debug',
      description: 'For an error, a wrong number or a page that breaks, when you want the cause before the patch.',
      icon: 'target',
      prompts: [
        {
          title: 'Right code, wrong number',
          tags: ['analysis'],
          text: 'As an auditor of calculations, find where the figure goes wrong.\n\nCode: [code]\nInput: [real or shortened data]\nResult: [actual]\nShould be: [expected, and how I know]\n\nWork backwards from the difference: what error would produce exactly this gap (a row twice, a rounded step, a tax applied early, a time zone)? Rank the candidates by how well the number fits and show the sum. For the best: the line, a test that fails now, the fix. If my expected value may itself be wrong, say why.',
        },
        {
          title: 'It worked yesterday',
          tags: ['interview'],
          text: 'You debug by narrowing down. Something broke between two moments.\n\nWorks: [version, time or machine]\nFails: [the version, time or machine where it fails]\nSymptom: [expected and actual]\nKnown differences: [code, data, settings, updates]\n\nGive me a sequence of checks that halves the possibilities each time, cheapest first. One at a time: the command or click, what result means which half. Wait for my result. Keep a running list of what is ruled out. If my answer fits neither half, say what I may have measured wrongly.',
        },
        {
          title: 'Error message in plain words',
          tags: ['analysis'],
          text: 'Tell me in plain words what this error means, which line of mine caused it, and what to try first: [error, code]',
        },
        {
          title: 'Layout that breaks on phones',
          tags: ['code'],
          text: 'Find the CSS rule that breaks this layout at [width] and give the smallest fix. What else does that rule touch? [HTML and CSS]',
        },
        {
          title: 'Slow page, measured first',
          tags: ['plan'],
          text: 'As a performance engineer, help me find what makes [page] slow. Measurements: [timings, network list, profile]. Users: [devices and connections]. Target: [seconds].\n\nTell me where the time goes, quoting the figures. Say which measurement is missing and how to take it. Then at most five changes, by milliseconds saved per hour of work, each with how to measure its effect alone. Separate first visit from repeat visit. Leave out advice that none of my figures supports.',
        },
        {
          title: 'Ask for help so people answer',
          tags: ['messages'],
          text: 'Turn this into a help post for [forum or server] that people will actually answer: [what’s wrong, code, error].\n\nTitle with the symptom, what I expected, what happened, the shortest code that still shows it, versions, what I tried. Cut my apologising. Under 200 words plus code. If the code I gave can’t reproduce it, tell me what’s missing before you write the post. Take out tokens, names and my home folder path.',
        },
      ],
    },
    {
      title: 'Test and review',
      description: 'For the hour before somebody else uses it, including code that an AI wrote for you.',
      icon: 'chart',
      prompts: [
        {
          title: 'Tests that would miss a bug',
          tags: ['analysis'],
          text: 'You review test suites. Read this code and its tests. Code: [code]. Tests: [tests].\n\nMake ten small changes to the code in your head: a flipped comparison, a missing line, an off-by-one, a swallowed error, a wrong default. One row each: change, which test would fail, or “none”. For every “none”, write the test that would catch it, unless the change makes no difference to a user; then say so. Point out tests that pass whatever the code does.',
        },
        {
          title: 'Edge cases for one function',
          tags: ['list'],
          text: 'List the inputs most likely to break this function, worst first, with what it does now and what it should do: [code]',
        },
        {
          title: 'Check code an AI wrote',
          tags: ['analysis'],
          text: 'You review generated code before it is merged. Request: [what I asked for]. Result: [code]. Versions: [language and library versions].\n\nList: calls or options you cannot confirm for these versions, requests left out, things added that I never asked for, errors caught and hidden, values made up, tests that test nothing. Per line: quote, why it matters, how to check it in under five minutes. Then one verdict: use, use after these changes, or ask again. Say what you could not judge without running it.',
        },
        {
          title: 'Test data nobody has to protect',
          tags: ['data'],
          text: 'You prepare test data. Write [number] invented records for [table or form]: [fields with rules].\n\nFormat: [format: e.g. CSV, JSON, SQL insert]\nInclude, marked in a column “why”: shortest and longest values, accents and apostrophes, a name of one letter, 29 February, a date before 1970, amounts of zero and below, duplicates except for case, an empty optional field.\n\nUse email domains and phone numbers reserved for examples where these exist. Return the data, then list any rule you could not find a bad case for.',
        },
        {
          title: 'Roast my side project gently',
          tags: ['analysis'],
          text: 'Review my side project like a friend who codes for work: [repo tree, main files]. I’m at [level] and want to show it to [who].\n\nStart with what’s fine, with the file. Then what would make someone close the tab, three at most: quote it, say why, show the fix in a few lines. One habit to pick up next, with a short explanation. Skip anything a linter finds. If a file I didn’t paste decides it, ask for that one.',
        },
        {
          title: 'Manual test plan, one hour',
          tags: ['plan'],
          text: 'You test small products before a release. Product: [app or site]. New: [changes]. People use it to: [three tasks]. Devices: [devices].\n\nWrite a plan for one person and sixty minutes: steps, data to type in, expected result, minutes. Begin with what would cost money or data, then the changes, then what lies next to them. Leave ten minutes for free exploration with three hints. Mark steps for which I have not said what is right.',
        },
      ],
    },
    {
      title: 'Plan and document',
      description: 'For deciding what to build, and for the pages people read before they read the code.',
      icon: 'workflow',
      prompts: [
        {
          title: 'README people can follow',
          tags: ['document'],
          text: 'As a technical writer, write the README for this project. File tree: [file tree]. Start commands: [commands]. Settings: [variables, no values]. Readers: [who they are].\n\nIn this order: what it does in two sentences, a picture or sample output, how to install, how to run, one complete example, settings as a table, how to run the tests, where to ask, licence. Commands in blocks of their own. Take everything from what I pasted. Mark a step you could not confirm with “check”.',
        },
        {
          title: 'Game jam scope, cut twice',
          tags: ['plan'],
          text: 'Game jam: [hours] hours, team: [who can do what], theme: [theme]. Our idea: [idea].\n\nCut it until it fits in half the time, then cut again. Give me the one thing the player does, the one thing that pushes back, how it ends. List what’s in, what’s in if we’re ahead at [halfway time], what’s out. Then hour by hour per person, with sleep in it. Say which part you think will eat the schedule.',
        },
        {
          title: 'Changelog that users read',
          tags: ['document'],
          text: 'Turn these commits into a changelog for users: new, changed, fixed, what they have to do. Leave out internals: [commits]',
        },
        {
          title: 'Idea into a one-page spec',
          tags: ['interview'],
          text: 'You write specifications for small software projects. My idea: [idea]. For: [users]. By: [date or hours].\n\nAsk me one question at a time, eight at most, choosing those whose answers change what gets built. Then hand back one page: who does what, screens or commands, data with fields, rules, what is left out of the first version, how we will know that it works. Put every assumption you made into a list of its own. Where two of my answers conflict, quote both.',
        },
        {
          title: 'Data model from a description',
          tags: ['table'],
          text: 'You design small databases. What has to be kept: [description]. Questions it must answer: [five questions]. Amounts: [rows a year].\n\nHand back tables with columns, types, keys, what may be empty and what must be unique, then the SQL for [database]. Show for each question which tables answer it. Name the two decisions that are hard to change later and the alternative to each. Say what happens to related rows when one is deleted. Ask about anything that could exist once or several times.',
        },
        {
          title: 'Portfolio page for one project',
          tags: ['document'],
          text: 'Write the portfolio text for a project of mine: [purpose, stack, my part, problems]. Reader: someone hiring for [role] with thirty seconds.\n\nFirst line says what it does for whom. Then one problem and how I solved it, one decision I’d make differently, what I did if it was a team. 150 words, past tense, no list of technologies longer than six. Don’t add numbers I didn’t give you; leave a gap and tell me what to measure.',
        },
      ],
    },
    {
      title: 'Small projects',
      description: 'For an evening or a weekend, when you want something to show at the end of it.',
      icon: 'lightbulb',
      prompts: [
        {
          title: 'Personal website in one file',
          tags: ['code'],
          text: 'Build my personal website as one HTML file that opens with a double click.\n\nName and what I do: [name, one line]\nTo show: [three projects or jobs, with links]\nContact: [contact: e.g. email, LinkedIn]\nLook: [look: e.g. black on cream, one serif typeface]\n\nNo framework, no tracking, no filler text. Good on a phone, usable by keyboard, light and dark. A comment above each part, so that I can change it. Then how to put it online for free, in plain steps, and what you left as a placeholder.',
        },
        {
          title: 'Discord bot with three commands',
          tags: ['code'],
          text: 'Write a small Discord bot in [language: e.g. Python, JavaScript] for [server: e.g. a book club of forty] with three slash commands: [commands: e.g. /next shows the date, /vote, /quote]. It remembers [data to keep].\n\nComplete code, the token read from an environment variable, a kind reply to wrong input, the fewest permissions that work. Then the steps from “new application” to “online”, for a first time. Say which library version you assume and what a restart does to the data.',
        },
        {
          title: 'Chart from a CSV file',
          tags: ['code'],
          text: 'Write a [language: e.g. Python with matplotlib] script that draws one chart from my CSV file. First five rows: [rows]. It answers [question: e.g. did sales rise after May] and goes into [place: e.g. a slide, a report printed in black].\n\nChoose the kind of chart and say why in a line. Read dates and decimal commas correctly; print how many rows were skipped. The title states the result, the axes have units. Save as PNG and SVG. If these rows cannot answer the question, say so before any code.',
        },
        {
          title: 'Reminder e-mails from a Google Sheet',
          tags: ['code'],
          text: 'Write a Google Apps Script that sends reminders from my spreadsheet.\n\nColumns: [columns: e.g. name, email, due date, sent on]\nSend when: [rule: e.g. three days before, once only]\nMessage: [text with placeholders]\n\nIt runs each morning, notes the day in “sent on”, skips empty or odd addresses and lists them for me. Test mode, on at first, sends everything to my own address. Tell me where to paste it, how to set the trigger, which permission it asks for.',
        },
      ],
    },
    {
      title: 'Fix, review, learn',
      description:
        'The four things people ask an AI about code most often, in a form that gets an answer worth having.',
      icon: 'lightbulb',
      prompts: [
        {
          title: 'Fix my code, any error',
          tags: ['code'],
          text: 'Find and fix what’s wrong with this [language] code.\n\nCode: [code]\nIt should: [what it should do]\nIt does: [error message or wrong result, pasted whole]\nVersion and system: [versions, or unknown]\n\nFirst the cause in one sentence, with the line. Then only the changed lines, and how I can see that it works. If two causes fit, give me one test that tells them apart. Don’t tidy anything else.',
        },
        {
          title: 'Code review in any language',
          tags: ['analysis'],
          text: 'Review this [language: e.g. Python] code as a colleague who’ll have to maintain it: [code]. It’s meant to [purpose].\n\nA list, worst first: line, what goes wrong and with which input, the smallest change. Bugs and security before speed, speed before style. Say what you couldn’t judge without the rest of the project, and what’s fine as it is.',
        },
        {
          title: 'Learn JavaScript from scratch',
          tags: ['plan'],
          text: 'Teach me [language: e.g. JavaScript, Python, SQL] from scratch. I know: [what I know]. I want to build: [small project].\n\nOne idea a lesson, ten minutes each: four lines of explanation, an example I can run, one exercise towards my project. Wait for my answer, show me where it breaks, and go on only when I’ve fixed it myself.',
        },
        {
          title: 'Rewrite code in another language',
          tags: ['code'],
          text: 'Rewrite this [from language] code in [to language], the way its own users would write it: [code]. Same inputs, same results, no new features. Below it, a table: what has no twin there, what you used instead, and where numbers, dates or empty values behave differently.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Which of these prompts suit a beginner?',
      answer:
        'Start with the group “Understand code”. Prompts there ask for a table of values or a plain explanation, so you see what the program does before you change anything. Take a loop of six lines from your course, fill in one real input such as the list 3, 1, 2, and predict one row before the AI shows it. When your prediction is right three times running, move on to “Write code” and ask for the smallest version that runs.',
    },
    {
      question: 'Why does generated code fail on my machine?',
      answer:
        'Usually because the AI assumed another version, system or file layout than yours. Give all three in the request, then paste the error in full. For example: “Python 3.12 on Windows, file saved by Excel with semicolons, error below”. With that line it can tell a separator problem from a missing package. If a function turns out not to exist, paste the signatures from the documentation of your version and ask it to use only those.',
    },
    {
      question: 'How do I ask for code I can maintain?',
      answer:
        'Say who will maintain it and what they know, and set limits on length and libraries. A request such as “one file, standard library only, readable for a colleague who knows Excel and a little Python” changes the result more than “clean code” does. Ask for the open cases before the code, so that decisions are yours. Afterwards let it explain each function in one line; if an explanation needs three, ask for a split.',
    },
    {
      question: 'Can an AI test its own code?',
      answer:
        'It can write the tests, and you have to decide what the right result is. Give expected values that you worked out yourself: “250 g at 4.00 per kilo is 1.00”. Otherwise the tests may repeat the mistake in the code and pass. Then ask which small changes to the code no test would notice, as one of the prompts here does. Run everything; a test that was only read has shown nothing yet.',
    },
    {
      question: 'What should I leave out when pasting code?',
      answer:
        'Passwords, keys, tokens, customer data and internal addresses, and any code your employer does not allow you to share. Replace them consistently, so that the logic stays visible: KEY_1 for each key, “Ana” and “Ben” for customers, example.com for hosts. A log with 40 real email addresses can become three invented ones that show the same pattern. Search your text for “key”, “secret” and “@” before you send it.',
    },
  ],
  relatedLinks: [
    {
      text: 'Pull requests, tickets and incidents',
      to: '/prompts-for-developers',
    },
    {
      text: 'Chains of tools that run at night',
      to: '/ai-workflow-prompts',
    },
    {
      text: 'Sources, comparisons and checks',
      to: '/research-prompts',
    },
  ],
} satisfies GroupedPage
