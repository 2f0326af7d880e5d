import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Creative Journal Prompts for Self-Reflection',
  purpose: 'journal',
  level: 'everyone',
  metaTitle: 'Creative Journal Prompts for Self-Reflection | Promptory',
  metaDescription:
    '20 journal prompts with a shape to fill: a nurse’s handover about you, a timetable of your Tuesday, an apology in somebody else’s spelling. Honest and odd.',
  description:
    '20 borrowed forms, from a shift handover to a team sheet, that let you look at yourself without staring.',
  introduction:
    'A journal is good for hearing what you think before you have tidied it for company. The trouble is that “How do I feel?” gets the answer we always give. Beginners write in general words, tired and busy and fine, and close the book no wiser. A borrowed form gets past that: nobody has a ready answer to what a nurse would write about them at the end of her shift. Take the first prompt that makes you slightly uneasy. Give yourself twenty minutes by hand, and put one object, one place and one real name into every paragraph. Stop in the middle of a sentence, so that tomorrow there is somewhere to begin.',
  prompts: [
    {
      title: 'The kitchen during a quarrel',
      tags: ['reflection', 'thoughtful'],
      text: 'Draw the floor plan of the kitchen you grew up in and mark where everyone stood during one particular quarrel. Where were you, and what was within reach of your hand? Write from that spot for ten minutes, without correcting anyone.',
      short: 'Where did you stand when your family quarrelled in the kitchen?',
    },
    {
      title: 'Your own weather station',
      tags: ['document', 'thoughtful'],
      text: 'Keep a weather station for one day. At seven, noon, six and eleven, note your own wind, pressure and visibility, in weather words only. Underline the reading that you would have left out if somebody had rung to ask how you were.',
      short: 'What’s your weather at seven, at noon and at night?',
    },
    {
      title: 'Tuesday as a timetable',
      tags: ['document', 'thoughtful'],
      text: 'Set out your usual Tuesday as a railway timetable, with stops, delays and places where you have to change. Include the station at which the train no longer calls. Who used to be standing on that platform?',
      short: 'What does your Tuesday no longer have time for?',
    },
    {
      title: 'A detective reads your receipts',
      tags: ['document', 'funny'],
      text: 'Lay your last five receipts in a row. A detective who has never met you writes one paragraph about their owner. She is right about everything apart from one thing, and you would rather like her to be right about that too.',
      short: 'What would your last five receipts tell a stranger?',
    },
    {
      title: 'An actor asks about your hands',
      tags: ['reflection', 'thoughtful'],
      text: 'An actor has been cast as you and asks about nothing but your hands. Tell her what they do while you wait, when you are lying, and at the moment when somebody you love comes in through the door.',
      short: 'What do your hands do while you wait?',
    },
    {
      title: 'You are a tower block',
      tags: ['reflection', 'funny'],
      text: 'You are a tower block. Who lives on the ground floor and hears everything? Which tenant is behind with the rent? On one of the doorbells there is still a surname that you used to have. Go from floor to floor.',
      short: 'If you were a building, who’d live on the ground floor?',
    },
    {
      title: 'A team of your helpers',
      tags: ['list', 'funny'],
      text: 'Pick a football team, eleven and three on the bench, from people who have ever helped you. Who is in goal? One of them would be astonished to find the shirt laid out. Explain the choice of that player to the press.',
      short: 'Who would you pick for a team of people who’ve helped you?',
    },
    {
      title: 'A nurse’s note about you',
      tags: ['document', 'tender'],
      text: 'At the end of her shift, the nurse who has had you today leaves a note for the one who has you tomorrow: slept, ate, said, did not say, keep an eye on. Make the note as brief and as kind as a good nurse would.',
      short: 'What would a kind nurse note down about your day?',
    },
    {
      title: 'A word only you use',
      tags: ['reflection', 'thoughtful'],
      text: 'Which word do you only use with your family, or only in the language you swear and count in? Put it at the top of the page. Translate it badly, and again, and once more, until you can hear who taught it to you.',
      short: 'Which word do you only use at home?',
    },
    {
      title: 'A label for your ugliest thing',
      tags: ['document', 'funny'],
      text: 'Take the ugliest thing that you own and cannot throw away. Give it a museum label: material, date, donor, how it was damaged. In the last line, explain to visitors why it is never lent to other museums.',
      short: 'What’s the ugliest thing you own and can’t throw away?',
    },
    {
      title: 'How you learned to swim',
      tags: ['reflection', 'thoughtful'],
      text: 'How did you learn to swim, or fail to? Describe the water, the people at the edge and where the hand was that held you up. Get as near as you can to the second in which you noticed that it was gone.',
      short: 'Who was holding you when you learned to swim?',
    },
    {
      title: 'The apology you are owed',
      tags: ['letter', 'thoughtful'],
      text: 'Somebody owes you an apology. Write it for them, by hand, in their own spelling, with their excuses and their favourite phrases. Stop at the sentence where you no longer believe it. What would they really say there?',
      short: 'What would the apology you’re owed really say?',
    },
    {
      title: 'Back on the school bus',
      tags: ['scene', 'thoughtful'],
      text: 'At the age you are now, you climb on to the bus that took you to school at eleven. Everyone else is still eleven. Which seat do you head for? Who moves a bag to make room? Ride as far as the gate.',
      short: 'Where would you sit on your old school bus today?',
    },
    {
      title: 'A receipt without money',
      tags: ['document', 'thoughtful'],
      text: 'Make out a receipt for this month, itemised, of everything that you paid for in something other than money: being liked, being on time, a quiet Sunday. Add tax. At the bottom, list what you were given free.',
      short: 'What did this month cost you, apart from money?',
    },
    {
      title: 'A safety card for bad moods',
      tags: ['document', 'funny'],
      text: 'Draw up the safety card for your bad moods, the folded kind that airlines keep in the seat pocket. Show the early noises, both exits, and what passengers should on no account say. Who in your house already knows it by heart?',
      short: 'How can others tell that you’re in a bad mood?',
    },
    {
      title: '“You were always the sensible one”',
      tags: ['list', 'thoughtful'],
      text: '“You were always the sensible one.” Find the sentence of this kind that has followed you about, and who said it first. Below it, put five pieces of evidence for the other side, each with a date and a witness.',
      short: 'What were you always told you were, and is it true?',
    },
    {
      title: 'Your things in other homes',
      tags: ['list', 'thoughtful'],
      text: 'List the things of yours that are in other people’s homes, from umbrellas to turns of phrase. Beside each, note how long it has been there. For which one would you be willing to ring the bell tonight, and what would you say on the step?',
      short: 'What of yours is still in somebody else’s home?',
    },
    {
      title: 'Watched like a bird',
      tags: ['document', 'funny'],
      text: 'From across the courtyard a neighbour has been watching your window for a year, as one watches birds. Supply her field notes: plumage, feeding times, calls, visitors. She draws one wrong conclusion, and you can see exactly how she reached it.',
      short: 'What would a neighbour get wrong about you from watching your window?',
    },
    {
      title: 'The stranger in the bunk',
      tags: ['dialogue', 'thoughtful'],
      text: 'Night train to Oslo, two bunks, and in the other one a woman you will never meet again. In the dark she asks you the very thing that you hope nobody brings up at dinner. You have until the border. Begin with her question.',
      short: 'Which question do you hope nobody asks you at dinner?',
    },
    {
      title: 'The year as an allotment',
      tags: ['reflection', 'thoughtful'],
      text: 'You hold an allotment, and the plot is this past year. What bolted while you were away? What came up that you did not sow? One bed you are still watering for a person who has moved off. Walk the rows with a notebook.',
      short: 'What came up this year that you hadn’t planted?',
    },
  ],
  faqs: [
    {
      question: 'What do I write when I honestly don’t know how I feel?',
      answer:
        'Write what you did with your hands today. Feelings hide, hands leave traces. “I wiped the same shelf three times before she came” tells you more than a line about being nervous. List five actions since breakfast, however small, and put a question mark after the one that you can’t explain. That one is tonight’s page, and the name of the feeling can wait until the end or not turn up at all.',
    },
    {
      question: 'How is creative journaling different from just keeping a diary?',
      answer:
        'A diary records what happened; a creative journal gives it a shape that answers back. “Argued with Dad about the car” is a diary line. The same argument set out as a railway timetable shows that it has left at the same minute every Sunday since 2019. You need no talent for it. The form does the asking, and you fill in the boxes honestly.',
    },
    {
      question: 'Should I reread my old journal entries?',
      answer:
        'Yes, but leave them for about three months, and read with a pencil and a biscuit. Look for nouns that keep coming back. If your brother-in-law’s boat turns up in March, May and June, it is not about the boat. Put a small mark in the margin and go no further that day. If an entry makes you feel worse about yourself, close the book; it was written by somebody with less information.',
    },
    {
      question: 'What if writing about myself just makes me go round in circles?',
      answer:
        'Change who is speaking. Circles come from “I”, and a detective, a nurse or the woman across the courtyard cannot go round them, since they only know what can be seen. Write the same trouble in the third person, at most half a page, and give it a date and a place. If it circles still and takes your sleep as well, show somebody the page: a friend, your doctor, or anyone whose job it is to listen.',
    },
  ],
  relatedLinks: [
    { text: 'What you hide, met kindly', to: '/shadow-work-and-self-love-journal-prompts' },
    { text: 'Three lines a day, morning to evening', to: '/journal-prompts/daily' },
    { text: 'From the journal to the story of a life', to: '/memoir-writing-prompts-for-adults' },
  ],
} satisfies ThemedPage
