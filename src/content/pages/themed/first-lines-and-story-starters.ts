import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'First Lines and Story Starters to Continue',
  metaDescription:
    'First lines to continue, last lines to end on, opening situations, winter and hopeful story starters, conflicts and easy ones for an empty head.',
  title: 'First Lines and Story Starters',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'Sentences to begin with, sentences to end with, and situations in which somebody has to do something by the next line.',
  introduction:
    'A given first line takes away the worst decision of the day. Someone has already said something, so all you have to do is answer. That makes starters good for classes, for tired evenings and for finding out what you think about when nobody asks. Beginners tend to explain the line: who he is, where they live, what happened in 1998. Don’t. Let the second sentence be about the next thing that moves. Choose one that makes you ask a question, copy it by hand and go on for twenty minutes without reading back. If it’s a last line, write it at the foot of the page and walk towards it. You may cut the given sentence afterwards.',
  prompts: [
    {
      title: 'First line: the wrong funeral',
      tags: ['scene', 'funny'],
      text: '“We were halfway through the second hymn before I realised it was the wrong funeral, and by then I was crying.” Go on from there. Nobody may leave the church on the first page.',
    },
    {
      title: 'First line: stuck in a lift',
      tags: ['scene', 'tense'],
      text: '“The lift stopped between four and five, and the man beside me said, ‘Good.’” Write the next ten minutes. You have a phone with one bar and a bag of shopping that is starting to drip.',
    },
    {
      title: 'I don’t know what to write',
      tags: ['one-voice'],
      text: 'Pick up the thing nearest your left hand. Somebody is turning a house upside down for it right now. Who, and what happens if they don’t find it by six? Write for five minutes without stopping.',
    },
    {
      title: 'Winter story starter: snowed in',
      tags: ['scene', 'funny'],
      text: 'Snow has shut the motorway, and forty people are spending the night at a service station: a bride, a coach of snooker players, a man with a live goose. There’s one working kettle. You have the only key to the shop.',
    },
    {
      title: 'Hopeful story: the seventh driving test',
      tags: ['scene', 'hopeful'],
      text: 'Mr Banerjee has failed the same woman six times. He retires at five o’clock today, and at four she climbs in, adjusts the seat and hands him a mint. Write the test, from both sides of the gear stick.',
    },
    {
      title: 'Easy story starter: wrong person',
      tags: ['messages', 'funny'],
      text: 'Somebody sends a photo to the wrong person. Write what’s in it, who got it, and what came back. That’s all you need: three messages, then a fourth.',
    },
    {
      title: 'Last line: in case',
      tags: ['scene', 'tender'],
      text: 'End your story on this sentence: “She left the light on, in case.” The lamp must turn up once before that, looking unimportant.',
    },
    {
      title: 'First line for a ghost story',
      tags: ['one-voice', 'eerie'],
      text: '“Grandad’s chair was warm again this morning.” Carry on in the voice of someone who isn’t frightened yet, only annoyed about the cushion.',
    },
    {
      title: 'Opening situation: the long queue',
      tags: ['scene', 'whimsical'],
      text: 'Two hundred people are queuing in the rain outside a shop that closed years ago. You join the end, because your mum will want to know what it’s for. The woman in front gives you a number and tells you to guard it.',
    },
    {
      title: 'Story conflict: bridge or roof',
      tags: ['dialogue', 'tense'],
      text: 'There’s money for one thing this year, the footbridge or the school roof. Your father speaks for the bridge and you speak for the roof. The meeting is at seven, and at half past six you both want the bathroom.',
    },
    {
      title: 'First line for a love story',
      tags: ['scene', 'funny'],
      text: '“He proposed to the whole bus by mistake.” Tell us what he meant to do, who said yes, and where the person he was really asking got off.',
    },
    {
      title: 'Winter starter: a chair on ice',
      tags: ['description', 'eerie'],
      text: 'On Sunday the lake froze. By Monday there was a kitchen chair in the middle of it, facing the far shore. Describe the ice, the sounds it makes and the first person who walks out.',
    },
    {
      title: 'First line: somebody else’s coat',
      tags: ['scene', 'thoughtful'],
      text: '“My sister came home from Lagos in somebody else’s coat, and didn’t say a word about it until Wednesday.” Continue with Monday. The coat stays on its hook and everyone walks past it.',
    },
    {
      title: 'Last line: about the goat',
      tags: ['one-voice', 'funny'],
      text: 'Your final sentence is: “And that is why, in our family, we no longer mention the goat.” Begin with a wedding, a bargain or a very good idea of your uncle’s, and keep a straight face the whole way down.',
    },
    {
      title: 'Uplifting story: washing already paid',
      tags: ['scene', 'hopeful'],
      text: 'For the third Friday running, your wash at the launderette has been paid for. So has everybody else’s. The owner knows who does it and has promised not to tell. You’ve got forty minutes, a drum to watch and seven suspects.',
    },
    {
      title: 'First line: the dog knew',
      tags: ['scene', 'eerie'],
      text: '“The dog found it first, and for two days he was the only one of us who knew.” Follow the dog: where he goes, what he won’t walk past, how he looks at the shed.',
    },
    {
      title: 'Opening situation: a stranger’s kitchen',
      tags: ['document', 'funny'],
      text: 'You’ve swapped flats for a week with a family in Porto. On the fridge is their list: feed the cat, don’t use the blue tap, and if Rui rings, say that you’ve never met us. Write the whole list, then the first ring.',
    },
    {
      title: 'Winter starter: power cut soup',
      tags: ['scene', 'tender'],
      text: 'Dark by four, and the power is off in the whole block. Somebody knocks: the neighbour no one has spoken to since the row in July, with a pan of hot soup, a torch, and a question.',
    },
    {
      title: 'Hopeful story: learning at eighty-one',
      tags: ['scene', 'hopeful'],
      text: 'Mr Haddad, eighty-one, is learning to read. His teacher is nine, lives upstairs and is strict about finger spaces. On Friday he’s to read aloud to her whole class, and he has told nobody how he got through life until now.',
    },
    {
      title: 'Conflict between friends: the ticket',
      tags: ['dialogue', 'tense'],
      text: 'Four friends share a lottery ticket every week. This week three of them paid. On Saturday it wins. Start with whoever speaks first, and let each of them be a bit right.',
    },
    {
      title: 'First line for science fiction',
      tags: ['scene', 'whimsical'],
      text: '“On the morning they turned gravity down, Mrs Adeyemi was hanging out the washing.” Stay in her garden. The rest of the planet can be a noise over the fence.',
    },
    {
      title: 'Last line: you’d never have known',
      tags: ['description', 'bittersweet'],
      text: '“From the road, you would never have known that anyone had lived there.” Finish with it. Before that, fill the place with a family, a noisy tap, a fourth birthday and one decision that took a single evening.',
    },
    {
      title: 'Winter starter: the snowmen turned',
      tags: ['scene', 'eerie'],
      text: 'Yesterday every snowman in the street was looking at the road. This morning they’ve all turned to look at number nine, where you live.',
    },
    {
      title: 'First line for a crime story',
      tags: ['scene', 'tense'],
      text: '“Somebody had paid all my parking fines.” Who would want this car left where it is? Write on until the narrator opens the boot, and stop with a hand on the catch.',
    },
    {
      title: 'First line: eleven days a dentist',
      tags: ['one-voice', 'tense'],
      text: '“I had been a dentist for eleven days when somebody finally asked to see the certificate.” Make us want them to get away with it, at least until the next patient sits down.',
    },
    {
      title: 'Inner conflict: the kind policeman',
      tags: ['scene', 'tense'],
      text: 'She promised her brother that she’d never tell. The policeman at the door has wet shoes, no hurry and a photograph, and he’s being so nice about it. She has as long as a cup of tea to decide.',
    },
    {
      title: 'Easy starter: key, Tuesday, soup',
      tags: ['scene'],
      text: 'Put a key in somebody’s hand, a Tuesday on the calendar and soup on the floor. Write one page.',
    },
    {
      title: 'Opening situation: ringing in the grass',
      tags: ['dialogue', 'eerie'],
      text: 'A phone is ringing in the long grass behind the football pitch. The screen says HOME. You answer, to be helpful, and a small boy asks how much further you have to walk.',
    },
    {
      title: 'Last line for happy endings',
      tags: ['scene', 'hopeful'],
      text: '“‘All right,’ said my mother, and at last she took off her coat.” End there. It needs a visit that was meant to last five minutes and a door that has been closed to her for six years.',
    },
    {
      title: 'Hopeful starter: after the flood',
      tags: ['document', 'hopeful'],
      text: 'On Thursday the water went down. On Friday there was a table in the middle of Mill Street, with a lamp, a teapot and a cardboard sign: OPEN. Write the list of everyone who sat down, what they brought and what they’d lost.',
    },
  ],
  faqs: [
    {
      question: 'What is a good first line for a story?',
      answer:
        'One that makes a reader ask something the next line can begin to answer. “Grandad’s chair was warm again this morning” works because of “again”. It needs no explosion. Give a person, something slightly wrong and a voice. Avoid weather and alarm clocks, since half of all stories start there already. If your first line is dull, look further down the page: the real one is often the fourth.',
    },
    {
      question: 'How do I carry on after a first line?',
      answer:
        'Write the next thing that somebody does, however small. After “The lift stopped and the man said, ‘Good’”, let the other person press the button again, look at his shoes, or laugh. Then give him a reason to speak. Save the background until a reader is begging for it. If you get stuck, ask what your character wants in the next five minutes, and let something get in the way.',
    },
    {
      question: 'Can I use these first lines in a competition or publish my story?',
      answer:
        'Yes, write on from any of them and do what you like with your story. Other people will start from the same sentence, though, so for a competition, change or cut it when the draft is done. By then your second paragraph can usually stand alone. “The dog found it first” might become “Pepper wouldn’t go past the shed.” Check the rules for word limits and for work shown online.',
    },
    {
      question: 'What do I write when my mind is completely blank?',
      answer:
        'Write about what is within reach, badly, for five minutes. “There’s a mug. It has a chip. My aunt did that on the day she …” and you’re off. The aim is to get your hand moving, since ideas tend to arrive while you’re busy with a sentence. If that fails, take three nouns from the nearest packet or newspaper and force them into one scene.',
    },
  ],
  relatedLinks: [
    { text: 'Whole scenes: story ideas', to: '/story-ideas-and-scene-prompts' },
    { text: 'Longer pieces: short story prompts', to: '/writing-prompts/short-story' },
    { text: 'In a hurry: short writing prompts', to: '/short-writing-prompts' },
  ],
} satisfies ThemedPage
