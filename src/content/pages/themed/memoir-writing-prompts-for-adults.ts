import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Memoir Writing Prompts for Adults',
  purpose: 'memoir',
  level: 'adults',
  metaTitle: 'Memoir Writing Prompts for Adults | Promptory',
  metaDescription:
    '22 memoir prompts that ask for evidence: your mother’s telephone voice, the worst dish in the house, the name on the register you cannot put a face to.',
  description: '22 doors back into your own life, each with a handle: a voice, a price, a bag, a bed, a boat.',
  introduction:
    'Memoir is good for finding out what happened, which is seldom what the family says happened. It does not need a remarkable life; one ordinary morning that you remember well is enough. Beginners tell the whole story from birth and explain everybody as they go. Begin with less: one object, one room, one sentence that somebody said. Read down the page until a prompt gives you a picture you did not order. For five minutes list what can be seen, heard and priced in that picture. For fifteen, write it as a scene, and when you catch yourself explaining, put in what somebody’s hands were doing.',
  prompts: [
    {
      title: 'The telephone voice',
      tags: ['dialogue', 'thoughtful'],
      text: 'Everyone in your family had a telephone voice. Take down your mother’s or your father’s, ringing the school, the bank or the housing office, with the vowels as they came. Next to it, put what was said in the kitchen when the receiver was down. Where were you sitting?',
      short: 'How did your parents’ voices change when they answered the telephone?',
    },
    {
      title: 'Your shortest job',
      tags: ['scene', 'funny'],
      text: 'Think of the job you held for the shortest time. Give us the first hour, with its smell and whoever showed you where to hang your coat; the moment when you knew; and what you took home in your pocket. Leave out your reasons.',
      short: 'What happened in the first hour of your shortest job?',
    },
    {
      title: '“Say I’m not in”',
      tags: ['dialogue', 'thoughtful'],
      text: '“Say I’m not in.” What were you told, as a child, to say at the door, and to whom? Open it again: the shoes on the mat, the hat, the envelope, somebody breathing behind you. Write down the conversation, and let it go on a little longer than it did.',
      short: 'Who were you told to send away from the door?',
    },
    {
      title: 'The worst family recipe',
      tags: ['document', 'funny'],
      text: 'Recipe for the worst dish that was regularly served in your home. State quantities and method without mercy, and the remarks that were passed each time it came to the table. One person always took a second helping. Deal with that under “To serve”.',
      short: 'What was the worst thing you had to eat at home?',
    },
    {
      title: 'Their pockets when you were ten',
      tags: ['list', 'thoughtful'],
      text: 'Empty the bag or the pockets of the person who brought you up, as on a weekday when you were ten. Lay out every item, down to the ferry stub and the crumbs. Beside each, say if you were allowed to touch it. Which of these things have you only lately understood?',
      short: 'What was in the pockets of the person who brought you up?',
    },
    {
      title: 'Whom you told, in order',
      tags: ['list', 'thoughtful'],
      text: 'When it happened, the good news or the bad, who did you tell, and in what order? Number them. For each, note the place, the words you used and the first thing that came back. Write most about the last on the list, and about the hour in which you might have told them and peeled potatoes.',
      short: 'Who did you tell last, and why?',
    },
    {
      title: 'A lifelong crossing',
      tags: ['reflection', 'bittersweet'],
      text: 'A crossing that you have made all your life: the boat to Mull, a level crossing, the bridge into town. Make it three times on one page, small, grown and now. The wind and the handrail stay the same. Let us guess your age from what is in your hands.',
      short: 'Which journey have you made all your life?',
    },
    {
      title: 'Your memory on trial',
      tags: ['dialogue', 'funny'],
      text: 'Write the transcript of a trial in which you are in the witness box with your favourite memory of childhood. Cross-examining is your sister, your cousin or whoever has always said that it was not like that. Be fair to both sides. The court would like to know who else was in the boat.',
      short: 'Which childhood memory does your family dispute?',
    },
    {
      title: 'A skill nobody needs',
      tags: ['how-to', 'tender'],
      text: 'Teach us something that your hands can do and nobody needs any longer, such as gutting herring at speed, folding a road map or finding a station on short wave. Number the steps. When you reach the one that will not go into words, tell us who was standing there the first time you got it right.',
      short: 'What can your hands do that nobody needs any more?',
    },
    {
      title: 'Knocking at your old door',
      tags: ['scene', 'bittersweet'],
      text: 'When did you first knock at the door of the house you grew up in, and not just walk in? Describe that visit: the hook where your coat used to be, the cup you were given, where you were put at the table. Somebody said “your room” and corrected it. Leave the way you came.',
      short: 'When did you first knock at your parents’ door?',
    },
    {
      title: 'The class register',
      tags: ['list', 'bittersweet'],
      text: '“Here, Miss.” Call the register of your class at nine, surnames first, in the order that you still hear. After every name, one line: what they were good at, what became of them, what you owe them. There will be a name to which you cannot put a face. Stay with that one.',
      short: 'Which name from your old class do you still hear?',
    },
    {
      title: 'A historic day, elsewhere',
      tags: ['scene', 'funny'],
      text: 'On a day that is in all the history books, you were busy with something else: a tooth, a school dance, a blocked sink in Baton Rouge. Tell that day in your own order of importance. The famous news should come in from another room, and be interrupted.',
      short: 'What were you doing on a day that made history?',
    },
    {
      title: 'The thing you had to sell',
      tags: ['document', 'bittersweet'],
      text: 'Compose the small ad for a thing you sold because you needed the money, an accordion or a motorbike or a ring: twenty-five words, honest about the scratches. Underneath, with no limit, put the buyer on your doorstep and the notes in your hand.',
      short: 'What did you sell because you needed the money?',
    },
    {
      title: 'The song you know by heart',
      tags: ['reflection', 'bittersweet'],
      text: 'Which song do you know to the very last verse, whether hymn, anthem or jingle? Go through it verse by verse, and with each one place yourself somewhere you sang it, beside somebody. In one of those rooms your mouth was moving and no sound came out. Say where.',
      short: 'Where did you learn the song you know all the way through?',
    },
    {
      title: 'Nine boxes of your life',
      tags: ['document', 'thoughtful'],
      text: 'The archive of your life has been catalogued in nine boxes. For each, give the dates, the contents in a dozen words, and the condition. Box four is water-damaged. Box seven remains closed until everyone named in it has died, but you may describe the lid and who has asked to see inside.',
      short: 'Which box of your life would you keep shut?',
    },
    {
      title: 'The next bed',
      tags: ['reflection', 'tender'],
      text: 'In a ward, a barracks or a hostel, somebody slept in the next bed, and you never met again. Begin with their noises. By the third night, what did you know about them that their own people did not? What had you said into the dark yourself?',
      short: 'Who slept in the next bed, and what did you tell them?',
    },
    {
      title: 'Confessing a broken thing',
      tags: ['letter', 'funny'],
      text: 'Years ago you broke something, hid the pieces, and let the wind or a brother take the blame. Confess to the owner now, in a letter, with the hour, the sound and the place to dig. You may make one excuse. Choose it carefully.',
      short: 'What did you break and never own up to?',
    },
    {
      title: 'Your bag at the border',
      tags: ['dialogue', 'tense'],
      text: 'An officer has your bag open on the table at a border. Go through it with him, item by item, as it was that day: what you said each thing was, and what it was. Some question you had rehearsed all night never came. What did he ask about instead?',
      short: 'What was in your bag when they opened it at the border?',
    },
    {
      title: 'Your first wages',
      tags: ['reflection', 'thoughtful'],
      text: 'Your first wages, in an envelope or on a slip. Follow them from the hand that paid you until they were gone: how they were counted, who took a share without asking, what you bought and kept in its bag. Give the prices. Stop at the last coin.',
      short: 'Where did your first wages go?',
    },
    {
      title: 'The home you nearly had',
      tags: ['scene', 'bittersweet'],
      text: 'There was a flat, a farm or a town to which you nearly moved. View it once more with the agent: the stairs, the light, the last tenant’s nail in the wall. Decide where the bed would have gone. Afterwards, on the pavement, somebody says what they think. Write it down exactly.',
      short: 'Which home did you nearly move into?',
    },
    {
      title: 'Questions to ask your grandmother',
      tags: ['interview', 'tender'],
      text: 'Ask your grandmother, or the oldest person whose number you have, six questions with a thing in them. What was on your feet when you met him? What did you hide, and where? Who cut your hair? What did you eat when there was nothing? Take it down as spoken, and note the question she answered with another story.',
    },
    {
      title: 'Letter to your child at eighteen',
      tags: ['letter', 'tender'],
      text: 'Your child is eighteen and has found this page. Tell them about one ordinary day this week: what they ate and refused, what you said twice, what they did when they thought nobody saw. Leave out advice. At the end, one thing you got wrong that day, and what you’d like them to know about it.',
    },
  ],
  faqs: [
    {
      question: 'Is my life interesting enough for a memoir?',
      answer:
        'Yes, if you will look at one part of it longer than is comfortable. Readers do not compare lives, they compare details, and a mother’s telephone voice beats a famous uncle. Take the least remarkable room you ever lived in and list twenty things that were in it. By the twelfth, you will hit something you had not thought of for years. Begin there, and let the remarkable parts come when they are called.',
    },
    {
      question: 'How do I write conversations I can’t remember word for word?',
      answer:
        'Write what that person would have said, in their own rhythm, and keep it short. Nobody expects a tape. You owe the reader the sense, the tone and the subject of the talk; the commas are yours. Start from the one phrase you are sure of, such as “Say I’m not in,” and build only what is needed around it. Where memory fails altogether, admit it: “Then she said something about the dog.”',
    },
    {
      question: 'Do I have to begin with my childhood?',
      answer:
        'No. Begin with the scene you have told most often, or the one you have never told at all. A memoir can start at fifty, on a pavement outside a flat you did not take, and fetch the child when she is needed. If you have three scenes, lay them on the floor and try them in each order. Chronology is the order of a form; most good stories start where a question does.',
    },
    {
      question: 'Can I write about people who are still alive?',
      answer:
        'You can write about anyone; showing it is a second decision, and you can take that one a year later. In the draft, use real names, because the details stay truer. Before anybody else reads it, ask of each page: is this mine to tell, is it accurate, would I read it aloud with them in the room? Your brother’s debt is his; the supper at which you heard of it is yours. For print, get proper advice.',
    },
  ],
  relatedLinks: [
    {
      text: 'The same life, in odder shapes: creative journaling',
      to: '/creative-journal-prompts-for-self-reflection',
    },
    { text: 'Thanking the people in the story', to: '/inspirational-journal-prompts-for-gratitude' },
    { text: 'The plan: first chapter of a memoir', to: '/plans/first-chapter-of-a-memoir' },
  ],
} satisfies ThemedPage
