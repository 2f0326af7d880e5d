import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Double pay on May Day',
      tags: ['scene', 'tender'],
      text: 'It’s May Day, a holiday in many countries. Spend an hour with two people who work it anyway.',
      longer:
        'May Day, every office shut, and two lights on in the whole building: the guard’s desk and the pharmacy. Prakash works holidays for the double pay. The pharmacist works them so as not to be at home. Each May Day he brings rice for two, since she never brings any food. This year she has cooked. Write the hour in which both lunches come out.',
    },
    {
      title: 'A two-person dictionary',
      tags: ['list', 'funny'],
      text: 'Define five words that only you and one other person use.',
      longer:
        'You and your old roommate had a language. A Gary. Soup hour. Doing the dishes in spirit. Write the dictionary, with pronunciation, an example sentence and where each word came from. She’s visiting this weekend and bringing somebody, and at dinner he’s going to ask what a Gary is. Put in one word you won’t explain to him.',
    },
    {
      title: 'A hundred and fifty words',
      tags: ['document', 'tense'],
      text: 'It’s World Press Freedom Day. Write the news item that your street would rather not see in print.',
      longer:
        'A free local paper, four pages, and one editor, Wale Johnson, sixty-six. He has a hundred and fifty words on where the community center’s roof money went. The treasurer is his brother-in-law, and they play dominoes. Write the item as it stands at nine in the evening. Show the cuts he makes at ten and eleven, and what reaches the printer at midnight.',
    },
    {
      title: 'Sixty-two and a Guppy',
      tags: ['scene', 'funny'],
      text: 'A man of sixty-two takes beginner swimming. The other beginners are six.',
      longer:
        'The town pool, shallow end, Guppies level. The other Guppies are six years old, and Leon is sixty-two, holding a foam noodle. His granddaughter is in the same class, and she’s better. Today they let go of the wall. He’s never told his family why he didn’t learn. She asks him now, out loud, mid-kick, with the whole row of Guppies listening.',
    },
    {
      title: 'The parcel for home',
      tags: ['letter', 'bittersweet'],
      text: 'A parcel for home is ready to be taped shut. Write the letter that goes on top.',
      longer:
        'Every few months she fills a carton for home: vitamins, chocolate, school shoes bought from paper outlines of the children’s feet. Tonight, with the tape in her hand, she looks at the date on the outlines. They are three years old. The carton is paid for and goes in the morning. Write the letter she lays on top, and what it says about the shoes.',
    },
    {
      title: 'Previously on this family',
      tags: ['one-voice', 'funny'],
      text: '“Previously on…” Write the recap that should play before your next family dinner.',
      longer:
        '“Previously on this family…” Forty seconds, quick cuts: the boat, the loan, what Grandma said to the priest. The announcer’s supposed to be neutral, but he has a favorite, and we can tell. Then we’re live. Tonight there are six chairs and seven people, and the seventh is holding flowers. Write the recap and the first two minutes of the episode.',
    },
    {
      title: 'The form at the eye hospital',
      tags: ['dialogue', 'tender'],
      text: '“Don’t tell my daughter,” says your father-in-law, and hands you the form.',
      longer:
        'Your father-in-law has asked you to take him to the eye hospital: you, and nobody else. In the waiting hall he passes you the form and studies the fish tank. “Don’t tell my daughter,” he says. It takes you a while to see that he doesn’t mean his eyes. He ran a shop for thirty years. Write how the two of you fill it in.',
    },
    {
      title: 'Last week of the button shop',
      tags: ['list', 'bittersweet'],
      text: 'A small shop closes for good. Write the owner’s list for its last week.',
      longer:
        'After forty-one years a shop that sells buttons and zips will close on the thirtieth. Its owner can’t be there, so she leaves her nephew a list for the last week: which supplier to ring first, who should be told in person, what isn’t for sale at any price. He will do exactly what it says. Two of the items are there for his sake.',
    },
    {
      title: 'About that couch',
      tags: ['messages', 'tender'],
      text: 'Text the stranger who bought your couch. You need him to check underneath.',
      longer:
        'Yesterday you sold your couch to a guy named Brett for eighty bucks. Today you remember what slid down behind the seat last winter: your dad’s hearing aid, the left one. Dad died in March. You have no use for it. Write your texts with Brett, who’s three counties away, moving in with his girlfriend, and pretty sure there’s nothing there.',
    },
    {
      title: 'This call may be recorded',
      tags: ['dialogue', 'funny'],
      text: 'A retired supervillain works the help desk. Tonight a caller recognizes the voice.',
      longer:
        'Dorian used to hold cities for ransom. Now he’s on the overnight help desk, resetting passwords in a very calm voice. The caller goes quiet when he says “How may I assist.” She was on the bridge that day. She also can’t get into her email, and her kid’s school forms are due at eight. This call is being recorded for training. Write all of it.',
    },
    {
      title: 'The street after the festival',
      tags: ['description', 'thoughtful'],
      text: 'Describe a street on the morning after a festival, as the sweeper finds it.',
      longer:
        'The morning after the street festival, and Malar has it to herself with a broom and a cart. Describe what she sees, gate by gate: paper, petals, one small sandal, lipstick on a wall at the height of a tall man. She can read the night from it.',
    },
    {
      title: '4 West, night shift',
      tags: ['messages', 'tender'],
      text: 'It’s International Nurses Day. Write the group chat of one night shift.',
      longer:
        'Group chat: 4 West Nights. Four nurses, one float, one student somebody added by mistake. Write it from seven to seven: the pizza vote, bed 12, who has the good stapler, bed 12 again. They’re funny because that’s how you do it. From 4:40 nobody posts for half an hour. Write the first thing anyone says after.',
    },
    {
      title: 'May contain, keep upright',
      tags: ['verse', 'whimsical'],
      text: 'Make a poem using only words printed on the packets in your kitchen.',
      longer:
        'Open one cupboard and use only what is printed on the packets: serving suggestion, may contain, keep upright, best before. From these words make a poem of sixteen lines about the person who does the shopping. You’re allowed one word of your own. Choose it last.',
    },
    {
      title: 'A roll of mints',
      tags: ['reflection', 'tense'],
      text: 'You stole something when you were little. Say what it was, and who nearly saw.',
      longer:
        'You were eight, and it was a roll of mints from Mr. Dudek’s store, where your mom had a tab. You ate one. It tasted like soap. Forty years later you’re at Mr. Dudek’s ninetieth birthday, and his daughter is telling the whole room a story about a kid and some mints. She’s looking around as she talks. She hasn’t said a name yet.',
    },
    {
      title: 'Whoever holds the camera',
      tags: ['one-voice', 'tender'],
      text: 'It’s the International Day of Families. Describe a family photograph from behind the camera.',
      longer:
        'Someone has to take the picture, and it’s always Lalitha, forty-nine, unmarried, who pays for the hall. She moves them about: closer, chins, give the baby to someone. Through the lens she finds two hands that believe they’re hidden behind the sofa. Give us everything she calls out, and what she does about the count of three.',
    },
    {
      title: 'Loot from your own bag',
      tags: ['list', 'whimsical'],
      text: 'What’s in your bag right now? Give each thing a video game item description.',
      longer:
        'Inventory of Ash, twenty-three, on a train to a city with one interview in it and no return ticket. Seven slots. Give each item a name, a rarity and a line of lore. Slot five is bound to the owner and can’t be sold. Slot seven is wrapped in foil, and Grandma put it there at the door.',
    },
    {
      title: 'Second application',
      tags: ['letter', 'bittersweet'],
      text: 'Write a cover letter for a job you’ve failed at once before.',
      longer:
        'Application for the position of father, second attempt. Marek spent his working life hiring people, so this is the only way he knows to begin: relevant experience, gaps, reasons for leaving, what he would do in the first ninety days. One page. His daughter is thirty, and has agreed to coffee. The reader should be able to tell which paragraph he’ll cut on the tram.',
    },
    {
      title: 'Everybody takes the stairs',
      tags: ['scene', 'whimsical'],
      text: 'The elevator is out of order, and the whole building meets on the stairs.',
      longer:
        'The elevator has failed, and for the first time the whole building meets: eight floors, a bride holding up her hem, forty chairs on their way to someone’s prayer meeting, an old man who rests at each landing on his own folding stool. On the sixth sits a girl with a suitcase who had meant to leave unseen. Everyone gives her something to eat. Take her down.',
    },
    {
      title: 'Sitting with bad news',
      tags: ['how-to', 'hopeful'],
      text: 'Explain how to sit with a friend who has just had bad news.',
      longer:
        'Your son-in-law has never done this before. His best friend’s wife left this morning, and the two of you are in your truck outside the guy’s house, engine off. “What do I even say?” Tell him: what to carry in, where to sit, when to shut up, how long to stay.',
    },
    {
      title: 'Zero viewers, now one',
      tags: ['messages', 'eerie'],
      text: 'A livestream that nobody watches gets its first comment.',
      longer:
        'You stream yourself playing through your late grandfather’s chess notebook, both sides of the board. Eight months, zero viewers. Tonight the counter says 1, and the comment says: you’ve got move nineteen wrong. You check the page. Move nineteen isn’t in his handwriting. Write the next twenty minutes, your voice and what gets typed.',
    },
    {
      title: 'A cup not drunk',
      tags: ['scene', 'tense'],
      text: 'It’s International Tea Day. Write about a cup that was poured and not drunk.',
      longer:
        'He has come to ask for his money. She has made tea, on the good tray. If he drinks, he’s a guest, and guests don’t ask. So it stands between them growing a skin while she calls in her children, one after another, to greet their father’s old friend. He owes this family a thing or two himself. Write until someone lifts a cup.',
    },
    {
      title: 'Sixty seconds at the microphone',
      tags: ['speech', 'tender'],
      text: 'The prize for best small café goes to the woman at table two. She has one minute. Give her speech.',
      longer:
        'Best Small Café, a hotel function room, sixty seconds at the microphone. Adaeze has thirteen people to thank, and one at table four she has been advised to leave out. Write the speech on her card, 130 words. Mark the place where she stops reading from it, and give us what she says instead.',
    },
    {
      title: 'Whose grass is it',
      tags: ['scene', 'funny'],
      text: 'Two neighbors find out they’ve both been mowing the same strip of grass for years.',
      longer:
        'Between Walt’s driveway and the Nguyens’ fence there’s a strip of grass. Walt has mowed it every other week for six years, as a favor. On the off weeks Mr. Nguyen has mowed it, as a favor. Today a surveyor stuck a flag in it, and it turns out to be the church’s. Write the talk over the flag, both mowers still running.',
    },
    {
      title: 'Three stars for resentment',
      tags: ['document', 'bittersweet'],
      text: 'Pick a feeling you stayed in too long. Review it like a hotel.',
      longer:
        '“Came for one night, stayed seven months.” Review Resentment as lodging. Check-in was easy, the walls are thin, there’s a great view of your brother’s house, and breakfast is the same every single day. Be specific about the staff. Under “would you recommend this to a friend?” an actual friend answers.',
    },
    {
      title: 'The history of one shirt',
      tags: ['reflection', 'whimsical'],
      text: 'Follow one shirt: who bought it, who borrowed it, who has it now.',
      longer:
        'A checked shirt, bought for an interview, lent to a cousin for a court date, given away with a bag of others. Last week you saw it at the market on a man you’d never met. It was the same shirt: on the left cuff was the darn in your mother’s blue thread. Write what you said to him.',
    },
    {
      title: 'Route 88, footnotes',
      tags: ['document', 'tender'],
      text: 'Write the schedule of a bus that carries only one passenger.',
      longer:
        'Route 88: two journeys a day, one passenger. Set out the schedule stop by stop, with footnotes: a, not on school days; b, waits if her light is on; c, by request. There are eight. The council has asked the driver, Colin, for reasons to keep the route, on a form with a box two lines deep. Let the footnotes make his case.',
    },
    {
      title: 'She rang about the pickle',
      tags: ['dialogue', 'funny'],
      text: 'Your late aunt telephones. She isn’t haunting anyone, she’s asking about the pickle.',
      longer:
        'A week after the funeral the landline rings, and it is your aunt. She has no wish to discuss it. The mangoes went into the salt on the fourth, and has anybody turned the jars? You put her on speaker. Within a minute a dozen relatives are in the hall with questions they might have asked while she was alive. She has time for one.',
    },
    {
      title: 'The list you made at nineteen',
      tags: ['list', 'thoughtful'],
      text: 'Make the to-do list for life that you had, or might have had, at nineteen. Check things off.',
      longer:
        'In a box of tax stuff you find a list you made at nineteen. Be on TV. See the ocean. Own a truck. Take it to fifteen. Now go down it tonight with a pen in your hand. Check things off, cross things out, and for two of them say how it really happened.',
    },
    {
      title: 'The last thing Juno typed',
      tags: ['messages', 'tense'],
      text: 'Someone in the server goes offline in the middle of a sentence. Write the week.',
      longer:
        '“brb there’s someone at the” is the last thing Juno typed. It’s a server for people who restore old synths, 61 members, and nobody knows Juno’s real name. Write the week. Day one is jokes. Day two is time zones. By day four there’s a shared sheet of everything Juno ever mentioned, and one of you lives two hours from that bakery.',
    },
    {
      title: 'Once more round the roundabout',
      tags: ['one-voice', 'funny'],
      text: 'A driving instructor of seventy talks a learner of sixty through a roundabout.',
      longer:
        '“And we breathe, and we go round again.” Her student is sixty, has never driven, and can’t bring himself to choose an exit. His instructor is seventy-one and has nowhere she needs to be. Let her do all of the talking. Keep going until he takes an exit.',
    },
    {
      title: 'Handover from May to June',
      tags: ['document', 'thoughtful'],
      text: 'Leave handover notes for the month you’ve just had, for whoever takes over tomorrow.',
      longer:
        'You’re taking a day’s leave from your own life, and Ngozi from the agency will cover. She’s competent and has met none of these people. Write her handover: where things stand with your landlord, your knee and your sister, what is urgent, what only looks it, who will try it on. Keep it to one page.',
    },
  ],
} satisfies TodayMonth
