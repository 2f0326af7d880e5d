import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Sci-Fi Story Starters for Adults',
  purpose: 'fiction',
  level: 'adults',
  metaTitle: 'Sci-Fi Story Starters for Adults | Promptory',
  metaDescription:
    '20 science fiction openings for grown-ups: an invoice from the sea bed, eleven years served in one afternoon, a town that lives by selling hinges.',
  description:
    '20 openings with the strange thing already on the table, and a grown-up, usually tired and often in debt, who has to deal with it.',
  introduction:
    'Science fiction for grown-ups works best when it starts from adult trouble: the unpaid bill, the union meeting, the sister who has died on the wrong planet. It is good for asking what people would still owe one another if a rule of nature changed. Beginners spend page one on the rule. Put it into half a sentence, and get to the person it annoys. For the next twenty minutes, copy your starter out by hand, change one noun in it to make it yours, and carry on without a single paragraph of history. When the time is up, underline the first sentence in which somebody wants something. Your story opens there.',
  prompts: [
    {
      title: 'The lights that know',
      tags: ['scene', 'tense'],
      text: 'In Skopje the traffic lights know whose journey matters most. Violeta, forty-six, is out for milk and cigarettes. She has had nine greens in a row, and at the tenth crossing a fire engine, siren going, is being made to wait for her. Keep her driving.',
      short:
        'The traffic lights can tell whose trip matters most. You’re out buying milk, and you’ve had nothing but green.',
    },
    {
      title: 'Your body, returned',
      tags: ['document', 'eerie'],
      text: 'Osaka Body Hire, return receipt. Out 18:00, back 23:10. Udon, two bowls. Four kilometres on foot. Crying, eleven minutes, cause not stated. You feel rested, better than you have in years, and somebody has written a telephone number on the inside of your wrist.',
      short:
        'You rent your body out for the evening. It comes back rested, with a stranger’s number written on the wrist.',
    },
    {
      title: 'The man who buys apple trees',
      tags: ['scene', 'eerie'],
      text: 'Every October for thirty years the same customer, no older than before, has bought one crate of apples at an orchard outside Hirosaki, above the market price, in worn notes. This year he does not want a crate. He would like the trees, all four hundred, with their roots, by Tuesday.',
    },
    {
      title: 'Collecting overdue years',
      tags: ['dialogue', 'tense'],
      text: 'You ring people whose extra years have fallen into arrears. Night shift, call centre in Novi Sad, a script with four boxes to tick. First on tonight’s list is a woman of a hundred and sixty-one who has your surname and, when she picks up, your cough.',
      short:
        'You call people who’ve fallen behind on payments for their extra years. Next on your list: a woman of 161 with your last name.',
    },
    {
      title: 'Holidaymakers in 1789',
      tags: ['document', 'tense'],
      text: 'Five reviews of a guest house in Vila Rica, Brazil, 1789, left by holidaymakers from 2260, with the landlady’s replies. Fleas, damp, nowhere to wash. From what they complain of having come too early to see, she is beginning to work out what will be done to the tooth-puller in her back room.',
    },
    {
      title: 'Eleven years by half past four',
      tags: ['scene', 'bittersweet'],
      text: 'The sentence takes an afternoon. Your wife went in at two, and by half past four she will have served eleven years of it. You are parked outside the courthouse in Windhoek with the sandwich that she asked for at lunch. The side door opens.',
      short:
        'The prison sentence takes one afternoon. She went in at two and comes out at four thirty, eleven years older. You’re outside with her sandwich.',
    },
    {
      title: 'Drowned parishes, one minute each',
      tags: ['document', 'bittersweet'],
      text: 'Now that the Shannon has taken the midlands, the Athlone ferry cuts its engines for one minute over each drowned parish. There are nineteen, and the company proposes a single minute for the lot. Record the public meeting. Somebody at the back has brought a bell.',
    },
    {
      title: 'A dead docker’s suit',
      tags: ['scene', 'bittersweet'],
      text: 'A docker’s exosuit has outlived the docker. At half past four it still gets up and walks to the quay in Busan, where there has been no work since spring. His widow brings it to your repair shop. She does not want it stopped. It is the knee: lately it has been arriving late.',
      short:
        'The dockworker died, but his robot suit still gets up and goes to work. His widow asks you to fix its knee.',
    },
    {
      title: 'The night bus changes route',
      tags: ['scene', 'tense'],
      text: 'Dirce is paid to sit behind the wheel of the São Paulo night bus and look calm; it drives itself. At ten to three it leaves its route. The ticket printer starts up. FORTY-ONE ABOARD, it says, and, after a moment, KEEP YOUR FACE AS IT IS.',
    },
    {
      title: 'A mourning machine asks for leave',
      tags: ['document', 'bittersweet'],
      text: 'Application for compassionate leave, filed by a mourning machine that has wept at four thousand funerals in and around Gwangju. Complete it on the machine’s behalf: dates, duties handed over, relationship to the deceased. The last box asks how long it expects to need.',
    },
    {
      title: 'What the hinges are for',
      tags: ['scene', 'eerie'],
      text: 'After forty light years the visitors wanted one thing from us, and it was hinges. Plain steel, any quantity. Edin’s works in Zenica has run three shifts ever since. On the day when the order is doubled, his daughter, who is seven, asks what it is that they are trying to shut.',
      short:
        'The aliens wanted only one thing from Earth: hinges, millions of them. “Daddy, what are they trying to shut?”',
    },
    {
      title: 'The warm mug in deep space',
      tags: ['scene', 'eerie'],
      text: 'One person is awake on the ship at a time, a week every nine years. Your week comes after your former husband’s, and so for two centuries you have shared a mug. He has always left it clean. This time there is an inch of coffee in it, and it is warm.',
      short: 'Only one person on the ship is awake at a time. It’s your turn, and somebody’s coffee is still warm.',
    },
    {
      title: 'Insurance for roads not taken',
      tags: ['scene', 'bittersweet'],
      text: 'Loss adjuster’s report, for a Sligo firm that insures roads not taken. A bus mechanic is claiming for the woman he did not ask to marry him in 2009. You have a day pass to the Sligo where he did, to put a price on it. She thinks you are the man about the boiler.',
    },
    {
      title: 'An invoice from the sea bed',
      tags: ['dialogue', 'tense'],
      text: 'Forty hours out of Fortaleza, the cable ship hauls up the fault from four thousand metres. It has been mended already, beautifully, in a grey stuff that the saw will not mark. Tied to the joint is an invoice. Open with the argument over who is going to sign for it.',
      short: 'Four thousand metres down, something already fixed your broken cable. It left a bill.',
    },
    {
      title: 'Visitors of tank 30',
      tags: ['document', 'bittersweet'],
      text: 'The gestation hall in Montevideo keeps a visitors’ book. Set out the entries for tank 30, weeks nine to forty: two parents, on alternate days since they separated in week twenty-two, a great-uncle with a harmonica, and from week thirty-one somebody who signs with a cross.',
    },
    {
      title: 'The quiet zone’s kettle',
      tags: ['scene', 'tense'],
      text: 'No phones, no microwaves, no electric toothbrush: eleven villages in Guizhou keep quiet so that the telescope can listen. For nine nights the great signal has been coming from inside the zone. You carry the confiscation order up to Mrs Long, who is eighty-one and owns a kettle. It is not plugged in.',
    },
    {
      title: 'A single ticket from the Moon',
      tags: ['dialogue', 'bittersweet'],
      text: 'On the Moon, at eighty-four, Concepta is waltzing again. Earth would stop her heart within days, and she has signed to say that she knows. Now her sister is to be buried in Ballina on Friday; they had not spoken since 2038. At your booking desk she asks the price of a single.',
      short:
        'On the Moon she can still dance. Earth would kill her in days. Her sister’s funeral is on Friday, on Earth.',
    },
    {
      title: 'A tenant asleep since 2031',
      tags: ['document', 'funny'],
      text: 'Tenancies tribunal, Cork, Room 2. The tenant went into cold sleep in 2031 at a fixed rent, on a lease that runs “until he wakes”. The landlord has spent the winter being noisy. Give the evidence, bodhrán first, as taken down by a clerk who lives on the floor below.',
      short: 'He’s frozen, and his lease says he can stay until he wakes up. His landlord has bought a drum set.',
    },
    {
      title: 'Eleven minutes later over there',
      tags: ['scene', 'tense'],
      text: 'On the far bank of the Drina, since the accident at the dam, it is eleven minutes later than on this one. Husein the ferryman makes a modest living out of that. At dusk a woman jumps aboard over there, phone in hand. The call she has just had, she says, must not reach her on our side.',
    },
    {
      title: 'Machines join the union',
      tags: ['scene', 'bittersweet'],
      text: 'Item four on the agenda of the coffee pickers’ union in Varginha: whether the harvesting machines may join. They have paid a year’s dues in advance. Tell it from the chair of Seu Ademir, whose job one of them took, and who has been asked to second the motion.',
    },
  ],
  faqs: [
    {
      question: 'What makes a good first line in a science fiction story?',
      answer:
        'Two facts that ought not to fit, said as calmly as the time. “The sentence takes an afternoon” puts prison and a parking space side by side, and one reads on to see how they meet. Leave out planets, dates and anything “quantum”. If your first line could be swapped for a weather report without harm, it is a weather report. Write five and keep the one that somebody would ask you about over lunch.',
    },
    {
      question: 'I have a great opening and no idea what happens next. What now?',
      answer:
        'Ask who is losing money or face because of it, and give that person the next scene. Visitors who buy hinges are a picture. A town whose wages depend on nobody asking what the hinges are for is a story, and a girl of seven has just asked. List three people who want different things from your strange fact, then put two of them in a room with one chair.',
    },
    {
      question: 'Will my near-future story look silly in five years?',
      answer:
        'Not if you build it on worries instead of gadgets. Devices change every decade; a widow who wants her husband’s suit to be on time for work will keep. Call things by what they are for, “the phone”, “the suit”, leave out brands and version numbers, and name a year only where a form would ask for it. When old science fiction has gone stale, it is usually stale about women, seldom about wires.',
    },
    {
      question: 'Can a sci-fi story be about ordinary middle-aged life?',
      answer:
        'Yes, and it is a good place to stand, because few heroes in the genre have a mortgage. Age gives a character something for the future to press on: debts, a former husband, a feud with a sister. Take your own Tuesday, change a single law of nature and keep the shopping list. A woman who is buying milk while a fire engine waits for her has more to think about than most admirals.',
    },
  ],
  relatedLinks: [
    { text: 'Smaller futures for a first attempt', to: '/sci-fi-writing-prompts-for-beginners' },
    { text: 'The same worlds, overheard: sci-fi dialogue', to: '/sci-fi-dialogue-prompts' },
    { text: 'Prompts for grown-ups with no spaceship in them', to: '/writing-prompts/adults' },
  ],
} satisfies ThemedPage
