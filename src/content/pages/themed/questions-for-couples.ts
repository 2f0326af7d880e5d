import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Questions for Couples',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Questions for Couples: Before Marriage to Many Years After',
  metaDescription:
    'Questions for couples: before marriage, at arranged meetings, long-distance, date night, deep and funny ones, after an argument, on trust, money and new babies.',
  description: 'Questions for two people with two pens, from the third date to the fortieth anniversary.',
  introduction:
    'Most couples talk every day about milk, bins and who’s collecting whom. Questions on paper are good for the rest: each has time to answer, nobody interrupts, and the quiet one isn’t talked over. Beginners use them as a test, with right answers, or pounce on a reply. So agree on three rules. Anyone may say “pass”. You may ask about an answer, but not defend yourself against it. What’s written here isn’t used in the next quarrel. In the next twenty minutes: choose one list, write for ten apart, swap pages, and read each other’s aloud. If you’re afraid of how your partner will react, don’t begin here; talk to somebody safe.',
  prompts: [
    {
      title: 'Questions before marriage: money',
      tags: ['list', 'thoughtful'],
      text: 'Before anyone speaks, each of you writes three figures: what I earn, what I owe, what I’d spend without asking. Turn the pages over together. What did your parents fight about in the last week of the month? How do we make sure we can both always see the account?',
    },
    {
      title: 'Questions before marriage: children',
      tags: ['interview', 'thoughtful'],
      text: 'On paper first. Do I want children, and how certain am I out of ten? What if they don’t come? Who stays at home when a child has a fever? What did my parents do that we’ll do differently? Swap, and ask about one answer only.',
    },
    {
      title: 'Questions before marriage: faith',
      tags: ['dialogue', 'thoughtful'],
      text: 'What do you do when nobody’s watching: pray, fast, light a candle, none of it? What should a child be told? Whose feast do we cook for? Keep asking until each of you has found one thing you won’t give up, and write down the other’s in their words.',
    },
    {
      title: 'Questions before marriage: chores',
      tags: ['table', 'funny'],
      text: 'Each lists all the jobs of one household week, down to buying the birthday cards, and marks them: like it, don’t mind it, would rather eat dust. Lay the two lists side by side. Whose job is it to remember that the job exists?',
    },
    {
      title: 'Questions before marriage: parents',
      tags: ['interview', 'thoughtful'],
      text: 'How often is “often” at your mother’s? Who may have a key? What happens when one of them can’t live alone? What don’t we tell them? Each writes what they’ll say when their own parents go too far, and reads it out.',
    },
    {
      title: 'Arranged marriage: first family meeting',
      tags: ['list', 'funny'],
      text: 'The aunties are on the sofa, so ask what can be answered aloud. What’s a Sunday like in your house? Who makes you laugh? What would you do with a free year? Afterwards, note the answer that made somebody’s mother look at the ceiling.',
    },
    {
      title: 'Arranged marriage: talking alone',
      tags: ['interview', 'thoughtful'],
      text: 'Twenty minutes on the balcony. Do you want this, and could you say no? Where do you want to live, and who with? Will you work, and will I? What should I know before our families decide? That evening, write down whether you felt free to ask.',
    },
    {
      title: 'Long-distance relationship questions',
      tags: ['messages', 'tender'],
      text: 'For tonight’s call, and no “how was your day?” What did you see that you wanted to point at? What are you eating, off which plate? What will we do in the first minute in the same room?',
    },
    {
      title: 'Date night questions',
      tags: ['list', 'tender'],
      text: 'Phones in the bread basket. Which of our evenings would you have again, minute by minute? What have you changed your mind about since we met? What would you like to learn that’s of no use? Which couple in here are we in twenty years?',
    },
    {
      title: 'Deep questions for couples',
      tags: ['interview', 'thoughtful'],
      text: 'When are you lonely with me in the room? What did you need as a child that you still ask me for, in disguise? What are you waiting for me to ask? The one who listens may only say “go on”.',
    },
    {
      title: 'Funny questions for couples',
      tags: ['list', 'funny'],
      text: 'Which of us would be arrested first, and for what? Which of my stories do you mouth along with? What would the cat tell the vet? How wrong were you about me on the first evening? A point for honesty, two for making the other one snort.',
    },
    {
      title: 'Would you rather for couples',
      tags: ['list', 'whimsical'],
      text: 'Would you rather read my mind on Mondays, or have me read yours on Fridays? Live over a bakery, or under a dancer? Eat nothing but my cooking, or never eat it again? Answer at the same moment, on your fingers, and then defend yourself.',
    },
    {
      title: 'Questions after an argument',
      tags: ['document', 'thoughtful'],
      text: 'Ten minutes, in separate rooms. What I heard you say. What I meant. What I was afraid of when I got loud or went quiet. My own part in it. Swap, read the other’s page aloud, and correct nothing.',
    },
    {
      title: 'Trust questions for couples',
      tags: ['interview', 'thoughtful'],
      text: 'What do I do that makes you feel safe, and when did I last do it? What do you check up on, and would you be glad to stop?',
    },
    {
      title: 'Rebuilding trust after a lie',
      tags: ['list', 'bittersweet'],
      text: 'What do you need to know, and what would you sooner not? What would I see by Friday if something had changed? Who else could help us? One question is enough for tonight.',
    },
    {
      title: 'Intimacy questions for couples',
      tags: ['interview', 'tender'],
      text: 'Low light, no hurry, and “pass” is always an answer. When do you feel close to me with all your clothes on? What would you like more of, or more slowly? What did we use to do? What have you wanted to say no to? Thank each other for the hardest one.',
    },
    {
      title: 'Moving in together questions',
      tags: ['table', 'thoughtful'],
      text: 'What comes with you that I’ll have to live with: an armchair, a brother, drum practice? Who pays what, and on which day? Where does each of us go to be alone? Write the house rules on one page, sign it, and leave room for three changes.',
    },
    {
      title: 'Questions for new parents',
      tags: ['messages', 'tender'],
      text: 'Too tired to talk, so pass this back and forth. One thing you did today that I saw. One thing I need by tomorrow night. How much have you slept, truly? What do you miss about us that takes under ten minutes?',
    },
    {
      title: 'Weekly couples check-in',
      tags: ['list', 'thoughtful'],
      text: 'Sundays, ten minutes, the same two chairs. What went well between us? Where did I miss you? What are you dreading? Who’s cooking on Wednesday? What are we looking forward to? Nothing gets solved until both have answered.',
    },
    {
      title: 'Money talk for couples',
      tags: ['plan', 'thoughtful'],
      text: 'Once a month, with something sweet. First say one thing the other did well with money. What came in, what went out, what didn’t you mention? What are we saving for, and do you still want it?',
    },
    {
      title: 'How we show love',
      tags: ['table', 'tender'],
      text: 'Five lines each: something you said that I’ve kept, something you did unasked, something you gave me, a touch, an hour that was only for us. Mark the one you’d miss most. Then guess which one the other has marked.',
    },
    {
      title: 'Gratitude for my partner',
      tags: ['list', 'tender'],
      text: 'What did they do this week so quietly that you almost missed it: the full tank, the unblocked sink, the call to your mother? Three things. Tell them one at breakfast and save two for a bad day.',
    },
    {
      title: 'Couples’ journal: first page',
      tags: ['document', 'tender'],
      text: 'One book for two. On page one, how you met, in both handwritings and, if you don’t agree, both versions. Beneath it: where the book lives, what it’s for, what’s never to be quoted in a quarrel. Each leaves the other one question overnight.',
    },
    {
      title: 'Questions for a new relationship',
      tags: ['interview', 'hopeful'],
      text: 'Third date or so. Who do you ring when something good happens? What are you like when you’re ill? What did the last one get right about you? How much time do you like to yourself? What would your sister warn me about?',
    },
    {
      title: 'Planning a wedding together',
      tags: ['table', 'thoughtful'],
      text: 'Before the guest list: each writes the one hour of the day that matters most and what it needs. Whose wish is the cake, the band, the second cousin? What would be cut first? On which evenings shall we not mention it?',
    },
    {
      title: 'Anniversary questions for couples',
      tags: ['interview', 'tender'],
      text: 'The same three every year, with the date on top: our best ordinary day, what we came through, what we’ve stopped doing, thank goodness. Read last year’s page only afterwards.',
    },
    {
      title: 'Questions after many years together',
      tags: ['dialogue', 'bittersweet'],
      text: 'You know how they take their tea, so ask what you can’t predict. What do you think about at four in the morning? Which of our friends would you have chosen alone? What has changed in me that you’re too polite to mention?',
    },
    {
      title: 'Our future together',
      tags: ['scene', 'hopeful'],
      text: 'Each of you writes a Thursday fifteen years from now, from waking to supper: the town, the work, what hurts, who’s in the next room. Swap, and underline whatever is in both. What would have to start this year?',
    },
    {
      title: 'Road trip questions for couples',
      tags: ['list', 'funny'],
      text: 'One at each stop. Where would you have got out, if you’d been alone? Who was sick on the best journey of your childhood? Which turning in your life did you take by mistake? What’s playing in the first scene of the film about us?',
    },
    {
      title: 'Are we okay? Relationship check',
      tags: ['reflection', 'thoughtful'],
      text: 'Alone first. When was I last glad to hear them come in? What have I stopped telling them? Would I want this for someone I love? If it’s the answer that scares you, write on. If it’s the person, close the book and ring a helpline.',
    },
  ],
  faqs: [
    {
      question: 'what questions should you really ask before you get married',
      answer:
        'Ask about money, children, faith, housework, parents and how you quarrel, because that’s where most of the surprises are. Ask for facts and not for opinions: “What do you owe today?” says more than “Are you good with money?” Write your answers apart and swap. You don’t need the same ones; you need to know which can be bent. If one of you won’t answer at all, that’s an answer too, and worth another evening before the date is booked.',
    },
    {
      question: 'what if my partner hates deep talks',
      answer:
        'Make them shorter, and do something else at the same time. One question, in the car or over the washing-up, with “pass” allowed, goes down better than an evening of candles. Let them choose from three: a funny one, a practical one, a real one. “Which couple in here are we in twenty years?” is often a way in. Some people would rather write; leave the book on their pillow and don’t ask about it for two days.',
    },
    {
      question: 'what should I ask when we meet for an arranged marriage',
      answer:
        'In front of the families, ask what shows daily life: Sundays, work, friends, food. Alone, ask what decides: do you want this yourself, could you say no, where would we live, who with, what about my work? “What would you like to be different from your parents’ marriage?” gets to the point politely. Ask for a second and a third meeting. If you’re being pressed to agree and don’t want to, tell someone you trust or a helpline; you’re entitled to refuse.',
    },
    {
      question: 'how do we keep a couples’ journal without it becoming homework',
      answer:
        'Keep it to one question and five lines, once a week, and let it travel between your pillows. Whoever has the book writes the next question; whoever is late buys the croissants. “What did I do this week that you liked?” is enough for a month. Draw, stick in tickets, write “pass”. Don’t use it to say what ought to be said aloud. If it’s turned into complaints, start a second book for thanks, and take the complaints out for a walk.',
    },
  ],
  relatedLinks: [
    { text: 'When it’s over, or nearly', to: '/journal-prompts-for-hard-times' },
    { text: 'Thanks of every size', to: '/journal-prompts/gratitude' },
    { text: 'For each of you alone', to: '/journal-prompts/self-reflection' },
  ],
} satisfies ThemedPage
