import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Novelists: Outline, Edit, Query',
  metaDescription:
    'AI prompts for novelists: beat sheets, plot hole checks, villains, real dialogue, endings, query letters and blurbs, with blanks for your own book.',
  title: 'AI Prompts for Novelists',
  purpose: 'work',
  level: 'adults',
  description:
    'Prompts for every stage of a book, from the first idea to the letter to agents, in which the story stays yours.',
  introduction:
    'An AI reads your chapter at two in the morning and never sighs. It is good at outlines, at lists of ten wrong endings, and at noticing that Tuesday was followed by Monday. It is bad at surprise, because it gives you what most books would do next. The usual mistake is to ask for a chapter and get smooth paragraphs about nobody. So make it plan, question and check, and hand it your own people. Pick the problem you have today, fill in the blanks with the plainest words you own, and read the answer with a pencil. In twenty minutes, keep one idea and write the next paragraph yourself.',
  prompts: [
    {
      title: 'Write a novel with ChatGPT',
      tags: ['plan'],
      text: 'Let’s write a novel step by step. You are my co-writer, and you never run ahead.\n\nIdea: [idea: e.g. a ferry pilot is sued by the village she saved]\nGenre and length: [genre, word count]\nWho writes the prose: [you, me, or by turns]\n\nOne step a message: premise in two sentences; cast, with what each wants; the ending; a chapter plan, one line a chapter; then chapter one. After each step ask up to three questions and wait for “next”. Keep a list of settled facts and show it when I write “facts”.',
    },
    {
      title: 'Beat sheet with fifteen beats',
      tags: ['table'],
      text: 'Turn my premise into a beat sheet of fifteen beats, from opening image to final image, as in Save the Cat.\n\nPremise: [premise]\nHero and flaw: [hero: e.g. a locksmith who trusts nobody]\nWord count: [length]\n\nOne row a beat: name, what happens, page. Every beat is something a camera could film, joined to the one before by “so” or “but”. The midpoint must change what the hero wants. Below the table, name the two beats that would fit any other book.',
    },
    {
      title: 'Three-act structure for my story',
      tags: ['plan'],
      text: 'Lay out my story in three acts, [story so far: e.g. a widow sells the house her son hides in], one paragraph an act, with every turning point in bold: what the hero chooses there, and what can’t be undone. If act two only gets harder without changing, offer two ways to turn it.',
    },
    {
      title: 'Hero’s journey, stage by stage',
      tags: ['table'],
      text: 'Plan my story along the hero’s journey.\n\nHero: [hero: e.g. a postwoman who is afraid of dogs]\nOrdinary world: [world]\nWish and fear: [wish, fear]\n\nTable of twelve stages, from the call to the return: what happens, what it costs, who is there. Leave out any stage that would be padding and tell me why. The mentor must want something too. What the hero brings home has to answer the fear and not the wish.',
    },
    {
      title: 'What happens next in my story',
      tags: ['list'],
      text: 'Suggest five different next scenes for my story, two sentences each, using only people and places it already has: [story so far]. Make one quiet, one the hero’s own fault, one too early, one brought about by somebody else, and one I’d be afraid to write.',
    },
    {
      title: 'How to end my story',
      tags: ['list'],
      text: 'Give me five endings for my story.\n\nPlot: [plot in ten lines]\nWhat it’s about underneath: [theme: e.g. forgiving too late]\nThe ending everyone expects: [obvious ending]\n\nFor each: the last event, the last image, what the hero pays, and what I must plant earlier, in which chapter. One is happy and earned; one costs more than the hero feared. No dreams, no rescue from outside, no new character. Say which is strongest, in one sentence.',
    },
    {
      title: 'Plot twist ideas with clues',
      tags: ['table'],
      text: 'Invent five plot twists for this story: [plot in five lines]. In a table: what readers believe, what is true, three clues already on the page that will mean something else afterwards, and the moment it comes out. Nobody may act out of character to make it work. Put the easiest to guess last.',
    },
    {
      title: 'Plot hole check',
      tags: ['analysis'],
      text: 'Check my plot like the kind of reader who writes in to point out mistakes.\n\nChapters or plot: [text]\n\nTable: place, quote, problem, smallest repair. Look at time (days, ages, journeys), who knows what when, objects that vanish, motives, and everything one phone call would have solved. Keep certain mistakes apart from open questions. Change no sentence of mine. If the answer may be in a part I didn’t paste, ask me for it.',
    },
    {
      title: 'A villain people care about',
      tags: ['interview', 'tense'],
      text: 'Help me make a villain people care about.\n\nStory: [story in three lines]\nWhat they do to the hero: [harm]\n\nAsk six questions, one at a time: whom they love, what they lost, what they’d never do, where they’re right. From my answers, write 250 words in their own voice on an ordinary morning, with no speech about power and no excuse. Then name the scene in which readers should nearly take their side.',
    },
    {
      title: 'Morally grey character',
      tags: ['document'],
      text: 'Make [character: e.g. a nurse who sells spare medicine] morally grey with a good aim, a bad deed, a rule they still keep and a person who pays, no tragic childhood allowed. Then three scenes, each worse than the last: one we’ll forgive, one we’ll argue about, one that splits readers in two.',
    },
    {
      title: 'Show, don’t tell',
      tags: ['analysis'],
      text: 'Mark the sentences in my scene that tell, and offer ones that show.\n\nScene: [scene]\n\nTable: my sentence, what it tells, a version in action, object or speech. Keep my tense, person and vocabulary. Where telling saves time, leave it and say so. Never swap a feeling for tears, clenched fists or a held breath.',
    },
    {
      title: 'Developmental edit of my manuscript',
      tags: ['analysis'],
      text: 'Act as a developmental editor of [genre]. I’ll send my manuscript in parts; answer “next” until I write “end”.\n\nWhat I want it to be: [intention in two lines]\n\nThen write me an edit letter of 700 words: what works, then structure, pace, plot, characters and point of view, each with the one change that would do most. Quote me for every claim. No line edits, no rewriting, nothing you could say of another book. Finish with the revisions, in order.',
    },
    {
      title: 'Dialogue that sounds real',
      tags: ['dialogue'],
      text: 'Make my characters talk like real people.\n\nDialogue: [dialogue]\nSpeakers: [speakers: e.g. Ewa, 60, dry; Jonah, 19, afraid to ask]\n\nFirst say what each wants from this talk and what each is hiding. Then rewrite it: broken-off sentences, an answer to a question nobody asked, one thing misheard, nothing explained that both of them know. With the names covered, I should still hear who speaks. Keep the plot. Add three lines on what you cut.',
    },
    {
      title: 'Less cliché AI prose',
      tags: ['analysis'],
      text: 'List every stock phrase, neat group of three, vague feeling and wise last line in this AI-written passage, and ask me what was really there: [passage]. Then rebuild it from my answers, with uneven sentences and no moral.',
    },
    {
      title: 'Fight scene, blow by blow',
      tags: ['plan', 'tense'],
      text: 'Plan a fight scene before I write it.\n\nFighters: [fighters, skills, injuries]\nPlace, and what’s in reach: [place: e.g. a fishmonger’s, wet floor, ice hooks]\nWhat each one wants: [stakes]\nWho wins, and the price: [outcome]\n\nNumber the blows, nine at most: who does what, where both now stand, what hurts. Two mistakes, one surprise from the place, one pause in which somebody could stop. Check that hands and distances add up. Then a sample of 120 words.',
    },
    {
      title: 'Five first lines',
      tags: ['list'],
      text: 'Write five first lines for my novel, [premise, genre, narrator]: one odd thing said calmly, one mid-quarrel, one with a place and a time, one lie, one of under six words. After each, put the question it leaves behind; no weather, no waking up.',
    },
    {
      title: 'Names for my characters',
      tags: ['list'],
      text: 'Suggest names for my characters.\n\nSetting: [place, year]\nCharacters: [list: e.g. a mother born in 1950, her rival, a boy of six]\n\nThree full names each that a family there would have chosen in the year of birth, with the short form and who uses it. No two alike in first letter or rhythm. Flag famous namesakes, and any name you’re not sure belongs to that place and time.',
    },
    {
      title: 'Query letter to literary agents',
      tags: ['letter'],
      text: 'Write a query letter to a literary agent.\n\nBook: [title, genre, word count]\nPlot: [hero, want, obstacle, stakes]\nRecent books it sits beside: [two titles]\nAbout me: [biography in two lines]\nWhy this agent: [reason]\n\n300 words at most: hook, plot up to the midpoint, comparison, me, thanks. No rhetorical questions, no “readers of all ages”. Invent no prizes or credits. Then list what to check in the agency’s own guidelines before I send it.',
    },
    {
      title: 'Synopsis on one page',
      tags: ['document'],
      text: 'Write a synopsis of my novel for agents: 500 words, present tense, third person, ending included.\n\nChapter notes: [notes by chapter]\n\nNames in capitals at first mention, five characters at most, a reason for every turn. No praise and no cliffhanger. Where my notes don’t say why something happens, ask me before you write.',
    },
    {
      title: 'Logline for my story',
      tags: ['list'],
      text: 'Write five loglines for [story in three lines], under 30 words each: a flawed hero named by their role, what they must do, what stands against it, and the irony. Say which one would make a stranger ask “and then?”',
    },
    {
      title: 'Book blurb for the back cover',
      tags: ['copy'],
      text: 'Write a back-cover blurb of 150 words.\n\nGenre and reader: [genre, reader]\nFirst half of the plot: [plot]\nFeel: [feel: e.g. dry, rainy, a bit wicked]\nPraise I really have: [quote, or none]\n\nTwo versions: one opens on the hero’s trouble, one on a line of the book’s own voice. Give away nothing after the midpoint. No “will she ever”, no “nothing will be the same”. Then cut the better one to 40 words for a shop page.',
    },
    {
      title: 'Summarise my chapter',
      tags: ['document'],
      text: 'Summarise my chapter in 120 words: [chapter]. Then list who appears and what each of them now knows, place and time, objects that matter, and questions left open, with nothing that isn’t in the text.',
    },
    {
      title: 'Slow-building horror like a master',
      tags: ['how-to', 'eerie'],
      text: 'Teach me slow-building horror as [master: e.g. Stephen King, Shirley Jackson] does it, on my own scene.\n\nScene: [scene]\n\nFirst, five of their methods in your words, each with the spot in my scene where it could work. Then tell me what I show too early, which ordinary comfort could go wrong first, and where to wait one paragraph longer. I rewrite; you compare. Copy no sentence of theirs and borrow no character.',
    },
    {
      title: 'Writing coach who asks questions',
      tags: ['interview'],
      text: 'Be my writing coach for [project: e.g. a crime novel, chapter six]. You ask; you never write a sentence of my book. Ten questions, one at a time, about what can be seen, heard and wanted. When I’m vague, ask for the object or the exact words. Then tell me which answer had most life in it, and send me off to write for twenty minutes.',
    },
    {
      title: 'Write a whole non-fiction book',
      tags: ['plan'],
      text: 'Help me write a non-fiction book from start to finish.\n\nSubject: [subject]\nReader, and what they can do afterwards: [reader: e.g. new allotment holders who want to feed four]\nWhat I know at first hand: [experience, cases]\nLength: [words]\n\nStages, with a stop after each: the promise in one sentence; chapters, each with the question it answers; what I must look up; then one chapter at a time, from my notes. Mark every fact that isn’t mine “source?”. Invent no study, quotation or person.',
    },
    {
      title: 'Write the next chapter',
      tags: ['scene'],
      text: 'Draft my next chapter in my voice.\n\nThe last two pages: [pages]\nMust happen: [events]\nMust stay hidden: [secrets]\nLength: [words]\n\nBefore you draft, list what you notice about my style: tense, distance, length of sentence, humour. Match that. Begin later than seems polite, and end before anyone names a feeling. Bring in nobody new. Put an asterisk after any fact you had to invent.',
    },
    {
      title: 'Character profile with contradictions',
      tags: ['document'],
      text: 'Build a 200-word profile of [character: e.g. a driving instructor who can’t swim]: what they want, what they need, the lie they live by, two contradictions, how they sound when angry and whom they owe. Then ask me three questions whose answers would change it.',
    },
    {
      title: 'Line edit that keeps my voice',
      tags: ['analysis'],
      text: 'Line-edit this page, cutting repetition and mending rhythm but leaving my odd words, jokes and dialect alone: [page]. Show each change as before, after and a reason of five words.',
    },
    {
      title: 'Story bible from my chapters',
      tags: ['table'],
      text: 'Make a story bible from these chapters, in tables for people, places, days in order, objects and rules of this world, with the chapter beside every fact: [chapters]. Where two chapters disagree, show both, and guess nothing.',
    },
    {
      title: 'Outline a trilogy or series',
      tags: ['plan'],
      text: 'Plan a series of [number] books from [premise: e.g. three sisters inherit a lighthouse and a debt]. For each: the question it answers in full, the one it passes on, who changes, who is lost. The last must use something small from the first. If there’s only enough here for one book, say so.',
    },
  ],
  faqs: [
    {
      question: 'Can ChatGPT write a whole novel for me?',
      answer:
        'It can produce that many words, and you will not enjoy reading them. After a few chapters it forgets the limp, the debt and the sister, and everybody starts to talk alike. Use it for one step at a time: a premise, a chapter plan, one scene from your notes. Keep your own list of facts and paste it in with each new chapter. “Chapter seven, from these six facts” works; “write my novel” doesn’t.',
    },
    {
      question: 'How do I stop AI from making my story sound like everyone else’s?',
      answer:
        'Give it things it could not have guessed. “A sad old man” gets you rain on a window. “Mr Osei, who irons his late wife’s aprons on Sundays” gets you a scene. Ask for ten versions and throw away the first five, since they are what everybody gets. Then take the idea and write the sentences yourself, at least the first and last of each scene.',
    },
    {
      question: 'Do agents and publishers accept books written with AI?',
      answer:
        'Many ask, some refuse, and the answer changes from house to house, so read the guidelines of each one before you send anything. Using it to find plot holes or to shape a synopsis is often seen differently from letting it write the prose. Be honest if a form asks. Contracts, prizes and shops have rules of their own: a competition that says “unaided work” means that too.',
    },
    {
      question: 'Is it safe to paste my unpublished manuscript into an AI?',
      answer:
        'Check two things first: whether the tool keeps chats to train on, and whether you can switch that off. Do so before you paste. If a contract or a co-author is involved, ask them. For many jobs you need not paste the book at all: a plot hole check works on ten numbered lines, and a query letter needs a page of notes. Keep your own dated copies of every draft.',
    },
  ],
  relatedLinks: [
    { text: 'People and places first: character prompts', to: '/worldbuilding-and-character-prompts' },
    { text: 'Write a scene by hand: story ideas', to: '/story-ideas-and-scene-prompts' },
    { text: 'True stories: non-fiction prompts', to: '/nonfiction-writing-prompts' },
  ],
} satisfies ThemedPage
