import type { Lens } from './lens.ts'

export const WEIGHING: Lens = {
  marketing: [
    'Ask how a customer would say it.',
    'Judge each by whether a stranger would repeat it.',
    'Think of the first five people who must like it.',
  ],
  coding: [
    'Name the constraint each option runs into.',
    'Prefer what can be tried in an afternoon.',
    'List assumptions like test cases.',
  ],
  design: [
    'Picture each one: where would it stand, how would it look?',
    'Show contrasts, not variations.',
    'Say what each leaves out.',
  ],
  writing: [
    'Use the words people really say in such moments.',
    'Prefer the concrete to the clever.',
    'Give each a sentence that could stand in a story.',
  ],
  research: [
    'Say what is known, what is guessed and how to find out.',
    'Name one fact that would change your mind.',
    'Look at how it went for others.',
  ],
  business: [
    'Put a rough cost and a risk beside each.',
    'Say who has to agree, and what they would ask.',
    'Name what we would stop doing instead.',
  ],
  education: [
    'Say what I would learn from each, even if it fails.',
    'Ask me one question back before you go on.',
    'Explain your reasons so that I can do it alone next time.',
  ],
}

export const FINDINGS: Lens = {
  marketing: [
    'Say what a seller would claim here, and what is true.',
    'Tell what buyers believe, and how that was measured.',
    'Note which figures are repeated everywhere without a source.',
  ],
  coding: [
    'Give figures in a form I could load, such as CSV.',
    'Prefer tests that can be rerun.',
    'State dates and versions as exactly as a changelog.',
  ],
  design: [
    'Say which chart or picture would show it best.',
    'Lay it out so that the difference is seen at once.',
    'Let the layout show what is sure and what is not.',
  ],
  writing: [
    'Write it so that a curious friend would finish it.',
    'Put the most surprising solid fact first.',
    'Keep the human story and its source together.',
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
    'Explain the method in one sentence a pupil understands.',
    'Name the commonest misunderstanding and where it comes from.',
    'End with a question that a class could check.',
  ],
}

export const DAILY: Lens = {
  marketing: [
    'Make it something we would show to friends.',
    'Give it a name that makes people want to join.',
    'Say what sets it apart from the usual one.',
  ],
  coding: [
    'Write it as rules: if this, then that.',
    'Make it a table that a script could read.',
    'Name what each step depends on.',
  ],
  design: [
    'Make it readable at a glance, pinned to a wall.',
    'Leave one thing to look forward to in each part.',
    'Group by colour or place, so that it can be remembered.',
  ],
  writing: [
    'Use plain words; a tired person should follow it.',
    'Give each part a name people will remember.',
    'Explain each choice in half a sentence.',
  ],
  research: [
    'Say what is proven here and what is only custom.',
    'Give quantities as a range, and what they depend on.',
    'Say where each figure comes from.',
  ],
  business: [
    'Add up time and money at the end.',
    'State what we leave out, and why.',
    'Name the first sign that it is not working.',
  ],
  education: [
    'Say what each step teaches.',
    'Start so easy that it cannot be skipped.',
    'Build in rest and a way to see progress.',
  ],
}
