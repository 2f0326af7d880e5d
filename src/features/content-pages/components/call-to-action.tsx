import { Link } from 'react-router-dom'
import { feedbackLink } from '@/lib/prompt-link'
import { ButtonRow, buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { useLastUsed } from './page-prompts-context'

/** Links from a page of prompts to the generator and the feedback tool. */
export function CallToAction() {
  // It goes along as the heading of the text.
  const lastUsed = useLastUsed()
  return (
    <Callout>
      <h2>Want More Customized Prompts?</h2>
      <p>Tell the generator what you are working on and it writes one for you. Finished a draft? Show it to us.</p>
      <ButtonRow className="max-sm:*:flex-auto">
        <Link className={buttonClass('primary', 'big')} to="/generator">
          Try the Prompt Generator
        </Link>
        <Link className={buttonClass('secondary', 'big')} to={lastUsed ? feedbackLink(lastUsed) : '/feedback-tool'}>
          Submit Writing for Feedback
        </Link>
      </ButtonRow>
    </Callout>
  )
}
