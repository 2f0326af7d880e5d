import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Descriptive and GCSE Creative Writing Prompts',
  purpose: 'school',
  level: 'everyone',
  metaTitle: 'Descriptive and GCSE Creative Writing Prompts',
  metaDescription:
    '30 descriptive and creative prompts for GCSE English Language and KS3: describe a forest, a market, a storm; write a story; openings, endings, structure.',
  description:
    'Describe-a-scene and write-a-story tasks of the kind set in GCSE English Language and KS3, with practice in openings, endings and structure.',
  introduction:
    'Descriptive writing trains you to notice, and in the exam it earns marks from the first line. The commonest mistake is to pour in adjectives: a dark, gloomy, mysterious forest that nobody can see. One exact thing, such as a glove on a fence post, does more than six adjectives. For the next twenty minutes, choose a task and spend three minutes on a plan of four boxes: wide view, closer, one detail, wide again but changed. Write for fifteen minutes, one paragraph a box. Use the last two to cut three words you don’t need and to check the full stops. Do that twice a week and the blank exam page stops being a surprise.',
  prompts: [
    {
      title: 'Describe a forest at dusk',
      tags: ['description', 'eerie'],
      text: 'Describe a forest in the last ten minutes of light. Use sound first, then touch, and keep sight for the end. Somebody has left something hanging on a branch.',
    },
    {
      title: 'Describe a forest, two moods',
      tags: ['description'],
      text: 'One path through the trees, described twice: by a child running to the lake, and by the same child coming back alone for a lost shoe. Change the verbs, not the trees.',
    },
    {
      title: 'GCSE story: a journey that changes',
      tags: ['scene'],
      text: 'Write a story about a journey that stops being the journey it was meant to be. The change comes at a bus station, a border or a level crossing.',
    },
    {
      title: 'GCSE task: describe a market',
      tags: ['description'],
      text: 'It is ten minutes before closing time at a street market. Begin wide, with the shouting and the crates, then move in, stall by stall, until you end on one pair of hands.',
    },
    {
      title: 'Describe a place without people',
      tags: ['description'],
      text: 'The swimming pool is locked for the winter. Describe what is still there, from the shallow end to the deep, and let us guess how loud it used to be.',
    },
    {
      title: 'GCSE story: a secret at dinner',
      tags: ['scene', 'tense'],
      text: 'Five people are eating, and four of them know. Write the meal from the fifth person’s chair.',
    },
    {
      title: 'Describe a person by their hands',
      tags: ['description', 'tender'],
      text: 'Describe someone you know well, beginning with their hands at work and reaching the face only in the last sentence. No hair colour, no eye colour.',
    },
    {
      title: 'Describe an object that is worn',
      tags: ['description'],
      text: 'Choose a thing that has been used until it changed shape: a wooden spoon, a school bag, a doorstep. Describe each mark on it and what must have made it.',
    },
    {
      title: 'GCSE: a time you were wrong',
      tags: ['reflection'],
      text: 'Write about a time when you were sure and you were wrong. It may be true or invented. Put the moment when you found out in the middle, not at the end.',
    },
    {
      title: 'Describe the weather: a storm',
      tags: ['description', 'tense'],
      text: 'Describe a storm in three short paragraphs. In the first, people make jokes about it; in the second, nobody is joking. In the third, somebody opens a door.',
    },
    {
      title: 'Describe fog in a town',
      tags: ['description', 'eerie'],
      text: 'Fog has taken the town and left only sounds. Describe a walk to school in it, without once using “white”, “thick” or “blanket”.',
    },
    {
      title: 'GCSE story that begins with rain',
      tags: ['scene'],
      text: 'Begin a story with this sentence: “The rain had stopped an hour ago, but he was still holding the umbrella open.” Keep to one place and to less than a day.',
    },
    {
      title: 'Describe a city at night',
      tags: ['description'],
      text: 'A night bus crosses the city from end to end. Describe five stops: who gets on, what the windows show, what changes. The sky is turning grey by the last of them.',
    },
    {
      title: 'Describe a beach in winter',
      tags: ['description'],
      text: 'Describe a seaside town in February through three things that only make sense in August.',
    },
    {
      title: 'GCSE story: last line given',
      tags: ['scene'],
      text: 'Your story has to end with this line: “She put the second cup back in the cupboard.” Decide who the cup was for before you write a word.',
    },
    {
      title: 'Describe a railway station',
      tags: ['description'],
      text: 'Two people on opposite platforms are looking at the same clock. Describe the station as the one who is early sees it, and then again as the one who is late does.',
    },
    {
      title: 'Describe an abandoned fairground',
      tags: ['description', 'eerie'],
      text: 'The fairground shut years ago and the big wheel still turns a little in the wind. Describe it from the ground up. Let one thing be newer than it should be.',
    },
    {
      title: 'KS3 story: the power cut',
      tags: ['scene'],
      text: 'Every light in the street goes out at once, and for a minute it is fun. Then you notice the one window that is still lit.',
    },
    {
      title: 'Describe an empty school',
      tags: ['description'],
      text: 'It’s four o’clock. Everyone has gone home, and the cleaners haven’t reached your corridor yet. Describe what thirty lessons have left behind.',
    },
    {
      title: 'KS3 task: a new island',
      tags: ['document'],
      text: 'You are the first person to map an island. Write three entries for your logbook: the morning you land, the sound you can’t explain, and why you leave one bay off the map.',
    },
    {
      title: 'KS3 task: the museum after closing',
      tags: ['one-voice', 'whimsical'],
      text: 'The doors of the museum are locked and the lights are off. One thing in a glass case has waited all day to speak. Let it tell us what it thinks of its label.',
    },
    {
      title: 'KS3 story: letters through a wall',
      tags: ['messages'],
      text: 'A new neighbour pushes a note through a crack in the wall. You push one back. Write eight notes, and let the reader work out before you do who is on the other side.',
    },
    {
      title: 'Story openings: five ways in',
      tags: ['list'],
      text: 'A girl is about to jump off the highest board. Write only the first two sentences, five times: with speech, with weather, with a tiny detail, in the middle of the jump, and one year later.',
    },
    {
      title: 'Story endings: come full circle',
      tags: ['scene'],
      text: 'Write an opening paragraph about somebody waiting at a window. Then skip the story and write its last paragraph at the same window, with one thing changed that tells us everything.',
    },
    {
      title: 'Structure: shift of focus',
      tags: ['description'],
      text: 'Write four short paragraphs on a football ground after a lost match: the whole ground, one row of seats, one boy, the thing in his fist. Make each shift of focus clear in the first four words of the paragraph.',
    },
    {
      title: 'Structure: one flashback',
      tags: ['scene', 'bittersweet'],
      text: 'Someone peels an orange at a kitchen table. The smell takes them back ten years for one paragraph. When we come back, the orange is in pieces and so is the conversation.',
    },
    {
      title: 'Show, don’t tell: fear',
      tags: ['scene', 'tense'],
      text: 'A boy waits outside an office. Make us feel that he is afraid, using only his shoes, the clock and what he does with a bus ticket.',
    },
    {
      title: 'Five senses: a kitchen',
      tags: ['description'],
      text: 'Describe a kitchen on the busiest day of its year in five sentences, one for each sense. Begin with the one people forget: taste.',
    },
    {
      title: 'Similes and metaphors, no clichés',
      tags: ['list'],
      text: 'Finish each in a way you have never read: as quiet as, as tired as, the moon was, her laugh was, the queue moved like. Pick the best one and build a paragraph that deserves it.',
    },
    {
      title: 'Sentence lengths for tension',
      tags: ['scene', 'tense'],
      text: 'Somebody is trying to cross a frozen pond. Let your sentences grow longer with each step. When the ice makes a sound, use sentences of one to four words only.',
    },
  ],
  faqs: [
    {
      question: 'How long should my GCSE creative writing be?',
      answer:
        'About one and a half to two and a half sides of handwriting, which is 350 to 600 words. Most papers leave you around 45 minutes for it, with planning and checking; look at your own board’s paper to be sure. Quality counts for more than length. A tight description of one market stall with full stops in the right places will beat four rushed pages about a war. Practise with a clock, so that you know what fifteen minutes of your handwriting looks like.',
    },
    {
      question: 'Should I choose the description or the story in the exam?',
      answer:
        'Choose whichever one you could plan in three minutes. If a picture or place comes to you at once, describe it. If you see two people who want different things, write the story. Keep a story very small: one place, two people, less than an hour. “A girl misses the last bus and has to ring her stepdad” is big enough for full marks. Practise both, because one of the two tasks will always suit you less.',
    },
    {
      question: 'What does shift of focus mean in creative writing?',
      answer:
        'It means that you move the reader’s attention from one thing to another on purpose, as a camera does. You might begin with a whole beach, shift to a row of huts, and end on a child’s red spade. Mark the shift in the first words of a paragraph: “Below all this,”, “Behind the last hut,”. Plan your shifts before you write and your structure is more or less done.',
    },
    {
      question: 'How do I describe something without using too many adjectives?',
      answer:
        'Give the work to nouns and verbs. Instead of “the old, broken, sad bicycle”, try “the bicycle leaned on its one good wheel”. Name the exact thing: not “a bird” but “a gull with a chip”. Then choose one comparison per paragraph and leave it alone. When you’ve finished, cross out every second adjective and read it aloud. You’ll miss perhaps two of them, and those are the ones to put back.',
    },
  ],
  relatedLinks: [
    { text: 'Longer stories, all moods', to: '/writing-prompts/short-story' },
    { text: 'Ideas for any scene', to: '/story-ideas-and-scene-prompts' },
    { text: 'Places and people in detail', to: '/worldbuilding-and-character-prompts' },
  ],
} satisfies ThemedPage
