import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Picture Writing Prompts',
  purpose: 'school',
  level: 'middle-school',
  metaTitle: 'Picture Writing Prompts for Middle School',
  metaDescription:
    '30 picture writing prompts with the picture in words: bikes in a tree, a penguin in line, stairs in a forest. Describe it, infer, write the story or poem.',
  description:
    'Pictures told in two sentences, each followed by one clear task: describe it, guess what happened, or write what comes next.',
  introduction:
    'A picture gives you the people, the place and the trouble all at once, so you can begin in the middle. Here the pictures are in words, and each of you will see a different one. That’s the fun of comparing afterward. The mistake most writers make is to copy out what’s there: a tree, some bikes, a fence. Ask what’s strange about it instead. Use the next twenty minutes like this. Read a picture twice, close your eyes for one minute, and let it fill up with color and noise. Sketch it in two minutes, stick figures and all. Then write for fifteen. Read your last line to someone who chose the same picture.',
  prompts: [
    {
      title: 'Picture prompt: bikes in a tree',
      tags: ['scene', 'whimsical'],
      text: 'A huge old tree stands in the schoolyard. Higher than any ladder, eleven bikes hang in its branches like fruit, and one wheel is still turning. Write the five minutes before the picture.',
    },
    {
      title: 'Describe the picture: river market',
      tags: ['description'],
      text: 'Wooden boats are packed so close that you could cross the river on foot. There are pineapples, charcoal smoke, and a woman pouring tea without looking. Describe it on the phone to someone who can’t see it, in eight sentences.',
    },
    {
      title: 'Picture inference: the empty chair',
      tags: ['list', 'thoughtful'],
      text: 'Six people at a dinner table are all looking at the seventh chair. Nobody is in it, but the soup in front of it is steaming. List four things you know for sure and four you can only guess. Build a story on your best guess.',
    },
    {
      title: 'Funny picture prompt: goat on patrol',
      tags: ['document', 'funny'],
      text: 'A goat is standing on the roof of a police car, while the officer inside eats a sandwich with his eyes closed. Write his report, and then the goat’s.',
    },
    {
      title: 'Winter picture prompt: red mitten',
      tags: ['scene'],
      text: 'Fresh snow on a soccer field, no footprints, and in the exact middle, on a stick, a red mitten. How did it get there?',
    },
    {
      title: 'Mystery picture prompt: blue door',
      tags: ['scene'],
      text: 'On a street of gray houses, one door is blue, and on its step are a cello, a birthday cake and two flippers. Write about the person who opens it.',
    },
    {
      title: 'Picture prompt: two points of view',
      tags: ['one-voice'],
      text: 'On a crowded train, a girl with a trombone case is laughing, and the man next to her is crying. Both are looking at the same phone. Tell the moment twice, once for each.',
    },
    {
      title: 'Picture dialogue: astronauts on a rock',
      tags: ['dialogue', 'funny'],
      text: 'Two astronauts sit on the edge of a crater, swinging their feet. Behind them, their rocket has fallen over. Write what they say. The first word is “Well.”',
    },
    {
      title: 'Animal picture prompt: number 47',
      tags: ['scene', 'funny'],
      text: 'In the line at the post office, between a man with a stroller and a woman with a package, stands a penguin. It holds a ticket with the number 47. The sign says 46.',
    },
    {
      title: 'Sports picture prompt: last second',
      tags: ['one-voice', 'tense'],
      text: 'The ball hangs over the rim and the clock shows one second. Nine players look up. The tenth is looking at somebody in the stands. Stop time, and tell what goes through four heads.',
    },
    {
      title: 'Picture prompt: ducks at dawn',
      tags: ['scene'],
      text: 'A thousand rubber ducks have washed up on the beach overnight. Kids are filling buckets. One old man has turned a duck over, read what’s on the bottom, and started to run.',
    },
    {
      title: 'Old photo prompt: back row',
      tags: ['scene', 'bittersweet'],
      text: 'It’s a black-and-white class picture from long ago, forty children with folded arms. In the back row, one face is a blur, because he moved. Write about the second when he turned his head, and what he saw.',
    },
    {
      title: 'Picture story in four frames',
      tags: ['plan'],
      text: 'Frame one: a girl plants a light bulb. Frame two: she waters it. Frame three: something green comes up. Frame four has been torn off. Sketch it, and write the story of all four.',
    },
    {
      title: 'Picture prompt: stairs in the forest',
      tags: ['scene', 'eerie'],
      text: 'Deep in a pine forest, twelve carpeted stairs go up to nothing, and on the ninth is a pair of muddy boots. Who took them off, and why there?',
    },
    {
      title: 'Describe the picture: a rooftop',
      tags: ['description'],
      text: 'It’s evening on a flat roof: kites in the sky, laundry on a line, a boy doing homework on a crate, a goat. Describe the picture in three layers, far, middle and near, and save the goat for last.',
    },
    {
      title: 'Picture prompt: the arrivals hall',
      tags: ['scene', 'tender'],
      text: 'Everyone else at the airport has been picked up. A girl of about twelve still holds her sign, which has been folded and unfolded many times. Show how she feels without naming a feeling.',
    },
    {
      title: 'Picture prompt: wedding photo thief',
      tags: ['speech', 'funny'],
      text: 'In the wedding photo, both families smile at the camera. In front of them, clear and sharp, a two-year-old is carrying off the top of the cake. Write the speech the toddler would give.',
    },
    {
      title: 'Science fiction picture: tomato window',
      tags: ['document'],
      text: 'Through a round window you see a red desert with two small moons. On your side of the glass are three tomato plants, one with a name tag. Write the diary page for the day the first tomato turned red.',
    },
    {
      title: 'Robot picture prompt: bus stop',
      tags: ['dialogue', 'bittersweet'],
      text: 'A rusty robot sits at a bus stop in the rain with daisies on its lap. A kid walks up and holds an umbrella over it. Nobody says anything for a while. Then the robot asks a question.',
    },
    {
      title: 'Adventure picture prompt: rope bridge',
      tags: ['how-to', 'funny'],
      text: 'A boy is halfway across a rope bridge, arms out, and on the far side Grandma is already pouring herself some tea. Write her instructions, exactly as she’s shouting them.',
    },
    {
      title: 'Historical picture prompt: ship’s rail',
      tags: ['letter'],
      text: 'Two hundred people crowd the rail of a ship as it comes into harbor, a century ago. One child is holding up a birdcage with the door open. Write the child’s first letter back home.',
    },
    {
      title: 'Fall picture prompt: seven scarecrows',
      tags: ['scene', 'eerie'],
      text: 'There are seven scarecrows in the pumpkin field. In the picture you took yesterday, there are six.',
    },
    {
      title: 'Summer picture prompt: lemonade stand',
      tags: ['scene'],
      text: 'Beside a desert road that runs straight to the edge of the world, a kid is asleep at a lemonade stand. Far off, there’s a small cloud of dust.',
    },
    {
      title: 'Picture prompt: share your opinion',
      tags: ['analysis'],
      text: 'Behind a high fence stands a brand-new playground. A sign says CLOSED, and three kids look through the wire. Should it be opened today? Use three details from the picture as evidence, and don’t make any up.',
    },
    {
      title: 'Picture poem: one yellow coat',
      tags: ['verse'],
      text: 'Thirty black coats hang in a school hallway, and one yellow one. Write a poem of eight lines about it, and use the word “yellow” only once.',
    },
    {
      title: 'Picture headline: the big splash',
      tags: ['document', 'funny'],
      text: 'The mayor, in a suit, is halfway between a boat and the water. Behind him, a girl holds a pair of scissors and a ribbon. Write the headline and the first five sentences of the news story.',
    },
    {
      title: 'Fantasy picture prompt: dragon crossing',
      tags: ['scene', 'whimsical'],
      text: 'Cars are lined up for a mile. Across the highway, very slowly, goes a mother dragon with nine small ones behind her. The ninth has sat down to look at your bumper.',
    },
    {
      title: 'Picture prompt: clothesline mail',
      tags: ['letter'],
      text: 'Two apartment buildings face each other over an alley. On the eighth floor, a basket travels along a clothesline from one window to the other. Write the note on top, and say what’s under it.',
    },
    {
      title: 'Picture prompt: step into a painting',
      tags: ['scene'],
      text: 'The painting shows a harbor, a red boat and a dog on the dock. The museum guard has gone to lunch, and the dog is scratching its ear. You put one foot over the frame.',
    },
    {
      title: 'Picture prompt: cover half',
      tags: ['description'],
      text: 'Find a picture with people in it, in a book or a magazine, and hide half of it with a sheet of paper. Describe what you see, and invent the rest. Now uncover it. Whose version is better?',
    },
  ],
  faqs: [
    {
      question: 'How do you write a story from a picture?',
      answer:
        'Ask three questions and jot down one answer to each: who wants something here, what’s in the way, and what happened a minute ago? For the penguin at the post office: it wants to mail an egg-shaped package, the clerk is about to close, and somebody just tried to cut in line. Start writing at that moment. You don’t have to use everything in the picture. Choose one detail that nobody else would notice and let it matter at the end.',
    },
    {
      question: 'Where can teachers find pictures for writing prompts?',
      answer:
        'Many museums, national archives and space agencies offer pictures that are free for classroom use; check the terms beside the picture. Old magazines, calendars and the students’ own photos work just as well. Choose pictures with a person or animal, something odd and something hidden. Or do without: read one of the pictures on this page aloud, let everyone draw it for two minutes, and compare. Thirty drawings of eleven bikes in a tree are a lesson by themselves.',
    },
    {
      question: 'What is the difference between describing a picture and making an inference?',
      answer:
        'Describing says what anyone can see: “Six people look at an empty chair. The soup is steaming.” An inference says what you work out from it: “Someone was sitting there a moment ago, because the soup is still hot.” A good inference always has a “because” that points back to the picture. To practice, write one sentence of each kind, and ask a partner which is which.',
    },
    {
      question: 'How long should students spend on a picture prompt?',
      answer:
        'Twenty minutes is enough for most: one to look in silence, three to make notes, twelve to write, four to share. For a quick warm-up, use one of the shortest, such as the seven scarecrows, and stop after six minutes. For a longer piece, let it rest overnight and return to the same picture from another person’s point of view. The second version often finds the real story.',
    },
  ],
  relatedLinks: [
    { text: 'When the class needs a laugh', to: '/silly-writing-prompts-for-teens' },
    { text: 'Daily tasks without pictures', to: '/daily-writing-prompts-for-students' },
    { text: 'More scenes to start in a minute', to: '/story-ideas-and-scene-prompts' },
  ],
} satisfies ThemedPage
