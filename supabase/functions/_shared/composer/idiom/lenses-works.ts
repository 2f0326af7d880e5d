import type { Lens } from './lens.ts'

export const LESSONS: Lens = {
  marketing: [
    'Open with something they would tell a friend at lunch.',
    'Say in one line why anyone should care.',
    'Use one shop and its customers as the running example.',
  ],
  coding: [
    'Add a small example that can be tried, and its result.',
    'Let the learner predict before you reveal.',
    'Order it so that each part needs only those before it.',
  ],
  design: [
    'Describe one sketch or diagram that makes it click.',
    'Set one good and one poor example side by side.',
    'Let the layout on paper do half the explaining.',
  ],
  writing: [
    'Use one metaphor, and say where it breaks down.',
    'Tell it as a story with a question at its heart.',
    'Let one sentence in it be worth copying out.',
  ],
  research: [
    'Say how we know, and what would change our minds.',
    'Mark what is settled, disputed and unknown.',
    'Prefer the original study to the news about it.',
  ],
  business: [
    'End with the decision this should inform.',
    'Put a number on what matters: money, hours or risk.',
    'Say what doing nothing would cost.',
  ],
  education: [
    'Name the mistake learners make first, and answer it.',
    'Check understanding with one question before moving on.',
    'Plan for one who is ahead and one who is lost.',
  ],
}

export const MACHINES: Lens = {
  marketing: [
    'Name things as a marketer reads them: source, campaign, conversion.',
    'Keep personal data out of logs and exports.',
    'Make the result easy to paste into a report.',
  ],
  coding: [
    'Handle empty input, bad input and one very large input.',
    'Keep functions small, names plain, side effects visible.',
    'Say what you chose not to handle.',
  ],
  design: [
    'Keep logic apart from looks, so either can change.',
    'Make the output readable: labelled, aligned, in a sensible order.',
    'Show errors in words a user would understand.',
  ],
  writing: [
    'Comment why, not what, in whole sentences.',
    'Name things so that it reads like prose.',
    'Explain it afterwards in one plain paragraph.',
  ],
  research: [
    'Make it repeatable: fixed seed, stated versions, no hidden steps.',
    'State assumptions and units beside the numbers.',
    'Print how many cases were dropped, and why.',
  ],
  business: [
    'Say what breaks, and for whom, when it fails.',
    'Prefer the boring way the next hire can maintain.',
    'Say how long it takes and what it costs to run.',
  ],
  education: [
    'Explain each step as to a student seeing it first.',
    'Leave one small exercise at the end, with its answer.',
    'Show the beginner’s version first, then the better one.',
  ],
}

export const APPS: Lens = {
  marketing: [
    'One clear action on the first screen; count how often it is used.',
    'Ask for an email only after showing something useful.',
    'Make a shared link look good and say what it is.',
  ],
  coding: [
    'Typed code, small files, no button without a function.',
    'Validate on both sides; show errors where they occur.',
    'Keep secrets in the environment, never in the code.',
  ],
  design: [
    'One typeface, one accent colour, generous space.',
    'Let the main action be found with one thumb.',
    'Respect dark mode, contrast and reduced motion.',
  ],
  writing: [
    'Write real words on every screen, no lorem ipsum.',
    'Buttons say what they do; errors say what to do next.',
    'Let empty screens speak like a kind person.',
  ],
  research: [
    'Show source and date beside every figure.',
    'Say which user question each screen answers.',
    'Record who changed what, and when.',
  ],
  business: [
    'Show on the first screen the one figure that matters.',
    'Keep the first version to what someone would pay for.',
    'Make the weekly routine take under two minutes.',
  ],
  education: [
    'Give first-time users one hint a screen, then silence.',
    'Let a mistake be undone and explained.',
    'Explain each choice in words a beginner understands.',
  ],
}

export const PLANNING: Lens = {
  marketing: [
    'Tie every step to one number: reach, replies or sales.',
    'Say what to drop first if time runs short.',
    'Begin with those who already like us.',
  ],
  coding: [
    'Break it into pieces that can ship in a day.',
    'Name dependencies and what can run in parallel.',
    'Automate the step that recurs; leave the rest by hand.',
  ],
  design: [
    'Make it readable at a glance, pinned to a wall.',
    'Leave time to look at it with fresh eyes.',
    'Group by colour or place, so that it can be remembered.',
  ],
  writing: [
    'Use plain words; a tired person should follow it.',
    'Give each part a name people will remember.',
    'Explain each choice in half a sentence.',
  ],
  research: [
    'Say which assumption matters most, and a cheap test of it.',
    'Give estimates as a range.',
    'Say where each figure comes from.',
  ],
  business: [
    'Put cost, owner and date beside every step.',
    'State what we will not do, and why.',
    'Name the first sign that it is going wrong.',
  ],
  education: [
    'Build in rest, repetition and a way to see progress.',
    'Start so easy that it cannot be skipped.',
    'Say what each step teaches.',
  ],
}

export const LOOKS: Lens = {
  marketing: [
    'Leave calm space where a headline could stand.',
    'Let the buyer see themselves in it.',
    'Make it work at the size of a thumb.',
  ],
  coding: [
    'Keep shapes on a grid, so that they can become SVG.',
    'Name colours and sizes as reusable values.',
    'Think of states: normal, hovered, disabled.',
  ],
  design: [
    'Choose one contrast and push it further than is comfortable.',
    'Account for each colour; drop the one without a job.',
    'Use a strict grid and break it once.',
  ],
  writing: [
    'Let one telling detail hint at a story.',
    'Describe with nouns and verbs; spare the adjectives.',
    'Give it a title that adds something.',
  ],
  research: [
    'Get the facts right: species, period, tool, uniform.',
    'Base it on real references and name them.',
    'Show it as a field guide would.',
  ],
  business: [
    'Keep it credible on a slide and on an invoice.',
    'Say what it costs to print or produce.',
    'Give a version in one colour.',
  ],
  education: [
    'Make it readable from the last row.',
    'Let it explain one idea without words.',
    'Leave something to find on the second look.',
  ],
}
