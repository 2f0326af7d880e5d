import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Romantic Dialogue Prompts',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Romantic Dialogue Prompts | Promptory',
  metaDescription:
    '20 love scenes in talk alone: a divorce in the wrong queue, a proposal overheard for a month, a telegram that is three words too long. Start mid-sentence.',
  description:
    '20 exchanges between people who would rather discuss limes, bins or the back wheel than what they came to say.',
  introduction:
    'Lovers seldom talk about love. They talk about bins, about limes, about whose turn it is with the dog, and we lean in because something is going on underneath. Writing their voices alone is the quickest way to learn how that is done. Beginners let both people say exactly what they mean, in whole sentences, and the scene is over in four lines. Give each of them one thing that must not be said, and a subject to hide behind. You have twenty minutes. Take two to note what each is hiding, then write straight through, aloud if you can. Finally, strike out every line that answers the question it was asked. How many did you need?',
  prompts: [
    {
      title: 'Eight minutes on the ferry',
      tags: ['dialogue', 'tense'],
      text: '“Say it before we dock.” “It’s an eight-minute crossing.” “It has been four years.” On the car ferry across the Bay of Kotor. Give them all eight minutes, and let the ramp come down in the middle of a sentence.',
      short: '“You have until we dock.” “That’s eight minutes.” “You’ve had four years.”',
    },
    {
      title: 'Any prospect of reconciliation?',
      tags: ['dialogue', 'funny'],
      text: 'Family court, Letterkenny. “Is there any reasonable prospect of a reconciliation?” asks the judge. “No,” he says. “Sorry,” she says, “what was the question?” Go on with these three voices only. Eleven more cases are waiting in the corridor.',
      short:
        '“Is there any chance for this marriage?” the judge asks. He says no. She says, “Could you repeat the question?”',
    },
    {
      title: 'Notes on a proposal',
      tags: ['dialogue', 'funny'],
      text: '“No.” “You haven’t heard the question.” “I have been hearing it through the bathroom door every morning for a month.” He would like to know, then, what was wrong with it. She has notes.',
      short: '“No.” “I didn’t ask yet!” “You’ve been practising in the bathroom for a month. I have notes.”',
    },
    {
      title: 'The telegram, word by word',
      tags: ['dialogue', 'tender'],
      text: 'Telegraph counter, Macau, 1936. “That is eleven words, sir, and you have paid for eight.” “Which would you lose?” “I should lose ‘perhaps’.” Finish the telegram, word by word. The clerk has sent all his others, and typed out the answers.',
    },
    {
      title: 'A shoulder on the night bus',
      tags: ['dialogue', 'tender'],
      text: '“You slept on my shoulder all the way from Taipei.” “I’ve been awake since the tunnel.” A night bus, two people who have not been introduced, forty minutes of coast left before Hualien. Let them go on talking, but do not let either of them move.',
      short: '“Sorry, I fell asleep on your shoulder.” “You woke up an hour ago.” Neither of them moves.',
    },
    {
      title: 'Speaking only to the dog',
      tags: ['dialogue', 'funny'],
      text: 'Since Sunday they have spoken only to the dog, in a two-room flat in Niš. “Tell your master that there is soup.” “Ask her what kind.” Keep it up until Thursday. No sentence may be addressed to a person until the last.',
      short:
        '“Tell her dinner’s ready.” They haven’t spoken since Sunday, except to the dog. How long can they keep it up?',
    },
    {
      title: 'Measured for her wedding',
      tags: ['dialogue', 'bittersweet'],
      text: '“Arms up, please. For a wedding?” “Yes.” “Whose?” “Yours.” A tailor’s shop in Kumanovo, at closing time, with four measurements still to take. The tailor has to say each number out loud.',
      short: '“Arms up. What’s the suit for?” “Your wedding.” The tailor has four measurements left to take.',
    },
    {
      title: 'The queue for divorces',
      tags: ['dialogue', 'funny'],
      text: 'Household registration office, Kaohsiung. “This is the queue for weddings.” “I know.” “Ours is the other one.” “This one is moving.” Take two people, married for twenty-six years, from the ticket machine to the counter.',
    },
    {
      title: 'Six floors of arguments',
      tags: ['dialogue', 'funny'],
      text: '“You can’t leave. It’s your week for the bins.” “Is that your argument?” “It’s my opening.” A landing in Belfast, one suitcase, a lift on its way up. There are six floors to go, which makes six arguments, and none of them may be the real one.',
      short: '“You can’t go. It’s your turn to take the rubbish out.” The lift is six floors away and coming.',
    },
    {
      title: 'Love by translation app',
      tags: ['messages', 'funny'],
      text: 'A thread in a translation app, between a clerk at the port of Ningbo and a ship’s cook in Santos. “My heart arrives late with fog.” “Do you mean your ship?” “Both are loaded.” Twelve more messages. The app improves, and it gets harder to hide behind.',
    },
    {
      title: 'On hold for your wife',
      tags: ['dialogue', 'funny'],
      text: '“You’re number fourteen in the queue to speak to your wife.” Her colleague at the call centre in Campinas is enjoying this. The husband has rung the complaints line, since it is the one number that she has to answer. Calls may be recorded for training purposes.',
    },
    {
      title: 'The password before surgery',
      tags: ['dialogue', 'tender'],
      text: 'On a trolley outside the operating theatre in Osijek he says: “The password is your birthday. The wrong one. I was too ashamed to ask again.” She has been given flowers on the ninth for seventeen years. They have until the lift comes.',
      short:
        '“My password is your birthday. I had the date wrong, and I never dared to ask again.” They’re wheeling him into surgery.',
    },
    {
      title: 'Repairs after the divorce',
      tags: ['dialogue', 'funny'],
      text: '“Whoever put this wheel together was drunk.” “That was you. On the morning of our wedding.” A bicycle repair shop in Fukuoka, nine years after the divorce. He goes over the machine from front lamp to back, and calls out the bill as he gets there.',
      short:
        '“Who put this bike together, a drunk?” “You did. The morning we got married.” They’ve been divorced for nine years.',
    },
    {
      title: 'Limes for nine days',
      tags: ['dialogue', 'funny'],
      text: 'Belém, the market, ninth day running. “What do you do with all these limes?” “What limes?” Seller and customer hold the floor. Everybody in the queue behind him gets exactly one line, and they have been following this since day three.',
    },
    {
      title: 'The one who took the kettle',
      tags: ['dialogue', 'funny'],
      text: '“It’s me.” “Which me?” “The one who took the kettle.” “You’ll have to do better than that.” An intercom in Drogheda, ten at night, raining. All of it passes through the grille, and by now flat 3 has picked up as well.',
    },
    {
      title: 'A waltz at seventy',
      tags: ['dialogue', 'tender'],
      text: 'Tea dance, Ennis, both of them past seventy. “I don’t dance.” “I’m not asking you to dance. I’m asking you to stand up.” Stay with the two voices for the length of one waltz, including what they call out to other couples on the way round.',
      short: '“I can’t dance.” “Then just stand up near me.” He’s seventy-four. The band has started.',
    },
    {
      title: 'Two on one ladder',
      tags: ['dialogue', 'tender'],
      text: '“That ladder takes one.” “It took two last autumn.” A persimmon orchard near Nara, the last tree, frost forecast for the night. One of them is up there with the clippers, and the other has to hold on. Everything is called up or called down.',
    },
    {
      title: 'Good night at breakfast',
      tags: ['dialogue', 'tender'],
      text: 'Seoul and São Paulo are twelve hours apart to the minute. “Say good night to me.” “It’s breakfast here.” “Then say it with your mouth full.” One telephone call. Whoever is first to mention an aeroplane loses.',
      short:
        '“Tell me good night.” “I’m eating cereal.” “Then say it with your mouth full.” They live twelve hours apart.',
    },
    {
      title: 'What his mother shouted',
      tags: ['dialogue', 'funny'],
      text: '“Teach me what your mother was shouting from the balcony.” “It means: take a jacket.” “She was at it for four minutes.” They are walking down through Gjirokastër after the first Sunday lunch. He translates, phrase by phrase. She repeats each one until she has it.',
      short:
        '“What was your mother yelling at us?” “She said to wear a jacket.” “For four minutes?” He starts to translate.',
    },
    {
      title: 'Nothing but questions, in the car',
      tags: ['dialogue', 'funny'],
      text: 'Nothing but questions. Two people who were married until Tuesday sit in the ferry queue at Rosslare, in one car, on one ticket. “Is that your knee or the gear stick?” The first to make a statement has to get out and walk.',
    },
  ],
  faqs: [
    {
      question: 'How do I write flirting that isn’t cringe?',
      answer:
        'Let them play at something with rules. Haggling over limes, cutting down a telegram, speaking in questions only: a game gives two people a reason to keep talking and a way to cheat. Praise of eyes and smiles has nowhere to go after “thank you”. Have one of them notice something slightly unflattering instead, and like it. “You fold your bus tickets into boats” will be remembered for longer than “You look amazing.”',
    },
    {
      question: 'What can my characters say instead of “I love you”?',
      answer:
        'Something practical that would make no sense unless it were true. “I left the hall light on.” “Have my coat, I run warm.” “I told them you were coming.” Think of a thing that the speaker guards, such as sleep, money or the last dumpling, and let it be handed over in passing. The other should answer the practical part only. If the speaker could still deny everything, you have your line.',
    },
    {
      question: 'How do I write a couple’s argument that feels real?',
      answer:
        'Start it on the wrong subject, and let it stay there far too long. Couples quarrel about bins with nine older quarrels in the room, so lines refer to things that we only half catch. “Like in Rimini.” “We said we would leave Rimini out of it.” Both must have a point. Nobody wins two exchanges in a row, and at the worst moment one of them ought to be funny.',
    },
    {
      question: 'Why do my two lovers sound like the same person?',
      answer:
        'Because they want the same thing at the same speed. Give each a habit of speech with a cause: a telegraph clerk counts words, a dentist asks and does not wait, a teacher says everything twice. Then make one of them hurry. Whoever has to catch the ferry will talk in short lines. Cover the names with your thumb and read. Where you guess wrong, rewrite that line for the person in a rush.',
    },
  ],
  relatedLinks: [
    { text: 'Whole novels for these voices', to: '/romance-writing-prompts-for-novels' },
    { text: 'The same trick, with robots', to: '/sci-fi-dialogue-prompts' },
    { text: 'Gentler scenes for teenage writers', to: '/romantic-writing-prompts-for-teens' },
  ],
} satisfies ThemedPage
