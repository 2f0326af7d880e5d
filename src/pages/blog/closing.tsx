import { Link } from 'react-router-dom'
import { Section } from '@/components/section'
import { NewsletterLine } from '@/features/signups/components/newsletter'
import { ButtonRow, buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'

/** The closing block of every page of the blog, with links to the tools. */
export function Closing() {
  return (
    <Section>
      <Callout>
        <h2>Now put it to work</h2>
        <p>
          Say what you are working on, and the generator writes the prompt for the AI you use. Or start from one of
          ours.
        </p>
        <ButtonRow className="max-sm:*:flex-auto">
          <Link className={buttonClass('primary', 'big')} to="/generator">
            Try the Prompt Generator
          </Link>
          <Link className={buttonClass('secondary', 'big')} to="/ai-prompts">
            Browse the Prompt Library
          </Link>
        </ButtonRow>
        <div className="mt-8">
          <NewsletterLine />
        </div>
      </Callout>
    </Section>
  )
}
