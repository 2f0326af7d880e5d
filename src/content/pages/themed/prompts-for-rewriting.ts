import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Rewriting, Summaries and Translation',
  metaDescription:
    'AI prompts to paraphrase, shorten, simplify, translate and summarise: chapters, articles, videos, reports, contracts, email threads and meeting notes.',
  title: 'AI Prompts for Rewriting, Summaries and Translation',
  purpose: 'work',
  level: 'adults',
  description:
    'Prompts for text that exists already and should be shorter, clearer, in another language or in another tone, with every change shown.',
  introduction:
    'Working on a text that exists is what an AI does best: the facts are on the page, and you can check each line against them. It still drops the awkward exception, rounds a number and makes your odd good phrase smooth. “Make this better” invites all three. Beginners don’t say for whom, how long, or what must stay. Take one text you need today and decide those three things first. Choose a prompt, paste the text below it without names or account numbers, and read the result beside the original. Look at numbers, negatives and names before anything else. Put back the two phrases that were yours. What remains of the twenty minutes is for reading it aloud.',
  prompts: [
    {
      title: 'Paraphrase a text',
      tags: ['document'],
      text: 'Paraphrase this text for [reader: e.g. a tutor, my website, a client]: [text]\n\nSame meaning, same length, new sentences: change how they’re built, not just the words. Names, figures, quotations and technical terms stay as they are. Then a list of places where the sense may have shifted, each with the original beside it. If the ideas aren’t mine, remind me to name the source: [source, or my own text].',
    },
    {
      title: 'Shorten text to a word count',
      tags: ['document'],
      text: 'Shorten this to [number] words at most, keeping its order, its tone and every figure: [text]. Count at the end, show the count, and list in one line each what you had to drop, most painful first.',
    },
    {
      title: 'Simplify text into plain language',
      tags: ['document'],
      text: 'Rewrite this in plain language for [reader: e.g. a tenant, a patient, somebody who learned English last year]: [text]\n\nSentences under fifteen words, one idea each, “you” and active verbs. Replace hard words; where one must stay, explain it in the same sentence. Keep every fact, condition, date and exception. Then list what I should check with the author because it could be read in two ways, and say which part is still hard.',
    },
    {
      title: 'Make my text longer',
      tags: ['document'],
      text: 'Make this text [number] words long without padding: [text]\n\nFirst show me where it’s thin: a claim without an example, a step left out, a reader’s question unanswered. Ask me for the missing facts, up to six questions, and wait. Then expand those places only, from my answers. No sentence may repeat another, no general opening or summing up, nothing invented. If my answers don’t fill the length, stop earlier and say so.',
    },
    {
      title: 'Translate any text into English',
      tags: ['document'],
      text: 'Translate this into natural English for [reader and purpose: e.g. my landlord, to understand it myself]: [text]. Keep names, dates, sums and layout. Below the translation, list doubtful spots: the original words, your choice, what else they could mean. If the text is an official letter, begin with one line saying what it wants and by when.',
    },
    {
      title: 'Translate a formal letter',
      tags: ['letter'],
      text: 'Translate my letter into [language: e.g. German, French, Polish] for [recipient: e.g. an authority, a landlord, a firm].\n\n[letter]\n\nUse the greeting, form of address, date and closing that such letters have there, and say in one line each what you changed for that. Facts, dates and requests stay exactly mine. Mark polite forms where I must choose between male, female or unknown. Then translate your version back into plain English, so that I know what I’m signing. For certified translations, tell me to ask the recipient.',
    },
    {
      title: 'Translate between Hindi and English',
      tags: ['document'],
      text: 'Translate this between Hindi and English, into whichever of the two it isn’t in: [text]. Make it sound as people speak, for [reader: e.g. my manager, my grandmother, a form]. Hindi in [script: e.g. Devanagari, Roman letters], with the right form of “you”: [form: e.g. aap, tum, not sure]. If it mixes both languages, translate the sense. Under it, one line for each idiom, kinship word or term of respect that has no match in the other language.',
    },
    {
      title: 'Make AI text sound human',
      tags: ['analysis'],
      text: 'This text sounds like a machine. Make it sound like me.\n\nHow I write: [two or three sentences of mine]\nReader: [reader]\nText: [text]\n\nFirst quote what gives it away: empty openings, rows of three, words I’d never say, sentences all of one length. For each general claim, ask me for a real example. Then rewrite with my answers; contractions are fine, and some sentences may be very short. Add no deliberate mistakes and no feelings I didn’t mention. Mark every sentence you kept.',
    },
    {
      title: 'Summarise a book chapter',
      tags: ['document'],
      text: 'Summarise this chapter of [book] for [purpose: e.g. an exam, a book club, to remember it]: [chapter text, in parts if long]\n\nIf it argues: main claim, steps of the argument, terms with meanings, two examples, what it leaves open. If it tells a story: events in order, who wants what, what changed, what stays unanswered. 300 words, each point with a few quoted words. Use only what I pasted; if it breaks off, tell me. End with three questions I should now be able to answer.',
    },
    {
      title: 'Summarise an article',
      tags: ['document'],
      text: 'Summarise this article in [number] sentences for somebody who won’t read it: [article]. Say who claims what on which evidence, keep the figures, and skip the warm-up at the start. Add one line on what the article doesn’t say and one on whether the headline promises more than the text holds.',
    },
    {
      title: 'Summarise a YouTube video',
      tags: ['document'],
      text: 'Here’s the transcript of a video, with times if it has any: [transcript]\n\nWrite a summary for someone deciding whether to watch it: the point in two sentences, then eight key points with times, then any steps, names, prices or links said aloud, and the minute worth watching. Leave out greetings and adverts. Words that look misheard get a question mark. If you were given only a link and can’t read it, say so and tell me how to copy the transcript.',
    },
    {
      title: 'Summarise a long email thread',
      tags: ['table'],
      text: 'Bring me up to date on this email thread. I am [my name or role]: [thread, signatures removed]\n\n1. What it’s about and where it stands, two sentences.\n2. Table: what was decided or promised, by whom, by when, date of the message.\n3. What’s still open, and who has to answer.\n4. What’s expected of me, quoted.\n\nLater messages beat earlier ones; show where they disagree. An offer nobody accepted isn’t a decision. End with a reply of four lines, if one is due.',
    },
    {
      title: 'Summarise a report in one page',
      tags: ['document'],
      text: 'Put this report on one page for [reader: e.g. my director, the board, a volunteer committee], who must decide [decision, or only be informed].\n\n[report]\n\nOrder: what they should do or know, the three findings behind it with figures and page numbers, costs and risks, what the report doesn’t answer. 350 words, no history of the project. Keep “may”, “about” and “in two of five sites” where the report has them. Then list claims in it that rest on no evidence shown.',
    },
    {
      title: 'Summarise meeting notes',
      tags: ['document'],
      text: 'Turn my rough notes from [meeting] into a summary that people who were absent can act on: [notes]\n\nDecisions first, one line each. Then actions: who, what, by when; write “nobody yet” or “no date” where the notes are silent. Then open questions, and last, only if it matters, who argued what. 200 words, no “it was discussed that”. Mark every place where you weren’t sure whether something was decided or merely said.',
    },
    {
      title: 'Explain a contract in plain English',
      tags: ['analysis'],
      text: 'Explain this contract to me in plain English, clause by clause. I am [my side: e.g. the tenant, the employee, the buyer], in [country].\n\n[contract, names removed]\n\nPer clause: what it says, what I must do or pay, what happens if I don’t. Then five lists: dates and deadlines, all costs, how I get out, what can change without me, what’s unusual or missing. Quote the words behind each risk. It’s an explanation and no legal advice: write the questions I should put to the other side, and those for a lawyer or advice centre.',
    },
    {
      title: 'Proofread and list changes',
      tags: ['table'],
      text: 'Proofread this text in [British, American or other] English: [text]\n\nCorrect spelling, grammar, punctuation and wrong words; leave style, tone and word order alone. First the corrected text, then a table: before, after, reason in five words. Things that are merely ugly go into a separate list, unchanged. Check names, dates and sums for being the same throughout, and ask me about each one that isn’t.',
    },
    {
      title: 'Change the tone of a text',
      tags: ['document'],
      text: 'Change the tone of this text from [tone now: e.g. stiff, angry, salesy] to [tone I want: e.g. warm, firm, matter-of-fact] for [reader]: [text]. Content, order and length stay. Then show three sentences before and after, and say what in each made the difference, so that I can do it myself next time.',
    },
    {
      title: 'Turn notes into text',
      tags: ['document'],
      text: 'Turn my notes into a [kind of text: e.g. report, article, blog post, letter] of [length] for [reader].\n\nNotes: [notes]\nMain point: [point, or not sure]\nHow I sound: [a paragraph of mine, or plain]\n\nBefore you write, show me an order in five lines and ask about notes you can’t place. Then the text, using every note or telling me which you left out. Add no facts, examples or figures; where one is needed, leave a gap marked with a question.',
    },
    {
      title: 'Bullet points into paragraphs',
      tags: ['document'],
      text: 'Turn these bullet points into [number] connected paragraphs for [reader]: [bullets]. Find what belongs together and say how the points hang together: because, although, therefore, then. If you can’t tell the link between two points, ask; don’t paper over it with “moreover”.',
    },
    {
      title: 'Rewrite in Shakespeare’s style',
      tags: ['verse', 'funny'],
      text: 'Rewrite this in the manner of Shakespeare, as [form: e.g. a sonnet, a speech, a letter, an insult]: [text, email or message]\n\nEvery fact survives, down to the train times. Iambic pentameter where it’s verse, “thou” for people close to me and “you” for people above me, verbs to match. One image drawn from my subject and carried through; no quotations from the plays. Tone: [tone: e.g. lovesick, furious, grand about a small thing]. Underneath, explain the five oldest words.',
    },
    {
      title: 'Compare two versions',
      tags: ['table'],
      text: 'Compare version A and version B of this [kind of text: e.g. letter, contract, chapter, advert].\n\nA: [first version]\nB: [second version]\nIt’s meant to [what it should do, for whom]\n\nTable: place, A, B, and whether the change alters the meaning or only the sound. Begin with numbers, dates, duties and negatives. Then say which version does its job better, with three quoted reasons, and which lines of the loser I should save. If a change looks hidden or unfair, put it at the top.',
    },
    {
      title: 'Title for my text',
      tags: ['list'],
      text: 'Find a title for my [kind of text: e.g. essay, report, story, talk], read by [reader]: [text or summary]. Give ten of at most eight words: four that say plainly what it is, three with a thing or phrase taken from the text, three that ask or promise something the text keeps. No colons; puns: [yes or no]. Mark your two best and say why the rest lose.',
    },
    {
      title: 'Key points of a text',
      tags: ['list'],
      text: 'List the key points of this text, most important for [my purpose] first, at most [number], each in one sentence with the words it rests on in quotation marks: [text]. Keep claims apart from proof. Then name one point that most readers would miss and one that sounds important and isn’t.',
    },
    {
      title: 'Explain like I’m five',
      tags: ['how-to'],
      text: 'Explain [topic or text] as you would to a bright five-year-old, in 120 words, with one comparison from a kitchen, playground or bath and no word of more than three syllables. Then tell me where the comparison stops being true, and explain it again in 120 words for an adult who is new to it. Ask me one question to see if I got it.',
    },
    {
      title: 'Summarise a whole book',
      tags: ['document'],
      text: 'Summarise [book and author] in 600 words: what it sets out to show or tell, its course in six steps, three ideas or scenes people remember, and a fair objection. What I pasted or uploaded, [text, notes or nothing], comes first; mark everything you say from memory, and admit it if you don’t know the book. Invent no quotations and no page numbers. Spoilers: [yes or no].',
    },
    {
      title: 'Translate English into any language',
      tags: ['messages'],
      text: 'Translate this into [language and country] for [reader: e.g. a neighbour, a boss, a friend my age]: [English text]. Choose the right form of “you”, keep my tone, and put odd idioms into what people say there. Then give it back to me word for word in English, and flag the one line that a native speaker should see before I send it.',
    },
    {
      title: 'Improve my paragraph',
      tags: ['document'],
      text: 'Improve this paragraph without making it grander, for [reader]: [paragraph]. Give two versions, one that only fixes the order and the links between sentences, one that also cuts a quarter. Keep my best phrase and tell me which you think it is.',
    },
    {
      title: 'Summarise a PDF document',
      tags: ['document'],
      text: 'I’ve attached or pasted a document: [what it is]. I want to know [my question, or what’s in it].\n\nTell me first how many pages you could read and if scans, tables or footnotes are missing. Then: what it is and who wrote it, its parts with page numbers and one line each, the answer to my question with quotations and pages, and what I must read myself. 350 words. What isn’t in it gets “not in the document”, never a guess.',
    },
    {
      title: 'Passive into active voice',
      tags: ['table'],
      text: 'Find the passive sentences in this text and turn them into active ones: [text]. A table: before, after, who acts. Where the text hides who acted, ask me instead of guessing, and leave the passive alone where the doer doesn’t matter, with a word on why.',
    },
  ],
  faqs: [
    {
      question: 'How do I make ChatGPT text sound human?',
      answer:
        'Give it something human to work with: a real example, your own way of speaking, a reader. Ask it to cut openings such as “In today’s world”, rows of three, and endings that repeat the beginning. Then do the last pass yourself. “Our customers value quality” turns human when you write “Mrs Okafor brought back the same coat for the third winter”. No prompt can know about the coat.',
    },
    {
      question: 'Is paraphrasing with AI plagiarism?',
      answer:
        'It can be. New words don’t make a borrowed idea yours; it needs its source, just as a quotation does. Many schools and journals also want to know that you used an AI, and some forbid it, so read the rule first. A safe way: read the passage, close it, say aloud what it means, and ask the AI to check your version against the original for mistakes. Then name the source.',
    },
    {
      question: 'Can AI summarise a YouTube video or a PDF?',
      answer:
        'Yes, if it can really read it. Many tools can’t open a link and will guess the content from the title, which looks convincing and is worthless. Paste the transcript (on YouTube, look for it below the video) or upload the file, and ask for a quotation or a time mark behind each point. If it can’t give you “at 12:40”, assume it hasn’t seen the video.',
    },
    {
      question: 'How good is AI at translation?',
      answer:
        'Very good between widely spoken languages for letters, articles and messages; weaker with dialect, jokes, poems and smaller languages. It sounds fluent even where it misread, so mistakes are hard to see. Ask it to list doubtful places and to translate its own text back. “He passed” may mean an exam or a death. For courts, visas, medicine or contracts you usually need a certified human translator; ask the office before you pay one.',
    },
  ],
  relatedLinks: [
    {
      text: 'Work texts, from agenda to report',
      to: '/business-prompts',
    },
    {
      text: 'Sources, claims and quotations',
      to: '/research-prompts',
    },
    {
      text: 'Study texts and exam notes',
      to: '/prompts-for-students',
    },
  ],
} satisfies ThemedPage
