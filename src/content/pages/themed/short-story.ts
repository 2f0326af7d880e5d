import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Short Story Prompts',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Short Story Prompts With a Way In | Promptory',
  metaDescription:
    '20 short story prompts: an olive tree with a ferry ticket, a double grave after a divorce, a birthday card no one has signed. Small enough for one evening.',
  description:
    '20 situations that will fit into ten pages: one evening, a handful of people, and something that has to be settled before they go home.',
  introduction:
    'A short story is good for the hour after which something can no longer be taken back. There is room for one place, one afternoon and two or three people. Beginners start too early, with the alarm and the weather, and are worn out by the time anybody wants anything. Start where the ticket is being checked. Pick a prompt, and in two minutes decide who wants what by the end of the scene, and who is in the way. Write for fifteen without scrolling up. Spend the last three crossing out everything before your first line of speech, and see if you miss it.',
  prompts: [
    {
      title: 'An olive tree on the ferry',
      tags: ['scene', 'whimsical'],
      text: 'On the slow ferry from Piraeus to Amorgos a woman has paid full fare for an olive tree in a barrel. At every island two deckhands carry it down the ramp, she takes up a handful of the soil, smells it, and has them carry it back. Two islands are left.',
      short:
        'At every island she has an olive tree carried off the ferry, smells the soil, and says no. There’s one stop left.',
    },
    {
      title: 'Dividing the double grave',
      tags: ['dialogue', 'funny'],
      text: 'Their divorce is settled down to the teaspoons, all but the double grave in Thessaloniki: sea view, paid up, not transferable. They have agreed to go and look at it. He has brought a tape measure, and she has brought lunch.',
      short: 'The divorce is done. They’ve split everything but the double grave.',
    },
    {
      title: 'The birthday card forger',
      tags: ['scene', 'funny'],
      text: 'For eleven years Denise in accounts has forged the whole office’s good wishes, in nineteen handwritings, on every birthday card that nobody got round to signing. Toronto, ten to four. This one is for her. It has just landed on her desk, empty, and the cake is at four.',
      short:
        'Whenever coworkers forget to sign a birthday card, you forge their signatures. Today a blank one lands on your desk. It’s yours.',
    },
    {
      title: 'Seven fines on Fridays',
      tags: ['document', 'tender'],
      text: 'Seven parking fines, all issued in Monterrey to the same green car, all on Fridays, all by Officer Leticia Garza. Fill them in: hour, offence, amount. The box for remarks begins with “None” and needs a second sheet by the end.',
    },
    {
      title: 'Four in the vet’s waiting room',
      tags: ['scene', 'tense'],
      text: 'Four people are sitting in the waiting room of an emergency vet in Gqeberha at two in the morning. Only one of them has brought an animal. Stay until the door opens and the vet asks who is next.',
      short: 'It’s 2 a.m. at the emergency vet. Four people are waiting, and three of them didn’t bring an animal.',
    },
    {
      title: 'The passenger who walks home',
      tags: ['scene', 'tense'],
      text: '“Three streets early, please,” says the passenger, every night, in every sort of rain. Tonight she has left her umbrella on the back seat of your taxi. You switch off the sign and go after her on foot, uphill through Haifa, at a distance that you could still explain.',
    },
    {
      title: 'The last peg of the boat',
      tags: ['scene', 'tense'],
      text: 'Pak Syamsul has built boats on the beach at Bira for fifty years, and he leaves the last peg for the owner to hammer in. This owner has sent his son, who has never held a hammer. He was told to cancel the order.',
    },
    {
      title: 'Covering for a missing flatmate',
      tags: ['scene', 'tense'],
      text: 'Priscilla moved out of the Vancouver flat on Sunday night and begged you to tell nobody until the rent is due. You run her tap in the mornings. You dirty her mug. It is Thursday, and the other two are planning a surprise party.',
      short:
        'Your flatmate moved out in secret and you promised to cover for her. The others are planning her surprise party.',
    },
    {
      title: 'Five prices on one trumpet',
      tags: ['scene', 'bittersweet'],
      text: 'Five price stickers, one on top of the other, on a trumpet in a second-hand shop in Montreal. Peel them off. Each paragraph goes back to an older price and an earlier hand, and the last of them belongs to whoever paid nothing.',
    },
    {
      title: 'Two weddings and a wall',
      tags: ['scene', 'funny'],
      text: 'A folding wall divides the function hall in Puebla, and there is a wedding on either side of it. You are the man with the key to the wall. At ten, both bands strike up the same song, and somebody knocks from the left.',
    },
    {
      title: 'Once round the harbour at ninety-one',
      tags: ['scene', 'tender'],
      text: 'At ninety-one, Signora Pinuccia hands in her driving licence in Cagliari. The clerk has the scissors ready. She would like to go once round the harbour first, with him beside her to see that it is done properly. There are twenty-two people in the queue.',
    },
    {
      title: 'Father and daughter on channel 12',
      tags: ['dialogue', 'bittersweet'],
      text: 'VHF channel 12, Saint John, New Brunswick. The pilot who is bringing in the tanker has not spoken for two years to its third officer, his daughter. Both bridges can hear. Let them have it out in headings, knots and the state of the tide.',
    },
    {
      title: 'Letters written by a child',
      tags: ['letter', 'bittersweet'],
      text: 'Doña Cuca cannot write, and you can. You are eleven, and you charge five pesos a page for her letters to her son in Chicago. Last month, you began to leave things out. Give us this Sunday’s dictation, and the page that goes into the envelope.',
      short:
        'You’re eleven, and a neighbour pays you to write the letters to her son. Lately you’ve been leaving things out.',
    },
    {
      title: 'A run-up two pages long',
      tags: ['scene', 'tense'],
      text: 'One penalty, eighty-ninth minute, a gravel pitch outside Maseru. Make the run-up last two pages and use nothing but what the taker hears: boots, dogs, the goalkeeper’s remarks, and a voice from the touchline that she had been told would not come.',
      short: 'One penalty kick, last minute. Make the run-up last a whole page, using only what the kicker can hear.',
    },
    {
      title: 'The prompter’s own line',
      tags: ['document', 'funny'],
      text: 'In an amateur theatre in Winnipeg, the prompter feeds the leading lady a line that is not in the play. She says it, and it gets the only laugh of the evening. Annotate the prompter’s copy for the remaining nights. The author is expected on Friday.',
    },
    {
      title: 'Learning to swim in secret',
      tags: ['scene', 'tender'],
      text: 'Adult beginners, Tuesday nights, Durban. Mr Naidoo was a ship’s engineer for thirty-one years and cannot put his face in the water. At home they believe that he is at choir. Tonight a new pupil comes out of the changing room, sees him, and stops: his wife, in a borrowed cap.',
      short:
        'At home he says he’s at choir practice. He’s learning to swim, and the new student walking toward the pool is his wife.',
    },
    {
      title: 'Forty tins of green paint',
      tags: ['scene', 'tense'],
      text: 'For eleven months the same van has crossed at Ceuta with forty tins of green paint, and for eleven months you have opened one of them, at random. It has always been paint. Today, the driver asks if you would like to choose, or if he should.',
      short:
        'For months you’ve searched the same van and found nothing but paint. “Pick a can,” says the driver. “Or should I?”',
    },
    {
      title: 'The horse and the dentist',
      tags: ['scene', 'funny'],
      text: 'Steal this for your last line: “So we left the horse with the dentist.” You have three pages to get there, two sisters, a hailstorm in Lesotho and one debt. By the time we arrive, the sentence must not be funny.',
      short: 'Your story ends like this: “That’s why we left the horse at the dentist’s.” Make us sad about it.',
    },
    {
      title: 'An umbrella by the minute',
      tags: ['scene', 'tense'],
      text: 'Held at the Beitbridge border since dawn: one bus, sixty-four passengers, no shade. The woman from seat 14 has an umbrella and is renting it out by the minute. By noon she has a waiting list. By three, she knows what everybody is carrying.',
    },
    {
      title: 'A table on the sea floor',
      tags: ['scene', 'eerie'],
      text: 'At low water, for five hours, you can walk about on the floor of the Bay of Fundy. Two kilometres out, where in the evening there will be twelve metres of sea, somebody has laid a table for four. The glasses are dry. On the card is [your surname], half past one.',
      short: 'The tide is out. A mile from shore, somebody has set a table for four, and one place card is yours.',
    },
  ],
  faqs: [
    {
      question: 'How many words is a short story supposed to be?',
      answer:
        'Anything from about 1,000 to 7,500 words counts, and most magazines and contests ask for 2,000 to 5,000. Under 1,000 it is usually called flash fiction. For a first one, aim at 1,500: that is one place, two or three people and one change. The clerk, the old lady and the drive round the harbour will fit. Her sixty years of marriage will not, unless she parks on them for a sentence.',
    },
    {
      question: 'How do I end a short story without a twist?',
      answer:
        'End on the first thing someone does differently. If a woman has signed other people’s cards for eleven years, stop when she takes the cap off the pen, or puts it back on. Readers do not need a surprise, they need to feel that the story could not return to its first page. A good test is to cover your last paragraph with your hand. If nothing is missing, it was an explanation.',
    },
    {
      question: 'How many characters can a short story have?',
      answer:
        'As many as a reader can seat without a plan, which is usually two who matter and one who interferes. Twenty-two people may wait in the queue behind an old lady with her licence; only she and the clerk need names, and perhaps the man who looks at his watch. If two of your people want the same thing for the same reason, make them one. The story will be shorter and crosser.',
    },
    {
      question: 'How do I find a title for my short story?',
      answer:
        'Take it from the page, and choose a thing over an idea. “Space 118” sends a reader to look for the car park; “Letting Go” tells her that she need not bother. Go through your draft, underline every object, price and place name, and try the three that come up twice. A good title means a little more on the way out than it did on the way in.',
    },
  ],
  relatedLinks: [
    { text: 'Stories of the heart, in the same few pages', to: '/short-story-prompts-about-love' },
    { text: 'Longer shadows: writing prompts for adults', to: '/writing-prompts/adults' },
    { text: 'Every kind of prompt, from poem to plot', to: '/creative-writing-prompts' },
  ],
} satisfies ThemedPage
