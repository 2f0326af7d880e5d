import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Poetry Prompts: Forms You Can Try in Twenty Minutes',
  metaDescription:
    'Poetry prompts with the form explained in a line: villanelle, pantoum, cinquain, found poem, list poem, ballad. One subject each, and a place to start.',
  title: 'Poetry Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'Poems to write today, each with one form or rule explained in a line and one ordinary subject to try it on.',
  introduction:
    'Poems train your ear, which helps even if you mostly write prose. Read down the page, and stop at the first prompt whose subject you could touch: a table, a phone, a bus seat. Copy its rule at the top of a sheet. Write fast for ten minutes and break the rule when it fights you. Then read what you have aloud, standing up, and mark the place where your voice goes flat. That’s usually a line with a big word in it, such as sorrow or eternity, where a thing should be. Most beginners reach for those words too soon. Swap one for an object, and use the remaining minutes to find a better last line.',
  prompts: [
    {
      title: 'Left on the table',
      tags: ['verse', 'tender'],
      text: 'Write a poem that is only the things left on the table after everyone has gone home.',
    },
    {
      title: 'A villanelle about money',
      tags: ['verse', 'thoughtful'],
      text: 'A villanelle has five verses of three lines and one of four. Its first and third lines take turns closing the verses, and they end the poem together. For those two lines, use what your parents said about money. They’ll keep coming back, as they did then.',
    },
    {
      title: 'Car park haiku',
      tags: ['verse'],
      text: 'Three haiku in a car park: five syllables, seven, five. No moon, no rain, no leaves.',
    },
    {
      title: 'What was in the locker',
      tags: ['verse', 'funny'],
      text: 'Make a list poem called “What Was in My Locker in June.” One thing per line, no explaining. Go from the least embarrassing to the most. The last line is something you didn’t put there.',
    },
    {
      title: 'Every line begins with because',
      tags: ['verse', 'thoughtful'],
      text: 'Begin every line with “Because.” Never say what the question was.',
    },
    {
      title: 'A found poem in a leaflet',
      tags: ['verse'],
      text: 'Take the leaflet out of a medicine box, or the manual of the washing machine. Copy only the words you want, in the order in which they stand, and leave out the rest. Stop when it’s no longer about a pill or a machine but about someone you live with.',
    },
    {
      title: 'Limerick on a bad habit',
      tags: ['verse', 'funny'],
      text: 'Write a limerick about your worst habit, clean enough to read to the people who put up with it.',
    },
    {
      title: 'One line per bus stop',
      tags: ['verse'],
      text: 'A bus poem: one line for each stop on a route you know. Every line says who gets on and what they’re carrying, and nobody gets a name. When people start getting off, let the lines get shorter. End with the driver.',
    },
    {
      title: 'A ghazal on one word',
      tags: ['verse', 'bittersweet'],
      text: 'Pick a small word, such as “enough,” “home” or “later.” Write five couplets that could each stand alone, and finish every one on that word (in the first couplet, both lines), meaning something different by it each time. In the last couplet, as in a ghazal, put your own name.',
    },
    {
      title: 'How to enter her kitchen',
      tags: ['verse', 'tender'],
      text: 'Write a poem of instructions for entering a kitchen that somebody else rules.',
    },
    {
      title: 'Six words and no sorry',
      tags: ['verse'],
      text: 'Mustard, ladder, Tuesday, elbow, voicemail, porch. Use all six in a twelve-line poem that is an apology to someone in your family. You can’t use the word sorry, and the mustard has to matter.',
    },
    {
      title: 'First line from your phone',
      tags: ['verse'],
      text: 'Open your messages. The last text somebody sent you is the first line. Write nine more.',
    },
    {
      title: 'Dawn between two shifts',
      tags: ['verse', 'tender'],
      text: 'An aubade is a poem for parting at dawn. Write one for two people who share a bed and are hardly ever in it together: she comes home from the night ward as he leaves for the bakery. They have as long as it takes to drink one coffee.',
    },
    {
      title: 'Ode to the ugly thing',
      tags: ['verse', 'funny'],
      text: 'Write an ode to the ugliest useful thing in the house. Thank it properly.',
    },
    {
      title: 'A golden shovel from a doorway',
      tags: ['verse'],
      text: 'Think of a sentence somebody said to you in a doorway. Write it down the right-hand edge of a page, one word to a line. Now fill in each line so that it ends on its word. It’s called a golden shovel. Show it around, and tell nobody where to look.',
    },
    {
      title: 'A cinquain about a text',
      tags: ['verse'],
      text: 'A cinquain goes two, four, six, eight, two syllables. Write one about waiting for a text.',
    },
    {
      title: 'A pantoum in the queue',
      tags: ['verse'],
      text: 'Lines two and four of each verse return as lines one and three of the next. That’s a pantoum, and it suits waiting. Write four verses of four lines, set in the queue for a visa, with a folder on your knees. Change only the punctuation when a line comes back.',
    },
    {
      title: 'Last two minutes, one breath',
      tags: ['verse'],
      text: 'A prose poem looks like a paragraph: one block, no line breaks. Write one in under a hundred words about the last two minutes of a game you didn’t care about until right then. No periods until the buzzer.',
    },
    {
      title: 'A sonnet for a closed shop',
      tags: ['verse', 'bittersweet'],
      text: 'Fourteen lines for a shop that has closed. In the first eight, say what it sold, with prices if you remember them. In the last six, say what people really went there for. Rhyme if it helps. Let the owner speak once.',
    },
    {
      title: 'The ballad of your town',
      tags: ['verse', 'funny'],
      text: 'Every town has a story about some kid, a bike and a roof. Tell yours as a ballad: verses of four lines, with the second and fourth rhyming. Six verses, one disaster, and somebody’s mother coming around the corner at the end of verse five.',
    },
    {
      title: 'Poem for your mother',
      tags: ['verse', 'tender'],
      text: 'Write your mother a poem that has no adjective in it. Use what she does with her hands, one thing she always says at the door, and the hour at which she calls. Twelve lines, and “love” may not appear.',
    },
    {
      title: 'Birthday poem, five true facts',
      tags: ['verse', 'funny'],
      text: 'List five facts about someone you know that only a friend could list. Turn each into two lines that rhyme badly on purpose. Read it out before the cake.',
    },
    {
      title: 'Spring poem without flowers',
      tags: ['verse', 'hopeful'],
      text: 'Write a spring poem without one flower in it. Put in mud, a radio through the first open window, and whoever came out on the step without a coat. Twelve lines. In the last one something thaws, and you don’t say what.',
    },
    {
      title: 'One spring week, one twig',
      tags: ['verse', 'thoughtful'],
      text: 'Choose a twig, a gutter or a square of ground that you pass every day in spring. For a week, write one line a day about it, with the date, and only what changed. On the seventh day, cut each line in which you were hoping.',
    },
    {
      title: 'Spring poem after late frost',
      tags: ['verse', 'bittersweet'],
      text: 'A short spring poem, three verses of three lines. First, what you packed away too early: the gloves, the heater, a good mood. Second, the morning it froze again. Third, what came up all the same. No rhyme, no moral.',
    },
    {
      title: 'Country song about leaving home',
      tags: ['verse', 'bittersweet'],
      text: 'Write a country song about leaving home. Verse one: what goes into the truck. Verse two: who doesn’t come out to wave, and what they’re busy with instead. The chorus is four lines and ends on the name of the road. After verse two, the same words have to mean something else. Rhyme lines two and four.',
    },
    {
      title: 'Song lyrics: verse, chorus, hook',
      tags: ['verse'],
      text: 'Write a song about [theme: e.g. a phone that stays silent] as [genre: e.g. slow pop]. First the hook: at most seven words you could shout from a car. Put it first or last in a chorus of four lines. Then two verses that each bring one new fact, and a bridge that says the hook was wrong.',
    },
    {
      title: 'Love poem for your partner',
      tags: ['verse', 'tender'],
      text: 'Write a love poem for your wife, your husband or whoever has the other key. Evidence only: three things they did this week when they thought you weren’t looking, one thing they keep losing, and the best line of your last small quarrel. Twelve lines. “Heart” and “forever” may not appear.',
    },
    {
      title: 'Sea poem at low tide',
      tags: ['verse'],
      text: 'In your poem about the sea, nothing is blue or endless. Go at low tide, in your head if you must, and take what it left on the sand: a glove, a crab’s leg, heel marks filling with water. Nine lines. In the last one it comes back for something.',
    },
    {
      title: 'Friendship poem, no compliments',
      tags: ['verse', 'funny'],
      text: 'Your best friend gets a poem out of two things you never gave back, a nickname nobody else may use, and the stupidest thing you did together. Every line could be a text message. Nobody is “always there.” End on what they still owe you.',
    },
  ],
  faqs: [
    {
      question: 'Does a poem have to rhyme?',
      answer:
        'No. Rhyme is one way of holding lines together, and there are others: a repeated phrase, a count of syllables, a list, a shape on the page. If you write “light” and find yourself adding “night” only because it fits, drop the rhyme and keep what you meant. Rhyme is at its best when it’s part of the fun, as in a limerick or ballad. Try the same four lines with and without it, and read both aloud.',
    },
    {
      question: 'How do I know where to break a line?',
      answer:
        'Break where you want a tiny pause, or where the next word should come as a surprise. “She left me / the car” isn’t the same as “She left / me the car.” Read your poem aloud and listen for where you breathe. End lines on strong words, nouns or verbs, more often than on “of” or “the.” If you can’t decide, type it as a paragraph, then press return at each place that seems to matter.',
    },
    {
      question: 'What’s the easiest form for a beginner?',
      answer:
        'A list poem. Pick a title such as “Things in My Father’s Van,” write one item per line, and put them in an order that builds. You don’t need rhyme or syllables, and the choice of items does the work. For a bit more structure, try a cinquain, with two, four, six, eight and two syllables. Leave the sestina for later. It repeats six end words through thirty-nine lines and takes most people several evenings.',
    },
    {
      question: 'How do I stop my poems from sounding like greeting cards?',
      answer:
        'Replace each general word with something only you could have seen. “Her love was always there” could be about anyone. “She cut the crusts off until I was eleven” is about one person, and we can tell that she was loved. Go through the draft and underline words like heart, forever, dreams and pain. Change half of them to objects, actions or things people said. Then take out the last line if it explains the poem.',
    },
  ],
  relatedLinks: [
    {
      text: 'Nonfiction writing prompts',
      to: '/nonfiction-writing-prompts',
    },
    {
      text: 'Creative writing prompts',
      to: '/creative-writing-prompts',
    },
    {
      text: 'Voices from the past: historical fiction',
      to: '/historical-fiction-prompts',
    },
  ],
} satisfies ThemedPage
