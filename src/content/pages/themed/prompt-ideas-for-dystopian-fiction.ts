import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Prompt Ideas for Dystopian Fiction',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Prompt Ideas for Dystopian Fiction | Promptory',
  metaDescription:
    '20 dystopian prompts without a trailer voice: a choir smuggles a song past customs, a bear is recalled for not listening, a button appears after lunch.',
  description:
    '20 small regulations and the people at both sides of the counter, from a border post in the snow to a porch in Louisiana.',
  introduction:
    'Dystopia takes one rule that you already live with, makes it a little stricter and applies it to everyone, to see who it hurts. Beginners start at the top, with a tyrant, a uniform and a rebel. Start at the counter. A bad order lives by its clerks, its queues and its forms, and by people who would like to be home by six. Choose the rule that sounds almost sensible. For fifteen minutes write one dealing between a person who needs something and a person who may not give it, both of them polite. In the last five, let someone be kind, and make it cost a little.',
  prompts: [
    {
      title: 'A duty on tunes',
      tags: ['scene', 'tense'],
      text: '“Anything to hum?” At the border post below the Torugart Pass tunes are dutiable, and Officer Temir has perfect pitch. Forty old women get down from a bus, a choir on its way home. Each declares a single note. By the ninth he knows what they are carrying, and his supervisor has come out to watch.',
      short:
        'At this border you pay tax on tunes. A choir of old women gets off the bus, and each one declares a single note.',
    },
    {
      title: 'Recall of a talking bear',
      tags: ['letter', 'eerie'],
      text: 'A toymaker recalls a product: “Dear parents: owing to a fault, the bear in your child’s cot has passed on nothing since 4 March. We apologise.” Draft the rest of the letter, with instructions for making good the missing eleven weeks, and the form on which a household may list what it said.',
      short:
        'Product recall: “We’re sorry. Due to a fault, your child’s bear has stopped listening to you.” Finish the letter.',
    },
    {
      title: 'Eight creases in the cuff',
      tags: ['scene', 'funny'],
      text: 'Rank is worn on the sleeve: three creases for a clerk, seven for a minister. You iron two hundred shirts a night for the government in Astana. One dull Tuesday, for a joke, you press eight into the cuff of a junior. By noon the traffic is stopping for him.',
    },
    {
      title: 'The village that counts twice',
      tags: ['scene', 'funny'],
      text: 'Two hundred and fourteen. While it has that many people, the village above Naryn keeps its school, its road and its bus. Since the winter it has had a hundred and seventy-one. Follow the census taker, who is early, from house to house. He is given soup nine times and meets the same boy rather often.',
      short: 'We need 214 people to keep our school, and we’re 43 short. The census taker keeps meeting the same boy.',
    },
    {
      title: 'An exam about one kitchen',
      tags: ['document', 'eerie'],
      text: 'Set the five questions of a civics exam for a girl of fifteen. The first is general, the second a little less so, and by the fourth it is plain that the examiner has stood in this girl’s own kitchen. Include the marks, the time allowed and what she puts in the space for rough work.',
      short: 'It’s only a civics test. By question four, you know the person who wrote it has been in your kitchen.',
    },
    {
      title: 'Cards for leaving dates',
      tags: ['scene', 'bittersweet'],
      text: 'Every household in Terrebonne Parish has been handed a date by which to leave, before the water does it for them. Dates may be swapped. Friday’s card game on the Naquins’ porch is down to four players. In the pot lie a June, two Octobers and, face down, a Next Year.',
      short:
        'Every family has been given the date it must leave. On the porch, four people are playing poker for more time.',
    },
    {
      title: 'Nine people who would notice',
      tags: ['dialogue', 'tense'],
      text: 'In Leith you are allotted one square metre of floor for each person who would notice that you were gone, and all of them must sign. Record Mrs Petrie’s interview at the housing office. She has brought nine signatures. One of them is the clerk’s.',
      short: 'You get as much floor space as there are people who’d miss you. Go collect signatures.',
    },
    {
      title: 'The last citizen on the reef',
      tags: ['scene', 'tense'],
      text: 'A country must have an inhabitant. What is left of yours is a reef, a hut and a flagpole, and its citizens come out from Auckland to live there in turn, a month each. This is day nine of your month. The boat coming in is not the supply boat, and it is carrying a flagpole.',
    },
    {
      title: 'A phrasebook without “no”',
      tags: ['document', 'tense'],
      text: 'Compile a phrasebook for visitors to the capital, where the word no was withdrawn in January. Give twelve useful expressions, from market to maternity ward, each with its literal meaning and its real one. The chapter called At the Police Station has a single entry. It is a way of looking at your shoes.',
    },
    {
      title: 'The button with no label',
      tags: ['scene', 'tense'],
      text: 'The machine in Braga decides, but the law requires a human hand, so Duarte presses APPROVE nine hundred times a shift. His panel has no other button. When he gets back from lunch it has one, with no label. Case 451 is on the screen, and she has attached a photograph of her stairs.',
      short: 'Your desk has one button: APPROVE. After lunch there’s a second one, and it doesn’t say anything.',
    },
    {
      title: 'Praise for the archive',
      tags: ['document', 'tense'],
      text: 'Anyone may read his own file in the archive at Coimbra. The fee is one page about somebody else. For nine years Senhora Abreu has paid in praise so thorough and so dull that nobody in her street can be charged with anything. Produce three of her pages, and the new archivist’s note on them.',
    },
    {
      title: 'The island without news',
      tags: ['scene', 'tense'],
      text: 'Thirty years ago the people of Tiree voted to have no more news. On each crossing the purser goes through with the passengers what they have not seen. Everybody on board is word-perfect today, except for a boy of seven who is going to live with his aunt, and who has drawn it.',
    },
    {
      title: 'A nail bar that mends',
      tags: ['document', 'tense'],
      text: 'Mending was made an offence in the spring. Paint the price list for a nail bar in Setúbal where nobody has ever had a manicure: eight treatments, what each of them really repairs, and how to ask for it. The eighth was added in a hurry, for a policewoman holding her late father’s radio.',
      short:
        'Fixing things is against the law. At the nail salon, ask for the French tips and slide your radio across.',
    },
    {
      title: 'The story changes by one word',
      tags: ['scene', 'tense'],
      text: 'At ten to eight, from Khorog to the cotton plains, all the children hear the same story, read live by Auntie Gulnora. For eleven years she has kept to the text. Tonight she changes one word, and a minute later another. Give the story as it goes out, and the thoughts of the engineer, whose hand is on the switch.',
      short:
        'All the children hear the same bedtime story, live, every night. Tonight the woman reading it changes one word.',
    },
    {
      title: 'The fish that nobody owned',
      tags: ['dialogue', 'funny'],
      text: 'Each fish in the Moray Firth has a number and an owner before it is caught; skippers merely deliver. This morning’s net holds one haddock with no number. Take down the talk on channel eleven between the boat and the fisheries office. By noon it must belong to somebody, or it must never have been.',
    },
    {
      title: 'The man who memorised poems',
      tags: ['scene', 'bittersweet'],
      text: 'For forty years Rustam Aliyevich burned poems in Tashkent, having read each one twice to be certain. He is the only copy left. On his seventieth birthday a student turns up with a cake and a recorder, and he is willing. The difficulty is that he remembers improving some of them.',
      short:
        'For forty years his job was burning poems. He read each one first, twice. Now a student wants to hear them.',
    },
    {
      title: 'School reports without bees',
      tags: ['document', 'bittersweet'],
      text: 'School report, second term, Wanjiru, aged eleven. Since the bees went, pollination is taught at Kericho with a brush and a ladder and marked by the kilo. Fill in what every teacher has to say. She is gifted, she is slow, and in three different hands she is asked to stop bringing that box.',
    },
    {
      title: 'The forecast is always fine',
      tags: ['dialogue', 'funny'],
      text: 'By law the forecast is correct, and the forecast is fine. Two neighbours in Invercargill are taking in their washing in a downpour and talking across the fence, loudly and legally. One of them has an inspector in her kitchen, with the window open.',
      short:
        'By law, it’s sunny today. You and your neighbour are bringing in the laundry in the pouring rain, and someone’s listening.',
    },
    {
      title: 'Reviews of a living museum',
      tags: ['document', 'eerie'],
      text: 'Four stars out of five. Post six guests’ reviews of Auchmore, a Highland village restored with its people still in it, who signed for ninety-nine years. Mention the scones, the genuine quarrel at the well and the girl who asked to hold a phone. The sixth guest’s return ticket has been mislaid.',
    },
    {
      title: 'Corrections to State Loaf',
      tags: ['document', 'tense'],
      text: 'Copy the recipe for State Loaf from the back of a ration card, together with the corrections that three women of one family on Pemba have pencilled round it. Any cook could bake from the recipe. Only a daughter could follow the corrections, which end at a jetty, at night, with the tide given.',
    },
  ],
  faqs: [
    {
      question: 'How do I come up with a dystopian rule nobody has used before?',
      answer:
        'Take a rule that annoyed you this month and let it win. The form that wanted a signature from someone who knows you becomes a flat whose size depends on signatures. Ask three things of it: who profits, who keeps it although they hate it, and who has found the way round. If a rule makes you laugh first and go quiet a second later, it will carry a story.',
    },
    {
      question: 'Does a dystopian story have to have a rebellion in it?',
      answer:
        'No. Most people under bad rules do not rise up; they bend one, for one person, on a Thursday. That is enough for a story and often worth more. A clerk who signs for the stranger at her window has risked her own square metre. If you do want an uprising, write that signature first. Readers will follow a crowd when they have already met somebody in it.',
    },
    {
      question: 'How do I explain the world without a long history lesson?',
      answer:
        'Let somebody fill in a form. A form tells us what the state wants to know, what it takes for granted and what a person dares to write in the box. “Reason for silence, tick one” builds a country in five words. The wars and the founding date can stay in your notebook. When a reader does need a fact, give it to a child, who says it aloud at the wrong moment.',
    },
    {
      question: 'How bleak is too bleak, and how should it end?',
      answer:
        'It is too bleak when nobody in it has anything left to lose, because we stop being afraid for them. Leave each person one thing: a radio, a vowel, a place at the card table. End on an act that is small and cannot be taken back, such as a lorry driver humming the second note. Whether it changes anything is the reader’s business, on the way home.',
    },
  ],
  relatedLinks: [
    { text: 'Futures with more room: story starters for adults', to: '/sci-fi-story-starters-for-adults' },
    { text: 'What the future sounds like: sci-fi dialogue', to: '/sci-fi-dialogue-prompts' },
    { text: 'When the bad order runs on magic', to: '/dark-fantasy-prompts-for-adults' },
  ],
} satisfies ThemedPage
