import type { CategoryId } from '@contracts/categories.ts'
import type { ModelId } from '@contracts/models.ts'
import { SAMPLES } from '@/content/samples'

/** The AIs that the library's prompts are written for. */
export type LibraryModel = Extract<ModelId, 'chatgpt' | 'midjourney' | 'gemini' | 'claude'>

/** One prompt of the library. */
export interface LibraryItem {
  readonly id: string
  readonly title: string
  /** One sentence; searched together with the title. */
  readonly description: string
  readonly category: CategoryId
  readonly model: LibraryModel
  /** Votes before the visitor's own; the library is ordered by them. */
  readonly votes: number
  readonly isPremium: boolean
  /** 40 to 90 words, its blanks in brackets of at most 60 characters. */
  readonly prompt: string
}

/** The prompt library, best voted first. */
export default [
  {
    id: 'lease-from-across-the-table',
    title: 'The lease, read from across the table',
    description: 'Finds the five clauses that cost you most in a bad year, before you sign.',
    category: 'business',
    model: 'chatgpt',
    votes: 248,
    isPremium: false,
    prompt:
      'Tomorrow I sign this lease for [your premises: e.g. a pottery studio above a garage]: [the lease, names removed]. Read it as the landlord’s agent, who hopes I stop at page two. Name the five clauses that would cost me most in a bad year, say [a bad year: e.g. a flood or a slow winter], each quoted, with a sum from my figures: [rent, deposit, turnover]. Beside each, a milder wording that an agent would accept. Rank by money. List apart what only a lawyer in [country] can answer.',
  },
  {
    id: 'table-afterwards',
    title: 'The table afterwards',
    description: 'A product photograph in which somebody has just been happy, with room for type.',
    category: 'marketing',
    model: 'midjourney',
    votes: 231,
    isPremium: true,
    prompt:
      'A kitchen table photographed from directly above at the end of a long evening: [your product] in the middle, nudged askew by an elbow, around it [three things its owners would have], olive stones on a saucer, a phone face down, rings left by two glasses, one chair pushed back, lamplight from the upper left, long soft shadows, bare wood on the right third left empty for type, [main colour: e.g. dark green] against warm pine, 50 mm lens --no people, lettering --ar 16:9',
  },
  {
    id: 'tests-that-cannot-fail',
    title: 'Tests that cannot fail',
    description: 'Shows which bugs your green tests would wave through.',
    category: 'coding',
    model: 'claude',
    votes: 214,
    isPremium: false,
    prompt:
      'Here is a function, and here are the tests that guard it: [code], [tests]. For each test, find the smallest change to the function that would be a bug for [its caller: e.g. the checkout page] and would still leave the test green. Show the change as one line. Where there is none, say so and go on. Finish with at most three tests worth adding, in [framework], each named after what a caller would lose. Touch nothing else, and praise nothing.',
  },
  {
    id: 'three-wrong-answers',
    title: 'Three wrong answers worth having',
    description: 'A quiz question whose wrong answers tell you what the class was thinking.',
    category: 'education',
    model: 'chatgpt',
    votes: 196,
    isPremium: false,
    prompt:
      'Write one multiple-choice question on [topic] for [your class: e.g. fourteen-year-olds], with one right answer and three wrong ones. Each wrong answer must be where a pupil lands who makes one real mistake: [mistakes I have seen this week]. No jokes, no “none of these”, all four about equally long. Under each, write what the pupil was thinking and what you would ask her next, in under fifteen words. Last, say which answer most of the class will choose, and why.',
  },
  {
    id: 'two-studies-two-answers',
    title: 'Two studies, two answers',
    description: 'Finds the one difference behind a disagreement, and the smallest study that would settle it.',
    category: 'research',
    model: 'gemini',
    votes: 187,
    isPremium: true,
    prompt:
      'Two studies of [question] disagree: [study A], [study B]. Take the part of a referee who knows neither author. Table: who was studied, what was counted, for how long, who dropped out, who paid, each cell with its page. Where a paper is silent, write “not stated” and guess nothing. Which single difference explains most of the quarrel? End with the smallest study that would settle it for [your people: e.g. night nurses] on [your budget], and the result that would prove you wrong.',
  },
  {
    id: 'one-question-too-many',
    title: 'One question too many',
    description: 'Somebody tired fills in your form, then a designer cuts it.',
    category: 'design',
    model: 'claude',
    votes: 163,
    isPremium: false,
    prompt:
      'Fill in this form as [the person: e.g. a man of 71 with a cracked phone, on a bus]: [every field, label, hint and error text]. At each field, one short line: what you believe it asks, what you would type, whether you would rather stop. Then leave the bus and be the designer. Table: field, what it is needed for, where we ask it again, verdict (keep, move, cut). Close with the one question that costs [whose form: e.g. the eye clinic] the most patients.',
  },
  {
    id: 'sponsor-by-friday',
    title: 'A sponsor by Friday',
    description: 'Your letter for money, answered first by someone who gets forty of them a month.',
    category: 'marketing',
    model: 'chatgpt',
    votes: 142,
    isPremium: false,
    prompt: SAMPLES.sponsor.text,
  },
  {
    id: 'cover-the-names',
    title: 'Cover the names',
    description: 'Tests whether your characters can be told apart by what they say.',
    category: 'writing',
    model: 'claude',
    votes: 121,
    isPremium: false,
    prompt:
      'Cover the names in this scene: [up to two pages of dialogue]. The speakers are [who they are, and what each one wants]. For every line, say who you believe is talking, how sure you are from 0 to 3, and which word told you. Where two people sound alike, change at most four words of one line, so that only one of them could have said it. Keep my plot, my jokes and my swearing. A table, line by line, in the order of the scene.',
  },
  {
    id: 'dare-to-delete',
    title: 'Nobody dares to delete it',
    description: 'An old module on trial, with evidence on both sides and a verdict you can act on.',
    category: 'coding',
    model: 'gemini',
    votes: 104,
    isPremium: true,
    prompt:
      'Nobody dares to delete [module]. Its source: [code]. Every place that names it: [search results]. Its history: [commits]. Argue as two people, the one who wants it gone today and the one who was there when it saved [the day: e.g. the payroll run]. Both may cite only lines that stand above, word for word. Then judge: delete, keep, or log it for [how long: e.g. thirty days] first, and in that case write the log line that would settle the matter. Under 250 words.',
  },
  {
    id: 'painted-tin',
    title: 'Enamel on tin',
    description: 'A hand-painted shop sign with its mistakes left in.',
    category: 'design',
    model: 'midjourney',
    votes: 85,
    isPremium: false,
    prompt:
      'The hand-painted sign of [the shop: e.g. a key cutter’s kiosk] in [the town: e.g. Tbilisi], enamel on tin, one large [tool of the trade: e.g. key] where the lettering would be, the second coat a shade off because the first pot ran out, brush hairs caught in the gloss, a dent where a ladder struck it, a bicycle leaning below, low November sun from the left, shadows of power lines ruled across the wall, straight-on view, large-format film, [two colours: e.g. cream, sea green] and rust --ar 16:9',
  },
] as const satisfies readonly LibraryItem[]
