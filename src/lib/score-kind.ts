import type { ModelId } from '@contracts/models.ts'

/**
 * By what a text is judged. `prompt`: a prompt ready to be sent; `picture`: the same for an AI that draws;
 * `description`: what a visitor tells the generator, which adds the form by itself; `picture-description`:
 * the same for an AI that draws, whose parameters are added.
 */
export type ScoreKind = 'prompt' | 'picture' | 'description' | 'picture-description'

/** By what a finished prompt for an AI is judged. */
export function scoreKind(model: ModelId): ScoreKind {
  return model === 'midjourney' ? 'picture' : 'prompt'
}

/** By what a description for the generator is judged. */
export function descriptionKind(model: ModelId): ScoreKind {
  return model === 'midjourney' ? 'picture-description' : 'description'
}
