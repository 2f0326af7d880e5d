import { type AnalyzeFeedbackResponse, analyzeFeedbackRequest } from '../_shared/contracts/analyze-feedback.ts'
import { ANALYZE_FEEDBACK_FUNCTION } from '../_shared/contracts/functions.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import type { FeedbackProvider } from '../_shared/feedback-provider.ts'
import { jsonResponse } from '../_shared/http.ts'
import { type MeteredDependencies, meteredCall } from '../_shared/metered-call.ts'
import type { RefusalWording } from '../_shared/quota-refusal.ts'
import { readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export type Dependencies = MeteredDependencies<FeedbackProvider>

const REFUSAL: RefusalWording = {
  device: 'You have used your free feedback for today.',
  address: 'Your network has used its free feedback for today.',
  site: 'All of today’s free feedback has been given.',
}

/** Answers calls of `analyze-feedback`: a text goes in, four sections of an editor's remarks come out. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now, provider } = dependencies
  const service = { ...dependencies, refusal: REFUSAL, name: 'The feedback tool' }
  return createEndpoint({ name: ANALYZE_FEEDBACK_FUNCTION, cors, log, now }, async (request, context) => {
    const { text } = validated(analyzeFeedbackRequest, await readJson(request))
    const sections = await meteredCall(request, context, service, () => provider.read(text, request.signal))
    return jsonResponse({ ...sections, source: provider.source } satisfies AnalyzeFeedbackResponse)
  })
}
