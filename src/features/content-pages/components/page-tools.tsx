import { Check, Copy, Dices, List, Printer, Search } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import type { PrintedPrompt } from '@/components/print-sheet'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { copyText } from '@/lib/clipboard'
import { openSearch } from '@/lib/search/search-state'
import { selectContents } from '@/lib/select-contents'
import { useCopied } from '@/lib/use-copied'
import { MESSAGES } from '../messages'
import { usePagePrompts } from './page-prompts-context'
import type { PrintDialogProps } from './print-dialog'

/** What can be done with all prompts of a page at once. */
export function PageTools() {
  const { title, texts, alone, showAlone, isTitlesOnly, showTitlesOnly, noteUse } = usePagePrompts()
  const { isCopied, show } = useCopied()
  const [printed, setPrinted] = useState<readonly PrintedPrompt[]>()
  const [PrintDialog, setPrintDialog] = useState<ComponentType<PrintDialogProps>>()

  // Picked at random, never the same twice in a row.
  const giveOne = () => {
    const others = [...texts.keys()].filter((number) => number !== alone)
    const chosen = others[Math.floor(Math.random() * others.length)]
    if (chosen === undefined) return
    showAlone(chosen)
    showTitlesOnly(false)
    noteUse(texts.get(chosen)?.text ?? '')
    requestAnimationFrame(() => {
      const card = document.getElementById(`prompt-${chosen}`)
      card?.querySelector<HTMLElement>('[role=group] :is(a, button)')?.focus({ preventScroll: true })
      card?.scrollIntoView({ block: 'nearest' })
    })
  }
  // With their blanks as filled in so far, and without the filtered-out ones.
  const inOrder = () => [...texts.values()].toSorted((one, other) => one.number - other.number)
  const print = () => {
    setPrinted(inOrder())
    import('./print-dialog').then(
      (module) => setPrintDialog(() => module.PrintDialog),
      () => void showToast('error', MESSAGES.notLoaded),
    )
  }
  const copyAll = async () => {
    const lines = inOrder().map(({ number, text }) => `${number}. ${text}`)
    if (await copyText([title, ...lines].join('\n\n'))) {
      show()
      void showToast('success', MESSAGES.copied)
      return
    }
    const list = document.querySelector('ol:not([hidden] *):has(> [data-prompt])')
    if (list) selectContents(list)
    void showToast('error', MESSAGES.copyRefused, MESSAGES.copyRefusedHint)
  }

  return (
    <ButtonRow
      look="quiet"
      className="m-0 flex-none flex-nowrap max-sm:ml-0 sm:order-last sm:ml-auto"
      role="group"
      aria-label="All prompts of this page"
    >
      {/* This bar stays in sight after the header, with its search button, has scrolled away. */}
      <Button look="quiet" aria-haspopup="dialog" onClick={openSearch}>
        <Search className="i" aria-hidden />
        Search
      </Button>
      <Button look="quiet" onClick={giveOne}>
        <Dices className="i" aria-hidden />
        Give me one
      </Button>
      <Button look="quiet" data-done={isCopied || undefined} onClick={() => void copyAll()}>
        {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
        {isCopied ? 'Copied!' : 'Copy all'}
      </Button>
      <Button look="quiet" onClick={print}>
        <Printer className="i" aria-hidden />
        Print
      </Button>
      <Button look="quiet" aria-pressed={isTitlesOnly} onClick={() => showTitlesOnly(!isTitlesOnly)}>
        <List className="i" aria-hidden />
        Titles only
      </Button>
      {/* Invisible rather than absent, or the other buttons would move and a second press hit the wrong one. */}
      <Button
        look="quiet"
        className="sm:order-first"
        style={alone === undefined ? { visibility: 'hidden' } : undefined}
        onClick={() => showAlone(undefined)}
      >
        Show all
      </Button>
      {printed && PrintDialog && <PrintDialog prompts={printed} onClose={() => setPrinted(undefined)} />}
    </ButtonRow>
  )
}
