import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for College and University Applications',
  metaDescription:
    'AI prompts for college applications: essays by interview, why this college, UCAS personal statement, statement of purpose, scholarships and interviews.',
  title: 'AI Prompts for College and University Applications',
  purpose: 'study',
  level: 'students',
  description:
    'Prompts that interview you, question your draft and count your words, so that the application sounds like the person who shows up in the fall.',
  introduction:
    'Admissions readers go through dozens of essays a day, and the ones an AI wrote sound like each other: a challenge, a lesson, a passion. What they can’t find anywhere else is your Saturday, your bus line, your odd reason for loving chemistry. An AI is good at getting that out of you, one question at a time, and bad at replacing it. The common mistake is to ask for an essay; ask for an interview instead. Before anything, read what each college says about AI, and follow it. Then take the question that scares you least, answer five questions in messy sentences, and stop. That’s twenty minutes, and it’s your first draft.',
  prompts: [
    {
      title: 'College application essay by interview',
      tags: ['interview', 'tender'],
      text: 'Interview me for my college application essay. Question: [essay question]. Word limit: [limit].\n\nAsk one thing at a time about ordinary days, jobs, family, things I fix, collect or argue about; follow up wherever I get specific. After ten answers, list four possible essays: the moment it opens with, what it shows about me, what only I could say. Use nothing I didn’t tell you, and write no paragraphs. I choose, you ask five more, then we outline.',
    },
    {
      title: 'Why this college essay',
      tags: ['plan'],
      text: 'Help me plan a “why this college” essay for [college and major], [word limit]. What I found myself on their site or visit: [facts with links]. What I want to do there: [plans].\n\nMatch each fact to something I’ve already done. Throw out rankings, weather, campus beauty and anything true of fifty colleges, and tell me what you threw out. Then an outline of three points. Don’t add professors, courses or clubs; give me searches so I can find them, and mark what I must verify.',
    },
    {
      title: 'UCAS personal statement',
      tags: ['interview'],
      text: 'Help me with my UCAS personal statement for [course]. The current questions and limits, from the UCAS site: [paste them]. My material: [subjects, reading, projects, work, activities].\n\nTake the questions in order. For each, ask what I read or did, what I thought about it and what I’d ask next; push me from “I enjoyed” to an idea. Then an outline with character counts, one example a paragraph, subject first. No universities’ names, no quotations, nothing invented. I write; you check.',
    },
    {
      title: 'Statement of purpose for a master’s',
      tags: ['document'],
      text: 'Draft a statement of purpose for a master’s in [field] at [university], [word limit].\n\nBackground: [degree, projects, work]\nOne problem I want to work on: [problem]\nWhy this program: [courses, labs, people I’ve verified]\nAfterward: [plan]\nWeak point, if any: [weak point: e.g. low grades in year one]\n\nFirst ask me up to five questions about gaps. Then one paragraph each: the problem, what prepared me, what I’m missing and how this program teaches it, the plan. No childhood, no “passion.” Mark every sentence that would fit another applicant.',
    },
    {
      title: 'Scholarship essay',
      tags: ['plan'],
      text: 'Plan my scholarship essay for [scholarship], [word limit]. What the funder says it looks for: [criteria, copied]. Question: [question]. My record: [grades, work, service, family duties].\n\nTable first: each criterion, my proof, or “none yet.” Ask me about the two strongest until there’s a scene with numbers in it. Then an outline, including what the money would change, in plain sums. Don’t make my life sadder than I told you. Say which criterion I can’t meet and how to be honest about it.',
    },
    {
      title: 'Motivation letter for university',
      tags: ['letter'],
      text: 'Write a motivation letter for [program and university], one page. Why this field: [reason, with one event]. What I’ve done toward it: [courses, projects, jobs]. Why there: [two facts I checked]. What I’ll do with it: [goal]. Language and level, if they ask for it: [language and level].\n\nPlain sentences that I could say aloud in an interview. First paragraph on the field, not on me. Use only these facts and ask when one is thin. Below the letter: two sentences a reader might doubt.',
    },
    {
      title: 'Resume personal profile',
      tags: ['copy'],
      text: 'Write three versions of the personal profile at the top of my resume for [target: e.g. an internship, a part-time job, a course], at most 50 words each and with no “hard-working team player,” from these facts only: [studies, jobs, skills with proof].',
    },
    {
      title: 'Fresher resume with no experience',
      tags: ['document'],
      text: 'Build my first resume; I have no paid experience. I’m applying for [job or internship]. Degree and grades: [degree]. Projects, internships, competitions: [projects]. Clubs, volunteering, family duties: [activities]. Tools and languages: [tools, languages].\n\nAsk up to six questions to find numbers and results. Then one page: contact line left blank, education, projects with what I built and how it turned out, skills each tied to a project. No skill bars, no adjectives without proof. Tell me what an employer in [country] expects that’s missing.',
    },
    {
      title: 'Supplemental essays',
      tags: ['table'],
      text: 'Here are my supplemental essay questions with limits: [questions]. My stories and facts: [list]. My main essay is about [topic].\n\nTable: question, what it really tests, which story fits, what it adds that the main essay doesn’t. Use each story once; show where one draft could serve two colleges with changes. Put the hardest first. For each question without a story, ask me three things. Then give outlines of three lines, no drafts.',
    },
    {
      title: 'Activities list',
      tags: ['list'],
      text: 'Turn these notes into an activities list, verb first, result before duty, at most [character limit, from the form] characters each: [activities with hours, weeks, years, what I did]. Count the characters and ask for missing numbers.',
    },
    {
      title: 'Recommendation letter request',
      tags: ['email'],
      text: 'Write an email asking [person: e.g. my physics teacher] for a recommendation letter for [program], due [date]. Remind them of [one thing I did in their class], offer my notes, and make it easy to say no. Ninety words. Then make a one-page fact sheet they can draw on: [my facts].',
    },
    {
      title: 'College interview practice',
      tags: ['interview'],
      text: 'Interview me for [college or course], as [interviewer: e.g. an alum at a café, a tutor at Oxford, a panel]. My application in brief: [facts]. Ask eight questions, one at a time, including one that makes me think aloud about my subject and “what would you like to ask us?” Follow up on anything vague. Feedback only at the end: clearest answer, weakest answer, three things I said without proof, two better questions for me to ask.',
    },
    {
      title: 'Choose a major',
      tags: ['analysis'],
      text: 'Help me choose a major. Ask me ten questions, one at a time: what I do without being told, which homework I do first, what I argue about, money, family wishes, what I’d hate every day. Options so far: [majors, or none].\n\nThen a table of four majors: what a Tuesday in year two looks like, what fits me in my own words, what doesn’t, jobs people take. No salaries from memory; name where to look them up. End with one class, talk or person to try each one out this month.',
    },
    {
      title: 'Compare two college offers',
      tags: ['table'],
      text: 'Compare my college offers: [offer A: e.g. cost, aid, major, distance] and [offer B]. What matters to me, in order: [priorities]. Table with one row per priority; the full four-year cost after grants, with loans shown as loans and the arithmetic visible. Then the questions to ask each financial aid office, and the one unknown that could flip the result.',
    },
    {
      title: 'Gap year plan and explanation',
      tags: ['plan'],
      text: 'I’m thinking about a gap year before [college or course]. Why: [reason]. Money: [budget]. Ideas: [ideas: e.g. work, family, travel, retaking an exam].\n\nMake a month-by-month plan with costs, one thing I’ll be able to show at the end, and deadlines that still run meanwhile (deferral, aid, applications; I’ll verify them with [college]). Then a four-sentence explanation for an application that’s true and doesn’t apologize. Tell me what would make this year a bad idea.',
    },
    {
      title: 'Transfer essay',
      tags: ['interview'],
      text: 'Help me with a transfer essay from [present college] to [target college, major], [word limit]. Ask me, one at a time: what I came for, what I did there, what’s missing, what I tried before leaving, what exactly exists at the new place (I’ll check it). Then outline four paragraphs that run toward something, not away. Flag any line that complains. Only my facts.',
    },
    {
      title: 'Appeal a college decision',
      tags: ['letter'],
      text: 'Write an appeal to [college] about [decision: e.g. rejection, financial aid, late application]. Their rules on appeals: [rules, copied, or not found]. What is new since I applied: [new facts, with documents]. I ask for [outcome].\n\nOne page, calm: the request in the first line, each new fact with its document, thanks. Don’t argue with the old decision or plead. If nothing is new, tell me so before you write and help with other options. List what to check with the admissions or aid office, and the deadline.',
    },
    {
      title: 'Essay feedback without rewriting',
      tags: ['analysis'],
      text: 'Read my application essay as a tired admissions officer, without rewriting a word: [essay]. Tell me what you’d remember in an hour, where you skimmed, which lines anyone could have written, and three questions for the next draft.',
    },
    {
      title: 'Shorten essay to the limit',
      tags: ['table'],
      text: 'My essay has [count] words, the limit is [limit]: [essay]. List cuts for me to make, whole sentences first, then phrases, then words, with a running total; spare my odd details and the way I talk.',
    },
    {
      title: 'Opening line for my essay',
      tags: ['list'],
      text: 'Find six lines in my own draft that could open the essay, and say what each would make a reader ask: [draft or notes]. No quotations, no “ever since,” nothing that I didn’t write.',
    },
    {
      title: 'PhD research proposal',
      tags: ['document'],
      text: 'Help me shape a PhD proposal in [field], [page limit].\n\nQuestion: [question]\nWhat I’ve read, with references: [list]\nGap I see: [gap]\nMethod and data: [method]\nAccess and skills I have: [access]\nTheir template: [headings]\n\nFirst test the question: too big, already answered, can’t be measured? Ask me five things. Then a draft under their headings, using only my references, “[citation]” where one is missing, a timeline by semester, ethics, the main risk and plan B. List what my supervisor should check.',
    },
    {
      title: 'College list: reach, match, safety',
      tags: ['table'],
      text: 'Help me build a list of ten colleges. My grades and scores: [record]. Want: [major, size, place, weather, team, anything]. Family can pay: [amount a year]. Citizenship or visa: [status].\n\nAsk what I left out. Then ideas in three groups, reach, match and safety: why each fits, what might not, and what to look up on its own site (cost, requirements, deadline). Don’t quote admission rates or prices from memory. At least three I’d be glad to attend and could afford.',
    },
    {
      title: 'Application deadline planner',
      tags: ['plan'],
      text: 'Plan my applications. Colleges and deadlines, from their sites: [list]. Each needs: [essays, tests, references, forms]. Free time: [hours a week]. Today: [date].\n\nA calendar by week: one task a sitting, essays drafted two weeks early, reminders for people who write for me, aid forms on their own line. Mark what can be reused. If it doesn’t fit, say which college to drop first.',
    },
    {
      title: 'Letter of continued interest',
      tags: ['letter'],
      text: 'I’m on the waitlist at [college]. Write a letter of continued interest: 200 words, what’s new since [application month]: [news], one real reason it’s still my choice: [reason], and whether I’d come if admitted: [yes or no]. No begging, no news that I didn’t give you. First check their instructions with me: [instructions].',
    },
    {
      title: 'Email to a PhD supervisor',
      tags: ['email'],
      text: 'Write a first email to [name and field], whom I’d like as my supervisor from [start date]: what I read of theirs and thought of it ([paper and thought]), my question ([question]), my background ([two lines]). Under 130 words, clear subject line, no flattery.',
    },
    {
      title: 'Explain my bad grades',
      tags: ['copy'],
      text: 'Help me write the additional information section about [what happened: e.g. illness, moving, a job] and how it shows in [grades or gap]. At most [limit] words: what happened, when, what I did, how it is now. Facts and dates, no drama, no excuse. Ask if a counselor can confirm it, and tell me what I needn’t disclose.',
    },
    {
      title: 'Does my essay sound like AI',
      tags: ['analysis'],
      text: 'Mark each sentence of my essay that sounds like a machine or a brochure, say why in five words, and ask me a question whose answer would be mine alone: [essay]. No percentage; you can’t know who wrote it.',
    },
    {
      title: 'Email to the admissions office',
      tags: ['email'],
      text: 'Write a 70-word email to the admissions office of [college] with one question: [question: e.g. a missing transcript, a fee waiver, a visa date]. Mention what I already read on their site ([page]), leave my application number blank, and add a subject line they can sort by.',
    },
  ],
  faqs: [
    {
      question: 'Can colleges tell if I used AI on my essay?',
      answer:
        'They often can’t prove it, but they notice an essay that could belong to anyone, and that is the real risk. “This experience taught me resilience” is no one’s sentence. “I fixed the freezer at my uncle’s shop with a hair dryer” is yours. Many colleges and application forms have rules on AI, and some ask you to sign that the work is your own. Read them first, and use AI for questions and feedback, not for sentences.',
    },
    {
      question: 'What do I write about if nothing has happened to me?',
      answer:
        'Write about something small that you know better than other people. Readers like a close look: how you run the register on Sunday, why you repaint the same miniature, what you cook when your sister is sad. A disaster isn’t required. Have an AI ask you about an ordinary week, and watch where your answers get longer. That’s the topic. If a friend could swap their name for yours, dig once more.',
    },
    {
      question: 'How do I cut my essay down to the word limit?',
      answer:
        'Cut whole things before words: the warm-up paragraph, the second example, the moral at the end. Then look for doubles, such as “each and every” or “I personally believe.” An opening like “Ever since I was young” can nearly always go: 5 words saved and nothing lost. Let the AI point at what can leave and choose yourself, because it tends to remove the odd details first, and those are the good part.',
    },
    {
      question: 'Is a UCAS personal statement the same as a college essay?',
      answer:
        'No. UCAS sends the same statement to every course you choose, and it’s mostly about the subject: why you want it, what prepared you, what else you’ve done that helps. A US essay is mostly about you, and each college may add questions. So “my grandmother’s garden” can carry a US essay, while UCAS wants the plant biology you read afterward. Check the current questions and limits on the UCAS site before you write.',
    },
  ],
  relatedLinks: [
    {
      text: 'Study and essay help for class',
      to: '/prompts-for-students',
    },
    {
      text: 'Writing from your own life',
      to: '/nonfiction-writing-prompts',
    },
    {
      text: 'First jobs and interviews',
      to: '/prompts-for-job-seekers',
    },
  ],
} satisfies ThemedPage
