import { CATEGORY_IDS } from '@contracts/categories.ts'
import { MODEL_IDS, type ModelId } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import { ARTEFACTS } from '../../../supabase/functions/_shared/composer/artefacts/all-artefacts.ts'
import { composePrompt } from '../../../supabase/functions/_shared/composer/compose-prompt.ts'
import { DESCRIPTIONS } from './descriptions.ts'
import { flawsOf } from './flaws.ts'

const BUILDERS: readonly ModelId[] = ['lovable', 'v0', 'bolt', 'firebase']
const TEXT_MODELS = MODEL_IDS.filter((model) => model !== 'midjourney' && !BUILDERS.includes(model))

interface Case {
  readonly prompt: string
  readonly model: ModelId
  readonly description: string
  readonly where: string
}

const CASES: readonly Case[] = DESCRIPTIONS.flatMap((description) =>
  MODEL_IDS.flatMap((model) =>
    CATEGORY_IDS.map((category) => ({
      prompt: composePrompt({ prompt: description, model, category }),
      model,
      description,
      where: `${model}/${category}: ${description}`,
    })),
  ),
)

/** The failures that a check finds, each with the request that shows it. */
function failuresOf(check: (prompt: string, model: ModelId, description: string) => string | null): string[] {
  return CASES.flatMap(({ prompt, model, description, where }) => {
    const failure = check(prompt, model, description)
    return failure === null ? [] : [`${failure} — ${where}`]
  })
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

describe('every model, every category, many descriptions', () => {
  it('has at least fifty descriptions to go by', () => {
    expect(new Set(DESCRIPTIONS).size).toBeGreaterThanOrEqual(50)
  })

  it('stays between 40 and 100 words', () => {
    const outside = failuresOf((prompt) => {
      const count = countWords(prompt)
      return count < 40 || count > 100 ? `${count} words` : null
    })
    expect(outside).toEqual([])
  })

  it('has no typographic or grammatical slips and no worn-out words', () => {
    expect(failuresOf((prompt, _, description) => flawsOf(prompt, description)[0] ?? null)).toEqual([])
  })

  it('carries the words of the visitor', () => {
    const lost = failuresOf((prompt, _, description) => {
      const told = new Set(wordsIn(description).filter((word) => word.length >= 5))
      if (told.size === 0) return null
      const kept = new Set(wordsIn(prompt))
      const share = [...told].filter((word) => kept.has(word)).length / told.size
      return share < 0.5 ? `${Math.round(share * 100)} % of the words kept` : null
    })
    expect(lost).toEqual([])
  })

  it('gives the same text for the same request', { timeout: 20_000 }, () => {
    for (const { prompt, model, description } of CASES.filter(
      (_, index) => index % CATEGORY_IDS.length === CATEGORY_IDS.indexOf('writing'),
    )) {
      expect(composePrompt({ prompt: description, model, category: 'writing' })).toBe(prompt)
    }
  })

  it('differs from model to model and from category to category', () => {
    expect(new Set(CASES.map(({ prompt }) => prompt)).size).toBe(CASES.length)
  })
})

describe('the parts of a prompt for a text AI', () => {
  const roles = ARTEFACTS.flatMap((artefact) => artefact.roles)
  const constraints = ARTEFACTS.flatMap((artefact) => artefact.traps)

  it('has a specific role', () => {
    const without = failuresOf((prompt, model) =>
      TEXT_MODELS.includes(model) && !roles.some((role) => prompt.includes(role)) ? 'no role' : null,
    )
    expect(without).toEqual([])
  })

  it('has context with at least one field to fill in', () => {
    const without = failuresOf((prompt, model) =>
      TEXT_MODELS.includes(model) && !/\[[^\]]+\]/u.test(prompt) ? 'no field' : null,
    )
    expect(without).toEqual([])
  })

  it('forbids something and says what to answer with', () => {
    const form =
      /(?:Answer with|Give me|Return|Produce|I would like|I want back|Please return|Output:|Form:|Return:|Final answer,|result alone:|Below the working, give) ?\S/u
    const without = failuresOf((prompt, model) => {
      if (!TEXT_MODELS.includes(model)) return null
      if (!form.test(prompt)) return 'no form of answer'
      return constraints.some((trap) => prompt.includes(trap)) ||
        /\b(?:No|Do not|Nothing|Skip|Never|Add nothing)\b/u.test(prompt)
        ? null
        : 'no constraint'
    })
    expect(without).toEqual([])
  })

  it.each<[ModelId, RegExp]>([
    ['chatgpt', /\n1\. .+\n2\. /u],
    ['claude', /<(context|background|situation)>\n[\s\S]+\n<\/\1>/u],
    ['gemini', /(?:attaching|Attached:|Look at) ?\[/u],
    ['deepseek', /(?:working|reasoning|get there|in the open)[\s\S]+(?:check it|Test the result)/iu],
    ['perplexity', /Time window: .+Sources: .+(?:disagree|differ|dissent|contradict)/u],
    ['mistral', /^(?:Role|You|Act as): .+\n(?:Task|Do|Job): [\s\S]+\n- /u],
  ])('writes %s prompts in its idiom', (model, idiom) => {
    expect(failuresOf((prompt, own) => (own !== model || idiom.test(prompt) ? null : prompt))).toEqual([])
  })
})

describe('Midjourney', () => {
  it('ends in its own parameter, keeps the keywords, and has style, light and lens', () => {
    const without = failuresOf((prompt, model) => {
      if (model !== 'midjourney') return null
      if (!prompt.endsWith(' --ar 16:9')) return 'no parameter at the end'
      if (!/, highly detailed, sharp focus, 8k/u.test(prompt)) return 'no keywords'
      if (!/light|lamp|sun|mist|neon/iu.test(prompt)) return 'no light'
      if (!/\b(?:lens|view|shot|focus)\b/iu.test(prompt)) return 'no lens'
      return /["“”[\]]/u.test(prompt) ? 'quotation marks or brackets' : null
    })
    expect(without).toEqual([])
  })

  it('turns prohibitions into --no and keeps the parameters of the visitor', () => {
    const prompt = composePrompt({
      prompt: 'photo of a harbour at dawn --ar 1:1 --stylize 250, no people',
      model: 'midjourney',
      category: 'design',
    })
    expect(prompt).toContain('--stylize 250')
    expect(prompt).toContain('--no people')
    expect(prompt.match(/--ar/gu)).toHaveLength(1)
  })

  it('does not add a medium or a light to a picture that has them', () => {
    const prompt = composePrompt({
      prompt: 'watercolour of a fox at midnight',
      model: 'midjourney',
      category: 'writing',
    })
    expect(prompt).toMatch(/^A watercolour of a fox at midnight, true to that medium, light falling/u)
  })

  it('shows a scene for a request that is no picture', () => {
    const prompt = composePrompt({
      prompt: 'an email to my landlord about mould',
      model: 'midjourney',
      category: 'writing',
    })
    expect(prompt).toMatch(/^(?:A lit laptop|A paper plane).+ an email to my landlord about mould, /u)
  })
})

describe('words about the dead', () => {
  const ASKS = [
    'Help me write a eulogy for my grandfather, a tram driver in Lisbon who never missed a shift',
    'a funeral speech for my mother, she kept bees',
    'an obituary for my grandmother, who ran the ferry kiosk',
  ]
  it.each(ASKS)('%s: spoken by nobody who came to a wedding, to nobody who is mourned', (prompt) => {
    for (const model of TEXT_MODELS) {
      const text = composePrompt({ prompt, model, category: 'writing' })
      expect(text).not.toMatch(/best man|mayor|Reader:|concrete help|what the adult understands/u)
    }
  })
})

describe('builders of apps', () => {
  it.each<[ModelId, readonly RegExp[]]>([
    ['lovable', [/Who it is for: /u, /Screens: /u, /Data: \w+ \(/u, /Done when: /u]],
    [
      'v0',
      [/React/u, /Tailwind/u, /shadcn\/ui/u, /For: /u, /Screens: /u, /Data: .+\(/u, /States: /u, /Accept when: /u],
    ],
    [
      'bolt',
      [/full-stack/u, /browser/u, /Users: /u, /Screens: /u, /Data: \w+ \(/u, /[Ff]ile/u, /Accept when: it starts/u],
    ],
    [
      'firebase',
      [
        /Firebase/u,
        /Users: /u,
        /Screens: /u,
        /Firestore collections: \w+\/\{id\} \(/u,
        /Auth: /u,
        /Security rules: /u,
        /Accept when: /u,
      ],
    ],
  ])('%s hears what to build, for whom, screens, data, acceptance', (model, markers) => {
    const without = failuresOf((prompt, own) => {
      if (own !== model) return null
      return markers.every((marker) => marker.test(prompt)) ? null : prompt
    })
    expect(without).toEqual([])
  })

  it('builds what was asked for, with the data that such an app has', () => {
    const text = composePrompt({ prompt: 'booking app for my barber shop', model: 'lovable', category: 'business' })
    expect(text).toMatch(/^Build a booking app for my barber shop\./u)
    expect(text).toContain('services (name, minutes, price)')
  })

  it('names the users that the description names', () => {
    const text = composePrompt({ prompt: 'an app for retired cyclists', model: 'firebase', category: 'design' })
    expect(text).toMatch(/Users: retired cyclists, /u)
  })
})

describe('what the visitor wished for', () => {
  it('is not contradicted by a length of our own', () => {
    for (const model of TEXT_MODELS) {
      const text = composePrompt({ prompt: 'an email to my bank in exactly 200 words', model, category: 'business' })
      expect(text).toContain('200 words')
      expect(text.match(/\b\d+ words\b/gu)).toEqual(['200 words'])
    }
  })

  it('carries prohibitions as constraints', () => {
    for (const model of TEXT_MODELS) {
      const text = composePrompt({
        prompt: 'a toast for my uncle. No jokes about his hair. Please no rhymes!',
        model,
        category: 'writing',
      })
      expect(text.toLowerCase()).toContain('no jokes about his hair')
      expect(text.toLowerCase()).toContain('no rhymes')
    }
  })

  it('keeps a prohibition, a length and a language from a part that had to go', () => {
    const long = `${'My tenant has moved out and left the flat in a state that I had not expected to see. '.repeat(12)}Write him a letter in Portuguese, under 150 words. No threats.`
    for (const model of ['chatgpt', 'claude', 'mistral'] as const) {
      const text = composePrompt({ prompt: long, model, category: 'business' })
      expect(countWords(text)).toBeLessThanOrEqual(100)
      expect(text).toContain('Portuguese')
      expect(text).toContain('150 words')
      expect(text.toLowerCase()).toContain('no threats')
      expect(text).toContain('My tenant has moved out')
    }
  })

  it('does not ask for what the description tells', () => {
    for (const category of CATEGORY_IDS) {
      const text = composePrompt({
        prompt: 'an email to my landlord, I need an answer by Friday',
        model: 'mistral',
        category,
      })
      expect(text).not.toContain('by [date]')
      expect(text).not.toContain('it goes to [name]')
    }
  })
})
