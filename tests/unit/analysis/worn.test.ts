import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import CLICHES from '../../../supabase/functions/_shared/analysis/words/cliches.json' with { type: 'json' }
import { certainWords, phraseFinder } from '../../../supabase/functions/_shared/analysis/words/phrases.ts'
import WORDY from '../../../supabase/functions/_shared/analysis/words/wordy.json' with { type: 'json' }
import { WORN } from '../../../supabase/functions/_shared/analysis/words/worn/worn.ts'
import type { Kind } from '../../../supabase/functions/_shared/analysis/types.ts'

/** Around a sentence, so that the text is of the kind in question. */
const AROUND: Readonly<Record<string, (sentence: string) => string>> = {
  sales: (sentence) =>
    `Hi Sandra,\n\nOur platform sends your invoices for you. ${sentence} Your first three months are 50 % off; sign up and your customers pay on time.\n\nBest regards,\nTom`,
  application: (sentence) =>
    `Dear Ms Brandt,\n\nI apply for the position of assistant. ${sentence} My CV is enclosed, and I can come to an interview.\n\nYours sincerely,\nHannah`,
  essay: (sentence) =>
    `Most pupils sleep too little, because the school starts early. ${sentence} For example, a study found that they slept longer. Therefore the town should change the hours.`,
  story: (sentence) =>
    `She ran down to the gate and pulled at the rope. ${sentence} He took the lamp and followed her. They waited. “Go home,” he said.`,
  email: (sentence) =>
    `Hi Tom,\n\nthe boiler is out again. ${sentence} The plumber comes at nine on Tuesday.\n\nThanks,\nMira`,
}
const KINDS: Readonly<Record<string, Kind>> = {
  sales: 'email',
  application: 'email',
  essay: 'essay',
  story: 'story',
  email: 'email',
}

const marked = (kind: string, sentence: string) => {
  const { findings, kind: guess } = analyseWriting(AROUND[kind]?.(sentence) ?? sentence)
  expect(guess).toBe(KINDS[kind])
  return findings.filter(({ rule }) => ['worn', 'cliche', 'wordy-phrase'].includes(rule)).map(({ quote }) => quote)
}

// The first text compiles the rules.
beforeAll(() => void analyseWriting(AROUND.story?.('') ?? ''), 60_000)

describe('marks, in the right kind of text', () => {
  it.each([
    ['sales', 'Unlock your potential.', 'Unlock your potential'],
    ['sales', 'It is a game-changing product.', 'game-changing'],
    ['sales', 'In today’s fast-paced world time is short.', 'In today’s fast-paced world'],
    ['sales', 'Take your business to the next level.', 'Take your business to the next level'],
    ['sales', 'We are thrilled to announce version 3.', 'thrilled to announce'],
    ['sales', 'For a limited time only it costs less.', 'For a limited time only'],
    ['sales', 'Supercharge your sales.', 'Supercharge your sales'],
    ['sales', 'It is seamless.', 'seamless'],
    ['sales', 'It is a robust app.', 'robust'],
    ['sales', 'We have got you covered.', 'We have got you covered'],
    ['application', 'I am hard-working, motivated and detail-oriented.', 'hard-working, motivated and detail-oriented'],
    ['application', 'I would be a great asset to your team.', 'a great asset to your'],
    ['email', 'Do not hesitate to contact me.', 'Do not hesitate to contact'],
    ['application', 'I am a real team player.', 'team player'],
    ['application', 'I work in a fast-paced environment.', 'fast-paced environment'],
    ['essay', 'Since the beginning of time people slept.', 'Since the beginning of time'],
    ['essay', 'Sleep plays a vital role.', 'plays a vital role'],
    ['essay', 'There are two sides to every story.', 'There are two sides to every story'],
    ['essay', 'Let us delve into the topic.', 'delve into'],
    ['essay', 'Pupils embark on a journey.', 'embark on a journey'],
    ['essay', 'School is a rich tapestry of lives.', 'rich tapestry of'],
    ['essay', 'Imagine a world where they sleep.', 'Imagine a world where'],
    ['story', 'Little did he know what it was.', 'Little did he know'],
    ['story', 'It was all a dream.', 'It was all a dream'],
    ['story', 'Her heart raced.', 'Her heart raced'],
    ['email', 'We are excited to share the plan.', 'excited to share'],
    ['email', 'We leverage our network.', 'leverage our'],
  ])('%s: %s', (kind, sentence, quote) => {
    expect(marked(kind, sentence).join(' | ')).toContain(quote)
  })
})

describe('marks a phrase', () => {
  it.each([
    ['with a word in between', 'story', 'It was the very last straw.', 'the very last straw'],
    ['with every form of its verb', 'email', 'We are biting the bullet.', 'biting the bullet'],
    ['of any owner', 'story', 'The cold sent shivers down Anna’s spine.', 'sent shivers down Anna’s spine'],
    [
      'of another kind of text, if it is worn in all',
      'story',
      'Satisfaction was guaranteed. Please find enclosed a lamp.',
      'Please find enclosed',
    ],
    ['with or without its hyphen', 'essay', 'School was a game changer.', 'game changer'],
    ['that compares', 'email', 'The cellar is as dark as night.', 'dark as night'],
    ['with one of several likenesses', 'story', 'He looked like a drowned rat.', 'like a drowned rat'],
    ['of the body', 'story', 'Her throat tightened.', 'throat tightened'],
    ['of time', 'story', 'Days turned into weeks.', 'Days turned into weeks'],
    ['of thanks', 'email', 'I don’t know what I would do without you.', 'don’t know what I would do without'],
    ['of condolence', 'email', 'He is sorely missed.', 'sorely missed'],
    ['of reviews', 'email', 'The cake was to die for.', 'cake was to die for'],
    ['of the office', 'email', 'Let us hop on a quick call.', 'hop on a quick call'],
    ['of the news', 'essay', 'It sent shock waves through the industry.', 'shock waves through the industry'],
    ['of speeches', 'essay', 'It is an honour to stand here.', 'honour to stand here'],
    ['that says a thing twice', 'essay', 'It was an added bonus.', 'added bonus'],
  ])('%s', (_, kind, sentence, quote) => {
    expect(marked(kind, sentence)).toContain(quote)
  })
})

it('knows which words a phrase has for certain', () => {
  expect(certainWords('take~ (?:the|a (?:[a-z]+ )?)bull by the horns?')).toEqual(['bull', 'by', 'the', 'horn'])
})

describe('leaves alone', () => {
  it.each([
    ['story', '“Unlock your potential,” said the poster, and “What are you waiting for?” asked the man.'],
    ['story', 'He unlocked the gate and went in a hurry.'],
    ['email', 'The best practices of the fire brigade are enclosed, and the state-of-the-art boiler is easy to use.'],
    ['email', 'I will call now, and the shop has a limited stock of valves.'],
    ['essay', 'In the world of ants, a robust shell matters, and the drug had a significant impact on sleep.'],
    ['essay', 'Children learn the role that a mother plays, and the next level of the game is harder.'],
    ['application', 'I led the team that built the app, and I learned to weld in a week.'],
    ['sales', 'It reads a receipt in four seconds and files it under the right month.'],
    ['story', 'The company offered a discount of 20 % for early payment.'],
  ])('%s: %s', (kind, sentence) => {
    expect(marked(kind, sentence)).toEqual([])
  })
})

describe('leaves a plain sentence alone, in any kind of text', () => {
  it.each([
    'He wiped the floor and stood with his back to the wall. A snake in the grass moved, and he got cold feet.',
    'There are fish in the sea. The bird spread its wings, and the dog licked its wounds.',
    'She rolled her sleeves up and drew a line in the sand. He drank a cup of tea; it was her cup of tea.',
    'They kept their heads above water. The wheel was in a rut, and the car hit a brick wall.',
    'The uncle took us for a ride in the cart. The thief was stabbed in the back.',
    'The children played in the yard with fire and smoke. The tide had turned, and the bottom fell out of the box.',
    'Wash dirty linen at sixty degrees. Season with a pinch of salt, then slip the onion into the frying pan.',
    'Put the cherry on top. Sow the seeds of the poppy in March and sweep dust under the carpet no more.',
    'Peel the onion. Let a hot potato cool, then cut it.',
    'Survival of the fittest is a term of Spencer. Caesar crossed the Rubicon. Pandora’s box was a jar.',
    'Water takes the path of least resistance. Achilles’ heel was bare. The rabbit hole was deep.',
    'There was a seat at the table for him, and all were on the same page of the hymn book.',
    'She drilled down into the rock. The road circled back to us. He put a pin in the map.',
    'We waved goodbye to her. He was tired of feeling cold.',
    'The tool is used by thousands of nurses. The house was tucked away behind the church.',
    'She was in good health and slept well. The doctor took the pain very seriously. He kindly let us in.',
    'I am sorry for your loss. Our thoughts are with you in this difficult time.',
    'He walked a mile in the rain with a stone in the palm of his hand. The nail scratched the surface.',
    'It is up to us to mend the roof. The root cause of the fire was a cable.',
    'A jolt ran through the floor. The child saw a ghost in the film and asked a hundred questions.',
    'A lamp lit up the room. The dam changed the course of the river. The air was thick with smoke.',
    'His heart stopped on the table, and the doctors worked on. To my relief the bus came.',
    'The waves rocked the boat. She pushed the envelope under the door. The train went off the rails.',
    'The geese circle back. The kittens nestled in the straw. He unleashed the dog.',
    'The ball was on the grass. The runner passed the torch. He paid his dues in May.',
    'The tortoise came out of its shell. He ate the whole package, and she lay with her eyes closed.',
    'There was one cherry on the cake. A fish in a small pond grows slowly. He threw a few bad apples away.',
    'The hen took the chick under her wing. The dog bit his ear off. They bound the thief hand and foot.',
    'He knocked on wood to find the beam. The doctor counted on the fingers of one hand.',
    'The boat was left high and dry by the tide. All seven sat in the same boat, and the waves grew.',
    'Sign on the dotted line. The lamp put a spotlight on the singer. The song ends on a high note.',
    'She ran a mile before breakfast. The puppy ran circles around the tree. He wiped the floor with a rag.',
    'The boys moved the goalposts for the little ones. She raised the bar for the second jump.',
    'I went through her hair with a fine-tooth comb and found two lice. The dog smelled a rat.',
    'The magician pulled a rabbit out of the hat. The pony took the high road over the hill.',
    'He pulled his socks up. Her braid was loose, so she let her hair down. He put the pot on the back burner.',
    'The penny dropped on the floor and rolled away. There was water under the bridge.',
    'The whole village was at the meeting. The clock was ticking in the hall. The dust settled on the shelf.',
    'The bus came round the corner. The bakery is just around the corner from the school.',
    'He bit his tongue while eating. The nurse took the gloves off. My head was under the pillow.',
    'The crabs live under a rock. The rumours were true. The train ran out of coal.',
    'They live on the edge of town. The cart was stuck in a rut. We walked on thin ice, and it held.',
    'The icing on the cake was blue. The bucket fell when the cow kicked it. Cut the cord with a knife.',
    'She opened the floodgates of the dam at six. The signal was green, so the driver went.',
    'The smoke went up in a thin line. The hare lost its way. The stars were out, and the moon was full.',
    'The bell rings when the oven is done. A plane flew under the bridge. Do as they say.',
    'He had a ball and a net. The chair has a screw loose. She had a blast furnace to look after.',
    'The children shivered in their boots. He put his foot in the mud. The baby put her foot in her mouth.',
    'Main Street is a two-way street. The risk is one in a million. The scales showed two kilos.',
    'The road to the lake is closed. The car took off at the lights. The tree throws shade over the wall.',
    'She gave him a pat on the back. He caught the ball off the wall. The tank ran dry.',
    'The letter was on the tip of the pile. I will definitely be back by six. Please read that again.',
    'He did not disappoint his mother. The actor was well paid. The book gets better after page ninety.',
    'You can leave this here until Monday. He asked for a friend of his by name. The soup was hot; take a spoon.',
    'The teacher was looking down on us from the balcony. He lit up the room with a torch.',
    'My throat was dry after the walk. My stomach hurt, and my chest was cold. She shook the rug and her head ached.',
    'The wind moved the gate. The leaves fell on the pond. A breeze came from the sea at noon.',
    'The hospital is in a better place now, near the station. He passed away in March.',
    'They were married for forty years. We miss him at the table. She sent flowers and a card.',
    'We all met at noon. The report is due on Friday. I will call you back on Monday.',
    'The plan has three parts, and the first costs nothing. The data show a drop of four percent.',
    'The nurse lifted a finger to the light. The light went on. The bulb was broken.',
    'I am sick of the smell in the cellar. The doctor said I must say what hurts. I must say goodbye now.',
    'They are here to stay with us for a week. The spring broke, so he bought a new one.',
    'The matter went to court. The heart of the frog beats slowly. The heart of the town is the market.',
    'Love hurts no one in this tale. The air was cold. He wrote the name in red.',
    'You get the parts out of the box. Put what you took out back in. You are what they need.',
    'The impact broke the window. The effect of the drug on sleep was small. The role of the king was small.',
    'He held a candle to the wick. The dove held an olive branch. She carried the fire in a pot.',
    'He stood on the ladder and stretched. His hands shook from the cold. His lips were blue.',
    'The moment had come for lunch. The meeting was meant to be a surprise. It was meant to be short.',
    'It takes an hour. It takes three people to lift the door. Take it or we leave it to you.',
    'The bottom of the pan was black. They dug to the bottom of the well. Go to the bottom of the page.',
    'The door key is under the mat. The hen sat on the eggs. The fence needs paint.',
    'My sister got her coat off the peg. He got the splinter out. She got it off the shelf.',
  ])('%s', (sentence) => {
    for (const kind of Object.keys(AROUND)) expect(marked(kind, sentence), kind).toEqual([])
  })
})

it('takes a letter with an accent for a part of the word', () => {
  expect(marked('story', 'It came out of the blueé.')).toEqual([])
})

const PATTERNS = WORN.flatMap(({ phrases }) =>
  phrases.flatMap(({ there = [], anywhere = [] }) => [...there, ...anywhere]),
)

it('holds no entry twice', () => {
  const others = new Set([...CLICHES, ...Object.keys(WORDY)])
  expect(PATTERNS.filter((pattern) => others.has(pattern))).toEqual([])
  expect(new Set([...PATTERNS, ...CLICHES]).size).toBe(PATTERNS.length + CLICHES.length)
  for (const { remedy } of WORN.flatMap(({ phrases }) => phrases)) expect(remedy).toMatch(/^\p{Lu}.+[.]$/u)
})

it('marks a phrase once, whichever list has it', () => {
  const { findings } = analyseWriting(
    AROUND.application?.('Please do not hesitate to contact me. It is a once-in-a-lifetime opportunity to grow.') ?? '',
  )
  const worn = findings.filter(({ rule }) => ['worn', 'cliche', 'wordy-phrase'].includes(rule))
  for (const [at, { end }] of worn.entries()) expect(worn[at + 1]?.start ?? end).toBeGreaterThanOrEqual(end)
  expect(worn.length).toBeGreaterThanOrEqual(2)
})

it('praises no discount and no deadline', () => {
  const text = AROUND.sales?.('Hurry, the offer ends Friday 30 June at 23:59! You save 40 of 80 dollars in 2 days.')
  expect(analyseWriting(text ?? '').strength?.quote ?? '').not.toMatch(/offer|off|save/)
})

it('finds next to nothing in the prompts and articles of this site', { timeout: 120_000 }, () => {
  const find = phraseFinder([...PATTERNS, ...CLICHES].map((pattern) => [pattern, pattern] as const))
  const files = ['src/content/pages', 'supabase/seeds'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8')),
  )
  // Whoever warns of a phrase quotes it.
  const told = files.map((text) => text.replaceAll(/“[^”]*”/g, ''))
  const hits = told.flatMap((text) =>
    find({ text, blocks: [], sentences: [], speech: [] }).map(({ start, end }) => text.slice(start - 20, end + 20)),
  )
  const words = told.reduce((sum, text) => sum + text.split(/\s+/).length, 0)
  expect(words).toBeGreaterThan(50_000)
  expect(hits.length, hits.join('\n')).toBeLessThanOrEqual(words / 15_000)
})
