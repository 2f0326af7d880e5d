import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Story Ideas and Scene Prompts: Twists, Loops, Lies',
  metaDescription:
    'Story ideas you can start in a minute: a plot twist, a time loop, a secret kept too long, a stranger on a train. 30 scene prompts for any kind of writer.',
  title: 'Story Ideas and Scene Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'The subjects people ask for, from plot twist to six-word story, set at card tables, drive-through windows and county fairs, and ready to start in a minute.',
  introduction:
    'A story idea is worth having once you can see somebody in it with something to lose. So these prompts take the subjects that people look for, such as a time loop, a betrayal or a lie that grows, and give them an address: a bank, a bus, a drive-through. What trips up most beginners is the wish to explain. They spend page one on how the loop works, and the kid at the window never gets to speak. Pick the prompt you’d most like to read, skip the setup, and write one scene for twenty minutes. Stop in the middle of a sentence, so that tomorrow has somewhere to start.',
  prompts: [
    {
      title: 'Plot twist in ten sentences',
      tags: ['scene', 'tense'],
      text: 'Write a burglary in ten sentences: the loose window, the flashlight, the stair she knows to skip. Save your plot twist for the tenth, and let it make us root for her.',
    },
    {
      title: 'Someone else’s time loop',
      tags: ['scene', 'funny'],
      text: 'The kid at the drive-through hands you your food before you order and tells you to stay off Route 9, because last time you didn’t listen. He’s stuck in a time loop. You aren’t. The car behind you honks.',
    },
    {
      title: 'Unreliable narrator, dented mailbox',
      tags: ['document', 'funny'],
      text: '“The mailbox came out of nowhere.” Finish this accident report. Your unreliable narrator never tells one outright lie, but by the signature line we know who was really driving.',
    },
    {
      title: 'Coming of age at the bank',
      tags: ['scene', 'tender'],
      text: 'Eleven-year-old Linh translates for her mother at the bank, every word, like always. Today, halfway through the loan officer’s answer, with her mother watching her face, she decides to change it.',
    },
    {
      title: 'A lie that grows a tail',
      tags: ['messages', 'funny'],
      text: 'On Monday you left work early because your dog was sick. You don’t have a dog. Write a lie that grows in the office chat, a few messages a day, right up to Friday’s envelope of cash for the surgery.',
    },
    {
      title: 'Your sister until Albany',
      tags: ['scene', 'tense'],
      text: '“You’re my brother, and you’re mad at me. Just until Albany.” A stranger on a train drops into the seat beside you. Down the aisle, a man in a nice coat is checking every row.',
    },
    {
      title: 'Six-word story, junk drawer edition',
      tags: ['list', 'whimsical'],
      text: 'Open your junk drawer and take out three things you can’t explain. Write a six-word story about each one, then put them in an order that turns all three into one story.',
    },
    {
      title: 'Death scene with extra innings',
      tags: ['scene', 'tender'],
      text: 'Grandpa wants last night’s game read to him from the paper, inning by inning. Mia knows nothing about baseball, and when the game runs out, she starts making up more. It’s a death scene and a last goodbye, and nobody in the room says so.',
    },
    {
      title: 'Rivals forced to work together',
      tags: ['scene', 'funny'],
      text: 'Two tow-truck drivers who can’t stand each other hook the same car, one at each end. Then a six-year-old sits up in the back seat, opens the door a crack, and asks which of them is in charge.',
    },
    {
      title: 'Monologue for hold music',
      tags: ['one-voice', 'tender'],
      text: 'A woman on hold with the airline begins her monologue by practicing her complaint. Around minute thirty, she tells the hold music why she bought a one-way ticket.',
    },
    {
      title: 'Roof repairs, gothic mansion',
      tags: ['document', 'eerie'],
      text: 'A roofer emails his estimate for the gothic mansion: slate, gutters, forty feet of ivy, one new window in the tower. The owner says yes to everything but the window. Write their emails, down to the one he sends after he’s been up the ladder.',
    },
    {
      title: 'First meeting over a kidney',
      tags: ['scene', 'funny'],
      text: 'Priya got a stranger’s kidney in March, and today is their first meeting. She brought balloons. He’s late, he’s rude to the waitress, and he wants to know what she’s been doing with it.',
    },
    {
      title: 'Half an orange, no talking',
      tags: ['scene', 'tender'],
      text: 'Take a whole page for one small moment: a father peels an orange and slides half of it over to the teenager who hasn’t spoken to him since Thursday. Keep it a slow scene. Nobody says anything until the last piece.',
    },
    {
      title: 'He’d already named it',
      tags: ['dialogue', 'funny'],
      text: '“Did you tell him it was a rental?” “I tried. He’d already named it.” You missed your stop to hear the rest of this overheard conversation. Write the rest.',
    },
    {
      title: 'He shoveled our driveways',
      tags: ['messages', 'eerie'],
      text: 'The guy who shoveled all our driveways is on the news, and the words under his picture are “serial killer.” Write the block’s group chat, from the first link to the message that asks who else gave him a key.',
    },
    {
      title: 'One sentence, one high dive',
      tags: ['scene', 'tense'],
      text: 'Tell a story in one sentence: start with Marisol on the ladder of the high dive, keep it going with commas, and don’t use a period until she’s in the water or back on the ground.',
    },
    {
      title: 'Betrayal by secret ballot',
      tags: ['scene', 'tense'],
      text: 'Secret ballot, nine votes, zero for you. Your best friend squeezes your hand and says, “Well, I voted for you.” Write the ride home with her mom at the wheel. Nobody in the car uses the word betrayal.',
    },
    {
      title: 'Letter to someone who died',
      tags: ['letter', 'tender'],
      text: 'Write a letter to someone who died, with only the news they’d ask about first: who won, whose fence blew down, what gas costs now. You’re not allowed to write “I miss you.”',
    },
    {
      title: 'She still cheats at cards',
      tags: ['scene', 'tender'],
      text: 'Write about someone who lost their memory for names and faces but still cheats beautifully at cards. Every Sunday she takes four dollars off a nice man who has quit telling her he’s her son.',
    },
    {
      title: 'Movie scene in a laundromat',
      tags: ['dialogue', 'tense'],
      text: 'INT. LAUNDROMAT, NIGHT. A bride, still in the dress, feeds quarters into a dryer. The man folding towels watches a tuxedo go around and knows whose it is. Write this movie scene as a screenplay: two pages, one room, only what we can see and hear.',
    },
    {
      title: 'Fan fiction without the heroes',
      tags: ['scene', 'whimsical'],
      text: 'Pick the movie moment you’ve rewatched most and write fan fiction about somebody with no name who was there: the waiter, the guard on break, the kid across the street. Never name the heroes. Other fans will know.',
    },
    {
      title: 'Opening line: three funerals',
      tags: ['one-voice', 'funny'],
      text: 'Here’s your opening line: “Uncle Ray has been late to all three of his funerals.” Keep a straight face for one page, and start with what went wrong at the first two.',
    },
    {
      title: 'Sibling rivalry, peach pie',
      tags: ['scene', 'funny'],
      text: 'Aunt Jo is 76, Aunt Bea is 74, and they both entered Grandma’s peach pie at the county fair. Turns out Grandma left them two different recipes. Write the sibling rivalry as the judge sees it, first forkful to blue ribbon.',
    },
    {
      title: 'A secret kept too long',
      tags: ['dialogue', 'tense'],
      text: 'At the first dinner, you let your in-laws think you didn’t speak Portuguese. That was fourteen years ago. Tonight your mother-in-law leans over to her sister, right in front of you, and says something you can’t let go.',
    },
    {
      title: 'Picture prompt: describe a photo',
      tags: ['description', 'thoughtful'],
      text: 'Use any picture you can reach: your phone, a cereal box, the wall. Describe the photo the way a witness would for the police, facts only. Then write about the person just outside the frame, and what they hoped you wouldn’t notice.',
    },
    {
      title: 'Flash fiction for a dollar',
      tags: ['scene', 'tender'],
      text: 'A garage sale, a kid with one dollar, and the thing on the table that was never supposed to be for sale. Write it as flash fiction in 100 words. Draft it long, then cut until the count is exact.',
    },
    {
      title: 'Free couch tells all',
      tags: ['one-voice', 'whimsical'],
      text: 'A couch on the curb, a sign that says FREE, rain due at six. Write a story from an object’s point of view: the couch has opinions about everyone who sits down, and something under its cushions that the family will come back for.',
    },
    {
      title: 'Write the ending first',
      tags: ['scene', 'tender'],
      text: 'Do the ending first: “This time, she let him tie the knots.” Then jump back ten years, one year and one hour, and write three short scenes that make the line matter.',
    },
    {
      title: 'Hardware store writer’s block breaker',
      tags: ['dialogue', 'tense'],
      text: 'Send the character you’re stuck on into a hardware store ten minutes before closing. They know exactly what they need and won’t say what for. Write what goes in the basket and the three questions the clerk asks.',
    },
    {
      title: 'Villain and mentor at nineteen',
      tags: ['scene', 'tense'],
      text: 'Both nineteen, same closing shift, and the register is forty dollars short. One of them grows up to be the villain and one the mentor. Write a villain’s backstory that’s also a mentor’s backstory, and make us guess wrong for a while.',
    },
  ],
  faqs: [
    {
      question: 'How do I turn a story idea into a story?',
      answer:
        'Give it a person who wants something today, and put somebody in the way. “A time loop” is an idea. “A kid at a drive-through has nine seconds to talk a customer out of taking Route 9” is a story, because he can fail. Write that attempt first. If you still want to know more when the scene is done, ask what he’ll try the next time around, and you have scene two.',
    },
    {
      question: 'How do I write a plot twist that doesn’t feel like a cheat?',
      answer:
        'Put the truth on the page early and let readers take it for something else. If your burglar skips the creaky stair, most people will admire her nerve. Later they’ll see that she grew up in that house. Write the last line first, then go back and plant two details that fit both versions. To test it, ask a friend to read it twice. The second time should be more fun than the first.',
    },
    {
      question: 'What can I write when I have writer’s block?',
      answer:
        'Write something too small to fail at: one errand, one phone call, six words about an object in a drawer. Give the character you’re stuck on a plain task, such as buying rope and a night-light, and refuse to explain it. Ten minutes later you’ll know a few things about them that you didn’t know before. It doesn’t have to go into your story. It only has to get your hand moving.',
    },
    {
      question: 'How does an unreliable narrator work?',
      answer:
        'The reader sees more than the teller admits. Choose one thing your narrator can’t say out loud, and let every other detail point at it. A man who writes “I only had the keys because she handed them to me” has told us that he had the keys. Keep the facts steady and bend the explanations. If readers can’t tell what happened at all, add a second voice, such as a note from the insurance company.',
    },
  ],
  relatedLinks: [
    {
      text: 'All kinds: creative writing prompts',
      to: '/creative-writing-prompts',
    },
    {
      text: 'Short story prompts',
      to: '/writing-prompts/short-story',
    },
    {
      text: 'Places and people: worldbuilding and character prompts',
      to: '/worldbuilding-and-character-prompts',
    },
  ],
} satisfies ThemedPage
