import { feedbackLink } from '@/shared/lib/feedback-link'
import { promptText } from './prompt-text'

/** The prompt that was acted on last becomes the heading of a text taken to the feedback tool from this page. */
export function bringToFeedback(item: HTMLElement): void {
  const prompt = promptText(item)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-feedback]'))
    link.href = feedbackLink(prompt)
}
