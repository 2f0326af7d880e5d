import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { counted, MESSAGES, mergeLines } from '../messages'
import type { ImportResult } from '../lib/import-file'
import { PAGE_SIZE } from '../lib/limits'

interface ImportReportProps {
  fileName: string
  result: ImportResult
  /** Imports the readable rows of a file that was refused because of the others. */
  onTakeRest: () => void
  onDismiss: () => void
}

function headingOf(fileName: string, result: ImportResult): string {
  const isRefused = result.kind === 'refused' || result.outcome === 'refused'
  return isRefused ? `${fileName} was not imported.` : `${fileName} is imported.`
}

function linesOf(result: ImportResult): string[] {
  if (result.kind === 'refused') return [result.reason, 'Nothing here has changed.']
  if (result.outcome === 'refused') return [MESSAGES.noRoom]
  if (result.kind === 'merged') return mergeLines(result.report)
  return [`${counted(result.count, 'prompt')} in the new collection “${result.name}”.`]
}

/** Result of an import: what was taken, and the rows that were not. */
export function ImportReport({ fileName, result, onTakeRest, onDismiss }: ImportReportProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => heading.current?.focus(), [result])

  const { problems } = result
  const shown = isWhole ? problems : problems.slice(0, PAGE_SIZE)
  const isBad = result.kind === 'refused' || result.outcome === 'refused'
  return (
    <div
      className={`grid gap-2 rounded-control border border-l-4 border-rule bg-paper-raised px-4 pt-3 pb-4 text-ui wrap-anywhere ${isBad ? 'border-l-danger' : 'border-l-accent'}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
        <h4 ref={heading} className="font-sans text-ui font-[560] wrap-anywhere" tabIndex={-1}>
          {headingOf(fileName, result)}
        </h4>
        <Button look="icon" aria-label="Close this report" onClick={onDismiss}>
          <X className="i" aria-hidden />
        </Button>
      </div>
      {linesOf(result).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {problems.length > 0 && (
        <>
          <p>{counted(problems.length, 'place')} in the file cannot be read:</p>
          <ul className="problems grid list-disc gap-1 pl-4 tabular-nums">
            {shown.map(({ place, reason }) => (
              <li key={`${place} ${reason}`}>
                <strong>{place}:</strong> {reason}.
              </li>
            ))}
          </ul>
          {shown.length < problems.length && (
            <Button look="quiet" onClick={() => setIsWhole(true)}>
              Show all {problems.length}
            </Button>
          )}
        </>
      )}
      {result.kind === 'refused' && result.saved && (
        <ButtonRow>
          <Button onClick={onTakeRest}>Import the rest</Button>
        </ButtonRow>
      )}
    </div>
  )
}
