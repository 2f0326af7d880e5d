import type { LocalGeneratorPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompt Generator: Tone, Length, Language | Promptory',
  metaDescription:
    'Choose tone, length and language, name a topic, and watch the prompt write itself in your browser. For ChatGPT, Claude, Gemini and Midjourney. No account.',
  title: 'AI Prompt Generator',
  description:
    'Name a topic, pick a tone, and the prompt follows as you type. It is put together on your device, with no AI and no waiting.',
  tips: [
    'Narrow the topic until it fits on a postcard. “Bees” gives you an encyclopedia; “keeping two hives on a flat roof in Lyon” gives you something to read.',
    'Three keywords are plenty. Choose the ones that must not be missing, such as “neighbours, swarm season, honey tax”, and leave the obvious ones out.',
    'Pick the tone for the reader, not for yourself. Professional suits a landlord, friendly suits a first-year student, and humorous suits people who already like you.',
    'Start short. A short answer shows in ten seconds whether the AI has understood you, and a good short one can always be made longer.',
    'Switch to the structured prompt when the answer matters. It adds a length that suits an e-mail, a story or a list, says what must not be invented, and you can change any line before you send it.',
  ],
  faqs: [
    {
      question: 'What is the difference between this and the other generator?',
      answer:
        'This one fills in a pattern on your device, so the same choices always give the same prompt. The other one takes a sentence in your own words, such as “a reminder to a tenant I like”, and has the prompt written on a server, by an AI if one is connected. Use this for something quick and predictable, and that one when the story behind your request matters.',
    },
    {
      question: 'Does anything I type leave my device?',
      answer:
        'No. The prompt is built by the page itself and keeps working when you go offline. Your topic is written into the address so that a reload keeps it, but after the # sign, a part that browsers send to no server. It leaves when you decide so: when you share the link, or open the prompt in ChatGPT, which of course has to read it.',
    },
    {
      question: 'Why does the text stay the same when I choose another AI?',
      answer:
        'Because a plain sentence works the same everywhere: “Write a friendly, short prompt on the topic of bees in english.” needs no dialect. Switch the form to structured prompt and the choice matters. ChatGPT gets numbered sections, Claude gets tags such as <constraints>, Gemini short labelled parts, and Midjourney a list of things to be seen, ending in a shape that fits, such as --ar 2:3 for a poster.',
    },
    {
      question: 'What do short, medium and long mean in words?',
      answer:
        'In a structured prompt it depends on what you want: medium is about 150 words for an e-mail, 700 for a story and ten entries for a list. Where your topic does not tell, short is at most 120 words, medium about 300 and long about 800. The plain sentence only says the word and leaves the number to the AI. If you need exactly 150 words for a parish newsletter, write that into the topic: a figure is the one thing every AI tries to obey, and no other is put beside it. For Midjourney, length means how much of the look is described.',
    },
    {
      question: 'Can I get prompts in Spanish, French or German?',
      answer:
        'Yes. The plain sentence stays English and asks for the other language, which every AI understands. A structured prompt for ChatGPT, Claude or Gemini is itself written in that language, so “Bienen, Stadt, Dachgarten” with German chosen comes out German from its first heading to its last line. For Midjourney what is said of the look stays English, because it reads that best; your own words stay as you typed them.',
    },
  ],
} as const satisfies LocalGeneratorPage
