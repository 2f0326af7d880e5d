import { MODELS, modelLabel } from '@contracts/models.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { Section } from '@/components/section'

const SHOWN = new Set<string>(home.models.map(({ id }) => id))
const OTHERS = MODELS.filter(({ id }) => !SHOWN.has(id))

/** Eight AIs with a line on how to speak to each, and the way to the rest. */
export function AiModels() {
  return (
    <Section className="later" note="How each of them likes to be asked.">
      <h2>AI Models &amp; Platforms</h2>
      <ul className="models">
        {home.models.map(({ id, line }) => (
          <li key={id}>
            <h3>{modelLabel(id)}</h3>
            <p>{line}</p>
            <Link className="link" to={`/${id}`}>
              Try now<span className="sr">: {modelLabel(id)}</span>
              <ArrowRight className="i" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <p className="others">
        <span>Also for</span>
        {OTHERS.map(({ id, label, path }) => (
          <Link key={id} to={path}>
            {label}
          </Link>
        ))}
      </p>
    </Section>
  )
}
