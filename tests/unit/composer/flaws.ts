const BANNED =
  /\b(?:unlock|unleash|supercharge|dive in|comprehensive|engaging|leverage|fast-paced world|game-changer|cutting-edge|seamless)\b/iu

const WITHOUT_QUOTATIONS = /“[^”]*”|<request>[\s\S]*?<\/request>/gu

function isBalanced(text: string): boolean {
  const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{', '”': '“' }
  const open: string[] = []
  for (const character of text) {
    if ('([{“'.includes(character)) open.push(character)
    else if (character in closers && open.pop() !== closers[character]) return false
  }
  return open.length === 0
}

/** What is wrong with a composed prompt as a text, apart from what the visitor wrote that way. */
export function flawsOf(prompt: string, description: string): string[] {
  const flaws: string[] = []
  const own = prompt.replace(WITHOUT_QUOTATIONS, '“”')
  const told = description.toLowerCase()
  const slips: readonly (readonly [string, RegExp])[] = [
    ['double space', / {2}|[^\S\n]\n|\n\n/u],
    ['space before punctuation', / [,;:.!?](?:\s|$)/u],
    ['doubled punctuation', /[,;:][,;:.]|,\.|;\.|(?<!\.)\.\.(?!\.)|\?\.|!\.|…\./u],
    [
      'article before a vowel',
      /\ba (?:email|app|illustration|itinerary|article|essay|agenda|invitation|idea|image|FAQ|outline)\b/u,
    ],
    ['article before a consonant', /\ban (?:letter|poem|story|logo|plan|useful|unique|user|website|short)\b/u],
    ['doubled word', /\b(a|an|the|to|for|of|with) \1\b/iu],
    ['doubled article', /\b(?:a|an|the) (?:a|an|the|my|our)\b/iu],
    ['undefined', /\bundefined\b(?!, await)|\bNaN\b|\[object Object/u],
  ]
  for (const [name, pattern] of slips) {
    const found = own.match(pattern)?.[0]
    if (found !== undefined && !told.includes(found.trim().toLowerCase()))
      flaws.push(`${name}: ${JSON.stringify(found)}`)
  }
  if (/“”|<request>\s*<\/request>/u.test(prompt)) flaws.push('empty quotation')
  const banned = prompt.match(BANNED)?.[0]
  if (banned !== undefined && !told.includes(banned.toLowerCase())) flaws.push(`worn-out word: ${banned}`)
  if (isBalanced(description) && !isBalanced(prompt)) flaws.push('unbalanced brackets')
  return flaws
}
