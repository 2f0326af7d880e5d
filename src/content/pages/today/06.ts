import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Everything on the fridge door',
      tags: ['list', 'bittersweet'],
      text: 'List everything on your fridge door, top to bottom, and who put it there.',
      longer:
        'Your ex is coming by for the last of her stuff, and all she wants is her half of the magnets. Stand in front of the fridge and list what’s on it: dentist card, a race bib, a spelling test by a kid who’s now in the Army. Say who put each thing up. Decide who gets it. The pizza coupon is going to take you a while.',
    },
    {
      title: 'We’ll say you’re my cousin',
      tags: ['dialogue', 'tender'],
      text: '“We’ll say you’re my cousin.” Begin two floors below her parents’ door.',
      longer:
        '“We’ll say you’re my cousin,” says Farida, two floors below her parents’ door. You have lived together for four years, and you’re carrying the cake. Her father opens, looks from one of you to the other, and says that he has always wanted to meet the cousin. Write the dinner dish by dish, as far as the room where he has made up a bed.',
    },
    {
      title: 'A bike with no light',
      tags: ['reflection', 'tense'],
      text: 'Which bike or car once got you out of somewhere?',
      longer:
        'It was an orange ten-speed, already stolen once before you bought it. At sixteen you could be out of that house in eight seconds, and you knew every downhill in town. Write one ride, at night, no light, with everything that was in your backpack. You turned around at the county line.',
    },
    {
      title: 'Ten rows and one more',
      tags: ['table', 'thoughtful'],
      text: 'Draw up a table comparing two places where you might live. Leave one row empty.',
      longer:
        'Abena has two offers: a hospital lab in Leeds, close to her mother, and one in Halifax, Nova Scotia, close to nobody. Make her table, ten rows, figures where there are figures: pay, rent, winter light, distance to a decent plate of jollof. She has rigged it by her choice of rows. Leave the last row empty.',
    },
    {
      title: 'Laughing on a scooter',
      tags: ['scene', 'tense'],
      text: 'From the tram she sees her husband on the back of a stranger’s scooter, laughing.',
      longer:
        'The tram has stopped at the lights. Beside it, on the back of a stranger’s scooter, sits her husband, without his tie, laughing. It’s eleven in the morning. She will learn about the job soon enough. What she can’t get past is the laugh, which she last heard before the children were born. The lights change, and the tram goes left.',
    },
    {
      title: 'Pencil on the floorboards',
      tags: ['letter', 'hopeful'],
      text: 'Write a note for the next people who rip up this floor.',
      longer:
        'You’re on your knees putting in a new kitchen floor. Under the old one, in pencil on the boards, it says “Jim & Carol, June 6. Third fight this week. Looks good though.” You’ve got a pencil too, and a husband who went for more glue and has been gone way too long. Write your note next to theirs. He walks in before you sign it.',
    },
    {
      title: 'Turning thirty, loading',
      tags: ['list', 'funny'],
      text: 'Give five loading screen tips for the age you are right now.',
      longer:
        'Loading screen tips for Marisol, who turns thirty today in the middle of a double at the airport sandwich counter. Tip: you can sit on the milk crate. Tip: the guy at Gate 12 has been here since yesterday. Write twelve, one an hour, from opening to the last flight.',
    },
    {
      title: 'Smaller than they said',
      tags: ['description', 'tender'],
      text: 'Describe the sea for an old man who has only heard about it.',
      longer:
        'Your father is eighty, has lived all his life inland, and has asked to be shown the sea, once, and not with a group. You carry his chair across the sand. He considers it for some minutes. “It’s smaller than they said,” he tells you. Describe for him what’s there, near and far, until he takes that back or takes his shoes off.',
    },
    {
      title: 'Your driver has arrived',
      tags: ['messages', 'eerie'],
      text: 'The app says your driver has arrived. You didn’t order anything. It’s the third night.',
      longer:
        '“Your driver has arrived.” You ordered nothing. Third night running, same time, same blue dot outside the building, same name: Luz, no photo. So you message her that there’s been a mistake. She’s polite. She’s been trying to bring this to whoever had your apartment before you, and the order is nine months old. Write the chat.',
    },
    {
      title: 'Grandpa can hear you',
      tags: ['scene', 'funny'],
      text: 'Grandpa’s hearing aids are in, and nobody else in the car knows it.',
      longer:
        'Family road trip, hour five. Everyone’s used to talking right over Grandpa Lou, who sits in the middle and can’t hear a thing without his aids. At the last rest stop he put them in. He didn’t mention it. From exit 140 to exit 162 they cover his driving, his house and his girlfriend. Lou eats pretzels. Write it so he gets to pick his moment.',
    },
    {
      title: 'Between songs with Vic',
      tags: ['one-voice', 'tender'],
      text: 'A karaoke host talks between the songs on a slow night. Write only what he says.',
      longer:
        'Seven people in the bar, and one’s the bartender. Karaoke host Vic fills the gaps: drink specials, birthdays, a little too much about his divorce. Write just what goes into the mic. Somebody named Colleen has put her name in three times and bolted to the parking lot every time he called it.',
    },
    {
      title: 'Nothing in the house',
      tags: ['how-to', 'bittersweet'],
      text: 'Explain how to receive a guest when there is nothing in the house.',
      longer:
        'How to receive a guest on the twenty-eighth of the month, when the tins are empty. Set it out for a younger woman as it was once set out for you: which neighbor has sugar, how one egg serves three, what you say you’ve eaten already. Make it work for any guest.',
    },
    {
      title: 'Picture 212, three captions',
      tags: ['reflection', 'whimsical'],
      text: 'Caption an old photograph of yourself as a stranger would: who, what, where, no guessing.',
      longer:
        'A picture agency pays you by the caption: who, what, where, thirty words, no guessing. Picture 212 shows your own class, or street, or family, the year you were twelve. Caption it as a stranger would. Then caption it twice more, each time allowed to know a little more.',
    },
    {
      title: 'He owes somebody a pint',
      tags: ['dialogue', 'thoughtful'],
      text: 'It’s World Blood Donor Day. Two strangers on recliners have ten minutes to talk.',
      longer:
        'A blood drive in a church basement, two recliners side by side. You get ten minutes and a foam ball to squeeze. The man next to you comes every eight weeks because, he says, he owes somebody a pint and he’s been paying it back since 1998. You ask who. Keep them talking as far as the cookies.',
    },
    {
      title: 'Best places to cry, ranked',
      tags: ['list', 'funny'],
      text: 'Make a tier list of every place you’ve cried in public.',
      longer:
        'Tier list: places to cry, ranked by a driver who’s delivered packages in this city for three years. S tier: the third-floor stairwell at the courthouse. Rate each on acoustics, privacy, snacks. F tier has one entry, and it’s a full paragraph. Leave room for one correction.',
    },
    {
      title: 'An hour worth a chapter',
      tags: ['scene', 'hopeful'],
      text: 'James Joyce gave a whole novel to one June 16. Give a page to one hour of yours.',
      longer:
        'A famous novel spends all its pages on a single June 16 in Dublin. Do as much for one hour of a ward clerk called Nirmala: the bus, a form in triplicate, a mango eaten over the sink, the man by the elevator she has never spoken to. Let nothing happen that her city would notice. Before the hour is up she says yes to something.',
    },
    {
      title: 'Only the subject line',
      tags: ['email', 'bittersweet'],
      text: 'Write an email in which only the subject line is honest.',
      longer:
        'Subject: I miss you. Below it come three paragraphs about a storage unit: the padlock, the direct debit, access times. Ife is writing to the man she started a firm with, before the two of them closed it. Every sentence is correct. He reads it on a train, loses the signal, gets it back, and answers in the same manner. His subject line runs to nine words.',
    },
    {
      title: 'Both sides of the pillar',
      tags: ['dialogue', 'tender'],
      text: 'Two people who have talked online every night for a year meet, and neither can speak.',
      longer:
        'A year of calls until sunrise, and now you’re both at Gate B9, four feet apart, and it’s like nobody ever taught you words. So you step behind a pillar and call her. On the other side of it, she picks up. “Okay. Hi.” Write the call. Each time somebody laughs, you both get to move one step.',
    },
    {
      title: 'Everything is in the fish',
      tags: ['letter', 'bittersweet'],
      text: 'Write to a brother you can’t speak freely to, about food and the weather only.',
      longer:
        'Your brother has been inside for two years, and he writes to ask what everyone is eating. You can’t mention the case, the house that has been sold, or who no longer comes. So you give him the rain, the price of tomatoes, your mother’s fish. Whatever he needs to know must be in the fish.',
    },
    {
      title: 'Please leave a message',
      tags: ['list', 'tender'],
      text: 'Five voicemail greetings, recorded by one person over thirty years.',
      longer:
        'The greetings of a guy named Gary, 1991 to now, one answering machine and then four phones. Newlyweds doing a bit. A toddler handed the microphone. Just him, one sentence. Just him, trying to sound like an office. And tonight’s, in which you can hear a woman trying not to laugh. Write each one, and the message that was left after the beep.',
    },
    {
      title: 'Out the window, both ends',
      tags: ['messages', 'thoughtful'],
      text: 'About now the north has its longest day and the south its shortest. Describe the light outside your window.',
      longer:
        'June 21. It’s eleven at night in Anchorage and Sam could read outside. It’s five in the afternoon in Hobart and Priya has every lamp on. They mod the same forum, and nobody’s posting, so they start trading what’s out the window, once every ten minutes, for an hour. Write the log.',
    },
    {
      title: 'Forty characters a line',
      tags: ['document', 'tender'],
      text: 'Word the plaque for a park bench. It’s dedicated to a man who is still alive.',
      longer:
        'The parks office allows four lines of forty characters. Mrs Bello wants a bench by the pond for her husband, who is seventy-nine, alive, and against it. Draft the wording she wants, the wording he would stand for, and what they agree on after one walk round the pond. Count the characters.',
    },
    {
      title: 'Five bangles in a tin',
      tags: ['scene', 'tense'],
      text: 'A boy brings a message from the house next door, the first in twenty years.',
      longer:
        'Two families share a wall and have not spoken for twenty years, over eighteen inches of land. At noon the neighbors’ boy stands at your gate, combed, holding a tin. In it are five bangles that your grandmother lent for a wedding before the quarrel. He has been told to wait for an answer. Your father’s asleep. You’re not supposed to know his sister.',
    },
    {
      title: 'Last run of the Number 9',
      tags: ['one-voice', 'whimsical'],
      text: 'A bus driver on her last run says whatever she likes into the microphone.',
      longer:
        'Number 9 bus, final run. Deb has thirty-one minutes until she’s retired, and she’s got the microphone. She calls each stop the way she always wanted to: who used to get on there, what they left on the seat, which one she should have married. Write it from Depot Street to the end of the line.',
    },
    {
      title: 'Shop the width of a door',
      tags: ['description', 'tender'],
      text: 'Describe a small shop that sells too many kinds of things.',
      longer:
        'A shop the width of a door: buckets, stamps, phone credit, garlands, one crutch. Describe it from the high stool where Mr Rahim has sat since he was a boy, with all of it in reach. His niece is showing him her drawing for a larger place, with aisles. Whenever she names something they could do without, his hand goes to it.',
    },
    {
      title: 'Reapply for your own job',
      tags: ['interview', 'funny'],
      text: 'Interview yourself for the job you already have.',
      longer:
        'Under a new policy everyone at the firm reapplies for their own job. The panel is Deirdre, whom you trained. Six questions and six answers, as the note-taker took them down. She asks about a time when you dealt with a difficult colleague, and the note-taker looks up.',
    },
    {
      title: 'Over the border, in wet newspaper',
      tags: ['reflection', 'whimsical'],
      text: 'What did you once carry over a border that you shouldn’t have?',
      longer:
        'Your bag had been weighed on the bathroom scale four times. Under the towels lay what you’d been told not to bring: a cutting from the curry-leaf tree by the back door, in wet newspaper. At the belt the dog sat down next to you. Write what the officer asked, what you offered him in place of the truth, and what now grows beside your bath.',
    },
    {
      title: 'Every other week, one beagle',
      tags: ['messages', 'funny'],
      text: 'Two people who split up share a dog. Write their texts.',
      longer:
        'Shared custody of a beagle, every other week, handoff outside the feed store. Write three months of texts between Nate and Carla: food, fleas, who kept the good leash. They’re very businesslike. By month three Biscuit has a limp, but only at handoff, and only until they’ve both knelt down. The vet can’t find anything wrong with him.',
    },
    {
      title: 'Haiku before getting up',
      tags: ['verse', 'whimsical'],
      text: 'One haiku for each thing you looked at on your phone before getting up.',
      longer:
        'One haiku for each thing that lit up Nadia’s screen between 6:02 and 7:15: the weather, the bank, her ex’s dog’s account, work, work, the pharmacy, work. Don’t name any of them. She’s waiting on a call from her sister in labor two states away, so every poem has one ear on the door. Give the phone the last line, or don’t.',
    },
    {
      title: 'Worst job, best person',
      tags: ['reflection', 'hopeful'],
      text: 'Think of the worst job you ever had and the best person there.',
      longer:
        'You lasted six weeks at the carpet warehouse, the summer you were eighteen. The boss docked you for bathroom time. But on the next pallet was Yolanda, about forty, who sang the harmony parts of songs and never the tune. Your last day, she gave you a sandwich and one piece of advice. You ate the sandwich. Write about the day you finally used the advice.',
    },
  ],
} satisfies TodayMonth
