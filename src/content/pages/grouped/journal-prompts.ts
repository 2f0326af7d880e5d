import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Journal Prompts for Mornings and Bad Days | Promptory',
  metaDescription:
    '61 journal prompts for first light, bad days, people, money, seasons and what comes next. Dread measured in ladles, sleep inspected, a fear put to work.',
  title: 'Journal Prompts',
  purpose: 'journal',
  level: 'everyone',
  highlight: 'Journal',
  description:
    '61 questions with a kitchen, a payslip or a pair of boots in them, arranged by the hour at which you tend to need them.',
  introduction: [
    'A journal is good for the part of the day that nobody asked about. It needs no talent and no leather cover, and it is allowed to be wrong. Beginners open it and try to be deep, which is hard work at eleven at night. Say where you stood, what was on the table and what the other person said. The feeling usually turns up by the third sentence.',
    'Go to the section that sounds like your week and answer the first prompt to which you could give a date. Write for twenty minutes, by hand if your hand is willing. Use real names; you can always burn it. At the end, read nothing back. Put a line under it, add the time, and one word for the weather outside. Tomorrow there are others.',
  ],
  groups: [
    {
      title: 'First Thing in the Morning',
      description: 'For the quarter of an hour before anybody wants something from you.',
      icon: 'lightbulb',
      prompts: [
        {
          title: 'The sound that woke you',
          tags: ['list', 'thoughtful'],
          text: 'Which noise woke you, and which one had you been listening for? List the sounds of the house in order, from that one until your feet touched the floor. Beside each, put who or what made it, and the piece of news it brought.',
          short: 'What was the first sound you heard this morning, and who made it?',
        },
        {
          title: 'Dread in kitchen measures',
          tags: ['list', 'thoughtful'],
          text: 'Name three things that you dread today and give their size in kitchen measures: a pinch, a ladle, a bucket. Leave the page open. Come back tonight, correct the sizes, and note which of them turned out to be full of something else.',
          short: 'What are you dreading today, and how big is it really?',
        },
        {
          title: 'While the kettle boils',
          tags: ['letter', 'thoughtful'],
          text: 'Write for exactly as long as the kettle takes, to whoever will drink out of your cup next. You may tell them about the handle, the chip, and the thing you decided while you were holding it. When it clicks off, stop, even in the middle of a …',
          short: 'Who drinks from your cup when you don’t?',
        },
        {
          title: 'Field notes on your bed',
          tags: ['document', 'funny'],
          text: 'Field notes on your bed, five minutes after you left it. Which side is flat? Where did the book end up, and what was kicked off, at about what hour? Work out the night from the evidence. Allow yourself one finding you cannot explain.',
          short: 'What does your bed give away about last night?',
        },
        {
          title: 'Small lies of the morning',
          tags: ['list', 'thoughtful'],
          text: '“I’m up.” “Nearly there.” “Slept fine, thanks.” Collect the first untrue thing that you said on each of the last three mornings, and to whom. Take the smallest. What would have happened in that doorway if you had said the other thing?',
          short: 'What was the first small lie you told today?',
        },
        {
          title: 'The stranger who sees you daily',
          tags: ['document', 'thoughtful'],
          text: 'Somebody on your way sees you every day and has never learned your name: the ferryman, the woman at the kiosk, the lollipop man. What do they know about you from the shoes and the times? Give the four lines with which they would report you late.',
          short: 'Who sees you every day and doesn’t know your name?',
        },
        {
          title: 'Furnish a scrap of dream',
          tags: ['reflection', 'whimsical'],
          text: 'A corner of last night’s dream is left: a staircase, a wet dog, the sleeve of a coat. Do not interpret it. Furnish it. What is on the shelves, what does it smell of, what would it cost by the month, and who has the second key?',
          short: 'Which piece of last night’s dream is still with you?',
        },
        {
          title: 'Three breakfast tables',
          tags: ['reflection', 'thoughtful'],
          text: 'Draw the breakfast table of three homes you have lived in, seen from above, with whoever sat there and what was passed to whom. In one of them somebody always ate on their feet. Who was it, why, and who does so now?',
          short: 'Who sat where at the breakfast table you grew up with?',
        },
        {
          title: 'Who chose your clothes',
          tags: ['list', 'thoughtful'],
          text: 'Go from your socks up. For every garment that you have on, name the person, the rule or the weather that chose it. How far up do you get before you come to something that you picked yourself? Stay with that one, and with the day you first wore it.',
          short: 'Which of the things you’re wearing did you really choose yourself?',
        },
      ],
    },
    {
      title: 'After a Bad Day',
      description: 'For the evening when you have told nobody yet, or have told everybody.',
      icon: 'moon',
      prompts: [
        {
          title: 'The eleven bad minutes',
          tags: ['list', 'thoughtful'],
          text: 'Most bad days last for eleven minutes and are carried about for the rest. Find yours. Note the minute at which it began and the one in which it was really over. Now make a list of the places that you carried it to, and what you carried it in.',
          short: 'Which few minutes of today were the bad ones?',
        },
        {
          title: 'What the stapler saw',
          tags: ['dialogue', 'funny'],
          text: 'Do not say what happened. Say what was on the table while it did: the stapler, the half sandwich, somebody’s car keys. They were there, they saw it all, and they take no sides. Put one question to each of them, the stapler first.',
          short: 'What was on the table while it went wrong?',
        },
        {
          title: 'Not angry, described',
          tags: ['reflection', 'funny'],
          text: '“I’m not even angry.” Describe what Not Even Angry did this evening, in the third person, like a lodger: how she shut the drawers, what she cooked and at what heat, who she was polite to. When did you hear her stop?',
          short: 'How can people tell you’re angry when you say you’re not?',
        },
        {
          title: 'The e-mail you will not send',
          tags: ['letter', 'thoughtful'],
          text: 'Compose the e-mail that you would so much like to send, the whole of it. Then go through it as a country vet speaks to a frightened horse: low, slow, no sudden movements. Which sentence did not have to be changed at all?',
          short: 'What would you say in the e-mail you won’t send?',
        },
        {
          title: 'Washing instructions for today',
          tags: ['document', 'funny'],
          text: 'Write the washing instructions for today. What is the stain, and what is it on? How hot may it be washed, may it be rubbed, does it need to soak? Set a time at which you will hold it up to daylight and look again, and not before.',
          short: 'What went wrong today that will wash out?',
        },
        {
          title: 'The other person’s day',
          tags: ['scene', 'thoughtful'],
          text: 'Somebody was unfair to you. Begin with their shoes. Then give them the day they had before they got to you, from six in the morning, with bus, toothache and phone calls. You do not have to forgive anybody. Stop at the door through which they came in.',
          short: 'What sort of day had they had before they were unfair to you?',
        },
        {
          title: 'By the light of the fridge',
          tags: ['scene', 'thoughtful'],
          text: 'Half past ten, and you are standing in the light of the fridge. What are you looking for, shelf by shelf? What did you take in the end, and did you sit down to it? Tell the scene from where the milk is.',
          short: 'What are you looking for when you open the fridge at night?',
        },
        {
          title: 'A house after the storm',
          tags: ['reflection', 'thoughtful'],
          text: 'A surveyor walks through this day as through a house after a storm. Roof, windows, cellar: what leaks, where has a bucket been put, which room was not touched? He is not here to repair. Let him lean against the one wall that held, and describe it.',
          short: 'Which part of you held firm today?',
        },
        {
          title: 'Places to fall apart in',
          tags: ['list', 'thoughtful'],
          text: 'Every building has a good place to fall apart in: the third stair, the cold store, the cubicle with the window. Make a guide to those you have used in your life, with stars for light, paper and the risk of being found. Which has been pulled down?',
          short: 'Where do you go to fall apart?',
        },
      ],
    },
    {
      title: 'The People in It',
      description: 'For when your head is full of somebody, and it is not always the obvious one.',
      icon: 'users',
      prompts: [
        {
          title: 'Numbers you know by heart',
          tags: ['list', 'bittersweet'],
          text: 'Which telephone numbers can you still say aloud? Say them onto the page. Who picked up, how did they announce themselves, what was going on behind them? One of those numbers has a new owner by now. Imagine the ring in that hallway.',
          short: 'Whose phone number do you still know by heart?',
        },
        {
          title: 'Someone you know from one place',
          tags: ['list', 'thoughtful'],
          text: 'There is somebody you know from one place only: the pool, the choir, the dog field at seven. Put down everything that you know for certain. Draw a line. Beneath it go the three things that you notice you have made up.',
          short: 'What do you really know about somebody you only meet in one place?',
        },
        {
          title: 'The quarrel you inherited',
          tags: ['document', 'funny'],
          text: 'Your family does not buy from them, drive past them or mention them. Take a quarrel that you inherited. Who began it, over which fence, and who keeps it fed? State the terms on which you, personally, would be willing to eat a sandwich with the other side.',
          short: 'Which family quarrel did you inherit, and would you end it?',
        },
        {
          title: 'Someone better at your thing',
          tags: ['reflection', 'thoughtful'],
          text: 'At the allotment, on the ward or in the second row of the altos, one person does your thing better than you do. Watch them work. What do they skip, and what do they never hurry? Confess what becomes of your own hands when they come over to look.',
          short: 'Who does your own job better than you do?',
        },
        {
          title: 'People as noises',
          tags: ['list', 'tender'],
          text: 'By the cough, the keys, the way the stairs are taken: list the people who live with you, or used to, as noises, and leave out their names. Which of the noises do you wait for at night? What do they hear when it is you?',
          short: 'Which noise tells you that somebody is home?',
        },
        {
          title: 'Your last kind lie',
          tags: ['reflection', 'thoughtful'],
          text: 'Recall the last kind lie that you told, about a haircut, a soup, a baby. Keep it; nobody wants it back. Describe their face just before and just after, the distance between the two of you, and what you had nearly said.',
          short: 'What was the last kind lie you told?',
        },
        {
          title: 'Someone getting old before you',
          tags: ['reflection', 'tender'],
          text: 'One of your people is getting old a little ahead of you. What have they begun to hold on to: banisters, sleeves, opinions? Note three times that you saw it this month, with the place, and what you did with your hands so as not to help too soon.',
          short: 'Who is getting old a little ahead of you?',
        },
        {
          title: 'What children say in cars',
          tags: ['dialogue', 'tender'],
          text: 'Children tell you things when both of you are facing forward. Think of one who is not your own, in a car, on a bus, on the bar of a bicycle. Give the road, the words, and your answer. Was it too quick? You may add what you thought of at the next bend.',
          short: 'What did a child last say to you in a car?',
        },
        {
          title: 'Washing up with six guests',
          tags: ['scene', 'bittersweet'],
          text: 'Supper for six: two of the living, two of the dead, one you cannot stand, and yourself. Leave out everything said at the table. Join them over the washing-up, when it turns out who dries, who sits down with the last of the wine, and who has quietly gone home.',
          short: 'Who would help with the washing-up after the dinner you’d most like to give?',
        },
      ],
    },
    {
      title: 'Work and Money',
      description: 'For payday, for the Sunday before Monday, and for the sum that you do not say aloud.',
      icon: 'wallet',
      prompts: [
        {
          title: 'What money sounded like',
          tags: ['reflection', 'thoughtful'],
          text: 'What did money sound like in the house where you grew up: a jar, an envelope, the sewing machine, voices after nine? Go from room to room and listen. Which of those sounds do you make yourself nowadays, and who is lying awake above it?',
          short: 'What did money sound like at home when you were small?',
        },
        {
          title: 'A child asks about your work',
          tags: ['dialogue', 'funny'],
          text: 'A seven-year-old will stand behind you at work tomorrow and ask, “And what’s that for?” Take what you did between nine and ten this morning and answer her. She is going to ask it three times. Be as plain as you can about the third.',
          short: 'How would you explain your work to a seven-year-old?',
        },
        {
          title: 'The smallest sum you fought over',
          tags: ['document', 'funny'],
          text: 'The smallest sum that you have ever fallen out over: put it at the top, to the penny. Where were the two of you standing? A tax inspector with plenty of patience would like to know what it was in lieu of. Explain it to him in full.',
          short: 'What is the smallest sum you ever quarrelled about?',
        },
        {
          title: 'Training your replacement',
          tags: ['list', 'thoughtful'],
          text: 'In one week you train the person who is to replace you. First make the list of what is in the manual. Next, everything that is not: the door that sticks, who not to ask before ten, the thing you have been putting right for years. What do you keep to yourself?',
          short: 'What would your replacement need to know that’s written nowhere?',
        },
        {
          title: 'Paid twice, or not at all',
          tags: ['reflection', 'thoughtful'],
          text: 'Once you were paid for something that you would have done for nothing, and once it was the other way round. Set the two side by side like shifts on a rota: hours, boots, weather, who was there, who said thank you. Swap the wages, and see.',
          short: 'What work would you do for nothing?',
        },
        {
          title: 'The figure that means enough',
          tags: ['reflection', 'thoughtful'],
          text: 'You have a figure in your head that means “enough”. Write it down. Where does it come from: a film, an uncle’s house, a fright in a bad year? Build the Tuesday that it would buy you, from waking to bed, and tick whatever in it is free.',
          short: 'How much is enough, and where did you get that figure?',
        },
        {
          title: 'A mistake nobody noticed',
          tags: ['letter', 'thoughtful'],
          text: 'You made a mistake at work that nobody ever noticed. Confess it to the one who was there, even if that was a dough mixer, a photocopier or a horse. Use plain words and give the hour. For how many days did you listen for steps in the corridor?',
          short: 'Which mistake of yours did nobody notice?',
        },
        {
          title: 'Wanted: finder of keys',
          tags: ['document', 'funny'],
          text: 'Wanted, to start at once: a finder of keys, ringer of plumbers, rememberer of birthdays. Draft the advertisement for the unpaid post that you hold at home, with duties, hours and prospects. After that comes the application of the least likely member of the household.',
          short: 'What do you do at home that nobody pays you for?',
        },
        {
          title: 'Three shop windows',
          tags: ['reflection', 'thoughtful'],
          text: 'Stand in front of three shop windows: at ten, at twenty, and last year. In each of them is the thing you wanted and could not pay for. What does the ticket say? Who is beside you, holding which bag, and what is their remark about the price?',
          short: 'What did you want at ten and couldn’t pay for?',
        },
      ],
    },
    {
      title: 'Body and Seasons',
      description: 'For the days on which you live mostly in your knees, your coat or the light at four o’clock.',
      icon: 'leaf',
      prompts: [
        {
          title: 'The week under your feet',
          tags: ['reflection', 'thoughtful'],
          text: 'Your feet have their own version of the week. Tell it from Monday to Sunday in nothing but floors: tiles, pedals, wet grass, the corridor at the clinic. On which did they linger? There is one floor that they had not touched for years.',
          short: 'Where did your feet take you this week?',
        },
        {
          title: 'One scar, told twice',
          tags: ['reflection', 'thoughtful'],
          text: 'Choose one scar. First tell it at the length you give to colleagues. Then answer as you would a vet: how, when, with what, how deep, who held you down, what the animal had been up to. What comes out in the second version that is never in the first?',
          short: 'How did you really get that scar of yours?',
        },
        {
          title: 'How you knew the season turned',
          tags: ['reflection', 'thoughtful'],
          text: 'How did you know that the season had turned this time: a coat brought up from the cellar, somebody’s stove, the lights on in the practice room? Fix the minute and the spot. Where were you last year when the same sign came, and what did you not know yet?',
          short: 'What told you that the season had changed?',
        },
        {
          title: 'The dish for short days',
          tags: ['reflection', 'tender'],
          text: 'When the days draw in, your body asks for one particular dish. Leave the recipe to others. Tell us where you stand while it cooks, what the window is doing, what has to be on the radio, and who would be welcome at the table so long as they did not talk.',
          short: 'What do you want to eat when the days get short?',
        },
        {
          title: 'An inspection of your sleep',
          tags: ['document', 'funny'],
          text: 'Write the inspector’s report on your sleep: premises, light, noise, opening hours, state of the pillows. Mention the regular guest who turns up at ten past three and never orders. The inspector may close the place, or pass it on one condition. Which?',
          short: 'What wakes you at night?',
        },
        {
          title: 'Five haircuts',
          tags: ['list', 'funny'],
          text: 'Five haircuts and the five people who cut them. What did you ask for, what did you get, and who was the first to notice? For each, name whoever’s head you had been hoping to walk out with. One of these people, while cutting, told you something.',
          short: 'Which haircut do you remember, and what were you hoping for?',
        },
        {
          title: 'Six minutes with the doctor',
          tags: ['dialogue', 'thoughtful'],
          text: '“And otherwise?” asks the doctor, with her hand already on the keyboard. Suppose that she takes the hand away and has six minutes. Nothing that you say will be typed. Begin with a part of you that you have never brought along before.',
          short: 'What would you tell the doctor if there were time?',
        },
        {
          title: 'Your last cold water',
          tags: ['reflection', 'thoughtful'],
          text: 'Cold water, the last time you went in: sea, quarry, the shower block of a camp site in April. Keep quiet about how good it is for you. Give the steps, the noises, who counted to three and did not go, and what your skin said afterwards to your jumper.',
          short: 'When were you last in really cold water?',
        },
        {
          title: 'What grew without your help',
          tags: ['list', 'thoughtful'],
          text: 'What has been growing without your help? Look for four: ivy, mould, the weed at the bus stop, next door’s boy. Put down their heights. Next to them, in the same units, measure four things of yours since last spring, and do not leave out a debt or a beard.',
          short: 'What near you has grown all by itself?',
        },
      ],
    },
    {
      title: 'Looking Ahead',
      description: 'For the last page of a week, a year or a lease.',
      icon: 'compass',
      prompts: [
        {
          title: 'Bins on a future Tuesday',
          tags: ['reflection', 'hopeful'],
          text: 'It is a Tuesday eight years from now, and you are putting out the bins. What street is it? Whose gloves are those, which window is lit, who calls something from indoors? No success of any kind may be mentioned. Go back in and shut the door.',
          short: 'What do you hope an ordinary Tuesday looks like in eight years?',
        },
        {
          title: 'Nine things you will not learn',
          tags: ['list', 'thoughtful'],
          text: 'List nine things that you are not going to learn any more, such as Danish, the splits or liking olives. Let each one go with a line of its own. You will notice that there is one you cannot cross out. Which evening of the week has room for it?',
          short: 'What have you decided never to learn?',
        },
        {
          title: 'A driving test for the year',
          tags: ['document', 'funny'],
          text: 'Your driving test for the coming year. The examiner has a clipboard and will ask for three manoeuvres: reversing out of a promise, a hill start with your family on board, an emergency stop. Where are you going to practise each, and who is in the passenger seat?',
          short: 'Which promise will be hard to keep next year?',
        },
        {
          title: 'A job for your worry',
          tags: ['reflection', 'funny'],
          text: 'Give one of your worries about the next few months a job. What does it wear, what hours does it keep, what is it truly good at? Show it round, tell it which doors are not its business, and decide which of your other worries it reports to.',
          short: 'What is your worry good for?',
        },
        {
          title: 'A toast in fifteen years',
          tags: ['speech', 'tender'],
          text: 'Somewhere ahead, in fifteen years or so, you will have to raise a glass to a person who is under ten today. Write the toast now, while you still have the details. It starts with what they were wearing this week, and what they would not eat.',
          short: 'Which child will you raise a glass to one day?',
        },
        {
          title: 'Three empty days',
          tags: ['list', 'funny'],
          text: 'Find three days in the coming month on which nothing has been entered. Let the first be filled in by you at fifteen, the second by your doctor, and the third by a dog. Copy out what they put. One of them goes into the real diary, in ink.',
          short: 'What would you do with three empty days?',
        },
        {
          title: 'What you will be asked for',
          tags: ['dialogue', 'thoughtful'],
          text: 'What are you soon going to be asked for: money, a lift, a decision about somebody’s house? Write down the question as it will come, with the room and the hands of the person asking. Follow it with three replies: the quick one, the honest one, and the one after a night’s sleep.',
          short: 'What will somebody ask you for soon?',
        },
        {
          title: 'A farewell for a project',
          tags: ['scene', 'funny'],
          text: 'The half-knitted jersey, the shed with two walls, the Welsh course: one of your projects will not be finished. Hold a decent farewell. Who speaks, what is served, what is remembered about the zip? Do not let anybody leave before it is settled who gets the wool.',
          short: 'Which project of yours deserves a proper goodbye?',
        },
        {
          title: 'Packing for the postponed trip',
          tags: ['list', 'hopeful'],
          text: 'Pack, on paper, for the trip that you keep not making: Chiloé, Stewart Island, your cousin’s in Radom. Real things, in the order in which they go into the bag. What would you first have to buy, borrow or ask? Which item is not one that fits into a bag?',
          short: 'Which trip do you keep putting off?',
        },
        {
          title: 'End-of-year reflection in twelve objects',
          tags: ['list', 'thoughtful'],
          text: 'Go back through the year and give every month one object: a parking ticket, a borrowed ladder, a hospital bracelet. Add a line on how it came into your hands. Which month has nothing? Say which object goes with you into January, and which one stays out in the hall.',
        },
      ],
    },
    {
      title: 'Grief and Prayer',
      description: 'For somebody who is missing from the house, and for the one you talk to when nobody else is up.',
      icon: 'heart',
      prompts: [
        {
          title: 'Grief journal: what nobody moves',
          tags: ['description', 'bittersweet'],
          text: 'Something of theirs is still where they left it: the glasses, a coat, half a packet of mints. Describe it for a museum, with size, wear and place. Who dusts around it? Write the label. Then, smaller, write the day on which it might be moved, and whose hands do it.',
        },
        {
          title: 'Grief journal: how are you',
          tags: ['dialogue', 'thoughtful'],
          text: 'Since the death, people ask how you are. Take three who asked this week and put down what you told them, word for word. After each, add the answer that you kept back. To which of the three could you say it, and where would the two of you have to be standing?',
        },
        {
          title: 'Prayer journal: three names',
          tags: ['list', 'thoughtful'],
          text: 'Three names for your prayer journal: somebody you love, somebody you worry about, and somebody you would sooner not pray for. Under each, ask for one thing, as plainly as at a shop counter. For the third, begin with something of theirs that you have seen, such as their boots or their dog.',
        },
        {
          title: 'Prayer journal: asked and answered',
          tags: ['table', 'thoughtful'],
          text: 'Draw two columns. On the left goes what you prayed for this past year, with the month. On the right goes what came, even if it was late or in the wrong size. Leave the empty boxes empty. Which of them do you still bring up, and about which did you quietly stop asking?',
        },
        {
          title: 'Prayer journal: finish a psalm',
          tags: ['verse', 'thoughtful'],
          text: 'Copy one line that fits today from a psalm, or from any prayer you know by heart. Go on in words of your own for ten lines, with what is in front of you: the sink, the bills, a child with a temperature. You may complain first. The psalms do.',
        },
        {
          title: 'Grief journal: after a miscarriage',
          tags: ['reflection', 'tender'],
          text: 'Hardly anyone else knew, so the facts are yours: the date you counted to, the name you tried out in the car, the thing you had already moved to make room. Write down three. Then one sentence somebody said to you, and beside it what you’d rather have heard. You may stop anywhere.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'What do I write in a journal when nothing happened today?',
      answer:
        'Write about the hour you remember least. Nothing days are full; they only lack a headline. Take two to three in the afternoon and ask what was under your feet, who spoke last, what you ate without noticing. “The lift stopped at four and nobody got in, and we all looked at the gap” is a whole entry. If even that fails, describe the pen and where it was stolen from.',
    },
    {
      question: 'Is it better to journal in the morning or at night?',
      answer:
        'In the morning if you worry about what is coming, at night if you chew on what has been. Morning pages are quicker and less polite; evening pages have better dialogue, because somebody said something. Try three days of each. A baker’s driver who is home by noon may find that his evening is one o’clock, on the back step. Keep whichever you did not have to talk yourself into.',
    },
    {
      question: 'Is it still a journal if all I do is complain?',
      answer:
        'Yes, as long as the complaints are exact. “My boss is awful” is a yawn the second time. “He reads my screen aloud, with his hand on the back of my chair, and pauses before the figures” can be looked at, laughed at, perhaps even answered. Complain for ten minutes with names, times and furniture. In the eleventh, give the other side one sentence that is true. If you cannot find one, go on complaining tomorrow.',
    },
    {
      question: 'Should I write by hand or can I use my phone?',
      answer:
        'Use whatever you will have with you at the moment when it counts. The hand is slower, which keeps you with the stapler and the half sandwich for a little longer. The phone is there in the hospital corridor. If you type, switch the phone to flight mode first and send nothing to anyone. Some people speak into it on the way home and copy out only the three sentences that still sound true at the table.',
    },
    {
      question: 'I have not written for three weeks. How do I start again?',
      answer:
        'Start with today and leave the gap alone. Do not catch up; a summary of three weeks is the dreariest thing a notebook can hold. Write the date, then one thing that is different in the room since the last entry: a plaster on your thumb, a chair that was not there. Ten lines will do. If the gap has a reason that you would like to keep, it can have a page of its own on Sunday, with a title.',
    },
  ],
  relatedLinks: [
    { text: 'Thirty days in a row: daily journal prompts', to: '/journal-prompts/daily' },
    { text: 'Small and exact: gratitude journal prompts', to: '/journal-prompts/gratitude' },
    { text: 'For the notebook under a teenager’s bed', to: '/journal-prompts/teens' },
  ],
} satisfies GroupedPage
