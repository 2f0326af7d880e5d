import { type AnalyzeFeedbackResponse, analyzeFeedbackResponse } from '@contracts/analyze-feedback.ts'
import { ANALYZE_FEEDBACK_FUNCTION } from '@contracts/functions.ts'
import { callFunction } from '@/lib/call-function'

/**
 * Asks the `analyze-feedback` function to read a text.
 * @param signal ends the wait
 * @throws CallError
 */
export function analyzeFeedback(text: string, signal?: AbortSignal): Promise<AnalyzeFeedbackResponse> {
  return callFunction({
    name: ANALYZE_FEEDBACK_FUNCTION,
    body: { text },
    response: analyzeFeedbackResponse,
    failure: 'Failed to analyze the writing',
    invalid: 'Invalid response from the feedback tool',
    quota: 'You have used your free feedback for today. Please come back tomorrow.',
    isForAccount: true,
    signal,
  })
}
