import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { praiseLine } from '@/lib/claims'
import { SITE } from '@/lib/site'
import { MarkedPrompt } from '@/components/marked-prompt'
import { Section } from '@/components/section'

const { name, claims } = SITE

/** Four reasons, each with an example. */
export function WhyChoose() {
  return (
    <Section className="later" isNoteKept note={praiseLine(claims)}>
      <h2>Why Choose {name}</h2>
      <ul className="mt-6 grid border-t border-ink sm:mt-8 sm:grid-cols-2 sm:gap-x-12">
        {home.why.map(({ title, text, specimen }) => (
          <li key={title} className="group grid content-start gap-4 border-b border-rule py-6 sm:gap-6 sm:py-8">
            <div>
              <h3>{title}</h3>
              <p className="mt-2 max-w-[30rem] text-ink-soft">{text}</p>
            </div>
            <div className="grid max-w-[32rem] content-start gap-3 border-l-2 border-rule pl-4 font-serif text-[1.125rem] leading-normal max-sm:group-not-first:hidden">
              {specimen.map((line) => (
                <p key={line.tag}>
                  <span className="block font-sans text-small text-ink-muted">{line.tag}</span>
                  {'isCrossed' in line && (
                    <s className="text-ink-muted decoration-danger decoration-[1.5px]">{line.text}</s>
                  )}
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
