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
      <section className="mt-12 scroll-mt-4" key={group.title} id={groupId(group.title)} hidden={isHidden}>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-rule pb-3">
          <GroupIconMark icon={group.icon} />
          <h3>{group.title}</h3>
          <p className="col-start-2 max-w-[36rem] text-ink-soft">{group.description}</p>
        </div>
        <PromptList prompts={group.prompts} firstNumber={number} />
      </section>
    )
  })
}
