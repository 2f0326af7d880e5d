import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Perplexity Prompt Generator: Ask for Sources | Promptory',
  metaDescription:
    'Perplexity answers with footnotes. How to ask like a reporter, name the sources you would believe, follow up, and test a citation before you lean on it.',
  description:
    'Ask as a reporter would. The generator keeps your question and has Perplexity give the source and date of each key fact and, where views may differ, say where good sources disagree.',
  example:
    'Can I take my late father’s violin from Turin to Montréal without trouble at customs? There may be ivory in the bow. I need the actual rules.',
  checked: '2026-11',
  about: `
<p>Perplexity is a librarian in running shoes. You ask; it goes out to the web, reads, and comes back with a short answer and little numbers beside the sentences. Every number opens a page. Those numbers are the reason to use it, and most people never click one. Since it likes questions, here are six.</p>

<h3>What should I bring to it?</h3>
<p>Anything that has been written down somewhere by someone who might know: a customs rule, the recall of a child’s car seat, what the council decided last night, how three studies differ, who said a famous sentence first. Reporters open it before they pick up the phone. So do nurses who want the guideline itself and travellers with a dog and a ferry to catch. If the answer has changed lately, it is a better place to ask than a model working from memory.</p>

<h3>How do I put the question?</h3>
<p>As a question, with a question mark. Give it a place and a period. Say what you would accept as proof, because otherwise a ministry and a stranger’s blog sit side by side with the same small number. “Which”, “since when” and “according to whom” are good first words; “tell me about” is a poor one. Ask one thing. Then follow up. It remembers the thread, and the third question is usually the one you came for.</p>

<h3>Could you show me?</h3>
<p>Anjali has a sari shop in Leicester, and the council would like to close her street to through traffic. She typed, cross:</p>
<blockquote><p>low traffic zones bad for shops</p></blockquote>
<p>It found people who agreed with her. That is what she had asked for. On the bus home she tried again:</p>
<blockquote><p>Where a street of small shops was closed to through traffic, what happened to sales or footfall after a year or more? Look at towns in <span class="slot">[countries]</span>. Use council evaluations and peer-reviewed studies; leave out opinion columns and the press releases of either camp. For each one: town, what was measured, for how long, by whom, who paid, and the result, including no effect. Where do the studies disagree, and where is the evidence thin?</p></blockquote>
<p>The new question does not lean. It names the witnesses it will hear, and it wants to know who paid them. Asking for “no effect” brings in the dull results, which are often the true ones. Her follow-up was better still:</p>
<blockquote><p>Which of these do the others cite, and what do its critics say?</p></blockquote>

<h3>Can I trust the little numbers?</h3>
<p>Trust them to be doors. Go through every door you mean to use, and look for the sentence. You will meet four disappointments. The page exists but says something milder. The page is old. Five pages all repeat one press release. Or the number belongs to the sentence before. Finding out takes a minute, and it is the minute that keeps your name out of a correction.</p>

<h3>What is it bad at?</h3>
<p>Whatever nobody has published: your mother’s recipe, the mood of your team. Long imaginative work, which comes out stitched together. Quiet subjects, where three poor pages are all there is and the answer sounds as sure as ever. It also sees the world in the language you ask in. Put the same question in Portuguese or Tamil, and other libraries open.</p>

<h3>What do people get wrong?</h3>
<ul>
<li>They type keywords, as one did for the old search engines, and get the average of everything.</li>
<li>They hide the answer in the question. “Why is oat milk harmful?” will be answered.</li>
<li>They stop after one reply. Ask what would change the conclusion.</li>
<li>They cite Perplexity. Cite the page behind the number, after reading it.</li>
<li>They forget to narrow the search to academic papers or to a single site when only that will do.</li>
</ul>
`,
  prompts: [
    {
      title: 'Entry rules for my trip',
      tags: ['table'],
      text: 'What does a [nationality] passport holder need to enter [country] for [purpose and length: e.g. a ten-day holiday], travelling from [country of departure]?\n\nCover visa or online permit, passport validity, transit in [transit country], medicines, and what is checked at the border. Use government and embassy pages first. Per point: the rule, the source, the date of the page. Where two official pages differ, show both and say who decides.',
    },
    {
      title: 'Is this product recalled',
      tags: ['analysis'],
      text: 'Has [brand and model, with year] been recalled, or had a safety warning, in [country]?\n\nLook at the national recall database, the maker’s own notices and, where there is one, the recall page of a neighbouring country. Give the date, the fault, which serial numbers or batches are affected, what the owner should do, and the remedy offered. If you find none, say where you looked, so that I can tell “no recall” from “not found”.',
    },
    {
      title: 'What the studies found',
      tags: ['table'],
      text: 'What have studies found about [intervention] for [group] on [outcome], compared with [alternative]?\n\nUse systematic reviews first, then trials that are newer than those reviews. One row per source: year, kind of study, number of people, result with its interval, who paid, link. Then say where they disagree and the likeliest reason (dose, length, who took part). Include results that show no effect. Mark anything you know only from an abstract or a press report.',
    },
    {
      title: 'Where a quotation comes from',
      tags: ['analysis'],
      text: 'Who first said or wrote “[quotation]”, and in which work?\n\nLook for the earliest printed or recorded source, with year, page or minute. List the people it is usually credited to and the oldest page you found for each claim. Prefer scanned books, archives and quotation researchers to collections of sayings. Say if the wording changed on the way. If no early source turns up, answer “unsourced” and name the nearest passage.',
    },
    {
      title: 'Grants I could apply for',
      tags: ['table'],
      text: 'Which grants or funds are open now to [who I am: e.g. a village choir, not registered] in [region] for [purpose]?\n\nGive only calls whose own page shows a deadline after today. Columns: funder, amount, deadline, who may apply in the funder’s words, own contribution, link. Put those I clearly fit first, then those with one doubt, and name the doubt. Leave out lists on portals unless the funder’s page confirms them.',
    },
    {
      title: 'The claim behind a headline',
      tags: ['analysis'],
      text: 'Is this headline accurate: “[headline]”, [outlet, date]?\n\nFind the study, statement or figure it rests on and quote the sentence that supports or contradicts it. What does the original say about size, group, period and certainty? Has it been corrected or disputed since, and by whom? Give one version of the headline that the source would support. If the original is behind a paywall, say what you could not read.',
    },
    {
      title: 'Cheapest legal way, as a student',
      tags: ['list'],
      text: 'What’s the cheapest legal way to get [software, transit pass or textbook] as a student at [school and state]?\n\nCheck the school’s own licence page, the maker’s student page, the library, and last year’s edition if it’s a book. For each: price, proof they ask for, catch, link, date. Put free ones first. If a deal’s page doesn’t say who qualifies, say that instead of guessing.',
    },
    {
      title: 'Best arguments on both sides',
      tags: ['analysis'],
      text: 'What are the strongest published arguments for and against [proposal]? Three each, by named authors, with link and date. Where do they disagree on facts?',
    },
    {
      title: 'Known faults before I buy used',
      tags: ['list'],
      text: 'Buying a used [item and model] for [price]: which faults do repair sites and owners report, and how do I check each in five minutes?',
    },
    {
      title: 'Background on a company',
      tags: ['document'],
      text: 'What can be shown about [company, country] before I [purpose: e.g. go to an interview, sign as a supplier]?\n\nOwners and their other firms, size, latest published accounts, recent lawsuits or fines, layoffs or openings in the last [months] months, what staff and customers complain about most. Registers and filings first, then named newspapers. Date each point. Keep the company’s own claims in a separate list. Warn me of firms with a similar name.',
    },
    {
      title: 'Is this still supported',
      tags: ['analysis'],
      text: 'Until when does [maker] promise security updates for [device model]? Quote the maker’s page with its date, and say where it differs by country.',
    },
    {
      title: 'Two medicines, before the pharmacy',
      tags: ['analysis'],
      text: 'What do the official leaflets of [medicine one] and [medicine two] say about taking both? Quote them, give their dates, and list questions for my pharmacist.',
    },
  ],
  more: [
    {
      title: 'Before you buy',
      description: 'For the twenty minutes that save the return parcel.',
      icon: 'wallet',
      prompts: [
        {
          title: 'Same thing, cheaper name',
          tags: ['table'],
          text: 'Which products are the same as, or made by the same factory as, [product]? Give the source for each claim, price today with link, and what differs. Keep rumours from forums in a list of their own.',
        },
        {
          title: 'What owners say after a year',
          tags: ['list'],
          text: 'What do people say about [product] after owning it for a year or more? Leave out launch reviews. Group by complaint, with how many separate people and where, and what the maker replied.',
        },
        {
          title: 'Spare parts and repair',
          tags: ['analysis'],
          text: 'Can [device] be repaired by its owner? Who sells batteries and spare parts in [country], at what price, and for how long has the maker promised them? Repair guides with link and date. Say what needs a special tool.',
        },
        {
          title: 'Is this shop real',
          tags: ['list'],
          text: 'Is [web shop] a real business? Registered where and since when, contact details, reviews outside its own site, warnings by consumer bodies in [country]. Tell me what you couldn’t find, which counts too.',
        },
        {
          title: 'When it gets cheaper',
          tags: ['table'],
          text: 'How has the price of [product] moved in the last two years, and is a successor announced? Name price trackers and dates. Where the record has gaps, say so. One sentence: wait or buy, and until when the answer holds.',
        },
      ],
    },
    {
      title: 'Places and journeys',
      description: 'For going somewhere and finding it open.',
      icon: 'compass',
      prompts: [
        {
          title: 'Without a car, door to door',
          tags: ['plan'],
          text: 'How do I get from [start] to [destination] without a car on [day], arriving by [time]? Use the operators’ own pages. Each leg: line, time, where to buy the ticket, last connection if one is missed. Mark times that may change with the season.',
        },
        {
          title: 'Is it open that week',
          tags: ['list'],
          text: 'I’m in [town] from [date] to [date two]. Are these open: [places]? For each, hours from its own page, closing days, works or festivals that week, booking needed. Date of each page. Where page and map service differ, show both.',
        },
        {
          title: 'Living costs, from sources',
          tags: ['table'],
          text: 'What does life cost in [town] for [household]? Rent for [size] in [areas], transport pass, childcare, energy, food basket. Official statistics first, then listings as they stand. For each figure: source, month, what it leaves out.',
        },
        {
          title: 'Accessible, and who says so',
          tags: ['table'],
          text: 'Can somebody who [need: e.g. uses a wheelchair, can’t climb stairs] visit [place] alone? Look for entrance, lift, toilet, distance from the stop. Give whose word it is for each: the place, a visitor with the same need, a map. What should I ask by phone?',
        },
        {
          title: 'Scams that visitors report',
          tags: ['list'],
          text: 'Which scams are reported by visitors to [town] this year? Official travel advice and local news first. For each: how it begins, one thing to do, date and link. Leave out those older than three years.',
        },
      ],
    },
    {
      title: 'News, claims and quotes',
      description: 'For finding out before passing it on.',
      icon: 'megaphone',
      prompts: [
        {
          title: 'Who is behind this study',
          tags: ['analysis'],
          text: 'A study says [claim]. Who paid for it, who employs the authors, was the plan registered beforehand, have others repeated it? Link for each. Tell me what the authors themselves call a weakness.',
        },
        {
          title: 'A story from its first day',
          tags: ['table'],
          text: 'What is known about [event]? Go from the first report to today: date, what was claimed, by whom, since confirmed or withdrawn. End with three things that nobody has established.',
        },
        {
          title: 'What both countries’ press says',
          tags: ['table'],
          text: 'How do newspapers in [country] and [country two] report [event]? Three outlets each, named, with date and link. Table: what all say, what only one side says, words that differ for the same thing. Translate short quotations and give the original.',
        },
        {
          title: 'Check the number everyone repeats',
          tags: ['analysis'],
          text: '“[Number or claim]” is everywhere. Trace it back to the first page that gives a method. How was it counted, where, when, and does it still hold? If the trail ends in a circle of pages citing each other, show me the circle.',
        },
        {
          title: 'Did the law change',
          tags: ['analysis'],
          text: 'Has the rule on [subject] in [country] changed since [year]? Quote the official text, with the date it took effect and any transition period. Bills that haven’t passed go in a separate line. Who could confirm it by phone?',
        },
      ],
    },
    {
      title: 'Work and study',
      description: 'For a first reading list that holds.',
      icon: 'book',
      prompts: [
        {
          title: 'Five papers to start with',
          tags: ['list'],
          text: 'I’m new to [topic] and read [hours] hours a week. Which five papers or chapters should I read first, in which order, and why that one next? Free versions with link. Check each title and author on the publisher’s page before you list it.',
        },
        {
          title: 'Salary range, with evidence',
          tags: ['table'],
          text: 'What does a [job] with [years] years earn in [town or country]? Official statistics, pay scales and ads that name a figure, each with date and size of sample. Keep self-reported sites apart. Give a range I can defend, and say for whom it’s too high.',
        },
        {
          title: 'Who sells to whom here',
          tags: ['table'],
          text: 'Find up to [number] firms that [do what: e.g. repair pianos] in [region]; fewer if you can’t confirm that many. Name, town, size, known customers, latest news, source. Registers and trade fair lists before rankings. Flag those that may have closed.',
        },
        {
          title: 'Standards that apply to my product',
          tags: ['list'],
          text: 'I want to sell [product] in [market]. Which standards, labels and registrations does a seller there have to check? Name the official page for each, its date, and whom it applies to. Where it depends, tell me on what. A list for an adviser, no advice.',
        },
        {
          title: 'Experts who disagree, by name',
          tags: ['list'],
          text: 'Who has published opposing views on [question] in the last five years? Three on each side, with their strongest sentence, where it stands, and who employs them. Is there anyone who changed their mind in print?',
        },
      ],
    },
  ],
} satisfies ModelPage
