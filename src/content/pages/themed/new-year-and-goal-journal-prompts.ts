import type { ThemedPage } from '@/content/schema'

export default {
  title: 'New Year and Goal-Setting Journal Prompts',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'New Year and Goal-Setting Journal Prompts | Promptory',
  metaDescription:
    'Journal prompts for New Year, the year in review, resolutions you can keep, a word of the year, vision boards, monthly and Sunday resets, and a five-year plan.',
  description:
    'Questions for the last night of the year, the first of the month, and the Wednesday in February when the plan has gone missing.',
  introduction:
    'Writing down a goal is good for finding out if it is yours, because a borrowed one is hard to describe. New Year is the popular moment, but the first of any month will do, or a birthday, or a Sunday with rain. Beginners write eleven wishes in large words and never look at them again. Choose one, and make it so small that a tired person could do it. For the next twenty minutes: take a looking-back prompt if your head is full, a looking-ahead one if it’s empty. Fifteen minutes of writing; five for putting one hour of it into next week’s calendar, with a place and a time.',
  prompts: [
    {
      title: 'New Year’s Day journal prompt',
      tags: ['list', 'hopeful'],
      text: 'First of January, the kitchen, nobody up. What are you carrying over: a cough, a promise, half a cake? What stays out on the step? And what do you want to have begun before the tree comes down?',
    },
    {
      title: 'New Year’s Eve reflection',
      tags: ['messages', 'tender'],
      text: 'It’s eleven at night on the last of the year. Who would you like to ring before twelve, and what do you have to say that takes less than a minute?',
    },
    {
      title: 'Year in review',
      tags: ['list', 'thoughtful'],
      text: 'Go back through your photos, messages and bank statements, and write one line for each month: the best hour, and who was there. Which month has no line? At the end give the year a title, like a film that your sister would go and see.',
    },
    {
      title: 'Resolutions you can keep',
      tags: ['list', 'hopeful'],
      text: 'Three wishes for the year. Shrink each until you could do it with a cold: not “get fit” but “walk to the second bus stop on workdays”. Beside it goes the hour, the place, and what you’ll do on the day after you’ve missed one.',
    },
    {
      title: 'Vision board questions',
      tags: ['reflection', 'hopeful'],
      text: 'Before any scissors: what do you want to see from your bed? Who sits at your table on a Sunday? What’s in your hands at eleven on a working day? What has gone from the hall? Now look for pictures, and use only those that answer one of these.',
    },
    {
      title: 'Goal setting: one goal, one page',
      tags: ['plan', 'hopeful'],
      text: 'One goal at the top. Why this year and not last? Then a first step of under half an hour, the likeliest obstacle, what you’ll do when it comes, and the weekday on which you look at this page. What would your neighbour notice, once you’re there?',
    },
    {
      title: 'Word of the year',
      tags: ['list', 'whimsical'],
      text: 'Collect ten words that might do for the year; verbs wear better. Try each out on your boss, your mother, and yourself at ten at night. Which one still sounds like you? Write it where no one else will see it.',
    },
    {
      title: 'Habit tracker questions',
      tags: ['reflection', 'hopeful'],
      text: 'Which good habit have you kept for years without trying? Write down its hour, its place, and what you do just before it. Now hang the new one on the same hook: after the kettle, before the shoes. Rule seven boxes for its first week, and decide what counts as a tick.',
    },
    {
      title: 'Monthly reset',
      tags: ['list', 'hopeful'],
      text: 'Last evening of the month. Three things finished, two carried over, one let go. Five minutes each for the money, the cupboard and the calendar, in that order. What would you like more of on an ordinary Wednesday?',
    },
    {
      title: 'Sunday reset: back and ahead',
      tags: ['list', 'hopeful'],
      text: 'The week behind: what took longer than it should, who made you laugh, what did you leave undone and not miss? The week ahead: one thing that must happen, one that you’d like to, and an evening that stays empty. Who will try to fill it?',
    },
    {
      title: 'Mid-year check-in',
      tags: ['list', 'thoughtful'],
      text: 'Halfway. Find January’s list, or write what you remember of it, and tick, strike out or rewrite each line. What has happened that wasn’t on it at all? What do you want to be doing on the last day of August?',
    },
    {
      title: 'Letter to myself next year',
      tags: ['letter', 'tender'],
      text: 'Dear me, don’t open this for a year. Tell yourself what you can see from the table, what a loaf costs, who you have just rung and who you haven’t, what you’re afraid of this week. Ask two questions that can’t be answered until then.',
    },
    {
      title: 'Five-year plan',
      tags: ['plan', 'thoughtful'],
      text: 'Head the page with the date in five years. Describe that Tuesday: where you wake, what’s paid off, who has gone grey. Then work backwards. What has to be true in three years, by next year, and by the end of this month?',
    },
    {
      title: 'Manifesting something I want',
      tags: ['scene', 'hopeful'],
      text: 'Describe it as though it had come already: which day, who rang, what you were cooking, the first thing you said. Then turn the page and list what you must have done this month to help it along. Start with the smallest.',
    },
    {
      title: '369 manifestation method',
      tags: ['list', 'hopeful'],
      text: 'One sentence about what you want: three times in the morning, six at noon, nine at night. Each time, change a word to make it more exact. After the ninth: what could you do about it before bed?',
    },
    {
      title: 'Best possible self exercise',
      tags: ['scene', 'hopeful'],
      text: 'Everything has gone as well as it sensibly could. It is an ordinary morning some years on: describe the first two hours, the people in them, and one thing you still grumble about.',
    },
    {
      title: 'Goals for this month',
      tags: ['list'],
      text: 'What would make this a good month? Three answers, each small enough to be done by a tired person.',
    },
    {
      title: 'Setting an intention for today',
      tags: ['reflection', 'hopeful'],
      text: 'How would you like to come through your own door tonight? Write one thing you can do before noon that makes it likelier.',
    },
    {
      title: 'What I learned this year',
      tags: ['list', 'thoughtful'],
      text: 'Ten things that you know now and didn’t a year ago. At least three must be useful to a stranger, such as how to get candle wax out of wool.',
    },
    {
      title: 'Thank-you list for the year',
      tags: ['list', 'tender'],
      text: 'Who carried something for you this year: a box, a secret, a whole week? List their names. Which of them doesn’t know?',
    },
    {
      title: 'Things to stop doing',
      tags: ['list', 'funny'],
      text: 'Write a not-to-do list for the year: ten honest lines, such as ironing sheets. Who will be the first to complain?',
    },
    {
      title: 'Bucket list',
      tags: ['list', 'hopeful'],
      text: 'List twenty things you want to do while you can, then strike out those you only want to have done. What’s left, and what does the cheapest cost?',
    },
    {
      title: 'Dreams I keep putting off',
      tags: ['reflection', 'bittersweet'],
      text: 'What have you been about to do for more than three years? Write down what you say whenever somebody asks. Then write what it would take to have tried it once, by the end of next month, badly.',
    },
    {
      title: 'When motivation fades',
      tags: ['document', 'funny'],
      text: 'Second week of February, and the resolution has not been seen for days. Write the missing-person notice: when last seen, wearing what, in whose company. Where would you look first? What would you say, so as not to frighten it?',
    },
    {
      title: 'Why I give up',
      tags: ['reflection', 'thoughtful'],
      text: 'Take three things you began and dropped. In which week, and after whose remark? What do the three have in common, besides you?',
    },
    {
      title: 'Quarterly review',
      tags: ['table', 'thoughtful'],
      text: 'In the last three months, what grew, what shrank, what needs a date? One line each for work, home, body and people.',
    },
    {
      title: 'Money goals for the year',
      tags: ['plan', 'hopeful'],
      text: 'Write the sum you’d like to have put by on the last of December, and what it’s for. Divide by the paydays left. What would each payday have to do without, and is it worth that?',
    },
    {
      title: 'Health goals without numbers',
      tags: ['list', 'hopeful'],
      text: 'What would you like your body to be able to do by summer: carry the shopping up, swim to the buoy, sleep till six? Three things, no weights or sizes. What’s the first ten minutes of each?',
    },
    {
      title: 'New Year questions for couples',
      tags: ['interview', 'tender'],
      text: 'Two pens, one pot of tea. What did we do well this year? What did we pay for and not use? Whose turn is it to choose? What shall we stop pretending to enjoy? Where do you want to be standing next New Year’s Eve? Swap pages before you speak.',
    },
    {
      title: 'New Year questions for the family',
      tags: ['interview', 'funny'],
      text: 'Pass one sheet round. Everybody, from the youngest up, answers in a line: the best meal, the biggest laugh, the worst queue, a thing I can do now and couldn’t, one thing we should do again. Seal it in a jar with the date.',
    },
  ],
  faqs: [
    {
      question: 'what should I write in my journal on new year’s day',
      answer:
        'Three short lists are enough: what I carry over, what I leave behind, what I begin. Keep each to things you could point at, such as “the cough, the choir, Tunde’s bicycle” rather than “better health”. Then copy one item from the third list into your calendar for this week. If you were up late, do only the first list and have breakfast. A page written on the ninth of January works just as well.',
    },
    {
      question: 'why do I never keep my resolutions',
      answer:
        'Mostly because they are too big, have no hour of their own and allow no missed day. “Get fit” has no beginning; “on workdays I get off one stop early” begins tomorrow at 8.10. So shrink it, hang it on something you do anyway, and write the rule for a bad day beside it: “If I miss one, I do half the next day.” Look at the page every Sunday. A resolution that nobody reads is a wish.',
    },
    {
      question: 'how do I choose one goal when I want everything',
      answer:
        'Give each wish a price and see which you’d pay. Write your five on a page, and beside each the hours a week, the money, and what you would stop doing for it. If you won’t give up Thursday football for Spanish, Spanish is a nice idea and can wait. Of those that survive, take the one that you would still want if nobody ever heard about it. Put the rest on a list called “next year”.',
    },
    {
      question: 'does manifesting work if I write it down',
      answer:
        'Writing won’t bring the thing by itself, but it makes you say what you want exactly, and then you notice chances that you would have walked past. The useful half comes after the wish: one line on what you did about it today. “I want the ground-floor flat with the fig tree” is the wish; “asked Mrs Petrou who owns it” is the page working. If a method promises certain results for money, keep the money.',
    },
  ],
  relatedLinks: [
    { text: 'A month of short daily pages', to: '/journal-prompts/daily' },
    { text: 'For changing one thing about yourself', to: '/personal-growth-prompts' },
    { text: 'Plan it with an AI', to: '/productivity-prompts' },
  ],
} satisfies ThemedPage
