import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'The oldest in the room',
      tags: ['scene', 'hopeful'],
      text: 'It’s the first of September. A woman has put something off for decades. Write her first day of it.',
      longer:
        'Rosalind is sixty-three and it’s her first day of welding class. She bought the wrong gloves. Everybody else is nineteen and has the right gloves. The instructor, who was two years behind her in high school, is pretending not to know her. Write the first hour, up to the moment when she gets to strike her first arc.',
    },
    {
      title: 'One star, stay away',
      tags: ['document', 'funny'],
      text: 'Leave a one-star review of a place you love, so that nobody else will go there.',
      longer:
        'There’s a noodle place with six stools and a TV that only gets golf, and last week somebody posted about it. Now there’s a line. Save it. Write three one-star reviews from three invented people with three separate complaints. Every complaint has to be a lie. Every dish you complain about should make us hungry.',
    },
    {
      title: 'What they think I earn',
      tags: ['dialogue', 'tense'],
      text: '“How much did you tell them I earn?” Begin there, in a parked car.',
      longer:
        '“How much did you tell them I earn?” They’ve just left lunch with her parents, where an uncle congratulated him and a cousin asked for a loan. They drive home with the leftovers on her knees. She had her reasons, and one was kind. Write the talk from the first traffic light to their own street.',
    },
    {
      title: 'The claw machine at work',
      tags: ['scene', 'whimsical'],
      text: 'A claw machine has appeared in the break room. It’s full of things you all lost.',
      longer:
        'Management calls it an engagement initiative. It takes quarters, and inside, under the lights, there’s Dee’s good scarf, your old badge, a paperback with somebody’s place still marked, a baby sock. Nobody remembers handing anything in. Write the first lunch hour of people losing quarters.',
    },
    {
      title: 'Written in the shop’s book',
      tags: ['reflection', 'bittersweet'],
      text: 'Which shop knew your family best when you were a child? Go back in, and ask for something.',
      longer:
        'The grocer kept a long book, and your family was in it. You were sent because a child can’t be refused. Write about one errand there: the smell of the sacks, who else was waiting, what you were told to ask for last. Did he ever say the sum aloud? Did your mother know that you had learned to read it upside down?',
    },
    {
      title: 'First night, no furniture',
      tags: ['how-to', 'hopeful'],
      text: 'Explain how to get through the first night in an empty apartment.',
      longer:
        'Your little cousin just signed their first lease and is texting you from the floor. No bed till Thursday. Tell them how to do tonight, step by step: light, food, the noises, what to do with the silence around eleven. You slept on a floor once too. You can put in as much of that as you feel like.',
    },
    {
      title: 'Thank you for the owl',
      tags: ['letter', 'funny'],
      text: 'Write a thank-you note for a present that you’ve already gotten rid of.',
      longer:
        'Dear Aunt Carol, thank you for the ceramic owl. You regifted it in March. It’s been through four houses since then, and on Sunday you found out that it’s now sitting in Aunt Carol’s own front hall, with a bow on. Write the thank-you note you never sent. She knows everything, so make it good.',
    },
    {
      title: 'Forgot his glasses again',
      tags: ['scene', 'tender'],
      text: 'It’s International Literacy Day. A man has hidden for years that he cannot read. Write the morning a letter comes.',
      longer:
        'He says he has forgotten his glasses. He has said so at banks, schools, weddings and once at a border. His daughter-in-law, married into the house three months ago, has noticed that he doesn’t own any. This morning a letter comes with his name on it, and only the two of them are home. Write what she does with the letter, and with her knowledge.',
    },
    {
      title: 'Nobody has reacted',
      tags: ['messages', 'tense'],
      text: 'You posted something in the group chat an hour ago. Nobody has said a word.',
      longer:
        'Fourteen people, zero reactions, “seen by all.” An hour ago you posted something in the group chat. You can decide what: a confession, a joke, a link, a date. Write it, then write the three follow-ups you send to fix it, each worse. End with the first real answer.',
    },
    {
      title: 'All of it in cash',
      tags: ['dialogue', 'tender'],
      text: 'An old woman asks the bank for all her savings in cash. The clerk isn’t allowed to just hand it over.',
      longer:
        'Mrs Wijesinghe, eighty-one, would like everything in her account in cash, today, in an envelope. The clerk has been trained for this: who has been phoning her, has anyone told her to keep a secret? Someone has. Write the conversation at the counter, with the clerk kind and stubborn and Mrs Wijesinghe the better liar. It may not be a swindle at all.',
    },
    {
      title: 'The first one you call',
      tags: ['reflection', 'thoughtful'],
      text: 'Who do you call first when the news is bad? Tonight nobody picks up. Who’s second?',
      longer:
        'Flat tire, test results, fired by email: there’s one number you dial without thinking. Tonight it goes to voicemail, twice. So you stand in the parking lot and scroll, and for the first time you have to pick a second person. Write the scroll, name by name, and why it isn’t them. Then somebody answers on the first ring.',
    },
    {
      title: 'Window number six',
      tags: ['description', 'tense'],
      text: 'Describe the line in a government office by its shoes, its folders and its sighs.',
      longer:
        'The doors opened at eight, the line began at five, and window six is the good one: everyone says so. Describe the line from back to front. There is the family who brought breakfast, the man who has let three people past, and a girl doing her homework on a stranger’s back.',
    },
    {
      title: 'Roll for me',
      tags: ['scene', 'tender'],
      text: 'It’s game night. One of the players has had awful news and wants to play anyway.',
      longer:
        'Thursday game, five players, the back room of the comic store. Lena got the call from the hospital at six and came at seven. She says please don’t be nice, just run it. So you’re the game master, and her ranger’s on a bridge, and she has to roll. You’re behind the screen, so only you can see what comes up. Run the fight.',
    },
    {
      title: 'Planned interruption of service',
      tags: ['document', 'funny'],
      text: 'Announce a planned interruption of service. The service is you.',
      longer:
        'Notice to customers. From Friday evening until Monday morning, Ms Adaeze Okafor will be unavailable for maintenance. Draft the announcement to her family, her office and her book club: works to be carried out, services affected, who to contact instead, and thanks for your patience. A frequently asked question follows at the foot. It is from her mother.',
    },
    {
      title: 'An announcement at soup',
      tags: ['scene', 'hopeful'],
      text: 'Your aunt is sixty-eight and she has met somebody. She mentions it while passing the soup.',
      longer:
        'The lunch has been called to discuss your aunt’s knees and who should take her in. She lets everyone finish. Then she says that there’s no need, she is getting married, he teaches chess, and would someone pass the lime. Write the table from that sentence on. Her brothers think of the house first. Someone should think of her.',
    },
    {
      title: 'Inventory of the junk drawer',
      tags: ['list', 'whimsical'],
      text: 'Go through a junk drawer. List ten things in it and how each one got there.',
      longer:
        'Your neighbor Mrs. Alvarez moved to her daughter’s, and you offered to do the kitchen. You’re down to the junk drawer. List what’s in it, one thing at a time: the key, the takeout menu, the birthday candle shaped like a 4. You only knew her from over the fence. By the bottom of the drawer you know a lot more. What do you mail to her?',
    },
    {
      title: 'Nine cameras, one guard',
      tags: ['one-voice', 'funny'],
      text: 'A night security guard has named everyone on the monitors. Let her talk.',
      longer:
        'Overnight desk at a storage facility, two rows of screens. She’s named all the regulars: the Duke, who visits a couch. Two A.M. Yoga. Mr. and Mrs. Not Speaking, who come on different days. She’s training the new hire tonight, so let her go through them one by one.',
    },
    {
      title: 'Letter to a frightened niece',
      tags: ['letter', 'tender'],
      text: 'Write to a child in your family who is afraid of the same thing that you were.',
      longer:
        'Your niece won’t put her face in the water, or sleep without the landing light, or speak to men with beards. You were just the same, and they laughed. Write her a letter for when she can read. Tell her what you did in secret to make it smaller, what didn’t help, and which grown-up, without a word, left the light on.',
    },
    {
      title: 'Too much of a pirate',
      tags: ['scene', 'funny'],
      text: 'It’s International Talk Like a Pirate Day. One person at work is taking it much too seriously.',
      longer:
        'September 19 at a dental office in Dayton. Dr. Sorensen sends out one email about Talk Like a Pirate Day, just for fun. Marlene at the front desk, thirty years without a joke, arrives with an eye patch and a full crew manifest. By noon there’s a mutiny. Write the morning. Patients still need their teeth cleaned.',
    },
    {
      title: 'The lights come back',
      tags: ['description', 'whimsical'],
      text: 'Describe a street at the moment when the power comes back.',
      longer:
        'Three hours without electricity, and the street has moved outdoors: chairs, candles, a radio with batteries, a child up far too late. Describe it house by house in the dark. Then the lights come on all at once. Describe it again, in the same order, with what each window shows. Say who is the first to go in, and who is the last.',
    },
    {
      title: 'The end of a quarrel',
      tags: ['dialogue', 'hopeful'],
      text: 'It’s the International Day of Peace. Write the first two minutes of making up after eight years.',
      longer:
        'Two sisters have not spoken for eight years, over something that everyone else finds small. One of them dials; the other, seeing the name, lets it ring five times. Write the first two minutes. They can’t begin with the quarrel, and they can’t begin with sorry. There’s a pot on the stove at one end, and a child calling at the other.',
    },
    {
      title: 'Tabs I can’t close',
      tags: ['list', 'whimsical'],
      text: 'List ten browser tabs you can’t bring yourself to close, and why.',
      longer:
        'Forty-three tabs. Someone’s helping you fix your laptop and they’re all up there on the big screen, tiny but readable. A wiki page on eels. Flights to Lisbon, 2023. “Is it normal to.” Go left to right and explain them out loud, out of order if you have to. Leave one for when your friend goes to get coffee.',
    },
    {
      title: 'Carried home on the bus',
      tags: ['verse', 'thoughtful'],
      text: 'A poem for one bus at the end of a shift: everything people are carrying home.',
      longer:
        'The ten past six from the hospital gate. Someone holds a cake with one slice out of it, someone has a uniform in a bag, someone has a result she hasn’t opened. Write the poem seat by seat, in plain words, two or three lines for each passenger. Put yourself among them and give yourself no more lines than the rest.',
    },
    {
      title: 'Sorry without meaning it',
      tags: ['reflection', 'tense'],
      text: 'When were you made to apologize without being one bit sorry?',
      longer:
        '“Say it like you mean it.” Somebody once stood over you until you said sorry, and you didn’t mean a word. A parent, a coach, an HR lady. Write the whole thing the way it really went, who started it and what they left out. You’re allowed to be right. Then say how you’d tell it if the other person were in the room.',
    },
    {
      title: 'Fortune cookies for coworkers',
      tags: ['list', 'funny'],
      text: 'Write fortune cookies for five people you work with. Keep them vague but dangerous.',
      longer:
        'You’re bringing dessert to the break room, and you found a place that prints custom fortunes. Five coworkers, five slips, twelve words max each. Your manager gets the one about the schedule. The guy who’s quitting gets a kind one. Then you hand them out and the plate gets turned around. Who opens whose, and who reads it out?',
    },
    {
      title: 'Supper with nobody watching',
      tags: ['how-to', 'whimsical'],
      text: 'Set down, as a proper recipe, what you eat when nobody’s looking.',
      longer:
        'Serves one, standing. Give the recipe for the thing that you eat at the counter when the house is empty: the cold rice, the condensed milk, the pickle straight from the jar. Set it out as a cookbook would, with a history of the dish and a suggestion for presentation. Under “variations”, give the one for bad days.',
    },
    {
      title: 'Program note for a beginner',
      tags: ['document', 'tender'],
      text: 'A bus inspector of fifty took up the piano in spring. Write the program note for his first recital.',
      longer:
        'An audience of nine in a front room. Mr Hussain, fifty, bus inspector, will play three pieces with both hands. Provide the printed program: composer, key, approximate duration, and a paragraph on each. Treat it with all the seriousness of a concert hall. Explain what happens in bar twelve, the wrong note that he has asked to keep, and who’s turning the pages.',
    },
    {
      title: 'My stolen bike, outside',
      tags: ['scene', 'funny'],
      text: 'Your stolen bike is locked up outside a coffee shop. You still have a key to that lock.',
      longer:
        'It’s your bike. Same dent, same sticker of the sad frog. It’s chained outside a coffee shop with your own lock, and the key’s on your ring. Before you can do anything, a girl of maybe sixteen comes out with two drinks and says, “Isn’t it great? My grandpa got it for my birthday.” He’s right behind her, and he’s gone pale. Your move.',
    },
    {
      title: 'Mother’s eightieth, per head',
      tags: ['messages', 'tense'],
      text: 'Three sisters plan their mother’s eightieth by text. Only one of them is paying.',
      longer:
        'Write the messages of three sisters planning an eightieth birthday. The eldest has ideas, the second has objections, and the youngest, who sends money from abroad, has the bill. There’s the hall, the number of guests, the cake with the photograph. Their mother wants none of it and has told each of them so separately. Stop when the first of them says what she can really afford.',
    },
    {
      title: 'Polite sentences, translated',
      tags: ['document', 'funny'],
      text: 'It’s International Translation Day. Choose six polite sentences and translate each into what it really means.',
      longer:
        '“Per my last email.” “No rush at all.” “We must have you over.” Take six polite sentences from one week of one person’s life and set each beside a plain translation. Work as a professional would: nothing added, nothing softened, a note where the original is ambiguous.',
    },
  ],
} satisfies TodayMonth
