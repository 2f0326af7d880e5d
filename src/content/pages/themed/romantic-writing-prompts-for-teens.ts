import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Romantic Writing Prompts for Teens',
  purpose: 'fiction',
  level: 'teens',
  metaTitle: 'Romantic Writing Prompts for Teens | Promptory',
  metaDescription:
    '20 romance prompts for real teens: beans that cross a string, a bus driver who edits love messages, an aunt at the movies. Sweet, awkward, never soppy.',
  description:
    '20 stories about liking someone at an age when there is a class schedule, a chaperone or a whole gym in the way.',
  introduction:
    'Writing about love is practice in noticing: who looks up, who saves a seat, who suddenly finds the window interesting. That is why it is worth doing even if you have never been out with anyone. Beginners describe eyes, and every reader has read about eyes before. Gloves, bus seats and bags of rice are new. Pick the prompt that makes you wince a little. Spend five minutes listing everything in that place which could be touched, dropped, shared or counted. Spend the next fifteen on the scene, and let nobody say “I like you” until the last line, if they say it at all. Change the names in any prompt to suit you.',
  prompts: [
    {
      title: 'The seat over the heater',
      tags: ['scene', 'tender'],
      text: 'For two winters Tomasz has kept you the seat over the heater on bus 14. On Monday somebody else is sitting in it, and he is studying the window as if there were going to be a test on it. Write the whole ride: nineteen minutes, six stops, four rows between you.',
      short:
        'He’s saved you the warm seat on the bus all winter. On Monday he’s given it to another kid, and he won’t look at you.',
    },
    {
      title: 'A debate about love letters',
      tags: ['speech', 'funny'],
      text: '“Love letters should be banned.” In the school debate in Kolkata you have been told to argue in favor, against the only person who has ever written you one. You have three minutes at the microphone, and she keeps nodding at your best points.',
      short:
        'You have to argue that love letters should be banned. On the other team is the one person who ever wrote you one.',
    },
    {
      title: 'Nine drafts of six words',
      tags: ['messages', 'funny'],
      text: 'The message that you send in the end is six words long. Put down the nine drafts that came before it, in order, each with your reason for deleting it.',
      short: 'You finally hit send. It was six words. Show us every version you deleted.',
    },
    {
      title: 'Two momo stalls, one scooter',
      tags: ['scene', 'funny'],
      text: 'Your family’s momo stall in Pokhara has stood ten feet from Prakash’s for twenty years without a word exchanged. On festival night, with the lines reaching down to the lake, both kitchens run out of the same thing, and both fathers send a teenager to buy more. There is one scooter.',
      short:
        'Your families run rival dumpling stands and don’t speak. Both are out of flour. There’s one scooter, and they’re sending both of you.',
    },
    {
      title: 'Two plaster casts',
      tags: ['scene', 'tender'],
      text: 'Fracture clinic, Tuesdays at ten: your left arm, his left arm. In the first week each of you drew something rude on the other’s cast, and by the fourth there was no white left. This is week six, and yours is coming off while his has to stay. What happens in the waiting room?',
    },
    {
      title: 'Six notes in a glove',
      tags: ['messages', 'tender'],
      text: 'Somebody has handed in your left glove at the skating club in Oulu, with a note tucked into the thumb. You answer inside the right one and hand that in as well. Give us all six notes. By the fifth, the gloves smell of oranges.',
    },
    {
      title: 'One sentence in sign language',
      tags: ['scene', 'funny'],
      text: 'Noor is deaf, and you have spent a week in the bathroom practicing one sentence in sign language. At the tram stop in Gothenburg you finally sign it, and she laughs so hard that she has to sit down. What have you said, and what does she sign back?',
      short:
        'You practiced one sentence in sign language all week for her. She’s laughing so hard she can’t sign back. What did you say?',
    },
    {
      title: 'Three points to the other side',
      tags: ['scene', 'funny'],
      text: 'You run the scoreboard for the girls’ basketball team in Ames, Iowa, and number 12 looks up at it after every basket. On Friday she looks past it, straight at you, and you give three points to the other side in front of four hundred people.',
      short: 'You run the scoreboard. She looked right at you, and you gave three points to the wrong team.',
    },
    {
      title: 'A playlist that says sorry',
      tags: ['list', 'tender'],
      text: 'Track list for a mix that is meant to say sorry. Make up eight songs, each with a title, a length and one line on why it is there. Number six is only the tune that she hums when she parks her bike.',
    },
    {
      title: 'Seventeen floors of rice',
      tags: ['scene', 'tender'],
      text: 'In a power cut, the elevator of your tower block in Accra is dead, and Kojo from the seventeenth floor has two bags of rice to carry home. You live on the third. You offer anyway. Tell it landing by landing, including the third.',
    },
    {
      title: 'Great-aunt at the cinema',
      tags: ['dialogue', 'funny'],
      text: 'Both families agree to the movies on one condition, which is that your great-aunt comes too. In the dark in Lahore she settles down between you and Bilal, takes charge of the popcorn, and asks him everything that you have not dared to ask.',
      short:
        'You can go to the movies together if your great-aunt comes too. She sits in the middle and holds the popcorn.',
    },
    {
      title: 'Two violins, one music stand',
      tags: ['one-voice', 'bittersweet'],
      text: 'One music stand, two violins, and a break-up on Sunday. The concert is on Thursday, and somebody has to turn the pages. Tell four rehearsals only in what the conductor says.',
    },
    {
      title: 'Messages by bus driver',
      tags: ['messages', 'funny'],
      text: 'You met at a quiz final in Cusco, but you live on opposite sides of a mountain where no phone works. The bus driver carries your messages in his head, once a week in each direction, and lately you suspect him of improving them. Put down what you said, what arrived and what came back.',
    },
    {
      title: 'The crush you invented',
      tags: ['scene', 'funny'],
      text: 'Because everyone else had a crush, you made one up, complete with a name, a school and a weakness for odd socks. At the roller rink in Milwaukee a boy you have never seen holds out a hand to help you off the floor and tells you his name. You look down at his feet.',
      short:
        'You made up a crush so people would quit asking. A boy just introduced himself. Same name. Same weird socks.',
    },
    {
      title: 'The stage directions of a kiss',
      tags: ['document', 'funny'],
      text: 'A school play, scene nine. The script says THEY KISS, and the director says, “We will leave that for the night.” Copy out the stage directions of the scene and add, in the margin, what you are thinking at each of them.',
      short: 'The script says THEY KISS. You’ve skipped it at every rehearsal, and tonight is opening night.',
    },
    {
      title: 'Beans across the string',
      tags: ['document', 'tender'],
      text: 'In Trondheim the school garden has given you and Sunniva one bed to share, with a string down the middle so that you can ignore each other in peace. In June your beans cross the string. Set her garden diary for that week beside your own.',
    },
    {
      title: 'Ten seconds at the table',
      tags: ['scene', 'funny'],
      text: 'At the long table after a day of fasting, while two families are passing the dates, somebody’s small cousin asks in a clear voice if you two are in love. Make the next ten seconds last for a whole page.',
      short: 'At dinner with both families, a little cousin asks if you two are in love. Write the next ten seconds.',
    },
    {
      title: 'The two of the weather club',
      tags: ['scene', 'tender'],
      text: 'The weather club has two members. You and Devi both climb to the school roof at seven to read the rain gauge, which is a job for one, and it has not rained for three weeks. The caretaker, who lends you the key, asks each of you separately what you are measuring.',
    },
    {
      title: 'Breaking up beside the pool',
      tags: ['dialogue', 'funny'],
      text: 'You have decided to end it kindly, at the outdoor pool, before his shift as lifeguard is over. Small children keep coming up to ask him for plasters, and you have got as far as “I have been thinking.” Give us the whole conversation, plasters included.',
      short:
        'You’re trying to break up with a lifeguard, kindly, on his shift. Little kids keep asking him for Band-Aids.',
    },
    {
      title: 'The wrong name since August',
      tags: ['dialogue', 'tender'],
      text: 'Class trip, night train, somewhere south of Kiruna. Everyone is asleep except you and the new girl, who says, very politely, that you have been getting her name wrong since August. There are nine hours to go. Begin with her name.',
      short:
        '“You’ve been saying my name wrong since August,” the new girl whispers. Everybody else on the train is asleep.',
    },
  ],
  faqs: [
    {
      question: 'How do I write a romance if I have never been in love?',
      answer:
        'Use something you have felt: waiting for a reply, being picked last, having one person laugh at your joke in a room where nobody else did. Love in a story is built from those. If you know how it feels to check your phone eleven times before lunch, you can write the girl who checks the lost-property shelf for a glove. The feeling is the same size; only the object changes.',
    },
    {
      question: 'How do I make two characters like each other without insta-love?',
      answer:
        'Give them a job to do together and let them be bad at it. Two people who must share a music stand, carry rice up seventeen floors or keep a bean off a string have to look at each other’s hands. Write three small moments in which one is surprised by the other, such as him knowing the name of her dog. After three surprises the reader believes it before they do.',
    },
    {
      question: 'Does a teen love story have to end with a kiss?',
      answer:
        'No. It has to end with something being different from the first page. A saved seat is empty, a name is said right, somebody climbs stairs that they had no need to climb. Those can hit harder than a kiss, because the reader does the last step alone. If you do write the kiss, keep it to a sentence or two and spend your effort on the minute before it.',
    },
    {
      question: 'What if someone at school thinks that the story is about them?',
      answer:
        'Change three outer facts and keep one inner fact. Make the swimmer a violinist, move Leeds to Lima, turn him into a her; keep the way your stomach dropped on the stairs. Nobody can recognize a stomach. Don’t use a real nickname or a real message, even a funny one, since the other person never agreed to be printed. And save the file under a dull name, such as “Geography, rivers”.',
    },
  ],
  relatedLinks: [
    { text: 'Lines to start a love scene from', to: '/romantic-dialogue-prompts' },
    { text: 'Short stories about love of every age', to: '/short-story-prompts-about-love' },
    { text: 'A private page: journal prompts for teens', to: '/journal-prompts/teens' },
  ],
} satisfies ThemedPage
