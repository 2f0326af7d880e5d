import { beforeAll, describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { DICTIONARY } from './dictionary.ts'

const read = (text: string) => analyseWriting(text, { dictionary: DICTIONARY })

// The first text reads the dictionary.
beforeAll(() => void read('The cat sat on the mat, and that was that.'), 60_000)

describe('sentences and paragraphs', () => {
  it('keeps "she said" with what was said, and titles with their names', () => {
    const { counts, rhythm } = read(
      '"Go away!" she said. Mr. Smith was at the door with Dr. Jones at 5 p.m. on Friday.\n\nThey waited… and waited.',
    )
    expect(counts).toMatchObject({ sentences: 3, paragraphs: 2, words: 22 })
    expect(rhythm.lengths).toEqual([4, 14, 4])
  })

  it('does not end a sentence at an abbreviation', () => {
    const { rhythm } = read('The U.S. economy grew. They carried 20 lbs. of flour home. He is a Ph.D. student.')
    expect(rhythm.lengths).toEqual([4, 7, 5])
  })

  it('gives each sentence its place', () => {
    const text = '  The rain fell.\r\n\r\n“Is it late?” asked Ann. It was.  '
    expect(read(text).sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
      'The rain fell.',
      '“Is it late?” asked Ann.',
      'It was.',
    ])
  })
})

describe('rhythm', () => {
  it('gives mean, spread, the longest and the runs', () => {
    const even = 'The dog ran to the door. '.repeat(8)
    const { rhythm } = read(`${even}Stop. Nobody in the whole of the village had ever seen a dog do that before.`)
    expect(rhythm.lengths).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 1, 15])
    expect(rhythm.mean).toBeCloseTo(6.4)
    expect(rhythm.spread).toBeCloseTo(3.26, 1)
    expect(rhythm.longest).toBe(9)
    expect(rhythm.runs).toEqual([{ from: 0, to: 7 }])
  })
})

describe('readability', () => {
  it('follows the formulas of Flesch and Kincaid', () => {
    // Ten sentences of six words and eight syllables each: 206.835 - 1.015 * 6 - 84.6 * 8 / 6; 0.39 * 6 + 11.8 * 8 / 6 - 15.59.
    const { readability } = read('The happy dog ran over it. '.repeat(10))
    expect(readability?.ease).toBeCloseTo(87.945, 2)
    expect(readability?.grade).toBeCloseTo(2.483, 2)
  })

  it('shows the ease from 0 to 100, whatever the formula gives', () => {
    expect(read('The dog ran to the door. '.repeat(10)).readability?.ease).toBe(100)
    const heavy =
      'The unquestionably irresponsible administration of the international organisation has systematically misrepresented the constitutional responsibilities of parliamentary representatives. '
    expect(read(heavy.repeat(3)).readability?.ease).toBe(0)
  })

  it('is no figure for a poem', () => {
    const poem =
      'The rain came down on the harbour wall\nand the gulls went in to the shed,\nwhile my father counted the boats again\nand nobody spoke of the dead\nfor the tide was out and the light was thin\nand the rope lay red'
    expect(read(poem).readability).toBeUndefined()
    expect(read(poem).findings.filter(({ rule }) => rule === 'full-stop')).toEqual([])
  })

  it('is not given for a handful of words', () => {
    expect(read('The dog ran to the door.').readability).toBeUndefined()
  })
})

describe('direct speech', () => {
  it.each([
    ['double marks', '"Wait for me," she said. "I am coming."'],
    ['curly marks', '“Wait for me,” she said. “I am coming.”'],
    ['single marks', '‘Wait for me,’ she said. ‘I am coming.’'],
  ])('is found in %s', (_, text) => expect(read(text).dialogueShare).toBeCloseTo(6 / 8))

  it('is not a word in quotation marks', () => {
    expect(read('The "good" knives were in the drawer, and the boys’ coats were gone.').dialogueShare).toBe(0)
  })
})

describe('the strength', () => {
  it('is the sentence that shows it', () => {
    const { strength } = read(
      'It was the end of the day and they had a talk about it. The old boots stood in the mud beside a bucket and a rope. It was good to be there and they were glad of it.',
    )
    expect(strength).toMatchObject({
      type: 'concrete',
      quote: 'The old boots stood in the mud beside a bucket and a rope.',
    })
    expect(strength?.reason).toContain('"mud"')
  })

  it('is not claimed without evidence, nor for a sentence with a fault', () => {
    const plain = 'It was the end of it all and they had a talk about what it was like. They did not say why. '
    expect(read(plain.repeat(2)).strength).toBeUndefined()
    expect(read(`${plain}The old boots stood in the the mud beside a bucket and a rope.`).strength).toBeUndefined()
  })
})
