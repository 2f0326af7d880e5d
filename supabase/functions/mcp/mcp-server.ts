import { type CallToolResult, McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { analyzeFeedbackRequest } from '../_shared/contracts/analyze-feedback.ts'
import { CATEGORY_IDS, DEFAULT_CATEGORY } from '../_shared/contracts/categories.ts'
import { generatePromptRequest } from '../_shared/contracts/generate-prompt.ts'
import { FEEDBACK_MAX_WORDS, FEEDBACK_MIN_CHARS, PROMPT_WORD_LIMIT } from '../_shared/contracts/limits.ts'
import { DEFAULT_MODEL, MODEL_IDS } from '../_shared/contracts/models.ts'
import type { CallContext } from '../_shared/endpoint.ts'
import type { Generator } from '../_shared/generator.ts'
import { ApiError } from '../_shared/http.ts'
import type { Reader } from '../_shared/reader.ts'
import { validated } from '../_shared/validated.ts'
import { VERSION } from '../_shared/version.ts'
import { blankArguments, fillArguments } from './blank-arguments.ts'
import { type Catalogue, CATALOGUE_TTL_MS } from './catalogue.ts'
import { listPrompts, promptMessage } from './prompts.ts'
import type { SitePrompt } from './search-file.ts'

/** What the server uses, and the call that it answers. */
export interface McpServerOptions {
  readonly siteUrl: string
  readonly openCatalogue: () => Promise<Catalogue>
  readonly generate: Generator
  readonly read: Reader
  readonly request: Request
  readonly context: CallContext
}

const QUERY_MAX_CHARS = 300
const VALUE_MAX_CHARS = 2_000
const MOST_FOUND = 20
const USUALLY_FOUND = 8
const EXCERPT_CHARS = 240
const HOUR_MS = 60 * 60_000

const INSTRUCTIONS =
  'Prompts for writing, journals, lessons and work, with blanks to fill in. Find one with search_prompts, then take it ' +
  'with get_prompt and fill its blanks with what the user has said; ask the user for those that stay open. ' +
  'improve_prompt writes a prompt out of a short request. read_writing gives an editor’s remarks on a text.'

/** The tool changes nothing on the site and reaches nothing outside it. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
/** Like `READ_ONLY`, but each call is counted, and an AI may answer differently the next time. */
const COUNTED = { ...READ_ONLY, idempotentHint: false }

const place = { name: z.string(), title: z.string(), page: z.string(), url: z.string() }
const found = z.object({ prompts: z.array(z.object({ ...place, blanks: z.array(z.string()), begins: z.string() })) })
const taken = z.object({
  ...place,
  text: z.string(),
  blanks: z.array(z.object({ argument: z.string(), name: z.string(), example: z.string().optional() })),
})

/** Creates a server for one call. Tools are registered for each call; the catalogue and the providers are shared. */
export function createMcpServer(options: McpServerOptions): McpServer {
  const { siteUrl, openCatalogue, generate, read, request, context } = options
  const server = new McpServer(
    { name: 'promptory', title: 'Promptory', version: VERSION, websiteUrl: siteUrl },
    {
      instructions: INSTRUCTIONS,
      // The tools change only with a release, so clients need no stream of changes.
      capabilities: { tools: { listChanged: false } },
      cacheHints: {
        'tools/list': { ttlMs: HOUR_MS, cacheScope: 'public' },
        'server/discover': { ttlMs: HOUR_MS, cacheScope: 'public' },
        'prompts/list': { ttlMs: CATALOGUE_TTL_MS, cacheScope: 'public' },
      },
    },
  )
  const placeOf = ({ name, title, page, path }: SitePrompt) => ({ name, title, page, url: siteUrl + path })

  /** Runs a tool and turns an error into a sentence for the AI that called it. */
  async function run(tool: string, work: () => Promise<CallToolResult>): Promise<CallToolResult> {
    context.note(tool)
    try {
      return await work()
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: sentenceOf(error, context) }] }
    }
  }

  server.registerTool(
    'search_prompts',
    {
      title: 'Search prompts',
      description: 'Finds prompts of the site by what they are about: a subject, a genre, an age, a job, an AI.',
      annotations: READ_ONLY,
      inputSchema: z.object({
        query: z.string().trim().min(1).max(QUERY_MAX_CHARS).describe('A few words, such as "mystery opening ages 9"'),
        limit: z.int().min(1).max(MOST_FOUND).default(USUALLY_FOUND).describe('How many at most'),
      }),
      outputSchema: found,
    },
    ({ query, limit }) =>
      run('search_prompts', async () => {
        const prompts = (await openCatalogue()).search(query, limit).map((prompt) => ({
          ...placeOf(prompt),
          blanks: blankArguments(prompt.text).map(({ argument }) => argument),
          begins: excerptOf(prompt.text),
        }))
        return structured({ prompts })
      }),
  )

  server.registerTool(
    'get_prompt',
    {
      title: 'Get a prompt',
      description: 'Gives one prompt whole, with its blanks filled in where values are given.',
      annotations: READ_ONLY,
      inputSchema: z.object({
        name: z.string().min(1).max(200).describe('The name that search_prompts gave'),
        blanks: z
          .record(z.string(), z.string().max(VALUE_MAX_CHARS))
          .optional()
          .describe('What to fill in, by the arguments of the blanks; those left out stay open in brackets'),
      }),
      outputSchema: taken,
    },
    ({ name, blanks = {} }) =>
      run('get_prompt', async () => {
        const prompt = (await openCatalogue()).find(name)
        if (!prompt)
          throw new ApiError('invalid_request', 'There is no prompt of this name: search_prompts finds names.')
        return structured({
          ...placeOf(prompt),
          text: fillArguments(prompt.text, blanks),
          blanks: blankArguments(prompt.text),
        })
      }),
  )

  server.registerTool(
    'improve_prompt',
    {
      title: 'Improve a prompt',
      description: `Writes a prompt of at most ${PROMPT_WORD_LIMIT} words out of a request, for the AI that it is meant for. Counted: a network has a number of them a day.`,
      annotations: COUNTED,
      inputSchema: z.object({
        request: z.string().describe('What the user wants to achieve, in their own words'),
        model: z.enum(MODEL_IDS).default(DEFAULT_MODEL).describe('The AI that the prompt is for'),
        category: z.enum(CATEGORY_IDS).default(DEFAULT_CATEGORY).describe('What it is about'),
      }),
    },
    ({ request: prompt, model, category }) =>
      run('improve_prompt', async () => {
        const wanted = validated(generatePromptRequest, { prompt, model, category })
        const { generatedPrompt, isTooLong, source } = await generate(wanted, request, context)
        const cut = isTooLong ? `Cut at ${PROMPT_WORD_LIMIT} words. ` : ''
        const by = source === 'ai' ? 'Written by an AI.' : 'Written by the composer of the site, without an AI.'
        return texts(generatedPrompt, cut + by)
      }),
  )

  server.registerTool(
    'read_writing',
    {
      title: 'Read a piece of writing',
      description: `Gives an editor’s remarks on the user’s own text, in four sections: clarity, creativity, grammar, suggestions. The text has at least ${FEEDBACK_MIN_CHARS} characters and at most ${FEEDBACK_MAX_WORDS} words. Counted: a network has a number of them a day.`,
      annotations: COUNTED,
      inputSchema: z.object({ text: z.string().describe('The text, as it was written') }),
    },
    ({ text: written }) =>
      run('read_writing', async () => {
        const { text } = validated(analyzeFeedbackRequest, { text: written })
        const { clarity, creativity, grammar, suggestions, source } = await read(text, request, context)
        const by = source === 'ai' ? 'Read by an AI.' : 'Read by the analysis of the site, without an AI.'
        return texts(
          `Clarity\n${clarity}\n\nCreativity\n${creativity}\n\nGrammar\n${grammar}\n\nSuggestions\n${suggestions}`,
          by,
        )
      }),
  )

  // There are thousands of prompts, so handlers look them up instead of registering each one for every call.
  server.server.registerCapabilities({ prompts: {} })
  server.server.setRequestHandler('prompts/list', async ({ params }) => {
    context.note('prompts_list')
    return listPrompts(await orProtocolError(openCatalogue, context), params?.cursor)
  })
  server.server.setRequestHandler('prompts/get', async ({ params: { name, arguments: values = {} } }) => {
    context.note('prompts_get')
    const prompt = (await orProtocolError(openCatalogue, context)).find(name)
    if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no prompt of this name.')
    if (Object.values(values).some((value) => value.length > VALUE_MAX_CHARS))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Please keep what is filled in under ${VALUE_MAX_CHARS} characters.`,
      )
    return promptMessage(prompt, values)
  })
  return server
}

const structured = (content: Record<string, unknown>): CallToolResult => ({
  structuredContent: content,
  // For clients that read only text.
  content: [{ type: 'text', text: JSON.stringify(content) }],
})

const texts = (...parts: string[]): CallToolResult => ({
  content: parts.map((text) => ({ type: 'text', text })),
})

/** How a prompt begins, cut at a word. */
const excerptOf = (text: string) =>
  text.length <= EXCERPT_CHARS ? text : `${text.slice(0, EXCERPT_CHARS).replace(/\s+\S*$/, '')} …`

/** The message for a failed call. An unexpected error gets a general one, so that no details leak. */
function sentenceOf(error: unknown, context: CallContext): string {
  if (error instanceof ApiError) {
    context.note(error.code)
    if (error.detail) context.note(error.detail)
    return error.message
  }
  context.note('internal_error')
  return 'Something went wrong on our side. Please try again.'
}

async function orProtocolError<T>(work: () => Promise<T>, context: CallContext): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InternalError, sentenceOf(error, context))
  }
}
