import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Mystery Writing Prompts: Clues, Suspects, Secrets',
  metaDescription:
    'Mystery writing prompts with a clue in the first line: odd tracks in the snow, loaded dice, a dog on the wrong poster. Short, playable and free of gore.',
  title: 'Mystery Writing Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'Small puzzles from dorms, buses, motels and break rooms, each with one odd fact that somebody in the story has to explain.',
  introduction:
    'Choose a prompt and write its answer at the top of the page, in one sentence: who did it, how, and why they thought they had to. Now you know more than your reader, and you can play fair with them. Many first mysteries go wrong because the writer hopes to find the solution on the way, and then has to bring in a cousin on the last page. For the next twenty minutes, write only the scene in which someone notices that something is off. Include one detail that points to your answer and two that point elsewhere. Mysteries are good practice in deciding what to show, and when, which helps with every other kind of story.',
  prompts: [
    {
      title: 'The freezer was unplugged',
      tags: ['scene', 'funny'],
      text: 'Somebody unplugged the freezer on purpose. Five roommates, one thawed lasagna, and everyone has a shift they can prove.',
    },
    {
      title: 'Interview with the only witness',
      tags: ['interview', 'funny'],
      text: 'The only witness to the hit-and-run is six years old. She’ll tell you all about the dog, the bubble gum and the man’s shoelaces. You need the color of the truck. Write the interview, and don’t let yourself lead her.',
    },
    {
      title: 'Checked out twice',
      tags: ['document', 'eerie'],
      text: 'A motel review, two stars. Clean sheets, good water pressure, but the guy in the next room checked out on Friday and then again on Saturday. Write the whole review, the owner’s reply, and the comment another guest leaves underneath.',
    },
    {
      title: 'Your dog on the poster',
      tags: ['scene', 'eerie'],
      text: 'The lost dog poster shows your dog and gives her name. Your dog is asleep on your feet. Call the number.',
    },
    {
      title: 'A bass drum walks out',
      tags: ['document', 'funny'],
      text: 'During second lunch, a bass drum left a locked band room, and nobody heard a thing. Four people have the key. You’re the assistant principal, and the pep rally is at two. Write up your interviews, including the answer that came a little too fast.',
    },
    {
      title: 'Packages for 4B',
      tags: ['scene', 'eerie'],
      text: 'Packages for 4B keep getting picked up. Nobody has lived in 4B since spring. You work the front desk.',
    },
    {
      title: 'Forty hours nobody played',
      tags: ['scene', 'eerie'],
      text: 'Nobody has touched your brother’s save file since he moved out. Tonight it loads in a town he never reached, with forty more hours played. The console isn’t online and hasn’t left your room. Start with who has a key.',
    },
    {
      title: 'The wrong kid on the bus',
      tags: ['scene', 'tense'],
      text: 'Twenty-nine kids left on the field trip. Twenty-nine came back. One of them isn’t from your school.',
    },
    {
      title: 'Loaded dice on Thursday',
      tags: ['scene', 'tense'],
      text: 'Somebody in your Thursday game is rolling loaded dice. You run the table, and at one in the morning you finally did the math on two years of rolls. What doesn’t fit: they’re loaded to lose. Write the next session, watching their hands.',
    },
    {
      title: 'Somebody is editing the forum',
      tags: ['messages', 'tense'],
      text: 'Someone with mod access is editing old posts on your fishing forum, one word per post. You’ve saved screenshots. Put the changed words in order, work out who they’re for, then write the pinned message that lets this person know you’ve read it.',
    },
    {
      title: 'The left sneaker',
      tags: ['scene'],
      text: 'The lost and found at the rec center is down to one sneaker, left foot, size nine. A man comes by on Mondays to make sure it’s still there. You run the desk. Today he asks a favor: if anyone tries to claim it, say no and call him.',
    },
    {
      title: 'Her handwriting, not her book',
      tags: ['dialogue', 'eerie'],
      text: '“That’s my handwriting,” she said. “But I’ve never owned this book.” Keep going, starting with what’s written on page one.',
    },
    {
      title: 'Sub plans through Friday',
      tags: ['scene', 'tense'],
      text: 'You got the call to sub at six this morning. Mr. Alvarez said it was for one day, yet his plans run through Friday, and the last page is addressed to you by name. You’ve never met. You have until third period to figure out what he knew.',
    },
    {
      title: 'Exact change in the tip jar',
      tags: ['scene', 'tender'],
      text: 'Someone keeps overfilling the tip jar. On Friday it held exactly what you were short on rent, to the dollar, and only two people knew that number. Write the Saturday shift, working the counter between them.',
    },
    {
      title: 'Book club, missing chapter',
      tags: ['messages', 'funny'],
      text: 'The library’s murder mystery came back with its last chapter cut out. Write the book club’s group chat.',
    },
    {
      title: 'Tracks to the side door',
      tags: ['scene', 'tense'],
      text: 'It snowed all night and stopped at five. One set of footprints crosses the Okafors’ yard to their side door, and none come back. The Okafors are in Florida. You’re on the sidewalk with their spare key, because you feed the cat, and your dad is on the phone.',
    },
    {
      title: 'Employee of the month, unknown',
      tags: ['scene', 'eerie'],
      text: 'The store’s employee of the month is a woman nobody has ever worked with. Her photo’s been up since the first. The manager says corporate sends them. She gets the good parking spot, and when you pull in for the early shift, there’s a car in it.',
    },
    {
      title: 'Her mother solves it first',
      tags: ['dialogue', 'funny'],
      text: 'A detective calls her mother to say she’ll miss dinner. Her mother solves the case, and nobody’s told her there is one.',
    },
    {
      title: 'Two people stand up',
      tags: ['scene', 'tense'],
      text: 'Dentist’s office, nine in the morning. The woman across from you has held the same magazine open the whole time and hasn’t turned a page. The receptionist comes out and calls a name. The woman stands up, and so does the man beside you.',
    },
    {
      title: 'Hide a clue in plain sight',
      tags: ['scene'],
      text: 'A stolen bike, three neighbors, one page. Hide the clue that gives it away in the middle of a list of ordinary things, and never mention it again. Give the page to a friend and see if they catch it. If they do, move the clue and try someone else.',
    },
    {
      title: 'Mystery plot, solved first',
      tags: ['plan'],
      text: 'Plan a mystery plot from the end. One line each: who did it, why that day, how, what they overlooked, what gives them away. Add two innocent suspects with a motive, an alibi and a smaller secret apiece. Place five clues, two of them misleading. Mark the page on which a sharp reader could name the culprit.',
    },
  ],
  faqs: [
    {
      question: 'Should I know who did it before I start writing?',
      answer:
        'It helps, even if you change your mind later. Write one line: “Nadia took the drum, because the rental was overdue and she was ashamed.” Now you can plant a receipt in chapter one and a blush in chapter two. If you prefer to write without a plan, go ahead, but stop after two pages and list who could have done it. Pick the one who would surprise you, then go back and put in two clues.',
    },
    {
      question: 'How do I hide a clue so that readers don’t spot it at once?',
      answer:
        'Give it a second job. A clue stands out when it’s in the scene for no other reason. If your detective notices muddy boots, everyone will remember them. If a father complains about muddy boots while he looks for the car keys, readers see a busy morning. You can also put the clue in the middle of a list, follow it with something funny, or let someone explain it away with a reason that sounds fine.',
    },
    {
      question: 'Does a mystery need a murder?',
      answer:
        'No. It needs a question that somebody badly wants answered. Who edited the old posts, who pays into the tip jar, why a guest checked out twice: each can carry ten pages. What matters is the cost of not knowing. A thawed lasagna is a joke until it’s the last thing a roommate’s grandmother cooked before she moved away. Ask who loses something if the truth stays hidden, and begin with that person.',
    },
    {
      question: 'What makes a good red herring?',
      answer:
        'A good red herring has its own true explanation. The neighbor who lies about Friday night should be hiding something real, such as a second job, so that finding out is a small reward instead of a cheat. Give the innocent suspect a reason to behave badly and a scene in which it comes out. One or two are plenty for a short story. With five, your readers will stop trusting any detail.',
    },
  ],
  relatedLinks: [
    {
      text: 'More tension: thriller prompts',
      to: '/thriller-writing-prompts',
    },
    {
      text: 'Quests and clues: game writing prompts',
      to: '/game-writing-prompts',
    },
    {
      text: 'Short story prompts',
      to: '/writing-prompts/short-story',
    },
  ],
} satisfies ThemedPage
