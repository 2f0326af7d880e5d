/** Brochure words, quaint ones, and emoji: nowhere on the site (see docs/content-brief.md and the voice of the site). */
const BANNED_PHRASES: readonly RegExp[] = [
  /\bunlock/i,
  /\bunleash/i,
  /\bsupercharg/i,
  /\bdiv(?:e|es|ing) (?:in|into|deep)\b/i,
  /fast-paced/i,
  /game-?\s?chang/i,
  /\belevat(?:e|es|ed|ing)\b/i,
  /\bseamless/i,
  /\bleverag/i,
  /\brobust/i,
  /\bdelv/i,
  /\bwhether you(?:[’']re| are)\b/i,
  /\bcomprehensive/i,
  /\bengaging\b/i,
  /\bembark on/i,
  /\btapestry/i,
  /\blittle did (?:they|he|she|i) know/i,
  /\bin a world where/i,
  /\bimagine a world/i,
  /\bat table\b(?! (?:one|two|three|four|five|six|seven|eight|nine|ten|\d))/i,
  /\bbe it\b(?= (?:a|an|the|hymn)\b)/i,
  /\bof whom(?:so)?ever\b|\bof whoever\b|\bwhosoever\b/i,
  /\b(?:whilst|betwixt|forsooth|perchance|henceforth|whereupon|thither|hither)\b/i,
  /\p{Extended_Pictographic}/u,
]

/** The banned phrases in a text, as they stand there. */
export function bannedIn(text: string): string[] {
  return BANNED_PHRASES.flatMap((phrase) => phrase.exec(text)?.[0] ?? [])
}
