import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Silly Writing Prompts for Teens',
  purpose: 'fiction',
  level: 'teens',
  metaTitle: 'Silly Writing Prompts for Teens | Promptory',
  metaDescription:
    '23 silly prompts for teens: a goose on the student council, a dishwasher heist, horoscopes for bus seats. Total nonsense, told with a straight face.',
  description:
    '23 ridiculous jobs for teenage writers, each with rules to follow and a perfectly good reason to break them.',
  introduction:
    'Silly writing is serious training. To be believed while describing a goose on the student council, you need good details, good timing and a voice that never giggles. The mistake that most people make is to throw in ten mad things at once. One is plenty, as long as everybody else in the story treats it as normal and has a meeting about it. Read down the page until you hear a voice in your head. In the next twenty minutes, write it without stopping, and each time you want to add another crazy thing, add a consequence of the first one. Finish by reading it to someone without laughing. That part is hard.',
  prompts: [
    {
      title: 'The goose is on the council',
      tags: ['one-voice', 'funny'],
      text: 'Morning announcements at a high school in Wisconsin, word for word. The goose is back. It has been elected to the student council by a margin of forty votes, and the deputy head is reading out its demands in the voice of a woman who voted for it.',
      short: 'A goose won a seat on the student council. You have to read its demands over the loudspeaker.',
    },
    {
      title: 'Driving lessons in opera',
      tags: ['dialogue', 'funny'],
      text: 'Your driving instructor used to sing at the opera in Oslo, and he can give directions in no other way. Write your first lesson as a script, songs included, with the roundabout as a grand finale that nobody will let you out of.',
      short:
        'Your driving teacher used to sing opera, and now he sings all his directions. You’re coming up to the freeway.',
    },
    {
      title: 'How to survive a huge wedding',
      tags: ['how-to', 'funny'],
      text: 'Survival guide to a twelve-hour wedding in Lahore with four hundred cousins. Give the correct answer to “How you have grown” and three reliable hiding places. Above all, explain what to do when the uncle who owns the microphone begins to look round for you.',
    },
    {
      title: 'Who stole the turnip?',
      tags: ['document', 'funny'],
      text: 'Incident report on the theft of the school mascot, a felt turnip six feet tall. It has been written by the class president, who clearly did it, and who keeps describing the thief as brave.',
    },
    {
      title: 'Nineteen days of group work',
      tags: ['document', 'funny'],
      text: 'Version history of a group presentation on volcanoes. It opens with “Created by Ravi” and ends with “Restored by Ravi.” Fill in the nineteen days between, with times and names. At 02:14 somebody adds a llama.',
      short: 'Show us the edit history of a group project that one person did alone. At 2 a.m. somebody added a llama.',
    },
    {
      title: 'Your phone speaks Viking',
      tags: ['messages', 'funny'],
      text: 'Somebody has switched your phone to Viking, so that “On my way” goes out as “I come with longships.” You are in the middle of arranging Saturday’s shifts with your new boss at the pizza place, who is Danish and appears to be enjoying it.',
      short:
        'Somebody set your phone to Viking. You meant to text your boss “On my way.” It sent something about longships.',
    },
    {
      title: 'The back half of an elk',
      tags: ['scene', 'funny'],
      text: 'A theme park in Sweden has hired you for the summer as the back half of an elk, and your math teacher is the front half. It is thirty degrees, there are six hours left until closing time, and he would like to talk about your coursework.',
      short:
        'Your summer job is being the back end of an elk. The front end is your math teacher, and he wants to chat.',
    },
    {
      title: 'Villain wanted',
      tags: ['document', 'funny'],
      text: 'Villain wanted. The old one is retiring, and the town has put out an application form. Fill it in: experience, special powers, lair (shared bedroom), and a reference from your little brother, who signs under protest.',
    },
    {
      title: 'You waved at a stranger',
      tags: ['scene', 'funny'],
      text: 'You waved back at a person who was not waving at you, so to cover it up you pretended to be hailing a bus, and the bus stopped. You are now forty minutes out on the road to Sioux Falls. Keep going, and admit nothing.',
      short:
        'You waved at someone who wasn’t waving at you, so you pretended you were stopping a bus. It stopped. You got on.',
    },
    {
      title: 'A machine that wants compliments',
      tags: ['list', 'funny'],
      text: 'The drinks machine at the sports hall in Abidjan accepts compliments instead of coins, and it is extremely hard to please. Your whole handball team is thirsty. List the seven compliments that you try, with what comes out after each.',
    },
    {
      title: 'Six minor curses',
      tags: ['document', 'funny'],
      text: 'First day of your internship at the Department of Minor Curses. Draft six new ones for approval, no stronger than “may your left sock always be slightly wet.” Your supervisor, who adds her comments in red, thinks that you are holding back.',
      short: '“May one sock always be damp.” You invent very small curses for a living. Write six more.',
    },
    {
      title: 'A horoscope for bus seats',
      tags: ['document', 'funny'],
      text: 'Forget the stars. Cast this week’s horoscope for six seats on the school bus, such as Back Row Window and The One With The Gum. Predict love, money and homework for each, and warn all of them about Thursday.',
    },
    {
      title: 'Karate against ballet',
      tags: ['document', 'funny'],
      text: 'Your karate club and a ballet class for toddlers have been given the same hall at the same hour, in front of the same forty parents, and neither teacher is prepared to give way. Review the show for the local paper, out of five stars.',
    },
    {
      title: 'Grandfather leads the clan',
      tags: ['scene', 'funny'],
      text: 'To find out what the fuss was about, your grandfather in La Paz joined your online game, and he now commands a clan of three thousand who know him only as the Condor. He needs you to take over for ten minutes, in the middle of a war, because his soup is boiling over.',
      short:
        'Grandpa tried your online game once. Now he commands three thousand players, and he needs you to cover while he eats.',
    },
    {
      title: 'Minutes of the pigeons',
      tags: ['document', 'funny'],
      text: 'Minutes, the pigeons of Block C. Present: all. Apologies: Gerald. For the sake of his health, the boy on the ninth-floor balcony has given up chips. Record the debate, the vote, and the plan that was agreed for winning him back.',
    },
    {
      title: 'Cook one pea',
      tags: ['one-voice', 'funny'],
      text: 'Final of the school cooking contest. The lid comes off the secret ingredient, and it is a pea. One pea. You have forty minutes, a camera in your face and an opponent who is already crying. Give us your voice-over, and the judges’ remarks on texture.',
      short: 'You’re in the cooking final. They lift the lid on the secret ingredient, and it’s a pea. Just the one.',
    },
    {
      title: 'A phrasebook of your family',
      tags: ['document', 'funny'],
      text: 'An exchange student from another galaxy is moving into your house on Sunday. Compile a phrasebook: ten things that your family says, what they really mean, and the one question that must never be answered honestly.',
    },
    {
      title: 'The dishwasher heist',
      tags: ['scene', 'funny'],
      text: 'Emptying the dishwasher, told as a heist. Assemble a crew in which everyone has one skill and one weakness. There is a floor plan, a getaway bicycle and a man on the inside. There is also a baby, asleep, six feet from the cutlery.',
      short: 'Tell it like a heist: you have to empty the whole dishwasher, and the baby is asleep six feet away.',
    },
    {
      title: 'Time travel to the dentist',
      tags: ['dialogue', 'funny'],
      text: 'It turns out that you can travel in time, although only to last Tuesday, and only to the dentist’s waiting room. You have been back eleven times, and the receptionist is beginning to suspect something. Explain to her what you keep getting wrong.',
      short:
        'You can travel in time, but only to the dentist’s waiting room last Tuesday. The receptionist is starting to notice.',
    },
    {
      title: 'The Great Spoon Dispute',
      tags: ['document', 'funny'],
      text: 'History paper, question 4: “Outline the causes of the Great Spoon Dispute of 1704. (12 marks)” You have never heard of it. Answer with total confidence, two dates and a quotation, and add the examiner’s remark.',
      short: 'Test question: “What caused the Great Spoon Dispute of 1704?” You have no idea. Answer like you do.',
    },
    {
      title: 'Zombie group project',
      tags: ['messages', 'funny'],
      text: 'Your group project has four members and one of them is a zombie. He’s slow, he moans, bits of him are on the poster board, and he’s still the only one who’s done his part. Write the group chat on the night before it’s due.',
    },
    {
      title: 'Vampire gets braces',
      tags: ['dialogue', 'funny'],
      text: 'Count Radu is fifteen, for the four hundredth year, and he’s finally getting braces. The orthodontist doesn’t ask questions, but she does have a mirror, a very bright lamp and a form with “date of birth”. Write the first appointment.',
    },
    {
      title: 'Ten bad first sentences',
      tags: ['list', 'funny'],
      text: 'Write ten first sentences so wrong that nobody could stop reading, such as “The ham was not mine, but I did answer to it.” No alarm clocks, no weather, no dreams. Give all ten to a friend. Whichever one makes them ask a question gets a second sentence, and a third.',
    },
  ],
  faqs: [
    {
      question: 'How do I write something silly that’s actually funny and not just random?',
      answer:
        'Pick one impossible thing and follow its rules to the end. Random is a goose, a laser and a sandwich. Funny is a goose that has been elected, so it needs a seat, a badge and someone to second its motions. Ask “So what would they have to do about it?” five times, and write down each answer in order. By the fifth, you have a plot, and it will be sillier than anything random.',
    },
    {
      question: 'Can I hand in a silly story for English class?',
      answer:
        'Yes, if it does what the task asks for. A heist about a dishwasher can have tension, setting and three-part structure, and teachers who have read twenty storms at midnight will be glad of it. Check the mark scheme and hit every point with a straight face. Leave real teachers out of it, or ask them first. A made-up deputy head who voted for the goose is safer, and much easier to exaggerate.',
    },
    {
      question: 'My friends are funny out loud but I’m not. Can I still write comedy?',
      answer:
        'Yes, because on paper you get to think. Funny talkers need half a second; you have as long as you like, and you can cut the nine lines that did not work. Quiet people also notice more. If you are the one who saw how the uncle warms up the microphone, the joke is yours. Try a form first, such as minutes or a bus horoscope. It supplies the voice, so you only have to fill it.',
    },
    {
      question: 'How do I end a silly story when it has got completely out of hand?',
      answer:
        'Go back to the smallest thing on page one. If it began with a wave to the wrong person, end with that person, on that bus, waving at last. Readers feel that you had a plan, even if you did not. The other way out is to let somebody sensible walk in and take it all calmly: “Right,” says your mother, “which of you is the elk?” Stop there. Don’t explain it.',
    },
  ],
  relatedLinks: [
    { text: 'Daily tasks for school, ten minutes each', to: '/daily-writing-prompts-for-students' },
    { text: 'Less silly, more blushing: romance for teens', to: '/romantic-writing-prompts-for-teens' },
    { text: 'More creative prompts of every kind', to: '/creative-writing-prompts' },
  ],
} satisfies ThemedPage
