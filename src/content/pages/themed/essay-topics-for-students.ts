import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Essay Topics: Compare, Cause and Effect, How-To',
  purpose: 'school',
  level: 'students',
  metaTitle: 'Essay Topics: Compare, Cause and Effect, How-To',
  metaDescription:
    '30 essay topics by type for middle and high school: compare and contrast, cause and effect, how-to, expository, narrative, problem and solution, my festival.',
  description:
    'One page of essay topics for every type a teacher can assign, each with a first step that gets you past the blank page.',
  introduction:
    'Most essay assignments name a type and leave the topic to you. That’s good news, because a small topic you know beats a big one you have to look up. The mistake nearly everyone makes is size. “Social media” is too big for four pages; “what our group chat does to Sunday nights” fits. So look for the type on your assignment sheet, such as compare and contrast or cause and effect, and read its topics below. For the next twenty minutes, choose one, make a list of ten details from your own life, and circle three. Put each of the three in a sentence that begins a paragraph. You now have a plan, and most of an essay.',
  prompts: [
    {
      title: 'Compare and contrast: two teachers',
      tags: ['analysis'],
      text: 'Think of two people who have taught you something well: a coach and an uncle, say, or a math teacher and a neighbor. Compare how each of them explains, waits and gets annoyed. End with the way that works for you.',
    },
    {
      title: 'Compare and contrast: book and film',
      tags: ['table'],
      text: 'Choose one scene that is in both the book and the movie. Make two columns: what the page can do and what the screen can do. In your essay, explain why the director made the changes.',
    },
    {
      title: 'Compare and contrast: online, in person',
      tags: ['analysis'],
      text: 'What is different about you in the group chat and at the lunch table? Find two differences, and one thing that stays exactly the same.',
    },
    {
      title: 'Compare and contrast two characters',
      tags: ['analysis'],
      text: 'Put two characters from different books in the same situation: locked out, in the rain, with a secret to keep. What would each do first? Prove it with one line from each book.',
    },
    {
      title: 'Compare and contrast: then and now',
      tags: ['interview'],
      text: 'Ask somebody over sixty about one ordinary thing when they were your age: lunch, shoes, getting in trouble. Compare it with yours, point by point. Decide who had it better, and admit where you’re not sure.',
    },
    {
      title: 'Cause and effect essay: lost sleep',
      tags: ['plan'],
      text: 'Begin with one bad night. Follow it like dominoes: alarm, bus, first period, lunch, mood, that evening. Separate what the bad night caused from what just happened to come next.',
    },
    {
      title: 'Cause and effect: a store closes',
      tags: ['analysis'],
      text: 'Something on your street closed: a store, a pool, a bus line. Name two causes and three effects, and include one effect that nobody planned.',
    },
    {
      title: 'Cause and effect: phones and focus',
      tags: ['document'],
      text: 'For one hour of studying, write down every time you reach for your phone, and why. Use your notes as evidence. What causes the reaching, and what does it do to the work?',
    },
    {
      title: 'Cause and effect: test stress',
      tags: ['analysis'],
      text: 'What makes people nervous before a test? Sort the causes into three kinds: the ones students can change, the ones teachers can change, and the ones nobody can.',
    },
    {
      title: 'Cause and effect in nature',
      tags: ['analysis'],
      text: 'Choose one change in the natural world near you: fewer bees, a drier creek, earlier blossoms, hotter summers. Explain one cause and the chain of effects, down to something you could notice on a walk.',
    },
    {
      title: 'How-to essay: a family dish',
      tags: ['how-to'],
      text: 'Explain how to cook something that your family makes. Write for a person who has never seen it, and include the step that everyone argues about.',
    },
    {
      title: 'How-to essay: teach one skill',
      tags: ['how-to'],
      text: 'Braid hair, patch a bike tire, get a baby to sleep, beat level nine. Pick a skill you have in your hands and write the steps for a beginner. Warn them about the mistake you made yourself.',
    },
    {
      title: 'Expository essay: explain your game',
      tags: ['analysis'],
      text: 'Explain a game or sport to somebody who thinks it’s boring. Give the rules in one paragraph and the beauty of it in another.',
    },
    {
      title: 'Expository essay: how something works',
      tags: ['analysis'],
      text: 'Choose a thing you use daily and couldn’t build: a zipper, a traffic light, a vaccine, a search engine. Find out how it works, and explain it with one comparison that a twelve-year-old would get.',
    },
    {
      title: 'Informative essay: a job up close',
      tags: ['interview'],
      text: 'Ask someone about their job: not the title, but the last hour they worked. Write what the job is, what it takes, and what people get wrong about it.',
    },
    {
      title: 'How-to writing for younger kids',
      tags: ['how-to', 'funny'],
      text: 'Explain to a first grader how to get through your school’s lunch line. Use six steps and no word they can’t read. Test it: hand it over, stay quiet, and see where they get lost.',
    },
    {
      title: 'Narrative essay: a turning point',
      tags: ['scene'],
      text: 'Some days cut a year in half: before the phone call, after the phone call. Write about one of yours, good or bad. Start two minutes before it turned.',
    },
    {
      title: 'Narrative essay: a mistake I made',
      tags: ['reflection', 'thoughtful'],
      text: 'Tell about something you got wrong and had to fix. Don’t tell us what you learned; let us see what you did the next morning.',
    },
    {
      title: 'Personal narrative: a first time',
      tags: ['scene'],
      text: 'Your first time riding the bus alone, holding a baby, losing a final, speaking up in a new language: choose one. Write it in the present tense, as if you didn’t know how it ends.',
    },
    {
      title: 'Narrative essay: changing my mind',
      tags: ['reflection'],
      text: 'You used to be sure about a person, a place or a food, and now you aren’t. Tell how it happened in two scenes.',
    },
    {
      title: 'Problem and solution: crowded hallways',
      tags: ['plan'],
      text: 'Four minutes, eight hundred people, one staircase. Describe the problem so that an adult could feel the elbow in their ribs. Offer two solutions, say what each would cost, and choose one.',
    },
    {
      title: 'Problem and solution: wasted food',
      tags: ['analysis'],
      text: 'How much of today’s lunch ended up in the trash? Count it at one table. Then propose a change that a cook, a student and a principal could all live with.',
    },
    {
      title: 'Problem and solution: bullying',
      tags: ['letter'],
      text: 'Write to the new kids starting next year. Explain how bullying at a school like yours really works, who could stop it, and one thing a bystander can do in ten seconds. Name no real people.',
    },
    {
      title: 'Definition essay: courage',
      tags: ['analysis', 'thoughtful'],
      text: 'What is courage? No dictionaries, no soldiers and no superheroes: define it with three small examples from places like the nurse’s office, the bus or the front of the class.',
    },
    {
      title: 'Definition essay: a word from home',
      tags: ['reflection', 'tender'],
      text: 'Choose a word your family uses that English has no neat match for. Define it with a story, an example and something it doesn’t mean.',
    },
    {
      title: 'Diwali essay: my family’s night',
      tags: ['description'],
      text: 'Write about Diwali at your home, or at a friend’s: who lights the first lamp, what is frying, which neighbor sends over a box of treats, what the street sounds like. Explain in two sentences why people celebrate it.',
    },
    {
      title: 'My favorite festival essay',
      tags: ['letter'],
      text: 'Eid, Lunar New Year, Carnival, Passover, a county fair: write to a pen pal about the one you wait for all year. Start with the first sign that it’s coming, and explain what a guest should know before the door opens.',
    },
    {
      title: 'My school essay',
      tags: ['description'],
      text: 'Lead a stranger through your school in five stops: the gate, a noisy place, a quiet place, your seat, and the spot where you’d like to be remembered. One paragraph each.',
    },
    {
      title: 'Essay about my hero',
      tags: ['reflection'],
      text: 'Write about somebody you look up to that nobody in class has heard of. Prove that they belong on a stamp by what they do on an ordinary Wednesday.',
    },
    {
      title: 'High school research questions',
      tags: ['list'],
      text: 'Write five questions on a subject you’d read about for fun, each starting with “How much,” “Why” or “What happens when.” Cross out any you could answer in one minute. Circle the one you could answer with three sources.',
    },
  ],
  faqs: [
    {
      question: 'How do I choose an essay topic when everything sounds boring?',
      answer:
        'Start from what annoyed or surprised you this week, and look for the type of essay inside it. A bus that never comes is cause and effect. A cousin who does everything better is compare and contrast. A recipe your dad guards is a how-to. Write down three such moments in two minutes and ask of each: could I fill half a page with details right now? The one that gets a yes is your topic.',
    },
    {
      question: 'What is the difference between compare and contrast?',
      answer:
        'To compare is to show how two things are alike; to contrast is to show how they differ. An essay needs both, and it needs a point. “My two grandmothers both cook on Sundays, one from memory and one from a screen, and both get angry if you help” does more than list facts. Choose two things that have something in common to begin with. A grandmother and a volcano only make a good joke.',
    },
    {
      question: 'How long should a middle or high school essay be?',
      answer:
        'Check the assignment first. If it doesn’t say, about one typed page works in middle school and two or three in high school, which is four to six paragraphs. Plan by paragraphs and not by words: one to open, one for each main point, one to close. If you’re short, don’t add adjectives. Add an example. “The hallway was crowded” turns into three sentences as soon as somebody drops a trombone.',
    },
    {
      question: 'Can I write an essay about my own life?',
      answer:
        'Yes, for narrative, reflective, definition and many compare essays your own life is the best source you have. Choose a day or an hour, not a whole childhood. “The morning our car broke down on the way to the citizenship test” is a topic; “my family” isn’t. You decide what stays private. Change names, leave things out, and don’t write about anything you wouldn’t want a teacher to ask about.',
    },
  ],
  relatedLinks: [
    { text: 'Both sides of an argument, day by day', to: '/daily-writing-prompts-for-students' },
    { text: 'Essays for grown writers', to: '/nonfiction-writing-prompts' },
    { text: 'AI help that leaves the thinking to you', to: '/prompts-for-students' },
  ],
} satisfies ThemedPage
