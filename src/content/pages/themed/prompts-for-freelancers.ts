import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Freelancers: Bids, Rates, Invoices',
  metaDescription:
    'AI prompts for freelancers: Upwork proposals, rates, follow-ups, overdue invoices, scope creep, contracts, cold emails and the first client.',
  title: 'AI Prompts for Freelancers',
  purpose: 'business',
  level: 'adults',
  description: 'For the bid due tonight, the invoice nobody pays and the client who wants “just one more thing”.',
  introduction:
    'A freelancer does two jobs: the work, and all the sentences around it. The second is where an AI helps, with bids, quotes, reminders and a polite no, because these follow a pattern and you are usually tired when you write them. The common mistake is to ask for “a winning proposal” and send what comes back. Clients receive twenty like it. Paste the client’s own words, give one piece of work you really did, and forbid the rest. Start with the message that brings money soonest: a follow-up, an unpaid invoice, an old client. Fill in the blanks, read it aloud, cut a third and send it before lunch.',
  prompts: [
    {
      title: 'Upwork proposal (bid)',
      tags: ['copy'],
      text: 'Write a proposal for this job on [platform: e.g. Upwork].\n\nJob post: [post, pasted whole]\nProof that fits: [one or two past jobs with results, or a sample I made]\nHow I’d start: [first step]\nPrice and time: [price, days]\n\nAt most 150 words. The first two lines answer their real problem, since that’s all they see before clicking. No “Dear Sir”, no list of my skills. One sharp question at the end. Flag anything in the post that suggests unpaid work or a scam.',
    },
    {
      title: 'How much should I charge',
      tags: ['analysis'],
      text: 'Work out what to charge for [work: e.g. logo design, bookkeeping, wedding photos].\n\nI need after tax: [income a year]\nBusiness costs: [costs a year]\nDays I can sell: [days a year, after holidays and admin]\nTax share to set aside: [per cent, or unknown]\nWhat others charge, with source: [figures, or none]\nThis project, if there is one: [hours, result for the client]\n\nShow the sum for an hourly and a daily rate, then a project price with a quarter added for surprises. Missing figures: ask. Then one sentence for telling the client.',
    },
    {
      title: 'Client follow-up after no reply',
      tags: ['email'],
      text: 'Write a follow-up to [person], who hasn’t answered my [message: e.g. quote, pitch, draft] of [date] about [subject]: under 60 words, one question answerable in one word, no “just checking in”. Add a final email that closes the matter kindly.',
    },
    {
      title: 'Overdue invoice emails, three steps',
      tags: ['email'],
      text: 'Write three emails for an unpaid invoice.\n\nInvoice: [number, amount, due date]\nClient, and how we get on: [client: e.g. good customer, first job, silent since May]\nSaid so far: [promises, or nothing]\nMy next step: [step: e.g. pause the work, late fee in the contract, small claims]\n\nOne: friendly, with the invoice attached. Two: firm, asking for a payment date. Three: final, naming my next step without threats. Each under 80 words. Quote no late-payment law; list what to look up for [country].',
    },
    {
      title: 'Scope creep reply to a client',
      tags: ['email'],
      text: 'A client asks for [extra request]; we agreed [agreed work, pasted]. Write a friendly reply with three choices: swap it for something we agreed, pay extra for it ([price and days]), or do it later. If our wording could be read their way, say so first.',
    },
    {
      title: 'Freelance contract points to agree',
      tags: ['list'],
      text: 'List the points a client and I should settle before I start [work].\n\nThe client: [client: e.g. a start-up abroad, my cousin’s café]\nPrice: [price]\nAgreed so far: [what was said]\nWhat went wrong last time: [trouble, or nothing]\n\nFor each: the question to ask, a fair answer, what happens if nobody writes it down. Include payment dates, changes, ownership, cancellation, delay, confidentiality. Worst risk first. Then an email of 120 words confirming only what we’ve agreed. Say where a lawyer in [country] should look.',
    },
    {
      title: 'Cold email to a client',
      tags: ['email'],
      text: 'Write a cold email from me, a [trade], to [person and company].\n\nWhat I noticed there: [observation: e.g. the booking page breaks on phones]\nWhat I did for somebody similar: [result, or a sample]\nWhat I ask: [small step: e.g. ten minutes, may I send a sketch]\n\nFour sentences, 80 words at most, subject line under six words. The first sentence is about them and couldn’t be sent to anyone else. No compliment, no attachment. If my observation is weak, say what to look at before I write.',
    },
    {
      title: 'Raise my rates email',
      tags: ['email'],
      text: 'Tell [client] that my rate goes from [old rate] to [new rate] on [date]: 90 words, figure in the second sentence, no apology, naming [recent work]. Then my answers to “too much” and “can it wait?”',
    },
    {
      title: 'Testimonial request',
      tags: ['email'],
      text: 'Ask [client] for a testimonial about [project] in 70 words, with three questions whose answers make the text: before, after, who they’d recommend me to. Offer to tidy their words for approval; no gift in return.',
    },
    {
      title: 'Portfolio text (case study)',
      tags: ['copy'],
      text: 'Write the text for one project in my portfolio.\n\nClient, or kind of client if confidential: [client]\nThe problem on day one: [problem]\nWhat I did, and what others did: [my part, theirs]\nA decision I’m proud of, and why: [decision]\nResult: [figures, quote, or what people do now]\n\n150 words under three short headings, plus a caption for [pictures]. Claim only my part. If there is no result to measure, say what changed instead and tell me who I could ask. End with a title under eight words.',
    },
    {
      title: 'LinkedIn profile for freelancers',
      tags: ['copy'],
      text: 'Write my LinkedIn profile so that [clients: e.g. owners of small hotels] find and hire me.\n\nI do: [services]\nProof: [results, clients I may name]\nBefore that: [background]\nHow to start with me: [first step: e.g. a paid half-day]\n\nHeadline under 120 characters with words they’d search for, “About” of 150 words whose first two lines stand alone, three service descriptions of 40 words. First person. Nothing I could not show on a call; mark where a number is missing.',
    },
    {
      title: 'Discovery call questions',
      tags: ['list'],
      text: 'List twelve questions for a first call with [client] about [project]: the trouble, its cost, who decides, budget, deadline, what they tried. Beside each, the answer that should worry me. End with a sentence I can say to agree the next step.',
    },
    {
      title: 'Client brief from a vague wish',
      tags: ['document'],
      text: 'My client wrote: [message or notes, pasted]. Turn it into a brief for [work: e.g. a website, a brochure, a song].\n\nTable: what they said, what it could mean (two readings), question to settle it. Then a one-page brief with goal, audience, deliverables, must have, must not have, deadline, budget and who approves. Only what they said; all else stays “open”. Finish with an email that asks the five most important open questions worded so that they are easy to answer.',
    },
    {
      title: 'Late project email to client',
      tags: ['email'],
      text: 'Write to [client]: [work], promised for [date], comes on [new date] because [true reason]; done so far: [parts]. Delay in the first sentence, one apology, 80 words. If my new date sounds too hopeful, tell me.',
    },
    {
      title: 'Say no to a bad client',
      tags: ['email'],
      text: 'I don’t want to work for [client] any more, or at all, because [real reason, for you only].\n\nWhere we stand: [stage: e.g. enquiry, halfway, unpaid bill]\nI still owe them: [work, files, or nothing]\nThey owe me: [money, or nothing]\n\nWrite an email of 90 words: no, what I finish or hand over by when, what is still to be paid. Polite and final, without my real reason and without a “maybe later”. Then a reply to “just this once”. Tell me what to check in our contract first.',
    },
    {
      title: 'Freelance project plan',
      tags: ['plan'],
      text: 'Plan [project] backwards from [deadline]. I have [hours a week], beginning [start date].\n\nTo deliver: [deliverables]\nThe client must give me: [material, decisions]\nUsually takes longer than I think: [step]\n\nTable: step, hours, start, end, who I’m waiting for, milestone to invoice. Each client decision gets three working days, and a fifth of my hours stays free. If it doesn’t fit, say by how much and what could go. Then five lines I can send the client.',
    },
    {
      title: 'Pitch for my services',
      tags: ['speech'],
      text: 'Write a pitch for what I offer: [service] for [clients], who come to me when [moment: e.g. the tax letter arrives]. Proof: [result]. Three versions: one sentence for a party, 30 seconds for a networking breakfast, 80 words in writing. No jargon; each ends on a question to them.',
    },
    {
      title: 'Freelancer bio',
      tags: ['copy'],
      text: 'Write my bio for [place it appears: e.g. my website, a freelance platform, a conference]. I do [work] for [clients]; proof: [jobs, results]; one human detail: [detail]. In 40, 80 and 150 words, [first or third] person, most useful fact first. No “passionate”, and nothing invented.',
    },
    {
      title: 'Invoice text',
      tags: ['document'],
      text: 'Write an invoice as plain text I can copy, plus the three-line email it goes with.\n\nFrom: [my business details as they must appear]\nTo: [client]\nWork, quantity, price: [invoice lines]\nNumber and dates: [invoice number, date, payment due]\nTax: [my tax status, or unsure]\nHow to pay: [way to pay]\n\nTable with line totals and sum, arithmetic shown. If something an invoice usually needs is missing, put it in capitals. Name what to check with the tax office in [country]; don’t guess at a rate.',
    },
    {
      title: 'Tax records to keep',
      tags: ['list'],
      text: 'Make me a checklist of records to keep as a freelance [trade] in [country]. I earn through [sources: e.g. platform, clients abroad] and spend on [costs]. Group it: weekly, monthly, yearly, with folder names. Mark every point about deductions, deadlines or years of keeping “ask”, and write the questions for a tax adviser.',
    },
    {
      title: 'Get my first freelance client',
      tags: ['plan'],
      text: 'I have no clients yet. Make a four-week plan to find the first one.\n\nI can do: [skill and level]\nProof so far: [samples, courses, jobs, or none]\nPeople who know me: [groups: e.g. ex-colleagues, school parents]\nHours a week: [hours]\nI won’t do: [limits: e.g. cold calls, free work]\n\nFirst a small offer with price and delivery time. Then per week: who to write to, how many, the message word for word, what to count. Week one uses people I know. Promise no income; tell me when to change the offer.',
    },
    {
      title: 'Referral request',
      tags: ['email'],
      text: 'Write to [client or colleague], who liked [work], and ask for one introduction to [kind of client: e.g. a dentist opening a practice]. 60 words, easy to refuse. Add three lines about me that they can forward as they stand, using [proof].',
    },
    {
      title: 'Statement of work (SOW)',
      tags: ['document'],
      text: 'Write a statement of work for [project] between me and [client].\n\nGoal: [goal]\nI deliver: [deliverables, with format and number]\nRounds of changes: [rounds]\nThey provide, by when: [material]\nDates and payments: [milestones, amounts]\n\nNumbered sections: goal, deliverables, out of scope, timetable, acceptance, changes, payment. Each deliverable gets a test for “finished”. Under “out of scope”, propose six things this client may take for granted and let me strike some. Mark what belongs in the contract instead.',
    },
    {
      title: 'Client onboarding',
      tags: ['plan'],
      text: 'Set up how I start with a new client for [service].\n\nFrom yes to first day I need: [needs: e.g. deposit, logins, brand files]\nI answer within: [hours, channel]\nWhat usually goes wrong: [trouble]\n\nHand back: a checklist with days, a welcome email of 120 words, a questionnaire of ten questions at most, and one page “how we’ll work” about replies, changes and payment. Mark the parts I can save as templates. Passwords never by email; say how else.',
    },
    {
      title: 'Fiverr gig description',
      tags: ['copy'],
      text: 'Write a gig for [platform: e.g. Fiverr]: [service] for [buyers].\n\nPackages: [what’s in small, medium, large, with prices and days]\nI need from the buyer: [material]\nI don’t do: [limits]\nProof: [samples, reviews, or new here]\n\nTitle under 80 characters beginning “I will”, five search tags, 180 words of description with the result first, five questions and answers, and what each package leaves out. Say if one package is a poor bargain for me, with the hourly sum.',
    },
    {
      title: 'Ask a client for a deposit',
      tags: ['email'],
      text: 'Ask [client] to pay [share or amount] before I begin [project]. 70 words: what it reserves, when the rest falls due, how to pay, no “unfortunately”. Add one sentence for “We never pay in advance.”',
    },
    {
      title: 'Find my freelance niche',
      tags: ['interview'],
      text: 'Interview me to find what to sell as a freelancer. Eight questions, one at a time: what people already ask me for, jobs I’ve held, what I do faster than others, tools, languages, who I know, what I never want again. Then three offers in a table: client, problem, first job, price to test, where those clients are, proof I have. Use my answers only. Say which to try for two weeks, and what result would end the trial.',
    },
    {
      title: 'Client asks for a discount',
      tags: ['email'],
      text: 'A client finds [quote] too expensive and offers [their figure, or nothing named]. The job: [work in the quote]. My lowest, private: [figure]. Reply in 90 words: keep the price, or take out named work until it fits; never less money for the same work. Warm. Then a second reply if they insist.',
    },
  ],
  faqs: [
    {
      question: 'Can clients tell my Upwork proposal was written by AI?',
      answer:
        'Yes, if it could have gone to anybody. “I have carefully read your requirements and am confident” is what most of them now receive. Write the first line yourself, about something only a person who read the post would notice: “You say the shop loads slowly; on my phone the menu photos are 4 MB each.” Let the AI shorten what follows, and send fewer bids.',
    },
    {
      question: 'What should I charge when I’m just starting out?',
      answer:
        'Charge what your year needs, divided by the days you can really sell, and reduce the size of the job before you reduce the rate. If you need 30,000 and can sell 120 days, that is 250 a day before tax and costs. A beginner is slower, so sell a small fixed job: one page, one logo, one day. Raise the price after every third happy client.',
    },
    {
      question: 'Client won’t pay my invoice, what now?',
      answer:
        'Write today, with the invoice number and amount in the subject line, and ask for a payment date. Most late invoices are lost in somebody’s inbox. If a week passes, ring the person who books payments, who is often not your contact. After that, stop work if your contract allows it, and look up your country’s small claims route or a freelancers’ association before you threaten anything.',
    },
    {
      question: 'Can I use ChatGPT to write a freelance contract?',
      answer:
        'Use it for the list of points and a plain first draft, and have someone who knows your country’s law read anything that matters. It is good at asking what you forgot: who owns unused drafts, how many rounds of changes, what happens if they cancel halfway. It cannot know which clauses a court would strike out. For a job over a month’s income, an hour with a lawyer is cheap.',
    },
  ],
  relatedLinks: [
    {
      text: 'Quotes, meetings and money',
      to: '/business-prompts',
    },
    {
      text: 'Going back to a salaried job',
      to: '/prompts-for-job-seekers',
    },
    {
      text: 'Posts, ads and newsletters',
      to: '/marketing-prompts',
    },
  ],
} satisfies ThemedPage
