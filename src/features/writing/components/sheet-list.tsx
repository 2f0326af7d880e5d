import { countWords } from '@contracts/text.ts'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { writeLink } from '@/lib/prompt-link'
import { addToSheet, keepSheet, type Sheet } from '@/lib/sheets'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { MESSAGES } from '../messages'

const dayOf = (iso: string) => new Date(iso).toLocaleDateString(undefined, { day: 'numeric', month: 'short' })

function remove({ prompt, text }: Sheet): void {
  if (!keepSheet(prompt, '')) {
    void showToast('error', MESSAGES.notSaved)
    return
  }
  const undo = { label: 'Undo', onPress: () => void addToSheet(prompt, text) }
  void showToast('success', MESSAGES.deleted, undefined, undo)
}

/** Lists sheets to continue. */
export function SheetList({ sheets }: { sheets: readonly Sheet[] }) {
  if (sheets.length === 0) return undefined
  return (
    <section className="grid gap-2 print:hidden">
      <h2 className="text-heading">Your other sheets</h2>
      <ul className="divide-y divide-rule border-y border-rule">
        {sheets.map((sheet) => {
          const { prompt, text, changedAt } = sheet
          const words = countWords(text)
          return (
            <li key={prompt} className="flex items-start gap-2 py-3">
              <Link className="grid min-w-0 flex-1 gap-1 no-underline" to={prompt ? writeLink(prompt) : '/write'}>
                <span className="truncate font-serif text-[1.125rem] text-ink">{text}</span>
                <span className="truncate text-small text-ink-muted">
                  {words} {words === 1 ? 'word' : 'words'}, {dayOf(changedAt)}
                  {prompt && `, on “${prompt}”`}
                </span>
              </Link>
              <Button look="icon" aria-label="Delete this sheet" title="Delete" onClick={() => remove(sheet)}>
                <Trash2 className="i" aria-hidden />
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
