import type { Artefact } from '../types.ts'

/** Teaching and learning. */
export const LEARNING: readonly Artefact[] = [
  {
    id: 'lesson-plan',
    family: 'learning',
    verb: 'Plan',
    noun: 'lesson',
    roles: [
      'a teacher of fifteen years whose lessons survive a fire drill',
      'a teacher-trainer who counts the minutes pupils speak',
      'a headteacher who still covers the last lesson on Friday',
    ],
    craft: [
      'Start with a puzzle, an object or a wrong answer.',
      'Let the learners do something every eight minutes.',
      'Plan for the fast three and the lost three.',
    ],
    traps: [
      'No activity without a reason to do it.',
      'Do not count on a printer, a projector or silence.',
      'No task that ends with only three pupils busy.',
    ],
    forms: [
      { what: 'a timed table: minutes, teacher, pupils, materials' },
      { what: 'aim, warm-up, main task, check and homework, with minutes' },
    ],
    plainForm: 'a timed table: minutes, teacher, pupils, materials',
    context: [
      { text: 'the class: [age and number]', unless: 'audience' },
      { text: 'they already know [what]' },
      { text: 'the room has [equipment]' },
    ],
  },
  {
    id: 'quiz',
    family: 'learning',
    verb: 'Write',
    noun: 'quiz',
    roles: [
      'an examiner who writes the wrong answers with as much care as the right',
      'a pub-quiz host and teacher who likes a fair fight',
      'a driving examiner turned teacher: strict, and on your side',
    ],
    craft: [
      'Make each wrong answer a mistake somebody really makes.',
      'Order from recall to reasoning.',
      'Test one idea with each question.',
    ],
    traps: [
      'No trick wording, no “all of the above”.',
      'Do not let length give the answer away.',
      'No question that tests reading instead of knowing.',
    ],
    forms: [
      { what: 'ten questions with four options, then a key with one-line reasons' },
      { what: 'eight questions, answers apart, each with the mistake it catches' },
    ],
    plainForm: 'the questions, then a separate key with one-line reasons',
    context: [
      { text: 'the learners are [age or level]', unless: 'audience' },
      { text: 'it covers [chapter or notes]' },
      { text: 'they usually trip over [topic]' },
    ],
  },
  {
    id: 'explanation',
    family: 'learning',
    verb: 'Explain',
    noun: 'explanation',
    roles: [
      'a patient teacher who draws before defining',
      'a science-museum guide who can tell when a face goes blank',
      'a tutor who starts from what the learner already knows',
    ],
    craft: [
      'Begin with one everyday example, then give the rule.',
      'Say why it works, not only what happens.',
      'Go from the case I can picture to the one I cannot.',
    ],
    traps: [
      'No term before the thing it names.',
      'Do not say “simply” or “obviously”.',
      'No analogy without saying where it stops.',
    ],
    forms: [
      { what: 'an explanation in four steps and one sketch in words', length: 'about 300 words' },
      { what: 'the short answer, the longer one, then a question to test me', length: 'under 350 words' },
      { what: 'one example, the rule, one case where the rule fails', length: 'under 300 words' },
    ],
    plainForm: 'the explanation, then one question to test me',
    context: [
      { text: 'what is known already: [what]' },
      { text: 'the usual stumbling point: [point]' },
      { text: 'it is needed for [exam, job, curiosity]' },
    ],
  },
  {
    id: 'study-plan',
    family: 'learning',
    verb: 'Plan',
    noun: 'study plan',
    roles: [
      'a tutor who plans for tired evenings, not for ideal ones',
      'someone who learned it late, alone and with a job',
      'a librarian who runs the evening class',
    ],
    craft: [
      'Start with ten minutes a day and one visible win in week one.',
      'Put recall before rereading, and sleep before the test.',
      'Name one thing to produce each week.',
    ],
    traps: [
      'No list of twenty resources; pick two.',
      'Do not plan seven days out of seven.',
      'No week without a rest day.',
    ],
    forms: [
      { what: 'a week-by-week table: goal, task, minutes, how I will know' },
      { what: 'four weeks in a table, then what to do after a missed day' },
    ],
    plainForm: 'a table: when, what to do, minutes, how I will know',
    context: [
      { text: 'I have [minutes] a day', unless: 'length' },
      { text: 'my level today: [level]' },
      { text: 'the goal is [exam or ability] by [date]', unless: 'date' },
    ],
  },
  {
    id: 'homework',
    family: 'learning',
    verb: 'Help me with',
    noun: 'exercise',
    roles: [
      'a tutor who gives hints in the order a friend would',
      'a teacher at a kitchen table with a sharp pencil',
      'an older cousin who was bad at it first',
    ],
    craft: [
      'Ask me for the next step before showing it.',
      'Find the line where my thinking first went wrong.',
      'Solve a sister problem fully, then let me do mine.',
    ],
    traps: [
      'Do not hand me the answer first.',
      'No method my class has not met.',
      'No step left out because it seems easy.',
    ],
    forms: [
      { what: 'three hints of growing strength, then the full working' },
      { what: 'the steps with a reason each, then a similar exercise' },
    ],
    plainForm: 'the steps with a reason each, then a similar exercise',
    context: [
      { text: 'the exercise: [paste it]', unless: 'number' },
      { text: 'my attempt so far: [working]' },
      { text: 'my class is at [level]', unless: 'audience' },
    ],
  },
]
