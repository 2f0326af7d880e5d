import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Sci-Fi Writing Prompts for Middle School',
  purpose: 'fiction',
  level: 'middle-school',
  metaTitle: 'Sci-Fi Writing Prompts for Middle School | Promptory',
  metaDescription:
    '20 science fiction prompts for ages 11 to 14: a school bus to the moon, a robot in detention, a cloned hamster, a text from next Tuesday. Clean and quick.',
  description:
    '20 science fiction prompts for ages 11 to 14, with robots, space and time trouble in places you already know: the bus, the cafeteria, the group chat.',
  introduction:
    'Science fiction asks one question: what if this changed? Then it follows the change into somebody’s day. Most first tries go wrong in the same way. They open with a war between planets, forty names and a map, and nobody has said a word by page two. Start smaller. Pick one prompt, set a timer for twenty minutes, and write the moment when the strange thing gets in a kid’s way. You do not have to explain how the machine works. You do have to know what your character wants before lunch. If you get stuck, let somebody break a rule about the machine, and write what happens in the next ten seconds.',
  prompts: [
    {
      title: 'A robot in detention',
      tags: ['dialogue', 'funny'],
      text: 'You have detention for talking. The only other person there is the robot that cleans the gym, and it won’t say what it did. You have forty minutes and one teacher who is almost asleep. Write the conversation.',
    },
    {
      title: 'A text from next Tuesday',
      tags: ['messages', 'tense'],
      text: 'Your phone gets a text from your own number, dated next Tuesday. It says, “Whatever you do, sit on the left side of the bus.” You have six days to ask yourself questions, and next Tuesday’s you is a slow texter. Write the texts.',
    },
    {
      title: 'Field trip to the moon',
      tags: ['scene', 'tense'],
      text: 'Twenty-six kids went on the field trip to the moon. The bus driver has counted three times, and there are twenty-seven on the way home. Everybody has a permission slip. Write the scene in the airlock.',
    },
    {
      title: 'Gravity is off on Fridays',
      tags: ['list', 'funny'],
      text: 'To save money, your town turns gravity off every Friday from two to three. That’s gym class. Write the coach’s rules for Friday, and let us guess from each rule what happened last week.',
    },
    {
      title: 'My cloned hamster',
      tags: ['one-voice', 'bittersweet'],
      text: 'Your parents had your hamster copied while you were at camp, and they hope you won’t notice. You noticed in four seconds. This one likes being held. Tell it from your side, the first night, with both of you awake.',
    },
    {
      title: 'Lunch on Mars, day 200',
      tags: ['letter', 'funny'],
      text: 'The kids at Mars Base have eaten potatoes for two hundred days in a row. Write the letter that your class sends to Earth to ask for one other food. It has to weigh less than a shoe, and you have to agree on what.',
    },
    {
      title: 'The substitute has a power cord',
      tags: ['scene', 'eerie'],
      text: 'The substitute is nice. She knows everyone’s name and never looks at the seating chart. Then she asks you, quietly, whether she may sit near the outlet. Begin there, with the whole class watching you.',
    },
    {
      title: 'Borrowing the shrink machine',
      tags: ['scene', 'funny'],
      text: 'You only wanted to shrink your cello so it would fit on the bus. Now it’s the size of a peanut, the concert starts in an hour, and your little brother says he hasn’t eaten anything. Write the next ten minutes.',
    },
    {
      title: 'Translator for one day',
      tags: ['dialogue', 'whimsical'],
      text: 'For one day, a box on your desk turns animal sounds into English. Everybody lines up with their dogs. You take it to the crows behind the cafeteria, who have been waiting for somebody to ask. What have they been trying to report?',
    },
    {
      title: 'Last kid on the old bus',
      tags: ['scene', 'bittersweet'],
      text: 'Next week your town switches to buses that drive themselves. Mr. Okafor has driven Route 9 since before you were born, and today you are the last stop on his last trip. He takes a turn that isn’t on the route.',
    },
    {
      title: 'Pen pals, eleven light-minutes',
      tags: ['letter', 'tender'],
      text: 'Your pen pal lives on a ship. Each message takes eleven minutes to get there, and every month it takes longer. Write four messages between you. In each one, somebody has to decide what isn’t worth the wait anymore.',
    },
    {
      title: 'Homework done by the future',
      tags: ['dialogue', 'tense'],
      text: '“I found my essay in the printer,” says your best friend. “It’s got my name on it, and it’s better than mine. It’s dated 2061.” She wants to turn it in. You read the last paragraph, and now you don’t want her to.',
    },
    {
      title: 'Lost and found, Space Station 4',
      tags: ['list', 'whimsical'],
      text: 'Make the lost-and-found list for a space station where about ninety kids live. Ten things, each with where it was found floating. Nobody has claimed number seven. By the end of your list we should know why.',
    },
    {
      title: 'Weather by vote',
      tags: ['speech', 'funny'],
      text: 'The dome over your city makes any weather you like, and the middle school gets to vote for Saturday. It’s down to snow or a thunderstorm. You’re running the thunderstorm campaign. Give the speech, and answer the kid who is afraid of it.',
    },
    {
      title: 'The elevator that goes to 1998',
      tags: ['scene', 'funny'],
      text: 'Press 4 and 7 together, and the library elevator opens in 1998. Same library, same carpet, and a girl at the desk who looks like your mom because she is your mom. She’s thirteen, and she needs a partner for her science fair project.',
    },
    {
      title: 'Robot dog, one owner before',
      tags: ['one-voice', 'tender'],
      text: 'You bought a used robot dog for twelve dollars. It does everything you say. But at 4:15 each day it walks to the end of the driveway, sits down, and looks left. Today you decide to walk where it’s looking.',
    },
    {
      title: 'Instructions for a new Earthling',
      tags: ['how-to', 'funny'],
      text: 'A kid from another planet starts at your school on Monday. The principal asks you for one page of instructions: the hallway, the cafeteria, and what people mean when they say “nothing.” Write the page. Add the one thing that adults would leave out.',
    },
    {
      title: 'The ship is too quiet',
      tags: ['scene', 'eerie'],
      text: 'You were born on this ship, and the engine has hummed every second of your life. At 2:10 in the night it stops. You hear, for the first time ever, your own breath. Then you hear somebody else’s. Who is awake, and what do you two do?',
    },
    {
      title: 'Memory for sale, barely used',
      tags: ['document', 'bittersweet'],
      text: 'At the memory shop, people trade in days they don’t want. You work there after school, writing the labels. Today your own brother comes in with a day in a bag, and it’s one that you were in too. Write the label, then what you say.',
    },
    {
      title: 'Science fair, third place',
      tags: ['one-voice', 'funny'],
      text: 'You built a working time machine in your garage and came in third. First place was a volcano. Explain to your grandmother on the phone exactly how the judging went, what your machine did in front of everyone, and why it’s the volcano’s fault.',
    },
  ],
  faqs: [
    {
      question: 'What makes a story science fiction and not fantasy?',
      answer:
        'The strange thing has a cause that somebody could look into. A locker that opens onto the moon because of a wiring mistake is science fiction; one that opens because of a spell is fantasy. You don’t have to explain the wiring. It only has to be the kind of world where a person with a screwdriver might. Readers forgive a lot if the rule stays the same from the first page to the last.',
    },
    {
      question: 'Do I need to know real science for these prompts?',
      answer:
        'One true fact is plenty. Look up a single thing, such as how long a message takes to reach Mars, and let it cause trouble. “Pen pals, eleven light-minutes” works because waiting is annoying, and everyone knows how that feels. If a fact gets in the way of a good scene, keep the scene, change the planet, and stay with your new rule.',
    },
    {
      question: 'How long should a middle school sci-fi story be?',
      answer:
        'For class, one page and one scene will do: about 250 words, two characters, one place. Write the part where something goes wrong, and stop when somebody decides what to do about it. If you have more to say, write the next scene tomorrow. A story with three finished scenes beats a trilogy with one finished chapter, and it fits on the wall.',
    },
    {
      question: 'Can a teacher use these in one lesson?',
      answer:
        'Yes. Read two prompts aloud and let everyone choose one. Give five minutes to answer two questions on paper: what does your character want, and what new thing is in the way? Then write for fifteen minutes in silence. For students who freeze, offer the lists and instructions, such as “Lost and found, Space Station 4”. A list of ten gives ten small places to start.',
    },
  ],
  relatedLinks: [
    { text: 'Horror for the same ages', to: '/horror-writing-prompts-for-middle-school' },
    { text: 'Adventures in daylight', to: '/adventure-prompts-for-young-writers' },
    { text: 'Science fiction one step on', to: '/sci-fi-writing-prompts-for-beginners' },
  ],
} satisfies ThemedPage
