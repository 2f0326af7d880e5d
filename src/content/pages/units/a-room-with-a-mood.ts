import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Description Unit, Grade 8: A Room With a Mood | Promptory',
  metaDescription:
    'Five description lessons for grade 8 or year 9: looking, mood without mood words, sound, exact verbs and one finished page, with rubric and two samples.',
  title: 'A Room With a Mood',
  description:
    'Students of thirteen and fourteen describe places so that a reader feels something, and never say what.',
  audience: 'Grade 8, year 9, ages 13 to 14',
  aim: 'Each student writes one page about a real place in which a mood comes only from what was chosen: which details, in what order, with which verbs. The mood itself is never named, and the writer can say why each detail is in.',
  needs: [
    'Three silent minutes at the start of lesson 1, phones away, yours too',
    'The same classroom with the lights off and on, for lesson 2',
    'Permission to walk one hallway in silence for lesson 3',
    'A pencil and an eraser; cutting is half of this unit',
  ],
  lessons: [
    {
      title: 'Three minutes of looking',
      prompt: 'three-minutes-one-desk',
      minutes: 5,
      begin:
        'Set a timer and write along with them, on the board, about your own desk. After the first minute people believe that they are finished. Do not help. The good things come in minute three.',
      end: 'Each reads only the circled thing. Then ask: “Who used this desk before you, going by what you circled?” Say it in one sentence. That is what a detail is for.',
      look: 'Things that are here and on no other desk: a name half rubbed out, a dent, gum under the left corner. Few adjectives.',
      tooHard:
        'If the list is “pencil, paper, desk,” ask for something smaller than a fingernail, something that somebody did on purpose, and something that should not be there.',
      tooEasy: 'They describe the desk of somebody who is absent. The list should make us know that person.',
    },
    {
      title: 'Good news, bad news',
      prompt: 'one-room-two-moods',
      minutes: 15,
      begin:
        'Turn the lights off for ten seconds and on again. Make a list of facts about the room that everybody accepts: the clock, the empty chair, the window that sticks. Both descriptions must use five of these.',
      end: 'Read one of the two, without saying which. The class shows thumbs up or down. Then find the first word that gave it away and see whether it was an adjective or a verb. Look at the verbs first.',
      look: 'The facts are the same and the order is not. The clock “clicks forward” in one and “has stopped being looked at” in the other.',
      tooHard: 'Work on one fact only: the empty chair, twice. Two sentences each are enough to see it.',
      tooEasy: 'A third version in which the news has come and nobody knows yet whether it is good.',
    },
    {
      title: 'Walk by ear',
      prompt: 'back-for-your-phone',
      minutes: 15,
      begin:
        'Walk one hallway together and do not speak. Back inside, two minutes to write every sound in order. Say that sounds have distance: near, far, behind a door, inside you.',
      end: 'One student reads slowly, and the rest have closed eyes. Ask them to point to where the sounds came from. If the arms agree, the writing has space in it.',
      look: 'Sounds caused by something: the ice machine, a belt buckle, your own shoes that you never hear by day. The lights go off “one hallway at a time,” and we hear that, too.',
      tooHard:
        'Give the route as five stops on a strip: door, stairs, lockers, room, back. One sound a stop, one sentence a sound.',
      tooEasy: 'On the way back, one sound is missing that was there before. They may not explain it.',
    },
    {
      title: 'Heat without “very”',
      prompt: 'last-row-of-the-bus',
      minutes: 10,
      begin:
        'Write “It was very hot” and ask what heat does to vinyl, to hair, to a voice, to time. Verbs only. Keep twenty on the board. Then they write, and strike every “very” and “really.”',
      end: 'Count: how many adjectives, how many verbs? Cross out two adjectives and see whether anything is gone. Keep the ones that are missed.',
      look: 'Verbs carry it: legs peel, windows rattle down an inch and stop. One comparison at most, and it belongs on a bus.',
      tooHard:
        'Four sentence starts: “My legs …”, “The seat …”, “Somebody’s …”, “The driver …”. They finish each with what it does.',
      tooEasy: 'The coldest day instead, same bus, same people, and none of the verbs may be used again.',
    },
    {
      title: 'The locker',
      prompt: 'locker-last-day',
      minutes: 25,
      begin:
        'Read the two texts below and name the mood of each with one word. Then ask which detail did most of it. Before writing, each student notes a mood on a card, face down. It may not be in the text.',
      end: 'Partners read and write the mood they felt on the back of the card. Turn it over. Where the words differ, find the detail that led the reader away, and decide whether to cut it or to change the card.',
      look: 'An order that goes somewhere: from the top shelf down, or from trash to treasure. The thing that is kept is described most plainly, and the writing stops there.',
      tooHard:
        'Five things, five sentences, the last of which begins “I kept.” It is enough if every thing has a past.',
      tooEasy: 'Describe the empty locker for the person who opens it next, who must be able to tell who you were.',
    },
  ],
  rubric: {
    levels: ['Not there yet', 'On the way', 'There', 'Beyond'],
    rows: [
      {
        criterion: 'Details',
        levels: [
          'Any locker, any bus, any room.',
          'Some details that are only here.',
          'Each detail belongs to this place, and I could say why it is in.',
          'One small detail tells a whole story by itself.',
        ],
      },
      {
        criterion: 'Mood',
        levels: [
          'I name it: sad, creepy, cozy.',
          'I name it once, or the details pull in two directions.',
          'Readers feel it and I never say it.',
          'It changes once, and you can point to the line.',
        ],
      },
      {
        criterion: 'Words',
        levels: [
          'Very, really, and adjectives in pairs.',
          'Some strong verbs among the pairs.',
          'Verbs do the work, and adjectives are few.',
          'A comparison nobody has used, from the world of this place.',
        ],
      },
      {
        criterion: 'Order',
        levels: [
          'A list in the order I thought of it.',
          'An order, but it stops anywhere.',
          'It moves through the place and stops on the right thing.',
          'The order is a small story.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'My Locker',
    paragraphs: [
      'As I opened my locker for the very last time, a wave of sadness washed over me. It was really messy and full of memories. There were old crumpled papers, broken dusty pencils, and a gross smelly banana from like February. I felt nostalgic.',
      'On the door there was a magnet mirror that Tess gave me when we were best friends. I threw the papers in the big gray trash can and they fell like sad dead leaves. I threw away my old math test with the D+ and also the one with the A-. There was also a sweatshirt which wasn’t even mine.',
      'Finally it was completely empty and dark, like my heart. I closed the door and walked away into summer, a new chapter of my life.',
    ],
    remarks: [
      {
        quote: 'a magnet mirror that Tess gave me when we were best friends',
        remark:
          'The strongest line here. “When we were” tells us everything. Try stopping the whole text on this mirror.',
      },
      {
        quote: 'a wave of sadness washed over me',
        remark: 'A phrase from other people’s stories, and it names the mood. Everything after it has less to do.',
      },
      {
        quote: 'I threw away my old math test with the D+ and also the one with the A-',
        remark: 'Both! That is a person we want to know. No adjective needed.',
      },
      {
        quote: 'they fell like sad dead leaves',
        remark: 'What do papers in that trash can sound like? The real thing will be better than the leaves.',
      },
      {
        quote: 'a sweatshirt which wasn’t even mine',
        remark: 'Whose? How long has it hung there? One more sentence, and the details begin to talk to each other.',
      },
    ],
  },
  good: {
    title: '212',
    paragraphs: [
      'Top shelf: a history book with the cover on upside down, so that in September I carried it wrong for a week. It goes on the cart. A deodorant with one spring left in it. It goes.',
      'The hook has been bent since before me. I hung my coat on it in the shape it wanted. Behind the coat there’s a sheet of lab safety rules, initialed, and under my initials somebody has initialed too, J.R., who isn’t in my class and I don’t know when he could have done it.',
      'Eleven hair ties. They come off the shelf in a clump, with the dust holding them. Gum wrappers folded into a chain that reaches from my elbow to my wrist. Third period did that.',
      'On the floor of it, flat against the back, is the schedule Ines and I wrote out in two colors. Her classes are green. There’s one square where both colors cross, Tuesday lunch, and we’d gone over it so many times that the pen tore through.',
      'The cart is at the end of the hall. Mr. Boyd calls out, “Last one, ladies.” I unpeel the tape from each corner, slowly, because the paper is only as strong as the square.',
    ],
    remarks: [
      {
        quote: 'in September I carried it wrong for a week',
        remark: 'A thing with a past, in half a sentence. We see a new student and nobody told us to.',
      },
      {
        quote: 'Third period did that.',
        remark: 'Four words, no complaint, and we know how long third period was.',
      },
      {
        quote: 'we’d gone over it so many times that the pen tore through',
        remark: 'This is the mood of the piece, and it is a hole in paper.',
      },
      {
        quote: 'because the paper is only as strong as the square',
        remark: 'It stops on the thing that is kept. The tape comes off slowly; we can guess the rest.',
      },
      {
        quote: 'who isn’t in my class and I don’t know when he could have done it',
        remark: 'One thing to try: J.R. is interesting and leads away. Cut him, or bring him back once.',
      },
    ],
  },
  standards: [
    {
      code: 'W.8.3',
      here: 'Exact words and details of the senses in lessons 1, 3 and 4, description as a technique in lesson 2, an order with an end in lesson 5.',
    },
    {
      code: 'England, key stage 3: writing',
      here: 'For year 9: imaginative writing with chosen devices, and wording changed for its effect on a reader in lessons 2 and 4.',
    },
  ],
} satisfies UnitTexts
