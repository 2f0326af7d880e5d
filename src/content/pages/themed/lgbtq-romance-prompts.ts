import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'LGBTQ Romance Prompts: Gay, Lesbian, Bi and Trans',
  metaDescription:
    'LGBTQ romance prompts for adults: gay, lesbian, bi, trans, non-binary and queer love stories with warmth, wit, grown-up trouble and a closed door.',
  title: 'LGBTQ Romance Prompts',
  purpose: 'fiction',
  level: 'adults',
  description:
    'Queer love stories for grown-ups, with jobs, exes, aunties and leaking roofs, in which nobody has to die to be interesting.',
  introduction:
    'A queer romance needs what every romance needs: two people who shouldn’t get on, a reason to stay in the same room and something to lose. What it doesn’t need is a lecture, a funeral or a coming-out on every page. Beginners often make being gay or trans the whole plot, and then the couple have nothing to talk about. Let them argue about goats instead. Being who they are will colour how they flirt, who they tell and what they notice when they walk into a pub. Choose one prompt, decide what each of them is too proud to say, and write the first meeting for twenty minutes. Close the bedroom door when you like.',
  prompts: [
    {
      title: 'Gay romance at the allotments',
      tags: ['scene', 'funny'],
      text: 'Plots 14 and 15 have been at war over a hedge since before either man moved here. Desmond has the shears, Piotr has the by-laws, and the judges come on Saturday. On Friday night a fox gets into both sheds, and there’s only one torch.',
    },
    {
      title: 'Lesbian love story, night ferry',
      tags: ['scene', 'tender'],
      text: 'The ferry is full and the cabins were sold twice. Inés has the key to 412, Ruth has the receipt for 412, and it’s eleven hours to Santander in a gale. One of them gets seasick. The other is a vet, which turns out to be close enough.',
    },
    {
      title: 'Trans man, first date again',
      tags: ['dialogue', 'funny'],
      text: 'They went out once, nine years ago, when he had another name and she had a fringe. It was the worst date of both their lives. Tonight a friend has set them up “for the first time”. He recognises her at once. Start when the menus come.',
    },
    {
      title: 'Bisexual woman, ex-husband’s wedding',
      tags: ['scene', 'funny'],
      text: 'Her ex-husband is marrying again, and they’re still such good friends that she’s doing the flowers. The registrar, a woman with cold hands and a good coat, asks how she knows the groom. Write the longest possible honest answer.',
    },
    {
      title: 'Queer meet-cute at the chemist’s',
      tags: ['scene', 'funny'],
      text: 'The same surname, the same initial, and the pharmacist has handed each of them the other’s bag. Neither notices until home. Now Idris knows something rather personal about a stranger called I. Rahman, and I. Rahman is ringing his bell.',
    },
    {
      title: 'Non-binary baker, impossible order',
      tags: ['messages', 'funny'],
      text: 'To celebrate a year of living alone, a customer orders a cake of forty layers, to be collected one layer a day. Write the messages between the customer and the baker, Kit, who signs each with they/them, a price and, by layer twelve, a question.',
    },
    {
      title: 'Same-sex wedding, one rehearsal',
      tags: ['scene', 'tender'],
      text: 'It’s only the rehearsal, and the brides are walking through it in trainers. Then Wanjiru’s mother, who said that she wouldn’t come, stands up at the back in a hat.',
    },
    {
      title: 'Gay widowers at bowls club',
      tags: ['scene', 'tender'],
      text: 'Both lost a husband on the same hospital corridor, in the same spring, and shared a vending machine without a word. Three years later they’re drawn against each other at bowls, and neither is any good.',
    },
    {
      title: 'Later-in-life lesbian, Portuguese class',
      tags: ['one-voice', 'hopeful'],
      text: 'At fifty-eight, Margaret signs up for Portuguese because of the teacher’s voice, and tells herself it’s for the holidays. Tell it as she’d tell her sister on the phone, lesson by lesson, until the sister says what Margaret hasn’t.',
    },
    {
      title: 'Sapphic rivals, one violin desk',
      tags: ['scene', 'tense'],
      text: 'For eleven years they have competed for the same chair. The new conductor puts them at one desk, one stand, one set of pages, and whoever sits inside has to turn. Write four rehearsals and the concert.',
    },
    {
      title: 'Trans woman home for harvest',
      tags: ['scene', 'hopeful'],
      text: 'She left the farm under a name she no longer uses, and comes back in September because her uncle has broken his hip. The man who runs the combine was the shy boy from the next valley. He says her name right the first time, and drops his sandwich.',
    },
    {
      title: 'Gay royal and his bodyguard',
      tags: ['dialogue', 'tense'],
      text: 'The prince has dismissed four bodyguards for smiling, and the fifth has just carried him out of a lake in front of the press. Write the car journey in which they agree on what it looked like.',
    },
    {
      title: 'Bi man, first boyfriend, rowdy cousins',
      tags: ['scene', 'funny'],
      text: 'Arjun is bringing Callum to a cousin’s engagement, three hundred guests, and has promised himself that he’ll tell them calmly. Then the DJ asks all couples to the floor.',
    },
    {
      title: 'Gay footballers, rival clubs',
      tags: ['scene', 'tense'],
      text: 'They play for clubs that hate each other, and in the tunnel they don’t shake hands. Every other Sunday one of them drives two hours in a flat cap, with a casserole on the passenger seat.',
    },
    {
      title: 'Asexual romance at the observatory',
      tags: ['letter', 'tender'],
      text: 'Two night-shift astronomers, two tea flasks, one sofa nobody has ever misused. She writes him a letter to explain what she’d like and what she wouldn’t, in the style of an equipment manual. Write it, and his corrections in the margin.',
    },
    {
      title: 'Lesbian second chance, their own house',
      tags: ['scene', 'bittersweet'],
      text: 'The divorce is done, the house isn’t sold, and the estate agent thinks they’re sisters. Nobody corrects him. By the fourth viewing they’ve invented a childhood together, and by the fifth neither wants the couple with the pushchair to get it.',
    },
    {
      title: 'Non-binary knight, reluctant dragon-keeper',
      tags: ['scene', 'whimsical'],
      text: 'Sir Ash has been sent to kill the dragon and marry whoever called for help. Nobody called for help. The keeper, a tired man with burnt sleeves, offers soup and a business proposal: an annual fight, fixed, with tickets.',
    },
    {
      title: 'Gay historical romance, 1924',
      tags: ['letter', 'bittersweet'],
      text: 'Two men, a harbour pilot and a lighthouse clerk, share a telegraph line, and the operator in between reads everything. They’ve learned to say it in weather. Write a winter of messages about wind and visibility, and the day on which the operator adds a line herself.',
    },
    {
      title: 'Queer Christmas, wrong host',
      tags: ['scene', 'funny'],
      text: 'Tomasz drove four hours through sleet to meet his boyfriend’s parents. Nice people, too much ham, a dog that adores him. It’s an hour before anyone mentions that they have no son. His boyfriend’s street is called Mill Road. This is Mill Lane.',
    },
    {
      title: 'Two mums, one school gate',
      tags: ['scene', 'tender'],
      text: 'Leila’s boy and Hanne’s girl, both six, have announced their engagement, and summoned their mothers, both single, to the gate to plan it. There’s going to be a paper cake. It turns out to need several meetings.',
    },
    {
      title: 'Trans couple building a kitchen',
      tags: ['list', 'funny'],
      text: 'Write a love story as the list of things that went wrong in a kitchen: the hinge, the sink, the argument about the tiles, the night they ate on the floor. He came out while sanding; she’d done it years before him. Item nineteen is a proposal.',
    },
    {
      title: 'Drag queen and the carpenter',
      tags: ['scene', 'funny'],
      text: 'The stage has to hold six queens and a fountain. Bruno, who builds sets and says about nine words a day, only knows the loud one in the wig. He hasn’t yet noticed that it’s the same man who brings him coffee each morning and asks about dovetails.',
    },
    {
      title: 'Gay fake dating, village hall',
      tags: ['messages', 'funny'],
      text: 'To get the village hall for a fundraiser you have to be a couple, says a rule from 1931 that nobody has read closely. Kwame and the churchwarden’s grandson fill in the form. Write the texts from the first meeting to the inspection of their “home”.',
    },
    {
      title: 'Queer found family, corner bookshop',
      tags: ['scene', 'hopeful'],
      text: 'The landlord has given the queer bookshop until June. Among those who come to pack are the owner’s ex, the owner’s ex’s ex, a retired bus driver and the new solicitor, Sunniva, who keeps reading instead of filling boxes. The owner hasn’t slept, and has noticed her.',
    },
    {
      title: 'Lesbian pirates, shared command',
      tags: ['dialogue', 'whimsical'],
      text: '“My ship.” “My map.” “My prisoner, I think you’ll find.” Two captains, one cabin, and a crew who’ve been betting on it since Tortuga. Begin there, and let the prisoner have the last word.',
    },
    {
      title: 'Bisexual couple, the pub quiz',
      tags: ['dialogue', 'tender'],
      text: 'Married nineteen years, and it’s the film round. “Who was your first crush?” asks the quizmaster, for a bonus point. They write down their answers separately. Both are bi, and neither has ever said so.',
    },
    {
      title: 'Genderfluid romance at the tailor’s',
      tags: ['description', 'tender'],
      text: 'One customer, one tailor, two suits: one for the days as him, one for the days as her. Describe both garments so closely that we learn how the tailor, Mr Anand, has fallen in love, without a single word that isn’t about cloth.',
    },
    {
      title: 'Gay romance: coming out at ninety',
      tags: ['speech', 'tender'],
      text: 'At his ninetieth birthday Walter taps his glass. He has a list of thanks, a joke about hips, and then a sentence about the lodger, George, who’s been the lodger since 1961. Write the speech. George is holding the cake.',
    },
  ],
  faqs: [
    {
      question: 'How do I write a gay or lesbian romance if I’m not gay?',
      answer:
        'Write two particular people, and then ask readers who share their life to tell you where it rings false. Plenty of what happens is the same: pride, jealousy, bad timing. Some isn’t. A man may look round before he takes another man’s hand, or stop looking round one day, which is a scene. Read novels by queer authors first, pay a sensitivity reader if you publish, and skip any trait you only know from television.',
    },
    {
      question: 'How do I write a trans character in a love story?',
      answer:
        'Let them want something that has nothing to do with being trans: a farm, a promotion, a decent sandwich. Use one name and the right pronouns from the first page, in the narration too. You seldom need the old name, or anyone’s body. Let the other person’s interest be plain and a bit clumsy. “He says her name right the first time, and drops his sandwich” tells us more than a paragraph of acceptance.',
    },
    {
      question: 'Does a queer love story need homophobia to have conflict?',
      answer:
        'No. Some stories are about that, and it’s yours to choose, but a hedge, a house sale or one shared violin desk can keep two women apart for 300 pages. Ask what each is afraid of losing. Then decide how safe this street is for them, since it affects whether they kiss on it. A world in which nobody minds is allowed, and so is a happy ending.',
    },
    {
      question: 'What are good tropes for LGBTQ romance?',
      answer:
        'The old ones, made new by who’s in them: only one cabin, rivals at one desk, fake dating for a form, a second chance in the house you’re selling. Two of everything changes the rules. If both are brides, who’s late to the altar? If both are called I. Rahman, whose parcel is it? Choose a trope you enjoy reading and find the place where this couple would break it.',
    },
  ],
  relatedLinks: [
    { text: 'More tropes: romance trope prompts', to: '/romance-trope-prompts' },
    { text: 'Scenes and situations: story ideas', to: '/story-ideas-and-scene-prompts' },
    { text: 'For grown-ups: writing prompts for adults', to: '/writing-prompts/adults' },
  ],
} satisfies ThemedPage
