import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Dungeon Masters and Role-Play',
  metaDescription:
    'AI prompts for dungeon masters and players: D&D encounters, campaigns, magic items, NPCs, taverns, solo adventures and role-play with any character.',
  title: 'AI Prompts for Dungeon Masters and Role-Play',
  purpose: 'work',
  level: 'everyone',
  description:
    'Prompts for the game on Thursday, the adventure you play alone and the story in which the AI takes a part.',
  introduction:
    'A game master needs twelve names, two rooms and a reason by seven o’clock, and an AI can have them ready before you’ve found your dice. It also makes a patient partner for playing alone. What goes wrong is scale: asked for “a campaign”, it hands back an ancient evil and eleven lost crowns, and your table only ever wanted to know why the miller lies. So ask for one place, one want and one choice, and give it your players’ own deeds to build on. Choose the thing you lack for the next session, fill in the blanks and run the answer past your rulebook. Twenty minutes should give you a page you can play from.',
  prompts: [
    {
      title: 'Act as my dungeon master',
      tags: ['scene', 'tense'],
      text: 'Act as a dungeon master for one player: me.\n\nMy character: [character: e.g. Brannoc, a halfling thief, afraid of birds]\nWorld and mood: [setting, mood]\nRules: [rules: e.g. D&D, or one d20 for everything]\n\nDescribe what I see and hear in 80 words, end on a choice, and wait. Never act or feel for me. Ask for a roll when failing would be interesting, give the number I need, and I’ll roll. Under each reply show health, things carried and threads left open. Let me fail.',
    },
    {
      title: 'D&D encounter for tonight',
      tags: ['table', 'tense'],
      text: 'Design a D&D encounter.\n\nParty: [number, level, classes]\nPlace: [place: e.g. a rope bridge in sleet]\nWhy it happens: [reason in the story]\nLength: [minutes]\n\nHand back: two sentences to read aloud; who is there and what they want; three things in the place that can be used, broken or fallen from; a table of creatures with numbers; what they do in rounds one to three; when they give up. Include a way through without a fight. Mark every statistic I must check in my rulebook.',
    },
    {
      title: 'D&D campaign premise',
      tags: ['plan'],
      text: 'Give me three premises for a D&D campaign, and let me choose one.\n\nPlayers: [number, ages, what they enjoy]\nTone: [tone: e.g. funny heists, quiet horror]\nSessions: [number of sessions]\nNo: [things to leave out]\n\nEach premise in 60 words: where we start, what is already going wrong, who profits, what happens if nobody acts. No chosen ones. When I’ve picked, write six steps of trouble that move on by themselves, and a first session that begins in the middle of something.',
    },
    {
      title: 'Homebrew magic items',
      tags: ['table'],
      text: 'Invent six homebrew magic items for [party or shop: e.g. level 4, poor, far from the sea] in a table: look, effect in rules, cost to the user, last owner. Make two useful every day, two only once and two seemingly worthless, and flag whatever is too strong at that level.',
    },
    {
      title: 'NPC with a secret',
      tags: ['one-voice'],
      text: 'Create an NPC the players will want to talk to twice.\n\nRole: [role: e.g. the woman who keeps the bridge toll]\nPlace: [place]\nThe players will come because: [reason]\n\nGive: name, one thing to see, one habit, how they speak with three lines I can read out, what they want this week, and what they’re hiding. Then the secret in three layers: what they tell anyone, what they tell a friend, what comes out only under pressure. No stat block.',
    },
    {
      title: 'Quest ideas with a catch',
      tags: ['list'],
      text: 'List eight quest ideas for [place, party level], one sentence for the job, one for the catch. Two can be solved by talking, two by walking somewhere awkward; one pays badly and matters most, and one is a lie told by the person who hires us.',
    },
    {
      title: 'Fantasy city, district by district',
      tags: ['description'],
      text: 'Build a fantasy city I can run for a month.\n\nBuilt on: [site: e.g. a drained lake, two cliffs]\nLives off: [trade]\nRuled by: [ruler or council]\nTrouble now: [trouble]\n\nFive districts: for each a smell, a landmark, a person to meet, something for sale and a thing not to do after dark. Then how the rich and the poor get water, three laws visitors break, and who would gain if the ruler fell. Finish with ten street names.',
    },
    {
      title: 'Names for a fantasy kingdom',
      tags: ['list'],
      text: 'Suggest twelve names for a fantasy kingdom that sound [language feel: e.g. short, windy, a bit Welsh] and come out of its past, [history: e.g. salt traders, two lost wars]. Give each a meaning and a word for its people, and leave out names from known books and games.',
    },
    {
      title: 'Text adventure game',
      tags: ['scene'],
      text: 'Be a text adventure game from the days of green screens.\n\nSetting: [setting: e.g. a hotel under snow, no staff]\nMy goal: [goal]\nDifficulty: [difficulty: e.g. fair but strict]\n\nShow place, exits and things in 60 words, then “>”. I type commands such as LOOK, TAKE, OPEN, GO NORTH. Keep the map and what I carry the same throughout. Three puzzles, each solvable with what I’ve seen. Answer nonsense politely. HINT gives a nudge and costs a point; SCORE shows my points.',
    },
    {
      title: 'Choose your own adventure',
      tags: ['scene'],
      text: 'Write a choose-your-own-adventure with me as the hero.\n\nHero: [name, age]\nSetting and goal: [setting, goal: e.g. a night train, find the stolen violin]\nFor readers of: [age of readers]\n\nTell it in “you”, 100 words a page, then three choices: a careful one, a bold one, an odd one. Wait for mine. Each choice must change something that matters later. Eight pages at most, several possible endings. At the end, draw the path I took and show one door I missed.',
    },
    {
      title: 'Role-play with a character',
      tags: ['dialogue'],
      text: 'Role-play with me. You are [character: e.g. the night porter of a grand hotel, 1925], I’m [who I am], and we are in [place, situation]. Stay in the part, answer in two to five sentences, do something as well as speak, and leave my words and feelings to me. Your character wants something and won’t say it at first. If I write in brackets, step out and answer plainly.',
    },
    {
      title: 'Solo RPG journaling',
      tags: ['list', 'thoughtful'],
      text: 'Run a solo journaling game for me: I draw cards, you ask, I write.\n\nI am: [character: e.g. the last keeper of a mountain hut]\nThe story ends when: [ending: e.g. four aces are out]\n\nMake a table of what the suits and numbers mean: people, weather, losses, finds. For each card I name, give one event in a sentence and one question to answer in my diary. Later questions must pick up what I wrote. Never write the entry for me.',
    },
    {
      title: 'Tavern with rumours',
      tags: ['description'],
      text: 'Create a fantasy tavern in [town: e.g. a mining town, late autumn]: name and sign, what you hear at the door, three dishes with prices, the landlord, four guests and what each wants tonight. Add six rumours, of which two are true, two are half true, one is an advertisement and one is about the party.',
    },
    {
      title: 'Dungeon puzzle and trap',
      tags: ['plan', 'tense'],
      text: 'Invent one puzzle and one trap for a dungeon.\n\nBuilt by: [builders: e.g. nuns who brewed poison]\nTo keep out, or in: [what]\nMy players are: [ages, patience]\n\nPuzzle: what they see, the rule behind it, three clues in the room, two wrong ideas and what happens, a second way in for the stubborn. Trap: the warning sign, the trigger, the effect in rules, two ways to disarm it. Each must tell us something about its builders. No riddle whose answer is time, shadow or silence.',
    },
    {
      title: 'Backstory for my character',
      tags: ['interview'],
      text: 'Ask me six short questions, one at a time, about my D&D character: [race, class, name: e.g. a dwarf cleric called Tove]. Then write a backstory of 150 words from my answers with a place, a living friend, an unpaid debt and a question even I can’t answer, and leave both parents alive.',
    },
    {
      title: 'Villain’s plan, step by step',
      tags: ['plan', 'tense'],
      text: 'Write my villain’s plan.\n\nVillain: [villain: e.g. a beloved judge who sells years of life]\nWants: [goal]\nHas: [people, money, magic]\nParty so far: [what they did]\n\nSeven steps, each with a sign the players could notice, who carries it out, what happens if it succeeds and what the villain does if it’s stopped. The plan must make sense to a clever person who thinks they’re right. Add one mistake that comes from their character, and the earliest moment they’d offer a deal.',
    },
    {
      title: 'One-shot for first-time players',
      tags: ['plan'],
      text: 'Plan a one-shot for people who have never played.\n\nPlayers: [number, ages]\nHours: [hours]\nIdea: [idea: e.g. the school boat ran aground on a giant]\n\nFour ready characters in three lines each, with a reason to stay together. An opening in which everybody acts within five minutes. Three scenes: talk, look, danger, each teaching one rule. A finale with two ways to win. For each scene note what to cut if we run late, and what to say when nobody knows what to do.',
    },
    {
      title: 'Session summary from my notes',
      tags: ['document'],
      text: 'Turn my messy notes into a session summary: [notes].\n\n150 words as a chronicle that [narrator: e.g. the party’s jealous bard] might write, true to the notes. Then lists for me: people met, promises made, things gained and lost, clues found, clues missed, loose ends. Last, three lines to read out as “previously”. If the notes contradict each other, ask.',
    },
    {
      title: 'Monster with a reason',
      tags: ['description', 'eerie'],
      text: 'Invent a monster for [place: e.g. flooded vineyards]: what people hear first, what it eats, what it’s afraid of, how it hunts, one thing that makes you pity it, and how the locals live beside it. Then a stat block for [system, level], with each number marked as a guess to check.',
    },
    {
      title: 'Fantasy shop with prices',
      tags: ['table', 'funny'],
      text: 'Stock a fantasy shop, [kind: e.g. second-hand potions] in [town], with twelve things in a table: name, what the shopkeeper says, what it really does, price, how low they’ll go. Three are bargains, two a swindle, and one is stolen and somebody wants it back.',
    },
    {
      title: 'Map description to draw from',
      tags: ['description'],
      text: 'Describe a map so that I can draw it on squared paper.\n\nOf: [area: e.g. a smugglers’ bay, a ruined mill]\nSize: [squares, and what one square is]\nMust contain: [places]\n\nNumber each place from the top left, with its squares, size, exits, height, and what blocks the view. Say where light comes from and two ways of getting around unseen. Then list anything that doesn’t fit on the paper. After that, one sentence a place for the players and one for me.',
    },
    {
      title: 'Murder mystery party',
      tags: ['plan', 'funny'],
      text: 'Write a murder mystery party for my guests.\n\nGuests: [number, ages, shy ones]\nSetting: [setting: e.g. a village flower show, 1936]\nHours: [hours]\n\nGive: invitation; a character card each (name, outfit from an ordinary wardrobe, one secret, one lie, two things to say in each round); three rounds with a clue each. Everybody has a motive, the clues really add up, and nobody dies in view. I want to play too, so keep the solution back until I write “solve”.',
    },
    {
      title: 'Puzzle game for kids',
      tags: ['how-to'],
      text: 'Make a 40-minute puzzle hunt for [number, ages] children in [place: e.g. a two-room flat, a rainy garden] from things we own, [things]: six puzzles that lead to each other, with code, counting, looking and moving, and a hint for me to whisper. Nobody can be out, and the youngest holds the last key.',
    },
    {
      title: 'World history in ten events',
      tags: ['list'],
      text: 'Write the history of my fantasy world in ten events.\n\nWorld: [world: e.g. islands that drift a mile a year]\nPeoples: [peoples]\nNow: [present conflict]\n\nOldest first, two sentences each, and every event causes a later one. Three are about food, weather or money. For four of them, add how two peoples tell it differently. Then five ordinary things players can trip over today because of it: a holiday, a ruin, an insult, a coin, a closed road.',
    },
    {
      title: 'Travel encounters on the road',
      tags: ['table'],
      text: 'Make a table of ten travel encounters to roll on between [start] and [destination], [season, way of travel]: what the party notices, what’s going on, what happens if they walk past. Three fights at most, and two that come from their own deeds, [deeds].',
    },
    {
      title: 'Session prep in half an hour',
      tags: ['plan'],
      text: 'Help me prepare a session in half an hour. Last time: [summary]. Likely next: [what the players plan]. Ask what worries me most. Then one page: a strong start, four scenes that could come in any order, six secrets not tied to a place, three names to use when needed, and two ways it might end.',
    },
    {
      title: 'Boss fight in three phases',
      tags: ['plan', 'tense'],
      text: 'Plan a boss fight in three phases with [boss: e.g. a bell that has learned to walk] for [party: e.g. five players at level 6] in [place]: what changes in the room, what the boss does, what players can do besides hit it. Add a line to say at each change, and mark every number “check”.',
    },
    {
      title: 'Read-aloud text for a room',
      tags: ['description'],
      text: 'Write three read-aloud texts of 45 words for [room: e.g. the abbot’s kitchen, just abandoned], one for players who hurry, one for players who listen, one for after the lights go out. Name no feeling, never say what they do, and end each on the thing they’ll want to touch.',
    },
    {
      title: 'Role-playing game for small children',
      tags: ['how-to', 'whimsical'],
      text: 'Lead a role-playing game for a child of [age], with a parent reading your lines. Hero: [hero: e.g. a hedgehog who delivers post]. One die, and high is lucky. Scenes of three sentences and two choices; trouble that a five-year-old knows; nobody is hurt, and low rolls make things funny. Ask the child to draw something halfway, and stop after fifteen minutes with everyone home.',
    },
    {
      title: 'Rules question, checked fairly',
      tags: ['analysis'],
      text: 'We disagree about a rule in [game, edition]: [what happened]. State both readings as their best defenders would, then say which words of the rulebook decide it and on which pages I should look. You may remember wrongly, so quote nothing unless I paste it: [rule text, if I have it]. End with a ruling for tonight that keeps the game moving.',
    },
  ],
  faqs: [
    {
      question: 'Can ChatGPT run a whole D&D game for me?',
      answer:
        'Yes, for an evening, if you keep the books. It describes well, improvises well and forgets steadily: the rope you left behind is back, the guard has a new name. Ask it to list health, things carried and open threads under each reply, and correct it when it slips. Roll your own dice, too. An AI that rolls for you tends to be kind, and a thief who never falls off a wall soon gets dull.',
    },
    {
      question: 'How do I stop the AI from making decisions for my character?',
      answer:
        'Say so in the first message, and repeat it when it happens: “Describe the room, then stop. I decide what Brannoc does, says and feels.” Ask for short replies, too, because an AI with 300 words to fill will start to play your part for you. If it has already spent your gold, write “Go back to the moment before I paid” and carry on from there.',
    },
    {
      question: 'How do I make AI quest ideas less generic?',
      answer:
        'Give it three things from your own table: a joke your players repeat, a person they like, a promise they broke. “A quest for level three” brings goblins in a mine. “A quest for a party who still owe the ferryman’s widow a boat” brings something that could happen only to you. Then ask for eight ideas, cross out the first three, and join two of the rest.',
    },
    {
      question: 'Are the monster statistics an AI gives me correct?',
      answer:
        'Treat them as a sketch. It mixes editions, and its sums are often off, so a “level 3 encounter” may flatten a level 3 party. Keep the idea and the behaviour, and take the numbers from a creature in your own rulebook of about the right strength. A walking bell can borrow the statistics of an ogre, and no player will notice. Have somebody arrive to help in round three, in case.',
    },
  ],
  relatedLinks: [
    { text: 'Deeper worlds: worldbuilding prompts', to: '/worldbuilding-and-character-prompts' },
    { text: 'Stories inside games: game writing', to: '/game-writing-prompts' },
    { text: 'Creatures to borrow: mythical prompts', to: '/mythical-creature-prompts' },
  ],
} satisfies ThemedPage
