import { Link } from 'react-router-dom'
import { Section } from '@/components/section'

/** The block that closes every page of the blog: from reading to writing. */
export function Closing() {
  return (
    <Section>
      <div className="cta">
        <h2>Now put it to work</h2>
        <p>
          Say what you are working on, and the generator writes the prompt for the AI you use. Or start from one of
          ours.
        </p>
        <div className="btn-row">
          <Link className="btn btn-primary btn-big" to="/generator">
            Try the Prompt Generator
          </Link>
          <Link className="btn btn-secondary btn-big" to="/ai-prompts">
            Browse the Prompt Library
          </Link>
        </div>
      </div>
    </Section>
  )
}
