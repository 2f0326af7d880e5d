import type { Kind } from '../types.ts'
import { line, lineWhen } from './line.ts'

const ESTIMATES = line('Mark which numbers are your estimates and how you got them.')
const COUNTED_MEALS =
  /\b(?:\d+|two|three|four|five|six|seven|ten) (?:\w+ )?(?:ideas|dinners|lunches|breakfasts|meals|snacks|desserts)\b/u
const RUN = /\b(?:marathon|running|run|jog\w*|couch to|[51]0?k)\b/u
const ONE_DAY = /\b(?:a|one) day\b/u
const OCCASION =
  /\b(?:party|parties|wedding|event|(?:baby|bridal) shower|reunion|birthday|anniversary|guests|christmas|funeral|conference|moving (?:house|home|from|to|out|in))\b/u
const EDITING = /\bimprove|\breview/u

/** Plans, lists and papers, at work and at home. */
export const PLANS: readonly Kind[] = [
  {
    id: 'business-plan',
    noun: /\b(?:business (?:plan|model|case|strategy|idea)|lean canvas|go[- ]to[- ]market|startup plan|pitch deck|funding|grant application)\b/u,
    asks: 'short',
    lines: [
      lineWhen(
        /\bplan|\bmodel|\bcanvas|\bstrategy/u,
        'Parts: the offer, customers, competitors, getting customers, running it, costs and income of the first year as a table, risks.',
      ),
      lineWhen(/\bdeck|\bpitch/u, 'One headline and at most three points per slide, ten to twelve slides.'),
      lineWhen(/\bbank\b|\bloan\b/u, 'Show what the loan pays for and how it is paid back.'),
      ESTIMATES,
    ],
  },
  {
    id: 'slides',
    noun: /\b(?:presentations?|slides?|slide ?deck|power ?points?|ppt|deck)\b/u,
    asks: 'short',
    lines: [
      line('For each slide: a headline that says the point, at most four short bullets, and what I say.'),
      line('About ten slides.', /\d|\bminutes?\b|\b(?:five|six|seven|eight|ten|twelve)\b/u),
      line('End with what this audience should do or remember.'),
    ],
  },
  {
    id: 'meeting',
    noun: /\b(?:agendas?|meeting (?:notes|minutes|agenda|summary|plan)|minutes of|stand-?up notes|one[- ]on[- ]one|1:1|retrospective)\b/u,
    lines: [
      lineWhen(/\bagenda|\bplan/u, 'Make a table: minutes, topic, who leads, the result we need.'),
      lineWhen(
        /\bnotes|\bminutes of|\bmeeting minutes|\bsummary/u,
        'List decisions first, then a table of tasks: what, who, by when; mark what was left open.',
      ),
      lineWhen(/\bagenda/u, 'Put the hardest topic early and keep the last minutes for who does what by when.'),
    ],
  },
  {
    id: 'work-document',
    noun: /\b(?:(?:project |sales |business |research |book |grant )?proposals?|reports?(?! card)|job (?:description|ad|posting|listing)s?|performance reviews?|self[- ](?:review|evaluation|assessment)|swot(?: analysis)?|risk (?:list|assessment|analysis|register|matrix)|okrs?|kpis?|sop|policy(?! brief)|policies|contracts?|agreement|terms|user stor(?:y|ies)|specifications?|requirements|prd|checklists?|templates?|surveys?|questionnaires?|forms?|invoices?)\b/u,
    asks: 'bare',
    lines: [
      lineWhen(
        /\bjob (?:desc|ad|post|list)/u,
        'What the person will do, what they must bring, what is welcome, what we offer; plain words, no “rockstar”.',
      ),
      lineWhen(/\bswot/u, 'Four short lists in a table, then the two conclusions that matter most.'),
      lineWhen(
        /\brisk/u,
        'Make a table: risk, how likely, how bad, what prevents it, who sees to it; the worst first.',
      ),
      lineWhen(/\bproposal/u, 'Parts: the problem, what I propose, steps with dates, cost, what happens next.'),
      lineWhen(/\breport/u, 'Begin with the conclusion in three sentences; then findings, evidence, next steps.'),
      lineWhen(
        /\bcontract|\bagreement|\bpolicy|\bpolicies|\bterms\b/u,
        'Use plain language and numbered clauses, and mark what a lawyer should check.',
      ),
      lineWhen(/\bchecklist|\bsop\b/u, 'Short steps in order, each something one can tick off.'),
      lineWhen(
        /\bsurvey|\bquestionnaire/u,
        'Ask one thing per question, in neutral words, with the form of the answer for each.',
      ),
      lineWhen(/\breview|\bself/u, 'Tie each point to something that was done and what came of it.'),
      lineWhen(/\bokr|\bkpi/u, 'At most three goals, each with measures that have a number and a date.'),
      lineWhen(
        /\buser stor|\bprd\b|\brequirement|\bspecification/u,
        'Add acceptance criteria that can be tested for each.',
      ),
      line(
        'Leave a gap in square brackets for names and figures that I have not given.',
        /\bchecklist|\bswot|\bsurvey|\bokr|\bkpi|\buser stor|\brisk/u,
      ),
    ],
  },
  {
    id: 'budget',
    opening: /^where (?:to|can i|should i|could i) (?:cut|save)\b/u,
    noun: /\b(?:budgets?|expense plan|savings plan|cash ?flow|financial (?:plan|forecast|model)|forecast)\b/u,
    asks: 'bare',
    lines: [
      line('Make a table: item, amount, share of the total, with the sum below.', 'form'),
      line('Say where most can be saved with least pain.', /\bforecast|\bcash ?flow|\bfinancial/u),
      line('Mark which numbers are your estimates.', /^where\b|\bwhere (?:to|can i|should i) (?:cut|save)/u),
    ],
  },
  {
    id: 'trip',
    noun: /\b(?:itinerar(?:y|ies)|(?:\w+ )?trip|vacation|holidays? (?:in|to|plan)|travel (?:plan|guide|tips)|road ?trip|honeymoon|weekend (?:in|trip|getaway)|city break|things to do in|days? in|\d+ days? (?!an? |per |of |workout|plan|challenge|keto|diet|notice|late|meal|study|old|trial|free|fast|detox|water|shipping|delivery|week|before|after|ago|since|from|until|left|and|or|to|routine|streak|return)[a-z]{3,})\b/u,
    asks: 'bare',
    sources: 'link',
    lines: [
      line('Day by day: morning, afternoon, evening, with the way between places.', ONE_DAY),
      lineWhen(ONE_DAY, 'Give it as a table: time, place, the way there, what to eat and where to rest.'),
      line('Keep each day in one area and leave time to rest.', ONE_DAY),
      line('Say what has to be booked ahead, and give an alternative for rain.', /\brain/u),
    ],
  },
  {
    id: 'activity',
    noun: /\b(?:escape room|treasure hunt|scavenger hunt|party games?|board game night|murder mystery party|warm-?ups?|one-?shot|d&d|dnd|dungeons (?:and|&) dragons)\b/u,
    lines: [
      line('List first what to prepare and what is needed.'),
      line('Then the parts in order: what happens, how long it takes, how to help when somebody is stuck.'),
    ],
  },
  {
    id: 'recipe',
    noun: /\b(?:recipes?|something to cook|dish(?:es)? with|what can i (?:cook|make|bake))\b/u,
    opening: /^what (?:can|should|could) i (?:cook|make|bake|eat)\b/u,
    lines: [
      line('List the ingredients with amounts and say how many it serves.', /\bserv/u),
      line('Numbered steps with times, heat and how to see that it is done.'),
      line('Name one thing that can be replaced, and the mistake to avoid.'),
    ],
  },
  {
    id: 'meal-ideas',
    noun: /\b(?:(?:dinner|lunch|breakfast|snack|meal|dessert) ideas|(?:dinner|lunch|breakfast)(?=\?| (?:for|with)\b))/u,
    lines: [
      line('Give three that really differ, each with the minutes it takes and what else I need to buy.', COUNTED_MEALS),
      line('Write out the steps of the one you would choose.'),
    ],
  },
  {
    id: 'table',
    noun: /\b(?:tables?|timelines? of)\b/u,
    sources: 'dispute',
    lines: [
      line('Give the table first, with units in the column heads and a sensible order of rows.', /\btimeline/u),
      lineWhen(/\btimeline/u, 'One row for each event: date, what happened, why it matters.'),
      lineWhen(
        /\b(?:population|prices?|costs?|heights?|gdp|statistics|sizes?|emissions|salar\w+)\b/u,
        'Mark values that are estimates or that you are not sure of.',
      ),
    ],
  },
  {
    id: 'rubric',
    noun: /\b(?:rubrics?|marking scheme|grading criteria)\b/u,
    lines: [
      line('One row for each criterion, one column for each level, in a table.', 'form'),
      line('In each cell say what can be seen or heard, in a few words, so that anybody would grade alike.'),
    ],
  },
  {
    id: 'list',
    opening: /^list\b/u,
    noun: /\b(?:packing list|grocery list|shopping list|bucket list|to[- ]?do list|reading list|list of|lists?)\b/u,
    lines: [
      lineWhen(/\bvocab/u, 'Make a table: word, meaning, an example sentence.'),
      lineWhen(
        /\bto[- ]?do\b.*\b(?:this|these|notes|transcript|below)\b/u,
        'For each task: what, who, by when; mark what is not clear.',
      ),
      line(
        'One for each line, in a sensible order, with the one detail that matters.',
        /\bvocab|\bto[- ]?do\b|\bpacking|\bshopping|\bgrocery/u,
      ),
      line(
        'Mark what is essential, and what is easily forgotten.',
        /\bvocab|\bthis\b|\bwords|\bnames|\bquotes|\bsynonyms/u,
      ),
    ],
  },
  {
    id: 'meal-plan',
    noun: /\b(?:meal (?:plan|prep)s?|diet(?: plan)?|menu plan|weekly menu)\b/u,
    asks: 'short',
    lines: [
      line('Make a table: day, meal, main ingredients, minutes to cook.', 'form'),
      line('Add a shopping list sorted by kind of food.', /\b(?:shopping|grocery) list/u),
      line('Use ingredients twice and say what can be cooked ahead.'),
    ],
  },
  {
    id: 'workout',
    noun: /\b(?:work ?outs?(?: plan| routine)?|exercise (?:plan|routine|program)|training (?:plan|program|schedule)|gym (?:plan|routine|program)|fitness plan|running plan|(?:half[- ])?marathon(?: training)?(?: plan)?|[51]0?k (?:plan|training)|yoga (?:routine|flow|sequence)|stretch(?:es|ing)(?: routine)?)\b/u,
    asks: 'short',
    lines: [
      lineWhen(
        RUN,
        'Make a table: week, day, distance or minutes, pace; build up slowly, with an easier week now and then.',
      ),
      line('Make a table: day, exercise, sets and repetitions or minutes, rest.', RUN, /\byoga|\bstretch|\btable/u),
      line('Include warming up, an easier version of the hard parts, and how to step up each week.', RUN),
      line('Say which pain or sign means stop.'),
    ],
  },
  {
    id: 'plan',
    noun: /\b(?:plans?|schedules?|routines?|timetables?|roadmaps?|timelines?|study plan|program|challenge|habit|part(?:y|ies)|strategy)\b/u,
    opening:
      /^(?:plan|organi[sz]e|schedule|prepare|(?:(?:the )?best way to )?learn|(?:in )?what order|lose \d|start an? \w+|(?:study|lose|save|run|read|train|practi[cs]e)\b.{0,60}\b(?:in|within|by|before) (?:\d+|a|one|two|three|four|six|the|my|next|summer|winter|spring|\w+day)\b|get (?:fit|in shape|organi[sz]ed|ready for))/u,
    asks: 'short',
    lines: [
      line(
        'Set it out as a table: when, what, how long, what is finished then.',
        /\btable|\bschedule|\btimetable|\broutine/u,
      ),
      lineWhen(
        /\b(?:schedule|timetable|routine)\b/u,
        'Set it out as a table with a time for each step, and leave some slack.',
      ),
      lineWhen(OCCASION, 'Count back from the day, and add a list of what to buy or book.'),
      line(
        'Keep it realistic: little at the start, and room for a day that goes wrong.',
        OCCASION,
        /\b(?:project|roadmap|clean\w*|schedule|timetable|routine)/u,
      ),
    ],
  },
  {
    id: 'improve-process',
    noun: /\b(?:workflow|process|automation|automate)\b/u,
    asks: 'bare',
    lines: [
      line('List the steps in order, with the tool and who does it.', EDITING),
      line('Say where it can go wrong and what happens then.'),
      line('Begin with the smallest version that I can try this week.'),
    ],
  },
]
