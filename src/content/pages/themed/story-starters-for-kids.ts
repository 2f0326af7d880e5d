import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Story Starters and What-If Prompts for Kids',
  purpose: 'school',
  level: 'kids',
  metaTitle: 'Story Starters and What-If Prompts for Kids',
  metaDescription:
    '30 story starters and what-if prompts for ages 7 to 11: invisible for a day, president for a day, dragons, mysteries, animals, superheroes, funny first lines.',
  description:
    'First lines, what-ifs and small mysteries for writers of seven to eleven, ready to be continued at once.',
  introduction:
    'A story starter does the hardest part for you: it opens the door. You only have to walk in and say what you see. Lots of kids stop there, because they try to think of the whole story first. You don’t need the whole story. You need the next thing that happens. So here is what to do with the next twenty minutes. Read three starters, and take the one that makes a picture in your head. Tell it to somebody for two minutes. Then copy the first line and keep going, and every time you get stuck, write “Just then” and see what comes. In the last three minutes, read it out loud and find it a title.',
  prompts: [
    {
      title: 'If I were invisible one day',
      tags: ['document', 'funny'],
      text: 'You wake up and nobody can see you, not even the dog. Keep a diary of your day, hour by hour. Where do you go first? What do you hear people say? And how do you eat a sandwich in the cafeteria?',
    },
    {
      title: 'If I were president one day',
      tags: ['scene', 'funny'],
      text: 'There is a long line outside your new office: a kid, a farmer, and a woman with a goose. Make three laws before lunch. At two o’clock, one of them goes wrong. What do you do?',
    },
    {
      title: 'Story starter: the wrong lunchbox',
      tags: ['scene', 'whimsical'],
      text: 'This isn’t your lunchbox. Inside is a very small tent, and a note: “Back at noon. Please don’t close the lid.” The clock says two minutes to twelve.',
    },
    {
      title: 'What if pets could talk?',
      tags: ['dialogue', 'funny'],
      text: 'What if pets could talk, but only on Mondays? Your cat has been saving it up all week.',
    },
    {
      title: 'Story starter: button number seven',
      tags: ['scene'],
      text: 'Your building has six floors. Today there is a button with a seven on it, and it is still warm.',
    },
    {
      title: 'What if gravity took a break?',
      tags: ['scene', 'funny'],
      text: 'What if nothing had any weight for one minute a day, at 10:15? Write about your classroom at 10:14. Then write 10:15.',
    },
    {
      title: 'What if it rained soup?',
      tags: ['document', 'funny'],
      text: 'What if it rained soup every Wednesday? Be the weather person on TV and tell the town what kind to expect, what to wear and when to bring a spoon.',
    },
    {
      title: 'What if kids ran the school?',
      tags: ['scene', 'funny'],
      text: 'What if the kids were the teachers for a day, and the teachers were the kids? Everything goes fine until your principal won’t come in from recess.',
    },
    {
      title: 'What if you were tiny?',
      tags: ['scene', 'tense'],
      text: 'What if you shrank to the size of a grape? You are on the kitchen table, breakfast is coming, and somebody is reaching for the cereal.',
    },
    {
      title: 'Fantasy story: a wish with rules',
      tags: ['list', 'whimsical'],
      text: 'You dig up a jar in the park. On the lid it says: “One wish. It ends at bedtime. Read the rules.” Write the five rules. Which one do you forget?',
    },
    {
      title: 'Fantasy story starter: a homesick dragon',
      tags: ['scene', 'tender'],
      text: 'The dragon in the school parking lot isn’t angry. It is homesick. It only wants somebody to help it read the bus map.',
    },
    {
      title: 'Fantasy story: the laundromat door',
      tags: ['scene', 'whimsical'],
      text: 'A little door has grown between dryer four and dryer five. It hums. It is just your size. Your left sock has gone through already, and you can hear it laughing.',
    },
    {
      title: 'Fantasy story: dragon breathes bubbles',
      tags: ['one-voice', 'funny'],
      text: '“All the dragons in my class can breathe fire,” says Pip. “I can only do bubbles.” Let Pip tell about the day the castle kitchen caught fire and the teacher was out sick.',
    },
    {
      title: 'Mystery story starter: the missing turtle',
      tags: ['scene'],
      text: 'The class turtle is gone from its tank. The lid is shut, the rock is wet, and there is one blue button on the floor. Four people wore blue today.',
    },
    {
      title: 'Mystery story: wet footprints',
      tags: ['scene', 'tense'],
      text: 'Wet footprints go from the pool, past your tent, to the picnic table. They have three toes. And your peach pie has one slice missing.',
    },
    {
      title: 'Mystery: a note in code',
      tags: ['messages'],
      text: 'A slip of paper falls out of your library book: “XLNV GL GSV HSVOU.” Crack the code (A is Z, and B is Y). Then write four more notes between you and whoever hid it.',
    },
    {
      title: 'Animal story starter: raccoon night shift',
      tags: ['one-voice', 'funny'],
      text: '“People think that raccoons steal,” says Ray. “We’re cleaners. We work nights.” Let Ray tell about the night the trash can was locked.',
    },
    {
      title: 'Animal story: life as a pigeon',
      tags: ['one-voice'],
      text: 'For one day you are a pigeon in the middle of a big city. Tell us where the best crumbs are, who chases you, and what you saw from the roof that no person saw.',
    },
    {
      title: 'Animal story: the dog’s report card',
      tags: ['document', 'funny'],
      text: 'A dog named Mango brings home a report card from dog school. Write his grades in Sit, Stay, Sharing and Squirrels, with one line from the teacher on each. Then write what Mango says about it.',
    },
    {
      title: 'Superhero story starter: one inch',
      tags: ['scene'],
      text: 'You have a superpower at last. You can make anything one inch taller. Only one inch, and only till bedtime. The bank alarm is ringing.',
    },
    {
      title: 'Superhero story: stuck in the bus',
      tags: ['dialogue', 'funny'],
      text: 'The greatest hero in town has her cape stuck in the bus door. “Don’t look,” she tells you. “And don’t pull.” The villain gets on at the next stop.',
    },
    {
      title: 'Lost and found story starter',
      tags: ['scene'],
      text: 'The lost and found box at school was empty on Friday. On Monday it is full to the top, and everything in it is yours.',
    },
    {
      title: 'Lost at the market story',
      tags: ['scene', 'tense'],
      text: 'One second you are holding your aunt’s bag. The next, it is a stranger’s bag. The market is huge and everyone is shouting prices. Luckily, Auntie has a rule for getting lost.',
    },
    {
      title: 'Lost tooth, strange letter',
      tags: ['letter', 'funny'],
      text: 'You put your tooth under the pillow. In the morning it is still there, with a letter from the Tooth Fairy’s office: “We are sorry to tell you that this tooth is too large.” Write the rest of the letter, and then your answer.',
    },
    {
      title: 'Space story starter: new kid’s lunch',
      tags: ['scene', 'funny'],
      text: 'The new kid says that she is from “far away.” Her lunch floats a little above the tray. She asks if she can sit with you.',
    },
    {
      title: 'Time travel story: Grandpa, age eight',
      tags: ['scene', 'tender'],
      text: 'You sat down on the old swing for one minute. Now the paint is new, and the boy on the next swing has your grandpa’s ears. He is about to do the thing he always told you never to do.',
    },
    {
      title: 'Funny story: the bus’s wrong turn',
      tags: ['dialogue', 'funny'],
      text: '“This isn’t the way to school,” you say. “No,” says the bus driver, and puts on sunglasses. Let the two of you talk, all the way to wherever you end up.',
    },
    {
      title: 'Pirate story starter: the napkin map',
      tags: ['scene'],
      text: 'The map is drawn on a napkin from your own cafeteria. An arrow points to the stage, under the third step. “Bring a spoon,” it says.',
    },
    {
      title: 'Funny story starter: the substitute',
      tags: ['one-voice', 'funny'],
      text: 'Our substitute teacher has a long coat, a big hat and, I’m pretty sure, a tail.',
    },
    {
      title: 'Funny story: the dangerous hiccup',
      tags: ['scene', 'funny'],
      text: 'You have the hiccups, and every time you go “hic,” someone in the room turns into a piece of fruit. So far you’ve made two pears and a grape. Your class picture is in five minutes.',
    },
  ],
  faqs: [
    {
      question: 'My child reads the starter and says, “Then what?” How do we go on?',
      answer:
        'Ask that question back, with two silly answers to choose from. “A very small tent in a lunchbox. Is the person who lives in it a spy, or late for work?” Children nearly always reject both and come up with a third. Let them tell it first and write later. If they stop again, use one of three phrases: “Just then,” “What nobody knew was,” or “The worst part was.” Each of them pulls the next sentence out.',
    },
    {
      question: 'What age are these story starters for?',
      answer:
        'About seven to eleven, which is second to fifth grade, or Key Stage 2 in England. A seven-year-old may write five sentences about the missing turtle and draw the button. A ten-year-old can keep the secret until the last line and plant two false clues. For younger children, read the starter aloud and write down what they say. For older ones, add a rule: no names, only dialogue, or exactly one hundred words.',
    },
    {
      question: 'How do you start a story so that people want to read on?',
      answer:
        'Begin with something that isn’t as it should be. “Our building has six floors, and today there is a button with a seven on it” makes a reader lean in. “Hi, my name is Tim and this is my story” does not. Leave out the weather and the waking up. Try this: write your story, then fold back the first three lines and see if it’s better without them. It often is.',
    },
    {
      question: 'How can a whole class use one story starter?',
      answer:
        'Give everyone the same line and five minutes, then pass the papers to the left. Each child reads what is there and writes the next three sentences. After four turns, the paper goes home to its owner, who writes the ending. With “What if pets could talk, but only on Mondays?” you’ll get thirty very different cats. Read three aloud, and ask which line everybody wishes they’d written.',
    },
  ],
  relatedLinks: [
    { text: 'Even sillier: ages six to ten', to: '/fun-creative-prompts-for-kids' },
    { text: 'Caves, boats and shortcuts', to: '/adventure-prompts-for-young-writers' },
    { text: 'Creatures from everywhere', to: '/mythical-creature-prompts' },
  ],
} satisfies ThemedPage
