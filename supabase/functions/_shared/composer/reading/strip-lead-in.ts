import { GERUNDS } from './english.ts'

/** How the visitor led in: with an order to the AI, with a wish of their own, with a thing wanted, or not at all. */
export type LeadIn = 'order' | 'own' | 'help' | 'thing' | 'none'

const AI_NAMES =
  '(?:chat ?gpt|gpt|claude|gemini|deepseek|perplexity|mistral|midjourney|lovable|v0|bolt|ai|assistant|bot)'

const COURTESIES: readonly RegExp[] = [
  new RegExp(
    `^(?:hi|hello|hey|good (?:morning|afternoon|evening)|greetings|dear)(?:[ ,]+(?:there|${AI_NAMES}))?\\s*[,!.…:-]+\\s*`,
    'iu',
  ),
  new RegExp(`^(?:hi|hello|hey)(?: there)?(?: ${AI_NAMES})? (?=(?:i|can|could|would|please|help|write)\\b)`, 'iu'),
  new RegExp(`^${AI_NAMES}\\s*[,:]\\s*`, 'iu'),
  /^(?:so|ok|okay|well|um+|uh+|basically|right|alright|yes|yeah|please|pls|plz|kindly)\b[,.]?\s+/iu,
  /^(?:my|the|your) (?:task|job|goal|prompt|request|question) (?:is|would be)(?: to)?:?\s+/iu,
]

const LEADS: readonly (readonly [RegExp, LeadIn])[] = [
  [
    /^(?:can|could|would|will|do you think)(?: you)?(?: please| kindly| maybe| possibly| perhaps| just)*(?: be able to| you could)?(?: please)? (?:help|assist)(?: me| us)? (?:to |with |in )?/iu,
    'help',
  ],
  [
    /^(?:can|could|would|will) (?:you|u)(?: please| kindly| maybe| possibly| perhaps| just)*(?: be able to)? /iu,
    'order',
  ],
  [/^would you mind /iu, 'order'],
  [
    /^(?:i was wondering|i wonder|i'm wondering) if (?:you|u) (?:can|could|would|might)(?: please)?(?: help me(?: to| with)?)? /iu,
    'order',
  ],
  [/^is it possible (?:for you )?to /iu, 'order'],
  [
    /^i(?:[’']m| am) (?:(?:currently|really|also) )?(?:looking|searching|hoping|wanting|asking) for (?:some )?help (?:with |in |to )?/iu,
    'help',
  ],
  [/^i(?:[’']m| am) (?:looking|searching|asking) for /iu, 'thing'],
  [/^(?:i|we)(?:[’']m| am|[’']re| are) (?:looking|trying|hoping|wanting|planning|going) to /iu, 'own'],
  [
    /^(?:i|we)(?:[’']d| would)?(?: really| just| desperately| urgently| also)* (?:need|want|like|love|require)(?: some)? (?:help|assistance|advice)(?: with| in| on| for| to)?\s+/iu,
    'help',
  ],
  [
    /^(?:i|we)(?:[’']d| would)?(?: really| just| desperately| urgently| also)* (?:need|want|like|love|require) (?:you|u|chatgpt|an ai|the ai) to (?:please )?(?:help me (?:to |with )?)?/iu,
    'order',
  ],
  [
    /^(?:i|we)(?:[’']d| would)?(?: really| just)* (?:need|want|like|love) to (?:have|get|see|receive) (?=(?:an?|some|the|my)\b)/iu,
    'thing',
  ],
  [
    /^(?:i|we)(?:[’']d| would)?(?: really| just| desperately| urgently| also)* (?:need|want|like|love|have|wish|wanna|gotta) ?to /iu,
    'own',
  ],
  [/^(?:i |we )(?:wanna|gotta) /iu, 'own'],
  [/^(?:i|we) must /iu, 'own'],
  [
    /^(?:i|we)(?:[’']d| would)?(?: really| just| desperately| urgently| also)* (?:need|want|like|love|require) (?=(?:a|an|some|the|my|our|\d|two|three|four|five|six|ten|to\b)|\w+)/iu,
    'thing',
  ],
  [/^(?:please )?(?:help|assist)(?: me| us)(?: out)? (?:with|in) /iu, 'help'],
  [/^(?:please )?(?:help|assist)(?: me| us)(?: to)? /iu, 'help'],
  [/^(?:help|assistance|assist) (?:with|in) /iu, 'help'],
  [/^help (?=(?:write|writing|create|design|plan|understand|learn|choose|find)\b)/iu, 'help'],
  [/^(?:looking for|in need of|need(?:ed)?|wanted|want)(?: some)? (?!to\b)/iu, 'thing'],
  [/^(?:looking|trying|need|want) to /iu, 'own'],
  [/^let(?:[’']s| us) /iu, 'order'],
  [
    /^(?:create|generate|make|give|write|build|craft|design)(?: me)? (?:a|an|the|some)?\s?(?:\w+ )?prompts? (?:that (?:will |can )?(?:helps?|lets?|makes?|gets?|allows?) (?:me|us|it|you)(?: to)? |to |for (?:me to )?|which \w+ )/iu,
    'order',
  ],
  [
    /^(?:a|an|the)? ?prompts? (?:that (?:will |can )?(?:helps?|lets?|makes?|gets?|allows?) (?:me|us|it|you)(?: to)? |to |for )/iu,
    'order',
  ],
]

/** "writing an email" as "write an email". */
function withoutGerund(text: string): string {
  const first = text.match(/^[a-z]+/iu)?.[0] ?? ''
  const verb = GERUNDS[first.toLowerCase()]
  return verb === undefined ? text : verb + text.slice(first.length)
}

/** The request without greetings, politeness and lead-ins, and what kind of lead-in it had. */
export function stripLeadIn(sentence: string): { text: string; leadIn: LeadIn } {
  let text = sentence
  let leadIn: LeadIn = 'none'
  for (let round = 0; round < 8; round += 1) {
    const before = text
    for (const courtesy of COURTESIES) text = text.replace(courtesy, '')
    for (const [pattern, kind] of LEADS) {
      const rest = text.replace(pattern, '')
      if (rest !== text && rest.trim() !== '') {
        text = rest
        leadIn = kind
        break
      }
    }
    if (text === before) break
  }
  text = text.replace(/[,\s]+(?:please|pls|plz|thanks|thank you|thx|if possible|if you can)(?=[.!?\s]*$)/iu, '').trim()
  if (leadIn === 'help' || leadIn === 'order') text = withoutGerund(text)
  if (text === '') return { text: sentence, leadIn: 'none' }
  return { text, leadIn }
}
