import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Research Prompts: Find, Read, Compare, Check',
  metaDescription:
    'Research prompts for papers, articles and family trees: sharpen a question, take notes you can cite, compare sources, check claims and write it up.',
  title: 'Research Prompts',
  purpose: 'research',
  level: 'adults',
  description:
    'Prompts for working from sources you can show, from the first vague question to the last sentence that a reader could check.',
  introduction: [
    'Given a text, a chat AI can sort, compare and quote it in a minute. Asked from memory, it may name a paper that nobody wrote. So most prompts here want the source pasted in, ask for the quotation beside each statement, and give the AI a way to say that something is missing.',
    'Begin with the question, even if you have material already: the first group helps to narrow it down before you collect more. Then work in small portions: one paper, one table, one paragraph of your own. Keep page numbers when you copy text. Before a sentence goes into your work, search the original for the words it rests on. For fresh facts, use an AI that searches and open its links.',
  ],
  highlight: 'Research',
  groups: [
    {
      title: 'Find sources',
      description: 'For the beginning: what exactly to ask, which words to search for, who would have the answer.',
      icon: 'compass',
      prompts: [
        {
          title: 'Who would know this',
          tags: ['list'],
          text: 'You find sources for journalists. I need to know: [question]. Place and period: [place, years].\n\nList up to ten kinds of people, offices, archives, registers or collections that could hold the answer, nearest to the facts first. For each: what exactly they would have, how one usually asks, what it may cost in time, what they cannot tell me. Then write a first email of 90 words to [kind of source]. Where a name depends on the country, say what to look up instead of guessing it.',
        },
        {
          title: 'Search terms a librarian would use',
          tags: ['table'],
          text: 'As a reference librarian, plan my search. Question: [question]. Databases I have: [databases]. Languages I read: [languages].\n\nOne row per concept in the question: words specialists use, older words, narrower and broader terms, spellings in British and American English, words that bring in the wrong things. Then three search strings for [database], from wide to narrow, with its operators. Say what to change if I get more than 500 hits or fewer than ten. Mark subject headings as “check in the thesaurus”.',
        },
        {
          title: 'Find the original post',
          tags: ['plan'],
          text: 'Everyone’s sharing this and nobody links where it’s from: [text, image, where seen].\n\nGive me the steps to find the first one: exact phrases to search, what to crop for a reverse image search, which details date it, where stuff like this usually starts. Tell me what would prove it’s older or edited. After each step, what to write down. Don’t tell me if it’s true yet; you can’t know from this. If I left out something searchable, ask.',
        },
        {
          title: 'Topic into a question',
          tags: ['interview'],
          text: 'You supervise small research projects. My topic: [topic]. For: [purpose: e.g. a 3,000-word paper, a club newsletter]. Time: [weeks]. I can reach: [libraries, archives, people].\n\nAsk one question at a time, six at most, to find out what I want to know. Then offer three research questions I could answer in that time, each with the evidence it needs, where that would be, and what would make it fail. Say which you would choose for my resources. Mark any that are really a matter of opinion.',
        },
        {
          title: 'Family history, next three steps',
          tags: ['plan'],
          text: 'As a genealogist, plan my next steps. Known, with source: [names, dates, places]. Missing: [what I look for]. Seen already: [records]. Access: [online, archives, languages].\n\nSort what is proved, probable, and family story. Then three steps: record to look for, years, place, office that would have made it, what it would add, what to do if it is lost. Watch for changed borders, spellings and calendars, and say where they apply. Point out any dates of mine that contradict each other.',
        },
        {
          title: 'Where experts argue about this',
          tags: ['list'],
          text: 'Where do people who know [topic] argue about it? List the kinds of journals, forums and newsletters, with one search each to find them.',
        },
      ],
    },
    {
      title: 'Read and take notes',
      description: 'For papers, documents and long threads that you have in front of you and need to use later.',
      icon: 'book',
      prompts: [
        {
          title: 'Notes I can cite later',
          tags: ['table'],
          text: 'As a research assistant, take notes on this text: [text with page numbers]. My question: [question].\n\nOne row per note: page, exact quotation of at most 40 words, the point in your words, how it bears on my question, whose claim it is (the author’s, or someone the author cites). At most fifteen rows, in page order. Keep quotation and paraphrase in separate columns. Below, list three passages I should read whole. Mark page breaks you could not see.',
        },
        {
          title: 'Paper in ten lines',
          tags: ['document'],
          text: 'Summarise this paper in ten lines: question, method, who or what was studied, result with figures, limits, what the authors claim beyond it. [paper]',
        },
        {
          title: 'Methods section, translated',
          tags: ['how-to'],
          text: 'You explain methods to readers from outside the field. Methods section: [text]. I know: [my background].\n\nRetell what the researchers did as if I had watched them: who, where, how often, with what, how it was counted. Explain each technical term at its first use. Then name the three decisions that shape the result most, what else they could have done, and in which direction that might have moved it. Separate what the text says from your knowledge of the field. List steps it leaves out.',
        },
        {
          title: 'Long thread, short notes',
          tags: ['list'],
          text: 'Read this thread so I don’t have to: who claims what, who brought evidence, what nobody answered. Quote each side once: [thread]',
        },
        {
          title: 'Old document, first reading',
          tags: ['document'],
          text: 'You read historical documents with beginners. Transcription: [text]. Kind, place and date, if known: [details].\n\nGive a modern version sentence by sentence, next to the original. Explain offices, units, abbreviations and forms of address. Then: who wrote it, who for, what they wanted, what they took for granted. Three things this document can prove, three it cannot. Mark words that may be misread and what else they could be. Say which of your explanations depend on the place or date being right.',
        },
        {
          title: 'Read it with me',
          tags: ['interview'],
          text: 'I have to read this for [class] and I keep rereading the same paragraph: [text in pieces].\n\nI’ll paste one piece at a time. For each, ask me what I think it says before you tell me anything. If I’m wrong, point at the words I missed. Keep it to four lines. Every three pieces, make me say the argument so far in a sentence. At the end, give me my own sentences back in order, with the holes marked.',
        },
      ],
    },
    {
      title: 'Compare',
      description: 'For two or more sources that seem to say different things, or the same thing in different words.',
      icon: 'chart',
      prompts: [
        {
          title: 'Five sources in one grid',
          tags: ['table'],
          text: 'You prepare literature grids. Sources: [five abstracts or texts, numbered]. Question: [question].\n\nOne row per source: what was asked, data, method, result with figures, limits the authors admit, limits they pass over, how near it comes to my question (0 to 3, with reason). Take everything from the texts; an empty cell stays empty. Below the grid: where they agree, where they disagree and the likeliest reason, what none of them looked at. Say which source the others would have the most trouble explaining.',
        },
        {
          title: 'Same word, two meanings',
          tags: ['analysis'],
          text: 'How do these two texts use the term [term]? Quote each use, describe the difference, and say which sense fits my question, [question]: [texts]',
        },
        {
          title: 'Same event, three newspapers',
          tags: ['table'],
          text: 'As a media researcher, compare these reports of one event: [three dated articles].\n\nOne row per fact: who reports it, in which words, with which source, who leaves it out. Then compare headlines, first sentences, who is quoted and how long, words for the same people or actions. Keep facts and wording in separate tables. Name the facts all three share. Say what I would need to see to settle the largest difference. Make no guess at motives.',
        },
        {
          title: 'Why two studies disagree',
          tags: ['analysis'],
          text: 'You write for a journal club. Study A: [text]. Study B: [second text].\n\nThey seem to disagree about [finding]. Check first whether they do: same question, same measure, same group? Then list the possible reasons in order of how well the texts support them: sample, dose or exposure, time, comparison, analysis, chance. Quote the line for each. Say which single new study would settle it. If the intervals overlap so far that there is no conflict, begin with that.',
        },
        {
          title: 'Two theories, one case',
          tags: ['analysis'],
          text: 'Explain this case with [theory one], then with [theory two], in 80 words each. Which fact gives each theory trouble? [case]',
        },
        {
          title: 'Which guide do I trust',
          tags: ['table'],
          text: 'Three guides for [thing: e.g. fixing stick drift, a beginner build] say different stuff: [guides, dates, authors].\n\nTable: step, what each one says, same or different, does the writer show it worked. For the differences, tell me which can’t both be right and which are just taste. Then the order to try things so nothing gets worse. Go by what’s in the text, not who sounds sure. If they’re about different versions, say that first.',
        },
      ],
    },
    {
      title: 'Check',
      description: 'For your own draft, other people’s figures and every reference whose origin you have forgotten.',
      icon: 'target',
      prompts: [
        {
          title: 'Test the figures in a text',
          tags: ['analysis'],
          text: 'As a statistician who reads newspapers, test the figures in this text: [text].\n\nFor each: percent of what, compared with when, relative or absolute, how large in people or money, from how many cases. Redo each calculation that the text allows and show it. List figures that cannot be checked because the base is missing, with the question to ask the author. Then give the passage again with the same facts, in numbers a reader can picture. Use no outside figures.',
        },
        {
          title: 'Does the source say that',
          tags: ['table'],
          text: 'You check facts before printing. My text: [text with numbered references]. The sources: [source passages, numbered].\n\nOne row per claim with a reference: the claim, the sentence in the source that supports it (quoted), verdict (says so, says less, says otherwise, not in the passage), and a version of my sentence that the source would support. Look especially at “all”, “causes”, “first” and “never”. Claims without a reference go in a second list. Judge by the passages I pasted, whatever you know besides.',
        },
        {
          title: 'What would change my mind',
          tags: ['analysis'],
          text: 'I believe [claim] because [reasons]. Which three findings would speak most strongly against it, and where could I look for each?',
        },
        {
          title: 'Test my survey questions',
          tags: ['table'],
          text: 'You test questionnaires. I want to find out: [aim]. Asked: [who, how many, how]. Questions: [questionnaire].\n\nOne row per question: what a hurried person will understand, what is wrong (two in one, leading, no fitting answer, memory too far back), corrected wording, what the answer will be used for. Strike out those without a use. Check the order: does an early question colour a later one? Say which of my aims no question covers, and what my sample cannot show however good the questions are.',
        },
        {
          title: 'Are these references real',
          tags: ['plan'],
          text: 'You are a librarian, and these references came from an AI or from old notes: [references].\n\nMake a checking plan. One row each: what looks plausible, what looks odd (journal, year, volume, page span, initials), the fastest place to look it up, what counts as found. Put the likeliest inventions first and say why. Confirm none from memory. Then the rule for near hits: same authors with another title, right title in another year. I will paste what I find, and you correct the entry from that.',
        },
        {
          title: 'Is this chart lying',
          tags: ['analysis'],
          text: 'Look at this chart somebody posted to win an argument: [chart, post, source line].\n\nCheck the axis, the years they picked, what’s counted, what’s left out, per person or total, and if the source says the same. Tell me the fairest thing the chart does show. Then write a reply of 50 words that corrects it without dunking on anyone. If you can’t read a value, say so, and don’t fill in numbers from memory.',
        },
      ],
    },
    {
      title: 'Write it up',
      description: 'For turning notes and findings into pages for the people who will read or decide.',
      icon: 'pen',
      prompts: [
        {
          title: 'Findings for busy people',
          tags: ['document'],
          text: 'You edit research for decision makers. Findings: [findings with figures]. Reader: [who decides what].\n\nOne page: the answer in two sentences, three findings with one figure each, how sure we are and why, what we did not look at, what follows for the decision. No method beyond four lines. Each figure with its base. Mark sentences that go beyond my findings, and offer wording they would support. Put what the reader is likely to ask first at the end, with a short reply.',
        },
        {
          title: 'Literature review from my grid',
          tags: ['document'],
          text: 'As an academic editor, turn my grid of sources into a literature review of [number] words. Grid: [rows]. Question: [question].\n\nOrder it by the answers the sources give, so that no paragraph is about one source alone. Each paragraph: claim, who supports it, who does not, why. Name sources as in the grid and add none. Finish with the gap that leads to my question. Before the text, show me the order as five lines and wait. List rows you could not place.',
        },
        {
          title: 'My findings as a thread',
          tags: ['messages'],
          text: 'Turn my research into a thread of [number] posts for people who know nothing about [topic]: [findings, sources].\n\nFirst post says what I found, not that I found something. One idea per post, under 280 characters, one number at most. One post is about what this doesn’t show. Last one links sources. Sound like me: [two posts of mine]. If a post only works by leaving out something important, tell me, and give me the honest version even if it’s duller.',
        },
        {
          title: 'Limits section without excuses',
          tags: ['document'],
          text: 'Write the limitations of my study in 120 words. Each: what it is, which way it may push the result, what remains true. [method and results]',
        },
        {
          title: 'Interview quotes into a text',
          tags: ['document'],
          text: 'As a magazine editor, build a text of [number] words from these interview passages: [quotations with speaker and line].\n\nReader: [reader]. Point: [what it should show]. Use at most eight quotations, none altered except for cuts marked with dots. Between them, plain sentences of yours that say no more than the speakers did. After the text, list quotations left out that would weaken the point, so that I can decide whether I am being fair.',
        },
        {
          title: 'Abstract from a finished paper',
          tags: ['document'],
          text: 'Write an abstract of [number] words for this paper: gap, question, method, main figures, meaning. Claim nothing that its results section does not. [paper]',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Can I trust references an AI gives me?',
      answer:
        'No, treat each one as a hint until you have found it yourself in a catalogue or on the publisher’s page. Invented references often combine a real author, a real journal and a title that fits too well. Look up the year, volume and page span together: if the journal’s volume 12 appeared in 1998 and the reference says 2015, something is made up. Ask the AI for search terms and kinds of sources instead, and take titles from the database.',
    },
    {
      question: 'How much text can I paste at once?',
      answer:
        'As much as your tool accepts, though shorter portions give notes that are easier to check. A paper of 20 pages is fine for an overview. For quotations, paste one section at a time with page numbers, for example “[p. 214]” at each break. If an answer ignores the later pages, ask for the last sentence it can see. Make sure that you may upload the document at all: unpublished interviews and licensed books often have conditions.',
    },
    {
      question: 'Is it cheating to use AI for research?',
      answer:
        'It depends on the rules of your course, journal or employer, so read them and say what you used. Finding search terms or testing an argument is widely accepted; handing in generated text as your own often is not. Keep a short log: date, tool, what you asked, what you did with it. A line such as “used to suggest search terms, all sources read by the author” is easy to write when the log exists.',
    },
    {
      question: 'How do I stop it making things up?',
      answer:
        'Give it the text, ask for a quotation with every statement, and offer a word for gaps, such as “not in the passage”. Then verify a few quotations by searching for them in the original. Suppose you ask five questions about a report and one cannot be answered from it: a good prompt gets four answers and one “not in the passage”. If you get five answers, the instruction or the portion of text needs changing.',
    },
    {
      question: 'Which prompts suit family or local history?',
      answer:
        'Begin with the plan for three next steps, then the prompt for reading an old document. Both keep proof and story apart. Write what you know with its origin: “Aunt Rosa said 1911; the ship’s list says 1912”. The AI can then suggest which kind of record would decide and what the office was called at the time. Check place names on an old map, and keep details of living relatives out of the chat.',
    },
  ],
  relatedLinks: [
    {
      text: 'Study plans, quizzes and essays',
      to: '/prompts-for-students',
    },
    {
      text: 'Teach what you found',
      to: '/lesson-prompts',
    },
    {
      text: 'Scripts for the data',
      to: '/coding-prompts',
    },
  ],
} satisfies GroupedPage
