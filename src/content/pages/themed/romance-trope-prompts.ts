import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Romance Trope Prompts: Fake Dating, Only One Bed & More',
  metaDescription:
    'Romance trope prompts with a twist: fake dating, only one bed, enemies to lovers, grumpy and sunshine, slow burn and 21 more. All sweet, many of them funny.',
  title: 'Romance Trope Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'Tropes you know by heart, each with one thing out of place, from a motel front desk to a penalty box, and nothing past a kiss.',
  introduction:
    'A trope is a promise. Readers open a story with only one bed because they know what’s coming and want to be surprised by how. That makes tropes good practice: the ending is more or less settled, so you can give all your attention to two people in a room and what they won’t say. Beginners tend to explain the feelings on page one, and then there’s nothing left to wait for. Choose a trope you love, or one you’re sick of. Give each person something to want that isn’t love. Then write for twenty minutes, and stop when one of them notices something about the other that nobody else would.',
  prompts: [
    {
      title: 'After the fake dating',
      tags: ['scene', 'tender'],
      text: 'The fake dating ended in March, with a handshake. Nobody told your grandmother. He still calls her every Sunday at four about her tomatoes, and this Sunday she’s out in the garden and you pick up.',
    },
    {
      title: 'Only one bed, forty empty rooms',
      tags: ['one-voice', 'funny'],
      text: 'You work nights at a motel with forty empty rooms. When two people come in out of the rain, not quite looking at each other, you say there’s only one bed left. You’ve been invited to nine weddings. Tonight’s two are from head office, here about the empty rooms, and they’re not quite looking at each other.',
    },
    {
      title: 'Edit war over ducks',
      tags: ['messages', 'funny'],
      text: 'Tell enemies to lovers in edit summaries only: two strangers undoing each other’s changes to an online encyclopedia’s page about ducks. Start with “Reverted. Your source is a coloring book.”',
    },
    {
      title: 'Road test with his ex-wife',
      tags: ['dialogue', 'tender'],
      text: '“Everyone gets a second chance,” says the road test examiner, eyes on her clipboard. “In ten days, with an appointment.” The man at the wheel is sixty-eight and wants his license back after eye surgery. They were married for nineteen years. Pull out of the lot when it’s safe.',
    },
    {
      title: 'Forced proximity at the truck stop',
      tags: ['scene', 'funny'],
      text: 'You do the weather on Channel 6, and you promised the county a light dusting. Now you’re snowed in at a truck stop with the viewer who mails in a correction every time you’re wrong. She’s brought the folder.',
    },
    {
      title: 'Matchmaking for two mothers',
      tags: ['document', 'funny'],
      text: 'The arranged marriage is off. Your mother and the groom’s haven’t spoken since the argument about the caterer, and the trouble is that you and he liked each other. Write the matchmaker’s profile you’ve secretly put together for each mother: temper, best dish, what she’s looking for in a friend.',
    },
    {
      title: 'Blind date at the wrong table',
      tags: ['scene', 'funny'],
      text: 'Ten minutes into your blind date, you realize this isn’t Marcus. Marcus is two tables away, laughing, with whoever this man came here to meet.',
    },
    {
      title: 'The soulmates test says no',
      tags: ['scene', 'tender'],
      text: 'The soulmates test costs nine dollars and is never wrong. Ruth and Al, married forty-six years, got one as a gag gift, and it came back No. Al has hung it on the refrigerator. Begin with Ruth moving the magnet.',
    },
    {
      title: 'Romance in the penalty box',
      tags: ['dialogue', 'funny'],
      text: 'Write a sports romance in the only place they ever get to talk: the penalty box, two minutes at a time. In four seasons of hockey, Dani had never been called for anything. Since the new attendant started working the door, she’s had nine penalties. Write three of them.',
    },
    {
      title: 'Married for the dental plan',
      tags: ['one-voice', 'tender'],
      text: 'Ours is a marriage of convenience, and the convenience is my dental plan. This morning, hunting for gloves in his winter coat, I found an insurance card from his own job, two years old.',
    },
    {
      title: 'Royalty in disguise does dishes',
      tags: ['list', 'funny'],
      text: 'The diner’s new dishwasher is a prince, and he thinks nobody knows. Write the ten rules for staff that are taped up inside the walk-in fridge. Rule one: no bowing. Rule seven is only for Josie, who keeps offering to dry.',
    },
    {
      title: 'Comfort without a kind word',
      tags: ['scene', 'tender'],
      text: 'Write hurt/comfort without one kind word in it. Her arm’s in a sling, he was never any good at talking, and it’s an evening of jars, shoelaces and chicken that needs cutting.',
    },
    {
      title: 'Two hypothetical questions for HR',
      tags: ['scene', 'funny'],
      text: 'You run HR, so you can’t repeat what you hear. On Monday, Priya from legal asks about the office romance policy, hypothetically. On Tuesday it’s Grant from shipping, hypothetically. Neither will say who. On Wednesday you’re handed the seating chart for the holiday lunch.',
    },
    {
      title: 'Love triangle in the front seat',
      tags: ['dialogue', 'tense'],
      text: 'A love triangle shares the front seat of a moving truck, and the one in the middle has fallen asleep. Write what the other two say over his head, quietly, for ninety miles.',
    },
    {
      title: 'Divorce papers in orange crayon',
      tags: ['dialogue', 'funny'],
      text: 'They were childhood sweethearts, married by the swings at age six with a bread tie for a ring. Twenty-five years later he walks into the pharmacy where she works and slides divorce papers across the counter, in orange crayon. “I’d like to do things in the right order,” he says.',
    },
    {
      title: 'Slow burn on a ferry bench',
      tags: ['list', 'tender'],
      text: 'Eleven years on the 7:40 ferry in Istanbul, two commuters, one bench. Tell this slow burn in eleven sentences, one a year, and say only where they sit and what’s on the bench between them. Year one: opposite ends, his wet umbrella.',
    },
    {
      title: 'Vampire kept on the porch',
      tags: ['one-voice', 'funny'],
      text: 'I’m not nosy, I just have a kitchen window. Odalys next door knows he can’t come in unless she asks him, so he’s been on that porch three summers now, with a blanket. It’s the only vampire love story I ever had patience for. Well, tonight it’s hailing, and he’s out there being polite about it.',
    },
    {
      title: 'A betting pool on you two',
      tags: ['scene', 'funny'],
      text: 'Your friends keep a spreadsheet called Friends to Lovers, five dollars a square, on the day you and Kwame finally figure it out. Kwame has bought a square, and it’s this Saturday.',
    },
    {
      title: 'Single parent at pump four',
      tags: ['scene', 'tender'],
      text: 'Every other Friday at six, in a gas station lot, you hand your kids to your ex and then sit for a minute in the empty car. So does the single parent at pump four. It’s been a year. Tonight he knocks on your window, holding two coffees and your daughter’s left rain boot.',
    },
    {
      title: 'Love letters on repair invoices',
      tags: ['document', 'tender'],
      text: 'He can’t write love letters, but he can write invoices. Write the mechanic’s notes on six visits by the same old station wagon, beginning with “Squeak in door. Fixed. No charge.” By visit five there’s nothing wrong with the car.',
    },
    {
      title: 'Forbidden love between two mascots',
      tags: ['scene', 'funny'],
      text: 'Mascot rules: never talk, never take off the head, never be nice to the other team. This is forbidden love between a Ram and a Tiger, and halftime is fifteen minutes.',
    },
    {
      title: 'Secret admirer, wrong car',
      tags: ['letter', 'thoughtful'],
      text: 'The notes under your windshield wiper are funny and kind and not for you. You’ve never played the cello. This secret admirer has the wrong gray hatchback, and the right one parks two spots down. You’ve kept all six notes. Write back.',
    },
    {
      title: 'Grumpy covers for sunshine',
      tags: ['scene', 'tender'],
      text: 'Grumpy and sunshine run the tow yard. Lou works the gate and can’t stand people. Pilar works the window, and people who came to scream leave with a mint. Today she’s on the floor behind the filing cabinet, not saying a word, with the mints in her lap. Nine people are in line. Lou opens the window.',
    },
    {
      title: 'Amending the glitter pen contract',
      tags: ['document', 'funny'],
      text: 'At eleven you signed a contract, in glitter pen, never to date your best friend’s brother, and your best friend kept it. She’s in law school now, so draft a very good amendment.',
    },
    {
      title: 'Wedding gone wrong, group chat',
      tags: ['messages', 'funny'],
      text: '“ok the bride’s gone too. other exit.” Keep going with the staff group chat from a wedding gone wrong: a hundred and forty dinners, a band paid until midnight, and a florist and a drummer who keep finding reasons not to go home.',
    },
    {
      title: 'Long distance to the balcony',
      tags: ['dialogue', 'tender'],
      text: 'After four years of long distance, we finally share an apartment, and neither of us knows what to say at dinner. At nine, our old time, my phone rings: he’s calling from the balcony, with his back to the glass.',
    },
  ],
  faqs: [
    {
      question: 'What’s the difference between a trope and a cliché?',
      answer:
        'A trope is a situation readers look for; a cliché is the same situation with nothing new in it. “Two rivals have to share a room” is a trope. It goes stale when the details could belong to anybody: a storm, a smirk, a shared blanket. Keep the situation, and change who, where or why. In the motel prompt here, the story belongs to the night clerk who hands out the one room, so an old scene gets a new pair of eyes.',
    },
    {
      question: 'How do I make fake dating or only one bed feel new?',
      answer:
        'Begin where other stories stop, or take away the excuse. Fake dating is usually told from the bargain to the confession, so start a month after the fake breakup, when he still calls her grandmother on Sundays. With only one bed, let both of them see the vacancy sign from the window and say nothing about it. Once the excuse is gone, they’re staying because they want to, and one of them will have to be the first to admit it.',
    },
    {
      question: 'Can I combine two tropes in one story?',
      answer:
        'Yes, and two are usually enough. Let one bring them together and the other keep them apart. Being snowed in puts two people in a kitchen; if he’s also your best friend’s brother, every cup of cocoa has a rule to break. With a third trope, the story often turns into a list. Test it with one sentence: “They aren’t together yet because she promised his sister.” If you need two becauses, take a trope out.',
    },
    {
      question: 'How do I build tension if nobody does more than kiss?',
      answer:
        'Slow down on small things that can be seen. A hand that stays on the car door, a coat held out a second too long or a nickname used once can do the work of a kiss. Then give them a reason to hold back that your reader respects, such as a job or a promise. In the ferry prompt, all you have is a bench and what lies on it. If his umbrella moves to the floor in year six, your reader will notice.',
    },
  ],
  relatedLinks: [
    {
      text: 'Longer slow burns: romance for novels',
      to: '/romance-writing-prompts-for-novels',
    },
    {
      text: 'Short stories about love',
      to: '/short-story-prompts-about-love',
    },
    {
      text: 'What they say: romantic dialogue',
      to: '/romantic-dialogue-prompts',
    },
  ],
} satisfies ThemedPage
