import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Bullet Journal and Art Journal Ideas',
  purpose: 'journal',
  level: 'beginners',
  metaTitle: 'Bullet Journal and Art Journal Ideas | Promptory',
  metaDescription:
    'Bullet journal and art journal ideas for beginners: monthly spreads, habit and mood trackers, Sunday resets, reading logs, collage and pages without drawing.',
  description: 'Pages you can rule, fill, glue or colour tonight, with whatever pen is in the drawer.',
  introduction:
    'A bullet journal is good for getting dates, jobs and small promises out of your head; an art journal is good for the things that have no date. One notebook can hold both. Beginners buy twelve pens, copy somebody’s perfect spread and are afraid to write on it by the Wednesday. So use a cheap notebook and one pen, and let the first pages be ugly. In the next twenty minutes: number six pages, choose one idea below for tonight, and draw it without a ruler. Use it for a week before you make it prettier. Whatever you haven’t filled in by then, leave out next time.',
  prompts: [
    {
      title: 'Bullet journal ideas for beginners',
      tags: ['how-to', 'hopeful'],
      text: 'Any notebook. Number the first six pages. Page one is the index. Pages two and three: this month, one line for each day. Page four: today, with a dot for a task, a circle for a date, a dash for a note. Leave five and six empty; in a week you’ll know what they’re for.',
    },
    {
      title: 'Bullet journal key and symbols',
      tags: ['list'],
      text: 'Invent six signs and use no more: to do, done, moved, date, note, and one of your own, for a thing that made you laugh or a thing to tell Mum. Draw the key inside the front cover.',
    },
    {
      title: 'Monthly spread setup',
      tags: ['plan'],
      text: 'Two pages. On the left, the dates run down the margin, each with the first letter of its weekday and one line. On the right, three boxes: must, would like, birthdays. In the corner draw something that belongs to this month, a plum or a wet umbrella.',
    },
    {
      title: 'Weekly spread ideas',
      tags: ['plan'],
      text: 'Divide two pages into eight boxes: one for each day, and one for what turns up uninvited. Ink for what is fixed, pencil for what you hope. On Sunday, what have you rubbed out most?',
    },
    {
      title: 'Daily log in ten lines',
      tags: ['list'],
      text: 'Ten short lines for today, no sentences. Put a star beside the one you’d like to have kept in ten years.',
    },
    {
      title: 'Habit tracker ideas',
      tags: ['table'],
      text: 'Choose four habits that you can answer with yes or no: walked, read a page, no phone at supper, watered something. Days run across, habits down. Colour a square only for a yes, and look at the pattern on the last day, not before.',
    },
    {
      title: 'Mood tracker',
      tags: ['picture'],
      text: 'Draw a house with thirty-one windows. Each evening at nine, colour that day’s window; five colours for five moods, with the key on the front door. At the end of the month: which floor was darkest, and what was going on there?',
    },
    {
      title: 'Sleep tracker',
      tags: ['table'],
      text: 'A row for each night, a column for each hour from eight in the evening to ten in the morning. Shade the hours you slept. A dot in the margin shows who or what woke you.',
    },
    {
      title: 'Period and energy tracker',
      tags: ['table'],
      text: 'Draw a wheel of thirty-one spokes. On each, a dot for your period and a bar from one to five for your energy. After two wheels, compare them: when should the difficult phone calls be made?',
    },
    {
      title: 'Collections and lists',
      tags: ['list', 'whimsical'],
      text: 'Begin a collection that fits on one page and can never be finished: dogs you know by name, soups by month, things overheard on the number 9 bus. Give it a title and its first three entries tonight.',
    },
    {
      title: 'Sunday reset page',
      tags: ['plan', 'hopeful'],
      text: 'Three columns. Last week: one thing done, one dropped, one worth keeping. The house: whatever takes ten minutes. Next week: the fixed dates, and one hour with nothing in it, drawn as a box with a thick border.',
    },
    {
      title: 'Year at a glance',
      tags: ['plan', 'hopeful'],
      text: 'Twelve boxes on a double page, three across and four down. Into each, the dates that are fixed, one thing to look forward to, and a fruit or vegetable in season, very small.',
    },
    {
      title: 'Gratitude page',
      tags: ['list', 'tender'],
      text: 'Thirty lines, one a day, each for something that could have been photographed: “the bus that waited”, “Mei’s soup”.',
    },
    {
      title: 'Reading log',
      tags: ['picture'],
      text: 'Draw a bookcase with twenty blank spines. Letter one in for each book you finish, in a colour that suits it; the abandoned ones lie flat on top. Under each shelf, a line per book: where you read it and who ought to borrow it.',
    },
    {
      title: 'Films and series log',
      tags: ['table'],
      text: 'Four columns: title, who was on the sofa, the moment somebody reached for the blanket or the phone, and marks out of five. The last row of the month goes to one that you turned off.',
    },
    {
      title: 'Savings tracker',
      tags: ['picture', 'hopeful'],
      text: 'Draw the thing you’re saving for as one outline in twenty pieces. Write the price of one piece at the top, and colour a piece in whenever you’ve saved that much.',
    },
    {
      title: 'Meal planner page',
      tags: ['plan'],
      text: 'Seven suppers down the left, and no recipes. Beside each: what’s already in the house, what has to be bought, who cooks. One row is called “toast” and needs no excuse.',
    },
    {
      title: 'Cleaning schedule page',
      tags: ['table', 'funny'],
      text: 'List the jobs at home that take under fifteen minutes. Give each a day, and a small drawing of what lives there if nobody does it.',
    },
    {
      title: 'Brain dump page',
      tags: ['list'],
      text: 'Scatter everything in your head across a double page, any way up, any size. Then join whatever belongs together with lines, and circle the thing that has the most lines running to it. That’s what to do first.',
    },
    {
      title: 'End-of-month review page',
      tags: ['reflection', 'thoughtful'],
      text: 'Cut the month into five boxes: best hour, worst hour, new face, money well spent, what I’ll leave out next month. One sentence each. Draw the weather of the whole month in the margin.',
    },
    {
      title: 'Art journal prompts for today',
      tags: ['picture', 'thoughtful'],
      text: 'A page in three layers. First, a wash of the colour the sky had at four o’clock. On it, a scrap of paper that passed through your hands. Along the edge, a sentence that somebody said. Stop while you can still see all three.',
    },
    {
      title: 'Art journal if you can’t draw',
      tags: ['how-to', 'hopeful'],
      text: 'Don’t draw. Tear everything yellow out of an old magazine and glue it down until no white is left. Across the top, in thick pen, write your day in six words.',
    },
    {
      title: 'First page of an art journal',
      tags: ['how-to', 'funny'],
      text: 'Spoil it on purpose, so that nothing after it has to be good: a coffee ring, your name with the wrong hand, glue where it shouldn’t be. Date it, and sign it like a painter.',
    },
    {
      title: 'Junk journal ideas',
      tags: ['how-to', 'whimsical'],
      text: 'Empty your pockets, your bag and the drawer by the door: tickets, a tea-bag envelope, half a label, a receipt gone pale. Glue five to a page, overlapping. Beside each, write where you were standing when you got it.',
    },
    {
      title: 'Collage of my week',
      tags: ['picture', 'whimsical'],
      text: 'Seven scraps, one a day: a colour, a headline, a leaf, a wrapper, a shadow drawn round with a pencil. Glue them in order, and join them with a single line that never leaves the page.',
    },
    {
      title: 'Sketchbook page: one object, nine ways',
      tags: ['picture'],
      text: 'Rule a page into nine. Draw the same key or garlic bulb in every box: with your eyes shut, in ten seconds, with the wrong hand, without lifting the pen, its shadow only. Which box would you frame?',
    },
    {
      title: 'Easy doodles from circles',
      tags: ['picture', 'funny'],
      text: 'Fill a page with circles. Turn each into something from your kitchen with three lines at most; the last one has to be a relative.',
    },
    {
      title: 'Self-portrait without a face',
      tags: ['picture', 'thoughtful'],
      text: 'Draw or stick down yourself without a face: your shoes, your mug, what hangs on your door, the shape you leave in the armchair. Someone who knows you should be able to guess in five seconds.',
    },
    {
      title: 'Nature journal page',
      tags: ['description', 'thoughtful'],
      text: 'Bring in one leaf and trace it. Round the outline, write where it lay, when, and who had been eating it.',
    },
    {
      title: 'Travel journal page',
      tags: ['picture', 'whimsical'],
      text: 'Draw one day of the trip as a map from above, as badly as you like: bed, breakfast, wrong turning, view, rain. A cross marks the spot where you would gladly have stayed an hour longer.',
    },
  ],
  faqs: [
    {
      question: 'how do I start a bullet journal if I have no idea what I’m doing',
      answer:
        'Start with four pages in any notebook: an index, this month with one line a day, today, and one list that makes you curious. Three signs are enough: a dot for a task, a circle for a date, a dash for a note. For example: “• ring dentist, ○ Thursday 6 p.m. choir, – Otis said he likes beetroot.” Do that for seven days. After a week you’ll know what you look for and can’t find, and that is your next page.',
    },
    {
      question: 'what supplies do I need for a bullet journal or art journal',
      answer:
        'A notebook, a pen that you like and a glue stick. Everything else is optional. Plain, lined and dotted paper all work; dots make it easier to draw boxes by hand. For an art journal, use an old hardback or a school exercise book, and glue two pages together if they’re thin. Colour can come from tea, magazines, a child’s paintbox or the highlighter at work. Buy something only when you have missed it three times.',
    },
    {
      question: 'what do I do when I fall behind in my bullet journal',
      answer:
        'Leave the gap and begin again with today. Draw one line across the page, write the date beneath it and carry on; nobody is marking it. If you like, give the missing days one line together: “9th to 20th: flu, Nana’s visit, no idea.” A gap also tells you something: if you drop the weekly spread each time, it’s too big. Halve it. A page with three boxes that you use beats a page with twelve that you avoid.',
    },
    {
      question: 'can I keep an art journal if I can’t draw',
      answer:
        'Yes. Most art journal pages need glue, colour and handwriting, and no drawing at all. Tear, don’t cut; cover, don’t sketch. Try this: a page from a magazine with a sky in it, a bus ticket across the corner, and one sentence in capitals on top. That is a finished page. If you do want lines, trace round things: your hand, a key, the bottom of a cup. It gets easier by about the tenth page.',
    },
  ],
  relatedLinks: [
    { text: 'What to write between the drawings', to: '/journal-prompts/daily' },
    { text: 'Small thanks to fill a page', to: '/journal-prompts/gratitude' },
    { text: 'Planning for the rest of your life', to: '/productivity-prompts' },
  ],
} satisfies ThemedPage
