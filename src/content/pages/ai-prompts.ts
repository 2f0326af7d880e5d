import type { GeneratorPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts: a Generator and a Small Library | Promptory',
  metaDescription:
    'AI prompts two ways: have one made for your own job and any of eleven AIs, or search the prompt library, fill in the blanks only you know, and copy.',
  title: 'AI Prompts',
  description:
    'A good prompt fits one job on one evening. Describe yours and have one made, or take one from the library below and fill in the yellow.',
  faqs: [
    {
      question: 'I made a good prompt yesterday. Where is it now?',
      answer:
        'On the device you made it with, and nowhere else. Your browser keeps the last twenty prompts; we have no copy to send you. So the one you wrote on the office laptop will not be on your phone tonight, and clearing the browser’s data clears the list. Copy a prompt you are fond of, or download it as a text file, the same evening.',
    },
    {
      question: 'What if I don’t know what I want yet?',
      answer:
        'Then open three prompts of the library and look only at their yellow words: each is a question about your own case, and one of them will annoy you into an answer. Or tell the generator what is bothering you. “I have to tell my team that the office in Osaka is closing and I keep putting it off” is enough; the prompt has the AI say what to do first, and gives you wordings that you can use.',
    },
    {
      question: 'It says I have used all my prompts for today. What now?',
      answer:
        'Wait until midnight UTC, when the twenty for your device begin again: half past five in the morning in Delhi, early evening in Lima. Until then, work on one you have. Most prompts improve more from a better filling than from a new draft. Change [customer] from “a client” to “a baker in Fez who pays late but always pays”, and send it again.',
    },
    {
      question: 'Can I take a prompt made for one AI to another?',
      answer:
        'Yes, between those that answer in words; a clear request travels well from ChatGPT to Claude, Gemini or Mistral. It travels badly to Midjourney, which wants a caption, and to builders such as Lovable or Bolt, which want screens and data. “Write a letter to a lighthouse keeper” gets you a painting of an envelope. Choose the other AI above, send your sentence again, and compare the two.',
    },
  ],
} as const satisfies GeneratorPage
