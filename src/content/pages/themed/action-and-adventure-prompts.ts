import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Action and Adventure Writing Prompts: Heists to Vikings',
  metaDescription:
    '28 action and adventure writing prompts with a twist: a cowboy without bullets, a spy’s fake couch ad, a car chase on two percent battery. Fit for all ages.',
  title: 'Action and Adventure Writing Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description: 'Duels, chases, tunnels and desert islands, each begun at the moment when the usual plan stops working.',
  introduction:
    'Adventure stories come with furniture that everyone knows: the duel at noon, the vault, the tunnel. That’s good news, since you don’t have to explain any of it and can start where it goes wrong. The usual beginner’s mistake is to write nothing but movement, punch after punch, until nobody remembers what anyone wanted. So pick a prompt, and before the first line write down two things: what your hero wants in the next five minutes, and what it would cost to get it. Then write for twenty minutes, in one place, with one problem and no backstory. Stop in the middle of a sentence. Tomorrow you’ll know exactly where to begin.',
  prompts: [
    {
      title: 'A western with no bullets',
      tags: ['scene', 'tense'],
      text: 'High noon. The cowboy who called you out draws first. From where you stand you can see that there are no bullets in his gun, and he sees you see it. The whole street is waiting.',
    },
    {
      title: 'The spy’s couch ad',
      tags: ['messages', 'funny'],
      text: 'A spy sends in her reports by editing an online ad for a couch that doesn’t exist. Write her messages with the very nice man who wants to come over and sit on it.',
    },
    {
      title: 'Pirate treasure, hole seven',
      tags: ['scene', 'funny'],
      text: 'The pirate treasure is under hole seven of your aunt’s mini golf course. You can dig from closing time until the first birthday party, and then the windmill has to turn again. Tonight somebody got there first, and put the turf back better than you do.',
    },
    {
      title: 'One superhero flight left',
      tags: ['scene', 'tender'],
      text: 'The superhero is eighty-four and has one flight left in her. A boy stops her on the sidewalk, points up into the oak and asks if she could get his kite.',
    },
    {
      title: 'Villain’s speech, hero asleep',
      tags: ['one-voice', 'funny'],
      text: 'You’re the supervillain. Ten minutes into the speech you’ve polished for a year, the hero falls asleep in the chair you tied him to. He’s been up four nights, defusing things you built. Go on from the villain’s point of view, and keep your voice down.',
    },
    {
      title: 'Babysitter canceled, heist on',
      tags: ['scene', 'funny'],
      text: 'The babysitter canceled, and the heist couldn’t be moved. So the safecracker has one ear to the vault, waiting for a click, and the getaway driver has her baby on his hip. The baby has found the flashlight. Everybody is smiling at the baby. Write the next four minutes.',
    },
    {
      title: 'Inside the steampunk giant',
      tags: ['one-voice', 'tense'],
      text: 'Brass knees, steam from both ears, a top hat as big as a washtub: the walking giant is the pride of the fair. You’re its engine. You’re eleven, you sit behind the boiler plate and pedal, and the Queen has just asked to see it climb stairs. Tell this steampunk story from the inside.',
    },
    {
      title: 'Cyberpunk, with ads',
      tags: ['scene', 'funny'],
      text: 'Cyberpunk, top floor, rain on the neon. The hacker has one thing to tell you before the drones get here, and she’s saying it now. In your eyes and ears, an ad for noodles begins. You can skip it in fifteen seconds. Well, the implants were free.',
    },
    {
      title: 'Time travel, lunch shift',
      tags: ['dialogue', 'tender'],
      text: 'There’s one rule in time travel: whoever visits the past has to work a shift there. You’re in a hairnet at your old school. Next in line is you, nine years old, holding the tray too high, on the day you still don’t talk about. “Peas or corn?” you ask.',
    },
    {
      title: 'Two knights, both leaning',
      tags: ['scene', 'funny'],
      text: 'A medieval knight has taken good money to fall off his horse. Halfway down the field, he sees that the other knight is already leaning.',
    },
    {
      title: 'Post-apocalyptic homeowners’ meeting',
      tags: ['document', 'funny'],
      text: 'Post-apocalyptic survival on Maple Court, year three: the homeowners’ association still meets every Thursday. Write the minutes. On the agenda are a barricade in an unapproved color, guest parking for mules, and the family at the gate, who have a baby, a cow and no permit.',
    },
    {
      title: 'Past the red mitten again',
      tags: ['scene', 'tense'],
      text: 'Your dad teaches wilderness survival. He says you’re making great time. This is the third time you’ve walked past the same red mitten, it’s getting dark, and the six paying customers behind you haven’t noticed yet.',
    },
    {
      title: 'Desert island guest book',
      tags: ['document', 'eerie'],
      text: 'You crawl out of the shipwreck and up the beach, and there on the desert island, in a cookie tin, is a guest book. Fourteen people have signed. They give it three stars on average, and the newest entry is from this morning. Write the four entries that you read first.',
    },
    {
      title: 'Spaceship crew chore wheel',
      tags: ['scene', 'funny'],
      text: 'No space opera shows the chore wheel, but your spaceship crew has one: Dishes, Laundry, Air Filters, Apologize to Bay Four. You’re new, and the arrow has stopped.',
    },
    {
      title: 'A noir detective in Tucson',
      tags: ['one-voice', 'funny'],
      text: 'The noir detective moved to Tucson for his lungs. It hasn’t rained since April, the trench coat is giving him a rash, and the woman in his doorway has a problem: somebody keeps watering her cactus at night. Tell it in his voice. He’s doing his best.',
    },
    {
      title: 'The samurai’s rice accounts',
      tags: ['scene', 'thoughtful'],
      text: 'Forty bales of rice are missing, and the samurai who keeps the accounts has found the false entry. It’s in his lord’s own handwriting. There’s been no war for a hundred years, and his sword only comes out for cleaning. Begin when he picks up the brush.',
    },
    {
      title: 'Grandma’s treasure map',
      tags: ['scene', 'tender'],
      text: 'Grandma’s treasure map works the way she gave directions: left where the feed store burned down, right at the house that used to be green, stop before the Garcias’ dog. You’ve got a shovel, a rental car, and a cousin who swears the house was blue. You’re driving.',
    },
    {
      title: 'World War 2, no signposts',
      tags: ['dialogue', 'tense'],
      text: 'World War 2, a lane in Kent. The village has taken down its signposts so that invaders will get lost. A ten-year-old on a gate has been told never to tell anyone the way. A soldier stops his truck and asks, very nicely, for the road to the sea. Write what they say.',
    },
    {
      title: 'The gladiator’s other lion',
      tags: ['scene', 'funny'],
      text: 'The gladiator and the lion have rehearsed their fight for six weeks. Now the gate goes up, all Rome is cheering, and it’s a different lion.',
    },
    {
      title: 'Sick list, Ancient Egypt',
      tags: ['list', 'tense'],
      text: 'In Ancient Egypt, the scribe at the king’s tomb wrote down who was absent and why: stung by a scorpion, brewing beer, sore eyes. You’re the scribe. Write the list for the week in which the same four men are always out, their excuses get better, and there’s fresh stone dust on their feet.',
    },
    {
      title: 'Forty-one bowls for Vikings',
      tags: ['scene', 'eerie'],
      text: 'The Vikings come up the beach yelling, and the village is empty. In the hall stand forty-one bowls of soup, still hot, and there are forty-one Vikings.',
    },
    {
      title: 'Jungle expedition, day nine',
      tags: ['letter', 'funny'],
      text: 'From the famous explorer’s diary, day nine of the jungle expedition: “No human being has ever set foot here.” Write the same day as his guide tells it in a letter to her sister. She spent the afternoon keeping him out of their grandmother’s beans.',
    },
    {
      title: 'Car chase, two percent',
      tags: ['dialogue', 'funny'],
      text: 'It’s a car chase, and both cars are down to two percent battery. You’re doing eleven miles an hour uphill, close enough to talk through the windows, and there’s one charger at the top.',
    },
    {
      title: 'Bank robbery, bad spelling',
      tags: ['scene', 'tense'],
      text: 'Tell the bank robbery from the teller’s side. The note says PUT IT ALL IN THE BAG AND BE QUITE. You taught third grade for thirty years before you worked this window, and you know which boy never could spell “quiet.” Behind the bandanna, he hasn’t recognized you yet.',
    },
    {
      title: 'Prison break, Friday release',
      tags: ['dialogue', 'tense'],
      text: '“What did the warden want?” your cellmate asks. He wanted to shake your hand, because you’re being released on Friday. The tunnel took the two of you six years. The prison break is tonight.',
    },
    {
      title: 'Revenge, with puppies',
      tags: ['dialogue', 'funny'],
      text: 'She’s practiced her revenge speech for eleven years and driven nine hours to give it. He opens the door and says, “Oh good, you’re here about the puppies.”',
    },
    {
      title: 'Proof of a found family',
      tags: ['document', 'tender'],
      text: 'Five strangers at a laundromat once signed up for a family phone plan to save money. Three years later the company wants proof that they’re a family, and each of them sends in something different.',
    },
    {
      title: 'Box 19, small town secret',
      tags: ['scene', 'eerie'],
      text: 'Nobody in this small town rents Box 19 at the post office. It’s your second day behind the counter, and you’ve noticed that everybody has a key.',
    },
  ],
  faqs: [
    {
      question: 'How do I write an action scene that isn’t confusing?',
      answer:
        'Decide what your character wants in this one minute, and let every move be a try at getting it. “She ducked, he swung, she rolled” is hard to follow, because nothing changes from one verb to the next. “She needed the keys on his belt” turns the same fight into a plan. Show the door and the stairs before anyone has to use them. Then let one thing go wrong by accident, such as a shoe coming off.',
    },
    {
      question: 'How do I start an adventure story?',
      answer:
        'Start at the moment when the plan fails. Skip the breakfast, the history of the kingdom and the long ride. For the gladiator prompt, a first line could be “That was not Felix.” We know at once that there was a Felix, that he was the nice lion, and that he isn’t here. Whatever else your readers need can come in while somebody is running, about one fact to a page.',
    },
    {
      question: 'How can I make an old genre feel new?',
      answer:
        'Keep what everyone expects and change one thing, usually a person. A heist needs a vault, but the crew can have a baby along. A joust needs two knights, and both can want to lose. Three questions help: who is always in the room and never gets a line, what would go wrong on an ordinary Thursday, and what does the villain still have to do before lunch? Write from the answer that makes you grin.',
    },
    {
      question: 'How much research does a samurai or Viking story need?',
      answer:
        'Less than you fear: three true details will carry a page. Look up what people ate, how they were paid and what made them miss work. The lists from Ancient Egypt are real, and one man did stay home to brew beer. While you draft, put gaps in brackets, such as [what kind of boat?], and keep going. Afterward, check first whatever would change the plot if you had it wrong, then the rest.',
    },
  ],
  relatedLinks: [
    {
      text: 'Higher stakes: thriller prompts',
      to: '/thriller-writing-prompts',
    },
    {
      text: 'More from the past: historical fiction',
      to: '/historical-fiction-prompts',
    },
    {
      text: 'Quests and choices: game writing prompts',
      to: '/game-writing-prompts',
    },
  ],
} satisfies ThemedPage
