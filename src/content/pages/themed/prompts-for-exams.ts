import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Exams and Homework',
  metaDescription:
    'AI prompts for exams and homework: hints in math, GCSE, A-level and SAT practice, IELTS speaking, Macbeth, thesis help, flashcards and study plans.',
  title: 'AI Prompts for Exams and Homework',
  purpose: 'study',
  level: 'students',
  description:
    'Prompts that give hints, set exam questions, grade your answers and plan the weeks before, with your own work in the middle.',
  introduction:
    'An AI will happily do your homework, and you’ll know exactly as much as before. These prompts make it behave like a good tutor instead: one hint, then wait; a question in the style of your exam, then a grade with reasons. The usual mistake is to ask about “biology.” Name the exam, the board, the topic and what you’ve already tried. Better still, paste in your notes or a page of the textbook, because the AI has never seen your class. Pick the subject you’ve been avoiding, answer five questions on paper first, and check anything surprising against your book. That’s twenty minutes.',
  prompts: [
    {
      title: 'Homework help with hints only',
      tags: ['interview'],
      text: 'I’m stuck on this [subject] question: [question]. Here’s what I tried: [my attempt]. Give me one hint at a time, wait for my next try, and never show the answer, even if I beg.',
    },
    {
      title: 'Math problem, step by step',
      tags: ['how-to'],
      text: 'Work through this math problem with me, step by step: [problem]. I’m in [grade or course].\n\nFirst say in plain words what is asked and what’s given. Then one step at a time: what we do, why it’s allowed, the new line. After each step ask me for the next one before you show it. At the end, check the answer by plugging it in or estimating, and give me one similar problem to do alone. If the problem is missing a number, say so.',
    },
    {
      title: 'Algebra explained from the start',
      tags: ['how-to'],
      text: 'Explain [algebra topic: e.g. solving equations, factoring, functions] to me as if I missed those two weeks. I can do [what I can do: e.g. fractions, negative numbers].\n\nOne idea per message, at most 80 words, with a number example before any letters. Then a tiny exercise; wait for my answer. If I get it wrong, find out which older skill is missing and go back to it. When I get three right in a row, move on. Keep a list of what I’ve mastered.',
    },
    {
      title: 'GCSE exam questions with mark scheme',
      tags: ['document'],
      text: 'Write GCSE practice questions for [subject], [exam board and tier: e.g. AQA, Higher], on [topic]. My notes: [notes, or none].\n\nSix questions from 1 to 6 marks with the board’s command words (state, describe, explain, evaluate). Ask them one at a time. After my answer, show the mark scheme point by point, my mark, and the phrase that would have earned the next one. Tell me when a point isn’t in my notes, so I can check it against the real specification.',
    },
    {
      title: 'A-level exam questions, mark scheme',
      tags: ['document'],
      text: 'Set me A-level questions in [subject and board: e.g. biology, OCR A] on [topics]: two short, one on data, one [long kind: e.g. 15-mark essay, 6-mark explanation].\n\nGive the paper first and wait. Then grade what I send with a mark scheme: knowledge, application, analysis, evaluation where they apply; quote my words for each mark I earned and say what was missing for each one I lost. Show how to fix my weakest paragraph, in bullet points only. Call the marks estimates and name what I should compare with an official past paper.',
    },
    {
      title: 'SAT reading practice questions',
      tags: ['interview'],
      text: 'Give me SAT-style practice for reading and writing: one short passage and one four-choice question at a time, focusing on [question type: e.g. main idea, transitions, punctuation, inference], level [difficulty]. Wait for my choice. Then explain why mine is right or wrong and what made the best wrong answer tempting. Every ten questions, tell me my pattern of mistakes and change the mix. Original passages only, and double-check that exactly one choice works.',
    },
    {
      title: 'SAT essay practice, scored',
      tags: ['analysis'],
      text: 'Act as a grader for the SAT essay, which only some schools and states still give. Write an original persuasive passage of about 650 words on [topic], then wait for my essay on how its author persuades.\n\nScore reading, analysis and writing from 1 to 4 each, with the two lines of mine that decided it. Name one device I missed. Don’t rewrite anything. My goal is [goal score].',
    },
    {
      title: 'IELTS speaking examiner, three parts',
      tags: ['interview'],
      text: 'Be my IELTS Speaking examiner. I need band [target band]; my first language is [language].\n\nPart one: five questions about everyday life, one at a time. Part two: a cue card; give me one minute to prepare and two to talk. Part three: four deeper questions on the same topic, with follow-ups. No comments until the end. Then estimate bands for fluency, vocabulary, grammar and, only if you heard my voice, pronunciation. Correct my five costliest mistakes and ask me to say those answers again.',
    },
    {
      title: 'IELTS or TOEFL writing, scored',
      tags: ['analysis'],
      text: 'Set me one [task: e.g. IELTS Task 1 letter, IELTS Task 2, TOEFL academic discussion] with the current word count and time limit, or ask me to paste them if unsure. Wait for my text. Score it by that test’s own criteria: estimated score, evidence from my lines, what stops it from being higher. Then a table of my eight most expensive errors with corrections. I need [target score]. Leave my ideas alone and give me one paragraph to rewrite.',
    },
    {
      title: 'UPSC or civil service study plan',
      tags: ['plan'],
      text: 'Make a study plan for [exam: e.g. UPSC prelims and mains, SSC, a state service] in [exam month]. I’m a [situation: e.g. final-year student, full-time clerk] with [hours a day] hours; strong in [strong subjects], weak in [weak subjects]. Syllabus as published: [paste the official syllabus].\n\nPhases by month, then the next two weeks day by day: topic, source type, minutes, one answer to write. Fixed slots for current affairs, revision and a weekly mock test. Show what you cut to make it fit.',
    },
    {
      title: 'Macbeth essay questions',
      tags: ['list'],
      text: 'Write eight essay questions on [text: e.g. Macbeth, An Inspector Calls] for [exam or class] about characters, themes, one extract and the writer’s choices. Under each, name three moments worth rereading, by act or chapter, and mark any quotation “check in my copy.”',
    },
    {
      title: 'Revise a set text',
      tags: ['interview'],
      text: 'Revise [text and author] with me for [exam]. I’ve read [how much].\n\nGo through it in five rounds: plot in ten events, characters and what they want, themes, ten short quotations, context that matters. In each round I say what I remember first; you fill gaps and ask one why-question. Keep a table: theme, quotation, who says it and where, what it shows. I’ll check each quotation in my copy, so give act and scene or chapter, and admit when you’re unsure.',
    },
    {
      title: 'Character analysis',
      tags: ['analysis'],
      text: 'Help me analyze [character] from [book or play]. My notes and quotations, with pages: [notes].\n\nAsk me five questions, one at a time: what they want, what they hide, how others see them, when they change, how the writer makes us feel about it. Then build an essay plan from my answers: claim, three points, my quotation under each, the word in it worth a closer look. Where I have no evidence, leave a gap labeled “find a quote.”',
    },
    {
      title: 'Thesis statement help',
      tags: ['analysis'],
      text: 'Help me with a thesis statement for this question: [essay question]. What I think, roughly: [my view]. Evidence I have: [evidence].\n\nAsk me up to two questions first. Then turn my view into three versions: one plain, one that names the reasons, one that answers an opponent. For each, say what it commits me to prove and which evidence is missing. Warn me if one is only a fact or a topic. I’ll choose and reword it.',
    },
    {
      title: 'Essay conclusion help',
      tags: ['analysis'],
      text: 'Here are my thesis, my main points and my draft conclusion: [text]. Show me what it only repeats and where it dodges “so what?” Then suggest three different ways to end, one line each, for me to write.',
    },
    {
      title: 'Make my essay better',
      tags: ['table'],
      text: 'Make my essay better without making it yours. Task: [assignment and grade level]. Essay: [essay].\n\nFirst two lines: what already works. Then a table of at most twelve changes in order of how much they help: my words, the problem, a possible fix. Cover argument before style and style before commas. Keep my vocabulary and my opinions. Don’t hand back a rewritten essay. Last, the one paragraph I should rewrite myself tonight, and why.',
    },
    {
      title: 'Research paper topics',
      tags: ['list'],
      text: 'Suggest twelve research paper topics for [class and level], [number of pages] pages, around [interests: e.g. sleep, sneakers, rivers]. Each as a question that can be answered in that length, with the kind of source I’d need and where a school library would have it. Four safe, four fresh, four a bit risky. No topic that needs experiments on people. Then ask which one I like, and narrow it with me.',
    },
    {
      title: 'Dissertation topics, psychology or other',
      tags: ['table'],
      text: 'Suggest ten dissertation topics in [subject: e.g. psychology, law, nursing] that one student can finish in [months] months.\n\nLevel: [level: e.g. bachelor’s, master’s]\nInterests: [interests]\nMethods I know: [methods: e.g. surveys, interviews, t-tests]\nData or people I can reach: [access]\n\nTable: question, method, sample I’d realistically get, ethics approval needed, biggest risk. Flag topics that touch vulnerable people. Give search terms instead of references, so I can see what exists. Ask before you assume access to anyone.',
    },
    {
      title: 'Summarize a textbook chapter',
      tags: ['document'],
      text: 'Summarize this textbook chapter for a test: [chapter text]. My class: [class and grade].\n\nOne page: the question the chapter answers, the main ideas in order with two lines each, a list of terms with meanings in plain words, one cause-and-effect chain. Mark what’s most likely to be on the test, and use only this text. Then ask me five questions and hold back the answers until I’ve tried.',
    },
    {
      title: 'Flashcards for an exam',
      tags: ['data'],
      text: 'Make [number] flashcards for [exam and topic] from these notes, one fact per card, answers of at most fifteen words, hard ones twice in different wording: [notes]. One card per line, with a semicolon between front and back and nowhere else, so that I can import them into an app.',
    },
    {
      title: 'Study plan for ADHD',
      tags: ['plan'],
      text: 'Make me a study plan that survives ADHD. Test or deadline: [what and when]. Topics: [topics]. Energy: [best and worst times]. What pulls me away: [distractions].\n\nBlocks of [minutes] minutes with a first step so small it feels silly, something to do with my hands or say out loud in each, and breaks that end at a set time. Rotate subjects. Two catch-up blocks a week. If I miss a day, tell me what to skip, not how to double up. Show today only; I’ll ask for tomorrow.',
    },
    {
      title: 'Class presentation on global warming',
      tags: ['plan'],
      text: 'Help me prepare a class presentation of [minutes] minutes on [topic: e.g. global warming, the Silk Road, sleep] for [class and grade]. What I know or found, with sources: [notes].\n\nSix to eight slides: title, at most three short lines, an idea for a picture, what I say in 60 words. Start with something classmates have seen themselves. Mark every number “source?” until I give you one. Give me a last line that isn’t “thanks for listening,” and two questions the class may ask.',
    },
    {
      title: 'Explain it like I’m five',
      tags: ['how-to'],
      text: 'Explain [topic] like I’m five, with one everyday comparison and no word I’d have to look up. Then explain it like I’m fifteen, with the three terms I need for class, and say where the comparison breaks down.',
    },
    {
      title: 'Quiz me for my test',
      tags: ['interview'],
      text: 'Quiz me on [topic] for a test: twelve questions, one at a time, in mixed formats, from these notes: [notes, or none]. Tell me why each answer was right or wrong, bring back what I missed, and finish with my three weak spots.',
    },
    {
      title: 'Book report outline',
      tags: ['plan'],
      text: 'Make a book report outline for [title and author], [grade], [length]. What happens, in my words: [my notes].\n\nA fill-in sheet: opening with title and author, setting, main characters, problem, three key events, how it ends, theme, my opinion with one reason. Under each heading two questions that I answer myself. Use my notes only; if a heading has nothing, leave lines. Adjust to my teacher’s rules: [rules].',
    },
    {
      title: 'Chapter summary of a novel',
      tags: ['document'],
      text: 'Summarize [chapter] of [novel: e.g. To Kill a Mockingbird] to study from after I’ve read it: six lines of events, who appears, what changed, one theme, nothing from later chapters. If you don’t know the chapter exactly, ask me to paste it.',
    },
    {
      title: 'Talk to a historical figure',
      tags: ['dialogue'],
      text: 'Play [historical figure: e.g. Cleopatra, Galileo, Wangari Maathai] in the year [year]. I’m a student studying [topic] and I’ll interview you. Answer in first person, at most 80 words a turn, knowing only what they could have known. Put an asterisk after anything historians doubt or you made up. When I say “stop,” step out and list which claims I can check, and in what kind of source.',
    },
    {
      title: 'Grade my practice exam answer',
      tags: ['analysis'],
      text: 'Grade my answer to this [exam and subject] question out of [points], quoting what earned each point and listing what’s missing, most valuable first: [question, mark scheme if I have it, answer]. Then let me try again.',
    },
    {
      title: 'Essay introduction help',
      tags: ['analysis'],
      text: 'Here are my essay question and my introduction: [question and draft]. Tell me which sentence could open any essay in the world, then describe three kinds of first line that would fit mine. I’ll write it, and you check that it leads to my thesis.',
    },
    {
      title: 'Physics or chemistry problem help',
      tags: ['how-to'],
      text: 'Help me with this [subject: e.g. physics, chemistry] problem: [problem]. My work: [work, or where I stopped].\n\nBefore any formula, have me list what’s given, what’s wanted and the units. Ask which law fits and why; correct me if I guess. Then let me do the algebra and the numbers. Check units and whether the size makes sense. Show a full solution only when I type “show it,” and then give me a twin problem.',
    },
  ],
  faqs: [
    {
      question: 'Can ChatGPT do my homework without me cheating?',
      answer:
        'Yes, if the work you hand in stays yours: ask it for hints, checks and practice questions, not for the answer. “Tell me which line of my working goes wrong, and nothing else” is tutoring. “Write 300 words on Macbeth” is not, and teachers notice. Classes differ, so look in the syllabus or ask. When you’re allowed to use AI, keep the chat; it shows which thoughts came from you.',
    },
    {
      question: 'Are AI exam questions the same as the real ones?',
      answer:
        'No, they are imitations, and the mark schemes are imitations too. They’re good for finding out what you can’t explain yet, for instance why enzymes stop working in heat. For the real style, download past papers and official mark schemes from your exam board’s website, paste one question in as a model, and ask for three more like it. If the AI and the official scheme disagree, the official one wins.',
    },
    {
      question: 'Why does the AI get my math problem wrong?',
      answer:
        'Because it writes what usually comes next, and sometimes that’s a wrong number with a confident face. A misread photo of your handwriting makes it worse. Type the problem out, ask it to restate the problem first, and have it check the result by plugging it back in: if x is 4, does the left side equal the right? For long calculations use a calculator. If you get two different answers, trust neither until you’ve checked.',
    },
    {
      question: 'How do I study with AI if I only have tonight?',
      answer:
        'Get a list of what’s on the test, then spend most of the time answering, not reading. Paste your notes and ask for ten questions; the ones you miss are tonight’s topics. Explain each back in your own words, for example “osmosis is water moving to where the salt is.” Stop at a fixed time and sleep, since a tired brain loses points. Tomorrow, bring the three things you still couldn’t explain to your teacher.',
    },
  ],
  relatedLinks: [
    {
      text: 'Notes, outlines and group projects',
      to: '/prompts-for-students',
    },
    {
      text: 'Finding and checking sources',
      to: '/research-prompts',
    },
    {
      text: 'Writing every day for class',
      to: '/daily-writing-prompts-for-students',
    },
  ],
} satisfies ThemedPage
