import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Anime and Video Game Story Ideas for Teens',
  metaDescription:
    'Anime story ideas and video game story ideas: powers with a price, rivals, tournaments, school clubs, isekai, mecha, quests, side characters and save points.',
  title: 'Anime and Video Game Story Ideas',
  purpose: 'fiction',
  level: 'teens',
  description:
    'Powers, rivals, clubs, giant robots and save points, each with a person in the middle who really wants lunch.',
  introduction:
    'Anime and games are great teachers of story, because both keep asking one question: what will this person do when it gets harder? A power is only fun if it costs something. A quest only matters if you’d miss the person who gave it to you. New writers often start with the lore, and six pages later nobody has spoken. Lore is dessert. Start in the cafeteria, the cockpit or the lobby, with somebody who wants one thing right now. Pick an idea and write the first scene or draw it as panels. Give yourself twenty minutes, stop at the most exciting second, and show it to a friend who’ll ask what happens next.',
  prompts: [
    {
      title: 'Anime power with a price',
      tags: ['scene', 'tense'],
      text: 'You can freeze anybody for three seconds. They can still see and hear, and afterward they know it was you. You’ve used it twice, once to win and once to get out of an argument. Today your best friend asks if there was a third time.',
    },
    {
      title: 'Anime rivals on one bus',
      tags: ['scene', 'funny'],
      text: 'They’ve sworn to defeat each other since fifth grade. They also live at the end of the same bus line, forty minutes, every day. Tonight it breaks down in the rain, and neither of them can keep pretending to be asleep.',
    },
    {
      title: 'Other-world isekai: the innkeeper',
      tags: ['one-voice', 'funny'],
      text: 'You woke up in another world with no powers, no prophecy and a job offer: the inn at level one, where every hero starts. They all break the same chair. Tell us about your week, up to the night a hero comes back without her party.',
    },
    {
      title: 'Tournament arc: the eighth seed',
      tags: ['scene', 'tense'],
      text: 'Eight fighters in the tournament, and you’re number eight because somebody dropped out. Your first opponent bows, leans in and says, “Please win. I can’t explain.” Write the match, and don’t let us find out why before the last move.',
    },
    {
      title: 'School club, one member short',
      tags: ['scene', 'funny'],
      text: 'By Friday the club needs five members or it loses the room. It has four, plus a trophy nobody can explain. The only kid in school who isn’t in a club yet sits by the window, and is the reason the last club closed.',
    },
    {
      title: 'Magical friend in your backpack',
      tags: ['dialogue', 'funny'],
      text: '“You said you weren’t a mascot.” “I’m not. I’m your lawyer.” Something small, furry and very official lives in your backpack, and it says you signed a contract in second grade. Keep them talking through third-period math.',
    },
    {
      title: 'Mecha: two seats, one pilot',
      tags: ['scene', 'tense'],
      text: 'The robot needs two people who agree. You got matched with your ex-best friend, and every time you think about what happened, the left arm stops moving. Six minutes until launch. Neither of you can fake being fine, because the screen shows it.',
    },
    {
      title: 'Slice of life: closing shift',
      tags: ['scene', 'thoughtful'],
      text: 'Two coworkers mop the same store, and one of them is moving away in the morning and hasn’t said so. Fit the whole story between the last customer and the last light.',
    },
    {
      title: 'Transfer student, twelfth school',
      tags: ['messages', 'tense'],
      text: 'She’s been to twelve schools, and something weird happened at each one a week after she left. She starts at yours on Monday. Write the class group chat from Sunday night to the minute she asks, in the chat, who’s been looking her up.',
    },
    {
      title: 'Sports anime: last one off bench',
      tags: ['scene', 'hopeful'],
      text: 'Three years on the bench, zero minutes played. You know every teammate’s habits because watching was all you got to do. Now it’s the last set, somebody’s ankle is gone, and the coach is looking at the notebook on your knees.',
    },
    {
      title: 'Cooking battle, one burner',
      tags: ['scene', 'funny'],
      text: 'Two chefs, one working burner, and a judge who’s eight and doesn’t like things that touch. Write the battle with every ridiculous slow-motion close-up it deserves.',
    },
    {
      title: 'Demon hunter, part-time',
      tags: ['document', 'funny'],
      text: 'Write the new-hire handbook for a demon-hunting job that pays minimum wage: uniform, breaks, what to do if it knows your name. Rule six has been crossed out and rewritten by three different people.',
    },
    {
      title: 'Filler episode: everyone does laundry',
      tags: ['scene', 'funny'],
      text: 'No villain this week. Your whole team is at the laundromat in borrowed clothes, and somebody’s cape has turned everybody’s things pink. Give each of them one wish that has nothing to do with the war.',
    },
    {
      title: 'Training arc with the lunch lady',
      tags: ['scene', 'funny'],
      text: 'The strongest fighter of her generation works in your school cafeteria. She’ll train you, but only during her shift, only with what’s in the kitchen, and only if you never ask about the scar. Write day one. It involves a lot of potatoes.',
    },
    {
      title: 'Anime opening in ninety seconds',
      tags: ['list'],
      text: 'Write the opening credits of an anime that should exist: twelve shots, no dialogue. Somebody runs, somebody looks back, and one shot gives away the ending to anyone who watches it twice.',
    },
    {
      title: 'Anime villain: the first loss',
      tags: ['scene', 'bittersweet'],
      text: 'Before the mask and the castle, there was a kid who lost a rigged game while everybody clapped. Write that day, with the future hero in the crowd, six years old and clapping.',
    },
    {
      title: 'Spirit on the late train',
      tags: ['scene', 'eerie'],
      text: 'After 9:40, the train home makes one extra stop, where nobody gets off. Tonight a small wet spirit with a briefcase gets on, sits down next to you and asks, very politely, if you’d hold its ticket.',
    },
    {
      title: 'Manga page with no words',
      tags: ['description'],
      text: 'Nine panels, no speech bubbles: two people who aren’t speaking have to get a couch up three flights of stairs. Describe each panel so well that a friend could draw it. Something changes in panel seven.',
    },
    {
      title: 'School festival band, no drummer',
      tags: ['scene', 'funny'],
      text: 'The school festival starts in three hours. The drummer’s in the nurse’s office, the poster promises five people, and the only person who knows the songs is the hall monitor who’s been reporting the noise since April.',
    },
    {
      title: 'Video game premise: low tide',
      tags: ['plan'],
      text: 'Twice a day the sea pulls back and uncovers a town. Players get six hours to explore it and carry one thing out. Plan this game: who the hero is looking for, three places, what changes with every tide, and the thing nobody should carry home.',
    },
    {
      title: 'Side quest that mattered more',
      tags: ['scene', 'tender'],
      text: '“Bring me ten blue flowers,” the old man says, and the hero has a dragon to fight. Write the quest for flowers one through ten. By the seventh, the player should’ve forgotten about the dragon.',
    },
    {
      title: 'Side character who remembers you',
      tags: ['one-voice', 'eerie'],
      text: 'The girl at the village well knows you’ve reloaded four times to be nicer to her brother. She’d like to talk about the fifth.',
    },
    {
      title: 'Horror game: the map updates',
      tags: ['scene', 'eerie'],
      text: 'Your in-game map draws itself as you walk. On the third night it shows a hallway you haven’t been down, and a dot that moves when you do. There’s a lamp, a phone and a door that locks. Play it through to morning.',
    },
    {
      title: 'Save point with a keeper',
      tags: ['dialogue', 'thoughtful'],
      text: 'Somebody has to sit by the save point. She keeps the fire going, writes down everyone’s progress and remembers the tries that didn’t get saved. Write her talk with a player who has come back eleven times tonight.',
    },
    {
      title: 'Final boss wants to talk',
      tags: ['dialogue', 'tense'],
      text: 'You’ve got full health and the good sword. The final boss is sitting on the steps. “Before we start,” he says, “can I show you the level you skipped?” It’s your move.',
    },
    {
      title: 'Tutorial guide’s last day',
      tags: ['one-voice', 'bittersweet'],
      text: 'He taught six million players how to jump. The servers shut down at midnight, and one new player just logged in.',
    },
    {
      title: 'RPG party splits the loot',
      tags: ['messages', 'funny'],
      text: 'The healer keeps the spreadsheet. The thief has opinions about the spreadsheet. Write your RPG party’s chat after the dragon, when one item on the list turns out to belong to somebody in the group.',
    },
    {
      title: 'Cozy game with one secret',
      tags: ['description', 'eerie'],
      text: 'Design a cozy game: a bakery, a pond, seven neighbors with favorite cakes. Every day is gentle, and nobody goes past the yellow fence. Describe a perfect morning there, then the first thing a careful player would notice.',
    },
    {
      title: 'Stuck inside a video game',
      tags: ['scene', 'funny'],
      text: 'You’re stuck inside the game as a shopkeeper with three potions, and your little sister is the one holding the controller. Get her attention with nothing but prices.',
    },
    {
      title: 'Story told by item descriptions',
      tags: ['list', 'bittersweet'],
      text: 'No cutscenes. Tell the story of a lost team through eight item descriptions of two lines: a cracked visor, a birthday candle, half a map. Put the saddest one on something players will sell without reading.',
    },
  ],
  faqs: [
    {
      question: 'How do I come up with an anime story idea?',
      answer:
        'Join an ordinary place and one strange rule, then ask who suffers most from it. A school bus plus “two rivals who must never talk” already gives you a scene. Choose what your hero wants this week (a club room, a win, a friend back) and what it costs to use their power. Leave out the history of the world until somebody trips over it. If you can draw the first page, you’ve got an idea.',
    },
    {
      question: 'How do I make an overpowered character interesting?',
      answer:
        'Give them a problem that the power can’t touch. Somebody who can freeze anyone for three seconds still can’t make a friend trust them. You can also make the price personal: each use costs a memory, a meal or the truth. Or put them next to a person who isn’t impressed. Readers worry about what a character could lose, so decide on that before you decide how strong they are.',
    },
    {
      question: 'How do I write a story for a video game?',
      answer:
        'Begin with what the player does all the time, and make the story out of that. If players fish, let someone be missing at sea. If they jump, let the hero be scared of heights. Write three moments the player chooses and one they can’t, plus two lines for each side character. “Bring me ten flowers” gets good when flower seven is on a grave with the old man’s name on it.',
    },
    {
      question: 'Can I use anime tropes without copying?',
      answer:
        'Sure. Rivals, school clubs and tournaments belong to everybody; a name, an outfit or a famous attack doesn’t. Take the trope and change who it happens to. A tournament story about the person who keeps the bracket is yours. Put in something from your own life, like your bus line or your aunt’s kitchen. When you can’t tell what’s borrowed, list three things no other story has.',
    },
  ],
  relatedLinks: [
    { text: 'For games: game writing prompts', to: '/game-writing-prompts' },
    { text: 'Goofy ones: silly prompts for teens', to: '/silly-writing-prompts-for-teens' },
    { text: 'Magic systems and casts: worldbuilding prompts', to: '/worldbuilding-and-character-prompts' },
  ],
} satisfies ThemedPage
