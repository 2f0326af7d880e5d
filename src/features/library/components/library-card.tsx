import { ArrowBigUp } from 'lucide-react'
import type { LibraryItem } from '@/content/library'
import { MarkedPrompt } from '@/components/marked-prompt'
import { Badges, PremiumBadge } from './badges'

interface LibraryCardProps {
  item: LibraryItem
  isVoted: boolean
  onVote: () => void
  /** @param opener what gets the focus back */
  onOpen: (opener: HTMLElement) => void
}

/** One item of the library: what it is, its first lines, its votes. */
export function LibraryCard({ item, isVoted, onVote, onOpen }: LibraryCardProps) {
  const votes = item.votes + (isVoted ? 1 : 0)
  return (
    <li className="torn lifts">
      <article className="sheet card" aria-labelledby={`library-${item.id}`}>
        <div className="card-top">
          <Badges item={item} />
          <button
            className="vote"
            type="button"
            aria-pressed={isVoted}
            aria-label={`${votes} votes, vote for ${item.title}`}
            onClick={onVote}
          >
            <ArrowBigUp className="i" aria-hidden />
            {votes}
          </button>
        </div>
        <div>
          <h3 id={`library-${item.id}`} tabIndex={-1}>
            {item.title}
          </h3>
          <p className="desc">{item.description}</p>
        </div>
        <p className="peek">
          <MarkedPrompt text={item.prompt} />
        </p>
        <div className="card-foot">
          <button
            className="link"
            type="button"
            aria-haspopup="dialog"
            aria-label={`View Full Prompt: ${item.title}`}
            onClick={(event) => onOpen(event.currentTarget)}
          >
            View Full Prompt
          </button>
          <PremiumBadge item={item} />
        </div>
      </article>
    </li>
  )
}
