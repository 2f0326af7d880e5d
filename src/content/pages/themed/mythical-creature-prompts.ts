import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Mythical Creature Prompts: Dragons, Mermaids, Magic',
  metaDescription:
    'Mythical creature and magic prompts: a dragon with a van, a werewolf on an X-ray, three kids and a genie, Greek gods at a rest stop. Start in one minute.',
  title: 'Mythical Creature and Magic Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description:
    'Dragons, witches, werewolves, gods and one curupira, each on an ordinary day with a problem that the legends leave out.',
  introduction:
    'Everyone already knows what a dragon is, so you can skip the explaining and start with the trouble. Beginners often do the opposite. They spend two pages on the kingdom and the color of the scales, and the creature never gets to want anything. Pick a prompt and decide what the creature wants today, and which rule it can’t break. Then give the next twenty minutes to the moment when the two collide. Keep to what a person standing there could see, hear or smell. If magic solves the problem, go back and make it cost something that your character will miss.',
  prompts: [
    {
      title: 'Dragon hoard, returned by van',
      tags: ['scene', 'funny'],
      text: 'The dragon has decided to give it all back. You have a van, a list with eleven thousand items on it, and addresses that are four hundred years old. First stop: one silver spoon. The house is a nail salon now. Start at the counter.',
    },
    {
      title: 'One genie, three kids',
      tags: ['one-voice', 'funny'],
      text: 'Three of us found the genie, and you get three wishes, so we said one each. Dev went first. Marisol used hers to undo Dev’s. Now they’re both looking at me.',
    },
    {
      title: 'Werewolf on the X-ray',
      tags: ['scene', 'tense'],
      text: 'You work nights at an animal hospital. The X-ray of the wolf they brought in shows two fillings and a steel pin in its wrist. Sunrise is at 6:12. The man who hit it with his truck is still in the waiting room, and he keeps asking what time it is.',
    },
    {
      title: 'Tryouts for the mermaid show',
      tags: ['scene', 'whimsical'],
      text: 'Seven people have come to the aquarium’s mermaid tryouts and are squeezing into rubber tails. The eighth asks you if there’s a locker for her legs.',
    },
    {
      title: 'Gin rummy with a vampire',
      tags: ['letter', 'tender'],
      text: 'Your great-aunt no longer remembers what he is, so when the man at the kitchen door asks politely, she invites him in. He’s a vampire. So far he has lost forty dollars at gin rummy. Write to your mother and explain why you haven’t put a stop to it.',
    },
    {
      title: 'Seven signs from a troll',
      tags: ['list', 'funny'],
      text: 'Write the seven road signs put up by a troll under a bridge that nobody has crossed since the highway opened. The first says PAY OR BE EATEN, and the last one mentions pie.',
    },
    {
      title: 'The elf in third grade',
      tags: ['one-voice', 'tender'],
      text: 'My grandma’s best friend in third grade was an elf. Elves get old slower than we do, so he’s still in third grade. This year I am too. He saved me the seat next to his, and he keeps calling me Lupe.',
    },
    {
      title: 'A prophecy about salad',
      tags: ['scene', 'funny'],
      text: '“Beware the man who brings the salad,” says the prophecy over the door of the parish hall. It’s potluck night, and four men are crossing the parking lot with bowls.',
    },
    {
      title: 'A fairy swapped the baby',
      tags: ['dialogue', 'funny'],
      text: 'A fairy has swapped your baby for one that sleeps through the night, and you have until Friday to ask for yours back. Write what the two parents say at breakfast, after nine hours of sleep.',
    },
    {
      title: 'The witch’s yard sale',
      tags: ['scene', 'tense'],
      text: 'The witch on Alder Street is moving. On her lawn are all the orders that nobody picked up: small bottles, each with a neighbor’s name on it and what it was supposed to do. It’s seven in the morning. Yours is on the front table, and Pastor Kim is already browsing.',
    },
    {
      title: 'Class phoenix, Monday morning',
      tags: ['messages', 'funny'],
      text: 'The class phoenix burned up on Friday, right on schedule, and over the weekend somebody vacuumed. Write the teachers’ group chat up to the first bell.',
    },
    {
      title: 'Greek gods at a rest stop',
      tags: ['dialogue', 'tense'],
      text: 'In Greek mythology, Persephone spends half the year with her mother, Demeter, and half with Hades. Here they do the handover at a rest stop off the interstate. He’s kept the engine running. Demeter has left the winter coat at home, on purpose. Write the three minutes in the parking lot.',
    },
    {
      title: 'What the sea monster returned',
      tags: ['scene', 'eerie'],
      text: 'Every spring the kraken gives back what fell overboard, in one neat row along the dock: phones, sunglasses, a single flip-flop. The last thing in this year’s row is your watch. You’re wearing your watch.',
    },
    {
      title: 'Three voicemails from a dwarf',
      tags: ['one-voice', 'funny'],
      text: 'The new subway line runs right over a dwarf’s bedroom. Write the three voicemails she leaves for the builders: one about the noise, one about the brickwork, and one asking if they’re hiring.',
    },
    {
      title: 'The oldest at magic school',
      tags: ['scene', 'hopeful'],
      text: 'Mrs. Adeyemi drove a city bus for forty years. At seventy-one, she’s the oldest apprentice any wizard can remember. In her second week the teacher loses control of a thunderstorm, indoors, with thirty kids in the room. Mrs. Adeyemi stands up and uses her bus voice.',
    },
    {
      title: 'A portal behind the dryer',
      tags: ['document', 'whimsical'],
      text: 'There’s a portal to another world behind the dryer, about as big as a mail slot. On Monday you pushed a pear through. This morning it was back, with one small bite out of it and a form to fill out. Write the form, and your answers.',
    },
    {
      title: 'A giant meets the baby',
      tags: ['scene', 'tender'],
      text: 'A giant has walked nine days to meet his friends’ new baby. He washed his hands in the lake, twice. Now he’s lying flat in the pasture so he can see in the window, and he’d like to know if he can hold her.',
    },
    {
      title: 'Angel and demon agree',
      tags: ['dialogue', 'funny'],
      text: 'In thirty-four years, the angel on your right shoulder and the demon on your left have never agreed on anything. Today they both want you to get in the car.',
    },
    {
      title: 'Unicorn, listed as goat',
      tags: ['one-voice', 'tense'],
      text: 'I’m eleven, and I have sixty-two dollars. Lot 41 is down as “goat, one horn, gentle.” Nobody at the livestock auction has looked at her twice except me and the man in the gray hat, and he just put his reading glasses on.',
    },
    {
      title: 'Magical object, five-dollar tape measure',
      tags: ['scene', 'tense'],
      text: 'The magical object is a yellow tape measure, a bit rusty. Hold it across a table and it gives you inches. Hold it between two people and it gives you days. Your little brother has been measuring everyone at dinner, and he’s just done Mom and Dad. It says four.',
    },
    {
      title: 'Norse mythology, supply department',
      tags: ['how-to', 'funny'],
      text: 'In Norse mythology, the wolf Fenrir is tied up with a ribbon made of six things, including the breath of a fish and the sound of a cat’s footsteps. It wears out. You’ve bought the parts for thirty years, and you retire on Friday. Write the instructions for the new person, starting with the cat.',
    },
    {
      title: 'A curse on the stairs',
      tags: ['scene', 'funny'],
      text: 'My sister’s boyfriend doesn’t know about the family curse, which is that none of us can tell a lie on a staircase. We’re all halfway up to the roof for the fireworks, and he’s just gone down on one knee.',
    },
    {
      title: 'Returns desk, goblin market',
      tags: ['dialogue', 'funny'],
      text: 'A woman puts a pair of red boots on your returns desk at the goblin market. She traded her sense of direction for them, and it’s taken her nineteen years to find you again. Her receipt is good. What she wants back was sold this morning.',
    },
    {
      title: 'Nine years as your dog',
      tags: ['dialogue', 'tender'],
      text: '“I only meant to stay one winter,” says the shapeshifter who has been your dog for nine years. Keep the two of you talking until somebody brings up the leash.',
    },
    {
      title: 'Fairy tale retelling, bird’s side',
      tags: ['one-voice', 'thoughtful'],
      text: 'Write a fairy tale retelling told by the bird that ate Hansel and Gretel’s bread crumbs. She had four chicks to feed, and nobody had told her what the crumbs were for. Begin when the children come back along the path, looking at the ground.',
    },
    {
      title: 'Curupira tracks in the mud',
      tags: ['scene', 'tense'],
      text: 'It’s getting dark, and the boss of the logging crew is following footprints that he’s sure lead out of the forest. You grew up in this part of Brazil. Your grandmother told you about the curupira, who guards the trees and whose feet point backward. You could say something.',
    },
  ],
  faqs: [
    {
      question: 'How do I write about a vampire or dragon without clichés?',
      answer:
        'Keep the one thing everybody knows and change where it happens. A vampire has to be invited in: that’s the known part. Put him on the porch of a woman who forgets, every evening, why she shouldn’t. You don’t need a new kind of vampire with new powers. Ask who would meet this creature on a Tuesday, such as a plumber, a school nurse or a girl selling cookies, and let that person do the talking.',
    },
    {
      question: 'Do I have to follow the original myth?',
      answer:
        'No, but know which part you’re changing. Persephone can ride in a minivan, as long as she still has to go back; the leaving is what makes it her story. If a creature comes from a culture that isn’t yours, read a few versions told by people from there, use its real name, and keep what it stands for. A curupira who sells timber needs a very good reason.',
    },
    {
      question: 'How much of the magic do I need to explain?',
      answer:
        'Less than you think: what it does, what it costs, and nothing about how it works. A tape measure that shows days between two people needs no wizard who made it. Readers accept one impossible thing if everyone around it behaves like a real family. What they won’t accept is a new power on the last page. If the tape saves the day, show it doing the same thing early, as a joke.',
    },
    {
      question: 'Which mythical creatures are less used than dragons and elves?',
      answer:
        'Plenty. The banshee of Ireland cries before a death in the family. Japan’s kappa carries water in a hollow on its head and loses its strength if it spills. Among the Akan of Ghana, Anansi the spider wins by talking. The Maya alux guards a cornfield if the farmer builds it a little house. Take the odd detail and make it a problem: somebody bows politely to a kappa at a job interview, and it has to decide whether to bow back.',
    },
  ],
  relatedLinks: [
    {
      text: 'First steps: fantasy prompts for beginners',
      to: '/fantasy-writing-prompts-for-beginners',
    },
    {
      text: 'Build the place: worldbuilding and characters',
      to: '/worldbuilding-and-character-prompts',
    },
    {
      text: 'Something scarier for Halloween',
      to: '/spooky-writing-prompts-for-halloween',
    },
  ],
} satisfies ThemedPage
