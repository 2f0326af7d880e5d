import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Advent calendar for grown-ups',
      tags: ['list', 'funny'],
      text: 'December starts today. What’s behind the first seven doors of an Advent calendar made for adults?',
      longer:
        'Door one: a parking spot. Door two: the lid that fits. Your friend group’s too broke for presents, so you’re making Kim an Advent calendar out of envelopes and writing. Do all twenty-four if you like, or just the first ten. Make some of them silly and some of them things that you could really give her.',
    },
    {
      title: 'Teaching the neighbor to text',
      tags: ['scene', 'tender'],
      text: 'Your neighbor is past eighty and needs you to teach her how to send one particular text.',
      longer:
        'Mrs. Yang from 3C shows up with a brand-new phone and a number on a piece of paper. She doesn’t want to learn the whole thing. She wants to send one message, today, to a man called Walter. She dictates and you type. She keeps changing it. Write every draft, and what the two of you say in between. It ends up at five words.',
    },
    {
      title: 'Attention shoppers, for the last time',
      tags: ['speech', 'funny'],
      text: 'It’s your last day at the store, and they’ve let you have the loudspeaker.',
      longer:
        'Thirty-one years at the same supermarket and they’ve always let Doris do the announcements. Today’s her last. There’s sheet cake in the back. Write everything she says over the loudspeaker from open to close, at least eight announcements. They start with ground chuck. Around two o’clock she starts calling out customers by name.',
    },
    {
      title: 'Known by their recycling',
      tags: ['description', 'thoughtful'],
      text: 'Describe a neighbor you’ve never met, from what they put out for recycling.',
      longer:
        'Four bottles of elderflower, rinsed. A box for a child’s bed. Newspapers, with the puzzle cut out. Every two weeks the crate from number 30 stands beside yours, and in three years you’ve never seen a person carry it. Describe whoever lives there from the evidence alone, marking what you know and what you only suppose.',
    },
    {
      title: 'Asleep on your shoulder',
      tags: ['letter', 'whimsical'],
      text: 'Write to the stranger who once fell asleep on your shoulder on a long journey.',
      longer:
        'Between two stations a man you’d never seen let his head sink on to your shoulder, and you sat for an hour and a half without turning a page. Write to him. Tell him what went past the window and what he said in his sleep. Tell him what you were traveling toward that day, and why you were glad, just then, to be of use to someone.',
    },
    {
      title: 'Daily update from the pet sitter',
      tags: ['messages', 'funny'],
      text: 'Your pet sitter’s daily updates are getting stranger. Write six days of them.',
      longer:
        'Day one: “All good! Pepper ate, Pepper pooped.” Day two: “Quick question, does Pepper usually open that?” You’re at your sister’s graduation with two bars of signal. Write seven days of updates from Tomasz, who came highly recommended, with your replies. He’s very calm. By day five there’s a second cat in the photos, and by day six they’ve got a schedule.',
    },
    {
      title: 'Six sentences out of seven',
      tags: ['scene', 'tense'],
      text: 'At the hospital, the interpreter leaves one sentence out.',
      longer:
        'A consultation. The doctor speaks, the niece translates, the old woman nods. The doctor has said seven sentences and the niece has translated six. By the curtain stands a nurse who grew up two streets from that language and heard which one was dropped. Write the rest of the visit from where the nurse stands, as far as the elevator.',
    },
    {
      title: 'A hobby nobody understood',
      tags: ['reflection', 'tender'],
      text: 'Who in your family had a hobby that nobody else understood? Sit down next to them for ten minutes.',
      longer:
        'Your granddad built bridges out of matchsticks. Your mom had the ham radio. Somebody in every family has a table you can’t eat at. Write about ten minutes you spent there, close up: the glue, the tiny tools, what they’d say when they forgot you were a kid. Did they ever show it to anyone? Where’s all that stuff now?',
    },
    {
      title: 'Edit history of the grocery list',
      tags: ['document', 'funny'],
      text: 'Write the edit history of a grocery list that four roommates share.',
      longer:
        '6:02 p.m., Sam added “eggs.” 6:03, Lou changed “eggs” to “eggs (we have eggs).” Write the full edit history of one shared list over four days, with times, names and the odd comment. There’s a fight about oat milk. There’s a birthday nobody’s supposed to know about.',
    },
    {
      title: 'Cooking for forty',
      tags: ['description', 'tender'],
      text: 'Describe a small kitchen in which someone is cooking for forty people.',
      longer:
        'The biggest pot is borrowed and the next biggest is a bucket, new, never used for anything else. She’s cooking for forty in a kitchen made for toast. Describe it from above, if you can, like a harbor: what comes in, what’s waiting, who is not allowed past the door. It might be a wedding, a wake or a strike. Let us find out from the food.',
    },
    {
      title: 'A day without results',
      tags: ['plan', 'funny'],
      text: 'Draw up the schedule for a day on which nothing may be achieved.',
      longer:
        '08:00 to 08:40, ceiling. Draw up a schedule for a free day, in quarters of an hour, for a woman who has never managed one. Allow for relapse: she will try to sort the cables at about ten. Name the risks, the person to phone, and permitted exceptions. At 16:15 she does achieve something, small and by accident. Enter it correctly.',
    },
    {
      title: 'Plus-one at the party',
      tags: ['scene', 'tense'],
      text: 'At the office party, you’re the plus-one of a man who got laid off this afternoon.',
      longer:
        'He found out at four. It’s seven now, and he’s still going, because it’s an open bar and because you bought the dress. No one there knows yet except the guy doing the raffle. You’ve been together for six months and you’ve never met these people. Write the party from beside him. His name’s still on the wall. They keep telling you how great he is.',
    },
    {
      title: 'A mistake made as a guest',
      tags: ['reflection', 'thoughtful'],
      text: 'What’s the worst thing you’ve done as a guest? Go back to the moment when the talk stopped.',
      longer:
        'You praised the curtains and were given them. You finished the dish, not knowing that in this house an empty dish means more. You asked after the husband. Write about a time when you broke a rule that nobody had told you. Who kicked you under the table? Who covered for you? Have you told the story since, and do you tell it against them or against yourself?',
    },
    {
      title: 'Mom, who’s Gerald',
      tags: ['dialogue', 'funny'],
      text: '“Mom, who’s Gerald?” Write both sides of the phone call.',
      longer:
        '“Mom, who’s Gerald?” You’d called about the furnace. A man’s voice asked where she keeps the colander. Your mother’s seventy-four and she’s been a widow for six years, and she’s about to be a terrible liar. Write the call, both sides. You’re happy for her, you really are, but you’re going to need some facts. Halfway through, Gerald gets put on.',
    },
    {
      title: 'Awards for your own year',
      tags: ['list', 'whimsical'],
      text: 'Hold an awards show for your year. Invent six categories that nobody would dare announce.',
      longer:
        'Best Supporting Stranger. Longest Lie Told to a Dentist. Outstanding Achievement in Pretending to Look for My Keys. Write the categories for somebody’s year, with three nominees for each and the winner. Cut to the faces. Include one speech that gets played off by the orchestra and one person who sends somebody else up to collect.',
    },
    {
      title: 'Treaty over the hedge',
      tags: ['document', 'funny'],
      text: 'Draw up a peace treaty between two neighbors.',
      longer:
        'The parties, number 14 and number 16, hereinafter the Piano and the Leaf Blower, wish to end hostilities. Draw up the treaty in numbered articles: hours, borders, the status of the cat, exchange of borrowed tools, what may be said to visitors. It was negotiated at a third neighbor’s table over two evenings and one cake.',
    },
    {
      title: 'Lullaby for a five a.m. alarm',
      tags: ['verse', 'tender'],
      text: 'Write a lullaby for an adult who has to be up at five.',
      longer:
        'Babies get all the good ones. Write a lullaby for your roommate, who opens the bakery and can’t sleep because she’s counting how little sleep she’ll get. Three verses, and it’s fine if it rhymes badly. No stars, no lambs. Use what’s really in the room: the charger light, the bus schedule, her shoes by the door already facing out.',
    },
    {
      title: 'Carried across, not in luggage',
      tags: ['list', 'bittersweet'],
      text: 'It’s International Migrants Day. What has your family carried across a border that wasn’t in the luggage?',
      longer:
        'A way of folding plastic bags. The fear of doorbells. Counting in the first language, always, for money and stairs. Write a list of what one person brought to a new country without declaring it. It may be you, your grandmother, the woman in the next bed. Say what became of each thing in ten years.',
    },
    {
      title: 'Too good a gift',
      tags: ['scene', 'funny'],
      text: 'At the office gift swap, a coworker draws a present that’s much too personal.',
      longer:
        'Twenty-dollar limit, everybody said so. There’s a candle, a mug, a candle. Then Glenn from payroll opens a hand-bound book with his late dog on the cover, page after page, painted. The room goes quiet. Somebody in here did that, and nobody’s saying who. Glenn looks around the circle. Write the rest of the swap. It’s still somebody’s turn.',
    },
    {
      title: 'Complaint about a silence',
      tags: ['letter', 'bittersweet'],
      text: 'Write to the landlord to complain that it has gone quiet next door.',
      longer:
        'Dear Sir, I am writing about the apartment above mine. For seven years you have had my letters on the trombone, the boots and the parties. Since the second of the month there’s been nothing. Set out the complaint with dates and times, as before. Say what you’ve tried. State what outcome you’re looking for. You have the file open in front of you, and it’s two inches thick.',
    },
    {
      title: 'Longest day, shortest day',
      tags: ['dialogue', 'tender'],
      text: 'About now it’s the longest day in the south of the world and the shortest in the north. Two people talk across it.',
      longer:
        'She is on a beach, sunburnt, at nine in the evening. He’s at the same hour of his own day, in the dark since four, with the heater on his feet. They’ve been married for eight months, five of them like this. Write the call. They describe the light to one another, and they’re careful.',
    },
    {
      title: 'Twelve more miles, please',
      tags: ['one-voice', 'funny'],
      text: 'Talk your car through the last few miles of a trip it shouldn’t have survived.',
      longer:
        '“Okay. Okay. Good girl. We’re not stopping at that light.” You’re in a twenty-year-old hatchback, your whole apartment’s in the back, and it’s twelve more miles. Talk to the car the whole way. Promise it things. Go over everything you two have been through: the drive-ins, the breakup, the deer. There’s a hill coming up, and you’d better start being honest.',
    },
    {
      title: 'Still in the building',
      tags: ['scene', 'thoughtful'],
      text: 'Around now a lot of offices empty for the year. Who’s still in the building at six?',
      longer:
        'Everyone left at noon with a fruit basket. At six there are two people in the whole school district office: the new superintendent, who doesn’t want to go home, and Ramona from the cleaning crew, who can’t until he does. She’s got a bus at 6:40. She tries hinting. Write it. Give them the vending machine, the leftover basket, and one honest conversation.',
    },
    {
      title: 'Seven sleepers, four beds',
      tags: ['plan', 'funny'],
      text: 'Seven people are sleeping here tonight, and there are four beds. Work out who goes where.',
      longer:
        'A couple who are not yet married, a couple who might not be for long, a snorer, a teenager, and Grandfather, who must be near the bathroom. Four beds and a sofa. Your mother has drawn a plan on the back of a card. Set it out, with her reasons, and the version that’s true at three in the morning.',
    },
    {
      title: 'Who’s on today',
      tags: ['messages', 'tender'],
      text: 'It’s Christmas Day, and some people are working. Write the coworkers’ group chat.',
      longer:
        'December 25, and the night crew’s chat at the animal shelter is called “ho ho no.” Four people are on, and one asked to be. Write the messages from six in the morning till two: the beagle that ate a ribbon, the sad chips, the owner who calls to see how the cats are. Somebody who’s off today keeps chatting anyway. By noon she’s at the gate with a lasagna.',
    },
    {
      title: 'Returned with thanks',
      tags: ['letter', 'funny'],
      text: 'You’re returning a present to the person who gave it. Write the note that goes with it.',
      longer:
        'Dear Uncle Ben, please find enclosed the drum kit. Write the covering note that goes back with a present: thanks, reason for return, condition, what you would accept instead. It must offend nobody and leave no doubt. Then draft the two notes that you decided against, the honest one and the cowardly one. Say in a line which parts of those found their way into the third.',
    },
    {
      title: 'A day that had no name',
      tags: ['reflection', 'tender'],
      text: 'Remember a day when nobody in the house knew, or cared, what day it was.',
      longer:
        'There are such days after a birth, after a funeral, at the end of a long holiday: no one is expected anywhere and the clock is only furniture. Write one from waking until the lamps are lit. What was eaten, and when? Who wandered in, and sat? Someone said something that they wouldn’t have said on a day with a name. Don’t hurry to get to it.',
    },
    {
      title: 'What you got away with',
      tags: ['list', 'funny'],
      text: 'List eight small things you got away with this year.',
      longer:
        'Nobody noticed that you wore the same cardigan all week. Nobody knows about the dent. You parked there. You told the book club it was “haunting.” Write down everything you got away with this year, big to small or small to big. Include one that somebody did notice and was nice enough not to mention. How do you know? What did their eyebrows do?',
    },
    {
      title: 'Where everything is kept',
      tags: ['scene', 'tender'],
      text: 'A man of seventy-two is being shown by his wife where everything in the house is kept.',
      longer:
        'She goes into hospital in the morning and she has given him the afternoon. This is the fuse box. This drawer is for bills, that one is for bills I have not told you about. He carries a notebook and writes down what the rice needs. They have been married for forty-nine years and he has never seen the inside of the linen cupboard. Go from room to room.',
    },
    {
      title: 'One good minute',
      tags: ['letter', 'hopeful'],
      text: 'Think of a stranger who made this year better for one minute. Write to them.',
      longer:
        'You don’t know her name. She ran half a block after you with the glove you’d dropped, on a day when you’d just about had it, and said “this is a good glove.” That was it. Write to a stranger who gave you a minute like that this year. Tell them what they walked into the middle of. Tell them where the glove is now.',
    },
    {
      title: 'Taking down the calendar',
      tags: ['reflection', 'thoughtful'],
      text: 'It’s New Year’s Eve. Go through the old calendar and explain the entries that nobody else would understand.',
      longer:
        'Take the old calendar off the wall and turn back to January. Copy out twelve entries, a month each, exactly as they were written: “Bring both.” “M, 4.15, maybe.” “NOT today.” After each, set down in a sentence or two what it meant and how it came out. Leave one unexplained. Then open the new one and write in the first entry.',
    },
  ],
} satisfies TodayMonth
