import { memo } from 'react'
import type { PromptRecord } from '@/content/prompt-record'
import type { Found } from '../lib/collection'
import { excerptOf } from '../lib/excerpt'
import { FoundPrompt } from './found-prompt'

interface PagePromptRowProps {
  prompt: PromptRecord
  wordsIn: Found['wordsIn']
  /** @param id of this prompt; stable, so that typing does not draw the rows anew */
  onFollow: (id: string) => void
}

/** One prompt of a content page: where it stands, its first lines or those around what was found, the way there. */
export const PagePromptRow = memo(function PagePromptRow({ prompt, wordsIn, onFollow }: PagePromptRowProps) {
  const { id, page, group, number, text } = prompt
  return (
    <li className="page-prompt">
      <h4>
        {/* A visit of the browser's own: the prompt is lit up on its page, and the keyboard goes on from there. */}
        <a href={id} target="_self" onClick={() => onFollow(id)}>
          <span>
            <FoundPrompt text={page} wordsIn={wordsIn} />
          </span>{' '}
          <span className="page-prompt-number">no. {number}</span>
        </a>
      </h4>
      {group && (
        <p className="small">
          <FoundPrompt text={group} wordsIn={wordsIn} />
        </p>
      )}
      <p className="peek">
        <FoundPrompt text={excerptOf(text, wordsIn(text)[0]?.start)} wordsIn={wordsIn} />
      </p>
    </li>
  )
})
