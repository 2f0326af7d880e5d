import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Founders: Pitch, Price, Cash, Hire',
  metaDescription:
    'Investor updates, customer interviews, pricing tests, cash forecasts, first hires and awkward emails: AI prompts for founders of small companies.',
  title: 'AI Prompts for Founders',
  purpose: 'work',
  level: 'adults',
  description:
    'Prompts for founders who do sales, product, money and hiring in one week and need a second opinion on each.',
  introduction:
    'Founders mostly ask an AI whether the idea is good, and it mostly says yes. Ask for something it can get wrong in front of you. It can sort eight interviews into what people did and what they said to be polite, work out the month the cash ends, or play the investor who presses on churn. Give it your notes and figures rather than a summary, because your summary already contains your hopes. For the next twenty minutes, choose the decision you have moved from one week to the next. Use the prompt closest to it, read the list of what is missing, and go and find one of those facts today.',
  prompts: [
    {
      title: 'Investor update from raw notes',
      tags: ['email'],
      text: 'You edit investor updates. Write this month’s, for people who read it on a phone.\n\nNotes: [month’s notes]\nFigures: [figures: e.g. revenue, growth, cash, months left]\nBad news: [what went wrong]\nI need: [introductions, advice, hires]\n\n300 words: figures first with last month beside them, then good, bad, next, asks. Bad news in its own paragraph, with what we do about it. Use no figure I did not give. Before writing, tell me any figure an investor will miss.',
    },
    {
      title: 'Cold email to a first customer',
      tags: ['email'],
      text: 'Write a cold email to [job title] at [kind of company] about [problem we solve]. One proof: [proof]. One question. 75 words, no attachment, no “hope you are well”.',
    },
    {
      title: 'Customer interview without leading',
      tags: ['list'],
      text: 'You run interviews before anything is built. We think [customer] has this problem: [problem]. We plan to build [idea].\n\nWrite ten questions about what they did the last time it came up, what it cost, what they tried and paid for. None may mention our idea or ask if they would buy. Add the answers that would mean we are wrong, so that I recognise them.',
    },
    {
      title: 'Sort customer interview notes',
      tags: ['analysis'],
      text: 'Here are notes from customer interviews, numbered, names removed: [notes]. Read them as an analyst with no stake in the answer.\n\nOur assumption: [assumption]\n\nSort statements into what people did, what they said they would do, and what they said to be kind. Use the first group only to judge the assumption: supported, contradicted, untested, with quotes by number. Name the strongest case against us. Suggest the next three people to talk to, by situation.',
    },
    {
      title: 'One-sentence pitch, ten tries',
      tags: ['copy'],
      text: 'Write ten one-sentence descriptions of [product] for [customer], each under 15 words, each naming the job it does. Mark the one a stranger could repeat.',
    },
    {
      title: 'Pitch deck, slide by slide',
      tags: ['document'],
      text: 'Read my deck as a [kind of investor] would, without me in the room: [slide texts]. Round: [amount, stage].\n\nFor each slide: what I would believe, what I would ask, what is missing. Then say in which order that reader should meet the facts. Rewrite only the slide titles, so that read alone they make the argument. Flag every claim without a source and every figure that clashes with another.',
    },
    {
      title: 'Practice the hard investor questions',
      tags: ['interview'],
      text: 'Play an investor who likes the market and doubts us. Company: [what we do]. Figures: [figures: e.g. sales, price, costs, cash]. Round: [amount and use].\n\nAsk one question at a time, eight in all, and press once when I answer with a story instead of a number. Afterward, list the answers I should prepare in writing and the number that goes in each.',
    },
    {
      title: 'Which feature to leave out',
      tags: ['table'],
      text: 'Act as a product lead with [team: e.g. one developer] and [time: e.g. six weeks]. Wanted features: [list]. Who asked: [customers, their spend]. Goal of the release: [one outcome].\n\nOne row per feature: who gains, evidence, rough effort with your assumption, what happens if it waits. Choose what fits in two thirds of the time and keep the rest for repairs. Draft one sentence I can send to whoever asked for each feature that is cut. Ask about any effort you cannot judge.',
    },
    {
      title: 'Pricing page for a first test',
      tags: ['analysis'],
      text: 'Help me price a first product, as an adviser to young companies.\n\nProduct: [what it does]\nCustomers: [segments]\nWhat the problem costs them now: [money and hours]\nOur cost per customer: [cost]\n\nPropose two ways to charge, with the unit, three price points and who would refuse each. Say what a month of each would teach us. Then write the pricing page text for the better one, 120 words. Show which figures are your guesses.',
    },
    {
      title: 'Cash left, month by month',
      tags: ['table'],
      text: 'As a part-time finance lead, build a cash forecast for [number] months.\n\nCash today: [sum and date]\nComing in: [customer, amount, month, certainty]\nGoing out: [costs: e.g. wages, rent, tools, tax, debts]\nPlans: [hires, purchases, months]\n\nOne row per month: in, out, end of month. Then the same with income two months late. Name the month cash ends in both, the last month in which a decision still helps, and the three largest things to move. Show the arithmetic, and list usual costs I forgot.',
    },
    {
      title: 'Say no to a feature request',
      tags: ['email'],
      text: 'Reply to a customer who wants [feature] that we will not build now because [reason]. Offer [workaround]. Kind, definite, 80 words, no “on our roadmap”.',
    },
    {
      title: 'Job ad for hire number one',
      tags: ['copy'],
      text: 'You write job ads for very small companies. This is ours.\n\nRole: [role]\nFirst ninety days: [three results]\nMust be able to: [skills]\nPay, place, hours: [range, place, hours]\nHonest drawbacks: [drawbacks]\n\n250 words. Open with the work of a normal week. Requirements in one short list, each tied to a result. Include pay. Flag wording that could exclude by age, sex or origin.',
    },
    {
      title: 'Co-founder talk about roles',
      tags: ['plan'],
      text: 'As a mediator, prepare a talk between founders. We are [number] people: [who does what now]. What causes friction: [frictions, in neutral words]. Decisions coming: [list].\n\nPlan 60 minutes: opening, order of topics, time for each, one question per topic that both answer in writing before speaking. Give a blank table of decisions with one owner each. Leave equity and law to a separate list for an adviser. Tell me where my own account sounds one-sided.',
    },
    {
      title: 'Competitors as the buyer sees them',
      tags: ['table'],
      text: 'Compare our options as someone who buys [kind of product] for [kind of company]. Options: [options: e.g. ours, three rivals, doing nothing]. Facts I have: [website texts].\n\nTake the six things you would ask as buyer, in order of weight, and compare. Quote the text behind each cell; where the texts say nothing, write “not stated”. End with the customer for whom each is the right choice. Add nothing from memory.',
    },
    {
      title: 'Before we sign this contract',
      tags: ['analysis'],
      text: 'Read this contract before our lawyer does, as a contracts manager would: [contract, names removed]. We are the [party: e.g. supplier of software]. Deal: [value, length].\n\nList clauses on liability, renewal, payment, exclusivity, ownership and ending it. For each: quoted wording, what it means in a bad year, a question for our lawyer. Put what is missing in a separate list. Keep conclusions tentative; our lawyer decides.',
    },
    {
      title: 'Bad news to the team',
      tags: ['copy'],
      text: 'I must tell [number] people bad news tomorrow: [news]. What is decided: [facts]. What is still open: [unknowns]. What they will ask: [questions].\n\nAs my speechwriter, give me two minutes to say aloud: news in the first two sentences, reason, what it means for each person’s job and pay, what happens next and when they hear more. Promise nothing I cannot guarantee. Then short answers to the questions, with “I don’t know, you will hear by” where that is true.',
    },
    {
      title: 'Weekly review in ten minutes',
      tags: ['interview'],
      text: 'Interview me about my week running [kind of company]: five questions, one at a time, about customers, cash, people, one avoided task, next week. Then list three decisions.',
    },
    {
      title: 'First terms for a pilot',
      tags: ['document'],
      text: 'You draft agreements in plain language. Write a one-page pilot for [customer type] to discuss before lawyers see it.\n\nWe do: [scope]\nThey do: [data, people, time]\nLength and fee: [weeks, price]\nIt worked if: [measure and value]\nAfter it: [what happens on success]\n\nUse numbered points of at most two sentences. Mark with “open” each point where I gave too little. Add the three questions the customer’s purchasing or IT people will raise, so I can answer them in the first meeting.',
    },
    {
      title: 'Follow-up after an investor call',
      tags: ['email'],
      text: 'Write a follow-up to an investor after our call: thanks, answers to [questions they asked], one attachment, a proposed next step and date. Under 110 words.',
    },
    {
      title: 'Test the idea in a week',
      tags: ['plan'],
      text: 'Help me test a business idea. Think like a researcher with almost no budget. Idea: [who pays for what]. Riskiest belief: [belief]. I have [budget], [hours] and reach [people or channels].\n\nGive three tests I can finish in seven days without building the product. For each: what I show or ask, to whom, how many, what result means go on, what means stop, cost. Choose one, and plan the first day for me.',
    },
    {
      title: 'Pitch deck from our facts',
      tags: ['document'],
      text: 'Write our pitch deck for [readers: e.g. seed investors, a start-up competition].\n\nProblem and who has it: [problem]\nWhat we built: [product and stage]\nProof: [proof: e.g. 14 paying users, three pilots]\nMarket, with source: [market]\nTeam: [team]\nWe ask for: [sum, use, how long it lasts]\n\nTen slides. For each: a title that is a sentence and makes the point, at most 25 words of text, what to show, what I say in 40 seconds. Where a fact is missing, write “missing”. Finish with the three questions this deck provokes.',
    },
    {
      title: 'Sales call, first two minutes',
      tags: ['dialogue'],
      text: 'You train people who hate calling strangers. Write my sales call script.\n\nI sell: [offer and price]\nI call: [person: e.g. owners of small gyms]\nWhy them, why now: [reason]\nProof: [customer or result]\nNext step: [step: e.g. fifteen minutes on Thursday]\n\nThirty seconds to open, with a question whether this is a bad moment. Three questions about their work. Answers to “send me an email”, “too expensive” and “we have someone”. A good ending after the second no. Nothing I couldn’t prove.',
    },
  ],
  faqs: [
    {
      question: 'Can I share my idea and figures with an AI safely?',
      answer:
        'Use a business account whose terms exclude training on your data, and leave out what would hurt if it leaked: customer names, personal data, keys, unsigned deals. “Customer A, 40 seats, pays 900 a month” is enough for a forecast. Check your contracts too, since many confidentiality clauses cover any outside service. For the bare idea the risk is small; for a customer’s data it is a legal matter.',
    },
    {
      question: 'How do I stop it from agreeing with me?',
      answer:
        'Give it a part and a standard. “Is this a good market?” invites a yes. “You are the investor who turned us down; name the three figures that decided it” gives you something to work with. Ask for the case against first, and what evidence would change the answer. Another way is to paste two options without saying which is yours. If it still flatters both, ask it to rank them.',
    },
    {
      question: 'Can it write my business plan or pitch deck?',
      answer:
        'It can arrange and test your facts, but investors will question you on every line, so the facts must be yours. Ask it to read your slide texts and say what a reader would believe, doubt and miss. A useful request is slide titles only, which should make the argument when read alone. Market sizes it offers from memory need a source you have opened, or they come out.',
    },
    {
      question: 'Is it good enough for contracts?',
      answer:
        'Good enough to prepare for a lawyer, and it can shorten the bill. Let it list liability, renewal and ownership clauses with quotes, and turn each into a question. You might arrive with “clause 9 makes us liable without a limit, is that usual for a 20,000 contract?” The law differs by country and state, and a chatbot may mix them up. Have a lawyer see anything you sign that could sink the company.',
    },
  ],
  relatedLinks: [
    {
      text: 'For whoever builds the product',
      to: '/prompts-for-developers',
    },
    {
      text: 'Pricing, bids and bank forecasts',
      to: '/business-prompts',
    },
    {
      text: 'Hiring the first few people',
      to: '/prompts-for-recruiters',
    },
  ],
} satisfies ThemedPage
