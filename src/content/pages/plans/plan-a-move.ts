import type { PlanTexts } from '@/content/schema'

export default {
  metaTitle: 'Plan a Move: Six Weeks, Seventeen Steps | Promptory',
  metaDescription:
    'From the advert to the first night: what to do six weeks before a move, four weeks before, in the last days and after, with a prompt for the hard letters.',
  title: 'Plan a Move',
  purpose: 'planning',
  level: 'everyone',
  description: 'Six weeks from the first advert to the first night, with the letters written for you to check.',
  introduction: [
    'A move is not heavy because of the boxes. It is heavy because forty small things depend on one another, and three of them need a week’s notice. So begin with whatever involves waiting: the contract, the removal firm, the internet. Boxes can be packed at any hour.',
    'Set the date of your move first and count backwards. The prompts plan, compare and write; anything about rights and deadlines differs from country to country, so check those with an advice centre or the contract itself.',
  ],
  parts: [
    {
      title: 'Six weeks before',
      description: 'Whatever needs somebody else’s yes.',
      steps: [
        {
          title: 'Check the advert',
          text: 'Before you pay anything or send a copy of your passport.',
          minutes: 15,
          prompt: 'does-this-rental-ad-add-up',
        },
        {
          title: 'View it, and try things',
          text: 'By daylight if you can, with somebody who sees other things than you do. Run the tap, open each window, stand still and listen.',
          minutes: 45,
          prompt: 'what-to-check-at-a-viewing',
        },
        {
          title: 'Know what you can pay',
          text: 'Rent is one line. Add deposit, the removal, double rent for a few days, and the lamp that will not fit.',
          minutes: 30,
          prompt: 'a-month-of-spending-sorted',
        },
        {
          title: 'Read the lease, then sign',
          text: 'Take it home for a night. Have what was promised written in, get a signed copy, and pay the deposit in a way that leaves a record.',
          minutes: 45,
          prompt: 'read-the-lease-before-i-sign',
        },
        {
          title: 'Give notice in writing',
          text: 'Wait until the new contract is signed. Look up the notice period in the old one, send notice in the form it asks for, and keep proof.',
          minutes: 30,
        },
        {
          title: 'Make the week-by-week plan',
          text: 'Count back from moving day: six weeks, or as many as you have. Put the result on the fridge; the dates of every step below come from it.',
          minutes: 30,
          prompt: 'move-in-four-weeks',
        },
      ],
    },
    {
      title: 'Four weeks before',
      description: 'Book, tell, sort out.',
      steps: [
        {
          title: 'Three quotations for the van',
          text: 'Ask each firm the same questions, or the cheapest will be the one that forgot the stairs.',
          minutes: 40,
          prompt: 'three-bids-compared',
        },
        {
          title: 'Get the repairs done',
          text: 'What is broken and not yours to pay for should be reported now, not on the last day.',
          minutes: 20,
          prompt: 'letter-to-a-landlord-about-repairs',
        },
        {
          title: 'Cancel and move contracts',
          text: 'Electricity, internet, insurance, gym, the bank, the doctor. List them all first: some are ended, some move along. Have your post forwarded, too.',
          minutes: 45,
          prompt: 'cancel-it-or-take-it-along',
        },
        {
          title: 'Clear one room a week',
          text: 'Three piles: keep, give away, throw away. Begin where you sleep least.',
          minutes: 90,
        },
      ],
    },
    {
      title: 'The last days',
      description: 'Routes, keys and one suitcase.',
      steps: [
        {
          title: 'All errands in one go',
          text: 'The town hall, the tip, the keys, the meter: one round, one map.',
          minutes: 20,
          prompt: 'errands-in-one-route',
        },
        {
          title: 'A bag for the first night',
          text: 'Pack as if for a short trip: medicines, chargers, papers, tea, toilet paper, a screwdriver.',
          minutes: 20,
          prompt: 'packing-for-one-carry-on',
        },
        {
          title: 'Instructions for whoever comes next',
          text: 'The boiler, the window that sticks, the neighbour who has a key. It takes ten minutes, and somebody may have done it for you.',
          minutes: 15,
          prompt: 'instructions-your-home-came-without',
        },
        {
          title: 'Photograph the empty rooms',
          text: 'Meter readings, walls, floors, keys on the table. Keep the pictures until the deposit is back.',
          minutes: 20,
        },
      ],
    },
    {
      title: 'In the new place',
      description: 'On the day, and in the first month.',
      steps: [
        {
          title: 'Photos before the first box',
          text: 'List every mark on the day you get the keys, and send the list.',
          minutes: 30,
          prompt: 'move-in-photos-before-the-deposit',
        },
        {
          title: 'See the room before you shift it',
          text: 'Let a picture show it empty and furnished, or measure and draw. Both are lighter than the wardrobe.',
          minutes: 25,
          prompt: 'a-room-before-it-is-furnished',
        },
        {
          title: 'The deposit, or a complaint',
          text: 'If the old landlord or the firm does not answer in time, one calm letter with one remedy.',
          minutes: 25,
          prompt: 'complaint-with-one-clear-remedy',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'I have only two weeks. Where do I begin?',
      answer:
        'With what needs notice: the contract, the van and the internet, all on the first day. Then skip the sorting: pack everything by room, label each box with room and one word, and throw things away after the move. “Kitchen, pans” on two sides of a box saves an hour on the first evening. Ask two friends for one fixed half day each.',
    },
    {
      question: 'How do I plan a move with children?',
      answer:
        'Tell them the date, show them the route to school, and let each pack one box that travels in your own car. Put their beds up first on the day. Add them to the plan when you fill in the prompt, for example “two children and a fish tank”, and it will ask about school papers and who looks after them while the van is loaded.',
    },
    {
      question: 'Can I rely on what an AI says about notice periods?',
      answer:
        'No; it mixes countries and years. Let it list what to look up, and take the answer from your contract, the tenants’ association or a public advice page with a date on it. A good request is “Which deadlines should I check before I give notice in Austria, and where is each written down?” Then read the places it names.',
    },
  ],
  relatedLinks: [
    { text: 'Prompts for planning a day', to: '/productivity-prompts' },
    { text: 'More for home, letters and money', to: '/chatgpt' },
    { text: 'Another plan: a job in four weeks', to: '/plans/a-job-in-four-weeks' },
  ],
} satisfies PlanTexts
