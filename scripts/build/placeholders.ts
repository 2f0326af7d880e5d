interface Facts {
  readonly contactEmail: string
  readonly legalName: string
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

/** The site's facts that are still placeholders for what only the owner knows: one sentence each. */
export function placeholdersIn({ contactEmail, legalName, social }: Facts): string[] {
  const found: string[] = []
  if (/\.(?:example|invalid|test)$/.test(contactEmail)) found.push(`contactEmail is ${contactEmail}`)
  if (legalName === '') found.push('legalName is empty: the privacy page names nobody who is responsible')
  const bare = social.filter(({ url }) => new URL(url).pathname === '/').map(({ name }) => name)
  if (bare.length > 0) found.push(`the links to ${bare.join(', ')} lead to nobody's page`)
  return found
}

/** A note about a rating the pages show, because only the owner knows whether it can be verified. */
export function ratingNote({ rating }: { readonly rating: string | null }): string | undefined {
  return rating === null
    ? undefined
    : `NOTE: the pages claim a rating of ${rating}/5. Where nobody can check it, set claims.rating to null in src/lib/site.ts.`
}
