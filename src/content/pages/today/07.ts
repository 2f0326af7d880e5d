import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'What you promised in January',
      tags: ['scene', 'tense'],
      text: 'The second half of the year begins today. What did you promise in January, and who was in the room?',
      longer:
        'In January, in front of the whole family at your cousin’s table, you said that by July you would be gone: new job, new city, the apartment given up. You are at the same table, and the rice is going round. Write the half hour before someone asks, and let it be the last person you expected.',
    },
    {
      title: 'Rules of my car',
      tags: ['list', 'funny'],
      text: 'Make five rules for riding in your car, each one because of a particular passenger.',
      longer:
        'Four people carpool to the same plant outside Toledo, and it’s Ray’s car. Write the rules he’s taped to the glove box: feet, windows, tuna, the radio, opinions on the radio. Each one has a person behind it. Since Monday there have only been three of them in the car. Somebody has crossed out the rule about humming and then written it back in.',
    },
    {
      title: 'Badges for a weekday',
      tags: ['document', 'whimsical'],
      text: 'Award yourself achievement badges for one ordinary weekday. At least one is hidden.',
      longer:
        'Achievements earned by Joon, 34, on a day when nothing happened. “Exact Change.” “Walked Past the Cake.” “Said ‘No Worries’ With Several Worries.” Give each one a line of flavor text and the percentage of people who’ve ever earned it. Hide one of them.',
    },
    {
      title: 'Inside with the dog',
      tags: ['scene', 'tender'],
      text: 'It’s the Fourth of July in America. Spend the fireworks with the relative who stayed inside with the dog.',
      longer:
        'The whole block is on lawn chairs. You’re in the laundry room with the dog, the dryer running to cover the noise. The door opens and it’s your father-in-law, who did two tours and told everyone that he was going in for ice. He sits down on the floor on the other side of the dog. Stay there till the last boom.',
    },
    {
      title: 'Errata for an argument',
      tags: ['document', 'funny'],
      text: 'Print the corrections to your last argument. No new accusations.',
      longer:
        'After a bad evening, a couple of fifteen years write an errata slip to the argument. For “always”, read “twice”. For “your mother”, read “my mother”. List at least eight corrections, his and hers, in the order in which things were said. One line stands as printed. Both of them check it and neither will have it changed.',
    },
    {
      title: 'A loan nobody mentioned',
      tags: ['letter', 'bittersweet'],
      text: 'Write to the person who lent you money and never asked for it back.',
      longer:
        'The deposit on your first room came from a man at your father’s office, in cash, in a pay envelope with his own name on it. You sent him nothing for nineteen years. Now you can pay it, and with interest, and he has lost his job. Write to him so that he can accept it without thanking you.',
    },
    {
      title: 'A wish left in public',
      tags: ['reflection', 'hopeful'],
      text: 'For the Tanabata festival, people in Japan hang up wishes on strips of paper. Write one that strangers may read.',
      longer:
        'Every July the shopping arcade puts out bamboo and colored paper for Tanabata, and anyone may hang up a wish. A woman stops on her way to the night shift. She has a pen, four minutes, and three wishes that she would be ashamed for the greengrocer to read. Write all three, then the one that she hangs.',
    },
    {
      title: 'Things you pretended to know',
      tags: ['list', 'funny'],
      text: 'List five things you’ve pretended to have read, seen or eaten.',
      longer:
        'You said you’d seen it. You said “oh yeah, classic.” That was six years ago, and now it’s your boyfriend’s favorite movie and you’ve “rewatched” it twice without ever looking up from your phone. List everything you’ve ever faked knowing, with who you were trying to impress. Then tell about the time somebody asked a follow-up question.',
    },
    {
      title: 'You can’t return this here',
      tags: ['dialogue', 'bittersweet'],
      text: '“You can’t return this here.” Keep the conversation going until one of them laughs.',
      longer:
        '“You can’t return this here,” says the kid at customer service. It’s a waffle iron. It’s from a different store, and that store closed in 2009. The woman holding it knows. She’s bringing back every wedding present this week, one store at a time. Write their conversation. The kid has never been allowed to make an exception before.',
    },
    {
      title: 'The roof in the evening',
      tags: ['description', 'thoughtful'],
      text: 'Describe a flat roof in the evening, and everyone who comes up there to be alone.',
      longer:
        'Between seven and eight the roof is the only quiet room in the building. A student paces with a phone, a dentist dries her hair, the landlord’s son smokes behind the water tank, and Mrs Pereira takes down washing that was dry at noon. Describe it from the one chair. Each thinks that the others have not noticed.',
    },
    {
      title: 'Sofa, four floors, two people',
      tags: ['how-to', 'bittersweet'],
      text: 'Give instructions for carrying a sofa down four floors. The two carriers are splitting up.',
      longer:
        'Numbered steps for moving a three-seater down four flights with two people. Lift with the knees, tall one at the bottom, agree on words for stop. Write them for Ines and Paul, who bought it together and will shortly each own half. On the second landing it will not turn. They have to put it down there and wait for breath.',
    },
    {
      title: 'The oldest draft',
      tags: ['messages', 'tender'],
      text: 'Open your drafts. Finish the oldest message there, even if you’ll never send it.',
      longer:
        'The oldest draft on your phone says “hey, weird question, do you still”. You have no idea what came next. It’s addressed to a person you haven’t talked to in three years. Write five different endings to that sentence, from the most boring to the most dangerous. Then pick the one you’d have to live with if your thumb slipped.',
    },
    {
      title: 'Don’t open it here',
      tags: ['scene', 'bittersweet'],
      text: 'At departures, your father gives you a bag and tells you not to open it until you land.',
      longer:
        'Everyone else’s family is crying at departures. Yours is discussing parking. At the last moment your father pushes a plastic bag into your arms, tied in a double knot, and says not here. It weighs about two kilos. Security opens it in front of you with a knife. Write what is inside, and what you tell the officer it’s for.',
    },
    {
      title: 'Somebody you sat behind',
      tags: ['reflection', 'thoughtful'],
      text: 'Who did you sit behind in school? Write down everything the back of a head taught you.',
      longer:
        'You sat behind Danny Fusco for two years because your last name starts with G. You knew his haircuts, his sweaters, the week he stopped sleeping. You never really talked. He’s on the news tonight, a good story, grinning in a hard hat. Write down what you knew about him that the reporter doesn’t.',
    },
    {
      title: 'Headphones in, nothing playing',
      tags: ['scene', 'tense'],
      text: 'Your headphones are in, nothing’s playing, and two coworkers are talking about you.',
      longer:
        'Break room, fifteen minutes left. Your headphones are in and they died an hour ago, so you can hear Tasha and the new guy fine. They’re talking about you. It’s mostly mean and it’s mostly true, and then Tasha says something nicer than anyone’s said to your face all year. You can’t react. Keep eating your sandwich.',
    },
    {
      title: 'A ceremony for paying it off',
      tags: ['document', 'hopeful'],
      text: 'Invent a short ceremony for an event that has none, such as the last payment on a loan.',
      longer:
        'There are rites for birth and marriage and none for the final installment on a car. Draw one up for two sisters who have just finished paying for their father’s taxi. Ten minutes, at a kitchen table, nothing to buy. Set out the order: who stands, what’s read, what’s torn or folded, what they eat. It should work for other people as well.',
    },
    {
      title: 'Beginners, Thursday afternoons',
      tags: ['scene', 'tender'],
      text: 'A man of seventy joins a beginners’ dance class. His wife thinks that he is at the bank.',
      longer:
        'He has told her it is the bank, then the dentist, then a man about the boiler. For five weeks he has been learning to waltz in a school hall with a dozen widows and a retired policeman. Their fiftieth anniversary is close. Today his wife, who never goes out at this hour, walks in with her own shoes in a bag.',
    },
    {
      title: 'Live commentary on laundry',
      tags: ['one-voice', 'funny'],
      text: 'Call someone’s laundry day like it’s the final of a huge tournament.',
      longer:
        'Two commentators, one laundromat, a Sunday night. Darnell is going for darks and lights in a single load and the desk can’t believe it. Call it live: the quarters, the stolen dryer, the comeback. Include one replay and an interview at the folding table.',
    },
    {
      title: 'Eulogy for an appliance',
      tags: ['speech', 'tender'],
      text: 'Say a few words for an appliance that served your household well.',
      longer:
        'The freezer in your mom’s basement quit after forty-one years. The whole family is standing around it with coolers, and your brother says one of us should say something. So you do. Two minutes. Mention the deer, the popsicles, the Christmas ham. Your mom is going to cry, and she’s going to be mad about it.',
    },
    {
      title: 'Busy during the moon landing',
      tags: ['scene', 'thoughtful'],
      text: 'Two men landed on the moon on this day in 1969. Spend that night with a man who was busy.',
      longer:
        'July 20, 1969. A bread factory, the night dough. The foreman has a radio and has promised to shout. Write the shift of the one man who cannot leave his station, minute by minute, in plain sentences: temperatures, trays, what the others tell him when they come back. He asks a single question about it. Nobody knows the answer.',
    },
    {
      title: 'She already does',
      tags: ['dialogue', 'tense'],
      text: '“She can’t live with you.” “She already does.” Two brothers, one mother. Go on.',
      longer:
        '“She can’t live with you,” says the elder, on the phone from another time zone. “She already does,” says the younger, lowering his voice, because she is asleep four feet away behind a curtain. Write the call. There is the money he sends, and there is everything else. Both should be right for at least a minute.',
    },
    {
      title: 'Crying into fries',
      tags: ['scene', 'tender'],
      text: 'A woman on the night bus is crying and eating fries. You’re the one with napkins.',
      longer:
        'Last bus after a closing shift. A woman in a good coat is crying into a large fries, not hiding it, not really slowing down either. You’ve got a whole apron pocket of napkins. That’s all that happens: you move up one row. Write it with no rescue and no big speech. Six stops.',
    },
    {
      title: 'Owed, but not in money',
      tags: ['list', 'thoughtful'],
      text: 'List everything you owe, and leave money out of it.',
      longer:
        'Sit down with a sheet of paper and write what you owe, leaving out the money. A ride to the hospital at night. A lie told on your behalf. Soup, every day for two weeks. Go on until you have ten. Beside each put a name, and say if that person knows. Then choose the one that you could return this week, and write how you’d begin.',
    },
    {
      title: 'Eleven pans of the same',
      tags: ['scene', 'funny'],
      text: 'Everybody brought the same dish to the potluck, and Barb is taking it personally.',
      longer:
        'Church basement, eleven pans of scalloped potatoes. The sign-up sheet was Barb’s idea, and so was doing away with the sign-up sheet. People are being very nice about it. Write the lunch. You need a paper plate, a judge nobody appointed, and Barb’s sister, who knows exactly whose recipe ten of these are.',
    },
    {
      title: 'Things said in the elevator',
      tags: ['list', 'tender'],
      text: 'List seven things you have heard, or might have heard, in an elevator or on a staircase.',
      longer:
        'Your building has one slow elevator, and people in it say what they wouldn’t say in a room. “It’s a boy.” “Don’t cry until we’re outside.” “Is that your real hair?” Put down seven, or invent them, with the floor on which each was spoken and the floor where they got out.',
    },
    {
      title: 'A poem on the stairs',
      tags: ['verse', 'tense'],
      text: 'Write a poem that takes place on one staircase, between two floors.',
      longer:
        'The second floor and the third floor have not spoken since the leak, and there’s only one staircase. Write a poem of fourteen lines or so in which someone comes up with shopping as someone goes down with the trash. Give us shoes, breath, a bag that splits. At least one orange must end up on the wrong step.',
    },
    {
      title: 'Ban appeal',
      tags: ['email', 'funny'],
      text: 'You’ve been banned from something you love. Write the appeal.',
      longer:
        'Subject: ban appeal, please read to the end. You got kicked out of a 400-person plant-swapping server for something you did do. You know the mods read a hundred of these. Yours can’t whine, can’t joke too much, and has to explain the orchid. Then write the answer from the mod, who knows a lot about second chances.',
    },
    {
      title: 'What she says while driving',
      tags: ['one-voice', 'tense'],
      text: 'A night nurse drives home and says aloud what she couldn’t say on the ward.',
      longer:
        'Twenty-five minutes from the hospital parking lot to her own door, and she never puts the radio on. This is where she talks: to the family in bed four, to the consultant, to her feet. By the bridge she has usually finished. This morning she parks outside the house and still goes on. Write what she says with the engine off.',
    },
    {
      title: 'Past the statute of limitations',
      tags: ['reflection', 'funny'],
      text: 'Confess to a small crime from long ago. You can plead whatever you like.',
      longer:
        'At some point you stole a stapler, a library book, or the parking space of a man with a cake. You know which. Tell it straight, start to finish: the plan, the getaway, the look on a face. Then tell us what you’ve done since then to make up for it, if anything. We’re pretty sure that you kept the thing.',
    },
    {
      title: 'A friend known by username',
      tags: ['letter', 'tender'],
      text: 'It’s the International Day of Friendship. Write to a friend you know only by username.',
      longer:
        'It’s the International Day of Friendship, and the person you’ve talked to most this year is called soup_admiral. You don’t know their face, age or last name. You do know about the divorce, the cat’s kidneys, and how they laugh, typed. Write them a real letter, on paper, the kind that would need an address. Don’t ask for it.',
    },
    {
      title: 'The month’s weather, no weather',
      tags: ['document', 'thoughtful'],
      text: 'July ends tonight. Give a weather report for the month that mentions no weather.',
      longer:
        'Report on July for one household as a forecaster would: outlook, pressure, warnings in force, visibility, a record broken. No sun, no rain. The area covered is a two-bedroom apartment with three adults, one of whom has stopped answering at meals. Close with the outlook for August, and state your confidence in it as a percentage.',
    },
  ],
} satisfies TodayMonth
