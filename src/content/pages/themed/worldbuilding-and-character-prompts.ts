import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Worldbuilding and Character Prompts',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Worldbuilding and Character Backstory Prompts',
  metaDescription:
    '30 prompts for writers with a story under way: character backstory, flaws and voices, maps, money, magic, holidays. Each ends in a page you can use.',
  description:
    '30 tasks for a story that you have already begun: they make a character, the world around them, or fan fiction of someone else’s.',
  introduction:
    'Questionnaires make flat people. After two hundred answers you know her eye color and her blood type, and still not what she’d do with a wallet on the sidewalk. The same goes for worlds: a map and nine dynasties don’t tell us what lunch costs. So these prompts work the other way around. Each sets a character or a place to work at something small, with a cost. Choose one for the story you are writing now, give it twenty minutes, and expect to throw away half. Keep the line that surprised you. In the next chapter, use it in passing, as something everyone there has always known.',
  prompts: [
    {
      title: 'What her mother would deny',
      tags: ['dialogue', 'tense'],
      text: 'Your main character tells the story of why she left home. Now her mother tells the same week to a neighbor. Write both, half a page each. They should agree on one fact, and it shouldn’t be the important one.',
    },
    {
      title: 'A backstory in five objects',
      tags: ['list', 'bittersweet'],
      text: 'The police empty your character’s pockets, bag and car. Write the inventory: five things, each with one line on where it came from. One of them isn’t theirs. One they’d go back into a fire for.',
    },
    {
      title: 'The villain’s good reason',
      tags: ['speech', 'tense'],
      text: 'Your villain explains the plan to the one person whose opinion matters to them: a daughter, an old teacher, a dog. No threats, no laughing. The listener should nod at least twice before it goes wrong.',
    },
    {
      title: 'The lie they believe',
      tags: ['scene', 'thoughtful'],
      text: 'Somewhere before page one, your character learned something false: “People leave when you ask for things.” Write the afternoon on which they learned it. Let it be a small afternoon that nobody else who was there remembers.',
    },
    {
      title: 'Two languages in one mouth',
      tags: ['dialogue', 'funny'],
      text: 'Give your character three phone calls in a row: to a bank, to a grandparent, to someone they’re trying to impress. We hear only their side. By the end we should know who is calling without being told.',
    },
    {
      title: 'What they do when they lose',
      tags: ['scene', 'funny'],
      text: 'Put your character into a board game they’re about to lose, with people they need. Write the last four turns. Don’t tell us what they feel. Use the dice, the snacks, and what they say about the rules.',
    },
    {
      title: 'A scar and three stories',
      tags: ['one-voice', 'whimsical'],
      text: 'Your character has a scar. Write what they tell children, what they tell dates, and what they told the doctor. The truth is in one of them, and only the reader of all three can work out which.',
    },
    {
      title: 'The want and the need, arguing',
      tags: ['dialogue', 'thoughtful'],
      text: 'What your character wants is money for the boat. What they need is to stop waiting for their brother. Give each a chair and a voice, and let them share the last sandwich. Change both to fit your own story, and see who gets up first.',
    },
    {
      title: 'A side character’s day off',
      tags: ['scene', 'tender'],
      text: 'Take the guard, the clerk, the best friend: someone who’s in your story to be useful. Follow them through the hour after they leave the page. They want something by tonight that has nothing to do with your plot.',
    },
    {
      title: 'An enemy’s fair description',
      tags: ['description', 'tense'],
      text: 'Someone who can’t stand your main character has to describe them to a stranger who’s meeting them at a station. It must be accurate enough to work. Write it, and let one admiring detail slip through.',
    },
    {
      title: 'What lunch costs there',
      tags: ['dialogue', 'whimsical'],
      text: 'Two people in your world buy lunch in the street and argue about the price. Through their argument we learn what’s scarce, who sets prices, and what happened last spring. Neither may explain anything that both already know.',
    },
    {
      title: 'Magic with a receipt',
      tags: ['document', 'funny'],
      text: 'Somebody has paid for a spell in your world. Write the receipt: what was done, to whom, what it used up, the tax, and the small print about side effects. If your world has no magic, do it for its strangest machine.',
    },
    {
      title: 'The map is wrong here',
      tags: ['scene', 'tense'],
      text: 'Draw a map of your world in two minutes, badly. Pick the spot where it’s least convincing. Now that’s a place where every official map is wrong on purpose. Write the scene in which a traveler finds out, too late to turn back.',
    },
    {
      title: 'A holiday nobody likes',
      tags: ['description', 'bittersweet'],
      text: 'Invent a holiday that people in your world keep though no one enjoys it. What has to be cooked, worn, given up? Describe it from a kitchen at six in the morning, in the year when somebody refuses.',
    },
    {
      title: 'Insults and blessings',
      tags: ['list', 'funny'],
      text: 'Swearing shows what a people hold sacred. List six insults and three blessings from your world, mild to unforgivable. Then use the worst one in a two-line exchange between people who love each other.',
    },
    {
      title: 'Law number nine',
      tags: ['document', 'eerie'],
      text: 'Your city has nine laws carved at its gate, and the ninth has been chiseled away. Write the first eight so that a careful reader could guess the missing one. Who still obeys it?',
    },
    {
      title: 'How the garbage leaves',
      tags: ['how-to', 'thoughtful'],
      text: 'It’s someone’s first night on the crew that takes away your world’s garbage, bodies, broken spells or spent fuel. An old hand explains the route. Let us find out who lives at its end, and what they’re paid to put up with.',
    },
    {
      title: 'A history lesson with a hole',
      tags: ['speech', 'eerie'],
      text: 'A teacher in your world tells ten-year-olds about the war, or the flood, or the founding. Give us the lesson as it’s allowed to be told. Then one child asks about the street where nobody may build.',
    },
    {
      title: 'The faith of a dockworker',
      tags: ['interview', 'thoughtful'],
      text: 'Forget the high priests. Ask someone who loads ships in your world what they believe happens when you die, and which rituals they skip when it rains. Six questions, six answers, taken down on the pier during a short break.',
    },
    {
      title: 'The week before chapter one',
      tags: ['list', 'tense'],
      text: 'Write your character’s calendar for the seven days before your story opens, five words an entry. Put in one thing canceled, one thing underlined, and one name that never comes up again. Which of the days belongs in the book?',
    },
    {
      title: 'Fan fiction, the skipped hour',
      tags: ['scene', 'tender'],
      text: 'Take a book or show you know by heart. Somewhere it cuts from night to morning, and two people who weren’t speaking are fine again. Write the hour in between as fan fiction. Nothing you add may contradict the next scene.',
    },
    {
      title: 'Fan fiction, one rule changed',
      tags: ['scene', 'whimsical'],
      text: 'Keep every character of a story you love, and change one law of its world: the magic works only for liars, or the ship has no captain. Begin ten minutes before the most famous scene. How far does it get?',
    },
    {
      title: 'Fan fiction from the cleaner',
      tags: ['one-voice', 'funny'],
      text: 'Someone mops up after the battle, the ball or the trial in your favorite story. Let that person tell it on the phone while working. They have opinions about the hero’s boots, and they have found something under a chair.',
    },
    {
      title: 'Magic system: source, cost, limits',
      tags: ['list'],
      text: 'Answer in one line each: Where does your magic come from? Who can use it, and who decides? What does it cost the body, the wallet or somebody else? What can it never do? How does it go wrong? Who gets rich on it? Then write the afternoon when someone tries to get around the fourth answer.',
    },
    {
      title: 'Find the holes in your plot',
      tags: ['analysis'],
      text: 'Tell your plot in ten numbered sentences. Between them, write “because” or “and then,” and circle every “and then.” Now ask of each: how do they know that, why don’t they just leave, where did the gun go? No answer means you’ve found a plot hole. Mend the earliest one by changing a sentence before it.',
    },
    {
      title: 'Novel outline, twelve chapters',
      tags: ['plan'],
      text: 'Outline your novel in twelve chapters, two lines apiece: who wants what and who’s in the way, then what’s different at the end. In three, something can’t be undone. In six, the plan turns out to be wrong. In nine, they lose what they were protecting. If a chapter changes nothing, fold it into the next.',
    },
    {
      title: 'D&D one-shot on one page',
      tags: ['plan'],
      text: 'Plan a D&D one-shot for one evening: [idea: e.g. a ferry that mustn’t land]. You need a hook to read out in two sentences, a villain who’s half right, three places with a choice in each, a fight they can talk their way out of, and two endings. For a campaign, let whoever paid the villain get away.',
    },
    {
      title: 'Character interview by the landlord',
      tags: ['interview', 'funny'],
      text: 'A nosy landlord interviews your character. What’s in your fridge? Who has your spare key? What did you last take that wasn’t yours? Who do you let win? Which book do you only say you’ve read? Who’d you call from jail? Answer in your character’s voice, and make exactly one answer a lie.',
    },
    {
      title: 'Names for twelve characters',
      tags: ['list'],
      text: 'Name twelve characters for [story: e.g. a harbor town in 1910, half of it from elsewhere]. For each: full name, who shortens it and to what, and what the parents hoped. No two start with the same letter or share a rhythm. Three are wrong for their owners, and one has been changed on purpose. Who knows?',
    },
    {
      title: 'Ten titles for one story',
      tags: ['list'],
      text: 'Give your story ten titles: two from an object in it, two from something said, two that are places, two that lie, two of a single word. [the story in two sentences] Cross out whatever could hang on another book. Of the rest, which one makes you ask a question, and is that question answered on the last page?',
    },
  ],
  faqs: [
    {
      question: 'How much backstory does a character need?',
      answer:
        'For you, enough to know what they’d do in a scene that isn’t in the book. For the reader, a line or two at a time, when it changes how we see what is happening now. A good test: if the character would rather not talk about it, it’s backstory worth having. “A scar and three stories” gives you a whole childhood, and only the version told to dates may ever appear.',
    },
    {
      question: 'Should I build the world before I write the story?',
      answer:
        'Build one street of it. Write a scene, notice what you had to make up, and keep a list: the coin, the curse word, the name of the bread. Then check the list for things that contradict each other, and write the next scene. A world that grows out of scenes has the right holes, where somebody will stand. One built first tends to be explained.',
    },
    {
      question: 'How do I keep worldbuilding from turning into a lecture?',
      answer:
        'Let two people who both know the place disagree about it. Nobody explains the tax to a neighbor; they complain that it has gone up again. Facts that cost someone money, time or face slip into a story unnoticed. Cut any speech that could be given to a tourist. If you love the lecture, put it into the mouth of a bore, and let somebody try to get away.',
    },
    {
      question: 'Can I use these for fan fiction or a role-playing game?',
      answer:
        'Yes. For fan fiction, take a character everyone knows and pick the hour that the original skipped: “A side character’s day off” was made for that. At the table, use the short ones as homework between sessions, such as the five objects; a game master can plant the one that isn’t theirs. In both, agree first on what is already fixed, then break nothing and bend everything else.',
    },
  ],
  relatedLinks: [
    { text: 'Whole scenes in one genre: fantasy', to: '/writing-prompts/fantasy' },
    { text: 'Quests, items and companions: game writing', to: '/game-writing-prompts' },
    { text: 'More for any story: creative writing prompts', to: '/creative-writing-prompts' },
  ],
} satisfies ThemedPage
