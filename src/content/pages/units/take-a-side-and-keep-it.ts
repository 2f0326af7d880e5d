import type { UnitTexts } from '@/content/unit-schema'

export default {
  metaTitle: 'Argument Unit, Grade 7: Take a Side and Keep It | Promptory',
  metaDescription:
    'Five argument lessons for grade 7 or year 8: a claim, evidence, the other side at its best, and a letter that answers it, with a rubric and two samples.',
  title: 'Take a Side and Keep It',
  description:
    'Students of twelve and thirteen write a one-page argument about something in their own school, and answer the best thing the other side can say.',
  audience: 'Grade 7, year 8, ages 12 to 13',
  aim: 'Each student can say in one sentence what should happen, back it with two reasons that are not the same reason twice, and treat a person who disagrees as somebody with a point.',
  needs: [
    'Index cards, three for each student',
    'A tape line across the floor, or two walls with the signs “Yes” and “No”',
    'Five minutes in the cafeteria or a hallway before lesson 2, to count something',
    'The rubric, handed out in lesson 4',
  ],
  lessons: [
    {
      title: 'One clear sentence',
      prompt: 'the-worst-rule-here',
      minutes: 15,
      begin:
        'Write two sentences on the board: “Our rules are dumb” and “The library should stay open at lunch on Fridays.” Ask which one a principal could say yes or no to. That is a claim.',
      end: 'Everybody reads just the one sentence. The class answers with thumbs: could somebody disagree, and could somebody do it? A sentence with two thumbs stays on its card for the week.',
      look: 'The sentence names a rule and says what is wrong with it. The defense has a “because” that is not the claim in other words.',
      tooHard:
        'For those who hate everything: let them list five moments this week when they waited, hurried or were sent back. Behind each is a rule. Take the smallest.',
      tooEasy:
        'Have them defend the same rule in one paragraph, seriously, as the person who made it. They will need that on Thursday.',
    },
    {
      title: 'Count something',
      prompt: 'the-dish-count',
      minutes: 20,
      begin:
        'Show what was counted before the lesson, for example how many students were still in line when the bell rang. Ask: “What does this number prove? What does it not prove?” Both lists should get three points.',
      end: 'On the second card: one number or one thing seen, with where and when. Partners say “So what?” once. The answer goes on the back.',
      look: 'Numbers do a job. The brother gets one fair sentence. The writer knows the difference between “four times” and “never.”',
      tooHard:
        'If there is no number, one scene will do: one day, one person, what was said. Write “I saw” in front of it.',
      tooEasy:
        'Ask for the brother’s numbers, which are also true and tell another story. Then let them repair their own speech.',
    },
    {
      title: 'The other side at its best',
      prompt: 'phones-in-the-lockers',
      minutes: 15,
      begin:
        'Everybody stands on the tape line. Read “Phones should stay in lockers all day.” They move to a side. Then read the sentence about the kid whose dad is in the hospital, and let them move again. Ask two who moved what moved them.',
      end: 'On the third card: the best thing that anybody can say against your own claim from lesson 1. If a classmate can make it stronger, they must.',
      look: 'The answer from the kid is a reason and not only a sad story. The writer lets it be strong before replying.',
      tooHard:
        'Some can only write an opponent who is silly. Let them interview a neighbor who disagrees, for two minutes, and quote one sentence.',
      tooEasy:
        'They write the reply to the reply: what would have to change in the rule so that both could live with it?',
    },
    {
      title: 'For somebody with a job to do',
      prompt: 'the-pickup-line-mess',
      minutes: 20,
      begin:
        'Read the last line of the prompt twice: the principal reads only short things. Hand out the rubric. Let pairs put it in order: which row would a busy person care about most?',
      end: 'Fold the page so that only the problem shows. A partner reads it and says what they think the fix will be. If the guess is wrong, the problem is not clear yet.',
      look: 'Two sentences for the problem, with a place and a time. Four for the fix, with who does what. No insult.',
      tooHard:
        'Give the frame “Every [day and time], [what happens]. That costs [whom] [what].” It makes the two sentences.',
      tooEasy: 'Let them add what the fix will cost, and who will complain first.',
    },
    {
      title: 'The letter',
      prompt: 'one-day-short',
      minutes: 25,
      begin:
        'Lay out the three cards: claim, evidence, other side. Read the prompt. The committee has already said “Rules are rules,” so the third card is written for them. Students may use this case or their own from lesson 1.',
      end: 'Read the texts below first, on paper, with the names of the rows in the margin. Then each student marks in their own letter the one sentence that answers the other side. No such sentence: ten minutes more tomorrow.',
      look: 'The claim stands in the first three lines. The reply begins with something the committee is right about. The last sentence says what they can do by when.',
      tooHard:
        'Two paragraphs are enough: what we ask and why; what you will say and our answer. Let them dictate the second.',
      tooEasy: 'They write the committee’s answer, which says no for a good reason, and then one more line.',
    },
  ],
  rubric: {
    levels: ['Starting', 'Getting there', 'There'],
    rows: [
      {
        criterion: 'Claim',
        levels: [
          'You can tell I am annoyed, but not what I want.',
          'You can tell what I want by the end.',
          'In the first three lines you know what I want, and somebody could say yes or no to it.',
        ],
      },
      {
        criterion: 'Reasons',
        levels: [
          'I say the same reason in different words.',
          'I have two different reasons, and one of them is backed up.',
          'I have two different reasons, and each has a number, a scene or a fact that I can say where I got.',
        ],
      },
      {
        criterion: 'The other side',
        levels: [
          'There is no other side, or they are stupid.',
          'I say what they think.',
          'I say what they think so well that they would nod, and then I answer it.',
        ],
      },
      {
        criterion: 'Tone',
        levels: [
          'I sound as I do in the group chat.',
          'I am mostly polite, with a slip or two.',
          'I sound like somebody whom you could put on the committee.',
        ],
      },
    ],
  },
  onItsWay: {
    title: 'To the attendance comittee',
    paragraphs: [
      'I think it is really unfair that my friend Lien did not get the bike. She came to school every single day exept one and that is basically perfect. Everyone thinks its unfair. You guys should give her the bike because its not fair that you didnt.',
      'She missed one day because she had to go to the hospital with her grandma and translate. That is way more important then school. Would you leave your grandma? I dont think so. Also other kids come to school but they just sleep in class or go on there phone, and they get a award for it.',
      'You said rules are rules but that is just something people say when they dont want to think. Rules get broke all the time. So in conclusion it is unfair and she should get the bike. Thank you for you’re time.',
    ],
    remarks: [
      {
        quote: 'You guys should give her the bike because its not fair that you didnt.',
        remark:
          'The claim is clear and early. The “because” only repeats it. Which reason from paragraph two could move up here?',
      },
      {
        quote: 'Would you leave your grandma?',
        remark:
          'It puts the reader in her place, which is strong. One question is enough. The line after it answers for them.',
      },
      {
        quote: 'other kids come to school but they just sleep in class',
        remark:
          'A second, different reason: what is the award for, being there or taking part? Say that, and leave the sleepers alone.',
      },
      {
        quote: 'that is just something people say when they dont want to think',
        remark:
          'This shuts the door on the very people who decide. What are they afraid of if they make one exception?',
      },
      {
        quote: 'So in conclusion it is unfair and she should get the bike.',
        remark: 'The third “unfair.” Ask for something they can do: a vote, a date, a second award.',
      },
    ],
  },
  good: {
    title: 'To the attendance committee',
    paragraphs: [
      'I am asking you to add two words to the rule for the attendance award before it is given out on Friday. It says “perfect.” I think it should say “perfect or excused.”',
      'Lien Tran was here 179 days out of 180. On February 9 she was at St. Mary’s Hospital, translating for her grandmother, because the interpreter was booked until the afternoon. The school marked that day “excused.” So the school already agreed that she was where she should be. The award is the only place where it counts against her.',
      'You said that rules are rules, and I understand why. If you make an exception for one kid, the next family will ask for a dentist appointment, and then a vacation, and soon the bike goes to whoever asks best. That would not be fair to Marcus, who came on 180 days, once with a cast.',
      'But the office already decides what is excused and what is not. It does it every day, and vacations are not on the list. You would not have to make an exception. You would use a line that somebody has already drawn.',
      'If it is too late for the rule, there is a smaller thing you could do. Let Marcus have the bike, and read both names out loud on Friday.',
    ],
    remarks: [
      {
        quote: 'add two words to the rule',
        remark: 'The claim is small enough to say yes to, and it has a date.',
      },
      {
        quote: 'The school marked that day “excused.”',
        remark: 'A fact that the readers can check in their own files. It is the best kind of evidence there is.',
      },
      {
        quote: 'soon the bike goes to whoever asks best',
        remark: 'The committee’s own worry, said better than they said it. Now they are listening.',
      },
      {
        quote: 'You would use a line that somebody has already drawn.',
        remark: 'The answer meets the worry head on. It does not say that the worry is silly.',
      },
      {
        quote: 'vacations are not on the list',
        remark: 'One thing to try: how does the writer know? A few words on where the list stands would close the gap.',
      },
    ],
  },
  standards: [
    {
      code: 'W.7.1',
      here: 'A claim in lesson 1, evidence in lesson 2, an opposing claim in lesson 3, order and tone in lessons 4 and 5.',
    },
    {
      code: 'England, key stage 3: writing',
      here: 'For year 8: an argument and a formal letter, ideas supported with facts, and a text planned around its reader.',
    },
  ],
} satisfies UnitTexts
