import type { ReactNode } from 'react'
import type { Prompt } from '@/content/schema'
import { FORMS, MOODS, type Tag } from '@/content/tags'
import { Chip } from '@/components/ui/chip'
import { usePagePrompts } from './page-prompts-context'
import { PageTools } from './page-tools'

const LABELS = { ...FORMS, ...MOODS }
const ORDER = Object.keys({ ...MOODS, ...FORMS }) as Tag[]

/**
 * Leaves out tags that fewer than one in 25 prompts have, or the bar of a long page would cover the target of a link.
 */
const WORTH_CHOOSING = 25

/** The tags that tell a page's prompts apart, with how many have each; moods first. */
function tagsOf(prompts: readonly Prompt[]): { tag: Tag; count: number }[] {
  return ORDER.map((tag) => ({ tag, count: prompts.filter(({ tags }) => tags.includes(tag)).length })).filter(
    ({ count }) => count > Math.max(1, prompts.length / WORTH_CHOOSING) && count < prompts.length,
  )
}

/** Actions for the shown prompts, and their filters. Sticky if there is room; scrolls sideways on a phone. */
export function PageBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="scroll-row sticky top-0 z-4 -mx-gutter flex items-center gap-1 border-b border-rule bg-paper px-gutter py-1.5 sm:mx-0 sm:flex-wrap sm:gap-1.5 sm:px-0 sm:max-lg:static print:hidden">
      <PageTools />
      <div className="flex flex-none gap-1.5 sm:contents" role="group" aria-label={label}>
        {children}
      </div>
    </div>
  )
}

/** What can be done with all prompts of a page, and its filters. */
export function PromptBar({ prompts }: { prompts: readonly Prompt[] }) {
  const { tag: chosen, chooseTag } = usePagePrompts()
  return (
    <PageBar label="Show only">
      {tagsOf(prompts).map(({ tag, count }) => (
        <Chip
          key={tag}
          className="whitespace-nowrap"
          aria-pressed={chosen === tag}
          onClick={() => chooseTag(chosen === tag ? undefined : tag)}
        >
          {LABELS[tag]} <span className="text-ink-muted tabular-nums">{count}</span>
        </Chip>
      ))}
    </PageBar>
  )
}
