import type { ThemedPage } from '@/content/schema'

export default {
  title: 'AI Prompts for Feedback, Rubrics and Grading',
  purpose: 'lessons',
  level: 'everyone',
  metaTitle: 'AI Prompts for Feedback, Rubrics and Grading',
  metaDescription:
    'AI prompts for essay feedback, grading against criteria, rubrics, report card comments, peer review and proofreading that keep the writer’s own voice.',
  description:
    'Prompts that comment on essays, stories, poems, CVs and talks line by line, and help teachers build rubrics and mark by them.',
  introduction:
    'Good feedback names the line, says what it did to a reader, and leaves the pen with the writer. An AI does this well if you tell it who wrote the piece, for whom, and by which criteria it will be judged. The usual mistake is to ask “is this good?” and get praise, or “make this better” and get somebody else’s essay back. Pick the prompt for your piece, paste the text without names, and fill the blanks. Read the comments twice, choose two, and make those changes yourself. Teachers: treat every mark as a suggestion, and check three pieces by hand before you trust the rest.',
  prompts: [
    {
      title: 'Feedback on my essay',
      tags: ['analysis'],
      text: 'Read my essay as a fair teacher of [subject] would. The task was: [essay question].\n\n[essay, pasted whole]\n\nTell me, quoting my words each time: what already works, the two changes that would improve it most, and one place where you lost the thread. Put one question next to each weak spot so that I can fix it myself. Leave my sentences as they are and give no rewritten version.',
    },
    {
      title: 'Grade my essay against criteria',
      tags: ['table'],
      text: 'Mark the essay below strictly by the criteria I paste, and by nothing else.\n\nCriteria and points: [mark scheme or rubric]\nLevel: [course or year: e.g. A level, Year 12]\nEssay: [text]\n\nA table: criterion, points suggested, the sentence that earned them, what the next band would need. Add a total with a range, because you may be out by a band. Where a criterion cannot be judged from the text, write “cannot tell”.',
    },
    {
      title: 'Feedback on my short story',
      tags: ['analysis'],
      text: 'You are a careful first reader of [genre] stories. Here is mine: [short story].\n\nFirst retell it in three sentences, so that I see what came across. Then: where you leaned in, where you skimmed, what you expected at the halfway point, and whether the ending was earned. Quote a line for each. Finish with one question about my main character. Suggest no new plot.',
    },
    {
      title: 'Critique my poem',
      tags: ['analysis'],
      text: 'Critique this poem as an editor who reads slowly: [poem]. Name its strongest line and why, any word that is only there for the rhyme, and the line you would cut. Write no lines of your own.',
    },
    {
      title: 'Rubric maker for any assignment',
      tags: ['table'],
      text: 'Make a rubric for this assignment: [task as pupils see it].\n\nAge or course: [age or course: e.g. Year 8]\nWhat it must show: [three to five skills]\nLevels: [how many, and their names]\n\nReturn a table with one row per skill and one column per level. Describe what a marker can see on the page, not effort or attitude. Keep each cell under 20 words and avoid “good”, “some” and “excellent”. Under the table, name the two cells that markers are likely to disagree about.',
    },
    {
      title: 'Rubric for an argumentative essay',
      tags: ['table'],
      text: 'Write a four-level rubric for an argumentative essay by [age or year group], out of [total points]. Rows: claim, evidence, reasoning, counter-argument, structure, language. For every row add a sample sentence on [topic] at the top level and at the second lowest, so pupils can see the difference.',
    },
    {
      title: 'Peer review questions',
      tags: ['list'],
      text: 'Give me eight peer review questions for [kind of writing: e.g. a persuasive letter] by pupils aged [age]. Each must be answered by pointing to or copying a line, so that “it was good” is not an answer. Put them on one sheet with space to write, and end with two kind ways to begin a criticism.',
    },
    {
      title: 'Research paper outline',
      tags: ['plan'],
      text: 'Help me outline a research paper of [length].\n\nQuestion: [research question]\nMy answer so far: [working thesis, or none yet]\nSources I have read: [author and point of each]\n\nIf the question is too wide, give me three narrower ones and stop. Otherwise: sections in order, the claim each makes, which of my sources supports it, and a rough word count. Mark every gap “needs a source”. Use only my sources and name no others.',
    },
    {
      title: 'Literary analysis essay plan',
      tags: ['plan'],
      text: 'Act as a literature tutor. I must answer [essay question] on [book, play or poem].\n\nWhat I noticed: [my observations]\nQuotations I chose: [quotations]\n\nAsk me up to three questions first. Then plan four paragraphs: the point, my quotation, the word in it worth a close look, how it answers the question. Quote only what I pasted; your memory of the text may be wrong. List what I still have to look up.',
    },
    {
      title: 'Character analysis essay',
      tags: ['plan'],
      text: 'Plan a character analysis essay about [character] in [title] from these moments: [three scenes and quotations]. For each moment ask what the character wants, hides and changes. Then offer two possible theses and show which of my moments fit which. Leave the writing to me.',
    },
    {
      title: 'How to start an essay: introduction',
      tags: ['copy'],
      text: 'I can’t start my essay. Title: [essay title]. My main point: [one sentence]. Show me four ways in: a fact I supplied, a question, a small scene, a view I disagree with. One or two sentences each, then say which suits [subject and teacher] best and where my main point should stand. My facts: [facts]. Leave a gap where one is missing.',
    },
    {
      title: 'Essay in a student’s natural voice',
      tags: ['document'],
      text: 'Help me get from notes to a draft that sounds like me, aged [age].\n\nHow I write: [a paragraph of mine]\nTask: [essay question]\nMy notes: [points and examples]\n\nInterview me first, one question per paragraph, and use my answers almost word for word. Keep my vocabulary and sentence length. Mark every phrase that is yours in bold so that I can replace it. Remind me at the end to check what AI help my school allows.',
    },
    {
      title: 'Check my argument',
      tags: ['analysis'],
      text: 'Test this argument: [argument]. Write it as numbered steps, show which step would fall first if somebody pushed, and give the strongest fair objection. Don’t repair it for me.',
    },
    {
      title: 'Report card comments',
      tags: ['copy'],
      text: 'Write school report comments from my notes, one per pupil.\n\nSubject and term: [subject, term]\nNotes, initials only: [initial, strength, evidence, next step]\nLength: [number of words]\n\nEach says what the pupil can now do, with one piece of evidence, and one next step a parent understands. Vary the first words. Invent no behaviour or progress; where a note is thin, put a question for me instead of a comment.',
    },
    {
      title: 'Comments for a struggling pupil',
      tags: ['copy'],
      text: 'Write three versions of a report comment for a pupil who finds [subject] hard. What I have seen: [facts]. Support in place: [help given]. Be honest, use no labels and no name, 60 words each, ending on something the family can do in ten minutes a week.',
    },
    {
      title: 'Feedback for English learners',
      tags: ['table'],
      text: 'Give feedback on writing by an English learner at level [level: e.g. B1] whose first language is [language].\n\nText: [text]\n\nSay first, in one plain sentence, what the text communicates well. Then choose the three kinds of error that most hinder understanding. A table: what was written, a corrected form, the rule in ten simple words. Let small slips go. Close with two sentences from the text for the learner to correct alone.',
    },
    {
      title: 'Mark a test from a key',
      tags: ['table'],
      text: 'Mark these answers by my key only.\n\nKey with points: [questions, answers, points]\nAnswers, numbered, no names: [answers]\n\nA table: number, points, reason in five words. Accept other spellings and wordings only if [what to accept]. Put doubtful ones in a separate list for me to decide and give them no points yet. If you think the key is wrong somewhere, say so before you mark. Then list the question most often missed.',
    },
    {
      title: 'Writing conference questions',
      tags: ['list'],
      text: 'I have five minutes with each pupil aged [age] about their [piece of writing]. Give me six writing conference questions that make the pupil do the talking, from “how’s it going” to “what will you do next”. Add what to say when the answer is “I’m finished” or “I don’t know”.',
    },
    {
      title: 'Proofread without changing my voice',
      tags: ['table'],
      text: 'Proofread my [kind of text: e.g. short story] in [English: e.g. British]. Correct only spelling, punctuation, and clear slips of grammar. Leave dialect, fragments and odd rhythms alone: they are intentional.\n\n[text]\n\nReturn a list, not a new text: the line, the change, the reason in three words. Put anything that may be deliberate under “ask the author”.',
    },
    {
      title: 'Feedback on my novel chapter',
      tags: ['analysis'],
      text: 'As an editor of [genre] novels, read chapter [number] of my novel.\n\nWhat the reader knows so far: [three lines]\nWhat this chapter must do: [its job]\nChapter: [text]\n\nReport: does it do its job, and at which line? Where does the tension drop? Which paragraph would nobody miss? Is anybody speaking out of character? What do you fear or hope for after the last line? Give a quotation for each. No rewriting, no routine praise.',
    },
    {
      title: 'Feedback on a presentation',
      tags: ['list'],
      text: 'Give feedback on my presentation to [audience], [minutes] minutes long. What they should do afterwards: [aim]. Slides and notes: [text of each slide]. Go through it in order: keep, cut or move, with a reason in one line. Then the three questions I am likely to get, and the slide where people will reach for their phones.',
    },
    {
      title: 'Feedback on my CV',
      tags: ['table'],
      text: 'Review my CV for [job title] as someone with forty to read before lunch.\n\nJob advert: [advert]\nCV, contact details removed: [CV]\n\nFirst say what you took in after ten seconds. Then give a table, worst first: the line, your doubt, and a question whose answer would make the line stronger. Add no numbers or duties that are not there.',
    },
    {
      title: 'One-line feedback bank',
      tags: ['list'],
      text: 'Make a bank of 30 one-line feedback comments for [kind of work] by [age group]: ten on strengths, ten on next steps, ten questions. Each names a thing to look for on the page and fits in a margin.',
    },
    {
      title: 'Self-assessment for pupils',
      tags: ['document'],
      text: 'Turn this rubric into a one-page self-assessment for pupils aged [age]: [rubric]. Use “I can” statements in their words, each with room to copy the line that proves it, three boxes to tick, and one last question: “What would I like my teacher to look at?”',
    },
    {
      title: 'Two stars and a wish',
      tags: ['list'],
      text: 'Here is a piece by a child aged [age]: [text]. Write two stars and a wish the child can read alone: two real strengths with their own words quoted, one small next step.',
    },
    {
      title: 'Same mistakes across a class',
      tags: ['table'],
      text: 'From these pieces of work on [task], names removed: [texts], make a whole-class feedback sheet. Three strengths with a quotation each, the three most common errors with how many pieces show them, spellings to learn, and a ten-minute activity for tomorrow about the worst one. Count carefully and give the piece numbers so I can check.',
    },
    {
      title: 'What my teacher’s comments mean',
      tags: ['plan'],
      text: 'My teacher wrote: [comments]. Here is the passage they are about: [passage]. Explain each comment in plain words, show where it applies, and give me a revision list in order, with about how many minutes each takes.',
    },
  ],
  faqs: [
    {
      question: 'Can AI grade an essay accurately?',
      answer:
        'Roughly, but not well enough to be the last word. With clear criteria an AI often lands near a teacher’s mark, yet the same essay can get a 14 on Monday and a 16 on Tuesday. Ask for the sentence that earned each point and check that it exists. For example, mark three essays yourself, compare, and correct the criteria where you differ. A mark that counts should always be given by a person.',
    },
    {
      question: 'How do I get feedback without AI rewriting my essay?',
      answer:
        'Forbid the new version and ask for a list. “Quote the line, say what confused you, ask me one question” leaves you with notes instead of a stranger’s essay. If it rewrites all the same, answer: “Undo that. Comments only, numbered by paragraph.” Then close the chat while you revise. For example, take the two comments you agree with most and work on those before you read the rest.',
    },
    {
      question: 'Why does AI say everything I write is great?',
      answer:
        'Because you asked a friendly question and it wants to please. Give it a job that cannot be done with praise: the paragraph that could be cut, the step in the argument that would fall first, the line where a tired reader stops. Say who reads it too. “Read this as a magazine editor with sixty more in the pile” gets franker notes than “be honest”.',
    },
    {
      question: 'Is it safe to paste pupils’ work into AI?',
      answer:
        'Only if your school allows that tool, and without anything that shows who wrote it. Take out names, places, health and family matters, and use numbers such as “Piece 4”. A personal story can point to a child even when the name is gone, so leave those out or describe the problem yourself: “past tense slips in the second half”. Ask your data protection lead which services are approved.',
    },
  ],
  relatedLinks: [
    { text: 'Study help and essay plans', to: '/prompts-for-students' },
    { text: 'Lessons, quizzes and letters home', to: '/prompts-for-teachers' },
    { text: 'Ask a reader about your own text', to: '/feedback-tool' },
  ],
} satisfies ThemedPage
