import type { PromptGroup } from '@/content/schema'
import { GroupIconMark } from './group-icon'
import { useIsHidden } from './page-prompts-context'
import { PromptList } from './prompt-list'

/** Address of a group on its page. */
export function groupId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The prompts of groups, in their order. */
export const promptsIn = (groups: readonly PromptGroup[]) => groups.flatMap(({ prompts }) => prompts)

interface PromptGroupsProps {
  groups: readonly PromptGroup[]
  /** Number of the first prompt, if others come before it. */
  firstNumber?: number
}

/** Groups of prompts, numbered through, each with its icon, its title and a sentence on when to reach for it. */
export function PromptGroups({ groups, firstNumber = 1 }: PromptGroupsProps) {
  let next = firstNumber
  return groups.map((group) => {
    const number = next
    next += group.prompts.length
    return <Group key={group.title} group={group} firstNumber={number} />
  })
}

/** Further groups after a page's main prompts. The numbering continues. */
export function MoreByJob({ groups, firstNumber }: Required<PromptGroupsProps>) {
  const isHidden = useIsHidden(promptsIn(groups), firstNumber)
  return (
    <section className="mt-16" hidden={isHidden}>
      <h2 className="border-b border-ink pb-4">More by job</h2>
      <PromptGroups groups={groups} firstNumber={firstNumber} />
    </section>
  )
}

function Group({ group, firstNumber }: { group: PromptGroup; firstNumber: number }) {
  const { title, icon, description, prompts } = group
  const isHidden = useIsHidden(prompts, firstNumber)
  return (
    <section className="mt-12 scroll-mt-16 lg:scroll-mt-28" id={groupId(title)} hidden={isHidden}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-rule pb-3">
        <GroupIconMark icon={icon} />
        <h3>{title}</h3>
        <p className="col-start-2 max-w-[36rem] text-ink-soft">{description}</p>
      </div>
      <PromptList prompts={prompts} firstNumber={firstNumber} level={4} />
    </section>
  )
}
