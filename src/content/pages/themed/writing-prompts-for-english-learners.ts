import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Writing Prompts for English Learners (ESL)',
  purpose: 'school',
  level: 'beginners',
  metaTitle: 'Writing Prompts for English Learners (ESL)',
  metaDescription:
    '30 ESL writing prompts with easy words and sentence frames: my day, my family, my town, food, past simple stories, emails, pictures, opinions with because.',
  description:
    'Short tasks in easy English, for beginners and intermediate learners, each with a sentence to begin with and words to use.',
  introduction:
    'Writing in English helps you to speak it, because you have time to look for the words. Many learners write a text in their own language first and translate it. The sentences become too long, and the words do not fit. It is better to write short sentences in English from the start. Use this page like this. Choose one prompt. Copy its first sentence and finish it. Write for ten minutes, and if you don’t know a word, draw it or write it in your language. Then look up three words, not more. At the end, read your text aloud. Prompts called “beginner” use the present. Prompts called “intermediate” use the past, the future and “if”.',
  prompts: [
    {
      title: 'Beginner: all about me',
      tags: ['one-voice'],
      text: 'Write six sentences about yourself. Begin: “My name is …” Go on: “I am from …”, “I speak …”, “I live with …”, “I like …”, “I don’t like …”.',
    },
    {
      title: 'Beginner: my day',
      tags: ['one-voice'],
      text: 'What do you do on a normal day? Begin: “I get up at …” Then use: breakfast, bus, lunch, tired, bed. Write one sentence for the morning, two for the afternoon and two for the evening.',
    },
    {
      title: 'Beginner: my family',
      tags: ['description', 'tender'],
      text: 'Choose three people in your family and write two sentences about each. Begin: “My mum is …” Use these words: kind, funny, loud, busy, always. Who is most like you?',
    },
    {
      title: 'Beginner: my town',
      tags: ['description'],
      text: 'Show me your town or village. Begin: “In my town there is …” Use: small, big, market, park, river, shop, quiet, busy. End with: “My favourite place is …, because …”.',
    },
    {
      title: 'Beginner: food I like',
      tags: ['reflection'],
      text: 'Begin: “At home we often eat …” Write what is in it, who cooks it and when you eat it. Use: rice, bread, hot, sweet, spicy, together.',
    },
    {
      title: 'Beginner: my Sunday',
      tags: ['one-voice'],
      text: 'Write six sentences about your Sundays, and use always, often, sometimes and never. Begin: “On Sundays I …”',
    },
    {
      title: 'Beginner: my room',
      tags: ['description'],
      text: 'Draw your room in one minute. Then write five sentences about it. Begin: “Next to my bed there is …” Use: on, under, next to, behind, between.',
    },
    {
      title: 'Beginner: weather and clothes',
      tags: ['list'],
      text: 'Finish this sentence for four kinds of weather: “When it is …, I wear … and I feel …”. Use: hot, cold, rainy, windy, coat, hat, happy, lazy.',
    },
    {
      title: 'Beginner: my best friend',
      tags: ['description'],
      text: 'Describe a good friend. Begin: “My friend’s name is …” Write what your friend looks like, what your friend likes, and one thing you do together. Use: tall, hair, quiet, clever, laugh.',
    },
    {
      title: 'Beginner: I can, I can’t',
      tags: ['list', 'funny'],
      text: 'Write three things you can do and three things you can’t do. Begin: “I can …, but I can’t …” Make one of them a lie. Can your partner find it?',
    },
    {
      title: 'Beginner: at the shop',
      tags: ['dialogue'],
      text: 'You want to buy apples, but the shop has only one. Write the conversation in eight lines. Begin: “Good morning. Can I have …, please?” Use: how much, sorry, only, here you are, thank you.',
    },
    {
      title: 'Beginner: describe a picture',
      tags: ['description'],
      text: 'Picture: a park on a sunny day. A boy is flying a kite, two old women are eating ice cream, and a dog is swimming in the pond. Begin: “In this picture I can see …” Write five more sentences with “is” or “are” and “-ing”.',
    },
    {
      title: 'Text message: I’m late',
      tags: ['messages'],
      text: 'You are meeting a friend at six. It is six, and you are still on the bus. Write four short messages from you and four from your friend. Begin: “Sorry, I’m …” Use: traffic, ten minutes, wait, coffee, no problem.',
    },
    {
      title: 'Email to my teacher: absent',
      tags: ['email'],
      text: 'You are ill and can’t come to class. Write a short, polite email. Begin: “Dear …, I am sorry, but I can’t come to class on …, because …” Ask for the homework. End: “Best wishes, …”.',
    },
    {
      title: 'Letter to a friend: please visit',
      tags: ['letter'],
      text: 'Invite a friend from another country. Begin: “Dear …, how are you? Please come and see me in …” Write about two things you can do together and one thing to bring. Use: food, beach, market, warm, sleep.',
    },
    {
      title: 'Past simple: last weekend',
      tags: ['scene'],
      text: 'Write five sentences about last weekend with these verbs: went, saw, ate, bought, met, slept. Begin: “On Saturday I …”',
    },
    {
      title: 'Past simple story: the key',
      tags: ['scene', 'tense'],
      text: 'Tell a story with these verbs: came, looked, lost, called, waited, opened. Begin: “Last night I came home at eleven, but my key …” Write eight sentences. Who opened the door?',
    },
    {
      title: 'Past story: a new country',
      tags: ['reflection'],
      text: 'Write about your first day in a new country, a new school or a new job. Begin: “On my first day I felt …” Use: first, then, after that, in the end. What do you do better now?',
    },
    {
      title: 'Opinion with because: town or village',
      tags: ['analysis'],
      text: 'Where is life better, in a big city or a small village? Begin: “I think that life is better in …, because …” Give two reasons. Use: noise, jobs, clean, friends, cheap.',
    },
    {
      title: 'Opinion with because: phones',
      tags: ['analysis'],
      text: '“No phones in class.” Do you agree? Begin: “I agree, because …” or “I don’t agree, because …” Give two reasons. Then write one sentence for the other side: “However, some people say …”.',
    },
    {
      title: 'Intermediate: my plans',
      tags: ['plan', 'hopeful'],
      text: 'What will your life be like in one year? Begin: “Next year I am going to …” Use “going to” for plans, “will” for hopes, and “might” when you are not sure. Write three sentences with each.',
    },
    {
      title: 'Intermediate: compare two places',
      tags: ['table'],
      text: 'Choose two places you know well. Make a table with four rows: weather, food, people, prices. Then write six sentences. Begin: “… is bigger than …, but …” Use: as … as, more, less, the best.',
    },
    {
      title: 'Intermediate: then and now',
      tags: ['reflection', 'bittersweet'],
      text: 'Write about four things that have changed in your life: food, friends, free time, and something that you miss. Begin: “I used to …, but now I …”',
    },
    {
      title: 'Intermediate: one free day',
      tags: ['reflection'],
      text: 'Finish this sentence in six ways: “If I had one free day and no phone, I would …” Which of the six could you really do this month?',
    },
    {
      title: 'Intermediate: advice for a friend',
      tags: ['letter'],
      text: 'A friend writes: “I want to learn English, but I am too shy to speak.” Write back with three pieces of advice. Begin: “I know how you feel. I think that you should …” Use: could, try, why don’t you, don’t worry.',
    },
    {
      title: 'Intermediate: how to cook it',
      tags: ['how-to'],
      text: 'Explain how to make tea, eggs, rice or soup the way you do it at home. Begin: “First, you …” Use: then, cut, boil, add, wait until, be careful. Five to eight steps.',
    },
    {
      title: 'Intermediate picture: at the station',
      tags: ['scene', 'tender'],
      text: 'Picture: a woman is standing on a platform with a suitcase and a birthday cake. The train has gone. Begin: “She was waiting for …, when …” Write what happened before, and how the day ended.',
    },
    {
      title: 'Formal email: a course question',
      tags: ['email'],
      text: 'You would like to take an evening course. Write to the school and ask about the price, the days and the level. Begin: “Dear Sir or Madam, I am writing to ask about …” End: “I look forward to hearing from you.”',
    },
    {
      title: 'Choose and finish: how I feel',
      tags: ['list'],
      text: 'Choose three and finish them with words or drawings. “Today I feel …” “I feel calm when …” “It is too loud when …” “I need help with …” “I am good at …”',
    },
    {
      title: 'Pick three, make a story',
      tags: ['scene', 'whimsical'],
      text: 'Pick one who: a cat, a robot, a girl. Pick one where: a bus, a beach, a shop. Pick one problem: lost, hungry, too big. Write, say or draw: “One day …” “But …” “So …” “In the end …”',
    },
  ],
  faqs: [
    {
      question: 'What can a complete beginner write in English?',
      answer:
        'Five sentences about your own life in the present: your name, your family, your morning, your food, your street. Copy a frame and change one word at a time: “I drink tea in the morning. My sister drinks coffee in the morning. My dog drinks water in the morning.” It looks simple, but you are learning word order. Write a little every day instead of a lot on Sunday. After two weeks, read the first page again.',
    },
    {
      question: 'How do sentence frames help English learners?',
      answer:
        'A frame gives you the grammar, so that you can think about the meaning. In “When it is …, I wear …” the hard part is done, and you choose only “windy” and “my green coat”. Use a frame three times, then close the page and try it without help. Teachers can hand out the frame to those who want it and leave it off for the others, so that everyone writes about the same thing.',
    },
    {
      question: 'Should I correct every mistake in an ESL text?',
      answer:
        'No. Choose one thing, such as past verbs, and look only for that. “Yesterday I go to market and buyed fish” has two past verbs to repair and a good story to praise. A page full of red ink makes people write shorter and safer texts. Learners can do it themselves: read the text aloud, mark one sentence that sounds wrong, and ask about that one. Then write it again, correctly, twice.',
    },
    {
      question: 'How do I make a writing prompt easier for pupils with special needs?',
      answer:
        'Give a choice, a start and an end. Two or three pictures or words to choose from, one sentence to finish, and a clear finish line: “Three sentences, then stop.” Let pupils say it, type it, draw it or point to it. Read the prompt aloud and show one finished example: “I feel calm when I am on the swing.” Accept one strong word as an answer on a hard day. Keep the topic the same as for everyone else.',
    },
  ],
  relatedLinks: [
    { text: 'AI tutor that corrects gently', to: '/prompts-for-students' },
    { text: 'Very short prompts, one line each', to: '/short-writing-prompts' },
    { text: 'A few lines every day', to: '/journal-prompts/daily' },
  ],
} satisfies ThemedPage
