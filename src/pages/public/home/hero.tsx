import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { Section } from '@/components/section'
import { FillInSheet } from './fill-in-sheet'

/** What this is, where to go, and a prompt to fill in on the spot. */
export function Hero() {
  const { headline, lede, benefits } = home
  return (
    <Section distance="none" className="hero" note="Fill in the yellow. The rest has been tried.">
      <div className="hero-grid">
        <div>
          <h1 className="display">
            {headline.before}
            <span className="swipe">{headline.marked}</span>
            {headline.after}
          </h1>
          <p className="lede">{lede}</p>
          <div className="btn-row">
            <Link className="btn btn-primary btn-big" to="/ai-prompts">
              Browse All Prompts
            </Link>
            <Link className="btn btn-secondary btn-big" to="/prompt-generator">
              Try Prompt Generator
            </Link>
          </div>
        </div>
        <div className="torn">
          <FillInSheet />
        </div>
        <ul className="ticks">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Check className="i" aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
