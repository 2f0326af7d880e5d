import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Coins on the fridge',
      tags: ['reflection', 'thoughtful'],
      text: 'What did you believe about money when you were ten? Who taught you that?',
      longer:
        'When you were ten, the week’s coins stood in stacks on top of the fridge: milk, bus, temple, in case. There was one more stack that was not to be mentioned to your father. Write about the day you were sent to the shop with that one. What were you told to say if you were asked? What do you still say?',
    },
    {
      title: 'Supposed to be in Denver',
      tags: ['dialogue', 'funny'],
      text: '“You’re supposed to be in Denver.” “So are you.” Keep them talking.',
      longer:
        '“You’re supposed to be in Denver,” you say to your brother in the frozen aisle of the grocery store where you both grew up. “So are you,” he says. You each told the family you couldn’t make it home this year. You’re holding ice. He’s holding a sheet cake, carefully, with the writing turned away from you.',
    },
    {
      title: 'Free to whoever collects',
      tags: ['document', 'bittersweet'],
      text: 'You have to advertise a piano, and you hope that nobody comes. Write the ad.',
      longer:
        'One upright piano, free to whoever collects. Your mother wants it gone by the weekend and has asked you to place the ad. Write it so that every word is accurate and nobody will come. Someone comes: a man with a van, a tape measure and a girl of twelve, who asks to hear it first. Answer her questions.',
    },
    {
      title: 'The four-minute wash',
      tags: ['scene', 'tense'],
      text: 'A car wash takes four minutes. Two people have to finish a conversation in there.',
      longer:
        'Deluxe wash, four minutes. Teresa is driving. Her stepson, sixteen, is in the other seat, and he has just asked if she’s leaving his dad. The brushes come down. Nobody can get out before the dryer, and the radio doesn’t work in here. Write all four minutes, with soap.',
    },
    {
      title: 'Through the wall',
      tags: ['letter', 'tender'],
      text: 'Write to the neighbors whose quarrels you have heard through the wall for years.',
      longer:
        'Through the bedroom wall you have followed the couple next door for twelve years: the new job, the baby, the mother who came to stay, the silence of last spring. You’ve met them twice, at the trash cans. On the first they move out. Write the card you will push under their door, and decide how much you’re willing to have heard.',
    },
    {
      title: 'Two blocks to the pharmacy',
      tags: ['list', 'whimsical'],
      text: 'Turn getting out of the house today into a quest, side quests and all.',
      longer:
        'Bea hasn’t left the apartment in three weeks, so her friend sends her a quest log. Main quest: the pharmacy, two blocks. Side quests: find clean socks, listen to one voicemail, get past the lobby guy (friendly, level 90 talker). Update it as she goes.',
    },
    {
      title: 'Left where the cinema was',
      tags: ['how-to', 'bittersweet'],
      text: 'Give directions to a place using only what used to be there.',
      longer:
        'A delivery driver asks the way at a shoe repairer’s, the only open door on the street. The shoe repairer gives directions by what has gone: left where the cinema was, past the old dairy, and at the flood wall you’ve overshot. Set them out in order. Let the driver ask two questions.',
    },
    {
      title: 'Roses in a mop bucket',
      tags: ['speech', 'funny'],
      text: 'It’s International Women’s Day. A woman who would rather have the day off is asked to speak.',
      longer:
        'March 8, and the head office has laid on roses and a talk about resilience for the women of the cleaning staff, attendance expected. Their supervisor, Selvi, has two people off sick and the third floor still to do. In front of the photographer the director asks her for a few words. Give her three minutes and somewhere to put the roses.',
    },
    {
      title: 'A haircut in the garage',
      tags: ['reflection', 'tender'],
      text: 'Remember a haircut that was really about something else.',
      longer:
        'The week after the layoffs, your dad asked you to cut his hair in the garage. You’d never cut hair. He sat on a paint bucket with a beach towel around his neck and, for once, he talked the whole time. Start with the first snip. It’s a bad haircut. Be sure to tell us how he wore it.',
    },
    {
      title: 'Profile by your best friend',
      tags: ['document', 'funny'],
      text: 'Let your oldest friend write your dating profile, unfairly and with love.',
      longer:
        'Your best friend Noor made you a dating profile while you were in the shower. Six questions, six answers, in her voice, every one of them true. Start with “What people get wrong about me.” Let her be rude about your cooking and exactly right about the thing you’re proudest of.',
    },
    {
      title: 'One mango, no charge',
      tags: ['scene', 'tender'],
      text: 'A man buys one mango, and the fruit seller will not take his money.',
      longer:
        'Every evening on the way back from the ward a man buys one mango. Tonight the fruit seller wraps it in newspaper and refuses the coins: someone on the ward has told someone. The man himself has told no one, not even his daughter, who is waiting in the car and has seen it all through the windshield. Begin when he opens the car door.',
    },
    {
      title: 'A quarter to eight',
      tags: ['description', 'tense'],
      text: 'Describe a street in the quarter of an hour when the shops put out their signs.',
      longer:
        'You were at the bus stop from a quarter to eight until eight, and now a police officer is asking. Shutters, sign boards, who nodded to whom, the van double-parked outside the pharmacy. Give her the street minute by minute, only what could be seen or heard. She keeps coming back to the pharmacist, who has always been good to your mother.',
    },
    {
      title: 'Found: one large tortoise',
      tags: ['messages', 'funny'],
      text: 'A large, calm tortoise has been found, says the neighborhood page. Write the comments.',
      longer:
        '“FOUND: one large tortoise, corner of Maple and 4th. Seems calm.” Write the neighborhood page as the comments roll in. Everybody’s an expert. Two people say it’s theirs. Somebody uses the thread to complain about parking. Let the tortoise do something around comment thirty.',
    },
    {
      title: 'Sentences by the digits of pi',
      tags: ['verse', 'whimsical'],
      text: 'It’s Pi Day. Write six sentences with 3, 1, 4, 1, 5 and 9 words.',
      longer:
        'Every Pi Day someone leaves a pie on the doorstep of Gabe, a math tutor, and he’s never found out who. Tonight he’s staying up to see. Tell it in sentences of three words, one, four, one, five, nine, two, six, and start over when you run out. You get to break the count once, so save it for the door.',
    },
    {
      title: 'Easy to ignore',
      tags: ['email', 'tense'],
      text: 'It’s the Ides of March. Write a warning that will be easy to ignore.',
      longer:
        'The story goes that Caesar was warned about the Ides of March and went in anyway. Write the office version: an email from Hema in accounts to her director about one supplier. He stops reading after four sentences, and she knows it. Put the danger in the second.',
    },
    {
      title: 'Happy Retirement Marge',
      tags: ['scene', 'funny'],
      text: 'The retirement cake has the wrong name on it, and the wrong person is delighted.',
      longer:
        'Twenty-two years in county records and the cake says “Happy Retirement Marge.” It’s Doreen who is retiring. Marge has thirty-one years in, no plans to stop, and a fork in her hand. She reads the cake twice. A smile starts. Write the next fifteen minutes, and don’t let anybody cut it.',
    },
    {
      title: 'The alarm still goes at five',
      tags: ['one-voice', 'tender'],
      text: 'A woman who has retired explains why her alarm still goes off at five.',
      longer:
        'She left the hospital laundry in June with a clock and a card, and still the alarm goes at five. Her husband has moved into the spare room. Let her explain herself, in her own words, to the kettle, the radio, the man who brings the bread. She has been going somewhere every morning this week. She is getting round to that.',
    },
    {
      title: 'What she never liked',
      tags: ['reflection', 'bittersweet'],
      text: 'Which food did a parent pretend to dislike so that you could have more of it?',
      longer:
        'Your mother never liked chicken breast. You believed this until you were thirty, when you caught sight of her at a party, alone behind a pillar with a full plate. Write about that plate, and her face when she saw you. Lately you have found yourself disliking something at your own table. Who has begun to believe you?',
    },
    {
      title: 'A substitute in lane six',
      tags: ['scene', 'whimsical'],
      text: 'Your bowling team’s missing player has sent a substitute: his ex-wife, with her own ball.',
      longer:
        'Your bowling team’s fourth is out, so he sent a sub: his ex-wife, with her own ball. She’s better than he ever was. Around the sixth frame, just making conversation, she tells you the real reason he’s out. The rest of the team is busy high-fiving. Write frames six through ten, including the split.',
    },
    {
      title: 'Everything down the middle',
      tags: ['list', 'thoughtful'],
      text: 'Day and night are almost equal all over the world right now. Write about two people who split everything.',
      longer:
        'This week day and night come out nearly even, wherever you are. Grace and Emeka have divided their apartment as fairly: shelves, bills, dog walks, on a sheet held to the fridge by a magnet. Reproduce the sheet. Each of them has been quietly doing one of the other’s jobs. Let us see that from the entries alone.',
    },
    {
      title: 'Poem for a bus driver',
      tags: ['verse', 'tender'],
      text: 'It’s World Poetry Day. Write eight lines for a person who says they never read poems.',
      longer:
        'Your father drives a bus and says he doesn’t read poems. Yet he can recite every stop of the first route he was given in this country, in order, with the years in which they were renamed. Write a poem that he might read at the terminus with the engine running. Use at least four of the stops.',
    },
    {
      title: 'Best glass of water',
      tags: ['reflection', 'hopeful'],
      text: 'What was the best glass of water you ever drank? Begin with the thirst.',
      longer:
        'Mile eleven of a hike you lied about being ready for, and your water ran out at nine. A woman on her way down, seventy at least, hands you her bottle and tells you to finish it. She won’t sit. She needs to get to where phones work. Write the drink, gulp by gulp, with everything she says while you can’t answer.',
    },
    {
      title: 'A pot comes back full',
      tags: ['scene', 'whimsical'],
      text: 'The man downstairs has returned your pot, washed, with something in it.',
      longer:
        'In your family a dish never goes back empty. The man downstairs, who moved in alone in the fall, has returned your steel pot with seven boiled eggs in it, each marked with a date in pencil. Your mother-in-law has theories. Let the two of you talk it over above the pot, and then send one of you downstairs.',
    },
    {
      title: 'Lift the lid of the tank',
      tags: ['dialogue', 'tender'],
      text: 'Talk a beginner through a small repair over the phone. No video.',
      longer:
        'Your son calls from his first apartment. The toilet won’t stop running and the landlord won’t pick up. Talk him through it with one coat hanger and no video. You learned this from his father, and pretty soon you’re doing his father’s voice. Your son gets quiet. Keep him on the line until the water stops.',
    },
    {
      title: 'Every roommate, rated',
      tags: ['list', 'funny'],
      text: 'Rate every roommate you’ve ever had, siblings included. One line each, up to five stars.',
      longer:
        'The room you badly want comes with a form: list all previous roommates, dates, how it ended, 200 characters each. You start with your brother and the bunk bed. You planned on being funny. By the fifth name you’re way over the limit and still typing.',
    },
    {
      title: 'Statement about a spoon',
      tags: ['document', 'whimsical'],
      text: 'A colleague admits in writing to having taken one spoon. Write the statement.',
      longer:
        'A spoon went missing from the staff kitchen: heavy, silver, brought from home by the finance manager. There was an all-staff email. Eight months later a colleague who is leaving writes a statement for the file. She took it. She’d like to set out, in order, where it has been since, what it has stirred, and why it is now in the wrong drawer.',
    },
    {
      title: 'Your first paycheck',
      tags: ['reflection', 'thoughtful'],
      text: 'What was the first thing you bought with money you’d earned?',
      longer:
        'Your first paycheck from the ice cream stand came to $61.18, and you had a plan for it. That morning your mom, who never asked for things, said something about the gas bill, to nobody, with her back to you. Write the walk to the bank and the walk home. You bought something. Set it on the table and let her look.',
    },
    {
      title: 'There is no 2:30',
      tags: ['scene', 'tender'],
      text: 'In many countries the clocks jump ahead this month. Two people have planned something for the missing hour.',
      longer:
        'It’s the night the clocks go from two straight to three, so on your shift at the gas station there won’t be a 2:30. Weeks ago two people agreed to meet at pump four at 2:30. Only one of them has figured it out. She’s inside now, buying gum, asking you what time it is. Start at 1:55 and let the clock jump.',
    },
    {
      title: 'The glove compartment',
      tags: ['list', 'bittersweet'],
      text: 'Pick a car that smelled of one person. List what was in the glove compartment.',
      longer:
        'Your uncle Ron’s brown station wagon smelled like cough drops and wet dog, and he never had a dog. You’re the one who has to sell it. Empty the glove compartment onto the hood and write down each thing with one sentence about it, the way he’d have explained it.',
    },
    {
      title: 'Describe your husband',
      tags: ['dialogue', 'tense'],
      text: 'A woman describes her husband to an officer who must decide if the marriage is real.',
      longer:
        'Window six. The officer asks what her husband ate last night, which side of the bed he takes, the color of his toothbrush. It is a real marriage. But he has been on nights for two years, and they meet on the stairs. What she knows is what he leaves in the sink. Write her answers, until the officer asks something that isn’t on his list.',
    },
    {
      title: 'Quarterly report, staff of one',
      tags: ['document', 'funny'],
      text: 'The first quarter of the year ends today. Report on yours as if you were a small firm.',
      longer:
        'Quarterly report, January to March, for Osei & Nobody, sole employee Daniel Osei, who turned forty in week six. Sections: results against plan, complaints received, staffing, outlook. He is writing it to amuse his sister. Give figures wherever a figure is silly.',
    },
  ],
} satisfies TodayMonth
