import type { PromptGroup } from '@/content/schema'
import { badgeClass } from '@/components/ui/badge'
import { usePagePrompts } from './page-prompts-context'
import { groupId } from './prompt-groups'

/** Table of contents of a page with several groups: plain links that scroll to them. */
export function Contents({ groups }: { groups: readonly PromptGroup[] }) {
  const { alone } = usePagePrompts()
  return (
    <nav hidden={alone !== undefined} aria-label="On this page">
      <ul className="scroll-row my-4 flex gap-2 max-sm:-mx-gutter max-sm:px-gutter max-sm:whitespace-nowrap sm:flex-wrap print:hidden">
        {groups.map(({ title }) => (
          <li key={title}>
            <a className={badgeClass({ look: 'link' })} href={`#${groupId(title)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
