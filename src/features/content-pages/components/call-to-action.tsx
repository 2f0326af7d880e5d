import { Link } from 'react-router-dom'
import { findPage } from '@/content/registry'

/** The way on from a page of prompts. */
export function CallToAction() {
  return (
    <div className="cta">
      <h2>Want More Customized Prompts?</h2>
      <p>Tell the generator what you are working on and it writes one for you. Finished a draft? Show it to us.</p>
      <div className="btn-row">
        <Link className="btn btn-primary btn-big" to="/generator">
          Try the Prompt Generator
        </Link>
        {findPage('/feedback-tool') && (
          <Link className="btn btn-secondary btn-big" to="/feedback-tool">
            Submit Writing for Feedback
          </Link>
        )}
      </div>
    </div>
  )
}
