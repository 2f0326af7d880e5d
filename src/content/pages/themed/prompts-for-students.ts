import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Students: Study, Quiz, Get Feedback',
  metaDescription:
    'AI prompts for students who want to learn the material: study plans, quizzes, outline critique, exam practice and help finding your own mistake.',
  title: 'AI Prompts for Students',
  purpose: 'study',
  level: 'students',
  description:
    'Prompts that quiz you, find your mistakes and question your outline while the essay stays your own work.',
  introduction:
    'Used well, an AI is a tutor who has time at eleven at night. It asks you questions, finds the step where your algebra went wrong, and tells you that point two and point four are the same point. Used as a ghostwriter it gets you a bland essay, a possible misconduct case, and nothing in your head on exam day. The prompts here keep the work on your side of the table. Choose the exam or assignment you have been putting off. Paste in your own notes or working, and answer each question before you read on. After twenty minutes, close the chat and write down what you remember.',
  prompts: [
    {
      title: 'Study plan until the exam',
      tags: ['plan'],
      text: 'Plan my time until an exam, as a study coach would.\n\nExam: [subject, date, format]\nTopics: [topic list: e.g. cells, sure; genetics, weak]\nFree time: [hours per weekday]\nFixed things: [job, practice, family]\n\nGive one row per day: topic, task, minutes. Weak topics come back at least three times, with days between. Every session ends with questions answered from memory. Leave one day a week empty. If the topics will not fit, say which to leave out.',
    },
    {
      title: 'Quiz me, one at a time',
      tags: ['interview'],
      text: 'Quiz me on [topic]. One question at a time, wait for my answer, tell me what was missing, and make the next one slightly harder.',
    },
    {
      title: 'Why was my answer wrong',
      tags: ['analysis'],
      text: 'I got this wrong and want to find the mistake myself. Be my patient tutor in [subject].\n\nQuestion: [question]\nMy work: [every step I wrote]\nRight answer, if known: [answer]\n\nName the first step that goes wrong and ask me one question about it. Wait. If I still miss it, explain that step only, then give me a similar problem to try. Keep the full solution back until I ask for it.',
    },
    {
      title: 'Critique my outline only',
      tags: ['analysis'],
      text: 'You grade essays in [course]. Read my outline the way you would before a deadline.\n\nAssignment: [task as set]\nMy outline: [outline]\nGrading criteria: [criteria]\n\nTell me where the argument jumps, which point has no evidence yet, which two points are really one, and what an opponent would say. Ask questions instead of supplying ideas or sentences. Finish with the one change to make before I start drafting.',
    },
    {
      title: 'Lecture notes into questions',
      tags: ['list'],
      text: 'You set short tests for [course]. My notes from one lecture: [notes].\n\nTurn them into fifteen questions I could answer from memory: five on terms, five on how things connect, five that apply an idea to a new case. Put the answers at the end, each with the line of my notes it comes from. Where my notes are unclear or seem wrong, put the spot on a list of things to ask the professor.',
    },
    {
      title: 'Explain it at my level',
      tags: ['how-to'],
      text: 'Explain [concept] to someone who knows [what I already know] and nothing beyond it. Use one example, then ask me to explain it back and correct me.',
    },
    {
      title: 'Flashcards from one chapter',
      tags: ['data'],
      text: 'Turn this text into flashcards I can import into an app, as a teacher of [course] would: [text].\n\nOne fact per card. Questions must make sense alone, weeks later, so no “the author says”. Hand back one code block: question, a tab, answer, one card per line. At most [number] cards; choose what you would put on the exam. After the cards, name what you left out.',
    },
    {
      title: 'Test the logic of one paragraph',
      tags: ['analysis'],
      text: 'Here is a paragraph of mine and the claim it should support. Read it like a tutor in a writing center.\n\nClaim: [thesis]\nParagraph: [my paragraph]\n\nFor each sentence say what job it does: claim, evidence, explanation or filler. Then tell me where a reader would ask “so what?” or “how do you know?”. Point at the places and leave the rewriting to me. If the paragraph supports a different claim, say which.',
    },
    {
      title: 'Email to a professor',
      tags: ['email'],
      text: 'Draft a polite email of 80 words to my professor in [course]: [what I need: e.g. two more days after a hospital visit]. One clear question.',
    },
    {
      title: 'Break a big assignment down',
      tags: ['plan'],
      text: 'As a study coach, split this assignment into pieces I can finish in one sitting.\n\nTask: [assignment text]\nDue: [due date]\nToday: [today’s date]\nHow I work: [habits: e.g. best before noon, phone is a problem]\n\nEach piece needs a first action that takes five minutes, a sign that it is finished, and a date. Put the piece I am likely to avoid early. Add a check halfway: what should exist by then, and what to cut if it does not.',
    },
    {
      title: 'Translate the professor’s feedback',
      tags: ['table'],
      text: 'My draft came back with these comments: [comments]. The passages they refer to: [passages]. Go through them with me like a writing tutor.\n\nOne row per comment: what it asks for in plain words, how serious it is for the grade, the first thing to do. Put them in the order I should work in. Where a comment could mean two things, give both and write the question I should ask in office hours.',
    },
    {
      title: 'Practice a class talk',
      tags: ['interview'],
      text: 'Coach me for a talk. I present [topic] to [audience: e.g. twenty classmates and the professor] in [number] minutes. My notes: [notes].\n\nFirst, tell me what to cut so that it fits, spoken slowly. Then ask me the five questions this audience is most likely to ask, one by one, waiting each time. After each answer, say in two lines what was clear and what was not. Last, give me a sentence to use when I do not know.',
    },
    {
      title: 'Words I keep mixing up',
      tags: ['how-to'],
      text: 'I keep confusing [two terms]. Give me the difference in one line, an example of each, a way to remember it, and five mixed test questions.',
    },
    {
      title: 'Practice problems like this one',
      tags: ['document'],
      text: 'You write exercise sheets for [course]. Give me six problems that use the same method as this one: [problem].\n\nTwo slightly easier, two equal, two where the method needs one extra step. Change the setting as well as the numbers. List the final results on a separate page, without the steps, so that I can check myself. Solve each one yourself before you hand them over.',
    },
    {
      title: 'Which citation details are missing',
      tags: ['table'],
      text: 'As a librarian would, check my reference list against [style: e.g. APA 7th edition]. The list: [references as typed].\n\nOne row per entry: what is missing, what is in the wrong place, the corrected form using only what I gave you. Leave unknown details blank with a question mark; invented page numbers or DOIs would cost me points. At the end, list entries whose type you cannot tell.',
    },
    {
      title: 'Plan a day after falling behind',
      tags: ['plan'],
      text: 'I am behind in [courses] and have [hours] hours today. Deadlines: [list with dates]. Order the day in blocks, name what to leave undone, and start with something short.',
    },
    {
      title: 'Lab report, checked by section',
      tags: ['analysis'],
      text: 'You grade first-year lab reports in [science]. Check mine section by section against the instructions.\n\nInstructions: [lab handout]\nMy report: [report]\n\nFor each section: what is there, what the handout asks for that is not, and where results and interpretation are mixed up. Check units and significant figures line by line. Quote every spot, and leave the wording to me.',
    },
    {
      title: 'Message to my project group',
      tags: ['messages'],
      text: 'Write a group chat message about our project: [what is late: e.g. the graph, Member B]. Friendly, clear about who does what by [day], no blame, under 60 words.',
    },
    {
      title: 'A one-page summary sheet',
      tags: ['document'],
      text: 'Condense my notes on [topic] to one page I could rebuild from memory, like a tutor the week before the exam: [notes].\n\nHeadings, at most six lines under each, formulas with what each letter means, one tiny example per method. Leave out what a calculator or the formula sheet gives me: [what is allowed]. At the bottom, list what you had to drop.',
    },
    {
      title: 'Check my understanding, teach back',
      tags: ['interview'],
      text: 'I will explain [topic] to you. Play a curious beginner: stop me at every word I did not define, then tell me which part I skipped.',
    },
    {
      title: 'IELTS Writing Task 2, with bands',
      tags: ['interview'],
      text: 'Be an IELTS examiner for Writing Task 2. Give me a question on [topic: e.g. public transportation], wait for my essay, then grade it. I need band [target band].\n\nFor each of the four criteria (task response, coherence and cohesion, lexical resource, grammar): a band, two lines of mine that decided it, and what the next half band needs. Correct the three errors that cost the most and rewrite nothing else. Call the bands estimates.',
    },
    {
      title: 'Five-paragraph essay from my ideas',
      tags: ['plan'],
      text: 'Help me outline a five-paragraph essay for [class and grade], using only what I think.\n\nQuestion: [essay question]\nMy ideas, messy: [ideas]\n\nAsk me up to three questions and wait. Then sort my ideas: the thesis in my words, three reasons with the strongest last, one example under each, an ending that isn’t the thesis again. Where I have nothing yet, write “need example.” Outline only, no sentences I could hand in.',
    },
    {
      title: 'Book report, questions first',
      tags: ['interview'],
      text: 'I’m writing a book report on [book and author]. I’ve read [how far]. It’s for [class and grade], [number] words.\n\nInterview me, one question at a time: who wants what, what’s in the way, the scene I’d show a friend, where I got bored, a line worth quoting and its page. Tell me nothing about the book; you could have it wrong. After eight answers, hand me an outline made of what I said, and mark the part that sounds like a back cover.',
    },
    {
      title: 'Compare and contrast chart',
      tags: ['table'],
      text: 'I’m comparing [first thing] and [second thing] for [class]. My notes: [notes].\n\nMake a chart with five rows: the point, what my notes say about each, alike or different, so what. Drop any point that fits only one of them. Then tell me which three rows could carry a compare-and-contrast essay, and whether to go point by point or one thing after the other. Leave the thesis to me, and ask one question that leads there.',
    },
    {
      title: 'Essay feedback for English learners',
      tags: ['analysis'],
      text: 'I’m learning English. Level: [level: e.g. B1]. My first language: [language]. My text: [text].\n\nFirst tell me in two easy sentences whether a reader understands me. Then a table of my ten most important mistakes: what I wrote, the correct form, the rule in ten words. The same mistake twice is one row. Say which ones come from my language. Keep my ideas and my voice. Last, five sentences for me to fix, and wait.',
    },
  ],
  faqs: [
    {
      question: 'Is using AI for studying cheating?',
      answer:
        'Using it to practice and understand is usually allowed; handing in its words as yours usually is not. The rule that counts is the one in your syllabus, and it can differ between two classes on the same day. “Quiz me on chapter four” is safe nearly everywhere. If you are unsure about feedback on a draft, ask the professor first by email, and keep the chat so you can show it.',
    },
    {
      question: 'How do I stop it from writing the essay for me?',
      answer:
        'Say what it may hand back. “Ask questions about my outline, write no sentences” works better than “help me with my essay”, which it hears as an order for an essay. If it slips, reply: “Delete that, point to the weak step instead.” Give it your outline or paragraph first. With nothing of yours to work on, it has only its own text to offer.',
    },
    {
      question: 'Why does it make up sources?',
      answer:
        'Because it produces text that looks like a reference, including journals and page numbers that do not exist. Never cite something you have not opened. Ask for search terms and kinds of source instead, for example “which databases and keywords for minimum wage studies since 2015”, then search your library. If it names an article, paste the title into the catalog. No result means it stays out of your essay.',
    },
    {
      question: 'Can I paste my lecture slides and classmates’ work?',
      answer:
        'Your own notes are fine with most tools your university allows; other people’s material is theirs. Slides may be under copyright, so check the course rules or type up your notes instead. Leave out classmates’ names, group chats and drafts unless they agree. For a group project, “Member B has not sent the graph” gives the AI enough to help you write the message.',
    },
  ],
  relatedLinks: [
    {
      text: 'Reading papers and checking sources',
      to: '/research-prompts',
    },
    {
      text: 'First applications and interviews',
      to: '/prompts-for-job-seekers',
    },
    {
      text: 'The plan: from topic to essay',
      to: '/plans/from-topic-to-essay',
    },
  ],
} satisfies ThemedPage
