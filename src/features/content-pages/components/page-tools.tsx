import { Copy, Dices, Printer } from 'lucide-react'

/** What can be done with all prompts of a page at once. */
export function PageTools() {
  return (
    <div className="acts page-tools" role="group" aria-label="All prompts of this page">
      <button className="act" type="button" data-action="one">
        <Dices className="i" aria-hidden />
        Give me one
      </button>
      <button className="act copy" type="button" data-action="copy-all">
        <Copy className="i" aria-hidden />
        <span>Copy all</span>
      </button>
      <button className="act" type="button" data-action="print">
        <Printer className="i" aria-hidden />
        Print as cards
      </button>
    </div>
  )
}
