import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Horror Writing Prompts for Middle School',
  purpose: 'fiction',
  level: 'middle-school',
  metaTitle: 'Horror Writing Prompts for Middle School | Promptory',
  metaDescription:
    '23 spooky prompts for ages eleven to thirteen: a ninth scarecrow, an echo that answers early, a kite that tugs back. Chills, no gore, always a way out.',
  description:
    '23 creepy starts for writers of eleven to thirteen: plenty of shivers, no blood, and somebody you can always run to.',
  introduction:
    'A scary story lets you be brave on paper. You choose how dark the corridor is, and you hold the flashlight. That makes it good practice for being brave elsewhere. The usual mistake is to show the monster in line two. Once we have seen it, we can measure it, and then it is only big. Let your reader notice one small wrong thing first, such as a doormat that faces the wrong way. Here is your plan for twenty minutes. Read the list and stop at the first prompt that makes you look behind you. Write three wrong things, each a bit bigger. End with a way out, even a narrow one.',
  prompts: [
    {
      title: 'The bus came early',
      tags: ['scene', 'eerie'],
      text: 'Bus 31 always comes out of the fog at 7:12, but today it arrives at 7:02. The driver knows your name, and all the passengers have turned round to face the back window. The emergency door is right beside your seat. You have four stops to work out what they are looking at.',
      short:
        'Your bus is ten minutes early today. The driver says your name, and everybody on board is staring out the back window.',
    },
    {
      title: 'Babysitting rules with a twist',
      tags: ['document', 'eerie'],
      text: 'Babysitting instructions, stuck to the fridge. One: juice at six. Two: teeth at seven. Three: if there are two of Oskar, put both of them to bed. Make up rules four to ten, and beside each one note the time at which you found out why it was there.',
      short:
        'The babysitting rules on the fridge start out normal. Rule three: if there are two of him, both go to bed. Continue.',
    },
    {
      title: 'The ninth scarecrow',
      tags: ['scene', 'eerie'],
      text: '“I made eight scarecrows,” says your grandfather in Nebraska. You count again, and there are nine. “Leave the last one where it is,” he tells you, “because it keeps the others in the field.” In the morning you find its hat on the porch.',
      short:
        'Grandpa built eight scarecrows, but you count nine. “Don’t move that one,” he says. “It’s guarding the rest.”',
    },
    {
      title: 'How many beds are there?',
      tags: ['messages', 'eerie'],
      text: 'Six patients on Ward 4 have had their tonsils out, and nobody is allowed to speak until morning, so they have been given whiteboards. At two o’clock somebody writes: HOW MANY BEDS ARE THERE? Tell the story only in what they write, until the night nurse switches on the light.',
    },
    {
      title: 'The turned doormats',
      tags: ['scene', 'eerie'],
      text: 'While you were at school, every doormat on your floor of the tower block was turned round, so that WELCOME now reads the right way up for somebody coming out. Yours is the only one that has not been touched yet. Mrs Osei downstairs is at home until six.',
      short:
        'Every doormat in the building has been turned around, so WELCOME faces whatever’s coming out. Yours hasn’t. Not yet.',
    },
    {
      title: 'The cold that walks',
      tags: ['document', 'eerie'],
      text: 'On a class trip to a weather station in Norway, you are the one with the clipboard. Every thermometer on the hill shows 4 degrees except the farthest, which shows minus 31. A minute later it is the next one along. The cold is walking toward the hut. Write the field notes.',
    },
    {
      title: 'The pool gets deeper',
      tags: ['scene', 'eerie'],
      text: 'For years the wall of the swimming pool in Omaha has said 12 FEET. On Tuesday it says 14, and when the lifeguard lets down her longest rope, it does not touch the bottom. Your bag fell in yesterday. Far below, the flashlight inside it has just been switched on.',
      short:
        'The sign at the pool has always said 12 FEET. Today it says 14, and your bag is down there with a flashlight shining in it.',
    },
    {
      title: 'Your bedroom in the museum',
      tags: ['document', 'eerie'],
      text: 'Room 9 of the town museum is a bedroom behind a rope. It is yours, right down to the apple that you bit this morning. The label gives your name and explains what became of you, but there is one mistake in it, which may save you. Copy out the label.',
    },
    {
      title: 'The skater under the ice',
      tags: ['scene', 'eerie'],
      text: 'At the skating club on a frozen lake in Finland, something is skating underneath the ice, upside down, with its blades against yours. At first it copied every move you made. Now it has begun to lead, toward the red flags. Your coach is waving from the shore.',
      short:
        'Something skates under the ice, feet to feet with you. It used to follow. Today it’s leading you back to shore, fast.',
    },
    {
      title: 'A hand from the top bunk',
      tags: ['scene', 'eerie'],
      text: 'On the night train to Guwahati, a hand keeps passing down an empty lunch box from behind the curtain of the top bunk, and your little brother keeps filling it. When you ask the guard who is up there, he tells you that this carriage has no top bunks.',
      short:
        'On the night train, a hand keeps reaching down from the top bunk for snacks. This train doesn’t have top bunks.',
    },
    {
      title: 'Lost property: one voice',
      tags: ['document', 'eerie'],
      text: 'Fill in the school’s lost-property form. Item: one voice. Where found: in the air vent of the gym, still singing. Has anybody asked for it? Does it want to be collected? Leave no box blank, and do not read your answers aloud.',
    },
    {
      title: 'The wrong shadow',
      tags: ['scene', 'eerie'],
      text: 'After the eclipse, everybody at your school in Freetown gets a shadow back, but yours is a head too short, and it limps. Across the yard, a small girl is being dragged along by one that is much too tall for her. There are two hours left until dark.',
      short: 'After the eclipse, everyone got a shadow back. Yours is too short for you, and it limps.',
    },
    {
      title: 'An echo that answers first',
      tags: ['scene', 'eerie'],
      text: 'In the valley above Cusco, your echo always comes back after two seconds. Today it answers before you have even shouted. “Go home,” it says, in your own voice. Your cousin thinks it is wonderful and wants to ask it some questions.',
      short: 'You haven’t yelled yet, and your echo already answered. “Go home,” it said. It used your voice.',
    },
    {
      title: 'A voicemail from yourself',
      tags: ['one-voice', 'eerie'],
      text: 'There is a voicemail on your phone from your own number. It is you, out of breath, giving directions through your school in the dark: “Left, left again, not the stairs.” Write down the whole message. Underneath, tell us about the night when you need it.',
      short:
        'You have a voicemail from your own number. “Left. Left again. Not the stairs.” You’ve never heard yourself so scared.',
    },
    {
      title: 'School clothes from the well',
      tags: ['scene', 'eerie'],
      text: 'Every time you use the well on your uncle’s allotment, the bucket brings up a piece of school uniform. Last week it was the left shoe, and yesterday it was the right one, with its laces already tied. Everything is your size. Your uncle says that the well has been dry for years.',
    },
    {
      title: 'Stick insects that spell',
      tags: ['scene', 'eerie'],
      text: 'The stick insects in room 12 have started to spell. On Monday they formed a D, on Tuesday an O, and by Friday the tank says DO NOT OPEN. Miss Haugen is delighted with them. Next week she is expecting another animal, which is coming by ship in a wooden crate.',
      short: 'The stick insects in your classroom have been making letters all week. So far they’ve spelled DO NOT OP.',
    },
    {
      title: 'Someone adds to the list',
      tags: ['document', 'eerie'],
      text: 'In your kitchen in Ibadan the shopping list hangs on the wall, and someone who is not family has been adding to it. On Monday they wanted salt. On Tuesday it was more salt, and on Wednesday, “a lock for the small cupboard, hurry.” They seem to be on your side. Copy out the list as it stands on Friday.',
    },
    {
      title: 'Number twenty-one',
      tags: ['scene', 'eerie'],
      text: 'At swim camp on a lake in Wisconsin, every swimmer has a buddy, and when the whistle blows each pair has to shout its number. There are twenty pairs, and all twenty are standing in the shallow water. From far out in the lake, two voices call, “Twenty-one.”',
      short:
        'Twenty pairs of swimmers are standing in the shallows, and each has called its number. Out in the lake, somebody yells, “Twenty-one!”',
    },
    {
      title: 'Something pulls the kite',
      tags: ['scene', 'eerie'],
      text: 'Your kite has disappeared into the cloud over Lahore. Something up there pulls on the string, twice, so you pull twice. It answers with three. Your sister is standing ready with the scissors, and you still have not told her to cut.',
    },
    {
      title: 'The thing under the bed complains',
      tags: ['letter', 'funny'],
      text: '“Dear Night Office, I am the thing under the bed at 12 Storgata, and I would like to be moved. The new child asks me questions. Last night she left out a plate.” Finish the letter, and add the answer that comes back from the Night Office.',
      short: 'The thing under your bed wants to be moved to another house. Write its letter of complaint about you.',
    },
    {
      title: 'Zombies at the bus stop',
      tags: ['scene', 'tense'],
      text: 'Every zombie in town walks to the bus stop at 7:40 and stands in line. They don’t chase anybody. They’re waiting for something. Your bus is the 7:45, your grandmother is driving it, and the first one in line is holding exact change.',
    },
    {
      title: 'The new kid never eats lunch',
      tags: ['scene', 'eerie'],
      text: 'The new kid came in October. She only takes night swim class, she’s never in the class photo, and today she gave you her garlic bread. Then she asked if she could come in. Nobody in your family has answered her yet. You get to decide.',
    },
    {
      title: 'Rules for our zombie drill',
      tags: ['document', 'funny'],
      text: 'Your school has had fire drills and storm drills. This morning the principal read out the rules for a zombie drill, in a very calm voice. Write all eight rules. Number six should tell you that the principal has seen one before, and number eight who to run to.',
    },
  ],
  faqs: [
    {
      question: 'How do I make a story scary without blood or gore?',
      answer:
        'Make one ordinary thing behave a little bit wrong, and let nobody else care. A doormat that faces the wrong way is scarier than a chainsaw, because you have a doormat. Add sounds that stop: the fridge, the rain, the dog. Slow down when the door opens, with one short sentence for each step. Your reader’s own head will do the rest, and it knows what that reader is afraid of.',
    },
    {
      question: 'What should I do if my own story scares me at night?',
      answer:
        'Write the way out before you go to bed, even if it is only one line. “The lights came on, and it was Mrs Osei with a flashlight and a tin of cookies.” You are the boss of this story and can fix it at any time. Tell somebody the plot at breakfast as well. Most monsters shrink when you have to describe them over cereal. If it keeps bothering you, ask an adult to read it with you.',
    },
    {
      question: 'How do I end a scary story without “it was all a dream”?',
      answer:
        'Let your hero find the rule and use it. Every good monster has a rule: it cannot cross the rope, it must answer when its number is called, it hates to be counted. Plant that rule near the start, where it looks like nothing. The skater under the ice can only copy or lead, so what would it do if you took off your skates? Your ending was there all along.',
    },
    {
      question: 'How long should a horror story for school be?',
      answer:
        'One to two pages, or about 300 to 600 words, unless your teacher says otherwise. Fear gets tired quickly. Try three parts: half a page in which one thing is odd, half a page in which it gets closer, and a quick finish. The story of the buddies on the lake could be over in twenty lines. If yours runs to six pages, look for where the monster first appears and start just before that.',
    },
  ],
  relatedLinks: [
    { text: 'More shivers, ready for October', to: '/spooky-writing-prompts-for-halloween' },
    { text: 'Brave, but in daylight: adventures', to: '/adventure-prompts-for-young-writers' },
    { text: 'Robots and moons for the same ages', to: '/sci-fi-writing-prompts-for-middle-school' },
  ],
} satisfies ThemedPage
