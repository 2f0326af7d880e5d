import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Mothers and Mothers-to-Be',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Journal Prompts for Mothers and Mothers-to-Be | Promptory',
  metaDescription:
    'Journal prompts for mothers of any age: pregnancy, IVF, miscarriage, the first months, guilt, work, single parenting, teenagers, and letters to a child.',
  description:
    'Pages for the mother herself, from the first scan to the child who rings on Sundays, most of them short enough for a nap.',
  introduction:
    'A mother’s journal is good for keeping the person who was there before, and for catching the days that everybody tells you to enjoy and nobody gives you time to see. Beginners write the child’s book: first tooth, first step. Those are worth a line, but put yourself in the picture, with what you wore, wanted and nearly said. For the next twenty minutes, or the seven you have: pick the title nearest to this week, write with whatever pen isn’t a crayon, and stop the moment someone calls. Half a page is a page. The gentle ones, on loss and waiting, can be left for another day.',
  prompts: [
    {
      title: 'Journal prompt for mothers',
      tags: ['reflection', 'thoughtful'],
      text: 'What did you do today that nobody under your roof knows about? Write down how long it took, and what would have happened if you hadn’t.',
    },
    {
      title: 'Mum guilt',
      tags: ['document', 'funny'],
      text: 'The court is sitting. Read out today’s charge: the tablet, the shop-bought cake, the voice you used at 8.15. Then whatever speaks for you. Last, call the only witness who counts and write down what your child really saw.',
    },
    {
      title: 'Single mother, nine o’clock',
      tags: ['list', 'hopeful'],
      text: 'The door is shut, they are asleep, and it was only you all day. List what went right, down to the matching socks. Then one thing that you’ll hand to somebody else this week, and that somebody’s name.',
    },
    {
      title: 'New mother, first weeks',
      tags: ['list', 'tender'],
      text: 'Four facts about today that no one asked you for: the hour when it got light, what you ate with one hand, the noise the baby makes before crying, what you miss.',
    },
    {
      title: 'Pregnancy journal',
      tags: ['reflection', 'tender'],
      text: 'Which week is it, and who has been told? Describe one thing that you can no longer do, one that you do in secret, and what your hand does by itself on the bus.',
    },
    {
      title: 'Letter to my unborn baby',
      tags: ['letter', 'tender'],
      text: '“I don’t know your face yet, and I’m writing to you all the same.” Go on from there: what’s outside the window, who is arguing about the pram, what you’ve eaten and blamed on the baby, which sound you hope is known in there already.',
    },
    {
      title: 'Fear of giving birth',
      tags: ['list', 'hopeful'],
      text: 'Write each fear about the birth on a line of its own, with the person who put it there. Beside it, the question you’ll ask the midwife. Which of them is somebody else’s story?',
    },
    {
      title: 'My birth story',
      tags: ['scene', 'tender'],
      text: 'Tell the birth in the order that your body remembers, not the order in the notes. Who said something kind? Which sentence do you want taken back? Stop where you first saw the baby’s ear.',
    },
    {
      title: 'IVF and infertility',
      tags: ['list', 'tender'],
      text: 'The calendar belongs to the clinic at the moment. Write down this week’s other dates, those that would have happened anyway. Then the question that you were asked once too often, who asked it, and the answer you’d have liked ready. Which day this month will you keep clear of it?',
    },
    {
      title: 'After a miscarriage, gently',
      tags: ['letter', 'tender'],
      text: 'Only if you want to, and only as far as you like. Write to the one you were expecting, about a single ordinary day on which you thought of them: the weather, the street, what you touched. You needn’t end it.',
    },
    {
      title: 'Pregnant again after a loss',
      tags: ['reflection', 'tender'],
      text: 'Congratulations, they say, and you count the days. What do you allow yourself to buy, to say, to plan? Write down one thing you are glad of today, in pencil if you must.',
    },
    {
      title: 'Postpartum journal',
      tags: ['document', 'tender'],
      text: 'One line each: slept, eaten, washed, cried, been held. Which was hardest to fill in? Beneath it, finish this and read it to someone tonight: “What I haven’t told you is …”',
    },
    {
      title: 'My body after a baby',
      tags: ['description', 'tender'],
      text: 'Give one scar or soft place the baby left you three sentences of thanks, and one of complaint.',
    },
    {
      title: 'Stay-at-home mother',
      tags: ['list', 'funny'],
      text: 'Write your job advert as it really is: hours, clients, canteen, prospects. Where does it say when you’re off?',
    },
    {
      title: 'Working mother',
      tags: ['scene', 'thoughtful'],
      text: 'The four minutes between the last door of one job and the first door of the other: where are you, what’s in your bag, who are you in them? Write them slowly.',
    },
    {
      title: 'Mother of teenagers',
      tags: ['dialogue', 'tender'],
      text: 'Which sentence did your teenager last throw over a shoulder on the way out? Write it down, then what it might have been short for. Where in the house do the two of you still talk without looking at each other?',
    },
    {
      title: 'Stepmother journal prompt',
      tags: ['reflection', 'thoughtful'],
      text: 'What do your stepchildren call you, and what would you like to be called? Write about a moment this month when you stepped back, and one when somebody small made room on the sofa.',
    },
    {
      title: 'Mother–daughter shared journal questions',
      tags: ['interview', 'tender'],
      text: 'One notebook, two pens; it travels by pillow. What do I do that makes you laugh when I don’t mean to? What did you not tell me at the time? What’s something of mine you want one day? What should we stop asking each other? Each answers both sides, and nothing gets corrected.',
    },
    {
      title: 'Mother–son shared journal questions',
      tags: ['interview', 'funny'],
      text: 'Pass it back and forth, one question a night. Which of my rules makes no sense? When did I embarrass you? What are you good at that I can’t do? What would you like me to come and watch? Drawings count as answers, and so does “pass”.',
    },
    {
      title: 'Tired evening, three lines',
      tags: ['list', 'tender'],
      text: 'Three lines, then bed: what they said, what you swallowed, what was soft.',
    },
    {
      title: 'Letter to my daughter',
      tags: ['letter', 'tender'],
      text: 'Dear daughter: leave out the advice. Tell her about one hour when you watched her and she didn’t know it: the shoes, the hair, who she was talking to, and what it did to you. Say how old you both were.',
    },
    {
      title: 'Letter to my son',
      tags: ['letter', 'tender'],
      text: 'Dear son: you did something this week exactly the way someone you hardly knew used to do it. Tell him who that was and what it looked like. Then tell him what’s only his.',
    },
    {
      title: 'Losing my temper with the children',
      tags: ['reflection', 'thoughtful'],
      text: 'What happened in the ten minutes before you shouted? Put the clock on it, hunger and noise included. Then write the apology at a child’s height, in two sentences.',
    },
    {
      title: 'Who was I before children?',
      tags: ['description', 'bittersweet'],
      text: 'Describe a Saturday in the last year before the first child: the bed, the hours, what was in your bag. Which one thing from it could you have back by this weekend, for forty minutes?',
    },
    {
      title: 'My own mother and me',
      tags: ['list', 'thoughtful'],
      text: 'Two columns: what you do as your mother did, and what you swore you never would. Mark every line that has changed columns. What would you ask her, if she’d answer it straight?',
    },
    {
      title: 'Mother of a disabled child',
      tags: ['letter', 'hopeful'],
      text: 'Write to the next person who’ll look after your child for a day. Leave the diagnosis until last. What makes this child laugh, what does “no” look like, what’s the song? And what do you need someone to know about you?',
    },
    {
      title: 'Should I have another baby?',
      tags: ['table', 'thoughtful'],
      text: 'Two Sunday mornings, five years from now: one with, one without. Describe each from bed to lunch. Which did you make tidier than it would be?',
    },
    {
      title: 'Mother of grown-up children',
      tags: ['messages', 'tender'],
      text: 'What did you type to your grown child this week and delete? Write it out in full. Then send the version that asks for nothing.',
    },
    {
      title: 'Things my children say',
      tags: ['list', 'funny'],
      text: 'Write down five things your children have said this week, exactly, with the wrong words left wrong. Beside each, where everyone was standing.',
    },
    {
      title: 'Mother’s Day page',
      tags: ['reflection', 'tender'],
      text: 'Who mothered you this year, related or not? Name them, say how (soup, lifts, silence), and what you’ll ring them about on Sunday.',
    },
  ],
  faqs: [
    {
      question: 'how do I keep a journal with small children in the house',
      answer:
        'Keep it where you already stand, and make it tiny. A notebook on top of the fridge, a pencil on a string, three lines while the pasta boils: what they said, what I felt, what I need. “She called the moon ‘my lamp’. Proud, hungry. An hour alone.” If even that fails, send yourself a voice message and copy it out on Sunday. Missing two weeks matters less than having a place to come back to.',
    },
    {
      question: 'is it awful to write that I don’t always like being a mother',
      answer:
        'No. Most mothers have such evenings, and the page is a safe place for them. Write down which part you disliked today, because it’s seldom the child: it is the seventh supper nobody ate, the noise, being needed at the toilet. That tells you what to change or whom to ask. If you feel nothing for your child most days, or are frightened by your own thoughts, tell a doctor or midwife soon. They have heard it before.',
    },
    {
      question: 'what is the difference between baby blues and postpartum depression',
      answer:
        'Length and weight, roughly. Many new mothers cry easily in the first two weeks, and it passes. If you’re low, numb, panicky or sleepless even when the baby sleeps, for longer than two weeks, ring your doctor, midwife or health visitor and say so in one sentence. A page headed “slept, ate, cried, liked something” is useful to bring along. If you see or believe strange things, or think of harming yourself or the baby, get emergency help now.',
    },
    {
      question: 'should I let my child read my journal one day',
      answer:
        'Decide in twenty years; write today as if nobody will. It’s worth having two books: one for you, with the slammed doors in it, and one for them, with a letter on each birthday. “You are four and you refuse all hats” is a fine beginning. Put a note in the front of yours that says what is to be done with it. A shared journal between you, passed back and forth, is a third thing, with its own rules.',
    },
  ],
  relatedLinks: [
    { text: 'Letters and scenes for the family book', to: '/memoir-writing-prompts-for-adults' },
    { text: 'For grief, divorce and other hard times', to: '/journal-prompts-for-hard-times' },
    { text: 'Thanks on a short night', to: '/journal-prompts/gratitude' },
  ],
} satisfies ThemedPage
