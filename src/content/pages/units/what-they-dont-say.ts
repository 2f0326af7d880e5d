import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Dialogue Unit, Grades 9–10: What They Don’t Say',
  metaDescription:
    'Five dialogue lessons for grades 9 and 10 or year 10: voices, wants, subtext, a duel and one scene with nothing explained, with a rubric and two scenes.',
  title: 'What They Don’t Say',
  description:
    'Students of fourteen to sixteen write a scene in which two people talk about one thing and mean another.',
  audience: 'Grades 9 and 10, years 10 and 11, ages 14 to 16',
  aim: 'Each student writes a scene of about 400 words, mostly speech, in which both people want something, neither asks for it, and a listener knows by the end what it was. No one explains a feeling, and no adverb stands beside “said.”',
  needs: [
    'A door that shuts, for lesson 1',
    'A plate and one piece of something to eat, for lesson 2',
    'Students’ willingness to read each other’s lines cold, as actors do',
    'A way to record sound is nice to have and not needed',
  ],
  lessons: [
    {
      title: 'Voices through a door',
      prompt: 'one-bathroom-wedding-morning',
      minutes: 15,
      begin:
        'Send three students outside. They shout one line each through the shut door: as a grandmother, a bride, an eight-year-old. The class names the speaker. What gave it away: words, length, or what the person wanted?',
      end: 'Read a page aloud with three voices who have never seen it. If a line goes to the wrong person, mark it. Those lines are mended for tomorrow.',
      look: 'No narration is needed. Each generation has its own vocabulary and its own emergency. Somebody is interrupted.',
      tooHard: 'Give each person a want before they start: a hair clip, silence, a toilet. Lines come from wants.',
      tooEasy:
        'A fourth person is inside and answers only with sounds. We should know who it is and why they will not come out.',
    },
    {
      title: 'The last piece',
      prompt: 'the-last-piece-on-the-plate',
      minutes: 15,
      begin:
        'Put the plate on a desk between two volunteers: “You both want it. You may not say so, and you may not take it.” One minute. The class writes down each tactic: praising the other, talking of fullness, cutting it in half.',
      end: 'Underline every line in which a person says the opposite of what they want. Under it, in pencil, write the true sentence. If a spoken line and its true sentence are the same, change the spoken one.',
      look: 'Manners as weapons. At least three tactics. The taking, when it comes, is done by the person whom we forgot.',
      tooHard:
        'Let them write the honest version first, in which everybody says what they want. It takes six lines. Then each line is made polite.',
      tooEasy: 'Make it the last seat in a car, or the last question in an interview, with nothing comic in it.',
    },
    {
      title: 'Anything but',
      prompt: 'anything-but-goodbye',
      minutes: 15,
      begin:
        'Ask what people in their families say when somebody leaves for long: “Have you got your charger?” “Did you eat?” Collect ten. None is goodbye, and all of them are. That is subtext, and they know it already.',
      end: 'Cut one line from your own scene, the one that says most. Read it without. If a partner still understands, it stays out.',
      look: 'One line a person, and no two doing the same job. Someone talks only about traffic, and we mind.',
      tooHard: 'They may use three lines from the board and write who says each and where that person is standing.',
      tooEasy: 'The traveler has to answer each line, and says the same two words every time.',
    },
    {
      title: 'A duel over a toaster',
      prompt: 'toaster-no-receipt',
      minutes: 20,
      begin:
        'Draw two columns: customer, clerk. What does each want besides the money? (To win, to be promoted, to be right in front of the manager.) What can each do to the other within politeness?',
      end: 'Two students play the scene while a third holds up a hand each time the power changes sides. Fewer than three hands: insert one reversal.',
      look: 'Each line does something to the other person: corners, flatters, retreats. The manager does not need to speak.',
      tooHard:
        'Ten lines, and every other line is given: “And when did you buy it?” “Would you step over here?” They write the answers.',
      tooEasy: 'They rewrite the middle so that the two begin to like each other and cannot admit it.',
    },
    {
      title: 'Have you eaten?',
      prompt: 'she-asks-if-youve-eaten',
      minutes: 35,
      begin:
        'Read both scenes below, with actors. Before writing, each student puts down two sentences that will not be in the scene: what she wants to say, and what I want to say. Fold the paper over.',
      end: 'A partner reads the scene and guesses both folded sentences. Unfold. A near miss is a success. Then a last pass for “said” and its adverbs.',
      look: 'The question about food comes back and means something else the second time. Hands and bags do the rest. It ends before anybody is forgiven.',
      tooHard:
        'Half a page, in script form with names and colons, and no narration to worry about. The folded sentences stay.',
      tooEasy: 'The friend comes out of the pharmacy in the last third. From then on nobody may mention food.',
    },
  ],
  rubric: {
    levels: ['Draft', 'Getting there', 'Works', 'Works on a stage'],
    rows: [
      {
        criterion: 'Wants',
        levels: [
          'People chat.',
          'One person wants something.',
          'Both want something, and it is not the same thing.',
          'What they want changes in the course of the talk.',
        ],
      },
      {
        criterion: 'Under the words',
        levels: [
          'They say what they feel.',
          'They hint, and then somebody explains it.',
          'Nobody says it, and a reader can.',
          'A line means one thing the first time and another the second.',
        ],
      },
      {
        criterion: 'Voices',
        levels: [
          'Everybody talks as I do.',
          'You can tell them apart with the names there.',
          'You can tell them apart with the names covered.',
          'You can hear who used to be close.',
        ],
      },
      {
        criterion: 'On the page',
        levels: [
          'It is hard to see who speaks.',
          'Mostly clear; “said angrily,” “whispered sadly.”',
          'New speaker, new line; said or nothing; a gesture instead of an adverb.',
          'Silences are placed as carefully as lines.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'Outside the Pharmacy',
    paragraphs: [
      '“Oh my god, hi Mrs. Okonkwo,” I said awkwardly.',
      '“Hello Dani. I have not seen you for so long. I miss you at our house,” she said sadly. “Have you eaten?”',
      '“Yes I have eaten,” I said. “I am sorry that me and Chidi are not friends anymore. I feel really guilty because you used to cook for me three times a week when my mom was working nights.”',
      '“It is ok,” she said kindly. “I always thought of you as a son. What happened between you?”',
      '“I dont know. He started hanging out with the football guys and I felt left out and then I said something mean about him online.”',
      '“You should talk to him. He misses you,” she said.',
      '“I will,” I said, and I hugged her and we both cried. She gave me a tub of jollof rice which she happened to have in her bag.',
    ],
    remarks: [
      {
        quote: 'Have you eaten?',
        remark:
          'Here it is, the one line that the task gives, and it works. Now let it do all the work that “I miss you” does.',
      },
      {
        quote: 'I miss you at our house',
        remark: 'The true sentence, spoken. Put it on the folded paper and find what she would say instead.',
      },
      {
        quote: 'I feel really guilty because you used to cook for me three times a week when my mom was working nights',
        remark:
          'She knows this. It is here for us. What could he notice about her, her coat, her hands, that carries it?',
      },
      {
        quote: 'He misses you',
        remark: 'Everything is solved in one line. What if she says only what Chidi eats these days, or does not?',
      },
      {
        quote: 'a tub of jollof rice which she happened to have in her bag',
        remark: 'A gift beats a hug. Who is it for, before she gives it away? That is your ending.',
      },
    ],
  },
  good: {
    title: 'Tuesday, Walgreens',
    paragraphs: [
      '“You’re thin,” she said.',
      '“It’s the jacket.”',
      '“I know that jacket. I sewed that pocket.” She put two fingers in it, as if to check. “You’ve eaten?”',
      '“I had a bagel, Mrs. Okonkwo.”',
      '“A bagel.” The doors opened for nobody and closed. She moved her bag to her other arm. There was a tub in it with a blue lid. I knew the lid, too. “How is your mother? Still on nights?”',
      '“Days now. Since March.”',
      '“Since March. Good. So there’s dinner.”',
      '“There’s dinner.”',
      '“She makes the chicken?”',
      '“She makes, um. She’s tired. We get things.”',
      'A man wanted to come past. We both stepped to the same side, and then we were standing where the carts are, and it would have been easy to say I had to go.',
      '“He doesn’t finish his plate,” she said. “I make the same pot. Eleven years I make that pot, I can’t make it smaller. I tried. It tastes wrong.”',
      '“It’s a good pot.”',
      '“It’s too big a pot.”',
      'I looked at the prescription in her hand, which had Chidi’s name on it, and she saw me look and turned it over. “Only the allergies,” she said. “The spring.”',
      '“He should shut his window.”',
      '“You tell him that?”',
      '“I used to.”',
      'She laughed, not much. Then she took out the tub and looked at it as if somebody else had packed it.',
      '“I was taking this to church,” she said. “They have enough.” She held it out by the edges. “It’s still warm. So don’t tell me about a bagel.”',
      'I took it by the edges. “I’ll bring back the lid,” I said.',
      '“Yes,” said Mrs. Okonkwo. “Bring back the lid.”',
    ],
    remarks: [
      {
        quote: 'I sewed that pocket.',
        remark: 'Years of care in four words, and it is an argument about a jacket.',
      },
      {
        quote: 'I can’t make it smaller. I tried. It tastes wrong.',
        remark: 'The true sentence is “I miss you.” It is nowhere, and nobody in the room will have missed it.',
      },
      {
        quote: 'it would have been easy to say I had to go',
        remark: 'The only thought that is told. It shows the choice without naming a feeling.',
      },
      {
        quote: 'Bring back the lid.',
        remark: 'His line is an offer, hers is the answer. The same words, meaning more the second time.',
      },
      {
        quote: 'as if somebody else had packed it',
        remark: 'One thing to try: there is another “as if” near the top. Keep the better one.',
      },
    ],
  },
  standards: [
    {
      code: 'W.9-10.3',
      here: 'Dialogue and pacing throughout, a situation with two points of view in lessons 4 and 5.',
    },
    {
      code: 'England, key stage 4: reading and writing',
      here: 'Imaginative writing, drafted and redrafted, with shades of meaning as the subject of lessons 2, 3 and 5.',
    },
  ],
} satisfies UnitTexts
