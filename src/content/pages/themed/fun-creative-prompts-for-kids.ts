import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Fun Creative Prompts for Kids',
  purpose: 'fiction',
  level: 'kids',
  metaTitle: 'Fun Creative Prompts for Kids | Promptory',
  metaDescription:
    '30 playful prompts for ages six to ten: a crocodile dentist with no patients, an elevator that wants a vacation, a moon in the beans. Write, draw or act it out.',
  description:
    '30 silly, kind and curious ideas for children of six to ten, to write, draw, build or act out at the kitchen table.',
  introduction:
    'Making things up is good for you. It helps you see what other people need, even if they are a moose. Some kids think that a story must be long and all the words must be spelled right. No! It can be a list, a sign, a drawing or a play under the table. Here is what to do in the next twenty minutes. Ask someone to read you three of these. Pick the one that made you grin. Draw it first, for five minutes. Next, tell or write what happens, and do not stop to fix the spelling. At the end, read it to somebody and let them ask you two questions.',
  prompts: [
    {
      title: 'Teach a moose to swim',
      tags: ['scene', 'funny'],
      text: 'A moose has joined your swimming class. It has a striped towel and a yellow cap, but it is terrified of the deep end. Everyone else has gone to get dressed, so it is up to you. How do you teach a moose to float?',
      short: 'There’s a moose in your swimming class, and it’s scared of the deep end. How do you teach it to float?',
    },
    {
      title: 'The bus that walks',
      tags: ['scene', 'whimsical'],
      text: 'The traffic light is taking forever, so the school bus stands up on four long legs. “I know a short cut,” it says politely. Where does it walk, and what can you see from the window? Draw it before you write it.',
      short:
        '“I’m bored of this traffic,” says the school bus, and it stands up on four long legs. Where does it walk?',
    },
    {
      title: 'A recipe for a cloud',
      tags: ['how-to', 'whimsical'],
      text: 'Write the recipe for a cloud. What do you need from the kitchen, and how long does it have to cook? Tell us the one thing that you must never add, and what happened when your uncle added it.',
      short: 'Write down how to cook a cloud. What must you never, ever put in?',
    },
    {
      title: 'A llama at your birthday',
      tags: ['scene', 'funny'],
      text: 'Lola the llama comes from Bolivia, and she only spits at people who are telling fibs. Tomorrow she is coming to your birthday party. Somebody in your family is getting very nervous about it. Who is it, and what did they say?',
      short: 'A llama is coming to your party. It spits on people who fib. Who’s hiding behind the couch?',
    },
    {
      title: 'Your socks complain',
      tags: ['letter', 'funny'],
      text: '“Dear Feet, we are not happy.” Your socks have sent you a letter of complaint. The left one wants a vacation by the sea, and the right one wants to know where its brother went. Finish their letter, and write a polite answer.',
    },
    {
      title: 'A shop for noises',
      tags: ['list', 'funny'],
      text: 'Open a shop that sells nothing but noises. A hiccup costs five cents, and a squeaky door costs ten. Make the price list with pictures. Which noise is the most expensive in the whole shop, and who comes in to buy it?',
      short:
        'You own a store that sells only noises. How much is a hiccup? What’s the most expensive noise you’ve got?',
    },
    {
      title: 'A giant in the football club',
      tags: ['document', 'funny'],
      text: 'A new girl wants to join your soccer club. She is kind and fast, and she is also thirty feet tall. Make up five new rules so that the game is fair for everybody, even the goalkeeper.',
      short: 'The new girl on your soccer team is taller than a house. Make some rules so the game is fair.',
    },
    {
      title: 'The moon in the garden',
      tags: ['scene', 'whimsical'],
      text: 'Last night the moon fell into Grandpa’s vegetable garden and landed between the beans and the leeks. It is smaller than you expected, and it is shivering. What do you do first, and whom do you have to tell?',
      short: 'The moon fell down in Grandpa’s garden. It’s little, it’s cold, and it wants to go home. What do you do?',
    },
    {
      title: 'A train of seven days',
      tags: ['description', 'whimsical'],
      text: 'Draw a train with seven carriages, one for each day of the week. What is being carried in Thursday? Which one smells of pancakes? A passenger with a very long scarf is sitting in the wrong day, so help her to find her seat.',
    },
    {
      title: 'The Toy Hospital',
      tags: ['list', 'tender'],
      text: 'You are the doctor at the Toy Hospital. The first patient is a bear that has lost its growl, and the second is a kite that is afraid of the wind. Write down what is wrong and what medicine they need. Who is still in the waiting room?',
    },
    {
      title: 'An elevator goes on vacation',
      tags: ['scene', 'funny'],
      text: 'The elevator in the tower block can talk, and it is tired of going up and down. “Just once,” it says, “I would like to go sideways.” Take it on vacation for a day. What does it want to see, and what does it pack?',
    },
    {
      title: 'The crocodile dentist',
      tags: ['document', 'funny'],
      text: 'Doctor Fatou is a crocodile, and she is also the best dentist in the Gambia. But nobody dares to come in! Help her make a big sign for the door. What can it say to make people feel brave enough to knock?',
      short:
        'The best dentist in town is a crocodile, but everyone’s too scared to go in. What could she put on her door?',
    },
    {
      title: 'The mango thief in slippers',
      tags: ['scene', 'funny'],
      text: 'Every night another mango disappears from Ammachi’s tree in Kerala. You hide behind the water tank with a flashlight and wait. Slap, slap, slap, here it comes. It can’t be a monkey, because monkeys do not wear slippers.',
      short:
        'Who keeps stealing the mangoes at night? You hide and listen. Slap, slap, slap. Somebody’s wearing slippers.',
    },
    {
      title: 'A new thank-you day',
      tags: ['document', 'hopeful'],
      text: 'Spoons never get a vacation. Neither do gates, or drains, or the woman who mends the road. Choose something or somebody that people forget to thank, and invent a special day for it. What does everyone eat and sing?',
    },
    {
      title: 'Puddles like trampolines',
      tags: ['scene', 'funny'],
      text: 'It rained all night, and this morning every puddle is a trampoline. How do you get to school, and who bounces the highest? Your principal is stuck up on the roof. Think of a safe way to get her down before the bell.',
      short:
        'Today every puddle is a trampoline! How high do you bounce on the way to school, and who’s stuck on the roof?',
    },
    {
      title: 'Postcards from the wind',
      tags: ['messages', 'whimsical'],
      text: 'The wind works at the weather station, but this week it has gone on vacation. Every day it sends you a postcard with a picture on it. Make four of them. Where is the wind now, and what did it knock over by accident?',
      short: 'The wind is on vacation, and it sent you a postcard. Where is it, and what did it knock over?',
    },
    {
      title: 'What is under the helmet?',
      tags: ['list', 'funny'],
      text: 'Tora the Viking keeps everything she needs under her helmet. Finish her list: one, a spoon; two, a map of the bathroom; three, half a sandwich. Go all the way to number ten, and be careful, because number ten is moving.',
      short: 'A Viking keeps everything under her helmet. Make a list. Be careful with the last thing: it’s moving.',
    },
    {
      title: 'Breakfast in animal language',
      tags: ['dialogue', 'funny'],
      text: 'This morning you can only quack, and your mom can only moo. The dog says, “Good morning, is there any jam?” Act out your whole breakfast with somebody at home. In the middle of it, the doorbell rings. Who is going to answer?',
    },
    {
      title: 'A country under the table',
      tags: ['document', 'funny'],
      text: 'Under the table there is a new country, and you are in charge of it. Invent a name, a flag, and one important law about cookies. Somebody with enormous feet is asking to move in. What will you ask them first?',
    },
    {
      title: 'The silliest story, ten times bigger',
      tags: ['scene', 'funny'],
      text: 'Ask a grown-up what was the silliest thing they did when they were your age. Now tell the story again, but make everything in it ten times bigger, and add a camel. Read it to them, and watch their face.',
    },
    {
      title: 'The sleigh is on our roof',
      tags: ['scene', 'funny'],
      text: 'It is Christmas Eve and a sleigh is stuck on the roof of your building. The reindeer want soup. Santa has lost a boot, and he whispers that nobody may know. Who do you wake up first, and what do you tell them?',
    },
    {
      title: 'Letter from a Christmas tree',
      tags: ['letter', 'funny'],
      text: 'The Christmas tree in the living room has written you a letter. It likes the lights, but it has three complaints, and one of them is about the cat. What does it say? Write back and promise it one thing.',
    },
    {
      title: 'A present with a heartbeat',
      tags: ['scene'],
      text: 'There is one more present under the tree. It is round, it is warm, and when you put your ear on it you can hear something going tick, thump, tick. The label says: “Please open slowly.” What happens next?',
    },
    {
      title: 'Zombie who likes salad',
      tags: ['dialogue', 'funny'],
      text: 'A zombie has come to your school cafeteria. He walks very slowly, he says “Uuuuh”, and all he wants is salad. The other kids are hiding. You sit down across from him. Write what the two of you say.',
    },
    {
      title: 'My journal: best, worst, weirdest',
      tags: ['list'],
      text: 'Fold a page of your journal into three parts. In the first, write the best thing that happened today. In the next, write the worst. In the last, write the weirdest, even if it was just a sock on the stairs. Which one will you tell at dinner?',
    },
    {
      title: 'My journal: weather inside me',
      tags: ['description', 'thoughtful'],
      text: 'What is the weather inside you right now? Is it sunny, foggy, stormy, or snowing a little? Draw it in your journal. Write who or what made it that way. Then write the weather report for tomorrow. What could help the sun come out?',
    },
    {
      title: 'Would you rather, with reasons',
      tags: ['list', 'funny'],
      text: 'Would you rather have a tail or tiny wings? Would you rather sleep in a nest or in a boat? Pick one each time. Write why you want it, and one thing that will go wrong at school. Now make up three more for your family.',
    },
    {
      title: 'Picture prompt: what they say',
      tags: ['dialogue', 'funny'],
      text: 'Find a picture with people or animals in it. It can be on the wall, in a book, or on a cereal box. Give each one a speech bubble. One is hungry, one has a secret, and one wants to go home. What happens next?',
    },
    {
      title: 'My journal: five small thank-yous',
      tags: ['list', 'tender'],
      text: 'Who tied your shoe? Who shared? Who made you laugh? Draw five small thank-yous from today and write a name by each one. Now pick one person and write them a note. Where will you hide it so that they find it?',
    },
    {
      title: 'My diary gets a name',
      tags: ['list', 'whimsical'],
      text: 'A diary likes to have a name. Give yours one. Then tell it three things about today: the best noise you heard, a thing that was not fair, and a question you kept to yourself. Sign with a drawing of your face as it looks right now.',
    },
  ],
  faqs: [
    {
      question: 'My child says “I don’t know what to write.” What can I do?',
      answer:
        'Offer to be the secretary. Your child talks, you write, word for word, mistakes and all. Ask small questions with odd answers: “What is the moose’s towel like?” works better than “What happens next?” Stop after ten lines, while it is still fun, and read it back in a proper newsreader’s voice. Hearing their own sentences out loud is often what makes children want to hold the pencil.',
    },
    {
      question: 'What age are these creative prompts for?',
      answer:
        'About six to ten, and younger with a grown-up to do the writing. A six-year-old can draw the train with seven carriages and tell you who is in the wrong day. A ten-year-old can write a full page about it, with a ticket inspector. Older brothers and sisters are welcome as camels. If a prompt seems too easy, add a rule, such as “no letter S”.',
    },
    {
      question: 'Should I correct the spelling in my child’s story?',
      answer:
        'Not while the story is warm. Enjoy it first, and say which bit made you laugh: “a crocodile with a waiting room!” Later, if it is to go on the fridge or to a cousin, make a clean copy together and fix three words, no more. Children who are corrected on each line start to choose short, safe words. “Enormus” is a better word than “big”, and its missing letter can wait.',
    },
    {
      question: 'How can we use these prompts on a rainy day with no screens?',
      answer:
        'Turn one prompt into a whole afternoon. Take the noise shop: collect ten noises in the kitchen, write price tags, set up a counter, and let everybody in the house come shopping with buttons for money. That is an hour, and there is writing in every bit of it. Other good ones for a long wet day are the country under the table and the breakfast where people moo.',
    },
  ],
  relatedLinks: [
    { text: 'Adventures for slightly older writers', to: '/adventure-prompts-for-young-writers' },
    { text: 'Dragons and doors: first fantasy prompts', to: '/fantasy-writing-prompts-for-beginners' },
    { text: 'Draw and write: ages 5 to 6', to: '/writing-prompts-ages-5-to-6' },
  ],
} satisfies ThemedPage
