import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Workflow Prompts: Automate, Check, Ask | Promptory',
  metaDescription:
    '24 AI workflow prompts with named JSON keys and CSV columns, a rule for the bad row, a point where a person is asked, and a test on three rows.',
  title: 'AI Workflow Prompts',
  purpose: 'automation',
  level: 'adults',
  highlight: 'Workflow',
  description:
    '24 instructions for people who chain tools together and would like to sleep while the chain is running.',
  introduction: [
    'A chain of tools is good at Tuesdays. It does the dull thing at three in the morning exactly as it does at noon, and never mentions that the input looked strange. So the work is in the edges: the half-empty row, the date that could be March or April, the message no machine should answer. These prompts write the edges down, in keys, columns and stopping points.',
    'Beginners describe the perfect case and are surprised by the second one. Spend twenty minutes otherwise: choose a job you did by hand this week, fill in the brackets, and run three rows, one easy, one ugly, one impossible. Read what comes back word for word. When the ugly row is treated as you would have treated it, try thirty. Let it run at night only after a week of being watched.',
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
          text: 'A school office in [your town: e.g. Cork] gets forty messages before nine. Sort this one as its secretary would: [the message]. Return JSON only, with keys kind (absence, money, complaint, other), class, day, quote, needs_human. In quote goes the exact sentence that decided you. needs_human is true for safety, custody, police, and whenever you waver between two kinds. Unknown values are null, never a guess. First run three: a plain one, one with two subjects, one not in English, and show me your doubts.',
        },
        {
          title: 'Tasks from a meeting transcript',
          tags: ['data'],
          text: 'Transcript of [your meeting: e.g. the weekly meeting of a wind-farm crew]: [text with speakers and time codes]. Act as its clerk; somebody else is in the chair. CSV: task, owner, due, said_by, at, words. A person owns a task only if that person said yes; otherwise owner is ‘open’. Compare with [last week’s list] and stop for a human where a decision reverses an older one, quoting both. Do the first ten minutes alone and let me check every row against the recording. ‘We should’ is not a task.',
        },
        {
          title: 'Drafts for overdue invoices',
          tags: ['data'],
          text: 'Draft, never send. Overdue invoices: [CSV: id, client, sum, due date, last contact, disputed]. You do the accounts of [your firm: e.g. a scaffolding firm in Gdynia]. Add columns tone (first, second, firm), subject, body of at most 70 words, hold, reason. hold is true where the invoice is disputed, above [sum], or under three days late. Skip a row without a due date and list its id. Show me three drafts in three tones first. A good one could be read aloud to the client without blushing.',
        },
        {
          title: 'A night watch over sensors',
          tags: ['data'],
          text: 'Every night at five, read the log of [the place: e.g. an orchid greenhouse in Taichung]: [CSV: time, sensor, temperature, humidity]. You are the night watchman, and sleep is valuable. JSON: status (quiet, look, wake), since, sensor, reason, rows. Wake [whom to wake] only if [the limit] is passed for [how many minutes]; look means a note for the morning. A missing reading is neither zero nor fine: report gaps separately. Replay three nights whose outcome I know, [three dates], and tell me what you would have done at what minute.',
        },
        {
          title: 'Product texts, checked fact by fact',
          tags: ['data'],
          text: 'Three stations, one product text. Station one turns [the spec sheet] into numbered facts and nothing else. Station two writes 90 words for [your readers: e.g. boat owners looking for a bilge pump], with a fact number after every claim. Station three, a customs officer by temperament, strikes each claim that its number does not bear. Two rounds at most, then a human gets the text with the strikes showing. Return facts, draft and strikes as JSON keys. Run three sheets first: one complete, one thin, one that contradicts itself.',
        },
        {
          title: 'Specify a Friday routine',
          tags: ['interview'],
          text: 'This is what I click every Friday, with nothing left out: [my steps in order, and the exceptions I remember]. You are the temp who covers for me and cannot read my mind. Ask ten questions, one at a time. Then the specification: trigger, inputs, steps, decisions, exceptions, what remains by hand, and how three old Fridays should come out. Mark every step in which a judgement hides. Suggest what to abolish before what to automate; some steps only serve a form that nobody opens.',
        },
        {
          title: 'Events for the town calendar',
          tags: ['data'],
          text: 'Town calendar of [your town: e.g. Piran]: an event comes in by web form, and you are the volunteer who decides what hangs in the glass case. Submission: [the fields of the form]. Already listed: [events of that month]. JSON: publish (yes, no, ask), title up to 60 characters, start, end (ISO), place, duplicate_of, question. A date like 03/04 is ambiguous: ask. Advertising, party politics and photographs of children go to [editor]. Prove it on three: an ordinary concert, a double entry, a flea market that ended last Sunday.',
        },
        {
          title: 'A handover from the nightly run',
          tags: ['analysis'],
          text: 'When the nightly run ends, write the handover as a shift foreman would, six lines and no more: what came in, what went out, what was held back, what was odd, what differs from the last seven nights, the one thing a person must do. Data: [counts, errors and durations of eight nights]. If input falls by half, line one says so, even where nothing failed. Never write ‘all fine’. Test on three recorded nights: a dull one, a broken one, one that was quietly empty.',
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
          text: 'Clean these addresses for [your business: e.g. a seed cooperative that posts 900 parcels]: [CSV: id, raw]. Return id, raw, street, number, postcode, town, country, sure (0 to 2), note. Keep raw untouched. Think like a postman, who would rather ask than guess: no postcode is ever invented, and ‘behind the mosque’ is part of the address. A row you cannot read gets sure 0 and a note. Stop if more than one in twenty does. Begin with three: the longest, the shortest, one in another script.',
        },
        {
          title: 'A second coder for interviews',
          tags: ['data'],
          text: 'Second coder wanted. I have interviews with [whom you asked: e.g. nurses in Manila] and a codebook: [transcripts with line numbers], [codes, definitions, one example each]. CSV: interview, line, quote, code, doubt (0, 1, 2), why. Quote letter for letter. Invent no code; keep at most five suggestions in a list apart. Start with three interviews I have coded myself, show where we differ, and wait. Irony always gets doubt 2. A passage by which someone could be recognised comes to me before it enters the table.',
        },
        {
          title: 'Receipts into records',
          tags: ['data'],
          text: 'Photographed receipts from [whose they are: e.g. a puppet theatre on tour]: [the images]. One JSON line each: file, vendor, date, currency, net, tax, gross, legible, check. check is ‘ok’ only if net and tax add up to gross; otherwise ‘sum’. A digit you cannot see is null. Be the bookkeeper who will be asked about this in three years. Handwritten slips and sums over [the limit] go on a list for [person]. Try a clean one, a crumpled one and one in a foreign currency, and say which digit you doubted.',
        },
        {
          title: 'Match two lists of members',
          tags: ['data'],
          text: 'Two lists of members of one rowing club, and nobody knows which is right: [list A], [list B]. Pair them like a registrar who has met twins. CSV: a_id, b_id, score (0 to 100), agrees_on, differs_on, verdict (same, different, ask). Surname and birth year alone are never enough. Leftovers go on a third list, and ‘ask’ rows side by side to [who decides: e.g. the secretary]. Delete and merge nothing. Prove yourself on three pairs whose answer I know: [three known pairs]. One wrong, and you stop and say why.',
        },
        {
          title: 'Translate survey answers',
          tags: ['data'],
          text: 'Staff answered in five languages: [CSV: id, answer]. The survey belongs to [your business: e.g. a hotel in Doha with 300 employees]. Translate as an interpreter under oath. JSON lines: id, language, original, english, kept, flag. In kept go words for which English has no fair match, each glossed in six words. Leave rudeness rude. Mixed languages are normal: name both. An answer that reports harm goes to [person] at once, outside the file. Do one answer in each of three languages, then wait until a speaker has checked them.',
        },
        {
          title: 'Printed tables to CSV',
          tags: ['data'],
          text: 'From printed tables to CSV: [the text of the tables: e.g. 30 pages of freight tariffs]. Columns as headed on page one, plus page, footnote, doubt. Repeat merged cells in every row they cover; footnote marks get their own column and never sit inside a number. Where the heading changes, stop and show me both. At the end, compare your rows per page with the printed count. You are a proofreader with a ruler under the line. Test pages: the first, one with footnotes, the last.',
        },
        {
          title: 'Make files fit to share',
          tags: ['data'],
          text: 'Make this fit to share: [interview notes or case files]. Replace each person by a stable token such as PERSON_01, each town by its size, each date by its week. Two outputs, kept apart: the text, and a key as CSV with token, original, count. An archivist knows that names are the least of it. ‘The only woman who welds in [town]’ needs no name, so list such passages for [person] to decide. Start with three pages and let a colleague try to guess who is who.',
        },
        {
          title: 'Ten checks before the chart',
          tags: ['table'],
          text: 'Before anybody draws a chart, open the crates. Table: [columns with types, three sample rows]. Subject: [the subject: e.g. stock of a blood bank]. As a customs inspector, write ten checks: plain sentence, SQL, expected result, severity, whom to call. Put the cheapest way of being badly wrong first. Predict the outcome on my three rows before running anything. A check that cannot fail is decoration, so invent for each a row that would break it. Over [number] failures, the report is not written.',
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
          text: 'Contacts move nightly from [old tool: e.g. a customer tool] to [new tool: e.g. an accounting tool]. Fields here: [fields here, typed]. Fields there: [fields there, required ones marked]. Draw up the mapping the way a registrar lends a painting: from, to, change on the way, what is lost, which side wins a conflict, who decides. A required field without a source stops everything; say so first. Then walk three records through, value by value: a full one, a half-empty one, and Þórunn Ægisdóttir, whose letters must arrive unharmed. Nothing is overwritten with a blank.',
        },
        {
          title: 'A contract between two systems',
          tags: ['copy'],
          text: 'Write the contract between [the sender: e.g. booking form] and [the receiver: e.g. chat channel], for a developer you will never meet. Keys event_id, sent_at, kind, person, body, each with type, limit, and whether it may be missing. Three examples: one valid, two broken, and the reply each gets. A repeated event_id is acknowledged and ignored. After three failed deliveries, [whom to tell] gets a line saying what to do by hand. You are the notary in this: what is not written will be misunderstood. End with the key you expect to regret.',
        },
        {
          title: 'Which steps need an AI',
          tags: ['table'],
          text: 'Which of these steps needs an AI at all? [each step of our order process, with volume and errors]. Advise [your business: e.g. a flower wholesaler in Naivasha] like an electrician who hates a long cable. Table: step, best done by (formula, script, AI, person), why, cost of a mistake, who would notice. Adding, sorting and looking up never go to a language model. Where a person stays, say what they should see on the screen. Check your table on three real orders, one of them a return: [three orders].',
        },
        {
          title: 'Rules for a chat assistant',
          tags: ['copy'],
          text: 'House rules for a chat assistant at [who asks: e.g. a housing cooperative of 90 flats], which answers only from [your papers: e.g. statutes, laundry rules, minutes]. Its instruction, under 200 words: quote file and page; say ‘not in the papers’ when it is not; hand disputes, arrears and leaks to [whom to call] with a summary of 40 words. Voice: the caretaker, brief and kind. Then three trial questions with model answers: one the papers settle, one they half settle, one they never mention. It must not judge between neighbours.',
        },
        {
          title: 'Requests into calendar entries',
          tags: ['data'],
          text: '‘Thursday week, after lunch, same as last time?’ Turn such requests to [whose diary: e.g. a sign-language interpreter in Toronto] into calendar entries: [the message], [the calendar], [protected hours]. Keep her diary like a theatrical agent. JSON: start, end, zone, place, sure (0 to 2), question. Below 2, book nothing and send one question with two concrete times. Court and hospital bookings go to her. Try three: a clear one, one across time zones, the sentence above. A polite wrong booking is worse than a blunt question.',
        },
        {
          title: 'Move from one tool to another',
          tags: ['plan'],
          text: 'We leave [old tool] for [new tool] on [date]: [what is stored there, how much, who uses it]. Plan it as a removal man with a piano on the stairs would. Checklist: step, who, proof that it worked, way back. Three records go first, the ugliest we have, and their owners sign for them. Both tools run for a week; state which one is believed when they differ. Name the last moment at which we can turn round, and who says so. ‘Import all’ comes last.',
        },
        {
          title: 'An error at 02:14',
          tags: ['data'],
          text: 'It failed at 02:14 with this: [error text and the last 30 lines of log]. The chain: [tools in order, what each does]. You are the switchboard at night and may ring one person, once. JSON: plain_words, broken_link, who_can_fix, safe_to_retry (yes, no, unknown), at_risk, first_check. What moves money or writes to customers is never safe to retry. ‘Unknown’ is an honest value. First, three old failures whose cause we know: [logs]. Miss two, and I ask a human instead.',
        },
        {
          title: 'Improve a prompt, edit by edit',
          tags: ['table'],
          text: 'One change at a time. This prompt runs in our pipeline: [your prompt]. It writes [what it writes: e.g. alt text for a museum’s photographs]. Three inputs, with the output we want: [three inputs and outputs]. You are a lens grinder: polish, measure, polish. Run the cases as they are, propose a single edit, run again, and report a table: case, before, after, better or worse, why. If any case gets worse, withdraw the edit. Stop after five rounds and tell me which wish in our prompt contradicts another; that one I decide.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'What should I automate first?',
      answer:
        'Something you do every week, in one shape, whose mistakes you would notice the same day. Renaming the scans of delivery notes is a good first job: if note 4471 lands under 4417, somebody asks by lunchtime. Answering customers is a poor one, for there the mistake goes out of the house before you see it. Do the boring job for a month. What you learn about bad rows is what the next one needs.',
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
