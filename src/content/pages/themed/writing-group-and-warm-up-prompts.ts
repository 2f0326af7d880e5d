import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Writing Group Prompts and Five-Minute Warm-Ups',
  metaDescription:
    'Writing group prompts and five-minute warm-ups: timed rounds to read aloud, index card games, freewriting, settings by the senses, dialogue and editing games.',
  title: 'Writing Group and Warm-Up Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'Exercises with a clock on them, for one person at a kitchen table, six in a back room or thirty after school.',
  introduction:
    'Musicians play scales before they play, and nobody calls the scales bad. A warm-up is that: five minutes that don’t count, so that the next hour can. In a group it does more, because everybody starts at the same second and nobody has had time to be clever. Beginners spend the five minutes choosing a subject. Don’t choose; take the first thing, write until the bell and stop in the middle of a word. Alone, do one warm-up and one longer exercise. In a group, read aloud without an apology first, and let listeners say only what they remember. That fills twenty minutes, and somebody always goes home with a story.',
  prompts: [
    {
      title: 'Five-minute warm-up: today’s hands',
      tags: ['list'],
      text: 'For five minutes, list everything your hands have done since you woke up, in order, with no adjectives. Underline the one that a film would show.',
    },
    {
      title: 'Five-minute warm-up: banned word',
      tags: ['one-voice', 'funny'],
      text: 'Describe the person you know best without using “is”, “was” or “very”. Five minutes, and anyone who slips says “bother” aloud and carries on.',
    },
    {
      title: 'Writing group: one object, three voices',
      tags: ['scene'],
      text: 'Someone puts an object from their bag on the table. Six minutes each: write as the person who bought it, then the one who wants it back, then the object. Read only your favourite of the three aloud.',
    },
    {
      title: 'Writing group evening, three rounds',
      tags: ['plan'],
      text: 'Round one, five minutes: a door somebody shouldn’t have opened. Round two, ten minutes: the same door, ten years before. Round three, fifteen: whoever didn’t go through it. Tea after round two. Everyone reads one round, and nobody apologises first.',
    },
    {
      title: 'Freewriting with one word',
      tags: ['one-voice'],
      text: 'Write “bread” at the top of a page and keep the pen moving for ten minutes, writing the word again whenever you get stuck. Then circle the sentence you didn’t expect.',
    },
    {
      title: 'Index card game: who, want, where',
      tags: ['scene', 'funny'],
      text: 'Everybody writes three cards: a person with a job, a thing somebody wants, a place with a closing time. Shuffle each pile and deal. A beekeeper who needs an alibi in a car wash? You have twelve minutes.',
    },
    {
      title: 'Describe a forest, eyes shut',
      tags: ['description', 'eerie'],
      text: 'You’re blindfolded in a forest, and it’s an hour before dark. Describe it by sound, smell, ground and air only, for fifteen lines. By the last one, we should know that it’s winter and that you aren’t alone.',
    },
    {
      title: 'Dialogue exercise: nobody answers',
      tags: ['dialogue', 'tense'],
      text: 'Two people who know each other well talk for a page, and no question ever gets an answer. “Did you ring her?” “There’s a wasp in here.” Make it clear what each of them is refusing to say.',
    },
    {
      title: 'Don’t know what to write?',
      tags: ['one-voice'],
      text: 'Begin with “The thing nobody in this room has noticed is” and go on for seven minutes. It can be a crack, a smell, or you.',
    },
    {
      title: 'Food writing: the meal that failed',
      tags: ['scene', 'funny'],
      text: 'Write about a meal that went badly wrong: what it should have been, the smoke, the faces, who ate it all the same. Keep the recipe’s orders (“meanwhile”, “set aside”) and let them describe the people.',
    },
    {
      title: 'Writing club activity: corridor news',
      tags: ['document', 'funny'],
      text: 'Half an hour, four reporters, one page. Cover a huge story that fits in one corridor: the missing stapler, the warm radiator, the war over the bench. Headline, three quotes, weather report, an apology for yesterday’s mistake.',
    },
    {
      title: 'Nature walk writing: twelve stops',
      tags: ['list'],
      text: 'Walk for half an hour and stop twelve times. At each stop write one line: what moves, what’s been left, what has been eaten. No name of a plant unless you’re sure. At home, put the lines in an order that isn’t the path’s.',
    },
    {
      title: 'Editing game: cut it by half',
      tags: ['how-to'],
      text: 'Swap pages with somebody. You may cut, but not add or change a word, until exactly half is left. Hand it back with the best line underlined. The owner may restore five words and has to say why.',
    },
    {
      title: 'Describe a kitchen by smell',
      tags: ['description'],
      text: 'Start at the door of a kitchen you know and follow your nose round it, clockwise. Who lives there, what day is it, what happened yesterday? Nobody is at home, and you can’t use the words “smell”, “scent” or “fragrance”.',
    },
    {
      title: 'Five-minute warm-up: three lies',
      tags: ['list', 'funny'],
      text: 'Write ten facts about yourself in five minutes, three of them false. Read them out. If the group spots a lie, turn it into a story by next week; if they doubt a truth, you win a biscuit.',
    },
    {
      title: 'Writing group: same first line',
      tags: ['scene', 'tense'],
      text: 'All start with “It was Nadia who noticed that the third glass was wet.” Ten minutes, no talking. Read round the table without comment, and only then talk about what nobody wrote.',
    },
    {
      title: 'Dialogue exercise: one wants to leave',
      tags: ['dialogue', 'funny'],
      text: 'Speech only, one page: one of them has a train at ten past, and the other has a story that can’t be hurried. The clock must be felt and never mentioned.',
    },
    {
      title: 'Index card game: swap the ending',
      tags: ['scene', 'whimsical'],
      text: 'Each of you writes a last sentence on a card, folds it and passes it two places to the left. You have fifteen minutes to reach the sentence you were given. No card may be opened before minute five.',
    },
    {
      title: 'Describe a market, by touch',
      tags: ['description'],
      text: 'Your eyes are on your shopping list the whole time. Take us through a crowded market by hands, elbows and feet: what’s wet, what’s sharp, what somebody puts into your palm. Twelve lines, and pay for one thing.',
    },
    {
      title: 'Pass the paper story',
      tags: ['scene', 'funny'],
      text: 'One sheet each. Write two sentences, fold so that only the second shows, pass it on when the bell goes. After eight turns, unfold and read aloud with a straight face. Keep whichever line made the room go quiet.',
    },
    {
      title: 'Writing club: the worst opening',
      tags: ['one-voice', 'funny'],
      text: 'Prize for the worst first paragraph in the room: weather, a ringing alarm clock, a hero with violet eyes. Everyone has ten minutes. Then swap, and rescue the one you’ve been given by keeping a single word.',
    },
    {
      title: 'Food writing: teach a stranger',
      tags: ['how-to', 'tender'],
      text: 'Explain one dish to somebody who has never tasted anything like it: what the pan should sound like, when to stop talking, what your aunt would say about your knife. Give the amounts in her words, not in grams.',
    },
    {
      title: 'Editing game: verbs only',
      tags: ['how-to'],
      text: 'Take a page you like less than you used to. Circle each verb, change every second one to something you could see from across a road, and take out the adverb beside it. Read both versions aloud. Keep no more than half of the changes.',
    },
    {
      title: 'Nature walk writing: one hand wide',
      tags: ['description', 'thoughtful'],
      text: 'Walk for half an hour and pocket six things that have already fallen and are no wider than your hand: a feather, a bottle top, a cone. Back at the table, lay them out in the order you found them, and tell the walk as a story that needs all six.',
    },
    {
      title: 'Room after a row',
      tags: ['description', 'tense'],
      text: 'A couple have had a row and gone to opposite ends of the flat. Describe nothing but the room they had it in, so that we know who won.',
    },
    {
      title: 'Freewriting in three loops',
      tags: ['reflection', 'thoughtful'],
      text: 'Write anything for five minutes. Copy out its liveliest sentence and start from there for five more. Do it a third time. By then you’ll be a long way from your shopping and close to a subject.',
    },
    {
      title: 'Dialogue exercise: three voices, no names',
      tags: ['dialogue'],
      text: 'A grandmother, a teenager and a plumber look at a leak. Write a page without a single “said” or a name. Read it out to the group: if they can tell the three apart, you’re done.',
    },
    {
      title: 'Writing club activity: character auction',
      tags: ['list', 'funny'],
      text: 'Each of you invents a character in four lines: job, fear, pocket, lie. Auction them with fifty paper coins each. Whoever you buy has to be in your next story, and the person who sold them gets to read it first.',
    },
    {
      title: 'Pair writing: one pen',
      tags: ['scene', 'funny'],
      text: 'Two people, one pen, twelve minutes. You may write up to five words before handing it over. The story must contain a ladder, a debt and a change of mind, and neither of you may speak.',
    },
    {
      title: 'Last round: one line each',
      tags: ['verse', 'thoughtful'],
      text: 'Ten minutes before you go home, everybody copies one line they wrote tonight onto a strip of paper. Lay the strips down the table, move them about in silence, and read the result as one poem, each of you saying your own line.',
    },
  ],
  faqs: [
    {
      question: 'What is a good five-minute writing warm-up?',
      answer:
        'One that needs no idea. List what your hands have done today, describe a person without “is”, or write ten facts with three lies among them. The point is to have ink on the page before your judgement wakes up. Use a timer with a loud bell and stop when it rings, even mid-word. “Peeled, buttoned, waved, dropped” is a perfectly good morning’s work, and the next page will come more easily.',
    },
    {
      question: 'How do I run a writing group session?',
      answer:
        'Short rounds, the same clock for all, reading aloud, tea. For two hours: five minutes of warm-up, one exercise of ten, a round of reading, a break, one exercise of fifteen, another round. Anyone may say “pass”. Listeners say what they remember (“the wet glass”) before what they’d change. With more than eight people, read in two groups, or the last will go home unread and not come back.',
    },
    {
      question: 'What can we do in a school writing club?',
      answer:
        'Games first, then writing that looks like the games. An auction of invented characters fills one meeting, and the stories fill the next. Make a corridor newspaper, hold a contest for the worst opening, pass a folded page around. Keep a box of index cards (people, places, wishes) for the days when nobody has an idea. Spelling can wait until something is going up on the wall.',
    },
    {
      question: 'What do I write when I don’t know what to write?',
      answer:
        'Write about the room, starting with something nobody has noticed. “There is a nail in the wall with nothing on it” is enough, because the next question is what hung there. Give yourself seven minutes and permission to be boring. Most people are boring for four of them. If it doesn’t work, copy a sentence from any book, change its person and its place, and write the one that follows.',
    },
  ],
  relatedLinks: [
    { text: 'First lines for the whole table: story ideas', to: '/story-ideas-and-scene-prompts' },
    { text: 'For class: daily prompts for students', to: '/daily-writing-prompts-for-students' },
    { text: 'Forms for poets: poetry prompts', to: '/poetry-prompts' },
  ],
} satisfies ThemedPage
