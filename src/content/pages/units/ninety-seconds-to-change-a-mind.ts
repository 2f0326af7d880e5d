import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Speech Unit, Grade 10: Ninety Seconds to Change a Mind',
  metaDescription:
    'Five speech lessons for grade 10 or year 11: one concrete thing, how crowds turn, three appeals, the other side, and a speech given aloud, with a rubric.',
  title: 'Ninety Seconds to Change a Mind',
  description:
    'Students of fifteen and sixteen write a speech for the ear, stand up, and find out how many minds it moved.',
  audience: 'Grade 10, year 11, ages 15 to 16',
  aim: 'Each student gives a speech of ninety seconds on a question that divides the class. It has one claim, one thing that listeners can see, a fair sentence about the other side, and a last line that can be said looking up.',
  needs: [
    'A clock that everybody can see',
    'Two colors of paper slips for votes before and after',
    'One short speech that you know well enough to speak from memory, for lesson 2',
    'A rule on the wall: we applaud everybody, and we comment on the speech and never on the speaker',
  ],
  lessons: [
    {
      title: 'The chair in the driveway',
      prompt: 'keep-the-ugly-chair',
      minutes: 15,
      begin:
        'Set any chair on a desk. Let three students say why to keep it, ten seconds each. Ask what the class can still see a minute later. It will be the gum, the wobble, whoever sat there. That is what speeches are made of.',
      end: 'Stand up and say it in pairs, all at once, in the noise. Then change partners and say it without the paper. What you remembered is the speech; cross out the rest.',
      look: 'One thing that can be pictured, and a request. Sentences short enough for one breath. “Memories” is nowhere, not even as “remember when.”',
      tooHard: 'Three sentences: what it is, what it did once, what I ask. Practice these until the paper can go.',
      tooEasy: 'Give the speech to somebody who has already lifted the chair onto the truck. You have fifteen seconds.',
    },
    {
      title: 'Where they came over',
      prompt: 'where-the-crowd-turned',
      minutes: 25,
      begin:
        'Speak your short speech. The students raise a hand at the moment when they feel it turn. Say it again and look at that place: what stood just before? A story, a number, a pause, a “we” where there had been an “I”?',
      end: 'Make one list of moves, with a quoted phrase for each. Everybody copies one move that they will try on Friday, and says so to a neighbor.',
      look: 'A quotation and a cause: “He had called them ‘you’ four times and now he says ‘us.’” No praise in general.',
      tooHard:
        'Bring two short passages from the same speech and ask only which is before and which is after the turn, and how they can tell.',
      tooEasy: 'Find a speech in which the crowd should have turned and did not. Which sentence is missing?',
    },
    {
      title: 'Three keys, one lock',
      prompt: 'curfew-asked-three-ways',
      minutes: 15,
      begin:
        'Ask how many have a curfew and who decides it. Name the three keys with their old names if you like: ethos, pathos, logos. Read the prompt. Each version gets four sentences and no more.',
      end: 'Partners play the parent and say only which of the three made them look up. Talk about parents: why do three houses need three keys?',
      look: 'Trust is shown by something done, such as one hundred nights on time. Feelings belong to the listener as well. The facts are checkable.',
      tooHard: 'They write only the version that would work at home, and then say aloud which key it was.',
      tooEasy: 'All three in four sentences, so that nobody can tell where one ends and the next begins.',
    },
    {
      title: 'Against yourself',
      prompt: 'against-yourself-no-sarcasm',
      minutes: 20,
      begin:
        'Vote in the first color on Friday’s question: should students be paid for good grades? Now everybody writes for the side they did not choose. Read the words “with no sarcasm anywhere” twice.',
      end: 'Find somebody who voted for that side and ask what you missed. Write it down in their words. One sentence of it must stand in Friday’s speech.',
      look: 'The paragraph could have been written by a believer. It has a person in it who would gain or lose.',
      tooHard: 'Interview first, write afterward. Two reasons from a real opponent, in order of strength.',
      tooEasy: 'They write the best sentence of each side so that it fits into the other’s speech.',
    },
    {
      title: 'Stand up',
      prompt: 'paid-for-an-a',
      minutes: 30,
      begin:
        'Read the two texts below aloud, standing. Students mark where they would look up. Then they write an opening and a closing, and join them by three sentences at most. At minute twenty: pencils down, and say it to the wall.',
      end: 'Speeches in two rooms or two rows, ninety seconds each, with applause. Vote in the second color. Count who moved. Ask two of them which sentence did it, and tell the speaker.',
      look: 'Eyes up for the first and the last sentence. One pause that is meant. The other side gets its due, and then comes “and still.”',
      tooHard:
        'Thirty seconds from where they sit, with a card in the hand, to a group of four. A closing alone is allowed.',
      tooEasy:
        'They take one question from the floor and answer it in two sentences. “I do not know” is a good answer.',
    },
  ],
  rubric: {
    levels: ['Not yet', 'Nearly', 'Yes', 'It moved somebody'],
    rows: [
      {
        criterion: 'One thing',
        levels: [
          'We heard many points.',
          'We heard a claim, and some points wandered off.',
          'We can repeat the claim in one sentence.',
          'We can repeat it tomorrow, because of a picture or a phrase.',
        ],
      },
      {
        criterion: 'Reasons',
        levels: [
          'It says that it is obvious.',
          'One reason, or several with nothing behind them.',
          'Two reasons, one with a person and one with a fact that has a source.',
          'The reasons are chosen for these listeners.',
        ],
      },
      {
        criterion: 'The other side',
        levels: [
          'They are fools, or absent.',
          'Mentioned.',
          'Said fairly, and answered.',
          'Somebody on that side nodded.',
        ],
      },
      {
        criterion: 'For the ear',
        levels: [
          'It was written to be read, and it was read.',
          'Some long sentences, some looking up.',
          'Short sentences, a pause, eyes up at both ends.',
          'A phrase comes back and we wait for it.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'Should students be paid for good grades?',
    paragraphs: [
      'Good morning everyone. Today I will be talking about whether students should be paid for good grades. In my opinion students should definitely be paid for good grades and I will be giving you three reasons why.',
      'Firstly, money is a great motivator. Studies show that when people get paid they work harder. Adults get paid for their job and school is our job so logically we should get paid. Secondly, it would help families that are struggling financially. My cousin works at a car wash until ten on school nights and then he does his homework in the bathroom because it is the only light that does not wake up the baby. If he got paid for his grades he could quit. Thirdly, it teaches you about money management, which is a very important skill in today’s society.',
      'Some people say that it is bribery, but those people are just old fashioned and probably rich. In conclusion, students should be paid for good grades. Thank you for listening.',
    ],
    remarks: [
      {
        quote: 'he does his homework in the bathroom because it is the only light that does not wake up the baby',
        remark: 'Everybody will remember this in June. It is in the middle of reason two. Start with it.',
      },
      {
        quote: 'Studies show that when people get paid they work harder.',
        remark:
          'Which study? If you cannot say, the listener who can will raise a hand. One real source, or leave it out.',
      },
      {
        quote: 'Today I will be talking about whether',
        remark: 'The first sentence is the one you say looking up. This one could open any speech on any day.',
      },
      {
        quote: 'those people are just old fashioned and probably rich',
        remark: 'You have lost half the room. What did the person say whom you interviewed on Thursday?',
      },
      {
        quote: 'Secondly',
        remark: 'A reader needs firstly and secondly. A listener needs a breath and a new picture.',
      },
    ],
  },
  good: {
    title: 'Wages',
    paragraphs: [
      'There is one light in my cousin’s apartment that doesn’t wake the baby. It’s in the bathroom. So that is where he does chemistry: on the edge of the tub, from ten at night, when the car wash lets him go, until twelve.',
      'He has a B. He could have an A. He knows exactly what it would cost him: eleven hours a week, a hundred and sixty dollars.',
      'I’m asking you to vote for paying him. Not everybody. Him. I asked for a pilot, in our district, for students who qualify for free lunch, and only for a grade that goes up.',
      'Priya told me yesterday that if you pay for learning, people learn for pay. I’ve thought about that all night, and I think she is right about some of us. She’s right about me. If you paid me I’d count the days to the money, and I’d like French a little less.',
      'And still. My cousin isn’t choosing between money and the love of chemistry. He chose money already. He had to, at fifteen, at a car wash. All we would be doing is to let him earn it at a desk.',
      'You can call it a bribe. He’d call it going to bed.',
      'There’s one light in that apartment. I would like it to be off by ten.',
    ],
    remarks: [
      {
        quote: 'There is one light in my cousin’s apartment that doesn’t wake the baby.',
        remark: 'We see a room before we know the question. Nobody is going to look at the clock now.',
      },
      {
        quote: 'Not everybody. Him.',
        remark: 'The claim becomes small and exact. An opponent has to argue against this one, and it is harder.',
      },
      {
        quote: 'She’s right about me.',
        remark: 'The other side has a name and gets more than it asked for. Then “And still,” after a breath.',
      },
      {
        quote: 'I would like it to be off by ten.',
        remark: 'The first picture comes back. It can be said without paper, looking up.',
      },
      {
        quote: 'I asked for a pilot',
        remark: 'One thing to try: asked whom? A real office or a date would turn a good idea into a plan.',
      },
    ],
  },
  standards: [
    {
      code: 'W.9-10.1',
      here: 'A precise claim in lesson 5, reasons for an audience in lesson 3, a fair counterclaim in lesson 4.',
    },
    {
      code: 'SL.9-10.4',
      here: 'Lessons 1 and 5 are spoken and judged by ear; lesson 2 listens for how reasoning is followed.',
    },
    {
      code: 'England, key stage 4: spoken language',
      here: 'A formal speech, questions from the floor, and rules of debate that hold for the whole room.',
    },
  ],
} satisfies UnitTexts
