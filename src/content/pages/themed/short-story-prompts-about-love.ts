import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Short Story Prompts About Love',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Short Story Prompts About Love | Promptory',
  metaDescription:
    '20 love stories for one sitting: a stepfather who learns plaits on a mop, two suppers and one dog, house rules that keep being amended. No violins.',
  description:
    '20 small occasions of love, between spouses, sisters, fathers, former wives and the owners of the same dog.',
  introduction:
    'A short story about love has a few pages, enough for one moment in which it shows: over a hat, a mop or an hour of low tide. It need not be the love of sweethearts. Beginners describe the feeling. Describe what the two people are doing, and keep the word itself out of the first draft. For the next twenty minutes, choose the prompt in which you would least like to be caught watching. Spend three minutes on the counter, the chairs and the light, and fifteen on what is done there. With the last two, cross out your final sentence and see whether the story still stands.',
  prompts: [
    {
      title: 'A father on his daughter’s bus',
      tags: ['scene', 'tender'],
      text: 'Nobody takes the last bus from Cork to Ballincollig in winter, apart from one man in the third row. He has no business in Ballincollig. His daughter drives the 23:30, and he has told her that he is visiting a friend. Tonight she asks what the friend is called.',
      short:
        'One man rides the last bus every night. It’s her dad, and she’s the driver. “Just visiting a friend,” he says.',
    },
    {
      title: 'The same hat every Tuesday',
      tags: ['document', 'tender'],
      text: 'Every Tuesday Kosta hands in his own hat at the lost-property counter of the Belgrade trams, and every Thursday he calls for it. The form asks for the circumstances of the find. Mrs Ilić takes them down word for word, with a fresh pen. Give the circumstances as recorded in five successive weeks.',
    },
    {
      title: 'Plaits practised on a mop',
      tags: ['scene', 'tender'],
      text: 'Nílton is practising on the mop. By Monday, when school begins in Recife, he has to manage two plaits and a straight parting for a girl of seven who is not his daughter and has not made up her mind about him. On Sunday night she comes into the kitchen and sees the mop.',
      short:
        'He’s learning to braid hair on a mop. School starts tomorrow, and his wife’s little girl has just walked in.',
    },
    {
      title: 'How much light she has used',
      tags: ['dialogue', 'bittersweet'],
      text: '“I can only discuss the account with Mrs Dimitrova,” you tell him, as the screen requires. It is his fourth call to the electricity company in Plovdiv, and he is always polite. He does not wish to close his wife’s account. He would like to hear how much light she has used this month.',
      short:
        'He won’t close his late wife’s electric account. He only calls to ask how much light she used this month.',
    },
    {
      title: 'Sixty cabbages, two women',
      tags: ['how-to', 'bittersweet'],
      text: 'Recipe for sixty cabbages, salted down in November by two women: a mother in Jeonju, and the daughter-in-law who was divorced from her son in June and has turned up all the same, with her own gloves. Give quantities, steps and resting times. He is not to be mentioned before the chilli.',
    },
    {
      title: 'The cousins in room 6',
      tags: ['scene', 'tender'],
      text: 'The two old men in room 6 came to the home in Kerry as “the cousins”, which is what the parish had called them since 1963. Over the clean sheets the new carer, who is twenty-two and from Kerala, asks whether they would like the beds pushed together. Do not leave the room before somebody answers.',
      short:
        'For sixty years everybody called the two old men cousins. “Want me to push the beds together?” asks the new nurse.',
    },
    {
      title: 'Learning to leave a voicemail',
      tags: ['one-voice', 'tender'],
      text: 'Transcribe five voicemails by a man of ninety in Olomouc who is learning how to leave one. They are addressed to his wife, in the next room; on the second she can be heard answering through the wall. By the fifth he has forgotten that this was only practice.',
      short:
        'At ninety, he’s learning how to leave a voicemail. He practices on his wife. She can hear him through the wall.',
    },
    {
      title: 'One left shoe, one right',
      tags: ['scene', 'funny'],
      text: 'In one week two people who have never met come to your repair shop in Taichung, each with a single shoe. Same maker, same size 44, one left and one right. Both must have it by Saturday. Stay behind the counter, and do not be too quick to ask.',
    },
    {
      title: 'An apple named after her',
      tags: ['document', 'tender'],
      text: 'Registration of a new apple, Nagano Prefecture: parent varieties, colour, flavour, keeping qualities, proposed name, reason for name. After nineteen years of crossing, Mr Shimizu is calling it after his wife, who dislikes apples and has always said so. Fill in the form, and leave space for her objection.',
      short: 'He spent nineteen years growing a new apple, and he’s naming it after his wife. She can’t stand apples.',
    },
    {
      title: 'Still in his wallet',
      tags: ['scene', 'bittersweet'],
      text: 'You and Renato were divorced in 2016, but nobody has told the hospital in Porto Alegre. Yours is still the number in his wallet, and it is you who knows about the penicillin. You are halfway through signing when the lift opens and his girlfriend comes out with the right pyjamas.',
    },
    {
      title: 'Supper left for someone else',
      tags: ['scene', 'tense'],
      text: 'Third floor, Varna, in by the balcony. The burglar finds a table laid for two, soup kept warm under a plate, and a note: “I was wrong about your brother. Eat. Wake me.” He has not eaten since yesterday. He has just sat down when he hears a key in the front door.',
      short:
        'The burglar finds dinner for two, still warm, and a note: “I’m sorry. Wake me up.” He sits down. He’s starving.',
    },
    {
      title: 'House rules for the lodger',
      tags: ['document', 'tender'],
      text: 'House rules for the lodger, Rathmines. Rule four: no cooking after nine. Amended in March: except eggs. Amended in May: enough for two. Draw up all ten rules of Mrs Keogh, retired, with amendments and dates, until the last is struck out and initialled by both parties.',
    },
    {
      title: 'Fish market sisters',
      tags: ['dialogue', 'tender'],
      text: 'For forty years two sisters at the fish market in Sokcho have shouted at each other across the aisle, not always about fish. In March an operation takes the elder one’s voice. On her first day back, customers hear the younger call out: “Mackerel, four thousand, over THERE.”',
    },
    {
      title: 'The kidney quarrel',
      tags: ['dialogue', 'funny'],
      text: '“Second beer? With MY kidney?” Two sisters at an engagement party in Tirana, donor and recipient, five months after the operation. Let them quarrel under their breath from the grill to the car, about salt, sleep and a man called Besnik. “Thank you” may not be said. Nor may “sorry”.',
      short: '“You’re having another beer? With my kidney?” Two sisters, one party. Neither of them says thank you.',
    },
    {
      title: 'Tide table in two hands',
      tags: ['document', 'funny'],
      text: 'Omey Island can be reached on foot from the Galway shore, for a few hours around low water. Print the tide table for October with remarks in two hands, a schoolteacher’s and a boat-builder’s: who crossed, who had to run, who let the sea come in and blamed the moon.',
    },
    {
      title: 'She mistakes her son',
      tags: ['dialogue', 'bittersweet'],
      text: 'On Sundays, outside the home in Zadar, she takes her son for the boy who stood her up at the ferry in 1961, and she is cool with him. He has tried photographs. He has tried dates. Today he takes off his cap and says that he missed the boat. What does she ask him?',
      short: 'She thinks her son is the boy who stood her up sixty years ago. Today he says he’s sorry he’s late.',
    },
    {
      title: 'The dog with two homes',
      tags: ['messages', 'tender'],
      text: 'For nine years Bolota has eaten two suppers a night, in two houses in Salvador, under two names. Today the dog comes home with a slip of paper tied to her collar: “We say Duquesa. She has got slow on the stairs. Is she yours as well?” Set down what goes back, and what comes.',
      short: 'The dog comes home with a note on her collar. “She eats at our house too. Is she yours?”',
    },
    {
      title: 'Football with an interpreter of love',
      tags: ['dialogue', 'tender'],
      text: 'Mrs Feng of Chengdu has never cared for football. Her son in Leipzig rings on no other subject, so she has bought a notebook. Give us four calls, all made at half-time, over one season, from “Why did that man put his flag up?” to the night when he is the one who has to ask.',
      short: 'Her son calls only to talk about football. She buys a notebook and starts watching.',
    },
    {
      title: 'Watching your parents sign',
      tags: ['description', 'bittersweet'],
      text: 'Since you were five you have been your deaf parents’ voice at every counter in Limerick. For the divorce the court has appointed a professional, and you are asked to sit at the back. You have never simply watched them talk before. They are talking about you. Describe the hands.',
      short: 'You’ve been your deaf parents’ voice since you were five. In divorce court, all you have to do is watch.',
    },
    {
      title: 'Lunch every 29 February',
      tags: ['list', 'bittersweet'],
      text: 'Two friends from a typing course in Nagoya have lunch together on every 29 February. Ten lunches, 1988 to 2024. For each, note what was ordered, who paid, and the one subject that was not touched. In 2004 there is a third chair. For 2012 there is only the bill.',
    },
  ],
  faqs: [
    {
      question: 'How do I write about love without getting cheesy?',
      answer:
        'Give the feeling something to do. Cheese is a feeling that stands in the middle of the page with nothing in its hands. A man who hopes to be liked by a girl of seven is merely sweet; the same man plaiting a mop at midnight is a story. Cross out “heart”, “soul” and “for ever”, see which sentences collapse, and put something that could be photographed in their place.',
    },
    {
      question: 'Does a love story need a happy ending?',
      answer:
        'No, it needs a last gesture that was impossible on the first page. Two beds are pushed together, a rule is struck out, a man admits that he has no friend in Ballincollig. Such a gesture may be glad or sad, as long as it costs something. Be wary of killing anybody in order to be taken seriously. A hat that nobody collects on Thursday can do as much.',
    },
    {
      question: 'How do I write about my ex without it turning into revenge?',
      answer:
        'Hand your ex the best line, and keep the worst habit for yourself. Then move the quarrel to a town that neither of you knows and change both jobs; the girlfriend with the right pyjamas may stay. If you notice that you win every exchange, you are writing a letter. Write it, on paper, for twenty minutes, and tear it up. The story can begin with whatever you found that you had left out.',
    },
    {
      question: 'How can I fit a whole relationship into a few pages?',
      answer:
        'Choose one thing that they do again and again, and show it between three and ten times. Ten lunches, five voicemails or a sheet of house rules will carry decades, because the reader compares. Change one detail each time, such as who pays, and explain none of it. The years go into the gaps. Fifteen hundred words can hold thirty-six of them, provided that somebody keeps ordering the eel.',
    },
  ],
  relatedLinks: [
    { text: 'Short story prompts on every other subject', to: '/writing-prompts/short-story' },
    { text: 'When one story turns out to need three hundred pages', to: '/romance-writing-prompts-for-novels' },
    { text: 'The true version: memoir prompts', to: '/memoir-writing-prompts-for-adults' },
  ],
} satisfies ThemedPage
