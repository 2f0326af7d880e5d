import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Revision Unit for Any Age: The Second Draft | Promptory',
  metaDescription:
    'Five revision lessons for any age: verbs, cutting by half, one change and its ripples, a reader’s letter and an old page made new, with rubric and samples.',
  title: 'The Second Draft',
  description: 'Five ways to look again at a page that is already written. Spelling comes last, and only once.',
  audience: 'Any age from nine; written with grades 4 to 10 in mind',
  aim: 'Each writer takes one old page through four kinds of change (verbs, length, one shifted fact, a reader’s remark) and can show a before and an after, with a reason for three of the changes. The page is better, and they know how it became so.',
  needs: [
    'One page of their own from earlier in the year, copied so that it may be ruined',
    'Pencils in two colors, one for each round',
    'A sentence of yours that was bad, and what you made of it; you show it first',
    'A wall or a line across the room for befores and afters',
  ],
  lessons: [
    {
      title: 'Five better verbs',
      prompt: 'five-better-verbs',
      minutes: 10,
      begin:
        'Write “He went down the street.” Ask a volunteer to go across the room in a way that fits a better verb; the class names it. Six volunteers, six verbs. Warn against the loud ones: not everybody storms.',
      end: 'Hang one before and one after on the wall. Ask of each: do we now see something that we did not? If not, the old verb was fine. “Said” and “is” may stay.',
      look: 'Changed verbs that change the picture. A writer who put one back, and can say why.',
      tooHard:
        'Circle every “went,” “got,” “was” and “did.” Choose two of them. Act them out with a partner and write down what the body did.',
      tooEasy: 'Find five adverbs as well, and replace each with a verb that contains it.',
    },
    {
      title: 'Half',
      prompt: 'half-as-long',
      minutes: 15,
      begin:
        'Put a paragraph of 60 words on the board, yours if possible. The class cuts it, a word at a time, aloud, and anybody may veto once. Stop at 30. Read both. Which one is louder?',
      end: 'Count the words before and after and write both numbers on the page. Then ask what was lost that mattered. That may come back, if something else goes.',
      look: 'Whole sentences gone, and not only “very.” Openings that began too early have lost their first two lines.',
      tooHard:
        'Begin with three sentences. Or let a partner read the page aloud and leave out whatever they would leave out when telling it.',
      tooEasy: 'Half again. What is left should still be about the same thing.',
    },
    {
      title: 'Move the weather',
      prompt: 'switch-the-weather',
      minutes: 10,
      begin:
        'Draw a stone falling into water. One change makes rings. Read the prompt and let everybody write the three sentences with the sun in them, and then with the fog. Mark each word that had to change.',
      end: 'Now the same on your own old page: change one fact (morning to night, one person less, a dry floor to a wet one) and follow the rings. Keep it only if the page gained.',
      look: 'Rings far from the stone: her pace, what she can hear, whether the gate is a comfort. More than the word “sunny” has been exchanged.',
      tooHard: 'Give the pair ready-made and let them find the seven differences, then do one sentence of their own.',
      tooEasy: 'A change that cannot be seen: the girl now knows what is behind the gate. Which words move?',
    },
    {
      title: 'What stuck',
      prompt: 'the-sentence-that-stuck',
      minutes: 15,
      begin:
        'Swap pages and read once, without a pencil. Turn the page over. Only now write the letter, about the sentence that is still there. Show the frame: I remember …, it stuck because …, I lost you where …',
      end: 'Writers read the letters silently. Then each marks the sentence that stuck, and looks at what stands next to it. Often that is where the page should begin or end. Decide and draw the arrow.',
      look: 'A letter about the text and about one place. “It was good” has turned into “I could smell the garage.”',
      tooHard: 'Let the reader draw what they remember and point to the words that made it. Then one sentence.',
      tooEasy: 'They also write down the question that the page raised and did not answer.',
    },
    {
      title: 'Same page, new you',
      prompt: 'same-page-new-you',
      minutes: 30,
      begin:
        'Lay out the two texts below: one page, before and after. Find four changes and name the lesson that each comes from. Then everybody writes their page again from the top, on clean paper, with the marked copy beside it.',
      end: 'Last of all, and for five minutes only, spelling and punctuation, with a partner, reading backward sentence by sentence. Circle the change you like best and hang both pages side by side.',
      look: 'A new beginning or a new end. Three changes with a reason beside them. Something short where something long was.',
      tooHard: 'Rewrite just one paragraph, the one with the sentence that stuck, and tape it over the old one.',
      tooEasy: 'Write it a third time without looking at either version. What you remembered is the poem in it.',
    },
  ],
  rubric: {
    levels: ['First draft', 'On the way', 'Second draft', 'Ready to print'],
    rows: [
      {
        criterion: 'Changes',
        levels: [
          'I corrected spelling.',
          'I changed some words.',
          'I moved, cut or added whole sentences.',
          'I found out what it is about and changed it toward that.',
        ],
      },
      {
        criterion: 'Words',
        levels: [
          'Went, got, nice, very.',
          'Some strong verbs, and some loud ones.',
          'Verbs that I can see, and nothing that does no work.',
          'I put one word back and know why.',
        ],
      },
      {
        criterion: 'My reader',
        levels: [
          'I did not ask anybody.',
          'I asked, and changed what was marked wrong.',
          'I asked, and used what stuck and where they got lost.',
          'I said no to one remark for a good reason.',
        ],
      },
      {
        criterion: 'Reasons',
        levels: [
          'I cannot say why I changed it.',
          'It sounds better.',
          'I can give a reason for three changes.',
          'I can tell you what each change cost.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'The Garage Sale (first draft)',
    paragraphs: [
      'Last summer on a very hot day in July my family had a garage sale. We woke up really early and we put everything on the tables. There was a lot of stuff. We had clothes and books and toys and dishes and my dad’s old fishing things. My mom put little stickers on everything. People came and bought stuff.',
      'There was an old man who came and looked at my bike. It was my old bike and it was red. I got it when I was six. He wanted it for his grandaughter. My mom said ten dollars and I felt kind of sad but I didn’t say anything. He gave my mom the money and then he went down the street with the bike. It was really squeaky. Then we had lunch and it was good. We made 84 dollars. At the end of the day we were very tired but it was a fun day.',
    ],
    remarks: [
      {
        quote: 'he went down the street with the bike. It was really squeaky.',
        remark: 'The reader’s letter said: “I can still hear it.” This is what stuck. Could it be the end?',
      },
      {
        quote: 'We woke up really early and we put everything on the tables.',
        remark: 'The page begins about six sentences too soon. Lesson 2: what is lost if they go?',
      },
      {
        quote: 'he went down the street',
        remark: 'Lesson 1: how does an old man take a child’s bike down a street? Act it out.',
      },
      {
        quote: 'I felt kind of sad but I didn’t say anything',
        remark: 'What did you do with your hands while you said nothing?',
      },
      {
        quote: 'Then we had lunch and it was good.',
        remark: 'True, and the bike is gone. Everything after it makes us forget.',
      },
    ],
  },
  good: {
    title: 'Ten Dollars (second draft)',
    paragraphs: [
      'The old man walked once around my bike without touching it. Then he squeezed the left brake, the one that works.',
      '“For my granddaughter,” he said. “She’s six.”',
      'I was six on that bike. Mom looked at me to see if it was okay. I was peeling a price sticker off my thumb, so she looked back at him. “Ten,” she said.',
      'He paid in ones, licking his finger for each of them. It had started to rain a little, and everybody else was throwing sheets over the books, but he took his time. He didn’t push the bike by the seat, the way grown-ups do. He bent down and held it by both handlebars, like somebody teaching it to walk.',
      'It squeaked. It always squeaked when it was wet. You could hear it to the corner, and around the corner, and after that I wasn’t sure.',
    ],
    remarks: [
      {
        quote: 'The old man walked once around my bike without touching it.',
        remark: 'The first draft needed eight sentences to get here. Nobody misses the dishes.',
      },
      {
        quote: 'I was peeling a price sticker off my thumb, so she looked back at him.',
        remark: 'This was “I felt kind of sad but I didn’t say anything.” The stickers of the first draft got a job.',
      },
      {
        quote: 'It had started to rain a little',
        remark: 'Lesson 3: the hot day became a wet one. Follow the rings to the sheets, his patience and the squeak.',
      },
      {
        quote: 'like somebody teaching it to walk',
        remark: 'Lesson 1: “went” has become a whole picture, after it was acted out.',
      },
      {
        quote: 'and after that I wasn’t sure',
        remark: 'It ends on what stuck. Lunch and the 84 dollars are gone, and it is half as long where it counts.',
      },
    ],
  },
  standards: [
    {
      code: 'CCRA.W.5',
      here: 'The whole unit: revising in lessons 1 to 3, a reader in lesson 4, rewriting from the top and editing in lesson 5.',
    },
    {
      code: 'England, key stage 2, years 5 and 6: writing, composition',
      here: 'Judging one’s own and others’ writing, and changing words and grammar for effect; proofreading has its place at the end.',
    },
    {
      code: 'England, key stage 3: writing',
      here: 'Planning, drafting, editing and proofreading as one subject, with the reader’s letter of lesson 4 at its center.',
    },
  ],
} satisfies UnitTexts
