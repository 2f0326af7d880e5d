import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Best Business Prompts for a Real Desk | Promptory',
  metaDescription:
    '88 business prompts: marketing, sales, management, finance, then meetings, hiring, operations, strategy, service, legal drafts, freelance work and e-mails.',
  title: 'Best Business Prompts',
  purpose: 'business',
  level: 'adults',
  highlight: 'Business',
  description: '88 requests for people with a bid to defend, a letter to send on Monday or a bank balance to explain.',
  introduction: [
    'A model knows what businesses usually say. It does not know that your best customer pays late, or that the cold store in Hamar has been full since May. Everything useful on this page hangs on that difference. Most prompts here leave room for your own papers, ask for one judgement about them, and say what the answer must look like; some are a single plain line.',
    'The usual mistake is to ask for a strategy. You get eleven bullet points, each as true of a bank as of a juice bar. Ask for a decision instead, with its evidence beside it: which deal to give up, which bid to defend, which sentence in your letter makes people angry. If the answer would suit your competitor as well, send it back.',
    'Twenty minutes are enough. Take the prompt nearest to something on your desk today, and paste in the real thing, with names and account numbers taken out. Read what comes back with a pencil, looking for the row you know to be wrong; there is nearly always one. Say which it is, and why. Keep the second answer.',
  ],
  groups: [
    {
      title: 'Marketing Prompts',
      description: 'For the week in which you have to say what you sell, and to whom, and would rather mend a gearbox.',
      icon: 'megaphone',
      prompts: [
        {
          title: 'What customers praise',
          tags: ['table'],
          text: 'Read what customers write about [your business: e.g. a three-person bicycle workshop in Nairobi].\n\nReviews: [your reviews]\nWhat we say about ourselves: [our website text]\n\nFind what customers praise and we never mention. Make a table, most praised first: their words, how many people said it, what they came for, where we should say it. Count each review once, however long it is.\nThen write a shop sign of at most eight words, all taken from the reviews. If there are too few to judge, say so.',
        },
        {
          title: 'Which posts sold plates',
          tags: ['analysis'],
          text: 'Did our posts sell anything at [your business: e.g. a food truck in Monterrey]? Go by the figures alone.\n\nEight weeks of sales: [sales: e.g. date, pitch, weather, plates sold, what we posted]\nTest budget: [budget]\n\nTell me which posts sold plates, and which went up on days that would have sold out anyway. Give each kind of post a verdict (keep, stop or test) with the rows that support it.\nThen plan one test for the next two weeks within the budget. Where eight weeks are too few to tell, say so.',
        },
        {
          title: 'Winning back lapsed theatregoers',
          tags: ['email'],
          text: 'Help [your theatre or venue: e.g. a theatre in a town with one evening train] to win back people who came twice and then stayed away.\n\nWho they are: [lapsed audience: e.g. plays seen, dates, seats, price paid]\nNext season: [next season’s plays]\n\nSort them by the likeliest reason for staying away. For the two largest groups, write an e-mail of 90 words naming one play that suits them. Under each, add what we must change first to make it true. Offer a discount only where price was the reason, and flag any group you are guessing about.',
        },
        {
          title: 'Which customers to give up',
          tags: ['plan'],
          text: 'What should [your business: e.g. a seed cooperative in the Drôme valley] stop doing? Begin with whom we serve.\n\nCustomer groups: [customer groups: e.g. turnover, cost to serve, complaints]\n\nGive me three options, each giving up one group by name: what we lose this year, what we gain by the third, who will object. Go by cost to serve; a group may be small and still worth keeping. Recommend one in a speech of 150 words, to be read aloud. List the figures you would need to be sure.',
        },
      ],
    },
    {
      title: 'Sales Prompts',
      description: 'For the hour before a call, the third week of silence, and the forecast you half believe.',
      icon: 'target',
      prompts: [
        {
          title: 'Rehearse a sales meeting',
          tags: ['interview'],
          text: 'You buy for [the buyer: e.g. a hospital with 400 beds and eleven such suppliers]. Rehearse me for [the meeting: e.g. Tuesday’s meeting].\n\nWhat I sell: [our offer: e.g. product, price, contract length]\nWhat you decide by: [award criteria: e.g. criteria with weights]\n\nAsk me seven questions, one at a time, and wait for each answer, as a tired buyer would late in the day. Then leave the role and make a table: question, my answer in six words, believed or not, the proof that would have settled it. Do not go easy on me.',
        },
        {
          title: 'Why nobody answers the quotation',
          tags: ['email'],
          text: 'You work in our customer’s office and know why nobody has replied to our quotation for [what you offered: e.g. an oak staircase in a school].\n\nQuotation: [your quotation: e.g. text and price]\nE-mails so far, with dates: [the thread]\nDays of silence: [number]\n\nGive the three likeliest reasons, each with the sentence in the thread that points to it. For each, write an e-mail of at most 80 words, and say which to send tomorrow. Do not invent a deadline or write “just checking in”. If the thread points to no reason, say so.',
        },
        {
          title: 'A forecast the bank would believe',
          tags: ['table'],
          text: 'Act as loan officer of a bank in [your town: e.g. Coimbatore], asked to lend against our sales forecast.\n\nWe supply: [what you sell: e.g. solar pumps to farms]\nOpen deals: [open deals: e.g. value, stage, last contact, next step, signer]\n\nMake a table, largest gap first: deal, chance we claim, chance you would lend on, the missing fact, the question that would supply it this week. Then give the total you believe. Give no weight to long friendships, and count a next step without a date as no step.',
        },
        {
          title: 'A price rise, put plainly',
          tags: ['email'],
          text: 'You own one of [your customers: e.g. sixty restaurants] and read a letter from [your business: e.g. a linen laundry in Porto] at eleven at night, shoes off.\n\nDraft: [your draft]\nOld and new prices: [prices]\nCause: [the cause: e.g. which cost rose, by how much, since when]\n\nMark each sentence believed, suspected or resented. Then rewrite the letter in 130 words: the new price before any reason, one apology at most, and the name of a person to phone. Leave out “market conditions”. Flag what customers will ask that the letter leaves open.',
        },
      ],
    },
    {
      title: 'Management Prompts',
      description:
        'For what lands on your desk because it is about people: the talk, the rota, the rule nobody dares to drop.',
      icon: 'users',
      prompts: [
        {
          title: 'Which meetings to drop',
          tags: ['table'],
          text: 'Go through our standing meetings and count what they cost in people’s hours.\n\nTeam: [your team: e.g. nine developers in Tallinn, two more in Tartu]\nMeetings: [your meetings: e.g. title, minutes, who attends, last decision]\n\nMake a table, most expensive first: meeting, hours a year across everyone, verdict (keep, shorten, merge, replace with a note), what might break. If a meeting decides nothing but is the only time some people speak, keep it and say so. Then write the message of 100 words that announces the changes. Ask about any meeting you cannot judge.',
        },
        {
          title: 'Twelve complaints, one rule',
          tags: ['table'],
          text: 'These complaints reached [your office: e.g. a cemetery office]. Be fair to the staff and to the people who wrote.\n\nComplaints: [the complaints: e.g. this year’s twelve, names removed]\nWhat we do: [your rules and forms]\n\nFor each complaint, decide if it is about a rule, a person or a silence. Make a table: complaint, kind, the sentence that proves it, what an answer on the first day would have cost us. Then propose one rule to drop and one sentence to add to the form. Leave training aside, and flag complaints with too little detail.',
        },
        {
          title: 'Hard talk with your best worker',
          tags: ['interview'],
          text: 'You are a union steward, fair and hard to fool, and will sit beside the worker in this talk.\n\nThe problem: [the problem: e.g. our best cook makes the younger ones cry]\nIncidents: [incidents: e.g. date, what happened, who saw it]\nThe change I want, by when: [the change you want]\n\nDraft my side: an opening of 50 words, the incidents in the order to name them, the question after which I stay quiet. Then give the worker’s two likeliest replies and my next sentence to each. Strike whatever I cannot prove. No praise as padding.',
        },
        {
          title: 'Before the foreman retires',
          tags: ['interview'],
          text: 'In [time left: e.g. nine weeks] we lose [who leaves: e.g. the foreman of a cable-car line in La Paz] and everything that was never written down.\n\nWritten down so far: [papers: e.g. manuals, checklists, notes]\n\nList the 15 questions that these papers do not answer, ranked by what it would cost not to know. Spread them over four talks of half an hour, one of them walking round the site, and say where to stand for each. Each question is about one task or one incident. Say which papers seem to be missing.',
        },
      ],
    },
    {
      title: 'Finance Prompts',
      description: 'For the evening with the spreadsheet open, when somebody will ask tomorrow what it means.',
      icon: 'wallet',
      prompts: [
        {
          title: 'Thirteen weeks of cash',
          tags: ['table'],
          text: 'When will [your business: e.g. a ski-hire shop that earns from December to March] run short of cash?\n\nBank balance today: [balance]\nComing in: [open invoices: e.g. client, sum, due date, usual delay]\nGoing out: [payments: e.g. wages, tax, rent, loans, suppliers]\nLowest safe balance: [lowest safe balance]\n\nBuild a thirteen-week table: week, opening, in, out, closing, assumption. Enter each invoice on the day that client usually pays. Name the first week below the safe balance and four ways to fix it, the least damaging first. Mark every figure you had to assume.',
        },
        {
          title: 'Three bids compared',
          tags: ['table'],
          text: 'Compare three bids for [what is bought: e.g. infusion pumps] at [who buys: e.g. a district hospital].\n\nBids: [the three bids]\nUse: [our use: e.g. patients a year, hours, staff to train]\n\nMake a table of cost over five years: purchase, consumables, service, training, disposal. Say which bid is cheapest at today’s use, at half and at double. Where a bid is silent, write “not stated” and charge the highest figure among the others. Recommend one in 180 words that an auditor and [who will use it: e.g. a night nurse] both accept, and say what we give up.',
        },
        {
          title: 'Ten minutes of figures',
          tags: ['analysis'],
          text: 'I have ten minutes with the board of [your organisation: e.g. a community swimming pool in Wellington].\n\nFigures: [figures: e.g. result, budget, same month last year]\nWhat happened this month: [events]\n\nChoose the five lines that matter. For each, one sentence: the amount, what happened in the building, what can still be decided. Put ratios in terms the board knows, such as lifeguard hours. Then one question to vote on. 200 words at most. If my notes do not explain a figure, ask me first.',
        },
        {
          title: 'Hire, raise prices or refuse',
          tags: ['table'],
          text: 'Should I hire, put up my prices or go on refusing work?\n\nMy business: [your business: e.g. a practice of three vets near Tacuarembó]\nFigures: [figures: e.g. hours worked, jobs refused, fees, wages, fixed costs]\nA new hire is at full speed after: [how many months]\n\nCompare the three in a table: cost over twelve months, jobs a week to break even, what goes wrong first. Until full speed, count a new hire at half. Recommend one, and name the figure that would change your mind.',
        },
      ],
    },
  ],
  more: [
    {
      title: 'Meetings',
      description: 'For the hour you are about to spend with nine people, or could spare them.',
      icon: 'calendar',
      prompts: [
        {
          title: 'Agenda for half an hour',
          tags: ['plan'],
          text: 'We have 30 minutes and want to leave with [the decision].\n\nWho attends, and why: [people]\nWhat they already know: [background]\n\nGive me an agenda with minutes. Anything that could be read beforehand goes into a note, the decision comes before the halfway mark, and the last four minutes are for who does what by when. Say who could stay at their desk.',
        },
        {
          title: 'Decline a meeting, give an answer',
          tags: ['messages'],
          text: 'Reply to this invitation in two lines: I’m not coming, and here’s my view on the one thing they need from me. Invitation: [invitation]. My view: [view].',
        },
        {
          title: 'Minutes from rough notes',
          tags: ['document'],
          text: 'Turn my notes into minutes for someone who was on holiday: [notes]\n\nOrder: decisions, actions (who, what, by when), points left open. Write only what the notes hold. Where an action has nobody’s name on it, put NO OWNER, and list those again at the top.',
        },
        {
          title: 'One page to read beforehand',
          tags: ['document'],
          text: 'Write the page people get before [meeting].\n\nWe ask them to decide: [decision]\nOptions so far: [options]\nWhat doing nothing costs: [cost]\nPapers: [long papers]\n\nAt most 350 words: the question in line one, each option in three lines with its price and its worst case, then what they can safely skip in the papers. No recommendation unless I add one. List the figures you couldn’t find.',
        },
        {
          title: 'Sentences for a rambling meeting',
          tags: ['speech'],
          text: 'I chair a meeting in which [person] talks for ten minutes and [quiet person] says nothing. Give me six sentences I could say out loud: two that stop a speech kindly, two that bring someone in without putting them on the spot, one that parks a topic, one that ends on time.',
        },
        {
          title: 'Who will object, and to what',
          tags: ['table'],
          text: 'I’m proposing [proposal] on [date].\n\nIn the room: [people: e.g. job, what they said last time]\n\nFor each person: the likeliest objection in their own words, what they’d want to hear first, whether to talk to them before the day. Mark every guess that rests on nothing more than a job title. Then name the one conversation that is worth having this week.',
        },
        {
          title: 'Questions asked in the kitchen afterwards',
          tags: ['list'],
          text: 'Tomorrow we announce [announcement].\n\nWhat I may say: [facts]\nWhat I may not say yet: [limits]\n\nList the ten questions staff will ask each other over the kettle and leave unasked in the room. Answer each in two sentences from the facts. Where there’s no answer, write what I can honestly say and the date by which I’d know.',
        },
        {
          title: 'Looking back without blame',
          tags: ['plan'],
          text: 'Plan one hour in which [team] looks back at [project], which [how it went]. Start with a timeline that everybody adds to in silence. Then what we’d do again, what surprised us, one change with a name and a date. Give me the exact question for each part and what to say if it turns into a trial of [touchy subject].',
        },
        {
          title: 'My update in one minute',
          tags: ['speech'],
          text: 'Cut my update for the Monday meeting to one minute spoken aloud, the number first, the ask last: [update]',
        },
      ],
    },
    {
      title: 'Hiring and people',
      description: 'For first days, hard reviews and the message you have rewritten four times.',
      icon: 'users',
      prompts: [
        {
          title: 'First day for a new starter',
          tags: ['plan'],
          text: '[Job] starts on [date]. Write the day by the hour: who meets them at the door, what has to work when they sit down, who they eat with, one real thing they’ll have finished by four. Then a list for this week: everything that must be ordered, booked or told to somebody so that day happens.',
        },
        {
          title: 'Feedback in three sentences',
          tags: ['speech'],
          text: 'Help me say this tomorrow in three sentences, what I saw, what came of it, what I’d like next time: [what happened]',
        },
        {
          title: 'Review from a year of notes',
          tags: ['document'],
          text: 'Turn these notes into a performance review: [dated notes]\n\nThe job: [what the role is for]\nPay or promotion hangs on it: [yes or no]\n\nPer point: what happened, what it led to, what good would look like next year. Describe work, never character. Flag each point without an example, and tell me if the last month outweighs the eleven before it.',
        },
        {
          title: 'One-to-ones that got stale',
          tags: ['list'],
          text: 'My weekly talk with [role] has turned into a status report. Give me eight questions that can’t be answered with “fine”, from easy to brave, and one I should let them ask me. Leave out anything about five-year plans.',
        },
        {
          title: 'Message to someone off sick',
          tags: ['messages', 'tender'],
          text: '[Name] has been off sick for [how long]. Write four lines from me, their manager: no question about a return date, nothing about how busy we are, one piece of harmless news ([news]), and a sentence that needs no reply.',
        },
        {
          title: 'Written warning, facts only',
          tags: ['document'],
          text: 'Draft a written warning.\n\nWhat happened, with dates: [incidents]\nThe rule, as written: [rule]\nEarlier conversations: [dates and what was said]\nWhat must change, and by when: [change]\n\nFacts in order, the rule quoted, the change, how they can answer. No motives, no adjectives. Below it, list what the law in [country] or our own procedure may ask for before this is sent, as questions for an adviser, and say where my record is thin.',
        },
        {
          title: 'A pay request, answered properly',
          tags: ['email'],
          text: 'Someone asked for [sum] more; I can give [offer]. Write what I say in the first minute, then the e-mail that follows. The number comes first, then one true reason ([reason]), then the date on which we look again. If the answer is no, it says no.',
        },
        {
          title: 'Someone is leaving, told plainly',
          tags: ['email'],
          text: 'Tell the team that [name] leaves on [date]. What we may give as the reason: [reason]. Who takes over what: [tasks and names]. Six lines, thanks for one particular thing ([thing]), and not a word about new challenges.',
        },
        {
          title: 'Exit talk worth having',
          tags: ['interview'],
          text: 'Write seven questions for somebody leaving after [years]. Two ask about a colleague’s day, since people are franker about others. One asks what nearly made them leave sooner. Then show me how to note the answers so that [manager] learns something and nobody can tell who said it in a team of [number].',
        },
        {
          title: 'Rules for swapping shifts',
          tags: ['document'],
          text: 'Half a page of rules for swapping shifts.\n\nHow it goes now: [how it goes]\nWhat went wrong lately: [cases]\n\nWho asks whom, by when, what needs a yes from a manager, what happens when both forget. Short sentences for a notice board. Then run the rules against my cases and two worse ones, and show where they break.',
        },
        {
          title: 'Thank the team properly',
          tags: ['messages'],
          text: 'Thank my team for [what they got through]. Say what each of them did: [names and what they did]. Five lines, nobody forgotten, no exclamation marks.',
        },
      ],
    },
    {
      title: 'Operations',
      description: 'For the way things are done here, as soon as somebody else has to do them.',
      icon: 'workflow',
      prompts: [
        {
          title: 'Checklist from how I do it',
          tags: ['how-to'],
          text: 'This is how I [task]: [description, as you’d say it]\n\nMake it a checklist, or SOP, for someone’s first day: one action a line, in the order hands do it, with what it looks like when it’s right. Wherever I wrote “just”, “obviously” or “as usual”, stop and ask me.',
        },
        {
          title: 'Voice note into a job sheet',
          tags: ['data'],
          text: 'A client left this voice note: [transcript]\n\nFill in: who, where, when, what, measurements, access, who pays, what they seem worried about. Leave a field empty where nothing was said. Then the questions to ring back with, the one that could cost us most at the top.',
        },
        {
          title: 'Why it keeps happening',
          tags: ['analysis'],
          text: '[The problem] has happened [number] times since [month].\n\nEach time: [cases: e.g. date, shift, machine, who, weather]\nDays it didn’t happen: [normal days]\n\nWhat do the bad days share that the good ones don’t? Give three candidates, what speaks against each, and the cheapest thing to watch next week that would tell them apart. If the list is too short to tell, say how many more cases you’d want.',
        },
        {
          title: 'When to reorder',
          tags: ['table'],
          text: 'Work out at what stock we should reorder.\n\nItems: [item, weekly use, busiest week, days until delivery]\n\nPer item: reorder at, order how much, the sum behind it, rounded up to [pack size]. Mark items with under eight weeks of figures. List whatever spoils separately, and say which two items would hurt most if they ran out on a Saturday.',
        },
        {
          title: 'Where an order lies waiting',
          tags: ['table'],
          text: 'Follow one [order: e.g. repair, quote, application] through our firm.\n\nSteps with times: [steps: e.g. who, minutes of work, hours until the next]\n\nMake a table: step, worked, waited, waiting for whom. Add up both columns. Then name the wait that could go without anybody working faster, and who would have to agree.',
        },
        {
          title: 'A day without the system',
          tags: ['plan'],
          text: '[System] is down for [hours] on our busiest day. This is what we do with it: [tasks]. Sort them: goes on paper, can wait until tomorrow, can’t be done at all. Then write the page that hangs by the till: first five minutes, who to call, what to write down so it can be typed in later.',
        },
        {
          title: 'Instructions people get wrong',
          tags: ['how-to'],
          text: 'People keep going wrong at [step] and do [mistake] instead. Rewrite these instructions so that the mistake becomes hard to make: [instructions]. Move the warning before the action it’s about, cut what nobody needs while doing it, and show me which sentence misled them.',
        },
        {
          title: 'What could go wrong, soberly',
          tags: ['table'],
          text: 'Ten things that could go wrong with [project], which must be ready by [date].\n\nWhat we know: [plan, people, suppliers]\n\nFor each: the first sign we’d see, the day by which we’d see it, who’d notice, what we’d do that same afternoon. No percentages, no acts of God. Put the ones we could check by phone today at the top.',
        },
        {
          title: 'File names we can find',
          tags: ['list'],
          text: 'Suggest a rule for naming our files, with five examples and what to do about the old ones. This is how they look now: [file names]',
        },
      ],
    },
    {
      title: 'Strategy',
      description: 'For decisions that take a year to turn out wrong.',
      icon: 'compass',
      prompts: [
        {
          title: 'The case for doing nothing',
          tags: ['analysis'],
          text: 'We’re about to [decision]. Facts: [facts]. Make the best honest case for leaving everything as it is for six months: what we’d learn, what we’d save, what would be gone for good. Then name the one fact the whole case hangs on.',
        },
        {
          title: 'SWOT analysis with evidence',
          tags: ['table'],
          text: 'Make a SWOT table for [business] out of these facts and no others: [facts]\n\nAt most three entries a box, each with the fact behind it. Leave out anything that would be just as true of the firm next door. Under the table: which two entries pull against each other, and the decision that follows from it. An empty box stays empty.',
        },
        {
          title: 'Business plan on one page',
          tags: ['document'],
          text: 'Write our business plan on one page for [reader: e.g. a bank clerk, a landlord, my mother-in-law].\n\nWe sell: [what, to whom, at what price]\nThey come to us because: [reason]\nCosts: [main costs]\nWe need: [sum, and what for]\n\nSay what could sink us and what we’d do then. Where you’d like a market figure, leave a gap with a note on where I could find it. No words I’d have to explain across the desk.',
        },
        {
          title: 'If we closed on Friday',
          tags: ['table'],
          text: 'Suppose [business] closed on Friday. Our customers: [customer groups]. Who would notice on Monday, who in a month, who never? For each group: what they’d use instead, what they’d miss, what they’d be glad to be rid of. Finish with one sentence on what we seem to be selling.',
        },
        {
          title: 'Which idea gets two weeks',
          tags: ['table'],
          text: 'Ideas: [your ideas]\nWe have: [people, hours, money] until [date]\n\nFor each: the smallest test that could prove us wrong in two weeks, its price, the result that would make us drop it. Rank by what we’d know afterwards for the money. Argue the top two against each other in five sentences a side, without adding up scores.',
        },
        {
          title: 'It failed, a year from now',
          tags: ['email'],
          text: 'It’s [date next year] and [project] has failed. Write the e-mail in which I explain to [who] why. Use only causes that are visible today in this: [plan and worries]. Then step back: three things to change this week, cheapest first.',
        },
        {
          title: 'Goals that can be checked',
          tags: ['list'],
          text: 'Turn this into goals (OKRs, if you like) for the next three months: [ambition]\n\nThree at most. Each has a number we already count ([what we count]) or could count by next week, somebody’s name, and one thing we stop doing to make room. Then tell me how each goal could be met while the business gets worse.',
        },
        {
          title: 'A second branch, yes or no',
          tags: ['analysis'],
          text: 'What would have to be true for a second [kind of place] in [town] to pay its way?\n\nThe first one: [figures: e.g. sales, rent, staff, how long until it paid]\nWhat’s different there: [differences]\n\nList the conditions, each as known, guessed or unknown, with the cheapest way to check it in person. Name the one that ends the idea if it fails. I’d like the list before anybody’s opinion.',
        },
        {
          title: 'Names for a new business',
          tags: ['list'],
          text: 'Twenty names for [business] in [place], ten plain and ten odd, all easy to say on the phone. Tell me which three to look up first in the company and trade mark registers.',
        },
      ],
    },
    {
      title: 'Customer service',
      description: 'For people who are waiting, cross, or too polite to say so.',
      icon: 'message',
      prompts: [
        {
          title: 'A complaint of three words',
          tags: ['email'],
          text: 'A customer wrote only this: [message]. They had: [order or visit]. Give three things they may mean, then one reply that suits all three and asks a single question.',
        },
        {
          title: 'FAQ from real e-mails',
          tags: ['document'],
          text: 'Below are [number] customer e-mails, names removed: [e-mails]\n\nWhat’s true, for the answers: [notes]\n\nWrite the FAQ that would have saved them writing. The question in their words, the answer in two sentences with the answer first. Order by how often it was asked, drop what was asked once. Where my notes don’t settle it, leave the answer empty and tell me who might know.',
        },
        {
          title: 'Roughly how much, on the phone',
          tags: ['speech'],
          text: 'People ring and ask “roughly how much?” before we’ve seen the job. Our price depends on [what it depends on], usually between [low] and [high]. Write what we say in half a minute: a range, two things that move it, one question back. The low figure never stands alone.',
        },
        {
          title: 'We have to cancel your booking',
          tags: ['email'],
          text: 'We have to cancel [booking] on [date] because [true reason]. Write to the customer: the bad news in the first sentence, what we offer ([offer]), how to get it without ringing us, by when. One apology. 90 words. If the offer doesn’t cover what they lose, say so to me beforehand.',
        },
        {
          title: 'The day after they bought',
          tags: ['email'],
          text: 'Somebody bought [product] yesterday. Write the e-mail they’d be glad of: how to use it the first time, the two things that puzzle everybody ([puzzles]), whom to ask. No voucher, no survey, 110 words.',
        },
        {
          title: 'Anger into a ticket',
          tags: ['data'],
          text: 'Pull these out of the message below: what happened, when, what they want, what they’ve tried, anything about safety, money or the law. Leave the insults where they are. Message: [message]',
        },
        {
          title: 'Survey of three questions',
          tags: ['list'],
          text: 'Write three questions to send after [service]: one with a number, one open, one about what nearly put them off. For every possible answer say what we would change. If an answer would change nothing, throw that question out and write a better one.',
        },
        {
          title: 'Sorry for the wait',
          tags: ['email'],
          text: 'A customer has waited [days] days for an answer. Their message: [message]. Our answer: [answer]. Reply with the answer first, one apology, under 70 words.',
        },
      ],
    },
    {
      title: 'Finance',
      description: 'For sums on the back of an envelope, and for the ones that go to the bank.',
      icon: 'wallet',
      prompts: [
        {
          title: 'Break-even on one line',
          tags: ['table'],
          text: 'How many [units] a month must we sell to cover our costs? Fixed costs: [costs]. Price: [price]. Cost of each: [unit cost]. Show the sum, then again with the price 10 % lower and with costs 10 % higher. List what people in my trade forget to count.',
        },
        {
          title: 'What an hour should cost',
          tags: ['table'],
          text: 'I work as [trade] and want to live on [sum] a year after costs.\n\nCosts a year: [costs]\nWeeks off, illness included: [weeks]\nHours I can really bill in a week: [hours]\n\nWork out my hourly rate with every step shown, and the day rate. Then show what happens if I bill a quarter fewer hours. Leave tax as a line marked “ask the accountant”, with the question to ask. Three sentences for a client who finds it dear.',
        },
        {
          title: 'My accounts, read to me',
          tags: ['analysis'],
          text: 'Read these accounts to someone who has never seen any: [accounts, this year and last]\n\nLine by line: what it is, whether it moved, and what in the business could have moved it. Then the three lines I should be able to explain at dinner, and two questions for my accountant. Don’t work out tax, and don’t tell me it looks healthy.',
        },
        {
          title: 'Ask for time to pay',
          tags: ['letter'],
          text: 'Write to [creditor]: we can’t pay [sum] on [date] and propose [plan: e.g. four instalments from March]. Reason in one line: [reason]. Offer first, no life story, one person to ring. Tell me what they’re likely to ask back, and whether anything in my letter admits more than I mean to.',
        },
        {
          title: 'Budget for a small project',
          tags: ['table'],
          text: 'Budget for [project], [months] months.\n\nKnown costs: [costs]\nMoney there is: [funds]\n\nFirst ask me about five things such budgets leave out. Then a table: item, basis, sum, firm or estimated. Contingency gets a line of its own. Give two totals, one as planned and one with the two shakiest items a third dearer, and the month in which money runs short.',
        },
        {
          title: 'Odd lines in a bank export',
          tags: ['table'],
          text: 'Look through this bank export, account numbers removed: [export]\n\nShow me: paid twice, new payees, subscriptions nobody has mentioned, round sums, anything just under [approval limit]. Quote the line, say why it caught your eye and what to ask whom. Don’t call anything fraud. If a pattern has a boring explanation, give that as well.',
        },
        {
          title: 'Expenses rules on one page',
          tags: ['document'],
          text: 'Write our rules for expenses on one page.\n\nWhat we pay now: [what you pay]\nWhat causes quarrels: [quarrels]\n\nWhat is paid, up to how much, with what proof, by when, who decides in doubt. One example for each rule, taken from the quarrels. Mark where tax rules in [country] set a limit that I need to look up before this goes out.',
        },
        {
          title: 'Does this invoice add up',
          tags: ['analysis'],
          text: 'Check this invoice: sums, dates, tax, anything charged twice or missing from our order. Quote each line you doubt: [invoice and order]',
        },
      ],
    },
    {
      title: 'Legal first drafts',
      description: 'For a draft to take to a lawyer. It saves an hour of theirs, and does not replace one.',
      icon: 'feather',
      prompts: [
        {
          title: 'What this clause does to me',
          tags: ['analysis'],
          text: 'In plain words, what does this clause mean for [us: e.g. the tenant] on the worst day? Quote the words that decide it, and give me one question for a lawyer: [clause]',
        },
        {
          title: 'Confirm a deal made by phone',
          tags: ['email'],
          text: 'We agreed this on the phone on [date]: [what was agreed]\n\nWrite the e-mail that confirms it: what, price, when, who pays for what. A short list of what we left open. Last line: tell me by [date for the answer] if you remember it differently. Add nothing we didn’t say, and warn me if it reads like more than a confirmation.',
        },
        {
          title: 'Confidentiality agreement, short',
          tags: ['document'],
          text: 'Draft a mutual confidentiality agreement (NDA) between [party] and [other party] about [subject], law of [country].\n\nLasts: [how long]\nMay be shared with: [who]\n\nTwo pages at most. Under each clause, one line in italics on what it does. Put [?] wherever a lawyer from there should look, and list at the end what a standard agreement has that you left out, and why.',
        },
        {
          title: 'Freelance contract, first draft',
          tags: ['document'],
          text: 'First draft of a contract between me ([trade]) and [client] for [work].\n\nFee and when it’s paid: [fee]\nDone means: [what counts as finished]\nChanges: [how many rounds]\nWho owns the result: [who, from when]\n\nPlain English, numbered, no “hereinafter”. After each clause, the argument it prevents. Law of [country]: name the points where it may overrule us, so I can have them checked.',
        },
        {
          title: 'Last letter before a claim',
          tags: ['letter'],
          text: '[Debtor] has owed us [sum] since [date].\n\nInvoices and reminders: [dates]\nTheir answers so far: [answers]\nWhat I’ll do next: [next step]\n\nDraft the last letter: what was ordered, what was delivered, the sum, the day, how to pay. Threaten only the step I listed. Then tell me what such a letter must contain in [country], as things to check, and which gap in my papers they’d use first.',
        },
        {
          title: 'Before we become partners',
          tags: ['interview'],
          text: 'Two of us are starting [business]. Before a lawyer writes anything, ask us the questions that end friendships: money in, hours, who decides, illness, a partner’s partner, one wants out. One at a time; we both answer. At the end, a table of where we agree, where we differ, where one of us dodged.',
        },
        {
          title: 'Consent form for photographs',
          tags: ['document'],
          text: 'Draft a one-page consent form for photographs of [who] at [event], to be used for [uses].\n\nSay how long we keep them, how to say no without a reason, how to change your mind later. A second signature line for a parent. Words a twelve-year-old follows. Under it, what the law in [country] may require that I haven’t told you.',
        },
        {
          title: 'Questions before our shop terms',
          tags: ['interview'],
          text: 'I sell [products] online to people in [countries]. Don’t draft terms yet. Ask me what we really do: delivery, returns, things made to order, broken parcels, children buying, complaints. Mark each point where the law decides and we don’t. Then hand me my answers as a two-page brief for whoever writes the terms.',
        },
        {
          title: 'Loan from a friend, on paper',
          tags: ['document'],
          text: '[Name] is lending our business [sum] until [date], interest [rate or none]. Draft one page we can both sign: how it’s paid back, what happens if a month is missed, what happens if the business closes, that we stay friends as far as paper can manage. List what to ask about tax and form in [country].',
        },
        {
          title: 'Make this clause readable',
          tags: ['document'],
          text: 'Rewrite this clause so that a customer understands it at first reading, and change nothing it does. List the words you were afraid to touch: [clause]',
        },
      ],
    },
    {
      title: 'Freelance work',
      description: 'For one person who quotes, delivers, reminds and does the books on Sunday.',
      icon: 'laptop',
      prompts: [
        {
          title: 'Side income from my skills',
          tags: ['table'],
          text: 'Find a side income that suits me.\n\nI can: [skills: e.g. bake, Excel, Polish, fix bikes]\nI own: [things: e.g. car, sewing machine]\nHours, and when: [hours]\nI won’t: [limits: e.g. sell to friends, be on camera]\nTown: [town]\n\nSix ideas, three of them for people nearby. Each: who pays, a first price, what is left per hour after costs with the sum shown, how I reach the first customer this week, what usually kills it. Nothing that lives on recruiting others. List what to ask about tax and my employer.',
        },
        {
          title: 'Proposal for a freelance project',
          tags: ['document'],
          text: 'Write a project proposal to [client: e.g. a dental practice] after our first talk.\n\nThey need, in their words: [notes]\nI would do: [work, step by step]\nTime and price: [weeks, price or two options]\nNeeded from them: [material, decisions]\n\nTwo pages: their problem, the result, steps with dates, what isn’t included, price with payment dates, how to say yes. Start with them and leave me for later. Mark promises I can’t keep alone. Below it, the four-line e-mail it goes out with.',
        },
        {
          title: 'Overdue invoice, three reminders',
          tags: ['email'],
          text: '[Client] hasn’t paid invoice [invoice number] over [sum], due on [date]. Write three reminders of under 80 words. Today: friendly, it must have slipped through. In ten days: firm, asks for a date. In three weeks: the last before [next step: e.g. late fee, work stops]. Number and sum in the subject line, how to pay, no apology for asking. Add what I say if I call instead.',
        },
        {
          title: 'Coaching questions for a client',
          tags: ['list'],
          text: 'I coach [clients: e.g. new managers, people changing careers]. Write questions for a session of [minutes] minutes with someone who says: [their words, names removed]\n\nTwenty open ones in five steps: what they want today, what is going on, what they have tried, what else could be done, what they’ll do by when. Short, no advice in disguise. After each step, one for when they go quiet. Star the three to keep if time runs out. Name signs at which to suggest a doctor or therapist.',
        },
      ],
    },
    {
      title: 'Writing at work',
      description: 'For e-mails, slides and applications that somebody has to read to the end.',
      icon: 'pen',
      prompts: [
        {
          title: 'Polite nudge when nobody answers',
          tags: ['email'],
          text: 'Nobody has answered this e-mail, sent on [date]: [my e-mail]\n\nFirst tell me what made it easy to leave: no question, no date, too long, wrong person. Then a follow-up to [reader: e.g. a client, my boss, an office], 50 words that they can answer with one, question on top. No “just checking in”. A second, for a week later, closes the matter kindly and says what I’ll do: [my next step].',
        },
        {
          title: 'Rewrite in a professional tone',
          tags: ['email'],
          text: 'Make this sound professional and still like a person, for [reader: e.g. a head of department I’ve never met]: [my message]\n\nKeep every fact, name, date and sum. Request first, reason second. Cut slang, apologies and “I feel like”; put no “kindly” or “please be advised” in their place. Below it, three lines on what you changed, and a warning if something shouldn’t be in writing.',
        },
        {
          title: 'Grant application, first draft',
          tags: ['document'],
          text: 'You write grant applications for small nonprofits. Draft ours.\n\nFunder’s questions with limits: [questions]\nWhat they fund: [criteria]\nWe are: [applicant: e.g. swimming lessons for refugees, since 2016]\nNeed, with source: [need]\nProject: [what, for whom, when]\nBudget: [budget lines]\nResults so far: [results]\n\nAnswer each question within its limit, in the funder’s words where they are true of us. Write “figure needed” for a gap. Promise only results somebody could count in a year. Then list criteria we meet weakly and what a tired reader would doubt.',
        },
        {
          title: 'Presentation from my notes',
          tags: ['plan'],
          text: 'Make a presentation out of these notes: [notes]\n\nAudience, and what they know: [audience]\nAfterwards they should: [decision or action]\nMinutes: [minutes]\n\nAt most one slide for every two minutes. Table: title as a full sentence, what is on the slide (one chart, one picture or three short lines), what I say in 60 words. The main point comes on slide two. Whatever doesn’t fit goes on a list “only if asked”. Then five questions I’ll get, with answers of one line.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'How much of my company’s data can I paste into an AI?',
      answer:
        'As little as the question needs, and only into a tool your company allows. Take out names, account numbers, health, and whatever a contract calls confidential. The judgement survives: “Customer 14, twelve seats, said we were too dear, bought a dearer one” tells the AI all it can use, and the buyer’s telephone number would have added nothing. If you are unsure, ask whoever answers for data protection before you paste. They prefer that order.',
    },
    {
      question: 'Why does the AI agree with every plan I show it?',
      answer:
        'Because the question asked for applause. “Is it a good idea to open on Sundays?” leans one way, and the answer leans with it. Hand it the opposite case to argue: “Three cafés in this street opened on Sundays and gave up within a year. What did each overlook?” You can still open. You will know what to count in the first month, and which of the three you are most like.',
    },
    {
      question: 'Can I trust the numbers in its table?',
      answer:
        'Not before you have added up two rows yourself. Language models write figures the way they write words, by what usually follows. Choose the total and the row that surprises you most, and check both by hand or in a spreadsheet. If week six of the cash table says 4,100 and your own sum says 3,700, paste the sum back and ask for the table again with the working shown.',
    },
    {
      question: 'My business is two people and a van. Is this for me?',
      answer:
        'Yes; small firms get more out of these, because you know every row by name. Shrink the input and keep the judgement. “Eight weeks of sales” becomes the four Saturdays in your notebook. The board becomes your sister, who lent you the deposit. “Write it for her, she reads the last line first” is a better instruction than most companies manage.',
    },
    {
      question: 'What do I put in a bracket when I don’t have the figures?',
      answer:
        'Put in what you have, and say what is missing. “Rents for five of nine shops, the other four from memory, probably low” is honest input, and an AI that knows it can mark those four rows as weak. What does harm is leaving the bracket empty: it will be filled with a likely number in the same confident type. Add one line: where you had to assume, say so beside the figure.',
    },
  ],
  relatedLinks: [
    { text: 'Best Marketing Prompts', to: '/marketing-prompts' },
    { text: 'Best Productivity Prompts', to: '/productivity-prompts' },
    { text: 'AI Workflow Prompts', to: '/ai-workflow-prompts' },
  ],
} satisfies GroupedPage
