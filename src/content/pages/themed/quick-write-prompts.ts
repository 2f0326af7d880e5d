import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Quick Writes, Bell Ringers and Morning Work',
  purpose: 'school',
  level: 'students',
  metaTitle: 'Quick Writes, Bell Ringers and Morning Work',
  metaDescription:
    '30 five-minute quick writes, bell ringers, morning work, morning meeting questions, exit tickets, brain breaks, would you rather and all about me prompts.',
  description:
    'Short tasks for the edges of a school day: the first five minutes, the last three, Friday afternoon and the first and last day of school.',
  introduction:
    'Five minutes of writing settle a room faster than calling for quiet, and they give shy students something to read from when you ask a question. The usual mistake is to explain too long, so that three of the five minutes are gone before a pencil moves. Put one prompt on the board, read it once, and start the timer. To use this page in the next twenty minutes, copy five prompts onto cards: one to open the day, one for a circle, one to wake people up, one to close a lesson and one for Friday. Spelling doesn’t count here, and nobody has to share. Students can pass, or read out only their best line.',
  prompts: [
    {
      title: 'Quick write: something you lost',
      tags: ['reflection'],
      text: 'What’s the last thing you lost, and where was it the whole time? If you never found it, tell us where it is right now.',
    },
    {
      title: 'Five-minute quick write: one smell',
      tags: ['description'],
      text: 'Sunscreen, cut grass, your aunt’s car: choose a smell that takes you straight to a place. Go there for five minutes and don’t stop writing.',
    },
    {
      title: 'Quick write: when I was little',
      tags: ['one-voice', 'funny'],
      text: 'Start every sentence with “When I was little, I thought …” Keep going until the timer stops you.',
    },
    {
      title: 'Bell ringer: odd one out',
      tags: ['list'],
      text: 'Pencil, orange, whistle, shoe. Which one doesn’t belong? Find a reason that nobody else in the room will think of.',
    },
    {
      title: 'Bell ringer: one sentence, three ways',
      tags: ['list'],
      text: '“The dog went down the street.” Write it again so that it’s scary, then so that it’s funny, and then so that we all want to adopt the dog.',
    },
    {
      title: 'Bell ringer: yesterday in headlines',
      tags: ['document', 'funny'],
      text: 'Write yesterday as three newspaper headlines: one that’s true, one that blows it out of proportion, and one that only your family would understand.',
    },
    {
      title: 'Morning work for elementary: my shoes',
      tags: ['description'],
      text: 'Look at your shoes. Write three sentences: what they look like, where they have been, and where they want to go.',
    },
    {
      title: 'Morning work: the date’s number',
      tags: ['scene'],
      text: 'Take the number in today’s date. Write a story of four sentences in which you need exactly that many of something.',
    },
    {
      title: 'Morning work: backpack map',
      tags: ['description', 'whimsical'],
      text: 'Draw the inside of your backpack as a map. Name five places on it. One of them is dangerous.',
    },
    {
      title: 'Morning meeting question: quiet helpers',
      tags: ['reflection', 'tender'],
      text: 'Who helped you yesterday without being asked? Say their name, and finish this sentence: “I noticed when you …”',
    },
    {
      title: 'Morning meeting question: our mascot',
      tags: ['speech', 'funny'],
      text: 'If our class were an animal this week, which one would we be? Tell us why, and why not a lion.',
    },
    {
      title: 'Morning meeting check-in: how awake?',
      tags: ['list'],
      text: 'From one to five, how awake are you? Name one thing that would move you up by one, and one thing that would send you back to bed.',
    },
    {
      title: 'Exit ticket: three, two, one',
      tags: ['list'],
      text: 'Write three things from today that you could explain at home, two words you’d still have to look up, and one question for tomorrow.',
    },
    {
      title: 'Exit ticket: where I got lost',
      tags: ['reflection'],
      text: 'Finish this: “I was with you until …” Then write the one question that would bring you back.',
    },
    {
      title: 'Exit ticket: text a friend',
      tags: ['messages'],
      text: 'Your friend was out today. Text them the one thing from this lesson they can’t do without. You have twenty words.',
    },
    {
      title: 'Friday fun: class object awards',
      tags: ['speech', 'funny'],
      text: 'Give out five awards to things in this room: Bravest Eraser, Most Patient Chair. Choose one winner and write its thank-you speech.',
    },
    {
      title: 'Friday fun: fold and pass',
      tags: ['scene', 'funny'],
      text: 'Write the first sentence of a story and fold it down so that only its last word shows. Pass it left. After seven folds, open it up and read it in your most serious voice.',
    },
    {
      title: 'Friday free write: pick one',
      tags: ['reflection'],
      text: 'Choose one: a letter to your weekend, a review of Monday with stars, or instructions for doing absolutely nothing.',
    },
    {
      title: 'Brain break: write it wrong',
      tags: ['list', 'funny'],
      text: 'Write your name with your other hand. Now with your eyes shut. Now as if you were very famous. Which one would you put on a million-dollar check?',
    },
    {
      title: 'Brain break: ten-second line',
      tags: ['description', 'whimsical'],
      text: 'Close your eyes and draw one long line for ten seconds. Open them. It’s an animal, a machine or a map. Add three details and a name.',
    },
    {
      title: 'Would you rather: school edition',
      tags: ['analysis', 'funny'],
      text: 'Would you rather have lunch first thing in the morning or gym class in the library, without a sound? Choose one and give two reasons.',
    },
    {
      title: 'Would you rather: for teens',
      tags: ['analysis'],
      text: 'Would you rather always know when someone is lying, or always be believed yourself? Take two minutes to choose and three to say what would go wrong.',
    },
    {
      title: 'List-making: better with age',
      tags: ['list'],
      text: 'List ten things that get better as they get older. Number ten can’t be food.',
    },
    {
      title: 'List-making: my ten expert subjects',
      tags: ['list'],
      text: 'Getting gum out of hair, the number 14 bus, your little brother: list ten things that you are an expert in. Star the one you could teach for five minutes.',
    },
    {
      title: 'All about me in numbers',
      tags: ['description'],
      text: 'Introduce yourself with six numbers: languages you know, hours you sleep, people at your table, minutes to school, and two that we’d never guess. Write a sentence about each.',
    },
    {
      title: 'All about me: letter to teacher',
      tags: ['letter'],
      text: 'Dear teacher: here are two things that help me learn, one thing that gets in the way, what I like to be called, and something I could help you with.',
    },
    {
      title: 'First day of school: the door',
      tags: ['scene'],
      text: 'Write the two minutes before you walked into this room today. What were you carrying? Who were you looking for?',
    },
    {
      title: 'First day letter, sealed',
      tags: ['letter', 'hopeful'],
      text: 'Write a letter for yourself to open on the last day of school. Tell that older you what you’re hoping for, what you’re worried about, and which song is stuck in your head. Fold it, tape it shut, and hand it in.',
    },
    {
      title: 'End of year reflection: then, now',
      tags: ['reflection', 'thoughtful'],
      text: 'Put something you wrote in the first weeks beside something from this month. What can you do now that you couldn’t do then? Point to the exact line.',
    },
    {
      title: 'End of year: advice for September',
      tags: ['letter', 'funny'],
      text: 'Write to the student who’ll sit in your chair next year: what to bring, what not to worry about, who to be nice to, and the one joke they have to know.',
    },
  ],
  faqs: [
    {
      question: 'What is a quick write?',
      answer:
        'A quick write is three to ten minutes of writing without stopping, without correcting and usually without a grade. Its job is to get thoughts onto paper so that you can use them: in a discussion, in a longer piece, or not at all. If you get stuck, write the last word again until something comes. A student who writes “lost lost lost my blue hat lost at the rink” is halfway to a story about a rink.',
    },
    {
      question: 'How do bell ringers work in class?',
      answer:
        'The task is on the board before the students come in, and they begin it at the bell without being told. It should need nothing but paper, take four or five minutes, and have no single right answer, so that nobody finishes in ten seconds. “Pencil, orange, whistle, shoe: which one doesn’t belong?” is a good first one. Hear two or three answers and move on. After a week, the room starts itself.',
    },
    {
      question: 'What are good morning meeting questions for elementary students?',
      answer:
        'Ask questions that everybody can answer in one sentence and nobody can get wrong: “From one to five, how awake are you?” Stay away from ones that show who has more, such as vacations, presents or bedrooms. Let children pass, and come back to them at the end. Three kinds keep a week fresh: a silly one, a kind one and a what-do-you-think one. Write the funniest answer on the board until lunch.',
    },
    {
      question: 'Should quick writes be graded?',
      answer:
        'No, or only for having been done. If every line counts, students choose safe words and stop early. Keep them in one notebook, and every other Friday let each student choose one page to revise and hand in. That page can be graded, because it has had a second look. Tell students in advance if you might read the notebooks, and let them fold over a page that is private.',
    },
  ],
  relatedLinks: [
    { text: 'Four weeks of longer tasks', to: '/daily-writing-prompts-for-students' },
    { text: 'Prompts that plan the lesson for you', to: '/prompts-for-teachers' },
    { text: 'A new prompt every day', to: '/today' },
  ],
} satisfies ThemedPage
