import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Inner Child and Family Journal Prompts',
  purpose: 'self-reflection',
  level: 'adults',
  metaTitle: 'Inner Child and Family Journal Prompts | Promptory',
  metaDescription:
    'Inner child journal prompts on mother and father wounds, family rules, boundaries, attachment, people pleasing, anger, estrangement, coming out and self-love.',
  description: 'Questions about the house you grew up in and the person who learned to live there.',
  introduction:
    'You learned much of how you behave with other people before you were ten, in one particular house, from people who were tired. Writing about that house is good for seeing which of its rules you still keep. Beginners write a verdict, “my mother was toxic”, and a verdict can’t be looked at. Choose a room instead, an hour, and what was said. For the next twenty minutes: take one prompt, write fifteen minutes as if a camera stood on the fridge, and use the last five for something ordinary with your hands. If the house was a dangerous one, begin with the good memories, and take the rest to a therapist.',
  prompts: [
    {
      title: 'Inner child healing',
      tags: ['scene', 'tender'],
      text: 'Find a photograph of yourself under ten, or call one to mind. What had just been said to that child, and who said it? Kneel down. Write the one sentence you’d say at that height, and what you’d do with your hands.',
    },
    {
      title: 'Letter to my inner child',
      tags: ['letter', 'tender'],
      text: 'Dear small one, I have a job now, and a key to my own front door. Tell the child you were who may come in, what’s for supper, and how loud they can laugh here. Ask what they’d like to do on Saturday.',
    },
    {
      title: 'Inner child at play',
      tags: ['list', 'whimsical'],
      text: 'At nine, what could you do for three hours and never get bored: dams, horses, lists of kings? Write down the equipment. When did you stop, and who said what? Give it forty minutes this week, and do it badly.',
    },
    {
      title: 'Reparenting myself',
      tags: ['how-to', 'tender'],
      text: 'Leave instructions for whoever is putting you to bed tonight: supper at what time, which lamp, what to say about the bad part of the day and what not to. Then be the one who does it, in that order.',
    },
    {
      title: 'Mother wound',
      tags: ['list', 'thoughtful'],
      text: '“With Mum, I was good when I didn’t …” Finish that five times. Which of the five are you still not doing, at twenty-six or at fifty-one? Choose one, and the room in which you could try it.',
    },
    {
      title: 'Father wound',
      tags: ['scene', 'bittersweet'],
      text: 'What did you carry to your father to be looked at: a drawing, a school report, a mended bike? Where was he standing, and what did his face do? Write the sentence you were waiting for. Say it in your own voice about something you made this month.',
    },
    {
      title: 'Absent father',
      tags: ['table', 'thoughtful'],
      text: 'What were you told about where your father was? Write down the version you had at five, at twelve and at twenty, and who gave it to you. Which part did you make up yourself, and how did it help?',
    },
    {
      title: 'Narcissistic mother or father',
      tags: ['dialogue', 'thoughtful'],
      text: 'You tell them your news. How many sentences is it before it’s all about them? Now write the conversation again with somebody who can listen: they ask a second question, and a third. What do you say to the third?',
    },
    {
      title: 'Toxic family',
      tags: ['table', 'thoughtful'],
      text: 'Put the word aside for ten minutes and give the last visit as a timetable: who said what at which hour, what you ate, when your shoulders went up. When did you first look at the door? What time will you leave next time?',
    },
    {
      title: 'Boundaries with family',
      tags: ['list', 'hopeful'],
      text: 'A boundary says what you’ll do, not what they must. Finish this for three relatives: “If you …, I’ll …”, with nothing in the second half but what you can do yourself: hang up, go home, leave the plate. Which one have you announced and never done?',
    },
    {
      title: 'Before a family gathering',
      tags: ['plan', 'funny'],
      text: 'Draw the bingo card: the question about babies, the story of the lake, your uncle on prisons, the silence afterwards. Nine squares. Beside each, write what you usually do, and another thing that you could.',
    },
    {
      title: 'My siblings and me',
      tags: ['scene', 'thoughtful'],
      text: 'Which part did each of you get: the clever one, the one who cried, the one who fixed the telly? Who handed them out? Write about one afternoon when two of you swapped.',
    },
    {
      title: 'Eldest daughter',
      tags: ['list', 'thoughtful'],
      text: 'List what you knew at ten that no one else in the house had to know: when the rent was due, how to cool a row, where he was. Underline whatever you still keep track of. Who could take one of those lines off you now?',
    },
    {
      title: 'Black sheep of the family',
      tags: ['speech', 'funny'],
      text: 'You’re called upon to speak at the family’s annual meeting, in your own defence. Three minutes. What did you see that the rest had agreed not to? Close by thanking whoever winked at you.',
    },
    {
      title: 'Growing up too soon',
      tags: ['scene', 'tender'],
      text: 'How old were you when you first looked after an adult? Describe the work: the note to school, the bottles, the interpreting at the bank. Then hire somebody else for it, on paper, and give yourself that afternoon. Where do you go?',
    },
    {
      title: 'Anxious attachment',
      tags: ['dialogue', 'thoughtful'],
      text: 'When did somebody’s voice last sound slightly off, and you asked, “Are you cross with me?” How often did you ask? What were you waiting for them to do? Write down who you first learned to listen for like that, and on which stairs.',
    },
    {
      title: 'Avoidant attachment',
      tags: ['scene', 'thoughtful'],
      text: 'Somebody came close: made soup, said “we”, left a toothbrush. And what did you suddenly have to do? Write the hour that followed, including the fault you found in them. What would it have looked like to stay in the room?',
    },
    {
      title: 'Anger I wasn’t allowed',
      tags: ['reflection', 'tense'],
      text: 'Who was allowed to be angry in your home, and who paid for it? What did you do with yours: the pillow, the stomach ache, perfect marks? Say where in your body it’s sitting as you write this.',
    },
    {
      title: 'People pleasing',
      tags: ['list', 'hopeful'],
      text: 'Count yesterday’s yeses. Beside each: did I want to, was I asked twice, what did I drop for it? Take the smallest one back today, in a message of two lines.',
    },
    {
      title: 'Coming out',
      tags: ['dialogue', 'hopeful'],
      text: 'Whose answer have you rehearsed most? Write the conversation as you’d like it to go, in the car, at the sink, by text. Then list who knows already, who’d stand beside you, and where you would sleep that night. There’s no deadline, and you may leave somebody out for good.',
    },
    {
      title: 'Who am I? Identity',
      tags: ['list', 'thoughtful'],
      text: '“I’m the one who …” Finish it twelve times without a job, a relative or a diagnosis, only with things you do that a neighbour could have noticed. Which of the twelve was already true when you were six?',
    },
    {
      title: 'Growing up between two cultures',
      tags: ['description', 'bittersweet'],
      text: 'What did you take off at the front door besides your shoes: an accent, a name, a joke? Describe yourself on the mat outside and on the mat inside. Where, and with whom, do you keep both on?',
    },
    {
      title: 'Family estrangement',
      tags: ['dialogue', 'bittersweet'],
      text: '“And your family, do they live nearby?” asks the hairdresser. Write your short answer, and then the true one, in six lines. What do you miss that could be touched: a dish, a dog, a stair? What don’t you miss at eleven at night?',
    },
    {
      title: 'Family rules',
      tags: ['document', 'thoughtful'],
      text: 'Write the notice that ought to have hung in your parents’ hall: who sits where, who eats first, how long a sulk lasts, what isn’t mentioned. Which of these rules has moved into your own home without a vote?',
    },
    {
      title: 'Breaking the family pattern',
      tags: ['description', 'hopeful'],
      text: 'What has been handed down in your family that nobody put in a will: a temper, the silence after it, being broke by March? Draw its tree, as far back as you know. At which branch did someone do it differently, and how?',
    },
    {
      title: 'Adopted: what I wonder',
      tags: ['list', 'bittersweet'],
      text: 'Which of your features have you looked for in strangers: the ears, the walk, a way with dogs? Write three questions, and beside each the person who may know, or “no one”. And who did you learn to laugh from?',
    },
    {
      title: 'Emotional triggers',
      tags: ['table', 'thoughtful'],
      text: 'What was said, and how old did you suddenly feel? Give it a number: four, eleven, sixteen. In one line, no more: who used that tone with you at that age? Now write down three things in the room that prove it isn’t then.',
    },
    {
      title: 'Forgiving my parents',
      tags: ['table', 'bittersweet'],
      text: 'On one side, what your parents hadn’t been given themselves: sleep, money, a mother, a word for it. On the other, what you’re still waiting to hear from them. The two sides don’t cancel out, and they don’t have to.',
    },
    {
      title: 'Good childhood memories',
      tags: ['description', 'tender'],
      text: 'Go back to a place where you were happy and nobody was managing you: under a table, up a tree, behind the counter of a shop. What can you see, what’s in your pocket, who knows where you are? Stay for ten minutes.',
    },
    {
      title: 'Self-love journal prompt',
      tags: ['reflection', 'tender'],
      text: 'How did you speak to yourself today between waking and breakfast? Copy it down word for word. Then say it as you would to a child with its shoes on the wrong feet, in half as many words.',
    },
  ],
  faqs: [
    {
      question: 'what is inner child work and does it actually do anything',
      answer:
        'It means treating the way you felt as a child as information, and answering it as a decent adult would. You aren’t going back in time; you’re noticing that you go quiet when someone sighs because, at six, a sigh meant trouble. Writing “She sighed, I was six again, nobody was cross” takes some of the force out of it. Many people find it a relief. It doesn’t replace treatment if the childhood was violent or you’re unwell.',
    },
    {
      question: 'what does mother wound or father wound mean',
      answer:
        'It’s an everyday name for whatever you needed from a parent and didn’t get: comfort, safety, interest, an apology. It isn’t a diagnosis, and it doesn’t make your mother or father a monster; often they had gone without it too. You can see it in small things, such as ringing her with good news and feeling tired afterwards. Write about one such call, sentence by sentence, and then about someone who’d have asked you a second question.',
    },
    {
      question: 'how do I know if I’m anxious or avoidant',
      answer:
        'Look at what you do when someone you love is a little distant. If you ask, check and can’t settle until they’re warm again, that leans towards anxious; if you feel crowded when they’re warm, and find faults, that leans towards avoidant. Plenty of people do both, or one at work and the other at home. It’s a habit, not a blood group, and it can change. Note three cases, “Sunday, he yawned, I panicked”, before you choose a word.',
    },
    {
      question: 'should I cut off my family',
      answer:
        'You don’t have to decide that this week, and there’s a lot between every Sunday and never: shorter visits, a hotel, letters only, a year’s pause. Write down what happens before, during and after three visits. If you’re ill for days each time, and nothing you’ve asked for has changed, more distance may be right. Talk it through with someone outside the family. If you’re being threatened, hit or controlled, ring a domestic abuse helpline, or the emergency number.',
    },
  ],
  relatedLinks: [
    { text: 'The parts you’d rather not look at', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'Turn it into a chapter', to: '/memoir-writing-prompts-for-adults' },
    { text: 'Gentler questions for tonight', to: '/journal-prompts/self-reflection' },
  ],
} satisfies ThemedPage
