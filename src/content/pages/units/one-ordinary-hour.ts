import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Memoir Unit, Grades 11–12: One Ordinary Hour | Promptory',
  metaDescription:
    'Five memoir lessons for grades 11 and 12 or year 12: from a list of small skills to a page without a moral, with revision, rubric and two sample texts.',
  title: 'One Ordinary Hour',
  description:
    'Students of sixteen to eighteen write a page of memoir that could start a college essay or a personal statement, and contains no lesson about life.',
  audience: 'Grades 11 and 12, years 12 and 13, ages 16 to 18',
  aim: 'Each student writes 500 to 650 words about something that happens every week and that only they could tell. The meaning lies in the details and in what the writer notices; it is not announced at the end.',
  needs: [
    'Privacy: nobody has to read aloud, and you say so on the first day',
    'A week between lessons 3 and 4, if the calendar allows it',
    'Scissors and tape for lesson 4, or a printed draft with wide margins',
    'The sentence on the board all week: “What did I see?”',
  ],
  lessons: [
    {
      title: 'What you can fix',
      prompt: 'what-no-teacher-knows-about',
      minutes: 10,
      begin:
        'Write your own list of five on the board while they watch, small and true: stop a toilet from running, fold a fitted sheet, calm a dog that is not yours. The humbler yours is, the better theirs will be.',
      end: 'They put a second star beside the item with other people in it. In pairs, tell that one for a minute. The listener says which moment they could see. That moment is noted.',
      look: 'Verbs with objects: carry groceries up four floors, talk my brother out of the bathroom. Nothing that stands on a certificate.',
      tooHard:
        'Ask instead what they are asked to do at home because they are the one who can. There is always one thing.',
      tooEasy: 'For the item with two stars, write the one sentence that the other person in it would say about them.',
    },
    {
      title: 'Who sits where',
      prompt: 'your-family-in-the-car',
      minutes: 15,
      begin:
        'Draw the car, or bus seats, or kitchen chairs from above. Everybody fills in names, then what each person holds. Read the prompt. Families of every kind have seats; if a car does not fit, take the couch.',
      end: 'Find the sentence about what waits until the engine is off. If there is none, that is the sentence to write in the last two minutes.',
      look: 'Places have rules that nobody made. One person is shown by what they do with a window or a radio. The writer is in the picture, too, and not only the camera.',
      tooHard:
        'Label the drawing with ten words and write one sentence on each of five. A drawing with sentences counts.',
      tooEasy: 'The same car three years earlier, in one paragraph. Change nothing but who sits where.',
    },
    {
      title: 'Twenty minutes of Tuesday',
      prompt: 'an-ordinary-tuesday',
      minutes: 35,
      begin:
        'Ask for the most boring thing they do each week with somebody depending on it. Make a timeline of twenty minutes with a mark at every two. Each mark gets a thing that can be seen or heard. Then they write, without a title.',
      end: 'No reading aloud. Each writer puts a line in the margin wherever something is explained, and takes the draft away. “Leave it alone until we meet again.”',
      look: 'The clock is in it. Names of things: the 38, the blue pot, his left shoe first. Other people speak. No sentence begins with “I realized.”',
      tooHard:
        'Ten minutes of Tuesday, from the first drawing or list. Let a student tell it while you or a partner take down the phrases, and hand these over.',
      tooEasy:
        'They may leave the line of time once, for no longer than four sentences, and must come back through an object.',
    },
    {
      title: 'Only you',
      prompt: 'only-you-could-write-this',
      minutes: 25,
      begin:
        'Cut up the text on its way below, sentence by sentence, on the board: could another student have written this? About half of it goes. Look at what is left. It is better, and it has a hole in the middle.',
      end: 'Everybody writes the missing sentence, the one that the remaining pieces need, and tapes it in. Those who wish say which sentence hurt to lose.',
      look: 'Real losses. The “passion for helping others” is gone, and the bus pass in the shoe is still there. The new sentence is a fact and not a feeling.',
      tooHard:
        'They mark just three sentences that could be anybody’s and replace one of them with something that they saw.',
      tooEasy:
        'Exchange drafts with somebody who knows them well, who may add one question mark anywhere. They answer it in the text.',
    },
    {
      title: 'Stop on something',
      prompt: 'an-ending-you-can-see',
      minutes: 15,
      begin:
        'Read only the last two sentences of both texts below. Ask where the camera is. In one it looks at a pair of shoes, and in the other it has no idea. Hand out the rubric.',
      end: 'Each student reads their last line aloud and nothing else. Thank each of them. Collect the texts with one question that the writer wants answered.',
      look: 'An object, a gesture, a line of speech that was in the text before and returns changed. The reader is trusted.',
      tooHard: 'Cover the last paragraph with a hand. Has the text already ended? Then draw the line there.',
      tooEasy: 'Three different endings that can be seen, and a sentence on what each makes the whole text be about.',
    },
  ],
  rubric: {
    levels: ['Not yet', 'Close', 'There', 'I would not change it'],
    rows: [
      {
        criterion: 'Only mine',
        levels: [
          'Many people could have written it.',
          'A few sentences could only be mine.',
          'Most sentences could only be mine.',
          'A friend would know it without my name.',
        ],
      },
      {
        criterion: 'Seen',
        levels: [
          'I sum up and comment.',
          'I sum up, and there is one real scene.',
          'It is a scene with a clock in it, and people act and speak.',
          'I notice something that I did not know when it happened.',
        ],
      },
      {
        criterion: 'Meaning',
        levels: [
          'I tell you what I learned.',
          'I tell you less, but I still tell you.',
          'It is in what I chose to show.',
          'Two readers would find two true things in it.',
        ],
      },
      {
        criterion: 'Ending',
        levels: [
          'A lesson, or a look into the future.',
          'A thing, and then a sentence about it.',
          'It stops on something we can see or hear.',
          'The last thing was there before and now weighs more.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'Tuesdays With Leo',
    paragraphs: [
      'Ever since I was little I have had a passion for helping others. Nothing has taught me more about responsibility and perseverance than taking care of my little brother Leo every Tuesday while my mom works the late shift at the hospital.',
      'Leo is seven and he has autism. Every Tuesday I pick him up at 3:10 and we take the 38 bus. He always needs to sit on the left side in the front and if somebody is sitting there it can be a really big challenge. One time a man was there and would not move and Leo lay down in the aisle. I put my bus pass in Leo’s shoe so that he would feel it, because that is what he likes. I felt embarrassed but I stayed strong. Eventually the driver helped us.',
      'At home I make him the pasta that he likes, which has to be the bow ties. Sometimes it is hard to juggle homework and Leo but I would not trade it for anything.',
      'In conclusion, Leo has taught me that everyone sees the world differently. These skills will help me in my future career as a nurse. When life puts someone in your seat, you have to find a new one.',
    ],
    remarks: [
      {
        quote: 'I put my bus pass in Leo’s shoe so that he would feel it, because that is what he likes.',
        remark: 'Nobody else in the country could write this. Begin here, on the floor of the bus.',
      },
      {
        quote: 'a passion for helping others',
        remark: 'Many essays start like this. It also tells us the ending before we have met Leo.',
      },
      {
        quote: 'it can be a really big challenge',
        remark: 'You were there. What did you hear? What did the other passengers do with their eyes?',
      },
      {
        quote: 'Eventually the driver helped us.',
        remark: 'The most interesting sentence to open up. What did the driver do, in what order?',
      },
      {
        quote: 'When life puts someone in your seat, you have to find a new one.',
        remark: 'It sounds like an ending, and Leo would disagree. He does not find a new one; that was the story.',
      },
    ],
  },
  good: {
    title: 'The 38',
    paragraphs: [
      'There is a man in the seat. It is 3:14, it is raining, and there is a man with a cake box in the front left seat of the 38. Leo lets go of my sleeve and lies down.',
      'He does it neatly. He puts his backpack beside him first. People lift their feet, the way they would for a mop. “Is he sick?” says a woman, and I say no, he’s seven, which is what comes out of me every time.',
      'I sit down in the aisle. The floor hums; Leo has told me that it is an A flat, and the choir teacher says he’s right. I take off his left shoe, put my bus pass in it, flat, under the heel, and put the shoe back on. He likes to have something to press. I tie it twice. Four stops, this can take. I’ve had it take seven.',
      '“Sir,” says the driver, over the speaker, so that the whole bus looks up. “Sir with the cake. What kind is it?”',
      'The man thinks that he is in trouble. “Carrot,” he says.',
      '“Carrot,” says the driver. “Okay. I’m going to pull in at Alder a minute early, because I’m ahead. If you wanted to look at the door mechanism, it’s an interesting door.”',
      'It takes the man until Alder. Then he gets up with his cake in both hands, stands at the door, and looks at it for the whole minute, up and down. I don’t know if he understood. Leo picks up his backpack, walks the three steps, sits, and puts his forehead on the glass.',
      '“It’s raining in stripes,” he says.',
      'At home the bow ties take eleven minutes. I do two problems of calculus against the refrigerator while he sorts the ones that came out broken, which don’t get thrown away, they get their own bowl. My mother calls at six from the break room. “How was the bus?” “Fine,” I say. “Carrot,” says Leo. She waits for one of us to explain.',
      'When he’s asleep I look for my pass. It isn’t in the coat, or the bag, or on the hook. His shoes are side by side at the door, toes to the wall, and the left one is still tied.',
    ],
    remarks: [
      {
        quote: 'He does it neatly. He puts his backpack beside him first.',
        remark: 'Seen, not judged. We learn about both brothers from the order of two actions.',
      },
      {
        quote: 'I say no, he’s seven, which is what comes out of me every time',
        remark: 'The writer notices something about themselves and leaves it alone.',
      },
      {
        quote: 'it’s an interesting door',
        remark: 'A stranger’s kindness as it was said. No sentence about kindness could do this.',
      },
      {
        quote: 'the left one is still tied',
        remark: 'The pass in the shoe comes back and says how the evening went. It stops there.',
      },
      {
        quote: 'which don’t get thrown away, they get their own bowl',
        remark: 'One thing to try: a comma joins two sentences. As a voice it works; decide that on purpose.',
      },
    ],
  },
  standards: [
    {
      code: 'W.11-12.3',
      here: 'A situation and why it matters in lessons 1 and 3, telling details in lesson 2, a reflecting end without a moral in lesson 5.',
    },
    {
      code: 'W.9-10.3',
      here: 'For grade 10 as well: pacing along a clock in lesson 3, description and dialogue in lessons 2 and 3.',
    },
    {
      code: 'England, key stage 4: reading and writing',
      here: 'For students who look back on it in year 12: drafting over a week, writing at length, imaginative prose beside the formal essay.',
    },
  ],
} satisfies UnitTexts
