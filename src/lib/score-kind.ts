import type { ModelId } from '@contracts/models.ts'

/**
 * Which rules judge a text. `prompt`: a prompt ready to send; `picture`: the same for an AI that draws; `description`:
 * a visitor's request to the generator, which adds the form itself; `picture-description`: the same for an AI that
 * draws, whose parameters the generator adds.
 */
export type ScoreKind = 'prompt' | 'picture' | 'description' | 'picture-description'

/** The rules for a finished prompt for an AI. */
export function scoreKind(model: ModelId): ScoreKind {
  return model === 'midjourney' ? 'picture' : 'prompt'
}

/** The rules for a description for the generator. */
export function descriptionKind(model: ModelId): ScoreKind {
  return model === 'midjourney' ? 'picture-description' : 'description'
}
