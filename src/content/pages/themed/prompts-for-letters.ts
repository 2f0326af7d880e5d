import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Letters and Complaints',
  metaDescription:
    'AI prompts for letters: complaints, appeals, refunds, flight delays, landlords, schools, banks, references, condolences and thanks, built on your own facts.',
  title: 'AI Prompts for Letters and Complaints',
  purpose: 'planning',
  level: 'adults',
  description:
    'Prompts for the letter that has to be right the first time, from a missing parcel to a condolence, with a list of what to check before it goes.',
  introduction:
    'Letters still move things: a landlord, an airline, an insurer, sometimes a heart. An AI can put your story in order of date, find the one demand in it and keep the tone steady. What it can’t do is know the law where you live, although it will quote a paragraph if you let it. Beginners tell it how angry they are and forget the order number. So collect first: dates, sums, names, what was said, what you want and by when. Choose your letter, fill in the blanks, keep account numbers out. Then check each fact against your papers, look up whatever the list below the letter tells you to, sign it and keep a copy.',
  prompts: [
    {
      title: 'Leave application to the principal',
      tags: ['letter'],
      text: 'Write a leave application to the principal of [school] for my child, [child, class], off [first and last day] because of [reason: e.g. fever, a wedding, a journey]. Eighty formal words with a subject line, the request, how missed work will be made up, thanks and room for my signature; no illness or ceremony that I didn’t name.',
    },
    {
      title: 'Letter to school about bullying',
      tags: ['letter'],
      text: 'My child is being bullied. Help me write to [recipient: e.g. class teacher, head, governors] so that they have to act.\n\nChild: [first name, age, class]\nIncidents: [date, place, what happened, who saw it]\nHow I know: [source: e.g. told me, messages, bruise seen]\nWhat it does to my child: [effects]\nTold the school already: [dates, answers]\nI ask for: [request: e.g. a meeting this week, a safety plan]\n\nOne page: incidents as a dated list, what was seen kept apart from what was reported, no guesses about other families. Ask for their policy and a written answer by [date]. If anything sounds dangerous today, say whom to call before posting.',
    },
    {
      title: 'Appeal letter against a decision',
      tags: ['letter'],
      text: 'Draft an appeal against [decision: e.g. a school place, a benefit, a grade, a dismissal] by [decision-maker].\n\nDate of the decision, and my deadline: [dates]\nTheir reasons, quoted: [reasons]\nWhy each is wrong or incomplete: [my answers]\nEvidence: [documents]\nI ask for: [outcome]\n\nOne page. First line: what I appeal and what I want. Then reason by reason: their sentence, my answer, the document that shows it. No law from memory, no anger. Below: my weakest point, missing proof, and who advises people free of charge on this in [country].',
    },
    {
      title: 'Flight delay compensation claim',
      tags: ['letter'],
      text: 'Write my claim to an airline.\n\nFlight: [number, date, from and to]\nPlanned and actual arrival: [times]\nWhat happened: [event: e.g. delay, cancellation, missed connection, lost bag]\nReason they gave: [reason, or none]\nCosts, with receipts: [costs]\nI ask for: [refund, sum, or what the rules provide]\n\n130 words, facts first, costs as a list, an answer by [date]. State no rule, sum or deadline from memory. Below it, tell me which passenger rules may apply to this route, where to read them officially, and where to go if the airline says no.',
    },
    {
      title: 'Notice to vacate letter',
      tags: ['letter'],
      text: 'Write a notice that ends the tenancy of [address, with the names]. I am the [tenant or landlord]. The lease says about notice: [clause, copied]. Last day I have in mind: [last day]. Seventy words: notice given, last day, keys, a proposed day for the inspection, where to send the deposit. First check the date against the clause and show how you counted. Then list what to verify for [country or state]: form, delivery, fixed terms and, if I’m the landlord, permitted grounds.',
    },
    {
      title: 'Complaint about a missing parcel',
      tags: ['letter'],
      text: 'My parcel never arrived. Write the complaint to [seller or courier].\n\nOrdered: [item, date, price, order number]\nTracking says: [status: e.g. delivered on the 4th, left with a neighbour]\nWhat I checked: [checks: e.g. neighbours, safe place, depot]\nContact so far: [dates and answers]\nI want: [refund or new parcel], by [date]\n\n120 words, in order of date, the demand on a line of its own. If I’m writing to the courier but bought from a shop, tell me which of them usually answers for a lost parcel and how to check it where I live. Add what to ask my card company if they refuse.',
    },
    {
      title: 'Hardship letter to my mortgage lender',
      tags: ['letter'],
      text: 'Write a hardship letter to my mortgage lender, calm and exact.\n\nWhat changed, since when: [event: e.g. hours cut in March, illness]\nIncome before and now: [income]\nMonthly payment, and missed so far: [payments]\nI can pay: [sum a month, from when]\nI ask for: [help: e.g. lower payments for six months, not sure]\nIt gets better when: [reason and date, or not known]\n\nOne page, figures in a small table, no pleading, no promise that my figures can’t support. Leave out account numbers. Then what they’ll ask me to prove, and which free debt or housing adviser in [country] I should ring before I sign anything.',
    },
    {
      title: 'Credit report dispute letter',
      tags: ['letter'],
      text: 'Write to [credit agency] disputing one error on my credit report, [entry: e.g. a loan that isn’t mine, a payment marked late], because [reason], with [proof] enclosed. A hundred words: the entry, what’s true, what I want changed, a request for an updated report. Then a shorter letter to the lender that reported it, and what to look up about time limits in [country].',
    },
    {
      title: 'Visa invitation letter',
      tags: ['letter'],
      text: 'Write an invitation letter for a visa application to the [embassy or consulate].\n\nHost: [name, residence status, job]\nGuest: [name, country, job]\nWe are: [relation: e.g. mother, friend since school]\nVisit: [dates, purpose, where they’ll stay]\nWho pays for what: [costs]\nWhy they’ll return: [ties: e.g. job, children, a farm]\n\nOne formal page from these facts alone. Leave gaps for addresses, birth dates and passport numbers, which I’ll add myself. Then a list: which official page has the current rules and form for [country to visit], which documents usually go with it, and any gap an officer would notice.',
    },
    {
      title: 'Reference letter for a tenant',
      tags: ['letter'],
      text: 'Write a reference for [tenant] as their [landlord, flatmate, employer or friend], vouching for these facts and nothing more: [facts with dates: e.g. paid on the first, garden kept]. A hundred words, each claim tied to a fact, a blank for my phone number, nothing on age, origin, family or health. Tell me what a cautious landlord would still ask.',
    },
    {
      title: 'Character reference letter',
      tags: ['letter'],
      text: 'Help me write a character reference for [person], for [purpose: e.g. a court, a job, an adoption, a licence].\n\nI’ve known them: [since when, how]\nThings I saw them do: [two events]\nWhat I know about the matter itself: [knowledge, or nothing]\n\n250 words, who I am first, then the events, then what I’d trust them with. Only what I saw. No verdict on the case, no “pillar of the community”. If it’s for a court, tell me to ask their lawyer about address, form and what must be left out.',
    },
    {
      title: 'Letter to the council',
      tags: ['letter'],
      text: 'Write to [council or town hall] about [matter: e.g. a broken streetlight, bins, a crossing], with the exact place in the subject line, what I’ve seen and reported, [facts with dates], and one request, [action, by when]. Ninety words. Then say if there’s probably a quicker online form, and whom to try next, such as a councillor or an ombudsman.',
    },
    {
      title: 'Letter to my bank',
      tags: ['letter'],
      text: 'Write a letter to my bank about [matter: e.g. an unknown charge, closing an account, a new address], in 80 formal words: the request first, [request], then [facts with dates and sums], my account shown by its last four digits only. If it could be fraud, tell me to ring the number on my card before I write anything.',
    },
    {
      title: 'Insurance claim letter',
      tags: ['letter'],
      text: 'Write my claim to an insurer.\n\nPolicy: [kind of policy]\nWhat happened: [date, time, place, event]\nDamaged, lost or hurt: [items with age and price, or injuries]\nDone at once: [steps: e.g. water shut off, police report]\nProof: [photos, receipts, witnesses]\n\nOne page: event in order of time, then a table of items and sums, total shown. Only what I know; write “not known” for the rest and admit no fault on my behalf. Then tell me which conditions to look for in my policy: deadline, excess, repairs before inspection, what I mustn’t throw away.',
    },
    {
      title: 'Complaint about a neighbour',
      tags: ['letter'],
      text: 'Write about a neighbour, first to them, then to [landlord, council or housing association].\n\nThe trouble: [problem: e.g. barking, smoke, a hedge, parking]\nWhen: [dated list]\nWhat I’ve said to them: [talks, or nothing yet]\nI ask for: [one request]\n\nTo the neighbour: 60 friendly words that assume they don’t know. To the office: 130 words, the list, what I tried, what I ask. Only what I heard or saw, nothing about who they are. Do I feel safe with them? [yes or no]. If not, leave out the first letter and say whom to call.',
    },
    {
      title: 'Refund letter to a shop',
      tags: ['letter'],
      text: 'Ask [shop] in writing for a refund of [item, price, date]. Reason: [fault, or a change of mind]. They’ve said so far: [answer, or nothing]. Eighty words, one demand, one date. If I only changed my mind, word it as a request, not a right. Underneath, what to look up on returns in [country], and what to answer if they offer a voucher.',
    },
    {
      title: 'Cancel a subscription or gym',
      tags: ['letter'],
      text: 'Cancel my [contract: e.g. gym, phone, magazine, streaming] with [company] in 60 words: end date [date, or the earliest possible], a gap for my customer number, a request for written confirmation, the last payment named and no reason given. My terms say about notice: [clause, or not read yet]. If unread, tell me which five words to search for in them.',
    },
    {
      title: 'Letter of authority',
      tags: ['document'],
      text: 'Write a letter of authority in which I, [name], allow [person acting for me] to [action: e.g. collect my passport, speak to the energy company] with [office or firm]. Valid from and until: [dates]. Not allowed: [limits]. Under 110 words, each power named, no “and all other matters”, with blanks for ID numbers, date and signatures. Tell me if such a matter commonly needs the firm’s own form, a notary or a power of attorney, and whom to ask.',
    },
    {
      title: 'Condolence letter',
      tags: ['letter', 'tender'],
      text: 'I want to write to [person], whose [relation and name: e.g. father, Emeka] has died.\n\nI knew them: [how well, or not at all]\nWhat I remember: [one or two things that happened]\nWhat I’ll do: [offer with a day: e.g. take the children on Saturday]\nFaith, theirs and mine: [faith, or don’t know]\n\n150 words, to be copied out by hand. Use their name. One memory told in full, no reason for the death, no “at least”, no “stay strong”. If I never met them, write about the friend I’m writing to. Ask me for a memory if there’s none.',
    },
    {
      title: 'Love letter to my partner',
      tags: ['letter', 'tender'],
      text: 'Turn what I tell you into a love letter to [person: e.g. my husband, somebody I’ve known three weeks].\n\nLately they: [something they did]\nI noticed, and never said: [detail]\nWhat’s different since they came: [change]\nWhat I’d like next: [wish: e.g. a Sunday, a ring, an answer]\n\n180 words in short sentences, in my own words wherever I gave you some. No stars, souls or destiny. Fit the heat to how long we’ve known each other. End with the wish, not with a summary. Then name the sentence that any couple could have written.',
    },
    {
      title: 'Landlord letter about repairs',
      tags: ['letter'],
      text: 'Something is broken in my rented home: [fault: e.g. boiler, mould, lock, window]. Reported on: [dates and how, or never]. Since then: [what I can’t do, costs so far]. In the home: [vulnerable people: e.g. a baby, asthma, nobody]. Write to [landlord or agent]: 130 words by date, the repair I ask for, when a worker can come, [times], an answer by [date]. Threaten nothing. For gas, wiring or no heating in winter, say whom I should call today. Never suggest holding back rent; tell me who advises tenants.',
    },
    {
      title: 'Cover note for documents',
      tags: ['letter'],
      text: 'Write a cover note of 50 words to go with [documents] to [recipient], about [matter and reference]. List what’s enclosed and how many pages, name the one thing I want them to do, [action, by when], and say what will follow later: [missing papers, or nothing]. No “please find”, no life story.',
    },
    {
      title: 'Write a Google review',
      tags: ['copy'],
      text: 'Write a review of [place or business: e.g. a dentist, a café, a garage] from my notes.\n\nI was there: [when, for what]\nGood: [what was good]\nNot good: [what wasn’t]\nStaff to mention: [first names, or none]\nStars: [number]\n\nSixty words in plain speech, telling the next visitor what they want to know. Only what I saw or paid for. In a bad review, facts instead of accusations, and what would have put it right. No “hidden gem”. Then one shorter version, and a warning if a line could be unfair or can’t be proved.',
    },
    {
      title: 'Thank-you letter',
      tags: ['letter', 'tender'],
      text: 'Write a thank-you letter to [reader: e.g. a ward, a teacher, an aunt, a donor] for [what they did]: first the moment it counted, [moment], then the thanks, then how things are now, [news]. A hundred words, no “from the bottom of my heart”, and a two-line version for their boss if they have one.',
    },
    {
      title: 'Complaint letter to a company',
      tags: ['letter'],
      text: 'Write a firm, polite complaint to [company].\n\nBought, booked or promised: [what, when, price]\nWhat went wrong: [events by date]\nWhat it cost me: [losses: e.g. 40 for taxis, a day off]\nThey said so far: [answers]\nI want: [one remedy], by [date]\n\nOne page, facts in order, the remedy on its own line, the next step I’ll take if nothing happens: [step, or none]. No sarcasm and no law of your own. Rank my facts by how well I can prove them, and tell me which claim to drop.',
    },
    {
      title: 'Employment reference letter',
      tags: ['letter'],
      text: 'Write an employment reference for [employee], [role] at [firm] from [start and end], for [purpose: e.g. a nursing job, any employer]. I was their [my position].\n\nWhat they did, with results: [facts]\nTwo situations that show how they work: [events]\n\nOne page: role and dates, the events, one sentence on who would do well to hire them. Nothing on health, family or sick days; nothing I didn’t state. If my facts sound lukewarm, say so, and remind me to check if our firm confirms only dates.',
    },
    {
      title: 'Child travel consent letter',
      tags: ['document'],
      text: 'Draft a consent letter for a child who travels without [absent parent or both parents].\n\nChild: [name, age]\nTravels with: [adult, relation]\nTrip: [dates, country, flight, address there]\nIn an emergency they may: [powers: e.g. agree to treatment]\n\nOne page in plain words, a second version in [language of the country], gaps for birth date, phone and passport numbers and signatures. Then what to check with the embassy and the airline: notary, form, birth certificate, custody papers.',
    },
    {
      title: 'Letter of explanation',
      tags: ['letter'],
      text: 'Someone wants a letter of explanation from me: [who asks, and about what: e.g. a lender, a late payment]. Write 120 words from these facts, [what happened, by date], and this proof, [documents]: their question, the answer in one sentence, dates, proof, full stop. Nothing they didn’t ask about. If two facts don’t fit, ask me.',
    },
  ],
  faqs: [
    {
      question: 'How do I write a complaint letter that works?',
      answer:
        'Ask for one thing, by one date, on one page. Start with what you bought and when, go on in order of date, and end with the remedy: “Please refund 89.90 to my card by 14 June.” Attach copies, never originals. Leave out how you felt about the music on the phone line. Send it in a way that leaves proof, and put the reference number where a stranger finds it at once.',
    },
    {
      question: 'Can I trust AI with the law in my letter?',
      answer:
        'Not by itself. It can quote a rule from another country, an old version, or one that never existed, all in the same confident tone. Let it write the facts and the request, and ask for a list of rules to look up. Then check those on an official site or with a free advice service. “I understand I may be entitled to a refund” is safe; a wrong paragraph number makes the whole letter look weak.',
    },
    {
      question: 'Is a letter better than an email for a complaint?',
      answer:
        'It’s better when you need proof that it arrived, when a contract asks for writing, or when emails have been ignored. Notice on a flat, a cancelled contract and an appeal are typical. For a late parcel, an email or the firm’s form is quicker. You can do both: send the letter as a PDF by email today and the paper by tracked post tomorrow, with one line saying so in each.',
    },
    {
      question: 'Is it wrong to use AI for a condolence or love letter?',
      answer:
        'Not if the memories are yours and you copy it out by hand. The trouble is the empty version: “Words cannot express” could go to anybody. Tell the AI two things that happened, in your own clumsy words, such as “he lent me his good coat in the rain and never asked for it back”. Use its draft to find the order. Then keep your clumsy words wherever they say it better.',
    },
  ],
  relatedLinks: [
    {
      text: 'More for home: toasts, budgets, meals',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Looking up your rights first',
      to: '/research-prompts',
    },
    {
      text: 'From the other side: answering complaints',
      to: '/prompts-for-customer-support',
    },
  ],
} satisfies ThemedPage
