import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Teens',
  purpose: 'journal',
  level: 'teens',
  metaTitle: 'Journal Prompts for Teens, Not Homework | Promptory',
  metaDescription:
    '21 journal prompts for teens: the chat you muted, the view from the bench, what your trainers cost in hours. Private, unmarked, ready in one minute.',
  description: '21 questions about your room, your phone, your bus and the people in them, with no marks and no moral.',
  introduction:
    'A journal is a place where nobody replies. That is what it is good for: you can be unfair on Monday, take it back on Tuesday, and no one has a screenshot. Most people begin with “Today was boring”, since they think that a diary is a report. It isn’t. One table, one message or one pair of shoes is enough, as long as you get it exactly right. Pick the prompt that you would least like to answer in class. Set a timer for twenty minutes, write by hand if you can, and skip the spelling. Use initials for people. Then put it somewhere boring, like inside an old math folder.',
  prompts: [
    {
      title: 'Leaving the group chat',
      tags: ['messages', 'thoughtful'],
      text: 'Somewhere in your phone is a group chat that you muted months ago and have never dared to leave. If the little gray line with your name appeared tonight, who would write first? Put down the message that you hope for, and under it the one that you expect.',
      short: 'Which group chat would you leave if nobody could see it?',
    },
    {
      title: 'The view from the bench',
      tags: ['document', 'thoughtful'],
      text: 'From the bench you see things that nobody on the pitch can. Go back to a match, or a school play, in which you were not needed for a whole hour, and report on one person who had no idea that you were watching.',
      short: 'What did you notice the last time you weren’t playing?',
    },
    {
      title: 'What “It’s fine” meant',
      tags: ['list', 'thoughtful'],
      text: '“It’s fine.” Look through today’s messages and conversations for the times when you said that, and choose three. Beside each one, write what you really meant in exactly the same number of words, which is two, so choose them well.',
      short: 'What did you really mean the last time you said “It’s fine”?',
    },
    {
      title: 'The price in hours',
      tags: ['reflection', 'funny'],
      text: 'Take the last thing that you bought with your own money and work out its price in hours of babysitting, or of being polite to an uncle. Would you work the first of those hours again? Explain why the last one felt so much longer.',
      short: 'Was the last thing you bought worth the hours?',
    },
    {
      title: 'Asking for it back, four ways',
      tags: ['dialogue', 'funny'],
      text: 'Say “Can I have that back?” the way you would say it to your best friend, and after that to a little brother, a teacher and somebody who makes you nervous. Write out all four versions, and mark the one that sounds most like you.',
      short: 'How do you ask for something back from someone scary?',
    },
    {
      title: 'A review of your bedroom',
      tags: ['document', 'funny'],
      text: 'Your bedroom has been reviewed online by a guest who stayed for a single night. Give stars for the bed and for the noises through the wall, and let the guest wonder, quite politely, about whatever it was that they found on top of the wardrobe.',
      short: 'What would a guest say about your room?',
    },
    {
      title: 'Yourself at eleven comes by',
      tags: ['scene', 'funny'],
      text: 'When you were eleven you were mad about something, horses perhaps, or one particular band, and you probably still own the evidence. Your eleven-year-old self turns up tonight and wants to show you every bit of it. How long do you stay, and what do you ask?',
      short: 'What would you at eleven want to show you now?',
    },
    {
      title: 'A teacher’s hands',
      tags: ['reflection', 'thoughtful'],
      text: 'Describe a coach or a teacher of yours without the face and without the voice, through the hands alone. What do they do while you are getting something wrong, and what did they do on the one day when you got it right?',
      short: 'What do you notice about one teacher’s hands?',
    },
    {
      title: 'A free place after dark',
      tags: ['document', 'thoughtful'],
      text: 'There must be a place near you that costs nothing and never shuts, like the top of a parking garage or a soccer field after dark. Keep a log of it from seven until you have to be home, and do not forget the one who comes every night and never speaks.',
      short: 'Where can you go that’s free and always open?',
    },
    {
      title: 'The song you usually skip',
      tags: ['reflection', 'funny'],
      text: 'A song comes on in the car, and you reach over to skip it because of who is sitting in the back. This time, leave it on. Write down what happens during each minute of it, including the minute in which somebody starts to sing.',
      short: 'Which song do you skip because of who’s in the car?',
    },
    {
      title: 'Translating for adults',
      tags: ['dialogue', 'funny'],
      text: 'At some point you have translated for an adult, even if you were only explaining a meme to your dad. Set the conversation down in two columns, with what was really said on the left and what you passed on to the other side on the right. Where did you make it nicer?',
      short: 'When did you make it sound nicer for an adult?',
    },
    {
      title: 'A friendship that went quiet',
      tags: ['scene', 'bittersweet'],
      text: 'You two used to say hello in the corridor. Now, whenever you pass each other, you both study the noticeboard, although there was never a fight. Tell the story of how that happened, from the side of the noticeboard, which has had a good view of it all year.',
      short: 'Who did you stop saying hi to, and how did that happen?',
    },
    {
      title: 'Seven rules of your friends',
      tags: ['list', 'thoughtful'],
      text: 'No group of friends writes down its rules, so you are going to be the first. List seven of yours, from who chooses the film to what nobody ever jokes about. Put a star beside the one that you would change if you could do it without anybody noticing.',
      short: 'What’s one rule your friends have that nobody says out loud?',
    },
    {
      title: 'The past of a hand-me-down',
      tags: ['reflection', 'funny'],
      text: 'Hand-me-downs come with a past. Choose a bike or a shirt that was somebody else’s before it was yours, and write down what it went through with them. Add one thing that you have done with it that they must never find out.',
      short: 'Who had your favorite hand-me-down before you?',
    },
    {
      title: 'Your win at full volume',
      tags: ['one-voice', 'funny'],
      text: 'This year you got a better mark or a bigger laugh than you let on, because of who was standing next to you. Tell it now at full volume, as a sports commentator would, with a slow-motion replay of the best three seconds and an interview afterwards.',
      short: 'What did you win this year and play down?',
    },
    {
      title: 'An adult was annoyingly right',
      tags: ['messages', 'funny'],
      text: 'An adult told you something, you argued, and it turned out to be annoyingly true. Where were they standing, and what were their exact words? Draft the shortest text message that would admit it. You do not have to send it, or even to be polite about it.',
      short: 'When was an adult right and you hated it?',
    },
    {
      title: 'The photo you deleted',
      tags: ['reflection', 'thoughtful'],
      text: 'Think of a photo that you deleted. Describe everything that was just outside the frame, including the person with the phone, and what had been said ten seconds before. Finally, give it a title, as if it were going to hang in a café.',
      short: 'What was just outside the photo you deleted?',
    },
    {
      title: 'Small question, big speech',
      tags: ['speech', 'funny'],
      text: 'Small question, big speech: pick something that does not matter in the slightest, such as the best seat in a minibus or the correct shape for a chip. Defend your opinion for a whole page, as though your town were voting on it tomorrow and your rival had better shoes.',
      short: 'Which tiny opinion would you defend for a whole page?',
    },
    {
      title: 'Somebody copies you',
      tags: ['list', 'thoughtful'],
      text: 'A younger cousin or team-mate has started to copy you, right down to the way you stand at a bus stop. List the habits that they have picked up from you so far. Beside the one you wish they hadn’t, write the name of the person you got it from.',
      short: 'Who copies you, and who did you copy it from?',
    },
    {
      title: 'Because somebody was looking',
      tags: ['list', 'thoughtful'],
      text: 'Begin a list headed “Things I did this week because somebody was looking,” and add ten, all of them true. On the same page, start a second list for the times when nobody was. Keep going until you know which of the two is going to be longer.',
      short: 'What did you do this week just because someone was watching?',
    },
    {
      title: 'Five things you wouldn’t post',
      tags: ['list', 'thoughtful'],
      text: 'Five things you’re glad about that would look stupid in a post: the seat nobody else wants, a teacher’s terrible joke, cold noodles at eleven. Which one would you miss first? Write to it as if it were about to move away, and be specific about what it did.',
    },
  ],
  faqs: [
    {
      question: 'How do I keep my parents from reading my journal?',
      answer:
        'Make it dull to find and hard to follow. A used math folder is safer than a book with a lock, which is an invitation. Use initials and change one detail, so that “R. at the pool” could be anybody. If you share a room, write on loose paper and keep only the pages that you want. You can also ask straight out: “I’m writing stuff down. Please don’t read it.” It works more often than you’d think.',
    },
    {
      question: 'Is it weird to keep a journal if I’m a boy?',
      answer:
        'No, though you can call it something else if that helps. Goalkeepers, climbers, coders and drummers keep logs, and a log with one honest line a day is a journal. Try: “Sub again. Watched the left back’s feet for forty minutes. Think I know why.” Nobody would laugh at that, and by March you would have a notebook worth having. Start with prompts about places and things, and skip the rest.',
    },
    {
      question: 'What if I start a journal and quit after three days?',
      answer:
        'Then you have three days, which is three more than most people have of this year. Journals do not need to be daily. Leave the empty pages out, write the date, and carry on in the middle of things: “It’s June. I sit somewhere else now.” If you quit because the entries were getting long, set a limit of five lines. Stopping while you still have something to say makes you come back.',
    },
    {
      question: 'Can I journal on my phone, or does it have to be paper?',
      answer:
        'Either is fine, but they are good at different things. A phone is quick and always there, so use it for things that vanish: what someone said on the bus, the name of a shop. Paper is slower and cannot buzz, so it is better for a question that has an answer you do not know yet. You can mix them. Collect on the phone by day, and pick one note to write about by hand at night.',
    },
  ],
  relatedLinks: [
    { text: 'Something to laugh at: silly prompts for teens', to: '/silly-writing-prompts-for-teens' },
    { text: 'Crushes and other trouble: romance for teens', to: '/romantic-writing-prompts-for-teens' },
    { text: 'More notebooks, more questions: journal prompts', to: '/journal-prompts' },
  ],
} satisfies ThemedPage
