import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { SITE } from '@/lib/site'
import { type LoadedPromptPage, loadPromptPages } from '@/content/prompt-records'
import { type PromptSection, sectionsOf } from '@/content/prompt-sections'

// Escapes Markdown characters, because our texts mean stars, brackets and underscores literally.
const escape = (text: string) => text.replace(/[\\`*_[\]<>#]/g, '\\$&')

function sectionLines({ title, description, prompts }: PromptSection, firstNumber: number): string[] {
  const list = prompts.map(({ title: name, text, longer, day }, index) => {
    const opening = day ? `${day}: ${name}` : name
    const versions = [text, ...(longer ? [longer] : [])].map((version) => escape(fillBlanks(version, NO_ANSWERS)))
    // Continuation lines are indented, or they would leave the list.
    return `${firstNumber + index}. **${escape(opening)}** ${versions.join('\n\n').replace(/\n(?=.)/g, '\n   ')}`
  })
  return [...(title ? [`### ${escape(title)}`] : []), ...(description ? [escape(description)] : []), list.join('\n')]
}

/** A page of prompts as Markdown (CommonMark): title, introduction, numbered prompts, questions, related pages. */
function markdownOf(page: LoadedPromptPage): string {
  const { title, description, introduction, faqs, relatedLinks } = page.content
  let firstNumber = 1
  const lists = sectionsOf(page.content).flatMap((section) => {
    const lines = sectionLines(section, firstNumber)
    firstNumber += section.prompts.length
    return lines
  })
  const blocks = [
    `# ${escape(title)}`,
    `> ${escape(description)}`,
    ...[introduction].flat().filter(Boolean).map(escape),
    '## Prompts',
    ...lists,
    ...(faqs.length > 0 ? ['## Questions'] : []),
    ...faqs.flatMap(({ question, answer }) => [`### ${escape(question)}`, escape(answer)]),
    '## See also',
    relatedLinks.map(({ text, to }) => `- [${escape(text)}](${SITE.url}${to})`).join('\n'),
    `From ${SITE.url}${page.path}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Every page of prompts as Markdown: at build time only. */
export async function collectMarkdown(): Promise<{ path: string; markdown: string }[]> {
  return (await loadPromptPages()).map((page) => ({ path: page.path, markdown: markdownOf(page) }))
}
