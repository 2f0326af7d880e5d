import type { CategoryId } from '@contracts/categories.ts'
import { CATEGORY_IDS } from '@contracts/categories.ts'
import type { ModelId } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import { composePrompt } from '../../../supabase/functions/_shared/composer/compose-prompt.ts'
import { KINDS } from '../../../supabase/functions/_shared/composer/detect-kind.ts'

const say = (prompt: string, model: ModelId = 'chatgpt', category: CategoryId = 'writing') =>
  composePrompt({ prompt, model, category })
const TEXT_MODELS = ['chatgpt', 'claude', 'gemini', 'deepseek', 'perplexity', 'mistral'] as const
const BUILDERS = ['lovable', 'v0', 'bolt', 'firebase'] as const
const QUESTION = 'If something essential is missing, ask up to two questions; otherwise state your assumptions.'

describe('the visitor’s own words', () => {
  it.each([
    ['help me prepare for a job interview', 'Help me prepare for a job interview.'],
    ['why is the sky blue', 'Why is the sky blue?'],
    ['WRITE AN EMAIL!', 'WRITE AN EMAIL!'],
    ['  my   neighbour, 82, who has fallen twice ', 'My   neighbour, 82, who has fallen twice.'],
    ['npm install fails on my mac, what should i do', 'npm install fails on my mac, what should i do?'],
    ['iPhone case ideas', 'iPhone case ideas.'],
    ['cut the list where the price is 0', 'Cut the list where the price is 0.'],
    ['a letter in French…', 'A letter in French…'],
    ['給我寫一首詩', '給我寫一首詩'],
  ])('%s: begin the prompt, with a capital and a mark', (prompt, expected) => {
    expect(say(prompt).split('\n\n')[0]).toBe(expected)
  })

  it('stand before everything else for every AI that answers in text or builds', () => {
    const prompt = 'write a letter to my bank about a fee of 35 euros i never agreed to, no threats'
    for (const model of [...TEXT_MODELS, ...BUILDERS]) {
      for (const category of CATEGORY_IDS) {
        expect(say(prompt, model, category)).toMatch(/^Write a letter to my bank .+ agreed to, no threats\./u)
      }
    }
  })

  it('come back alone, whole, when they are longer than the limit', () => {
    const prompt = `${'The heating has been off since October and nobody comes. '.repeat(15)}What can I do?`
    expect(say(prompt)).toBe(prompt)
  })

  it('leave no room for much when they are long and precise', () => {
    const prompt =
      'Write a 600 word blog post for first-time home buyers in Ohio about what a home inspection covers. Friendly tone, second person, three subheadings, one real cost range, and end with a checklist of five questions to ask the inspector. No legal advice.'
    expect(countWords(say(prompt)) - countWords(prompt)).toBeLessThan(40)
  })

  it.each(['hello', 'test', '🦄', '...', 'thanks!'])('%s gets no additions', (prompt) => {
    expect(say(prompt)).not.toContain('\n')
  })
})

describe('the lines below', () => {
  it('never ask for a number, a length or a tone that was given', () => {
    expect(say('5 question quiz on photosynthesis for grade 7')).not.toMatch(/\b(?:eight|ten)\b/u)
    expect(say('10 instagram captions for my coffee shop')).not.toContain('three versions')
    expect(say('short story, 300 words, about a lost key')).not.toContain('600')
    expect(say('firm email to my landlord in under 80 words')).not.toMatch(/Friendly|150/u)
    expect(say('give me 20 tavern names')).not.toContain('ten')
  })

  it('have a place for a text that is spoken of and not there, and none for one that is', () => {
    expect(say('summarize this article')).toContain('[paste it here, or use the one above]')
    expect(say('proofread my essay')).toContain('[paste it here')
    expect(say('summarize this: The pool will close in May because repairs cost 3 million.')).not.toContain('[')
    expect(say('summarize the great gatsby')).not.toContain('[')
  })

  it('ask for what is missing where that can matter, and not of a poem', () => {
    expect(say('business plan for a laundromat')).toContain(QUESTION)
    expect(say('haiku about rain')).not.toContain(QUESTION)
    expect(say('what is the capital of australia')).not.toContain(QUESTION)
    expect(say('fix the typos in this: I has went to the store and buyed apples')).not.toContain(QUESTION)
  })

  it('have at most two brackets of their own', () => {
    for (const { id, lines } of KINDS) {
      expect(lines.filter(({ text }) => text.includes('[')).length, id).toBeLessThanOrEqual(1)
    }
  })

  it.each([
    ['act as a linux terminal', /only with what it would print/u],
    ['You are a copywriter. Write a press release about our new bakery', /Headline, the news/u],
    ['food truck business plan', /costs and income of the first year/u],
    ['I have a job interview on Friday as a nurse. Ask me the hard questions.', /one question at a time/u],
    ['recipe app that plans the week', /smallest version that works/u],
    ['is my story good? It is about a dog.', /what works/u],
    ['explain compound interest in a poem', /worn-out phrases/u],
    ['my boss keeps emailing me at night what do i do', /what you would do first/u],
    ['def add(a, b):\n  return a - b\n\nthis returns the wrong number why', /likely cause/u],
    ['how do you say good luck in italian', /how each is pronounced/u],
    ['an email about a story I wrote', /subject line/u],
    ['a story about an email that was never sent', /something happening/u],
  ])('%s: fit what is asked for', (prompt, expected) => {
    expect(say(prompt)).toMatch(expected)
  })

  it('take the category only where the words are silent', () => {
    for (const category of CATEGORY_IDS) {
      expect(say('poem about my dog', 'chatgpt', category)).toBe(say('poem about my dog'))
    }
    expect(say('bees in winter', 'chatgpt', 'education')).not.toBe(say('bees in winter'))
  })
})

describe('the idioms', () => {
  it('Claude gets a tag round what was pasted, and nobody else does', () => {
    const prompt = 'summarize this: The council met on Tuesday. No decision was taken on the pool.'
    expect(say(prompt, 'claude')).toContain(
      '<text>\nThe council met on Tuesday. No decision was taken on the pool.\n</text>',
    )
    expect(say(prompt, 'mistral')).not.toContain('<text>')
    expect(say('a kind e-mail to Ms Okafor: the rent is eight days late', 'claude')).not.toContain('<')
  })

  it('Claude gets no tag that the cut would leave open', () => {
    const prompt = `summarize this: ${'The council met on Tuesday and took no decision. '.repeat(12)}`.trim()
    expect(say(prompt, 'claude')).not.toContain('<text>')
  })

  it('Perplexity is asked for sources where facts can be looked up, without a period of our own', () => {
    const history = say('what happened at the battle of hastings', 'perplexity')
    expect(history).toMatch(/source and its date/u)
    expect(history).not.toMatch(/last|recent|year/u)
    expect(say('poem about rain', 'perplexity')).not.toContain('source')
  })

  it('app builders get screens, data and acceptance from the visitor’s nouns', () => {
    const prompt = 'booking app for my barber shop, login google, stripe deposit, sms reminder'
    for (const model of BUILDERS) {
      const text = say(prompt, model)
      expect(text).toMatch(/Screens: .*booking/u)
      expect(text).toMatch(/sign-in with Google works/u)
      expect(text).toMatch(/test payment/u)
      expect(text).not.toMatch(/e-?mail|leave out/iu)
    }
    expect(say('notes app, no login', 'firebase')).not.toMatch(/sign/iu)
    expect(say('make the header sticky', 'v0')).toContain('Change only this')
  })
})

describe('the site’s own examples', () => {
  it.each<[string, ModelId, RegExp]>([
    [
      'My neighbour, 82, who has fallen twice',
      'chatgpt',
      /^My neighbour, 82, who has fallen twice\.\n\n- Start with what you would do first/u,
    ],
    [
      'A reminder to a tenant whose rent is late for the first time in three years, and I like her',
      'chatgpt',
      /subject line/u,
    ],
    [
      'An email to my daughter’s school. She was dropped from the choir and nobody told her why. I want an answer, and I don’t want to be that parent.',
      'chatgpt',
      /subject line/u,
    ],
    [
      'I have the minutes of eleven board meetings. I need to know what we promised the tenants, when, and which of those promises we kept.',
      'claude',
      /quotation/u,
    ],
    [
      'An app for our allotments: who has the shed key, who watered last, and a way to swap my turn while I am standing on the bus.',
      'lovable',
      /Done when/u,
    ],
    [
      'Turn my rambling complaint about a cracked greenhouse pane into a formal French letter to the shop in Lyon.',
      'v0',
      /^(?!.*basket)/su,
    ],
  ])('%s', (prompt, model, expected) => {
    expect(say(prompt, model)).toMatch(expected)
  })
})

describe('Midjourney', () => {
  it.each([
    ['a cat in space', /^A cat in space$/u],
    ['a cat in space --ar 1:1', /^A cat in space --ar 1:1$/u],
    ['cyberpunk street, neon --no cars --stylize 250', /^Cyberpunk street, neon --no cars --stylize 250$/u],
    ['can you make me a picture of my cat as a king please', /^My cat as a king --ar 2:3$/u],
    ['logo for a bakery, no text', /^Logo for a bakery, no text, .+ --no text --ar 1:1$/u],
    ['portrait of an old fisherman, oil painting', /^Portrait of an old fisherman, oil painting --ar 2:3$/u],
    ['phone wallpaper with stars', / --ar 9:16$/u],
    ['un gato en la playa', /^Un gato en la playa$/u],
    ['email to my landlord about the heating', /^Email to my landlord about the heating$/u],
  ])('%s', (prompt, expected) => {
    expect(say(prompt, 'midjourney')).toMatch(expected)
  })

  it('gets no questions, no bullets and no brackets', () => {
    for (const prompt of ['a fox', 'business plan for a food truck', 'my neighbour, 82, who has fallen twice']) {
      expect(say(prompt, 'midjourney')).not.toMatch(/[[\n?]/u)
    }
  })
})

describe('other languages', () => {
  it.each([
    ['escribe un correo a mi casero sobre la calefacción rota', /no inventes nada/u],
    ['écris un mail à mon propriétaire pour la fuite d’eau', /n’invente rien/u],
    ['Schreib mir eine Geschichte über einen Leuchtturm', /ohne Moral/u],
    ['escreva um poema sobre o mar', /clichês/u],
    ['spiegami la fotosintesi', /passo per passo/u],
  ])('%s: the lines are in the same one', (prompt, expected) => {
    expect(say(prompt)).toMatch(expected)
  })

  it.each([
    'Напиши стихотворение о маме',
    '写一首关于秋天的诗',
    'schrijf een mail aan mijn huisbaas over de lekkende kraan',
  ])('%s: nothing is added in one we do not write', (prompt) => {
    expect(say(prompt)).not.toContain('\n')
  })
})

describe('the kinds', () => {
  it('have names of their own, one to five lines each as a request sees them, and no line twice', () => {
    expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length)
    for (const { id, lines } of KINDS) expect(new Set(lines.map(({ text }) => text)).size, id).toBe(lines.length)
  })

  it('speak in whole sentences of at most 30 words', () => {
    for (const { text } of KINDS.flatMap(({ lines }) => lines)) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u)
      expect(countWords(text)).toBeLessThanOrEqual(30)
    }
  })

  it('cast nobody, and add no trap', () => {
    for (const { text } of KINDS.flatMap(({ lines }) => lines)) expect(text).not.toMatch(/^You are|^Act as|expert/u)
  })
})
