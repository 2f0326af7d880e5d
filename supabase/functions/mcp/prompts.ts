import {
  type GetPromptResult,
  type ListPromptsResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { blankArguments, fillArguments } from './blank-arguments.ts'
import type { Catalogue } from './catalogue.ts'
import type { SitePrompt } from './search-file.ts'

/** Prompts on one page of the list. */
export const PROMPTS_A_PAGE = 100

/**
 * A page of all prompts. The cursor is the name of the last prompt on the page before, because names survive a rebuild
 * of the site and positions may not.
 */
export function listPrompts({ prompts }: Catalogue, cursor: string | undefined): ListPromptsResult {
  const start = cursor === undefined ? 0 : prompts.findIndex(({ name }) => name === cursor) + 1
  if (cursor !== undefined && start === 0)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no page at this cursor: begin without one.')
  const page = prompts.slice(start, start + PROMPTS_A_PAGE)
  const last = page.at(-1)
  return {
    prompts: page.map(({ name, title, text, page: place }) => ({
      name,
      title,
      description: place,
      arguments: blankArguments(text).map(({ argument, name: blank, example }) => ({
        name: argument,
        title: blank,
        ...(example ? { description: `For example: ${example}` } : {}),
        required: false,
      })),
    })),
    ...(last && start + PROMPTS_A_PAGE < prompts.length ? { nextCursor: last.name } : {}),
  }
}

/** A prompt with its blanks filled in, as a message of the user. */
export function promptMessage(
  { title, page, text }: SitePrompt,
  values: Readonly<Record<string, string>>,
): GetPromptResult {
  return {
    description: `${title} (${page})`,
    messages: [{ role: 'user', content: { type: 'text', text: fillArguments(text, values) } }],
  }
}
