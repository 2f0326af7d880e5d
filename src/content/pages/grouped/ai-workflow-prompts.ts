import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Workflow Prompts: Automate, Check, Ask | Promptory',
  metaDescription:
    '24 AI workflow prompts for n8n, Zapier and Make: JSON keys and CSV columns named, a rule for the bad row, a person who decides, a test on three rows.',
  title: 'AI Workflow Prompts',
  purpose: 'automation',
  level: 'adults',
  highlight: 'Workflow',
  description:
    '24 instructions for people who chain tools together and would like to sleep while the chain is running.',
  introduction: [
    'Paste these into the AI step of a workflow in n8n, Zapier or Make, or use them to plan one. Such a workflow does the same thing at three in the morning as at noon, and does not mention that the input looked strange. So the prompts say what happens to the half-empty row, to the date that could be March or April, to the message no machine should answer: in named keys and columns, with a point where a person decides.',
    'Beginners describe the perfect case and are surprised by the second one. For your first twenty minutes, choose a job you did by hand this week, fill in the brackets, and run three rows, one easy, one ugly, one impossible. Read what comes back word for word. When the ugly row is treated as you would have treated it, try thirty. Let it run at night only after a week of being watched.',
  ],
  groups: [
    {
      title: 'Automation',
      description: 'For the job you do every Friday with half your mind, and the half that still matters.',
      icon: 'workflow',
      prompts: [
        {
          title: 'Sort a school’s messages',
          tags: ['data'],
          text: 'You sort the messages of a school office in [your town: e.g. Cork], as the AI step of a workflow in n8n, Zapier or Make.\n\nMessage: [the message]\n\nReturn JSON only, with the keys “kind” (absence, money, complaint, other), “class”, “day”, “quote” and “needs_human”. In “quote” put the exact sentence that decided “kind”. Set “needs_human” to true for safety, custody, police, or when two kinds fit. Unknown values are null.\n\nTest it on three messages: a plain one, one with two subjects, one not in English.',
        },
        {
          title: 'Tasks from a meeting transcript',
          tags: ['data'],
          text: 'You are clerk to [your meeting: e.g. the weekly meeting of a wind-farm crew]. Your rows go into our task list through Zapier, Make or n8n.\n\nTranscript with speakers and time codes: [transcript]\nLast week’s list: [last week’s list]\n\nReturn CSV with the columns “task”, “owner”, “due”, “said_by”, “at” and “words”. Name an owner only if that person said yes; otherwise write “open”. Skip “we should” unless someone takes it on. Where a decision reverses an older one, stop and quote both. Do the first ten minutes and wait for my check.',
        },
        {
          title: 'Drafts for overdue invoices',
          tags: ['data'],
          text: 'You do the accounts of [your firm: e.g. a scaffolding firm in Gdynia]. In Make or n8n your rows become e-mail drafts; a person sends them.\n\nOverdue invoices as CSV: [invoices: e.g. id, client, sum, due date, last contact, disputed]\nLimit: [sum]\n\nAdd the columns “tone” (first, second, firm), “subject”, “body” (at most 70 words), “hold” and “reason”. Set “hold” to true if the invoice is disputed, above the limit or less than three days late. Skip rows without a due date and list their ids. Show me one draft per tone first.',
        },
        {
          title: 'A night watch over sensors',
          tags: ['data'],
          text: 'You watch the sensors of [the place: e.g. an orchid greenhouse in Taichung]. A schedule in n8n, Make or Zapier sends you the log every night at five.\n\nLog as CSV: [log: e.g. time, sensor, temperature, humidity]\nAlarm: [the limit] for longer than [how many minutes]\nOn call: [who to wake]\n\nReturn JSON with “status” (quiet, look, wake), “since”, “sensor”, “reason”, “rows” and “gaps”. “wake” is for the alarm alone, “look” for a note in the morning. List missing readings in “gaps”. Test it on three nights I know: [three dates].',
        },
        {
          title: 'Product texts, checked fact by fact',
          tags: ['data'],
          text: 'You are three AI steps of one workflow in n8n, Make or Zapier. The readers are [your readers: e.g. boat owners looking for a bilge pump].\n\nSpec sheet: [the spec sheet]\n\nStep one: number the facts, nothing else. Step two: write 90 words with a fact number after every claim. Step three: strike each claim that its number does not support. Repeat steps two and three once at most. Return JSON with the keys “facts”, “draft” and “strikes”, for a person to approve. Test it on three sheets: one complete, one thin, one that contradicts itself.',
        },
        {
          title: 'Specify a Friday routine',
          tags: ['interview'],
          text: 'You are the temp who covers for me on Fridays and cannot read my mind.\n\nWhat I do, in order: [my steps: e.g. clicks, files, exceptions I remember]\nI would build it in: [automation tool: e.g. n8n, Zapier or Make]\n\nAsk me ten questions, one at a time. Then write the specification: trigger, inputs, steps, decisions, exceptions, what stays by hand, and how three past Fridays should come out. Mark each step that needs judgement. List the steps we could drop before those to automate, and name the app or node that each of these needs.',
        },
        {
          title: 'Events for the town calendar',
          tags: ['data'],
          text: 'You decide what goes into the town calendar of [your town: e.g. Piran]. A webhook brings web forms into n8n, Make or Zapier.\n\nSubmission: [form fields]\nAlready listed that month: [listed events]\nDoubtful ones go to: [editor]\n\nReturn JSON with “publish” (yes, no, ask), “title” (up to 60 characters), “start” and “end” (ISO 8601), “place”, “duplicate_of” and “question”. An ambiguous date such as 03/04 means “ask”. Send advertising, party politics and photographs of children to the editor. Test it on a concert, a double entry and an event already over.',
        },
        {
          title: 'A handover from the nightly run',
          tags: ['analysis'],
          text: 'You are a shift foreman. Write the morning handover for a nightly run in [automation tool: e.g. n8n, Make or Zapier].\n\nEight nights: [run data: e.g. counts, errors, durations]\n\nWrite six lines: what came in, what went out, what was held back, what was odd, what differs from the last seven nights, the one thing a person must do. If input fell by half, line one says so, even if nothing failed. Give figures in place of “all fine”. Test it on three past nights: a dull one, a broken one, a quietly empty one.',
        },
      ],
    },
    {
      title: 'Data Processing',
      description: 'For the list that came from three people, two systems and one summer of neglect.',
      icon: 'chart',
      prompts: [
        {
          title: 'Clean up addresses',
          tags: ['data'],
          text: 'You sort post and would rather ask than guess. Clean the addresses of [your business: e.g. a seed cooperative that posts 900 parcels].\n\nAddresses as CSV: [addresses: e.g. id, raw]\n\nReturn CSV with “id”, “raw”, “street”, “number”, “postcode”, “town”, “country”, “sure” (0 to 2) and “note”. Leave “raw” untouched, invent no postcode, and keep directions such as “behind the mosque”. A row you cannot read gets “sure” 0 and a note; stop if more than one in twenty does. Begin with three: the longest, the shortest, one in another script.',
        },
        {
          title: 'A second coder for interviews',
          tags: ['data'],
          text: 'You are the second coder on interviews with [who you asked: e.g. nurses in Manila].\n\nTranscripts with line numbers: [transcripts]\nCodebook: [codebook: e.g. code, definition, one example]\n\nReturn CSV with “interview”, “line”, “quote”, “code”, “doubt” (0, 1, 2) and “why”. Quote letter for letter. Use only these codes; suggest at most five more in a separate list. Irony gets a doubt of 2. Show me any passage that could identify someone before you add it. Start with three interviews I have coded, show where we differ, and wait.',
        },
        {
          title: 'Receipts into records',
          tags: ['data'],
          text: 'You keep the books of [whose they are: e.g. a puppet theatre on tour] and will be asked about this in three years.\n\nPhotographed receipts: [the images]\nLimit: [the limit]\nChecked by: [person]\n\nReturn one JSON object per line with “file”, “vendor”, “date”, “currency”, “net”, “tax”, “gross”, “legible” and “check”. “check” is “ok” if net plus tax equals gross, otherwise “sum”. A digit you cannot see is null. List handwritten slips and sums over the limit for the checker. Begin with three: a clean one, a crumpled one, one in a foreign currency.',
        },
        {
          title: 'Match two lists of members',
          tags: ['data'],
          text: 'You are a registrar who has met twins. Match two member lists of [the club: e.g. a rowing club].\n\nLists: [list A], [list B]\nPairs I am sure of: [three known pairs]\nDoubtful pairs go to: [who decides: e.g. the secretary]\n\nReturn CSV with “a_id”, “b_id”, “score” (0 to 100), “agrees_on”, “differs_on” and “verdict” (same, different, ask). Surname and birth year alone are not enough. List leftovers separately. Only report: nothing is deleted or merged. Begin with my three pairs; if you get one wrong, stop and say why.',
        },
        {
          title: 'Translate survey answers',
          tags: ['data'],
          text: 'You are an interpreter under oath. Translate staff answers for [your business: e.g. a hotel in Doha with 300 employees].\n\nAnswers as CSV: [answers: e.g. id, answer]\nReports of harm go to: [person]\n\nReturn one JSON object per line with “id”, “language”, “original”, “english”, “kept” and “flag”. In “kept” list words without a fair English match, each explained in six words. Leave rudeness rude. Where languages are mixed, name them all. Set “flag” to “harm” for a report of harm, so that Make or n8n can pass it on at once. Do one answer per language, then wait.',
        },
        {
          title: 'Printed tables to CSV',
          tags: ['data'],
          text: 'You are a proofreader with a ruler under the line. Turn printed tables into CSV.\n\nTables: [the text of the tables: e.g. 30 pages of freight tariffs]\nPrinted rows per page: [row counts]\n\nUse the column names of page one, plus “page”, “footnote” and “doubt”. Repeat a merged cell in every row it covers. Put footnote marks in their own column, never inside a number. If a heading changes, stop and show me both. Compare your rows per page with the printed count. Begin with three pages: the first, one with footnotes, the last.',
        },
        {
          title: 'Make files fit to share',
          tags: ['data'],
          text: 'You are an archivist. Make files fit to share, knowing that names are the least of it.\n\nFiles: [your files: e.g. interview notes, case files]\nDoubtful passages go to: [person]\n\nReplace each person with a token such as PERSON_01, each town with its size, each date with its week. Return two files: the text, and a key as CSV with “token”, “original” and “count”. List passages that identify someone without a name, such as “the only woman who welds here”. Begin with three pages, so that a colleague can try to guess who is who.',
        },
        {
          title: 'Ten checks before the chart',
          tags: ['table'],
          text: 'You inspect data as a customs officer opens crates. Write ten checks to run before anybody draws a chart of [the subject: e.g. stock of a blood bank].\n\nColumns: [columns with types]\nSample: [three sample rows]\nFailures allowed: [number]\n\nMake a table, costliest error first: the check in one sentence, SQL, expected result, severity, who to call, an invented row that fails it. Predict the result on my three rows before you run anything. Say where in n8n or Make the report must stop if more checks fail than allowed.',
        },
      ],
    },
    {
      title: 'Tool Integration',
      description: 'For the gap between two programs that each work perfectly.',
      icon: 'laptop',
      prompts: [
        {
          title: 'Map contacts between two tools',
          tags: ['table'],
          text: 'You map data between tools. Contacts move nightly from [old tool: e.g. HubSpot] to [new tool: e.g. Xero], through [automation tool: e.g. Zapier, Make or n8n].\n\nFields we have: [source fields: e.g. name, type]\nFields we need: [target fields: e.g. name, type, required]\n\nMake a table: from, to, change on the way, what is lost, which side wins a conflict, who decides. First list required fields without a source, and wait for my answer. Then walk three records through, value by value: a full one, a half-empty one, and Þórunn Ægisdóttir. Never overwrite a value with a blank.',
        },
        {
          title: 'A contract between two systems',
          tags: ['document'],
          text: 'You write interface contracts. This one is between [the sender: e.g. booking form] and [the receiver: e.g. chat channel], joined by a webhook in n8n, Make or Zapier.\n\nWhat the receiver needs: [data needed]\nTold when it fails: [who to tell]\n\nFor “event_id”, “sent_at”, “kind”, “person” and “body”, give type, limit, and whether it may be missing. Add one valid and two broken examples with the reply to each. A repeated “event_id” is acknowledged and ignored. After three failed deliveries, send a line saying what to do by hand. List the decisions you need from me.',
        },
        {
          title: 'Which steps need an AI',
          tags: ['table'],
          text: 'You are an automation engineer who takes the simplest part that works. Advise [your business: e.g. a flower wholesaler in Naivasha].\n\nOur steps: [each step: e.g. what happens, volume, errors]\nThree real orders, one of them a return: [three orders]\n\nMake a table: step, best done by (formula, rule in Zapier, Make or n8n, script, AI, person), why, cost of a mistake, who would notice. Adding, sorting and looking up never go to the AI. Where a person stays, say what they see on the screen. Check the table on the three orders, and ask about steps you cannot place.',
        },
        {
          title: 'Rules for a chat assistant',
          tags: ['document'],
          text: 'You write instructions for chat assistants. This one answers [who asks: e.g. a housing cooperative of 90 flats] from our papers alone.\n\nPapers: [your papers: e.g. statutes, laundry rules, minutes]\nHands over to: [who to call]\n\nWrite its system prompt, under 200 words: quote file and page; say “not in the papers” where they are silent; pass disputes, arrears and leaks on with a summary of 40 words; take no side between neighbours. Then give three test questions with model answers: one the papers settle, one they half settle, one they never mention.',
        },
        {
          title: 'Requests into calendar entries',
          tags: ['data'],
          text: 'You keep the diary of [whose diary: e.g. a sign-language interpreter in Toronto]. Zapier, Make or n8n books only what you are sure of.\n\nRequest: [the request: e.g. Thursday week, after lunch, same as last time]\nCalendar: [the calendar]\nProtected hours: [protected hours]\n\nReturn JSON with “start”, “end”, “zone”, “place”, “sure” (0 to 2) and “question”. If “sure” is below 2, leave the times null and put one question with two concrete times in “question”. Court and hospital bookings always go to the diary’s owner. Test it on three: a clear one, one across time zones, the request above.',
        },
        {
          title: 'Move from one tool to another',
          tags: ['plan'],
          text: 'You plan moves from one tool to another. We leave [old tool] for [new tool] on [date].\n\nStored there: [the data: e.g. kind, amount, who uses it]\nAutomations that touch it: [automations: e.g. Zaps, Make scenarios, n8n workflows]\n\nMake a checklist: step, who, proof that it worked, way back. Three of our worst records go first, and their owners sign for them. Both tools run for a week; say which one counts when they differ. Pause each automation before its data moves. Name the last moment to turn round and who says so. The full import comes last.',
        },
        {
          title: 'An error at 02:14',
          tags: ['data'],
          text: 'You are on call at night for an automation and may wake one person, once.\n\nError and last 30 log lines: [error and log]\nTools in order: [tools in order: e.g. web form, n8n, AI step, e-mail]\nThree old failures, causes withheld: [old failures]\n\nReturn JSON with “plain_words”, “broken_link”, “who_can_fix”, “safe_to_retry” (yes, no, unknown), “at_risk” and “first_check”. Whatever moves money or writes to customers is “no”. Use “unknown” where the log does not say. Do the old failures first and let me mark them; if you miss two, stop and ask for a person.',
        },
        {
          title: 'Improve a prompt, edit by edit',
          tags: ['table'],
          text: 'You test prompts. Improve one that runs in [automation tool: e.g. n8n, Make or Zapier] and writes [what it writes: e.g. alt text for a museum’s photographs].\n\nPrompt: [your prompt]\nThree inputs, each with the output we want: [test cases]\n\nRun the cases as they are. Propose a single edit, run them again, and report a table: edit, case, before, after, better or worse, why. If any case gets worse, withdraw the edit. Stop after five rounds. Tell me which wishes in the prompt contradict each other, and leave that decision to me.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'What should I automate first?',
      answer:
        'Something you do every week, in one shape, whose mistakes you would notice the same day. Renaming the scans of delivery notes is a good first job: if note 4471 lands under 4417, somebody asks by lunchtime. Answering customers is a poor one, because a mistake has reached the customer before you see it. Do the boring job for a month. What you learn about bad rows is what the next one needs.',
    },
    {
      question: 'How do I get clean JSON every time?',
      answer:
        'Name every key, close the list of values, show one finished line, and say what goes in when nothing is known. Then check it by program and never by eye. “status is one of: new, paid, lost; unknown values are null; return the object and nothing else” removes most of the chatter. For the rest, reject what does not parse, send it back once with the error message, and put it on a list for a person after that.',
    },
    {
      question: 'How much may a workflow do without asking me?',
      answer:
        'Whatever you could undo before lunch. Sorting, tagging and drafting can be undone. Paying, deleting, publishing and writing to a stranger cannot, so there the chain should stop with the thing ready and a button for you. A rota that is drafted at night and sent by Amina at seven with one click costs ten seconds a day. A rota sent by itself to thirty people with the wrong Sunday costs the Sunday.',
    },
    {
      question: 'Why test on three rows and not on a hundred?',
      answer:
        'Because you will really read three. A hundred get skimmed, and skimming finds nothing. Choose them: one easy, one ugly, one that has no right answer. For a list of members that might be Ana Ruiz, then “Fam. v. d. Berg (see Jan)”, then a row with only a telephone number. If the third comes back neatly filled in, you have found a liar, and it took two minutes.',
    },
    {
      question: 'It worked for weeks and now the results are wrong. Where do I look?',
      answer:
        'At the input, before you touch the prompt. Put a row from a good week next to one from today and compare them character by character. A supplier has begun to write 1.200,00 instead of 1,200.00; somebody has renamed a column; a form has gained a third option. If the rows are alike, run your old test cases. Should those fail as well, the model or its settings have moved, and the three cases you kept will tell you how.',
    },
  ],
  relatedLinks: [
    { text: 'Best Productivity Prompts', to: '/productivity-prompts' },
    { text: 'Best Business Prompts', to: '/business-prompts' },
    { text: 'Best Marketing Prompts', to: '/marketing-prompts' },
  ],
} satisfies GroupedPage
