import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Historical Fiction Prompts From Real Times and Places',
  metaDescription:
    'Historical fiction prompts you can start without an encyclopedia: a mill school, a bus in the smog, a census night, a wartime onion bed. People come first.',
  title: 'Historical Fiction Prompts',
  purpose: 'fiction',
  level: 'everyone',
  description: 'Scenes from true times and places, with a person who wants something and just enough history to begin.',
  introduction:
    'How much do you have to know before you may write about 1895? Less than you fear. You need one room, one job and something that a person in that room isn’t allowed to do. The rest can be looked up afterwards. Historical fiction lets you take a worry you know well, about money, say, or a sister, and watch people handle it under other rules. Beginners tend to put all of their research on the first page, so that the maid explains the reign of the king while she lays the fire. Give yourself twenty minutes without a search engine. Wherever a fact is missing, type a question mark in brackets and keep the two people talking.',
  prompts: [
    {
      title: 'Good news by telegram',
      tags: ['scene', 'tense'],
      text: 'It’s 1944, and you deliver telegrams on a bicycle in a small American town. When you turn into a street, curtains move. The one in your bag today is good news, but it’s for a mother with two sons overseas, and she won’t come to the door.',
    },
    {
      title: 'Onions gone from the allotment',
      tags: ['scene', 'funny'],
      text: 'An English town in 1941. Onions are so scarce that one has been raffled at the office. Yours, grown on what used to be the bowling green, were dug up in the night. This evening, the smell of frying comes from the house of the last person you’d accuse.',
    },
    {
      title: 'Ten minutes apart at noon',
      tags: ['scene', 'tender'],
      text: 'It is 1845. The railway station keeps London time, ten minutes ahead of the town’s clocks. Two people have agreed on noon.',
    },
    {
      title: 'Asleep on her slate',
      tags: ['scene', 'tense'],
      text: 'Lancashire, 1895. The half-timers spend the morning in the cotton mill and the afternoon at school. A girl of twelve has fallen asleep over her slate. The teacher hears the inspector on the stairs, and she can wake the child or let her be found.',
    },
    {
      title: 'The neighbours’ key, Lahore',
      tags: ['scene', 'bittersweet'],
      text: 'August 1947. The neighbours leave Lahore with two suitcases. They give your mother the key and ask her to water the plants.',
    },
    {
      title: 'Census night, 1911',
      tags: ['scene', 'funny'],
      text: 'Census night in Britain, April 1911. Women who want the vote are staying out until morning so that they can’t be counted. The lady of the house has gone to join them. Her husband sits down with the form, and asks the maid whether she, at least, is here.',
    },
    {
      title: 'One bulb for the farmhouse',
      tags: ['dialogue', 'funny'],
      text: 'It’s 1938, and the electric line has reached the farm. Your father will pay for one bulb. Argue it out, room by room.',
    },
    {
      title: 'The letter writer’s omission',
      tags: ['scene', 'tense'],
      text: 'Bombay, 1922. He sits at a table outside the post office and writes letters for those who can’t. Last month he read a sailor’s letter aloud to the sailor’s wife, and left a sentence out. Today she’s back, to dictate her answer.',
    },
    {
      title: 'Is there work waiting?',
      tags: ['dialogue', 'tense'],
      text: 'Ellis Island, 1907. The inspector asks if there is work waiting for you. Your cousin’s instructions were clear: a man with a job arranged beforehand can be sent back, so say no. You’ve never lied to a uniform. The foreman’s address is folded in your shoe.',
    },
    {
      title: 'Plates upside down in Kansas',
      tags: ['scene'],
      text: 'Kansas, 1935. Plates are laid upside down until the food comes, because of the dust. Tonight there’s a guest.',
    },
    {
      title: 'She can read the scale',
      tags: ['scene', 'tense'],
      text: 'A tea estate in Ceylon, 1934. At the weighing shed the clerk calls out each picker’s weight and writes it down, and no one in the line can check him. Except that a girl of ten has been going to the estate school. She’s beside her mother, next in line, with a clear view of the dial.',
    },
    {
      title: 'Walking ahead of the bus',
      tags: ['scene', 'tense'],
      text: 'London, December 1952. The smog is so thick that the conductor walks in front of his bus with a flare, and the driver follows the light. Somewhere past the church he is no longer sure of the road. Nine passengers trust him. One has begun to sing.',
    },
    {
      title: 'A television in the lane',
      tags: ['scene', 'funny'],
      text: 'July 1969. Men are about to walk on the Moon. The only television in the lane belongs to the family nobody speaks to.',
    },
    {
      title: 'The star that shouldn’t be there',
      tags: ['scene', 'tense'],
      text: 'Harvard’s observatory in the 1890s pays women twenty-five cents an hour to study glass plates of the night sky. You’ve found a star on one that the professor’s catalogue doesn’t have. Your friend at the next desk says to check it again. She also says to sign your initials very clearly.',
    },
    {
      title: 'Masks at a wedding, 1918',
      tags: ['scene', 'tender'],
      text: 'San Francisco, autumn 1918. Because of the influenza, masks are the law, even at a wedding. From behind hers, the bride can’t tell which guest is crying.',
    },
    {
      title: 'The copyist and the mistake',
      tags: ['scene', 'thoughtful'],
      text: 'A monastery, around the year 1200. A young monk copying a book has found a mistake in it. If he copies it, everyone who copies from him will have it too. If he corrects it, he breaks the abbot’s rule. The old monk beside him, whose mistake it was, is nearly blind.',
    },
    {
      title: 'Reply to a Roman birthday invitation',
      tags: ['letter', 'tender'],
      text: 'About the year 100, at a Roman fort in the north of Britain, an officer’s wife wrote to another and begged her to come to her birthday. That letter survived, ink on thin wood. The answer didn’t. Write it, with bad roads and a husband who’d rather you stayed.',
    },
    {
      title: 'Papers under the blankets',
      tags: ['scene', 'tense'],
      text: 'A night train going south, 1919. The sleeping-car porter has a bundle of Chicago’s Black newspaper hidden among the blankets, and there are towns on this line where it isn’t safe to be caught with it. A passenger can’t sleep. He’d like another blanket and says he’ll come along to help.',
    },
    {
      title: 'Remarks in the margin',
      tags: ['scene', 'whimsical'],
      text: 'Old Tokyo, when it was still called Edo. The lending library is a man with books stacked on his back, going from door to door. One house returns each novel with rude remarks in the margins. Now his other customers want those copies and no others.',
    },
    {
      title: 'A dress before midnight',
      tags: ['scene', 'hopeful'],
      text: 'Accra, the evening of 5 March 1957. At midnight the country becomes Ghana. A seamstress has sewn dresses for half the street, and one hangs unfinished. It is her daughter’s, and her daughter has just told her what else she’s decided to do tomorrow.',
    },
  ],
  faqs: [
    {
      question: 'How much research do I need before I start?',
      answer:
        'An hour is enough for a first scene, and you can do it after the draft. Write first, mark what you don’t know, then look up only that. For a scene in a telegraph office you may need the price of a message, the noise of the machine and who was allowed behind the counter. You won’t need the history of the company. If a fact would change what a character can do, check it before you go on.',
    },
    {
      question: 'How should people in the past talk?',
      answer:
        'In plain sentences, without modern slang and without fake old English. Write “I can’t pay you until Friday” rather than “I’ll circle back on that” or “Prithee, tarry till Friday.” Look at letters and diaries from the time to see how direct people could be. One or two words from the period, such as the name of a coin or a dish, do more than odd grammar. Differences in rank show in who may speak first.',
    },
    {
      question: 'Can I use real people in historical fiction?',
      answer:
        'Yes, and it’s often easier to keep them at the edge. Let the famous person pass through while your story belongs to the driver, the clerk or the child holding the door. That way you don’t have to invent thoughts for someone whose letters are in print. If a real person says something on your page, keep to what they could have known that day. An afterword can tell readers what’s invented. With anyone who has living family, take extra care.',
    },
    {
      question: 'How do I avoid mistakes that readers will notice?',
      answer:
        'Check the small daily things first, because readers know them best: money, food, light, clothes, travel times. A wrong battle date may slip by, but a zip on a dress in 1850 will be noticed. For each scene, ask how the people got there, what they can see by, and what they had for breakfast. Newspapers and catalogues from the year are good sources. When you can’t confirm something, choose a detail that you can.',
    },
  ],
  relatedLinks: [
    {
      text: 'Mystery prompts for any period',
      to: '/mystery-writing-prompts',
    },
    {
      text: 'True stories: nonfiction prompts',
      to: '/nonfiction-writing-prompts',
    },
    {
      text: 'Memoir prompts for adults',
      to: '/memoir-writing-prompts-for-adults',
    },
  ],
} satisfies ThemedPage
