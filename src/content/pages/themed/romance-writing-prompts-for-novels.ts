import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Romance Writing Prompts for Novels',
  purpose: 'fiction',
  level: 'everyone',
  metaTitle: 'Romance Writing Prompts for Novels | Promptory',
  metaDescription:
    '20 romance plots with three hundred pages in them: a hedge in court for eleven years, fourteen signatures and one car, a divorce on paper only.',
  description:
    '20 couples with a real obstacle between them, plus help for chapter nine, the sagging middle and the last page.',
  introduction:
    'A romance novel has to keep two people apart for three hundred pages without making us wish to knock their heads together. That teaches plot as few other things do, because readers already know the ending and will forgive you nothing on the way. Beginners use a misunderstanding as the obstacle, and one honest phone call would clear it up. Take a bridge, a law or a decent rival, something that would still be there after the call. Read this list for the obstacle rather than the couple. Then give it twenty minutes: five to list what each of them would lose by giving in, fifteen for the first scene in which they are alone.',
  prompts: [
    {
      title: 'Two ferry captains',
      tags: ['scene', 'tender'],
      text: 'Two captains have passed each other off Mokpo at 10:40 every morning for twelve years, her ferry on the way out to the islands, his on the way in. One long blast each, and a raised cap. In April the bridge opens, and both boats are to be sold. Start your novel in January.',
      short: 'Two ferry captains have passed each other every day for years and never met. Soon there’ll be a bridge.',
    },
    {
      title: 'The hedge case is over',
      tags: ['list', 'funny'],
      text: 'For eleven years Nuala and Fergal have been suing each other over a hedge in Leitrim: appeals, affidavits, the good coat for court. On page one the judge settles it, fairly and for ever. Plan seven chapters around seven reasons why one of them simply has to call on the other.',
      short: 'For eleven years they’ve met in court over a hedge. The judge just settled it. What’s their excuse now?',
    },
    {
      title: 'Courting your own ex-wife',
      tags: ['dialogue', 'funny'],
      text: 'They divorced on paper, so that the family would be allowed a second flat in Shanghai. Fourteen months, said the agent, and then marry again. In month three he rings up his own wife and asks, rather formally, whether she is free on Saturday. Tell it from her end of the line.',
      short: 'The divorce was only on paper, to qualify for a second flat. So why is he calling to ask her out?',
    },
    {
      title: 'Fourteen signatures, one car',
      tags: ['list', 'funny'],
      text: 'Before the flat in Sarajevo can be sold, fourteen heirs have to sign. Two of the fourteen used to be married to each other, and theirs is the only car in the family. Novi Pazar, Graz, Malmö: list all the doors in the order of the drive, and what each signature costs the pair of them.',
    },
    {
      title: 'The one she will not choose',
      tags: ['scene', 'bittersweet'],
      text: 'Chapter nine belongs to the one she will not choose. Give Marko from the tyre shop in Bitola a whole evening, his good jacket, his mother’s plum cake and every decent argument. Readers should put the book down and ring somebody to complain. He still does not get her.',
      short: 'Give the man she won’t pick the best evening of his life. She still doesn’t pick him.',
    },
    {
      title: 'Stranded passengers, two agents',
      tags: ['messages', 'tender'],
      text: 'When morning reaches one of them, two agents of the same airline, in Recife and in Dalian, hand over the night’s stranded passengers. They have never spoken. Tell chapter one in case notes alone, from “Customer calm” to the first line that has nothing to do with any customer.',
    },
    {
      title: 'A slow burn in judo',
      tags: ['list', 'tender'],
      text: 'At a judo club in Kumamoto they have thrown each other twice a week for six years, so touching means nothing. What would? Plan a slow burn in nine moments, one to a chapter, in order of danger. The first is a sleeve straightened without need. The fifth happens over the telephone.',
      short: 'How do you flirt with a man you’ve thrown across a judo mat twice a week for six years?',
    },
    {
      title: 'A house needs two people',
      tags: ['scene', 'funny'],
      text: 'The council in a half-empty town on the Drava sells houses for one euro, to couples under forty who will stay for fifteen years. Two applicants stand at the counter, each one person short. The clerk wants her lunch, and the form has two lines. Open with the keys, of which there is one set.',
      short:
        'The town sells houses for one dollar, couples only. Two people walk up to the counter, each of them alone.',
    },
    {
      title: 'The figures for jar nineteen',
      tags: ['scene', 'tense'],
      text: 'He tests food for the province. She is the fourth generation of her family to brew soy sauce in Foshan, in jars older than anyone alive, and they have had two dinners. On Monday the figures for jar nineteen come in. He runs them again. Write Monday as two chapters, hers first.',
      short:
        'He inspects food. She makes soy sauce. They’ve had two dinners, and her jar nineteen just failed his test.',
    },
    {
      title: 'An apology in three versions',
      tags: ['letter', 'tense'],
      text: 'Make him wrong. Not misheard, and not slandered by a rival: he sold the lower orchard in her name, to save her from the bank, and told nobody. One honest talk cannot mend it. Draft his apology in three versions. The third has to cost him something that she has not asked for.',
    },
    {
      title: 'Queries from the translator',
      tags: ['messages', 'funny'],
      text: 'From the Serbian translator to the author in Daegu. “Query 1: which word for snow?” By query 88 she is asking if the hero is an idiot on purpose, and by 140 somebody has sent a photograph of real snow. Set down queries 1, 12, 41, 88 and 139, with the replies.',
    },
    {
      title: 'One bunk, never together',
      tags: ['scene', 'tender'],
      text: 'Only one bed, and never both of them in it. On the night freighter between Aomori and Hakodate the second engineers share a bunk, twelve hours each. Get four hundred pages out of what she finds there when she comes off watch. On page one it is a paperback, thirty pages further on than where she left it.',
    },
    {
      title: 'The wrong man’s photograph',
      tags: ['scene', 'bittersweet'],
      text: 'Santos, 1931. Six picture brides come down the gangway, each with a photograph. Tomoe’s shows a man with a straight back and a kind mouth. He is on the quay all right, holding the mule. Her husband is the other one, who borrowed his friend’s face. Write the walk to the cart.',
      short: 'She crossed an ocean to marry the man in the picture. Here he is at the dock, next to her husband.',
    },
    {
      title: 'Coffee after the night',
      tags: ['scene', 'funny'],
      text: 'Skip the night altogether. It is 6:40 in a kitchen in Pristina, and he has come in for a glass of water, wearing her brother’s slippers. Her mother was not expected before Thursday. Without a word she takes a third cup off its hook. Let this chapter be about coffee, and strictly about coffee.',
      short:
        'It’s 6:40 in the morning. He’s in her kitchen, in her brother’s slippers, and her mother came home early.',
    },
    {
      title: 'A campaign under doors',
      tags: ['document', 'funny'],
      text: 'Two candidates wish to chair the residents of a ninety-flat block in Londrina. They are sixty-eight and seventy-one, both widowed, both sure about the bicycles. The campaign takes eleven chapters and is fought by leaflet, under doors. From chapter six on, one leaflet is delivered to a single flat. Print them all.',
    },
    {
      title: 'Paid to tell his fortune',
      tags: ['dialogue', 'funny'],
      text: 'At her table in the Keelung night market, a fortune-teller has been paid twice this week: by a mother, to promise her son the dentist with the green glasses, and by the dentist, to promise him anybody else. Now he sits down and holds out his hand. Let the reading be chapter one.',
      short:
        'His mother paid you to predict a wedding. The bride-to-be paid you to predict anything else. He holds out his hand.',
    },
    {
      title: 'Two dressmakers, rival schools',
      tags: ['scene', 'tense'],
      text: 'Nobody may know before the night what a samba school is going to wear. Two dressmakers in Madureira, from rival schools, share a landing, a washing line and, since Easter, rather more. In January a yellow feather blows across. Stage the evening when each is asked straight out, by her own people, what she knows.',
    },
    {
      title: 'Seven things neither has said',
      tags: ['list', 'tense'],
      text: 'Stuck in the middle? List seven things that your lovers both know and neither has said. Send each one to a chapter. Number four goes off early and in company, at a christening in [town], from the mouth of a six-year-old who was told it only so that she would stop crying.',
    },
    {
      title: 'The last graft of March',
      tags: ['scene', 'tender'],
      text: 'Grafting takes two matching cuts and a bandage, and nobody can tell before May whether it has held. At a pear orchard in Naju the owner’s daughter hands up the shoots. The woman with the knife is hired until the end of March. Give us their last tree, and who comes to look at it in May.',
    },
    {
      title: 'Parking cars at a wedding',
      tags: ['scene', 'funny'],
      text: 'End the book at somebody else’s wedding: three hundred guests above Lake Ohrid, and your two are parking the cars. They have not spoken since chapter twenty-six. One space is left, a tour bus is coming up the hill, and both of them have started to wave it in. You have three pages.',
    },
  ],
  faqs: [
    {
      question: 'How long should I wait before the first kiss in a romance novel?',
      answer:
        'Until a kiss would make things worse. In many novels that falls near the middle, but the page number matters less than the price. If they kiss while the hedge is still in court, each has kissed the other side. Make a ladder of smaller firsts, such as a straightened sleeve or a lift home, and let every rung cost a little more. When you have no rungs left, they may.',
    },
    {
      question: 'How do I keep up the tension when everyone knows they end up together?',
      answer:
        'Hide the price, since you cannot hide the ending. People read romance to learn what it will take: which job, which flat, whose good opinion. The two ferry captains will marry, we suppose; what we do not know is which of them can live on land. At the end of each chapter, one of the pair should have a little more to lose than before and like the other a little better.',
    },
    {
      question: 'Do I have to write sex scenes in a romance?',
      answer:
        'No. You have to write desire, and to decide early on how far the door stays open, because readers mind a change of rules more than a closed door. A mother who reaches for a third cup at 6:40 can be warmer than two pages of limbs. If you do write the scene, let something between them be different afterwards. If breakfast would be the same without it, cut it.',
    },
    {
      question: 'Is the third-act break-up really necessary?',
      answer:
        'The break-up is not, but a real cost is. Before the end, one of them has to give up something they came in with, and it has to hurt. A parting feels bolted on when a single talk would undo it. Try a true wrong, such as an orchard sold behind her back. Or do without a parting, and set the two of them on the same side against a bill that falls due on Friday.',
    },
  ],
  relatedLinks: [
    { text: 'Lines for the scene where they finally talk', to: '/romantic-dialogue-prompts' },
    { text: 'Love in two thousand words instead', to: '/short-story-prompts-about-love' },
    { text: 'Prompts in every other genre', to: '/writing-prompts' },
  ],
} satisfies ThemedPage
