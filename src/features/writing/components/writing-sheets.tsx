import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { KeepEverywhere } from '@/components/keep-everywhere'
import { readPromptLink } from '@/lib/prompt-link'
import { readSheets, SHEETS_KEY } from '@/lib/sheets'
import { readStored } from '@/lib/storage'
import { watchRows } from '@/lib/stored-rows'
import { SheetList } from './sheet-list'
import { WritingSheet } from './writing-sheet'

const watchSheets = (onChange: () => void) => watchRows([SHEETS_KEY], onChange)

/** The sheet of the prompt in the address, and the other sheets on this device. */
export function WritingSheets() {
  const { key, hash } = useLocation()
  const prompt = readPromptLink(hash) ?? ''
  const stored = useSyncExternalStore(
    watchSheets,
    () => readStored(SHEETS_KEY),
    () => undefined,
  )
  const others = useMemo(
    () => (stored ? readSheets().filter((sheet) => sheet.prompt !== prompt) : []),
    [stored, prompt],
  )
  return (
    <div className="grid max-w-[46rem] gap-12">
      <WritingSheet key={key} />
      <SheetList sheets={others} />
      {stored && <KeepEverywhere />}
    </div>
  )
}
