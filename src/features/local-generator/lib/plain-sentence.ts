import { keywordsOf, type LocalInputs, tidy } from './inputs'

/**
 * The base template: 'Write a {tone}, {length} prompt{on the topic of X}{using the following keywords: Y} in
 * {language}.' "an" stands before a vowel. An empty topic or keywords omit their phrase. The AI changes nothing.
 */
export function plainSentence({
  tone,
  length,
  language,
  topic,
  keywords,
}: Omit<LocalInputs, 'model' | 'form'>): string {
  const subject = tidy(topic)
  const words = keywordsOf(keywords).join(', ')
  const onTopic = subject && ` on the topic of ${subject}`
  const withKeywords = words && ` using the following keywords: ${words}`
  const article = /^[aeiou]/.test(tone) ? 'an' : 'a'
  return `Write ${article} ${tone}, ${length} prompt${onTopic}${withKeywords} in ${language}.`
}
