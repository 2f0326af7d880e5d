import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Inspirational Journal Prompts for Gratitude',
  purpose: 'journal',
  level: 'everyone',
  metaTitle: 'Inspirational Journal Prompts for Gratitude | Promptory',
  metaDescription:
    '20 ten-minute gratitude prompts about people and their work: whoever ironed the shirt, drove while you slept or put out the chairs. No lists of blessings.',
  description:
    '20 ten-minute looks at the people behind your day, from the thumbprint in your paint to the driver who let you sleep.',
  introduction:
    'Gratitude on paper is good for seeing who is holding things up, and it tends to make you want to ring somebody. Where most people go wrong is in thanking things: a roof, good health, the weekend. It is easier to be thankful to the man who lay on that roof in February with nails between his lips. So name one pair of hands, one place and one moment, and ask what would have happened without them. Each prompt here takes about ten minutes. Do one now, by hand, with no adjectives for the feeling. Spend your second ten minutes on another, or on telling the person in it.',
  prompts: [
    {
      title: 'A plaque for something ordinary',
      tags: ['document', 'tender'],
      text: 'The plaque on the bridge thanks a mayor. Choose a public thing that you used today, a breakwater, a stair, a water main, and compose the plaque that it deserves. Forty words, in capitals: who stood in the wet, who held the rope, who brought the lunch, and what they called the foreman.',
      short: 'Which public thing did you use today, and who built it?',
    },
    {
      title: '“Leave it with me”',
      tags: ['reflection', 'tender'],
      text: '“Leave it with me.” Who once said that to you and meant it? Begin at the second in which you put the thing down, whether it was a form, an engine or a crying baby. How long did they keep it? How did you spend the first free hour?',
      short: 'Who once took a problem off your hands?',
    },
    {
      title: 'You nearly did not go',
      tags: ['scene', 'tender'],
      text: 'You very nearly did not go. It was raining, or the good shirt was in the wash, and a person said “Oh, come on.” Return to that minute in the hallway and show how thin it was. On one line at the end, name what you would not have now.',
      short: 'What good thing did you nearly stay at home for?',
    },
    {
      title: 'Behind the camera',
      tags: ['reflection', 'tender'],
      text: 'Choose a photograph in which you look truly happy. Somebody was holding the camera and is the one person missing from it. Go and stand where they stood. What could they see behind you? What had they just said, and were their feet cold?',
      short: 'Who took the photo you look happy in?',
    },
    {
      title: 'The night shift of your day',
      tags: ['list', 'tender'],
      text: 'Between three and six this morning people were up so that your day could start. Make out their timetable, one line for each: the hour, a first name, a trade, what was in the flask. Start far away, at sea perhaps, and end with the one who passed closest to your door.',
      short: 'Who was awake last night so that your morning worked?',
    },
    {
      title: 'Someone ironed for you',
      tags: ['reflection', 'tender'],
      text: 'Which of your days did somebody iron for? It may have been an interview, a funeral, a school morning with the bus already at the bend. Go back to the board and the steam. Describe the person from behind, since that is how you saw them, and what was said into the collar.',
      short: 'Who once ironed something for you?',
    },
    {
      title: 'Asleep while another drove',
      tags: ['reflection', 'tender'],
      text: 'You slept, and somebody else drove: a father, a friend with bad brakes, a bus driver on the night road to Arusha. Stay awake for it now. Ride along for ten minutes and note each thing that was done so as not to wake you.',
      short: 'When did you last sleep while someone else drove?',
    },
    {
      title: 'A worker’s trace in your home',
      tags: ['reflection', 'thoughtful'],
      text: 'Get down on your knees and look for the trace of a worker in the place where you live, such as a pencilled number, a thumb in the paint or one tile a little off. Make up that person’s Tuesday, from coffee to the way home. In your last line, report to them how the wall is doing.',
      short: 'What trace of a worker is there in your home?',
    },
    {
      title: 'Credits for a meal',
      tags: ['list', 'funny'],
      text: 'Roll the credits for the last good meal that you ate, as at the end of a film, from the cook back to whoever patched the net. Invent the names you cannot know. Stop the roll at one of them, far down, and give that person a sentence to say about the weather.',
      short: 'Who had a hand in your last good meal?',
    },
    {
      title: 'A line for the guest book',
      tags: ['reflection', 'tender'],
      text: 'An hour’s shelter deserves a line in the guest book. Think of a place that took you in and did not ask why: a ferry café in Ullapool, a hospital chapel, a porch in Lafayette with the rain coming down. Sign and date the entry. Mention the chair, the smell and what you were carrying.',
      short: 'Which place took you in without asking why?',
    },
    {
      title: 'No “I told you so”',
      tags: ['reflection', 'tender'],
      text: 'Somebody once had every right to say “I told you so” and passed you the potatoes. What was talked about in its place? Write that, and after it the one sentence in which you let them know that you noticed.',
      short: 'Who could have said “I told you so” and didn’t?',
    },
    {
      title: 'To the clerk who stamped it',
      tags: ['letter', 'funny'],
      text: 'Take out a paper with a stamp on it that let you in somewhere, a lease, a visa, a discharge, a swimming badge. Behind that stamp sat a clerk with a stiff neck and a queue. Write her six lines on what has become of the case.',
      short: 'Which official once said yes to you?',
    },
    {
      title: 'Who put out the chairs',
      tags: ['reflection', 'tender'],
      text: 'Who put out the chairs? Choose an evening that mattered, a wedding or a wake or a concert in a school hall, and arrive an hour before it. Watch who carries, who counts and who wipes the seats dry. When the rest have gone, see which of them is still stacking.',
      short: 'Who set up the chairs for a day that mattered to you?',
    },
    {
      title: 'The room where you got better',
      tags: ['reflection', 'tender'],
      text: 'There is a room in which you got better, whether from flu, an operation or a bad year. Draw its ceiling. Lie under it again for ten minutes and list whoever comes in, known only by their step, with what they carry, what they turn down and what they take away.',
      short: 'In which room did you get well again?',
    },
    {
      title: '“I’m only ringing about the ladder”',
      tags: ['dialogue', 'tender'],
      text: '“I’m only ringing about the ladder.” Somebody once called you on a pretext, because they had a feeling. Take down that call as though for a court: what was said about the ladder, what was being asked, how long they stayed on the line. When did you work it out?',
      short: 'Who rang you once with a made-up reason, just to check?',
    },
    {
      title: 'Cared for by a child',
      tags: ['reflection', 'tender'],
      text: 'Who is the youngest person that ever looked after you? Picture what was brought: a wet flannel, a biscuit with a bite gone, advice. How did they hold their face while they did it? Keep to their height, and to the words they had at that age.',
      short: 'How did a child last look after you?',
    },
    {
      title: 'The mistake somebody caught',
      tags: ['one-voice', 'funny'],
      text: 'It had the wrong date on it, or the gas was still lit, or you had dialled the wrong Anna. Take a mistake of yours that another person caught. Replay it as sports commentary, with slow motion, and finish on the face of the one who shrugged and said that anyone would have.',
      short: 'Which of your mistakes did somebody else catch in time?',
    },
    {
      title: 'The one who knew the part',
      tags: ['reflection', 'tender'],
      text: 'In a choir, a team or a kitchen, who stood next to you and knew the part, so that you did not have to? Go through one evening from the height of that shoulder. How did they breathe, turn the page, cover for you? What are you sure of now, on whose account?',
      short: 'Who stood next to you and knew what to do?',
    },
    {
      title: 'A creature that helps you',
      tags: ['document', 'funny'],
      text: 'Field notes, ten minutes, at a window or outdoors. Observe a creature that is not a person while it does something from which you profit: a bee in the beans, a worm, next door’s dog on patrol. Report on it in the tone of a trainee shadowing a very senior colleague.',
      short: 'Which animal or plant did something useful for you today?',
    },
    {
      title: 'A language slowed down for you',
      tags: ['dialogue', 'tender'],
      text: 'Far from home, or only at the next desk, somebody slowed down their own language for you. Put that talk on paper with the mistakes left in, yours and theirs. Circle the word they taught you without meaning to, and the spot at which both of you began to laugh.',
      short: 'Who slowed down so that you could understand them?',
    },
  ],
  faqs: [
    {
      question: 'Why does gratitude make me feel guilty instead of happy?',
      answer:
        'Because you are reading it as a bill. A debt has a date and a sum; most of what people do for us has neither, and they would be baffled to see it added up. Write down what the act looked like from their side: “She liked driving at night, and I was company, asleep.” If something really is owed, it is usually small and can be settled by Friday: a call, a returned ladder, a loaf.',
    },
    {
      question: 'What if I honestly got where I am on my own?',
      answer:
        'Then you worked hard, and you did it on somebody’s road. Leave your effort at full size and look at the edges of one big day. Who opened the exam hall, printed your number, drove the early bus, said “next, please” kindly? “I passed alone, in a room that a caretaker had heated since five” takes nothing away from the passing. It puts one more person in the picture, and pages with two people in them are easier to write.',
    },
    {
      question: 'What if the person I am grateful to also hurt me?',
      answer:
        'Then write one true act and let it stay as small as it was. “He taught me to splice rope, and I was afraid of the car in the drive” can stand in one entry, with both halves at full size. Thanks for the rope is not forgiveness for the rest. You can thank the rope, or the hands, and leave out the name. If the page stirs up more than you want to be alone with, take it to somebody you trust.',
    },
    {
      question: 'Should I show it to the person I wrote about?',
      answer:
        'Usually yes, and sooner than feels comfortable, but send the detail and keep the page. A text saying “I found the hem you did in 2009, it has outlived the coat” is easy to receive; four pages of thanks call for an answer. Choose a day that is not a birthday. If they are dead or out of reach, tell someone else who knew those hands, and see what story you get in return.',
    },
  ],
  relatedLinks: [
    { text: 'More gratitude, from other sides', to: '/journal-prompts/gratitude' },
    { text: 'A few lines each morning and evening', to: '/journal-prompts/daily' },
    { text: 'Small steps after the journal is closed', to: '/personal-growth-prompts' },
  ],
} satisfies ThemedPage
