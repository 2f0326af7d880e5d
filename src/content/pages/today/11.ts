import type { TodayMonth } from '@/content/schema'

export default {
  prompts: [
    {
      title: 'Pumpkins out, tinsel in',
      tags: ['description', 'thoughtful'],
      text: 'Overnight, a lot of shops have changed from pumpkins to tinsel. Describe one aisle at six this morning.',
      longer:
        'Six in the morning, a discount store between two seasons. Left side of the aisle: orange, half price. Right side: silver, full price. Describe it through the woman who has been up since midnight making the change, with a box knife, a plan on a clipboard and sore feet. She finishes early. Say what she does with the last ten minutes and the last pumpkin.',
    },
    {
      title: 'A place laid for the dead',
      tags: ['reflection', 'tender'],
      text: 'In Mexico today, families set out food for their dead. What would you put out, and who would come?',
      longer:
        'You have no altar and no marigolds, only a kitchen table and an ordinary day’s shopping. Lay a place this evening for someone who has died. Be exact: the brand of tea, the wrong spoon, too much chili. Write what they would say about the apartment, the time you eat, the person you live with. Let them be as difficult as they were.',
    },
    {
      title: 'You are now chatting with Dawn',
      tags: ['messages', 'whimsical'],
      text: 'Your suitcase is lost. Write the support chat, and the moment a real person takes over.',
      longer:
        '“Hi! I’m Sky, your virtual helper!” Your bag’s in the wrong country and Sky keeps offering you a window seat. Write the chat. Around message fifteen the spelling changes, and it’s a person now, Dawn, on the overnight shift, who’s not supposed to say where she is. She finds the bag. Neither one of you closes the window right away.',
    },
    {
      title: 'You told them I was dead',
      tags: ['dialogue', 'funny'],
      text: '“You told people I was dead?” Keep them talking, in public, in low voices.',
      longer:
        '“You told people I was dead?” Larry says it quietly, because they’re in line at his ex-wife’s credit union and the teller just offered him her condolences. Joanne needed a week off work in 2019. It got out of hand. There was a collection. Write what they say between the rope and the window. He wants to know how much it came to.',
    },
    {
      title: 'Under the coat, to the fire',
      tags: ['scene', 'tense'],
      text: 'Britain lights bonfires tonight. One woman has brought something under her coat to burn.',
      longer:
        'Fifth of November, a village field, two hundred people round a fire. A churchwarden who keeps the accounts has a box file under her coat. Follow her from the gate to the rope: who offers her soup, who takes her arm, who tells her not to stand so near. Report only what a neighbor with a flashlight could see. The wind is in the wrong direction.',
    },
    {
      title: 'Why he sold the car',
      tags: ['one-voice', 'bittersweet'],
      text: 'A father explains to his grown children why he has sold the car.',
      longer:
        'He has cleared the table first, and he’s put on a tie. There are four of them and he speaks to the eldest. He begins with gas, goes on to the knees and the new one-way system, and is interrupted twice. He has still not come to the evening last month when he drove to their old house and waited for someone to open the gate.',
    },
    {
      title: 'Résumé of what I learned',
      tags: ['document', 'thoughtful'],
      text: 'Rewrite your résumé. Put in only what each job really taught you.',
      longer:
        'Experience. Ice cream counter, one summer: how to tell a kid no. Call center, eight months: people apologize when you go quiet. Nights at the warehouse: nothing, and how long nothing lasts. Write your whole résumé this way, dates and all, with the jobs you usually leave off. Under references, put who’d tell the truth.',
    },
    {
      title: 'Four heirs, one machine',
      tags: ['scene', 'tense'],
      text: 'Four grown children must divide one thing that cannot be divided: their mother’s sewing machine.',
      longer:
        'It paid for four sets of school fees, one hem at a time. It is worth almost nothing. The eldest carried it, the second mended it, the third is the only one who sews, and the fourth lived at home until the end. They’ve agreed to settle it before the tea goes cold. Write the talk around the table. Someone lifts the cover and there’s still work under the needle.',
    },
    {
      title: 'Heard through the heating vent',
      tags: ['reflection', 'thoughtful'],
      text: 'What did your parents argue about when they thought you were asleep?',
      longer:
        'Every house has a vent, or a thin wall, or a spot at the top of the stairs. You know where you sat. Write down a fight you heard as a kid the way you understood it then. Use your words from back then. After that, write it again as someone who’s paid a mortgage. What did you get wrong, and what did you get exactly right?',
    },
    {
      title: 'Matched with the bride',
      tags: ['scene', 'funny'],
      text: 'On a dating app, you match with a woman whose wedding you worked.',
      longer:
        'You served the salmon. That’s how you know her: two summers ago, white dress, table one, laughing with her whole head back. Now she’s in your phone, 1.2 miles away, “divorced, ask me about it.” She doesn’t remember you. Write the first date. You know what song they danced to and what the best man said at the dumpster, and you haven’t decided.',
    },
    {
      title: 'Two minutes at the station',
      tags: ['description', 'thoughtful'],
      text: 'At eleven today, in some countries, people stop and stand still. Describe those two minutes in one railway station.',
      longer:
        'Eleven o’clock on November 11, a railway station in a British town. Everything stops. Describe two minutes: the ticket barriers, a child, a man who hurried in and doesn’t know, a hand left in the air with a cup in it. No thoughts, no history. Give each person one line. Then the first announcement comes, and the first sound anybody makes.',
    },
    {
      title: 'How your mother packs',
      tags: ['how-to', 'tender'],
      text: 'Explain how to pack a suitcase for abroad, the way your mother does it.',
      longer:
        'First the dried fish, in three bags, inside a boot. Then the pressure cooker, with the socks in it. Set out your mother’s method for packing a suitcase of exactly twenty-three kilos, in steps, as you would teach it to someone who has only ever traveled for pleasure. Include the weighing on the bathroom scales, what is taken out, and when it’s put back in.',
    },
    {
      title: 'Love poem from work',
      tags: ['verse', 'funny'],
      text: 'Write a love poem using only the language of your job.',
      longer:
        'Forklift training. Dental codes. The laminated thing by the fryer. Whatever you say all day, use it, and nothing else, to tell someone you love them. Twelve lines. “Stand clear of the moving parts” is already halfway there. Then imagine they answer in the language of theirs, and give them the last four lines.',
    },
    {
      title: 'Same movie, two states',
      tags: ['messages', 'tender'],
      text: 'Two people in different states watch the same movie at the same time. Write the texts.',
      longer:
        'Every Sunday at eight, Rita in Ohio and her son in Arizona press play on the same old movie at the same time and text all the way through. Tonight it’s the one his dad loved. Write the texts. She’s four seconds behind him and it’s driving her crazy. They make fun of the hair. There’s a stretch where nobody types anything.',
    },
    {
      title: 'First time here',
      tags: ['dialogue', 'hopeful'],
      text: '“First time?” “Fourth.” Two women wait at a clinic. Their names will be called soon.',
      longer:
        '“First time?” “Fourth.” The chairs in the fertility clinic are gray and joined together. One woman has come with her husband, who’s parking; the other has come with a book and her own pen. They have perhaps ten minutes. Write what they tell each other, starting with the tea machine. They will not exchange numbers. One is called before the other.',
    },
    {
      title: 'Risk assessment, first dinner',
      tags: ['document', 'funny'],
      text: 'Carry out a risk assessment for dinner with your new partner’s parents.',
      longer:
        'Activity: dinner, Saturday, seven o’clock. Persons at risk: three. Complete the form line by line: hazard, who might be harmed, how likely, how severe, measures already in place. Cover the dog, the wine, the brother, the subject of the first wife. The assessor is the new partner, who works in safety and can’t help it.',
    },
    {
      title: 'Everything’s bananas',
      tags: ['scene', 'tense'],
      text: 'At the self-checkout, the woman next to you is scanning her whole cart as bananas.',
      longer:
        'Beep. Bananas. Steak: bananas. Diapers: bananas. You’re the one employee for eight self-checkouts, and you’ve got a screen that shows you everything. She’s calm. She’s got a toddler on her hip and her ID from the hospital still clipped on. Your manager’s walking this way. Stay with it till she gets to the door, and don’t make anyone a hero.',
    },
    {
      title: 'The table with the law books',
      tags: ['description', 'hopeful'],
      text: 'Describe the corner of an apartment where someone of forty is studying for an exam.',
      longer:
        'Between the ironing board and the fish tank is a table sixty centimeters wide. A woman of forty-three is reading law there, from nine at night until the neighbor’s television stops. Describe the corner: what has been pushed back, what’s pinned up, what the children have been told. Her husband comes through on his way to bed and moves one thing, to help.',
    },
    {
      title: 'In a public restroom',
      tags: ['reflection', 'funny'],
      text: 'It’s World Toilet Day. Tell the best thing that ever happened to you in a public restroom.',
      longer:
        'You’ve cried in one. Everyone’s cried in one. But think of a restroom at a ballpark, an airport, a bar, a courthouse, where somebody you’d never seen before was good to you. Tissues, a safety pin, “honey, leave him.” Write it start to finish. You never learned her name. What were the two of you saying when the door opened and you both had to go back?',
    },
    {
      title: 'To the post that fixed it',
      tags: ['letter', 'tender'],
      text: 'A stranger’s forum post from years ago once saved your day. Write back to them.',
      longer:
        'Thread: “SOLVED washer stops mid cycle.” Posted in 2011 by user hank_in_tulsa, last seen 2013. Nine steps, one blurry photo, “hope this helps somebody.” It’s midnight, your towels are spinning, and you’re weirdly emotional. Write hank a thank-you. Tell him what kind of week it was. Then scroll down and read what everybody else wrote under it.',
    },
    {
      title: 'Everybody’s back to the door',
      tags: ['description', 'thoughtful'],
      text: 'It’s World Television Day. What did your whole household once stop to watch? Describe the room, not the screen.',
      longer:
        'The neighbors came because you had the set. There were twenty shoes at the door, two rows on the floor, the grown men standing. It was a final, a funeral, a wedding, or the last part of a serial that emptied the street. Describe only the people, from where you were squeezed. Follow one face while the light on it changes.',
    },
    {
      title: 'Notice from the lodger',
      tags: ['email', 'tense'],
      text: 'A lodger gives notice, politely. The real reasons are all in the inventory.',
      longer:
        'Dear Mrs Novak, please accept one month’s notice. Three correct lines, then the list that the agreement requires: items in the room and their condition. Bed, good. Lock, fitted by tenant. Second lock, fitted by tenant. Window, painted shut on arrival. Draft the whole e-mail. Complain of nothing. Mrs Novak’s reply asks only about the kettle.',
    },
    {
      title: 'First day of Santa training',
      tags: ['scene', 'funny'],
      text: 'It’s training day for department store Santas. They’re all in regular clothes.',
      longer:
        'Conference room at a motel, a dozen men and one woman, folding chairs, name tags that all say “Santa.” Denny got laid off in August and he’s got the belly but not the laugh. The trainer goes around the room for the ho-ho-ho. Then she plays a kid, sits on a chair, and asks for something no store sells. Write Denny’s answer.',
    },
    {
      title: 'A holiday by yourself',
      tags: ['how-to', 'tender'],
      text: 'Explain how to spend a big holiday alone and have it be okay.',
      longer:
        'Posted in a forum at 6 a.m. on a holiday: “everyone’s with family, I’m not, how do you guys do it.” You’ve done five. Answer. Give them an hour-by-hour: what to cook, when to go outside, which calls to take, when not to look at photos. Be practical. You don’t have to say it’s fine. Include the part of the day that you’d sort of miss now.',
    },
    {
      title: 'Jump-starting a stranger',
      tags: ['scene', 'thoughtful'],
      text: 'A dead battery, a pair of cables, and a stranger who’s never done this before either.',
      longer:
        'Parking garage, level four, 1 a.m., everyone else has gone. Your car won’t start. The only other person is a guy in a tux with his shoes in his hand, and he’s got cables, and neither one of you knows red from black. Look it up together on the one phone with signal. That’s the scene. Let it take as long as it takes.',
    },
    {
      title: 'Praise for your diary',
      tags: ['copy', 'funny'],
      text: 'Your diary is being published. Write the quotations for the back cover.',
      longer:
        '“I had no idea.” That’s from your mother. Write six lines of praise for the back of your published diary, from people who are in it: family, a former employer, the one who got away, your dentist. Each has been asked for a kind sentence and has managed it, just. Then write the publisher’s two-line description and the warning about page 212.',
    },
    {
      title: 'We said no gifts',
      tags: ['dialogue', 'tender'],
      text: '“We said no gifts.” “It’s not a gift.” Two people who are broke keep going.',
      longer:
        '“We said no gifts.” “It’s not a gift, it was in the trash.” It’s wrapped, though, in the comics section, with a shoelace for a bow. They’ve been married for six weeks and they’re living in his sister’s den. Write it in talk only, with the sister yelling in from the hall. We should know what’s in the package before anyone says.',
    },
    {
      title: 'My mother’s purse',
      tags: ['list', 'funny'],
      text: 'List what’s in your mother’s purse, from the top layer down.',
      longer:
        'Four layers. Top: tissues, coupons, one clip-on earring. Keep going down, one item per line, like you’re digging for a city. There’s an expired allergy pen for a kid who’s thirty now. There’s a fork. She’s getting an X-ray and you’re holding the thing in your lap, so you’ve got time.',
    },
    {
      title: 'Notes for the next mod',
      tags: ['email', 'tender'],
      text: 'You’re handing your online community over to the next person. Write what they need to know.',
      longer:
        'You’ve modded the sourdough forum for six years and you’re done. Write the handoff for the person taking over. Cover the spam, the feud about rye, the guy who posts every Sunday and shouldn’t be rushed. Explain why the thread called “ok” is pinned. Sign off with your real name, which nobody there has ever seen.',
    },
    {
      title: 'Still time for one thing',
      tags: ['reflection', 'thoughtful'],
      text: 'November ends tonight. There’s a month left in the year. What would you still like to put right?',
      longer:
        'A month is enough for one thing. Not the weight, not the novel: a visit, a sum, a sentence to someone who’s still within reach. Write down the thing. Now write the first ten minutes of doing it: which bus, which door, what you’re holding. If you find that you have turned back at the corner, write that as well.',
    },
  ],
} satisfies TodayMonth
