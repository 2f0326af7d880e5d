import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Dark Fantasy Prompts for Adults',
  purpose: 'fiction',
  level: 'adults',
  metaTitle: 'Dark Fantasy Prompts for Adults | Promptory',
  metaDescription:
    '22 dark fantasy prompts for adults: hired pain, a ledger paid in miners, the ninth verse of a lullaby. Magic with a price list and people who have to pay.',
  description:
    '22 places where magic is somebody’s job, somebody’s debt or somebody’s supper, for writers who do not need it to end well.',
  introduction:
    'Dark fantasy lets you say out loud what a society would rather keep as a custom: who is hurt so that the lamps stay lit, and who does the accounts. It is good for anger and for grief, because you can put either into a rule of magic and look at what it costs. Beginners pour on blood and ruins. Readers are more frightened by a person who does a dreadful job well, with sore feet and a lunch break. Pick the prompt whose job you would least like to have. In the next twenty minutes write one working hour of it, exactly, with the tools named. Decide what nobody in that trade ever does. In your last two minutes, have someone do it.',
  prompts: [
    {
      title: 'Pain for hire',
      tags: ['scene', 'tense'],
      text: 'At the House of Borrowed Pain, in a port of pepper and wet stone, women are paid by the hour to feel what the rich cannot bear. Tonight’s client is giving birth to an heir. The woman hired to suffer it has gone into labour herself.',
      short:
        'Rich women pay her to feel their pain. Tonight’s client is giving birth. She’s pregnant herself, and it’s starting.',
    },
    {
      title: 'Menus for a dead king',
      tags: ['document', 'eerie'],
      text: 'You cook for the castle. Since the king died in spring, his plates have gone up full every night and come down clean. Nobody has told you to stop. Set down tonight’s menu, and the note that you have decided to send up with it.',
      short: 'The king died in spring. You still send up his dinner every night, and the plates still come back empty.',
    },
    {
      title: 'The pay queue of the drowned',
      tags: ['scene', 'eerie'],
      text: 'The drowned of Lofoten row the winter boats and are paid in April. You are the paymaster. In the queue on the quay, behind a man with weed in his beard, stands your brother, who is alive, with his number in his hand.',
      short: 'The drowned crew lines up to be paid. Your brother is standing in that line, dry and breathing.',
    },
    {
      title: 'The mountain’s ledger',
      tags: ['document', 'eerie'],
      text: 'The ledger of a silver mine in the high Andes: one column for what came out, one for what the mountain was given. A clerk has arrived from the coast to check the sums. The second column, he finds, is paid in advance, and the entries are names.',
    },
    {
      title: 'A song with a way out',
      tags: ['verse', 'tense'],
      text: 'Whatever Sira sings at court comes true, so the general who burned her town feeds her well. This evening he has ordered a song about his long life. Write all four verses. She has left herself a door in one of them.',
      short: 'Whatever she sings comes true. The man who burned down her town has asked for a song about himself.',
    },
    {
      title: 'The rainmaker’s contracts',
      tags: ['document', 'eerie'],
      text: 'Kansas, 1934. In the rainmaker’s contract the price is left blank, and each farmer took the paper home to fill it in. It has been raining for nine days. Draw up three of those contracts in full, clauses and signatures, in the order in which they fall due.',
    },
    {
      title: 'The dead travel first class',
      tags: ['dialogue', 'eerie'],
      text: '“Kindly do not report me,” says the passenger in the first compartment, who is dressed for burial. On the funeral train the dead ride first class and the mourners second, and Ove, the guard, has never yet been spoken to by first.',
      short:
        'On the funeral train, the dead ride in first class and never say a word. “Please don’t turn me in,” says one.',
    },
    {
      title: 'Seven winters in the cellar',
      tags: ['scene', 'tense'],
      text: 'The Duke keeps seven winters in his cellar and rents them out to armies. You are the girl who feeds them. One has stopped eating. It is looking at the hatch, and the besiegers’ agent is on the stairs with his deposit.',
    },
    {
      title: 'Marrows with faces',
      tags: ['letter', 'eerie'],
      text: 'Write to the allotment committee: since the hangings stopped, the gallows field has been let as vegetable plots, and you have held strip nine for a year. The marrows are coming up with faces. You would not trouble them with this, had you not recognised one.',
      short: 'They turned the old gallows field into gardens. Your squash are growing faces, and you recognise one.',
    },
    {
      title: 'Carrying guilt to the river',
      tags: ['scene', 'eerie'],
      text: 'For a copper the bathhouse in the lower town will wash off your guilt. Somebody has to carry out the water. Follow Nadezhda, her yoke and her two buckets to the river, on the night when the bishop has been in.',
    },
    {
      title: 'One floor for each betrayal',
      tags: ['scene', 'tense'],
      text: 'In the debtors’ tower you move up one floor for each person you inform on. People say that the view from the fortieth is lovely. You are on thirty-nine when they bring your daughter in, on the first, and she will not look up.',
      short:
        'In this prison you move up a floor each time you inform on someone. You’re almost at the top when your daughter is brought in.',
    },
    {
      title: 'Nine rules of the shortest day',
      tags: ['document', 'eerie'],
      text: 'Rule one: the match is played on the shortest day, the living of Upper Holm against the dead of Lower. Add the other eight rules in the order in which they became necessary, with the year of each.',
    },
    {
      title: 'A sorcerer’s goods at auction',
      tags: ['document', 'eerie'],
      text: 'Catalogue for the sale of a hanged sorcerer’s goods: eight lots, each with condition, provenance and reserve. Lot five is a shadow, child’s, slight wear at the hem. Its owner is sitting in the third row with eleven coins.',
    },
    {
      title: 'A husband for the flood',
      tags: ['dialogue', 'eerie'],
      text: 'A matchmaker in Sylhet has to find the flood a husband every spring, and the last three did not see the autumn. Record her interview with this year’s candidate, a ferryman and twice a widower, who has come without being asked.',
    },
    {
      title: 'A sword gives evidence',
      tags: ['dialogue', 'eerie'],
      text: 'Write the transcript of a trial. The witness is a sword, sworn in on its own hilt, which has killed for both sides of this war and once for neither. Counsel for the defence has eleven questions. By the seventh there is rust on the clerk’s table.',
    },
    {
      title: 'The stolen boy comes home',
      tags: ['scene', 'tense'],
      text: 'The boy whom the trolls took has walked home over the Dovre fells, nine years late. The troll’s child, whom you raised in his place, is laying the table for supper. She has counted heads, and is reaching for another bowl.',
      short:
        'Your stolen son is home. The troll’s child you raised in his place is setting the table, and reaches for one more bowl.',
    },
    {
      title: 'A dead enemy’s hand',
      tags: ['scene', 'eerie'],
      text: 'Sergeant Baako came round in the field hospital with a dead enemy’s hand sewn to his wrist. It is a good hand. By night it writes letters in a language he cannot read, and this morning there was an answer.',
      short: 'They gave you a dead enemy’s hand. While you sleep, it writes letters. Today one was answered.',
    },
    {
      title: 'A small god resigns',
      tags: ['letter', 'bittersweet'],
      text: 'Handover notes of a small god of doorsteps, who is resigning in the second year of the siege. Give the reasons, the state of the offerings, which households are still owed something, and how to answer the ones who ask if anybody is there.',
    },
    {
      title: 'The ninth verse',
      tags: ['scene', 'eerie'],
      text: 'In the villages above Huaraz the lullaby has nine verses, and every parent stops after the eighth. It is past three. The child sits up, wide awake, and asks you how it goes on.',
      short: 'The lullaby has nine verses, and no parent ever sings the last one. Your kid sits up and asks for it.',
    },
    {
      title: 'The gravedigger’s question',
      tags: ['scene', 'tense'],
      text: 'At the salt wells north of Timbuktu the ground will not open for anybody who has been lied about. You have brought your wife there, eleven days by camel. Before he lifts the spade, the gravedigger asks you what she died of.',
      short:
        'The ground won’t open for the grave of anyone who’s been lied about. “How did your wife die?” the gravedigger asks.',
    },
    {
      title: 'The vampire pays rent',
      tags: ['document', 'tense'],
      text: 'By law the dead may own nothing, so the vampire of the upper town has rented the same house for two centuries, paying each year in the one thing she has. The landlord’s heir is nineteen and has come to renew the lease. Write the clause they quarrel over.',
    },
    {
      title: 'Raised for the harvest',
      tags: ['scene', 'bittersweet'],
      text: 'After the plague year the village raises its dead to bring in the barley: nine days, no speech, back by the tenth. Your brother ties sheaves the way he always did. On the eighth evening he ties one in the knot that the two of you used as boys. It meant “hide me”.',
    },
  ],
  faqs: [
    {
      question: 'What is the difference between dark fantasy and horror?',
      answer:
        'Horror asks if you will get out; dark fantasy asks what you will pay to stay in. In a horror story the thing in the castle dining room is found and fled. In dark fantasy the cook goes on sending up the plates, because she has a pension and a nephew in the guard. The dread belongs to the order of things. If your hero could simply move to another town, you are probably writing horror.',
    },
    {
      question: 'How do I write violence without it turning cheap?',
      answer:
        'Show the tools before and the washing-up after, and keep the blow itself to a sentence. A bucket that must be carried through a street full of supper smells tells us more than a page of wounds. Ask who cleans, who is paid, who looks away. If a scene works just as well with the victim’s name removed, the victim was only scenery, and the scene ought to go.',
    },
    {
      question: 'Can I use real folklore from a culture that is not mine?',
      answer:
        'Yes, with homework and with restraint. Read what people there have written, leave alone whatever is still prayed to, and take the pattern more often than the name. Many miners’ stories have a mountain that must be fed; you can invent your own mountain and owe no shrine an apology. If you do name a real place, get its food, weather and working hours right before you add the ghost.',
    },
    {
      question: 'How grim is too grim before my readers give up?',
      answer:
        'It is too grim when nobody in it wants anything any more. Readers will follow a person through nearly any dark as long as she has an errand: a bowl to fetch, a verse to change, a coin short of the price. Give every chapter one small kindness that costs something, such as a guard who looks at the wrong list. Hope is allowed to fail. It has to have been in the room.',
    },
  ],
  relatedLinks: [
    { text: 'Gentler magic for a first attempt', to: '/fantasy-writing-prompts-for-beginners' },
    { text: 'Fantasy of every other shade', to: '/writing-prompts/fantasy' },
    { text: 'The same dread, with police and paperwork', to: '/prompt-ideas-for-dystopian-fiction' },
  ],
} satisfies ThemedPage
