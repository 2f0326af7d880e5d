import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Business Plans and Business Ideas',
  metaDescription:
    'AI prompts for business plans and ideas: a plan for the bank, low-cost ideas, names, slogans, SWOT, pricing, break-even, pitch deck and policies.',
  title: 'AI Prompts for Business Plans and Ideas',
  purpose: 'business',
  level: 'adults',
  description: 'From “what could I sell?” to the plan on the bank’s desk, with the sums shown and the guesses marked.',
  introduction:
    'An AI will write you a business plan in a minute, with a market worth billions and customers who adore you. A banker has seen forty of those. What it does well is ask, sort and calculate: which costs you forgot, what a slow month does, who already sells the same thing across the road. So let it work from your figures and mark every gap, instead of filling gaps with numbers from nowhere. If you have no idea yet, begin with the skills prompt. If you have one, spend the next twenty minutes on break-even and competitors, and write down three figures that you will have to find out by phone.',
  prompts: [
    {
      title: 'Full business plan for a bank',
      tags: ['document'],
      text: 'Write a full business plan for [reader: e.g. a bank, a landlord, a start-up visa].\n\nBusiness, product, place: [business facts]\nMe: [experience, qualifications]\nCustomers and rivals, as far as I know: [facts with sources]\nPrices, costs, expected sales: [figures]\nOwn money and sum needed: [amounts, what for]\n\nSections: summary, offer, market, competition, marketing, operations, people, risks, three years of figures, use of funds. One at a time, asking me up to three questions before each. Show sums. Invent no market figure; write “to find:” with where I could look.',
    },
    {
      title: 'Small business ideas from my skills',
      tags: ['interview'],
      text: 'Help me find a small business that suits me.\n\nI can do: [skills, jobs, hobbies]\nTown and country: [place]\nMoney and hours a week: [budget, hours]\nI won’t: [limits: e.g. evenings, lending to friends, sales calls]\n\nFirst ask me five questions, one at a time, about what people come to me for. Then eight ideas in a table: customer, what they pay for, start cost (a guess), first sale this month, likeliest reason to fail. Two must be dull and needed. Say which to test first and how, for under [test budget].',
    },
    {
      title: 'Business ideas with low investment',
      tags: ['table'],
      text: 'List ten businesses I could start with [amount] in [place], from [where: e.g. my kitchen, a van, online], given [skills]. Table: what is sold, start costs (guessed), first step tomorrow, permit to check. Nothing that pays for recruiting others.',
    },
    {
      title: 'Side hustle ideas',
      tags: ['list'],
      text: 'I have [hours] a week, [budget] and [skills and belongings: e.g. a car, a sewing machine, good French]. Give me eight side hustles with a rough guess at what an hour earns after costs, then three popular ones to avoid.',
    },
    {
      title: 'Market research',
      tags: ['analysis'],
      text: 'Do market research for [product or service] in [area].\n\nWhat I know already: [facts]\nWhat I must decide: [decision: e.g. open or not, price, which street]\n\nSections: buyers, how many, what they spend now, rivals, trends, rules. Search the web if you can and put a link and a year behind every figure; if you can’t, say so and give me the search words and the office that publishes it. Separate found, estimated and unknown. End with five people to talk to, and what to ask.',
    },
    {
      title: 'Competitor analysis',
      tags: ['table'],
      text: 'Analyse my competitors from what I paste.\n\nMy business: [offer, price, place]\nCompetitors: [names with website text, prices, reviews]\nA customer chooses by: [reasons, or unsure]\n\nInclude the one nobody lists: doing nothing, or a friend who helps. Table: what they promise, price, what reviews praise and complain about, who they serve badly; the source quoted in each cell, “not in the text” where it’s missing. Then three gaps I could fill, the cost of each, and where I’m plainly worse.',
    },
    {
      title: 'SWOT analysis',
      tags: ['table'],
      text: 'Make a SWOT analysis of [business, project or me], for this decision: [decision].\n\nFacts: [facts: e.g. sales, staff, costs, customers, reviews]\nOutside: [changes: e.g. new rival, rents, a law, weather]\n\nFour boxes, at most four lines each, every line tied to a fact above. No line that would fit every company. Then pair them: which strength answers which threat, which weakness spoils which chance. End with three actions, who and by when. If a box stays thin, ask me.',
    },
    {
      title: 'Business name ideas',
      tags: ['list'],
      text: 'Suggest 24 names for [business: e.g. a dog groomer, a consultancy, a food truck] in [place or online], for [customers]. Feeling: [three words]. Avoid: [words, names of rivals]. Six plain, six local, six invented, six odd.\n\nEach easy to say on the phone and to spell after hearing it once. Say how each could be misread, also in [other languages]. Choose five and list where to check them: company register, trade marks, domain, social names. Don’t claim that any is free.',
    },
    {
      title: 'Slogan or tagline for a business',
      tags: ['list'],
      text: 'Write 20 taglines for [business: e.g. a bakery that opens at five], which people choose because of [true reason]. Under seven words each: some plain, some with a promise we can keep, some funny. Strike those a rival could use, then keep three.',
    },
    {
      title: 'Price my product or service',
      tags: ['analysis'],
      text: 'Help me set a price for [product or service].\n\nOne costs me: [material, hours, fees, postage]\nCosts that run anyway: [rent, tools, insurance a month]\nCould sell a month: [number]\nOthers charge: [prices with source]\nBuyers pay to get: [benefit]\n\nShow the lowest price that loses nothing, then three prices (safe, middle, bold) with profit a month at half my number, at my number and at double. Say what each price tells the buyer. If my hours are missing, ask; don’t count me as free.',
    },
    {
      title: 'Company profile slides (PPT)',
      tags: ['document'],
      text: 'Write the slides of a company profile for [audience: e.g. new clients, a fair, a tender].\n\nCompany: [name, place, since when, people]\nWhat we do, and who for: [offer, customers]\nProof: [projects, figures, certificates, quotes I may use]\nNext step we want: [step]\n\nTen slides at most. For each: a title that is a full sentence, 30 words at most on the slide, picture or chart to show, two sentences to say. No slide of values without an example. Then list what you lacked. I’ll paste it into [slide program].',
    },
    {
      title: 'Investor pitch deck',
      tags: ['document'],
      text: 'Write a pitch deck of eleven slides for [investors: e.g. angels, a competition jury] asking for [sum].\n\nProblem, and who has it: [problem]\nWhat we built, how far: [product, stage]\nNumbers so far: [users, revenue, costs, dates]\nRivals and how we differ: [rivals]\nTeam: [people, relevant experience]\nMoney goes to: [uses, what it proves by when]\n\nPer slide: headline as a claim, evidence from above, what to draw, the question it will raise. Gaps stay gaps. Last: the two slides you believe least, and why.',
    },
    {
      title: 'Thirty-second elevator pitch',
      tags: ['speech'],
      text: 'Write my pitch for [listener: e.g. a buyer, an investor, a neighbour]: I make or do [offer] for [people] who otherwise [what they do now]; proof: [result]. Ten seconds, then thirty; easy to say aloud; end on a question.',
    },
    {
      title: 'Privacy policy draft',
      tags: ['document'],
      text: 'Draft a privacy policy for my [website, app or shop].\n\nOwner and contact: [business, country]\nVisitors and customers are in: [countries]\nI collect: [data: e.g. emails, orders, cookies, photos]\nWith these tools: [tools: e.g. hosting, payment, statistics, newsletter]\nKept for: [times, or unknown]\n\nBefore writing, ask about anything a site like mine usually collects and I forgot. Then plain language under questions as headings. Write “fill in” wherever I told you nothing. State no legal basis as certain: list those and other points for a lawyer or the data protection authority.',
    },
    {
      title: 'Terms and conditions draft',
      tags: ['document'],
      text: 'Draft terms and conditions for [business] selling [goods or services] to [buyers: e.g. consumers, firms, both] in [countries].\n\nHow buying works: [steps, payment, delivery]\nOur rules: [cancelling, returns, deposits, late payment]\nWhat has gone wrong before: [cases]\n\nShort numbered clauses in everyday words, one idea each. After the draft, a table: clause, why it’s there, what to ask a lawyer about it. Take no law from memory. Where I gave no rule, offer two and let me choose.',
    },
    {
      title: 'Email to an investor',
      tags: ['email'],
      text: 'Write to [investor], who backed [similar company or interest], about [my business]; facts: [what exists, numbers, sum wanted]. At most 120 words: what it is first, proof, why this person, one question. Mark claims that need a source.',
    },
    {
      title: 'Break-even calculation',
      tags: ['table'],
      text: 'Work out my break-even.\n\nI sell: [product or service, price]\nEach sale costs me: [costs per sale]\nEvery month costs: [fixed costs, my own pay included]\nSelling days a month: [days]\nPaid before opening: [start costs]\n\nShow formula and arithmetic: sales a month and a day to cover costs, then months until the start costs are back. Repeat for a price a tenth lower and sales a third lower. Say in one sentence what has to happen on an ordinary Tuesday. Ask about any usual cost I forgot.',
    },
    {
      title: 'Customer persona',
      tags: ['document'],
      text: 'Build a persona of the buyer of [product or service] from these real scraps: [scraps: e.g. reviews, messages, what three customers said]. One page: the day they start looking, what they try first, words they use, what stops them, who else decides. Quote a scrap behind each line; label everything else “guess” with a question that would settle it.',
    },
    {
      title: 'Customer survey questions',
      tags: ['list'],
      text: 'Write a survey of nine questions for [people] so I can decide [decision]: what they did last time, never “would you buy”. Three minutes on a phone. Beside each, the answer that would change my mind.',
    },
    {
      title: 'Mission statement',
      tags: ['copy'],
      text: 'Write six mission statements under 20 words for [business or charity]: we do [work] for [people] because [true reason]. No “solutions”, “passion” or “excellence”. Strike any a rival could sign; add a vision line to the best.',
    },
    {
      title: 'First 90 days of a business',
      tags: ['plan'],
      text: 'I open [business] in [place] on [date]. Plan the first 90 days, with [hours] hours a week and [money].\n\nDone already: [done]\nNot done: [open: e.g. registration, insurance, website, supplier]\nMust happen by day 90: [result]\n\nTable by week: do, cost, proof it’s finished. Whatever I need before I’m allowed to sell comes first; name the office to ask in my country and don’t state the rule. From week two, one task each week that meets a customer. Three dates at which I’d change course, with the number that decides.',
    },
    {
      title: 'Grant application for a business',
      tags: ['document'],
      text: 'Help me apply for [grant].\n\nThe call and its questions, with limits: [call and questions]\nBusiness: [facts, age, people]\nProject: [what the money does, when]\nBudget: [budget lines]\nProof: [results, letters, permits]\n\nFirst check me against every condition: met, not met, unclear, with the sentence quoted. If I fail one, stop there. Then answer each question within its limit, who benefits and how that will be counted. Mark missing figures. Finally a list of attachments, and what has to wait until the grant is approved.',
    },
    {
      title: 'Check a franchise before buying',
      tags: ['analysis'],
      text: 'I’m thinking of buying a franchise: [brand, place]. They gave me: [figures, brochure, contract parts, pasted]. My money: [savings, loan, what I can lose].\n\nTable: each promise, where it stands in writing, what’s missing. Add up every fee, first year and each year after, then profit if sales are a third below their example. Twelve questions for the franchisor and eight for owners I choose myself, including two who left. List clauses for a lawyer. Tell me what would make you walk away.',
    },
    {
      title: 'Sell my business',
      tags: ['plan'],
      text: 'I want to sell [business], in [months]. Facts: [sales, profit, assets, leases, staff, my hours].\n\nMake a list of papers a buyer will ask for, in order of trouble if missing. Explain three usual ways to value it with my figures and their arithmetic, as a range. Then what would raise the price in the time left, what depends on me alone, and 120 words for an advert that doesn’t give away the name. Tax and contracts: questions for my adviser, no answers.',
    },
    {
      title: 'Close a business step by step',
      tags: ['plan'],
      text: 'I’m closing [business] on [date]. Still open: [open matters: e.g. lease, loan, staff, stock, orders, unpaid debts]. Make a dated checklist: who to tell, in which order, what to keep; flag what needs an adviser.',
    },
    {
      title: 'Is my business idea good',
      tags: ['analysis'],
      text: 'Judge my business idea as a kind investor with no stake in it would: [idea]. Buyers: [who, how I know]. Price and cost: [figures, or none].\n\nAsk me five questions first. Then: the three assumptions that could kill it, a way to test each within a week for [budget], what result means stop. How do I find people who tried this nearby, and what should I ask them? The strongest case for it, the strongest against. No score, no praise; tell me what you’d do on Monday.',
    },
    {
      title: 'Cash flow forecast',
      tags: ['table'],
      text: 'Make a twelve-month cash flow forecast for [business], starting with [money in the bank].\n\nSales a month: [sales, with slow months]\nCustomers pay after: [days]\nMonthly costs: [costs]\nOnce or quarterly: [bills: e.g. tax, insurance, stock for December]\nLoan and my own pay: [amounts]\n\nTable by month: in, out, balance. Count money when it moves. Mark the lowest month and what I’d need to survive it. Then again with sales a quarter lower. Assume no number I didn’t give you; ask for it. Formulas for a spreadsheet too.',
    },
    {
      title: 'Business model canvas',
      tags: ['table'],
      text: 'Fill in a business model canvas for [business] from these notes: [notes]. Nine boxes, three short lines each, “guess” beside whatever my notes don’t prove. Which guess should I test first?',
    },
  ],
  faqs: [
    {
      question: 'Can ChatGPT write a business plan a bank will accept?',
      answer:
        'It can write the sections, but the bank looks at figures that only you have. Bankers ask where a number comes from: rent from a signed offer, prices from three suppliers, sales counted outside a rival’s door. “About 40 coffees before nine, counted on two Tuesdays” is worth more than a market report. Let the AI ask, arrange and check the sums, and be able to explain every line without notes.',
    },
    {
      question: 'What business can I start with no money?',
      answer:
        'One where somebody pays you for work before you have to buy anything: cleaning, tutoring, repairs, translation, looking after dogs or gardens. Your first costs are then time and a telephone. Offer one thing at one price to ten people who know you, for example “I clean ovens on Saturdays, 45 each”. Check insurance and registration first. Be wary of anything where you pay to join.',
    },
    {
      question: 'Can I trust the market numbers AI gives me?',
      answer:
        'No, unless there is a link and you have opened it. A chatbot without web search writes figures that sound right, and even with search it mixes countries and years. Ask for “found, estimated, unknown” as three columns. Then look up the few that matter at the national statistics office, a trade body or the town hall. If a plan depends on one figure, ring somebody who would know.',
    },
    {
      question: 'Do I need a lawyer for my terms and privacy policy?',
      answer:
        'For a hobby blog perhaps not; as soon as you sell, take bookings or store addresses, have someone competent look. What the AI does well is the list of what you really do with data and orders, because it keeps asking: newsletter tool, card payments, cookies, photos of customers. Bring that list and the draft to a lawyer or a chamber of commerce. You then pay for checking, not for typing.',
    },
  ],
  relatedLinks: [
    {
      text: 'For people already building',
      to: '/prompts-for-founders',
    },
    {
      text: 'Quotes, meetings, hard emails',
      to: '/business-prompts',
    },
    {
      text: 'Finding the first customers',
      to: '/marketing-prompts',
    },
  ],
} satisfies ThemedPage
