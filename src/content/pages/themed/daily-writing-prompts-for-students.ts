import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Daily Writing Prompts for Students',
  purpose: 'school',
  level: 'students',
  metaTitle: 'Daily Writing Prompts for Students | Promptory',
  metaDescription:
    'Four school weeks of ten-minute prompts for students: lose a race with style, defend the rule you hate, map the lunch hall. For classrooms and late buses.',
  description:
    '21 ten-minute tasks, a little over four school weeks, that make you argue, look, measure, lie and remember.',
  introduction:
    'Ten minutes of writing a day make the next essay or exam answer easier to start, because you have started a hundred times already. Students often use up those minutes waiting for a good idea. A plain idea, looked at closely, will do. Each prompt here trains one thing, such as arguing, describing, cutting or listening, and tells you what to make. Read one and start before you like it. Write for ten minutes without rubbing out. Take five to underline the line that sounds most like you and to cut the dullest one. Use the last five to read it to somebody. Teachers: four weeks are here, in any order.',
  prompts: [
    {
      title: 'A game with no name',
      tags: ['how-to', 'funny'],
      text: 'On the playground there is a game that has no name. Explain its rules to somebody who is joining your class from Peru tomorrow and is very good at arguing. Close every loophole that she could possibly find before lunch.',
    },
    {
      title: 'Save the benches',
      tags: ['letter', 'thoughtful'],
      text: 'Your principal wants to remove all the benches from the yard because of what happens on one of them. Argue for keeping them, in a letter of one page, without ever admitting that you are usually on that one.',
    },
    {
      title: 'How to come last in style',
      tags: ['how-to', 'funny'],
      text: 'Write instructions for coming last in a race in front of the whole school, and doing it with style. Number the steps. The first takes place on the starting line, and the final one the next morning.',
    },
    {
      title: 'Your way to school, fifty words',
      tags: ['description', 'thoughtful'],
      text: 'Describe your way to school in exactly fifty words. Now do it in ten, and finally in one. Which of the three versions would you send to a friend who has moved to Lagos and misses it?',
    },
    {
      title: 'Two honest witnesses',
      tags: ['document', 'funny'],
      text: 'A ball has gone through the window of the gym. Write two witness statements, one by the goalkeeper and one by somebody who was looking the other way. Both witnesses are completely honest, and they do not agree on a single important detail.',
    },
    {
      title: 'Two lessons are the same',
      tags: ['speech', 'funny'],
      text: 'Take two lessons from this week that have nothing in common, such as swimming and fractions. Prove in one paragraph, with evidence, that they are really the same lesson. The teacher who is hardest to convince will be reading it.',
    },
    {
      title: 'The player who looks down',
      tags: ['document', 'thoughtful'],
      text: 'In the newspaper photograph of the winning team, ten people are smiling and one is looking at the floor. Give us the caption that the paper printed, and underneath it the one that the eleventh player would have chosen.',
    },
    {
      title: 'One minute before the council',
      tags: ['speech', 'thoughtful'],
      text: 'The town has money for one thing only: a pool, a railway station or a hospital garden. You get one minute in front of the council in Aarhus, and the mayor starts to yawn at second twenty. Make your speech, and be ready for second twenty-one.',
    },
    {
      title: 'Interview an adult about fear',
      tags: ['dialogue', 'thoughtful'],
      text: 'Ask an adult at home or at school what they were afraid of at your age, and set it out as an interview. Your best question will be the third “why”, so leave enough space for the answer.',
    },
    {
      title: 'Prove a saying wrong',
      tags: ['scene', 'funny'],
      text: 'Take a saying that somebody in your family is always using, in any language, and prove it wrong in six sentences with one true story. In a seventh, let that person reply.',
    },
    {
      title: 'A letter from your desk',
      tags: ['letter', 'funny'],
      text: 'Dear whoever sits here at two o’clock: a letter from your desk. It knows where the table wobbles, what has been drawn underneath, and which of you is nervous before a test. There is one thing that it would like the two of you to change.',
    },
    {
      title: 'Nine facts and a lie',
      tags: ['list', 'funny'],
      text: 'List ten facts about the kitchen where you eat, nine of them true and one of them a lie. Hand the list to somebody. If they spot the lie, change the way you tell it, and not the lie itself, until nobody can.',
    },
    {
      title: 'Sentences that get shorter',
      tags: ['scene', 'eerie'],
      text: 'Nobody in the choir knew who was singing the extra part. Continue from there for six sentences, each of which has to be shorter than the one before it, until the last has only one or two words left.',
    },
    {
      title: 'The hardest word, five times',
      tags: ['letter', 'funny'],
      text: 'Choose the hardest word from any lesson this week and use it five times, correctly, in a complaint to the bus company about the 8:10. You may not explain it, but a careful reader should be able to work out what it means.',
    },
    {
      title: 'Three minutes at the window',
      tags: ['description', 'thoughtful'],
      text: 'Look out of one window for three minutes and make a note of everything that has moved or changed since you last really looked. Pick the smallest item on your list. Describe it so that nobody could ever call it small.',
    },
    {
      title: 'A line graph of yesterday',
      tags: ['scene', 'thoughtful'],
      text: 'Draw a line graph of yesterday, with the hours along the bottom and zero to ten up the side. Find the steepest part, and turn it into a scene that begins one minute before the line starts to climb or fall.',
    },
    {
      title: 'Defend an unfair rule',
      tags: ['speech', 'funny'],
      text: 'Which rule at home do you find the most unfair? You are now the lawyer of the person who made it. Present their case to the jury so well that you begin to worry.',
    },
    {
      title: 'What they do not mention',
      tags: ['dialogue', 'bittersweet'],
      text: 'Two people are sharing an umbrella on a platform in Kolkata. One of them is leaving for good, and the other is late for work. Write only what they say, and let neither of them mention the train, the rain or the suitcase.',
    },
    {
      title: 'Eight sounds with eyes shut',
      tags: ['description', 'thoughtful'],
      text: 'Sit with your eyes shut for one minute, and afterwards put down eight sounds, from the nearest to the most distant. Give the most distant one an owner, a name and a reason for being made just now. You have one paragraph.',
    },
    {
      title: 'A map of the lunch hall',
      tags: ['document', 'funny'],
      text: 'Sketch a map of the lunch hall as though you had discovered it. Name its deserts, its straits, and the one region that you have never entered. Compose the guidebook entry on that region from rumors alone.',
    },
    {
      title: 'End of the year, five sentences',
      tags: ['list', 'thoughtful'],
      text: 'Finish five sentences about this school year: I used to think… Nobody saw me when… I would keep… The person who helped me most was… When the new year begins, remind me that… Choose the one that was hardest to finish, and write half a page about why.',
    },
  ],
  faqs: [
    {
      question: 'What if I stare at the prompt and nothing comes?',
      answer:
        'Copy the prompt out by hand and carry on past its last word. Your hand is already moving, and it rarely stops at a period. If it does, write down what you can see from your chair until something annoys you: “The radiator is knocking again, three times, as if it wanted to come in.” There is your first line. Nobody has to know that you got to it by way of a radiator.',
    },
    {
      question: 'How long should a daily writing prompt take in class?',
      answer:
        'Fifteen minutes in all: ten to write, three to cut, two to hear a few. Shorter writing is fine; longer often means that people have begun to decorate. One class in its first week might get six lines from the fifty-ten-one task, and a page each by the third week. Keep the same time every day, right after the register, so that starting becomes a habit and not a decision.',
    },
    {
      question: 'Do spelling and grammar count when I am writing every day?',
      answer:
        'Not during the ten minutes. Afterwards, yes, but one thing at a time. Choose a single mistake that you make often, such as its and it’s, and hunt only for that one this week. By the end of term you will have caught a dozen for good. If you stop to check every word as you go, you will write “big” where you meant “enormous”, because “big” was safe.',
    },
    {
      question: 'Can I use a daily prompt as the start of a graded essay or story?',
      answer:
        'Yes, and it is one of the best places to look for one. Go through two weeks of pages and mark each line that you would read aloud without blushing. A ten-line defense of your parents’ phone rule holds a claim, a reason and an opponent, which is an argument essay in small. Tell your teacher where it began. Most of them would rather grade something that already has a pulse.',
    },
  ],
  relatedLinks: [
    { text: 'When the class needs a laugh', to: '/silly-writing-prompts-for-teens' },
    { text: 'Longer tasks: short-story prompts', to: '/writing-prompts/short-story' },
    { text: 'For the notebook nobody marks', to: '/journal-prompts/teens' },
  ],
} satisfies ThemedPage
