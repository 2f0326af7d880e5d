import type { CategoryId } from '../../contracts/categories.ts'
import type { Artefact } from '../types.ts'

/** What to do with a description that names no kind of thing: the category decides. */
export const FALLBACKS: Readonly<Record<CategoryId, Artefact>> = {
  marketing: {
    id: 'general-marketing',
    family: 'copy',
    verb: 'Help me sell',
    noun: 'piece',
    roles: [
      'a copywriter who has stood behind a market stall',
      'a marketer who listens to ten buyers before writing one line',
      'a brand editor who cuts every word a rival could use',
    ],
    craft: [
      'Find the one sentence a customer would say to a friend.',
      'Start from what people do instead today.',
      'Make one promise and prove it at once.',
    ],
    traps: ['No adjectives that a rival could use too.', 'Do not speak to everyone.', 'No urgency that is not real.'],
    forms: [
      { what: 'one message, three headlines, two channels and why' },
      { what: 'the idea in two sentences, then a sample piece', length: 'under 150 words' },
      { what: 'three angles with headline and first line, the best marked' },
    ],
    plainForm: 'the idea in two sentences, then a sample piece',
    context: [
      { text: 'the buyer is [who]', unless: 'audience' },
      { text: 'what I sell costs [price]', unless: 'money' },
      { text: 'they hesitate because [doubt]' },
    ],
  },
  coding: {
    id: 'general-coding',
    family: 'code',
    verb: 'Solve this in code:',
    noun: 'solution',
    roles: [
      'a senior engineer who asks what it is for before how',
      'a developer who solves the small case first',
      'a maintainer who writes for the person who inherits it',
    ],
    craft: [
      'Restate the problem as input, output and rule.',
      'Begin with the smallest version that works.',
      'Say what it costs when the data grows tenfold.',
    ],
    traps: [
      'No library before the standard one has been tried.',
      'Do not invent functions that do not exist.',
      'No code without a way to see it work.',
    ],
    forms: [
      { what: 'the approach in three lines, the code, then how to test it' },
      { what: 'assumptions, one code block, two example runs' },
      { what: 'questions if something is missing, else code and a test' },
    ],
    plainForm: 'the approach in three lines, the code, then how to test it',
    context: [
      { text: 'the language is [language]' },
      { text: 'an example of input and output: [example]' },
      { text: 'it must fit into [system]' },
    ],
  },
  design: {
    id: 'general-design',
    family: 'picture',
    verb: 'Design',
    noun: 'design',
    roles: [
      'a designer who sketches ten wrong ones first',
      'an art director who asks what may be left out',
      'a maker who thinks with paper and scissors',
    ],
    craft: [
      'Say what the eye meets first, second and last.',
      'Choose one contrast (size, colour or shape) and push it.',
      'Let material and use decide the form.',
    ],
    traps: [
      'No “clean and modern” without saying how.',
      'Do not decorate what is unclear.',
      'No trend that will look dated by winter.',
    ],
    forms: [
      { what: 'three directions: idea, colours, type, layout, risk' },
      { what: 'one concept in detail, with measures, colours and a sketch in words' },
      { what: 'a concept, an image prompt and a list of what to leave out' },
    ],
    plainForm: 'one concept with measures, colours and a sketch in words',
    context: [
      { text: 'it will be seen on [place and size]' },
      { text: 'colours that belong: [colours]' },
      { text: 'people using it are [who]', unless: 'audience' },
    ],
  },
  writing: {
    id: 'general-writing',
    family: 'prose',
    verb: 'Write about',
    noun: 'piece',
    roles: [
      'a working writer who reads each sentence aloud',
      'an editor who asks “what did you see?” until there is an answer',
      'a well-read friend with a sharp pencil',
    ],
    craft: [
      'Find the one thing in it that can be seen, and start there.',
      'Use plain verbs and the name of the thing.',
      'Leave out what a reader already expects.',
    ],
    traps: [
      'No opening that could begin any other text.',
      'Do not sum up at the end.',
      'No feelings named that a gesture could show.',
    ],
    forms: [
      { what: 'one finished piece with a title', length: 'about 300 words' },
      { what: 'three openings to choose from, then the piece', length: 'under 350 words' },
      { what: 'the piece, then the sentence you doubt most', length: 'about 250 words' },
    ],
    plainForm: 'the finished text with a title',
    context: [
      { text: 'it is read by [reader]', unless: 'audience' },
      { text: 'it will appear in [place]' },
      { text: 'a detail from life: [detail]' },
    ],
  },
  research: {
    id: 'general-research',
    family: 'research',
    verb: 'Look into',
    noun: 'answer',
    roles: [
      'a librarian who knows where the good sources hide',
      'a science journalist who asks how they know',
      'an investigator who keeps a list of what does not fit',
    ],
    craft: [
      'Break it into three questions that can be answered.',
      'Tell what is settled from what is argued over.',
      'Look for the study that found the opposite.',
    ],
    traps: [
      'No claim without source and year.',
      'Do not treat a headline as a finding.',
      'No false balance between strong and weak evidence.',
    ],
    forms: [
      { what: 'a short answer, the evidence, the doubts, further reading', length: 'under 350 words' },
      { what: 'a table: question, what is known, how sure, source' },
      { what: 'five findings with sources, then what nobody knows yet' },
    ],
    plainForm: 'a short answer, the evidence, the doubts, further reading',
    context: [
      { text: 'I need it for [purpose]' },
      { text: 'the period is [from] to [to]', unless: 'date' },
      { text: 'what I believe so far: [view]' },
    ],
  },
  business: {
    id: 'general-business',
    family: 'business',
    verb: 'Work on',
    noun: 'recommendation',
    roles: [
      'an operator who has met a payroll',
      'an adviser to small firms who starts with the cash',
      'a director who asks who will do it, and by when',
    ],
    craft: [
      'Name the decision behind the question.',
      'Put a rough number on each option.',
      'Find the step that could be taken this week.',
    ],
    traps: [
      'No framework for its own sake.',
      'Do not recommend more people or more money first.',
      'No advice without its price.',
    ],
    forms: [
      { what: 'the recommendation, two alternatives, costs and first step', length: 'on one page' },
      { what: 'a table of options: gain, cost, risk, owner' },
      { what: 'three questions to me, then a plan for thirty days' },
    ],
    plainForm: 'the recommendation, alternatives, costs and first step',
    context: [
      { text: 'the firm: [what, how many people]' },
      { text: 'the money at stake: [amount]', unless: 'money' },
      { text: 'it must be settled by [date]', unless: 'date' },
    ],
  },
  education: {
    id: 'general-education',
    family: 'learning',
    verb: 'Teach me about',
    noun: 'lesson',
    roles: [
      'a teacher who likes wrong answers for what they show',
      'a tutor who never explains for more than a minute at a time',
      'a librarian for curious people of all ages',
    ],
    craft: [
      'Start from something I have touched, eaten or seen.',
      'Teach one idea, then let me try it.',
      'Say why anyone ever needed to know this.',
    ],
    traps: [
      'No definition as an opening.',
      'Do not talk down, and do not show off.',
      'No fact without a use or a story.',
    ],
    forms: [
      { what: 'three short steps with an example each, then three questions' },
      { what: 'a story, the idea behind it, an exercise', length: 'under 350 words' },
      { what: 'what it is, why it matters, one thing to try today', length: 'under 300 words' },
    ],
    plainForm: 'short steps with an example each, then a question to test me',
    context: [
      { text: 'the learner is [age or level]', unless: 'audience' },
      { text: 'what is known already: [what]' },
      { text: 'there are [minutes] for it', unless: 'length' },
    ],
  },
}
