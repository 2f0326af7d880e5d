import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Fantasy Writing Prompts for Beginners',
  purpose: 'fiction',
  level: 'beginners',
  metaTitle: 'Fantasy Writing Prompts for Beginners | Promptory',
  metaDescription:
    '20 first fantasies: a dragon in a repair shop, a woman who irons the sea, a house on stilts that will not get up. One marvel each and no map required.',
  description:
    '20 marvels at a manageable size, each with somebody whose working day it has just interrupted, from Kisumu to Nazaré.',
  introduction:
    'Fantasy lets you turn a feeling into something that can walk in at the door. It is an easy place to begin: you need no research, and nobody can tell you that it did not happen. Beginners let the marvel do everything, so that nobody else in the story has to lift a finger. You need one marvel, one person it inconveniences, and a rule about what it cannot do. Take the prompt that makes you smile. Write the rule at the top in a single line. Spend fifteen minutes on the first meeting between person and marvel, and the last five on the moment when somebody asks for an exception.',
  prompts: [
    {
      title: 'Repairing a dragon',
      tags: ['document', 'funny'],
      text: 'Repair ticket, Otieno & Daughters, Kisumu: irons, kettles, gas rings. Customer: a dragon, elderly. Fault: it clicks, but it will not light. Fill in what you tried first, what was stuck behind the third tooth, and the price. The dragon has no money and is looking along your shelves for something to mend in return.',
      short: 'You fix toasters and kettles. An old dragon walks into your shop. He clicks, but he can’t get a flame.',
    },
    {
      title: 'The sealskin coat',
      tags: ['dialogue', 'tense'],
      text: 'Somebody’s husband has left a sealskin coat at your dry-cleaner’s in Oban. Now a woman with wet hair has come for it. She can describe every scar. She has no ticket, and it says on the wall behind you: no ticket, no coat.',
    },
    {
      title: 'Houses that walk',
      tags: ['scene', 'whimsical'],
      text: 'Ahead of the hurricanes the houses on Bayou Teche get up on their stilts and walk inland. They know the way. This afternoon all your neighbours’ have gone, and yours has not stirred. By the look of it, it is sitting on something.',
      short:
        'When a hurricane is coming, our houses stand up and walk inland. This time ours won’t budge. What’s it sitting on?',
    },
    {
      title: 'A mountain wants to move',
      tags: ['dialogue', 'funny'],
      text: '“Height?” “That varies.” A mountain has come down to the land registry in Moshi in the shape of an old woman with snow in her hair, and wishes to be moved to the coast. Continue at window four. The clerk grew up on her northern side, where his parents still live.',
      short:
        '“Height?” “It depends on the snow.” A mountain has come to your office, and it wants to live by the beach.',
    },
    {
      title: 'Safety on an enchanted ferry',
      tags: ['one-voice', 'tense'],
      text: '“Welcome aboard the 10:15 to Eriskay.” Give the safety announcement in full: life jackets, exits, what to do if a woman on the rocks asks you the time, and why the purser will now come round with salt. Her voice is quite steady until item seven, when she reads out a passenger’s name.',
      short:
        'You’re reading out the safety rules on a ferry through magic waters. One passenger’s name is already on the card.',
    },
    {
      title: 'A family’s own word',
      tags: ['scene', 'tender'],
      text: 'On Vava’u each family keeps one word that nobody else may say. The Latus have had the word for rain for four hundred years and take it out twice a season. Their youngest has just learned to talk. It is the only word he wants, and tomorrow is his aunt’s wedding.',
      short:
        'Only your family may say the word that brings rain. It’s the only one the baby knows, and the wedding is tomorrow.',
    },
    {
      title: 'A childhood rule comes true',
      tags: ['scene', 'tense'],
      text: 'Steal the strangest rule of your childhood, such as [a rule of your childhood: e.g. no hats on the bed]. In your story it is a law of nature, and everyone alive knows what happens. Begin at supper, with a charming guest from overseas whom nobody has remembered to warn.',
    },
    {
      title: 'Ironing the sea',
      tags: ['scene', 'whimsical'],
      text: 'Every Monday, before the boats go out, Dona Celeste irons the sea at Nazaré, flat, as far as the point. She uses her mother’s iron. Today a surfer from Hilo is on the doorstep with carnations and asks, very politely, if she could skip a week. Eleven fishermen are listening from the wall.',
      short:
        'Every Monday she irons the ocean flat for the fishing boats. There’s a surfer at the door, and he has flowers.',
    },
    {
      title: 'The frog’s curriculum vitae',
      tags: ['document', 'funny'],
      text: 'Write the CV of a man from Entebbe who was a frog from 2016 until last spring. Turn the gap into experience. Include two references, the languages he picked up in the reeds, and his reason for leaving, which the form asks for twice.',
      short: 'You were a frog for seven years. Explain the gap on your CV.',
    },
    {
      title: 'A gate into yesterday',
      tags: ['scene', 'bittersweet'],
      text: 'There is a gate in the top pasture near Karkaraly, and on the far side it is still yesterday. Only sheep may go through. This morning your father sold the grey mare, and the lorry has gone. There she stands, over the fence, in yesterday’s grass, and she has seen you.',
      short:
        'Past that gate it’s still yesterday. Your father sold your horse this morning, and there she is, looking at you.',
    },
    {
      title: 'Griffins on the roof',
      tags: ['document', 'funny'],
      text: 'Field notes for the council on two griffins that are nesting on the roof of the housing office in Dundee. Keep them for six days: diet, calls, behaviour towards applicants. On the fourth an egg comes down among the queue, and a man holding ticket 88 puts it under his coat.',
    },
    {
      title: 'The wishing well helpline',
      tags: ['dialogue', 'funny'],
      text: '“Good morning, wishing well, how may I help?” You answer complaints in Nakuru. Take down three calls. Two callers got precisely what they asked for. The third has never made a wish in her life, and wants to know who made the one about her.',
      short: 'You answer the phone for a wishing well. “I never made a wish,” she says. “Who made the one about me?”',
    },
    {
      title: 'Honey made of lies',
      tags: ['scene', 'whimsical'],
      text: 'The bees of Arslanbob make their honey from the lies told in the village, and it is excellent. This autumn the sweetest by far has come from the hive under your own kitchen window. Begin at the tasting.',
    },
    {
      title: 'Care label for an invisible cloak',
      tags: ['document', 'funny'],
      text: 'Sew the care label into a cloak of invisibility: eight instructions on washing, ironing, storing and lending, each with the accident that made it necessary. The eighth concerns Uncle Bekzat of Shymkent, who put it on damp. His family lays a place for him and pours the tea slowly, and it does go down.',
    },
    {
      title: 'The star on the beach',
      tags: ['scene', 'whimsical'],
      text: 'When the king tide comes to Funafuti the sky hangs so low that children fish it from the reef. Small stars only, say the elders, and put them back. Your cousin Tavita has landed the one that the boats steer home by. It is lying on the sand, warm, and eleven canoes are out.',
      short: 'Tonight the sky’s so low that kids are catching stars. Your cousin caught the one the boats follow home.',
    },
    {
      title: 'Flying carpets, reviewed',
      tags: ['document', 'funny'],
      text: 'Five customers review a firm in Bukhara that hires out flying carpets. Fair prices, they say, and the cushions could be softer. Each mentions one small fault: the carpet would not go where it was told, and set them down outside the same blue door. Two of the five knocked.',
    },
    {
      title: 'Refusing the school of magic',
      tags: ['letter', 'funny'],
      text: '“Dear Professors, thank you, but no.” The school of magic has accepted your niece in Paisley, who is going to be a plumber. Its letters come up through the sink. Help her with three refusals, each firmer than the last. By the third she is quoting a price for what they have done to the pipes.',
      short: 'The school of magic accepted you. You’d rather be a plumber. Write back, politely.',
    },
    {
      title: 'A shop for second-hand courage',
      tags: ['scene', 'whimsical'],
      text: 'Somewhere near you a shop stands empty. Let it open on Monday and sell one thing that cannot be had in shops, such as second-hand courage or a ten-minute start. The first customer is somebody you know only by sight, from [where you see them: e.g. the bus]. What is taken in payment?',
    },
    {
      title: 'The troll sends a bill',
      tags: ['letter', 'funny'],
      text: 'The tolls on the Skye Bridge were abolished in 2004. Nobody told the troll. Car after car has waved to him and driven past, and he has finally taught himself to write. Compose his letter to the council, setting out what he is owed, what he has done about the rust all the same, and what he will stop doing.',
    },
    {
      title: 'The tram to fallen streets',
      tags: ['scene', 'eerie'],
      text: 'Once a week, after midnight, the 28 tram in Lisbon climbs on past the terminus into the streets that fell down in 1755. You drive it. People from up there come down to buy batteries and fresh bread. Tonight, on the way back, a boy with a loaf stays in his seat at his own stop.',
    },
  ],
  faqs: [
    {
      question: 'Do I have to build a whole world before I start writing?',
      answer:
        'No. Build the doorstep, the deck or the queue in which your first scene takes place, and let the rest be weather. A woman who irons the sea needs an iron, a wall of fishermen and a price; which dynasty rules Portugal can wait. After each scene, note three facts that you had to invent in order to finish it. Ten scenes later you own a world, and all of it has been used.',
    },
    {
      question: 'How do I make a magic system without getting lost in it?',
      answer:
        'Decide three things on one line: what the magic does, what it costs and what it cannot do. “Bees make honey from lies, somebody always tastes the truth, and they do not fly in rain.” Stop there. Plot comes out of the third part, because somebody will need a lie taken care of in a wet week. If you add a power later on, add a price on the same day.',
    },
    {
      question: 'How do I invent fantasy names that don’t sound silly?',
      answer:
        'Borrow the sound of one real place and keep to it. Read out twenty village names from a map, say in Samoa or Aberdeenshire, and listen to which letters return; then make your own from those. Use short names for people who appear often. Test each name in a quarrel: if “Tavita, get down from there!” works when you shout it, it will work on the page.',
    },
    {
      question: 'What if my dragon has been done a thousand times?',
      answer:
        'Give it a job, an age and something wrong with it. A dragon that burns cities is a crowd scene; an elderly one that clicks and will not light is a customer with a face. Readers do not tire of dragons, they tire of being told that dragons are terrible. Ask what yours is embarrassed about. If you can answer within a minute, nobody has written it before.',
    },
  ],
  relatedLinks: [
    { text: 'More fantasy, once you have found your feet', to: '/writing-prompts/fantasy' },
    { text: 'First steps in science fiction', to: '/sci-fi-writing-prompts-for-beginners' },
    { text: 'Adventures for younger writers', to: '/adventure-prompts-for-young-writers' },
  ],
} satisfies ThemedPage
