import { Link } from 'react-router-dom'
import type { ShortGroup } from '@/content/schema'
import { copyText } from '@/lib/clipboard'
import { writeLink } from '@/lib/prompt-link'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'
import { usePagePrompts } from './page-prompts-context'
import { PlainPrompt } from './plain-prompt'
import { groupId } from './prompt-groups'

const ACTION = 'inline-flex min-h-target items-center no-underline hover:text-accent'

/** Short versions, numbered consecutively, each with a link to the long one. */
export function ShortGroups({ groups }: { groups: readonly ShortGroup[] }) {
  let last = 0
  return groups.map(({ title, path, prompts }) => {
    const first = last + 1
    last += prompts.length
    return (
      <section key={path} className="later mt-12 scroll-mt-4" id={groupId(title)}>
        <h3 className="border-b border-rule pb-3">
          <Link className="quiet" to={path}>
            {title}
          </Link>
        </h3>
        <ol className="prompts" start={first}>
          {prompts.map(({ title: name, text, to }, index) => (
            <PlainPrompt key={to} number={first + index} title={name} text={text}>
              <ShortActions name={name} text={text} to={to} />
            </PlainPrompt>
          ))}
        </ol>
      </section>
    )
  })
}

function ShortActions({ name, text, to }: { name: string; text: string; to: string }) {
  const { noteUse } = usePagePrompts()
  const { isCopied, show } = useCopied()
  const copy = async (button: HTMLElement) => {
    noteUse(text)
    if (await copyText(text)) {
      show()
      void showToast('success', MESSAGES.copied)
      return
    }
    const shown = button.closest('[data-prompt]')?.querySelector('[data-prompt-text]')
    if (shown) selectContents(shown)
    void showToast('error', MESSAGES.copyRefused, MESSAGES.copyRefusedHint)
  }
  return (
    <div className="flex gap-6 text-small text-ink-muted print:hidden" role="group" aria-label={name}>
      <Link className={`${ACTION} text-accent`} to={writeLink(text)} onClick={() => noteUse(text)}>
        Write it here
      </Link>
      <button className={`${ACTION} cursor-pointer`} type="button" onClick={(event) => void copy(event.currentTarget)}>
        {isCopied ? 'Copied!' : 'Copy'}
      </button>
      <Link className={ACTION} to={to}>
        Long version
      </Link>
    </div>
  )
}
