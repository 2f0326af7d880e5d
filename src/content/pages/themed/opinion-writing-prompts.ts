import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Opinion and Persuasive Writing Prompts for Kids',
  purpose: 'school',
  level: 'kids',
  metaTitle: 'Opinion and Persuasive Writing Prompts for Kids',
  metaDescription:
    '30 opinion and persuasive writing prompts for grades 3 to 6: recess, homework, phones, class pets, letters to the principal, ads and one-minute speeches.',
  description:
    'Topics that kids in grades 3 to 6 really argue about, as opinion paragraphs, persuasive letters, ads, posters and short speeches.',
  introduction:
    'Opinion writing is good for one thing above all: getting somebody to say, “I never thought of that.” Most beginners think that a louder opinion is a better one. They write “because it’s fun” three times with more and more exclamation points. A reason only works if it matters to the reader, too. So here is how to use the next twenty minutes. Pick a topic you’d argue about at lunch. For five minutes, list every reason you can think of, good or bad. Keep the best two, and find a real example for each. Write for ten minutes. Then read it to someone who disagrees, and see which sentence made them stop and think.',
  prompts: [
    {
      title: 'Opinion writing: longer recess',
      tags: ['speech'],
      text: 'Should recess last ten minutes longer? Say yes or no in your first sentence. Give two reasons, each with something you have seen on your own playground. Then answer the teacher who asks, “So which ten minutes do we cut?”',
    },
    {
      title: 'Persuasive letter to the principal',
      tags: ['letter'],
      text: 'Something at school bugs nearly everyone: the cold hallway, the broken swing, the lunch line that eats up lunch. Write to your principal about one of them. Tell what happens because of it, ask for one change, and show that it wouldn’t cost much.',
    },
    {
      title: '3rd grade opinion: best snack',
      tags: ['reflection', 'funny'],
      text: 'What is the best snack in the world? Give three reasons, and none of them can be “it tastes good.”',
    },
    {
      title: 'Opinion writing: weekend homework',
      tags: ['analysis'],
      text: 'A new rule says no homework on weekends. Is it a good rule? Choose a side and give three reasons. In one sentence, say what a kid on the other side would tell you, and answer politely.',
    },
    {
      title: 'Persuasive ad for your school',
      tags: ['copy'],
      text: 'New families are moving to your neighborhood, and they get to choose a school. Make an ad for yours. Show one true thing that no other school has. You may mention the smell of the cafeteria only if you can make it sound good.',
    },
    {
      title: 'Persuasive letter: a later bedtime',
      tags: ['letter'],
      text: 'Ask the grown-up who sets your bedtime for twenty more minutes. Use two reasons that they will like, and promise one thing in return that you can really do.',
    },
    {
      title: '5th grade opinion: first phone',
      tags: ['analysis'],
      text: 'How old should a kid be to get a phone of their own? Pick an age and give two reasons for it. Then explain why one year younger is too soon and one year older is too late.',
    },
    {
      title: 'Persuasive speech: class president',
      tags: ['speech'],
      text: 'You’re running for class president, and you have one minute. Don’t promise candy or longer weekends, only what a class president could really do. Make two promises, say how you’ll keep them, and end with a line that people will repeat at lunch.',
    },
    {
      title: 'Opinion writing: book or movie',
      tags: ['analysis'],
      text: 'Which is better, the book or the movie? Pick a story you know both ways, and prove your point with one scene.',
    },
    {
      title: 'Persuasive ad: sell a beet',
      tags: ['copy', 'funny'],
      text: 'Nobody in the lunch line picks the beets. Make a poster or a thirty-second radio ad that sells them to third graders. Don’t lie about the taste. Find the one thing about a beet that a third grader would love.',
    },
    {
      title: 'Opinion paragraph in four steps',
      tags: ['plan'],
      text: 'Build it step by step. Say your opinion. Give a reason. Give an example from your own life. Say your opinion again in new words. Your topic: the best seat on the bus or in the classroom.',
    },
    {
      title: 'Opinion writing: chores and allowance',
      tags: ['analysis'],
      text: 'Should kids get paid for chores? Think of one job at home, such as washing dishes or watching a little brother. Argue for pay or against it. Use one reason about money and one about family.',
    },
    {
      title: 'Persuasive letter: a class pet',
      tags: ['letter'],
      text: 'Your class wants a pet, and your teacher isn’t sure. Choose the animal. In your letter, answer three worries before she can say them: the smell, the weekends, and the kid who sneezes.',
    },
    {
      title: '4th grade opinion: best season',
      tags: ['reflection'],
      text: 'Which season is best where you live? Give two reasons, and make us hear, smell or taste each one.',
    },
    {
      title: 'Persuasive letter to the mayor',
      tags: ['letter'],
      text: 'Your town has one empty lot and enough money to turn it into one thing. Tell the mayor what it should be: a skate park, a garden, a place to sit. Who will use it on a rainy Tuesday?',
    },
    {
      title: 'Opinion writing: school uniforms',
      tags: ['analysis'],
      text: 'Should everyone at your school wear a uniform, or at least the same shirt? Give two reasons, one of them about a kid who isn’t you.',
    },
    {
      title: 'Opinion writing: video games',
      tags: ['dialogue'],
      text: '“Video games are a waste of time,” says your aunt. “Are not!” says your cousin. Write their argument, four lines each, and give each of them one really good reason. Then step in and say who is right.',
    },
    {
      title: 'Persuasive speech topics for kids',
      tags: ['speech'],
      text: 'Pick one and talk for a minute: pajamas at school, a four-day week, kids cook lunch on Fridays, naps for fifth graders. Write only your first sentence and your last. Make up the middle on your feet.',
    },
    {
      title: 'Opinion writing: a new school rule',
      tags: ['document'],
      text: 'Make one new rule for your school and erase one old one. For each, give the reason that would win over a teacher.',
    },
    {
      title: 'Opinion writing: book review',
      tags: ['document'],
      text: 'Give a book you finished this year one to five stars. Tell who should read it, who should leave it on the shelf, and which page made up your mind. Don’t give away the end.',
    },
    {
      title: '5th grade opinion: are zoos fair?',
      tags: ['analysis'],
      text: 'Some people say that zoos save animals. Others say that no animal should live behind glass. Write two reasons for each side. Circle the strongest of the four, and write a paragraph that starts from there.',
    },
    {
      title: 'Persuasive ad: my oldest thing',
      tags: ['copy', 'funny'],
      text: 'Sell the oldest thing you own: a worn backpack, a chewed pencil, a sweater that was your sister’s. Don’t hide what is wrong with it; turn each flaw into a reason to buy.',
    },
    {
      title: 'Opinion writing: trophies for everyone',
      tags: ['one-voice'],
      text: 'At the end of the season, should every player get a trophy, or only the winners? Answer as the kid who came in first. Answer again as the kid who came in ninth. Which one sounds more like you?',
    },
    {
      title: 'Persuasive letter: our field trip',
      tags: ['letter'],
      text: 'Your whole grade votes on the next field trip. Write a letter that will be read out in every class. Name the place, tell what you’d learn there, and describe one moment that makes people want to get on the bus.',
    },
    {
      title: '6th grade opinion: group work',
      tags: ['analysis'],
      text: 'Is it better to work in a group or on your own? Tell about one time it went well and one time it didn’t. Then give your teacher two tips that would make groups fair.',
    },
    {
      title: 'Persuasive dialogue: change a mind',
      tags: ['dialogue'],
      text: 'Your best friend is sure that winter beats summer, or dogs beat cats, or noodles beat rice. Write the conversation where you change their mind. They get one good point in before they give up.',
    },
    {
      title: '5th grade opinion: kids vote',
      tags: ['analysis'],
      text: 'Name one thing that adults decide now and fifth graders should vote on: the lunch menu, say, or the name of a new street. Give three reasons, and admit one thing that could go wrong.',
    },
    {
      title: 'Opinion writing: screen time rules',
      tags: ['document'],
      text: 'Write the screen rules for a school night at your place: how much, where, and when it stops. Give a reason for each. One rule is for the grown-ups, and the reason for that one had better be polite.',
    },
    {
      title: 'Persuasive poster: less trash',
      tags: ['copy'],
      text: 'Look in the trash can after lunch. What is in there that didn’t have to be? Make a poster with one strong sentence and three reasons. Nobody likes to be scolded, so make it funny or make it easy.',
    },
    {
      title: 'Funny opinion: is cereal soup?',
      tags: ['speech', 'funny'],
      text: 'Is cereal a kind of soup? Is a hot dog a sandwich? Choose one question and prove your answer like a lawyer, with three reasons and one piece of evidence you can hold up.',
    },
  ],
  faqs: [
    {
      question: 'What is a good opinion writing topic for 5th grade?',
      answer:
        'A good topic has two sides that a ten-year-old has really run into. “Should kids get a phone before middle school?” works, because half the class has one. “Is friendship good?” does not, because nobody will say no. Try this test: ask three classmates. If all of them answer the same way, change the question until they don’t. Phones, homework, group work, zoos and field trips pass the test in nearly every class.',
    },
    {
      question: 'How do I start an opinion paragraph without “I think that”?',
      answer:
        'Start with what you saw. “Last Tuesday we had eleven minutes to eat, because the line was so long.” Then give your opinion: “Lunch should be longer.” A question works too, as long as you answer it right away. You may also open with the other side: “Some people say that a class hamster would smell.” If you get stuck, write “I think that” anyway, finish the paragraph, and cross those three words out at the end.',
    },
    {
      question: 'My child only writes “because it’s fun.” How do I get better reasons?',
      answer:
        'Ask who else would care, and why. For a longer recess, “it’s fun” matters to kids. What matters to a teacher? That people sit still afterward. To a parent? That somebody came home in a good mood. Write down three readers and find one reason for each. Then ask, “When did you see that happen?” The answer is the example: “On Friday we stayed out longer, and nobody wiggled in math.”',
    },
    {
      question: 'What is the difference between opinion writing and persuasive writing?',
      answer:
        'Opinion writing says what you think and why. Persuasive writing is aimed at someone who can do something about it. “Beets are the worst vegetable, for two reasons” is an opinion. A letter asking the cook to serve carrots on Mondays is persuasive: it has a reader, a request, and reasons that matter to that reader. Many classes start with opinion paragraphs and turn the best ones into letters, ads or speeches.',
    },
  ],
  relatedLinks: [
    { text: 'Ten quiet minutes a day, for class', to: '/daily-writing-prompts-for-students' },
    { text: 'Sillier ideas for six to ten', to: '/fun-creative-prompts-for-kids' },
    { text: 'For the teacher: lessons and rubrics', to: '/prompts-for-teachers' },
  ],
} satisfies ThemedPage
