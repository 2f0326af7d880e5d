import { SAMPLES } from '@/content/samples'
import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Creative Writing Prompts by Craft | Promptory',
  metaDescription:
    '58 creative writing prompts for point of view, constraint, object, voice, place and time: a rumour’s day out, a ring in a cow, a Saturday lived twice.',
  title: 'Creative Writing Prompts',
  purpose: 'fiction',
  level: 'everyone',
  highlight: 'Creative',
  description:
    '58 exercises with people in them, each built around one tool of the trade and something worth using it on.',
  introduction: [
    'Craft is easiest to learn one tool at a time. Each group on this page takes hold of a single tool, such as who tells it or what may not be said, and gives you a scene that cannot be written without it. Beginners work at everything at once, and at style first. Let style look after itself this evening.',
    'Choose the group that you usually avoid. If all your stories are told by an “I”, go to Point of View; if nobody in them ever looks at the clock, try Time. Copy one prompt into your notebook and obey it to the letter for twenty minutes, even where it pinches. Then read the page aloud. The line that surprised you is where the tool worked.',
  ],
  groups: [
    {
      title: 'Point of View',
      description: 'For trying on somebody else’s eyes, shoes and excuses.',
      icon: 'users',
      prompts: [
        {
          title: 'A choir says “we”',
          tags: ['scene', 'bittersweet'],
          text: 'We sit in the cold on the second floor of the railway club in Riga, forty of us, because the conductor is an hour late. Tell the whole rehearsal as the choir, in “we”. Once, and only once, one of us may step out of it and say “I”.',
        },
        {
          title: 'You are a rumour',
          tags: ['one-voice', 'funny'],
          text: 'You are a rumour in a village on Hiiumaa. At nine in the morning you leave the shop as a harmless remark about a mattress. Describe your day, mouth by mouth, and the size you have reached by the time you meet the person you are about.',
          short:
            'You are a rumour. At nine in the morning you’re just a remark about a mattress. How big are you by five?',
        },
        {
          title: 'Dinner from under the table',
          tags: ['description', 'tense'],
          text: 'The worst dinner this family ever had, seen from under the table: shoes, ankles, napkins, the hand that slips the dog too much. No faces and no names. Before dessert is served a reader must know which of them is leaving.',
          short:
            'Describe the worst dinner this family ever had. You’re under the table, and all you can see is shoes.',
        },
        {
          title: 'The captain’s version of the storm',
          tags: ['document', 'funny'],
          text: 'After the storm on Lake Bled, the captain of the rowing club wrote a report in which he is calm and brave. Give us that report. Behind his back, between his sentences, we should see that his eleven-year-old daughter got everybody ashore.',
        },
        {
          title: 'From the sky to one breath',
          tags: ['description', 'tense'],
          text: 'Begin so high over Arequipa that the bus is a bead on a string. Come closer with every sentence: roof rack, window, glove, the thing inside the glove. When you are near enough to hear her breathing, stop.',
        },
        {
          title: 'Two minds over one coffee',
          tags: ['scene', 'tense'],
          text: 'A tax inspector sits down in the back room of a laundry in Podgorica. For half a page we are in his head, and then in hers; the hinge is a coffee cup being set down. He believes that she is frightened. She believes he has come about the boiler.',
          short:
            'The tax inspector thinks she’s scared of him. She thinks he’s here to fix the boiler. Neither one asks.',
        },
        {
          title: 'What camera four recorded',
          tags: ['document', 'tense'],
          text: 'Camera four hangs above the loading bay of a print shop in Rabat. It has no sound. Record what it sees from 02:10 to 02:25, without guessing at anything. In the last minute one of the men looks straight up and holds out a hand.',
        },
        {
          title: 'A child tells, sixty years remembers',
          tags: ['one-voice', 'bittersweet'],
          text: 'Ann is sixty and is writing down what she saw, at nine, through the serving hatch of her parents’ café in Merthyr. The child does all the telling. The woman of sixty is allowed nothing but the brackets. In how many of them does she keep quiet?',
        },
        {
          title: 'The linen round, in “you”',
          tags: ['how-to', 'bittersweet'],
          text: 'Talk a new girl through the linen round of a hospital in Daejeon, ward by ward, in “you”: you take the left lift, you knock with your elbow. It is meant to be training. Somewhere around the third floor it turns into what you did last winter.',
        },
      ],
    },
    {
      title: 'Constraint',
      description: 'For days when there is too much freedom about and you would like a fence.',
      icon: 'target',
      prompts: [
        {
          title: 'Three notices without an “e”',
          tags: ['document', 'funny'],
          text: 'The last “e” in the type case has fallen down behind the press, and a print shop in Plzeň must still set three notices for tomorrow: a birth, a sale of ducks, a warning about the river. Compose all three without that letter.',
        },
        {
          title: 'Twenty-six cows, A to Z',
          tags: ['list', 'bittersweet'],
          text: 'Angharad, Bluebell, Carys … A farmer near Tregaron goes through the sale of her herd in alphabetical order, a sentence for each cow, twenty-six in all. She is quite steady until M. Zelda is not for sale.',
        },
        {
          title: 'Counting forks after a marriage',
          tags: ['dialogue', 'bittersweet'],
          text: 'Two people in Kaunas are dividing up a kitchen at midnight. There must be a number in every sentence: six forks, one whisk, twenty-two years. No word for a feeling may occur, and nobody may sit down.',
        },
        {
          title: 'One sentence to park a car',
          tags: ['scene', 'funny'],
          text: 'Use a single sentence, two hundred words long, for a learner in Meknes who is reversing into a parking space while her three brothers watch from a wall. The full stop comes when the handbrake does.',
        },
        {
          title: 'A supper of questions',
          tags: ['dialogue', 'bittersweet'],
          text: 'Write a scene in nothing but questions. A mother in Daegu has laid the table for her son, who came home from his military service this morning with one eyebrow shaved off. Each of them asks and neither answers. The last line of the scene is the one statement allowed.',
        },
        {
          title: 'A proposal in kitchen words',
          tags: ['speech', 'tender'],
          text: 'Copy twenty words from the tins and packets in your cupboards. They are the only nouns that you may use in a proposal of marriage, made in a kitchen, at night, by somebody who has not had time to prepare.',
        },
        {
          title: 'The bay without colours',
          tags: ['description', 'tender'],
          text: 'Your cousin has been blind since March. He was born on this bay on Great Barrier Island, and he asks you how it is looking this morning. Tell him, with no colours, no adjectives, and not once the word “sea”. He will know if you are making it up.',
        },
        {
          title: 'A history told in footnotes',
          tags: ['document', 'funny'],
          text: 'Of the Official History of the Gozo Fire Brigade, only the footnotes have survived. Provide notes one to fourteen. There seems to have been just the one fire. The author was present, and does not bring himself up before note thirteen.',
        },
        {
          title: 'A bell every fifty words',
          tags: ['dialogue', 'funny'],
          text: 'Six people pass through the waiting room of a vet in Przemyśl while its door bell rings every fifty words. Ring it exactly eight times. Whoever is speaking when it goes must break off, and may never finish that sentence.',
        },
      ],
    },
    {
      title: 'Object',
      description: 'For starting from something that can be dropped on a foot.',
      icon: 'sparkle',
      prompts: [
        {
          title: 'Eleven minutes of a hot iron',
          tags: ['scene', 'tense'],
          text: 'An iron stays hot for eleven minutes after the plug has been pulled. In a laundry in Iași one is standing face down on a half-pressed sleeve, still ticking, and the room is empty. Use up the eleven minutes. Somebody comes back in the tenth.',
        },
        {
          title: 'The ring from a cow’s stomach',
          tags: ['scene', 'tense'],
          text: 'From the stomach of a cow in Taranaki the vet has taken nine nails, a glove and a wedding ring. Five couples live along that road. She is rinsing the ring at the kitchen tap of the first house when the back door opens.',
          short:
            'The vet finds a wedding ring inside a cow. There are five married couples on this road. She knocks on the first door.',
        },
        {
          title: 'Eleven keys with tags',
          tags: ['list', 'bittersweet'],
          text: 'Eleven keys come across a locksmith’s counter in Agadir, each on its paper tag: GARAGE, GARAGE (OLD), MOTHER, MOTHER? The customer needs one of them copied and cannot say which. Write out all the tags. Then walk with her from door to door.',
          short:
            'A customer hands you eleven labelled keys. One says MOTHER. Another says MOTHER? She needs one copied and isn’t sure which.',
        },
        {
          title: 'Following a handcart',
          tags: ['scene', 'tender'],
          text: 'There are no cars on the island of Sein, so everything goes up from the quay by handcart. Follow number seventeen through a Saturday, load by load: cement, a cello, a tired child. Its owner is looking for it, and at each house he comes one load too late.',
        },
        {
          title: 'A stamp that says PROVED',
          tags: ['scene', 'whimsical'],
          text: 'The rubber stamp at the tax office in Suva has lost two letters, so that what used to read APPROVED now says only PROVED. People have started to take it at its word. Bring three of them to the counter with a sheet of paper on which there is no tax at all.',
        },
        {
          title: 'The flat tuning fork',
          tags: ['scene', 'tense'],
          text: 'After a fall, the tuning fork of the tram workers’ choir in Łódź is flat by a hair. The accompanist alone can hear it. On Sunday there is a competition, and the man who dropped it is the one who has kept it in his breast pocket for thirty years.',
        },
        {
          title: 'Pitching a tent for two, alone',
          tags: ['scene', 'bittersweet'],
          text: 'Put up a tent in prose, pole by pole. The bag says that it takes two persons and twenty minutes. He has come alone and needs until dark. Everything we learn about the other person has to come from the instructions.',
          short:
            'He’s putting up a two-person tent by himself, and it’s getting dark. Tell us about the other person without mentioning them.',
        },
        {
          title: 'Sightings of a stolen sign',
          tags: ['list', 'funny'],
          text: 'Sightings of a stolen driving-school sign in Trujillo, noted down by the instructor from whose roof it was taken: on a pram, on a hearse, on a priest’s bicycle. Go on to number seven, which he finds so fitting that he drives past.',
        },
        {
          title: 'A quarrel over the nearest thing',
          tags: ['dialogue', 'tense'],
          text: 'Whatever lies nearest to your left hand will be fought over tonight by two people in a stairwell. Neither of them mentions it by name. When the quarrel is over, a reader should be able to draw it, scratches included.',
          short: 'Look at whatever is closest to your left hand. Two people are about to stop speaking because of it.',
        },
      ],
    },
    {
      title: 'Voice',
      description: 'For getting one person so exactly that you could find them in the dark.',
      icon: 'message',
      prompts: [
        {
          title: 'Never lied about a fish',
          tags: ['one-voice', 'funny'],
          text: '“I have never in my life lied about a fish.” Let a man on the quay in Tórshavn carry on from there for a page, without interruption. With every sentence we should believe him a little less and like him rather more.',
          short: '“I have never once lied about a fish.” Let him keep talking until we like him and don’t believe him.',
        },
        {
          title: 'The cleaner knows the desks',
          tags: ['one-voice', 'funny'],
          text: 'For nineteen years she has cleaned the tax office in Narva and knows the staff by their desks alone. Let her gossip about three of them to a new colleague, over the bins. She has never met any of the three, and is right about two.',
        },
        {
          title: 'A birthday speech in office language',
          tags: ['speech', 'funny'],
          text: 'A speech for a best friend’s sixtieth birthday, by an official from Győr who has only the language of his letters to do it in. “With reference to our friendship, which commenced on …” Stay in it. It may crack once, for half a line.',
        },
        {
          title: 'Three messages about a small fire',
          tags: ['messages', 'funny'],
          text: 'The big drier is on fire, only slightly, and Tia, sixteen, is alone in the launderette in Rotorua. Three messages go out: to the boss, to her best friend, to her mother’s aunt, who has the boss’s number. Each is true. Each is a different Tia.',
        },
        {
          title: 'A driving instructor’s prayers',
          tags: ['one-voice', 'funny'],
          text: 'Five prayers by Abdelkader, driving instructor in Fès, one for each pupil on his list this Friday, in the order in which they climb in. They grow shorter. The fourth is mostly a place name. The fifth gives thanks.',
        },
        {
          title: 'A buyer who knows gearboxes',
          tags: ['dialogue', 'funny'],
          text: 'Ioan is buying a used van in Leeds from a man who takes him for a fool. Make us hear that he is from somewhere else with no misspelt word, through the order of his words, and what he counts in. He knows more about gearboxes than both of us.',
        },
        {
          title: 'Frying peppers at one',
          tags: ['one-voice', 'tense'],
          text: 'One in the morning in Pristina. She is frying peppers for sixty guests and talking to whoever holds the bowl. We hear only her: heat, vinegar, the florist, the price of chairs. From the things she starts to say and swallows, we should learn who is holding it.',
        },
        {
          title: 'A lecture on queues',
          tags: ['speech', 'funny'],
          text: 'A public lecture on waiting, with slides, by Bożena, seventy-four, who has queued in four decades and two systems. She distinguishes nine kinds of queue. For the seventh kind there is no slide, and she asks for the lights to be put on.',
        },
        {
          title: 'Eight reminders from the vet',
          tags: ['messages', 'funny'],
          text: 'The vet’s office in Cardigan sends its texts automatically, in the words of a receptionist who quit on Monday. She wrote all eight in her last week, and nobody checked. Write them in order. The first is about worming tablets.',
        },
      ],
    },
    {
      title: 'Place',
      description: 'For making a spot on the map do half of the work.',
      icon: 'mountain',
      prompts: [
        {
          title: 'A country between two sheets',
          tags: ['document', 'whimsical'],
          text: 'On a flat roof in Salé, between the wet sheets of two families, the children have founded a country. It will last until everything is dry. Draw up its laws, its borders and its one war, and give the hour at which it falls.',
          short:
            'You and your friends founded a country between the sheets on the clothesline. It lasts until the laundry is dry.',
        },
        {
          title: 'News sung across the border',
          tags: ['verse', 'bittersweet'],
          text: 'When the frontier was drawn, it ran down the middle of a village street on the edge of Slovakia. To talk across it is forbidden; to sing at your work is not. A woman hoeing beans has to tell her sister on the other side whose baby has come. Give her the verses.',
        },
        {
          title: 'A cottage described four times',
          tags: ['description', 'eerie'],
          text: 'A cottage on Stewart Island, described four times, sixty words each, by an estate agent, a plumber, a burglar, and the man who was born in it. All four skip the same room. None of them may say so.',
        },
        {
          title: 'The view from one sink',
          tags: ['description', 'bittersweet'],
          text: 'Señora Quispe’s house in Cerro de Pasco is the last but one before the open pit, which takes a street every few years. Describe what she sees from her sink in 1979, 1988, 1996, 2011 and this morning. She is always washing something.',
        },
        {
          title: 'Three people left laughing',
          tags: ['description', 'whimsical'],
          text: 'It is raining on the allotments outside Poznań at four in the morning, and there is nobody about. A radio is playing. Show from what has been left where it fell, kettle, cards, one boot, that three people ran out of here not long ago, and that they were laughing.',
        },
        {
          title: 'A school with one pupil left',
          tags: ['list', 'bittersweet'],
          text: 'Inventory of the schoolroom on Out Skerries, made on the day when the number of pupils dropped from two to one: hooks, cups, the team photograph, the rules for tag. Add a column for what each thing is to be used for from now on.',
        },
        {
          title: 'Bucket and spade in February',
          tags: ['scene', 'funny'],
          text: 'February in a holiday park near Prestatyn. The pool is drained and the arcade is asleep under dust sheets. A family of five has arrived from Łomża with buckets and spades, having misread one word on the booking. They have decided to stay. Spend Tuesday there.',
        },
        {
          title: 'The wind as a person',
          tags: ['scene', 'whimsical'],
          text: 'For one whole day in Wellington, treat the wind as a person who wants something from the woman at number nine. It comes and goes, it tries the windows, it brings things. Never call it the wind, and never let it speak.',
        },
        {
          title: 'Streets renamed for your life',
          tags: ['scene', 'thoughtful'],
          text: 'Rename ten streets of the town that you know best after what really happened to you in them. Now take a visitor from the station to the hospital by those names. He is the sort who stops at each sign and asks.',
          short:
            'Rename the streets of your town after what happened to you on them. Now give somebody directions to the hospital.',
        },
      ],
    },
    {
      title: 'Time',
      description: 'For stretching an instant, folding up a decade, or leaving out the thing itself.',
      icon: 'calendar',
      prompts: [
        {
          title: 'A wedding, hour by hour backwards',
          tags: ['scene', 'funny'],
          text: 'Start with a wedding marquee floating down the Tisza, chairs and all. Each paragraph goes back by one hour, until we come to a tent peg and the person who said that it would do. At every hour somebody is happy, and nobody looks down.',
        },
        {
          title: 'Four minutes at the crossing',
          tags: ['scene', 'thoughtful'],
          text: 'The level crossing at Pontarddulais is shut for four minutes, and six cars are waiting. Go from windscreen to windscreen and give the four minutes a full page. The train, when it comes, gets one word.',
        },
        {
          title: 'One window, sixty years',
          tags: ['description', 'bittersweet'],
          text: 'In a block of flats in Nowa Huta there is a kitchen on the sixth floor. Watch its window from across the street between 1962 and today, in one paragraph, with a sentence for each five years. In one of those sentences the light burns all night.',
        },
        {
          title: 'Lunch there, night here',
          tags: ['scene', 'tender'],
          text: 'Sunday, one o’clock, in Essaouira: Monday, one in the morning, in Gisborne. Every week they share this meal over the phone, his lunch and her night kitchen. Today she props up the screen, sits down and begins to eat, and behind her the room is full of sunshine.',
          short:
            'They eat together by video every Sunday, noon for him, midnight for her. So why is there sunshine in her kitchen?',
        },
        {
          title: 'Everything that will happen',
          tags: ['scene', 'bittersweet'],
          text: 'Use the future tense throughout. A compositor in Ruse is setting the invitation to a wedding. “He will forget the umbrella,” she thinks, and then she sees the rest of it: flat, dog, illness, the trip to Varna. She must still choose a typeface by five.',
        },
        {
          title: 'Before and after, not during',
          tags: ['scene', 'bittersweet'],
          text: 'Leave out the middle. We get the hour before Gwen tells her father, who has conducted the choir in Bangor since she was born, that she will not sing any more. We get the day after. For the telling itself there is a white line, and not one sentence looks back at it.',
          short:
            'Write the hour before she tells her father she quits. Then write the next day. Skip the part in between.',
        },
        {
          title: 'Eighteen hours of broth',
          tags: ['scene', 'bittersweet'],
          text: 'Ox-bone broth wants eighteen hours. In Chuncheon two brothers take turns to skim it, on the night before the restaurant opens again without their father. Give each hour a short paragraph. They are in the kitchen at the same time only four times, and the last is about salt.',
        },
        {
          title: 'The same Saturday twice',
          tags: ['scene', 'whimsical'],
          text: 'The night ferry from Apia crosses the date line, so whoever boards on Saturday gets off at Pago Pago on Saturday. Lani quarrelled with her sister on the first one. She has been given the day again, in another town, with the sister’s husband waiting on the quay. Tell both.',
          short:
            'Your ferry crosses the date line, so you get Saturday twice. You spent the first one fighting with your sister.',
        },
        {
          title: 'Number 391 is waiting',
          tags: ['scene', 'funny'],
          text: 'Number 348 lights up at the licensing office in Constanța, and your man has 391, a sandwich, and a dentist at noon. Tell his morning by the numbers and not by the clock. One number lasts a page. Thirty go by in a line, and he misses something.',
          short:
            '“Now serving 348.” You’re holding 391. Tell the whole morning by the numbers, without once looking at a clock.',
        },
        {
          title: 'The lighthouse logbook',
          tags: ['scene', 'eerie'],
          text: SAMPLES.lighthouse.text,
          short:
            'Nobody works at the lighthouse anymore. Somebody signs the logbook every night. Tomorrow’s page is already signed.',
        },
        {
          title: 'First sentence ideas, by the clock',
          tags: ['list'],
          text: 'Write twelve first sentences for twelve stories, one for every second hour of the day. Each needs somebody, a thing in their hands, and a reason to read on: “By six in the morning, Aunt Rosa was ironing the last of the money.” Continue the one that you would most like to have explained.',
        },
        {
          title: 'Picture prompt: before and after',
          tags: ['scene', 'thoughtful'],
          text: 'Choose a painting or a photograph with two people in it. Write the minute before: who said “hold still”, what was pushed out of sight, what they had been arguing or laughing about. Skip the picture itself. Then write the minute after, when whatever was hidden comes out again.',
        },
        {
          title: 'Meet-cute, 38 minutes left',
          tags: ['dialogue', 'funny'],
          text: 'One washing machine works, and it has thirty-eight minutes to go. His white shirts are in it. So, it turns out, is her red tablecloth. Write the meet-cute as a countdown with the minutes in the margin. Each may say sorry once, and by zero they must agree on who keeps the pink shirts.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Do rules and constraints not kill creativity?',
      answer:
        'No, they give it something to push against. With everything allowed, you reach for the word that you always use. Forbid yourself the letter “e” and the boat cannot be “adrift in the evening”; it has to go off at dusk with nobody in it, which is better. Keep a rule for one sitting only. If it has found you two sentences that you would not have written, you may break it.',
    },
    {
      question: 'First person or third person: how do I choose?',
      answer:
        'Choose by what you need to hide. In the first person you can hide what the speaker refuses to see, like the rowing captain who leaves his daughter out of his own brave report. In the third you can hide what everyone else is thinking. Write the same ten lines both ways, which takes a quarter of an hour. Keep the version in which you had to leave something out, since that is the one with a story in it.',
    },
    {
      question: 'How can I write about a place I have never been to?',
      answer:
        'Learn three dull facts and invent the rest. Look up what the buses cost, what grows by the road and when it gets dark in March; with those, readers will follow you anywhere. A kitchen above an open-cast mine needs dust on the sill and a lorry’s brakes more than it needs the altitude. Stay with one person’s errand and one room. Then ask somebody from there what you have got wrong.',
    },
    {
      question: 'What is voice, and how do I know whether mine is any good?',
      answer:
        'Voice is what is left when the names have been taken off: word order, jokes, what a person counts in, what gets skipped. To test it, print a page by each of two characters, cut them into strips and mix them up. Can a friend sort them? If your liar on the quay and your tax official both say “rather”, one of them is you. You do not need a voice of your own first. It comes from doing others.',
    },
    {
      question: 'I did the exercise. How does it turn into a story?',
      answer:
        'Give it a second visit. An exercise shows a thing once; a story comes back when something has changed. If you have watched the kitchen window in Nowa Huta from across the street, go up the stairs the next evening and ring. If six cars have waited at a crossing, let two of them meet again at the petrol station. Keep the tool for the first part, put it down for the second, and see which feels colder.',
    },
  ],
  relatedLinks: [
    { text: 'Sorted by mood: writing prompts', to: '/writing-prompts' },
    { text: 'The plan: a novel in November', to: '/plans/a-novel-in-november' },
    { text: 'Use the same tools on your own life', to: '/memoir-writing-prompts-for-adults' },
  ],
} satisfies GroupedPage
