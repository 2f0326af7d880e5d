import { Check, Link as LinkIcon, Presentation, Printer, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { Button, buttonClass } from '@/components/ui/button'
import { type ClassView, classAddress, MAX_CLASS_PROMPTS } from '@/lib/class-link'
import { copyText } from '@/lib/clipboard'
import { slugOfPath } from '@/lib/prompt-path'
import { useCopied } from '@/lib/use-copied'

const FIRST = 5

const BY_HAND = 'Press “Show on the wall”, and copy the link from the address bar.'

interface ClassBarProps {
  /** Slugs of what was chosen. */
  picked: readonly string[]
  /** What the list shows. */
  shown: readonly { readonly to: string }[]
  onClear: () => void
}

const PAPER: [ClassView, string][] = [
  ['cards', 'Print cards'],
  ['pages', 'Print a page each'],
]

/** Actions for the chosen prompts, or for the first ones of the list if none is chosen. */
export function ClassBar({ picked, shown, onClear }: ClassBarProps) {
  const { isCopied, show } = useCopied()
  const hasPicked = picked.length > 0
  const slugs = hasPicked ? picked : shown.slice(0, FIRST).map(({ to }) => slugOfPath(to))
  if (slugs.length === 0) return null

  const copy = async () => {
    const link = new URL(classAddress(slugs), window.location.href).href
    if (await copyText(link)) show()
    else void showToast('warning', 'The browser did not allow copying.', BY_HAND)
  }
  const what = () => {
    if (!hasPicked) return slugs.length === 1 ? 'The one below' : `Nothing chosen yet: the first ${slugs.length}`
    const full = picked.length === MAX_CLASS_PROMPTS ? ', which is the most' : ''
    return `${picked.length} chosen${full}`
  }
  return (
    <div
      className={`z-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-paper py-2 print:hidden ${hasPicked ? 'sticky top-0' : ''}`}
      role="group"
      aria-label="For the class"
    >
      <p className="mr-auto text-ui font-[520] tabular-nums" role="status">
        {what()}
      </p>
      {hasPicked && (
        <Button look="quiet" onClick={onClear}>
          <X className="i" aria-hidden />
          <span className="max-sm:sr-only">Clear</span>
        </Button>
      )}
      <Link className={buttonClass('primary')} to={classAddress(slugs)}>
        <Presentation className="i" aria-hidden />
        Show on the wall
      </Link>
      <span className="flex flex-wrap">
        {PAPER.map(([view, label]) => (
          <Link key={view} className={buttonClass('quiet')} to={classAddress(slugs, view)}>
            <Printer className="i max-sm:hidden" aria-hidden />
            {label}
          </Link>
        ))}
        <Button look="quiet" data-done={isCopied || undefined} onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <LinkIcon className="i max-sm:hidden" aria-hidden />}
          {isCopied ? 'Link copied' : 'Copy class link'}
        </Button>
      </span>
    </div>
  )
}
