import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Unsent Letter Prompts',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Unsent Letter Prompts: To an Ex, a Parent, Yourself',
  metaDescription:
    'Unsent letter prompts to an ex, a parent, a lost friend or a boss, to someone who died, to your younger and future self, and for forgiveness and closure.',
  description:
    'Letters with no stamp, to the people, places and parts of yourself that you still argue with in the shower.',
  introduction:
    'A letter that won’t be sent is good for whatever you keep rehearsing on the bus. It has somebody at the other end, so you can’t stay vague, and nobody there can interrupt. Beginners write the letter they might post after all: polite, balanced, dead. Decide before the first word that this one stays, and write by hand, or in a file with no address in it. For the next twenty minutes: choose one person and one day, write for fifteen without correcting, and spend five deciding where the page will live. If it’s about somebody who frightens you, keep it where they can’t find it.',
  prompts: [
    {
      title: 'Unsent letter to my ex',
      tags: ['letter', 'bittersweet'],
      text: 'Begin in the middle, as the two of you used to talk: “By the way, I found your blue jumper.” Go on with things that happened, one to a line. When you reach the first sentence that you’d be afraid to post, write it twice.',
    },
    {
      title: 'Angry letter to my ex',
      tags: ['letter', 'tense'],
      text: 'No fairness for ten minutes. Name the day, the room, what was said, and what you should have answered, in capitals if need be. Then go over it with a pencil and put a ring round the one line that’s about you and not about them.',
    },
    {
      title: 'Thank-you letter to my ex',
      tags: ['list', 'tender'],
      text: 'Thank your ex for three things that you still use: a way of cutting onions, a short cut, a word. Leave out the ending. Which of them does nobody know you got there?',
    },
    {
      title: 'Goodbye letter to my ex',
      tags: ['scene', 'bittersweet'],
      text: 'You never got the last conversation, so arrange it yourself: the bench, the weather, who arrives first. Say what you’re keeping and what you are giving back. Then get up. What’s the last thing you say, and do you turn round?',
    },
    {
      title: 'Unsent letter to my mother',
      tags: ['letter', 'thoughtful'],
      text: '“Mum, there’s something I’ve never told you, because of the face you’d pull.” Which face? Describe it, and how you learned to avoid it. Then tell her anyway, in the language she scolded you in.',
    },
    {
      title: 'Unsent letter to my father',
      tags: ['list', 'thoughtful'],
      text: 'Write to your father as you’d talk across the open bonnet of a car, both of you looking at the engine. One thing you once watched him do. One that you wish he had asked you. One that you no longer need him to say.',
    },
    {
      title: 'Unsent letter to a friend',
      tags: ['messages', 'bittersweet'],
      text: 'There was no quarrel, only a message that neither of you answered. Tell the friend who went quiet your news, in the order you’d have told it then: silliest first.',
    },
    {
      title: 'Unsent letter to my boss',
      tags: ['letter', 'funny'],
      text: 'Dear boss, with reference to this morning’s meeting: set out, in your best office English, everything you thought while you were nodding. Number the points. Under “any other business”, put the one thing you would in fact like to be asked.',
    },
    {
      title: 'Dear younger me',
      tags: ['letter', 'tender'],
      text: 'A child of eight is sitting on the stairs, listening to the voices in the kitchen, and it’s you. Write a note that can be read before the door opens. Say one thing that turns out well, and where they’ll be standing when it does.',
    },
    {
      title: 'Letter to my husband or wife',
      tags: ['letter', 'tender'],
      text: 'They’re asleep in the next room. Write down one thing you noticed this week, one that you have stopped asking for, and one that still works on you every time.',
    },
    {
      title: 'Letter to my future self',
      tags: ['letter', 'hopeful'],
      text: 'In a year you’ll have forgotten what you were afraid of this week. Put it down for that person, with its date and its size. Add what you could smell while writing, whose voice was in the house, and a bet: one thing you’d stake ten pounds on. Where will you hide this?',
    },
    {
      title: 'Letter to myself in ten years',
      tags: ['letter', 'thoughtful'],
      text: 'Whoever reads this is ten years older. Give them a reason to be grateful: a dull thing you did this month for their sake, a tooth, a payment, an apology. What do you hope they’re still bad at?',
    },
    {
      title: 'Letter to somebody who has died',
      tags: ['letter', 'tender'],
      text: 'You still have something in their handwriting: a label in the freezer, a birthday card, a number on the wall. Copy those words out as your first line, and answer them. Then ask what you only thought of afterwards, and leave three lines empty underneath.',
    },
    {
      title: 'Letter to a pet that died',
      tags: ['letter', 'tender'],
      text: 'Use the name you called them in the kitchen, not the one at the vet’s. Report what’s still here: the scratch on the door, the lead, the hairs on the good coat. Who else in the house still talks to them?',
    },
    {
      title: 'Letter to my body',
      tags: ['letter', 'thoughtful'],
      text: 'Dear knees, dear stomach, dear left shoulder: write as you would to a colleague of many years you’ve never once taken out to lunch. What has it covered up for you? When did it warn you, and what were you doing instead of listening? Offer it something by Friday.',
    },
    {
      title: 'Letter to God, or to nobody',
      tags: ['one-voice', 'thoughtful'],
      text: 'Address the envelope first: God, or the ceiling, or whoever has the night shift. Then say it as you would at two in the morning: what you want, why it isn’t fair, what you’d settle for. Leave the lower half of the page free.',
    },
    {
      title: 'Unsent letter to my anxiety',
      tags: ['document', 'funny'],
      text: 'Write to the firm that fitted your alarm. It goes off for the post, for a text, for a cough two rows behind you. List this week’s false alarms, with times. Say what the thing was put in for, and at what volume you’d like it from now on.',
    },
    {
      title: 'Forgiveness letter I won’t send',
      tags: ['list', 'thoughtful'],
      text: 'You needn’t mean it yet. Write “I forgive you for” five times, and finish it with smaller and smaller things: the money, the wedding, the tone of voice, the umbrella. How small does it have to be before it’s true?',
    },
    {
      title: 'Apology letter I never sent',
      tags: ['letter', 'thoughtful'],
      text: 'Three sentences. What you did, in plain words. What it did to them, as far as you know. What you’d do now if they were standing here. No “but”, no “if I upset you”, nothing about your childhood.',
    },
    {
      title: 'Thank-you letter, too late',
      tags: ['letter', 'bittersweet'],
      text: 'Somebody did you a kindness before you could see the size of it, and now they’ve moved, or died, or you have lost the name. Thank them: what they did, what it cost them, what you were like that year.',
    },
    {
      title: 'Letter to a stranger',
      tags: ['letter', 'tender'],
      text: 'Take somebody you saw today for less than a minute: on the escalator, in the chemist’s, crying in a parked car. Write what you would have said, if people did that.',
    },
    {
      title: 'Letter to my unborn child',
      tags: ['letter', 'hopeful'],
      text: 'Dear whoever you’ll be, here’s the household you are about to join. Introduce everyone by their worst habit and their best dish. Who is going to spoil you, who’ll teach you to swear, and who is pretending not to be nervous?',
    },
    {
      title: 'Letter to my grown-up child',
      tags: ['letter', 'tender'],
      text: '“You’re taller than me now, and I still count the plates.” Write to your grown child about one thing you got wrong, with the date, the room and the words. Tell it as you’d want to be told. No excuses, and no advice about the car.',
    },
    {
      title: 'Letter to my old house',
      tags: ['description', 'bittersweet'],
      text: 'Dear house, thank you for the third stair and for the tap that had to be asked nicely. What did you hear that no one else did? And what’s standing now where my bed stood?',
    },
    {
      title: 'Letter to my estranged sibling',
      tags: ['letter', 'bittersweet'],
      text: 'You shared a bath, a bunk bed, a back seat. Write to your brother or sister about one day when the two of you were on the same side, and stay inside that day. Last line: what you’d say if the phone rang tonight and it was them.',
    },
    {
      title: 'Closure letter',
      tags: ['dialogue', 'thoughtful'],
      text: 'Closure isn’t coming in the post, so write both halves. First your question, the real one, in a single line. Then their answer, in their voice: not the one you’d like but the likeliest. Sign for it, with today’s date.',
    },
    {
      title: 'Letter to someone who hurt me',
      tags: ['list', 'thoughtful'],
      text: 'This letter is a wall, not a bridge: they’ll never get it. Give what they did its proper name. Then list what you stopped doing because of it, singing, answering the door, wearing red, and put a mark beside whatever you want back. You may stop at any comma.',
    },
    {
      title: 'Letter to my crush',
      tags: ['letter', 'funny'],
      text: 'They’ve no idea. Tell the person you can’t stop glancing at when it started, what they were carrying, and which of their jumpers is the worst for your concentration. Be as undignified as you like.',
    },
    {
      title: 'Letter to my first love',
      tags: ['scene', 'bittersweet'],
      text: 'Once a year or so, at a station or among the yoghurts, you think of them. If you’d stayed together, what would this morning’s breakfast have looked like? Who wouldn’t exist? Now describe the breakfast you had.',
    },
    {
      title: 'Goodbye letter to my addiction',
      tags: ['letter', 'hopeful'],
      text: 'Write to the drink, the cigarettes, the betting app, as if you were leaving somebody who was great fun at first. Where did you meet? What did it promise, what did it take, who noticed? End with where you’ll be at six tonight, and who’ll be expecting you.',
    },
  ],
  faqs: [
    {
      question: 'should I send a letter I wrote to my ex',
      answer:
        'Not this week. Put it away for a month with a date on the envelope, and then ask what you’d want to happen within an hour of its arriving. If the answer is “nothing, I only want them to know”, one kind line may be enough: “I found your jumper and I’m all right.” If you want an answer, an apology or a quarrel, keep it. And if they’ve asked you not to write, or you’ve ever been afraid of them, don’t send anything.',
    },
    {
      question: 'what do I do with the letter when I’ve finished it',
      answer:
        'Keep it, burn it, tear it up or bury it; the writing has done most of the work. Burn it in a sink or outdoors, with water beside you. If you keep it, put it in an envelope and write on it when you may open it, say 1 June. Some people read the letter aloud once to an empty chair and then fold it small. The one thing to avoid is leaving it where somebody else could be hurt by it.',
    },
    {
      question: 'how do I start a letter to someone who died',
      answer:
        'Start with their name and the most ordinary news you have: “Dear Baba, they’ve finally mended the gate.” You don’t have to begin with the loss; it will come when it’s ready. Write as you used to talk, in the same language, with the same jokes. Ask them something. If you can’t go on, put the date, and continue on the next birthday. Many people end up with a whole book of such letters, and read in it now and then.',
    },
    {
      question: 'is it normal to cry or get angrier when I write an unsent letter',
      answer:
        'Yes. Anger often comes first, and there is something softer under it a page later. Set a timer, and finish with three things you can see from the chair: “kettle, Tunde’s coat, rain on the bin.” If you’re still shaken the next day, or the letter leads to violence or abuse, leave that subject until you can take it to a therapist or a helpline. If you think of harming yourself or anyone else, ring a crisis line or your emergency number now.',
    },
  ],
  relatedLinks: [
    { text: 'Kinder questions, and the ones you avoid', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'When the loss is still fresh', to: '/journal-prompts-for-hard-times' },
    { text: 'From letters to a whole memoir', to: '/memoir-writing-prompts-for-adults' },
  ],
} satisfies ThemedPage
