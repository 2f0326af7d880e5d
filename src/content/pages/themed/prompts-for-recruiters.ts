import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Recruiters: Ads, Search, Interviews',
  metaDescription:
    'Job ads, first messages, boolean searches, structured interviews, rejections and panel debriefs: AI prompts for recruiters who hire on evidence.',
  title: 'AI Prompts for Recruiters',
  purpose: 'work',
  level: 'adults',
  description: 'For finding, informing and assessing people on evidence, with care for fairness and candidates’ data.',
  introduction:
    'Recruiting is a great deal of writing to people who will judge an employer by it. An AI saves time on the ad, the search string, the summary after a call and the rejection that should say something. It is the wrong tool for ranking people: it picks up patterns from the past, including unfair ones, and in some places there are rules on automated hiring decisions. Keep the choice with the panel and let it set out the evidence. For a start, take the role that has been open longest and run its ad through the fairness check. Then write one first message using two facts from a real profile, and compare it with your usual template.',
  prompts: [
    {
      title: 'Job ad from the intake call',
      tags: ['copy'],
      text: 'You write job ads that say what the week looks like.\n\nIntake notes: [notes]\nMust have: [skills tested in interview]\nPay, place, hours: [range, place, hours]\nLess pleasant parts: [drawbacks]\n\n280 words: first paragraph the work, then what the person will have achieved after six months, requirements (at most five), pay, how we choose and how long it takes. After it, flag each requirement the notes do not justify and every word that could put off a group for no reason.',
    },
    {
      title: 'First message to a candidate',
      tags: ['messages'],
      text: 'Write a first message to someone whose profile shows [two facts]. Role: [role, pay, place]. Say why them in one line, ask one easy question. 60 words.',
    },
    {
      title: 'Boolean search string',
      tags: ['code'],
      text: 'Write a boolean search for [role] in [region]: must-have [skills], other job titles people use, words to exclude. Give a broad and a narrow version.',
    },
    {
      title: 'Intake questions for hiring managers',
      tags: ['list'],
      text: 'A hiring manager has asked me to fill this job: [role and team]. What I have: [job request]. Be the recruiter who prepares my call.\n\nWrite twelve questions for a call of 30 minutes, most important first: results expected, why the job is open, what can be learned after joining, who has done it well, deal-breakers and the evidence for them, pay, stages, who decides. For vague wishes such as [phrase: e.g. good cultural fit], add a follow-up that turns them into something observable. Mark those the request already answers.',
    },
    {
      title: 'Structured interview with scoring',
      tags: ['table'],
      text: 'You design fair selection. Build a structured interview for [role]. Four things to assess: [criteria]. Time: [length: e.g. 45 minutes]. Interviewers: [number and roles].\n\nOne row per question: criterion, question about past work or a sample task, two follow-ups, what a weak, fair and strong answer contains. The same questions in the same order for everybody. Add an opening to read aloud and minutes for the candidate’s own questions. Flag any question that could draw out age, family, health, religion or origin.',
    },
    {
      title: 'Screening notes into a summary',
      tags: ['document'],
      text: 'Turn my call notes into a candidate summary for a busy hiring manager. Be fair and exact, like a good note-taker.\n\nCandidate: [number, no name]\nNotes: [call notes]\nCriteria: [criteria]\n\nOne page at most. Per criterion, the evidence in the candidate’s words, then open questions, notice period, pay expectations, what matters to them. Keep what I heard apart from what I thought. Leave out family, health, accent and looks even if my notes mention them, and tell me that you did. No recommendation; that is for the panel.',
    },
    {
      title: 'Rejection that says something',
      tags: ['email'],
      text: 'Write a rejection to a candidate after [stage]. Reason, tied to the job: [reason]. One true strength: [strength]. 90 words, clear in the second sentence, no false hope.',
    },
    {
      title: 'Interview invitation with every detail',
      tags: ['email'],
      text: 'Write an interview invitation for [role]. You are our recruiting coordinator.\n\nWhen: [date, time, time zone]\nWhere or link: [place]\nWith whom: [roles]\nWhat happens: [stages and minutes]\nBring or prepare: [task]\nAccommodations: [contact]\n\n120 words, the facts as a list near the top, an easy way to change the time, one friendly sentence. Offer accommodations to everyone in plain words. Then tell me what an anxious applicant would still have to ask.',
    },
    {
      title: 'Compare candidates on evidence',
      tags: ['table'],
      text: 'As note-taker for a hiring panel, set out what we know.\n\nCriteria with weights: [criteria]\nInterview notes by candidate number: [notes]\nScores: [scores by interviewer]\n\nOne row per criterion, one column per candidate: the evidence in a line and the spread of scores. Write “not asked” where there is none. Under the table list disagreements of two points or more, with the quotes behind them. Rank nobody.',
    },
    {
      title: 'Offer letter in plain words',
      tags: ['letter'],
      text: 'Draft an offer letter that HR will check, as a plain-English editor.\n\nRole: [role]\nPay and benefits: [figures]\nStart and place: [date, place]\nConditions: [checks, references]\nReply by: [date]\n\nOne page: offer and warm sentence, terms as a list, what is conditional, next steps, who to ask. Mark each point that must match the contract, and list what candidates usually ask that is missing here. Promise nothing about later raises or length of employment unless it stands above.',
    },
    {
      title: 'Keep a waiting candidate informed',
      tags: ['messages'],
      text: 'Write a message to a candidate who has waited [days] days because of [reason]. What is known, when they hear next, no excuses. 45 words.',
    },
    {
      title: 'Fairness check for a job ad',
      tags: ['analysis'],
      text: 'As an inclusive-hiring editor, read this ad through the eyes of five people who could do the work: someone over fifty, a parent returning, a wheelchair user, a recent immigrant, someone without a degree.\n[ad]\n\nQuote each phrase that would make one of them stop, and say why. Suggest wording that keeps the real requirement. Then list requirements with no link to the tasks. Note phrases that may be unlawful in [country], for our legal adviser to check.',
    },
    {
      title: 'Questions about a career gap',
      tags: ['how-to'],
      text: 'A candidate for [role: e.g. a warehouse shift lead] has [gap: e.g. 14 months] without a job on the resume.\n\nWrite two questions I can put to every candidate that give this one a fair chance to explain, the follow-ups that are off limits and why, and one sentence for my notes that says only what was asked and answered.',
    },
    {
      title: 'Sourcing plan for a rare role',
      tags: ['plan'],
      text: 'We need people who are not looking. Plan like a sourcer. Role: [role]. Few exist because: [reason]. Region and pay: [region, pay]. My time: [hours per week].\n\nPlan three weeks: where such people gather, which neighboring jobs lead to this one, what to send, how many per week. Show the sum from messages to replies to interviews with my rates: [reply and interview rates]. Say when we should tell the manager that pay or requirements must change.',
    },
    {
      title: 'Reference call guide',
      tags: ['list'],
      text: 'You prepare reference calls. Role: [role]. Candidate will: [three tasks]. Open after interviews: [doubts]. Reference: [relation to candidate].\n\nEight questions for 15 minutes, about work they saw and how to manage the person well. Begin by confirming dates and role. Put each doubt as a neutral question about an event. Add a sentence for references who may only confirm dates. List what to leave unasked, such as health, and remind me to have the candidate’s consent.',
    },
    {
      title: 'Shorten a manager’s requirements list',
      tags: ['email'],
      text: 'A hiring manager’s list of requirements is too long: [requirements]. The market, as far as I know: [facts from our search]. Good people we would lose: [anonymous examples].\n\nWrite 140 words to them, as a partner who wants the job filled: propose five must-haves, move the rest to “can learn here” with the time it takes, ask for a yes by [day]. Then tell me which of my market facts are too thin to use.',
    },
    {
      title: 'Hiring report for Monday’s meeting',
      tags: ['table'],
      text: 'You report on hiring to managers who have five minutes. Data: [pipeline export: e.g. role, stage, dates, source, no names].\n\nPer open role: days open, people per stage, slowest stage, next action with owner. Then two lines on sources: interviews per hundred applicants, by source. State how small the numbers are before drawing anything from them. Finish with the decision you need from the meeting.',
    },
    {
      title: 'Write again to a runner-up',
      tags: ['email'],
      text: 'Write to a strong candidate who came second for [role] [months] months ago. New role: [role, pay]. Mention [detail from then]. No pressure. 80 words.',
    },
    {
      title: 'Prepare a candidate for interview',
      tags: ['email'],
      text: 'My candidate has an interview for [role] at [kind of employer]. Write the email that prepares them, as a recruiter they trust.\n\nFormat: [stages, people, length]\nThey will ask about: [topics]\nWhat worked before: [honest tips]\nPractical: [place, link, dress]\n\n180 words: facts first, then three things to have ready with an example each, two questions worth asking, who to call if something goes wrong. Flag any tip that the employer may have meant for me alone.',
    },
    {
      title: 'Debrief that ends in a decision',
      tags: ['plan'],
      text: 'Run a hiring debrief of [number] minutes for [interviewers: e.g. five people, two from the team]. Criteria: [criteria]. Known dispute: [dispute].\n\nGive me an agenda by the minute: everyone writes scores before talking, most junior speaks first, one criterion at a time, evidence before opinion. Include sentences I can say when somebody argues from “gut feeling”, brings up something outside the criteria, or repeats the loudest voice. End with decision, reasons for the file, who tells the candidate and by when.',
    },
  ],
  faqs: [
    {
      question: 'May I paste resumes into an AI?',
      answer:
        'Only with a tool your organization has cleared for candidate data, and usually not with names attached. Resumes hold addresses, ages and sometimes health or union details, and candidates gave them to you for one purpose. Number the candidates and paste the relevant work history: “Candidate 4: six years of payroll for 200 people” supports a fair summary. In many places privacy law gives them rights over this data, so ask your privacy contact first.',
    },
    {
      question: 'Can AI screen or rank applicants for me?',
      answer:
        'It is safer to let it collect evidence while people decide. Ranking systems can repeat past bias, and some cities and countries have rules on automated hiring tools, so ask your legal contact before you use one. Have the AI make a table of criteria and quotes with “not shown” where there is nothing. Then a person compares candidate 4 with candidate 9, and can say why.',
    },
    {
      question: 'How do I write messages candidates answer?',
      answer:
        'Name two facts from their profile, give the pay, and ask one easy question. “You moved a clinic’s records to a new system, we have to do the same for nine clinics, 52 to 58 thousand, would ten minutes on Thursday suit you?” gets more replies than praise. Keep it under 60 words. Send fewer, better ones, and count replies per version before you decide which works.',
    },
    {
      question: 'How do I avoid biased wording in job ads?',
      answer:
        'Tie each requirement to a task and cut whatever is left. “Young team”, “native speaker”, “recent graduate” and “must lift 50 pounds” for a desk job each shut someone out. Say what the work needs instead: “writes English for customers without help”. Ask an AI to read the ad as five different people and quote where each would stop. The law differs by country, so have doubtful phrases checked.',
    },
  ],
  relatedLinks: [
    {
      text: 'What candidates prepare with',
      to: '/prompts-for-job-seekers',
    },
    {
      text: 'Hiring in a company of five',
      to: '/prompts-for-founders',
    },
    {
      text: 'Replies and handovers in support',
      to: '/prompts-for-customer-support',
    },
  ],
} satisfies ThemedPage
