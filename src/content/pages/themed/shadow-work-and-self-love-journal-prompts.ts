import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Shadow Work and Self-Love Journal Prompts',
  purpose: 'journal',
  level: 'everyone',
  metaTitle: 'Shadow Work and Self-Love Journal Prompts',
  metaDescription:
    '21 journal prompts for shadow work and self-love: envy, old rules, the compliment you dodged, what you’d say to a friend. Plain questions, one page each.',
  description:
    '21 plain questions, half about the parts of you that you would rather not show, half about being decent to yourself.',
  introduction:
    'Shadow work means looking at what you push out of sight: envy, pettiness, the wish to be rescued. Self-love is how you treat the person you find there. They belong together, since looking without kindness turns into a trial, and kindness without looking stays a slogan. The usual mistake is to write in big words, “my trauma”, “my inner critic”, where nothing can be seen. Take one prompt, name one day and one room, and write for fifteen minutes about what was said and done. Finish with one sentence that you would be willing to say to a friend. If a page gets too heavy, put the pen down, and talk to somebody you trust.',
  prompts: [
    {
      title: 'Whose good news stung?',
      tags: ['reflection', 'thoughtful'],
      text: 'Whose good news was hard to hear this year? Write down exactly what they got. Then write what you thought in the first second, before the polite thought arrived. What does the first thought say that you want?',
    },
    {
      title: 'A compliment you swatted away',
      tags: ['dialogue', 'tender'],
      text: 'Someone praised you, and you said “Oh, this old thing” or “I just got lucky.” Write the conversation again. This time you say thank you, stop talking, and notice what is in the silence. What were you afraid they’d find out?',
    },
    {
      title: 'The rule nobody said aloud',
      tags: ['list', 'thoughtful'],
      text: 'In the house where you grew up, what was not allowed: being loud, being sad, being better than someone? Write three of these silent rules. For each, put down the last time you obeyed it, though nobody was there to check.',
    },
    {
      title: 'What annoys you in her',
      tags: ['description', 'thoughtful'],
      text: 'Think of someone who gets on your nerves more than they deserve. Describe the habit as a camera would see it. Now find a time when you did the same, or badly wanted to and didn’t let yourself.',
    },
    {
      title: 'Ten minutes as your own guest',
      tags: ['how-to', 'tender'],
      text: 'You are coming to stay with yourself tonight. Write how you would get the place ready for a guest you’re fond of: the towel, the light, the food, what you would not mention. Which of these could you do before bed?',
    },
    {
      title: 'The apology you keep rehearsing',
      tags: ['letter', 'bittersweet'],
      text: 'There’s something you did that you still explain to people who aren’t in the room. Write what happened in five sentences with no “because” in them. Then write a sixth one to the person you were that day.',
    },
    {
      title: 'Thank a part of your body',
      tags: ['letter', 'tender'],
      text: 'Pick a part of your body that you’ve been rude about. List three errands it has run for you this week without being thanked: stairs, a hug, a jar. Write it a thank-you card that is not about how it looks.',
    },
    {
      title: 'The you they don’t know',
      tags: ['list', 'thoughtful'],
      text: 'Make two short lists: what people at work would say about you, and what your closest person would say. Find one thing that stands on neither list. How long have you kept it there, and who would be the safest one to tell?',
    },
    {
      title: 'Angry at breakfast',
      tags: ['one-voice', 'tense'],
      text: 'When did you last say “I’m fine” with your jaw tight? Let the anger have the floor for one page, in its own voice, unfair and badly spelled. On the last line let it say what it was guarding.',
    },
    {
      title: 'Talk to yourself like a coach',
      tags: ['dialogue', 'hopeful'],
      text: 'Write down the last harsh thing you said to yourself, word for word. Then picture a good coach of ten-year-olds hearing it across the field. What does she say to you instead? Keep it true; a coach doesn’t flatter.',
    },
    {
      title: 'A want you find embarrassing',
      tags: ['reflection', 'thoughtful'],
      text: 'Name something you want that doesn’t go with who you’re supposed to be: applause, money, a quieter house, a different job title. Describe the day on which you have it, from waking up to lunch. No excuses in the margin.',
    },
    {
      title: 'Seven years old, at the door',
      tags: ['dialogue', 'tender'],
      text: 'The child you were at seven rings your doorbell, holding the thing you loved most then. What do they ask first when they see how you live? Answer honestly, in words that a seven-year-old understands, and offer them something to eat.',
    },
    {
      title: 'Three times you said no',
      tags: ['list', 'hopeful'],
      text: 'Write about three times when you said no and meant it. Who was asking, and how did your voice sound? Put a star next to the one you’re proudest of. What is waiting for the fourth?',
    },
    {
      title: 'The mask with the best reviews',
      tags: ['document', 'funny'],
      text: 'Everybody has a version they send to parties: the joker, the helper, the one who’s low-maintenance. Write its job review. Years of service, strengths, what it costs to run, and whether it should have next weekend off.',
    },
    {
      title: 'Something you forgave only halfway',
      tags: ['reflection', 'bittersweet'],
      text: 'You told someone it was all right, and it mostly was. What’s in the part that wasn’t? Write it down as a bill: one line for each thing it cost you. You don’t have to send it, or tear it up.',
    },
    {
      title: 'Proof that you’re good company',
      tags: ['scene', 'tender'],
      text: 'Remember an hour alone that you actually enjoyed. Where were you, what was in your hands, what did you hum? Write it as if you were telling a friend about a date that had gone well.',
    },
    {
      title: 'A lie you tell kindly',
      tags: ['reflection', 'thoughtful'],
      text: 'There’s a small untruth you tell so that others stay comfortable: “I love hosting,” “No rush.” Write down the last time, and what you did with the feeling afterward. What would the true sentence have been, said gently?',
    },
    {
      title: 'Standards for a friend',
      tags: ['table', 'thoughtful'],
      text: 'Draw two columns. On the left, what a friend would have to do for you to call them a failure. On the right, what you had to do, the last time you called yourself one. Write about the line with the widest gap.',
    },
    {
      title: 'The dream you laughed off',
      tags: ['reflection', 'eerie'],
      text: 'Somebody chases you, or you’re back at school without your shoes. Take a dream that you told as a funny story, and tell it again from the side of the one who was chasing. What did they want to hand you?',
    },
    {
      title: 'Vows to nobody else',
      tags: ['speech', 'hopeful'],
      text: 'Write five wedding vows to yourself. Each has to be small enough to keep on a bad Tuesday: “I will buy the good bread.” Read them aloud once. Cross out the one you don’t believe yet, and leave it readable.',
    },
    {
      title: 'Affirmations you could believe',
      tags: ['list', 'hopeful'],
      text: 'Write down the affirmation you can’t say with a straight face, such as “I am enough.” Now cut it until it is true: “I was enough for the bus driver this morning.” Make seven of that kind, each with a time and a witness. Which one are you going to need on Thursday?',
    },
  ],
  faqs: [
    {
      question: 'What is shadow work in journaling?',
      answer:
        'It’s writing about the traits and feelings that you hide, from others and from yourself: envy, spite, neediness, pride. The word comes from Carl Jung, who called this side the shadow. In a journal it can be quite plain: “I was glad when her talk went badly.” Said on paper, such a thing shrinks to its real size. Then you can ask what it wanted, and choose what to do about it.',
    },
    {
      question: 'Is shadow work safe to do alone?',
      answer:
        'For everyday feelings, yes: it is a page in a notebook. It’s different if the page leads to abuse, to a loss that is still fresh, or to thoughts of hurting yourself. Then stop, do something with your hands, and talk to a doctor, a therapist or a helpline rather than to the notebook. A good sign is feeling tired and a bit lighter afterward; a bad one is not sleeping.',
    },
    {
      question: 'What if self-love prompts make me cringe?',
      answer:
        'Good; use the cringe. Most of us were taught that liking oneself is showing off, so the pen stops at “I am worthy.” Skip such lines. Write what you did, not what you are: “I drove her to the airport at five.” A list of things done is hard to argue with. Decency is enough, and affection may follow. “Ten minutes as your own guest” needs no big words at all.',
    },
    {
      question: 'How often should I use these prompts?',
      answer:
        'Two or three times a week for fifteen minutes is a good pace; every day wears people out. Alternate: a shadow page, then a kind one. Date the pages, and don’t reread them for a month. Then read with a pencil, underlining what comes up more than once, such as the same person or the same sentence. That line, not the calendar, tells you what to write about next.',
    },
  ],
  relatedLinks: [
    { text: 'Gentler questions for any evening', to: '/journal-prompts/self-reflection' },
    { text: 'For grief, break-ups and other hard times', to: '/journal-prompts-for-hard-times' },
    { text: 'Borrowed forms: interviews, labels, reviews', to: '/creative-journal-prompts-for-self-reflection' },
  ],
} satisfies ThemedPage
