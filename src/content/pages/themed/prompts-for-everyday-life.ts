import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Everyday Life: Letters, Plans, Toasts',
  metaDescription:
    'AI prompts for everyday life: toasts, vows, apologies, refunds, landlord letters, budgets, meals and trips, each built on the facts that you fill in.',
  title: 'AI Prompts for Everyday Life',
  purpose: 'planning',
  level: 'adults',
  description:
    'Prompts for the speech, the letter, the budget and the leaking faucet, with blanks for the facts that only you know.',
  introduction:
    'Most of what we ask an AI outside work is small and personal: a toast by Saturday, a text that is hard to send, dinners until payday. It is good at order, length and a calm tone. It has never met your sister, seen your lease or opened your fridge, and when nobody tells it, it fills the gap with something that sounds right. That is how a eulogy gets a fishing trip that never took place. Pick the task you have been putting off. Fill in every blank, with account numbers and addresses left out. Then read the answer aloud, strike out what isn’t true or isn’t you, and ask for one more version.',
  prompts: [
    {
      title: 'Wedding speech, toast included',
      tags: ['speech', 'funny'],
      text: 'You write wedding speeches for people who hate microphones. I am [my role: e.g. the bride’s brother].\n\nThe couple: [names, how they met]\nStories I saw myself: [two stories: e.g. the flat tire, the burnt paella]\nIn the room: [guests: e.g. grandparents, coworkers]\nMy weak spot: [flaw: e.g. I cry at parades]\nOff limits: [topics: e.g. the ex]\n\nThree minutes, 380 words at most. One joke, about my weak spot. Both partners appear in the first half. Invent nothing; ask me. End with the toast itself, under fifteen words.',
    },
    {
      title: 'Meal plan with no waste',
      tags: ['plan'],
      text: 'Plan seven dinners the way a thrifty home cook would.\n\nEaters: [eaters: e.g. two adults, a teenager who skips meat]\nNever: [allergies, dislikes]\nAlready here: [food: e.g. half a cabbage, rice, eggs]\nWeeknight minutes: [minutes]\n\nGive the meal plan as a table: day, dinner, minutes, what it uses up. Anything fresh I buy appears at least twice. One night is leftovers. Then a shopping list by aisle, minus what I have. Check each dish against “Never,” and name packaged foods whose label I must read.',
    },
    {
      title: 'Complaint letter for a refund',
      tags: ['letter'],
      text: 'Write a complaint letter asking for a refund, as a consumer adviser would.\n\nBought: [item, date, price]\nWhat happened: [events by date: e.g. May 3, heel came off]\nTried so far: [contacts: e.g. two emails, no reply]\nProof: [receipt, photos]\nI want: [remedy, deadline]\n\n150 words at most, in order of date, one demand. No insults, no threats, no law quoted. Below the letter: the answer to expect, which proof is missing, and which rights to look up in [state or country].',
    },
    {
      title: 'Condolence message for one loss',
      tags: ['messages', 'tender'],
      text: 'Write a condolence message of 50 words at most to [person: e.g. Amina from work], who lost [whom: e.g. her father], around one thing I know to be true: [memory: e.g. he mailed us mangoes every June]. Leave out religion, “a better place” and “let me know if you need anything,” and offer what I’ll really do: [offer: e.g. walk the dog Thursday].',
    },
    {
      title: 'Packing list with numbers',
      tags: ['list'],
      text: 'Make a packing list for [trip: e.g. four days in Lisbon in March, one wedding] that fits into [bag: e.g. a backpack], with a number beside every item and a reason beside anything I’d use only once. Skip what’s waiting there, [provided: e.g. towels, hair dryer], and start with what I couldn’t replace on arrival: [essentials: e.g. inhaler, passport, glasses].',
    },
    {
      title: 'Explain a medical letter',
      tags: ['analysis'],
      text: 'Explain a medical letter to me in everyday words. I want to understand it; advice comes from my doctor.\n\nLetter, names and numbers removed: [letter]\nWhat I know so far: [background: e.g. MRI of the knee in May]\n\nIf it asks me to act or call, quote that first. Then go line by line: quote, plain meaning, and whether it is stated, suspected or ruled out. If an abbreviation could mean two things, give both. No diagnosis, outlook or treatment of your own. End with five questions to ask.',
    },
    {
      title: 'Birthday message, four ways',
      tags: ['messages', 'funny'],
      text: 'Give me four versions of a birthday message to [person: e.g. my uncle, turning 60], under 30 words each: one dry, one warm, one for the family chat, one a child could sign. Use only these facts, [facts: e.g. fixes radios, burns toast], with no age jokes and no “trip around the sun.”',
    },
    {
      title: 'Letter to landlord about deposit',
      tags: ['letter'],
      text: 'Write a letter to my landlord about the deposit, one that would also read well in small claims court.\n\nPaid: [amount, date]\nMoved out, keys back: [dates]\nDeductions claimed: [items, amounts, or none]\nMy proof: [proof: e.g. move-in photos]\nWhere: [state or country]\n\n150 words. Answer each deduction on its own line, from my proof only, show the subtraction, ask for the rest by [date]. Cite no statute or deadline from memory. Underneath, list what to look up on an official housing site and what my proof doesn’t cover.',
    },
    {
      title: 'Bedtime story for my child',
      tags: ['scene', 'whimsical'],
      text: 'Tell a bedtime story for my child, [child: e.g. Mei, 5, loves excavators], six minutes read aloud, in which [hero: e.g. a very small crane] runs into today’s real trouble, [trouble: e.g. nobody would share the swing], and gets out of it without anyone saying the lesson. Make each part quieter than the one before, keep out [fears: e.g. dogs, deep water], and end on somebody yawning.',
    },
    {
      title: 'Grocery budget from real receipts',
      tags: ['table'],
      text: 'Our grocery budget is [amount] a week for [household: e.g. two adults, a teenager], and we keep going over. Be the friend who is good with receipts.\n\nReceipts: [lines: e.g. item, price, store]\nWon’t give up: [items: e.g. good coffee]\n\nTable: item, weekly cost, keep, swap or skip, saving. Use my prices only; a swap I haven’t priced gets a question mark and counts as no saving. Show the new total. If it’s still over, tell me by how much and stop there.',
    },
    {
      title: 'Wedding vows by interview',
      tags: ['speech', 'tender'],
      text: 'Interview me for my wedding vows. You’re a friend who stops me whenever I say “soulmate.”\n\nWe agreed on: [frame: e.g. 90 seconds each, some humor, no religion]\n\nAsk seven questions, one at a time, about things that happened: a bad day they rescued, a habit I’d miss, what makes me hard to live with. Then write the vows from my answers: one thing I’ve noticed, four promises someone could catch me breaking. Mark any line that would fit any couple, and ask me again about it.',
    },
    {
      title: 'Neighbor noise note',
      tags: ['letter'],
      text: 'Write a neighbor noise note to slip under a door about [noise: e.g. bass through the bedroom wall], with the times I wrote down, [times: e.g. Monday, 11:20 to 1], and one request, [request: e.g. move the speaker]. Use 50 words that assume they have no idea, with no threats and no guesses, and add a firmer note to use in two weeks.',
    },
    {
      title: 'Workout plan after quitting twice',
      tags: ['plan'],
      text: 'You coach people who have quit twice. Write my workout plan for four weeks.\n\nI can do now: [level: e.g. walk 30 minutes, no push-ups]\nI want to: [goal: e.g. carry groceries up three floors]\nTime: [days, minutes]\nI have: [equipment, space]\nHurts, or doctor’s limits: [limits]\n\nBefore you plan, ask about anything that hurts and say if a doctor should see it. Then one table a week: day, exercise, sets, easier version, sign to stop. Add a ten-minute version of each day. Promise no weight loss and no dates.',
    },
    {
      title: 'Apology message without excuses',
      tags: ['messages', 'thoughtful'],
      text: 'I owe somebody an apology message and keep defending myself in it.\n\nTo: [person: e.g. my oldest friend]\nWhat I did: [act: e.g. told people her news]\nWhat it cost: [cost]\nWhat I’ll do now: [repair]\nMy excuse, so you can leave it out: [excuse]\n\n80 words, plain as a text. No “if,” no “but,” no “you felt,” no asking to be forgiven. Admit exactly what I listed. Then reread it as that person and quote any word that still makes excuses.',
    },
    {
      title: 'Decide between two offers',
      tags: ['analysis'],
      text: 'Help me decide between two offers, or any two options, and don’t be nice about it.\n\nA: [facts about A: e.g. salary, commute, start date]\nB: [facts about B]\nMust have: [needs]\nMy gut says: [A, B or nothing]\nDecide by: [date]\n\nFirst ask up to four questions whose answers could change the result. Then a table: what matters, A, B, known or guessed. No scores. Make the best case against my gut, choose, and name the one fact that would flip your choice.',
    },
    {
      title: 'Airbnb welcome note',
      tags: ['copy'],
      text: 'You’ve hosted for years. Turn this into an Airbnb welcome note of one page.\n\nPlace: [home: e.g. third-floor walk-up, two rooms]\nQuirks: [quirks: e.g. shower takes a minute, gate sticks]\nRules, with reasons: [rules: e.g. quiet after ten, baby below]\nWhere I go myself: [places: e.g. bakery, laundromat]\n\nThree parts: first ten minutes, tonight, checkout. Recommend nothing I didn’t list. Leave blank lines for codes and the phone number. Then play a guest arriving at midnight and list what you still can’t find.',
    },
    {
      title: 'Eulogy you can get through',
      tags: ['speech', 'tender'],
      text: 'You help families write a eulogy. Mine is for [person, what they were to me].\n\nThings they did: [habits: e.g. peeled oranges in one strip]\nThings they said: [sayings]\nWhat we’ll tell: [two memories]\nKnown, but not for the lectern: [hard subjects]\n\nFour minutes, about 480 words, in sentences short enough to say while crying. Every word of praise rests on something I told you. Mark two places to stop and breathe, and a place to end early. Then list names and dates to check with the family.',
    },
    {
      title: 'Gift ideas from small clues',
      tags: ['list'],
      text: 'Give me nine gift ideas under [amount] for [person: e.g. my father-in-law, 71], three to use up, three to keep, three to do together, each tied to one of these clues: [clues: e.g. cold hands, saves ticket stubs]. Skip what they own, [owned: e.g. six mugs], and anything that hints they should change. Mark every price as a guess, and say what to find out before I buy.',
    },
    {
      title: 'Resignation letter, no reasons given',
      tags: ['letter'],
      text: 'Write a resignation letter that could sit in a personnel file for ten years.\n\nTo: [manager]\nMy job: [job title]\nLast day: [date]\nOne thank-you I mean: [thanks: e.g. teaching me payroll]\nI’ll hand over: [handover: e.g. a list of open orders]\n\nUnder 80 words, with no reasons, apologies or criticism. Then two sentences for telling them in person first, and three polite answers to “Why are you leaving?” that give no reason either. Last, what to check in my contract before I send it.',
    },
    {
      title: 'Trip itinerary with slack',
      tags: ['plan'],
      text: 'Draft a trip itinerary as a traveler who would rather see less.\n\nWhere, when: [place, dates, arrival times]\nWho: [travelers: e.g. two adults, grandma with a cane]\nMusts: [three wishes]\nPace: [pace: e.g. up at nine, nap at three]\nBudget a day: [amount]\n\nOne table a day: morning, afternoon, evening, how we get there, what to drop if tired. Keep a day in one area. Places close and prices change, so mark every name, time and price “check,” with the words to search. Name the fullest day.',
    },
    {
      title: 'Dating profile with evidence',
      tags: ['copy', 'funny'],
      text: '“Loves travel and good food” is everybody. Make my dating profile recognizable.\n\nA real Sunday: [Sunday: e.g. flea market, burnt pancakes]\nAn opinion I’d defend: [opinion]\nFriends tease me about: [habit]\nLooking for: [hope, in my words]\nHow I text: [two sample messages]\n\nTwo versions of 70 words in my voice, all true. No adjectives about me; what I do has to show it. Nothing that reveals my street, workplace or kids. End on something easy to answer. Quote your weakest line.',
    },
    {
      title: 'Rent increase letter, as landlord',
      tags: ['letter'],
      text: 'I rent out one apartment and need a rent increase letter to a tenant I’d like to keep.\n\nRent now and new: [amounts]\nFrom: [date]\nLease: [lease: e.g. month to month, or ends June 30]\nReason: [reason: e.g. insurance up by 300 a year]\nWhere: [city, state or country]\n\nBefore writing, list what I must confirm there: limits, notice period, form, delivery. Don’t answer these from memory. Then 130 words: both rents, difference, date, reason, how to talk to me. No apology, no pressure, nothing about the tenant’s income.',
    },
    {
      title: 'Monthly budget, yearly bills included',
      tags: ['table'],
      text: 'Be a bookkeeper who doesn’t scold, and set up my monthly budget.\n\nTake-home pay: [amount]\nFixed: [bills: e.g. rent 1,150, phone 40]\nOnce or twice a year: [yearly bills: e.g. car insurance, gifts]\nDebts: [balance, rate, minimum]\nLast month’s spending: [list without account numbers]\n\nTable: item, last month, plan. Spread yearly bills over twelve months. Show income minus all lines, with the arithmetic. If a figure is missing, ask; don’t use an average. Propose three cuts, least painful first, with amounts. No investment tips.',
    },
    {
      title: 'Note to the teacher',
      tags: ['email'],
      text: 'Write a note to the teacher of my [age]-year-old, under 80 words, about [matter: e.g. crying before school], keeping what I saw, [seen: e.g. no lunch eaten twice], apart from what my child told me, [told]. Ask one question, suggest [contact: e.g. a call Tuesday after three], and guess at no cause, no diagnosis and no other child’s part in it.',
    },
    {
      title: 'Birthday party for a child',
      tags: ['plan'],
      text: 'Plan a birthday party for a child who turns [age], as someone who has survived thirty of them.\n\nGuests: [number, ages]\nPlace and hours: [place, start, end]\nLoves: [theme: e.g. sharks, the garbage truck]\nAllergies, needs: [needs, or not asked yet]\nBudget, helpers: [amount, adults]\n\nA timetable in fifteen-minute steps, loud and quiet by turns, no game where anyone is out, a job for the shy one, a rain version. Then shopping with a total, estimates marked. If allergies are unknown, write the text to parents first.',
    },
    {
      title: 'Love letter from a non-writer',
      tags: ['letter', 'tender'],
      text: 'I can’t write, but I want to give [person: e.g. my wife of eleven years] a love letter. Get it out of me.\n\nAsk five questions, one at a time: what they do with their hands, a moment they don’t know I noticed, what got easier, what I’ve never said, our dumbest joke. Wait each time. Then 150 words built from my phrases, in my grammar. No stars, souls, poems or forever, unless I said it. Leave one blank line and tell me what only I can put there.',
    },
    {
      title: 'Home repair troubleshooting by phone',
      tags: ['interview'],
      text: 'Do home repair troubleshooting with me like a patient handyman on the phone.\n\nProblem: [problem: e.g. toilet refills every ten minutes]\nSince: [when, what changed]\nTried: [attempts]\nTools: [tools]\nHome: [rented or owned]\n\nOne check at a time, cheapest first; wait for my answer. Before each check, say what to shut off. For gas, wiring, roof work or water near electricity, stop and say whom to call; if I smell gas, I leave first. Never guess a part number; say where it’s printed. If I rent, start with the landlord.',
    },
    {
      title: 'Invitation that answers everything',
      tags: ['messages'],
      text: 'Word my invitation to [event: e.g. a potluck to meet the baby] twice, as a card of 60 words and a text of 30, each with weekday, date, time, place and reply date exactly as given: [details]. Work in what guests will ask, using only my answers, [answers: e.g. kids welcome, park on Elm, no gifts], tell me if the weekday doesn’t fit the date, and ask me about gaps instead of filling them.',
    },
    {
      title: 'Break-up text, kind and clear',
      tags: ['messages', 'tense'],
      text: 'Write a break-up text of under 60 words to [person, how long: e.g. Sam, five dates] that says it’s over in the first line and gives one true reason, [reason: e.g. I don’t feel it growing], with no faults and no “maybe someday.” If a call would be fairer, or my worry, [worry: e.g. none, or turns up uninvited], sounds unsafe, say so before you write.',
    },
    {
      title: 'Thank-you note with proof',
      tags: ['letter', 'tender'],
      text: 'Write a thank-you note of four sentences to [person: e.g. Aunt Ngozi] for [gift or help: e.g. a rice cooker], with the moment I was glad of it, [moment: e.g. Tuesday, home at nine], and what’s next between us, [next: e.g. dinner in May]. If I left the moment empty, ask me instead of claiming I’ve used it, and call nothing “thoughtful” or “amazing.”',
    },
  ],
  faqs: [
    {
      question: 'How do I stop an AI from making things up about my life?',
      answer:
        'Give it facts and tell it what to do with a gap. “Use only what I listed, and ask me when something is missing” works better than “be accurate.” With a toast, add: “After the text, list every detail that I did not give you.” If that list says “their trip to the lake,” and there was no lake, take it out. An empty blank is an invitation to invent, so write “unknown” there.',
    },
    {
      question: 'Can people tell that an AI wrote my speech or note?',
      answer:
        'Often, yes, when it could be about anyone. “She lights up every room” gives it away; “she irons pillowcases before a road trip” doesn’t. Paste two messages you wrote yourself, ask for that voice, and read the result aloud. Change each sentence you stumble over into what you said instead. For a eulogy or an apology, treat the answer as a draft and copy the last version out by hand.',
    },
    {
      question: 'What should I leave out when I paste a letter or a bill?',
      answer:
        'Leave out whatever identifies somebody or opens something: full names, birth dates, addresses, account, policy and patient numbers, passwords, door codes. The task rarely needs them. “Landlord,” “Apartment 2” and “deposit of 1,400, paid in March” are enough for a good letter, and you add the names afterward in your own document. With a medical letter, check the header, the footer and the signature too.',
    },
    {
      question: 'Can I rely on it for medical, legal or money questions?',
      answer:
        'Rely on it for wording and order, and check everything that could cost you something. It can turn “mild effusion” into plain words, lay out a budget or put a deposit dispute in order by date. It can also state a notice period from the wrong state with full confidence. So ask for a list of things to look up, take it to an official site, a tenants’ group or your doctor, and recalculate sums yourself.',
    },
  ],
  relatedLinks: [
    {
      text: 'A new job: resume to offer',
      to: '/prompts-for-job-seekers',
    },
    {
      text: 'Looking things up before you sign',
      to: '/research-prompts',
    },
    {
      text: 'Homework and exams in the same house',
      to: '/prompts-for-students',
    },
  ],
} satisfies ThemedPage
