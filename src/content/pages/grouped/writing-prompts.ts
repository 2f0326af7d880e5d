import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Writing Prompts for Stories Worth Finishing | Promptory',
  metaDescription:
    'Fifty-four writing prompts in six moods: a night vet on the phone, a taxi driver’s seat that goes missing, a tide that does not come back. Choose one, begin.',
  title: 'Writing Prompts',
  highlight: 'Prompts',
  description: 'Fifty-four people who are already in the middle of something, sorted by the mood you happen to be in.',
  introduction: [
    'A prompt is good for one thing: it takes away the moment in which you decide what to write about. Somebody is already standing at a counter, on a car deck, in a field with a torch between his teeth. Beginners read the whole list, look for the perfect one, and go to bed. Take the first that gives you a picture, even a small one, and start inside that picture.',
    'The six groups are moods. Two are quiet, two are borrowed from paper and from talk, one is cross, and one has a crack in it. Choose by how you feel, read three prompts at most, and set a timer for twenty minutes. Write straight on, with real street names and real food. If you drift away from the prompt, let yourself drift. It has done its work.',
  ],
  groups: [
    {
      title: 'While the Others Sleep',
      description: 'For a quiet piece that happens between midnight and the first bus.',
      icon: 'moon',
      prompts: [
        'The night vet in Aberystwyth is on the phone, talking a farmer through a breech lamb. He has the torch between his teeth and cannot answer properly. Write only her half of the call. By the end she has worked out why he is in the shed alone.',
        'Whatever turns up in a pillowcase goes into the tray: that is the rule in the hotel laundry in Busan. At four in the morning Mi-sook shakes out a hearing aid, still switched on and whistling. Room 611 checks out at six, and the front desk is not answering.',
        'Order slips that reached the night kitchen of a maternity hospital in Gdańsk between half past midnight and five. The first says “toast, no crusts”. Set them out with their times. Around three o’clock, somebody begins to write back.',
        'Both candidates’ posters are being run off on the same machine, in a print shop in Cluj, at two in the morning. The apprentice has just seen a spelling mistake in one of them. He knows how he will vote. His boss is asleep on the paper.',
        'Voicemail, 4:12 a.m. A taxi driver in Tangier wants his wife’s advice. The old woman on the back seat nodded off before she gave him an address. He has been driving along the corniche for an hour with the meter off, because she is smiling.',
        'You come down for a glass of water and find your father-in-law, who has never so much as boiled an egg, folding his fortieth dumpling in front of a paused video. He has not heard you. The forty dumplings get steadily better from left to right.',
        'Pinned up inside the warden’s hut at a camp site on Lake Taupō: ten rules for the night. Numbers one to four deal with gates, gas and ducks. Number five has been rewritten by three wardens, each of whom changed a single word. Copy out the whole sheet.',
        'On the last night for returns, the tax office in Lublin stays open until twelve. At 23:48 there are nine people left, one pen on a string, and a man in a good coat who has been letting everybody go ahead of him since eight. Tell it from behind the glass.',
        'The ferry to Picton has turned back because of the swell, so two hundred passengers are spending the night on board at the quay. Follow one tartan blanket from lap to lap until morning. Its owner was the first to say that he was not cold.',
      ],
    },
    {
      title: 'Paper with a Person in It',
      description: 'For days when a story is too big and a form to fill in is just right.',
      icon: 'feather',
      prompts: [
        'Learner’s record, Ulsan driving school, lessons one to fourteen. The boxes are for clutch, signals and parking. From lesson six on, instructor Pak also enters what his pupil, a widow of seventy-one, says at red lights. Lesson fourteen has to explain why she has asked him to fail her.',
        'Patient: tortoise, male. Keep the treatment card of one veterinary practice in Debrecen from 1951 to today, a line for each visit, with date, weight, complaint, and the name of whoever carried him in. Four generations carry him. No entry is longer than ten words.',
        'A seating plan for the altos lies on the piano in a chapel in Treorchy. Describe what can be seen on it: names, arrows, rubbings-out, a ring from a cup. One woman has been moved four times and has ended up beside the radiator. Nobody in your piece may speak.',
        'Shirt, 6 dirhams. Djellaba, 15. Shroud, no charge. This is how the painted price board of a laundry in Essaouira begins. Add nine more lines and two corrections in another hand, so that a passer-by could guess what has happened to this street.',
        'You mend lifts for a living, and the tax office in Ljubljana has asked about item fourteen: “accordion, necessary for business”. Send them your explanation, in which every word is true. Add the official’s note in the margin, made after his second reading.',
        '“Page 12: for ‘serves six’ read ‘served six until the summer of 1994’.” Go on with the errata slip for the parish cookbook of a small island in Chiloé. Eight corrections in all. The compiler only meant to put the quantities right.',
        'Suggestions book at a camp site on the Bulgarian coast, the first week of August. Eleven entries, in eleven hands, about one trumpet. The trumpeter signs the ninth, and after him nobody is able to go on as before.',
        'Four times a year the supply ship calls at Pitcairn. Draw up this quarter’s manifest, twenty lines with name, goods and weight. One islander has had the same parcel on every boat for three years. This time somebody else has ordered it too.',
        'Planning application, Rarotonga: to raise one hen house by forty centimetres. Supply the three objections that the council received. One comes from the neighbour, one from a retired admiral, and the longest from the applicant’s own husband.',
      ],
    },
  ],
  faqs: [],
  relatedLinks: [],
} satisfies GroupedPage
