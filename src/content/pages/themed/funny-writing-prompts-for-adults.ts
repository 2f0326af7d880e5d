import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Funny Writing Prompts for Adults',
  purpose: 'fiction',
  level: 'adults',
  metaTitle: 'Funny Writing Prompts for Adults | Promptory',
  metaDescription:
    '20 funny prompts for grown-ups: a goalkeeper’s far too kind reference, a casserole’s obituary, a landlord who has learned mindfulness. Pick one and begin.',
  description:
    '20 situations that are already in trouble when you arrive, from a stalled wedding horse to a war over ward-kitchen yoghurt.',
  introduction:
    'Comic writing is good for the things you cannot say straight: that your family is impossible, that committees are theatre, that you were wrong about the boat. Beginners reach for jokes. What you want is a person who takes something small with great seriousness and has rules to follow while doing it, which is why most of these come with a form. Choose the one that makes you think of somebody you know. Set a timer for twenty minutes, keep a straight face, and never let anyone in the piece notice that it is funny. Afterwards, cut the line you are proudest of and see whether it gets better.',
  prompts: [
    {
      title: 'The secret weeder',
      tags: ['document', 'funny'],
      text: 'Minutes of the emergency meeting of the Rosengård allotment society. Somebody has been weeding other people’s plots by night, and doing it better than the owners. Item one is gratitude, item two is outrage, item three is the trap.',
      short:
        'Someone is sneaking into people’s gardens at night to weed them, and doing a better job. Call an emergency meeting.',
    },
    {
      title: 'The lift has his voice',
      tags: ['letter', 'funny'],
      text: 'The new voice announcing the floors in your tower block belongs to your ex-husband, who does that sort of work. You live on the fourteenth. Compose the complaint to the managing agents, in which it is purely a question of volume.',
      short: 'The new voice in your building’s lift is your ex. You live on the fourteenth floor.',
    },
    {
      title: 'Wardrobe, with commentary',
      tags: ['dialogue', 'funny'],
      text: 'Two retired cricket commentators in Colombo are putting together a flat-pack wardrobe. They cannot help themselves. Give us the full commentary, from the first screw to the tea interval, with the appeal that is referred upstairs, to a wife in the bath.',
      short: 'Two retired sportscasters are putting together a bookcase. They can’t stop doing the play-by-play.',
    },
    {
      title: 'A recipe with a confession',
      tags: ['dialogue', 'funny'],
      text: '“First you brown the beef. Are you sitting down?” Your uncle in Bemidji is dictating his hotdish over the phone. Take the recipe down word for word. Somewhere between the onions and the oven he has to tell you what he did with your boat.',
      short: '“First, brown the beef. Second, it’s about your boat.” Your uncle is giving you a recipe over the phone.',
    },
    {
      title: 'An anthem nobody knows',
      tags: ['scene', 'funny'],
      text: 'A head of state arrives in forty minutes, and your village band in Jämtland has just found out that nobody knows her anthem. The trombonist once spent a week in her country, mostly beside a pool. He is fairly sure that he can hum it.',
      short:
        'The president lands in forty minutes, and nobody in the town band knows her country’s anthem. The trombonist thinks he can hum it.',
    },
    {
      title: 'Lost property: one tuba',
      tags: ['document', 'funny'],
      text: 'Fill in the lost-property form at Itarsi Junction. Item: one tuba. The form wants to know when you last had it, how a person fails to notice, and, since it has in fact been handed in, whose chickens those are.',
    },
    {
      title: 'Cable cars, tasted like wine',
      tags: ['document', 'funny'],
      text: 'A wine critic in La Paz, forbidden to drink by her doctor, has taken to writing tasting notes on the city’s cable-car lines instead. Do five of them, with nose, body and finish. By the fourth she has plainly had too much.',
    },
    {
      title: 'The mindful landlord',
      tags: ['one-voice', 'funny'],
      text: 'Three voicemails from a landlord in Lagos who has spent the weekend on a course in mindful communication. The generator is dead, the ceiling drips, and he would like you to know that he is sitting with that.',
      short:
        'Your landlord spent the weekend at a mindfulness retreat. The ceiling is still dripping. Write his voicemail.',
    },
    {
      title: 'A quarrel in the weather log',
      tags: ['document', 'funny'],
      text: 'Two observers at a mountain weather station in Norway are no longer on speaking terms and quarrel only in the Remarks column of the log, beside wind and pressure. Keep nine days of it. The subject is a cheese.',
    },
    {
      title: 'A reference for a bad goalkeeper',
      tags: ['letter', 'funny'],
      text: 'Your over-fifties football club would do anything to be rid of its goalkeeper. A rival club has asked for a reference. Every sentence you write must be true, and every sentence must help.',
      short:
        'You want your goalie to join another team. Any other team. Write him a recommendation that’s completely true.',
    },
    {
      title: 'The flattering police artist',
      tags: ['scene', 'funny'],
      text: 'The only police artist in Tromsø makes everybody she draws a little better looking. Three gorgeous men are in the cells, all innocent. This morning there is a queue at her counter of people hoping to be described.',
      short:
        'The police sketch artist makes everyone better looking. Now there’s a line of people who want to be suspects.',
    },
    {
      title: 'An obituary for a dish',
      tags: ['document', 'funny'],
      text: 'An obituary for a casserole dish, which attended every funeral in Decorah, Iowa, from 1974 until last Friday, when it slipped at its own owner’s. It is survived by the lid.',
      short: 'Write the obituary of a casserole dish that went to every funeral in town.',
    },
    {
      title: 'The ladder contract',
      tags: ['document', 'funny'],
      text: 'Draw up the contract by which Mr Quist of Accra lends Mr Addo his ladder. One page was planned. There is now an appendix on what counts as leaning, and the two of them have got no further than the first rung.',
    },
    {
      title: 'A father’s dating profile',
      tags: ['document', 'funny'],
      text: 'At seventy-eight your father has joined a dating site and would like his profile proofread. The hernia is listed under Achievements. Set out his text, your comments in the margin, and his replies to your comments.',
      short:
        'Your father, seventy-eight, wants you to check his dating profile. Under achievements, he’s put his hernia.',
    },
    {
      title: 'Meditation beside a building site',
      tags: ['one-voice', 'funny'],
      text: 'Transcribe a guided meditation recorded in a flat in Dhaka beside a building site. The teacher is determined to welcome the drill. In the eleventh minute the drill stops, and the silence turns out to be far worse.',
      short: 'Lead a guided meditation next door to a construction site. “Breathe in. Welcome the drill.”',
    },
    {
      title: 'The bridegroom’s horse stops',
      tags: ['scene', 'funny'],
      text: 'A bridegroom’s horse has halted at a petrol station outside Jaipur and will not be moved. Behind it are ninety dancing guests, a brass band paid by the hour and a queue of lorries as far as the bypass. Tell it from the side of the attendant, whose shift ended at four.',
    },
    {
      title: 'Eleven notes on a fridge',
      tags: ['messages', 'funny'],
      text: 'Eleven notes were taped to the fridge in the kitchen of Ward 6 between Sunday and Saturday. The first reads “Kindly label your yoghurt.” The last is a ceasefire signed by both night shifts. Supply the nine in between.',
    },
    {
      title: 'Forty-three parents in one chat',
      tags: ['messages', 'funny'],
      text: 'The parents’ chat of class 3B in Odense has forty-three members and one question: who brings what to the summer fair. Follow it from “Hi all!” to the first departure. No one may say what they are really cross about.',
      short:
        'The class parents’ group chat has one question: who’s bringing what? Nobody says what they’re really mad about.',
    },
    {
      title: 'An exam for future husbands',
      tags: ['document', 'funny'],
      text: 'Set the written examination that Mrs Thapa of Pokhara gives to every man who hopes to marry into the family. Six questions, one of them practical, with the marking scheme. Her brother is invigilating, and he has started to mouth the answers.',
    },
    {
      title: 'A museum of good intentions',
      tags: ['document', 'funny'],
      text: 'Your spare room opens to the public on Saturday as a museum of good intentions. Prepare the labels for six exhibits: materials, year of purchase, date of last known use. The rowing machine has a wing to itself.',
    },
  ],
  faqs: [
    {
      question: 'Why does my funny story stop being funny after a page?',
      answer:
        'Because the joke was a remark and not a problem. A remark is over once it has been made; a problem gets worse. “My goalkeeper is useless” is finished in one line. “I must praise him in writing without lying” still has somewhere to go on page three. When a piece goes flat, give your person one more rule to obey, one more witness in the room, or half an hour less.',
    },
    {
      question: 'How do I know it is funny when I am too tired to laugh at it?',
      answer:
        'Read it aloud to one person and watch their breathing, not their face. People breathe in before a laugh, and they look at their tea when they are lost. Nobody awake? Leave it until breakfast and mark each place where your eye jumps ahead. Say “It is survived by the lid” in a flat voice, and you will hear where the laugh sits, and that anything added after it would be in the way.',
    },
    {
      question: 'Can I make fun of my own family without a scene at Christmas?',
      answer:
        'Yes, if you give them the best lines and keep the worst behaviour for yourself. Change the job, the town and the object; the truth sits in the logic, which nobody can sue over. An aunt who rations heating can become a colonel who rations biscuits. She will laugh, and ask who it was. If a story only works when everyone knows the victim, tell it at dinner and leave it off the page.',
    },
    {
      question: 'Do I have to be rude or dark for adults to laugh?',
      answer:
        'No. Adults laugh at recognition: the form that cannot be filled in, the apology which makes it worse, the man who will not ask the way. Swearing gives a line volume, seldom wit. Take “Kindly label your yoghurt.” Everyone who has shared a kitchen knows what the word “kindly” is doing there. If you like it darker, put the darkness under good manners and let the reader lift the lid.',
    },
  ],
  relatedLinks: [
    { text: 'Prompts for grown-ups in every other mood', to: '/writing-prompts/adults' },
    { text: 'Silly prompts to hand to the teenager next door', to: '/silly-writing-prompts-for-teens' },
    { text: 'True stories about the same family', to: '/memoir-writing-prompts-for-adults' },
  ],
} satisfies ThemedPage
