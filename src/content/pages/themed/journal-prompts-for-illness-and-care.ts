import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Journal Prompts for Illness, Caring and ADHD',
  purpose: 'journal',
  level: 'adults',
  metaTitle: 'Journal Prompts for Illness, Caring and ADHD | Promptory',
  metaDescription:
    'Gentle journal prompts for chronic pain, cancer, menopause, migraine, ADHD, recovery, disability and trauma, and for carers of a parent or partner.',
  description:
    'Short pages for tired people: those who are ill, those who look after them, and those whose heads won’t sit still.',
  introduction:
    'A journal is good for two things here. It gives a doctor dates in place of “quite often”, and it keeps a place for the part of you that isn’t ill or on duty. Beginners write only about symptoms, and after a month can’t bear to open the book. Give the illness its lines and then write one about something else, a dog, a soup, a voice. In the next twenty minutes, or the two you have: pick a title, do as much as your energy allows, and stop whenever you like, finished or not. Nothing on this page is medical advice. Take what worries you to a doctor, and skip every prompt that makes today harder.',
  prompts: [
    {
      title: 'Chronic pain diary',
      tags: ['table', 'thoughtful'],
      text: 'Morning, noon and evening, note where the pain sits, what it’s like in a word of your own (gravel, wire, wet sand), what it kept you from, and what you did in spite of it. After seven days, put a ring round the line that a doctor should read first.',
    },
    {
      title: 'Migraine diary',
      tags: ['document', 'thoughtful'],
      text: 'Work backwards from the first sign: the light, the last meal, the night’s sleep, the weather, the day of your cycle if you have one. Facts, no blame. On the last line, what you want people to do next time, in six words.',
    },
    {
      title: 'Living with a long illness',
      tags: ['description', 'thoughtful'],
      text: 'Think of the illness as someone who moved in without asking. What hours does it keep, who has it driven away, where does it leave its things? There’s one room, or one quarter of an hour, that it doesn’t enter. Describe that, in detail.',
    },
    {
      title: 'A new diagnosis',
      tags: ['list', 'tender'],
      text: 'You’ve been given a word. Before you look anything up, write down what the doctor said, as exactly as you can, and beneath it what you heard. Then three questions for the next appointment. Who could sit next to you while you ask them?',
    },
    {
      title: 'Cancer journal prompt',
      tags: ['reflection', 'tender'],
      text: 'What did today have in it that wasn’t cancer? A dog on the stairs, a rude crossword, soup that tasted of something. Give that eight lines. The rest can have two.',
    },
    {
      title: 'After cancer treatment',
      tags: ['dialogue', 'thoughtful'],
      text: 'The appointments are getting rarer, everybody’s pleased, and you’re in the car park with your keys in your hand. “You must be so relieved!” Write what you say. Then write what you’d say to someone who could bear to hear it.',
    },
    {
      title: 'Waiting for scan results',
      tags: ['list', 'tender'],
      text: 'Tear a sheet into strips. On each, write one thing that will still be true, whatever they say: the cat’s name, how you take your tea, who’d come if you rang at night. Stop at ten, and keep the strips by the phone.',
    },
    {
      title: 'Hospital stay',
      tags: ['list', 'thoughtful'],
      text: 'Describe the ward by its sounds, from the trolley to the man by the window. Who was kind today, and what did they call you? In large letters: one thing to ask on tomorrow’s ward round.',
    },
    {
      title: 'Questions for my doctor',
      tags: ['document', 'thoughtful'],
      text: 'You have ten minutes and a habit of saying “fine”. Put down the worst symptom, what it keeps you from doing, and what you’re afraid it is. Move the third to the top, and take the page in with you.',
    },
    {
      title: 'Menopause diary',
      tags: ['description', 'funny'],
      text: 'Today’s weather, indoors: heat by the hour, sudden storms, fog around names and nouns. Who was caught out in it without a coat? Add what helped, a fan, a walk, a shut door. Three weeks of these make good reading for a doctor.',
    },
    {
      title: 'Endometriosis and period pain',
      tags: ['document', 'thoughtful'],
      text: 'Day of the cycle, where it hurt, what you cancelled, and what you called it on the phone: “a bug”, “a bit tired”. Now write the truthful version of that call. Keep the pages; an appointment goes better with dates.',
    },
    {
      title: 'Eating disorder recovery',
      tags: ['reflection', 'hopeful'],
      text: 'No numbers, no menus, no mirrors. What did your head have room for today that the illness used to fill: a joke, a stranger’s dog, a whole song? Write that down as fully as you can, and who was there. Would you tell them?',
    },
    {
      title: 'Weight loss without shame',
      tags: ['list', 'hopeful'],
      text: 'Write about this week without a single number. What felt a little easier: stairs, sleep, getting up off the floor? When were you hungry for something that wasn’t food? Be as kind as you’d be to a friend.',
    },
    {
      title: 'Body image',
      tags: ['description', 'tender'],
      text: 'Which photo of yourself did you delete last? Describe it from the other side: who was holding the camera, what they were smiling at, what you were in the middle of saying. Leave out how you looked.',
    },
    {
      title: 'ADHD journal in one minute',
      tags: ['list', 'hopeful'],
      text: 'Sixty seconds on the timer. Something I did, something I lost, something that made me laugh. Half words are fine. When it rings, that was a whole entry.',
    },
    {
      title: 'ADHD overwhelm',
      tags: ['how-to', 'hopeful'],
      text: 'Everything’s shouting at once. Put each job on its own scrap of paper, as many as there are, and drop the scraps into a cup. Draw three. Which takes under two minutes? Go and do it; the cup will hold the rest until you’re back.',
    },
    {
      title: 'ADHD: can’t get started',
      tags: ['how-to', 'funny'],
      text: 'What are you meant to be doing instead of reading this? Write the silliest possible first step, such as “touch the laptop”, and the next one after it. Do the first. Who could sit near you, doing nothing useful, while you do the second?',
    },
    {
      title: 'Late ADHD diagnosis',
      tags: ['table', 'bittersweet'],
      text: 'Get out your school reports, or remember them. On the left, what they called it: careless, chatty, could do better. On the right, what it was. Then a line for the child who had to carry those reports home.',
    },
    {
      title: 'Autism and masking',
      tags: ['table', 'thoughtful'],
      text: 'Go through yesterday and mark each performance: the eye contact, the laugh, the phone voice, the jumper that itches. Beside it, who it was for and what it cost. Who needs none of it from you, and when will you see them next?',
    },
    {
      title: 'Caring for my elderly mother',
      tags: ['description', 'tender'],
      text: 'Describe your mother’s hands doing something that she still does entirely by herself. How long does it take, and what do your own hands do while you wait?',
    },
    {
      title: 'Caring for my elderly father',
      tags: ['dialogue', 'tender'],
      text: '“I can manage.” Write the conversation about the car keys, the stick or the stairs as it went. Then write it as it might go if each of you said first what you were afraid of.',
    },
    {
      title: 'Caregiver burnout',
      tags: ['list', 'thoughtful'],
      text: 'Add up one day: meals, tablets, phone calls, times you got up, minutes that were yours. Which single line could go to a brother, a neighbour, the council or a service, from next week? Write the request without the word “sorry”, and say who you’ll send it to.',
    },
    {
      title: 'Caring for my partner',
      tags: ['scene', 'bittersweet'],
      text: 'When were you last a couple, and not a nurse and a patient? Write that quarter of an hour: the chairs, the joke, who began it. What would have to be moved or put off for it to happen again on Sunday?',
    },
    {
      title: 'Dementia: one good minute',
      tags: ['scene', 'tender'],
      text: 'Catch one minute of today when the person you look after was really with you: a song, a biscuit, your old nickname. What came just before it? Put it down so that whoever has tomorrow can try it too.',
    },
    {
      title: 'Moving a parent into care',
      tags: ['document', 'bittersweet'],
      text: 'Write the card for the door of their new room: what they like to be called, what they hate to be called, the music, the side of the bed, the work they did for forty years. Underneath, for your eyes only, one line about handing over the key.',
    },
    {
      title: 'Living with a disability',
      tags: ['description', 'thoughtful'],
      text: 'Where did you go today, and what decided it: a step, a lift that worked, a stranger’s hand on your chair, a form? Draw the route with every obstacle on it. Mark one that could be gone by Monday if a single person bothered. Who is that?',
    },
    {
      title: 'Chronic fatigue and pacing',
      tags: ['table', 'thoughtful'],
      text: 'You wake up with ten coins. Note what each thing cost today: shower two, stairs one, being cheerful for Aunt Pilar four. Where did you borrow from tomorrow? What could you take off tomorrow’s list?',
    },
    {
      title: 'Depression: one small thing',
      tags: ['list', 'tender'],
      text: 'What’s the smallest thing you did today that a worse day would have prevented? Opened the curtain, answered Idris, rinsed one cup. Make that the headline. If most days have felt like this for two weeks, show the page to a doctor.',
    },
    {
      title: 'Sobriety journal for today',
      tags: ['how-to', 'hopeful'],
      text: 'When did today first wobble? Put down the minute, the place, and who had just spoken. What did you do in the quarter of an hour after that? Write it out as instructions, for the next time you stand there.',
    },
    {
      title: 'Trauma: feeling safe today',
      tags: ['list', 'tender'],
      text: 'Nothing about what happened. Look round and write down five things that tell you it’s now: the date on the milk, your own shoes, that song. Where in the building do you feel safest, and holding what? Who could you ring from there? Stop whenever you like.',
    },
  ],
  faqs: [
    {
      question: 'can a pain or symptom diary really help my doctor',
      answer:
        'Yes, if it’s short and has dates. A doctor can do little with “it’s always bad” and a good deal with “Tues 14th, left knee, from 4 a.m., couldn’t drive, better after lying down”. Note when, where, how long, what you couldn’t do, what you had taken. Two or three weeks are enough; circle the three worst lines before you go. New, sudden or severe symptoms don’t belong in a diary first. Ring your doctor or the emergency number.',
    },
    {
      question: 'how do I keep a journal with ADHD when I always give up',
      answer:
        'Make it so small that giving up isn’t worth the trouble. One minute, three scraps, a pen tied to the kettle. “Did: post. Lost: other glove. Laughed: Kofi’s hat.” Gaps are part of it, so don’t number the days and never catch up. A voice note counts, and so does a photo with one word under it. When the notebook has become boring, change the colour of the pen or the room; novelty’s a tool, not cheating.',
    },
    {
      question: 'I can’t cope with caring for my mum any more, what do I do',
      answer:
        'Tell somebody today, in exactly those words. Ring her doctor’s surgery and yours and say you’re her carer and at the end of your strength; ask for an assessment of what you need, and for respite. Local councils, carers’ charities and hospital social workers know what there is where you live. Write one day down as evidence: “Up at 2, 4 and 5.30, lifted her alone.” If either of you is in danger, or you fear you might hurt her or yourself, call for emergency help.',
    },
    {
      question: 'is it safe to write about trauma or an eating disorder on my own',
      answer:
        'Writing about today is usually safe; going back over what happened, or writing down weights and menus, can make things worse. Keep to the present, set a timer for ten minutes, and end with something for your hands, tea or the dog. Show the pages to a therapist or your team: “I could only write about the milk” is useful to them. If you’re fainting, hurting yourself or thinking of dying, don’t write; ring a crisis line or the emergency number now.',
    },
  ],
  relatedLinks: [
    { text: 'Grief, divorce and other hard times', to: '/journal-prompts-for-hard-times' },
    { text: 'Kinder words for the body and the rest of you', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'Small thanks on a bad day', to: '/journal-prompts/gratitude' },
  ],
} satisfies ThemedPage
