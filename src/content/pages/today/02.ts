import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Busy on the first',
      tags: ['plan', 'whimsical'],
      text: 'Plan the evening of a man who has told everyone that he is busy.',
      longer:
        'Yusuf has told the choir, his sister and a very persistent colleague that he’s busy on the first of February. He isn’t. Draw up his evening from six to midnight in half-hour lines, with what each thing costs him. At nine the doorbell goes: one of the three is outside with soup. Revise the plan from there.',
    },
    {
      title: 'One sentence to fix',
      tags: ['scene', 'bittersweet'],
      text: 'It’s Groundhog Day. Relive one afternoon exactly as it was, and change a single sentence of yours.',
      longer:
        'You get one drive back: home from the hospital with your dad, the year you were twenty-six. Same rain, same radio, same exit off 75. You can change a single sentence, and it has to be one that you said. Write the drive with the new sentence in it.',
    },
    {
      title: 'Which one of us is driving',
      tags: ['dialogue', 'tense'],
      text: '“You’re not driving.” “Watch me.” He’s eighty-four, and his license is good for two more years.',
      longer:
        '“You’re not driving,” says his daughter from the passenger side. “Watch me,” says Earl, eighty-four, hands at ten and two, in his own garage with the door still down. He’s clipped the mailbox. He’s clipped it twice. Write the talk they have with their seat belts on. She’s got the new mailbox in her trunk.',
    },
    {
      title: 'Bug report for a memory',
      tags: ['document', 'whimsical'],
      text: 'File a bug report about something your memory keeps doing.',
      longer:
        'Summary: every time user smells chlorine, system returns to August, age sixteen, parking lot behind the pool. Give steps to reproduce, expected behavior, actual behavior, severity. Then a user named Cass comments. She was there too, and hers loads differently. Keep the thread going until one of you marks it resolved, or won’t fix.',
    },
    {
      title: 'The good seat',
      tags: ['reflection', 'tender'],
      text: 'Describe the best seat in the home where you grew up. Who usually got it?',
      longer:
        'Every house has one good seat. In yours it was a brown recliner by the heater, and it was your stepfather’s. One night the year you were fourteen, he came home from the plant, looked at the chair, and sat down on the floor. Write that evening.',
    },
    {
      title: 'Nobody notices her work',
      tags: ['interview', 'thoughtful'],
      text: 'Interview a person whose work is noticed only when it goes wrong.',
      longer:
        'You write profiles for a trade magazine. This month: Beryl Adeyemi, who has checked bus schedules for thirty years. She answers five of your six questions in one line. Her answer to the sixth runs on, about one wrong figure, a holiday service, and a man waiting at a stop by the reservoir. Set it out as it will be printed.',
    },
    {
      title: 'Slipping out of a party',
      tags: ['how-to', 'funny'],
      text: 'Explain how to leave a party without saying goodbye, in seven steps. You’ve done this before.',
      longer:
        'It’s a coworker’s housewarming, nine-fifteen, and you’ve hit your limit. Give instructions for getting out without one goodbye: coat, bathroom, side door. Number the steps. At step five you run into the only other person trying it, a man from accounting with his shoes in his hand. Keep numbering.',
    },
    {
      title: 'Wrong number, right advice',
      tags: ['messages', 'whimsical'],
      text: 'A stranger keeps texting you by mistake, and you’ve started to care how it turns out.',
      longer:
        'For a week, somebody who thinks you’re Aunt Bev has been texting you about a house hunt in Tucson. You meant to say something back at the first duplex. Now they’re stuck between two places, they attached the floor plans, and they’re asking you, seriously, which one you’d live in. Write the texts where you answer.',
    },
    {
      title: 'How you got your name',
      tags: ['one-voice', 'tender'],
      text: 'Tell the story of your name the way the person who chose it would tell it.',
      longer:
        'You were named in a hospital corridor, in a hurry, by an uncle who wasn’t supposed to be there. Let him tell it as he does at every family lunch: the wrong form, the nurse, the name your parents had agreed on. Your mother keeps interrupting.',
    },
    {
      title: 'Searched after midnight',
      tags: ['list', 'tense'],
      text: 'Eight searches typed between midnight and two. Reading down, we get the whole story.',
      longer:
        'Nothing but the search bar: twenty searches Omar types between 11:52 and 2:10, starting with “how long does rice keep.” He’s staying at his girlfriend’s sister’s place and something has been broken. We should be able to work out what, whose it was, and if he’s going to say so. Leave the typos in.',
    },
    {
      title: 'Forty years of rain',
      tags: ['scene', 'thoughtful'],
      text: 'On the International Day of Women and Girls in Science, write about a woman who would have been one.',
      longer:
        'She left school at fifteen to mind her brothers, and she has written down the rainfall ever since, in the back of an account book, forty years without a gap. Today a young man from the university has climbed to the apartment to ask if he may copy it. Her brothers are hearing of it for the first time. Write the visit, with tea.',
    },
    {
      title: 'Family visit, recommended dose',
      tags: ['document', 'funny'],
      text: 'Draft the dosage leaflet for a visit from your family.',
      longer:
        'Draft the patient leaflet for a visit from your in-laws: what it’s for, recommended dose, what not to combine it with, side effects by frequency. Keep to the tone of such leaflets throughout. The reader is your husband, who will find it on the fridge. Say what to do if a dose is missed.',
    },
    {
      title: 'Ten past two on air',
      tags: ['one-voice', 'bittersweet'],
      text: 'Two minutes of late-night radio, on a show that has exactly one listener.',
      longer:
        'A college station, the two a.m. shift, and Ray is pretty sure he has one listener. She calls at ten past, every night, for the same song. Tonight it’s twenty past. Write what Ray says between records, weather and lost dog included, while he watches the phone. He’s on the air the whole time, so he can’t just say it.',
    },
    {
      title: 'Half a shelf',
      tags: ['scene', 'tender'],
      text: 'Valentine’s Day. Two people over seventy work out how to share one cupboard.',
      longer:
        'Valentine’s Day, an apartment by the sea. She is seventy-three, he is seventy, and he has brought over one box. He needs half a shelf. For nineteen years those shelves have held what she wanted in the order she wanted it. Neither has used the word “move.” Write the half hour at the open cupboard, beginning with what she takes down first.',
    },
    {
      title: 'Smoke break, one smoker',
      tags: ['dialogue', 'bittersweet'],
      text: 'Two coworkers on a smoke break. Only one of them has ever smoked.',
      longer:
        'Back door of the restaurant, ten minutes, milk crates. Mateo smokes and you don’t, but you’ve taken this break with him for a year because it’s the one time all night that anybody asks you a question. Tonight he says he quit. You’re both still standing there. Write what you talk about now.',
    },
    {
      title: 'A reference for your cousin',
      tags: ['letter', 'funny'],
      text: 'Write an honest reference for someone you love and would never hire.',
      longer:
        'Your cousin has named you as a referee for a job at a bank. You owe him your first rent deposit. You also know of two cars he has lost, and not in accidents. Write the reference. Every sentence has to be true, and together they have to get him the job. His mother will read it before it goes, and she has a pencil.',
    },
    {
      title: 'Marked up like a proof',
      tags: ['analysis', 'thoughtful'],
      text: 'Take one sentence that was said to you this week. Mark it up like a proof.',
      longer:
        'Your daughter’s new partner, after meeting you, sent one sentence: “So good to put a face to the stories.” Mark it up like a proof. Query each word in the margin, offer alternatives, say what each change would do. Then decide if the sentence may stand.',
    },
    {
      title: 'The prince has a fever',
      tags: ['scene', 'hopeful'],
      text: 'Two minutes to curtain, and the wrong person is putting on the costume.',
      longer:
        'The school’s annual function, parents fanning themselves with programs, and the prince has a fever. Only one other person knows the part by heart: the woman of fifty-eight who has sewn the costumes for sixteen years. She says no. She says it while holding out her arms for the coat. Stay backstage until she reaches the light.',
    },
    {
      title: 'Asked about your hometown',
      tags: ['document', 'tender'],
      text: 'A stranger online is moving to your hometown, alone, and asks what it’s like. Answer.',
      longer:
        'A woman on a forum is moving to your hometown for a warehouse job and wants to know what it’s like. Answer her honestly: which streets to try, where people go on a Tuesday night, what closes early, how long it takes before anyone learns your name. Tell her about the one place you still miss.',
    },
    {
      title: 'Not mad about the car',
      tags: ['dialogue', 'tense'],
      text: '“I’m not mad about the car.” Write the next ten lines.',
      longer:
        '“I’m not mad about the car,” says your husband, looking at the car. The bumper is in the back seat. You were supposed to be at your sister’s, and this happened forty miles from your sister’s. He hasn’t asked yet. Write ten minutes in the driveway, with the neighbor watering the same bush the whole time.',
    },
    {
      title: 'A word kept at home',
      tags: ['reflection', 'thoughtful'],
      text: 'On International Mother Language Day, write down a word from home that nobody at work could translate.',
      longer:
        'For International Mother Language Day your office has put up a map and asked everyone for a word. You gave them a polite one, about tea. The word you kept back is what your mother called from the balcony when it got dark. Write about the afternoon when it slips out at your desk, and someone turns round.',
    },
    {
      title: 'Everything the landlord texted',
      tags: ['verse', 'funny'],
      text: 'Make a poem out of nothing but things a landlord has texted.',
      longer:
        'Four stanzas, built from nothing but landlord texts: the guy is coming Thursday, it was like that when you moved in, technically that’s a den. Use real ones or make them up. Each stanza is a year in the same apartment on Alder Street. In the last stanza the tenant texts back, and it’s the only line in the poem that rhymes.',
    },
    {
      title: 'She is out of office',
      tags: ['email', 'tense'],
      text: 'She left at lunch and is not coming back. Write her automatic email reply.',
      longer:
        'Priya Nandakumar, office manager, left at lunch and won’t be back. Draft her automatic reply in three versions. Clients must suspect nothing. Her eight colleagues will know at once. The third goes to a single address, her sister’s, because her sister said this would happen. Each has forty words, and none contains a lie.',
    },
    {
      title: 'Two bags of peanuts',
      tags: ['scene', 'whimsical'],
      text: 'The vending machine in the waiting room drops two of what you paid for, and the woman beside you sees.',
      longer:
        'Jury duty, second floor, everybody bored. You put in a dollar for peanuts and the machine drops two bags. The woman next to you saw it happen. By eleven you know about each other’s kids, knees and worst bosses. Then they call your numbers, for different courtrooms. Write from the peanuts to the hallway.',
    },
    {
      title: 'Rules nobody told him',
      tags: ['list', 'thoughtful'],
      text: 'List five unwritten rules of a place where you’ve worked.',
      longer:
        'Abdi started at the post office this week, and he keeps breaking rules nobody told him about. Make him the list: whose stool, whose radio, what we don’t say about Carl. Ten rules. Add where to stand at lunch.',
    },
    {
      title: 'Okay so don’t be mad',
      tags: ['one-voice', 'funny'],
      text: '“Okay so don’t be mad.” Write the rest of the voice note.',
      longer:
        '“Okay so don’t be mad.” A voice note from your sister, four minutes eleven, recorded while walking fast. There’s traffic, a dog, and something rattling that she won’t explain. She’s been house-sitting for your parents. Write the whole note, no interruptions, and get her to the front door before it cuts off.',
    },
    {
      title: 'A recipe for four hands',
      tags: ['how-to', 'tender'],
      text: 'Write a recipe that needs two cooks, when one of them is far away.',
      longer:
        'Write out the sweet your family makes once a year, the one that needs four hands: two to stir and two to pour. This year your brother is in Toronto, on a screen propped against the flour. Give amounts and timings. Let him advise you, badly, all the way through.',
    },
    {
      title: 'An invoice for free work',
      tags: ['document', 'funny'],
      text: 'Something you did for nothing: write the invoice for it, line by line.',
      longer:
        'For six years you have done your neighbor’s paperwork for nothing: the pension, the parking fine, the letters to her son. Now she’s moving, and she insists on being billed. Prepare the invoice with dates, hours and rates. Decide what belongs under “discount”.',
    },
    {
      title: 'Breakfast every leap day',
      tags: ['scene', 'whimsical'],
      text: 'February 29: two friends tell the truth once every leap day, and at no other time.',
      longer:
        'Two friends made a deal when they were twenty-four. Every February 29 they meet at the same diner and tell the truth for one breakfast. In between, nobody brings it up. They’re sixty now, so this is breakfast number ten. One of them has been sitting on something since number six. Start when the eggs come.',
    },
  ],
} satisfies TodayMonth
