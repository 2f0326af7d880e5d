import { beforeAll, describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { DICTIONARY } from './dictionary.ts'

const found = (text: string, rule: string) =>
  analyseWriting(text, { dictionary: DICTIONARY })
    .findings.filter((finding) => finding.rule === rule)
    .map(({ quote }) => quote)

/** Around the sentence in question, so that the language is plain. */
const told = (sentence: string) =>
  `The road was long and they had walked all day. ${sentence} The sun went down behind the hill.`

// The first text reads the dictionary.
beforeAll(() => void found(told(''), 'its'), 60_000)

describe('marks', () => {
  it.each([
    ['its', 'I think its not fair to the others.', 'its not'],
    ['its', 'The dog lost it’s collar.', 'it’s collar'],
    ['its', 'He stood in front of it’s first page.', 'it’s first'],
    ['its', 'Outside the taxi was waiting with it’s engine on.', 'it’s engine'],
    ['its', 'The dog wagged it’s tail.', 'it’s tail'],
    [
      'intensifiers',
      'I ate it very quickly because I was very hungry and it was very good.',
      'very quickly because I was very hungry and it was very',
    ],
    ['then-than', 'There were fewer then four of them.', 'fewer then'],
    ['your', 'He said that your supposed to wait.', 'your supposed'],
    ['your', 'I know that your right.', 'your right'],
    ['your', 'Your welcome.', 'Your welcome'],
    ['your', 'Your going to love it.', 'Your going'],
    ['your', '"Your late," said Anna.', 'Your late'],
    ['its', 'I think its time to go.', 'its time'],
    ['its', 'Its time for bed.', 'Its time'],
    ['their', 'I think their supposed to wait.', 'their supposed'],
    ['their', 'I think their going to wait.', 'their going'],
    ['their', 'Their is a house on the hill.', 'Their is'],
    ['their', 'I think there going home.', 'there going'],
    ['then-than', 'He was taller then me.', 'taller then'],
    ['then-than', 'Than he went home.', 'Than'],
    ['lose-loose', 'You will loose your keys.', 'will loose'],
    ['affect-effect', 'It had no affect on the crew.', 'affect on'],
    ['could-of', 'They should of known.', 'should of'],
    ['pronoun-case', 'Me and Anna went to the shop.', 'Me and Anna went'],
    ['pronoun-case', 'It stays between you and I.', 'between you and I'],
    ['agreement', 'She don’t like the rain.', 'She don’t'],
    ['agreement', 'They was late again.', 'They was'],
    ['agreement', '"So early," said the man at the old gate, and he don’t look up.', 'he don’t'],
    ['agreement', 'The dogs was asleep.', 'dogs was'],
    ['article', 'She ate a apple.', 'a apple'],
    ['article', 'It was an useful tool.', 'an useful'],
    ['article', 'He met an unicorn.', 'an unicorn'],
    ['article', 'It was a unimportant thing.', 'a unimportant'],
    ['doubled-word', 'He sat on the the step.', 'the the'],
    ['capital', 'It was cold. they went home.', 'they'],
    ['capital', 'Then i saw the house.', 'i'],
    ['capital', 'I swim on wednesdays with Ana.', 'wednesdays'],
    ['capital', 'They ate 20 lbs. of it. then they slept.', 'then'],
    ['comma-splice', 'It was late, we went home.', 'It was late, we went home.'],
    ['comma-splice', 'The work was finished, she went home.', 'The work was finished, she went home.'],
    [
      'comma-splice',
      'The bus to the coast was full, we had to stand.',
      'The bus to the coast was full, we had to stand.',
    ],
    [
      'comma-splice',
      'They had sold the mill, however the wheel was still on the wall.',
      'They had sold the mill, however the wheel was still on the wall.',
    ],
    ['comma-splice', 'The orchard belonged to us, we all knew that.', 'The orchard belonged to us, we all knew that.'],
    ['wordy-phrase', 'They stopped due to the fact that it rained.', 'due to the fact that'],
    ['cliche', 'It was a piece of cake.', 'was a piece of cake'],
    ['cliche', 'At the end of the day it is all about trust.', 'At the end of the day'],
    ['spelling', 'They recieved a letter.', 'recieved'],
    ['spelling', 'The kichen was warm.', 'kichen'],
    ['spelling', 'It rained allday.', 'allday'],
  ])('%s: %s', (rule, sentence, quote) => {
    expect(found(told(sentence), rule)).toEqual([quote])
  })

  it('a quotation that never closes, and a paragraph without its full stop', () => {
    const text =
      '"Wait for me, she said to the others.\n\nThey waited at the gate for a long time in the rain\n\nThen they went home.'
    expect(found(text, 'closing-quote')).toEqual(['"Wait for me, she said to the others.'])
    expect(found(text, 'full-stop')).toEqual(['the rain'])
  })
})

describe('lets pass', () => {
  it.each([
    ['its', 'The dog wagged its tail, and it’s time to go.'],
    ['intensifiers', 'It was very late. “Very, very, very late,” said Anna, who was very fond of the word.'],
    ['its', 'I think it’s lace, and it’s Tom who made it.'],
    ['its', 'What I like it for is that it’s first class, and it’s old news.'],
    ['its', 'The cat bided its time until dawn, and the town had its time in the sun.'],
    ['its', 'The bridge was a work of its time and place. It had its time to shine.'],
    ['its', 'Its time to rise had come, and the firm was ahead of its time for once.'],
    ['its', 'The school is proud of its a cappella choir and its so-called friends.'],
    ['your', 'Your right hand is cold, and you’re late.'],
    ['your', 'The mill is on your right.'],
    ['your', 'On your right, the mill comes into view.'],
    ['your', 'I met your beautiful, stubborn mother, and your late, great aunt.'],
    ['your', 'You have overstayed your welcome.'],
    ['your', 'Where are your supposed friends?'],
    ['your', 'Thank you for your welcome to the town and for your not asking.'],
    ['your', 'Bring your A game.'],
    ['their', 'Their going away was sad, and there they were.'],
    ['their', 'Their supposed allies left, and their coming to power was quick.'],
    ['their', 'Those were their trying years, and their leaving early was wise.'],
    ['their', 'Their going to war was a mistake, and we lost the house because of their not paying.'],
    ['then-than', 'He was older then, and wiser than before.'],
    ['then-than', 'It got colder. Then they left.'],
    ['lose-loose', 'They wanted to loose the dogs, and the rope came loose.'],
    ['affect-effect', 'It had an effect on her, and it did affect him.'],
    ['could-of', 'They would of course be late.'],
    ['could-of', '"I would of helped," said Dub.'],
    ['pronoun-case', 'She gave it to Tom and me.'],
    ['agreement', 'If he were here, did he have a key? Let it go.'],
    ['agreement', '"He don’t know," said Dub.'],
    ['agreement', 'One of the dogs was asleep, and the news was bad.'],
    ['article', 'It took an hour in a university with a one-way street and an honest man.'],
    ['article', 'He got an MBA, a U-turn and an 8 out of 10.'],
    ['article', 'He met an unidentified man with an unironic smile in an unilluminated hall.'],
    ['article', 'A Ukrainian, a Ugandan and a Utah farmer saw a unicorn, a unit and a unilateral act.'],
    ['article', 'The child wore a onesie, the urologist a unisex coat, and a urologist knows a uterus.'],
    ['article', 'It was an homage, and she ate an hors d’oeuvre.'],
    ['doubled-word', 'He had had enough, and she knew that that was it.'],
    ['capital', 'They met at 5 p.m. on the hill, e.g. in spring … and so on.'],
    ['capital', 'The U.S. economy grew, and a U.K. court said so.'],
    ['capital', 'He is a Ph.D. student, a.k.a. the owl.'],
    ['capital', 'They carried 20 lbs. of flour and 3 tbsp. of salt for 10 ft. or more.'],
    ['capital', '"Is it late?" she asked. "no idea," he wrote, "and iPhones do not help."'],
    ['comma-splice', 'It was late, he said. When it rained, they left. You know, it was late.'],
    ['comma-splice', 'It was late, wasn’t it? The day he left, she cried.'],
    ['comma-splice', 'The thing is, I love him. The truth was, they had no food.'],
    ['comma-splice', 'The work finished, she went home. The dishes washed, he sat down.'],
    ['comma-splice', 'His hands folded in his lap, he waited there. His coat thrown over his arm, he went home.'],
    ['comma-splice', 'Hands folded in her lap, she waited there. Eyes fixed on the road, he drove on.'],
    [
      'comma-splice',
      'The weekend the twins were born, it rained all day. The spring she was born, it rained for weeks.',
    ],
    ['comma-splice', 'It was not a dog, it was a wolf. However hard he pulled, it held. It held, however he pulled.'],
    ['comma-splice', 'The house we lived in was cold, I thought. Whatever it cost, they paid. Dinner over, they left.'],
    ['cliche', 'At the end of the day the rain stopped. He ate a piece of cake with cream.'],
    [
      'cliche',
      'At the end of the day we all swam. At the end of the day it is dark. It was the very last straw in the barn.',
    ],
    ['cliche', 'At the very end of the day the rain stopped. They took a walk in the park.'],
    ['cliche', '"It was a piece of cake," she said.'],
    ['spelling', 'The colour of the travelled theatre was grey; she realised and organised it.'],
    ['spelling', 'Ysmera looked at the birdsong-grey moor, went "hmmm", and was goin’ home unhurriedly.'],
    ['spelling', 'See https://example.com/recieved or write to recieved@example.com.'],
    ['passive-voice', 'The door was opened by the wind, and he was tired.'],
    ['adverbs', 'She spoke softly.'],
  ])('%s: %s', (rule, sentence) => {
    expect(found(told(sentence), rule)).toEqual([])
  })

  it('speech that runs over two paragraphs', () => {
    const text = '"I waited for you at the gate.\n\n"Then the rain came, and I went home," she said to them.'
    expect(found(text, 'closing-quote')).toEqual([])
  })

  it('headings without a full stop', () => {
    const heading = 'Why Our Town Should Keep the Library Open on Sundays'
    const prose = 'They waited at the gate for a long time in the rain, and then they went home.'
    expect(found(`${heading}\n\n${prose}\n\n${prose}`, 'full-stop')).toEqual([])
    expect(found(`${prose}\n\n${heading}\n\n${prose}`, 'full-stop')).toEqual([])
    expect(found(`${prose}\n\nOur Town Should Keep the Library Open on Sundays\n\n${prose}`, 'full-stop')).toEqual([])
    expect(found(`The town should keep the library open on Sundays\n\n${prose}\n\n${prose}`, 'full-stop')).toEqual([])
  })

  it('a unit that ends its sentence', () => {
    const { sentences } = analyseWriting('It carries up to 150 kg. It comes in black, and 20 lbs. of it in grey.')
    expect(sentences).toHaveLength(2)
  })

  it('lines that a mail program broke', () => {
    const text =
      'The road was long and they had walked all day through the wet\nfields, and when the sun went down behind the hill the dogs were\nasleep by the fire that the others had made.'
    expect(analyseWriting(text).findings).toEqual([])
    expect(analyseWriting(text).counts).toMatchObject({ sentences: 1, paragraphs: 1 })
  })
})

describe('a story', () => {
  const past = 'He ran to the door. She took the lamp and followed him. They crossed the yard. He pulled at the gate. '
  const present =
    'He runs to the door. She takes the lamp and follows him. Anna waits. He pulls at the gate. She sits. '

  it('that leaves its tense for a sentence is marked there, in both directions', () => {
    expect(found(`${past}He opens the gate and looks out. She raised the lamp. He laughed.`, 'tense-drift')).toEqual([
      'He opens the gate and looks out.',
    ])
    expect(found(`${present}She opened the gate. He looks out. She raises the lamp.`, 'tense-drift')).toEqual([
      'She opened the gate.',
    ])
  })

  it.each([
    ['speech', '"He opens the gate at night," she said.'],
    ['a memory', 'He had opened it once before, long ago.'],
    ['what is always so', 'The gate opens to the east. He always opens it himself. She looks out. He sees the road.'],
    ['what people do in general', 'She sings in a choir. She bakes cakes. He drives a truck. She plays the organ.'],
    ['a place', 'The gate opens to the east. It faces the road. The yard runs down to the river. It ends there.'],
  ])('may have %s in another tense', (_, other) => {
    expect(found(`${past}${other} She raised the lamp. He laughed.`, 'tense-drift')).toEqual([])
  })

  it('that changes its tense for a while and back is marked where it changes', () => {
    const other = 'He opens the gate. She looks out. He sees the road. She takes his hand. '
    expect(found(`${past}${other}She raised the lamp. He laughed.`, 'tense-drift')).toEqual(['He opens the gate.'])
    expect(found(`${past}${other}`, 'tense-drift')).toEqual([])
    // So long a stretch is a scene of its own.
    expect(found(`${past}${past}${past}${other.repeat(3)}${past}`, 'tense-drift')).toEqual([])
  })

  it('differs from a journal, which may tell what real people do', () => {
    const text =
      'Dear diary, today we visited my aunt. She runs the bakery in Kent Street. She makes her bread by hand. My uncle sells it at the market. We ate at her table and walked home. I slept on the train. My sister read her book.'
    expect(analyseWriting(text).kind).toBe('journal')
    expect(found(text, 'tense-drift')).toEqual([])
  })

  it('may begin its sentences alike when it is a refrain', () => {
    const alike = (verbs: readonly string[]) => verbs.map((verb) => `She ${verb} the door of the house.`).join(' ')
    expect(found(alike(['opened', 'closed', 'locked', 'painted']), 'repeated-openers')).toHaveLength(1)
    expect(found(alike(['opened', 'opened', 'opened', 'opened']), 'repeated-openers')).toEqual([])
    expect(found(alike(['opened', 'closed', 'locked']), 'repeated-openers')).toEqual([])
  })
})
