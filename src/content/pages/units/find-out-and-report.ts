import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Report Unit, Grade 6: Find Out and Report | Promptory',
  metaDescription:
    'Five report lessons for grade 6 or year 7: questions, facts without opinions, checking a rumor, two witnesses and a field report, with a rubric and samples.',
  title: 'Find Out and Report',
  description:
    'Students of eleven and twelve go and look, ask and count, and write a one-page report that separates what they saw from what they think.',
  audience: 'Grade 6, year 7, ages 11 to 12',
  aim: 'Each student reports on a real place: what is there, what they counted or measured, and what one person said about it. A reader can tell where each fact came from, and the opinion comes last or not at all.',
  needs: [
    'A clipboard or a hard book, and a pencil that works outdoors',
    'Fifteen minutes outside, or in a part of the building that is not the classroom, before lesson 5',
    'Somebody who works in the building and will answer questions for five minutes',
    'Two highlighters for each pair',
  ],
  lessons: [
    {
      title: 'Questions in an order',
      prompt: 'first-person-in-the-building',
      minutes: 15,
      begin:
        'Ask the class to interview you about your breakfast. Answer yes or no to every yes-or-no question and nothing more. After two minutes they will have changed their questions. Write the good ones up.',
      end: 'If the person can come, hold the interview now with the five best questions. If not, send the questions. Talk about the one answer that nobody expected, and which question got it.',
      look: 'Questions that begin with how, what or when. The personal one comes late. One question asks for a story: “What is the strangest thing you ever found when you opened up?”',
      tooHard:
        'Give three objects to ask about: the keys, the lights, the weather. One question each is enough for an interview.',
      tooEasy: 'Let them write what they expect as answers, sealed, and open it after the interview.',
    },
    {
      title: 'Nothing but facts',
      prompt: 'lunch-just-the-facts',
      minutes: 10,
      begin:
        'Put an apple on the desk. Each student says one fact. Anything that another person could argue about is out: “It looks delicious” sits down. Keep going; facts get better after ten.',
      end: 'Partners take the highlighters: one color for what can be checked, one for what cannot. Read aloud the most disgusting sentence that has only the first color.',
      look: 'Numbers, temperatures, colors, places. The effect comes from choosing, and no word says “gross.”',
      tooHard: 'A frame of five lines: how many, how big, what color, what it did when touched, who left it.',
      tooEasy: 'Use only facts to make the same lunch sound wonderful. Every fact has to be true in both.',
    },
    {
      title: 'Before you pass it on',
      prompt: 'the-roller-coaster-rumor',
      minutes: 10,
      begin:
        'Tell them, quite seriously, something untrue about the school that would be fun. Wait. Then ask what each of them would have done with it by lunch. What would have shown you up fastest?',
      end: 'Rank the checks on the board by what they cost: one minute, one call, one walk. Copy the best three into the notebook. They will be used in lesson 5.',
      look: 'Checks that go to a source: the town’s own page, the map, somebody who would have to know. “Lots of people liked it” is not among them.',
      tooHard:
        'Make it a chain of who told whom. They only have to find the first person in the chain and write one question for them.',
      tooEasy: 'They add what would make them believe it after all, and what would still not be enough.',
    },
    {
      title: 'Two people who were there',
      prompt: 'two-versions-of-the-wedding',
      minutes: 15,
      begin:
        'Send one student out, drop a book, say something odd. Let two students tell the one outside what happened, separately. Write both versions side by side. Nobody lied. Collect words that are fair: says, remembers, both agree that.',
      end: 'Read three paragraphs. After each, a show of hands: whom does the writer believe? The best result is a class that cannot tell.',
      look: 'Both people have a name and a sentence. The writer says what they agree on. No “claims” for one and “says” for the other.',
      tooHard:
        'Fill two columns first, one each, and a short one between them: both. Three sentences come out of that by themselves.',
      tooEasy: 'Let them find a third source that could settle it, and write one sentence on what it cannot settle.',
    },
    {
      title: 'The field report',
      prompt: 'playtest-of-a-playground',
      minutes: 30,
      begin:
        'They bring notes from outside: the playground, or another place that people use. Read the two texts below. Ask after each sentence: seen, counted, heard, or thought? Then headings first, sentences second.',
      end: 'A partner reads it and marks each fact with S, C or H. A fact without a letter needs a source. One opinion may stay, in the last paragraph, if it says “I think.”',
      look: 'Sections with headings. At least two things measured or counted, with when. One person quoted with their name and why they know.',
      tooHard:
        'Three headings are given: What works, What is too short, The bug they never fixed. Two sentences under each, straight from the notes.',
      tooEasy:
        'They visit at two times of day and report what changed, with one cause that they are sure of and one that they only guess.',
    },
  ],
  rubric: {
    levels: ['Not yet', 'Nearly', 'Yes', 'Could be printed'],
    rows: [
      {
        criterion: 'Facts',
        levels: [
          'I wrote what I already knew.',
          'I looked, but I wrote “a lot” and “kind of.”',
          'I counted or measured at least twice and said when.',
          'I say what my numbers do not show.',
        ],
      },
      {
        criterion: 'Sources',
        levels: [
          'You cannot tell how I know.',
          'You can tell for some of it.',
          'Each fact was seen, counted or told by a named person.',
          'I checked one thing twice, in two ways.',
        ],
      },
      {
        criterion: 'Fairness',
        levels: [
          'My opinion is all over it.',
          'Some opinion words sneak in.',
          'Opinion is in one place and says that it is one.',
          'Somebody who disagrees would say that I was fair.',
        ],
      },
      {
        criterion: 'Order',
        levels: [
          'I wrote it down as it came.',
          'Things that belong together mostly stand together.',
          'Headings, and everything is under the right one.',
          'You could read only the headings and know the main point.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'Report: Maple Street Playground',
    paragraphs: [
      'I went to Maple Street playground on Saturday to playtest it. I used to go there when I was 6 and it was the best playground ever but now its kind of boring. There is a slide and swings and a climbing thing and a spinner.',
      'The slide is really short now. I went down it in like one second. Everybody thinks the swings are the best part. There was a lot of little kids and they were hogging the swings the whole time. The spinner still squeaks, it squeaked when I was 6 and they never fixed it. A dad said they have been waiting for new wood chips since two years.',
      'I think they should tear it down and make a skate park. It would be way better and alot of people would come.',
    ],
    remarks: [
      {
        quote: 'The spinner still squeaks, it squeaked when I was 6 and they never fixed it.',
        remark: 'This is what the task asks for: seen then, seen now. A heading of its own would help us find it.',
      },
      {
        quote: 'I went down it in like one second.',
        remark: 'A measurement is almost there. Take a watch next time, and the length of the slide in steps.',
      },
      {
        quote: 'Everybody thinks the swings are the best part.',
        remark: 'Who was asked? “Four of the six kids I asked” is stronger than “everybody,” and true.',
      },
      {
        quote: 'A dad said they have been waiting for new wood chips',
        remark: 'A real source. His name, and how he knows, would turn it into evidence.',
      },
      {
        quote: 'I think they should tear it down',
        remark:
          'An opinion that says so, in the last paragraph. That is where it may stand. Which of the facts lead to it?',
      },
    ],
  },
  good: {
    title: 'Playtest Report: Harbor Park, Version 6 Years Later',
    paragraphs: [
      'Tester: me, age 12. Last tested at age 6. Visits: Tuesday 3:45 to 4:15 and Saturday 10:00 to 10:30.',
      'What still works\nThe rope net. On Saturday 14 kids used it in half an hour, and the line was never longer than three. It has room for people who are slow, because there are two ways up.',
      'What is too short now\nThe slide is 11 of my feet long. I remember it as the tallest thing in the world. A ride takes 1.8 seconds (I did it five times). Kids who looked about five took 3 seconds, so it may be the right size and I may be the wrong one.',
      'The bug they never fixed\nThe water fountain runs only if one person pushes and another drinks. Mrs. Calloway, who has run the snack cart for nine years, says she reports it every spring. “They send a man. He pushes it, somebody else is with him, it works, and he goes home.”',
      'What I could not test\nThe swings. They were full both times. I do not know if that is because they are good or because there are only two.',
      'Recommendation\nI think the city should send one man alone.',
    ],
    remarks: [
      {
        quote: 'A ride takes 1.8 seconds (I did it five times).',
        remark: 'Measured, with how often. We trust the number more because of what is in the parentheses.',
      },
      {
        quote: 'so it may be the right size and I may be the wrong one',
        remark: 'The writer sees what the number does not prove. That is rare at any age.',
      },
      {
        quote: 'who has run the snack cart for nine years',
        remark: 'A name, and why she knows. Her words are hers, so they may be funny.',
      },
      {
        quote: 'I do not know if that is because they are good or because there are only two.',
        remark: 'It says where the report ends. A gap that is admitted is a fact, too.',
      },
      {
        quote: 'the line was never longer than three',
        remark: 'One thing to try: who counted, and from where? One word would do.',
      },
    ],
  },
  standards: [
    {
      code: 'W.6.2',
      here: 'Choosing and ordering facts in lessons 2 and 5, quotations in lessons 1 and 4, headings and a conclusion in lesson 5.',
    },
    {
      code: 'England, key stage 3: writing',
      here: 'For year 7: organizing material under headings, backing it with facts, and planning and proofreading with a reader in mind.',
    },
  ],
} satisfies UnitTexts
