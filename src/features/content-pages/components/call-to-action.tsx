import { Link } from 'react-router-dom'

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
        {/* A plain link: the prompt acted on last is written into its address (actions/feedback-heading.ts). */}
        <a className="btn btn-secondary btn-big" href="/feedback-tool" data-feedback="">
          Submit Writing for Feedback
        </a>
      </div>
    </div>
  )
}
