import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Adventure Prompts for Young Writers',
  purpose: 'fiction',
  level: 'kids',
  metaTitle: 'Adventure Prompts for Young Writers | Promptory',
  metaDescription:
    '20 adventure prompts for ages eight to twelve: a goat on the train, a storm that turns round, a fogbound school bus to guide home by ear. Ready, go.',
  description:
    '20 adventures for writers of eight to twelve, with a job to do, something in the way, and not much time.',
  introduction:
    'Adventure stories teach you to make things happen. Somebody needs something, something is in the way, and you have to think of a plan. That is good practice for writing, and for life. New writers often start with waking up and brushing teeth. Skip it! Start with the goat already on the train. Here is how to use the next twenty minutes. Choose a prompt and draw a quick map of the place with three spots where things can go wrong. Write until you have been to all three. Your hero may be scared, and may ask a grown-up, but your hero has to do the clever bit.',
  prompts: [
    {
      title: 'The strange knot in the bridge',
      tags: ['scene', 'tense'],
      text: 'Each June, your village in Peru weaves a new rope bridge out of grass. Because you are the lightest, you are always the first to cross. Halfway over, with the river roaring below you, you notice one knot that nobody in your family could have tied.',
    },
    {
      title: 'A goat without a ticket',
      tags: ['scene', 'funny'],
      text: 'You have been paid in chocolate to take a goat by train from Jaipur to your aunt Meena, nine stops away. At the third stop the inspector holds out his hand for your ticket. You look at the goat, and the goat, still chewing, looks at you.',
      short:
        'You’re taking a goat to your aunt’s house by train. Here comes the conductor, and only one of you has a ticket.',
    },
    {
      title: 'How to build a kitchen raft',
      tags: ['how-to', 'funny'],
      text: 'HOW TO BUILD A RAFT FROM THINGS IN YOUR KITCHEN, in eight steps. You may use pans, spoons, the table and one brave helper. At step six, the river comes in under the back door, so hurry up with steps seven and eight!',
      short: 'The river is coming in under the back door! Explain how to build a raft out of your kitchen, fast.',
    },
    {
      title: 'Guide the bus through fog',
      tags: ['scene', 'tense'],
      text: 'Nothing but fog! The bus driver cannot see past her own wipers. You walk this road every evening with your grandfather, who is blind, and he has taught you to find the way by its sounds. Stand beside the driver and guide the bus home.',
      short: 'The bus driver can’t see a thing in the fog. You know this road by its sounds. Get everybody home.',
    },
    {
      title: 'Across the singing ice',
      tags: ['scene', 'tense'],
      text: 'The road is buried under snow, and the nurse needs the blue box from the other side of the frozen lake. You and your sister have one kick-sled, one flashlight and one rule, which is never to go where the ice is singing. It has just started to sing.',
      short:
        'You and Grandma are crossing a frozen lake with medicine for the nurse. Her rule: if the ice sings, stop and listen. It’s singing.',
    },
    {
      title: 'The blue hatch in the pool',
      tags: ['list', 'tense'],
      text: 'Whenever they empty the town pool for cleaning, you can see a blue hatch in the floor of the deep end. Nobody has ever had the key. Today the custodian has found it, and she needs a helper. Make a list of the seven things you fetch before the two of you open it.',
      short:
        'There’s a little door at the bottom of the town pool. Today the pool is empty, and somebody found the key.',
    },
    {
      title: 'A storm that chases you',
      tags: ['scene', 'tense'],
      text: 'Aunt Jo chases storms across Kansas in an old red van, and your job is to read the map. Today’s storm does something that is not in any of her books. It stops, it turns round, and it begins to chase you.',
      short:
        'Aunt Jo chases storms, and you hold the map. This one just stopped and turned around. Now who’s chasing who?',
    },
    {
      title: 'The dog and the tiger',
      tags: ['scene', 'tense'],
      text: 'A tiger has been seen in the tea garden in Assam, and everyone has been told to stay indoors. Nobody has told your dog. From the kitchen window you can see him trotting off between the bushes with his favorite ball.',
      short:
        'There’s a tiger loose and everyone has to stay inside. Your dog didn’t hear. He’s out there with his ball.',
    },
    {
      title: 'Explore behind the sheds',
      tags: ['document', 'funny'],
      text: 'Explore the corner behind the allotment sheds as if nobody had ever set foot there, and keep field notes. Draw the tracks. Name the river that flows from the leaky tap. Take care with the wild beast, who is a hen and is having a bad day.',
    },
    {
      title: 'The letter with no name',
      tags: ['scene', 'whimsical'],
      text: 'Your uncle’s boat brings the mail down the River Niger. He has a fever today, so you steer while your cousin sorts the letters. One of them has no name on it, only a drawing of a tree with a door. Who has been waiting for it?',
    },
    {
      title: 'Catch that football',
      tags: ['scene', 'funny'],
      text: 'The only football your club in Tamale owns has just bounced into a truck full of yams, and the truck is driving away. The match begins at three. Between the five of you there is one bicycle, one very loud whistle, and a cousin who works at the next crossroads.',
    },
    {
      title: 'Rescue by radio',
      tags: ['dialogue', 'tense'],
      text: '“I can see the path, but I can’t reach you. Over.” “I can’t even see my boots. Over.” One cousin is at the mountain hut with the radio, and the other is out on the ice in a cloud. Tell the whole rescue in what they say.',
    },
    {
      title: 'The bear on the balcony',
      tags: ['scene', 'funny'],
      text: 'Your baby brother has dropped his bear from the nineteenth floor, and you can see it far below on somebody’s balcony. The elevator is broken, and he will not sleep without it. Start knocking on doors. Every neighbor wants a small favor before answering your question.',
      short:
        'Your little brother’s bear fell nineteen floors onto somebody’s balcony, and he can’t sleep without it. Start knocking on doors.',
    },
    {
      title: 'The bone and the digger',
      tags: ['scene', 'tense'],
      text: 'On your uncle’s farm in South Dakota you have found a bone as long as your bicycle. “That’s only a cow,” he says. At noon a digger is coming to make a pond in exactly this spot, and now it is nine. You have a spoon and two friends.',
      short: 'You found a bone as long as your bike. The bulldozer comes at noon, and you’ve got a spoon.',
    },
    {
      title: 'The bus to Moon Road',
      tags: ['document', 'whimsical'],
      text: 'Night bus schedule: School 8:05, Forest 8:20, Bottom of the Lake 8:40, Moon Road 9:10 (wave to stop the bus). You fell asleep and missed your stop. Where do you wake up, who is driving, and what does a ticket home cost?',
    },
    {
      title: 'Night radio in the storm',
      tags: ['scene', 'tense'],
      text: 'Night radio at the weather station. The keeper has hurt her ankle, so you have to read out the wind to a ship every hour. At ten o’clock there is a bang, and the wind meter goes flying past the window. Find another way to measure the wind.',
    },
    {
      title: 'Follow the red pepper',
      tags: ['scene', 'funny'],
      text: 'A thin red line of pepper runs out of your mother’s kitchen in Dakar, under the gate, across the fish market and up a ladder. At the other end of it must be whoever borrowed her best spice jar. Lunch is in an hour. Follow the line.',
    },
    {
      title: 'Moose or bees: you choose',
      tags: ['scene', 'funny'],
      text: 'In a Swedish wood the path splits in two. An angry moose is standing on the left one, and a cloud of bees is humming over the right one. Write half a page for each, and let your reader choose. Only one of them reaches the boat in time.',
      short: 'Left path: one angry moose. Right path: about a million bees. The boat leaves in ten minutes. Choose!',
    },
    {
      title: 'Two wheelchairs and an octopus',
      tags: ['scene', 'funny'],
      text: 'You are in hospital in Stavanger with a broken leg, and so is Priya. Somebody has told you that an octopus lives in a tank on the top floor. You have two wheelchairs and no map. “I saw nothing,” says Nurse Berg, “as long as you are back for tea.”',
      short:
        'There’s an octopus on the top floor of this hospital. You and Priya have broken legs, two wheelchairs and one hour. Go!',
    },
    {
      title: 'A pigeon with a message',
      tags: ['scene', 'whimsical'],
      text: 'Your racing pigeon, Biscuit, comes home two days late with somebody else’s ring on her leg and half a bus ticket tied to it. Three words are written on the back in pencil: SEND HER BACK. What could anybody need Biscuit for?',
      short: 'Your pigeon came home two days late with a note tied to her leg. It says: SEND HER BACK.',
    },
  ],
  faqs: [
    {
      question: 'How do I start an adventure story so it’s exciting right away?',
      answer:
        'Start when something has just gone wrong. Do not tell us about breakfast. “The goat ate my ticket at stop three” is a good first line, because we want to know what you will do. You can tell us later why there is a goat. Try this trick: write your first page, then cross out everything before the first problem. Most stories get better at once.',
    },
    {
      question: 'How can my hero be brave and still be scared?',
      answer:
        'Let the body be scared and the feet go on. “My knees shook, so I crawled” is brave and scared at the same time. Readers like a hero who gulps. Give your hero one real fear, like deep water or the dark, and put it right in the way. If nothing scares your hero, we do not worry, and if we do not worry, we stop reading.',
    },
    {
      question: 'What do I do when I get stuck in the middle?',
      answer:
        'Take something away. The flashlight goes out, the rope is too short, or the friend with the map goes home for tea. Now your hero needs a new plan, and you have something to write. Look at your map of the place as well. Is there a spot you have not used? Send them there. If you are still stuck, tell the story to someone out loud and stop where you stopped. They will say, “And then?”',
    },
    {
      question: 'Do I need a villain in my adventure?',
      answer:
        'No. Snow, fog, a river or a train that leaves at two can do the job. In the story of the pepper trail, the thief may turn out to have a good reason. If you do want a villain, give that person something to love, such as a small dog or a clean hat. A villain who only says “Ha ha” is boring after one page. One who is looking for a lost hat is not.',
    },
  ],
  relatedLinks: [
    { text: 'Shorter, sillier ideas for younger children', to: '/fun-creative-prompts-for-kids' },
    { text: 'First steps in fantasy', to: '/fantasy-writing-prompts-for-beginners' },
    { text: 'A bit scarier: horror for middle school', to: '/horror-writing-prompts-for-middle-school' },
  ],
} satisfies ThemedPage
