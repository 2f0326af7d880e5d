import type { ReactNode } from 'react'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'

interface PlainPromptProps {
  /** Position in the page's list, from 1. */
  number: number
  /** Identifier in the page. */
  id?: string
  title: ReactNode
  text: string
  /** Stands below the text. */
  children?: ReactNode
}

/** A read-only prompt, for pages with too many prompts to render a card for each. */
export function PlainPrompt({ number, id = `prompt-${number}`, title, text, children }: PlainPromptProps) {
  return (
    <li className="prompt" data-prompt id={id}>
      {/* Three digits would touch the title on a phone. */}
      <span className={number < 100 ? 'num' : 'num max-sm:text-[1.625rem]'} aria-hidden="true">
        {number}
      </span>
      <div className="prompt-body">
        <h4 className="prompt-title">{title}</h4>
        <p className="prompt-text xl:col-start-1" data-prompt-text>
          {fillBlanks(text, NO_ANSWERS)}
        </p>
        {children}
      </div>
    </li>
  )
}
