import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import type { Code } from '@/content/static-schema'
import { copyText } from '@/lib/clipboard'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'

/** Lines to copy, with a button. */
export function CodeBlock({ name, lines }: Code) {
  const shown = useRef<HTMLElement>(null)
  const { isCopied, show } = useCopied()
  const copy = async () => {
    if (await copyText(lines)) return show()
    if (shown.current) selectContents(shown.current)
    void showToast('error', 'The browser did not allow copying.', 'The lines are selected: press Ctrl+C.')
  }
  return (
    <div className="my-4 flex flex-wrap items-start gap-x-4 gap-y-1 rounded-control border border-rule bg-paper-sunk py-1 pr-1 pl-4">
      <pre className="min-w-0 flex-1 basis-64 overflow-visible bg-transparent px-0 py-2">
        <code ref={shown} className="text-small whitespace-pre-wrap wrap-anywhere">
          {lines}
        </code>
      </pre>
      <Button
        look="quiet"
        className="print:hidden"
        data-done={isCopied || undefined}
        aria-label={`${isCopied ? 'Copied' : 'Copy'} ${name}`}
        onClick={() => void copy()}
      >
        {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
        {isCopied ? 'Copied!' : 'Copy'}
      </Button>
    </div>
  )
}
