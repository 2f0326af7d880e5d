import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Managers: Feedback, Letters, Plans',
  metaDescription:
    'AI prompts for managers: feedback, one-to-ones, warning and termination letters, appraisals, onboarding plans, rotas, policies and hard talks.',
  title: 'AI Prompts for Managers',
  purpose: 'business',
  level: 'adults',
  description: 'For the talk you keep putting off, the letter HR wants by Friday and the meeting at nine.',
  introduction:
    'Half of managing people is writing: a review, a rota, a policy, the first sentence of a talk nobody wants. An AI is good at the order and the tone, and it will rehearse the talk with you as often as you like. Beginners give it a verdict, such as “he has a bad attitude”, and get a page of padding. Give it what you saw, with dates, and it has something to work with. Leave names and health details out. Pick the task that has waited longest, fill in the blanks, read the answer aloud, and have anything about pay, dismissal or sickness checked by HR before it leaves your desk.',
  prompts: [
    {
      title: 'Give feedback to a team member',
      tags: ['dialogue'],
      text: 'Help me give feedback to [person: e.g. a designer, two years in the team].\n\nWhat I saw or heard, with dates: [events: e.g. late to three client calls in May]\nWhat it led to: [effect]\nWhat I’d like next: [change, or more of the same]\n\nWrite what I say in under 150 words: the event, the effect, a question, the next step. Describe work, never character. Then two replies I may get, silence and “that’s unfair”, with my answer to each. Ask first if an event is vague.',
    },
    {
      title: 'One-to-one meeting questions',
      tags: ['list'],
      text: 'Give me twelve questions for a one-to-one with [person: e.g. a junior accountant], where [situation: e.g. it is our first, they work remotely]. Cover workload, obstacles, learning, the team and me as their manager. Nothing that can be answered with yes or no. Star the three to ask if we only have ten minutes.',
    },
    {
      title: 'Team-building ideas',
      tags: ['table'],
      text: 'Suggest eight team-building activities.\n\nPeople: [group: e.g. 14, half of them new]\nWhere: [place: e.g. office, online, a park]\nTime and budget: [time, budget]\nHas to suit: [needs: e.g. a wheelchair, shy people, no alcohol]\nFell flat before: [flops]\n\nTable: activity, minutes, cost per head (marked as a guess), what to prepare, who might hate it and what that person could do instead. Nobody is touched, blindfolded or made to perform alone. Put the cheapest first.',
    },
    {
      title: 'Icebreakers for meetings',
      tags: ['list'],
      text: 'Write fifteen icebreaker questions for [meeting: e.g. a Monday video call, a workshop of strangers] with [number] people and [minutes] minutes. Each can be answered in one sentence by the shyest person there. Nothing about childhood, love, money or looks. Easiest first.',
    },
    {
      title: 'Welcome email to a new employee',
      tags: ['email'],
      text: 'Write a welcome email to somebody who starts with us soon.\n\nName and job: [name, job]\nFirst day: [date, time, place or video link]\nThey meet: [people: e.g. buddy, manager]\nThe first day looks like this: [plan]\nBring or send before: [documents, or nothing]\nHow we talk: [tone: e.g. first names, relaxed]\n\nUnder 160 words: glad you’re coming, then the practical lines as a list, then who to ask. Add three sentences for the team that introduce the newcomer with these facts only.',
    },
    {
      title: '30-60-90-day onboarding plan',
      tags: ['plan'],
      text: 'Make a 30-60-90-day plan for [who: e.g. a new hire I manage, or myself] as [job title].\n\nWhat the job is for: [purpose]\nBy day 90 this should work without help: [results]\nPeople to know: [people and roles]\nSystems and training: [tools, courses]\nBusy or impossible weeks: [dates]\n\nOne table for each month: learn, meet, do, and how we’ll both see that it worked. The first week goes day by day. Three checkpoints with the questions to ask. Mark what I haven’t told you.',
    },
    {
      title: 'How to fire someone nicely',
      tags: ['dialogue', 'tense'],
      text: 'I have to let somebody go and want to do it decently. Prepare me for the talk.\n\nJob and time with us: [job, years]\nReason, already documented: [reason]\nDecided: [terms: e.g. last day, notice, pay]\nWith me in the room: [witness, or nobody]\n\nWrite my first three sentences, with the decision in the second. Then calm answers to “why me?”, tears, anger and bargaining; what happens in the next hour; what I never say. List what HR or an employment lawyer in [country] must confirm first.',
    },
    {
      title: 'Termination letter to an employee',
      tags: ['letter'],
      text: 'Draft a letter ending the employment of [name, job title].\n\nEnds because of: [reason: e.g. conduct, probation, contract ran out]\nTalks and warnings so far: [dates, what was said]\nLast day and notice: [dates]\nFinal pay, holiday left: [amounts, or to be confirmed]\nTo return: [items: e.g. laptop, keys]\nHow to appeal: [procedure, or unknown]\n\nOne page, plain and polite, no adjectives about the person. Leave a marked gap for whatever is missing. Below it: what a lawyer or HR in [country] has to check before I sign.',
    },
    {
      title: 'Warning letter to an employee',
      tags: ['letter'],
      text: 'Write a [stage: e.g. first, final] written warning to [name and job].\n\nWhat happened, with dates: [incidents]\nRule it broke: [rule, quoted from our handbook or contract]\nTheir side, as they told it: [explanation]\nWhat has to change, and by when: [standard, date]\nHelp we offer: [support]\n\nOne page of facts: no motives, no sarcasm, no diagnosis. Say what may follow and how to object, only as our procedure says: [procedure]. Flag every sentence I could not prove, and what HR should check.',
    },
    {
      title: 'Employee handbook',
      tags: ['document'],
      text: 'Draft the employee handbook of a company with [number] people in [country].\n\nWhat we do and how we work: [work, hours, places]\nRules we already have: [rules: e.g. leave, sickness, expenses, phones]\nWhat keeps causing questions: [questions]\n\nFirst propose a table of contents and wait for my yes. Then write one chapter at a time in plain words: the rule, an example, who to ask. Invent no rule and no legal figure; put “decide” or “check the law” there instead. End with a list of both.',
    },
    {
      title: 'Work-from-home policy',
      tags: ['document'],
      text: 'Draft a policy for working from home at our company.\n\nWho may, and how many days: [who, days]\nWhen and how we’re reachable: [hours, channels]\nEquipment and costs: [who provides, who pays]\nData at home: [rules: e.g. locked screen, no printing]\nFrom abroad: [allowed, or not]\nWhat worries people: [worries]\n\nTwo pages, headed by the questions staff will ask. Every rule applies to managers too, or says why not. Where I gave no rule, offer two options. Mark tax, insurance, safety and data protection points to check in [country].',
    },
    {
      title: 'Performance review (appraisal)',
      tags: ['document'],
      text: 'Write the appraisal of [person: e.g. a warehouse supervisor, third year] for [period].\n\nGoals we agreed: [goals]\nWhat happened: [notes: e.g. results, incidents, praise, with months]\nTheir own view: [self-review, or none]\nNext: [pay, promotion, training, or open]\n\nSections: results against each goal, strengths, one thing to improve, aims for next time. Two or three sentences each, every judgement tied to one of my notes. Flag any that rests on a single week. Finish with four questions to ask in the meeting.',
    },
    {
      title: 'Job description',
      tags: ['document'],
      text: 'Write a job description for [job title].\n\nWhy the job exists: [purpose]\nA normal week: [tasks with rough hours]\nReports to, works with: [people]\nNeeded on day one: [skills]\nCan be learned here: [skills we teach]\nPay and terms: [pay, hours, place, contract]\n\nOne page: purpose, six duties in order of time spent, five must-haves at most, what we offer. Then a 90-word advert made from it. Point out any demand the duties don’t justify and any wording that could put good people off.',
    },
    {
      title: 'Reference letter for an employee',
      tags: ['letter'],
      text: 'Write a reference for [name], who worked with us as [job] from [dates], for [reader: e.g. a new employer, a landlord, a course].\n\nDid well, with examples: [two or three events]\nLeft because: [reason, or leave out]\n\nOne page, 200 words at most, true to my examples and no warmer. Don’t mention health, family or age. Add a neutral two-line version with dates and job only, in case our policy allows no more.',
    },
    {
      title: 'Staff rota (shift plan)',
      tags: ['table'],
      text: 'Plan our shifts for [period: e.g. next week, August].\n\nShifts to fill: [days, hours, people per shift]\nStaff: [staff: e.g. initials, contract hours, skills, days off]\nRules: [rules: e.g. 11 hours’ rest, a first-aider on each shift]\nRequests: [requests]\n\nTable: one row per day, one column per shift. Below it, hours per person against contract, requests refused with the reason, and gaps nobody can fill. Share weekends and late shifts evenly. A rule beats a request; if two rules collide, ask me.',
    },
    {
      title: 'Motivate a tired team',
      tags: ['plan'],
      text: 'My team of [size and work: e.g. nine nurses, a night kitchen] is tired because [cause, as far as I know]. I can change: [powers: e.g. rota, deadlines, a small budget]. I can’t change: [limits].\n\nGive me five things to do in the next two weeks, biggest relief first, each with the first step and what I stop asking for. Then 80 words to say on Monday that admit what’s hard and promise only what I listed. Add three questions to ask people one to one.',
    },
    {
      title: 'Conflict between two employees',
      tags: ['dialogue'],
      text: 'Two people in my team are in conflict. Help me talk to both.\n\nA says: [A’s view]\nB says: [B’s view]\nWhat I saw myself: [facts, dates]\nWork that suffers: [effect]\n\nSeparate what they agree on, dispute and assume. Write an opening and five questions for each alone, then a plan for half an hour together: ground rules, order of speaking, one agreement on paper. Take no side and guess at no motives. If anything here sounds like bullying or harassment, stop and send me to HR.',
    },
    {
      title: 'Say no to a pay rise',
      tags: ['email'],
      text: 'Write a 90-word email refusing [name] a pay rise of [amount] because [true reason], with what I can offer: [offer: e.g. a date to look again, training, nothing]. No comparison with colleagues; add my answer to “so should I look elsewhere?”',
    },
    {
      title: 'Delegate a task',
      tags: ['email'],
      text: 'Write a message handing [task] to [person]: what finished looks like, by [deadline], what they decide alone, when to ask me, and where to find [links, files]. First list anything they’d need that I left out.',
    },
    {
      title: 'Meeting agenda',
      tags: ['document'],
      text: 'Make an agenda for a [length]-minute meeting with [people] about [topics], so that we leave with [decisions]. Each item: a question, minutes, who leads. Decisions first, and name what could be an email.',
    },
    {
      title: 'Exit interview questions',
      tags: ['list'],
      text: 'Write fourteen exit interview questions for somebody leaving after [time and job], starting easy and getting franker, none asking for names to blame. End with two about what would have kept them; begin with a line on what happens to the answers: [use of the answers].',
    },
    {
      title: 'Return-to-work conversation',
      tags: ['dialogue'],
      text: 'Prepare me for a private return-to-work talk with an employee back after [absence: e.g. three weeks ill, parental leave, stress].\n\nWhat changed meanwhile: [changes]\nAgreed or advised so far: [adjustments, or none]\n\nWrite a warm opening, eight open questions about work, and a gentle first week to offer. Never ask for a diagnosis or doubt the absence; if they volunteer something, tell me how to answer. Then a short note of what we agreed, with blanks. List what HR should confirm about adjustments and records.',
    },
    {
      title: 'Team goals (OKRs)',
      tags: ['table'],
      text: 'Turn this into goals for [team] for [period]: [what we want, in any words]. Today’s figures: [numbers, or unknown].\n\nThree objectives at most, each one plain sentence with two or three key results: a number now, a number then, who counts it, how often. Results, never activities. Say which could be met by cheating and how to notice. Where no starting figure exists, make measuring it the first result. Then say which goal you would drop first, and why.',
    },
    {
      title: 'Redundancy message to staff',
      tags: ['email', 'tense'],
      text: 'Jobs are going and I have to tell people.\n\nWhat’s decided, what isn’t: [facts]\nWho is affected: [people or groups]\nWhy, in figures I may share: [reason]\nDates and help: [dates, support: e.g. notice, advice line, references]\n\nWrite 150 words for those affected, to be said in person first; 120 for the team that stays; five answers to the hardest questions, “I don’t know yet” allowed. Leave out “family” and “exciting”. List the consultation, notice and pay points a lawyer in [country] must clear before anyone speaks.',
    },
    {
      title: 'Performance improvement plan (PIP)',
      tags: ['plan'],
      text: 'Draft a performance improvement plan for [job], lasting [weeks].\n\nExpected, as written down: [standard]\nShown instead, with dates: [examples]\nHelp we’ll give: [support: e.g. training, weekly half hour]\n\nTable: gap, what good looks like, how it is measured, support, check date. Four lines at most, each reachable by a willing person in the time. Then a fair opening sentence for the talk, and the questions that would reveal a cause I’ve missed. Flag goals that only look measurable, and points for HR.',
    },
    {
      title: 'Interview questions to ask candidates',
      tags: ['list'],
      text: 'Write ten interview questions for [job title], two for each of these tasks: [five tasks]. Ask what they did, never what they would do. Beside each: a strong answer, a weak one. Nothing about family, health, age or faith.',
    },
    {
      title: 'Recognition message for an employee',
      tags: ['messages'],
      text: 'Write a message thanking [person] for [what they did, exactly], which meant [result: e.g. the audit took one day]. A private note of 50 words, then two lines for the team channel. No “rock star”.',
    },
    {
      title: 'Announce a change to the team',
      tags: ['email'],
      text: 'Write an announcement of [change: e.g. a new manager, a move, new software] to [audience].\n\nFrom when: [date]\nReason, the real one: [reason]\nWho loses out: [people, how]\nStill open: [open points]\nQuestions go to: [contact]\n\n150 words. The first sentence says what changes and when; the second, what stays. Name the drawback before they do. Then the five questions I’ll get in the corridor, with answers from these facts or “we’ll know by” and a date.',
    },
  ],
  faqs: [
    {
      question: 'Can I put employee information into ChatGPT?',
      answer:
        'Leave out names, health, pay and anything that identifies the person, unless your company has approved the tool for that. The advice works just as well with “a colleague in accounts, four years here”. Ask IT or HR which tool is allowed and whether chats are stored. For a warning letter, have it written with [name] and [date] as gaps, and fill those in on your own computer.',
    },
    {
      question: 'How do I write feedback that does not sound like AI?',
      answer:
        'Feed it two things you saw with your own eyes and forbid everything else. “Your report on Tuesday had last year’s prices in it, and Meera had to ring the client” cannot have come from a template. Then say it aloud: cut “going forward”, “valuable” and any sentence that would fit a second person in your team. What is left is usually four sentences, which is enough.',
    },
    {
      question: 'Is a termination letter from AI legally OK?',
      answer:
        'No, not until somebody who knows your country’s employment law has read it. The AI can put dates, reasons and practical points in good order; it also states notice periods with great confidence and is sometimes wrong. Use the draft to arrive at HR or a lawyer with clear questions, for example “Does the probation clause still apply after the extension in March?” That saves you an hour of their time.',
    },
    {
      question: 'What do I say when I have to tell someone bad news?',
      answer:
        'Say the news in the second sentence, then stop talking. “Thank you for coming in. I have bad news: your job ends on 30 June. I’ll explain why and what happens now.” A long warm-up is harder on the listener. Rehearse with the AI playing the other person, once calm and once furious, and ask it to tell you where you began to argue or to promise things.',
    },
  ],
  relatedLinks: [
    {
      text: 'Hiring: adverts, interviews, offers',
      to: '/prompts-for-recruiters',
    },
    {
      text: 'Plans, emails and a shorter week',
      to: '/productivity-prompts',
    },
    {
      text: 'Pitches, meetings and money at work',
      to: '/business-prompts',
    },
  ],
} satisfies ThemedPage
