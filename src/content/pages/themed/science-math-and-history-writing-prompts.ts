import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Science, Math and History Writing Prompts',
  purpose: 'school',
  level: 'students',
  metaTitle: 'Science, Math and History Writing Prompts',
  metaDescription:
    '30 writing prompts for other subjects: math journals, science reports and predictions, a WW2 evacuee diary, geography, book reports, Macbeth, art and music.',
  description:
    'Short writing tasks for math, science, history, geography, reading, art and music, to find out what you know while you write it down.',
  introduction:
    'Writing in math or science class isn’t extra English. It’s the fastest way to find out if you understand something, because a sentence won’t let you skip a step. Most students write what they did: “I multiplied, and I got 12.” Write why it works, or why it didn’t. In history the usual slip is to give everyone modern thoughts, so keep to what a person could have known on that day. For the next twenty minutes, choose the subject you had last. Write for ten minutes without looking anything up. Spend five checking your facts in your notes, and the last five fixing a sentence that turned out to be wrong. That one is the most useful.',
  prompts: [
    {
      title: 'Math journal: explain a method',
      tags: ['how-to'],
      text: 'Your friend was out sick when the class learned to add fractions. Explain it in a message, with one drawing. You may not use the word “just,” and every step needs a “because.”',
    },
    {
      title: 'Math journal: my best mistake',
      tags: ['reflection'],
      text: 'Find a problem you got wrong this week. Write what you were thinking, where it went wrong, and how somebody could spot the same mistake in ten seconds.',
    },
    {
      title: 'Math journal: math outside class',
      tags: ['list'],
      text: 'Catch yourself using math three times before tomorrow: splitting a pizza, missing a bus, saving for something. Write down each one as a number sentence and a real sentence.',
    },
    {
      title: 'Math writing: a true word problem',
      tags: ['document', 'funny'],
      text: 'Write a word problem about something that happened to you. The answer has to matter to someone in the story.',
    },
    {
      title: 'Math journal: letter to fractions',
      tags: ['letter', 'funny'],
      text: 'Write to Fractions, Long Division or Decimals. Say why the two of you don’t get along, one thing about it that you’ve learned to like, and what you need from it before Friday’s test.',
    },
    {
      title: 'Math debate: always, sometimes, never',
      tags: ['analysis'],
      text: '“Multiplying makes a number bigger.” Is that always true, sometimes true or never true? Convince someone who disagrees, with three examples.',
    },
    {
      title: 'Science writing: five-minute observation',
      tags: ['description'],
      text: 'Watch one living thing for five minutes: an ant, a weed, a pigeon, a classmate’s thumb. Write only what you see and count. Then write two questions that you could test.',
    },
    {
      title: 'Science: predict before you test',
      tags: ['table'],
      text: 'Will an ice cube melt faster in plain water or in salt water? Write your prediction and your reason first. Test it, fill in a table, and finish: “I was surprised that …”',
    },
    {
      title: 'Science lab report, plain words',
      tags: ['document'],
      text: 'Write up your last experiment in six short parts: question, guess, what we used, what we did, what we saw, what it means. A student who wasn’t there has to be able to repeat it.',
    },
    {
      title: 'Science: explain it to a six-year-old',
      tags: ['dialogue'],
      text: '“Why doesn’t the moon fall down?” asks a six-year-old. Answer. She says “why?” three more times. Keep it true.',
    },
    {
      title: 'Science journal: experiment gone wrong',
      tags: ['reflection', 'funny'],
      text: 'The bean didn’t sprout, the bridge fell down, the volcano only burped. Tell what you expected, what you got, and three possible reasons. Which one would you test first?',
    },
    {
      title: 'Science story: a drop of water',
      tags: ['one-voice'],
      text: 'You are a drop of water in somebody’s glass this morning. Tell your trip backward, from the tap to the last cloud, and use six words from your science notes.',
    },
    {
      title: 'Science: plan a fair test',
      tags: ['plan'],
      text: 'Which paper towel is the best? Plan a test that even the company with the worst towel would call fair: what you change, what you measure, what stays the same, and how often you repeat it.',
    },
    {
      title: 'STEM writing: invent for one person',
      tags: ['document'],
      text: 'Choose someone you know and one thing that’s hard for them: a jar lid, a high shelf, a dark stairway. Draw your invention, label four parts, and write what it can’t do.',
    },
    {
      title: 'WW2 diary: an evacuee’s first night',
      tags: ['document', 'tender'],
      text: 'September 1939. You’re nine, with a label on your coat and a gas mask in a box. At the village hall a woman chose you, but she had only one bed, so your brother went next door. Write tonight’s diary page.',
    },
    {
      title: 'History: letter from the past',
      tags: ['letter'],
      text: 'Choose a year your class is studying. Write to a cousin who lives a day’s walk away. Put in a price, a smell, a worry, and a piece of news that will turn out bigger than you think.',
    },
    {
      title: 'History: talk to a historical figure',
      tags: ['interview'],
      text: 'Choose somebody from the time you’re studying. Ask five questions that the textbook doesn’t, and answer only with what is on record. Where nobody knows, let them say, “No one wrote that down.”',
    },
    {
      title: 'History: one day, two newspapers',
      tags: ['document'],
      text: 'A law is passed, a battle ends, a ship lands. Write the headline and five sentences about it for two newspapers, one on each side. Neither one can print a lie.',
    },
    {
      title: 'History: the object that was there',
      tags: ['one-voice'],
      text: 'Let an object tell about a day in history: a shoe on a march, a pot on a wagon, a pen at a signing. What did it see, and what did it only hear?',
    },
    {
      title: 'History what-if: one changed day',
      tags: ['analysis'],
      text: 'Choose one event, and change one fact: a letter came late, the wind turned, the vote went the other way. Write three things that would probably be different, and one that wouldn’t.',
    },
    {
      title: 'Geography: a map with five stories',
      tags: ['description'],
      text: 'Draw a map of your way to school. Mark five places, and write two sentences on each: what it is, and what happened there. Add a scale and a north arrow, and one warning.',
    },
    {
      title: 'Geography: why here, not there',
      tags: ['analysis'],
      text: 'Why does your town stand where it does? Look for water, roads, work and flat ground, and ask one older person. Tell it as the story of a decision.',
    },
    {
      title: 'Reading response: the stopping sentence',
      tags: ['reflection'],
      text: 'Copy the sentence in your book that made you stop. Say what it does, what it made you think of, and what you’d ask the person who says it.',
    },
    {
      title: 'Book report: ten objects, one book',
      tags: ['list'],
      text: 'Skip the summary. List ten objects from the book in the order in which they matter, with a sentence on each. A reader should be able to guess the story, but not the end.',
    },
    {
      title: 'Book report: letter to the author',
      tags: ['letter'],
      text: 'Write to the author of a book you finished. Tell them the page where you nearly quit or couldn’t quit, a choice you’d have made differently, and a question that isn’t “where do you get your ideas?”',
    },
    {
      title: 'Novel study: a character’s diary',
      tags: ['document'],
      text: 'Write the diary of a character on a night that the author skips. Keep to what they know by then, and use one of their own phrases.',
    },
    {
      title: 'Romeo and Juliet: the Nurse’s diary',
      tags: ['one-voice', 'funny'],
      text: 'It’s late, after the Capulets’ party. The Nurse knows who that boy was, and she knows who sent her to find out his name. Write her diary: what she’ll tell Lady Capulet, what she won’t, and how long she thinks this will last. Work in two real lines.',
    },
    {
      title: 'Macbeth: Banquo’s diary',
      tags: ['one-voice', 'tense'],
      text: 'The day of the feast, an hour before Banquo goes riding. He heard the witches, too. He suspects his friend, and he hasn’t said so. Write his diary with two quotations hidden in it.',
    },
    {
      title: 'Art response: three-minute look',
      tags: ['description'],
      text: 'Look at one picture for three minutes without writing. Then write what you saw in the first, second and third minute, and what the artist wanted you to find last.',
    },
    {
      title: 'Music response: no feeling words',
      tags: ['verse'],
      text: 'Listen to a piece without words, twice. Write eight lines about what moves, what waits and what comes back. “Sad,” “happy” and “beautiful” are not allowed.',
    },
  ],
  faqs: [
    {
      question: 'What do I write in a math journal?',
      answer:
        'Write how you think, not only what you got. Three things always work: explain a method to someone who was absent, take apart a mistake, or say where you used math today. “I thought that 0.25 was bigger than 0.3 because 25 is bigger than 3” is a perfect entry, since it shows exactly what to fix. Five sentences and one drawing are enough. Date each page, and look back after a month.',
    },
    {
      question: 'How do you write a WW2 diary entry for school?',
      answer:
        'Choose one person, one date and one small event, and let the big war stay in the background. A child evacuated from London in September 1939 knows about the label, the gas mask box and the strange bed. She doesn’t know how long the war will last. Use three facts from your lesson, one smell and one question. Write as if nobody will read it: “I said I wasn’t crying. I was a bit.”',
    },
    {
      question: 'What is a good science writing prompt for elementary students?',
      answer:
        'One that begins with something they can see or touch. “Watch an ant for five minutes and write only what you see and count” needs no equipment and teaches the hardest skill, which is keeping observations and guesses apart. Predictions are good, too: will ice melt faster in salt water? Have students write the reason before the test. Being wrong with a reason is worth more than being right without one.',
    },
    {
      question: 'How can I write a book report that isn’t boring?',
      answer:
        'Leave out most of the plot. Your teacher knows it, and your classmates don’t want it spoiled. Choose one way in: ten objects, a letter to the author, a diary page the book skips. Then say what you think and prove it with two lines from the book. “The yellow shoes turn up three times, and each time somebody is lying” will interest a reader more than four paragraphs of “and then.”',
    },
  ],
  relatedLinks: [
    { text: 'Study help that doesn’t do it for you', to: '/prompts-for-students' },
    { text: 'For teachers of any subject', to: '/prompts-for-teachers' },
    { text: 'Facts first: nonfiction prompts', to: '/nonfiction-writing-prompts' },
  ],
} satisfies ThemedPage
