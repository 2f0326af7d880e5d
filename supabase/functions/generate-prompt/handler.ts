import { GENERATE_PROMPT_FUNCTION } from '../_shared/contracts/functions.ts'
import { generatePromptRequest } from '../_shared/contracts/generate-prompt.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { createGenerator } from '../_shared/generator.ts'
import { jsonResponse } from '../_shared/http.ts'
import type { MeteredDependencies } from '../_shared/metered-call.ts'
import type { PromptProvider } from '../_shared/prompt-provider.ts'
import { readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export type Dependencies = MeteredDependencies<PromptProvider>

/** Answers calls of `generate-prompt`: takes a description and returns a prompt for the chosen AI. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now } = dependencies
  const generate = createGenerator(dependencies)
  return createEndpoint({ name: GENERATE_PROMPT_FUNCTION, cors, log, now }, async (request, context) => {
    const wanted = validated(generatePromptRequest, await readJson(request))
    return jsonResponse(await generate(wanted, request, context))
  })
}
