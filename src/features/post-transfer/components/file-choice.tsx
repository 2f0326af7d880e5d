import { useRef } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'

const ACCEPT = '.zip,.xml,.json,.md,.markdown,image/*'

/** Chooses files or a whole folder. */
export function FileChoice({ isBusy, onChosen }: { isBusy: boolean; onChosen: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
    // So that the same file can be chosen again.
    input.value = ''
    if (chosen.length > 0) onChosen(chosen)
  }
  return (
    <ButtonRow>
      <input
        ref={files}
        hidden
        type="file"
        multiple
        accept={ACCEPT}
        aria-label="Files to import"
        onChange={({ target }) => take(target)}
      />
      <input
        ref={(input) => {
          folder.current = input
          // React has no attribute for it.
          if (input) input.webkitdirectory = true
        }}
        hidden
        type="file"
        multiple
        aria-label="Folder to import"
        onChange={({ target }) => take(target)}
      />
      <Button look="primary" disabled={isBusy} onClick={() => files.current?.click()}>
        Choose files
      </Button>
      <Button disabled={isBusy} onClick={() => folder.current?.click()}>
        Choose a folder
      </Button>
    </ButtonRow>
  )
}
