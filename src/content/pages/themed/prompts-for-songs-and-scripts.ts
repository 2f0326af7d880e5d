import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Songs, Comedy and Scripts',
  metaDescription:
    'AI prompts for song lyrics, rap verses, stand-up, sitcoms, short films, school plays, podcasts and kind roasts, each made from true details of yours.',
  title: 'AI Prompts for Songs, Comedy and Scripts',
  purpose: 'work',
  level: 'everyone',
  description: 'Prompts for everything that is meant to be sung, laughed at or spoken aloud by somebody on a stage.',
  introduction:
    'Words for the ear have to work the first time. An AI can count syllables, find forty rhymes and format a scene without a yawn. Left alone, though, it rhymes fire with desire, sets every sitcom in a flatshare and ends each sketch with a hug. What makes people laugh or cry is the detail it can’t know: what he left in the fridge, how your aunt answers the phone. So collect three true things before you paste anything. Fill in the blanks, then read the answer aloud, standing up, with a pencil. Where you stumble, cut. Twenty minutes is enough for one verse, one joke that works or two pages of a scene.',
  prompts: [
    {
      title: 'Song lyrics from my story',
      tags: ['verse'],
      text: 'Write song lyrics about something that happened to me.\n\nWhat happened: [event: e.g. I moved out while she was at work]\nThree true details: [details]\nStyle: [genre, tempo]\nWho I’m singing to: [person]\n\nTwo verses, a chorus, a bridge. Every line of the verses is something you could photograph; the chorus says what they add up to, in words a room could sing. Same number of stresses in matching lines. No fire and desire, heart and apart. Mark the line you’d cut first.',
    },
    {
      title: 'Stand-up comedy from true annoyance',
      tags: ['one-voice', 'funny'],
      text: 'Turn a true annoyance into three minutes of stand-up.\n\nWhat annoys me: [annoyance: e.g. my gym emails me goodbye letters]\nWhat happened, step by step: [story]\nWhat I did that was worse: [confession]\n\nFirst ask me three questions: what I felt, what I said, what I should have said. Then write it: setup in two lines, four jokes that get narrower, a turn in which I’m the problem, and a last line that brings back the first. No “so I was like”, no jokes on people weaker than me. Number the jokes.',
    },
    {
      title: 'Break-up song from true details',
      tags: ['verse', 'bittersweet'],
      text: 'Help me write a break-up song.\n\nHow it ended: [ending: e.g. in the car, engine running]\nWhat’s still at my place: [things]\nLast thing said: [words]\nWhose fault, honestly: [fault]\nStyle: [genre]\n\nAsk two questions first. Then verse, chorus, verse, chorus, bridge. Verse one before, verse two now, and the bridge admits my share. Nobody is called cold, broken or toxic. Use the thing left behind in the title, and let the last chorus change by one word.',
    },
    {
      title: 'Sitcom premise and pilot',
      tags: ['plan', 'funny'],
      text: 'Develop a sitcom.\n\nPlace they can’t leave: [place: e.g. a lost property office]\nThree people: [people and what each wants]\n\nFirst the premise in 40 words. Then five main characters, each with a belief that gets them into trouble, and a table of who annoys whom, how. Then a pilot in ten scenes of a line each: two stories that collide in scene eight, and everyone back where they began. Add six later episodes, each from a flaw and none from a coincidence.',
    },
    {
      title: 'Rap verses about my life',
      tags: ['verse'],
      text: 'Write two rap verses of 16 bars about [subject: e.g. my street, night shifts, my nan] for [voice: e.g. calm, older than 30], using these facts: [facts, names, places]. Four beats a bar, rhymes inside the lines and across them, and no money, guns or crowns I don’t have. Put the stressed words in capitals so that I can practise the flow.',
    },
    {
      title: 'Short film ideas I can shoot',
      tags: ['list'],
      text: 'Give me eight short film ideas I can really shoot with [people and equipment: e.g. two friends, one phone] in [places I can use] in [days]. For each: a logline, the first and the last picture, and what makes it possible without money. At most two have dialogue, and none ends with somebody waking up.',
    },
    {
      title: 'Screenplay scene in proper format',
      tags: ['dialogue', 'tense'],
      text: 'Write one screenplay scene in standard format.\n\nWho: [two characters, one line each]\nWhere and when: [place, time]\nA wants, B wants: [two wants that clash]\nChange by the end: [change]\n\nTwo pages at most. Only what a camera and a microphone can pick up; no thoughts, no camera directions, speeches of three lines or fewer. Somebody is busy with their hands. Start after the hellos and leave before the goodbye. Then list any line in which a character says exactly what they mean.',
    },
    {
      title: 'Song titles and hooks',
      tags: ['list'],
      text: 'Give me fifteen song titles with a hook of at most nine words each for [mood and genre: e.g. slow country, ashamed but funny]: five out of things people say on the phone, five with a place or an hour in them, five that mean one thing in verse one and another at the end. Star three.',
    },
    {
      title: 'Play for school',
      tags: ['dialogue'],
      text: 'Write a play for a school class.\n\nChildren: [number, ages]\nLength: [minutes]\nStory: [story: e.g. the town’s clock goes on strike]\nMust include: [songs, a subject, a shy narrator]\n\nEveryone gets at least three lines, in sentences their age can say; the long parts can be shared. One set, props from a classroom, parts for boys or girls alike, one chorus that all speak. Give a cast table with number of lines, then the script, then what to cut if someone is ill on the day.',
    },
    {
      title: 'Podcast script for one episode',
      tags: ['speech'],
      text: 'Write the script for a podcast episode.\n\nShow and hosts: [show, hosts]\nTopic and listener: [topic, listener]\nWhat I know: [notes, stories, guest]\nLength: [minutes]\n\nOpen with a moment and not with “welcome back”. Then intro, three parts with a question each, a turn halfway, one thing listeners can try today, goodbye. Full sentences for openings and links, bullet points for the talk between. Mark pauses and every fact I have to check. Don’t put words into a guest’s mouth: write questions.',
    },
    {
      title: 'Children’s picture book',
      tags: ['document', 'whimsical'],
      text: 'Write a picture book for children of [age].\n\nHero: [hero: e.g. a snail who is always first]\nTrouble: [trouble]\nHow it should feel at bedtime: [feel]\n\nFourteen double pages, at most 30 words each and 400 in all. For each: the text, then what the picture shows that the text doesn’t say. A line that comes back three times and changes the last. The hero solves it. No lesson spoken, no rhymes unless I ask. Put a small surprise behind every page turn.',
    },
    {
      title: 'Satire news article',
      tags: ['document', 'funny'],
      text: 'Write a satirical news article of 250 words about [annoyance or policy: e.g. a bus timetable nobody has seen], as a serious newspaper would report it, with an invented town, invented officials and a statistic that gets worse as it’s explained. Aim at those who could change it, and name no living person.',
    },
    {
      title: 'Jokes about any subject',
      tags: ['list', 'funny'],
      text: 'Write twelve clean jokes about [subject: e.g. beekeeping] for [audience: e.g. my mother’s 70th birthday]: four one-liners, four question and answer, four that need two sentences. No jokes on looks, age or nationality. Put the best last, mark any pun, and tell me which ones are old jokes that people may know.',
    },
    {
      title: 'Kind roast speech',
      tags: ['speech', 'funny'],
      text: 'Write a kind roast of [person, occasion].\n\nThings they do that we all know: [habits: e.g. brings own cheese to restaurants]\nWhat they’d laugh about themselves: [flaws]\nNot to be touched: [subjects]\nWhat we admire: [one true thing]\n\nTwo minutes. Six jokes, each from a habit and none from looks, love, health or money. I’m the fool in two of them. Turn serious for the last three sentences and end on a toast. Mark jokes that strangers wouldn’t understand. If I gave too little, ask me.',
    },
    {
      title: 'Parody song lyrics',
      tags: ['verse', 'funny'],
      text: 'Write parody words for a song on [subject: e.g. our office printer], to the rhythm and rhyme pattern I describe: [pattern: e.g. 8, 6, 8, 6 syllables, lines 2 and 4 rhyme]. Use nothing of the original words. Three verses and a chorus, and it has to be funny to people who don’t know the tune.',
    },
    {
      title: 'Advert script for radio or video',
      tags: ['copy'],
      text: 'Write a 30-second advert script.\n\nFor: [product or event]\nListener’s problem: [problem: e.g. bikes stolen from the hall]\nProof: [facts I can show]\nWhat to do next: [step]\nRadio or video: [medium]\n\nTwo versions: a tiny scene with two voices, and one voice that tells the truth drily. 70 spoken words at most. Columns for time, sound or picture, words. The name twice, the step once at the end. No promise beyond my proof. Count the words.',
    },
    {
      title: 'Comedy sketch for two',
      tags: ['dialogue', 'funny'],
      text: 'Write a comedy sketch of two minutes for two people and one chair in [place: e.g. a passport office]. One rule there is mad, [rule], and everybody except the customer finds it normal; make it worse three times, never explain it, and end on the customer enforcing it.',
    },
    {
      title: 'Edit my song lyrics',
      tags: ['analysis'],
      text: 'Edit my lyrics like a producer who likes me: [lyrics].\n\nTell me first what you think the song is about, in one line. Then a table: line, problem (filler, forced rhyme, cliché, too many syllables, unclear who), two ways out in my kind of language. Tap the stresses and show where verse two doesn’t fit the tune of verse one. Leave my best lines alone and name them. No full rewrite.',
    },
    {
      title: 'Music video idea for one day',
      tags: ['plan'],
      text: 'Plan a music video for [song: mood, length, what it’s about] that [number] people can shoot in one day at [place]. One idea in two sentences, ten shots in order with the second at which each starts, what changes between first and last chorus, and a thing to film in case the singer’s nerve fails.',
    },
    {
      title: 'Video game story',
      tags: ['plan'],
      text: 'Write the story of a video game.\n\nGenre and platform: [genre: e.g. cosy farming, top view]\nWhat the player does all the time: [main action]\nHero and place: [hero, place]\nLength: [hours]\n\nThe story has to come out of that action. Give: premise in 40 words; what the hero wants and what the player slowly learns; five chapters with a goal, an obstacle and a change in how it plays; three side characters with a quest each; two endings and the choice behind them. No war, no lost memory.',
    },
    {
      title: 'Jingle for my business',
      tags: ['verse'],
      text: 'Write three jingles for [business: e.g. a bakery, a dog groomer, a plumber], each under 20 words and short enough to sing in ten seconds. Say the name, [name], twice and give one true reason to come: [reason]. Mark the stressed syllables, and tell me what sort of tune each one wants, such as a march, a lullaby or disco. No promise I can’t keep and no tune that exists already.',
    },
    {
      title: 'Monologue for an audition',
      tags: ['one-voice'],
      text: 'Write a monologue for an audition, one minute or about 150 words, for [actor: e.g. woman, 50s, Glasgow] to speak to [person who isn’t there]. The speaker wants something from that person now, changes tactics twice, and realises in mid-sentence that they’ve been wrong. No phone, no crying, no “remember when”.',
    },
    {
      title: 'Dialogue between two characters',
      tags: ['dialogue'],
      text: 'Write a page of dialogue between [first character] and [second character] in [place: e.g. a queue for free soup], in which they talk about [harmless subject] and mean [what they really mean]. Speech only, no names and no stage directions, and I should always know who is speaking.',
    },
    {
      title: 'Love song for my partner',
      tags: ['verse', 'tender'],
      text: 'Write a love song for [person] from these facts: [three facts: e.g. sings to the dog, hates Tuesdays]. Plain words, two verses and a chorus in the style of [genre], no compliment on looks and no “forever”; the title comes from something they really say, [saying].',
    },
    {
      title: 'Funny script for short video',
      tags: ['dialogue', 'funny'],
      text: 'Write a funny script for a short video of 40 seconds: [idea: e.g. my cat interviews me for my own flat]. One person can play both parts. First line funny without sound, a turn every ten seconds, the biggest laugh last. Give it as a table of second, picture and words, with a caption of 12 words.',
    },
    {
      title: 'Funny skit for a group',
      tags: ['dialogue', 'funny'],
      text: 'Write a funny skit for a group.\n\nPerformers: [number, ages]\nOccasion: [occasion: e.g. camp, church, the office party]\nLength: [minutes]\nWhat we all know and laugh about: [habits, places, in-jokes]\n\nOne situation that goes wrong in three steps, with a table and chairs as the only set. Everybody has a part, and two parts need nothing learned by heart. Let the audience do one thing. Keep it kind enough for [strictest person there]. Cast list first, then the script.',
    },
    {
      title: 'Birthday song with their name',
      tags: ['verse', 'funny'],
      text: 'Write a birthday song of three short verses for [name, age], to be sung by [singers: e.g. nine colleagues who can’t sing], with these habits in it: [habits]. Easy rhymes, a last line that everyone can shout, no joke about getting old, and the name placed where it scans.',
    },
    {
      title: 'Puns for a name or sign',
      tags: ['list', 'funny'],
      text: 'Give me twenty puns on [subject: e.g. a bakery, a quiz team, a boat] for [use: e.g. sign, team name, card], from groaning to clever. Each must work when read by someone in a hurry, with a note where it only works aloud. Leave out the five everybody has seen, and list them separately so that I know.',
    },
    {
      title: 'Rap battle between two characters',
      tags: ['verse', 'funny'],
      text: 'Write a rap battle between [first rapper: e.g. a kettle, Cleopatra] and [second rapper: e.g. a coffee machine, Napoleon]. Three rounds of eight lines each, four beats a line, and every answer turns the other one’s last insult round. Use these facts: [facts about both]. Clever and never cruel, with nothing on looks, race, faith or family. Leave it to the crowd to pick the winner.',
    },
    {
      title: 'Lullaby for a child',
      tags: ['verse', 'tender'],
      text: 'Write a lullaby for [child, age] about [what they love: e.g. diggers, the neighbour’s cat]. Four verses of four short lines, soft consonants, nothing exciting after verse two, a line that returns, and fewer words in each verse than in the one before.',
    },
  ],
  faqs: [
    {
      question: 'Can I use song lyrics written by ChatGPT?',
      answer:
        'You can sing them, but check before you sell them. The tool’s terms say what you may do with its answers, and in many countries words written wholly by a machine are not protected, so others could use them too. The more of a lyric is yours, the better you stand. Search the hook in quotation marks: “still got your key” may be an old chorus. For a release, ask a musicians’ union or your distributor.',
    },
    {
      question: 'Why are AI jokes not funny?',
      answer:
        'Because it picks the most likely next word, and a joke needs the unlikely one. Give it something true and slightly shameful, such as “I hid from the neighbour I’d invited”, and ask for twenty endings. Eighteen will be dull. Take one of the other two, cut it after the funny word, and say it to somebody who is washing up. If they turn round, keep it.',
    },
    {
      question: 'How do I make AI lyrics sound less cheesy?',
      answer:
        'Forbid the abstract words and hand it objects. “Write about lost love” brings shadows and broken dreams. “Write about two toothbrushes, one still wet” brings a song. Name the rhymes you never want to hear, ask for lines that a camera could film, and let only the chorus say a feeling. Then sing it over any simple beat, because cheese that hides on paper is easy to hear.',
    },
    {
      question: 'How long is a three-minute speech, script or sketch?',
      answer:
        'About 400 words for one speaker, fewer if people laugh. A page of script in standard format lasts about a minute, and a lyric of 150 to 200 words fills a song. Read it aloud with a clock, at the speed of somebody who isn’t nervous, and add a second for every laugh you hope for. If a sketch is too long, cut the beginning: most start half a page too early.',
    },
  ],
  relatedLinks: [
    { text: 'More verse, written by you: poetry prompts', to: '/poetry-prompts' },
    { text: 'Toasts and speeches: everyday life', to: '/prompts-for-everyday-life' },
    { text: 'Stories for games: game writing prompts', to: '/game-writing-prompts' },
  ],
} satisfies ThemedPage
