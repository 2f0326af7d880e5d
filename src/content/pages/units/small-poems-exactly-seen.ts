import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Poetry Unit for Any Age: Small Poems, Exactly Seen',
  metaDescription:
    'Five poetry lessons for any age from eight up: shrinking lines, five words a line, found words, a bus route and a table, with a rubric and two sample poems.',
  title: 'Small Poems, Exactly Seen',
  description:
    'Five short forms without a single rhyme to hunt for. By the end everybody has a small collection and one poem they can say by heart.',
  audience: 'Any age from eight; written with grades 4 to 10 in mind',
  aim: 'Each writer makes five small poems out of things that are really there, learns what a line break does, and chooses one poem to revise twice and to speak from memory. A feeling may be in it as long as it is not named.',
  needs: [
    'An ice cube on a plate, for lesson 1',
    'Posters, labels and notices with words on them, or old packaging, for lesson 3',
    'A folded sheet of paper a person, which becomes a booklet',
    'Two or three poems that you like yourself, short, read aloud at the door each day and not discussed',
  ],
  lessons: [
    {
      title: 'It melts',
      prompt: 'a-poem-that-gets-smaller',
      minutes: 10,
      begin:
        'Put the ice on the plate where all can see it. Watch for one minute. Each person says one thing it does, and nobody may repeat a verb. Then they write about ice or about something else that goes: a candle, a sidewalk drawing, a summer.',
      end: 'Read three poems aloud, more quietly with each line. What was the last word? Write the last words in a row on the board. They are a poem as well.',
      look: 'The lines shrink because something is going, and not only on the page. The last line has one or two words that hold.',
      tooHard: 'Start from the last line. One word, then two above it, then three. Building upward is easier.',
      tooEasy: 'Let it melt something that cannot melt: a rule, a friendship, a word.',
    },
    {
      title: 'Five words, no more',
      prompt: 'five-words-in-every-line',
      minutes: 10,
      begin:
        'Clap the way to school: everybody says one thing that they pass. On the board, make one of them fit five words, and then make it better with five others. “The dog barks at me” becomes “Behind the gate, somebody’s dog.”',
      end: 'Count aloud with fingers while a partner reads. A line of six loses a word. Ask which word went and who missed it. Look for “the,” “very” and “really” first.',
      look: 'Real stops on a real way. Lines that end on a strong word, and not on “the” or “and.”',
      tooHard:
        'Three lines are enough, or let a partner write while the poet walks the way with two fingers across the desk.',
      tooEasy: 'The same six lines backward: the way home. No line may be used twice.',
    },
    {
      title: 'Words off the wall',
      prompt: 'words-off-the-wall',
      minutes: 15,
      begin:
        'Walk along the wall with pencils and collect. Nothing may be added. Show how two notices talk when they are put side by side: “Please walk” and “Lost, one red glove.”',
      end: 'Read a few and guess where each word came from. Then cover the title and ask what the poem is about. If it is about more than the wall, it works.',
      look: 'The words have been moved. Something odd happens where two of them meet. The poet stopped collecting and began to choose.',
      tooHard: 'Cut words from packaging and lay them on the desk. Moving paper is easier than writing.',
      tooEasy: 'Only words from one single notice, so that it says the opposite of what it says.',
    },
    {
      title: 'The route',
      prompt: 'one-line-per-bus-stop',
      minutes: 20,
      begin:
        'Ask who got on with them this morning, or who came into the room before them, and what was in their hands. Only hands. Draw a line with dots for stops and put one thing on each dot.',
      end: 'Choose the best line of somebody else’s poem and say it to them. Then break one of your own lines in another place, and read both. Which is slower? Keep the one that fits.',
      look: 'No names, and yet people. What is carried says who they are. When people get off, the page becomes quieter.',
      tooHard: 'Use an elevator, a lunch line or a doorway with four people in it. One line each.',
      tooEasy: 'The driver sees all of it in the mirror. Write the same route for the driver, in half as many lines.',
    },
    {
      title: 'After everyone has gone',
      prompt: 'left-on-the-table',
      minutes: 25,
      begin:
        'Read the two poems below. Ask what happened in each room, and how they know. Then each chooses: a new poem to this prompt, or one from the week to work over twice. Put the rubric beside it.',
      end: 'Copy the poem into the booklet, by hand. In a circle, each person says the poem, or two lines of it, without paper. Nobody claps until the last one. Then everybody does.',
      look: 'Things only. Somebody is missing and we can tell how they sat. The order of things is chosen, and the last one is still warm.',
      tooHard: 'Five things in five lines, then a knife through one line to make a break. Done is done.',
      tooEasy: 'Take out the line that explains most, and put a blank line where it stood.',
    },
  ],
  rubric: {
    levels: ['Not yet', 'Nearly', 'Yes'],
    rows: [
      {
        criterion: 'Seen',
        levels: [
          'Big words: love, nature, sadness.',
          'Some things I could touch.',
          'Things I could touch, each with one exact word.',
        ],
      },
      {
        criterion: 'Line breaks',
        levels: [
          'The lines end where the paper ended.',
          'The lines end where I took a breath.',
          'I can say why each line ends where it does.',
        ],
      },
      {
        criterion: 'Sound',
        levels: [
          'I have not read it aloud.',
          'I read it aloud and fixed one place where I tripped.',
          'It sounds like the thing that it is about, at least once.',
        ],
      },
      {
        criterion: 'What I left out',
        levels: ['I explain it.', 'I explain it in the last line.', 'You know what happened and I have not said it.'],
      },
    ],
  },
  onItsWay: {
    title: 'After the Party',
    paragraphs: [
      'Left on the table is so many things\nBalloons and streamers and little rings\nA birthday cake with half of it gone\nThe fun we had went on and on',
      'My grandpas cup with the coffee still in\nIt makes me sad and lonely within\nBecause he had to go back on the plane\nAnd my heart is filled up with so much pain.',
      'A fork. A napkin folded like a boat.',
    ],
    remarks: [
      {
        quote: 'A fork. A napkin folded like a boat.',
        remark: 'The poem wakes up here. No rhyme asked for this line, so the poet looked.',
      },
      {
        quote: 'My grandpas cup with the coffee still in',
        remark: 'A cup with coffee in it says who left, and how fast. It needs nothing else.',
      },
      {
        quote: 'little rings',
        remark: 'Were there rings, or did “things” want a rhyme? If a rhyme writes the line, take the pencil back.',
      },
      {
        quote: 'my heart is filled up with so much pain',
        remark:
          'The feeling is true and the words are borrowed. The cup and the boat can carry it. Try the poem without these two lines.',
      },
    ],
  },
  good: {
    title: 'Sunday, 4:40',
    paragraphs: [
      'Half a cake, leaning.\nEleven forks in the one glass.\nA napkin folded\ninto a boat.',
      'Grandpa’s cup, the spoon\nstill going around by itself,\nslower,\nslower.',
      'His chair pushed in\nthe way he does it,\nboth hands.',
      'Under the saucer,\nthe sugar he never takes,\nfor me.',
    ],
    remarks: [
      {
        quote: 'still going around by itself',
        remark: 'One exact thing tells us that he left a moment ago. Nobody had to say that he is gone.',
      },
      {
        quote: 'slower,\nslower.',
        remark: 'Here the line breaks do what the spoon does. Read it aloud and you have to wait.',
      },
      {
        quote: 'both hands',
        remark: 'We know how he sits, stands up and treats chairs. Two words.',
      },
      {
        quote: 'Eleven forks in the one glass.',
        remark: 'One thing to try: why “the” one? Read it with and without, and choose.',
      },
    ],
  },
  standards: [
    {
      code: 'CCRA.L.5',
      here: 'Shades of meaning in lessons 1 and 2, words that change by their neighbors in lesson 3, a comparison that has to be exact in lesson 5.',
    },
    {
      code: 'CCRA.W.5',
      here: 'One poem is worked over twice in lesson 5, with a rubric row for what was left out.',
    },
    {
      code: 'England, key stage 3: writing',
      here: 'Poetry as a form of its own, with devices taken from poems that were heard all week.',
    },
  ],
} satisfies UnitTexts
