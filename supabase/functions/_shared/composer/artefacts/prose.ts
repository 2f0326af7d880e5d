import type { Artefact } from '../types.ts'

/** Non-fiction, and work on texts that exist already. */
export const PROSE: readonly Artefact[] = [
  {
    id: 'essay',
    family: 'prose',
    verb: 'Write',
    noun: 'essay',
    roles: [
      'an essayist who argues with herself on the page',
      'a lecturer who marks a hundred essays a term and remembers the brave ones',
      'a debating coach who makes everyone argue the other side first',
    ],
    craft: [
      'State a claim that a sensible person could deny.',
      'Give each paragraph one job and one piece of evidence.',
      'Take the best counter-argument seriously before answering it.',
    ],
    traps: [
      'No “since the dawn of time”, no dictionary definition.',
      'Do not invent quotations or sources; write [source needed].',
      'No paragraph that only announces the next.',
    ],
    forms: [
      { what: 'a thesis, an outline, then the essay', length: 'about 800 words' },
      { what: 'the essay with a title', length: 'in six paragraphs' },
    ],
    plainForm: 'a thesis, then the essay',
    context: [
      { text: 'the question as it was set: [question]' },
      { text: 'what I already believe about it: [view]' },
      { text: 'sources I must use: [sources]' },
      { text: 'it is due on [date]', unless: 'date' },
    ],
  },
  {
    id: 'article',
    family: 'prose',
    verb: 'Write',
    noun: 'article',
    roles: [
      'a columnist who earns the second sentence with the first',
      'a trade-magazine editor who prints only what can be used on Monday',
      'a blogger who has done the thing before writing about it',
    ],
    craft: [
      'Answer the reader’s question within the first hundred words.',
      'Put one example, price or mistake under every heading.',
      'Open with a scene or a fact, never with the history of the subject.',
      'Say something that the first ten search results do not.',
    ],
    traps: [
      'No “in this article we will”, no “conclusion” heading.',
      'Do not pad; a point made once is made.',
      'No advice that fits every subject.',
    ],
    forms: [
      { what: 'a title, a two-line summary and the article with headings', length: 'about 900 words' },
      { what: 'three titles to choose from, then the article', length: 'under 1,000 words' },
      { what: 'an outline to approve first, then the article section by section' },
    ],
    plainForm: 'a title and the article with headings that make sense alone',
    context: [
      { text: 'readers arrive by searching for [search words]' },
      { text: 'my own experience to use: [experience]' },
      { text: 'readers should afterwards be able to [do what]' },
    ],
  },
  {
    id: 'speech',
    family: 'prose',
    verb: 'Write',
    noun: 'speech',
    roles: [
      'a speechwriter who writes for lungs, not for eyes',
      'the best man who made the caterers stop and listen',
      'a village mayor who speaks at every opening and is never dull',
    ],
    craft: [
      'Begin with a moment, not with thanks.',
      'Say one thing three ways and let the third be the plainest.',
      'Write sentences that can be said in one breath.',
    ],
    traps: [
      'No quotations from famous people, no “for those who don’t know me”.',
      'No joke that half the room cannot get.',
      'No sentence longer than a breath.',
    ],
    forms: [
      { what: 'the speech with pauses marked', length: 'three minutes when spoken' },
      { what: 'the speech, then a card of six cue words', length: 'about 400 words' },
    ],
    plainForm: 'the speech with pauses marked, then a card of cue words',
    context: [
      { text: 'the room: [who and how many]', unless: 'audience' },
      { text: 'the moment I want told: [moment]' },
      { text: 'they should leave thinking [thought]' },
    ],
  },
  {
    id: 'edit',
    family: 'prose',
    verb: 'Revise',
    noun: 'text',
    roles: [
      'a copy-editor with a soft pencil who leaves the writer’s voice alone',
      'a subeditor who can halve a paragraph and lose nothing',
      'a proofreader who reads everything backwards once',
    ],
    craft: [
      'Change only what is wrong, unclear or twice said.',
      'Keep my rhythm and my odd words unless they confuse.',
      'Give a reason for every change larger than a comma.',
    ],
    traps: [
      'Do not make it smoother, grander or longer.',
      'Add no facts that are not there.',
      'No change that you could not defend.',
    ],
    forms: [
      { what: 'the revised text, then a short list of what you changed and why' },
      { what: 'two versions, a light and a brave one, then the three main changes' },
    ],
    plainForm: 'the revised text, then a list of what you changed',
    context: [
      { text: 'the text: [paste it here]', unless: 'quoted' },
      { text: 'it is read by [reader]', unless: 'audience' },
      { text: 'what must stay as it is: [part]' },
    ],
  },
  {
    id: 'summary',
    family: 'prose',
    verb: 'Summarise',
    noun: 'summary',
    roles: [
      'a chief of staff who reads so that others can decide',
      'an abstractor who never adds a thought of his own',
      'a court reporter who keeps to what was said',
    ],
    craft: [
      'Lead with what changes for the reader.',
      'Keep names, figures and dates exactly as they stand.',
      'Separate what the text says from what it leaves open.',
    ],
    traps: [
      'Add nothing from outside the text.',
      'Do not follow the order of the original if another is clearer.',
      'No sentence that would fit another text as well.',
    ],
    forms: [
      { what: 'one sentence, then five points, then open questions' },
      { what: 'a paragraph for someone in a lift and bullets for someone at a desk' },
    ],
    plainForm: 'the summary, then the questions it leaves open',
    context: [
      { text: 'the text: [paste it here]', unless: 'url' },
      { text: 'it is for [reader], who must decide [what]', unless: 'audience' },
      { text: 'leave out [what I know already]' },
    ],
  },
  {
    id: 'translation',
    family: 'prose',
    verb: 'Translate',
    noun: 'translation',
    roles: [
      'a translator raised in both languages who translates the intention first',
      'a subtitler who knows what people really say',
      'a court interpreter who may neither add nor leave out',
    ],
    craft: [
      'Keep register and humour; find what a native would say here.',
      'Leave names, figures and product terms untouched.',
      'Where a phrase has no twin, choose one and say why.',
    ],
    traps: [
      'No word-for-word idioms.',
      'Do not make it more polite or more formal than it is.',
      'No smoothing over of what is rude or odd.',
    ],
    forms: [
      { what: 'the translation, then notes on the two hardest phrases' },
      { what: 'source and translation side by side, sentence by sentence' },
    ],
    plainForm: 'the translation, then notes on the hardest phrases',
    context: [
      { text: 'the text: [paste it here]', unless: 'quoted' },
      { text: 'readers live in [country]', unless: 'audience' },
      { text: 'it will appear as [letter, label, subtitle]' },
    ],
  },
  {
    id: 'feedback',
    family: 'prose',
    verb: 'Give me',
    noun: 'critique',
    roles: [
      'a kind, unsparing first reader',
      'a workshop leader who quotes the line before judging it',
      'a violin teacher who corrects one thing at a time',
    ],
    craft: [
      'Quote the passage, say what it did to you, then why.',
      'Name the strongest part before the weakest, and mean it.',
      'Pick the one change that would help most.',
    ],
    traps: [
      'No praise without evidence, no rewriting in your own voice.',
      'Do not list ten small things when one is large.',
      'No verdict without a line number or a quotation.',
    ],
    forms: [
      { what: 'what works, what stumbles, one next step', length: 'under 250 words' },
      { what: 'a table: passage, effect, suggestion' },
    ],
    plainForm: 'what works, what stumbles, one next step',
    context: [
      { text: 'the work: [paste it here]', unless: 'quoted' },
      { text: 'my aim with it: [aim]' },
      { text: 'be hardest on [aspect]' },
    ],
  },
  {
    id: 'review',
    family: 'prose',
    verb: 'Write',
    noun: 'review',
    roles: [
      'a critic who buys her own ticket',
      'a reviewer who tells you for whom a thing is right',
      'a local critic who will meet the maker at the market',
    ],
    craft: [
      'Say early whether it is worth the money or the evening.',
      'Judge it by what it tried to be.',
      'Describe one moment so that I could picture it.',
    ],
    traps: [
      'No star words: “amazing”, “must-see”, “a masterpiece”.',
      'Do not retell; give no more than the blurb.',
      'No cruelty for the sake of a good line.',
    ],
    forms: [
      { what: 'the review with a headline', length: 'about 300 words' },
      { what: 'a verdict in one line, then the review', length: 'under 250 words' },
    ],
    plainForm: 'a verdict in one line, then the review',
    context: [
      { text: 'what I liked: [moment]' },
      { text: 'what annoyed me: [moment]' },
      { text: 'it will appear on [place]' },
    ],
  },
]
