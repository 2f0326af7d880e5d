import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Fan Fiction Prompts: Fluff, Angst and OTP',
  metaDescription:
    'Fan fiction prompts for any fandom and any couple: fluff, angst, OTP questions, magic school, coffee shop AUs, hurt/comfort, found family and slow burn.',
  title: 'Fan Fiction Prompts: Fluff, Angst and OTP',
  purpose: 'fiction',
  level: 'teens',
  description:
    'Bring your favorite characters from any show, book, game or band; the umbrella, the detention and the last slice are here.',
  introduction:
    'Fan fiction lets you skip the hardest part of writing. You already know how these people talk, what they’re scared of and who they’d cross a street to avoid. So you can practice the fun parts: one scene, one look, one joke that only they would make. Beginners often retell the plot that everyone has seen. Fans don’t need it. They want the ten minutes the camera missed. Pick two characters, then pick a prompt by what you’re in the mood for, sweet or sad. Write for twenty minutes without looking anything up. If a line could be said by any character in any fandom, change it until it couldn’t.',
  prompts: [
    {
      title: 'Fluff: one umbrella, two people',
      tags: ['scene', 'tender'],
      text: 'Two of them, one umbrella, and each is holding it over the other. Keep it fluff: nothing explodes, nobody’s in danger, and the walk takes twice as long as it should.',
    },
    {
      title: 'Angst: the message never sent',
      tags: ['messages', 'bittersweet'],
      text: 'They typed it after the worst day of the season and never hit send. Weeks later they hand over their phone to show somebody a picture, and the draft is still open. Write the message, then the silence after it’s read.',
    },
    {
      title: 'OTP questions: who does what?',
      tags: ['list', 'funny'],
      text: 'Who steals fries? Who apologizes first? Who’s afraid of moths? Who uses the other one’s birthday as a passcode? Answer for your OTP with proof from canon or a really good excuse, then write the scene behind the answer that surprised you.',
    },
    {
      title: 'Magic school: the wrong house',
      tags: ['scene', 'funny'],
      text: 'The hat, the cup or the talking door has never been wrong before. Tonight it sends your favorite character into the house they’ve made fun of for years. Strange common room, strange bed, and somebody has already put up a welcome sign with their name spelled right.',
    },
    {
      title: 'Hurt/comfort: the wrong elbow',
      tags: ['dialogue', 'tender'],
      text: '“Hold still.” “You’re wrapping my elbow. I hurt my wrist.” Start there. The one with the bandage has never been any good at this and can’t stop talking, because if it gets quiet they’ll have to say how scared they were.',
    },
    {
      title: 'Alternate universe: coffee shop',
      tags: ['scene', 'funny'],
      text: 'One of them works the counter. The other has given a different fake name for eleven days in a row, just to hear it read out. No powers, no quest, one tip jar. Today the cup has the real name on it, and they never told anybody.',
    },
    {
      title: 'Found family: five signatures',
      tags: ['scene', 'tender'],
      text: 'A field trip form needs one adult’s signature. The kid your crew sort of adopted leaves it on the kitchen table and says nothing. By breakfast it has five, including one in green ink and one from somebody who isn’t legally a person.',
    },
    {
      title: 'Slow burn in ten doorways',
      tags: ['list', 'thoughtful'],
      text: 'Ten short moments, and in each one the same two people stop in a doorway. At one, they can’t stand each other. At six, somebody holds the door and pretends it was an accident. At ten, nobody leaves.',
    },
    {
      title: 'Fluff: first snow, no gloves',
      tags: ['scene', 'tender'],
      text: 'One of them is from a place that’s never had snow. The other has been up since five, checking the window, because they promised to wake them the minute it started.',
    },
    {
      title: 'Your OTP, by pizza delivery',
      tags: ['one-voice', 'funny'],
      text: 'The pizza guy has been coming to that building for two years. He’s seen them fight, climb in through the window, and slow dance in socks. Tell your OTP’s whole story in six deliveries, in his voice, and never let him learn their names.',
    },
    {
      title: 'Angst with a happy ending',
      tags: ['scene', 'bittersweet'],
      text: 'Start with the door already slammed and the bus already gone. They get three tries to fix it: a note that gets rained on, a wrong address, a knock. Hold the knock back until your last line.',
    },
    {
      title: 'Group project: enemies to lovers',
      tags: ['scene', 'funny'],
      text: 'A teacher, a captain or a king pairs up the two people who’d rather be eaten by something. They run tape down the middle of the table. On day four one of them reaches across it, for a good reason, and won’t say what it is.',
    },
    {
      title: 'Five times, plus one',
      tags: ['list', 'funny'],
      text: 'Five times somebody covered for them, and the one time they covered right back. Give each about 150 words and its own weather, and start the last one with the same sentence as the first.',
    },
    {
      title: 'Detention at magic school',
      tags: ['scene', 'eerie'],
      text: 'Two hours, forty cursed lamps to polish, and the two students who got each other into this. Lamp nineteen answers back. It’s been listening in that hallway all year, and it offers to repeat what each of them said about the other.',
    },
    {
      title: 'Fake dating for your OTP',
      tags: ['scene', 'funny'],
      text: 'They told one grandmother they were dating, to be polite. Now there’s a banner. Your OTP has two days, nine cousins and one rule, no holding hands unless somebody’s looking, and it’s been a while since anybody was looking.',
    },
    {
      title: 'Slow burn: rivals write letters',
      tags: ['letter', 'funny'],
      text: 'By order of somebody who’s sick of the fighting, two rivals have to write each other once a week. Give us letters one, six and twenty. The insults stay exactly the same. Everything around them changes.',
    },
    {
      title: 'Alternate universe: roles swapped',
      tags: ['scene', 'tense'],
      text: 'The hero says no in chapter one, so now the villain has the sword, the fans and the goofy best friend. Write the day those two meet halfway, and keep both sounding like themselves.',
    },
    {
      title: 'Angst: fourth in the photo',
      tags: ['scene', 'bittersweet'],
      text: 'Four people in the team photo on the wall, and only one of them still works here and dusts it on Fridays. Today the new recruit asks who the others are.',
    },
    {
      title: 'Found family: the seating chart',
      tags: ['document', 'funny'],
      text: 'Too many people, one oven, and a table made out of a door. Write the seating chart for your crew’s first holiday dinner, with a reason next to each name. Somebody has changed it in pencil so that the quiet one won’t face the empty chair.',
    },
    {
      title: 'Hurt/comfort: cereal after a nightmare',
      tags: ['scene', 'tender'],
      text: 'Three in the morning, and somebody’s eating cereal in the dark because sleep isn’t happening. Whoever walks in doesn’t ask about the nightmare and gets a second spoon.',
    },
    {
      title: 'Fix-it fic: save one character',
      tags: ['scene', 'hopeful'],
      text: 'You know who shouldn’t have died, and you know the exact minute. Change one small thing before it, a dropped key or a late train, and show who has to live with the difference.',
    },
    {
      title: 'Fluff: asleep on the call',
      tags: ['one-voice', 'tender'],
      text: 'One of them falls asleep on a video call, and the other stays on. Write everything that gets said to a sleeping face, right up to “Wait. How long have you been awake?”',
    },
    {
      title: 'Missing scene between episodes',
      tags: ['scene'],
      text: 'At the end of the episode everyone’s muddy and yelling. At the start of the next, they’re clean and nobody’s talking. Write what happened in between: who found the towels, who sat down on the bathroom floor, and what got decided there.',
    },
    {
      title: 'Villain redemption, first lunch',
      tags: ['scene', 'tense'],
      text: 'First day on the good side. The training dummy has the ex-villain’s face on it, and every seat is saved. The person they hurt the most slides over a pudding cup. Nobody forgives anybody today. Write the lunch.',
    },
    {
      title: 'Group chat fic: deleted message',
      tags: ['messages', 'funny'],
      text: 'The whole cast is in one group chat. Somebody posts a message meant for one person and deletes it four seconds later. Three people saw. Write the next ten minutes, including the two who go completely quiet.',
    },
    {
      title: 'Magic school: the new teacher',
      tags: ['scene', 'funny'],
      text: 'The worst student in the history of your magic school is back, as a teacher. Same moving stairs, same portrait that tells on people. Ten minutes into class, a first-year does the exact thing that got them expelled.',
    },
    {
      title: 'Alternate universe: soulmate words',
      tags: ['scene', 'funny'],
      text: 'In this AU, the first thing your soulmate ever says to you is written on your arm. Theirs reads, “Hi, how can I help you?” They’ve heard it four thousand times, and they’ve stopped looking up. Write number 4,001.',
    },
    {
      title: 'Fanfic summary and tags first',
      tags: ['document', 'funny'],
      text: 'Write the outside of a fic that doesn’t exist yet: title, ten tags (two of them disagree), a two-sentence summary, and an author’s note that says sorry for chapter nine. Now you have to write the first paragraph.',
    },
    {
      title: 'Crossover: two fandoms, one bus',
      tags: ['scene', 'funny'],
      text: 'A bus breaks down with three people from one of your fandoms on board and three from another. Somebody has already offered the driver a deal.',
    },
    {
      title: 'Original character joins the team',
      tags: ['scene'],
      text: 'Your heroes need the one kid who’s good at what they’re bad at and doesn’t want to be there. Write the scene where the new kid says no, and then doesn’t leave.',
    },
  ],
  faqs: [
    {
      question: 'What do fluff, angst and OTP mean?',
      answer:
        'Fluff is sweet and safe, angst hurts, and your OTP (“one true pairing”) is the couple you’ll defend in any argument. Two people sharing an umbrella is fluff. The same two people on the same corner a year later, with one umbrella and one person, is angst. Plenty of good stories do both. If you post your story, put these words in the tags so readers can choose what they’re up for tonight.',
    },
    {
      question: 'How do I start my first fan fiction?',
      answer:
        'Start with one scene that you wish you’d seen. Don’t explain who anyone is, because your readers know. “The bus back from the tournament was quiet, and Mina was sitting in his seat” is plenty: we know who’s mad. Write until something has changed between the two of them, then stop. A thousand words is a real fic. You can always call it chapter one later.',
    },
    {
      question: 'How do I write a slow burn that isn’t boring?',
      answer:
        'Change something tiny in every scene. The first time they share a bench, there’s a backpack between them. The next time, it’s on the floor. Keep a list of ten small steps from “can’t stand you” to a held hand, and never skip one. Give the two of them a job to do as well, so that they’re busy while it happens. Readers will wait a long time if they can see it moving.',
    },
    {
      question: 'Is it okay to write fan fiction about other people’s characters?',
      answer:
        'Writing it for yourself and your friends is fine, and lots of authors started that way. Don’t sell it, and don’t say that it’s official: the characters belong to someone else. Some authors ask fans not to post stories, so check first, and read a site’s age rules before you join. Skip stories about real people you’ve never met. A made-up band is yours to do anything with.',
    },
  ],
  relatedLinks: [
    { text: 'More couples: romance trope prompts', to: '/romance-trope-prompts' },
    { text: 'Your own people: worldbuilding and character prompts', to: '/worldbuilding-and-character-prompts' },
    { text: 'Something goofier: silly prompts for teens', to: '/silly-writing-prompts-for-teens' },
  ],
} satisfies ThemedPage
