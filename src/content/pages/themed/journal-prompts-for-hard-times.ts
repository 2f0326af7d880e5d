import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Hard Times and Big Changes',
  purpose: 'journal',
  level: 'everyone',
  metaTitle: 'Journal Prompts for Hard Times and Big Changes',
  metaDescription:
    '30 journal prompts for anxiety, grief, burnout, a breakup, a lost job, a new baby and more. Each asks for something small that you can answer tonight.',
  description:
    '30 questions, one for each hard thing or big change, that ask you for a sock, a receipt or one sentence instead of a big feeling.',
  introduction:
    'On a page you don’t have to be brave, or fair, or make sense. Writing won’t fix a hard time, but it brings the thing down to a size you can look at. Most people begin with all of it, “my divorce,” “my anxiety,” and give up after two lines. Begin with one object or one hour. Find your subject below, set a timer for twenty minutes, and answer only what’s asked. Skip whatever is too much today. A journal is no doctor, so if you can’t get through your days, talk to one. If you’re thinking of hurting yourself, don’t write first: call or text 988 now if you’re in the US, or a crisis line where you live.',
  prompts: [
    {
      title: 'Anxiety’s track record',
      tags: ['table', 'thoughtful'],
      text: 'Draw two columns: three things your anxiety swore would happen this year, and what did happen. Include anything it got right, and how you got through that.',
    },
    {
      title: 'After the panic let go',
      tags: ['scene', 'tender'],
      text: 'Skip the worst part. Start at the minute the panic began to let go, in the parking lot, the bathroom at work, row 14. What did you see first? What was the first ordinary thing your hands did?',
    },
    {
      title: 'Ship’s log for low moods',
      tags: ['document', 'tender'],
      text: 'Depression, or a plain low mood, says you did nothing yesterday. Keep the ship’s log anyway, with times and weather. “11:40, found the other sock. 4:15, fed the cat, who did not thank me.” “Slept” counts, and so does “tried to.”',
    },
    {
      title: 'Grief and the wrong punch line',
      tags: ['reflection', 'tender'],
      text: 'Someone died, and now people only say nice things. Let your grief write down what this person always got wrong: the remote, the punch line, your best friend’s name.',
    },
    {
      title: 'Useless facts after a breakup',
      tags: ['list', 'funny'],
      text: 'List the useless facts a breakup leaves you with: their coffee order, the gate code, which stair creaks. Which one would you sell for a dollar, and which one isn’t for sale yet?',
    },
    {
      title: 'What the divorce papers missed',
      tags: ['document', 'thoughtful'],
      text: 'The papers say who gets the car. Write the rest of the divorce settlement yourself: who keeps the Thai place, the camping stories, the nice neighbors, the joke about the flat tire. Be fair in one clause and badly unfair in the next.',
    },
    {
      title: 'Honest out-of-office reply',
      tags: ['email', 'funny'],
      text: 'Write the out-of-office reply that tells the truth about your burnout. Say when you’ll be back, what you won’t be answering even then, and which email finished you off.',
    },
    {
      title: 'Setting boundaries in eight words',
      tags: ['dialogue', 'hopeful'],
      text: 'Somebody’s going to ask you again on Sunday, and you want to say no. Write their question word for word. Under it, write three answers of eight words or fewer, with no “sorry” in them. Read all three to the refrigerator. Which one could you say to their face?',
    },
    {
      title: 'Forgiveness in the cereal aisle',
      tags: ['scene', 'tense'],
      text: 'There’s somebody you haven’t forgiven, and tomorrow they’re in the cereal aisle. Write what you do with your cart. Then write it again as if forgiveness had already happened and you’d told no one, least of all them. You’re allowed to like the first version better.',
    },
    {
      title: 'Two lists for forgiving yourself',
      tags: ['list', 'thoughtful'],
      text: 'Is there something you did that still makes you wince in the shower? List what you didn’t know yet that day, down to the small stuff. Then list what you did know. Which list do you usually leave out?',
    },
    {
      title: 'Loneliness and your own name',
      tags: ['reflection', 'tender'],
      text: 'When did somebody last say your name out loud, even if it was only the pharmacist? What did it sound like? Whose name could you say tomorrow?',
    },
    {
      title: 'Anger leaves a review',
      tags: ['document', 'funny'],
      text: 'Whatever made you mad this week, your brother, the landlord, the self-checkout, give it one star. Let your anger write the review: what you ordered, what arrived, how long you waited. Then the hard part. What would five stars have looked like?',
    },
    {
      title: 'Jealousy makes a movie',
      tags: ['scene', 'funny'],
      text: 'One like on one photo, and jealousy has a whole movie ready. Write the movie, with the music and the perfect hair, and then write what you actually saw, in ten words or fewer.',
    },
    {
      title: 'Handed over with confidence',
      tags: ['reflection', 'hopeful'],
      text: 'What do people hand you without checking whether you can handle it: the baby, the map, the stuck jar, the microphone? Describe the last time, and start with your hands.',
    },
    {
      title: 'Your inner child’s receipts',
      tags: ['list', 'whimsical'],
      text: 'Give your inner child twenty dollars, one afternoon and nobody to be polite to. Write out the receipts, with times. Which one goes in your wallet?',
    },
    {
      title: 'Dream journal before coffee',
      tags: ['description', 'eerie'],
      text: 'Last night’s dream goes into your dream journal before coffee and before you tell anyone. Use the present tense. Who was there, and what was in the wrong room? Where you’ve lost a piece, draw an empty box about that size, and don’t fill it in.',
    },
    {
      title: 'New mother, lights off',
      tags: ['dialogue', 'tender'],
      text: '“How’s the baby?” everyone asks. You’re the new mother, so you say, “Good, just tired!” Write what you’d say to another new mother at 4 a.m., both of you with the lights off.',
    },
    {
      title: 'Strange pregnancy advice',
      tags: ['list', 'funny'],
      text: 'You’re expecting, so everybody’s an expert. Write down the three strangest things people have told you about your pregnancy, who said them, and where their hand was at the time. Then add the question you wish one of them had asked.',
    },
    {
      title: 'Couples’ questions, no peeking',
      tags: ['interview', 'tender'],
      text: 'Couples’ questions for two people with two pens. What does the other one do when they think nobody’s watching? What did they stop doing that you miss? What are you both pretending to like? Swap pages. You can ask, but you can’t defend yourself.',
    },
    {
      title: 'Marriage at the dishwasher',
      tags: ['description', 'thoughtful'],
      text: 'Which chore in your marriage is really a love letter, and which one is really a complaint? Describe how each gets done, down to the sound of a dishwasher being loaded at someone.',
    },
    {
      title: 'Nobody’s regular yet',
      tags: ['reflection', 'hopeful'],
      text: 'Moving to a new city means that nobody starts your order when you walk in. Write about the last place where somebody did, and name the new counter where you’ll try to earn it.',
    },
    {
      title: 'What came home in the box',
      tags: ['list', 'thoughtful'],
      text: 'After losing a job, people come home with a box, a tote bag, or just a charger. List everything in yours. Pick one thing and write about who’ll notice the spot where it used to be.',
    },
    {
      title: 'First Monday of retirement',
      tags: ['one-voice', 'tender'],
      text: 'It’s the first Monday of your retirement, and your hands wake up at six anyway. Let them tell the morning: what they reached for, who used to need them by nine, and what they’d like somebody to teach them.',
    },
    {
      title: 'Chronic illness house rules',
      tags: ['how-to', 'funny'],
      text: 'You have a chronic illness, and people who love you keep getting it wrong. Post the house rules. What to bring. What not to suggest. Which question is closed until further notice. Rule five has to make you laugh.',
    },
    {
      title: 'Sobriety at six o’clock',
      tags: ['reflection', 'hopeful'],
      text: 'Day 4 of sobriety or day 4,000, six o’clock still comes around. What’s in your hand now, which chair are you in, what’s on the stove? Who’d pick up if you called, and what do they always say first?',
    },
    {
      title: 'Prayer on voicemail',
      tags: ['messages', 'tender'],
      text: 'Leave your prayer as a voicemail. Keep it under a minute, with no holy-sounding words: one complaint, one favor, one thank-you for something you can see from where you’re sitting. If your faith is shaky this week, say so first.',
    },
    {
      title: 'Manifesting a plain Wednesday',
      tags: ['scene', 'hopeful'],
      text: 'Forget the beach house. Write a plain Wednesday in the life you want: what wakes you, whose mug is in the sink, what you complain about at lunch. Circle anything you could have by this Wednesday.',
    },
    {
      title: 'Letting go at a yard sale',
      tags: ['dialogue', 'whimsical'],
      text: 'A stranger at your yard sale picks up the thing you’ve had the most trouble letting go of: the guitar plan, a grudge, being right about Denver. “Does it still work?” they ask. Answer truthfully, and let them haggle. Do they carry it to the car, or do you carry it back inside?',
    },
    {
      title: 'Grief at the first holiday',
      tags: ['list', 'bittersweet'],
      text: 'The first holiday without them is coming. Set the table on paper: who sits where, who makes the dish that was theirs, what you’ll do about the chair. Then name one thing you’re keeping exactly as it was and one you’re skipping this year. You don’t owe anybody the reason.',
    },
    {
      title: 'Losing a pet, hour by hour',
      tags: ['list', 'tender'],
      text: 'When a pet dies, the house goes on keeping its hours. Walk through one day and write down each time your body still expects them: the leash on its hook, the warm spot on the bed, the can opener. Stop at the one that got you, and write every name you ever called them.',
    },
  ],
  faqs: [
    {
      question: 'When should I talk to someone instead of journaling?',
      answer:
        'When most days have been bad for two weeks, when you can’t sleep, eat or work, or when you need more and more of something to get by, see a doctor or a therapist. New parents too. If you’re thinking of dying, or of hurting yourself or someone else, don’t wait: in the US and Canada, call or text 988 at any hour; elsewhere, findahelpline.com lists crisis lines. In immediate danger, call 911 or your local emergency number. “I’m not okay” is enough to say.',
    },
    {
      question: 'Can journaling help with anxiety, panic or depression?',
      answer:
        'Yes, it helps many people a little, alongside treatment but not in place of it. A worry with a name in it is easier to handle: “I’m getting fired” turns into “Dana didn’t answer my two o’clock email.” It can also show you, or your doctor, which days are worst. Have chest pain or trouble breathing checked right away, even if you think it’s panic. If you drink heavily or take sedatives every day, ask a doctor before you stop; quitting suddenly can be dangerous.',
    },
    {
      question: 'What if writing about it makes me feel worse?',
      answer:
        'Stop, even in the middle of a sentence. Being sad or tired for an hour afterward is common. If you’re still shaken the next day, leave that subject alone and take it to a person you trust, or to a professional. Next time, use a timer, choose a lighter prompt, and end by writing down three things you can see from your chair: “blue mug, radiator, Sam’s boots.” It’s dull on purpose, and it puts you back in the room.',
    },
    {
      question: 'Should I let anyone read my journal?',
      answer:
        'Only if you want to, and you don’t have to decide while you write. A page that might be read tends to turn polite. If you’d like somebody to know, copy out one line and send that: “Mondays are the worst, could you call me then?” The couples’ questions are the exception, since you both write to be read. If anyone at home frightens you, don’t keep a journal where they could find it, and tell someone safe.',
    },
  ],
  relatedLinks: [
    { text: 'Envy, old rules and a kinder voice', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'Questions for a quieter evening', to: '/journal-prompts/self-reflection' },
    { text: 'Small thanks on a bad day', to: '/journal-prompts/gratitude' },
  ],
} satisfies ThemedPage
