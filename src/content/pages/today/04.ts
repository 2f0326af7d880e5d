import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'True on April first',
      tags: ['messages', 'bittersweet'],
      text: 'It’s April 1. Tell everyone something true and let them think it’s a joke.',
      longer:
        'April 1. Kit posts in the server: moving to Lisbon, sold the car, I leave in six days. Forty laughing reactions. All of it is true. One person, eight time zones away, doesn’t laugh. She messages Kit privately with a single question about the dog. Write the channel and the private chat side by side, minute by minute.',
    },
    {
      title: 'What you cook for a death',
      tags: ['scene', 'tender'],
      text: 'What does your family cook after a death? Describe the cooking and leave out the rest.',
      longer:
        'There’s been a death on your landing. You moved in five weeks ago, and all you know is that neighbors take food. You ask the woman opposite what the family eats. She pulls you into her kitchen, hands you a knife, and starts to talk about the dead man, whom she could not stand. Write the chopping.',
    },
    {
      title: 'Twelve laundry rules',
      tags: ['list', 'funny'],
      text: 'Write the rules for a shared washing machine, in the order that people made them necessary.',
      longer:
        'Six apartments, one washing machine, one laminated sheet. Each rule on it was added after something happened. Write all twelve, numbered, in plain imperatives, and mention no incident. From the rules alone the reader should be able to work out what went on between apartment 3 and apartment 5, and where in the list it ended well.',
    },
    {
      title: 'One piece left over',
      tags: ['dialogue', 'tender'],
      text: 'Two people put together a piece of furniture. By the last screw they’ve settled something else.',
      longer:
        'A crib, forty-one pieces, instructions with no words. The two people on the carpet are the grandmothers. They’ve met once, and it went badly. One of them is holding the little wrench. The other one is sitting on the screws, on purpose. Write what they say from page one to page ten, with one piece left over.',
    },
    {
      title: 'He moves the seat back',
      tags: ['scene', 'bittersweet'],
      text: 'A widow lets the boy from the tea stall drive her husband’s car.',
      longer:
        'Since the funeral the car has stood under its cover. This morning she has hired the boy from the tea stall to take her to the bank in it, and the first thing he does is push the driver’s seat back. She says nothing as far as the second junction. Then she tells him to drive on, past the bank. Go with them.',
    },
    {
      title: 'Credits for your twenties',
      tags: ['list', 'tender'],
      text: 'Roll the credits at the end of your twenties, or of some other ten years.',
      longer:
        'Closing credits, white on black, for one person’s twenties. Directed by. Stunts. Catering. Music: an ex’s car, a bus driver’s radio. Filmed on location in four apartments and a dented hatchback. Special thanks to the lady at the DMV. Add the scene after the credits.',
    },
    {
      title: 'Reason for visit',
      tags: ['document', 'thoughtful'],
      text: 'List the symptoms you would never mention to a doctor.',
      longer:
        'The clinic’s form leaves four lines for “reason for visit”. Sunil, forty-six, has driven past the place twice already. Write what he puts on those lines. Beside each, put what the nurse sees there after twenty years of reading forms.',
    },
    {
      title: 'To your first landlady abroad',
      tags: ['letter', 'tender'],
      text: 'Write to the person who rented you your first room in a strange place.',
      longer:
        'Your first room abroad: a narrow bed, a meter that took coins, and a landlady who told you that she had never met anybody from your country. When it snowed she left soup outside the door. You never ate it, and you never said why. Now her daughter has written to ask what you remember. Answer her.',
    },
    {
      title: 'Two dollars, blue enamel',
      tags: ['scene', 'tense'],
      text: 'Two people reach for the same thing at a yard sale, and both of them know why.',
      longer:
        'A card table in somebody’s driveway. A blue enamel coffee pot, two dollars. You reach for it and so does Mrs. Park from the old street. You both know whose kitchen it came out of, and what she used to keep in there that wasn’t coffee. The kid running the sale says cash only. Write two women being extremely polite.',
    },
    {
      title: 'Speedrun of one morning',
      tags: ['one-voice', 'funny'],
      text: 'Narrate your morning like a speedrun, with the shortcuts, the risky parts and the personal best.',
      longer:
        'Live commentary. Category: Out The Door Any Percent, one parent, one toddler. The record is 31:40. Call it as it happens: the sock skip, the cereal clip, a very greedy route past the bathroom. At minute 28 she’s ahead of every split, and then the kid says something that makes her sit down on the stairs. Stay on the mic.',
    },
    {
      title: 'Night sounds, fifth floor',
      tags: ['description', 'tender'],
      text: 'Describe the night sounds of your building to a guest who has never had neighbors.',
      longer:
        'She grew up on a farm with the nearest light two miles away, and this is her first night in your apartment on the fifth floor. You lie in the dark and name the noises for her: the pump, the elevator, the couple, the man who waters his plants at one.',
    },
    {
      title: 'Regarding your wind chime',
      tags: ['letter', 'funny'],
      text: 'Object in writing to a neighbor’s wind chime, in under a hundred words.',
      longer:
        'Mr Petrov of number 9 writes to number 11 about a wind chime. Miss Okafor of number 11 replies. A hundred words each, every courtesy observed, and each silently corrects the other’s spelling of a street name. Write all six letters. By the fourth, nobody has brought up the chime, and someone has signed with a first name.',
    },
    {
      title: 'How much did you send',
      tags: ['dialogue', 'tense'],
      text: '“How much did you send them?” Two people in bed with the light off.',
      longer:
        '“How much did you send them?” She found the slip in his shirt when she did the wash. His mother’s eyes, his brother’s roof, a cousin’s fees, and for six years the two of them have been saving for one more room. Write the talk in the dark. They have to whisper because the baby is asleep between them.',
    },
    {
      title: 'Coleslaw and a polka',
      tags: ['scene', 'funny'],
      text: 'Two people dance badly at exactly the right moment.',
      longer:
        'The veterans’ hall, a fish fry, a polka nobody asked for. Stan hasn’t danced since his hip. Lorraine hasn’t spoken to Stan since the zoning vote. The band won’t start without one more couple on the floor, and the accordion player is pointing. Both of them are holding coleslaw. Write one song, start to finish.',
    },
    {
      title: 'What it cost, itemized',
      tags: ['list', 'thoughtful'],
      text: 'Mid-April is tax time in America. Itemize what this past year cost you, without using money.',
      longer:
        'Tax day. Dani, twenty-six, three jobs, is doing hers with free software and a shoebox. The questions start out normal. Then it’s: list all nights. Did you support anyone? Did anyone claim you? Write the form and her answers. Fill in every line with something other than money.',
    },
    {
      title: 'Known by the cough',
      tags: ['reflection', 'tender'],
      text: 'Which of your relatives would you know by their cough, their keys or their step?',
      longer:
        'You heard him before you saw him: that cough, two short and one long, from behind the frosted doors of Arrivals. You’d been told that he wasn’t well enough to come. You had about a minute before the doors slid open, and beside you stood the only person he had sworn never to be in a room with. Write that minute.',
    },
    {
      title: 'Vacancy: person who remembers',
      tags: ['document', 'funny'],
      text: 'There’s a job that you already do at home, unpaid. Advertise it.',
      longer:
        'For fourteen years Amara has been the one who remembers: birthdays, inhalers, whose turn, which drawer. Write the advert for her successor: duties, hours, reporting line, pay. She posts it on the family calendar as a joke. Include the perks.',
    },
    {
      title: 'Meeting player two',
      tags: ['scene', 'tender'],
      text: 'You finally meet your player two in person. They’re forty years older than you thought.',
      longer:
        'You’ve raided with Harvest for four years. Fast, funny, goes quiet in December. Tonight you’re both in Reno for real, in a diner booth, and Harvest is a woman of seventy-one with your guild crest knitted onto her walker bag. The others are still parking. “Before they come in,” she says. You have the length of a red light.',
    },
    {
      title: 'Folding a sheet after quarreling',
      tags: ['how-to', 'bittersweet'],
      text: 'Explain how two people fold a bedsheet an hour after a quarrel.',
      longer:
        'How to fold a double sheet in a small room with the person you shouted at an hour ago. Give the steps: corners, distance, who walks toward whom. He is left-handed, which matters. The hem has to end up straight. At the last fold your knuckles meet. Continue the instructions.',
    },
    {
      title: 'Twelve chairs apart',
      tags: ['messages', 'tense'],
      text: 'Two siblings text each other from opposite ends of the same waiting room.',
      longer:
        'You and your brother are in the same ER waiting room, twelve chairs apart, because your mom’s new husband is in the middle and won’t stop talking. So you text. Your brother is the funny one, and for a while he’s really funny. Then he asks you a straight question. You look up to see if he means it. He’s looking right at you.',
    },
    {
      title: 'What the sofa cost',
      tags: ['scene', 'funny'],
      text: 'By evening the whole street has heard what she paid for the sofa.',
      longer:
        'Your upstairs neighbor’s new sofa won’t go round the stairwell. Four men, a rope, a balcony, forty spectators. By noon everyone knows what it cost, and by three someone has worked it out against her salary. She stands on the sidewalk in her office clothes, giving orders, and has begun to enjoy herself. The sofa is between floors. Someone shouts the price.',
    },
    {
      title: 'One square foot of ground',
      tags: ['description', 'thoughtful'],
      text: 'It’s Earth Day. Describe one square foot of ground as if it were a continent.',
      longer:
        'Court-ordered cleanup on Earth Day, orange vests, eight hours each. The supervisor hands each of you a wire frame, one foot square, and says to take your patch of riverbank down to the dirt. Map yours like a continent, layer by layer: this spring, last year, a bottle with a date on it.',
    },
    {
      title: 'Blurb for an unwritten book',
      tags: ['document', 'bittersweet'],
      text: 'It’s UNESCO’s World Book Day. Write the blurb for the book that you keep not writing.',
      longer:
        'Write the back cover of the novel that Gwen, a dental nurse, has been not writing since 2009. Ninety words, with quotes from reviewers if you like, one of whom is her mother. Follow it with two sentences about the author, leaving out everything that got in the way. Gwen reads it standing up. She changes one word. Show the change.',
    },
    {
      title: 'Wrong about you',
      tags: ['reflection', 'tense'],
      text: 'Which person in charge was wrong about you? Meet them again.',
      longer:
        'You’re forty-three, buying deck screws, when you see Mr. Hanley, who told your parents in tenth grade that college wasn’t for everyone. He’s wearing the store apron. He doesn’t know you. He asks what you’re building, and he really wants to hear. You’ve had a speech ready since you were fifteen. Write what comes out between aisle six and the register.',
    },
    {
      title: 'She talks to desk fourteen',
      tags: ['one-voice', 'bittersweet'],
      text: 'A woman who cleans offices at night talks to the desk of someone she has never met.',
      longer:
        'Three years on the same floor, and she knows them all by their desks. Tonight she is talking aloud to desk fourteen: the hidden cookies, the photograph laid face down since March, a resignation letter that has gone into the trash and out again twice. Nobody else has read it. Let her give that chair her opinion.',
    },
    {
      title: 'Wi-Fi names, one building',
      tags: ['list', 'funny'],
      text: 'Six Wi-Fi networks in one building. Make the names tell a feud.',
      longer:
        'The list of networks as seen from the couch in 4C. Eleven names, week one. Do the list again for weeks two, three and four, as people rename their networks at each other. It starts with a trombone. In week four there are only ten names, because two apartments now share. Names only, no explaining.',
    },
    {
      title: 'A complaint that turns',
      tags: ['letter', 'hopeful'],
      text: 'Start a letter of complaint. Let it become a thank-you before the last paragraph.',
      longer:
        'Mrs Abbott, eighty-one, writes to the council about the young man who empties the trash cans on her street: the noise, the singing, the gate. She does it properly, with dates. As she sets out the dates, she remembers what else he did on each of them. She keeps “Complaint” in the subject line all the same. Write it in her order.',
    },
    {
      title: 'There’s a seventh floor',
      tags: ['scene', 'eerie'],
      text: 'The elevator has a new floor tonight. Your roommate pushes the button like she always does.',
      longer:
        'You and your roommate have ridden this elevator for two years, floors one through six. Tonight there’s a 7. She pushes it without looking, still complaining about her shift. The doors open on the same carpet, the same smell of somebody’s curry. She has a key out. “You coming?” You’re holding groceries, and the doors have started to close.',
    },
    {
      title: 'From fake to almost true',
      tags: ['list', 'funny'],
      text: 'List your excuses for not going, in order, from totally fake to almost true.',
      longer:
        'You’ve skipped your best friend’s poker night four times. On the back of an envelope, list each excuse you’ve used, from totally fake to almost true. The next line down would be the real reason, and your hand just stops. There’s a knock. He brought the cards, the chips, and one beer each. Go from there.',
    },
    {
      title: 'Love story on a receipt',
      tags: ['verse', 'hopeful'],
      text: 'A love poem in which every line could be printed on a till receipt.',
      longer:
        'One till receipt, narrow paper, about twenty lines: items, prices, a discount, a voided line, the cashier’s name. Let it describe Imran at the till and the customer who arrives each night before closing, for things that nobody needs at that hour. Use only what a till would print. The returns period matters.',
    },
  ],
} satisfies TodayMonth
