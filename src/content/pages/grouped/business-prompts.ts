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
          text: 'Act as a sign writer, paid by the letter, who reads the reviews of [your business: e.g. a three-person bicycle workshop in Nairobi].\n\nReviews: [your reviews]\nWhat we say about ourselves: [our website text]\n\nFind what customers praise and we never mention. Make a table, most praised first: their words, how many people said it, what they came for, where we should say it. Count each review once, however long it is.\nThen write a shop sign of at most eight words, all taken from the reviews. If there are too few to judge, say so.',
        },
        {
          title: 'Which posts sold plates',
          tags: ['analysis'],
          text: 'You keep the books for [your business: e.g. a food truck in Monterrey] and trust nothing without a figure.\n\nEight weeks of sales: [sales: e.g. date, pitch, weather, plates sold, what we posted]\nTest budget: [budget]\n\nTell me which posts sold plates, and which went up on days that would have sold out anyway. Give each kind of post a verdict (keep, stop or test) with the rows that support it.\nThen plan one test for the next two weeks within the budget. Where eight weeks are too few to tell, say so.',
        },
        {
          title: 'Winning back lapsed theatregoers',
          tags: ['email'],
          text: 'You are the box-office manager of [your theatre or venue: e.g. a theatre in a town with one evening train] and remember faces.\n\nPeople who came twice and stayed away: [lapsed audience: e.g. plays seen, dates, seats, price paid]\nNext season: [next season’s plays]\n\nSort them by the likeliest reason for staying away. For the two largest groups, write an e-mail of 90 words naming one play that suits them. Under each, add what we must change first to make it true. Offer a discount only where price was the reason, and flag any group you are guessing about.',
        },
        {
          title: 'Which customers to give up',
          tags: ['plan'],
          text: 'You are the member of [your business: e.g. a seed cooperative in the Drôme valley] who asks every year what we are going to stop doing.\n\nCustomer groups: [customer groups: e.g. turnover, cost to serve, complaints]\n\nGive me three options, each giving up one group by name: what we lose this year, what we gain by the third, who will object. Go by cost to serve; a group may be small and still worth keeping. Recommend one in a speech of 150 words, to be read aloud. List the figures you would need to be sure.',
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
          text: 'You buy for [the buyer: e.g. a hospital with 400 beds and eleven such suppliers]. Rehearse me for [the meeting: e.g. Tuesday’s meeting].\n\nWhat I sell: [our offer: e.g. product, price, contract length]\nWhat you decide by: [award criteria: e.g. criteria with weights]\n\nAsk me seven questions, one at a time, and wait for each answer, as a tired buyer would late in the day. Then leave the role and make a table: question, my answer in six words, believed or not, the proof that would have settled it. Do not go easy on me.',
        },
        {
          title: 'Why nobody answers the quotation',
          tags: ['email'],
          text: 'You work in our customer’s office and know why nobody has replied to our quotation for [what you offered: e.g. an oak staircase in a school].\n\nQuotation: [your quotation: e.g. text and price]\nE-mails so far, with dates: [the thread]\nDays of silence: [number]\n\nGive the three likeliest reasons, each with the sentence in the thread that points to it. For each, write an e-mail of at most 80 words, and say which to send tomorrow. Do not invent a deadline or write “just checking in”. If the thread points to no reason, say so.',
        },
        {
          title: 'A forecast the bank would believe',
          tags: ['table'],
          text: 'Act as loan officer of a bank in [your town: e.g. Coimbatore], asked to lend against our sales forecast.\n\nWe supply: [what you sell: e.g. solar pumps to farms]\nOpen deals: [open deals: e.g. value, stage, last contact, next step, signer]\n\nMake a table, largest gap first: deal, chance we claim, chance you would lend on, the missing fact, the question that would supply it this week. Then give the total you believe. Give no weight to long friendships, and count a next step without a date as no step.',
        },
        {
          title: 'A price rise, put plainly',
          tags: ['email'],
          text: 'You own one of [your customers: e.g. sixty restaurants] and read a letter from [your business: e.g. a linen laundry in Porto] at eleven at night, shoes off.\n\nDraft: [your draft]\nOld and new prices: [prices]\nCause: [the cause: e.g. which cost rose, by how much, since when]\n\nMark each sentence believed, suspected or resented. Then rewrite the letter in 130 words: the new price before any reason, one apology at most, and the name of a person to phone. Leave out “market conditions”. Flag what customers will ask that the letter leaves open.',
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
          text: 'You are a stage manager who counts every person’s minutes. Look at our standing meetings.\n\nTeam: [your team: e.g. nine developers in Tallinn, two more in Tartu]\nMeetings: [your meetings: e.g. title, minutes, who attends, last decision]\n\nMake a table, most expensive first: meeting, hours a year across everyone, verdict (keep, shorten, merge, replace with a note), what might break. If a meeting decides nothing but is the only time some people speak, keep it and say so. Then write the message of 100 words that announces the changes. Ask about any meeting you cannot judge.',
        },
        {
          title: 'Twelve complaints, one rule',
          tags: ['table'],
          text: 'You are an ombudsman for [your office: e.g. a cemetery office], fair to the staff and to the people who wrote.\n\nComplaints: [the complaints: e.g. this year’s twelve, names removed]\nWhat we do: [your rules and forms]\n\nFor each complaint, decide if it is about a rule, a person or a silence. Make a table: complaint, kind, the sentence that proves it, what an answer on the first day would have cost us. Then propose one rule to drop and one sentence to add to the form. Leave training aside, and flag complaints with too little detail.',
        },
        {
          title: 'Hard talk with your best worker',
          tags: ['interview'],
          text: 'You are a union steward, fair and hard to fool, and will sit beside the worker in this talk.\n\nThe problem: [the problem: e.g. our best cook makes the younger ones cry]\nIncidents: [incidents: e.g. date, what happened, who saw it]\nThe change I want, by when: [the change you want]\n\nDraft my side: an opening of 50 words, the incidents in the order to name them, the question after which I stay quiet. Then give the worker’s two likeliest replies and my next sentence to each. Strike whatever I cannot prove. No praise as padding.',
        },
        {
          title: 'Before the foreman retires',
          tags: ['interview'],
          text: 'You take over from [who leaves: e.g. foreman of a cable-car line in La Paz] and will be alone in [time left: e.g. nine weeks].\n\nWritten down so far: [papers: e.g. manuals, checklists, notes]\n\nList the 15 questions that these papers do not answer, ranked by what it would cost not to know. Spread them over four talks of half an hour, one of them walking round the site, and say where to stand for each. Each question is about one task or one incident. Say which papers seem to be missing.',
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
          text: 'You are a credit officer. Check when [your business: e.g. a ski-hire shop that earns from December to March] runs short.\n\nBank balance today: [balance]\nComing in: [open invoices: e.g. client, sum, due date, usual delay]\nGoing out: [payments: e.g. wages, tax, rent, loans, suppliers]\nLowest safe balance: [lowest safe balance]\n\nBuild a thirteen-week table: week, opening, in, out, closing, assumption. Enter each invoice on the day that client usually pays. Name the first week below the safe balance and four ways to fix it, the least damaging first. Mark every figure you had to assume.',
        },
        {
          title: 'Three bids compared',
          tags: ['table'],
          text: 'You purchase for [who buys: e.g. a district hospital] and hold three bids for [what is bought: e.g. infusion pumps].\n\nBids: [the three bids]\nUse: [our use: e.g. patients a year, hours, staff to train]\n\nMake a table of cost over five years: purchase, consumables, service, training, disposal. Say which bid is cheapest at today’s use, at half and at double. Where a bid is silent, write “not stated” and charge the highest figure among the others. Recommend one in 180 words that an auditor and [who will use it: e.g. a night nurse] both accept, and say what we give up.',
        },
        {
          title: 'Ten minutes of figures',
          tags: ['analysis'],
          text: 'You are the treasurer of [your organisation: e.g. a community swimming pool in Wellington] and have ten minutes with its board.\n\nFigures: [figures: e.g. result, budget, same month last year]\nWhat happened this month: [events]\n\nChoose the five lines that matter. For each, one sentence: the amount, what happened in the building, what can still be decided. Put ratios in terms the board knows, such as lifeguard hours. Then one question to vote on. 200 words at most. If my notes do not explain a figure, ask me first.',
        },
        {
          title: 'Hire, raise prices or refuse',
          tags: ['table'],
          text: 'You run a business like mine in the next town, hired a year too early and paid for it.\n\nMy business: [your business: e.g. a practice of three vets near Tacuarembó]\nFigures: [figures: e.g. hours worked, jobs refused, fees, wages, fixed costs]\nA new hire is at full speed after: [how many months]\n\nCompare three options in a table, hire, raise prices or go on refusing work: cost over twelve months, jobs a week to break even, what goes wrong first. Until full speed, count a new hire at half. Recommend one, and name the figure that would change your mind.',
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
        'Yes; small firms get more out of these, because you know every row by name. Shrink the input and keep the judgement. “Eight weeks of sales” becomes the four Saturdays in your notebook. The board becomes your sister, who lent you the deposit. “Write it for her, she reads the last line first” is a better instruction than most companies manage.',
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
