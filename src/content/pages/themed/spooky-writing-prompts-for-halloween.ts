import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Spooky Writing Prompts for Halloween',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Spooky Writing Prompts for Halloween | Promptory',
  metaDescription:
    '23 Halloween prompts without a drop of blood: a pumpkin that replies, a ferry’s footnote f, footprints that wait at a border. To write and read aloud.',
  description:
    '23 polite hauntings, from a hotel laundry in Suva to a fog that sits down in the kitchen, fit to be read aloud to any age.',
  introduction:
    'A spooky story is good for one evening a year when a whole table wants to hold its breath together, which makes it the most sociable kind of writing there is. Beginners fetch the thunder, the bats and the blood. What frightens listeners more is something almost normal: it knocks, it waits, it says thank you. Choose a prompt with a place you could walk to in the dark. Write for fifteen minutes, and let people carry on with their jobs for as long as they can. In the last five, read it aloud once, slowly, and cut the line that tells us to be scared.',
  prompts: [
    {
      title: 'The ghost who sang',
      tags: ['scene', 'eerie'],
      text: 'In Pittenweem you do a turn before you get your sweets: a song, a joke, a handstand. At the last house your gang has no turns left. The wee ghost at the back, whom each of you took for another’s cousin, steps on to the mat and sings. The old man at the door knows the second verse.',
      short:
        'On this street you sing for your sweets. The littlest ghost in your group has a lovely voice. Who brought her?',
    },
    {
      title: 'A pumpkin that answers',
      tags: ['document', 'eerie'],
      text: 'Judge’s score sheet, giant pumpkins, St Landry Parish fair. Size, colour, shape, and the ring it gives when tapped: ten points for each. Mark all five entries. Number four weighs three hundred kilos and is perfect, but you have had to rule another column, for the reply.',
      short: 'You’re judging the giant pumpkins. You knock on each one to hear if it’s ripe. Number four knocks back.',
    },
    {
      title: 'The fog in the chair',
      tags: ['scene', 'eerie'],
      text: 'The fog came in on Tuesday and sat down in the kitchen. All along the harbour at Stonehaven it is the same, a piece in every house, doing no harm. Ours has taken the chair by the stove, which has been empty since March. Begin with your aunt, who is pouring it tea.',
      short: 'The fog came in and sat down in the empty chair. Our aunt poured it some tea. Whose chair was it?',
    },
    {
      title: 'A ghost phone-in',
      tags: ['dialogue', 'eerie'],
      text: '“Long-time listener, first-time ghost.” Transcribe a night phone-in from a station in Apia where listeners tell their ghost stories. The first call is silly, the second is sad. The fifth describes a corridor and a red lamp above a door, and the presenter, alone in the building, asks him to speak up.',
      short:
        '“Longtime listener, first-time ghost.” You host the call-in show, and he’s describing the hallway outside your studio.',
    },
    {
      title: 'What lives in hive 6',
      tags: ['document', 'eerie'],
      text: 'Keep the card for hive 6 at the old ironworks, October, a line for each inspection: weather, temper, queen seen or not seen. On the third visit the bees are remarkably polite. On the fifth the queen has still not been seen, and something else in there is being fed.',
    },
    {
      title: 'A wolf costume, overdue',
      tags: ['dialogue', 'funny'],
      text: 'One wolf costume, adult, hired in Porto on 31 October 1998. Tonight, a minute before closing, it comes back, worn by a man who looks exactly like the photocopy of his card. Work out the late fee between you. He would gladly hand it over. He has been looking for the zip for some time.',
      short: 'A man returns a wolf costume, decades late, and he looks the same as ever. He can’t find the zipper.',
    },
    {
      title: 'She wants her ghost back',
      tags: ['dialogue', 'funny'],
      text: 'The priest has driven the ghost out of number 17. He was meant to do number 19. Now Dona Odete of 17, Beja, is at the presbytery door and wants hers returned: it closed the shutters when it rained, and it was company. Behind her stand the people from 19, in coats over their pyjamas, with theirs.',
      short: 'The priest got rid of the ghost in the wrong house. She wants hers back. It was company.',
    },
    {
      title: 'The ferry’s footnote f',
      tags: ['document', 'eerie'],
      text: 'Draw up the winter timetable for a small island ferry on Loch Linnhe: seven sailings, with footnotes a to g. Most are about bicycles. Nobody who lives there ever travels on f, which runs one night a year. The new schoolteacher, here since August, has bought a ticket.',
    },
    {
      title: 'Footprints to the barrier',
      tags: ['dialogue', 'eerie'],
      text: 'Snow at the border post beyond Sary-Tash, and no traffic since four. One line of footprints comes up the road from the far side as far as the barrier, and stops. Two conscripts, nineteen and twenty, are discussing who is to raise it. Just their talk, please, until one of them gets up.',
      short:
        'Two guards, one gate, fresh snow. A line of footprints comes up to the other side and stops. Who opens it?',
    },
    {
      title: 'The fifth charm',
      tags: ['how-to', 'eerie'],
      text: 'Recipe for a Halloween loaf with four charms: a ring, a rag, a stick, a coin. Say what each foretells for whoever bites on it. Take us through kneading, baking and slicing, at a table in Sligo with three generations and a new boyfriend. There is a fifth charm in his slice. It did not go into the dough.',
    },
    {
      title: 'The shape in the sheet',
      tags: ['scene', 'eerie'],
      text: 'Each morning at the hotel in Suva the sheet from Room 12 comes down with the shape of a sleeper creased into it, and Salote cannot iron it out. The room has been locked since the cyclone. Today the shape has moved over, as you do for somebody.',
    },
    {
      title: 'Rules from the cemetery',
      tags: ['document', 'funny'],
      text: 'Notice to residents of the cemetery on the hill. The living will be coming at dusk with candles, flowers and small children. Set out ten rules for the evening in the voice of the chairwoman, who died in 1887 and has standards. The tenth says what to do if you hear your own name.',
      short: 'Tonight the living come to visit. The dead have put up a list of rules. What’s on it?',
    },
    {
      title: 'The cloth that changes its saying',
      tags: ['scene', 'eerie'],
      text: 'A kanga has a saying printed on its hem. On Mama Zuhura’s stall in Stone Town there is one that changes. On Monday it said, “Patience brings the boat home.” After a certain customer had handled it, it said, “Not to him.” He has come back with his bride, and she likes exactly that one.',
    },
    {
      title: 'The voice in flat 84',
      tags: ['document', 'eerie'],
      text: 'Flat 84, in a block in Almaty, has been empty since 1996. This autumn the caretaker has had nine complaints of noise from it. Copy out the log. Only when the neighbours compare notes do they agree on what they are hearing: somebody in there is practising how to say hello, and is getting better.',
      short: 'Flat 84 is empty. The neighbours hear it anyway: somebody in there is practising how to say hello.',
    },
    {
      title: 'The tomb already painted',
      tags: ['scene', 'tender'],
      text: 'All Saints’ in Lacombe, Louisiana, where each family whitewashes its tombs and at dusk lights them with candles. The Batistes arrive with their bucket, and theirs has been done, beautifully, and is still wet. The brush lies on top beside half a sandwich. Grand-père looks at the bite and takes off his hat.',
    },
    {
      title: 'Notes after the dress rehearsal',
      tags: ['document', 'funny'],
      text: 'Director’s notes after the dress rehearsal, Strathpeffer Players, village hall. Most are the usual: louder, slower, mind the step. One says, “Whoever is doing the cold on the stairs, wonderful, keep it.” List the fourteen notes. There are no stairs in the play, and by number fourteen she has given that part a bow.',
      short:
        '“Whoever’s playing the cold on the stairs, great job,” the director says. There aren’t any stairs in the play.',
    },
    {
      title: 'The knot in every haddock',
      tags: ['scene', 'eerie'],
      text: 'Every haddock that the Provider lands at Fraserburgh today has a neat little knot in its tail. Nobody will bid. Old Mrs Buchan turns one over, turns it back, and says that she taught just one boy to tie that, and that his boat is late. The auctioneer asks her how late.',
    },
    {
      title: 'My first Halloween, since 1886',
      tags: ['one-voice', 'funny'],
      text: '“My First Halloween”, a composition by Joeli, class four, Levuka, who has been nine since 1886. He explains where he went, what he wore, who screamed, and why he thought that rude. Let him make five spelling mistakes. Add a mark, and the remark of his teacher, who has been there even longer.',
      short: 'Write a school essay called “My First Halloween.” The author has been nine years old since 1886.',
    },
    {
      title: 'The switch that does nothing',
      tags: ['scene', 'eerie'],
      text: 'Somewhere in your home there is a switch that does nothing. Try it now. Far off, in [a town you have never visited], a lamp goes on beside a bed, and a man who has waited for it sits up and puts on his shoes. Write the next hour on his side.',
      short:
        'Find the light switch in your house that does nothing. Flip it. Somewhere far away, a man sits up in bed.',
    },
    {
      title: 'The last bat',
      tags: ['document', 'tender'],
      text: 'Bat survey, the old cotton store, Jinja, 31 October. Sunset 18:35. Keep the field notes, minute by minute, while they come out from under the roof. The last bat leaves at 19:20. At 19:26 something a good deal larger shuffles to the gap, looks down, and seems to hope that you will show it how.',
    },
    {
      title: 'Blood type: tomato',
      tags: ['document', 'funny'],
      text: 'Job interview, night shift, at a ketchup factory. The applicant is three hundred years old, very polite, and would like to know if staff may take the product home. Write down the questions, his answers, and what is noted under “references”.',
    },
    {
      title: 'The zombie next door gardens',
      tags: ['letter', 'tender'],
      text: 'The new neighbour at number nine died in spring and has the best roses in the street. He only comes out at dusk and never steps on the lawn. Write the note your mother puts through his door, and the one that comes back, in soil.',
    },
    {
      title: 'A vampire’s invitation rule',
      tags: ['dialogue', 'tense'],
      text: 'Everyone knows he can’t come in unless he is invited. It’s raining, the party is loud, and your little cousin has opened the door. “Hello,” he says. “I have been standing in gardens for ninety years.” Let them talk until someone else comes down the stairs.',
    },
  ],
  faqs: [
    {
      question: 'What is the difference between spooky and scary?',
      answer:
        'Scary wants you to run; spooky wants you to stay and listen. A spooky story lets something odd come quite close and then behave with more tact than we expected. A fog that breaks the door down is scary, while a fog that waits to be offered a chair is spooky. If children are listening, make sure that somebody in the room is calm. Fear is bearable as long as an aunt goes on pouring.',
    },
    {
      question: 'How do I write a ghost story for tonight’s party in one hour?',
      answer:
        'Use a form, a real place and three oddities. Spend ten minutes on choosing the form, a log or a timetable or a list of rules, and set it in the house where the party is. Spend half an hour on three entries, each stranger than the one before, such as a tap, a coat, a place laid too many. Use the rest for reading it aloud to the fridge. Two pages last four minutes, which is right.',
    },
    {
      question: 'How can one story suit small children and adults?',
      answer:
        'Put the fright where the children can see it and the sadness where only adults will look. Children hear that a wee ghost sang at the door; their parents hear that the old man knew the second verse. Keep blood, cruelty and real deaths out, and let the ghost want something a child understands: a turn, a coat, to be waited for. Give it what it wants by bedtime, or at least say when it will come.',
    },
    {
      question: 'How do I read a spooky story aloud without getting giggles?',
      answer:
        'Read it as if it were a parking notice. Giggles come from a spooky voice, because everyone can hear you working. Keep yours flat, go slower than feels natural, and look up only at the ends of lines. Before the strangest sentence, stop and turn the page, even if there is no page to turn. If somebody laughs at “the reply”, let them, and wait. The next line will be twice as quiet.',
    },
  ],
  relatedLinks: [
    { text: 'For eleven to thirteen: horror with a way out', to: '/horror-writing-prompts-for-middle-school' },
    { text: 'For grown-ups only: darker magic', to: '/dark-fantasy-prompts-for-adults' },
    { text: 'For the smallest ghosts: fun prompts for kids', to: '/fun-creative-prompts-for-kids' },
  ],
} satisfies ThemedPage
