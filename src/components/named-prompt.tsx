import { useState } from 'react'
import { NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { PromptCard } from './prompt-card'

interface NamedPromptProps {
  title: string
  text: string
  /** Its page. */
  to: string
  isForWriting: boolean
}

/** A prompt that a page names by reference: its title leads to its own page. */
export function NamedPrompt({ title, text, to, isForWriting }: NamedPromptProps) {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  return (
    <PromptCard
      className="list-none border-l-4 border-marker-line pl-4 [&_.prompt-text]:mt-1 [&_.prompt-text]:text-[1.0625rem]"
      name={title}
      title={
        <h4 className="font-sans text-ui font-[560]">
          {/* A plain link: the browser highlights the prompt only after a document load. */}
          <a className="inline-block py-[0.3rem] text-accent" href={to}>
            {title}
          </a>
        </h4>
      }
      text={text}
      answers={answers}
      onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
      isForWriting={isForWriting}
      actions={[]}
    />
  )
}
