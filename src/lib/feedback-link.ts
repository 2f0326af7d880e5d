const FEEDBACK_PATH = '/feedback-tool'
const NAME = 'prompt'

/** A prompt longer than this is no heading. */
const MAX_LENGTH = 600

/**
 * Address of the feedback tool with a prompt as its heading. It stands in the fragment, which browsers send to no
 * server, as it was filled in.
 */
export function feedbackLink(prompt: string): string {
  return `${FEEDBACK_PATH}#${NAME}=${encodeURIComponent(prompt.slice(0, MAX_LENGTH))}`
}

/** The prompt that an address's fragment brings along; undefined where it brings none. */
export function readFeedbackPrompt(fragment: string): string | undefined {
  const prompt = new URLSearchParams(fragment.replace(/^#/, '')).get(NAME)?.trim().slice(0, MAX_LENGTH)
  return prompt === '' ? undefined : prompt
}
