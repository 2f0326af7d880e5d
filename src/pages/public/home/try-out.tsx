import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import home from '@/content/pages/home'
import { NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { promptPath } from '@/lib/prompt-path'
import { PromptCard } from '@/components/prompt-card'
import { Section } from '@/components/section'
import { badgeClass } from '@/components/ui/badge'

type Item = (typeof home.tryOut)[number]

function TryOutCard({ item: { title, forWhat, prompt }, isForWriting }: { item: Item; isForWriting: boolean }) {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  return (
    <PromptCard
      className=""
      name={title}
      isOnSheet
      isForWriting={isForWriting}
      title={
        <div>
          <p className="text-small text-ink-muted">{forWhat}</p>
          <h3 className="prompt-title mb-1">
            <Link className="text-ink decoration-accent/40 hover:text-accent" to={promptPath(slugOfPromptTitle(title))}>
              {title}
            </Link>
          </h3>
        </div>
      }
      text={prompt.text}
      answers={answers}
      onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
      actions={[]}
    />
  )
}

/** Three prompts to use at once, and filters of the shelf. */
export function TryOut() {
  return (
    <Section distance="near" note="Take one. It is yours.">
      <h2>Three to try now</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-8 border-t border-ink pt-5 lg:grid-cols-3">
        {home.tryOut.map((item, index) => (
          <TryOutCard key={item.title} item={item} isForWriting={index < 2} />
        ))}
      </ul>
      <nav className="mt-8" aria-label="Find prompts by">
        <ul className="flex flex-wrap gap-2">
          {home.waysIn.map(({ label, to }) => (
            <li key={to}>
              <Link className={badgeClass({ look: 'link' })} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
