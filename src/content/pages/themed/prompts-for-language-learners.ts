import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Language Learners',
  metaDescription:
    'AI prompts for language learners: German A1 from zero, a French tutor, Japanese vocabulary, English interviews, grammar, role-play, stories and daily drills.',
  title: 'AI Prompts for Language Learners',
  purpose: 'study',
  level: 'everyone',
  description:
    'Prompts that make an AI your teacher, your landlord, your examiner or your neighbour, in the language you’re learning and at your level.',
  introduction:
    'An AI has time for your tenth try at the same sentence, and nobody in the room laughs. It can be a baker, an examiner or a penfriend, and it corrects in writing while you sleep on it. Left to itself, though, it talks too much, praises everything and slips into words three levels above yours. So tell it your level, your first language, how many sentences it may say, and when to correct you. Choose one prompt for a thing you’ll really need this month, such as the doctor or the landlord. Talk or type for fifteen minutes, then write down five phrases by hand. Tomorrow, start by using them.',
  prompts: [
    {
      title: 'German A1 from zero',
      tags: ['interview'],
      text: 'Teach me German A1 from zero, in lessons of ten minutes. My first language is [first language]; I need German for [reason: e.g. a job in Austria, my in-laws].\n\nEach lesson: one situation, six new words (nouns with their article), one piece of grammar in two sentences, a mini dialogue, then five tasks, one at a time. Correct me at once, in my language. From lesson two on, begin with three things I got wrong. End each lesson with a line I can paste tomorrow to continue.',
    },
    {
      title: 'French tutor',
      tags: ['interview'],
      text: 'Be my French tutor. Level: [level]. Goal: [goal: e.g. order and chat in Lyon, pass the DELF B1]. Time today: [minutes].\n\nAsk two questions to see where I am. Then a lesson in four parts: warm-up chat, one point of grammar from the mistakes I made, a role-play that needs it, a recap I write myself. Speak French, explain in English. Correct only what a French person would notice, and show me the natural way to say it.',
    },
    {
      title: 'Japanese vocabulary drill',
      tags: ['interview'],
      text: 'Drill me on Japanese vocabulary: [topic or list: e.g. JLPT N5 verbs, food, my list below], twelve words. Show each as [script: e.g. kanji with reading, hiragana, romaji].\n\nIntroduce three at a time with an example sentence, then test: Japanese to English, English to Japanese, gap in a sentence. Bring a missed word back after two, five and ten questions. One question per message. At the end, list the words I missed twice, with a picture to remember each by.',
    },
    {
      title: 'Job interview practice in English',
      tags: ['interview'],
      text: 'I’m learning English (level [level], first language [first language]) and have an interview for [job]. Play the interviewer, speak at normal speed, one question per turn, eight in all.\n\nAfter each answer: first react as an interviewer would, then correct my English in two lines, what I said and what a fluent speaker would say with my facts. Don’t add anything I didn’t say about myself. At the end, give me ten phrases for this job and three errors I keep making, then ask the question I answered worst once more.',
    },
    {
      title: 'Conversation partner in any language',
      tags: ['dialogue'],
      text: 'Chat with me in [language] at level [level] about [topic: e.g. my weekend, football, films], two sentences and one question a turn. Don’t interrupt me with corrections; after twelve turns, show me my five most useful ones.',
    },
    {
      title: 'Correct my writing',
      tags: ['table'],
      text: 'Correct this text of mine in [language], level [level]: [text]. Put the corrections in bold, then list each mistake with its rule in one line, errors before style, and name the one to work on first.',
    },
    {
      title: 'Grammar exercises with answers',
      tags: ['document'],
      text: 'Make fifteen exercises on [grammar point: e.g. present perfect, subjunctive, word order] in [language], level [level]: five gaps to fill, five sentences to transform, five errors to find. Each has exactly one correct answer; put the key at the very end, with reasons.',
    },
    {
      title: 'Vocabulary list for any topic',
      tags: ['table'],
      text: 'List the [number] words I’ll need most often for [topic: e.g. the kitchen, feelings, the office] in [language], level [level], as a table: word with article or plural, meaning in [my language], a short example, what it’s confused with.',
    },
    {
      title: 'Role-play: shop, doctor, landlord',
      tags: ['dialogue'],
      text: 'Role-play in [language], level [level]: you are the [other person: e.g. shop assistant, doctor, landlord], I want [what I want: e.g. to return shoes, describe a rash, report a leak].\n\nStay in character, two sentences a turn, polite but not too easy: misunderstand me once, and ask me one thing I won’t expect. I may type “help” for three useful phrases. After ten turns, step out of the role and show me what I could say better. This is language practice: give no medical or legal advice.',
    },
    {
      title: 'French GCSE speaking questions',
      tags: ['interview'],
      text: 'Test me for my French GCSE speaking exam, [board and tier: e.g. AQA, Foundation]. Themes: [themes: e.g. free time, school, holidays].\n\nOne question at a time: four easy, three that need past, present and future, one surprise, a short role-play, four lines to read aloud, and a photo (describe it to me) to talk about. Wait for each answer. Then give an upgraded version using my ideas plus one opinion and one reason, and tick off the tenses I used. Finally list five sentences worth learning by heart. Remind me to check the format with my board.',
    },
    {
      title: 'ESL conversation questions',
      tags: ['list'],
      text: 'Write fifteen conversation questions for an ESL class, level [level], on [topic: e.g. money, neighbours, food], for [who: e.g. adults from many countries]. From easy to thoughtful, none answered by yes or no, none about religion, income or why somebody left home. Under every third, two useful phrases for answering. Add one pair task that gets the quiet ones talking.',
    },
    {
      title: 'Pronunciation practice',
      tags: ['how-to'],
      text: 'Help me pronounce [language] better. First language: [first language]. Words or sounds I struggle with: [words].\n\nFor each: where tongue and lips go in plain words, the nearest sound I already have, two pairs of words that differ only in this sound, one sentence to say ten times. Mark stress in capitals; add IPA in brackets. If we’re talking by voice, listen to one line at a time and tell me honestly what you heard; if not, tell me how to record and compare.',
    },
    {
      title: 'Idioms and what they mean',
      tags: ['table'],
      text: 'Teach me ten [language] idioms about [topic: e.g. time, money, food] that people really use today: word for word, real meaning, who says it to whom, an example. Mark the rude ones, then chat with me until I’ve used three.',
    },
    {
      title: 'A story at my level',
      tags: ['document'],
      text: 'Write a story in [language] for level [level], 250 words, about [what I like: e.g. a stolen bicycle, football, ghosts]. Use ten words from this list at least twice: [words, or none]. Short sentences, mostly present tense unless I’m past A2, and stop at an exciting point. Below: new words with translation, five questions. When I’ve answered, correct me and write the next part.',
    },
    {
      title: 'Travel phrases',
      tags: ['table'],
      text: 'Give me the travel phrases I need in [language] for [trip: e.g. four days in Lisbon with a toddler], thirty at most. My allergies or needs: [allergies or needs, or none].\n\nStart with “I don’t understand”, emergencies and those needs, then follow the trip: arriving, sleeping, eating, getting about. Table: English, phrase, how to say it, the likely reply.',
    },
    {
      title: 'Translate and explain',
      tags: ['table'],
      text: 'Translate this into [target language] and explain it so that I could do it next time: [text]. For: [reader: e.g. my teacher, a friend, an office].\n\nFirst the translation. Then each sentence on a row: original, translation, word for word, one note on grammar or choice of word. Point out anything with two meanings and ask which I meant. Then change one detail in three sentences and let me translate those.',
    },
    {
      title: 'Listening practice',
      tags: ['interview'],
      text: 'Train my listening in [language], level [level]. If you can speak, read a text of 100 words on [topic: e.g. a station announcement, two friends planning] once at normal speed, once slowly, without showing it. If you can’t, give me the text to paste into a read-aloud tool, and I’ll try not to look.\n\nThen ask four questions, one at a time, and give five sentences as dictation. Show the text last, with the spots where words run together.',
    },
    {
      title: 'Daily ten-minute language lesson',
      tags: ['plan'],
      text: 'Give me today’s ten-minute [language] lesson, level [level], one step at a time: two minutes of yesterday’s words ([words, or none]), three on a new phrase, four of chat with it, one in which I write down what I learned.',
    },
    {
      title: 'Verb conjugation drill',
      tags: ['interview'],
      text: 'Drill me on [language] verbs, [tense or verbs: e.g. preterite, modal verbs]: a sentence with the verb in brackets, I type the form, you say right or wrong with the rule. Twenty in all, each miss repeated three sentences later with a new subject.',
    },
    {
      title: 'Email in my new language',
      tags: ['email'],
      text: 'Help me write an email in [language] to [recipient: e.g. my child’s teacher, a hotel, an office]. What I want to say, in any language: [content]. My level: [level].\n\nLet me try first; if I type “skip”, draft it. Keep it in sentences I could have written myself, with the right greeting, form of “you” and closing. Explain three choices in one line each, and ask about any fact that’s missing.',
    },
    {
      title: 'Small talk practice',
      tags: ['dialogue'],
      text: 'Practise small talk with me in [language], level [level]; we meet [where: e.g. at the coffee machine, at the school gate]. After each of my turns, suggest one question I could have asked back, and after eight, teach me two polite ways to leave.',
    },
    {
      title: 'Language games for children',
      tags: ['how-to'],
      text: 'Plan [number] games of five minutes so that a child of [age] learns [language: e.g. Spanish, Polish, Welsh] with me. I speak it [how well]. We’re often [where: e.g. in the car, in the bath].\n\nEach game: three to six words with how to say them, what I say, what the child does, and how to make it harder next week. Moving, singing or pointing, no writing before six, no tests. A game must still work if the child answers in the wrong language.',
    },
    {
      title: 'Spanish for beginners',
      tags: ['interview'],
      text: 'Teach me Spanish from the very beginning, the kind spoken in [country: e.g. Mexico, Spain, Colombia]. Speak English to me until I say otherwise.\n\nUnit one: greetings; then ordering, family, directions, plans. In every message one new pattern, three examples, one thing for me to say about my own life, and nothing else. Note my mistakes silently and build a review from them every fifth message. Tell me when I’m ready for the next unit.',
    },
    {
      title: 'English from zero',
      tags: ['interview'],
      text: 'Teach me English. I speak [first language]; I know [what I know: e.g. nothing, some words from films]. Explain in my language, practise in English. One small step per message: a picture in words, two new sentences, one question for me. Say how each word sounds, spelt in my alphabet. Correct kindly, repeat often, and start with what I need for [need: e.g. work, school, shopping].',
    },
    {
      title: 'What is my language level',
      tags: ['analysis'],
      text: 'Find out my level in [language], from A1 to C2. Ask twelve questions, one at a time, starting easy and adapting: a few to write, two short texts to understand, one opinion. Don’t help. Then estimate my level for reading, writing and grammar, quote what showed it, and name the three gaps to close next. Say it’s an estimate.',
    },
    {
      title: 'Learn a new alphabet',
      tags: ['interview'],
      text: 'Teach me to read [script: e.g. Arabic, Korean, Cyrillic, Devanagari] in [days] days, ten minutes a day. Share out the letters over the days. For each: shape, sound, something it looks like, how it joins or changes. Then real words I might see, such as [place: e.g. menus, stations, names], to sound out one by one. Test old letters before new ones. I’ll write by hand and describe or photograph it.',
    },
    {
      title: 'Plan to reach the next level',
      tags: ['plan'],
      text: 'I’m at [present level] in [language] and want [target level] by [date], with [hours a week] hours. What I have: [materials: e.g. a textbook, a friend, series]. Make a plan in blocks of two weeks: grammar, words, speaking, listening, one test I can do myself. Say honestly whether the date is realistic, and what to drop if I miss a week.',
    },
    {
      title: 'English for my job',
      tags: ['interview'],
      text: 'Teach me the English I need at work as a [job: e.g. care worker, electrician, receptionist]. Level [level], first language [first language]. Ask me for three situations from last week. For each: eight phrases in the words colleagues really use, a role-play of six turns, corrections. Mark any terms that concern safety or patients, so that I can check them with my employer.',
    },
    {
      title: 'Learn Python from scratch',
      tags: ['interview'],
      text: 'Teach me Python from scratch. I’ve never written code, and I’d like to [goal: e.g. tidy spreadsheets, make a quiz game]. Computer: [computer, or only a browser].\n\nOne idea per lesson: what it’s for, four lines of code, what I’ll see, then a small task; wait for my code. If it fails, ask what I think the error says before you explain. No word used before it’s explained. By lesson ten we’ve built something small towards my goal.',
    },
  ],
  faqs: [
    {
      question: 'Can I really learn a language with ChatGPT?',
      answer:
        'You can learn a good deal of it, provided that you do the talking. It is strong at explaining, correcting and playing a part: “You’re the receptionist, I have toothache, A2, two sentences a turn.” It is weaker as a course, because it forgets what you did last week, and it may be wrong about rare words or dialect. Pair it with a textbook for the order of things, and with people for the speed of them.',
    },
    {
      question: 'How do I stop it from using words I don’t know?',
      answer:
        'Give it a level and a limit, and say what to do with new words: “A1 words only, at most eight words a sentence, no more than two new words a turn, translated in brackets.” If it drifts, reply “simpler” rather than explaining. Levels such as A1 or B2 only mean something to it roughly, so paste a short text you can read comfortably and say “no harder than this”.',
    },
    {
      question: 'Does it correct all my mistakes?',
      answer:
        'No, it overlooks some and corrects a few things that were fine. Ask for a table with my words, the correction and the rule, and for “only errors, not style”. For example, “I am agree” is an error; “I think so too” instead of “I agree” is a matter of taste. When a correction surprises you, check it in a dictionary or grammar, or ask a speaker. For an exam, a teacher should see your writing once.',
    },
    {
      question: 'Can it help with pronunciation if I only type?',
      answer:
        'A little: it can explain where the tongue goes, which syllable is stressed and which sounds your first language lacks. It can’t hear you unless you use a voice mode, and even then it mostly turns your speech into text first, so it may understand what a person would not. Record yourself reading one line, play a native recording of the same line from a dictionary, and compare. Five lines a day beat an hour on Sunday.',
    },
  ],
  relatedLinks: [
    {
      text: 'Exams, IELTS and homework',
      to: '/prompts-for-exams',
    },
    {
      text: 'Travel, letters and everyday phrases',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Finding work in a new country',
      to: '/prompts-for-job-seekers',
    },
  ],
} satisfies ThemedPage
