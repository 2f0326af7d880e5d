import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { SITE } from '@/lib/site'
import { MarkedPrompt } from '@/components/marked-prompt'
import { Section } from '@/components/section'

const { name, claims } = SITE

/** Four reasons, each with a specimen of what it means. */
export function WhyChoose() {
  return (
    <Section
      className="later"
      isNoteKept
      note={`${claims.users} people have taken a prompt home. They give it ${claims.rating}/5, from ${claims.reviewCount} reviews.`}
    >
      <h2>Why Choose {name}</h2>
      <ul className="why">
        {home.why.map(({ title, text, specimen }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className="said">{text}</p>
            </div>
            <div className="specimen">
              {specimen.map((line) => (
                <p key={line.tag}>
                  <span className="tag">{line.tag}</span>
                  {'isCrossed' in line && <s>{line.text}</s>}
                  {'source' in line && (
                    <Link className="quiet" to={line.source}>
                      <MarkedPrompt text={line.text} />
                    </Link>
                  )}
                  {!('isCrossed' in line) && !('source' in line) && <MarkedPrompt text={line.text} />}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
