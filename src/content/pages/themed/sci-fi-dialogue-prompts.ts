import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Sci-Fi Dialogue Prompts',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Sci-Fi Dialogue Prompts | Promptory',
  metaDescription:
    '20 sci-fi conversations, already started: a house in family court, a tofu shop taken for a world power, a passenger asleep eleven years past his stop.',
  description: '20 lines from the future, with somebody waiting for an answer and a good reason not to give it.',
  introduction:
    'Dialogue can show a strange world without describing it. Somebody asks, “Every night?”, and we know that one side of the table has never slept. It suits strange worlds, because people who live in them do not explain them to one another; they complain, haggle and lie. Beginners let them lecture. The cure is to give each speaker something to get out of the other before the talk is over. For your twenty minutes, copy out a line, decide what each of them wants and which one must not find out, and write forty lines with no description and no “he said”. Then read it aloud. Where you cannot tell who is speaking, sharpen what that person wants.',
  prompts: [
    {
      title: 'The house in family court',
      tags: ['dialogue', 'funny'],
      text: '“Neither of them has asked where I would like to live, Your Honour.” Family court, Curitiba. The voice of the house was only called to confirm a date. Counsel for the wife objects. Counsel for the husband would rather like to hear more.',
      short: '“No one has asked who I’d like to live with, Your Honour.” It’s the house speaking, at the divorce.',
    },
    {
      title: 'Teleported twice',
      tags: ['dialogue', 'funny'],
      text: 'Teleport helpline, Incheon, line one. “We have you arriving twice, sir. Which of you is calling?” On line two the same voice is holding, with the same booking number and better manners. You are the agent, and you may not put anybody through to anybody.',
      short:
        '“Sir, it says here that you arrived twice.” You work the teleport help desk, and he’s also holding on line two.',
    },
    {
      title: 'First contact at the tofu shop',
      tags: ['dialogue', 'funny'],
      text: '“Are we speaking to the leader of your world?” “This is Park’s Tofu. Pick-up or delivery?” Do the whole call, on a busy Friday in Suncheon. Mrs Park has never yet lost a customer.',
      short:
        '“Is this the leader of Earth?” “This is Park’s Tofu. Pickup or delivery?” Keep the call going. It’s a busy Friday.',
    },
    {
      title: 'An alien learns Irish',
      tags: ['dialogue', 'funny'],
      text: 'Irish class in Gaoth Dobhair, a single pupil, grey, with gills. “There is no word for yes.” “Then how do you marry?” Let Mrs Gallagher go on with the lesson, as far as her first question about what his own language does without.',
    },
    {
      title: 'Eleven years past your stop',
      tags: ['dialogue', 'bittersweet'],
      text: '“Your stop was eleven years ago, pet. You looked so peaceful.” On the night bus out of Dublin, driver and passenger talk as far as the next red light. He had been rehearsing something to say when he got in. She has heard him say it in his sleep.',
      short: '“You slept past your stop, honey.” “How far?” “Eleven years.” He’s alone on the bus with the driver.',
    },
    {
      title: 'Interviewed by machines',
      tags: ['dialogue', 'funny'],
      text: 'Three machines are interviewing you for a job. “It says here that you sleep.” “At night, yes.” “Every night?” They are courteous throughout, and have been told not to ask about dying.',
    },
    {
      title: 'The weapon asks a question',
      tags: ['dialogue', 'tense'],
      text: '“I have gone over the target again, and I make it a school.” “Count again.” A weapon and its operator, nine minutes out. Speech only, with the minutes in the margin. It has never asked him a question before.',
      short: '“I looked at the target again. I think it’s a school.” The missile has never asked you anything before.',
    },
    {
      title: 'Haggling for a small sea',
      tags: ['dialogue', 'funny'],
      text: 'A coppersmith’s stall in Sarajevo. “He says that for the coffee pot he can offer you a small sea.” “Ask him how small.” Three voices: a customer from very far off, Fata, who has haggled for fifty years, and an interpreter on commission.',
      short: '“Tell him I want more for the coffee pot.” “He’s offering an ocean.” “What size?” Let them bargain.',
    },
    {
      title: 'The robot teaches bedtime',
      tags: ['dialogue', 'tender'],
      text: '“She’ll ask for the song. You have to get the third line wrong.” A robot nurse, due to be collected on Friday, is teaching a father his own daughter’s bedtime. He takes notes. It corrects them.',
      short:
        '“Sing it wrong. She likes to correct you.” The robot nurse leaves on Friday, so it’s teaching Dad bedtime.',
    },
    {
      title: 'Two satellites, eleven seconds',
      tags: ['dialogue', 'bittersweet'],
      text: 'Two satellites pass once in every orbit, one Brazilian and new, the other Soviet and officially dead. They have eleven seconds. Set down nine passes, with no speech that takes longer than five. On the tenth, the old one will be coming down.',
    },
    {
      title: 'The only copy on file',
      tags: ['dialogue', 'bittersweet'],
      text: 'Woken from the only copy on file, March 2019. “Do you know this woman?” “She’s my boss.” “She’s your wife, Mr Teixeira.” A clinic in Belo Horizonte, visiting hours. All three of them may speak, and she is still holding the dog’s lead.',
      short:
        '“Do you recognise her?” “Sure, that’s my boss.” “Sir, you married her.” They restored you from an old backup.',
    },
    {
      title: 'An arm and its opinions',
      tags: ['dialogue', 'funny'],
      text: '“The arm I can do by Thursday. The opinions will cost you extra.” Robot repairs, a back lane in Jinju. The owner wants both seen to, and quotes a price. The robot is on the bench between the two of them, with its head on.',
    },
    {
      title: 'Aliens apologise for Tuesday',
      tags: ['dialogue', 'funny'],
      text: 'Press conference, Brasília. “On behalf of my species, I should like to apologise for Tuesday.” Nobody on Earth had noticed anything about Tuesday. Six questions from the floor and six answers, each more sincere and less reassuring than the one before.',
      short:
        '“First of all, we’re sorry about Tuesday.” Nobody on Earth knows what the aliens mean. Take questions from the press.',
    },
    {
      title: 'Home after a very long Monday',
      tags: ['dialogue', 'tense'],
      text: '“You went out on Monday. Alone.” “Yes.” “And these two?” “They’ll be nine in August.” Arrivals hall, spaceport of Rijeka: a customs officer near the end of his shift, a woman, her sons, and a form on which every date is correct.',
      short:
        '“You left by yourself on Monday.” “Correct.” “And who are these two?” “My sons. They’re eight.” Spaceport customs, end of shift.',
    },
    {
      title: 'Counselling with nine thousand minds',
      tags: ['dialogue', 'funny'],
      text: 'Marriage counselling, fifth session. “When you say ‘we’, does that include me?” “We have discussed it.” He is one man from Novi Pazar. In spring she joined a chorus of nine thousand minds. The counsellor is allowed two lines.',
      short: '“Who’s ‘we’?” he asks. It’s couples therapy, and his wife has joined a group mind of nine thousand.',
    },
    {
      title: 'What the plum trees say',
      tags: ['dialogue', 'funny'],
      text: '“The trees say that they’d sooner be picked by somebody who isn’t getting divorced.” Plum orchard, Wakayama, five in the morning, thirty crates behind. The foreman is only passing it on. The picker would like to know who told the trees.',
    },
    {
      title: 'Replies forty years apart',
      tags: ['dialogue', 'funny'],
      text: 'Earth, 1986: “Is anyone there?” The reply, received this morning: “Yes. Sorry. We could not agree on who should answer.” Go on for four more messages, forty years apart. There is always somebody new at the microphone.',
    },
    {
      title: 'Gravity, made to measure',
      tags: ['dialogue', 'funny'],
      text: '“And how heavy would madam like to be?” A gravity tailor in Hong Kong, pins between her lips; a customer who is off to her first husband’s wedding. Give us the fitting from first tug to final price, with the figures spoken aloud.',
    },
    {
      title: 'Two copies at one funeral',
      tags: ['dialogue', 'funny'],
      text: 'Two copies of one woman are dressing for a funeral. “You can’t wear that, I’m wearing that.” By the time the car comes they must agree on who sits with the family, who reads, and which of them it was that Mother rang on Sundays.',
      short: '“That’s my dress.” “It’s our dress.” Two copies of one woman are getting ready for Mum’s funeral.',
    },
    {
      title: 'A kitchen in 1974',
      tags: ['dialogue', 'tender'],
      text: '“It’s cheap because the kitchen is in 1974.” Agent and couple, viewing a flat in Zagreb. Tenants may use the oven, but on no account may they speak to whoever comes in for salt. You are at the kitchen door, and someone is in there, peeling potatoes.',
      short:
        '“What’s the catch?” “The kitchen is in 1974.” You’re viewing the flat, and someone in there is peeling potatoes.',
    },
  ],
  faqs: [
    {
      question: 'How do I make aliens sound alien without broken English?',
      answer:
        'Change what they ask about, and leave the grammar alone. A visitor who has heard that a language has no word for yes, and at once wants to know how anyone gets married, is odder than one who drops verbs. Decide on one thing that your alien finds obvious and we do not, and one that it finds rude. “He can offer you a small sea” is a perfectly correct sentence.',
    },
    {
      question: 'How do I write an AI character that doesn’t sound like every other robot?',
      answer:
        'Give it a job, a boss and something that it may not say. A weapon which has to report exactly what it counts has a voice at once: patient, precise and cornered. Leave out “affirmative”, and leave out the wish to be human. What is it proud of? What is it marked on? When the worst line of the scene comes, let it be said in the tone in which the thing tells the time.',
    },
    {
      question: 'How much made-up slang is too much in science fiction?',
      answer:
        'More than about one new word a page, and even one if it only renames a cup. Invent words for what we do not have: a name for the sister who is also your copy will earn its keep. Then use it without explanation and watch a friend read. If she can guess the meaning from who gets angry, it stays. Old words in new jobs travel best, such as “heavy” in a gravity tailor’s shop.',
    },
    {
      question: 'Can I write a whole sci-fi story in dialogue only?',
      answer:
        'Yes, for up to 1,500 words or so; beyond that, readers begin to miss the furniture. Build the room out of what people need in it: “Mind the hatch.” “Is that thing still recording?” “You’re dripping on my form.” Two voices are easy, and three will work if the third hardly speaks. Give your pair sentences of different lengths, one short of breath and one with all day, and no names are needed.',
    },
  ],
  relatedLinks: [
    { text: 'Openings with room for a plot', to: '/sci-fi-story-starters-for-adults' },
    { text: 'Talk with more blushing in it', to: '/romantic-dialogue-prompts' },
    { text: 'Futures where one should not speak at all', to: '/prompt-ideas-for-dystopian-fiction' },
  ],
} satisfies ThemedPage
