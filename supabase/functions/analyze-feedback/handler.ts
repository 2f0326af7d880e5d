import { analyzeFeedbackRequest } from '../_shared/contracts/analyze-feedback.ts'
import { ANALYZE_FEEDBACK_FUNCTION } from '../_shared/contracts/functions.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import type { FeedbackProvider } from '../_shared/feedback-provider.ts'
import { jsonResponse } from '../_shared/http.ts'
import type { MeteredDependencies } from '../_shared/metered-call.ts'
import { createReader, type ProParts } from '../_shared/reader.ts'
import { readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export interface Dependencies extends MeteredDependencies<FeedbackProvider> {
  readonly pro?: ProParts
}

/**
 * Answers calls of `analyze-feedback`: takes a text and returns an editor's remarks in four sections.
 * An account with Pro is counted by itself, everybody else by device, network and site.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now } = dependencies
  const read = createReader(dependencies)
  return createEndpoint({ name: ANALYZE_FEEDBACK_FUNCTION, cors, log, now }, async (request, context) => {
    const { text } = validated(analyzeFeedbackRequest, await readJson(request))
    return jsonResponse(await read(text, request, context))
  })
}
