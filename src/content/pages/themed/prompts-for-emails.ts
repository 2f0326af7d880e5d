import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Emails: Polite, Short, Hard to Ignore',
  metaDescription:
    'AI prompts for emails: sick leave, pay rise, late payment, overdue invoice, polite no, apology, follow-up and resignation, built on your own facts.',
  title: 'AI Prompts for Emails',
  purpose: 'work',
  level: 'adults',
  description:
    'Prompts for the emails you put off, each with blanks for the facts and clear limits on what the AI may add.',
  introduction:
    'An AI is a good second pair of eyes on an email: it puts the request first, takes the heat out of it and finds the date you forgot. It is a poor witness. Ask for “a professional email about a delay” and it will make up a cause, a date and an apology for both. So most beginners get a page of courtesy around a hole. Pick the email you have been avoiding. Fill in every blank, write “none” where there is nothing, and leave out account numbers and other people’s private affairs. Read the answer as its reader would, cut a third, change two phrases back into your own, and send it before the twenty minutes are over.',
  prompts: [
    {
      title: 'Rewrite an email politely',
      tags: ['email'],
      text: 'Rewrite this email so that it’s polite and still gets me what I ask for.\n\nTo: [reader: e.g. a supplier, my boss, a neighbour]\nMy draft: [draft]\n\nKeep every fact, date, sum and request. Take out blame, sarcasm and capitals, and turn orders into requests with a reason. No grovelling: one “please”, one “thank you”, no “I hope this finds you well”. Then quote the two sentences most likely to have caused trouble and say how each would have been read.',
    },
    {
      title: 'Sick leave email to my manager',
      tags: ['email'],
      text: 'Write a sick leave email to [manager]. I’m off from [first day off] and back [return: e.g. on Thursday, or not known yet]. Urgent work: [work, and who can take it]. Reason I’m happy to give: [illness, or none]. Fifty words, no details beyond that reason. Underneath, remind me to check if my workplace wants a call, a form or a doctor’s note.',
    },
    {
      title: 'Leave application for work',
      tags: ['email'],
      text: 'Write my leave application as an email of 90 words.\n\nTo: [recipient: e.g. my manager, HR]\nKind of leave: [leave: e.g. annual, casual, parental, unpaid, bereavement]\nFirst and last day: [dates]\nReason: [reason, or none]\nCover: [cover: e.g. Imran takes my calls, report done before I go]\n\nDates in the subject line, the request in the first sentence, the cover in one line, and at the end a question that can be answered with a yes. If I gave no reason, give none. Ask me about any day that nobody covers.',
    },
    {
      title: 'Thank-you email for any occasion',
      tags: ['email'],
      text: 'Write a thank-you email to [person: e.g. a mentor, a supplier, an interviewer] for [what they did] and what it changed, [result: e.g. I passed the practical first time]. Seventy words that begin with what they did, without “I just wanted to”. No praise that would fit anybody else. If the result is empty, ask me before you write.',
    },
    {
      title: 'Email to client about a delay',
      tags: ['email'],
      text: 'You write for a firm that keeps its clients when things go wrong. Tell [client] that [work: e.g. the website, the kitchen, the translation] is late.\n\nPromised for: [old date]\nNew date, one we’ll keep: [new date, or not fixed]\nCause, in words they may see: [cause]\nWhat they can have sooner: [part, or nothing]\n\n120 words: the delay and the new date in the first two sentences, one apology, no excuses. If the new date isn’t fixed, ask me when I can promise one. Then the three questions they’ll ask, with answers from my facts.',
    },
    {
      title: 'Apology email for late payment',
      tags: ['email'],
      text: 'I’m paying late and must write to [creditor: e.g. a supplier, my landlord, the school].\n\nOwed: [sum and reference]\nWas due: [due date]\nI can pay: [plan: e.g. half on Friday, the rest on 1 June]\nReason: [reason, or none]\n\nEighty words: apologise once, give sums and dates, ask them to confirm in writing. Promise nothing beyond my plan; if its sums don’t add up, stop and tell me. Below the email: what to look up about late fees in my contract, and who gives free debt advice in [country] if this keeps happening.',
    },
    {
      title: 'Follow-up email after no reply',
      tags: ['email'],
      text: 'Nobody has answered this email, sent to [recipient] on [date]: [my email]\n\nWrite a follow-up of five lines that makes sense without the first one: what I need, by when, and why a quick answer helps them too. Offer two replies they could send in one word. No “just checking in”, no reproach. Then a last version for a week later, which closes the matter and says what I’ll do without an answer: [my plan B].',
    },
    {
      title: 'Correct my English email',
      tags: ['analysis'],
      text: 'Correct my English email and explain each mistake, in [language of the explanations].\n\nTo: [reader]\nMy email: [email]\n\n1. The corrected email in my own simple style, no grander words.\n2. A table: what I wrote, what’s right, why, in one short sentence.\n3. The rule behind most of my mistakes, and two sentences on which I can practise it.\n\nLeave alone what is right, even if you’d say it differently. Where my meaning isn’t clear, ask.',
    },
    {
      title: 'Email teacher about a missed class',
      tags: ['email'],
      text: 'I’m a student and missed [class and date] because of [true reason]. Write [teacher] a polite email of 70 words: sorry in one sentence, what I’ve done to catch up, [done, or nothing yet], and one question about [need: e.g. the worksheet, a new test date]. Plain words, no grander reason than mine, nothing that asks them to teach the class again. If the reason is private, show me a line that says so and no more.',
    },
    {
      title: 'Ask for a pay rise',
      tags: ['email'],
      text: 'Draft the email in which I ask [manager] for a pay rise.\n\nJob, pay, since when: [job and pay]\nResults since then: [results, with figures]\nNew duties: [duties]\nWhat others pay, with source: [figures, or not looked up]\nI ask for: [sum or range]\n\n130 words: ask for a meeting in the first line, results as bullets, the sum once, no threat to leave, nothing about my rent, no market figure of your own. Then my answers to “no budget”, “not now” and “why you?” Tell me which of my claims is weakest.',
    },
    {
      title: 'Chase an overdue invoice',
      tags: ['email'],
      text: 'Invoice [invoice number] for [sum] was due on [due date] and is unpaid. Write the email that chases it.\n\nClient: [client, and how well I know them]\nStage: [stage: e.g. first reminder, third, last before I stop work]\nNext step, if I have decided one: [step, or none]\n\nFive lines: number, sum, how long overdue, how to pay, the day I expect it. Friendly at first, plainer at each stage, never rude, and no step or fee that I didn’t name. Ask if they need anything from me to pay. Two subject lines that accounts can’t overlook.',
    },
    {
      title: 'Say no politely by email',
      tags: ['email'],
      text: 'Write an email that says no to [request: e.g. extra work, a free talk, a wedding abroad] from [person]. The no comes in the second sentence, with one reason at most, [reason, or none], and one thing I can do instead, [alternative, or nothing]. Fifty words, warm and final, with no “maybe later” unless I mean it.',
    },
    {
      title: 'Email to my landlord',
      tags: ['email'],
      text: 'Write an email to my landlord or letting agent about [matter: e.g. damp, a pet, the deposit, moving out early].\n\nWhat happened, by date: [facts]\nSaid or sent so far: [earlier contact]\nI ask for: [request, and by when]\nAttached: [photos, or nothing]\n\n150 words, civil, in order of date, one request, written so that a stranger could judge it a year from now. Quote no law from memory. Below it: which rules on this to look up in [country], and what I should keep as proof.',
    },
    {
      title: 'Introduction email',
      tags: ['email'],
      text: 'Introduce me, or two people to each other, in an email of 80 words.\n\nWho: [people: e.g. me, the new bookkeeper; or Ana and Tom]\nTo: [readers: e.g. the team, a client]\nWhy now: [occasion]\nFacts that matter to the reader: [two facts]\nNext step I’d like: [step]\n\nBegin with why they’re reading this; names and jobs come second. No life story, nobody “thrilled”. Between two people, say what each may get out of it and make it easy to decline. Ask me if the next step is empty.',
    },
    {
      title: 'Meeting request email',
      tags: ['email'],
      text: 'Ask [person] by email for a meeting about [subject]: [length], [place or call], at one of these times: [times, with time zone]. Sixty words that say what should be decided and what to read first, if anything. Subject, length and week go into the subject line. If I can’t say what should be decided, ask me before you write.',
    },
    {
      title: 'Apology email to a customer',
      tags: ['email'],
      text: 'A customer of ours has every right to be cross. Write our apology.\n\nWhat happened to them: [problem]\nOur part in it: [cause]\nPut right so far: [done]\nThey get: [remedy: e.g. refund, free return, a call from me]\nTheir message: [message, names removed]\n\n120 words. Say what went wrong for them before you say sorry, and put the remedy on a line of its own. No “any inconvenience”, no company policy, nothing to buy. If the remedy looks small beside the damage, tell me before I send it.',
    },
    {
      title: 'Email to HR',
      tags: ['email'],
      text: 'I’m writing to HR about [matter: e.g. a payslip error, parental leave, how a colleague treats me].\n\nFacts, with dates and who was there: [facts]\nTried so far: [steps]\nI ask for: [outcome, or a talk in private]\n\nOne page at most, by date, what I saw kept apart from what I was told, no guesses at motives. Then, outside the email: which sentence could be turned against me, what to keep a copy of, and who could read it first, such as a union or an employment adviser.',
    },
    {
      title: 'Out-of-office message',
      tags: ['messages'],
      text: 'Write my out-of-office message: away [first and last day], urgent things to [stand-in and contact]. Give me three of 40 words at most: formal for clients, short for colleagues, one with a smile. Say when I’ll be answering again, and nothing about where I am.',
    },
    {
      title: 'Bad news email to my team',
      tags: ['email'],
      text: 'Write the email that tells my team [bad news: e.g. no bonus, a lost client, a project stopped].\n\nDecided by: [who]\nWhy, as far as I may say: [reason]\nWhat changes for them, from when: [effects]\nNot known yet: [open points, and when they’ll hear]\n\n140 words, the news in the first sentence, no run-up, no silver lining, no blame. Say what’s open and when they’ll know. Then four questions they’ll ask each other at lunch, with answers from my facts only. If jobs, pay or contracts are touched, tell me who must see this first.',
    },
    {
      title: 'Make my email shorter',
      tags: ['email'],
      text: 'Shorten this email to [number] words for someone who reads it on a phone between two appointments: what I need and by when in the first line, then only what helps them do it. Keep names, dates and sums. Below, list what you cut, so that I can object: [email]',
    },
    {
      title: 'Reply to an angry email',
      tags: ['email'],
      text: 'Here’s an angry email to me: [email, names removed]\n\nI am: [my role: e.g. her manager, the seller, the club secretary]\nTrue in it: [what’s true]\nNot true: [what isn’t]\nI can offer: [offer, or nothing]\n\nFirst list what the sender wants, apart from being angry. Then 120 words that take the points in order, admit what’s true, correct the rest by fact, and tell nobody to calm down. Flag threats I should pass on. Last: would a phone call be wiser, and what would its first sentence be?',
    },
    {
      title: 'Polite email to a professor',
      tags: ['email'],
      text: 'Help me write to a professor.\n\nI am: [name, course, year]\nThey know me from: [connection: e.g. Tuesday’s seminar, not at all]\nI ask for: [request: e.g. a reference, an extension, a place in the lab]\nRead or tried first: [steps]\n\nA hundred words: greeting with title and surname, who I am in one line, the request by line three, one question that takes two minutes to answer. No flattery, no troubles told at length. If the course page would answer it, say so before you draft. Leave a gap for a title I haven’t given.',
    },
    {
      title: 'Resignation email to my boss',
      tags: ['email'],
      text: 'Write my resignation email to [boss]: last day [last day], notice of [notice period], work I’ll hand over, [handover], and thanks for [one true thing, or nothing]. Under 80 words, friendly, no reasons and no criticism. If the last day doesn’t match the notice, tell me. Add what to check in my contract before sending, and two sentences for when they ask why.',
    },
    {
      title: 'Welcome email for someone new',
      tags: ['email'],
      text: 'Write a welcome email to [newcomer: e.g. an employee, a club member, a client] who starts on [date].\n\nFirst day or first step: [time, place, what to bring]\nWho looks after them: [name and contact]\nWhat everyone asks: [questions with answers]\nSomething I know about them: [detail]\n\n140 words in the order in which they’ll need things. Use the detail once, lightly. No history of the firm, no “welcome to the family”. Leave out passwords and door codes. Then list what somebody nervous still wouldn’t know.',
    },
    {
      title: 'Email from my rough notes',
      tags: ['email'],
      text: 'Turn my notes into an email to [reader]: [notes]. I want them to [action]. Ask me up to three questions if something’s missing. Then write it, request first, one phone screen long, no word I wouldn’t say aloud, with two subject lines to choose from.',
    },
    {
      title: 'Job application email with CV',
      tags: ['email'],
      text: 'Write the email I’ll send with my CV to [employer] for [job, and where I saw it].\n\nAdvert: [advert, or none: a speculative application]\nTwo facts that fit it: [facts]\nAttached: [file names]\nCan start: [date]\n\nNinety words, job title and my name in the subject line, not a second cover letter. Use only my facts. Below: what the advert asks for and I haven’t mentioned, and any file name that looks careless.',
    },
    {
      title: 'Reschedule or cancel a meeting',
      tags: ['email'],
      text: 'Write an email that moves or cancels [meeting and date] with [people]: reason [reason, or none], new times [times, or none]. Forty-five words, the change in the subject line, one apology and no story. If I’ve moved it before, [times moved so far], admit that in half a sentence.',
    },
    {
      title: 'Ask for a deadline extension',
      tags: ['email'],
      text: 'Ask [person: e.g. my tutor, a client, a tax office] by email for more time on [work].\n\nDue: [due date]\nFinished so far: [part done]\nI can deliver on: [new date]\nReason: [reason]\n\nNinety words: what’s finished, then the new date, then the reason in one sentence, and what I can send today. Ask once, without pleading. Where there’s likely a form or a rule, as with offices and universities, tell me to look there first.',
    },
    {
      title: 'Gentle reminder email',
      tags: ['email'],
      text: 'Remind [people] by email of [matter: e.g. the form, the deposit, Friday’s numbers], due [date], because [what happens without it]. Four lines, the link or file named again, worded so that those who’ve done it don’t feel accused. Use neither “gentle” nor “kindly”. Then a sharper version for the morning after.',
    },
  ],
  faqs: [
    {
      question: 'Is it rude to let AI write my emails?',
      answer:
        'No, as long as the facts, the promise and the decision are yours. Nobody minds a well-ordered email about an invoice. People do mind a condolence or an apology that could have been sent to anyone. A fair test: could you repeat it to their face? “I gave you the wrong date on Monday, and you lost a morning” passes. “I sincerely regret any inconvenience caused” doesn’t, whoever typed it.',
    },
    {
      question: 'How do I make an AI email sound like me?',
      answer:
        'Paste three emails you sent to the same kind of person and say: “Write in this voice, with sentences of this length.” Then name what you never say. Most of the false note comes from a dozen phrases such as “I hope this finds you well” and “please don’t hesitate”. If you write “Thanks, Jo” and the draft ends “Warmest regards”, change the ending first; that’s where readers look.',
    },
    {
      question: 'What should I remove before pasting somebody’s email?',
      answer:
        'Take out names, addresses, phone numbers, account and case numbers, anything about health, and the signature block with its confidentiality notice. Write “the customer”, “my manager”, “invoice A”. The wording will be just as good, and you put the names back in your own program. At work, check the rules first: some employers allow only their own AI tool, and some allow none for customers’ data.',
    },
    {
      question: 'How long should an email be?',
      answer:
        'As long as one screen of a phone, which is about 120 words, unless the reader asked for more. Put the request and the date into the first two lines, because that is what the preview shows. “Could you approve the 480 for the van by Thursday?” can be answered from a bus. If you need more than a screen, move the details into a list or an attachment and say what’s in it.',
    },
  ],
  relatedLinks: [
    {
      text: 'Letters, speeches and plans for home',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Replies to customers, all day long',
      to: '/prompts-for-customer-support',
    },
    {
      text: 'CVs, interviews and offers',
      to: '/prompts-for-job-seekers',
    },
  ],
} satisfies ThemedPage
