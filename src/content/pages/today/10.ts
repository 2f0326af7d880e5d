import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Not advice, from somebody old',
      tags: ['reflection', 'tender'],
      text: 'It’s the International Day of Older Persons. What has a person over eighty told you that wasn’t advice?',
      longer:
        'Old people are always being asked for wisdom. Write down instead a thing that someone very old once told you for no reason: a scandal, a price, the name of a goat, how she got out of a dance. Where were you both sitting? Who came in and changed the subject? Tell it as they did, with the pauses, and don’t tidy up the end.',
    },
    {
      title: 'Stats for a stranger',
      tags: ['document', 'whimsical'],
      text: 'Make a character sheet for the nearest stranger. Guess the stats, the inventory and the one weakness.',
      longer:
        'Woman across the aisle on the 14 bus: work boots, a birthday cake on her lap. Write her character sheet: class and level, six stats out of twenty, inventory, the languages she’s pretending not to speak. Then you see that she’s got a notebook out too, and she keeps glancing at you. Write the sheet she’s making.',
    },
    {
      title: 'That used to be my coat',
      tags: ['scene', 'bittersweet'],
      text: 'At the thrift store, a stranger is trying on a coat that used to be yours.',
      longer:
        'You gave it away after the divorce: green wool, big buttons, a good coat from a bad year. Now a woman’s got it on in front of the rack at the thrift store in Akron and she’s asking her friend if it’s too much. The friend says yes. You’re standing right there with a lamp. Write what you say, and how much you tell her.',
    },
    {
      title: 'Labels on a jar',
      tags: ['document', 'funny'],
      text: 'Label a jar in a shared fridge. Then add every label that turns up later.',
      longer:
        'Monday: a jar at the back of the office fridge with a strip of tape, “Not for general use.” By Friday there are six labels on it. Write them in order, each in a different hand. The first three are about food. The cleaner’s is the shortest.',
    },
    {
      title: 'To a teacher you wore out',
      tags: ['letter', 'tender'],
      text: 'It’s World Teachers’ Day. Write to a teacher you gave a hard time.',
      longer:
        'You called him Mr. Potato for a year, and you got other kids to do it too. He taught you fractions anyway. He’d be about eighty now. Write to him, one page. Tell him what you do all day and where the fractions come in. Say the name out loud, once, and say what was going on at your house.',
    },
    {
      title: 'Nobody is upstairs',
      tags: ['dialogue', 'tense'],
      text: '“Don’t tell them he’s upstairs.” The guests are already taking off their shoes.',
      longer:
        '“Don’t tell them he’s upstairs,” says your mother, and opens the door, smiling. The in-laws have come early with a cake. Upstairs is your brother, two days out of prison, asleep in your old bed. Write the visit in talk alone. Then comes the sound of a tap, and an aunt who has always been fond of him puts down her cup.',
    },
    {
      title: 'Leave it with the gnome',
      tags: ['messages', 'whimsical'],
      text: 'Write the delivery notes for one address over a year. They start out as instructions.',
      longer:
        '“Leave at side door.” “Leave with gnome.” “Please wave to my dad, he’s the one in the window, he likes the truck.” Write a year of delivery notes from one address, in order, plus the short replies the driver types back. They never actually meet. Around fall the notes switch to a different person’s typing.',
    },
    {
      title: 'The hall, the morning after',
      tags: ['description', 'bittersweet'],
      text: 'Describe a wedding hall on the morning after, while two people stack the chairs.',
      longer:
        'The caterers left at four. Now it’s eight, and two cousins who were not important enough to be excused are stacking three hundred chairs. Describe what was left where: one earring, a plate under a curtain, a gift with its card pulled off, someone’s speech in three pieces in the trash. The cousins may talk, but about chairs.',
    },
    {
      title: 'Postcard to two streets away',
      tags: ['letter', 'tender'],
      text: 'It’s World Post Day. In forty words or so, write a postcard to a friend you could reach on foot.',
      longer:
        'Buy a postcard of your own town. Address it to someone two streets away you see nearly every week. Tell them in forty words or so what you can’t say across a table: no greeting, no weather, no joke to finish on. Then describe the mailbox, your hand at the slot, and the next time you meet.',
    },
    {
      title: 'The smallest thing that helped',
      tags: ['reflection', 'hopeful'],
      text: 'What’s the smallest thing that ever got you through a bad week?',
      longer:
        'It doesn’t have to be noble. A sandwich. One episode, again. The guy at the gas station saying “there she is.” Write about a week that was bad and the small, kind of stupid thing that got you across it. How often did you use it? Did anybody know? Would it still work, or has it gone back to being a sandwich?',
    },
    {
      title: 'Supervisor since this morning',
      tags: ['scene', 'tense'],
      text: 'Two women have worked side by side for years. This morning one was made supervisor.',
      longer:
        'They have shared a table, an umbrella and a hot lunch for years at the shirt factory. This morning one of them was called upstairs and came down with a different colored badge. The same work is on the table, the same radio. At ten the supervisor must tell someone that she’s four minutes late from the break. Start at ten.',
    },
    {
      title: 'Stickers that tell the truth',
      tags: ['list', 'funny'],
      text: 'You’re having a yard sale. Price five things you own, and be honest on the stickers.',
      longer:
        'Saturday yard sale, folding table, roll of stickers. Price ten things the way you really feel about them: “$2, never worked.” “$40, because he wanted it.” “Free, but you have to take the story.” Write them all. Then a neighbor holds up something that isn’t supposed to be on the table and asks how much. Go on from there.',
    },
    {
      title: 'The speaker answers anyway',
      tags: ['scene', 'eerie'],
      text: 'The smart speaker just answered a question nobody asked.',
      longer:
        'You’re doing dishes. Nobody’s talking. The speaker on the shelf says, “She gets home at nine fifteen.” You live alone. You moved in on Sunday, and it came with the place, along with the shower curtain. Write what you do until then. You can unplug it whenever you want, and it’s 8:55.',
    },
    {
      title: 'Welcome to the family, quickly',
      tags: ['letter', 'funny'],
      text: 'A quiet young man is about to marry into your family. Warn him, with love, in one letter.',
      longer:
        'He is a good boy from a quiet house with three people in it, and on Saturday he marries your sister and gets sixty-one of you. Write him the letter that someone should have written to your mother. Explain the seating, the loans, the uncle, the other uncle. Tell him the question he’ll be asked every time, and who will ask it. End with the reason to come anyway.',
    },
    {
      title: 'What was it worth',
      tags: ['interview', 'tender'],
      text: 'An insurance adviser asks about one lost thing, and has to fill in a figure.',
      longer:
        'Claim form, line four: item, age, value at time of loss. The adviser is on the phone with a widower whose apartment was flooded. He keeps coming back to a radio that cost almost nothing. Set out her questions and his answers. She has a box for a number and no box for the rest. She’s a good adviser. What does she enter?',
    },
    {
      title: 'The last meal in that house',
      tags: ['description', 'bittersweet'],
      text: 'It’s World Food Day. Describe the last thing that you ate in a house you can’t go back to.',
      longer:
        'Nobody knew that it was the last time, so nobody took care with it: bread, something from the day before, a glass with a chip. Describe that meal from the table outwards. Who sat, who stood, what was said about the tea. Put in the view from your chair. Do not tell us why you can’t go back until the plates have been washed.',
    },
    {
      title: 'Dad has the controller',
      tags: ['dialogue', 'funny'],
      text: 'Your dad’s trying your game. Write only what the two of you say.',
      longer:
        'Your dad has never held a controller, and he asked. He really asked. He’s walked into a wall for four minutes. Write the dialogue, just talk, no description: which one am I, why’s that man angry, is that me? He won’t hit anyone. He wants to know who the horse belongs to. By the end he’s found something in there you never noticed.',
    },
    {
      title: 'Folding someone else’s shirts',
      tags: ['scene', 'thoughtful'],
      text: 'At the laundromat, you start folding a load of clothes that isn’t yours.',
      longer:
        'The dryer stopped half an hour ago and nobody’s come. You need a dryer, so you take the stuff out, and then, since you’re standing there, you start folding. Tiny socks. A work vest with ANDRE on it. A good white blouse that needs care. You get pretty far along. Then a man with a baby on his arm walks in and stops.',
    },
    {
      title: 'A correction makes it worse',
      tags: ['document', 'funny'],
      text: 'A local paper prints a correction. It makes things worse. Write it, and the next one.',
      longer:
        'In Tuesday’s edition we stated that Mrs Bell won second prize for her sponge. Mrs Bell did not enter. Write the chain of corrections that follows over six issues of a small-town paper: each puts right the last, each gives away a little more. Keep the tone level. A reader who has only the six notices must be able to tell who baked that sponge, and for whom.',
    },
    {
      title: 'Who gets seconds',
      tags: ['one-voice', 'tender'],
      text: 'A school cook who is retiring tells the new one which children need a second helping.',
      longer:
        'She has fed the same school for thirty-three years and she’s got one morning to hand it over. The ovens take ten minutes. The rest is the children: who says no and means yes, who takes bread for a brother, whose mother is ill again. Let her tell it while the two of them peel. No names, she was told, so she goes by where they sit.',
    },
    {
      title: 'To the other green dot',
      tags: ['verse', 'hopeful'],
      text: 'Write twelve lines to the only other person awake in your time zone.',
      longer:
        'It’s 3 a.m., and a person you’ve never met has a green dot next to their name. They’re always up when you are. Write them a poem of twelve lines or so. Say what’s outside your window and what you had for dinner. Don’t ask them what’s wrong. It can rhyme if it wants to. End it on “goodnight,” and mean it.',
    },
    {
      title: 'Who taught you to drive',
      tags: ['reflection', 'funny'],
      text: 'Who taught you to drive, and what did they yell?',
      longer:
        'Empty parking lot behind the supermarket, your stepdad’s truck, stick shift. Write your first driving lesson, or make one up. Get the yelling down word for word, since you remember it word for word. Get down what he said in between, too. He wasn’t a talker, and that was a long lot. What do you hear yourself saying now when you’re in the passenger seat?',
    },
    {
      title: 'Open mic, six people',
      tags: ['scene', 'hopeful'],
      text: 'It’s open mic night. There are six people here, and you’re next.',
      longer:
        'Six people, and two are on staff. The guy onstage is finishing a song about his truck, and they’re clapping the way you clap for a guy like that. You’ve got a poem folded in four. You could still leave; your jacket’s on. Write the walk up, the mic being too tall, and the first line. It doesn’t have to go great.',
    },
    {
      title: 'Muted words',
      tags: ['list', 'thoughtful'],
      text: 'List seven words you’d mute online, and what each one used to do to your day.',
      longer:
        'Open your settings, or make some up for a friend. Copy out seven words that are muted. It could be a show, a city, a diet, a name. For each one write down the day you added it and what you’d just seen. Which ones don’t bother you anymore? Pick one, turn it back on, and write about the first thing that shows up.',
    },
    {
      title: 'Care tag for a person',
      tags: ['how-to', 'whimsical'],
      text: 'Make the plant-care tag for a person you know: light, water, feeding, what to do if they droop.',
      longer:
        'Roommate, common. Prefers indirect light until ten. Water daily; do not talk during watering. Write the full care leaflet for one person you live with or have lived with: position, feeding, repotting, pests, signs of distress and what they usually mean. Add a note for someone who’ll be looking after them for two weeks. Keep every instruction usable.',
    },
    {
      title: 'Is this seat taken',
      tags: ['dialogue', 'tender'],
      text: '“Is this seat taken?” “It was, until the last stop.” Two people, one night train, six hours left.',
      longer:
        '“Is this seat taken?” “It was.” The woman by the window moves her bag, in which something is alive. It’s one in the morning, the other seats are full of sleepers, and the two of them talk low. He is on his way to a job that he hasn’t told his wife about. She’s on her way from one. Keep to what they say, and let the bag interrupt.',
    },
    {
      title: 'The team that never wins',
      tags: ['messages', 'funny'],
      text: 'Write the text thread for the parents of a team that has never won a game.',
      longer:
        'Zero and eleven. The parents’ thread for the Lightning, ages six and seven, has covered snacks, the ref, Kyle’s shoelaces, and whose idea it was to call them the Lightning. Write the messages from the last game as it’s happening. For two minutes they’re ahead. Several grown adults lose their minds. One kid’s picking clover the whole time, and his dad’s fine with it.',
    },
    {
      title: 'The hour that comes twice',
      tags: ['scene', 'whimsical'],
      text: 'In many countries the clocks go back around now, so one hour comes twice. Spend it both times.',
      longer:
        'At two a.m. it becomes one a.m., and Callie’s working the front desk of a motel. From one to two she turns a couple away because the system says full. Then it’s one again. Here they come across the lot, same coats, same tired kid. She’s the only one who seems to remember. Same hour, second try. What does she do with it?',
    },
    {
      title: 'Seen in your uniform',
      tags: ['reflection', 'thoughtful'],
      text: 'Which uniform have you worn? Go back to the first time a person you loved saw you in it.',
      longer:
        'An apron, a badge, a tabard, a white coat that was still too stiff to bend. You put it on in a toilet at the station and thought you might not be noticed. Then someone from home was in line. Write down what it was made of, what it said on the pocket, what their face did, and what you called them in front of the customers.',
    },
    {
      title: 'Review of an overheard talk',
      tags: ['document', 'funny'],
      text: 'Overhear a conversation today. Review it as a critic would, with a rating.',
      longer:
        'The morning tram, two students, one dumpling. Review the conversation for the arts page: staging, pace, the casting of the second voice, the use of silence between the stadium and the bridge. Be fair to a weak opening. Quote twice at most.',
    },
    {
      title: 'Trick or treat, aged forty',
      tags: ['scene', 'whimsical'],
      text: 'It’s Halloween, and a grown adult is going door to door alone.',
      longer:
        'He’s forty, six foot three, and he’s dressed as a lighthouse. No kids with him. It’s a good costume: there’s a working lamp. At each house the door opens and there’s the little pause. Give us four doors. He’s polite, he takes a single candy, and he isn’t going to explain. At the fourth house a woman says, “Oh. You did it. You actually did it.”',
    },
  ],
} satisfies TodayMonth
