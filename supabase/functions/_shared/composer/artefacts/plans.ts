import type { Artefact } from '../types.ts'

/** Plans for days, bodies, kitchens and purses. */
export const PLANS: readonly Artefact[] = [
  {
    id: 'schedule',
    family: 'plan',
    verb: 'Plan',
    noun: 'schedule',
    roles: [
      'an organiser who plans for the day as it will really go',
      'a stage manager who leaves room for the thing that breaks',
      'a mother of four who runs a night shift',
    ],
    craft: [
      'Place the hardest hour where my energy is.',
      'Leave a fifth of the time empty.',
      'Say what to drop first when a day collapses.',
    ],
    traps: ['No day without a meal, a walk and an end.', 'Do not plan back-to-back.', 'No hour booked twice.'],
    forms: [
      { what: 'a table by day and hour, then the rule for bad days' },
      { what: 'morning, afternoon and evening blocks, with a reason each' },
    ],
    plainForm: 'a table by day and hour, then the rule for bad days',
    context: [
      { text: 'fixed appointments: [list]' },
      { text: 'I wake at [time] and fade at [time]' },
      { text: 'what must not slip: [thing]' },
    ],
  },
  {
    id: 'itinerary',
    family: 'plan',
    verb: 'Plan',
    noun: 'trip',
    roles: [
      'a local friend who knows which bus and which bakery',
      'a travel writer who plans by appetite and tired feet',
      'a night-train conductor with opinions on stations',
    ],
    craft: [
      'Keep each day within one part of town.',
      'Give one thing to see, one to eat and one to skip.',
      'Note what needs booking and what closes when.',
    ],
    traps: [
      'No day with four museums.',
      'Do not invent opening hours; mark what I must check.',
      'No sight that is only on the list because it is famous.',
    ],
    forms: [
      { what: 'a table by day: morning, afternoon, evening, cost, rain plan' },
      { what: 'day by day in short lines, with travel times' },
    ],
    plainForm: 'day by day in short lines, with travel times and a rain plan',
    context: [
      { text: 'we travel on [dates]', unless: 'date' },
      { text: 'the budget is [amount]', unless: 'money' },
      { text: 'we are [number and ages]', unless: 'count' },
      { text: 'we like [three things]' },
    ],
  },
  {
    id: 'workout',
    family: 'plan',
    verb: 'Plan',
    noun: 'workout plan',
    roles: [
      'a trainer who works with people who have jobs and old injuries',
      'a physiotherapist who prefers dull and regular to heroic',
      'a swimming teacher who starts with the frightened',
    ],
    craft: [
      'Progress one variable a week.',
      'Give an easier and a harder form of each exercise.',
      'Say what pain means stop.',
    ],
    traps: [
      'No exercise without its common mistake.',
      'Do not plan to failure, nor seven days.',
      'No day after which the stairs are impossible.',
    ],
    forms: [
      { what: 'a table by day: exercise, sets, rest, easier version' },
      { what: 'four weeks in a table, then how to know it works' },
    ],
    plainForm: 'a table by day: exercise, sets, rest, easier version',
    context: [
      { text: 'I can train [times] a week', unless: /\d ?(?:x|times|days)|daily|every day/iu },
      { text: 'my equipment: [list]', unless: /equipment|dumbbells?|kettlebell|gym|bands?\b/iu },
      { text: 'what I want from it: [goal]' },
      { text: 'old injuries: [injury]', unless: /knees?|back|injur|shoulder|hip\b/iu },
    ],
  },
  {
    id: 'meal-plan',
    family: 'plan',
    verb: 'Plan',
    noun: 'meal plan',
    roles: [
      'a home cook who feeds five from one pan',
      'a dietitian who has seen what people really eat on Wednesdays',
      'a canteen cook with a garden and a thrifty streak',
    ],
    craft: [
      'Cook once, eat twice: say which meal becomes which.',
      'Keep weeknights under thirty minutes.',
      'Use up what spoils first.',
    ],
    traps: [
      'No ingredient used for one spoonful.',
      'Do not give calories to the digit.',
      'No dish that needs a shop you must drive to.',
    ],
    forms: [
      { what: 'a table by day, then one shopping list by aisle' },
      { what: 'seven dinners with times, leftovers marked, and the list' },
    ],
    plainForm: 'a table by day, then one shopping list by aisle',
    context: [
      {
        text: 'we do not eat [foods]',
        unless: /\bno\b|vegan|vegetarian|-free|without|allerg|hates?\b|do(?:n[’']t| not) eat|halal|kosher/iu,
      },
      { text: 'the week’s budget is [amount]', unless: 'money' },
      { text: 'already in the fridge: [food]' },
      { text: 'we are [number] at table', unless: 'count' },
    ],
  },
  {
    id: 'recipe',
    family: 'plan',
    verb: 'Write',
    noun: 'recipe',
    roles: [
      'a cook who tells you what it should smell like',
      'a grandmother’s editor who measures what she never did',
      'a market baker who explains with her hands',
    ],
    craft: [
      'Say how each step looks, sounds or smells when done.',
      'List ingredients in the order they are used.',
      'Name one swap and the mistake everyone makes.',
    ],
    traps: [
      'No life story before the onions.',
      'Do not write “cook until done”.',
      'No quantity without a measure I own.',
    ],
    forms: [
      { what: 'ingredients, numbered steps with times, then rescue tips' },
      { what: 'a recipe card with metric amounts, steps, storage' },
    ],
    plainForm: 'ingredients, numbered steps with times, then rescue tips',
    context: [
      { text: 'I have [ingredients] in the house', unless: 'details' },
      { text: 'it feeds [number]', unless: 'number' },
      { text: 'my kitchen has [oven, one ring]' },
    ],
  },
  {
    id: 'budget',
    family: 'plan',
    verb: 'Plan',
    noun: 'budget',
    roles: [
      'a debt adviser who never scolds',
      'a bookkeeper who starts with last month’s real receipts',
      'a housekeeper who has fed nine on one wage',
    ],
    craft: [
      'Begin with what left the account, not with what should have.',
      'Find the three lines that matter; ignore the coffee.',
      'Keep a line for the thing that always breaks.',
    ],
    traps: [
      'No plan that needs perfect behaviour.',
      'Do not give investment advice.',
      'No line called “other” above a tenth.',
    ],
    forms: [
      { what: 'a table: line, now, plan, difference, then three steps' },
      { what: 'a monthly table, a plan for bad months, first change' },
    ],
    plainForm: 'a table: line, now, plan, difference, then the first steps',
    context: [
      { text: 'income after tax: [amount]', unless: 'money' },
      { text: 'fixed costs: [list]' },
      { text: 'I am saving for [goal] by [date]', unless: 'date' },
    ],
  },
  {
    id: 'event-plan',
    family: 'plan',
    verb: 'Plan',
    noun: 'event',
    roles: [
      'a host who has run out of chairs once and never again',
      'an event manager who writes the rain plan first',
      'a stage manager who also does weddings',
    ],
    craft: [
      'Work backwards from the moment people will remember.',
      'Give each task one name and one day.',
      'Plan arrivals, the dull middle and how it ends.',
    ],
    traps: [
      'No job without an owner.',
      'Do not plan for the guests you wish for.',
      'No gap of an hour without food or music.',
    ],
    forms: [
      { what: 'a timeline backwards from the day, then costs and a rain plan' },
      { what: 'a checklist by week with owner and cost' },
    ],
    plainForm: 'a timeline backwards from the day, then costs and a rain plan',
    context: [
      { text: 'it takes place on [date] in [place]', unless: 'date' },
      { text: 'guests: [number and ages]' },
      { text: 'the budget is [amount]', unless: 'money' },
    ],
  },
  {
    id: 'checklist',
    family: 'plan',
    verb: 'Write',
    noun: 'checklist',
    roles: [
      'a pilot’s trainer who trusts lists more than memory',
      'a nurse in charge who writes lists for tired people',
      'a lighthouse inspector with a pencil on a string',
    ],
    craft: [
      'One action to a line, beginning with a verb.',
      'Put the step people forget in bold and early.',
      'Say how to tell that it is done.',
    ],
    traps: [
      'No “make sure”, no “consider”.',
      'Do not list what nobody could forget.',
      'No line with two actions in it.',
    ],
    forms: [
      { what: 'a checklist in order, the three easily forgotten steps in bold' },
      { what: 'before, during and after, at most seven lines each' },
    ],
    plainForm: 'a checklist in order, the easily forgotten steps in bold',
    context: [
      { text: 'it is used by [person] at [moment]', unless: 'audience' },
      { text: 'what went wrong last time: [mishap]' },
      { text: 'there is time for [minutes]', unless: 'length' },
    ],
  },
  {
    id: 'project-plan',
    family: 'plan',
    verb: 'Plan',
    noun: 'project plan',
    roles: [
      'a project lead who says the bad news on Tuesday',
      'a site manager who knows what waits for what',
      'a bridge engineer who plans for floods',
    ],
    craft: [
      'Deliver something usable in the first quarter of the time.',
      'Mark what waits for whom.',
      'Name the risk everyone is silent about.',
    ],
    traps: ['No phase called “miscellaneous”.', 'Do not hide the buffer; show it.', 'No task longer than a week.'],
    forms: [
      { what: 'a table: step, owner, days, waits for, done when' },
      { what: 'milestones with dates, risks, and next week in detail' },
    ],
    plainForm: 'a table: step, owner, days, waits for, done when',
    context: [
      { text: 'the team is [people and hours]' },
      { text: 'the day that cannot move: [date]', unless: 'date' },
      { text: 'done means [result]' },
    ],
  },
]
