/** The owner's claims about the site. A claim that is `null` appears neither on pages nor in structured data. */
export interface Claims {
  readonly users: string | null
  readonly prompts: string | null
  /** Out of five. */
  readonly rating: string | null
  readonly reviewCount: number | null
  readonly priceUsd: number
}

/** A phrase about prompts with their number, if one is claimed: “2,500+ curated prompts”, or else “Curated prompts”. */
export function countedPrompts(phrase: string, { prompts }: Claims): string {
  return prompts === null ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : `${prompts} ${phrase}`
}

/** The rating with its number of reviews; undefined unless both are claimed. */
function ratingLine({ rating, reviewCount }: Claims): string | undefined {
  if (rating === null) return undefined
  return reviewCount === null ? `${rating}/5` : `${rating}/5, from ${reviewCount} reviews`
}

/** Users and rating in one or two sentences; undefined if neither is claimed. */
export function praiseLine(claims: Claims): string | undefined {
  const rating = ratingLine(claims)
  if (claims.users === null) return rating && `Readers give it ${rating}.`
  const users = `${claims.users} people have taken a prompt home.`
  return rating ? `${users} They give it ${rating}.` : users
}

/** The claims as figures with labels, leaving out those that are `null`. */
export function claimFigures({ users, prompts, rating, reviewCount }: Claims): { figure: string; label: string }[] {
  return [
    ...(prompts === null ? [] : [{ figure: prompts, label: 'prompts on the shelf' }]),
    ...(users === null ? [] : [{ figure: users, label: 'people have used them' }]),
    ...(rating === null
      ? []
      : [{ figure: `${rating}/5`, label: reviewCount === null ? 'from readers' : `from ${reviewCount} reviews` }]),
  ]
}

/** The claims in half a sentence, such as “50,000+ users, 2,500+ prompts or 4.8/5 from 1250 reviews”. */
export function claimsInWords({ users, prompts, rating, reviewCount }: Claims): string | undefined {
  const parts = [
    users && `${users} users`,
    prompts && `${prompts} prompts`,
    rating && (reviewCount === null ? `${rating}/5` : `${rating}/5 from ${reviewCount} reviews`),
  ].filter((part) => part !== null)
  return parts.length === 0 ? undefined : new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts)
}

/** schema.org AggregateRating, which needs both a rating and its reviews; undefined without either. */
export function aggregateRating({ rating, reviewCount }: Claims): object | undefined {
  if (rating === null || reviewCount === null) return undefined
  return { '@type': 'AggregateRating', ratingValue: rating, bestRating: '5', reviewCount }
}
