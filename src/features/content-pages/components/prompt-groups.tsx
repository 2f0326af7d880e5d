import type { PromptGroup } from '@/content/schema'
import { GroupIconMark } from './group-icon'
import { usePagePrompts } from './page-prompts'
import { PromptList } from './prompt-list'

/** Address of a group on its page. */
export function groupId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Groups of prompts, numbered through, each with its icon, its title and a sentence on when to reach for it. */
export function PromptGroups({ groups }: { groups: readonly PromptGroup[] }) {
  const { alone } = usePagePrompts()
  let firstNumber = 1
  return groups.map((group) => {
    const number = firstNumber
    firstNumber += group.prompts.length
    const isHidden = alone !== undefined && (alone < number || alone >= firstNumber)
    return (
      <section className="group" key={group.title} id={groupId(group.title)} hidden={isHidden}>
        <div className="group-head">
          <GroupIconMark icon={group.icon} />
          <h3>{group.title}</h3>
          <p>{group.description}</p>
        </div>
        <PromptList prompts={group.prompts} firstNumber={number} />
      </section>
    )
  })
}
