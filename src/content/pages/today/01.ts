import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Not fixing this year',
      tags: ['list', 'hopeful'],
      text: 'It’s the first of January. List three things about your life that you are not going to fix this year.',
      longer:
        'Your sister texts at nine on New Year’s morning: so what are you fixing this year? Send her a list of what you’re leaving exactly as it is. The squeaky gate, the second job, a certain friendship. Give each one its reason.',
    },
    {
      title: 'Someone else’s coat',
      tags: ['scene', 'tense'],
      text: 'It’s your first morning back after a break, and another coat is hanging on your hook.',
      longer:
        'First morning back at the clinic. Another coat is on your hook, a mug you don’t know is on your desk, and the manager who promised that nothing would change is on leave until the tenth. The owner of the coat comes back along the corridor. She knows your name. Stay with the first ten minutes.',
    },
    {
      title: 'Still typing',
      tags: ['messages', 'funny'],
      text: 'Your roommate has been typing for six minutes. Write what finally arrives.',
      longer:
        'You asked the apartment group chat who ate the last of your grandmother’s dumplings. Devon, the only one home, has been typing for six minutes. Write what finally arrives, your reply, and the message from the third roommate, three states away, who has clearly known the whole story since lunch.',
    },
    {
      title: 'A room by touch',
      tags: ['description', 'thoughtful'],
      text: 'Today is World Braille Day. Describe a room you know well by touch alone, starting from the door.',
      longer:
        'A power cut at ten at night. You have to get from the front door to the fuse box of the apartment you grew up in, which you left years ago. Your father has moved things without saying so. Describe the route by touch only, in order.',
    },
    {
      title: 'To whoever taught you to cook',
      tags: ['letter', 'tender'],
      text: 'Write to whoever taught you to cook. Begin with the dish you still get wrong.',
      longer:
        'Your aunt taught you to cook the year you lived on her sofa, and ever since you have left out one ingredient and never told her. This evening you are making her dish for six hungry people. Write to her while the onions soften. By the end of the letter, either put the ingredient back or say why not.',
    },
    {
      title: 'The one that stays up',
      tags: ['dialogue', 'funny'],
      text: 'By old custom the decorations come down around now. Two people argue over the one that should stay.',
      longer:
        'January 6, and the decorations are coming down. Rosa wants the string of lights over the kitchen sink to stay until spring. Her son, forty, back in his old bedroom since the divorce, wants the house to look normal for once. Let them argue while they wrap the glass birds in newspaper.',
    },
    {
      title: 'From a house you emptied',
      tags: ['reflection', 'bittersweet'],
      text: 'What did you carry out of the last house you had to empty?',
      longer:
        'Three siblings, one weekend, a house to clear before the keys go back. Each of you took something the others laughed at. Write about yours: where it stood in that house, where it stands now, who has asked about it since. Don’t leave out the thing you put on the curb and then drove past twice.',
    },
    {
      title: 'Patch notes for your body',
      tags: ['document', 'whimsical'],
      text: 'Your body was updated overnight. Write the patch notes, with one bug they now call a feature.',
      longer:
        'Patch notes, version 41.0, pushed overnight to the body of Lena Ortiz, night-shift pharmacist. Knees: known issue. Hearing: improved for gossip, reduced for alarms. Do the rest, plus the comments underneath, from people on much older versions.',
    },
    {
      title: 'Counting it again',
      tags: ['scene', 'tense'],
      text: 'Your cousin counts the money a second time, slowly, in front of everyone.',
      longer:
        'Your cousin runs the savings circle: twelve women, one envelope, a different name each month. This evening it’s her own turn, and the envelope is short. She counts it again on the good tablecloth while the tea goes cold. You know who came early to help with the chairs. Stay in the room until someone speaks.',
    },
    {
      title: 'A chair, reviewed',
      tags: ['document', 'thoughtful'],
      text: 'Describe a chair you’ve sat in for years, for a stranger about to buy it.',
      longer:
        'Your desk chair is for sale. Write the description for the buyer, a student called Tom: seat, back, arms, squeak, wear. Be exact. You sat there through two jobs and a lot of winter evenings. Tell Tom what the chair is good for, what it isn’t, and how to fix the lever.',
    },
    {
      title: 'Everyone else is muted',
      tags: ['one-voice', 'tender'],
      text: 'You’re the only one awake in the voice channel. Say it anyway.',
      longer:
        'A call left running after the game, and every icon is muted except a guy in Manila, softly snoring. You’ve never met any of these people in daylight. Tell the empty room what happened at work. Keep talking when you see that one of the mute icons, the one you were surest about, has gone off.',
    },
    {
      title: 'Honest password hints',
      tags: ['list', 'funny'],
      text: 'List the password hints you’d give yourself if the hints had to be honest.',
      longer:
        'Your brother is setting up your mother’s new laptop over the phone. She won’t say her passwords out loud, but she’ll give hints. Write down all seven as she calls them from the kitchen. By number four he’s learning things about 1974 that he did not ask for. Keep every password secret, even from us.',
    },
    {
      title: 'You would have come',
      tags: ['dialogue', 'tender'],
      text: '“You could have told me you were lonely.” “You’d have come.” Go on from there.',
      longer:
        'He has driven four hours because she didn’t pick up the phone. She was in the garden, she is perfectly well, she is seventy-eight and furious. “You could have told me you were lonely,” he says over reheated soup. “You’d have come,” says his mother. Continue until one of them has to find sheets for the spare bed.',
    },
    {
      title: 'The save file you kept',
      tags: ['reflection', 'thoughtful'],
      text: 'Somewhere there’s a save file you never deleted. What was happening outside the game?',
      longer:
        'The old console at your parents’ place still turns on, and your save is still there: 84 hours, last played the spring you moved. Your character is standing in a field outside a town, sword out, facing nothing. Where was that character going? Who was talking in the next room when you pressed save?',
    },
    {
      title: 'Notes for your house guest',
      tags: ['how-to', 'whimsical'],
      text: 'A guest arrives while you are out. Write the instructions you leave on the kitchen counter.',
      longer:
        'A colleague you hardly know is borrowing your apartment for a week. Write the sheet that waits on the counter: hot tap, trash, neighbor, where to get bread on a Sunday. Fit it on one page. One drawer in the bedroom is locked. Any guest would wonder, so it needs a line. Write that line three times and use the dullest.',
    },
    {
      title: 'The wrong person sings',
      tags: ['scene', 'tender'],
      text: 'At a retirement lunch the quietest man in the room stands up and begins to sing.',
      longer:
        'Your uncle’s retirement lunch, forty people, a borrowed hall. After the speeches there is singing from the far table: not the daughter with the trained voice but your uncle’s quiet deputy, who has never been heard to say more than good morning. The song is a love song. Watch who looks down at a plate.',
    },
    {
      title: 'Scroll up to the good part',
      tags: ['messages', 'bittersweet'],
      text: 'Scroll up, in your head, to when you two were still fine. Copy out five texts.',
      longer:
        'You’re hunting for a photo of a casserole dish, so you scroll. Two years up, you and Dana still texted every day. Copy out the last twelve messages from before it stopped, hers and yours. Nobody in them knows what’s coming. Now text her today. You have to start with the dish.',
    },
    {
      title: 'Two stars for last night',
      tags: ['document', 'funny'],
      text: 'Two stars out of five for last night’s sleep. Write the review.',
      longer:
        'Leave a review for your friend’s couch, where you’ve now spent twelve nights between leases. Two stars. Be fair to the cat. Include the talk you had at the fridge at 3 a.m. with your friend’s boyfriend, which you’re still not sure was about cereal. Then cut it down to the version your friend can read.',
    },
    {
      title: 'The bus you missed',
      tags: ['reflection', 'hopeful'],
      text: 'Remember a bus you missed, and what you saw because you missed it.',
      longer:
        'You’re nineteen, it’s raining in Cleveland, and the last bus pulls out while you’re tying your shoe. A woman about your mother’s age has missed it too. You have ninety minutes to wait and one umbrella between you. Write the walk you end up taking. Begin with the shoe.',
    },
    {
      title: 'Added in pen',
      tags: ['document', 'tense'],
      text: 'A notice goes up in the lobby of your building. Write it, then what the neighbors add in pen.',
      longer:
        'Beside the mailboxes of a six-floor block there is a new notice about cooking smells. It is polite, and everyone knows who it means. Draft the notice as it stands. Below it, in order, add what four residents write in pen. Give each hand its own pen and its own spelling.',
    },
    {
      title: 'New hire at the motel desk',
      tags: ['how-to', 'funny'],
      text: 'Explain your job to the person who starts tomorrow. Five sentences, no complaining.',
      longer:
        'You have twenty minutes to train your replacement at the front desk of a motel off Interstate 80. She’s nineteen and keeps saying “Got it.” Tell her about the ice machine, Room 14, and the man who pays by the week. Tell her what nobody told you on your own first night.',
    },
    {
      title: 'Whoever has your old number',
      tags: ['letter', 'bittersweet'],
      text: 'Write to the person who has your old phone number now.',
      longer:
        'It was your number for ten years, until you moved countries and let it go. Your father, who forgets, still rings it on Sunday evenings. Someone answers. A very nice young man, he tells you, always asks about the garden. Write the letter you would send to that young man if you had any idea where he lived.',
    },
    {
      title: 'The regular, dressed up',
      tags: ['scene', 'whimsical'],
      text: 'Ten minutes before closing, the regular you never talk to walks in dressed for a wedding.',
      longer:
        'Ten minutes before you lock up the gas station, the guy who buys one scratch ticket a night shows up in a suit. Clean shave, flower, the works. He wants to know what you’re doing for the next hour, because he needs a witness. Your manager can watch the camera from home. Start with what’s in his hand.',
    },
    {
      title: 'A hand you’d know anywhere',
      tags: ['reflection', 'tender'],
      text: 'Whose handwriting would you know anywhere? Write down what it last asked you to buy.',
      longer:
        'In a coat you haven’t worn since the funeral there is a shopping list. You would know the hand anywhere: the long f, the milk underlined twice. Go and buy everything on it. Write the trip aisle by aisle. There is one thing the shop no longer stocks, and you must choose what will stand in for it.',
    },
    {
      title: 'Address to your supper',
      tags: ['verse', 'whimsical'],
      text: 'On Burns Night people in Scotland recite a poem to a haggis. Address tonight’s poem to your own supper.',
      longer:
        'All over Scotland tonight people will stand up and recite a poem to a haggis. Your supper: instant noodles on a tray after a late shift, football through the wall. Stand up and address the bowl, rhymed or not. Praise the chef by name.',
    },
    {
      title: 'Pinned in the family chat',
      tags: ['document', 'funny'],
      text: 'Pin some rules in your family’s group chat. Every one is secretly about the same person.',
      longer:
        'After the thing at Christmas, you’re the new admin of the family group chat. Write the pinned message: what gets posted here, what goes in the cousins’ chat, the policy on voice notes over three minutes. It’s all about Uncle Remy, and Uncle Remy reads everything. Now write his thumbs-up, and the very next thing he posts.',
    },
    {
      title: 'Practicing on the stairs',
      tags: ['scene', 'hopeful'],
      text: 'A woman practices one sentence in the stairwell before she rings the bell.',
      longer:
        'A stairwell that smells of other people’s dinners. On the second landing a woman of sixty practices one sentence under her breath, in a language she has been learning since March. Behind a door on the third floor is a granddaughter she hasn’t met. A boy carrying a bicycle stops and corrects her grammar. Take her up the last flight.',
    },
    {
      title: 'Fourteen things, one day off',
      tags: ['list', 'bittersweet'],
      text: 'A to-do list for a day off, fourteen items long. One of them keeps being put off.',
      longer:
        'Kevin has one day off in two weeks, so he writes a list. Oil change. Call the bank. Return the ladder to Gail. Keep it going to fourteen, in his own shorthand, with times. Show which item slides from morning to noon to evening, and what he ticks off instead.',
    },
    {
      title: 'Talking about the plant',
      tags: ['dialogue', 'tense'],
      text: '“We need to talk about the plant.” Two roommates who are not talking about the plant.',
      longer:
        '“We need to talk about the plant,” says Imani, who’s lived with you since sophomore year. It’s been moved to her side of the window. Your lease ends in May and nobody has said who’s staying. Write the whole conversation. You two can bring up leaves, light, pots and water. You can’t bring up rent.',
    },
    {
      title: 'The listing without adjectives',
      tags: ['document', 'funny'],
      text: 'Take the first place you rented. Write the listing for it, then the same listing without adjectives.',
      longer:
        'Write the listing for the first place you rented alone, as the agent would have: cozy, characterful, close to transport. Underneath, phrase by phrase, put what each word was hiding. Add the view, the neighbor, and the noise at six in the morning.',
    },
    {
      title: 'What January was spent on',
      tags: ['reflection', 'thoughtful'],
      text: 'January ends tonight. What did you spend it on, apart from money?',
      longer:
        'On the last evening of January your roommate, who keeps accounts of everything, reads her month aloud from her phone: bus fares, lentils, one birthday cake. Do your own accounts for the month, and leave the money out. Where did the hours go? Who owes you one? Who do you owe?',
    },
  ],
} satisfies TodayMonth
