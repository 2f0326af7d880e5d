import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Job Seekers: Resume to Offer',
  metaDescription:
    'AI prompts for job seekers: tailor a resume, write a cover letter from facts, practice the interview, explain a gap and ask for more pay.',
  title: 'AI Prompts for Job Seekers',
  purpose: 'work',
  level: 'adults',
  description:
    'Prompts for applications, interviews and offers that work from what you really did and ask when a fact is missing.',
  introduction:
    'Recruiters read applications in batches, and many of them now arrive in the same smooth paragraph. An AI wrote that paragraph because nobody gave it anything else. It can do better with two events from your working life, the whole job ad, and permission to say that something is not shown. It is also a tireless interviewer, which is perhaps the best use of it. Choose one job ad you would be glad to get. Paste it in with your resume, minus address and phone number, and answer the questions that come back honestly. Strike out every line you could not defend across a table. After twenty minutes you should have the top half of one page.',
  prompts: [
    {
      title: 'Tailor a resume to one ad',
      tags: ['document'],
      text: 'Tailor my resume to one job ad, as a careful editor would.\n\nJob ad: [ad, pasted whole]\nMy resume: [resume, contact details removed]\n\nBefore you write, list the five things the ad asks for and where my resume shows each, or “not shown”. Then reorder and reword my existing lines so that those five appear in the top half of page one. Add nothing I did not do. Put every changed line in bold, and ask me about each “not shown”.',
    },
    {
      title: 'Cover letter from two facts',
      tags: ['letter'],
      text: 'You write cover letters after reading the job ad twice.\n\nJob ad: [ad]\nTwo things I did that matter here: [event and result, twice]\nWhy this employer: [a true reason]\nTone of their site: [two sentences copied]\n\nAt most 220 words. Open with the work, leave out “I am writing to apply”. One paragraph per fact. Flag any sentence that would fit a different employer just as well.',
    },
    {
      title: 'Bullets that show results',
      tags: ['list'],
      text: 'Act as an editor of job histories. Below is what I did at [job title and place]: [tasks, my own words].\n\nTurn it into six bullets: what I did, for whom, what changed. Where a number would help, ask me for it and leave a blank; a guess could sink me in the interview. Order by relevance to [target job]. Under each bullet, the question an interviewer would ask about it.',
    },
    {
      title: 'Mock interview, first round',
      tags: ['interview'],
      text: 'Act as the interviewer for [job title] at [kind of employer]. Job ad: [ad]. My resume: [resume].\n\nAsk eight questions, one at a time, as a first-round interviewer would, with one follow-up where my answer stays general. Hold your comments until the end. Then list for each answer: what you would write down about me, what you still doubted, and a shorter way to say it using my own facts.',
    },
    {
      title: 'Thank-you note after an interview',
      tags: ['email'],
      text: 'Write a thank-you email of 80 words to [interviewer’s role] about [one thing we discussed]. Add [point I forgot] in one sentence. No flattery.',
    },
    {
      title: 'Tell me about yourself',
      tags: ['copy'],
      text: 'Coach me for spoken answers. I have to reply to “tell me about yourself” for [job title].\n\nNow: [present or last work]\nBefore: [two earlier steps]\nWhy this job next: [reason]\n\nGive 120 words I can say aloud in under a minute: short sentences, nothing I would have to memorize. Then a 40-word version for a phone screen. If the link from before to now is unclear, ask me what happened.',
    },
    {
      title: 'Explain a gap plainly',
      tags: ['copy'],
      text: 'Help me explain a gap, as a career coach would. I was out of work from [start month] to [end month] because of [reason]. Give me one line for the resume and two sentences for the interview: true, calm, ending on the job in front of me. Offer a version that names the reason and one that does not. Then write the follow-up question I may get, and an answer that closes the subject politely.',
    },
    {
      title: 'Ask for more salary',
      tags: ['email'],
      text: 'I have an offer and want to ask for more. Advise me as someone who negotiates pay for a living.\n\nOffer: [salary, benefits, place, start]\nPay for this work: [sources and figures]\nWhat I bring that they asked for: [two points]\nI want: [figure to ask for]\nMy minimum, stays private: [figure]\n\nWrite an email of 110 words that thanks them, asks for my figure, gives two reasons and stays friendly. Then three replies they might send, with my answer to each. Point out if my evidence is thin.',
    },
    {
      title: 'Follow up on an application',
      tags: ['email'],
      text: 'I applied for [job] on [date] and heard nothing. Write a four-line email that asks where things stand and is easy to answer.',
    },
    {
      title: 'Message to a former colleague',
      tags: ['messages'],
      text: 'Write a message to someone I worked with at [place] who now works at [employer]. Ask for ten minutes about [role], without asking for a job. Under 60 words.',
    },
    {
      title: 'Six stories for any interview',
      tags: ['table'],
      text: 'You prepare candidates for interviews that ask “tell me about a time when”. Here are things that happened at work: [rough notes on events].\n\nChoose the six that cover most ground: a conflict, a mistake, a deadline, a person helped, something improved, a decision with little information. One row each: situation in a line, what I did, result, questions it can answer. Where I wrote “we”, ask what my part was.',
    },
    {
      title: 'Career change, put into words',
      tags: ['document'],
      text: 'As a career coach, help me move from [old field] to [new field].\n\nWhat I did daily: [tasks]\nTraining so far: [courses]\nJob ads I like: [two ads]\n\nHand back: the skills from my daily tasks that these ads name, in their words; the gaps, in order of how soon I could close them; a four-line summary for the top of my resume. Leave out any skill I gave no example of.',
    },
    {
      title: 'LinkedIn summary in first person',
      tags: ['copy'],
      text: 'You edit LinkedIn profiles. Write the “About” section of mine for [who should find me: e.g. hiring managers in logistics].\n\nWhat I do: [plain description]\nProof: [three results]\nLooking for: [role, place]\nLeave out: [anything confidential]\n\n150 words, first person, the first two lines strong enough to stand alone. Then list six job titles and search terms from my facts that should appear somewhere on the profile.',
    },
    {
      title: 'Check my resume for mistakes',
      tags: ['analysis'],
      text: 'Proofread this resume for spelling, dates that overlap, changing tenses and uneven punctuation. Give a list of line, problem, correction. Change nothing else: [resume].',
    },
    {
      title: 'Answer the weakness question',
      tags: ['interview'],
      text: 'Help me answer “what is your biggest weakness” for [job]. Ask me for three real ones first. Choose the safest one and draft 60 words.',
    },
    {
      title: 'Questions to ask the interviewer',
      tags: ['list'],
      text: 'You sit on interview panels for [kind of job]. I meet [who will interview me] on [date]. The job ad: [ad]. What I need to know before I could say yes: [concerns: e.g. weekend work, who left and why].\n\nWrite eight questions I can ask without sounding suspicious. For each, say what a good answer and a worrying answer would contain. Star the three to ask if there is time for only three.',
    },
    {
      title: 'Decline an offer politely',
      tags: ['email'],
      text: 'Write an email turning down [job offer] because of [reason, or none]. Warm, final, 70 words, and leave me welcome to apply again.',
    },
    {
      title: 'Two offers, compared fairly',
      tags: ['table'],
      text: 'Act as a careful friend with a calculator and compare two job offers.\n\nOffer A: [terms of A: e.g. pay, hours, travel, benefits]\nOffer B: [terms of B]\nWhat matters, most important first: [priorities]\nThings I am only guessing: [guesses]\n\nWork out pay per hour including the commute, with the arithmetic shown. One row per thing that matters. Then say which guess, if wrong, would reverse the result, and how to find out this week.',
    },
    {
      title: 'First job, no experience yet',
      tags: ['document'],
      text: 'I need a resume and have never had a paid job. Help me as a high school counselor would. What I have done: [activities: e.g. school, sport, family, volunteering]. Job ad: [ad].\n\nAsk me up to six questions to find proof of showing up on time, handling money, dealing with people and learning fast. Then write a one-page resume from my answers, with no objective statement and no skill bars. Say which line is weakest.',
    },
    {
      title: 'Check a job ad for scams',
      tags: ['analysis'],
      text: 'Check this job ad and the messages I received, as a fraud investigator would. My details are removed: [ad and messages].\n\nList every sign that it may be a scam: money or documents asked for early, a changed domain, pay out of line, pressure, interviews by chat only. Quote each. Then list what speaks for it. Give me the checks I can do in ten minutes without replying, and say plainly what I should not send them yet. You cannot prove it genuine, so tell me what stays open.',
    },
    {
      title: 'Ask your boss for a raise',
      tags: ['email'],
      text: 'Help me ask my boss for a raise.\n\nMy job and pay: [title, pay, since when]\nWhat I’ve done this year: [three results, with numbers where there are any]\nWhat changed: [e.g. I now run the Friday shift]\nWhat I want: [amount or range]\n\nFirst, a four-line email asking for a meeting without naming the amount. Then what I say in the first minute, and my answers to “not this year,” “it isn’t my decision” and “what do others get?” Use only my facts; flag the weakest one.',
    },
    {
      title: 'Resume from scratch by interview',
      tags: ['interview'],
      text: 'I have no resume, or one I’m throwing away. Build a new one with me for [job I want, or not sure].\n\nTake my jobs one at a time, newest first: a normal day, what I was trusted with, what got better. I’ll answer in fragments. Then school, courses, licenses, languages. Afterward write one page: three lines of summary, up to four bullets a job, skills I gave proof of. List missing dates and the two weakest bullets.',
    },
    {
      title: 'Keywords my resume is missing',
      tags: ['analysis'],
      text: 'Compare my resume with this job ad the way applicant tracking software (ATS) would.\n\nAd: [job ad]\nResume: [resume, contact details removed]\n\nTable: each skill, tool, certificate and job title in the ad; my exact wording, or “missing,” or “other words.” For other words, rewrite my line in the ad’s terms. For each “missing,” ask if I’ve really done it before anything goes in. Point out columns, tables and icons that software may misread. No score.',
    },
    {
      title: 'LinkedIn headlines to choose from',
      tags: ['copy'],
      text: 'Write eight LinkedIn headlines for [job or field], to be found by [people: e.g. recruiters in medical sales], using this proof: [results, tools, credentials].\n\nAt most 220 characters, the part that matters in the first 60. Two plain, two about the problem I solve, two with a number, two that say what I’m looking for. No “passionate,” no row of vertical bars, nothing I didn’t list. Say which two to test.',
    },
  ],
  faqs: [
    {
      question: 'Will employers notice that I used AI?',
      answer:
        'They notice text that could be about anyone. “I am a results-oriented professional” is the giveaway, whoever typed it. A line such as “cut the Friday stock count from three hours to one” reads as yours because it is. Use AI to order, shorten and question your facts, then say the letter aloud and change what you would never say. If an employer forbids AI in applications, follow that.',
    },
    {
      question: 'Do I have to rewrite my resume for every job?',
      answer:
        'No, move and reword the top third. Keep one long master version with everything you have done, and for each ad pick the six lines that answer it. A warehouse job wants your forklift certificate first; an office job at the same firm wants the stock software. Ask the AI for “changed lines in bold” so that you can check in a minute that nothing was invented.',
    },
    {
      question: 'Is it safe to paste my resume into a chatbot?',
      answer:
        'Take out your address, phone number, email, date of birth and referees first. The advice does not need them. Check the tool’s settings for whether chats are used for training, and switch that off if you can. Old employers’ confidential figures should go too: “raised sales by about a tenth” can stay, a client list cannot. Put your contact details back in the finished file.',
    },
    {
      question: 'How do I get past the software that scans resumes?',
      answer:
        'Use the ad’s own words for things you have truly done, in a plain one-column file with ordinary headings. If it says “accounts payable” and you wrote “paid invoices”, use both. Most systems store and search applications; a person still reads the ones that come up. White text and lists of keywords backfire when that person opens the file. Ask an AI for terms in the ad your resume lacks.',
    },
  ],
  relatedLinks: [
    {
      text: 'How recruiters write and screen',
      to: '/prompts-for-recruiters',
    },
    {
      text: 'Still studying: notes, quizzes, exam plans',
      to: '/prompts-for-students',
    },
    {
      text: 'The plan: a job in four weeks',
      to: '/plans/a-job-in-four-weeks',
    },
  ],
} satisfies ThemedPage
