import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Letter Unit, Grade 3: Letters That Get an Answer',
  metaDescription:
    'Five letter lessons for grade 3 or year 4: thanks, a job request, an email, a polite complaint and one real letter that is mailed, with a rubric and samples.',
  title: 'Letters That Get an Answer',
  description:
    'Pupils of eight and nine write to somebody real, ask for one thing, and give two reasons that this reader cares about.',
  audience: 'Grade 3, year 4, ages 8 to 9',
  aim: 'Each pupil writes one letter that leaves the building: to a person with a name, with one request, two reasons and a polite ending. By Friday they can say why the same letter would not work on somebody else.',
  needs: [
    'Envelopes and, if there is money for them, stamps',
    'The names of four people in the school or nearby who are willing to get a letter',
    'A shoebox with a slot, as the class mailbox',
    'Big paper for a list of linking words, left on the wall all week',
  ],
  lessons: [
    {
      title: 'Begin with the zipper',
      prompt: 'thank-the-right-person',
      minutes: 10,
      begin:
        'Read out two notes: “Thank you for everything, you are so nice” and “Thank you for getting my zipper unstuck when the bus was already there.” Ask which one the person will keep. Why?',
      end: 'Mail the notes in the shoebox. A pupil delivers them after lunch. Tomorrow, ask who got a smile and what the note had said.',
      look: 'The zipper, glove or door is in the first sentence. The reader learns when it happened. “Nice” is gone, or it has a reason beside it.',
      tooHard:
        'Let them act it out with you: you fix the zipper, they say what they would say. Write down their own words, and they copy the best sentence.',
      tooEasy:
        'A second note, to somebody who helped without being seen, such as the person who puts the chairs up. They have to work out what that person did.',
    },
    {
      title: 'What can a scarecrow do?',
      prompt: 'a-scarecrow-wants-a-new-job',
      minutes: 15,
      begin:
        'Be the owner of the ice cream shop, with an apron. The class interviews you about your worries: melting, long lines, crows at the tables. Write them on the board. A letter that helps with a worry gets read.',
      end: 'Put the apron on again, pull three letters out of the box, and say after each one: “This made me think.” or “This was about you, and not about me.”',
      look: 'The letter names a worry from the board and says how a scarecrow helps with it. “Because” appears at least once and does some work.',
      tooHard:
        'Give two sentence starts: “You need somebody who …” and “I am good at this because …”. Two sentences and a greeting are a letter.',
      tooEasy: 'Let the scarecrow admit one thing he is bad at, in such a way that he still gets the job.',
    },
    {
      title: 'A goat, please',
      prompt: 'hard-to-hide-a-goat',
      minutes: 15,
      begin:
        'Ask: “What will the grown-ups say first?” Collect every “but.” Point at the wall and read the linking words aloud together: because, so, for example, if. Each pupil picks two to use.',
      end: 'Partners swap. The partner plays the grown-up, reads the email and says the loudest “but” that is still left. The writer adds one sentence for it.',
      look: 'The request stands alone in one sentence. The reasons come in an order, and the strongest is not lost in the middle.',
      tooHard:
        'Let them draw three boxes: I want, because, and you will not have to. A few words in each box, then aloud, then on paper.',
      tooEasy: 'The same email to a grandmother who loves goats. What changes, when she has already said yes?',
    },
    {
      title: 'Cross, and still polite',
      prompt: 'a-frogs-complaint-about-spring',
      minutes: 15,
      begin:
        'Say “Please be quiet” four times, crosser each time, with the same words. Then ask for polite words that can sound cross. Start with “I wonder whether” and “perhaps.”',
      end: 'Read one line each around the circle, from the calmest to the crossest. Let the class put themselves in order without talking.',
      look: 'There is no insult, and yet we hear that he has not slept. He says what he wants the young frogs to do.',
      tooHard: 'Offer three lines that begin “Dear neighbors, I know that …”, “Last night …” and “Would you please …”.',
      tooEasy: 'Let the young frogs answer. They are polite, too, and they have a point.',
    },
    {
      title: 'The letter that is mailed',
      prompt: 'save-one-small-place',
      minutes: 20,
      begin:
        'Read the prompt, then say that today may be real: the patch of weeds, or a place nearby that a person with a name decides about. Choose reader and request before anybody writes. Read the two texts below aloud.',
      end: 'Each pupil reads the letter to a partner who plays the reader and may only say “Why?” once. Mend one sentence. Address the envelope and seal it.',
      look: 'A name in the greeting. One request. Two reasons that matter to this reader. A thank-you at the end that does not beg.',
      tooHard:
        'Write it in threes: one does the opening and request, one the first reason, one the second. All of them sign it.',
      tooEasy: 'Ask for the same letter to somebody who wants the cars. The reasons have to change and stay true.',
    },
  ],
  rubric: {
    levels: ['Not yet', 'Nearly', 'Yes'],
    rows: [
      {
        criterion: 'My reader',
        levels: [
          'This letter could go to anybody.',
          'It has a name, but it talks mostly about me.',
          'I say something that only this reader cares about.',
        ],
      },
      {
        criterion: 'My request',
        levels: [
          'You have to guess what I want.',
          'I want two or three things.',
          'I ask for one thing, in one sentence, and it can be done.',
        ],
      },
      {
        criterion: 'My reasons',
        levels: [
          'I say please a lot.',
          'I have one reason, or I say one twice.',
          'I have two reasons, with because, so, for example or if.',
        ],
      },
      {
        criterion: 'How it looks',
        levels: [
          'No greeting, or no name at the end.',
          'It has both, and some sentences run into each other.',
          'Greeting, sentences with periods, a thank-you, my name.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'Dear owner of the store',
    paragraphs: [
      'Dear owner of the store,',
      'Please please please dont put cars on the weeds. I love butterflys they are so pretty and I saw a orange one and a white one and my sister saw a orange one to. You should not put cars there becuase it is bad. Butterflys are good and cars are bad and they smell. Also can you get more kinds of popsicles becuase you only have grape.',
      'Please please dont do it. I will be so sad and my sister will be so sad.',
      'from Jaylen',
    ],
    remarks: [
      {
        quote: 'I saw a orange one and a white one and my sister saw a orange one to',
        remark: 'This is proof: two people looked and can say what they saw. It could come first.',
      },
      {
        quote: 'becuase it is bad',
        remark:
          'The word “because” promises a reason. Ask: “Bad for whom?” The answer is the sentence that is missing.',
      },
      {
        quote: 'Also can you get more kinds of popsicles',
        remark:
          'A second request, and now the owner can say yes to that one and forget the weeds. Save it for another letter.',
      },
      {
        quote: 'I will be so sad and my sister will be so sad.',
        remark:
          'We know what Jaylen feels. What does the owner worry about? One sentence about the store would change this letter.',
      },
    ],
  },
  good: {
    title: 'Dear Mr. Aziz',
    paragraphs: [
      'Dear Mr. Aziz,',
      'My name is Rosa and I buy the lime popsicles after swimming. I am writing about the weeds behind your store. Please leave the half that is by the wall.',
      'I counted butterflies there on Monday, Tuesday and Thursday. On Thursday there were eleven. They come because of the purple thistles and there is no other place with thistles on our street. If the weeds are gone then they will go too.',
      'I know you need a place for three cars because people double park and honk. I measured it with my dad. If you only use the side by the road, two cars fit. And people who stop to look at butterflies get hot, so they might buy a popsicle. I always do.',
      'Thank you for reading this. If you keep the wall side I will pick up the wrappers there every Friday.',
      'Yours truly,\nRosa Delgado, Room 12',
    ],
    remarks: [
      {
        quote: 'Please leave the half that is by the wall.',
        remark: 'One request, in one sentence, and it is smaller than “do not park here.” The owner can say yes.',
      },
      {
        quote: 'On Thursday there were eleven.',
        remark: 'She counted, and she says when. Nobody can answer “There are hardly any.”',
      },
      {
        quote: 'I know you need a place for three cars because people double park and honk.',
        remark: 'His worry, in her letter. Now he knows that she has thought of him, too.',
      },
      {
        quote: 'so they might buy a popsicle. I always do.',
        remark: 'A reason made for this reader alone. It would not work on the mayor.',
      },
      {
        quote: 'If the weeds are gone then they will go too.',
        remark: 'One thing to try: “they” could be the thistles. Say “the butterflies” once more.',
      },
    ],
  },
  standards: [
    {
      code: 'W.3.1',
      here: 'One request and its reasons in lessons 2, 3 and 5, linking words from the wall in lesson 3, an ending in lesson 5.',
    },
    {
      code: 'England, key stage 2, years 3 and 4: writing, composition',
      here: 'Two notes compared as models in lesson 1, sentences tried aloud in lessons 2 to 4, a partner’s suggestion built in at the end.',
    },
  ],
} satisfies UnitTexts
