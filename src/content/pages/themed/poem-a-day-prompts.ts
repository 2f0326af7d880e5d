import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Poem-a-Day Prompts for NaPoWriMo, All 30 Days',
  metaDescription:
    'Poem-a-day prompts for NaPoWriMo or any month: haiku, list poems, found poems, rhyme, love, heartbreak, rain, school and protest, one small task a day.',
  title: 'Poem-a-Day Prompts for NaPoWriMo',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'A month of poems, in order from the very first to the last, each with a form to hold on to and a subject within reach.',
  introduction:
    'Thirty poems in thirty days sounds like a feat and is really a trick: when there must be one tonight, nobody waits for a great idea. National Poetry Writing Month falls in April, but any month will do. Beginners aim for deep and end up with mist. Aim for a bus stop, a saucepan, a girl called Zainab, and let the depth look after itself. Take the prompt with today’s number, set a clock for twenty minutes, and write by hand if you can. Spend fifteen on lines and five on cutting. Then put a date under it and leave it alone. Missed a day? Skip it. The rest of the month is still yours.',
  prompts: [
    {
      title: 'First poem for complete beginners',
      tags: ['verse'],
      text: 'Look at the table in front of you and write down five things on it, one a line. Add to each what it did today. Add a sixth line about who isn’t at the table. That’s your first poem.',
    },
    {
      title: 'Haiku for the bus stop',
      tags: ['verse'],
      text: 'Wait somewhere for ten minutes: a stop, a queue, a school gate. Write three haiku (five, seven, five syllables), one for each thing you’d have missed if the bus had come on time.',
    },
    {
      title: 'List poem: things I owe',
      tags: ['verse', 'thoughtful'],
      text: 'Begin every line with “I owe”. A pound, an apology, a casserole dish, a Thursday. Go from the smallest debt to the one you can’t pay, and give each of them a name.',
    },
    {
      title: 'Rain poem in short words',
      tags: ['verse'],
      text: 'It’s raining, or it will. Write twelve lines using only words of one syllable, so that each of them falls like a drop. Let one long word in, near the end, for the thunder.',
    },
    {
      title: 'Rhyming poem about breakfast',
      tags: ['verse', 'funny'],
      text: 'Four verses of four lines, rhymed in pairs, about what goes on at your breakfast table. Speak each line as you’d say it to the toast. If a rhyme makes you turn a sentence round, choose a different rhyme.',
    },
    {
      title: 'Sad poem without the word',
      tags: ['verse', 'bittersweet'],
      text: 'Write about something sad using one room, one hour and one thing that still works perfectly well: a tap, a clock, a lift. Leave out sad, tears, broken and alone.',
    },
    {
      title: 'Found poem from old messages',
      tags: ['verse', 'tender'],
      text: 'Scroll back a year in a chat with one person. Copy ten things they wrote, change nothing, and put them in an order that says what neither of you typed.',
    },
    {
      title: 'Love poem about the chores',
      tags: ['verse', 'tender'],
      text: 'Who takes out the bins, and who pretends to be asleep? Write to somebody you love, one line for every small job they do without being asked, and let the last be the one you’ve never thanked them for.',
    },
    {
      title: 'Poem about my school',
      tags: ['verse'],
      text: 'Walk through your school from gate to back fence, eight steps, one line each: what it smells of, who shouts, what’s carved where, what the bell does to everybody’s faces. The last line is the place only you know.',
    },
    {
      title: 'Spring poem with muddy boots',
      tags: ['verse', 'hopeful'],
      text: 'Follow a pair of muddy boots through the first mild Saturday, out of the door and home again. Ten lines, one for each thing stuck to the soles. The last is something you’d lost in the autumn.',
    },
    {
      title: 'Heartbreak poem in three rooms',
      tags: ['verse', 'bittersweet'],
      text: 'Three short verses, three rooms they used to be in. In each, say what has been moved, what you haven’t touched, and what the neighbours still hear. The person may not appear.',
    },
    {
      title: 'Protest poem made of questions',
      tags: ['verse'],
      text: 'Choose one thing that isn’t fair within a mile of your door. Write it as questions only, from polite to loud, and address each to somebody with a desk. Don’t answer any.',
    },
    {
      title: 'Funny poem about bad driving',
      tags: ['verse', 'funny'],
      text: 'Pick the worst driver you love and take us round one roundabout with them. Use at least three noises, a hand signal that isn’t in the book, and a passenger who goes on discussing soup.',
    },
    {
      title: 'Mother poem in her phrases',
      tags: ['verse', 'tender'],
      text: 'What does she always say at the door, on the phone, over a burnt pan? Collect eight phrases your mother uses, or the person who did that job. Put each on a line, and under it what it really meant.',
    },
    {
      title: 'Acrostic on a street name',
      tags: ['verse'],
      text: 'Write the name of your street down the edge of the page. Each letter starts a line, and each line is a different front door. Be nosy, be brief.',
    },
    {
      title: 'Ode to an umbrella',
      tags: ['verse', 'funny'],
      text: 'Praise something cheap that has saved you more than once: an umbrella, a safety pin, a bus pass. Speak to it directly, call it by grand titles, confess how you’ve treated it, and ask for one more favour.',
    },
    {
      title: 'Shape poem for a staircase',
      tags: ['verse', 'whimsical'],
      text: 'Words go down the page in steps, one stair a line. Someone is coming down in the dark, and you decide which stair creaks. Make the layout show the moment they stop.',
    },
    {
      title: 'Blackout poem on bad news',
      tags: ['verse', 'hopeful'],
      text: 'Take a page of today’s newspaper and a thick pen. Black out everything except twelve words, and let them add up to good news. Copy them out underneath, in a column.',
    },
    {
      title: 'Letter poem to my grandmother',
      tags: ['verse', 'tender'],
      text: '“Dear” is already your first word. Tell her three things she’d never believe about how you live now, in lines she could have read without her glasses, and ask the question you were too young to ask.',
    },
    {
      title: 'Sonnet about the washing-up',
      tags: ['verse'],
      text: 'Fourteen lines over a sink: eight on what’s dirty, a turn, six on who ate from it. Ten syllables a line, more or less, and rhyme wherever it comes. End as the water goes down.',
    },
    {
      title: 'Villanelle for a sleepless night',
      tags: ['verse'],
      text: 'What two sentences go round your head at three in the morning? Make them your repeating lines, first and third. In the sixth verse they meet. If the form is new to you, just begin every verse with one of them.',
    },
    {
      title: 'Prose poem in the supermarket',
      tags: ['verse', 'whimsical'],
      text: 'No line breaks today. In one solid block of 120 words, push a trolley from bread to tills while something enormous (a birth, a whale, a comet) goes on in aisle nine and no one looks up.',
    },
    {
      title: 'Recipe poem for coming home',
      tags: ['verse', 'tender'],
      text: 'Write a poem in the form of a recipe: what you need, how long, at what heat, when to stir. It makes one homecoming. Serves whoever is still up.',
    },
    {
      title: 'Hometown poem from a train',
      tags: ['verse', 'bittersweet'],
      text: 'Your town goes past the window in twenty seconds, back to front. Write what you see and what each place did to you, a line for each second if you can. Don’t get off.',
    },
    {
      title: 'Grief poem with a phone number',
      tags: ['verse', 'bittersweet'],
      text: 'You still know the number, or it’s still in your phone. Start with the digits, one to a line, and let each of them count something: chairs, summers, stairs, calls not made.',
    },
    {
      title: 'Limericks for a family dinner',
      tags: ['verse', 'funny'],
      text: 'One limerick for each person round the table, in order of seating. Start with “There once was” only once, be fonder than you are rude, and rhyme at least one name that can’t be rhymed.',
    },
    {
      title: 'Free verse from one photograph',
      tags: ['verse', 'thoughtful'],
      text: 'Find a photo with somebody half in it: an elbow, a shoe, a shadow holding the camera. Write to that person, without rhyme, in lines as long as one breath, and stop when you’d have to invent.',
    },
    {
      title: 'Night poem with no stars',
      tags: ['verse', 'eerie'],
      text: 'Go outside after dark, or open a window, for five minutes. Write only what you can hear, nearest first. Put the furthest sound in the last line and don’t say what it is.',
    },
    {
      title: 'Where I’m from, in nouns',
      tags: ['verse', 'thoughtful'],
      text: '“I am from …” begins every third line. Fill the rest with nouns that nobody in the next town would know: a brand of soap, a rule about shoes, an uncle’s cough, a word in your other language.',
    },
    {
      title: 'Cento for day thirty',
      tags: ['verse', 'hopeful'],
      text: 'Read back through the month. Take one line from each of ten poems, even the failures, and stitch a last poem out of them without adding a word. Name it after the day you nearly stopped.',
    },
  ],
  faqs: [
    {
      question: 'What is NaPoWriMo and how do I join in?',
      answer:
        'It’s National Poetry Writing Month: write a poem a day through April, thirty in all. You need no ticket and no website, although sharing with others helps. Use this page by its numbers, day one to day thirty, or start in November if that’s when you found it. A poem of three lines counts. So does a bad one: “bins out, moon in” is a day’s work if the day was long.',
    },
    {
      question: 'How do I write a poem if I’ve never written one?',
      answer:
        'Write down things you can see, and start a new line whenever you’d take a breath. “The kettle clicks off. / Two cups, from habit.” is a poem, since the second line changes the first. Leave rhyme and big words for later. Read it aloud, cut whatever embarrasses you because it’s untrue, and keep what embarrasses you because it’s true.',
    },
    {
      question: 'Does a poem have to rhyme?',
      answer:
        'No. Most poems printed today don’t, and a forced rhyme does more harm than none. Rhyme is a pleasure when it sounds like talk: “The milk was off, the bread was blue, / we had the jam, and that would do.” If you like it, use a rhyming dictionary without shame. If you don’t, repeat a word, a sound or the start of a line, and the poem will still hold together.',
    },
    {
      question: 'What if I miss a day of the poem-a-day challenge?',
      answer:
        'Skip it and do today’s. Two poems in one evening feel like homework, and the second is usually thin. If you want thirty at the end, write a haiku on the bus for each one you missed: seventeen syllables about what’s outside the window. The aim of the month is the habit. Twenty-two poems in April is twenty-two more than in March.',
    },
  ],
  relatedLinks: [
    { text: 'More forms: poetry prompts', to: '/poetry-prompts' },
    { text: 'Very short: short writing prompts', to: '/short-writing-prompts' },
    { text: 'A new one each day: today’s prompt', to: '/today' },
  ],
} satisfies ThemedPage
