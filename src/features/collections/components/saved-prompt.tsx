import { FolderInput, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Answers } from '@/lib/blanks'
import { copyPath } from '@/lib/copy-link'
import { PROMPTS_PATH, slugOfPath } from '@/lib/prompt-path'
import { PromptCard } from '@/components/prompt-card'

interface SavedPromptProps {
  /** Element id of its title. */
  anchor: string
  title: string
  text: string
  /** Its address on this site. */
  source?: string | undefined
  /** Whether it differs from the prompt at `source`. */
  isCopy?: boolean
  answers: Answers
  onAnswer: (name: string, value: string) => void
  placeLabel: string
  /** Renders the collection picker; `close` hides it. */
  renderPlaces: (close: () => void) => ReactNode
  /** Renders the editor; without it, the prompt cannot be changed. */
  renderEditor?: ((close: () => void) => ReactNode) | undefined
  onRemove: () => void
}

/** One saved prompt, with its actions. */
export function SavedPrompt(props: SavedPromptProps) {
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
              {/* Links to a prompt need a full page load, so :target highlights it; links to the library do not. */}
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
