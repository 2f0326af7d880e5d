import { Square } from 'lucide-react'
import { memo } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PromptCard } from '@/components/prompt-card'
import { saveAndShare, useIsSaved } from '@/components/save-and-share'
import { isForWriting, LEVELS, type Level, type Purpose } from '@/content/tags'
import { useBlankAnswers } from '@/lib/use-blank-answers'
import type { PromptEntry } from '@/lib/search/search-file'

interface ShelfItemProps {
  prompt: PromptEntry
  isPicked?: boolean | undefined
  onPick?: ((prompt: PromptEntry) => void) | undefined
}

/** One prompt of the shelf, with its actions. Its title links to its page, and the line below says where it is from. */
export const ShelfItem = memo(function ShelfItem({ prompt, isPicked, onPick }: ShelfItemProps) {
  const { title, to, place, path, number, text, purpose, level, minutes } = prompt
  const [answers, answer] = useBlankAnswers(to)
  const navigate = useNavigate()
  const known = { title, page: place, to, place: `${path}#prompt-${number}` }
  const isSaved = useIsSaved(known)
  const facts = [place, LEVELS[level as Level], minutes ? `about ${minutes} minutes` : undefined]
  return (
    <PromptCard
      className="border-b border-rule py-5 wrap-anywhere [&_.prompt-text]:mt-2"
      name={title}
      title={
        <div>
          <h2 className="prompt-title">
            <Link className="text-ink decoration-accent/40 hover:text-accent" to={to}>
              {title}
            </Link>
          </h2>
          <p className="text-small leading-normal text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      }
      text={text}
      answers={answers}
      onAnswer={answer}
      // Without a link to write when choosing prompts for others.
      isForWriting={!onPick && isForWriting(purpose as Purpose)}
      firstAction={
        onPick && {
          label: isPicked ? 'Chosen' : 'Choose',
          icon: Square,
          isPressed: isPicked ?? false,
          onPress: () => onPick(prompt),
        }
      }
      actions={saveAndShare(known, isSaved, () => void navigate('/saved'))}
    />
  )
})
