import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Fantasy Writing Prompts',
  metaTitle: 'Fantasy Writing Prompts With Sand in Them | Promptory',
  metaDescription:
    'Twenty fantasy writing prompts: a volcano’s daughter at the pool, a deserter with a lucky hen, a coach parked since 1348. Magic at work, with opening hours.',
  description:
    'Twenty odd corners of magic, from the winds’ register to a kingdom on a cart, each with someone on duty.',
  introduction:
    'Fantasy is good for taking a feeling at its word: if a promise can break, let it break like an egg, and let somebody be on night shift when it hatches. It gives you a new law of nature and asks you to live under it until supper. Beginners build the map first and the maps are lovely and nobody is at home. Build a counter instead, and put a tired person behind it. Pick one prompt and give yourself two minutes to settle what the magic costs, in coins, in hours or in fish. Write one customer. In the last five minutes, let in the customer who cannot pay.',
  prompts: [
    'You keep the winds’ register at a small port on the Adriatic. Each signs in on landing: the bora leaves frost on the page, the sirocco leaves sand. This morning one came in that is not in any of the books, and asked politely for a bed.',
    'Merapi’s youngest daughter has enrolled for beginners’ swimming at the municipal pool in Yogyakarta. She gave her age as nine, perhaps meaning nine thousand. Lane two is already as warm as tea. Her mother, with a small plume of smoke, is watching over the roofs.',
    'Underground car park, Marseille, level minus five. A coachman hands you a ticket stamped in 1348 and asks what he owes. His horses are steaming. On your board it says “per hour or part thereof”, and behind him the machine has begun to let out others.',
    '“Tell His Majesty that I ate his brother,” says the dragon. For six years you have interpreted between the two of them, and have kept the peace by getting nearly everything wrong. Tonight the king has asked you, privately, to teach him a little Dragon.',
    'Seating plan for the wedding of a sea-witch’s son and a salt trader’s daughter on Djerba. Twelve names, with reasons: who may not sit near iron, who near an open door, who near Uncle Slim. The chair beside the bride has to stay wet.',
    'The regiment’s luck is a hen, and Private Moeketsi has just deserted with it. Behind him in the Maluti mountains his friends have started to lose at everything, first at cards. In front of him every locked gate swings open. He only wanted the eggs.',
    'Second-hand spells, all sales final. Label six: who wore it last, where it sticks in damp weather, what it does to milk. The man who is holding number four has brought it back twice already and would like to speak to you about the word “forever”.',
    'On the prairie, five villages each keep one note of the thaw, and every March they meet in a hall in Saskatchewan to rehearse it. The people of the fifth village have not been heard of since the snow in November. Somebody must sing their note tonight.',
    'How to make soup for a man who has been a heron for a year. He is on the balcony rail, in Semarang, on one leg. Give ingredients and timings, and explain at step five how to keep him from noticing the canal.',
    'Four house spirits, whose houses have been pulled down, share a flat in Hamilton, Ontario. Every one of them was made to guard a stove. There is one stove. Draw up the rota, followed by the quarrel on the first night when all four smell gas.',
    'Whoever drinks from a glass that Master Zorzi blew can do his work for an hour. He is dying, so three buyers have sat down round his bed to wait for his last breath, with the pipe and the fire ready. He is feeling a little better.',
    'Every oath in Malta is filed as an egg. When one is broken, it hatches, and the night shift goes after it with gloves and a net. You are the new girl. Drawer nine, royal marriages, has been ticking against the wood since the bells rang this evening.',
    'Toll gate between Guanajuato and the coast. Name of vehicle: the Kingdom of Little Arroyo. Width: one donkey cart. Driver: the queen, eighty-four. Fill in the rest of the form, with army, exports, enemies, and the reason why the border is on fire.',
    'The flood comes down to the Okavango every year and stops at your reeds to ask the way. Answering it was your aunt’s post, and since Sunday it is yours. One cousin farms on the left, the other on the right, and both have brought you a goat.',
    'In a village above Tizi Ouzou the court sits under a fig tree, which bears fruit in any season at the moment when someone tells the truth. At nine this morning, with the benches still empty, the branches were already breaking. Begin with the first witness.',
    'Full moon minus three hours at a walk-in clinic in Thunder Bay. You are at the desk. There are two patients in the waiting room, both sweating, both very polite, and one strong cage. Each insists that the other go first. Ask your questions carefully.',
    'A sailmaker in Bodrum stitches one day of weather into every sail. A girl with coins from a drowned man’s purse wants to order a particular Thursday, eleven years ago, off Kalymnos. He remembers it well. He has used it for someone else’s wedding.',
    'Returns desk, end of quest. Check in each item with its condition: one sword (bent), one horse (a different horse), one prophecy, still sealed. The hero says that she was never given a squire. There is a signature for one, hers, and a small pair of boots.',
    'Match report from the pitch at San Cristóbal, under which a god is sleeping. He turns over whenever the home side scores, and in the church a wall comes down. It is the final. Nil all, eighty-eighth minute, and your striker has been told nothing.',
    'Letters home from an apprentice to a famous enchantress on the Skeleton Coast, who has taught him, so far, to sweep sand off a beach. Compose the letters of weeks one, six, thirty and fifty. In the last of them, he asks his family how far away the sea is.',
  ],
  faqs: [
    {
      question: 'How do I come up with a magic system?',
      answer:
        'Start with the bill. Decide what one small spell costs, who collects, and what poor people do without it, and the system grows around that. If every broken oath hatches, you need a drawer, a net, a night shift and a law about weddings, and you have a city before you have a wizard. Two rules are plenty for a story: what magic can do here, and what it cannot be paid to do.',
    },
    {
      question: 'Can I write fantasy without elves, dwarves and dragons?',
      answer:
        'Yes, and you will have more room, since nobody arrives knowing how tall they are. Take something that people near you already half believe, such as a wind with a bad character, and employ it. If you love dragons, keep one and give it a trouble of its own: an interpreter who has been softening every insult for six years is fresher than another hoard.',
    },
    {
      question: 'How much world-building do I need before chapter one?',
      answer:
        'As much as your character needs to get through the morning: what she eats, what she owes, what she is afraid to be late for. That fits on a postcard. Write the scene, and whenever you have to invent a fact, note it in a list at the side. After ten pages, a toll clerk with a donkey cart at his gate will have given you the customs, the coinage and the war.',
    },
    {
      question: 'How do I name fantasy characters without sounding silly?',
      answer:
        'Choose one real language that you can hear, borrow its sounds, and keep to it for everybody from one place. Three rules help: say the name while running, give no two people the same first letter, and put no apostrophe in it. Private Moeketsi and a hen will carry a page better than Xy’lathor. If a name means something, let a character be a bit tired of being asked.',
    },
  ],
  relatedLinks: [
    { text: 'Your first dragon: fantasy for beginners', to: '/fantasy-writing-prompts-for-beginners' },
    { text: 'Where the magic costs more: dark fantasy', to: '/dark-fantasy-prompts-for-adults' },
    { text: 'Rockets in place of spells: sci-fi starters', to: '/sci-fi-story-starters-for-adults' },
  ],
} satisfies ThemedPage
