import { Download, Trash2, Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState, useSyncExternalStore } from 'react'
import { downloadText } from '@/lib/download'
import { countRemembered, forgetAnswers, watchAnswers } from '@/lib/remembered-answers'
import { AskFirst } from '@/components/ask-first'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { counted, MESSAGES } from '../messages'
import { type ImportResult, importFile, takeSaved } from '../lib/import-file'
import { FILE_NAME, toPromptsFile } from '../lib/prompts-file'
import type { Saved } from '../lib/schema'
import { ImportReport } from './import-report'

interface TransferProps {
  saved: Saved
  /** Called when an import creates a collection. */
  onNewCollection: (id: string) => void
}

/** Exports and imports everything, and forgets the remembered answers. */
export function Transfer({ saved, onNewCollection }: TransferProps) {
  const input = useRef<HTMLInputElement>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const [isReading, setIsReading] = useState(false)
  const [done, setDone] = useState<{ fileName: string; result: ImportResult }>()
  const remembered = useSyncExternalStore(watchAnswers, countRemembered, () => 0)

  const finish = (fileName: string, result: ImportResult) => {
    setDone({ fileName, result })
    if (result.kind === 'listed' && result.outcome !== 'refused') onNewCollection(result.collectionId)
  }
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    setIsReading(true)
    setDone(undefined)
    try {
      finish(file.name, await importFile(file))
    } catch {
      // The code that reads the file failed to load.
      finish(file.name, { kind: 'refused', reason: MESSAGES.readerNotLoaded, problems: [] })
    }
    setIsReading(false)
    // The same file may be chosen again.
    event.target.value = ''
  }
  const exportAll = () => {
    if (saved.favourites.length + saved.collections.length === 0) {
      void showToast('warning', MESSAGES.nothingToExport)
      return
    }
    downloadText(FILE_NAME, toPromptsFile(saved), 'application/json')
    void showToast('success', MESSAGES.exported, FILE_NAME)
  }
  const forget = () => {
    const isDone = forgetAnswers()
    void showToast(isDone ? 'success' : 'error', isDone ? MESSAGES.forgotten : MESSAGES.notForgotten)
  }

  return (
    <div className="mt-4 grid gap-3 border-t border-ink pt-4 print:hidden">
      <ButtonRow>
        <Button onClick={exportAll}>
          <Download className="i" aria-hidden />
          Export
        </Button>
        <Button ref={importButton} aria-busy={isReading} onClick={() => input.current?.click()}>
          <Upload className="i" aria-hidden />
          {isReading ? 'Reading…' : 'Import'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File to import"
          accept=".json,.csv,.tsv,.txt,application/json,text/csv"
          onChange={(event) => void read(event)}
        />
        {remembered > 0 && (
          <AskFirst
            question="Forget what you filled into blanks?"
            answer={`Forget the answers to ${counted(remembered, 'blank')}`}
            keep="Keep them"
            onAnswer={forget}
            neighbour={() => importButton.current}
          >
            <Trash2 className="i" aria-hidden />
            Forget remembered answers
          </AskFirst>
        )}
      </ButtonRow>
      <p className="text-small text-ink-muted">
        Import takes the file that Export makes, and CSV files whose first line is act,prompt. Nothing leaves this
        device.
      </p>
      {done && (
        <ImportReport
          fileName={done.fileName}
          result={done.result}
          onTakeRest={() => {
            const { result } = done
            if (result.kind === 'refused' && result.saved)
              finish(done.fileName, takeSaved(result.saved, result.problems))
          }}
          onDismiss={() => {
            setDone(undefined)
            importButton.current?.focus()
          }}
        />
      )}
    </div>
  )
}
