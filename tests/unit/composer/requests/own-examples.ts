import bolt from '../../../../src/content/pages/models/bolt.ts'
import chatgpt from '../../../../src/content/pages/models/chatgpt.ts'
import claude from '../../../../src/content/pages/models/claude.ts'
import deepseek from '../../../../src/content/pages/models/deepseek.ts'
import firebase from '../../../../src/content/pages/models/firebase.ts'
import gemini from '../../../../src/content/pages/models/gemini.ts'
import lovable from '../../../../src/content/pages/models/lovable.ts'
import midjourney from '../../../../src/content/pages/models/midjourney.ts'
import mistral from '../../../../src/content/pages/models/mistral.ts'
import perplexity from '../../../../src/content/pages/models/perplexity.ts'
import v0 from '../../../../src/content/pages/models/v0.ts'
import { asksFor, INVENTED_LOOK, type JudgedRequest } from './judged-request.ts'

/** The examples of the site's own pages, which visitors see before they type. */
export const OWN_EXAMPLES: readonly JudgedRequest[] = [
  {
    id: 'own-chatgpt',
    request: chatgpt.example,
    model: 'chatgpt',
    category: 'writing',
    kind: 'message',
    must: ['nobody told her why', 'I don’t want to be that parent'],
    mustNot: [asksFor('reason|what happened|school'), /lesson plan/iu],
  },
  {
    id: 'own-claude',
    request: claude.example,
    model: 'claude',
    category: 'writing',
    kind: 'work',
    must: ['eleven board meetings', 'which of those promises we kept'],
    mustNot: [/write (?:the )?minutes|decisions first/iu],
  },
  {
    id: 'own-gemini',
    request: gemini.example,
    model: 'gemini',
    category: 'writing',
    kind: 'question',
    must: ['Thessaloniki', 'brown rings', 'this week'],
    mustNot: [/one clear main subject|keep light|draw\b/iu, asksFor('plant|place')],
  },
  {
    id: 'own-deepseek',
    request: deepseek.example,
    model: 'deepseek',
    category: 'writing',
    kind: 'code',
    must: ['fourteen rows', 'before you rewrite anything'],
    mustNot: [/corrected code in full|complete code/iu, asksFor('language')],
  },
  {
    id: 'own-perplexity',
    request: perplexity.example,
    model: 'perplexity',
    category: 'writing',
    kind: 'question',
    must: ['Turin to Montréal', 'ivory in the bow', 'actual rules'],
    mustNot: [/story|(?:last|past) (?:two|three) years/iu, asksFor('city|country')],
  },
  {
    id: 'own-mistral',
    request: mistral.example,
    model: 'mistral',
    category: 'writing',
    kind: 'message',
    must: ['formal French letter', 'Lyon', 'One page', 'firm about the money'],
    mustNot: [/informal|in english/iu, asksFor('language|tone|length')],
  },
  {
    id: 'own-midjourney',
    request: midjourney.example,
    model: 'midjourney',
    category: 'writing',
    kind: 'picture',
    must: ['grandmother', 'hands making tlayudas', 'early in the morning'],
    // The wall is where the picture will hang.
    mustNot: [/^(?:the )?wall of/iu, INVENTED_LOOK, /--ar (?:9:16|1:2)/u],
  },
  {
    id: 'own-lovable',
    request: lovable.example,
    model: 'lovable',
    category: 'writing',
    kind: 'app',
    must: ['shed key', 'swap my turn', 'standing on the bus'],
    mustNot: [/recipes?|habits?|story/iu],
  },
  {
    id: 'own-v0',
    request: v0.example,
    model: 'v0',
    category: 'writing',
    kind: 'app',
    must: ['three steps', 'second child without starting again'],
    mustNot: [/\b(?:two|four|2|4) steps/iu, /lesson/iu],
  },
  {
    id: 'own-bolt',
    request: bolt.example,
    model: 'bolt',
    category: 'writing',
    kind: 'app',
    must: ['Bishkek', 'irregular verbs', 'asked those again tomorrow'],
    mustNot: [/one main button|where text or pictures are missing/iu, /lesson plan/iu],
  },
  {
    id: 'own-firebase',
    request: firebase.example,
    model: 'firebase',
    category: 'writing',
    kind: 'app',
    must: ['on shift tonight', 'only the coordinator can change'],
    mustNot: [/anyone can change|open to everyone/iu],
  },
  {
    id: 'own-osaka',
    request: 'I have to tell my team that the office in Osaka is closing and I keep putting it off',
    model: 'chatgpt',
    category: 'writing',
    kind: 'advice',
    must: ['office in Osaka is closing', 'I keep putting it off'],
    mustNot: [asksFor('city|office'), /story|travel/iu],
  },
  {
    id: 'own-night-shifts',
    request: 'Explain my night shifts to my daughter, six',
    model: 'chatgpt',
    category: 'writing',
    kind: 'learning',
    must: ['night shifts', 'my daughter, six'],
    // The daughter is the one who has to understand.
    mustNot: [asksFor('age'), /whether I have understood/iu],
  },
]
