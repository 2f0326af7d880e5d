import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Science Fiction Unit for Any Age: One Thing Is Different',
  metaDescription:
    'Five science fiction lessons for ages ten and up: an outsider’s notes, a list, an exam answer, a missing machine and a story, with rubric and two samples.',
  title: 'One Thing Is Different',
  description: 'Change one rule of the world, keep everything else, and follow a person through an ordinary day.',
  audience: 'Any age from ten; written with grades 5 to 10 in mind',
  aim: 'Each writer invents one change, works out three things that would follow from it, and tells a story of a page or two in which nobody explains the change to anybody who already lives with it.',
  needs: [
    'A household object in a bag, for lesson 1',
    'A kitchen scale, for lesson 2, if there is one',
    'A big sheet headed “If this, then …”, which grows all week',
    'No knowledge of science: curiosity about plumbing, timetables and lunch is enough',
  ],
  lessons: [
    {
      title: 'Notes of a stranger',
      prompt: 'an-alien-at-the-pool',
      minutes: 15,
      begin:
        'Take the object out of the bag (a whisk, a stapler) and describe it as though you had never seen one: “It has eleven loops and no mouth.” Let them guess. Then each writes for the pool, or for a gym, a bank or a school cafeteria.',
      end: 'Read single notes aloud. The class says what the thing is and what mistake was made. Good mistakes have reasons; ask for the reason.',
      look: 'A voice that is careful and wrong. The stranger counts, measures and concludes. Nobody says “weird.”',
      tooHard:
        'Give three things to be explained (towel, whistle, shower), with one sentence for each that begins “They use it to …”.',
      tooEasy: 'By the last note she has understood one thing about us that we had not noticed.',
    },
    {
      title: 'Four kilos',
      prompt: 'four-kilos-of-luggage',
      minutes: 15,
      begin:
        'Weigh a shoe and a book. Four kilos are about nine pounds, which is less than they think. Silently, each writes ten things. Then the weights, guessed in grams. Then the crossing out begins, and each line stays readable.',
      end: 'Swap lists without a word. The reader writes one sentence: “You are leaving …”. Give it back. If the guess is right, the list is a story already.',
      look: 'Crossings-out that cost something. Two small things with a history. A total at the bottom that is right.',
      tooHard: 'Five things, and they must lose two. The sentence about why can be told.',
      tooEasy: 'A second hand has written on the list: somebody who packs in the same room.',
    },
    {
      title: 'A river, if you have never seen one',
      prompt: 'describe-a-river-on-mars',
      minutes: 20,
      begin:
        'Ask the class to describe snow to someone from a place without it, but they may use only things that person has. Collect comparisons. On Mars, what do sixteen-year-olds have? Pipes, dust, corridors, a view.',
      end: 'Read the answer with full marks, then the other one. Ask what each child knows. Put on the big sheet: “If nobody has seen water run, then …” and find three things.',
      look: 'Comparisons come from Mars and not from here. The first answer is correct and empty. The second gets it wrong and is true.',
      tooHard: 'Only one answer, in five sentences, each starting “It is like …”, with things from a spaceship.',
      tooEasy: 'Add the examiner’s note in the margin. She is old enough to have seen one.',
    },
    {
      title: 'Take one machine out',
      prompt: 'a-city-without-one-machine',
      minutes: 20,
      begin:
        'Choose a machine together: the refrigerator. On the big sheet: if there is none, then people shop daily; then shops open early; then who carries? Go five steps. Now each takes another machine and goes five steps alone.',
      end: 'Partners read and say which machine is missing. If they know by line three, it was too easy. If they never know, put in one more thing that people do instead.',
      look: 'Consequences, and consequences of these. Nobody in the story misses the machine, since it never was. There is no sentence with “because there were no.”',
      tooHard: 'Tell one morning hour as a list of times, with what she does. The gap shows by itself.',
      tooEasy: 'Something is better in that city. Let us see it without being told.',
    },
    {
      title: 'The story',
      prompt: 'the-parcel-from-next-thursday',
      minutes: 35,
      begin:
        'Read both texts below and find the first place where each explains too much. Then choose: this parcel, or a change from the big sheet. Before writing: one change, three consequences, one person who wants something by tonight.',
      end: 'Each writer reads the first four lines. Listeners write down the change as they understand it. Count the right guesses. Then mark any sentence in which people tell each other what both know, and cut it.',
      look: 'It begins in the middle of an errand. The change causes trouble and then helps, or the other way around. The ending is a choice.',
      tooHard: 'Half a page: Wednesday evening only, from the bell to the moment when the box is open.',
      tooEasy: 'Tell it on Thursday, in order, so that the parcel has to be ordered and the writer knows why.',
    },
  ],
  rubric: {
    levels: ['Not yet', 'Nearly', 'Yes', 'A whole world'],
    rows: [
      {
        criterion: 'The change',
        levels: [
          'Many inventions, or magic that can do anything.',
          'One change, and a second when I needed it.',
          'One change, and I keep to its rules.',
          'The rule causes the trouble and the way out.',
        ],
      },
      {
        criterion: 'What follows',
        levels: [
          'Everything else is as it is here.',
          'One thing is different because of it.',
          'Three things are different because of it.',
          'Something that I did not expect turned out to follow.',
        ],
      },
      {
        criterion: 'Showing',
        levels: [
          'The narrator explains the world first.',
          'People explain it to each other.',
          'We see it from what people do.',
          'You notice it only after they do.',
        ],
      },
      {
        criterion: 'Somebody',
        levels: [
          'There is a hero.',
          'There is a person with a name and a job.',
          'That person wants something today.',
          'What they decide at the end costs them something.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'The Year 3045',
    paragraphs: [
      'It was the year 3045. In this time everyone had a Rememberer which is a chip in your brain that remembers everything so nobody forgets anything ever. It was invented in 2999 by Dr. Zorg. There was also flying cars and teleporters and robot dogs.',
      'One day a girl named Kira was walking to school with her friend Bo. “As you know, Bo, our chips remember everything we ever saw,” said Kira. “Yes and that is why we dont need tests any more,” said Bo. Kira was mad at Bo because in second grade he called her a baby and she could still hear it exactly, even the bird that was singing.',
      'Then suddenly an evil hacker hacked all the chips and everyone forgot everything. It was chaos! Kira used her laser and defeted the hacker and everyone was saved. “You are a hero!” they said. The end.',
    ],
    remarks: [
      {
        quote: 'she could still hear it exactly, even the bird that was singing',
        remark: 'This is the story. If nobody forgets, then nobody forgives? Follow that one line.',
      },
      {
        quote: 'There was also flying cars and teleporters and robot dogs.',
        remark: 'Three more changes, and no one uses them. One is enough if three things follow from it.',
      },
      {
        quote: 'As you know, Bo',
        remark:
          'Bo knows. When did you last say to a friend, “As you know, we have telephones”? Show what they do instead.',
      },
      {
        quote: 'that is why we dont need tests any more',
        remark: 'A good “then”! What do schools do all day, with no tests? One more sentence of that, please.',
      },
      {
        quote: 'an evil hacker',
        remark:
          'He comes from outside, so Kira has nothing to decide. What could she choose, about Bo, that would be hard?',
      },
    ],
  },
  good: {
    title: 'Rinse',
    paragraphs: [
      'The line at the Rinse was out the door again, so Kira did her apology at the vending machine.',
      '“Second grade,” Bo said. “The coat hooks. I called you a baby.”',
      '“There was a bird.”',
      '“A wren.” He would know. They both would: it was there whenever either of them looked, four notes, and his face with the missing tooth saying it. “I’ve got the form. It’s ninety dollars for one memory if you both sign. My brother did his whole divorce.”',
      'She read it while the machine hummed. Under Reason he had written, “so that you can sit with us at lunch.” It had been six years of different tables. She had never decided it. She just couldn’t hear “pass the ketchup” from him without the wren.',
      '“It takes the minute before and the minute after,” Bo said. “That’s all.”',
      'Kira went and looked at the minute before. She was seven. She was hanging up her coat, the yellow one, and her father was kneeling on the floor to do the bottom button, which stuck. He said, “There. All set, chief.” He got up with a hand on her head. Then he left, then Bo, then the wren.',
      '“Couldn’t you pick a different minute?” she said.',
      '“It’s the one I did.”',
      'The line moved up. Someone came out wiping their eyes and smiling at nothing. Kira folded the form in half and gave it back, and then, since he was still standing there with his ninety dollars, she said, “You could just say it again every day. What you think now. It’d be on top.”',
      'Bo thought. He had a chipped front tooth these days, on the other side. “Every day?”',
      '“At lunch,” said Kira.',
    ],
    remarks: [
      {
        quote: 'so Kira did her apology at the vending machine',
        remark:
          'We land in the middle of an errand. There is a place called the Rinse, and people line up; we work it out.',
      },
      {
        quote: 'My brother did his whole divorce.',
        remark: 'A consequence, dropped in passing. This is how people talk about the things they live with.',
      },
      {
        quote: 'Then he left, then Bo, then the wren.',
        remark: 'Her choice gets a price, and nobody explains it. Read it once more if you missed it.',
      },
      {
        quote: 'It’d be on top.',
        remark: 'The way out uses the rule of this world and breaks none. A laser could not have done that.',
      },
      {
        quote: 'did her apology',
        remark: 'One thing to try: whose apology is it? Bo is the one who says sorry. One word would help.',
      },
    ],
  },
  standards: [
    {
      code: 'CCRA.W.3',
      here: 'An imagined world shown by well-chosen details in lessons 1 to 4, and a structured story in lesson 5.',
    },
    {
      code: 'W.8.3',
      here: 'For grade 8: point of view in lesson 1, exact words in lesson 3, an order of events with an end in lesson 5.',
    },
    {
      code: 'England, key stage 3: writing',
      here: 'Stories and other imaginative writing in five forms: field notes, a list, an exam answer, a scene, a story.',
    },
  ],
} satisfies UnitTexts
