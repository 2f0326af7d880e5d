import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Game Writing Prompts: Quests, NPCs, Lore and Rules',
  metaDescription:
    'Game writing prompts for tabletop, video and role-playing games: item texts, quest logs, NPC lines, handouts, patch notes, rules and endings to build on.',
  title: 'Game Writing Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'Short pieces of game text to practice on, from item descriptions and shopkeepers to house rules, handouts and end credits.',
  introduction:
    'Running a table on Thursday? Building something small in an engine you’re still learning? Writing for a game that may never exist? Same job: somebody else is holding the controller, and your words have a few seconds before they press skip. Game text teaches you to be short, to write pieces that make sense in any order, and to let the player do the interesting part. The usual first mistake is four paragraphs of history about a kingdom nobody has walked through yet. Pick an item or a shop line, write it in five minutes, then cut it by half. Spend the rest on three more from the same place, and look for a story between them.',
  prompts: [
    {
      title: 'A spoon they can’t sell',
      tags: ['description', 'tender'],
      text: 'Write the item text for a rusty spoon. Two sentences. By the end, the player can’t bring themselves to sell it.',
    },
    {
      title: 'Boss, attempt thirty-one',
      tags: ['one-voice', 'tense'],
      text: 'This boss remembers every fight you lost. Write what she says at the door on attempt 1, attempt 2, attempt 7 and attempt 30. Then write attempt 31, when you walk in and don’t draw your weapon.',
    },
    {
      title: 'The eighth mushroom',
      tags: ['document', 'thoughtful'],
      text: 'An old man needs eight mushrooms. Players hate this quest. Make it one they talk about: the eighth grows somewhere nobody wants to pick it. Write his lines, the quest log entry, and what he says for eight mushrooms and for seven.',
    },
    {
      title: 'Jumping, taught by a coward',
      tags: ['how-to', 'funny'],
      text: 'Write a tutorial that teaches jumping without the word jump, spoken by somebody afraid of heights.',
    },
    {
      title: 'A shopkeeper who’s worried',
      tags: ['one-voice', 'tender'],
      text: 'A shopkeeper says one line each time the player walks in. Write his lines for visits one to ten. He only knows what they buy, what they sell, and what they look like when they do it. Around visit six he starts to worry.',
    },
    {
      title: 'Tips the developers didn’t write',
      tags: ['list', 'eerie'],
      text: 'Write five loading screen tips. One of them wasn’t written by the developers.',
    },
    {
      title: 'The apartment in four notes',
      tags: ['document', 'bittersweet'],
      text: 'The player walks through an empty apartment and can read four things: a calendar, a sticky note, a vet bill, and a birthday card with one line in it. Write all four. Who left, and why, should add up in the player’s head without any of them saying it.',
    },
    {
      title: 'Patch 1.0.4 for a fishing game',
      tags: ['document', 'funny'],
      text: 'Patch notes for a cozy fishing game. Between the normal fixes is the story of one villager who keeps doing something nobody programmed. The team fixes it, then players complain, then the team finds out what he was doing it for.',
    },
    {
      title: 'Last line from a companion',
      tags: ['one-voice', 'bittersweet'],
      text: 'The final door. Your companion says one line before it opens. Write it for a player who never once talked to them.',
    },
    {
      title: 'What’s in the guard’s pockets',
      tags: ['table', 'funny'],
      text: 'Roll a d8 for what’s in the sleeping guard’s pockets. Write all eight entries, one line each. Every item should make a player ask a question out loud, and at least two should make them want to put it back.',
    },
    {
      title: 'Ninety hours of putting it off',
      tags: ['list'],
      text: 'Write the quest log of a player who’s been putting off one quest for ninety hours.',
    },
    {
      title: 'Three answers for a kid',
      tags: ['dialogue', 'tender'],
      text: 'A kid at the gate asks the player if her dad is coming back. The player saw what happened. Write the three dialogue options, under eight words each, none of them a lie. Then write what she says to each one.',
    },
    {
      title: 'A game for a stuck car',
      tags: ['how-to', 'funny'],
      text: 'Four people, one car, traffic that isn’t moving. Write the rules of a game they can play with nothing but license plates. It should fit on one page, work without a referee, and include a rule that only exists because of what someone’s brother did last time.',
    },
    {
      title: 'Why the hero never speaks',
      tags: ['dialogue', 'funny'],
      text: 'The hero of your game never speaks. Write the scene in which the other characters finally discuss it.',
    },
    {
      title: 'Same map, labeled twice',
      tags: ['list'],
      text: 'Label one fantasy map two times: eight place names by the people who live there, then the same eight by the army passing through. Don’t describe anything else. From the names for the bridge, a player should be able to tell what happened on it.',
    },
    {
      title: 'A very bad ransom note',
      tags: ['letter', 'funny'],
      text: 'Session handout: a ransom note by people who’ve never kidnapped anyone before and have started to like the mayor. It has to be fun to read out at the table. It also has to give away where they are, through something they complain about.',
    },
    {
      title: 'Cold open at the wedding',
      tags: ['speech', 'tense'],
      text: 'It’s Thursday, and the table’s gone quiet. Write the opening you’ll read out, under a minute: a wedding where every player owes the groom something, and the cake’s just been cut, and the knife has hit metal. End on a question to one player.',
    },
    {
      title: 'The rule about lying',
      tags: ['how-to'],
      text: 'Invent a card game in which you may lie about any card until somebody says thank you. Write the one rule, then the turn that wins it.',
    },
    {
      title: 'Credits for the townspeople',
      tags: ['list', 'bittersweet'],
      text: 'The end credits roll, and they’re about the town. Give eight people you met a line each on what they did the year after. The player helped most of them. Two were worse off because of something the player took, and their lines stay polite.',
    },
    {
      title: 'Radio for one driver',
      tags: ['one-voice', 'tender'],
      text: 'A driving game after midnight. The radio host has figured out that the player is the only one still listening. Write six things she says between songs, as the roads close one by one and she tries to keep them from turning the car off.',
    },
  ],
  faqs: [
    {
      question: 'How long should NPC dialogue be?',
      answer:
        'Two lines at a time, then let the player do something. People read a line or two before they start looking for the button. Put the useful part first: “The bridge is out. Ask my sister about the boat.” Character goes into the way it’s said and into optional lines that curious players can open. Read it out with someone pretending to press skip. If they miss what they need, move it forward. At a tabletop, about twenty seconds is a good limit.',
    },
    {
      question: 'How do I write lore that players will read?',
      answer:
        'Attach it to something they can use, find or lose. A page about the old war gets skipped. A sword that says “Issued to the third company. Please return” gets a second look. Break the history into pieces that work alone, and let each raise a question that another answers. Put the most interesting fact in the first seven words. If nothing would change for a player who missed a piece, it can probably go.',
    },
    {
      question: 'How do I write choices that matter?',
      answer:
        'Make each option cost something the player cares about, and show the result within a few minutes. “Save the village or burn it” isn’t a hard choice for most people. “Give the last medicine to the healer or to the kid you promised” is. Avoid having one answer that’s clearly right. Later on, let someone mention it: a shopkeeper who thanks you, or won’t meet your eye. Two small consequences that show beat a huge one nobody notices.',
    },
    {
      question: 'Do I need to code to practice game writing?',
      answer:
        'No. You can do it in a document, on index cards or at a table with friends. Write a quest as a page with three boxes: what the player is told, what’s true, and what happens if they refuse. Have a friend choose while you read. For branching stories, a free tool like Twine lets you link passages with hardly any code. Studios and players both want to see samples, and eight good item texts are a sample.',
    },
  ],
  relatedLinks: [
    {
      text: 'Thriller writing prompts',
      to: '/thriller-writing-prompts',
    },
    {
      text: 'Sci-fi dialogue prompts',
      to: '/sci-fi-dialogue-prompts',
    },
    {
      text: 'Creative writing prompts',
      to: '/creative-writing-prompts',
    },
  ],
} satisfies ThemedPage
