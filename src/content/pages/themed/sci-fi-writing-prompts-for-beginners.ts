import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Sci-Fi Writing Prompts for Beginners',
  purpose: 'fiction',
  level: 'beginners',
  metaTitle: 'Sci-Fi Writing Prompts for Beginners | Promptory',
  metaDescription:
    '20 first steps into science fiction: rain sold by the hour, a train that outruns its families, a soup no printer can find. One change each, no physics.',
  description:
    '20 small futures for a first try at science fiction: each changes one thing and hands you somebody who has to live with it.',
  introduction:
    'Science fiction is a way of looking at the present. You change one thing, a price or a distance or a law of nature, and watch what happens at the breakfast table. Beginners tend to build the whole planet first and run out of evening before anyone has spoken. Do it the other way round. Take the prompt whose person you can already hear, and write ten minutes about what that person wants today, with no history lesson. In the ten minutes that are left, let the one strange thing get in the way. Then read it through, and add an explanation only where a reader would be lost without one.',
  prompts: [
    {
      title: 'Rain by the hour',
      tags: ['dialogue', 'funny'],
      text: 'Rain is sold by the hour in Bergen, and your allotment club has saved up for Tuesdays, four to six. This Tuesday it falls next door, on the golf club. Start with the call to the rain office, where you are ninth in the queue.',
      short: 'You bought rain for Tuesday at four. It’s Tuesday at four, and it’s raining on the people next door.',
    },
    {
      title: 'Nineteen years in six months',
      tags: ['scene', 'tender'],
      text: 'For the crew of the fast train from Chennai, six months have gone by. For everyone else it has been nineteen years. On the platform at Nagpur a bearded man is waiting with lunch for his mother, the ticket inspector. The train stops for ten minutes.',
      short: 'The trip took her six months. The man with a beard waiting on the platform is her little boy.',
    },
    {
      title: 'A robot takes the long way',
      tags: ['document', 'tender'],
      text: 'The porter robot at a hospital in Kumasi has been taking the long way round since Monday, past the children’s ward, and is eleven minutes late with everything. You are the technician. Fill in the fault report: Cause, Remedy, and the box marked Other Remarks.',
      short:
        'The hospital robot keeps going the long way around, past the children’s ward. You’ve been sent to fix it.',
    },
    {
      title: 'The fourth number from Titan',
      tags: ['dialogue', 'tense'],
      text: 'The weather station on Titan has sent three numbers an hour for nine years: wind, pressure, temperature. At 03:00 today it sent four. Give us the chat between the two people on night duty, one of whom would like to go home and have seen nothing.',
      short:
        'The probe sends three numbers an hour. It has for years. Tonight it sent four, and your shift was almost over.',
    },
    {
      title: 'Four kilos of luggage',
      tags: ['list', 'bittersweet'],
      text: 'On the colony ship you are allowed four kilos of luggage. Make your list, with the weight of each thing in grams, and keep crossing out until it fits. A reader should be able to tell from the crossings-out whom you are leaving.',
      short:
        'You’re leaving Earth forever with one small bag. Make the packing list, and don’t erase what you cross out.',
    },
    {
      title: 'One robot for a tower block',
      tags: ['document', 'funny'],
      text: 'A tower block in Karachi shares one household robot, a day for each floor. Pin up the rota for the month, with the notes that neighbours have added by hand. Since the fourth it has been coming back from the sixth floor humming.',
    },
    {
      title: 'A dead bowler’s last match',
      tags: ['speech', 'bittersweet'],
      text: 'The best bowler of your village cricket club died in March. League rules let his simulation play until the season is over. Deliver the captain’s talk in the pavilion before the last match. His widow is doing the teas.',
    },
    {
      title: 'A soup from 1961',
      tags: ['dialogue', 'tender'],
      text: 'You run a food printer that can make any dish, if somebody describes it exactly. An old man from Ayacucho sits down at your counter and asks for a soup he ate once, in 1961. Find it together, spoon by spoon, in talk only.',
      short: 'Your machine can make any food you describe. An old man wants a soup he had once, in 1961.',
    },
    {
      title: 'An alien at the pool',
      tags: ['document', 'funny'],
      text: 'Field notes of a visiting zoologist, four arms, first day on Earth, at the public pool in Des Moines. She has understood the diving board perfectly. About the towels, the whistle and the hot-dog stand she could not be more wrong.',
      short:
        'An alien spends her first day on Earth at a public pool. Write her notes. She’s wrong about almost everything.',
    },
    {
      title: 'The parcel from next Thursday',
      tags: ['scene', 'funny'],
      text: 'The courier hands you a parcel that you will not order until next Thursday. It holds a dog lead, well chewed. You have no dog, and your building does not allow them. Begin on Wednesday evening.',
      short: 'A package comes that you haven’t ordered yet. It’s a chewed dog leash. You don’t have a dog.',
    },
    {
      title: 'Describe a river, on Mars',
      tags: ['document', 'bittersweet'],
      text: 'Geography examination, Mars, age sixteen: “Describe a river.” Nobody in the room has seen one. Give the answer that got full marks, and the answer that made the examiner put down her pen and walk to the window.',
      short: 'You were born on Mars. The test says: describe a river. Nobody in the room has ever seen one.',
    },
    {
      title: 'Twenty-two minutes between answers',
      tags: ['messages', 'funny'],
      text: 'Your sister is on a freighter eleven light-minutes away, so every reply comes twenty-two minutes late. The two of you have to settle what happens to your mother’s flat before the ship goes behind Jupiter. Let each message answer the wrong one.',
      short: 'Your sister’s spaceship is so far away that every text takes eleven minutes. You’re having a fight.',
    },
    {
      title: 'The dog that says a street',
      tags: ['scene', 'tense'],
      text: 'Collars that translate dogs came out last year and proved dull: ball, door, ball. At the shelter in Akureyri an old setter has begun to say the name of a street, and a number.',
      short: 'The collar that translates dogs mostly says “ball.” Then the old dog at the shelter says an address.',
    },
    {
      title: 'The object in the car park',
      tags: ['document', 'funny'],
      text: 'Minutes of the parking committee, Fargo, North Dakota. Item one, the repainting of lines. Item two, snow. Item three, the object that has hovered over bays 11 to 16 since Sunday without a permit. Keep the voice of a committee that has seen worse.',
    },
    {
      title: 'A house grown from seed',
      tags: ['scene', 'eerie'],
      text: 'A builder outside Takoradi grows houses from seed, a year for a bungalow. Mrs Ofori ordered two bedrooms. There are three, and the door to the third comes up no higher than her hip. The builder swears by the seed.',
      short:
        'Your house grew from a seed. You ordered two bedrooms and got three. The extra door comes up to your hip.',
    },
    {
      title: 'Two people share a dream',
      tags: ['scene', 'tender'],
      text: 'Sleep can be given like blood. At the clinic in Kathmandu a student sells two hours a week, and a lorry driver buys them. They have never met. The nurse who labels the bags has now heard both of them describe the same staircase.',
    },
    {
      title: 'The glacier is gone',
      tags: ['document', 'bittersweet'],
      text: 'An instrument on a glacier in Peru was built to measure ice for two hundred years. In year thirty-one the ice is gone. Compose its next six monthly reports.',
    },
    {
      title: 'Six days in a space lift',
      tags: ['scene', 'tense'],
      text: 'Six days to the top, twelve passengers, one car: you are the attendant on the space elevator. On day two somebody recognises the man in seat four, who designed the cable. He has asked twice to be let off at the first halt.',
    },
    {
      title: 'A city without one machine',
      tags: ['scene', 'thoughtful'],
      text: 'Pick one machine in your kitchen and take it out of history. Follow a woman in Pune through an ordinary Tuesday in a city where it was never invented. You may not explain anything; we have to see the gap from the way she shops.',
    },
    {
      title: 'Small news under Europa’s ice',
      tags: ['letter', 'funny'],
      text: 'Steal the dullest notice in your local paper, a road closure or a lost bicycle, and move it to a town under the ice of Europa. What is the editor sent in reply? Four letters, each angrier and better informed than the last.',
    },
  ],
  faqs: [
    {
      question: 'How much science do I need to know to write sci-fi?',
      answer:
        'As much as your main character knows about her kettle: what it does, what it costs, what happens when it breaks. A passenger on a space elevator knows the food and the noise, not the tensile strength of the cable. Look up one true fact for each story, such as how long a signal takes to reach Mars, and build on it. One solid nail holds more than a page of invented equations.',
    },
    {
      question: 'How do I explain my invention without stopping the story?',
      answer:
        'Let somebody use it while wanting something else. “The rain came on at four, and Berit ran out to move the washing” tells us that rain keeps hours, and nobody has lectured. If a thing must be explained, give the explaining to a person with a motive: a salesman, a child who will not go to bed, a lawyer. We listen to motives. Cut any sentence that begins with “As you know”.',
    },
    {
      question: 'My idea has been done already. Is it still worth writing?',
      answer:
        'Yes. Readers come back for the person, and nobody has written yours. Robots who learn to feel are a crowded shelf; a robot who comes back from the sixth floor humming, with a neighbour who counts the days until Thursday, is a particular afternoon in Karachi. Change the job, the budget and the hour of the day. If the story still feels second-hand, change who is telling it.',
    },
    {
      question: 'Should a beginner start with a short story or with a novel?',
      answer:
        'With one scene, about 600 words, that takes place in a single room or vehicle. You will learn there everything a novel asks for at greater cost: how to hint, when to stop explaining, who to follow. The ten-minute stop of a train is plenty. Finish three scenes in three weeks. If you find that two of them belong to the same future, you have begun a book without having had to decide to.',
    },
  ],
  relatedLinks: [
    { text: 'Longer openings, when you want more room', to: '/sci-fi-story-starters-for-adults' },
    { text: 'Futures in talk alone', to: '/sci-fi-dialogue-prompts' },
    { text: 'When the future has rules and a police force', to: '/prompt-ideas-for-dystopian-fiction' },
  ],
} satisfies ThemedPage
