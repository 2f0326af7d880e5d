import { BY_BROWSER_AI, type FeedbackRecord, ORIGINS } from './feedback'
import { readSections } from './remarks'

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** What is suggested in place of a quotation; no words at all where it should go. */
const asChange = (better: string | undefined) => {
  if (better === undefined) return ''
  return better === '' ? ' (leave it out?)' : ` (“${better}”?)`
}

// Quotes the writer's text, so the start of a line cannot become a heading, a list or a rule.
const asQuote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

function toBlocks(record: FeedbackRecord): string[] {
  const { createdAt, prompt, source, text, revision, browserAi = [] } = record
  const remarks = readSections(record).flatMap(({ title, paragraphs }) => [
    `## ${title}`,
    ...paragraphs.map((paragraph) => paragraph.text),
  ])
  return [
    `# Writing feedback, ${DATE.format(new Date(createdAt))}`,
    ...(prompt ? [`On: “${prompt}”`] : []),
    `*${ORIGINS[source]}*`,
    ...remarks,
    ...(browserAi.length > 0 ? ['## The browser’s AI', `*${BY_BROWSER_AI}*`] : []),
    ...browserAi.map(({ quote, better, remark }) => `“${quote}”${asChange(better)}. ${remark}`.replaceAll(/\s+/g, ' ')),
    '## The text as it was read',
    asQuote(text),
    ...(revision !== undefined && revision !== text ? ['## The revision', asQuote(revision)] : []),
  ]
}

/** Analyses as one Markdown file. */
export function toMarkdown(records: readonly FeedbackRecord[]): string {
  return `${records.map((record) => toBlocks(record).join('\n\n')).join('\n\n---\n\n')}\n`
}

/** Name of the file for one analysis. */
export function markdownName({ createdAt }: FeedbackRecord): string {
  return `writing-feedback-${createdAt.slice(0, 10)}.md`
}
