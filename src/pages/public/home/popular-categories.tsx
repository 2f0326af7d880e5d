import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { MarkedPrompt } from '@/components/marked-prompt'
import { Section } from '@/components/section'

/** Three shelves of the library, each shown by one of its prompts. */
export function PopularCategories() {
  return (
    <Section className="later shelves" note="Three doors, depending on the kind of evening it is.">
      <h2>Popular categories</h2>
      <ul className="doors">
        {home.categories.map(({ title, to, prompt }) => (
          <li key={title} className="torn lifts">
            <div className="sheet">
              <p className="opening">
                <Link className="quiet" to={prompt.source}>
                  <MarkedPrompt text={prompt.text} />
                </Link>
              </p>
              <div className="perf" />
              <div className="door">
                <h3>{title}</h3>
                <Link className="link" to={to}>
                  Explore Prompts<span className="sr">: {title}</span>
                  <ArrowRight className="i" aria-hidden />
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
