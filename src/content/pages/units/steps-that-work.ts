import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'How-To Unit, Grade 5: Steps That Work | Promptory',
  metaDescription:
    'Five how-to lessons for grade 5 or year 6 in which every text is tried out: order, exact words, warnings, pictures and one family recipe, with a rubric.',
  title: 'Steps That Work',
  description:
    'Pupils of ten and eleven write instructions, and somebody follows them to the letter. What goes wrong is the lesson.',
  audience: 'Grade 5, year 6, ages 10 to 11',
  aim: 'Each pupil writes a one-page how-to that a stranger can follow without asking a question: what you need, steps in an order that works, one warning at the right moment, and how to tell that it is done.',
  needs: [
    'A lunch box with a tricky lid, or a jar, for you to fail at',
    'One sheet of plain paper each, for folding, and a few to spoil',
    'Dice or coins for lesson 4',
    'A partner from another class for ten minutes in lesson 5, if you can arrange it',
  ],
  lessons: [
    {
      title: 'Be the robot',
      prompt: 'a-lunch-box-for-robots',
      minutes: 10,
      begin:
        'Ask for instructions for opening the box on your desk, and do exactly what they say. “Take off the lid” makes you take it by the wrong side. Stay calm and literal for two minutes. Then let them write.',
      end: 'Follow two of the texts, word for word, in front of everybody. The writer may not speak. The class finds the first word that failed.',
      look: 'Words for parts and places: the left catch, the edge, with your thumb. One action a step.',
      tooHard:
        'If it becomes a story (“first I get hungry”), put your hand on the box and ask “What do my fingers do now?” until there are three answers on paper.',
      tooEasy: 'The robot has no thumbs. Rewrite for a robot with two hooks.',
    },
    {
      title: 'Milk before bowl',
      prompt: 'something-is-wrong-with-breakfast',
      minutes: 10,
      begin:
        'Give out the four sentences on strips. In pairs, they act the breakfast in the wrong order, silently. Everybody sees the milk on the table. Now they write.',
      end: 'Compare the two added steps. Which did most pairs forget? Make a list of steps that people always forget: get the thing out, open it, wait, put it back.',
      look: 'The missing steps are found. Some steps are joined with “while” or “until,” and the writer can say why.',
      tooHard: 'Leave the strips on the desk and let them move the strips first, with blank ones for what is missing.',
      tooEasy:
        'Ask for the breakfast of two people who share one spoon. It needs “meanwhile,” and the order is not obvious.',
    },
    {
      title: 'Fold and swap',
      prompt: 'fold-it-like-this',
      minutes: 15,
      begin:
        'Teach four words on a big sheet: edge, corner, crease, flap. Fold something while you name each. Words first, then paper, then pencil.',
      end: 'Swap. The partner folds and puts a dot beside any step where they stopped. No talking. The writer gets the dots and the ruined boat, and mends one step.',
      look: 'The four words are used. A step says what the paper should look like when it is right: “Now it looks like a house.”',
      tooHard:
        'Start from three folds only, an envelope for a note. Let them number small drawings first and write under each.',
      tooEasy: 'No drawings, and a picture at the end that the partner may open only after folding. It should match.',
    },
    {
      title: 'Rules of a game you lose',
      prompt: 'the-game-you-always-lose',
      minutes: 15,
      begin:
        'Play one round of any dice game without telling the rules, and win. They will complain. Collect the complaints: What is the aim? Whose turn? When is it over? These are the headings.',
      end: 'Pairs play one turn from each other’s page. Anything they have to ask gets a circle. Keep the circled pages for tomorrow.',
      look: 'Headings or bullet points, with the aim of the game first. “How to lose it well” has steps as exact as the rest.',
      tooHard:
        'Tag, or rock paper scissors, is enough. Let them tell it to a partner who writes only the nouns; they write from the nouns.',
      tooEasy: 'Add the rule that everybody argues about, and settle it in one sentence.',
    },
    {
      title: 'For a cousin far away',
      prompt: 'so-a-cousin-could-cook-it',
      minutes: 25,
      begin:
        'Read the text on its way below and let the class cook it with their hands in the air. Where do they stop? Then show the rubric and ask which row went wrong. Now their own dish, game or craft.',
      end: 'A reader from another class goes through it with a finger and says “yes” after every step that they could do. A step without a “yes” is mended on the spot.',
      look: 'A list of what you need before the steps. One warning, placed before the moment it is needed. A last line that tells how you know it is right.',
      tooHard:
        'A sandwich is a dish. Five steps, one warning. Quality is in the words, and the number of steps does not count.',
      tooEasy: 'Put in what the family argues about: two ways of doing one step, with a fair sentence for each.',
    },
  ],
  rubric: {
    levels: ['Try again', 'Almost', 'It works', 'A stranger thanks you'],
    rows: [
      {
        criterion: 'Order',
        levels: [
          'You have to jump back.',
          'The order works, but a step is missing.',
          'Every step is there, one after the other.',
          'It says what to do while you wait.',
        ],
      },
      {
        criterion: 'Exact words',
        levels: [
          'Put it in the thing.',
          'Some parts have names.',
          'Parts, amounts and places have names.',
          'It says how it should look, feel or sound when it is right.',
        ],
      },
      {
        criterion: 'Help for the eye',
        levels: [
          'One block of text.',
          'Numbers.',
          'Numbers, a list of what you need, and a heading or two.',
          'A drawing or a bold word exactly where people get stuck.',
        ],
      },
      {
        criterion: 'Warning',
        levels: [
          'None.',
          'There is one, after the damage is done.',
          'One warning, before it is needed.',
          'The warning gives the reason, so that I remember it.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'How to make Aloo Paratha by Arjun',
    paragraphs: [
      'First you need potatos and flour. You boil the potatos and smash them up. Then you make the doe and roll it out into a circle and put the potato in. My grandma makes it the best in our family, she has been making it since she was 9. Then you close it up and roll it agian but not to hard. Oh and you should put the spices in the potato before that. Then you fry it on both sides untill its done.',
      'Be carefull because before you roll it the potato has to be cold or it brakes. Eat it with yogurt. It is very good you should try it!!',
    ],
    remarks: [
      {
        quote: 'roll it agian but not to hard',
        remark:
          'Somebody has watched closely: this is the secret of the dish. Say what happens when you press too hard.',
      },
      {
        quote: 'Oh and you should put the spices in the potato before that.',
        remark: 'The cousin has closed the bread by now. Move it up, and name the spices.',
      },
      {
        quote: 'she has been making it since she was 9',
        remark: 'A lovely fact in the wrong place: the dough is waiting. It would make a first line or a last one.',
      },
      {
        quote: 'untill its done',
        remark: 'How do you know? Color, spots, smell, how long? Your grandma knows. Ask her tonight.',
      },
      {
        quote: 'the potato has to be cold or it brakes',
        remark: 'A warning with its reason, which is the best kind. It comes after the accident.',
      },
    ],
  },
  good: {
    title: 'How to make arroz con leche (even if you are my cousin Beto)',
    paragraphs: [
      'You need: 1 cup of white rice, 2 cups of water, 4 cups of milk, 1 cinnamon stick, half a cup of sugar, a pinch of salt, a big pot, a wooden spoon. Ask a grown-up to be in the kitchen.',
      '1. Rinse the rice in a bowl until you can see your fingers through the water. It takes about three times.',
      '2. Put the rice, the water, the salt and the cinnamon stick in the pot. Turn the stove to medium and wait for big bubbles. Then turn it down to low.',
      '3. While it cooks, do NOT lift the lid for ten minutes. Steam is doing the work, and it escapes.',
      '4. Warning for the next step: milk boils over in about one second, so use a pot that is only half full and do not walk away.',
      '5. Pour in the milk and stir slowly, all the way down to the bottom. If you feel something rough under the spoon, it is sticking: turn the heat down.',
      '6. Add the sugar when the rice is soft. If you add it sooner the rice stays hard. (My uncle says this is not true. We have tested it twice.)',
      '7. It is done when you draw a line through it with the spoon and the line stays for as long as it takes to say “arroz con leche.”',
    ],
    remarks: [
      {
        quote: 'until you can see your fingers through the water',
        remark: 'Better than “well rinsed.” You can check it with your own hand.',
      },
      {
        quote: 'Steam is doing the work, and it escapes.',
        remark: 'The reason makes the rule easy to keep.',
      },
      {
        quote: 'Warning for the next step',
        remark: 'It comes before the danger, with what to do about it.',
      },
      {
        quote: 'We have tested it twice.',
        remark: 'The argument in the family takes one line and stays fair to the uncle.',
      },
      {
        quote: 'turn it down to low',
        remark: 'One thing to try: for how long in all? A beginner would like a number for the whole dish.',
      },
    ],
  },
  standards: [
    {
      code: 'W.5.2',
      here: 'Explaining in a logical order in lessons 1 and 2, words of the subject in lesson 3, headings in lesson 4, the whole text in lesson 5.',
    },
    {
      code: 'England, key stage 2, years 5 and 6: writing, composition',
      here: 'A known reader from the start, headings and bullet points in lesson 4, editing for clarity after each trial.',
    },
  ],
} satisfies UnitTexts
