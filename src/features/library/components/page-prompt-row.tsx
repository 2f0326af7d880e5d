import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Found, FoundPrompt } from '../lib/find-page-prompts'
import { FoundText } from '@/components/found-text'
import { aroundWord } from '../lib/around-word'

interface PagePromptRowProps {
  prompt: FoundPrompt
  wordsIn: Found['wordsIn']
  /** @param to its address */
  onFollow: (to: string) => void
}

/** One prompt of a content page, as a link: its page, and its first lines or those around the match. */
export const PagePromptRow = memo(function PagePromptRow({ prompt, wordsIn, onFollow }: PagePromptRowProps) {
  const { to, title, place, group, number, text } = prompt
  return (
    <li className="group relative border-b border-rule pt-4 pb-6 transition-colors duration-quick hover:bg-paper-raised">
      <h4 className="font-sans text-ui font-[520] tracking-normal">
        <Link
          className="inline-flex min-h-target flex-wrap items-center gap-x-[0.4em] text-accent decoration-accent/40 after:absolute after:inset-0 group-hover:text-accent-strong group-hover:decoration-current group-hover:decoration-2"
          to={to}
          onClick={() => onFollow(to)}
        >
          <span>
            <FoundText text={title} wordsIn={wordsIn} />
          </span>
        </Link>
      </h4>
      <p className="text-small leading-normal text-ink-muted tabular-nums">
        <FoundText text={group ? `${place}, ${group}` : place} wordsIn={wordsIn} />, no. {number}
      </p>
      <p className="mt-1 line-clamp-3 font-serif text-[1.125rem] leading-normal wrap-anywhere print:line-clamp-none">
        <FoundText text={aroundWord(text, wordsIn(text)[0]?.start)} wordsIn={wordsIn} />
      </p>
    </li>
  )
})
