import type { Level } from '@/content/tags'

/** What a page is written in: American where its readers are in US schools, or its scenes and jobs are American. */
export type English = 'American' | 'British'

const AMERICAN_LEVELS = new Set<Level>(['kids', 'middle-school', 'teens', 'students'])
const AMERICAN_PAGES =
  /^\/(today|prompts-for-(teachers|job-seekers|recruiters|real-estate-agents|developers|everyday-life)$|(mystery|game)-writing-prompts$|worldbuilding-|shadow-work-|action-and-|mythical-|romance-trope-|story-ideas-|journal-prompts-for-hard-times$)/

/** The English of a page of prompts; British where nothing speaks for the other. */
export const englishOf = (path: string, level: Level): English =>
  AMERICAN_LEVELS.has(level) || AMERICAN_PAGES.test(path) ? 'American' : 'British'

/** Endings that both have, after a stem that only one has. */
const stems = (words: string, endings = '\\w*') => `\\b(?:${words.replaceAll(' ', '|')})${endings}\\b`

/** Words of one English, with the other's beside those that are not a matter of spelling. A word with two senses is left out. */
const WORDS: Readonly<Record<English, readonly string[]>> = {
  American: [
    stems('color neighbor favor flavor harbor rumor behavior armor'),
    '\\b(?:honor|honors|honored|humor|labor|vapor|gray|grays)\\b',
    stems('theater center fiber liter', 's?(?:ed)?'),
    '\\b(?:kilo|centi|milli)meters?\\b|\\bmeters\\b',
    stems('travel cancel label model quarrel', '(?:ed|ing|ers?)'),
    stems('recogn apolog organ summar real memor emphas item priorit', 'iz(?:e|es|ed|ing)'),
    stems('analyz'),
    '\\b(?:jewelry|pajamas?|catalogs?|aluminum|cozy|defense|offense|math|license|practicing|practiced|gotten|mustaches?)\\b',
    '\\b(?:moms?|mommy|résumés?)\\b',
    '\\b(?:flashlights?|vacations?|apartments?|elevators?|sidewalks?|laundromats?|diapers?|cand(?:y|ies)|trash|garbage)\\b',
    '\\b(?:parking lots?|gas stations?|zip codes?|soccer|roommates?|realtors?|windshields?)\\b',
    '\\b(?:in the|last|next|every|this) fall\\b',
  ],
  British: [
    stems('colour neighbour favour flavour harbour rumour behaviour armour honour humour labour vapour'),
    '\\bgrey\\w*\\b',
    stems('theatre centre fibre litre', 's?d?'),
    '\\b(?:kilo|centi|milli)?metres?\\b',
    stems('travell cancell labell modell quarrell', '(?:ed|ing|ers?)'),
    stems('recogn apolog organ summar real memor emphas item priorit', 'is(?:e|es|ed|ing)'),
    stems('analys', '(?:e|ed|ing)'),
    '\\b(?:jewellery|pyjamas?|catalogues?|aluminium|cosy|defence|offence|maths|licences?|practis(?:e|es|ed|ing)|moustaches?|programmes?|kerbs?)\\b',
    '\\b(?:mums?|mummy|CVs?)\\b',
    '\\b(?:torch(?:es)?|autumn|pavements?|launderettes?|napp(?:y|ies)|sweets|biscuits?|crisps|rubbish|petrol|lorr(?:y|ies)|fortnights?)\\b',
    '\\b(?:car parks?|post ?box(?:es)?|postcodes?|flatmates?|queu(?:e|es|ed|ing)|rotas?|windscreens?|whilst|head ?teachers?)\\b',
    '\\bon holiday\\b|\\b(?:the|our|your|her|his|their|an?|whose|six|two-bedroom) flats?\\b(?! (?:roof|tire|no))|\\b(?:the|slow|in a) lifts?\\b',
  ],
}

/** Names and fixed terms, which stay what they are. */
const NAMES = /\bBiscuit\b|space elevators?|elevator pitch(?:es)?|tinymce-[\w-]+/g

/** Words of a text that belong to the other English. */
export function foreignWords(text: string, english: English): string[] {
  const pattern = WORDS[english === 'American' ? 'British' : 'American'].join('|')
  return [...text.replaceAll(NAMES, '').matchAll(new RegExp(pattern, 'giu'))].map(([word]) => word)
}
