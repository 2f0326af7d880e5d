import { FolderInput, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Answers } from '@/lib/blanks'
import { copyPath } from '@/lib/copy-link'
import { PROMPTS_PATH, slugOfPath } from '@/lib/prompt-path'
import { PromptCard } from '@/components/prompt-card'

interface ShelfPromptProps {
  /** Identifier in the page, of its title. */
  anchor: string
  title: string
  text: string
  /** Address on the site that it comes from. */
  source?: string | undefined
  /** It was changed from what stands there. */
  isCopy?: boolean
  answers: Answers
  onAnswer: (name: string, value: string) => void
  placeLabel: string
  /** What chooses a collection; `close` takes it away again. */
  renderPlaces: (close: () => void) => ReactNode
  /** What changes the prompt; without it, it cannot be changed. */
  renderEditor?: ((close: () => void) => ReactNode) | undefined
  onRemove: () => void
}

/** One prompt of the visitor's own shelf, with everything that can be done with it. */
export function ShelfPrompt(props: ShelfPromptProps) {
  const {
    anchor,
    title,
    text,
    source,
    isCopy = false,
    answers,
    onAnswer,
    placeLabel,
    renderPlaces,
    renderEditor,
    onRemove,
  } = props
  const name = title || text.slice(0, 60)
  return (
    <PromptCard
      className="[&_.prompt-text]:mt-2 [&_.prompt-text]:text-[1.1875rem] [&_.prompt-text]:wrap-anywhere [&_.prompt-text]:whitespace-pre-wrap border-t border-rule pt-6 pb-2 last:border-b"
      name={name}
      title={
        <div>
          <h4 id={anchor} className={title ? 'font-sans text-ui font-[560] wrap-anywhere' : 'sr-only'} tabIndex={-1}>
            {name}
          </h4>
          {source && (
            <p className="text-small leading-normal text-ink-muted">
              {/* To a prompt, a visit of the browser's own, which lights it up. The library stands on this very page. */}
              <a
                className="inline-block py-[0.3rem] text-accent"
                href={source}
                target={source.includes('#prompt-') ? '_self' : undefined}
              >
                Go to its page<span className="sr-only">: {name}</span>
              </a>
              {source.startsWith(`${PROMPTS_PATH}/`) && (
                <Link className="ml-4 inline-block py-[0.3rem] text-accent" to={copyPath(slugOfPath(source))}>
                  {isCopy ? 'See what you changed' : 'Edit a copy'}
                  <span className="sr-only">: {name}</span>
                </Link>
              )}
            </p>
          )}
        </div>
      }
      text={text}
      answers={answers}
      onAnswer={onAnswer}
      actions={[
        { label: placeLabel, icon: FolderInput, panel: renderPlaces },
        ...(renderEditor ? [{ label: 'Edit', icon: Pencil, panel: renderEditor }] : []),
        { label: 'Remove', icon: Trash2, onPress: onRemove },
      ]}
    />
  )
}
