import { ArrowBigUp } from 'lucide-react'
import { memo } from 'react'
import type { LibraryItem } from '@/content/library'
import { MarkedPrompt } from '@/components/marked-prompt'
import { Button } from '@/components/ui/button'
import { Badges, PremiumBadge } from './badges'

interface LibraryCardProps {
  item: LibraryItem
  isVoted: boolean
  onVote: (id: string) => void
  /** @param opener the element that gets the focus back */
  onOpen: (item: LibraryItem, opener: HTMLElement) => void
}

/** One item of the library: what it is, its first lines, its votes. */
export const LibraryCard = memo(function LibraryCard({ item, isVoted, onVote, onOpen }: LibraryCardProps) {
  const votes = item.votes + (isVoted ? 1 : 0)
  return (
    <li className="torn lifts">
      <article
        className="sheet flex h-full flex-col gap-3 px-6 pt-8 pb-3 sm:px-7"
        aria-labelledby={`library-${item.id}`}
      >
        <div className="flex items-center justify-between gap-3">
          <Badges item={item} />
          <button
            className="-mr-2.5 inline-flex min-h-target min-w-target flex-none cursor-pointer items-center justify-center gap-[0.4rem] rounded-control px-2.5 text-[0.875rem] text-ink-muted tabular-nums transition-colors duration-quick hover:bg-paper-sunk hover:text-ink aria-pressed:font-[560] aria-pressed:text-accent forced-colors:aria-pressed:outline-2 print:hidden"
            type="button"
            aria-pressed={isVoted}
            aria-label={`${votes} votes, vote for ${item.title}`}
            onClick={() => onVote(item.id)}
          >
            <ArrowBigUp className={`i ${isVoted ? 'fill-current' : ''}`} aria-hidden />
            {votes}
          </button>
        </div>
        <div>
          <h3 id={`library-${item.id}`} className="text-[1.4375rem] leading-[1.2]" tabIndex={-1}>
            {item.title}
          </h3>
          <p className="mt-2 text-ui text-ink-soft">{item.description}</p>
        </div>
        <p className="line-clamp-3 border-t border-rule pt-3 font-serif text-[1.125rem] leading-normal print:line-clamp-none">
          <MarkedPrompt text={item.prompt} />
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 print:hidden">
          <Button
            look="link"
            className="cursor-pointer underline decoration-current decoration-1 underline-offset-[0.2em]"
            aria-haspopup="dialog"
            aria-label={`View Full Prompt: ${item.title}`}
            onClick={(event) => onOpen(item, event.currentTarget)}
          >
            View Full Prompt
          </Button>
          <PremiumBadge item={item} />
        </div>
      </article>
    </li>
  )
})
