import { SAMPLES } from '@/content/samples'
import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Writing Prompts for Stories Worth Finishing | Promptory',
  metaDescription:
    '57 writing prompts in six moods: a night vet on the phone, a taxi driver’s seat that goes missing, a tide that does not come back. Choose one, begin.',
  title: 'Writing Prompts',
  purpose: 'fiction',
  level: 'everyone',
  highlight: 'Prompts',
  description: '57 people who are already in the middle of something, sorted by the mood you happen to be in.',
  introduction: [
    'A prompt is good for one thing: it takes away the moment in which you decide what to write about. Somebody is already standing at a counter, on a car deck, in a field with a torch between his teeth. Beginners read the whole list, look for the perfect one, and go to bed. Take the first that gives you a picture, even a small one, and start inside that picture.',
    'The six groups are moods. Two are quiet, one borrows the forms of paperwork and one is all talk, one is cross, and in one something impossible happens. Choose by how you feel, read three prompts at most, and set a timer for twenty minutes. Write straight on, with real street names and real food. If you drift away from the prompt, let yourself drift. It has done its work.',
  ],
  groups: [
    {
      title: 'While the Others Sleep',
      description: 'For a quiet piece that happens between midnight and the first bus.',
      icon: 'moon',
      prompts: [
        {
          title: 'The night vet’s phone call',
          tags: ['dialogue', 'tense'],
          text: 'The night vet in Aberystwyth is on the phone, talking a farmer through a breech lamb. He has the torch between his teeth and cannot answer properly. Write only her half of the call. By the end she has worked out why he is in the shed alone.',
        },
        {
          title: 'A hearing aid in the laundry',
          tags: ['scene', 'tense'],
          text: 'Whatever turns up in a pillowcase goes into the tray: that is the rule in the hotel laundry in Busan. At four in the morning Mi-sook shakes out a hearing aid, still switched on and whistling. Room 611 checks out at six, and the front desk is not answering.',
        },
        {
          title: 'Orders to the night kitchen',
          tags: ['document', 'tender'],
          text: 'Order slips that reached the night kitchen of a maternity hospital in Gdańsk between half past midnight and five. The first says “toast, no crusts”. Set them out with their times. Around three o’clock, somebody begins to write back.',
        },
        {
          title: 'The misspelt election poster',
          tags: ['scene', 'tense'],
          text: 'Both candidates’ posters are being run off on the same machine, in a print shop in Cluj, at two in the morning. The apprentice has just seen a spelling mistake in one of them. He knows how he will vote. His boss is asleep on the paper.',
          short:
            'You print the posters for both candidates. Only you have spotted the typo in one of them, and you know who you’re voting for.',
        },
        {
          title: 'A taxi driver’s voicemail',
          tags: ['one-voice', 'tender'],
          text: 'At 4:12 in the morning a taxi driver in Tangier leaves a voicemail, because he wants his wife’s advice. The old woman on the back seat nodded off before she gave him an address. He has been driving along the corniche for an hour with the meter off, because she is smiling.',
        },
        {
          title: 'Forty dumplings before dawn',
          tags: ['scene', 'tender'],
          text: 'You come down for a glass of water and find your father-in-law, who has never so much as boiled an egg, folding his fortieth dumpling in front of a paused video. He has not heard you. The forty dumplings get steadily better from left to right.',
          short:
            'Your father-in-law has never cooked in his life. At three in the morning you catch him folding dumplings along with a video.',
        },
        {
          title: 'Ten rules of the camp site',
          tags: ['document', 'funny'],
          text: 'Pinned up inside the warden’s hut at a camp site on Lake Taupō: ten rules for the night. Numbers one to four deal with gates, gas and ducks. Number five has been rewritten by three wardens, each of whom changed a single word. Copy out the whole sheet.',
        },
        {
          title: 'The last night for tax returns',
          tags: ['scene', 'tense'],
          text: 'On the last night for returns, the tax office in Lublin stays open until twelve. At 23:48 there are nine people left, one pen on a string, and a man in a good coat who has been letting everybody go ahead of him since eight. Tell it from behind the glass.',
        },
        {
          title: 'One blanket, two hundred passengers',
          tags: ['scene', 'tender'],
          text: 'The ferry to Picton has turned back because of the swell, so two hundred passengers are spending the night on board at the quay. Follow one tartan blanket from lap to lap until morning. Its owner was the first to say that he was not cold.',
        },
      ],
    },
    {
      title: 'Paper with a Person in It',
      description: 'For days when a story is too big and a form to fill in is just right.',
      icon: 'feather',
      prompts: [
        {
          title: 'The second tenor’s absences',
          tags: ['document', 'bittersweet'],
          text: 'Register of the tax office choir in Kaunas, autumn term, with a column for reasons of absence. Copy out everything that the second tenor, Rimas, has entered there, from “cold” in September to “present, but could not come in” in December. His handwriting changes once.',
        },
        {
          title: 'Four generations of one tortoise',
          tags: ['document', 'tender'],
          text: 'Patient: tortoise, male. Keep the treatment card of one veterinary practice in Debrecen from 1951 to today, a line for each visit, with date, weight, complaint, and the name of the person who carried him in. Four generations carry him. No entry is longer than ten words.',
        },
        {
          title: 'A seating plan for altos',
          tags: ['description', 'bittersweet'],
          text: 'A seating plan for the altos lies on the piano in a chapel in Treorchy. Describe what can be seen on it: names, arrows, rubbings-out, a ring from a cup. One woman has been moved four times and has ended up beside the radiator. Nobody in your piece may speak.',
        },
        {
          title: 'The laundry’s price board',
          tags: ['document', 'bittersweet'],
          text: 'Shirt, 6 dirhams. Djellaba, 15. Shroud, no charge. This is how the painted price board of a laundry in Essaouira begins. Add nine more lines and two corrections in another hand, so that a passer-by could guess what has happened to this street.',
        },
        {
          title: 'The accordion, a business expense',
          tags: ['letter', 'funny'],
          text: 'You mend lifts for a living, and the tax office in Ljubljana has asked about item fourteen: “accordion, necessary for business”. Send them your explanation, in which every word is true. Add the official’s note in the margin, made after his second reading.',
        },
        {
          title: 'Corrections to a cookbook',
          tags: ['document', 'bittersweet'],
          text: '“Page 12: for ‘serves six’ read ‘served six until the summer of 1994’.” Go on with the errata slip for the parish cookbook of a small island in Chiloé. Eight corrections in all. The compiler only meant to put the quantities right.',
        },
        {
          title: 'Complaints about a trumpet',
          tags: ['document', 'funny'],
          text: 'Suggestions book at a camp site on the Bulgarian coast, the first week of August. Eleven entries, in eleven hands, about one trumpet. The trumpeter signs the ninth, and after him nobody is able to go on as before.',
        },
        {
          title: 'Twenty things for Pitcairn',
          tags: ['document', 'thoughtful'],
          text: 'Four times a year the supply ship calls at Pitcairn. Draw up this quarter’s manifest, twenty lines with name, goods and weight. One islander has had the same parcel on every boat for three years. This time somebody else has ordered it too.',
        },
        {
          title: 'Objections to a hen house',
          tags: ['document', 'funny'],
          text: 'Planning application, Rarotonga: to raise one hen house by forty centimetres. Supply the three objections that the council received. One comes from the neighbour, one from a retired admiral, and the longest from the applicant’s own husband.',
        },
      ],
    },
    {
      title: 'Said Out Loud',
      description: 'For when you can hear people but cannot see them yet.',
      icon: 'message',
      prompts: [
        {
          title: 'The brother’s seat',
          tags: ['dialogue', 'bittersweet'],
          text: '“Not on that one,” he says. “That’s my brother’s.” It is a plastic seat in the ferry terminal on Jeju, bolted to the floor, and the only one free. Begin with her answer. Nobody has seen the brother here since the spring.',
          short:
            '“You can’t sit there. My brother’s coming.” It’s the only free seat, and nobody has seen his brother since spring.',
        },
        {
          title: 'An eight-year-old sells the house',
          tags: ['dialogue', 'funny'],
          text: '“And this is where we lie down when the man comes about the telly.” The estate agent is late, so Ffion, eight, is showing the buyers round the house in Barry herself. Let her do it, room by room. Her parents catch up with the party in the kitchen.',
          short:
            'The real estate agent is late, so an eight-year-old gives the buyers the tour. She tells them everything.',
        },
        {
          title: 'How deep to bury a piano',
          tags: ['dialogue', 'funny'],
          text: 'On the gardening hour of a small Welsh radio station, a listener would like to know how deep one has to bury a piano. Transcribe the call. The expert has been answering questions for forty years and treats this one exactly like the others.',
          short:
            '“How deep do you have to bury a piano?” a caller asks the radio gardening show. The expert answers as if he gets that every week.',
        },
        {
          title: 'Driving lessons after a divorce',
          tags: ['dialogue', 'funny'],
          text: '“Second gear. Second. That is the wipers.” Under the terms of their divorce, a man in Arequipa is teaching his former wife to drive. This is lesson three, and the two of them are being far more polite than they ever were at home.',
        },
        {
          title: 'A captain’s last announcements',
          tags: ['one-voice', 'bittersweet'],
          text: 'Captain Barić makes his last crossing from Split to Vis today, with the microphone in his hand. Compose the six announcements of the trip. The safety one has to be word for word. In the one about the café he gives something away.',
        },
        {
          title: 'Press one about the cow',
          tags: ['one-voice', 'funny'],
          text: 'Press one if you are calling about the cow. The mayor of a village in Maramureș has bought an answering system, and his secretary has recorded the nine options herself, on the Friday of a long week. The seventh is for her sister only.',
          short: '“For questions about the cow, press one.” Write the rest of a very small town’s phone menu.',
        },
        {
          title: 'Two neighbours talk about slugs',
          tags: ['dialogue', 'bittersweet'],
          text: 'Their allotments in Swansea touch, and every evening Mr Okoro and Mr Rees talk across the wire about slugs. They never talk about anything else. Let us learn, from slugs alone, that one of them is moving into a home on Saturday.',
          short:
            'Two neighbours have only ever talked about slugs. On Saturday one of them moves into a care home. Write their last chat over the fence.',
        },
        {
          title: 'Five wooden letters at auction',
          tags: ['one-voice', 'tense'],
          text: 'A bankrupt print shop in Timaru is being sold off, down to the wooden type, letter by letter. Give us only the auctioneer’s patter. A woman at the back needs exactly five letters, and a man by the door has begun to guess what they spell.',
        },
        {
          title: 'A toastmaster’s last four glasses',
          tags: ['speech', 'tense'],
          text: 'The toastmaster at a wedding in Kutaisi must raise twelve glasses and may not repeat himself. He has done eight. Now a cousin whispers to him who is sitting next to the bride’s father, and why. Deliver glasses nine to twelve.',
        },
      ],
    },
    {
      title: 'Quarrels Worth Having',
      description: 'For evenings when you are cross and would like to make something of it.',
      icon: 'target',
      prompts: [
        {
          title: 'The taxi without a seat',
          tags: ['scene', 'funny'],
          text: 'There is one taxi on Niue, and two brothers own it. One drives by day and the other by night. For six years they have argued only by means of the position of the driver’s seat. This morning the seat is gone. Tell us about the next fare.',
        },
        {
          title: 'A boy’s letter of apology',
          tags: ['letter', 'funny'],
          text: 'A boy of seven in Incheon has to apologise to the man downstairs. His mother dictates, his father dictates, and he is the one holding the pencil. Produce the finished letter, spelling and all, and describe the drawing he adds to put the record straight.',
        },
        {
          title: 'One band, a wedding, a funeral',
          tags: ['scene', 'tense'],
          text: 'The brass band of a valley in western Serbia has been promised to a wedding and a funeral, at the same hour, in adjoining yards, by cousins who do not speak. The bandmaster can see both gates. He lifts his trumpet. What is it, and who stops first?',
        },
        {
          title: 'The case of the smell',
          tags: ['document', 'funny'],
          text: 'Case 114: Benhaddou against the family upstairs, in the matter of a smell. The judge in Casablanca has ordered a visit to the kitchen in question. Record the evidence of both experts, and the conduct of the judge, who has not had lunch.',
        },
        {
          title: 'Your obituary, by mistake',
          tags: ['letter', 'funny'],
          text: 'Your obituary was in this morning’s Whangārei paper by mistake. It is kind, it is wrong about the boat, and it is signed by a man you have not spoken to since 1988. Send a letter to the editor asking for two corrections, no more.',
          short:
            'The paper printed your obituary by mistake, and it’s kind. It was written by someone you stopped speaking to years ago.',
        },
        {
          title: 'The sister in the boat',
          tags: ['scene', 'funny'],
          text: 'Three sisters on Lipsi have inherited a rowing boat. Two of them want to sell it. Since Tuesday the third has been sleeping in it, on its trailer, outside the lawyer’s office. Begin with what she is having for breakfast and who brought it.',
          short: 'Three sisters inherited a boat. Two want to sell it. The third has moved in.',
        },
        {
          title: 'Who gets the three-legged dog',
          tags: ['document', 'funny'],
          text: 'The vets are getting divorced, and the three-legged terrier who lives in reception can only go home with one of them. On the counter of the practice in Nelson lies a petition. Write out the first twelve signatures and the comment that each client has added.',
        },
        {
          title: 'The wrong colour of fence',
          tags: ['scene', 'funny'],
          text: 'Tomorrow the judges of Moravia’s tidiest village will come down your lane. Overnight your neighbour Zdeněk has painted his fence. You have been through the regulations twice, and the colour is on the list: number thirty-one, permitted. Spend the afternoon with him.',
        },
        {
          title: 'Last in the half-marathon',
          tags: ['one-voice', 'tender'],
          text: 'With four hundred metres left of the Llanelli half-marathon, only two runners are still on the course, and neither intends to be last. He is seventy-eight. She replaced his hip. Give us what is in their heads, turn and turn about, as far as the tape.',
        },
      ],
    },
    {
      title: 'Leaving and Coming Back',
      description: 'For writers with a suitcase in their heads, packed or half unpacked.',
      icon: 'compass',
      prompts: [
        {
          title: 'One useless thing each',
          tags: ['list', 'bittersweet'],
          text: 'Everyone is leaving the island for good on the morning boat, and each household may take one useless thing. The schoolteacher stands on the jetty with a pencil. Give her list, house by house, and the reasons people shouted as they came down the path.',
          short:
            'Everyone is leaving the island for good. You can take one thing, as long as it’s useless. What is it?',
        },
        {
          title: 'Matchmaking, seen from the kitchen',
          tags: ['scene', 'tender'],
          text: 'You cut the pears. The agency in Seoul gives each pair forty minutes, a table and a plate of fruit, and you have done the plates for nine years. A mother and a grown daughter are sitting in there now. Tell what you see through the hatch each time you come for the plate.',
        },
        {
          title: 'Six bags on the coach',
          tags: ['scene', 'bittersweet'],
          text: 'From Chișinău to Bologna is thirty hours by coach. On board are women who look after other people’s parents, going back after Easter. Open six of the bags in the hold. Show us who packed each, and what was slipped in while she was saying goodbye.',
        },
        {
          title: 'How to light the boiler',
          tags: ['one-voice', 'bittersweet'],
          text: 'The new tenant has turned up a day early, with a rubber plant, while you are carrying your last box out of the flat in Wrexham. Explain to her how to light the boiler. Put everything you decide not to say into brackets.',
        },
        {
          title: 'On the wrong coach, deliberately',
          tags: ['scene', 'hopeful'],
          text: 'Two coaches leave Puno from bay four at nine in the evening, one for Lima and one for the border. Ruth, fifty-three, gets on the wrong one, notices at once, and stays in her seat. We want the first hour and what she eats.',
          short: 'She got on the wrong bus. She noticed right away. She didn’t get off.',
        },
        {
          title: 'A lorry driver’s test',
          tags: ['scene', 'funny'],
          text: 'For twenty-six years Fatima drove a lorry over the Tichka pass. Now she has to sit her test again, in Hamilton, New Zealand. The examiner is twenty-three, this is his first day, and he is holding on to the door. Take them round the route.',
        },
        {
          title: 'Eleven changes of address',
          tags: ['document', 'bittersweet'],
          text: 'In nineteen years Rhian has moved eleven times, between Swansea and Suva. Set out her eleven change-of-address cards, printed on one side, with a single line by hand on the other. All of them went to the same friend, who has moved once.',
        },
        {
          title: 'Thirty-one relatives at the airport',
          tags: ['scene', 'funny'],
          text: 'At the airport of Apia thirty-one relatives are waiting with garlands. The flight has landed, the crew has come out and gone for noodles, and there is still no Sione. Move along the row of relatives. What does each of them suppose he has done now?',
        },
        {
          title: 'Notes for the house-sitter',
          tags: ['document', 'bittersweet'],
          text: 'Notes for the house-sitter, by a widower near Brecon who is going away for the first time in nine years. The hens are simple. The radio stays on. There are four things in the house that must not be moved, and he explains only three of them.',
          short:
            'Leave a note for the house-sitter. There are four things they must never move. Explain three of them.',
        },
      ],
    },
    {
      title: 'One Thing Is Off',
      description: 'For an ordinary day with a hairline crack across it.',
      icon: 'lightbulb',
      prompts: [
        {
          title: 'One shirt too many',
          tags: ['scene', 'eerie'],
          text: 'Every Thursday the laundry in Tacna sends back one shirt too many. It is always ironed and always his size, though he has never owned it. This Thursday’s has the same buttons, the same stitching and the same worn left elbow. It would fit a child of four.',
        },
        {
          title: 'The tide that stayed out',
          tags: ['document', 'eerie'],
          text: 'On Monday the tide at Rhossili went out as usual, and it is now Wednesday. The first council notice said that there was no cause for concern and that dogs must be kept on leads. Draft the second notice, and the third.',
        },
        {
          title: 'The pupil who needed no directions',
          tags: ['scene', 'eerie'],
          text: 'For thirty years Ondrej has taught people to drive in Bratislava. Today’s pupil, who looks about twenty, has never touched a wheel before and needs no directions. She even slows down for a crossroads that was built over in 1986. He has forty minutes left with her.',
          short:
            'It’s her first driving lesson, and she knows every turn. She even brakes for an intersection that was built over before she was born.',
        },
        {
          title: 'Dogs that face north',
          tags: ['document', 'eerie'],
          text: 'All the dogs on Sifnos face north from five until six in the evening. That, at least, is how their owners put it. Give us the vet’s case notes on the first ten patients, and on the donkey, who faces south.',
        },
        {
          title: 'Invitations to a burnt church',
          tags: ['scene', 'eerie'],
          text: 'The wedding invitations are back from the printer in Oradea, and they are beautiful. The names are right, the date is right, and the church burned down before either of you was born. “I set what I was given,” says the printer, and brings out the order in your handwriting.',
        },
        {
          title: 'One passenger too many',
          tags: ['scene', 'eerie'],
          text: 'By the deckhand’s clicker, the Sunday boat from Tongyeong takes out two hundred and twelve day trippers and brings back two hundred and thirteen. He has changed the clicker. Head office has told him which number to write. It is Sunday again.',
          short: 'The tour boat left with 212 people and came back with 213. Your boss says to write down 212.',
        },
        {
          title: 'House numbers up by one',
          tags: ['scene', 'whimsical'],
          text: 'Overnight, every house number in a street in Sibiu has gone up by one. The post comes next door, and so do the invitations and the bills. On Tuesday someone opens a letter by mistake. By Friday there are people who do not want it put right.',
        },
        {
          title: 'Rain on one pitch only',
          tags: ['dialogue', 'whimsical'],
          text: 'It has rained on pitch 31 of the camp site at Kaikōura, and on no other, ever since the family of four arrived. They have put up the awning, dealt the cards and said that they are used to it. You are the warden. Go over with their receipt.',
        },
        {
          title: 'A refund in Tuesdays',
          tags: ['scene', 'whimsical'],
          text: 'Dear Sir, our records show that you have overpaid for nineteen years. Your refund will be made in kind. The lorry from the tax office in Brno is outside, and the driver has you down for a Tuesday in 1998, boxed, in good condition. He needs a signature.',
        },
        {
          title: 'The cook in love',
          tags: ['document', 'tender'],
          text: SAMPLES.schoolMenu.text,
          short: 'Write one week of school lunch menus. The cook falls in love on Tuesday, and it shows.',
        },
        { title: 'The night clerk’s note', tags: ['letter', 'eerie'], text: SAMPLES.nightClerk.text },
        {
          title: 'A fridge that writes reviews',
          tags: ['document', 'funny'],
          text: SAMPLES.fridge.text,
          short: 'Your fridge has started posting reviews of your dinners, and your mum reads every one.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'None of the prompts grabs me. Which one should I take?',
      answer:
        'Take the one that you could correct. If you read about the Picton ferry and think that nobody would hand round a blanket, they would all be in the bar, you already know more than the prompt does, and that is a story. Irritation is as good a start as delight. Give it ten minutes. If it is still dead, keep the place or the object, throw out the rest, and go on.',
    },
    {
      question: 'Is it cheating to write from somebody else’s idea?',
      answer:
        'No. An idea is the cheapest part of a story, and every writer has been given one by a newspaper, an aunt or a bet. Hand the man with the accordion and the tax office to five people and you get five men: one lonely, one lying, one who really does calm passengers with polkas. What you wrote from these prompts is yours. You may send it out, and you need not say where it began.',
    },
    {
      question: 'Why do I always stop after the first page?',
      answer:
        'Usually because nobody in it wants anything before a certain hour. Page one can live on a good picture; page two needs somebody to fetch, hide or ask. Go back to your opening and add one want and one limit: the hearing aid must be back in room 611 before the guest leaves at six. Then write the attempt that fails. There will be no need to look for the rest, because she will have to try again.',
    },
    {
      question: 'How long should a story from a prompt be?',
      answer:
        'As long as one change takes. For most of these that is between five hundred and fifteen hundred words, which means one to three evenings. A list or a set of notices can be over in three hundred. Look for the moment after which things cannot go back, such as the box on the lorry being signed for, and stop within half a page of it. If you still have plenty to say, you have begun something longer.',
    },
    {
      question: 'Do I have to stick to the prompt until the end?',
      answer:
        'No, you may leave it as soon as it has you walking. Suppose that you start in the tax office in Lublin and by page two the man in the good coat has become your uncle in Cardiff, who never could stand being first. Follow the uncle. On the second draft, cut whatever only served to reach him, even the whole tax office. The one rule worth keeping is a form: if you began in notices, finish in notices.',
    },
  ],
  relatedLinks: [
    { text: 'The same shelf by craft: creative writing prompts', to: '/creative-writing-prompts' },
    { text: 'For one finished piece: short-story prompts', to: '/writing-prompts/short-story' },
    { text: 'When you would rather laugh', to: '/funny-writing-prompts-for-adults' },
  ],
} satisfies GroupedPage
