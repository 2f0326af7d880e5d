import { composePrompt } from '../../supabase/functions/_shared/composer/compose-prompt.ts'
import { limitPrompt } from '../../supabase/functions/_shared/limit-prompt.ts'
import { REQUESTS } from '../../tests/unit/composer/requests/all-requests.ts'
import type { Candidate } from './pairs.ts'

/** Each request of the set with the prompt that a visitor gets for it without an AI key. */
export function candidates(): Candidate[] {
  return REQUESTS.map(({ id, request, model, category, kind }) => ({
    id,
    kind,
    model,
    request,
    prompt: limitPrompt(composePrompt({ prompt: request, model, category }), model).text,
  }))
}
