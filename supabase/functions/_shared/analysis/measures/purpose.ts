import { folded } from '../parse/parse.ts'
import type { Purpose } from '../types.ts'

const MIN_SIGNS = 3
const MIN_YOU = 2

const OFFER =
  /\b(?:\d+ ?% off|discounts?|(?:free|trial) (?:trial|period|shipping|delivery)|limited time|subscribe|sign up|get started|learn more|book (?:a|your) (?:demo|call|place|seat)|(?:order|buy|shop|book|act|register|call) (?:now|today|yours)|money[- ]back|guaranteed?|(?:offer|sale) ends|click (?:here|below)|join (?:us|thousands)|special offer|what are you waiting for|download (?:it|the app|now))\b|[$€£] ?\d/gu
const GOODS =
  /\b(?:our (?:new )?(?:products?|platform|app|service|solutions?|shop|store|range|collection|features|team|prices)|customers|clients|businesses|freelancers|launch(?:ed|ing)?|announce|brand|product|solution)\b/gu
const YOU = /\byou(?:r|rs|'re|'ll|'ve)?\b/gu
const APPLICATION =
  /\b(?:appl(?:y|ying|ication)(?= (?:for|to|as))|(?:the|this|your) (?:position|role|post|vacancy|internship|job|opening)|this opportunity|my (?:cv|resume|résumé|degree|studies|internship|application|experience|qualifications|skills)|cover letter|job advert(?:isement)?|advertised|vacancy|interview|candidate|graduated?|your (?:company|firm|team|organi[sz]ation|school|university|programme|program|office))\b/gu

/** What the text is for; undefined if fewer than three different signs show it. */
export function purposeOf(text: string): Purpose | undefined {
  const plain = folded(text)
  const different = (signs: RegExp) => new Set(plain.match(signs)).size
  const offers = different(OFFER)
  const isAddressed = (plain.match(YOU)?.length ?? 0) >= MIN_YOU
  if (isAddressed && offers > 0 && offers + different(GOODS) >= MIN_SIGNS) return 'selling'
  return different(APPLICATION) >= MIN_SIGNS ? 'applying' : undefined
}
