import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Thriller Writing Prompts: Suspense Without Gore',
  metaDescription:
    'Thriller prompts built on everyday stakes: a wrong signature, a bag swapped on a train, a notice inside a locked flat. Plenty of tension and no blood.',
  title: 'Thriller Writing Prompts',
  purpose: 'fiction',
  level: 'adults',
  description:
    'Situations in which something must be decided within the hour, and the wrong person is standing very close.',
  introduction:
    'A mystery asks what happened. A thriller asks what is about to happen, and whether your character can get to the door first. That makes it excellent training for pace, for scenes that turn, and for giving people hard choices. The usual trouble is starting too loud. If page one has an explosion, page two has nowhere to go, and we don’t yet care who was in the building. Take a prompt with small stakes: a signature, a phone battery, a key. Write the first ten minutes of it in real time, one small action after another. Stop after twenty minutes, underline the sentence where your character could still have walked away, and make that choice harder.',
  prompts: [
    {
      title: 'Your sister’s voice',
      tags: ['dialogue', 'tense'],
      text: 'Your sister’s voice is on the phone, crying and asking for money. Your sister is sitting next to you. Keep the caller talking.',
    },
    {
      title: 'Added to the wrong chat',
      tags: ['messages', 'tense'],
      text: 'You’ve been added to a group chat by mistake. Nine people, no names. They have a time, and they have the door code of your building. Nobody’s noticed you. Then someone says to sound off, so they know who’s in. Write the chat until it’s your turn.',
    },
    {
      title: 'Notice on the kitchen table',
      tags: ['scene', 'eerie'],
      text: 'A tenant finds her landlord’s notice of entry on the kitchen table. She came home last night and put the chain on.',
    },
    {
      title: 'Two house-sitters, one house',
      tags: ['scene', 'tense'],
      text: 'You’re house-sitting, third night. Someone lets herself in with a key, sees you on the couch and says, “Oh. They told me I had this week.” She’s friendly. She knows where the mugs are. The owners are on a plane until morning. Pick it up from the kettle.',
    },
    {
      title: 'A warning in the email',
      tags: ['email', 'tense'],
      text: 'Write the calm email a finance clerk sends while somebody stands behind her, reading. Hide a warning in it.',
    },
    {
      title: 'The shore gets no closer',
      tags: ['scene', 'tense'],
      text: 'You’re babysitting, and you took Theo, six, out in a pedal boat. The wind has turned. You’ve been pedaling ten minutes and the dock isn’t getting any closer. He thinks it’s a game. It matters a lot that he keeps thinking so.',
    },
    {
      title: 'The second signature',
      tags: ['scene', 'tense'],
      text: 'Any payment over ten thousand needs two signatures. The bank rings to confirm one with yours on it, neat and correct. You were on leave that day. The other signature is your business partner’s, and she’s unreachable until six. The bank’s cut-off is five. Begin at 15:40.',
    },
    {
      title: 'Four percent left',
      tags: ['scene', 'tense'],
      text: 'Your phone’s at four percent, and the only person who knows where you are is wrong about it.',
    },
    {
      title: 'A reference call goes odd',
      tags: ['dialogue', 'tense'],
      text: 'You agreed to give a former colleague a phone reference. The first questions are the usual ones. Then: which days does he leave early, and does he still drive the green car? Write the call. Find out who’s asking, and give away nothing.',
    },
    {
      title: 'Name in the trail register',
      tags: ['scene', 'eerie'],
      text: 'At the trailhead, Inés opens the register to sign in and finds her own name, today’s date and a time two hours ago, in handwriting close to hers. The only car in the lot is the one they came in. Her friend laughs and keeps walking.',
    },
    {
      title: 'Peanuts in batch 60',
      tags: ['document', 'tense'],
      text: 'Friday, 16:50, a small bakery. The lab finds peanut in biscuits labelled nut-free, and twelve hundred boxes left this morning. The owner wants a second test on Monday before anyone is told. Write the next hour as the quality manager’s call log, with times.',
    },
    {
      title: 'Keep talking about your day',
      tags: ['dialogue', 'tense'],
      text: '“Don’t turn around. Just keep telling me about your day.” Go on from there, using nothing but what they say.',
    },
    {
      title: 'Lock up after me',
      tags: ['scene', 'tense'],
      text: 'Dev is closing the petrol station alone. The last customer buys gum and says, not looking up, “Lock it behind me. The next guy will show you a badge. Don’t open.” Four minutes later there’s a man at the glass, holding up a badge and looking scared himself.',
    },
    {
      title: 'The interpreter understood',
      tags: ['scene', 'tense'],
      text: 'Two firms are about to sign, with one interpreter between them. During the break, one side says in front of her what the deal is really for. They use her mother’s language, and it hasn’t crossed their minds that she speaks it. Back at the table, they ask her to read clause nine aloud.',
    },
    {
      title: 'Four thousand viewers',
      tags: ['messages', 'tense'],
      text: 'Rosa fixes old phones on a stream for about forty regulars. Tonight’s phone, bought in a box of junk, turns on. A new name types, “That’s mine, stop filming.” Then the view count goes to four thousand. Write the chat, and what she says out loud.',
    },
    {
      title: 'The next guard on shift',
      tags: ['document', 'tense'],
      text: 'Write the handover note of a security guard who doesn’t trust the guard coming on after him.',
    },
    {
      title: 'Past your street',
      tags: ['scene', 'tense'],
      text: 'The driver has gone past your street. He’s humming. When you tell him, he turns the music up a little.',
    },
    {
      title: 'The instructor remembers everybody',
      tags: ['scene', 'tense'],
      text: 'You got this warehouse job by saying you had a forklift certificate. Seven months, no accidents, nobody asked. The new supervisor shakes hands along the line. He used to run the only course in the county, he says, and he never forgets a face.',
    },
    {
      title: 'Not sharing since March',
      tags: ['messages', 'tense'],
      text: 'In March you stopped sharing your location with him. He just texted, “That place has great waffles, get those.”',
    },
    {
      title: 'A call in the wrong bag',
      tags: ['scene', 'tense'],
      text: 'The grey rucksack you took from the luggage rack isn’t yours. Inside, a phone is on a call, and a woman is saying, “Good. Now get off at the next station.” Through the window, your own bag goes along the platform on somebody’s shoulder. The doors are still open.',
    },
    {
      title: 'Horror story: the height chart',
      tags: ['scene', 'eerie'],
      text: 'The family before you marked their children’s heights in pencil on the kitchen door frame, and you never had the heart to paint over it. This morning there is a new line, with today’s date, a good way above your head. Beside it, in the same handwriting as the rest: “Nearly there.”',
    },
    {
      title: 'Horror story: her neat braid',
      tags: ['scene', 'eerie'],
      text: 'Your mother talks about the man who comes at night to do her hair. It’s the illness, says the night nurse, they all see somebody. Your mother hasn’t been able to lift her arms since March. You’ve come early today. Her hair is in a tight, neat braid, and the nurse asks if you were here before.',
    },
    {
      title: 'Horror story: one tooth more',
      tags: ['scene', 'eerie'],
      text: 'The dentist counts, frowns, and counts again. Thirty-three. “That one wasn’t on last year’s X-ray.” She turns the screen so that you can see, and neither of you says anything for a while. The new tooth already has a filling.',
    },
    {
      title: 'Ghost story for Christmas Eve',
      tags: ['scene', 'eerie'],
      text: 'Every Christmas Eve your grandmother set one place too many and wouldn’t say for whom. This year she is gone, so you set it. At ten o’clock the chair is pulled out. Nobody is on it, and the soup in that bowl is going down.',
    },
  ],
  faqs: [
    {
      question: 'How do I build tension without violence?',
      answer:
        'Let the reader know something that one of the characters doesn’t, then make us wait. A clerk types a polite email. We know the man behind her can read it, and that one word is a signal. Nobody raises a voice. You can also take away choices one by one: the phone battery, the lift, the colleague who goes home at five. Keep sentences simple at the worst moment, and stay close to what the hands are doing.',
    },
    {
      question: 'What’s the difference between a thriller and a mystery?',
      answer:
        'A mystery works backward to something that has happened, and a thriller runs toward something that may. Take a missing file. In a mystery, somebody asks who deleted it. In a thriller, she has until four to get it back, and the man who deleted it offers to help. Many stories do both: the question pulls from behind and the deadline from ahead. If you’re unsure which you have, look at whether your character is mostly asking or mostly running.',
    },
    {
      question: 'How do I keep a thriller believable?',
      answer:
        'Answer the sensible question early: why don’t they just call the police, or leave? Give a reason that fits the person. She can’t call because the call would show up on the shared family account. He can’t leave because a six-year-old is asleep upstairs. Let characters try the obvious thing and have it half work. Readers accept a large coincidence that causes trouble, but rarely one that solves it.',
    },
    {
      question: 'Where should a thriller scene stop?',
      answer:
        'Stop just after the situation has changed and before anyone has had time to deal with it. If the scene is about getting the bag back, don’t end with the bag in her hands. End when she opens it on the train and there’s a second phone inside. Try cutting your last paragraph and see if the scene is better. A short final line works, but if every chapter ends on a shock, readers learn to expect it.',
    },
  ],
  relatedLinks: [
    {
      text: 'Puzzles first: mystery prompts',
      to: '/mystery-writing-prompts',
    },
    {
      text: 'Sci-fi dialogue prompts',
      to: '/sci-fi-dialogue-prompts',
    },
    {
      text: 'Short story prompts',
      to: '/writing-prompts/short-story',
    },
  ],
} satisfies ThemedPage
