import type { PromptGroup } from '@/content/schema'
import { usePagePrompts } from './page-prompts'
import { groupId } from './prompt-groups'

/** Table of contents of a page with several groups: plain links that scroll to them. */
export function Contents({ groups }: { groups: readonly PromptGroup[] }) {
  const { alone } = usePagePrompts()
  return (
    <nav hidden={alone !== undefined} aria-label="On this page">
      <ul className="contents-list">
        {groups.map(({ title }) => (
          <li key={title}>
            <a className="badge" href={`#${groupId(title)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
