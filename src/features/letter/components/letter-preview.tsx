import { LEAVE_PLACEHOLDER } from '@contracts/send-letter.ts'
import { useState } from 'react'
import { SITE } from '@/lib/site'
import { TabButton, TabRow } from '@/components/ui/tab-buttons'
import type { Letter } from '../lib/letter-frame'

const VIEWS = { wide: 'Wide', narrow: 'Narrow', text: 'Plain text' } as const
type View = keyof typeof VIEWS

/** Previews the letter on a wide screen, on a phone, and as plain text. */
export function LetterPreview({ letter: { subject, html, text } }: { letter: Letter }) {
  const [view, setView] = useState<View>('wide')
  const fill = (words: string) => words.replaceAll(LEAVE_PLACEHOLDER, `${SITE.url}/newsletter`)
  return (
    <div className="grid gap-3">
      <TabRow aria-label="How it looks">
        {(Object.keys(VIEWS) as View[]).map((name) => (
          <TabButton key={name} aria-pressed={view === name} onClick={() => setView(name)}>
            {VIEWS[name]}
          </TabButton>
        ))}
      </TabRow>
      <p className="text-small wrap-anywhere text-ink-muted">
        Subject: <strong className="font-[560] text-ink">{subject}</strong>
      </p>
      {view === 'text' ? (
        <pre
          className="max-h-[36rem] overflow-auto rounded-control border border-rule p-4 text-small whitespace-pre-wrap wrap-anywhere"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable boxes must be reachable by keyboard
          tabIndex={0}
        >
          {fill(text)}
        </pre>
      ) : (
        // Fully sandboxed: no scripts, forms or navigation.
        <iframe
          title={view === 'wide' ? 'The letter on a wide screen' : 'The letter on a phone'}
          sandbox=""
          srcDoc={fill(html)}
          className={`h-[36rem] max-w-full rounded-control border border-rule bg-white ${view === 'wide' ? 'w-full' : 'w-[360px]'}`}
        />
      )}
    </div>
  )
}
