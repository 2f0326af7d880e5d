import { analyzeFeedbackRequest } from '../_shared/contracts/analyze-feedback.ts'
import { ANALYZE_FEEDBACK_FUNCTION } from '../_shared/contracts/functions.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import type { FeedbackProvider } from '../_shared/feedback-provider.ts'
import { jsonResponse } from '../_shared/http.ts'
import type { MeteredDependencies } from '../_shared/metered-call.ts'
import { createReader } from '../_shared/reader.ts'
import { readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export type Dependencies = MeteredDependencies<FeedbackProvider>

/** Answers calls of `analyze-feedback`: a text goes in, four sections of an editor's remarks come out. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now } = dependencies
  const read = createReader(dependencies)
  return createEndpoint({ name: ANALYZE_FEEDBACK_FUNCTION, cors, log, now }, async (request, context) => {
    const { text } = validated(analyzeFeedbackRequest, await readJson(request))
    return jsonResponse(await read(text, request, context))
  })
}
