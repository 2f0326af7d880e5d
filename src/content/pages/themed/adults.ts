import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Writing Prompts for Adults',
  purpose: 'fiction',
  level: 'adults',
  metaTitle: 'Writing Prompts for Adults | Promptory',
  metaDescription:
    '20 writing prompts for adults: a hotel by the hour at seventy-four, the payroll e-mail, a husband’s motorbike seen from a crane. For grown-up evenings.',
  description:
    '20 scenes about money, marriage, parents, desire and Monday mornings, for people who have had some of each.',
  introduction:
    'Adult life is made of things that nobody sets as homework: what your colleague earns, who gets the table, the drive to work beside somebody you are going to dismiss. Fiction is good for these because it lets both people be right. Beginners reach for the loud version, the affair found out, the plate thrown. The quiet one holds more: she has seen the motorbike, and there are eleven containers still to lift. Choose the prompt that you would not read aloud at your own table. Give it twenty minutes, stay in one place, and allow nobody to say what they feel before the last five. Until then they can talk about the parking.',
  prompts: [
    {
      title: 'The motorbike seen from the crane',
      tags: ['scene', 'tense'],
      text: 'From the cabin of her crane, forty metres above the harbour at Tanjung Priok, Yanti can see two schools, her mother’s roof and the car park of the Hotel Melati. Her husband’s motorbike is standing under the third lamp. She has eleven containers to go.',
    },
    {
      title: 'Your boss at the clinic',
      tags: ['scene', 'funny'],
      text: 'At the fertility clinic in Barcelona they call out numbers instead of names. You are holding 42. In the opposite corner, behind a magazine about boats, the man with 41 is your boss. Both of you reported sick this morning, and he has approved your message.',
      short: 'You called in sick to go to the fertility clinic. So did the person across the waiting room: your boss.',
    },
    {
      title: 'Two rooms, one condition',
      tags: ['dialogue', 'tender'],
      text: '“You may have it for half,” says the landlady in Valletta, eighty-eight, of her two rooms with a sea view, “if one of you is home by ten each night to turn me over.” You and Matteo have been together for five months. She has left you alone to talk.',
    },
    {
      title: 'Nine things with green stickers',
      tags: ['list', 'funny'],
      text: 'Two brothers in Split are dividing their mother’s flat with stickers, red for one and blue for the other. On the second morning they find that somebody has been round before them with green. List the nine green things, in the order in which they are noticed.',
    },
    {
      title: 'The lift after the salary leak',
      tags: ['dialogue', 'tense'],
      text: 'Payroll sent it to everybody at 9:02 and recalled it at 9:04: four hundred names, four hundred salaries. It is now one minute past five. Write the ride down in the lift, eighteen floors, five colleagues, Mexico City, with not a single number mentioned.',
      short: 'Payroll just emailed everyone’s salary to everyone. At five o’clock you step into a full lift.',
    },
    {
      title: 'Reading to the judge',
      tags: ['scene', 'tense'],
      text: 'She is paid by the hour to read the newspaper aloud to a retired judge in Stellenbosch, who is losing his sight. In 1986 he sent her father to prison. Today he asks for something different: his own old judgments, from the shelf behind her, at random.',
      short:
        'She’s paid to read to a judge who’s going blind. Years ago he jailed her father. Now he wants to hear his old cases.',
    },
    {
      title: 'Selling a husband’s suits',
      tags: ['messages', 'bittersweet'],
      text: 'Sold online: your late husband’s suits, one by one, all to the same man in Guadalajara. He sends a photo in each, and asks what it used to be worn for. Give us the messages about the first five. There are only six.',
      short:
        'You’re selling your late husband’s suits online. The same man buys them all, and he wants to know where each was worn.',
    },
    {
      title: 'A room for two hours',
      tags: ['scene', 'tender'],
      text: 'A couple, seventy-one and seventy-four, want a room for two hours. Each of them lives with a married child, two streets from this hotel in Veracruz. The girl at reception was at school with his granddaughter. She has the key in her hand, and the register needs two names.',
      short:
        'A couple in their seventies wants a room for two hours. You’re at the front desk, and you know his granddaughter.',
    },
    {
      title: 'Applying for your own job',
      tags: ['document', 'funny'],
      text: 'After nineteen years Graciela has to apply for her own job. Complete the form, at most fifty words a box: Strengths. A Difficult Colleague. Where Do You See Yourself? The questions were drafted by the young man she trained, who is applying as well and sits across the desk in Monterrey.',
      short: 'You have to apply for the job you already do. So does the kid you trained.',
    },
    {
      title: 'Told twelve times of his death',
      tags: ['scene', 'bittersweet'],
      text: 'Twelve times in one day, in an examination room in Halifax, a trainee doctor tells Monique that her husband has died. She is an actress, and it is a test. Number nine leaves the script. He sits down next to her and asks what her husband was called.',
      short:
        'She’s an actress. All day long, student doctors practice telling her that her husband died. One of them goes off script.',
    },
    {
      title: 'The feet in lane four',
      tags: ['scene', 'tense'],
      text: 'For two years you have swum behind the same feet, lane four, six in the morning, and never seen the face. At lunch, in sandals, they are ahead of you at the bank. You know the scar on the left heel. Their owner is being refused something.',
    },
    {
      title: 'The fourteenth name',
      tags: ['scene', 'tense'],
      text: 'By Friday, Colin in human resources must choose fourteen people out of two hundred and six. He has thirteen. The easiest fourteenth is Farida, who shares the driving with him, forty minutes each way from Airdrie into Calgary. Take them there and back on Thursday.',
      short:
        'He needs one more name for the layoffs. The easiest is the woman he carpools with. It’s Thursday, and she’s driving.',
    },
    {
      title: 'The credit book of the stall',
      tags: ['document', 'bittersweet'],
      text: 'Ledger of credit at a food stall in Surabaya, kept by Bu Endang since 1998: name, dish, what is owed, what she knows about the reason. Copy out the page on which, in the middle of the fasting month, she begins to cross people off.',
    },
    {
      title: 'Taken off by your son',
      tags: ['scene', 'bittersweet'],
      text: '“Number six,” calls the bench, and number six is you. You are fifty-one, you founded this team in Sousse, and the trainer holding up the board is twenty-four and your son. Describe nothing but the walk across the pitch to where he stands.',
    },
    {
      title: 'A tattoo to bring back',
      tags: ['scene', 'bittersweet'],
      text: 'A tattooist in Rijeka is known for covering up names. She has roses for Marko, swallows for Ivana. Today’s customer lays down a photograph from before she covered his, and he wants it back, every letter. The woman it belonged to is outside in the car.',
      short: 'He had her name covered up last year. He’s back in your chair, and he wants it the way it was.',
    },
    {
      title: 'Room wanted, with lemon trees',
      tags: ['document', 'bittersweet'],
      text: 'A tidy man of sixty-two, lately of a house with lemon trees, is looking for a room. Draft his advertisement four times, each shorter and truer than the last. After that comes his interview in a student flat in Bologna, where the three tenants have a list of questions and one chair.',
    },
    {
      title: 'Nine Sundays in a car park',
      tags: ['list', 'bittersweet'],
      text: 'Sundays at five, the car park of a hardware store halfway between Regina and Moose Jaw: this is where the child changes cars. Leave the talk out. For nine Sundays, note only what is carried from one boot to the other, and what is carried back.',
      short: 'Every Sunday at five, the kid changes cars in a car park. Write only what gets carried across.',
    },
    {
      title: 'One green lawn',
      tags: ['scene', 'tense'],
      text: 'Cape Town, the summer of the drought, fifty litres a head. One lawn in your street is green. You are chair of the neighbourhood group, you have a meter, a torch and the support of everybody, and the lawn belongs to the one family that nobody has ever called on.',
      short: 'There’s a drought, and one lawn on the street is green. The neighbours have picked you to go and knock.',
    },
    {
      title: 'The widow of space 118',
      tags: ['scene', 'bittersweet'],
      text: 'A widow in Naples still pays every month for space 118, underground, although her car was scrapped in 2011. In the evenings she sits there on a folding chair until eight. You are the new attendant, and a dentist from upstairs has offered you double for 118.',
    },
    {
      title: 'The first husband’s wedding speech',
      tags: ['speech', 'funny'],
      text: 'The bride insisted, so the best speaker at this wedding is her first husband. He has three minutes, a glass of water and her father’s hand on his shoulder. Set down what he says. Beside each paragraph, put what he had on the card and left out.',
      short: 'The bride wanted her first husband to give the speech. He gets three minutes. What does he leave out?',
    },
  ],
  faqs: [
    {
      question: 'Do writing prompts for adults have to be explicit?',
      answer:
        'No, adult means that the choices have a price, and that nobody else will pay it. A couple in their seventies asking for a hotel room is more grown-up at the reception desk than behind the door, because at the desk they need nerve. If your story wants the bedroom, go in. Decide first what one of the two hopes the other will not notice, and write towards that.',
    },
    {
      question: 'How do I find time to write with a job and children?',
      answer:
        'Use a place instead of a time: the parked car, the side of the pool, the last six stops. Habits hold on to places better than to hours, and hours are what other people take. Keep one prompt on a card in that place. Ten minutes in a car park, four days a week, comes to about 800 words, which makes a whole short scene with the shopping still cold in the back.',
    },
    {
      question: 'What if my husband thinks the story is about him?',
      answer:
        'Change the trade, the town and the body, and keep only the quarrel. A man who sulks about the dishwasher becomes a crane driver who sulks about a shift plan, and hardly any husband looks for himself at forty metres. Give the character one virtue that the real one lacks and one that he has. If he still asks, say that you borrowed the dishwasher. He will know whether that is enough.',
    },
    {
      question: 'Am I too old to start writing fiction?',
      answer:
        'You are better stocked than you were at twenty. Someone who has emptied a parent’s flat knows that the fight is about the colander and never the silver, and a young writer has to guess that. What you may lack is practice in leaving things out, and this comes in weeks. Take one true object, one false name, and a page. Do that ten times before you decide anything.',
    },
  ],
  relatedLinks: [
    { text: 'The same lives, with the truth left in: memoir', to: '/memoir-writing-prompts-for-adults' },
    { text: 'For evenings that could do with a laugh', to: '/funny-writing-prompts-for-adults' },
    { text: 'Tight, one-evening tales: short story prompts', to: '/writing-prompts/short-story' },
  ],
} satisfies ThemedPage
