import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Better Prompts and Assistants',
  metaDescription:
    'Write a good prompt, improve the one you have, build a custom GPT or a tutor, and get help with code, English, meetings, interviews and messages.',
  title: 'AI Prompts for Better Prompts and Assistants',
  purpose: 'work',
  level: 'everyone',
  description:
    'Prompts that write other prompts, instructions for assistants of your own, and the everyday jobs people ask an AI for most.',
  introduction:
    'A good prompt is an order to somebody clever who has never met you. It says who the answer is for, what you have, what you want back and where to stop. Beginners polish the opening, “you are a world expert”, and leave out the facts; the answer then suits everybody and helps nobody. Take one task you really have today. Choose its prompt, fill in the blanks, and read the answer with a pencil in hand. If something is missing from it, you probably never mentioned it: add it and run it again. Two rounds take twenty minutes. Keep the version that worked, since you’ll need it next month.',
  prompts: [
    {
      title: 'How to write a good prompt',
      tags: ['document'],
      text: 'Turn my rough wish into a prompt I can paste into any AI.\n\nMy wish: [wish: e.g. something for my sister’s café that brings people in on Mondays]\n\nFirst ask me up to four questions about who reads the result, how long it is and what it must not contain. After my answers, write the prompt in under 90 words, with blanks in square brackets for whatever changes each time. Below it, say in two lines what you added and why.',
    },
    {
      title: 'Make my prompt better',
      tags: ['analysis'],
      text: 'Make this prompt better: [my prompt]\n\nWhat I got from it: [answer or problem: e.g. too long, sounds like an advert]\n\nQuote each phrase that could be read two ways, and give both readings. Then rewrite it, keeping my aim and my words where they work, in at most one and a half times its length. Finish with the shortest version that would still do the job.',
    },
    {
      title: 'Custom GPT instructions',
      tags: ['document'],
      text: 'Write the instructions field for a custom GPT.\n\nIts one job: [job: e.g. answers new waiters’ questions about our menu]\nWho uses it: [users]\nFiles it can read: [files, or none]\nIt must never: [limits: e.g. promise a dish is nut-free]\n\nUse these headings: Job, First message, Steps, Answer form, When unsure, Refuse. Write commands that can be checked, 400 words at most. Add a name, a one-line description, four conversation starters, and five test questions, one of them a trap.',
    },
    {
      title: 'System prompt for an assistant',
      tags: ['document'],
      text: 'Write a system prompt for an assistant that handles [task: e.g. booking questions for a small physiotherapy practice].\n\nIt knows only: [facts it may use]\nIt speaks: [tone, languages]\nA person takes over when: [cases: e.g. pain, money, anger]\n\nCover scope, tone, length of replies, what to ask before answering, what to say when the facts run out, and how to hand over. Then run three exchanges against it, including a user who tries to talk it out of its rules, and fix any line that failed.',
    },
    {
      title: 'Prompt for Grok or any AI',
      tags: ['how-to'],
      text: 'Answer this three ways: [question or task: e.g. should I buy an electric scooter for a 6 km commute].\n\n1. In two sentences, for somebody on a bus.\n2. In full, with each claim marked as known, likely or guess.\n3. As the smartest person who disagrees with you.\n\nIf you can search, link what you found and give its date; if you can’t, say so. One joke at most.',
    },
    {
      title: 'AI tutor for any subject',
      tags: ['interview'],
      text: 'Be my tutor in [subject and level: e.g. chemistry, Year 10]. Today’s topic: [topic].\n\nAsk what I already know before you explain. Then go in small steps: one idea, one question for me, wait. If I’m wrong, give a hint; show the solution only after my second try. Never do my homework for me. When I write “stop”, give me three questions for tomorrow and the thing I keep mixing up.',
    },
    {
      title: 'Learn anything fast',
      tags: ['plan'],
      text: 'I want to be able to [skill: e.g. read music, edit video, keep bees] by [date], with [minutes a day] to spend.\n\nPick the 20 per cent of it that I’ll use most, and say what you left for later. Plan each week: what I practise, how I test it, what a beginner gets wrong. Start me today with an exercise of ten minutes. If the date is too soon, tell me what is possible.',
    },
    {
      title: 'Improve my English in a month',
      tags: ['plan'],
      text: 'Plan a month of English for me.\n\nMy level: [level: e.g. B1, or I understand films with subtitles]\nMother tongue: [language]\nI need it for: [use: e.g. calls with customers in Ireland]\nMinutes a day: [minutes]\n\nBegin with six questions that test me, and wait for my answers. Then plan four weeks, each with one aim: listening, speaking, five phrases a day, one grammar point my language makes hard. Every Sunday, a real-life test: a phone call, a story, an email. Write out day one in full.',
    },
    {
      title: 'Practise English with ChatGPT',
      tags: ['dialogue'],
      text: 'Be the person I’d meet at [place: e.g. a bus stop in Leeds, a parents’ evening] and chat with me in English, level [level: e.g. A2]. Keep each turn under thirty words and leave me something to answer. Ignore small mistakes unless they make me hard to understand. When I write “bye”, show me five things I said, how a local would say them, and one to use tomorrow.',
    },
    {
      title: 'Earn money with AI',
      tags: ['plan'],
      text: 'Find honest ways for me to earn a little with the help of AI.\n\nI can already: [skills: e.g. bookkeeping, Polish, baking]\nHours a week: [hours]\nI can risk: [amount, or nothing]\nI live in: [country]\n\nFive ideas as a table: who pays, for what, costs to start, time to a first sale, why it often fails. No “passive income”, no courses to buy, no earnings figures without a source. Then plan the first week of the best one, ending in a talk with a real buyer. List which tax and licence rules to check officially.',
    },
    {
      title: 'Summarise Teams or Zoom transcript',
      tags: ['document'],
      text: 'Summarise this meeting for [reader: e.g. my manager, who missed it].\n\nTranscript: [transcript]\n\nFour parts: what was decided, who does what by when, what stays open, and who disagreed about what. Put the speaker and the time beside every decision. If no owner or date was mentioned, write “not said”. Mark words the recording probably misheard, especially names and figures. 200 words; small talk stays out.',
    },
    {
      title: 'Presentation outline for ten minutes',
      tags: ['speech'],
      text: 'Outline a talk of ten minutes on [topic] for [audience: e.g. twelve colleagues after lunch]. Afterwards they should [do or decide: e.g. approve two test shops]. My facts: [facts and figures].\n\nSeven slides at most, as a table: a headline that is a full sentence, what the slide shows, what I say, seconds. Open with a real moment; ask me for one first. Use only my figures, and mark where one is missing. Add the two slides to skip if I run late, and the question I’ll dread.',
    },
    {
      title: 'Prioritise my to-do list',
      tags: ['list'],
      text: 'Prioritise my to-do list: [tasks, one a line]. I have [hours] today, and [deadline: e.g. the tax form is due Friday]. Choose three for today, in order, each with its first two-minute step. Name what can wait, what I could ask someone else to do, and one thing to drop.',
    },
    {
      title: 'SMART goals from a wish',
      tags: ['plan'],
      text: 'Turn this into a SMART goal: [wish: e.g. be better at presenting]. It is for [occasion: e.g. my yearly review, my running].\n\nFirst ask me for any number, date or limit that is missing. Then give the goal in one sentence, then a line each for specific, measurable, achievable, relevant and time-bound. Add a halfway check, a smaller goal for a bad month, and a version of 25 words for a form.',
    },
    {
      title: 'STAR method interview answers',
      tags: ['interview'],
      text: 'Build a STAR answer to “[interview question: e.g. tell me about a conflict at work]”.\n\nWhat happened, in any order: [story]\n\nSort it into situation, task, action, result, giving half the words to what I did myself. Ask me where a result or a number is missing; never supply one. Then write it to be spoken in 90 seconds, with a 30-second version, and the follow-up that would find the weak spot.',
    },
    {
      title: 'Mock job interview, any job',
      tags: ['interview'],
      text: 'Interview me for the job of [job: e.g. staff nurse on a children’s ward] at [employer or kind of place]. My experience: [experience].\n\nSeven questions, one by one: two on me, three on situations from this work, one that is uncomfortable, one on why here. Stay in your role until I write “end”. Then mark each answer out of five, quote my best and vaguest sentence, and let me try the weakest answer again.',
    },
    {
      title: 'LinkedIn message to a recruiter',
      tags: ['messages'],
      text: 'Write a LinkedIn message to [recruiter and firm] about [role or field]. One thing I have done that fits: [result: e.g. ran a warehouse move over one weekend]. Under 70 words, one question at the end, no flattery. Then a connection note of 200 characters, and a nudge for a week later.',
    },
    {
      title: 'Apology to my boss',
      tags: ['email'],
      text: 'Write an apology to my boss for [what I did: e.g. sent the old price list to a client]. It caused [effect], and I have already [repair: e.g. rung the client]. Under 90 words: what happened, that it was my mistake, what happens next. One “sorry”, no excuses, no grovelling. Add two sentences to say aloud instead.',
    },
    {
      title: 'Sermon or Bible lesson outline',
      tags: ['speech', 'thoughtful'],
      text: 'Outline a [form: e.g. sermon, Bible lesson, youth talk] on [passage: e.g. Luke 15:11–32] for [people: e.g. a village church of thirty, half over seventy] in [minutes] minutes. Our tradition: [church or tradition].\n\nGive one sentence they could carry home, the passage’s setting, three steps with the verses they rest on, a picture from daily life for each, two questions, a closing prayer. Mark what commentators dispute. Quote Scripture by reference only; I’ll read from our own translation.',
    },
    {
      title: 'Talk with my teenager',
      tags: ['dialogue', 'tender'],
      text: 'Help me talk with my teenager, [age and character: e.g. 15, goes silent fast], about [subject: e.g. marks, a phone at night, a new friend]. What I’ve seen: [facts]. What I’m afraid of: [fear].\n\nGive me three opening lines for a car or a kitchen, two questions that can’t be answered with “fine”, and one sentence to tell myself when I start lecturing. Then play my teenager, grumpy but fair, so I can practise. If I mention danger or self-harm, stop the role play, ask which country we’re in and say who to call.',
    },
    {
      title: 'Valentine message for wife or husband',
      tags: ['messages', 'tender'],
      text: 'Write three Valentine messages for my [wife or husband] of [years: e.g. eleven years], one for a card, one for the fridge door, one by text at noon. Build them on this: [small true thing: e.g. warms my side of the bed]. Under 40 words each; no stars, no soulmates, no rhymes.',
    },
    {
      title: 'Birthday poem for mum or dad',
      tags: ['verse', 'tender'],
      text: 'Write a birthday poem for my [mum or dad], turning [age], to be read aloud by [reader: e.g. me and my brother].\n\nUse these: [three true things: e.g. sings at traffic lights, saves string, never sits at dinner]\nWhat we never say: [thanks]\n\nSixteen lines that rhyme lightly and can be read without stumbling. Start with a habit, not with the day. One joke, and the thanks near the end, said simply.',
    },
    {
      title: 'Bedtime story by age',
      tags: ['scene', 'whimsical'],
      text: 'Tell a bedtime story for a child of [age: e.g. 4]. In it: [animal or hero: e.g. a hedgehog who drives the night bus] and [thing from today: e.g. a lost red mitten]. Words and length to suit that age, one sentence that comes back three times, nothing frightening after the middle, everybody in bed by the last line.',
    },
    {
      title: 'Character backstory generator',
      tags: ['document'],
      text: 'Generate a backstory for [character: e.g. a ferry pilot who won’t swim] in [world: e.g. our own time, a desert empire].\n\nGive: where they slept as a child, who taught them their trade, one promise broken, the object they’d save from a fire, the lie they tell about themselves, what they want by Friday. 200 words, events rather than adjectives. Then two lines each from three people who remember it differently. No dead parents unless I ask.',
    },
    {
      title: 'Use ChatGPT at work',
      tags: ['how-to'],
      text: 'Find me ten minutes a day. I work as [job], and these are the things I did last week: [tasks, roughly: e.g. chased invoices, wrote rotas, answered the same email]. My employer’s rule on AI: [rule, or I must ask].\n\nTable: task, the part an AI can do, minutes saved, what I must check, what may never be pasted in. Pick the best one and write its prompt, with blanks. If nothing saves time, say so.',
    },
  ],
  faqs: [
    {
      question: 'How do I write a good prompt for ChatGPT?',
      answer:
        'Say four things: who will read the result, the facts it must use, the form you want back, and what to leave out. “Write about my café” gets an advert. “Write a notice of 60 words for our window: closed on Mondays from May, breakfast now from seven, friendly, no exclamation marks” gets a notice. If you don’t know what to say, tell the AI to ask you first.',
    },
    {
      question: 'Do these prompts work in Grok, Gemini and Claude too?',
      answer:
        'Yes. They are plain instructions, and any chat AI can read them. Differences show in what surrounds the chat: some can search, some read files, some remember earlier talks. So if a prompt asks for links with dates, as the one for Grok does, check that search is on. Where it isn’t, facts and prices may be old, and you should look them up yourself.',
    },
    {
      question: 'What is the difference between a prompt and a system prompt?',
      answer:
        'A prompt asks for one thing now; a system prompt sets rules for every conversation that follows. “Translate this menu” is a prompt. “You answer guests’ questions about our menu, in their language, and send allergy questions to the kitchen” is a system prompt. Custom GPT instructions are the same idea in a form. Keep it short, and test it with the rudest question you can think of.',
    },
    {
      question: 'Can I really earn money with AI?',
      answer:
        'A little, if you already have something to sell and AI makes it quicker. A bookkeeper who tidies receipts for three market traders has customers; a stranger with two hundred generated e-books mostly hasn’t. Count the costs, show your work to one buyer in the first week, and be wary of anyone whose income comes from selling the course. Check tax and licence rules with your local office.',
    },
  ],
  relatedLinks: [
    {
      text: 'Prompts for letters, plans and toasts',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Getting more done in a day',
      to: '/productivity-prompts',
    },
    {
      text: 'More prompts for code',
      to: '/coding-prompts',
    },
  ],
} satisfies ThemedPage
