import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Narrative Unit, Grade 4: A Story That Starts With Trouble',
  metaDescription:
    'Five narrative lessons for grade 4 or year 5: openings, showing, suspense, dialogue tags and one finished page, with a rubric and two sample stories.',
  title: 'A Story That Starts With Trouble',
  description:
    'Pupils of nine and ten write one story of a page and a half in which something small goes wrong in the first five lines.',
  audience: 'Grade 4, year 5, ages 9 to 10',
  aim: 'At the end, each pupil has a story with one problem, two people who talk, one slow moment and an ending that comes from what somebody did. Nobody wakes up from a dream.',
  needs: [
    'A notebook that stays in school all week, because lesson 5 uses the pages of lessons 1 to 4',
    'Two colored pencils each',
    'The first sentence of three books from the class library, copied on the board before lesson 1',
    'An old coat or bag with something odd in the pocket, for lesson 5',
  ],
  lessons: [
    {
      title: 'Five sentences and stop',
      prompt: 'start-with-a-sound',
      minutes: 10,
      begin:
        'Read the three first sentences on the board. After each one, ask: “What do you want to know now?” Write the questions beside it. A good opening is one that makes the most questions.',
      end: 'Five pupils read their five sentences. The class does not say whether it is good. It only says the question it now has. If there is no question, that is useful news, too.',
      look: 'The sound belongs to something. By sentence three we know who hears it. By sentence five something is not as it should be.',
      tooHard:
        'For those who write five separate sounds: let them say who is in the room and what they were doing, then write that as sentence two. You may write it for them and hand over the pencil at sentence three.',
      tooEasy:
        'For those who are done in four minutes: the same five sentences again, but the sound stays a secret until the last one.',
    },
    {
      title: 'Nervous without the word',
      prompt: 'show-me-nervous',
      minutes: 10,
      begin:
        'Stand outside the door, knock, come in as somebody who is nervous, and say nothing. Ask what they saw. Write only what a camera could film: “pulled her sleeve over her hand.” Cross out “looked nervous.”',
      end: 'Partners swap and underline each thing that a camera could film. Three underlined things are enough. Anything left over is the writer telling us.',
      look: 'Hands and feet do something that fits this girl, not just any shaking. The one thing she says is about something else.',
      tooHard:
        'If the page fills with “she was so so nervous,” give three sentence starts: “Her left hand …”, “Under the chair, her feet …”, “She asked if …”.',
      tooEasy:
        'Let them show a second kid in the same chair who is pretending not to be nervous. The reader has to see the pretending.',
    },
    {
      title: 'The slow walk',
      prompt: 'the-tracks-stop-here',
      minutes: 20,
      begin:
        'Draw the field on the board with the tracks and stop them in the middle. Ask: “You are at the fence. What is the first thing you check?” Collect ten tiny actions before anybody may reach the last footprint.',
      end: 'Each pupil marks the place where the walking stops and the seeing begins. Count the sentences before it. Fewer than four: put one more in now, while the pencil is warm.',
      look: 'Two people who behave differently: one goes ahead, one looks back. Steps, breath, weather. The explanation, if there is one, comes late.',
      tooHard:
        'For those who arrive in the middle of the field in line one and write “and then a ghost came”: give a strip with six boxes, one box for each step, two words in each. They write from the strip.',
      tooEasy: 'Ask for no explanation at all, and a last sentence that makes us more curious than the first one did.',
    },
    {
      title: 'Said is tired',
      prompt: 'said-is-tired',
      minutes: 10,
      begin:
        'Two pupils read “Give it back” in three ways: as a little sister, as a captain, as somebody close to tears. Ask what their hands did each time. The hands are better than a fancy word for said.',
      end: 'Take the dialogue from lesson 3, or add two lines of it, and use one thing from today: a hand, a look, a pause. Circle it in color.',
      look: 'A new speaker starts a new line. Actions stand beside the speech. There are at most two replacements such as “whispered,” and they fit.',
      tooHard:
        'If quotation marks go astray, write the talk as a comic strip first. What stands in the bubble gets the marks, and nothing else does.',
      tooEasy: 'Ban every word for speaking. We should still know who is talking in all six lines.',
    },
    {
      title: 'The whole story',
      prompt: 'the-last-thing-on-the-hook',
      minutes: 25,
      begin:
        'Hang the coat where all can see it and let one pupil take the odd thing out of the pocket. Read the rubric together. Each pupil chooses one page of the week to steal from: a sound, a nervous hand, a slow walk.',
      end: 'Read the last sentence only, all around the room. Then each writer ticks the rubric in pencil, and you tick it in pen tomorrow. Talk about the ticks that differ.',
      look: 'The ending happens because a person did something. The coat matters until the end. One moment is slow, and the rest moves.',
      tooHard:
        'Offer half the task: the page where the pockets are searched, with its problem and its ending said aloud to you. That is a story, too.',
      tooEasy:
        'Tell it from the side of the person who comes to look for the raincoat, and let the two children be seen from outside.',
    },
  ],
  rubric: {
    levels: ['Not yet', 'Nearly', 'Yes', 'Yes, and more'],
    rows: [
      {
        criterion: 'Trouble',
        levels: [
          'Nothing goes wrong, or so many things do that I lose count.',
          'Something goes wrong, but late.',
          'Something goes wrong in the first five lines, and it is one thing.',
          'The trouble grows because of what my character tries.',
        ],
      },
      {
        criterion: 'Showing',
        levels: [
          'I tell feelings: sad, scared, happy.',
          'I show one feeling and tell the others.',
          'A camera could film at least three of my sentences about feelings.',
          'What a person does shows something that they would not say.',
        ],
      },
      {
        criterion: 'Talk',
        levels: [
          'Nobody talks, or I cannot tell who is talking.',
          'People talk, but on one line, or only to explain the plot.',
          'Each new speaker has a new line, and hands or faces do something.',
          'You could tell who is speaking with the names covered up.',
        ],
      },
      {
        criterion: 'Ending',
        levels: [
          'It stops because I ran out of time.',
          'It stops with a dream, a rescue or “the end.”',
          'It ends because somebody in the story did something.',
          'The last sentence makes you think of the first one again.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'The Raincoat',
    paragraphs: [
      'One day it was the last day of school and me and my friend Dev was getting our stuff. There was a blue raincoat on the hook. It was small. Whos is that said Dev. I dont know I said. We looked in the pockets and there was a note.',
      'The note said help me I am stuck in the boiler room. We was so scared. We was scared and nervous. Then we ran down the stairs really fast and we ran past the office and the library and the gym and then we got to the boiler room and it was dark. Then a ghost came out and Dev screamed and I screamed and then we ran away and then the ghost ran after us and then a monster came too.',
      'Then I woke up and it was all a dream. But the raincoat was on my chair.',
    ],
    remarks: [
      {
        quote: 'There was a blue raincoat on the hook. It was small.',
        remark: 'The trouble is here by line two, and “small” makes us ask who it belongs to. Keep both.',
      },
      {
        quote: 'Whos is that said Dev. I dont know I said.',
        remark:
          'Two people talk. Next step: a new line for each speaker, the marks, and one thing Dev does with his hands.',
      },
      {
        quote: 'We was so scared. We was scared and nervous.',
        remark: 'Ask: “What would I have seen if I had stood behind you?” That answer goes here instead.',
      },
      {
        quote: 'and then a monster came too',
        remark:
          'The note was one good problem. The ghost and the monster push it out. Choose one, and slow down at the door.',
      },
      {
        quote: 'But the raincoat was on my chair.',
        remark:
          'This is a real ending. It does not need the dream: the coat could be on the chair the next morning anyway.',
      },
    ],
  },
  good: {
    title: 'Hook Eleven',
    paragraphs: [
      'The coat hooks were empty except for number eleven, and number eleven was nobody’s. I know because I made the labels. There was a small blue raincoat on it and it was dripping.',
      '“It hasn’t rained,” said Maya. She put one finger under the drip and smelled it. “Salt.”',
      '“Leave it. The bus comes in five minutes.”',
      'But Maya already had her hand in the pocket. She took out a bus ticket, a shell and a piece of paper folded so many times it was like a pill. She opened it one fold at a time. I looked at the clock. I looked at her. I counted eight folds.',
      'It was a list, in little kid writing. Towel. Sandwich. Tell Mom. The first two had a check beside them.',
      '“The last one isn’t checked,” I said.',
      'We didn’t talk on the stairs. Maya carried the coat out in front of her so it wouldn’t touch her shirt. At the kindergarten door a little boy was sitting by himself with bare arms and sand in his hair, looking at his shoes. His teacher was on the phone and her voice was high.',
      '“Is this yours?” Maya said.',
      'He checked the pocket first. “I only went to look if the sea was still there,” he said. “I came back by myself.”',
      'The teacher put down the phone. I gave him my pencil, because he was holding his list and looking at the last line.',
    ],
    remarks: [
      {
        quote: 'number eleven was nobody’s. I know because I made the labels',
        remark: 'A problem and a narrator in two sentences. We believe her because she has a reason to know.',
      },
      {
        quote: 'I looked at the clock. I looked at her. I counted eight folds.',
        remark: 'The slow moment. Short sentences, nothing explained, and we wait along with her.',
      },
      {
        quote: 'Maya carried the coat out in front of her so it wouldn’t touch her shirt.',
        remark: 'A camera could film this, and it says what the two are feeling.',
      },
      {
        quote: 'I gave him my pencil',
        remark: 'It ends on something she does, and we know what he will check off. Nobody has to say it.',
      },
      {
        quote: 'it was like a pill',
        remark: 'One thing to try: is a pill the right picture? Ask for two others, and let the writer decide.',
      },
    ],
  },
  standards: [
    {
      code: 'W.4.3',
      here: 'Lessons 1 and 5 set up a situation and end it, lessons 2 and 4 use description and dialogue, lesson 3 paces the events.',
    },
    {
      code: 'England, key stage 2, years 5 and 6: writing, composition',
      here: 'For year 5: published first lines as models in lesson 1, atmosphere in lesson 3, dialogue that shows a person in lesson 4.',
    },
    {
      code: 'England, key stage 2, years 3 and 4: writing, composition',
      here: 'For year 4: settings, characters and plot, sentences tried aloud in lessons 2 and 4, a partner’s suggestions throughout.',
    },
  ],
} satisfies UnitTexts
