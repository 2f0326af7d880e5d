import { Link } from 'react-router-dom'
import { feedbackLink } from '@/lib/feedback-link'
import { usePagePrompts } from './page-prompts'

/** The way on from a page of prompts. */
export function CallToAction() {
  // The prompt that was used last goes along as the heading of the text.
  const { lastUsed } = usePagePrompts()
  return (
    <div className="cta">
      <h2>Want More Customized Prompts?</h2>
      <p>Tell the generator what you are working on and it writes one for you. Finished a draft? Show it to us.</p>
      <div className="btn-row">
        <Link className="btn btn-primary btn-big" to="/generator">
          Try the Prompt Generator
        </Link>
        <Link className="btn btn-secondary btn-big" to={lastUsed ? feedbackLink(lastUsed) : '/feedback-tool'}>
          Submit Writing for Feedback
        </Link>
      </div>
    </div>
  )
}
