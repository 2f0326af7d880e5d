import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Personal Growth Prompts You Can Act On | Promptory',
  metaDescription:
    '24 personal growth prompts with a coat pocket, a receipt and a customs form in them. Answer in a notebook or with an AI, and end with one small act.',
  title: 'Personal Growth Prompts',
  purpose: 'self-reflection',
  level: 'everyone',
  highlight: 'Personal Growth',
  description:
    '24 questions with something to hold on to, for people who would like to change a little and dislike being improved.',
  introduction: [
    'Before you can change a habit you have to notice it: what people hand you without asking, where your plans fail, which word the family uses for you. These prompts help with that. Beginners start from large words such as purpose, values and potential, and end up with sentences that would fit anyone. Start from something you can check, such as a coat pocket, a calendar or last week’s messages.',
    'Take twenty minutes and one prompt. Read it twice, set the phone face down, and write the first answer that embarrasses you slightly; the tidy one can wait. The prompts with brackets are for an AI, which is asked to question, witness or play the other part, and to keep its encouragement to itself. Before you stop, underline one thing that could be done by Sunday, however small.',
  ],
  groups: [
    {
      title: 'Self-Reflection',
      description: 'For an evening on which you would like to know what you think before you change it.',
      icon: 'compass',
      prompts: [
        {
          title: 'What people hand you',
          tags: ['reflection', 'thoughtful'],
          text: 'What do people hand you without asking: the crying baby, the map, the bill, the microphone? List five, with who and where. Which one would you keep even if nobody thanked you? Which would you give back? Put down the sentence, and the name of the first person who would hear it from you.',
        },
        {
          title: 'Witnesses in your pockets',
          tags: ['reflection', 'funny'],
          text: 'Empty the pockets of the coat you wore most last winter onto this page: ticket, tissue, screw, half a list. Let each thing make one claim about you, as a witness would, in the third person. Strike out those that were true in January and are no longer. Which witness knew too much?',
        },
        {
          title: 'An interview about your things',
          tags: ['interview', 'thoughtful'],
          text: 'You are a biographer who may only ask about objects. Interview me.\n\nStart with: [a thing within reach: e.g. my keys]\n\nAsk six questions, one at a time, about what I own, have mended, have lent or could not throw away. Then tell me two things I seem to be protecting. Quote my own words for each, and say where you could be mistaken.',
        },
        {
          title: '“We are not the sort”',
          tags: ['reflection', 'thoughtful'],
          text: '‘We are not the sort of family that …’ Finish it five times, quickly. Mark each: still true, once true, merely said. Then choose one that you already break. When did you last break it, where were you sitting, what was on the table, and who would have to be told?',
        },
        {
          title: 'A correction about a person',
          tags: ['reflection', 'thoughtful'],
          text: 'Choose somebody you disliked on the first day and would now trust with your keys. Run a correction, as newspapers do, in sixty words: on such a date this person was described here as such and such; in fact; we had failed to notice. Then, in one line, what were you guarding that day?',
        },
        {
          title: 'Well done, and unseen',
          tags: ['reflection', 'thoughtful'],
          text: 'You did it well and nobody saw: reversed a lorry in the rain, talked a dog out from under a bed, found the right word for a widower. Describe only your hands and the next five minutes. Who would you have liked as a witness? What would you want them not to say?',
        },
        {
          title: 'Three Saturdays',
          tags: ['reflection', 'thoughtful'],
          text: 'Draw three timetables of an ordinary Saturday: when you were nine, when you were nineteen, last week. Which hour is in all three? Which one went missing without anyone deciding it? Give that one twenty minutes next Saturday. Put it in your calendar now, with the place.',
        },
        {
          title: 'Something you envy, taken apart',
          tags: ['reflection', 'thoughtful'],
          text: 'Whose garden, desk or holiday do you scroll back to and look at twice? Name the exact thing in the picture. Now take away what would come with it: the commute, the damp, the brother-in-law. Whatever is left, describe it in three lines as something you could borrow for an afternoon, and say who from.',
        },
      ],
    },
    {
      title: 'Mindset and Growth',
      description: 'For the thing you are bad at, the word you are called, the opinion you once held.',
      icon: 'leaf',
      prompts: [
        {
          title: 'Field notes on a weakness',
          tags: ['reflection', 'funny'],
          text: 'Pick something you are bad at and meet every week: parallel parking, chopsticks, talk at the school gate. Keep field notes on the next four attempts, as if on a shy animal: time, weather, what it did, what it did when watched. No verdicts. What does it come out for?',
        },
        {
          title: 'Three ugly stages of learning',
          tags: ['interview', 'funny'],
          text: 'You are a driving instructor with thirty years of beginners. I am [your age] and about to begin [the skill: e.g. the cello].\n\nDescribe the three ugly stages: how each looks, how long it lasts, and what those who quit say in the second. Then give me one exercise for this week, under fifteen minutes, and how I would notice that it works. Leave out encouragement.',
        },
        {
          title: 'The receipt for a mistake',
          tags: ['reflection', 'funny'],
          text: 'Write the receipt for your most expensive mistake of the last five years. Shop, date, served by. Items, with what each cost you in days, money or friends; anything that came free with it; what was taken back. Total. Then the line at the bottom: exchanges possible until when, and with what proof of purchase?',
        },
        {
          title: 'A question across twenty-five years',
          tags: ['reflection', 'thoughtful'],
          text: 'Find somebody at least twenty-five years older or younger and ask over tea what they were sure of at your age, or expect to be. Take the answer down word for word, hesitations included. Below it, put the question you had wanted to ask and did not. You have until Sunday to ask it.',
        },
        {
          title: 'An exam on a changed mind',
          tags: ['reflection', 'funny'],
          text: 'Set an examination on something you have changed your mind about: private schools, garlic, your older sister. Question one, for most of the marks, is to be answered from the side you used to be on, as well as it can be. Then take the examiner’s pen. Where was the candidate right?',
        },
        {
          title: 'Compliments on trial',
          tags: ['reflection', 'funny'],
          text: 'List four compliments you waved away this year, in the exact words. File each like a clerk: date, witness, exhibit. For the defence, write what you replied at the time. Now rule on one of them, and one only, in a single sentence that begins “The court finds”, and keep your jokes out of it.',
        },
        {
          title: 'Rehearse a no',
          tags: ['interview', 'tense'],
          text: 'You play [the person], so that I can rehearse saying no.\n\nWhat they ask: [what they ask]\nHow they talk me round: [how they talk me round: e.g. flattery, silence, a sick aunt]\n\nPlay six exchanges and give me no help. Then leave the role. Show me the sentence in which I began to give way and a shorter one in its place, no more polite than mine.',
        },
        {
          title: 'The word they have for you',
          tags: ['reflection', 'thoughtful'],
          text: 'The tidy one, the loud one, the one who copes: which word is yours at home, and who said it first? Give it a dictionary entry: pronunciation, origin, two meanings, an example sentence from last week, a note on usage. Then coin the word that is missing beside it, and who may use it.',
        },
      ],
    },
    {
      title: 'Action and Accountability',
      description: 'For when you know quite well what to do and it is still lying there.',
      icon: 'mountain',
      prompts: [
        {
          title: 'Every promise you have open',
          tags: ['reflection', 'thoughtful'],
          text: 'List every promise you have open, down to the borrowed casserole and ‘we must have lunch’. Sort them: by Friday, cancel kindly, own up that you forgot. Draft the cancellations, two lines each, with no excuse that needs a second sentence. Send one before you close the notebook. Which did you leave until last?',
        },
        {
          title: 'A witness, not a coach',
          tags: ['interview', 'thoughtful'],
          text: 'You are my witness; I do not need a coach. I will [your goal] by [date].\n\nFirst ask me what the proof would look like in a photograph. After that, whenever I report, answer in three lines: what I said, what I did, days left. If I explain, ask once whether that is a reason or an excuse.',
        },
        {
          title: 'Ask to be asked',
          tags: ['email', 'funny'],
          text: 'You help me write a text to [a friend who would notice], under fifty words.\n\nWhat I am trying to do, by when: [your goal: e.g. swim twice a week until June]\nThe question to ask me, and on which day: [the question]\nWhat I would rather not hear: [what not to say]\n\nWrite three versions: dry, warm, funny. Then tell me which of them I would be too proud to send.',
        },
        {
          title: 'A meeting of your three selves',
          tags: ['reflection', 'funny'],
          text: 'Write the minutes of a meeting with three present: you at seven in the morning, you at three in the afternoon, you at eleven at night. The only item is what you keep putting off. Record who speaks, who interrupts, who abstains. Carry one motion, two against one, with a date and a person responsible.',
        },
        {
          title: 'Show it to one person',
          tags: ['reflection', 'hopeful'],
          text: 'You have been working on it for a year where nobody can see: the songs, the Welsh, the plan for the allotment. What is the smallest shape in which one other person could meet it within ten days? A verse, a page, a bench. Write the invitation, with the hour and the way to get there.',
        },
        {
          title: 'Where the plan dies',
          tags: ['reflection', 'funny'],
          text: 'Where exactly does the plan die: the sofa, the corridor, the car park outside the pool? Describe the spot in five lines like a hunter who sets traps for you and has studied your habits. Then go there tonight and move one thing, shoes or lamp or bag. Note what the hunter will try next.',
        },
        {
          title: 'In which week it fails',
          tags: ['table', 'funny'],
          text: 'You are the neighbour who has watched me begin things. Read my plan for [your goal].\n\nPlan, week by week: [your plan]\nThe weeks ahead: [weeks ahead: e.g. travel, deadlines, visitors, fasts, exams]\n\nIn which week does it fall over, and on what ordinary event? Change one thing only, so that it limps through. Make a table: week, threat, limping version. If a week is safe, say so.',
        },
        {
          title: 'Customs for the past month',
          tags: ['reflection', 'funny'],
          text: 'Fill in a customs form for the month behind you: goods you carried yourself, goods carried for somebody else, value, country of origin, anything alive. Be strict about gifts. At the bottom, in block letters, write what you will leave on this side of the barrier next time.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Do I have to write every day for this to work?',
      answer:
        'No. Twice a week for twenty minutes, with something done in between, beats a daily page that nobody acts on. Choose two fixed places in your week, such as the laundrette on Sunday and the quarter of an hour before choir on Wednesday. If you miss one, leave the page blank and write the date on it. A gap with a date tells you more in December than a page of excuses.',
    },
    {
      question: 'Should I tell an AI things this private?',
      answer:
        'Tell it as much as you would tell a clever stranger on a train. Leave out names, places of work and other people’s secrets; “my older brother, who lends money and mentions it” will do. Look up what the service keeps and how to switch that off. Then give it a job in which it mostly asks: six questions, one at a time, no advice. What is too private for that goes on paper.',
    },
    {
      question: 'What if I don’t like what I find on the page?',
      answer:
        'Then you have written something true, and you may stop there for tonight. Shut the notebook, wash a cup, go on tomorrow from the last sentence with “And yet” or with “All right, and now”. A page on envy that starts at your cousin’s house may turn out to be about having no garden, which is a thing one can ask the council about. If it stays heavy for weeks, show it to someone you trust, or to a doctor.',
    },
    {
      question: 'How is this different from keeping a journal?',
      answer:
        'A journal keeps what happened; these pages end with something to do. “Rain, quarrelled with Tunde about the car, slept badly” is a journal entry, and a good one. Here the same evening gives you a list of open promises, with the car on it, and two lines to Tunde before ten. Keep both if you like. Many people write the journal in front and turn the notebook over for the rest.',
    },
    {
      question: 'I give up on everything after a week. Will a prompt change that?',
      answer:
        'By itself, no; smaller plans and a witness might. Look at the week in which you stopped last time. There is usually an ordinary event in it: a visitor, an exam, the first dark evening. Make a version of the plan that fits into that very week, such as one length of the pool instead of twenty. Then tell one person which question to ask you on Thursday. “Did you get wet?” is enough.',
    },
  ],
  relatedLinks: [
    { text: 'Self-Reflection Journal Prompts', to: '/journal-prompts/self-reflection' },
    { text: 'Best Productivity Prompts', to: '/productivity-prompts' },
    { text: 'Memoir Writing Prompts for Adults', to: '/memoir-writing-prompts-for-adults' },
  ],
} satisfies GroupedPage
