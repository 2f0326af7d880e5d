import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Season, Holiday and Travel Journal Prompts',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Season, Holiday and Travel Journal Prompts',
  metaDescription:
    'Journal prompts for spring, summer, autumn and winter, Christmas, Valentine’s Day, New Year and trips, and for friendship, grief and who you are now.',
  description:
    'Questions for the turn of the year, for holidays with or without company, for journeys, and for the people you miss on them.',
  introduction:
    'A season gives you a reason to write today instead of some day: the first coat, the last tomato, the empty chair at Christmas. Kept for a few years, these pages show you what no photograph does: how you were. The common mistake is to write the weather forecast or the itinerary, where everybody’s June and everybody’s Lisbon look alike. Write what only you could have noticed. Find the prompt nearest to today, put the date and the place at the top, and set a timer for twenty minutes. Start with something you can touch. If a question about loss is too much now, leave it and take the rainy day instead.',
  prompts: [
    {
      title: 'Spring journal prompt',
      tags: ['list', 'hopeful'],
      text: 'Open a window for five minutes. Write down what comes in: sounds, smells, somebody’s radio. Then finish this: “What I put off all winter and could begin by Sunday is …”',
    },
    {
      title: 'Summer journal prompt',
      tags: ['scene', 'tender'],
      text: 'Which hour of this summer would you keep if you could keep only one? Say where the light came from, what you had on your feet, and who nearly wasn’t there.',
    },
    {
      title: 'Autumn journal prompt',
      tags: ['list', 'bittersweet'],
      text: 'Trees drop what they no longer need, and nobody blames them. Name three things you are ready to drop: a duty, a subscription, an old grudge. Which one will be hardest to let go of, and why?',
    },
    {
      title: 'Winter journal prompt',
      tags: ['reflection', 'thoughtful'],
      text: 'It is dark by teatime. Walk through your home on paper and stop at the warmest spot. What do you do there that you would miss if the evenings were long and light?',
    },
    {
      title: 'Christmas alone',
      tags: ['scene', 'tender'],
      text: 'Nobody is coming, so nobody needs sprouts. Plan the day hour by hour as you want it, including the hour that will probably hurt, and put something beside that hour: a call, a walk, a film you know by heart.',
    },
    {
      title: 'Christmas memories',
      tags: ['description', 'bittersweet'],
      text: 'Take one decoration out of the box, real or remembered. Who bought it, where did it always hang, and what was going on in the kitchen the year you first noticed it?',
    },
    {
      title: 'Valentine’s Day when you’re single',
      tags: ['letter', 'funny'],
      text: 'Write the card you would want through your own letterbox this morning. It has to mention something you did this month that a partner would have noticed, and one habit they’d have to get used to.',
    },
    {
      title: 'New Year’s Day walk',
      tags: ['list', 'hopeful'],
      text: 'Walk for half an hour before you make any plans. Back home, with your coat still on, list ten things you passed. Which of them would be a good name for the year?',
    },
    {
      title: 'Easter journal prompt',
      tags: ['reflection', 'hopeful'],
      text: 'What came back this year that you had given up on: a plant, an appetite, a person’s laugh, a belief? Describe the day you first noticed it.',
    },
    {
      title: 'Back to routine in September',
      tags: ['plan', 'thoughtful'],
      text: 'The sandals are away, and the alarm is on again. Draw up an ordinary Tuesday from waking to lights out. Circle the part you missed in August and cross out one thing you don’t have to go back to.',
    },
    {
      title: 'Travel journal: the first day',
      tags: ['list'],
      text: 'Before you know your way around, write down what you got wrong today: the money, the door, the bus, the word for “thank you”. What surprised you between the station and the bed?',
    },
    {
      title: 'Travel journal: a meal',
      tags: ['description'],
      text: 'Describe one thing you ate without calling it delicious. Who cooked it, what did the table wobble on, how did you order, and what would you have to smuggle home to make it properly?',
    },
    {
      title: 'Travel journal: the way home',
      tags: ['reflection', 'bittersweet'],
      text: 'You are on the last train, plane or ferry. What is in your pockets? Write what you’ll tell people about this trip, and then, underneath, what you won’t.',
    },
    {
      title: 'Travel journal: a stranger',
      tags: ['dialogue', 'tender'],
      text: 'Someone you’ll never see again said something on this journey that stayed with you. Write down the conversation as you remember it, hands and pauses included. What would you ask them now?',
    },
    {
      title: 'Travel journal: draw a map',
      tags: ['picture', 'whimsical'],
      text: 'Draw today’s route from memory, badly. Mark where you got lost, where you sat down, where you argued and where you’d live. Give two streets the names they earned.',
    },
    {
      title: 'Staycation journal prompt',
      tags: ['scene', 'funny'],
      text: 'Be a visitor in your own town for an afternoon. Which sight does your guidebook send you to, what does it warn you about, and what do the locals, meaning you, never notice?',
    },
    {
      title: 'Birthday abroad',
      tags: ['scene', 'bittersweet'],
      text: 'Who here knew it was your birthday, and how did they find out? Write about the first time somebody wished you well today, in which language, and what there was instead of your usual cake.',
    },
    {
      title: 'Rainy day journal prompt',
      tags: ['reflection'],
      text: 'What did the rain cancel today, even if it was only a walk? Are you sorry or relieved, and what did you do with the time instead?',
    },
    {
      title: 'Heatwave journal prompt',
      tags: ['description', 'funny'],
      text: 'Too hot to sleep. List every trick you’ve tried tonight, from the wet flannel to the kitchen floor. Which summer of your life was as hot as this, and who lay awake with you?',
    },
    {
      title: 'First snow journal prompt',
      tags: ['scene', 'tender'],
      text: 'Whose footprints were already there? Write about this year’s first snow, or, if it never snows where you live, about the first snow you ever saw and who you told.',
    },
    {
      title: 'Friendship journal: an old friend',
      tags: ['letter', 'tender'],
      text: 'There is someone who remembers your first flat, your awful haircut, the person before this one. Write them the message you keep meaning to send. Begin with a detail only they would laugh at.',
    },
    {
      title: 'Friendship journal: a lost friend',
      tags: ['one-voice', 'bittersweet'],
      text: 'Perhaps there was no row, only longer and longer gaps. Write down the last time you met as exactly as you can. What did neither of you say at the door?',
    },
    {
      title: 'Friendship journal: what I give',
      tags: ['list', 'thoughtful'],
      text: 'Put three friends’ names on the page. Next to each, write what they come to you for, and what you’d like them to ask. Is there anyone you only ever help?',
    },
    {
      title: 'Forgive myself',
      tags: ['letter', 'tender'],
      text: 'Name what you did in one plain sentence, with no excuse and no insult. Then answer as you would a friend who had told you this on a long drive in the dark. What is left to put right, and what can you stop carrying?',
    },
    {
      title: 'Self-esteem list',
      tags: ['list', 'hopeful'],
      text: 'Write down twelve things you can do that somebody once had to teach you, from tying laces to staying calm on the phone to the bank. Tick those you’ve since taught to another person.',
    },
    {
      title: 'Loss of my mother',
      tags: ['description', 'tender'],
      text: 'What did your mother’s hands do all day? Follow them from the kettle to the light switch. Stop where you find yourself making the same movement.',
    },
    {
      title: 'Loss of my father',
      tags: ['dialogue', 'tender'],
      text: 'Something has broken that your father would have known how to mend, or at least how to swear at. Tell him about it. Let him answer in the way he really talked, and let him change the subject.',
    },
    {
      title: 'Who am I now?',
      tags: ['list', 'thoughtful'],
      text: 'Finish each of these twice, once for five years ago and once for today: “On Saturdays I …”, “People ring me when …”, “I’d never …”. Where the two answers differ, which of you would you rather sit next to on a train?',
    },
  ],
  faqs: [
    {
      question: 'What do I write in a travel journal every day?',
      answer:
        'Five lines are enough: where you woke, one thing you ate, one person, one mistake, one thing you’d show a friend. Do it before you look at your photographs, because they take over. For example: “Woke to the bin lorry. Fig bread. Woman at the ferry who corrected my ‘please’. Wrong platform, twice. The blue door with a cat flap.” Stick in a ticket on days when you are too tired to write.',
    },
    {
      question: 'What can I journal about when I’m alone at Christmas?',
      answer:
        'Write the day you are really having, hour by hour, and start with something in front of you. “Eleven o’clock, toast, next door’s new drum kit” is a better beginning than “I feel lonely”. Then name one person you could ring and what you’d say first. If the day gets too dark to manage, talk to someone: in the UK and Ireland, Samaritans answer on 116 123 at any hour, and findahelpline.com lists lines elsewhere.',
    },
    {
      question: 'Does writing about grief help, or make it worse?',
      answer:
        'It helps many people, though an hour of sadness afterwards is common. Small subjects are safer than large ones: her shopping lists, his coat on the hook. Set a timer, and end with something ordinary, such as a cup of tea or a walk round the block. If you are still shaken next day, or can’t eat, sleep or work for weeks, leave the notebook and speak to your GP or a bereavement service.',
    },
    {
      question: 'How do I keep a seasonal journal without giving up?',
      answer:
        'Write four times a year and count that as success. Put a date in your calendar near the start of each season, answer one prompt, and add the same three facts every time: what you can see from the window, what you are waiting for, what you last laughed at. After two years you have eight pages to lay side by side, two springs among them. Anything you write in between is extra.',
    },
  ],
  relatedLinks: [
    { text: 'For the hardest weeks', to: '/journal-prompts-for-hard-times' },
    { text: 'A question for every evening', to: '/journal-prompts/daily' },
    { text: 'Writing down a life', to: '/memoir-writing-prompts-for-adults' },
  ],
} satisfies ThemedPage
