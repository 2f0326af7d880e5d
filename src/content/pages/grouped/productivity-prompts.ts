import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Best Productivity Prompts for Ordinary Days | Promptory',
  metaDescription:
    '42 productivity prompts for a notebook or an AI: plan the day, keep your attention, find out where last week went, and settle home, money and speeches.',
  title: 'Best Productivity Prompts',
  purpose: 'planning',
  level: 'everyone',
  highlight: 'Productivity',
  description:
    '42 ways to plan a day that will not go to plan, to stay with one thing, and to get drawers, debts and speeches done.',
  introduction: [
    'A to-do list does not say who is waiting, what can be finished and what will not happen today. These prompts ask that. Some are for a notebook and a pencil, with a bracket for what only you know. The others are for an AI, which makes a decent dispatcher and a tactful witness once it knows your bus and your night shift.',
    'The common mistake is to plan for somebody else: a person with eight clear hours and no cold. Plan for the one who slept badly. For the next twenty minutes, take a single prompt from the group that matches the time of day: planning before breakfast, focus before noon, looking back after supper. Write by hand if you can. Stop when you have one line you could act on without thinking. The last groups are for an AI: home and family, money, health, and the speech you promised.',
  ],
  groups: [
    {
      title: 'Daily Planning',
      description: 'For the evening before, or the ten minutes before anybody else is up.',
      icon: 'calendar',
      prompts: [
        {
          title: 'Who is waiting for what',
          tags: ['plan'],
          text: 'You help me plan a day by asking who is waiting.\n\nTo do today: [your list]\nHours I have: [hours you have]\nHow I slept: [how you slept: e.g. badly]\n\nAsk me which of these have a person waiting at the other end. Give those people a time first, fit in what still fits, and tell me plainly what is not going to happen today.',
        },
        {
          title: 'Tomorrow’s hours on one page',
          tags: ['plan'],
          text: 'Rule a page into the hours from [when you get up] to [when you stop]. Shade whatever already belongs to others: [fixed: e.g. the school run, the till, evening prayer, the bus]. What stays white is your day. Put into it one thing that can be finished, and leave one white square alone. Who will try to take it?',
        },
        {
          title: 'Clear-headed work on night shifts',
          tags: ['plan'],
          text: 'You are a charge nurse with twenty years of nights behind her. Plan my week, which has no mornings.\n\nShifts: [shifts: e.g. start and end]\nWork that needs a clear head: [three tasks]\n\nFind a place for each task, none within two hours of going home. Answer as a timetable. Name the one you would refuse, and why. If the shifts leave no good hour, say so.',
        },
        {
          title: 'Three first moves',
          tags: ['plan'],
          text: 'Tonight, with the dishes done, write the first three moves of [tomorrow’s task: e.g. the tax return] on three cards, as if for a stranger in your kitchen: the verb, the thing, where the thing is lying now. “Tax” is not a move; “carry the blue folder from the hall to the table” is. Leave the cards where your feet will find them.',
        },
        {
          title: 'Errands in one route',
          tags: ['plan'],
          text: 'You are the dispatcher of a small taxi firm. Plan my errands in one route.\n\nFixed: [appointments: e.g. times and places]\nErrands: [errands]\nI travel by: [how you travel: e.g. bicycle]\n\nMake one timetable with ten minutes of slack after each stop. Print in capitals the errand to drop when the first thing runs late. Ask me for any address or opening hours you lack.',
        },
        {
          title: 'Tomorrow, rested and with a cold',
          tags: ['plan'],
          text: 'Plan tomorrow twice: once for you rested, once for you with [what goes wrong: e.g. a cold, a late train, a child off school]. The date and the obligations stay the same. Begin with the second plan. Then compare: what stands in both, what did only the rested you believe in, and which of the two usually gets up in the morning?',
        },
        {
          title: 'A family Saturday, twelve lines',
          tags: ['plan'],
          text: 'You are the night porter of a small hotel and write clear notices. Plan our Saturday.\n\nWho needs what, when: [everyone’s plans]\nTo share: [shared things: e.g. one car, one cooker]\n\nWrite it as a notice for the fridge, twelve lines at most, clashes first. Settle those that a change of hour settles. Leave the worst one open, as a question we can decide at breakfast.',
        },
        {
          title: '“That’ll do” for today',
          tags: ['reflection'],
          text: 'Before you look at a screen: what would let you close this notebook tonight and say “that’ll do”? One line. What got in the way of yesterday’s line, and what time was it? One line. Now write the sentence you will say to it when it comes back today, word for word, as you would really say it.',
        },
      ],
    },
    {
      title: 'Focus and Flow',
      description: 'For the hour in which you have already tidied the desk twice.',
      icon: 'target',
      prompts: [
        {
          title: 'A tally of distractions',
          tags: ['reflection'],
          text: 'For one morning of [your work: e.g. marking, invoices, a thesis], keep a tally in the margin: P for phone, D for the door, H for hunger, B for boredom, one stroke each time you leave what you were doing. At noon, count. What was the winner offering that the work was not? Choose one change for tomorrow morning that makes it a little harder to reach, and write down what it is.',
        },
        {
          title: 'One step under four minutes',
          tags: ['interview'],
          text: 'You are a foreman handing out tools. I have been walking around [the task] for [how many days].\n\nAsk me one thing: what would my hands touch first? Then give me a step that takes under four minutes and wait until I report back. One step at a time, and no praise.',
        },
        {
          title: 'A desk in a noisy room',
          tags: ['plan'],
          text: 'Act as a stage manager: find me a place to work in a noisy room, with what is already there and nothing bought.\n\nPlace: [your place: e.g. one table, a television next door]\nPeople and noise: [people and noise]\nHours: [hours]\n\nTell me where to sit, which hour to use, and what signal shows that I am working. Script the two sentences I say to the others. Ask about anything in the room that you need to know.',
        },
        {
          title: 'Two columns for distractions',
          tags: ['reflection'],
          text: 'Fold a sheet lengthwise. The work, [the task], goes on the left. Everything that calls you away goes on the right, in the words in which it called: ring the garage, is a tomato a berry, did she mean that. Read the right side at half past, and tick whatever still matters by then.',
        },
        {
          title: 'Stuck: three small questions',
          tags: ['interview'],
          text: 'You sit at the next desk and have your own work to do. I am stuck.\n\nSince: [time]\nHere: [where you are stuck: e.g. the paragraph, the formula, the sketch in words]\nTried so far: [what you tried]\n\nAsk me three questions, smallest first, each of which I can answer by looking. Keep your solution to yourself until I have answered all three.',
        },
        {
          title: 'A note for tomorrow’s you',
          tags: ['reflection'],
          text: 'Stop [the work: e.g. the chapter, the dress, the accounts] in the middle today, on purpose, with the next move already known. Then leave a note of thirty words for whoever sits down here tomorrow: what you were about to do, which figure is not to be trusted, where the good scissors are. Sign it. Be as kind to her as to a new colleague.',
        },
        {
          title: 'Ninety exercise books',
          tags: ['plan'],
          text: 'You run a line in a fruit-packing hall and know how attention wears out. I have [your pile: e.g. ninety exercise books] to get through this evening.\n\nHow many: [number]\nMinutes each: [minutes each]\nI stop at: [end time]\n\nGive me batches, an order, breaks, and the sign that I have stopped seeing. Say which kind of care may slacken after the first half and which may not. If it does not fit, say what to leave.',
        },
        {
          title: 'When you forgot the time',
          tags: ['reflection'],
          text: 'Recall the last time you looked up and it had got dark outside. What led to it: the chair, the hour, what you had eaten, who was away, how you could tell that it was going somewhere? List it as an electrician lists parts. Underline two that you could have on the table by Wednesday.',
        },
      ],
    },
    {
      title: 'Reflection and Improvement',
      description: 'For Friday at five, or the night after something went wrong.',
      icon: 'moon',
      prompts: [
        {
          title: 'What the week cost',
          tags: ['reflection'],
          text: 'Empty out the week: receipts, tickets, open tabs, the last ten messages you sent. Pick five. Beside each, put its price in minutes. Would you buy it again at that price? One of the five gets less of you next week. On which day, and in which room, will you be tempted to forget that?',
        },
        {
          title: 'How wrong your guesses are',
          tags: ['table'],
          text: 'You are a quantity surveyor. Tell me how wrong my guesses are; I take no offence.\n\nMy last ten jobs: [your jobs: e.g. task, minutes guessed, minutes taken]\nTomorrow: [tomorrow’s jobs: e.g. task, minutes guessed]\n\nMake a table by kind of work, phone calls apart from reports: guessed, taken, factor to multiply by. Name the kind I always underrate and the one guess that was right. Then correct tomorrow’s guesses. Say where ten jobs are too few to tell.',
        },
        {
          title: 'Six conversations, up or down',
          tags: ['reflection'],
          text: 'Set down your last six conversations at work, however short: topic, hour, who had wanted it, standing or sitting. Draw an arrow next to each for how you walked away, up or down. Cover the names with your hand. What do the ups have in common now? Draft the message that asks for one more before Friday.',
        },
        {
          title: 'A mistake, investigated',
          tags: ['interview'],
          text: 'You investigate accidents and look for causes, not culprits. Something went wrong on [day].\n\nMinute by minute, as I remember it: [what happened]\n\nAsk me about the minutes I left out, one question at a time. Then give me the sequence in eight lines and one change that takes under ten minutes. “Be more careful” does not count as a change. If the cause stays unclear, say what you would need to know.',
        },
        {
          title: 'Your Monday, for a substitute',
          tags: ['reflection'],
          text: 'A substitute is going to live your Monday as [your job: e.g. a school secretary], and she follows instructions to the letter. Write her sheet: what to open, who to greet, which drawer to kick. Wherever you catch yourself writing ‘don’t ask why’, leave it in and give it a number. Number one is what you look into on Tuesday.',
        },
        {
          title: 'A museum of unfinished things',
          tags: ['reflection'],
          text: 'Count what you have begun and not finished: the scarf, the evening course, the shelf. Treat them as a small museum would. Which are on display, in storage, on loan, to be given away? For the one that goes, write the label that stays on the empty plinth: maker, dates, materials, reason for leaving.',
        },
        {
          title: 'Why a habit stopped',
          tags: ['interview'],
          text: 'Think like a gardener who has lost plants of her own. I kept up [habit] for [weeks] and dropped it in [month].\n\nAsk me five short questions about the week it stopped, one at a time: weather, visitors, what else was new. Then give the likeliest cause, an unlikely one, and the smallest version of the habit that would have lived through that week. If my answers point nowhere, say so.',
        },
        {
          title: 'Mend one small thing',
          tags: ['reflection'],
          text: 'What did you step around this week [where: e.g. at home, in the shop]? The drawer that sticks, the password you reset each time, the form that only Joaquim can find. List ten. Choose the one you will meet most often in the next three months and can mend in a quarter of an hour. Mend it before you close the page; note the minute.',
        },
      ],
    },
  ],
  more: [
    {
      title: 'Home and family',
      description: 'For drawers, dinners, names and animals: what a household has to settle between two workdays.',
      icon: 'heart',
      prompts: [
        {
          title: 'Declutter room by room',
          tags: ['plan'],
          text: 'Help me declutter room by room, as someone who has cleared forty homes.\n\nRooms, worst first: [rooms: e.g. hall closet, kitchen, kids’ room]\nTime: [time: e.g. 20 minutes on weekdays, Saturday morning]\nHard to part with: [things: e.g. baby clothes, my father’s tools]\nWhere things can go: [outlets: e.g. donation, recycling, a cousin]\n\nTable of sessions: drawer or shelf, minutes, what leaves the house and by which day. Begin where the result shows within one session; sentimental things come last. Give me one question to ask of every object, and the sign to stop for today.',
        },
        {
          title: 'Holiday dinner, hour by hour',
          tags: ['plan'],
          text: 'Guests sit down at [time]. Work backwards from there and write the kitchen timetable for my holiday dinner.\n\nDishes: [dishes: e.g. 12-pound turkey, mashed potatoes, two pies]\nKitchen: [kitchen: e.g. one oven, four burners, small fridge]\nHelpers: [helpers]\nCannot eat: [allergies]\n\nTwo tables, the day before and the day: clock time, task, oven temperature, who. Show each clash over the oven and how you solve it. Give the core temperature to check for meat, and the dish to drop if I fall behind.',
        },
        {
          title: 'Baby names that fit us',
          tags: ['list'],
          text: 'Suggest fifteen names for [baby: e.g. a girl due in March, surname Okafor-Lind]: five familiar, five uncommon, five from [languages in the family]. We like [liked names]; ruled out are [names ruled out: e.g. Anna, three cousins]. For each: how it sounds with the surname, nicknames, origin, one drawback. Mark meanings you are not sure of. Then let me keep three, and give ten more in that direction.',
        },
        {
          title: 'Puppy’s first two weeks',
          tags: ['plan'],
          text: 'We bring home a puppy on [date]: [puppy: e.g. beagle, nine weeks]. Plan the first fourteen days like a patient dog trainer.\n\nHome: [home: e.g. third floor, no yard]\nWho is there, when: [hours]\nWorries: [worries: e.g. bites hands, cries at night]\n\nOne day as a timetable: food, toilet, naps, a game, a three-minute lesson. Then what changes on days 5 and 10. Rewards only. For each worry: what to do at that moment, and what to stop doing. List signs that mean calling the vet.',
        },
        {
          title: 'Questions for a grandparent’s life story',
          tags: ['interview'],
          text: 'Prepare my interview with [who: e.g. my grandmother, 84, born in Kerala] about their life. I will record it, in [time: e.g. two afternoons].\n\nI know already: [facts]\nAlways skipped: [gaps: e.g. the years before the wedding]\nBetter left alone: [topics]\n\nTwenty-five questions in the order of a life, from the first kitchen they remember to what they still want to do. Each asks for a scene, an object or a price. Add follow-ups for short answers, five things to bring along, and a gentle way to end.',
        },
      ],
    },
    {
      title: 'Money and paperwork',
      description: 'For debts, refusals, rent and fines, and the envelope you would rather not open.',
      icon: 'wallet',
      prompts: [
        {
          title: 'Pay-off plan for several debts',
          tags: ['table'],
          text: 'Plan how I get out of debt, like an adviser at a nonprofit who does not scold.\n\nDebts: [debts: e.g. card 2,400 at 24%, minimum 60; car 5,100 at 7%, 140]\nFor debts each month: [amount]\nExtra money coming: [extras: e.g. tax refund in April]\n\nWork out two orders, highest interest first and smallest balance first: the month each debt ends, total interest, the arithmetic of the first three months. Say what each order costs me. If the minimums are more than my amount, stop and tell me whom to call.',
        },
        {
          title: 'Appeal a refused insurance claim',
          tags: ['letter'],
          text: 'My insurer refused a claim. Draft my appeal.\n\nPolicy: [policy: e.g. health, home, travel]\nTheir reason, word for word: [refusal]\nWording they cite: [clause]\nWhat happened, by date: [events]\nProof: [proof: e.g. doctor’s letter, photos, receipts]\n\nFirst, per reason: what speaks against it, and which proof is missing. Then 250 words: claim number as a blank, my points in order, what I ask for, by when. Quote only what I pasted. Last, what to look up on deadlines and outside review in [state or country].',
        },
        {
          title: 'Answer a rent increase, as tenant',
          tags: ['letter'],
          text: 'My landlord wants more rent. Help me answer.\n\nNow and wanted, from when: [amounts, date]\nLease: [lease: e.g. month to month, or until June]\nIn need of repair: [defects: e.g. boiler out twice]\nSimilar homes nearby: [rents with sources]\nI can offer: [offer: e.g. a two-year lease]\nI could accept: [figure]\n\nFirst, what to check in [city, country] before agreeing: limit, notice, form. Then a friendly letter of 140 words proposing that figure, with two reasons and their proof. Then what to do if they say no.',
        },
        {
          title: 'Contest a parking ticket',
          tags: ['letter'],
          text: 'Help me contest a parking ticket, or tell me to pay it.\n\nWhere and when: [place, date, time]\nIt says: [reason and amount, word for word]\nWhat happened: [my account]\nProof: [proof: e.g. photo of the sign, payment receipt]\n\nStart with a verdict (strong, thin, hopeless) and the fact that decides it. If it is worth a try, write 120 words to the authority: facts in order, proof numbered, one request, no anger. Then list which rules of [city] to look up, and what losing could cost.',
        },
      ],
    },
    {
      title: 'Goals and health',
      description: 'For what should be different by spring: one goal, one routine, one good night.',
      icon: 'leaf',
      prompts: [
        {
          title: 'One goal, steps and dates',
          tags: ['plan'],
          text: 'Turn my goal into a plan with dates.\n\nGoal: [goal: e.g. run 10 km, give a talk in Spanish]\nBy: [date]\nToday I stand at: [starting point]\nHours a week, honestly: [hours]\nWhat stopped me last time: [obstacle]\n\nSay first if the hours fit the date; if they don’t, offer a later date and a smaller goal. Then a milestone every two weeks that I can show or count, and the first week’s three steps with weekday and minutes. Plan one lost week. For my obstacle, one sentence: if this happens, I do that.',
        },
        {
          title: 'Daily routine for ADHD',
          tags: ['plan'],
          text: 'Build a daily routine that works with ADHD.\n\nFixed: [fixed times: e.g. bus at 7:40, kids in bed by 8]\nI get stuck at: [sticking points: e.g. leaving the house, starting mail]\nHelps for a while: [helpers: e.g. timers, music, company]\n\nThree anchors a day, no hourly grid. For each: what sets it off, two to four steps I can see, a two-minute version for bad days, a small reward. Say how to restart after three lost days without catching up, and what to swap when it gets boring. No advice on medication.',
        },
        {
          title: 'Prepare for a doctor’s appointment',
          tags: ['interview'],
          text: 'I see [doctor: e.g. a family doctor, a skin specialist] on [date] and always forget half. Ask me up to eight questions, one at a time: what, where, since when, how often, what helps, what I take, what I am afraid of.\n\nThen one page to take along: my main worry on top, symptoms by date, medicines with doses, three questions in order. No diagnosis, no guesses at causes. If an answer sounds urgent, stop and say whom to call.',
        },
        {
          title: 'Sleep better in two weeks',
          tags: ['plan'],
          text: 'Plan two weeks to repair my sleep, with what a sleep clinic tries first and nothing to buy.\n\nTo bed, asleep, awake: [times]\nWhat goes wrong: [pattern: e.g. awake at three, Sundays worst]\nEvenings: [evenings: e.g. screens, late shift, wine]\nCan’t be changed: [limits: e.g. baby, street noise]\n\nTwo changes in week one, one more in week two, each with its reason. A log of four columns to fill in at breakfast, and how to read it. Name signs, such as snoring with pauses, that belong to a doctor.',
        },
      ],
    },
    {
      title: 'Speeches, poems and songs',
      description: 'For the evening on which somebody taps a glass and looks at you.',
      icon: 'megaphone',
      prompts: [
        {
          title: 'Best man speech, four minutes',
          tags: ['speech', 'funny'],
          text: 'You coach best men who hate the microphone. I speak for [groom and partner: e.g. my brother Dev and Laura].\n\nThree stories: [stories: e.g. the canoe, the interview in slippers]\nWhen I saw it was serious: [moment]\nListening: [guests: e.g. grandparents, his boss]\nTaboo: [taboos]\n\nFirst tell me which story carries a speech and which is funny only to us two. Then 500 words to speak: that story in full, two laughs at his expense, one at mine, something true about the partner, a toast of one line. Mark the pauses. Make nothing up.',
        },
        {
          title: 'Retirement speech for a colleague',
          tags: ['speech', 'tender'],
          text: 'Write three minutes for the retirement of [colleague: e.g. Rosa, warehouse office, 31 years].\n\nI am: [my part: e.g. her boss for six years]\nWhat nobody else could do: [deeds]\nSayings and habits: [habits: e.g. “it’s in the blue folder”]\nOne story: [story]\nPlans, gift: [plans and gift]\n\nBegin with an ordinary morning with them at work. Years and job titles get one sentence. Tell the story, say what will be missing on Monday, hand over the gift. No joke about age, no “well-deserved”. Then 40 words for the card.',
        },
        {
          title: 'Love poem by interview',
          tags: ['verse', 'tender'],
          text: 'Write a love poem for [person: e.g. my wife, my boyfriend of two years] out of what I tell you; I am no poet.\n\nAsk six questions, one at a time: what they do every morning, a word they say wrong, where I was when I knew, a smell, what we argue about, what I would miss first. Then two poems of 12 to 16 lines, one rhymed and light, one plain. Every line comes from my answers. No moon, roses or eternity. Point to the weakest line and ask once more.',
        },
        {
          title: 'Song for Suno, lyrics and style',
          tags: ['verse'],
          text: 'Write a song about [theme: e.g. leaving home, our dog’s birthday] that I can paste into Suno or another music AI.\n\nTrue details: [details: e.g. names, a street, what she always says]\nSound: [sound: e.g. slow country, nineties dance, lullaby]\n\nFirst the style line, under 200 characters: genre, tempo, two instruments, voice, mood, no artist’s name. Then lyrics with section tags in square brackets: two verses, a chorus of four short lines around [hook: e.g. “leave the porch light on”], a bridge. Each line fits one breath. Add a style line in a different genre.',
        },
        {
          title: 'Lo-fi beats for Suno',
          tags: ['copy'],
          text: 'Write style prompts for Suno for background music without words: [use: e.g. studying, a café, a podcast intro].\n\nHour and mood: [mood: e.g. rain, half past ten at night]\nI like: [sounds: e.g. electric piano, vinyl crackle]\nNever: [sounds to avoid: e.g. voices, trumpets]\n\nThree, from sleepy to lively, each under 200 characters: genre, tempo, key, instruments, texture, “instrumental”. No names of artists. For each, one change for the second half, and the word to delete first when it sounds crowded.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Can an AI plan my day if it can’t see my calendar?',
      answer:
        'Yes, if you type the five or six fixed points; that takes a minute and makes you look at them. “School gate 8:10, dentist 11:20 across town, call at four, nothing after seven” is plenty. Add how you travel and how you slept. It will plan too tightly all the same, so ask for ten empty minutes after every appointment and for the name of the first thing to drop.',
    },
    {
      question: 'Is paper better than an app?',
      answer:
        'Paper for deciding, an app for remembering. A page has an end, so you have to choose; a list on a telephone grows until nobody reads it. But paper will not ring at 15:40 when the pharmacy is about to close. Decide over breakfast with a pencil, put the two things that have an hour into the phone, and leave the page on the table, open, under the cup.',
    },
    {
      question: 'I make plans and never follow them. What am I doing wrong?',
      answer:
        'Most likely you plan for a better-rested stranger. Look at the last three plans that failed and write down what was true at the hour they broke. “Half past five, supper not begun, phone in hand” is not a flaw of character; it is a place and a time. Change something there: put the running shoes in the car, or move the task to the morning, where it has a chance.',
    },
    {
      question: 'How long should planning take?',
      answer:
        'Ten minutes for a day, half an hour for a week. Past that, planning has become a way of not starting. Use a real limit: one side of a postcard, or the time a pot of rice needs. If the plan does not fit on the postcard, the day will not hold it either. Cross out from the bottom until it does, and start with the line you wrote last.',
    },
    {
      question: 'Everything on my list is urgent. Where do I begin?',
      answer:
        'With whoever is standing still because of you. Ask of each line: who cannot go on until this is done, and what happens at noon tomorrow if it isn’t? The form a nurse in Leeds needs before she can order a wheelchair comes before the report that eleven people will file unread. If two lines tie, do the shorter, then write the other person one sentence to say when.',
    },
  ],
  relatedLinks: [
    { text: 'Personal Growth Prompts', to: '/personal-growth-prompts' },
    { text: 'Daily Journal Prompts', to: '/journal-prompts/daily' },
    { text: 'Best Business Prompts', to: '/business-prompts' },
  ],
} satisfies GroupedPage
