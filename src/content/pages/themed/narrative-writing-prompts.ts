import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Narrative Writing Prompts',
  purpose: 'school',
  level: 'students',
  metaTitle: 'Narrative Writing Prompts for Grades 5 to 10',
  metaDescription:
    'Narrative writing prompts for grades 5 to 10: personal narratives, small moments, first days, family stories, what-ifs and high school narrative essays.',
  description:
    'Personal and made-up narratives for grades 5 to 10, each with a moment to start from and something at stake.',
  introduction:
    'A narrative is a story with a change in it: somebody wants something, something gets in the way, and by the end a thing is different, even if it is only how you look at your brother. Writing one teaches you to choose what matters. Most beginners start when they woke up and run out of time before anything happens. Start two minutes before the trouble instead. Pick a prompt below and list five things you could see, hear or smell there. Write for fifteen minutes without fixing anything. Then read it out loud and circle the one moment you would slow down. That is where your next draft begins.',
  prompts: [
    {
      title: 'Narrative writing for 5th grade',
      tags: ['scene', 'funny'],
      text: 'The class snake is not in its tank. You were the last person to feed it, and the principal is coming at ten with visitors. Tell the story of the next thirty minutes, including where you looked first.',
    },
    {
      title: 'Narrative writing for 6th grade',
      tags: ['scene', 'tense'],
      text: 'In your first week at middle school, an eighth grader hands you a folded note and says, “Give this to Priya. Don’t read it.” There are three Priyas in your homeroom. Write what you do between first bell and lunch.',
    },
    {
      title: 'Narrative writing for 7th grade',
      tags: ['scene', 'tense'],
      text: 'Two friends each ask you to be their partner for the same project. You say yes to both. Begin at the moment they sit down on either side of you.',
    },
    {
      title: 'Narrative writing for 8th grade',
      tags: ['scene', 'thoughtful'],
      text: 'The group chat is making fun of a photo of someone you used to be close to. You start typing, delete it, and start again. Tell the story of that evening, then of Monday morning in the hallway.',
    },
    {
      title: 'Personal narrative about one day',
      tags: ['one-voice'],
      text: 'Write about a day when you came home different from the way you left. Start with what was in your hands.',
    },
    {
      title: 'Small moment: two minutes long',
      tags: ['description'],
      text: 'Pick two minutes you remember clearly: the top of the diving board, the last bite, the wait outside the office. Make them fill a whole page. What did your feet feel? What sound kept going?',
    },
    {
      title: 'Summer vacation story',
      tags: ['scene', 'funny'],
      text: 'Skip the part of summer you would post. Tell about the afternoon when the plan fell apart: the car that quit, the cousin who cried, the rain in the tent. Who fixed it, and with what?',
    },
    {
      title: 'First day of school story',
      tags: ['scene', 'tense'],
      text: 'Your schedule says Room 214. The door says 214. But everybody inside is two feet taller than you, and the teacher has already said, “Take a seat.” Write a first day of school that starts in the wrong room.',
    },
    {
      title: 'Back to school: what changed',
      tags: ['list', 'thoughtful'],
      text: 'List five things that changed between June and now: a voice, a locker neighbor, your shoe size, a friendship. Choose the one you noticed last and tell the story of when you noticed it.',
    },
    {
      title: 'A time I was wrong',
      tags: ['one-voice', 'thoughtful'],
      text: 'You were completely sure, and you said so out loud. Write the scene where you found out you were wrong. Who was in the room, and what did your face do?',
    },
    {
      title: 'A challenge I faced',
      tags: ['scene', 'hopeful'],
      text: 'Write about something that took you more than five tries. Give us the second try, the try where you nearly quit, and the one that worked, or didn’t. Leave out the word “finally.”',
    },
    {
      title: 'A family story we retell',
      tags: ['one-voice', 'funny'],
      text: 'There is one story your family tells at every big dinner, and somebody always says, “That is not how it happened.” Tell it your way, with the interruptions left in.',
    },
    {
      title: 'A place I know by heart',
      tags: ['description', 'tender'],
      text: 'Take us through a place you could walk in the dark: your aunt’s shop, the bleachers, the laundry room, the path behind the mosque. Then tell what happened there that one time.',
    },
    {
      title: 'All about me story',
      tags: ['list'],
      text: 'Don’t list your age and favorite color. Tell four tiny true stories, three sentences each: about your name, your worst haircut, something you lost, and something you can do that nobody in this room knows about.',
    },
    {
      title: 'What if story',
      tags: ['scene', 'whimsical'],
      text: 'What if everyone could hear the last thing you thought, but only for one second after you closed a door? Write a normal Tuesday with eleven doors in it.',
    },
    {
      title: 'Narrative essay for high school',
      tags: ['reflection', 'thoughtful'],
      text: 'Tell about a rule you kept for years without asking why, and the day you broke it or decided to keep it on purpose. Show both days as scenes. Save what you make of it now for the last paragraph.',
    },
    {
      title: 'Dialogue in a narrative',
      tags: ['dialogue', 'tense'],
      text: '“You told him.” “I told him some of it.” Continue this conversation in the back seat of a car, with a parent driving who must not understand. Use no more than six lines of description.',
    },
    {
      title: 'A narrative that starts mid-action',
      tags: ['scene', 'tense'],
      text: 'Begin with your character already running, a birthday cake in both hands. Only on page two may we find out whose birthday it is and who is chasing.',
    },
    {
      title: 'The day I felt proud',
      tags: ['scene', 'hopeful'],
      text: 'Tell about something you did well that nobody clapped for. Who almost saw it?',
    },
    {
      title: 'An embarrassing moment',
      tags: ['scene', 'funny'],
      text: 'Slow down your most embarrassing ten seconds until they take a page. Describe the room, the silence and the first person to laugh. It counts if that person was you.',
    },
    {
      title: 'A friendship that changed',
      tags: ['one-voice', 'bittersweet'],
      text: 'You and a friend had a thing: a handshake, a seat on the bus, a game with your own rules. Write about the last time you did it, when you did not know it was the last.',
    },
    {
      title: 'A time I was scared',
      tags: ['scene', 'tense'],
      text: 'It was probably nothing. Write about the night, the ride or the sound that scared you anyway, second by second, until somebody turned on a light.',
    },
    {
      title: 'Realistic fiction narrative',
      tags: ['scene', 'thoughtful'],
      text: 'Mateo finds forty dollars in the pocket of a jacket from the thrift store, along with a phone number. His cleats have a hole in them, and tryouts are Friday. Write Thursday.',
    },
    {
      title: 'Moving to a new home',
      tags: ['letter', 'bittersweet'],
      text: 'Write a letter to whoever sleeps in your old room now, or in a room you had to leave behind. Warn them about two things. Ask them to check on one. Never moved? Make up the room.',
    },
    {
      title: 'Same story, two narrators',
      tags: ['one-voice'],
      text: 'Tell about an argument you had this year in ten sentences, with “I.” Now the other person gets ten sentences, and at least one good point.',
    },
    {
      title: 'Historical narrative for students',
      tags: ['document', 'tense'],
      text: 'It is 1912, and you sort telegrams in a harbor office. You are fourteen and have been told never to read them. Write three entries from your notebook: the day before you read one, that day, and the day after.',
    },
    {
      title: 'A story ending with an object',
      tags: ['scene', 'tender'],
      text: 'Pick something you keep that is worth nothing to anyone else: a ticket, a bent key, half an eraser. Tell how you got it. Your last sentence has to put it somewhere.',
    },
  ],
  faqs: [
    {
      question: 'How do I start a narrative if nothing ever happens to me?',
      answer:
        'Start with something small that you remember too well. Readers don’t need a shipwreck; they need a want and a problem. “I wanted the window seat, and my cousin had it” is enough for two pages. Write down three times this year that your stomach dropped or you laughed until it hurt. Choose the one with the fewest people in it, and begin two minutes before it happened.',
    },
    {
      question: 'What is the difference between a personal and a fictional narrative?',
      answer:
        'A personal narrative happened to you; a fictional one didn’t. Both need a character who wants something, a problem, scenes with details, and a change by the end. In a personal narrative you may rebuild what people said as well as you remember it, but you don’t add a broken leg. In fiction you can borrow your real bus and put a stranger on it with your homework.',
    },
    {
      question: 'How long should a narrative be in middle school?',
      answer:
        'Usually one to two pages, or about 300 to 600 words, but the assignment sheet decides. High school narrative essays often run from 600 to 1,000. If you have too little, find the most important moment and slow it down: what you saw, what you thought, what somebody said. If you have too much, cut the morning. For example, a story about a game can start in the last inning.',
    },
    {
      question: 'How do you end a narrative without saying what I learned?',
      answer:
        'End on something you can see or hear that is different from the beginning. If the story starts with you hiding your lunch, it could end with you sliding half of it across the table. The reader understands without being told. If your teacher wants reflection, add one honest sentence before the final picture, such as “I still don’t know why I lied about it.”',
    },
  ],
  relatedLinks: [
    { text: 'Daily prompts for the classroom', to: '/daily-writing-prompts-for-students' },
    { text: 'Story ideas and scenes', to: '/story-ideas-and-scene-prompts' },
    { text: 'Silly prompts for teens', to: '/silly-writing-prompts-for-teens' },
  ],
} satisfies ThemedPage
