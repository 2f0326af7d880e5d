import { Dices, Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { PRINT_LAYOUTS, type PrintedPrompt, type PrintLayout, PrintSheet } from '@/components/print-sheet'
import { Button, ButtonRow } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { drawSome } from '../lib/print-choice'

const AT_RANDOM = 10
const LAYOUTS = Object.entries(PRINT_LAYOUTS) as [PrintLayout, string][]

export interface PrintDialogProps {
  prompts: readonly PrintedPrompt[]
  onClose: () => void
}

/**
 * Lets the visitor choose the prompts to print and their layout, with a preview. Only the preview is printed while it
 * is open.
 */
export function PrintDialog({ prompts, onClose }: PrintDialogProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(prompts.map(({ number }) => number)))
  const [layout, setLayout] = useState<PrintLayout>('cards')
  const chosen = prompts.filter(({ number }) => ticked.has(number))
  const tick = (numbers: readonly PrintedPrompt[]) => setTicked(new Set(numbers.map(({ number }) => number)))
  const toggle = (number: number) => {
    const next = new Set(ticked)
    if (!next.delete(number)) next.add(number)
    setTicked(next)
  }
  const isAll = chosen.length === prompts.length

  return (
    <Dialog size="wide" isLight onClose={onClose}>
      <DialogBody>
        <DialogTitle>Print</DialogTitle>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid content-start gap-4">
            <div className="flex flex-wrap gap-1.5" role="group" aria-label="Layout">
              {LAYOUTS.map(([key, label]) => (
                <Chip key={key} aria-pressed={layout === key} onClick={() => setLayout(key)}>
                  {label}
                </Chip>
              ))}
            </div>
            <ButtonRow look="quiet" className="m-0 max-sm:ml-0" role="group" aria-label="Choose prompts">
              <Button look="quiet" aria-pressed={isAll} onClick={() => tick(prompts)}>
                All {prompts.length}
              </Button>
              {prompts.length > AT_RANDOM && (
                <Button look="quiet" onClick={() => tick(drawSome(prompts, AT_RANDOM))}>
                  <Dices className="i" aria-hidden />
                  Ten at random
                </Button>
              )}
              <Button look="quiet" onClick={() => tick([])}>
                None
              </Button>
            </ButtonRow>
            <ul className="grid max-h-72 overflow-y-auto border-y border-rule py-1">
              {prompts.map(({ number, title }) => (
                <li key={number}>
                  <label className="flex min-h-target cursor-pointer items-center gap-3 text-ui">
                    <input
                      type="checkbox"
                      className="size-5 flex-none accent-[var(--accent-fill)]"
                      checked={ticked.has(number)}
                      onChange={() => toggle(number)}
                    />
                    {title}
                  </label>
                </li>
              ))}
            </ul>
          </div>
          <div
            className="h-64 overflow-hidden border border-rule bg-[white] sm:h-96"
            role="region"
            aria-label="Preview"
          >
            <div className="w-[180mm] p-[10mm] [zoom:0.38]">
              <PrintSheet layout={layout} prompts={chosen} />
            </div>
          </div>
        </div>
        <DialogFooter>
          <ButtonRow className="items-center">
            <Button look="primary" disabled={chosen.length === 0} onClick={() => window.print()}>
              <Printer className="i" aria-hidden />
              {chosen.length === 1 ? 'Print 1 prompt' : `Print ${chosen.length} prompts`}
            </Button>
            <DialogClose asChild>
              <Button>Close</Button>
            </DialogClose>
          </ButtonRow>
        </DialogFooter>
      </DialogBody>
      {createPortal(
        <div className="print-sheet hidden print:block">
          <PrintSheet layout={layout} prompts={chosen} />
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
