import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Fantasy Writing Prompts',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Fantasy Writing Prompts With Sand in Them | Promptory',
  metaDescription:
    '20 fantasy writing prompts: a volcano’s daughter at the pool, a deserter with a lucky hen, a coach parked since 1348. Magic at work, with opening hours.',
  description: '20 odd corners of magic, from the winds’ register to a kingdom on a cart, each with someone on duty.',
  introduction:
    'Fantasy gives you one new law of nature and asks how people would live under it: what they charge, what they complain about, who is on night shift. Beginners draw the map and write the history first, and often stop there. Start with one place of work instead, and one tired person in it. Pick one prompt and give yourself two minutes to settle what the magic costs, in coins, in hours or in fish. Write one customer. In the last five minutes, let in the customer who cannot pay.',
  prompts: [
    {
      title: 'The register of winds',
      tags: ['scene', 'whimsical'],
      text: 'You keep the winds’ register at a small port on the Adriatic. Each signs in on landing: the bora leaves frost on the page, the sirocco leaves sand. This morning one came in that is not in any of the books, and asked politely for a bed.',
    },
    {
      title: 'A volcano learns to swim',
      tags: ['scene', 'funny'],
      text: 'Merapi’s youngest daughter has enrolled for beginners’ swimming at the municipal pool in Yogyakarta. She gave her age as nine, perhaps meaning nine thousand. Lane two is already as warm as tea. Her mother, with a small plume of smoke, is watching over the roofs.',
      short:
        'The volcano’s daughter signed up for beginner swimming. Her lane is steaming, and her mother is watching over the rooftops.',
    },
    {
      title: 'Parking fees since 1348',
      tags: ['dialogue', 'funny'],
      text: 'Underground car park, Marseille, level minus five. A coachman hands you a ticket stamped in 1348 and asks what he owes. His horses are steaming. On your board it says “per hour or part thereof”, and behind him a second coach is coming up the ramp, with its lamps out.',
    },
    {
      title: 'The dragon’s bad interpreter',
      tags: ['dialogue', 'funny'],
      text: '“Tell His Majesty that I ate his brother,” says the dragon. For six years you have interpreted between the two of them, and have kept the peace by getting nearly everything wrong. Tonight the king has asked you, privately, to teach him a little Dragon.',
      short:
        'You interpret for the king and the dragon, and you keep the peace by getting it wrong. Now the king wants lessons.',
    },
    {
      title: 'Seating a sea-witch’s wedding',
      tags: ['list', 'funny'],
      text: 'Seating plan for the wedding of a sea-witch’s son and a salt trader’s daughter on Djerba. Twelve names, with reasons: who may not sit near iron, who near an open door, who near Uncle Slim. The chair beside the bride has to stay wet.',
    },
    {
      title: 'The regiment’s lucky hen',
      tags: ['scene', 'funny'],
      text: 'The regiment’s luck is a hen, and Private Moeketsi has just deserted with it. Behind him in the Maluti mountains his friends have started to lose at everything, first at cards. In front of him every locked gate swings open. He only wanted the eggs.',
      short: 'The army’s luck is a hen, and you ran away with it. You just wanted the eggs.',
    },
    {
      title: 'Second-hand spells for sale',
      tags: ['document', 'funny'],
      text: 'Second-hand spells, all sales final. Label six: who wore it last, where it sticks in damp weather, what it does to milk. The man who is holding number four has brought it back twice already and would like to speak to you about the word “forever”.',
      short: 'You sell used spells. A customer wants to talk to you about the word “forever.”',
    },
    {
      title: 'The River wants more lines',
      tags: ['scene', 'funny'],
      text: 'In a valley in British Columbia the amateur players put on the Flood every April, so that the real one need not come. It is the dress rehearsal. The man who has been the River for thirty years, and has never missed a cue, would like a few more lines.',
    },
    {
      title: 'A walking test for giants',
      tags: ['document', 'funny'],
      text: 'Examiner’s sheet, walking test for giants, Semarang ring road. Comment on kerbs, crossings, kites, low bridges. The candidate is fourteen metres tall and nervous, and has failed twice already, both times over pigeons. Under General Remarks, say why you are writing this from inside his breast pocket.',
      short:
        'You give giants their walking test. This one’s failed twice because of pigeons, and you’re riding in his pocket.',
    },
    {
      title: 'Four house spirits, one stove',
      tags: ['scene', 'funny'],
      text: 'Four house spirits whose houses have been pulled down share a flat in Hamilton, Ontario. Every one of them was made to guard a stove, and there is one stove. They have managed on tact until now. Tonight, at ten past three, all four of them smell gas.',
    },
    {
      title: 'Waiting for a glassblower’s breath',
      tags: ['scene', 'tense'],
      text: 'Whoever drinks from a glass that Master Zorzi blew can do his work for an hour. He is dying, so three buyers have sat down round his bed to wait for his last breath, with the pipe and the fire ready. He is feeling a little better.',
    },
    {
      title: 'Oaths kept as eggs',
      tags: ['scene', 'tense'],
      text: 'Every oath in Malta is filed as an egg. When one is broken, it hatches, and the night shift goes after it with gloves and a net. You are the new girl. Drawer nine, royal marriages, has been ticking against the wood since the bells rang this evening.',
    },
    {
      title: 'A kingdom on a donkey cart',
      tags: ['document', 'funny'],
      text: 'Toll gate between Guanajuato and the coast. Name of vehicle: the Kingdom of Little Arroyo. Width: one donkey cart. Driver: the queen, eighty-four. Fill in the rest of the form, with army, exports, enemies, and the reason why the border is on fire.',
    },
    {
      title: 'The flood asks the way',
      tags: ['scene', 'tense'],
      text: 'The flood comes down to the Okavango every year and stops at your reeds to ask the way. Answering it was your aunt’s post, and since Sunday it is yours. One cousin farms on the left, the other on the right, and both have brought you a goat.',
    },
    {
      title: 'A court under the truth tree',
      tags: ['scene', 'tense'],
      text: 'In a village above Tizi Ouzou the court sits under a fig tree, which bears fruit in any season at the moment when someone tells the truth. At nine this morning, with the benches still empty, the branches were already breaking. Begin with the first witness.',
      short:
        'This tree grows fruit whenever somebody tells the truth. Court hasn’t even opened, and the branches are already full.',
    },
    {
      title: 'Two werewolves at the clinic',
      tags: ['dialogue', 'funny'],
      text: 'Full moon minus three hours at a walk-in clinic in Thunder Bay. You are at the desk. There are two patients in the waiting room, both sweating, both very polite, and one strong cage. Each insists that the other go first. Ask your questions carefully.',
      short: 'Three hours to full moon. Two werewolves, one cage. “Please, you first.” “No, I insist.”',
    },
    {
      title: 'A sail sewn with one Thursday',
      tags: ['scene', 'bittersweet'],
      text: 'A sailmaker in Bodrum stitches one day of weather into every sail. A girl with coins from a drowned man’s purse wants to order a particular Thursday, eleven years ago, off Kalymnos. He remembers it well. He has used it for someone else’s wedding.',
    },
    {
      title: 'The witch’s notice period',
      tags: ['dialogue', 'funny'],
      text: 'The village witch has given notice. Under clause fourteen she may not, for seven years and within seven valleys, cure anybody or comment on them. You are the elders’ lawyer. Go through the clause with her, line by line, at her kitchen table above Puebla. You have a cough, which she has so far been too polite to mention.',
      short:
        'The village witch has quit, and her contract says no cures for seven years. You’re the village’s lawyer. You have a cough.',
    },
    {
      title: 'A god under the football pitch',
      tags: ['document', 'funny'],
      text: 'Match report from the pitch at San Cristóbal, under which a god is sleeping. He turns over whenever the home side scores, and in the church a wall comes down. It is the final. Nil all, eighty-eighth minute, and your striker has been told nothing.',
      short:
        'A god sleeps under the football pitch and rolls over whenever you score. It’s the final, it’s tied, and nobody told the striker.',
    },
    {
      title: 'Letters from the enchantress’s apprentice',
      tags: ['letter', 'funny'],
      text: 'Letters home from an apprentice to a famous enchantress on the Skeleton Coast, who has taught him, so far, to sweep sand off a beach. Compose the letters of weeks one, six, thirty and fifty. In the last of them, he asks his family how far away the sea is.',
    },
  ],
  faqs: [
    {
      question: 'Does fantasy have to be set in the Middle Ages?',
      answer:
        'No, it can be set wherever somebody has to deal with the impossible before lunch. An underground car park will do, provided that the barrier, the tariff and the attendant’s flask are real, and then let in a coach and horses from 1348. A modern setting even saves work, since readers bring the concrete with them. Change one thing only, and have people complain about it as they do about parking.',
    },
    {
      question: 'Can I write fantasy without elves, dwarves and dragons?',
      answer:
        'Yes, and you will have more room, since nobody arrives knowing how tall they are. Take something that people near you already half believe, such as a wind with a bad character, and employ it. If you love dragons, keep one and give it a trouble of its own: an interpreter who has been softening every insult for six years is fresher than another hoard.',
    },
    {
      question: 'How do I stop magic from solving everything?',
      answer:
        'Let it solve the wrong half of the problem. A hen that brings luck will open every gate in front of a deserter; it will not tell him which of them leads home, and it takes the luck away from his friends. For each spell, write down what it does, what it cannot see, and who is worse off by evening. The story lies in the second and the third of these.',
    },
    {
      question: 'How do I start a fantasy story without a prologue?',
      answer:
        'Start at the counter, on the day when the rule meets an exception. You do not have to explain why winds sign a register if the first line has one of them asking for a bed and the clerk looking in vain for its page. Readers will take a strange habit for granted when somebody is tired of it. Whatever the prologue was going to say, give it to a person in a hurry, in halves.',
    },
  ],
  relatedLinks: [
    { text: 'Your first dragon: fantasy for beginners', to: '/fantasy-writing-prompts-for-beginners' },
    { text: 'Where the magic costs more: dark fantasy', to: '/dark-fantasy-prompts-for-adults' },
    { text: 'Rockets in place of spells: sci-fi starters', to: '/sci-fi-story-starters-for-adults' },
  ],
} satisfies ThemedPage
