import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Best Business Prompts for a Real Desk | Promptory',
  metaDescription:
    'Sixteen business prompts for marketing, sales, management and finance. Each takes your own papers, asks for one judgement, and names the trap to avoid.',
  title: 'Best Business Prompts',
  purpose: 'business',
  level: 'adults',
  highlight: 'Business',
  description:
    'Sixteen requests for people with a bid to defend, a letter to send on Monday or a bank balance to explain.',
  introduction: [
    'A model knows what businesses usually say. It does not know that your best customer pays late, or that the cold store in Hamar has been full since May. Everything useful on this page hangs on that difference. Each prompt leaves room for your own papers, asks for one judgement about them, and says what the answer must look like.',
    'The usual mistake is to ask for a strategy. You get eleven bullet points, each as true of a bank as of a juice bar. Ask for a decision instead, with its evidence beside it: which deal to give up, which bid to defend, which sentence in your letter makes people angry. If the answer would suit your competitor as well, send it back.',
    'Twenty minutes are enough. Take the prompt nearest to something on your desk today, and paste in the real thing, with names and account numbers taken out. Read what comes back with a pencil, looking for the row you know to be wrong; there is nearly always one. Say which it is, and why. Keep the second answer.',
  ],
  groups: [
    {
      title: 'Marketing Prompts',
      description: 'For the week in which you have to say what you sell, and to whom, and would rather mend a gearbox.',
      icon: 'megaphone',
      prompts: [
        {
          title: 'What customers praise',
          tags: ['table'],
          text: 'Read the reviews of [your business: e.g. a three-person bicycle workshop in Nairobi] as a signwriter who is paid by the letter: [your reviews, pasted whole]. Next to them lies what we say about ourselves: [our website text]. Find what customers praise and we never mention. Table: their words, how many said it, what they had come for, where we should say it. End with a shop sign of at most eight words, all of them borrowed. One eloquent review counts once; it must not outvote ten clumsy ones.',
        },
        {
          title: 'Which posts sold plates',
          tags: ['analysis'],
          text: 'Eight weeks of [your business: e.g. a food truck in Monterrey] fit on one sheet: [date, pitch, weather, plates sold, what we posted]. You keep the books and believe nothing. Which posts sold plates, and which went up on a sunny payday that would have sold out anyway? Give each kind of post a verdict of keep, stop or test, with the rows that persuade you. Then design one test for the next fortnight costing under [budget]. ‘Eight weeks cannot tell’ is a good answer; a confident guess is a bad one.',
        },
        {
          title: 'Winning back lapsed theatregoers',
          tags: ['email'],
          text: 'They came twice and stayed away: [lapsed audience: plays seen, dates, seats, price paid]. The house is [your theatre or venue: e.g. a theatre in a town with one evening train]. Answer as its box-office manager, who remembers faces. Sort them by the likeliest reason for staying away, take the two largest groups and write each an e-mail of 90 words, naming a play from [next season’s plays]. Under each, add the thing we would have to change first to make it honest. A discount is your last idea, never your first.',
        },
        {
          title: 'Which customers to give up',
          tags: ['plan'],
          text: 'On Saturday the members of [your business: e.g. a seed cooperative in the Drôme valley] decide who the next catalogue is for. Figures: [customer groups with turnover, cost to serve, complaints]. Speak as the member who asks at every assembly what we are going to stop doing. Three options, each giving up one group by name, with what we lose this year and gain by the third. Recommend one in a speech of 150 words, to be read aloud standing. Do not pick the smallest group merely because it cannot object.',
        },
      ],
    },
    {
      title: 'Sales Prompts',
      description: 'For the hour before a call, the third week of silence, and the forecast you half believe.',
      icon: 'target',
      prompts: [
        {
          title: 'Rehearse a sales meeting',
          tags: ['interview'],
          text: 'Rehearse me for [the meeting: e.g. Tuesday’s meeting]. You buy for [the buyer: e.g. a hospital with 400 beds and eleven such suppliers]; I sell [our product, price, contract length]. Your award criteria: [criteria with weights]. Put seven questions to me, one at a time, waiting for each answer, the way a tired purchaser does at half past four. Then drop the part and give me a table: question, my answer in six words, believed or not, the proof that would have settled it. Do not warm to me out of politeness.',
        },
        {
          title: 'Why nobody answers the quotation',
          tags: ['email'],
          text: '[number: e.g. Twenty-three] days of silence since our quotation for [what you offered: e.g. an oak staircase in a school]. The thread: [all e-mails, with dates]. The offer: [your quotation: text and price]. Think as the assistant in the customer’s office, who knows why nobody has replied. Give the three likeliest reasons, each with the sentence in the thread that betrays it. For each, an e-mail of at most 80 words; say which to send tomorrow. Forbidden: ‘just checking in’, invented deadlines, and any reason the thread holds no trace of.',
        },
        {
          title: 'A forecast the bank would believe',
          tags: ['table'],
          text: 'A bank in [your town: e.g. Coimbatore] will lend against this forecast, and you are the loan officer: [open deals: value, stage, last contact, next step, signer]. We supply [what you sell, and to whom: e.g. solar pumps to farms]. For every deal state the chance we claim, the chance you would lend on, the missing fact, and the question that would supply it this week. Table, largest gap on top, then the total you believe. Years of friendship are no evidence, and a next step without a date is no step.',
        },
        {
          title: 'A price rise, put plainly',
          tags: ['email'],
          text: '[your customers: e.g. Sixty restaurants] get this letter from [your business: e.g. a linen laundry in Porto] on Monday: [your draft]. Prices change like this: [old and new prices]. The true cause: [which cost rose, by how much, since when]. Read it as the owner of one of them, at eleven at night, shoes off. Mark each sentence believed, suspected or resented. Rewrite it in 130 words that state the new price before any reason, and name who should be telephoned instead. One apology at most, and ‘market conditions’ may not appear.',
        },
      ],
    },
    {
      title: 'Management Prompts',
      description:
        'For what lands on your desk because it is about people: the talk, the rota, the rule nobody dares to drop.',
      icon: 'users',
      prompts: [
        {
          title: 'Which meetings to drop',
          tags: ['table'],
          text: 'Our standing meetings: [title, minutes, who attends, last decision taken]. The team: [your team: e.g. nine developers in Tallinn, two more in Tartu]. Judge them like a stage manager, who bills every minute to somebody. Table: meeting, hours a year across all chairs, verdict (keep, shorten, merge, replace by a note), what might break. Then the message of 100 words that announces it. Careful with a meeting that decides nothing and is the only time certain people speak: say so, and leave it alone.',
        },
        {
          title: 'Twelve complaints, one rule',
          tags: ['table'],
          text: 'Twelve complaints reached [your office: e.g. a cemetery office] this year: [the complaints, names removed]. This is the procedure they met: [your rules and forms]. As an ombudsman with patience for grief, decide about each letter whether it concerns a rule, a person or a silence. Table: letter, kind, the sentence that proves it, what an answer on the first day would have cost. Then propose one rule to give up and one sentence to add to the form. Do not propose training: courtesy does not repair a bad rule.',
        },
        {
          title: 'Hard talk with your best worker',
          tags: ['interview'],
          text: 'The best worker in [your workplace: e.g. our school kitchen] makes the younger ones cry. What happened: [incidents with dates and who saw them]. What I want by [date]: [the change you want]. You will sit beside her as union steward, fair and hard to fool. Draft my side of the talk: an opening of 50 words, the incidents in the order I should name them, the question after which I stay quiet. Then her two likeliest replies, and my next sentence to each. No praise as wrapping; strike whatever I cannot prove.',
        },
        {
          title: 'Before the foreman retires',
          tags: ['interview'],
          text: 'In [time left: e.g. nine weeks] our [who leaves: e.g. foreman of a cable-car line in La Paz] retires with decades in his head. Written down so far: [manuals, checklists, notes]. Put yourself in his successor’s boots on the first icy Monday. List the 15 questions whose answers stand nowhere in these papers, ranked by what not knowing would cost. Spread them over four talks of half an hour, one of them walking, and say where to stand for each. Skip what the manual answers, and never ask for advice in general.',
        },
      ],
    },
    {
      title: 'Finance Prompts',
      description: 'For the evening with the spreadsheet open, when somebody will ask tomorrow what it means.',
      icon: 'wallet',
      prompts: [
        {
          title: 'Thirteen weeks of cash',
          tags: ['table'],
          text: 'Bank balance today: [balance]. Coming in: [open invoices, due dates, when each client really pays]. Going out: [wages, tax, rent, loans, suppliers]. Build a thirteen-week table for [your business: e.g. a ski-hire shop that earns from December to March]: week, opening, in, out, closing, assumption. You are a credit officer who has watched sound firms run dry in April. Name the first week below [lowest safe balance] and four moves, ranked by the goodwill they cost. An invoice counts on the day this client usually pays, never on the due date.',
        },
        {
          title: 'Three bids compared',
          tags: ['table'],
          text: 'An auditor and [who will use it: e.g. a night nurse] will both read your answer. You purchase for [who buys: e.g. a district hospital] and hold three bids for [what is bought: e.g. infusion pumps]: [the three bids]. Use: [patients a year, hours, staff to train]. Table of cost over five years: purchase, consumables, service, training, disposal. Which bid is cheapest at today’s use, at half, at double? Recommend one in 180 words that satisfy both readers, and say what you give up. Where a bid is silent, write ‘not stated’ and charge it the worst figure among the others.',
        },
        {
          title: 'Ten minutes of figures',
          tags: ['analysis'],
          text: 'The board of [your organisation: e.g. a community swimming pool in Wellington] has ten minutes for these figures: [result, budget, same month last year]. You are its treasurer, a geography teacher by day. Choose the five lines that matter, one sentence on each: the amount, what happened in the building, what can still be decided. Then one question to vote on. At most 200 words, and no ratio without its meaning in towels or lifeguard hours. Never explain a number by its own name: ‘energy rose through energy costs’ is out.',
        },
        {
          title: 'Hire, raise prices or refuse',
          tags: ['table'],
          text: 'Do we hire, raise prices or go on refusing work? The case: [your business: e.g. a practice of three vets near Tacuarembó]. Numbers: [hours worked, visits refused, fees, wages, fixed costs]. Advise as the owner in the next town, who hired a year too early and paid for it. Table of the three options: cost over twelve months, visits a week to break even, what snaps first. Recommend one and name the figure that would change your mind. Nobody is fully productive in week one; allow [how many months] at half.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'How much of my company’s data can I paste into an AI?',
      answer:
        'As little as the question needs, and only into a tool your company allows. Take out names, account numbers, health, and whatever a contract calls confidential. The judgement survives: “Customer 14, twelve seats, said we were too dear, bought a dearer one” tells the AI all it can use, and the buyer’s telephone number would have added nothing. If you are unsure, ask whoever answers for data protection before you paste. They prefer that order.',
    },
    {
      question: 'Why does the AI agree with every plan I show it?',
      answer:
        'Because the question asked for applause. “Is it a good idea to open on Sundays?” leans one way, and the answer leans with it. Hand it the opposite case to argue: “Three cafés in this street opened on Sundays and gave up within a year. What did each overlook?” You can still open. You will know what to count in the first month, and which of the three you are most like.',
    },
    {
      question: 'Can I trust the numbers in its table?',
      answer:
        'Not before you have added up two rows yourself. Language models write figures the way they write words, by what usually follows. Choose the total and the row that surprises you most, and check both by hand or in a spreadsheet. If week six of the cash table says 4,100 and your own sum says 3,700, paste the sum back and ask for the table again with the working shown.',
    },
    {
      question: 'My business is two people and a van. Is this for me?',
      answer:
        'Yes; small firms get more out of these, because you know every row by name. Shrink the input and keep the judgement. “Last 20 lost deals” becomes the seven people who asked for a price on the telephone and never rang again. A board becomes your sister, who lent you the deposit. “Write it for her, she reads the last line first” is a better instruction than most companies manage.',
    },
    {
      question: 'What do I put in a bracket when I don’t have the figures?',
      answer:
        'Put in what you have, and say what is missing. “Rents for five of nine shops, the other four from memory, probably low” is honest input, and an AI that knows it can mark those four rows as weak. What does harm is leaving the bracket empty: it will be filled with a likely number in the same confident type. Add one line: where you had to assume, say so beside the figure.',
    },
  ],
  relatedLinks: [
    { text: 'Best Marketing Prompts', to: '/marketing-prompts' },
    { text: 'Best Productivity Prompts', to: '/productivity-prompts' },
    { text: 'AI Workflow Prompts', to: '/ai-workflow-prompts' },
  ],
} satisfies GroupedPage
