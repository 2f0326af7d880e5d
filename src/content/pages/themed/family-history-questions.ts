import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Questions for Parents and Grandparents',
  purpose: 'memoir',
  level: 'everyone',
  metaTitle: 'Questions to Ask Your Parents and Grandparents | Promptory',
  metaDescription:
    'Questions to ask your dad, mum, grandma and grandad about childhood, work, love, war, migration, money and faith, with help for interviews and recordings.',
  description: 'Small, answerable questions for the people who were there before you, and ways to keep what they say.',
  introduction:
    'These questions are good for an afternoon with somebody older, and for the notebook you’ll be glad of in twenty years. Beginners ask “What was your life like?” and get “Oh, you know, hard.” People don’t remember lives; they remember shoes, prices, kitchens and who was laughing. So ask for things, and let the story come in behind them. In the next twenty minutes: choose one person and one list below, cross out half, and add one question that only you could ask. Then ring and fix a time. When you sit down, write the words as they’re spoken. If a question hurts, leave it, and ask about the dog.',
  prompts: [
    {
      title: 'Questions to ask your dad',
      tags: ['interview', 'tender'],
      text: 'Ask side by side: in the car, over a fence, doing the dishes. What did nobody ever explain to you? What were you good at that no one paid for? When were you most frightened? What did you want to be called? Then leave a silence; that’s when the answer comes.',
    },
    {
      title: 'Questions to ask your mum',
      tags: ['interview', 'tender'],
      text: 'What were you wearing when you left home? Who was the first person you told about me? What did you give up that I never noticed? Which of your own mother’s sayings do you catch yourself using? One question a visit, and at the end ask what she wishes you’d asked.',
    },
    {
      title: 'Questions to ask your grandma',
      tags: ['description', 'tender'],
      text: 'Ask for one whole day: a Monday when she was twenty. When did you get up, and for whom? What was heavy? What was the gossip? What did you do in the last ten minutes before sleep, when nobody needed you? Write it down hour by hour.',
    },
    {
      title: 'Questions to ask your grandad',
      tags: ['interview', 'tender'],
      text: 'Start with his hands. What have they built, mended, lost a fight with? Who was the funniest man you ever worked with? Which road did you walk most often, and what was at the end of it? Keep a list of words that he uses and you don’t.',
    },
    {
      title: 'Questions while there’s still time',
      tags: ['list', 'tender'],
      text: 'You needn’t say why you’re asking. Which song? Who would you like to see again? What were you proudest of and never mentioned? Where are the photographs, and who’s on them? Who should have the tools? Begin with the lightest, and put the kettle on.',
    },
    {
      title: 'Childhood questions for parents',
      tags: ['description', 'whimsical'],
      text: 'Have them draw their street while they talk. Who lived where? What could you see from your bed? Which friend weren’t you allowed to play with? What did you break and hide? Ask for a cross where they fell, and another where they were happiest.',
    },
    {
      title: 'School days questions',
      tags: ['interview', 'funny'],
      text: 'How did you get there, and with whom? Which teacher could silence a room from the corridor? What was in your lunch? What were you punished for, and was it fair? Recite something you still know by heart.',
    },
    {
      title: 'Questions about a first job',
      tags: ['list', 'thoughtful'],
      text: 'Who put in a word for you? What did you wear, what did you do wrong on the first day, and how much did you take home? Have them describe the way there, stop by stop.',
    },
    {
      title: 'How my parents met',
      tags: ['dialogue', 'funny'],
      text: 'Ask each of them alone, and write the two versions side by side: the place, the weather, who spoke first, what was really said. Then read each of them the other’s. Write down the argument that follows.',
    },
    {
      title: 'Migration: why they left',
      tags: ['interview', 'bittersweet'],
      text: 'Who packed the suitcase, and where was it kept before? What did you leave lying on the table? Who came to the station, and who couldn’t? What was the first thing you ate here? Which word did you get wrong? What would you have taken in a second bag?',
    },
    {
      title: 'War: asking gently',
      tags: ['how-to', 'thoughtful'],
      text: 'Ask round it and not at it. What did you eat? Where did you sleep? What did the children play? Who looked after you? If they stop, you stop too, and talk about the dog. Write what was said, and leave the gaps as gaps.',
    },
    {
      title: 'Family recipe questions',
      tags: ['how-to', 'tender'],
      text: 'Stand beside them while it’s cooking, and weigh each handful before it goes in. Who taught you? What was left out when money was short? Who got the crust, and who couldn’t stand it? Write that on the back of the card.',
    },
    {
      title: 'Regrets, asked kindly',
      tags: ['interview', 'bittersweet'],
      text: '“Is there a road you still look down?” Say it lightly, and offer one of your own first: a town, a trade, somebody you never wrote back to. Then ask what was good about the road they did take.',
    },
    {
      title: 'Money questions for parents',
      tags: ['table', 'thoughtful'],
      text: 'Who looked after the money? Where was it hidden, and who from? What was bought on credit, what was pawned, and which days was there meat? Which sum do you remember to the penny? Note where they lower their voice.',
    },
    {
      title: 'Faith and belief questions',
      tags: ['interview', 'thoughtful'],
      text: 'In which language did you pray as a child? Who taught you, and what happened if you giggled? Was there a year when you stopped, or began? What would you like sung for you one day? “None of your business” is an answer too.',
    },
    {
      title: 'Mother and daughter journal',
      tags: ['letter', 'tender'],
      text: 'One book between you. Each writes about herself at the same age: at seven, at ten, and on up to the age the daughter is now. My room. My best friend. What I told my mother, and what I didn’t. You may answer with a question, but not with advice.',
    },
    {
      title: 'Father and son journal',
      tags: ['document', 'funny'],
      text: 'One notebook, kept in the shed or on the stairs. The father starts: a fight I lost, a machine I took apart, something my dad said that stuck. The son answers with his own. Then it’s the son who sets the questions, three a month. “Don’t know” needs an example.',
    },
    {
      title: 'Interview at the kitchen table',
      tags: ['how-to', 'tender'],
      text: 'One hour, two cups, no audience. Begin with something in the room: where did that pot come from? Follow it. Say “and then?” more often than “why?”. At the end read one sentence back to them, and ask who else you ought to talk to.',
    },
    {
      title: 'Old photos, one by one',
      tags: ['table', 'thoughtful'],
      text: 'Five photographs, not fifty. For each: who held the camera, who’d just left the room, whose coat is that, what happened an hour later? Write names from left to right in pencil on the back, with a year, even if it is “about 1962”.',
    },
    {
      title: 'Recording a parent’s voice',
      tags: ['how-to', 'tender'],
      text: 'Ask first, then put the phone where it’ll be forgotten. Catch the daily things: how they answer a call, scold the cat, count in their first language. Say the date and place aloud. Last, ask for the story you’ve heard a hundred times.',
    },
    {
      title: 'Eightieth birthday questions',
      tags: ['speech', 'funny'],
      text: 'One question from each table, read out before the cake. What should have been invented sooner? Who was your best dancing partner? What did you get away with? Which decade would you have again, and in which shoes? Somebody writes the answers on a menu.',
    },
    {
      title: 'Questions for somebody with dementia',
      tags: ['interview', 'tender'],
      text: 'Offer, don’t test. “Tell me about the shop.” “This smells of lavender.” “Shall we sing it?” Bring something for the hands to hold. Write down whatever comes, true or not, and what the face was doing.',
    },
    {
      title: 'Family reunion questions',
      tags: ['list', 'funny'],
      text: 'Pin a sheet up by the drinks, with a pencil on a string. Whose nose have we got? Who was expelled, and for what? Where did the clock go? Who taught everyone to swim? Collect the answers before they get rained on or corrected.',
    },
    {
      title: 'Family names and nicknames',
      tags: ['list', 'whimsical'],
      text: 'Who are you named after, and what was that person like? What were you called at home, at school, behind your back? Which name got changed at a border, a wedding or a quarrel? Write each as it was said, not as it’s spelt.',
    },
    {
      title: 'Family health history questions',
      tags: ['table', 'thoughtful'],
      text: 'Go through parents, grandparents, brothers, sisters. What did they have, at about what age did it start, what did they die of? Put “don’t know” where that’s the truth. Keep the page private, and take it along when a doctor asks.',
    },
    {
      title: 'Life lessons from grandparents',
      tags: ['interview', 'thoughtful'],
      text: 'Don’t ask for advice. Ask: what did you worry about that never came? What turned out to be worth the money? Who were you wrong about? How do you end a quarrel in a small house? Write down the example each time and leave the lesson out.',
    },
    {
      title: 'Family secrets',
      tags: ['reflection', 'thoughtful'],
      text: 'What made the grown-ups switch languages, or send you out to play? Write what you knew as a child, from where you were listening. Then: who’s alive to be asked, who could be hurt, and what’s the gentlest question that opens the door?',
    },
    {
      title: 'Funny questions for grandparents',
      tags: ['list', 'funny'],
      text: 'What did you once wear that you’d pay us to forget? Worst haircut, worst car, worst kiss? Which of your children did you once leave somewhere? What can you hear perfectly well and pretend you can’t?',
    },
    {
      title: 'Questions children can ask grandparents',
      tags: ['interview', 'whimsical'],
      text: 'Can you show me a game you played? What did you do when you were bored? Were you ever really naughty? What was my mum scared of? Have you still got a toy? Draw the best answer, and let Grandpa colour it in.',
    },
    {
      title: 'The house they grew up in',
      tags: ['description', 'tender'],
      text: 'Have them shut their eyes and walk you in. Which foot first? What’s on the left, who’s shouting, where is it warm? Draw the plan as they talk. Which room was out of bounds, and what was in it?',
    },
  ],
  faqs: [
    {
      question: 'my dad never talks about himself, how do I get him to',
      answer:
        'Don’t sit him down; do something next to him. Men who say nothing across a table will talk while driving, digging or drying plates. Ask about a thing, not a feeling: “What was the first car you could take apart?” Offer a story of your own, then wait longer than is comfortable. If he says “Nothing to tell”, come back with a photograph next week. One answer a visit is a good rate, and by Christmas you’ll have a page.',
    },
    {
      question: 'what is the best way to record my grandparents’ stories',
      answer:
        'Use the phone you have, after asking them, and make notes as well. Put it on a folded tea towel near the speaker, switch off the radio, and say who, where and when: “Nani, her kitchen, 4 May.” Forty minutes is enough for one day. Copy the file to two places that evening, and write out the best five sentences by hand. Later you can type up the rest. Don’t correct their grammar; it’s half of the voice.',
    },
    {
      question: 'should I ask my grandparents about the war or other painful things',
      answer:
        'You may ask once, from the side, and let them decide. Begin with food, beds and games: “What did you have for breakfast that winter?” If they go on, listen and don’t hurry. If they change the subject or look away, follow them there. Say “We can leave that”, and mean it. Stay until they’ve had something to eat and laughed at something. If they’re upset for days, talk to their doctor, and don’t bring it up again yourself.',
    },
    {
      question: 'what do I do with all the answers afterwards',
      answer:
        'Make something small soon, not a book in five years. Ten pages will do: one story to a page, in their words, with one photo and the recipe. “Told by Abuela, 12 June, in the garden.” Print three copies, give the first to the person who spoke, and ask what’s wrong in it; you’ll get better stories in the margins. Leave out anything that they asked you to, and note where the recordings are kept.',
    },
  ],
  relatedLinks: [
    { text: 'From answers to a first chapter', to: '/memoir-writing-prompts-for-adults' },
    { text: 'Profiles and essays about real people', to: '/nonfiction-writing-prompts' },
    { text: 'Thanking them while you can', to: '/journal-prompts/gratitude' },
  ],
} satisfies ThemedPage
