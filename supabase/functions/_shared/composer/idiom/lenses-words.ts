import type { Lens } from './lens.ts'

export const LETTERS: Lens = {
  marketing: [
    'Make the next step one click or one word long.',
    'Name what the reader gains before what I want.',
    'Sound like a person from the firm, not like the firm.',
  ],
  coding: [
    'Keep names, versions and error messages exact.',
    'Assume a technical reader: commands and file names as they are.',
    'Link to the evidence instead of describing it.',
  ],
  design: [
    'Let it be skimmed: one idea to a paragraph.',
    'If something can be shown, say which picture to attach.',
    'Leave white space around the line that matters.',
  ],
  writing: [
    'Read it aloud and cut what stumbles.',
    'Prefer my plain words to grander ones.',
    'Let the strongest verb stand near the start.',
  ],
  research: [
    'Keep what I know apart from what I suppose.',
    'Back each claim with a date, a number or a name.',
    'Ask one question that only this reader can answer.',
  ],
  business: [
    'State cost, owner and date wherever they are known.',
    'Put the decision I need above the reasons for it.',
    'Write it so that it could be forwarded.',
  ],
  education: [
    'Say plainly what is expected, and by when.',
    'Treat the reader as someone learning, never as slow.',
    'Add one line that explains why it matters.',
  ],
}

export const TALES: Lens = {
  marketing: [
    'Let one image carry the promise; name the product once.',
    'Give it a line people would repeat to a friend.',
    'Let the reader want the thing before it is named.',
  ],
  coding: [
    'Let one technical detail be exactly right; insiders check.',
    'Set one formal rule and never break it.',
    'Build it so that parts could be generated and swapped.',
  ],
  design: [
    'Choose one colour and one object, and let both return.',
    'Compose it like a picture: near, far and empty.',
    'Give me something I could draw.',
  ],
  writing: [
    'Prefer verbs to adjectives and a scene to a summary.',
    'Find one image nobody has used for this before.',
    'Vary the sentences; let the short ones hit.',
  ],
  research: [
    'Ground it in one checkable fact of place or time.',
    'Mark below what is true and what you made up.',
    'Use the real words of the trade it shows.',
  ],
  business: [
    'Keep it fit to be read aloud at work.',
    'Keep it short enough for the end of a meeting.',
    'Let work, money or a promise leave a trace in it.',
  ],
  education: [
    'Choose words the learners know, plus two worth learning.',
    'Leave one question open for a class to argue about.',
    'Add two questions to talk about afterwards.',
  ],
}

export const TEXTS: Lens = {
  marketing: [
    'Say what changes for the reader, then ask for one action.',
    'Prove the claim with one number or one customer’s sentence.',
    'Put the reader’s trouble before our answer.',
  ],
  coding: [
    'Use exact names, commands and versions.',
    'Show one working example before the theory.',
    'Assume readers who will try it at once.',
  ],
  design: [
    'Write headings that make sense without the text below.',
    'Mark where a picture says it better, and which.',
    'Think of the page: what is seen before it is read?',
  ],
  writing: [
    'Cut the first paragraph if the second starts better.',
    'Vary sentence length; let short ones carry the weight.',
    'Replace every abstract noun that can be shown.',
  ],
  research: [
    'Separate finding, evidence and opinion, and label each.',
    'Give a source or a year with each claim.',
    'Say what would prove this wrong.',
  ],
  business: [
    'Say what follows from it for someone who has to decide.',
    'Lead with the conclusion; a busy reader may stop there.',
    'Put a number where a judgement stands.',
  ],
  education: [
    'Explain each new term once, with an everyday example.',
    'End with one question that checks whether it landed.',
    'Start from what the learner has seen already.',
  ],
}

export const SELLING: Lens = {
  marketing: [
    'Say what changes for the reader, then ask for one action.',
    'Prove the claim with one number or one customer’s sentence.',
    'Put the reader’s trouble before our answer.',
  ],
  coding: [
    'Speak to people who open the console first: exact terms, no hype.',
    'Name the version, the limit and the command.',
    'Show the thing working before you praise it.',
  ],
  design: [
    'Say which picture carries it, and keep the words off it.',
    'Think in lines: where does each one break on a phone?',
    'Let one short line stand alone.',
  ],
  writing: [
    'Vary sentence length; let short ones carry the weight.',
    'Replace every abstract noun that can be shown.',
    'Read it aloud; cut what I would not say to a friend.',
  ],
  research: [
    'Use one checked fact, with its source in brackets.',
    'Keep what we know apart from what we hope.',
    'Prefer the exact figure to the round one.',
  ],
  business: [
    'Know which line brings the order, and protect it.',
    'Name price, date and next step without blushing.',
    'Make it reusable next month with two words changed.',
  ],
  education: [
    'Teach the reader one thing they can use at once.',
    'Explain by one example, not by three claims.',
    'Treat the reader as curious, never as slow.',
  ],
}

export const REWORKING: Lens = {
  marketing: [
    'Keep the sentence that sells; question the rest.',
    'Mind what the reader should do afterwards.',
    'Say which word will make people stop reading.',
  ],
  coding: ['Leave code, names and commands untouched.', 'Prefer exact to elegant.', 'Mark each change as in a diff.'],
  design: [
    'Mind how it sits on the page: breaks, lists, length of line.',
    'Say where a picture or a table would do better.',
    'Keep headings short enough for one line.',
  ],
  writing: [
    'Keep the writer’s rhythm; mend only what limps.',
    'Cut the first sentence if the second starts better.',
    'Save the oddest good word.',
  ],
  research: [
    'Mark each claim that would need a source.',
    'Keep figures and names exactly as they stand.',
    'Say where the text claims more than it shows.',
  ],
  business: [
    'Put the decision on top and the reasons below.',
    'Mind what could be quoted back at us.',
    'Halve it if nothing is lost.',
  ],
  education: [
    'Explain the two most useful changes as a lesson.',
    'Name the habit behind the mistakes, kindly.',
    'Choose words the weakest reader knows.',
  ],
}
