import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Rename this month',
      tags: ['reflection', 'whimsical'],
      text: 'It’s the first of August. Rename the month after what’s most likely to happen in it.',
      longer:
        'Your roommate has crossed AUGUST off the kitchen calendar and written “The Month of the Deposit.” Fair. Now everyone gets to rename one. Name the next three months of your life after what’s really going to happen in them, and write two or three lines for each, like the little paragraph under a calendar photo. Describe the photo too.',
    },
    {
      title: 'The landlord’s mother',
      tags: ['scene', 'tense'],
      text: 'The landlord’s mother has come to collect the rent herself. She would like to sit down.',
      longer:
        'For years the rent has gone by bank transfer. This evening the landlord’s mother is at the door, eighty, in outdoor shoes, asking for it in cash. Her son does not know that she’s here. You have four people registered in the apartment and seven sleeping there. She sits, she accepts tea, she begins to count the cups.',
    },
    {
      title: 'Surprise party, one mistake',
      tags: ['messages', 'funny'],
      text: 'By mistake, the guest of honor has been added to the surprise party’s group text.',
      longer:
        'The group text is called Operation Linda 60. There’s a cake, a slideshow, and a cousin flying in from Tucson. On the twenty-second message, Linda writes, “Who is this?” Write the fifteen texts after that. Everyone’s lying, badly, except for one person who thinks this is the moment to be honest. Linda’s having the best afternoon of her year.',
    },
    {
      title: 'No longer afraid of him',
      tags: ['reflection', 'thoughtful'],
      text: 'Which of your relatives did you stop being afraid of, and when?',
      longer:
        'The uncle who checked your marks, counted your mistakes aloud and could silence a room by putting down a spoon is in your kitchen, asking how to turn on the tap. Write about the hour in which you noticed that you were no longer afraid of him. Say what you did with the advantage. You may not have been kind.',
    },
    {
      title: 'Recipe from a driving mother-in-law',
      tags: ['how-to', 'funny'],
      text: 'Take down a recipe from a woman who has never measured anything in her life.',
      longer:
        'Your mother-in-law is finally giving you the recipe, over the phone, while driving. Take it down exactly as she says it: the handful, the usual pot, until it looks right, not that onion. In square brackets, add your own queries for the record. Serve at the end, to her, and print her single remark in full.',
    },
    {
      title: 'Your call is important',
      tags: ['one-voice', 'bittersweet'],
      text: 'You’ve been on hold for forty minutes. Say what you’d say to the music.',
      longer:
        'Forty-one minutes on hold with the gas company, phone on speaker, and it’s the same few bars of piano. So you start talking to it. At first it’s insults. Then you tell the piano about the shutoff notice, your hours getting cut, what you told your mom instead. There’s a click. It turns out these calls are recorded. Somebody says hi.',
    },
    {
      title: 'When visiting hours end',
      tags: ['description', 'tender'],
      text: 'Describe a hospital corridor at the moment when the visitors have to leave.',
      longer:
        'At eight the bell goes, and a whole corridor pretends not to have heard it. Coats are found slowly. A husband straightens a blanket that is straight. Two brothers who came separately share the elevator. Describe the ten minutes until the floor belongs to the nurses again, ending with the one visitor who has been allowed to stay, and why.',
    },
    {
      title: 'The cat’s other family',
      tags: ['scene', 'funny'],
      text: 'It’s International Cat Day. Your cat has a second family down the block. Meet them.',
      longer:
        'The cat came home with a note on his collar: “Is Walter yours? He eats dinner here.” His name is Pickles. You walk over with the note in your hand, and a man about your age opens the door with your cat over his shoulder. Neither of you is going to be weird about this. Write the visit. Somebody has to bring up the vet bill.',
    },
    {
      title: 'Labels on your alarms',
      tags: ['list', 'thoughtful'],
      text: 'List every alarm on your phone with its label. Explain the one that’s switched off.',
      longer:
        '6:40 up. 6:50 UP. 12:00 call grandma back. 3:15 pills (blue). There are seven alarms on Minh’s phone and he wrote a label for every one. Write the list, with the life it’s holding together, in as few words as you can. The one that’s been off since spring has just a name on it. He’s never deleted it.',
    },
    {
      title: 'To the hardest worker',
      tags: ['letter', 'tender'],
      text: 'Write to the part of your body that has worked hardest for you.',
      longer:
        'Your feet have stood in three countries, behind two counters and at one graveside, in shoes that were always someone else’s idea. Today a podiatrist held one of them in both hands and asked what you do for a living. Write to your feet this evening. Apologize for the boots. Tell them when you mean to let them sit down.',
    },
    {
      title: 'Index of a life, M',
      tags: ['document', 'thoughtful'],
      text: 'Make the index to the story of your life. The letter M alone will do.',
      longer:
        'The book of your life is finished and someone has to make the index. Do one letter, M, with page numbers and sub-entries: money, mother, mumps, moving house, music, misunderstandings. Under each, in a few words, what a reader would find, and “see also” where it belongs. One entry has far more pages than it should. Leave it.',
    },
    {
      title: 'It is now',
      tags: ['dialogue', 'funny'],
      text: '“Is this your dog?” “It is now.” Keep going.',
      longer:
        '“Is this your dog?” asks the woman at the park gate, holding a leash you’ve never seen. “It is now,” you say, because you’ve been broken up for five months and you know that dog, and that dog’s currently losing his mind with joy at your knees. She’s the new girlfriend. She’s nice. He still does the trick with the sock.',
    },
    {
      title: 'With the other hand',
      tags: ['reflection', 'whimsical'],
      text: 'It’s Left-Handers Day. Write six lines with the hand you never use, and see what it says.',
      longer:
        'Take the pen in your other hand. Write about a person who has annoyed you, slowly, as the letters allow. You’ll find that you leave out every clever word. Stop after six lines. Change hands and write the same thing at your usual speed. Put the two side by side and mark what only the slow hand admitted.',
    },
    {
      title: 'Behave at a funeral lunch',
      tags: ['how-to', 'tender'],
      text: 'Explain how to be a good guest at a funeral lunch. Keep it to five steps.',
      longer:
        'Your nephew is twenty and he’s going to his first funeral as a grown man, alone, for a friend’s dad. He’s texted you: “what do I DO.” Tell him step by step, from what shoes to how long to stay. Tell him what to say in line and what never to say. The last step is for the car, afterward.',
    },
    {
      title: 'The only place open',
      tags: ['scene', 'bittersweet'],
      text: 'Much of Italy is shut today for the August holiday. Write about a shop that has stayed open.',
      longer:
        'On the fifteenth of August the city is all metal shutters. One shop is open, the phone and parcel place by the station, run by a woman whose own family is on another continent. Everyone who comes in today is alone in some way, and each of them apologizes for needing so little. Write three customers. Close the shutter at six.',
    },
    {
      title: 'Terms for borrowing my charger',
      tags: ['document', 'funny'],
      text: 'Set out the terms and conditions for borrowing something of yours.',
      longer:
        'By plugging in, you agree to the following. Five adults, one house, three chargers gone since June, so you’re posting terms of service for the last one: definitions, acceptable use, outlets, liability for cats. Number the clauses. Clause nine is for the roommate who’s moving out on Friday, and it’s the one where you forget to sound like a lawyer.',
    },
    {
      title: 'A place for the lodger',
      tags: ['scene', 'eerie'],
      text: 'Your mother has begun setting a place at the table for a lodger you’ve never met.',
      longer:
        'He keeps late hours, she says, he’s very quiet, he pays in advance. When you come home for a week there is a fourth plate, a second towel, a man’s umbrella drying in the hall. Your father will not discuss it. On the third night you hear the front door, and someone coming up who knows which stair creaks. Go down and meet him, or don’t.',
    },
    {
      title: 'Third reminder, still polite',
      tags: ['email', 'tense'],
      text: 'Write the third reminder for an unpaid bill. It has to stay polite.',
      longer:
        'A signwriter is owed for a shop front by a café owner who is also her neighbor, her daughter’s employer and, until lately, a friend. Two reminders have been answered with a smiley face. Write the third: what was done, what is due, by when, and one sentence that is not about money. Keep it under ninety words.',
    },
    {
      title: 'A photo you’d never post',
      tags: ['description', 'thoughtful'],
      text: 'It’s World Photography Day. Describe a photo that you’d never post, so well that we can see it.',
      longer:
        'Somebody took it at your brother’s lake house when you weren’t looking. Your hair’s wet, you’re eating corn, and your face is doing something that you didn’t know it did. Describe the photo from corner to corner. Take your time with the people in the background. Then tell us why you’ve kept it for twelve years in a drawer with the batteries.',
    },
    {
      title: 'Last words before hanging up',
      tags: ['verse', 'tender'],
      text: 'Write a poem made of things people say right before they hang up.',
      longer:
        'Okay. Okay, love you. No, you go. Okay, I should let you go. Is the stove off? Write a poem out of nothing but the ends of phone calls, between the same two people, across twenty years. No dates, no names. We should be able to tell when somebody moved out, when somebody got sick, and which call they rushed.',
    },
    {
      title: 'Say it’s for your aunt',
      tags: ['scene', 'tense'],
      text: 'Overheard at the pharmacy: “Just say it’s for your aunt.” Who’s speaking, and what is it for?',
      longer:
        'At the counter two women of about thirty are being served by a man who knows both their mothers. “It’s for my aunt,” says one. “Which aunt?” says the man, quite kindly. Behind them the line has gone quiet enough to hear the fan. Carry on until the bag is paid for, and let the one who came along for support do something she had not planned.',
    },
    {
      title: 'Nineteen days at the plant',
      tags: ['reflection', 'thoughtful'],
      text: 'What job did you hold for less than a month? Start with the shoes.',
      longer:
        'You lasted nineteen days at the pickle plant. You’ve told it as a funny story ever since: the hairnet, the smell on the bus, Wanda. This time leave the funny parts in and add what you always skip. Why did you need that job so badly? Who drove you? And what did Wanda really say when you quit?',
    },
    {
      title: 'Is the bike still available',
      tags: ['messages', 'funny'],
      text: '“Is the bike still available?” Write the whole negotiation, both sides.',
      longer:
        '“Is the bike still available?” It is. He offers sixty. You said ninety. He asks why you’re selling and, for some reason, you tell him. Write every message from there to the handshake. He’s a terrible haggler, he keeps going the wrong way, and by the end he’s paying more than you asked and you’re throwing in the helmet.',
    },
    {
      title: 'Nothing important, call back',
      tags: ['one-voice', 'bittersweet'],
      text: 'A mother leaves a voicemail about everything except the one thing.',
      longer:
        'It’s only me. A mother leaves a message for her daughter abroad: the neighbor’s new gate, the price of onions, who has had a boy. She has been to the doctor today and does not mention it. Every subject that she picks lies a little nearer, and each time she swerves. The machine cuts her off. She rings again and starts with the onions.',
    },
    {
      title: 'A window nobody changes',
      tags: ['description', 'thoughtful'],
      text: 'Describe a shop window that hasn’t been changed in ten years.',
      longer:
        'Choose a shop that you pass every week and have never gone into. Describe its window from left to right: what’s for sale, what has faded, what has been dusted and what hasn’t. Guess the age of each thing. Who do you think put it there, and who do they think is going to buy it? End with the reason why you’ve never opened the door.',
    },
    {
      title: 'Last shift, nobody knows',
      tags: ['scene', 'bittersweet'],
      text: 'It’s your last shift here, and you haven’t told anyone yet.',
      longer:
        'You got the other job. Two weeks’ notice starts tomorrow, so this is the last shift where everyone still thinks you’re staying. Close the restaurant with them: Benny on dish, Aaliyah counting the drawer, the song you all hate. They’re making plans for the staff party. You notice what you’re good at here. Lock the door.',
    },
    {
      title: 'Dear whoever parks there',
      tags: ['letter', 'funny'],
      text: 'Leave a note on the windshield of the car that’s always in your spot.',
      longer:
        'Dear green hatchback. Write the note you leave under the wiper, since the spot’s been yours for six years. Then write the note you find on your own windshield the next morning, and your answer to that. Five notes altogether. By the third, you two have stopped talking about parking.',
    },
    {
      title: 'Parked in the fire lane',
      tags: ['dialogue', 'tender'],
      text: '“You don’t have to walk me in.” A parent and a grown child sit in a parked car.',
      longer:
        '“You don’t have to walk me in,” she says. The car’s in the fire lane outside her dorm, or rehab, or the recruiting office. You pick. Her dad has turned off the engine, so he’s clearly not leaving. Write what they say for the next ten minutes. He keeps bringing up the oil in her car. She keeps letting him.',
    },
    {
      title: 'Packed in this order',
      tags: ['list', 'tense'],
      text: 'Make a packing list. From the order alone we should guess where and why.',
      longer:
        'List what a woman of fifty packs between midnight and half past, in the order in which she picks it up. No explanations, only objects and, where it matters, how many. Two things go in and come out again. The dog’s lead is on the list and the dog’s bowl isn’t. The last item is too big for the bag.',
    },
    {
      title: 'Good at it, nobody asked',
      tags: ['reflection', 'hopeful'],
      text: 'What have you gotten really good at that nobody ever asked you to do?',
      longer:
        'There’s a thing you can do. Parallel park a van. Fold a fitted sheet. Make any toddler on any bus stop crying in under a minute. Nobody taught you, nobody pays you. Write about how you got good at it: the bad first tries, the place you practiced, what you were avoiding. Then write about the one time it counted.',
    },
    {
      title: 'Put off until September',
      tags: ['speech', 'thoughtful'],
      text: 'August ends tonight. Write about something that was put off until September.',
      longer:
        'Everyone agreed to leave it until September: the house, the will, the question of who takes the piano and who takes Grandfather. They had one more month of lunches as if nothing were to be settled. It’s the last evening. The youngest, who is thirty-four, taps a glass and begins a day early. Give her speech.',
    },
  ],
} satisfies TodayMonth
