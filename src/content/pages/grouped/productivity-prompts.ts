import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Best Productivity Prompts for Ordinary Days | Promptory',
  metaDescription:
    '24 productivity prompts for a notebook or an AI: plan the day that is really coming, keep your attention, and find out where last week went.',
  title: 'Best Productivity Prompts',
  purpose: 'planning',
  level: 'everyone',
  highlight: 'Productivity',
  description: '24 ways to plan a day that will not go to plan, to stay with one thing, and to learn from Tuesday.',
  introduction: [
    'A list is easy to write and costs nothing until morning. What helps is the question behind it: who is waiting, what can be finished, what will not happen today. These prompts ask that. Some are for a notebook and a pencil; those with brackets are for an AI, which makes a decent dispatcher and a tactful witness once it knows your bus and your night shift.',
    'The common mistake is to plan for somebody else: a person with eight clear hours and no cold. Plan for the one who slept badly. For the next twenty minutes, take a single prompt from the group that matches the time of day: planning before breakfast, focus before noon, looking back after supper. Write by hand if you can. Stop when you have one line you could act on without thinking.',
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
          text: 'Here is everything I think I must do today: [your list]. I have [hours you have] and slept [how you slept: e.g. badly]. Ask me which of these have a person waiting at the other end. Give those people a time first, fit in what still fits, and tell me plainly what is not going to happen.',
        },
        {
          title: 'Tomorrow’s hours on one page',
          tags: ['plan'],
          text: 'Rule a page into the hours you will be awake tomorrow. Shade whatever already belongs to others: the school run, the till, evening prayer, the bus. What stays white is your day. Put into it one thing that can be finished, and leave one white square alone. Who will try to take it?',
        },
        {
          title: 'Clear-headed work on night shifts',
          tags: ['plan'],
          text: 'My week has no mornings. Rota: [shifts with start and end]. As a ward sister with twenty years of nights behind her, find a place for [three tasks that need a clear head], none of them within two hours of going home. Answer as a timetable. Then name the one you would refuse, and why.',
        },
        {
          title: 'Three first moves',
          tags: ['plan'],
          text: 'Twenty to ten, dishes done. On three cards, write tomorrow’s first three moves as if for a stranger in your kitchen: the verb, the thing, where the thing is lying now. ‘Tax’ is no move; ‘carry the blue folder from the hall to the table’ is. Lay the cards where your feet will find them.',
        },
        {
          title: 'Errands in one route',
          tags: ['plan'],
          text: 'A dispatcher for a small taxi firm wastes no kilometre. Be mine: [fixed appointments with times and places], [errands], on [how you travel: e.g. bicycle]. Make one timetable with ten minutes of slack after each stop. Print in capitals the errand to drop when the first thing runs late, because the first thing will.',
        },
        {
          title: 'Tomorrow, rested and with a cold',
          tags: ['plan'],
          text: 'Make tomorrow twice: once for you rested, once for you with a cold, a late train and a child off school. Same date, same obligations. Begin with the second column. Then compare: what stands in both, what only the rested one believed in, and which of those two people usually gets up in the morning?',
        },
        {
          title: 'A family Saturday, twelve lines',
          tags: ['plan'],
          text: 'Three people, one car, one cooker: [who needs what, when]. Work like the night porter of a small hotel and write Saturday as a notice for the fridge, twelve lines at most. Clashes come first. Settle those that a change of hour settles; leave the worst one open, as a question we can argue out at breakfast.',
        },
        {
          title: '“That’ll do” for today',
          tags: ['reflection'],
          text: 'Before anything with a screen: what would let you close this notebook tonight and say ‘that’ll do’? One line. What ate yesterday’s line, and at what o’clock? One line. Now write the sentence you will say to it when it comes back today, word for word, as you would really say it.',
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
          text: 'For one working morning, keep a tally in the margin: P for phone, D for the door, H for hunger, B for boredom, one stroke each time you leave what you were doing. At noon, give the winner a fair hearing. What was it offering that the work was not? Write its reply, in its own voice.',
        },
        {
          title: 'One step under four minutes',
          tags: ['interview'],
          text: 'I have been walking around [the task] for [how many days]. You are a foreman handing out tools. Ask me one thing: what would my hands touch first? Then give me a step that takes under four minutes and wait until I report back. No praise, no plan, no second step before the first is done.',
        },
        {
          title: 'A desk in a noisy room',
          tags: ['plan'],
          text: 'One table, four cousins, a television next door in Dakar: that was a friend’s study. Mine is [your place, noise, people, hours]. Arrange it for me the way a stage manager would, with what is already in the room and nothing bought: where I sit, what the signal is, which hour. Script the two sentences I say to the others.',
        },
        {
          title: 'Two columns for distractions',
          tags: ['reflection'],
          text: 'Fold a sheet lengthwise. Work happens on the left. Everything that calls you away goes on the right, in the words in which it called: ring the garage, is a tomato a berry, did she mean that. The right side may be read at half past. Tick what still had any weight by then.',
        },
        {
          title: 'Stuck: three small questions',
          tags: ['interview'],
          text: 'Stuck since [time] at this spot: [the paragraph, the formula, the sketch in words]. Talk to me like the colleague at the next desk, who has her own work to do. Three questions, smallest first, each of which I can answer by looking. Keep your solution to yourself until I have answered all three.',
        },
        {
          title: 'A note for tomorrow’s you',
          tags: ['reflection'],
          text: 'Stop today in the middle, on purpose, with the next move already known. Then leave a note of thirty words for whoever sits down here tomorrow: what you were about to do, which figure is not to be trusted, where the good scissors are. Sign it. Be as kind to her as to a new colleague.',
        },
        {
          title: 'Ninety exercise books',
          tags: ['plan'],
          text: 'Ninety exercise books, one evening: that is the size of it, only mine are [your pile, how many, minutes each]. Think as a line leader in a fruit-packing hall. Give me batches, an order, pauses, and the sign that I have stopped seeing. Say which kind of care may slacken after the fiftieth and which may not.',
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
          text: 'Tip out the week: receipts, tickets, open tabs, the last ten messages you sent. Pick five. Beside each, put its price in minutes. Would you buy it again at that price? One of the five gets less of you next week. On which day, and in which room, will you be tempted to forget that?',
        },
        {
          title: 'How wrong your guesses are',
          tags: ['table'],
          text: 'My last ten jobs, with guess and truth: [task, minutes guessed, minutes taken]. You are a quantity surveyor and take no offence. Find the kind of work I always underrate, the factor to multiply by, and the one guess that was right. Table. Then correct these for tomorrow: [tasks, guesses]. Never average a phone call with a report.',
        },
        {
          title: 'Six conversations, up or down',
          tags: ['reflection'],
          text: 'Set down your last six conversations at work, however short: topic, hour, who had wanted it, standing or sitting. Draw an arrow next to each for how you walked away, up or down. Cover the names with your hand. What do the ups have in common now? Draft the message that asks for one more before Friday.',
        },
        {
          title: 'A mistake, investigated',
          tags: ['interview'],
          text: 'Something went wrong on [day]: [what happened, minute by minute, as I remember it]. Investigate like an air-accident board, which blames no one and believes no one. Ask about the minutes I left out. Then the sequence in eight lines, and one change costing under ten minutes. ‘Be more careful’ is not a change.',
        },
        {
          title: 'Your Monday, for a substitute',
          tags: ['reflection'],
          text: 'A substitute is going to live your Monday, and she follows instructions to the letter. Write her sheet: what to open, whom to greet, which drawer to kick. Wherever you catch yourself writing ‘don’t ask why’, leave it in and give it a number. Number one is what you look into on Tuesday.',
        },
        {
          title: 'A museum of unfinished things',
          tags: ['reflection'],
          text: 'Count what you have begun and not finished: the scarf, the evening course, the shelf. Treat them as a small museum would. Which are on display, in storage, on loan, to be given away? For the one that goes, write the label that stays on the empty plinth: maker, dates, materials, reason for leaving.',
        },
        {
          title: 'Why a habit stopped',
          tags: ['interview'],
          text: 'I kept up [habit] for [weeks] and dropped it in [month]. Speak as a gardener who has lost plants of her own. Five short questions about the week it stopped, one by one: weather, visitors, what else was new. Then the likeliest cause, an unlikely one, and the smallest version that would have lived through that week.',
        },
        {
          title: 'Mend one small thing',
          tags: ['reflection'],
          text: 'What did you step around this week? The drawer that sticks, the password you reset each time, the form that only Joaquim can find. List ten. Choose the one you will meet most often in the next three months and can mend in a quarter of an hour. Mend it before you close the page; note the minute.',
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
