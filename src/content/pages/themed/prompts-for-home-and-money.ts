import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Home, Money and Decisions',
  metaDescription:
    'AI prompts for home and money: plan the day, decide, save, budget, pay off debt, clean, declutter, move house, repair, buy a car and sort out stress.',
  title: 'AI Prompts for Home, Money and Decisions',
  purpose: 'planning',
  level: 'adults',
  description:
    'Prompts for the day, the household, the money and the choice you keep putting off, with blanks for what only you know.',
  introduction:
    'At home an AI is best as a patient clerk: it sorts, adds up, asks the next question and never sighs. It is a poor oracle. Ask “should I quit my job?” and it answers in a second, knowing nothing about your rent. Beginners take that answer; others learn to let it ask. So choose a prompt that fits the thing on your mind, fill in real figures and real dates, and write “don’t know” where you don’t. Answer its questions briefly and truthfully, one at a time. Check every sum yourself, and keep account numbers out. After twenty minutes, stop, and do the first step on the list while you still believe in it.',
  prompts: [
    {
      title: 'Plan my day',
      tags: ['table'],
      text: 'Plan my day from [start] to [end].\n\nFixed: [appointments with times]\nTo do: [tasks, all of them]\nMust be done today: [tasks, three at most]\nEnergy: [energy: e.g. good until noon, useless after three]\nInterruptions: [interruptions: e.g. children home at two]\n\nA timetable in half-hours that leaves a quarter of the day free. The hardest task goes where my energy is. Assume that each task takes half as long again as I think. Then list what doesn’t fit, with a line for each: tomorrow, somebody else, or never. Ask about a task you can’t estimate.',
    },
    {
      title: 'Help me decide',
      tags: ['analysis'],
      text: 'Help me decide between [options, two or more].\n\nWhat I know about each: [facts]\nMustn’t happen: [fears]\nDecide by: [date]\nPeople it touches: [people]\nI lean towards: [option, or nothing]\n\nAsk up to five questions, one at a time, only ones that could change the result. Then a table: what matters to me, each option, known or guessed. Say which is easier to undo, and what I’d give up with each. Recommend one, and name your doubt. For health, law or large sums, say whom to ask first.',
    },
    {
      title: 'Should I quit my job',
      tags: ['interview'],
      text: 'Should I quit my job? Don’t answer yet. Ask one question at a time, eight in all, and wait: a normal Tuesday, what changed, what I’ve tried, savings in months, who depends on me, what I’d do instead, what my body says. Then three piles in my own words: to stay, to go, to repair by a talk. Give your view in two sentences, a small test for the next two weeks, and what to check in my contract before I hand anything in.',
    },
    {
      title: 'What job should I do',
      tags: ['interview'],
      text: 'Help me find out what job I should do. Ask ten questions, one at a time, about what I’ve done rather than what I’m like: when time flew, what people ask me for, schooling and qualifications, money, hours, noise, hands or screen. Then seven kinds of work, two of them surprising: the reason in my own words, a usual day, the way in from where I stand, a test for a weekend. No personality types. Mark pay and entry rules as things to check in [country].',
    },
    {
      title: 'Compare two products',
      tags: ['table'],
      text: 'Compare [product one] and [product two] for me: I’ll use it for [use], it must [must-haves], and I can spend [amount].\n\nData I’ve found: [specifications, prices, or nothing]\n\nA table with only the differences that matter for my use, each marked “from you”, “checked on a page” or “from memory, check”. Then: what I’d notice after a year, costs that come later, who should buy which. Recommend one, or neither if something simpler would do. Don’t rank by number of features.',
    },
    {
      title: 'Save money plan',
      tags: ['plan'],
      text: 'Make a plan to save [sum] by [date], for [purpose].\n\nIncome after tax: [income]\nSpent each month: [list of spending]\nSaved so far: [savings]\nDebts that cost interest: [debts, or none]\nI won’t give up: [pleasures]\n\nWork out what’s needed a month and show the sum. Then cuts, least painful first, each with an amount from my own list; include one I can make today and one that runs by itself from payday on. If it isn’t enough, offer a later date or a smaller sum. Tell me whether the debts come first. No investments.',
    },
    {
      title: 'Household budget in a spreadsheet',
      tags: ['table'],
      text: 'Build me a household budget for [Excel, Google Sheets or other].\n\nIncome: [sources, days of the month]\nMonthly bills: [bills]\nYearly bills: [bills with months]\nEverything else: [categories: e.g. food, petrol, school]\nPeople who spend: [people]\n\nGive me three tabs, entries, month and year: for each the column headings, three sample rows, and the formulas cell by cell, ready to paste. Yearly bills are spread over twelve months. A cell turns red when a category is overspent: tell me where to click. Explain each formula in a line. Use my sums only and leave blanks for the rest.',
    },
    {
      title: 'Pay off my debts',
      tags: ['table'],
      text: 'Help me pay off my debts, without scolding.\n\nDebts: [name, balance, interest, minimum for each]\nLeft for them each month: [sum]\nBehind with: [arrears and letters, or none]\nI give up when: [reason]\n\nIf rent, energy, tax or a court letter is involved, put that first and tell me to ring a free debt adviser in [country]. Otherwise a table by month for two orders, highest interest first and smallest debt first: end date, total interest, the first three months’ sums. Say which order I’m likelier to keep up. Suggest no new loan.',
    },
    {
      title: 'Cleaning schedule',
      tags: ['table'],
      text: 'Make a cleaning schedule for [home: rooms, pets, carpets] and [people, with the time each has], as a table for the week in jobs of 15 minutes, each with a name, plus a short list for the month. We mind [what bothers us] and don’t mind [what can wait]. Add the half-hour version for when guests are on the way.',
    },
    {
      title: 'Declutter my home',
      tags: ['plan'],
      text: 'Help me declutter [room, flat or whole house], as somebody who has seen worse.\n\nThe piles: [what lies where]\nTime: [time: e.g. 20 minutes on weekdays]\nHard to part with: [things]\nNot mine to throw away: [whose things, or none]\n\nEight sessions, beginning with the place I see most. For each: what to take in hand first, three questions to ask of a thing, where it goes (stay, give, sell, bin), how I know I’m done. Buy no boxes before the end. For memories, a kinder rule.',
    },
    {
      title: 'Moving house checklist',
      tags: ['list'],
      text: 'Make a moving checklist from [old home] to [new home] on [moving date], with [people, pets, piano; movers or friends]: eight weeks before, four, two, the day, the first night, the week after. Include notice and deposit, meter readings, every office that needs the new address, and what to pack last. Mark what to look up for [country].',
    },
    {
      title: 'Small bedroom layout',
      tags: ['plan'],
      text: 'Help me lay out a small bedroom.\n\nRoom: [length, width, height]\nDoor, window, radiator, sockets: [positions and sizes]\nMust fit: [furniture with sizes]\nFor: [who sleeps there, what else happens]\nBudget, rented or owned: [budget and limits]\n\nFirst draw the empty room in text characters with measurements and let me correct it. Then three layouts drawn the same way, each with passage widths, what opens where, and where clothes, bags and bedding go. Say what doesn’t fit; don’t shrink furniture. Then colours, light and three things to buy or to remove, cheapest first.',
    },
    {
      title: 'Garden plan',
      tags: ['plan'],
      text: 'Plan a garden for [place and climate].\n\nSize and shape: [metres, slopes, walls, or a balcony]\nSun: [hours and where]\nSoil: [soil: e.g. clay, sand, pots only]\nThere already: [trees, shed, weeds]\nWe want: [wishes: e.g. to sit, tomatoes, a ball game]\nTime a week, money: [hours and budget]\n\nA sketch in text characters with measurements, then a plant table: name, height, why it suits this spot, month of planting, month of flower or harvest. Mark what’s poisonous for children or pets. Then jobs for the first weekend and the first year, and what to leave alone. Ask where water stands after rain.',
    },
    {
      title: 'DIY repair step by step',
      tags: ['how-to'],
      text: 'Guide me through a repair: [what’s broken: e.g. dripping tap, loose hinge, hole in plaster]. I’ve got [tools] and [skill: e.g. none]. Home: [rented or owned]. Ask what I see, and for a photo if you can use one, before you name a cause. Then one step at a time, waiting for “done”: what to switch off, what to do, what it should look like, when to stop. Name tools and parts with what to measure in the shop. Gas, mains wiring, roofs, asbestos, anything that holds up the house: don’t start; say which tradesperson. If I rent, the landlord comes first.',
    },
    {
      title: 'Buying a used car',
      tags: ['list'],
      text: 'I’m about to look at a used car: [make, model, year, mileage, price]. Advert: [advert text]. I need it for [use].\n\nOn one page to take along: what the advert doesn’t say, eight questions for the phone, checks at the kerb and on the test drive in order, papers to see, five reasons to walk away, two sentences for haggling. Faults of the model only as “ask a garage about”. Say which official history check to look for in [country], and that a garage should see it.',
    },
    {
      title: 'First home, questions to ask',
      tags: ['list'],
      text: 'We may buy our first home: [flat or house, place, price]. Income, savings, debts: [figures]. Staying at least [years].\n\nGive me questions in four lists, most expensive mistake first: to myself, to the seller or agent at the viewing, to the lender, to the surveyor or lawyer. Then a table of every cost besides the price, with blanks for my numbers, and how the monthly payment changes if interest rises by two points, sums shown. No forecast of prices, no rules from memory for [country]: tell me where to read them.',
    },
    {
      title: 'Chores for children',
      tags: ['table'],
      text: 'Make a chore chart for [children with ages] in a home with [people, pets, garden]: one job a day for themselves and two a week for the family, each with how to teach it in three steps. Draw it up as a table to hang on the wall, with [pocket money, or none], and tell me what to say to “I forgot” without shouting.',
    },
    {
      title: 'Pet care plan',
      tags: ['plan'],
      text: 'Write a care plan for [pet: kind, age, habits, health] in [home, people, hours alone]. I want [purpose: e.g. our first month, notes for a sitter, old age]. Cover a day by the clock, a week and a year: food as our vet or the packet says, movement, company, cleaning, grooming, vet dates, rough costs. Then poisonous foods and plants to check, signs that mean a vet today, and a page for a sitter with blanks for phone numbers. No doses, no diagnosis.',
    },
    {
      title: 'Sort out stress at work',
      tags: ['interview'],
      text: 'I’m stressed at work and can’t see which thing it is. Ask one question at a time, seven in all, about last week: tasks, people, hours, interruptions, what follows me home, sleep, what went well. Then sort my answers into three columns: mine to change, to raise with somebody, to put up with until a date. Propose one step of ten minutes for tomorrow and the opening sentence for the talk. If I mention panic, not sleeping or not wanting to live, say whom to turn to today.',
    },
    {
      title: 'Talk through a problem',
      tags: ['interview'],
      text: 'Be my journal partner. I want to talk something through: [what’s on my mind, in a sentence]. Ask one short question at a time about what happened, was said, was seen, and wait. No advice, no praise, no “it sounds like” until I write “stop”. Then give me back, in ten lines of my own words, what I seem to want, where I contradicted myself, and what I haven’t said yet. If I’m not safe, drop the questions and tell me to reach a person or a helpline.',
    },
    {
      title: 'Interpret my dream',
      tags: ['interview', 'thoughtful'],
      text: 'Interpret my dream: [dream]. First ask me five questions, one at a time, about the feeling on waking, the people in it, the place, the oddest object and what happened yesterday; then offer three readings that rest on my answers, one of them quite ordinary. No dictionary of symbols and no prophecy. If it’s a nightmare that keeps returning, say who can help.',
    },
    {
      title: 'Gift ideas',
      tags: ['list'],
      text: 'Find eight gift ideas for [person], for [occasion], up to [amount], needed by [date]: two to use up, two to do, two to make or lend, two to buy. What I know of them: [what they do, complain about, look at twice]. Tie each to one of these, skip anything that says “improve yourself”, and ask the one question that would improve the list.',
    },
    {
      title: 'Weekly review',
      tags: ['interview'],
      text: 'Take me through a weekly review by asking six questions, one at a time: what got done, what slipped, promises still open, what gave me strength, what’s fixed next week, what I dread. Then one page: three things that matter, a slot for each, one thing to cancel with the message for it, and one treat with a day beside it.',
    },
    {
      title: 'Family timetable',
      tags: ['table'],
      text: 'Make a weekly timetable for our family.\n\nPeople, ages: [people]\nFixed: [work, school, clubs, with times and places]\nWho can drive or collect: [people and days]\nMust have: [needs: e.g. dinner together twice, homework, prayer]\nSore spots: [spots: e.g. Tuesday at five]\n\nA table by day and person with travel time, who takes whom, and who cooks. Show every clash in bold before you solve it, and offer two solutions. Each adult gets two hours alone. Then a version with three lines a day that a child can read. Ask about what you don’t know.',
    },
    {
      title: 'Pros and cons list',
      tags: ['table'],
      text: 'List the pros and cons of [choice] for somebody like me: [my situation]. Five each at most, strongest first, each marked “fact”, “likely” or “fear”, with no two saying the same thing. Then cross out points that cancel each other and say what’s left on each side.',
    },
    {
      title: 'Living room design ideas',
      tags: ['plan'],
      text: 'Design my living room of [measurements, windows, doors] in three ways, keeping [furniture] for [people and what they do there], at most [budget], [rented or owned]. For each, say what stands where, colours, lamps, one thing to buy and one to remove; then write a prompt that would get an image AI to show me the best one.',
    },
    {
      title: 'Lower my energy bills',
      tags: ['table'],
      text: 'Help me lower my energy bill of [amount and period] in [home, people, heating, hot water, rented or owned]. From my appliances and habits, [list], give me a table of ten steps, free ones first: effort, cost, saving as a range, how I’d see it on the meter. Nothing that makes a home damp or a baby cold.',
    },
    {
      title: 'Find me a hobby',
      tags: ['interview', 'hopeful'],
      text: 'Help me find a hobby by asking six questions, one at a time, about what I loved at ten, my hands, my evenings, money, company and patience. Then suggest six, none of which needs more than [amount] to try, each with a first hour I could spend this week and the reason people give up.',
    },
    {
      title: 'Recommend a book or film',
      tags: ['list'],
      text: 'Recommend five books, films or series for [mood and occasion: e.g. a train, a family evening]. Loved: [three titles and what I loved in them]. Gave up on: [title and why]. No spoilers, a sentence each on what it shares with my favourites, one bold choice last. Only titles you’re sure exist, with author or director, and year.',
    },
    {
      title: 'ChatGPT as my journal',
      tags: ['interview', 'tender'],
      text: 'Be my journal for ten minutes. Ask how today was, then one short question at a time about whatever I answer, and wait. Give my own words back to me: no advice, no praise, no diagnosis. When I write “done”, hand me three sentences of mine worth keeping, word for word, and one question for tomorrow. If I sound in danger, say plainly whom I could talk to now.',
    },
  ],
  faqs: [
    {
      question: 'Can ChatGPT help me make a decision?',
      answer:
        'Yes, by asking, sorting and arguing against you; the choice stays yours. Tell it the options, what each costs, and by when you must decide, and ask for the fact that would change the result. “Stay and retrain, or take the job in Leeds at 200 less a month” gives it something to work with. If its answer makes you sad or relieved at once, note that too: you’ve just learned something.',
    },
    {
      question: 'Is it safe to give AI my bank figures?',
      answer:
        'Give it sums, not identities. “Rent 780, food 340, card 1,900 at 24 per cent” is enough for a budget. Leave out names, account and card numbers, sort codes, and whole statements with shops and times. Before pasting an export, delete all columns but date, amount and kind of spending. Switch off training on your chats if the tool allows it, and recalculate the totals in a spreadsheet.',
    },
    {
      question: 'Can I use AI as a journal or somebody to talk to?',
      answer:
        'For sorting a muddle, yes. Ask it for one question at a time and no advice until you want it; otherwise you get a lecture in bullet points. “I said yes to hosting again and I’m furious” is a fine first line. It has no memory of you, no eyes and no duty to help. When you’re in danger or can’t go on, ring a helpline, a doctor or a person.',
    },
    {
      question: 'Does AI give good financial advice?',
      answer:
        'It gives good arithmetic and a decent order of steps, if you check both. It doesn’t know your taxes, your pension or next month’s interest, and may quote last year’s rules from another country. Use it to list debts, compare two offers, or write questions. For buying a home, investing, or debts you can’t meet, take its list to a free debt charity or a regulated adviser before you sign.',
    },
  ],
  relatedLinks: [
    {
      text: 'Letters, toasts and repairs at home',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Focus, errands and unfinished days',
      to: '/productivity-prompts',
    },
    {
      text: 'Thinking it over in a journal',
      to: '/journal-prompts/self-reflection',
    },
  ],
} satisfies ThemedPage
