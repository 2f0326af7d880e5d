import type { Kind } from '../types.ts'
import { line, lineWhen } from './line.ts'

const ESTIMATES = line('Mark which numbers are your estimates and how you got them.')
const OCCASION =
  /\b(?:party|parties|wedding|event|(?:baby|bridal) shower|reunion|birthday|anniversary|guests|christmas|funeral|conference|moving (?:house|home|from|to|out|in))\b/u
const EDITING = /\bimprove|\breview/u

/** Marketing, work and plans of every kind. */
export const WORK: readonly Kind[] = [
  {
    id: 'content-calendar',
    noun: /\b(?:content (?:calendar|plan|schedule)|editorial calendar|posting schedule|social media (?:calendar|plan|strategy))\b/u,
    asks: true,
    lines: [
      line('Make a table: date, channel, topic, first line, picture or clip.', 'form'),
      line('Mix useful posts, stories and offers, with no two alike in a row.'),
      line('Say for the first three posts what exactly to write.'),
    ],
  },
  {
    id: 'video-script',
    noun: /\b(?:(?:youtube|video|tiktok|reels?|shorts?) (?:scripts?|ideas?|intro|hooks?)|video script|script for (?:a |my )?(?:\w+ )?(?:video|reel|tiktok|youtube)|storyboard|voice ?-?over)\b/u,
    asks: true,
    lines: [
      line('Use a table with two columns: what is said, what is seen.', /\bideas?\b|\bhooks?\b/u),
      line('Catch attention in the first five seconds with the result or the question.', /\bideas?\b/u),
      line('Write it to be spoken: short sentences, no filler, one request at the end.', /\bideas?\b/u),
      lineWhen(/\bideas?\b/u, 'For each idea give a title, the first sentence and why people would watch to the end.'),
    ],
  },
  {
    id: 'social-post',
    noun: /\b(?:(?:social media|instagram|insta|ig|facebook|fb|linkedin|twitter|x|tiktok|threads|pinterest|reddit) (?:posts?|captions?|stories|story|threads?|bios?|updates?|content)|captions?|tweets?|twitter threads?|instagram|linkedin|hashtags|social posts?|posts?(?= about| for| on| to|$))\b/u,
    lines: [
      line(
        'Give three versions with different first lines; the first line has to stand on its own.',
        /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|several) (?:[\w-]+ ){0,3}(?:posts?|captions?|tweets?|bios?|versions?|variants?|options?)|\bthread/u,
      ),
      lineWhen(
        /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|several) (?:\w+ ){0,3}(?:posts?|captions?|tweets?)/u,
        'Let each one begin differently and make a point of its own.',
      ),
      lineWhen(/\btweets?\b|\btwitter\b/u, 'Stay under 280 characters each.'),
      lineWhen(/\blinkedin\b/u, 'Short paragraphs, one clear thought; no “I am thrilled to announce”.'),
      lineWhen(
        /\bcaptions?\b|\binsta|\big\b/u,
        'One to three short lines each, specific enough that no other account could use them.',
      ),
      line('Concrete and personal; no advertising words.', 'tone'),
    ],
  },
  {
    id: 'ad-copy',
    noun: /\b(?:(?:google|facebook|fb|instagram|search|radio|print|tv|meta|linkedin) ads?|ad ?copy|ads?|advert(?:s|isements?)?|commercial|sales copy|flyer(?: text)?|brochure|call[- ]to[- ]action|ctas?)\b/u,
    asks: true,
    lines: [
      line('Give three versions, each built on a different reason to buy.', 'count'),
      lineWhen(/\bgoogle|\bsearch ads?\b/u, 'Headlines of at most 30 characters, descriptions of at most 90.'),
      lineWhen(
        /^(?!.*\b(?:google|search|radio|tv))/u,
        'For each: a headline, two or three sentences, one call to action.',
      ),
      line('Use only facts that I have given; no superlatives.'),
    ],
  },
  {
    id: 'product-text',
    noun: /\b(?:product (?:descriptions?|page|copy|listing)|(?:etsy|amazon|ebay|airbnb|shopify) (?:listings?|descriptions?|titles?)|listing (?:for|description)|item description|property description|menu descriptions?|(?:vinted|depop|craigslist|gumtree|olx|marketplace|second[- ]?hand) (?:descriptions?|ads?|listings?))\b/u,
    lines: [
      line('Open with what it does for the buyer, then four or five bullets with the facts.', 'form'),
      line('Under 120 words, in words one can see and touch; no superlatives.', 'length'),
      line('Invent no features; leave a gap in square brackets for a fact that buyers will look for.'),
    ],
  },
  {
    id: 'search-snippet',
    noun: /\b(?:meta (?:descriptions?|titles?|tags?)|title tags?|seo titles?)\b/u,
    lines: [
      line('Give three versions; put what people search for near the beginning.', 'count'),
      line('Promise only what the page holds, and say how many characters each has.'),
    ],
  },
  {
    id: 'notice',
    noun: /\b(?:(?:chalkboard|poster|flyer|sign|label|banner|menu) text|text for (?:a |an |the |my |our )?(?:poster|flyer|sign|label|banner|menu|chalkboard|billboard|leaflet|invitation)|classified ad|notice)\b/u,
    lines: [
      line('The most important words first and largest, then when, where and how much.'),
      line('Few words, readable at a glance; keep every fact exactly.'),
      line('Give two versions with different first lines.', 'count'),
    ],
  },
  {
    id: 'web-copy',
    noun: /\b(?:(?:landing|home|sales|about(?: us)?|services?|pricing) ?-?page(?: copy| text)?|homepage|website (?:copy|text|content)|text for (?:a |the |my |our )?(?:web ?-?site|home ?-?page|landing page|page)|web copy|about us|faqs?|one[- ]pager|press (?:release|kit)|case stud(?:y|ies)|white ?paper)\b/u,
    asks: true,
    lines: [
      lineWhen(
        /\bpage|\bwebsite|\bweb copy/u,
        'Set it out in sections: headline and one sentence below it, benefits, proof, questions people ask, one call to action.',
      ),
      lineWhen(
        /\bpress\b/u,
        'Headline, the news in the first paragraph (who, what, when, where, why), one quotation to be confirmed, contact line.',
      ),
      lineWhen(/\bfaqs?\b/u, 'Use the questions as customers would ask them, with answers of two or three sentences.'),
      line('Be concrete; leave a gap in square brackets instead of inventing figures or praise.'),
    ],
  },
  {
    id: 'newsletter',
    noun: /\b(?:newsletters?|e-?mail (?:campaign|sequence|series|marketing)|drip campaign|cold e-?mails?|outreach|welcome e-?mails?)\b/u,
    lines: [
      line('Give three subject lines to choose from.', /\bsubject/u),
      line(
        'One topic at the top, short paragraphs, one thing to do at the end.',
        /\bsequence|\bseries|\bcampaign|\bcold|\boutreach/u,
      ),
      lineWhen(
        /\bsequence|\bseries|\bcampaign/u,
        'For each e-mail: when it goes out, what it is for, and the full text.',
      ),
      lineWhen(/\bcold|\boutreach/u, 'Say why them, what is in it for them, and ask one easy question.'),
      { text: 'Stay under 100 words.', unless: 'length', when: /\bcold|\boutreach/u },
      line('Invent no facts; leave a gap in square brackets for what is missing.'),
    ],
  },
  {
    id: 'blog-post',
    noun: /\b(?:blog(?: ?posts?| article)?|articles?|seo (?:article|text|content)|op-?ed|column|listicle|how-to guide|reviews?(?= of| for))\b/u,
    asks: true,
    isFactual: true,
    lines: [
      line(
        'About 800 words, with a headline and three to five subheadings.',
        /\bwords?\b|\bshort|\blong|\bpages?|\boutline|\bideas?\b|\btitles?\b|\breview/u,
      ),
      line(
        'Open with a concrete case or the answer itself, not with the history of the topic.',
        /\bideas?\b|\btitles?\b|\boutline/u,
      ),
      line('Give an example or a figure for each point, and mark what should be checked.', /\bideas?\b|\btitles?\b/u),
      lineWhen(/\bseo\b|\bkeywords?\b/u, 'Add a title of at most 60 characters and a description of at most 155.'),
    ],
  },
  {
    id: 'names',
    noun: /\b(?:(?:business |brand |company |product |domain |band |team |channel |cat |dog |baby |character |user|shop |cafe |podcast |book |app )?names(?: ideas| suggestions)?|name (?:ideas|suggestions|for)|(?:business|brand|company|product|domain|band|team|channel|dog|cat|baby|shop|cafe|podcast|app|character|tavern) name(?: ideas)?|usernames?|slogans?(?: ideas)?|taglines?|mottos?|titles(?: ideas)?|title for|headlines|headline for|hooks for)(?= |$|[^\w])/u,
    opening: /^(?:name (?:my|for|ideas)|what (?:should|can|could) i (?:name|call)|title for)\b/u,
    lines: [
      line('Give ten to choose from, of different kinds, each with a few words on why it works.', 'count'),
      line('Easy to say and to remember; avoid the obvious.'),
      line(
        'Mark the three you would pick.',
        /\b(?:one|1|2|3|two|three) (?:\w+ )?(?:names?|slogans?|titles?|taglines?)/u,
      ),
    ],
  },
  {
    id: 'ideas',
    noun: /\b(?:ideas?|brainstorm(?:ing)?|prompts|suggestions|topics|activities|ways to|things to (?:do|say|write)|examples of|icebreakers?|conversation starters|side hustles?)\b/u,
    opening: /^(?:brainstorm|(?:suggest|recommend|give me|list|name)\b)/u,
    asks: false,
    lines: [
      line('Give ten that differ from each other, in one or two sentences each.', 'count'),
      line('Make them specific enough to start on, and leave out what everybody would think of first.'),
      line('Mark the three you would choose for me, with the reason.', /\b(?:one|1|2|3|two|three) /u),
    ],
  },
  {
    id: 'recommendation',
    noun: /\b(?:recommendations?|gift ideas|gifts?|presents? (?:for|to)|books? (?:like|about|to read|similar)|movies? (?:like|to watch|similar)|films? like|shows? (?:like|to watch)|restaurants|games? like)\b/u,
    opening:
      /^(?:recommend|suggest|(?:what|which) (?!order|can |should |could )(?:[\w-]+ ){1,4}(?:should|can|could) i (?:buy|get|take|read|watch|use|learn|play|give|choose|order|wear|visit|start with|study)|(?:what are |the )*best (?:books?|movies?|films?|series|shows?|hotels?|restaurants?|laptops?|phones?|apps?|tools?|places?|cafes?|bars?|beaches|games?|courses?|podcasts?|cameras?|cars?|bikes?|shoes|headphones|software|websites?|plants?|gifts?)\b|(?=.*(?:[€$£]\s?\d|\d\s?(?:€|\$|£|eur|usd|dollars?|euros?|pounds|bucks)))(?:an? |good |cheap |looking for )*[\w-]+(?: [\w-]+)? (?:under|below|for less than|up to)\b)/u,
    asks: true,
    isFactual: true,
    lines: [
      line('Give three to five, the best fit first, each with the reason it fits me.', 'count'),
      line('Mix well-known and less obvious ones; name nothing that you are not sure exists.'),
      line('For each, say who would not like it.', /\bgifts?|\bpresents?/u),
    ],
  },
  {
    id: 'business-plan',
    noun: /\b(?:business (?:plan|model|case|strategy|idea)|lean canvas|go[- ]to[- ]market|startup plan|pitch deck|funding|grant (?:application|proposal))\b/u,
    asks: true,
    lines: [
      lineWhen(
        /\bplan|\bmodel|\bcanvas|\bstrategy/u,
        'Parts: the offer, customers, competitors, getting customers, running it, costs and income of the first year as a table, risks.',
      ),
      lineWhen(/\bdeck|\bpitch/u, 'One headline and at most three points per slide, ten to twelve slides.'),
      ESTIMATES,
      line('End with the three things to find out or do first.'),
    ],
  },
  {
    id: 'marketing-plan',
    noun: /\b(?:(?:marketing|launch|growth|sales|advertising|seo|brand(?:ing)?|pricing|email) (?:plan|strategy|strategies|campaigns?|ideas|funnel)|campaigns?|buyer personas?|personas?|customer avatar|brand (?:voice|guide|identity)|seo|keywords)\b/u,
    asks: true,
    lines: [
      line('Start with whom it is for and the one reason they would choose this.', /\bkeywords|\bseo\b/u),
      line(
        'Then a table: action, channel, cost, effort, how I see whether it works.',
        /\bpersona|\bvoice|\bidentity|\bkeywords/u,
      ),
      lineWhen(
        /\bkeywords|\bseo\b/u,
        'Make a table: keyword, what the searcher wants, which page should answer it; give no invented search volumes.',
      ),
      line(
        'Put first what can be done this month with little money.',
        /\bpersona|\bvoice|\bidentity|\bkeywords|\bbudget|[$€£]/u,
      ),
    ],
  },
  {
    id: 'slides',
    noun: /\b(?:presentations?|slides?|slide ?deck|power ?points?|ppt|deck)\b/u,
    asks: true,
    lines: [
      line('For each slide: a headline that says the point, at most four short bullets, and what I say.'),
      line('About ten slides.', /\d|\bminutes?\b|\b(?:five|six|seven|eight|ten|twelve)\b/u),
      line('Begin with why it matters to this audience and end with what they should do or remember.'),
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
    noun: /\b(?:(?:project |sales |business |research |book |grant )?proposals?|reports?(?! card)|job (?:description|ad|posting|listing)s?|performance reviews?|self[- ](?:review|evaluation|assessment)|swot(?: analysis)?|risk (?:list|assessment|analysis|register|matrix)|okrs?|kpis?|sop|policy|policies|contracts?|agreement|terms|user stor(?:y|ies)|specifications?|requirements|prd|checklists?|templates?|surveys?|questionnaires?|forms?|invoices?)\b/u,
    asks: true,
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
      lineWhen(
        /\breview|\bself/u,
        'Tie each point to something that was done and what came of it; two goals at the end.',
      ),
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
    asks: true,
    lines: [
      line('Make a table: item, amount, share of the total, with the sum below.', 'form'),
      ESTIMATES,
      line('Say where most can be saved with least pain.', /\bforecast|\bcash ?flow|\bfinancial/u),
    ],
  },
  {
    id: 'trip',
    noun: /\b(?:itinerar(?:y|ies)|(?:\w+ )?trip|vacation|holidays? (?:in|to|plan)|travel (?:plan|guide|tips)|road ?trip|honeymoon|weekend (?:in|trip|getaway)|city break|things to do in|days? in|\d+ days? (?!an? |per |of |workout|plan|challenge|keto|diet|notice|late|meal|study|old|trial|free|fast|detox|water|shipping|delivery|week|before|after|ago|since|from|until|left|and|or|to|routine|streak|return)[a-z]{3,})\b/u,
    asks: true,
    isFactual: true,
    lines: [
      line('Day by day: morning, afternoon, evening, with the way between places.', /\bpack|\bbudget\b.{0,20}\bonly/u),
      line('Keep each day in one area and leave time to rest.'),
      line('Say what has to be booked ahead, and give an alternative for rain.'),
    ],
  },
  {
    id: 'activity',
    noun: /\b(?:escape room|treasure hunt|scavenger hunt|party games?|board game night|murder mystery party|warm-?ups?)\b/u,
    lines: [
      line('List first what to prepare and what is needed.'),
      line('Then the parts in order: what happens, how long it takes, how to help when somebody is stuck.'),
      line('Keep it safe and easy to reset.', /\bwarm-?up/u),
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
    noun: /\b(?:(?:dinner|lunch|breakfast|snack|meal|dessert) ideas|(?:dinner|lunch|breakfast)\?)/u,
    lines: [
      line('Give five that really differ, each with the minutes it takes and what else I need to buy.', 'count'),
      line('Write out the steps of the one you would choose.'),
      line('Say how each keeps or what to do with leftovers.'),
    ],
  },
  {
    id: 'table',
    noun: /\b(?:tables?|timelines? of|chart)\b/u,
    isFactual: true,
    lines: [
      line('Give the table first, with units in the column heads and a sensible order of rows.'),
      line('Mark values that are estimates or that you are not sure of.', /\brubric|\btemplate|\bvocab|\bschedule/u),
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
    noun: /\b(?:packing list|grocery list|shopping list|bucket list|to[- ]?do list|reading list|list of|lists?)\b/u,
    lines: [
      lineWhen(/\bvocab/u, 'Make a table: word, meaning, an example sentence.'),
      lineWhen(/\bto[- ]?do\b/u, 'For each task: what, who, by when; mark what is not clear.'),
      line(
        'Group it so that it can be used from top to bottom, with a short reason where one is needed.',
        /\bvocab|\bto[- ]?do\b/u,
      ),
      line(
        'Mark what is essential, and what is easily forgotten.',
        /\bvocab|\bto[- ]?do\b|\bwords|\bnames|\bquotes|\bsynonyms/u,
      ),
    ],
  },
  {
    id: 'meal-plan',
    noun: /\b(?:meal (?:plan|prep)s?|diet(?: plan)?|menu plan|weekly menu)\b/u,
    asks: true,
    lines: [
      line('Make a table: day, meal, main ingredients, minutes to cook.', 'form'),
      line('Add a shopping list sorted by kind of food.', /\b(?:shopping|grocery) list/u),
      line('Use ingredients twice and say what can be cooked ahead.'),
    ],
  },
  {
    id: 'workout',
    noun: /\b(?:work ?outs?(?: plan| routine)?|exercise (?:plan|routine|program)|training (?:plan|program|schedule)|gym (?:plan|routine|program)|fitness plan|running plan|(?:half[- ])?marathon(?: training)?(?: plan)?|[51]0?k (?:plan|training)|yoga (?:routine|flow|sequence)|stretch(?:es|ing)(?: routine)?)\b/u,
    asks: true,
    lines: [
      line('Make a table: day, exercise, sets and repetitions or minutes, rest.', 'form'),
      line('Include warming up, an easier version of the hard parts, and how to step up each week.'),
      line('Say which pain or sign means stop.'),
    ],
  },
  {
    id: 'plan',
    noun: /\b(?:plans?|schedules?|routines?|timetables?|roadmaps?|timelines?|study plan|program|challenge|habit|part(?:y|ies)|strategy)\b/u,
    opening:
      /^(?:plan|organi[sz]e|schedule|prepare|learn|(?:in )?what order|lose \d|start an? \w+|(?:study|lose|save|run|read|train|practi[cs]e)\b.{0,60}\b(?:in|within|by|before) (?:\d+|a|one|two|three|four|six|the|my|next|summer|winter|spring|\w+day)\b|get (?:fit|in shape|organi[sz]ed|ready for))/u,
    asks: true,
    lines: [
      line('Set it out as a table: when, what, how long, what is finished then.', 'form'),
      lineWhen(OCCASION, 'Count back from the day, and add a list of what to buy or book.'),
      line(
        'Keep it realistic: little at the start, and room for a day that goes wrong.',
        new RegExp(`${OCCASION.source}|\\b(?:project|roadmap|clean\\w*|schedule)`, 'u'),
      ),
      line('Mark the three steps that matter most.'),
    ],
  },
  {
    id: 'improve-process',
    noun: /\b(?:workflow|process|automation|automate)\b/u,
    asks: true,
    lines: [
      line('List the steps in order, with the tool and who does it.', EDITING),
      line('Say where it can go wrong and what happens then.'),
      line('Begin with the smallest version that I can try this week.'),
    ],
  },
]
