import type { Letter } from '@contracts/send-letter.ts'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonRow } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { shortMoment } from '@/lib/short-moment'
import { inWords } from '../messages'

const STATES: Record<Letter['state'], string> = { sending: 'On its way', stopped: 'Stopped', done: 'Done' }
const COUNTS = [
  ['sent', 'Sent'],
  ['failed', 'Refused'],
  ['unknown', 'Unknown'],
  ['gone', 'Left before their turn'],
  ['waiting', 'Still to go'],
] as const

export type LetterChange = 'stop' | 'go on' | 'again'

interface SentLettersProps {
  letters: readonly Letter[]
  canSend: boolean
  onChange: (letter: Letter, change: LetterChange) => Promise<void>
}

/** The last letters with their progress and actions. */
export function SentLetters({ letters, canSend, onChange }: SentLettersProps) {
  const [busy, setBusy] = useState<string>()
  const isUnderWay = letters.some(({ state }) => state === 'sending')
  const change = (letter: Letter, what: LetterChange) => {
    if (busy) return
    setBusy(letter.id)
    void onChange(letter, what).finally(() => setBusy(undefined))
  }
  if (letters.length === 0) return <p className="px-4 py-6 font-serif text-[1.25rem]">No letter yet</p>
  return (
    <ul>
      {letters.map((letter) => (
        <li key={letter.id} className="grid gap-3 border-b border-rule px-4 py-5 last:border-b-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-[1.125rem] wrap-anywhere">{letter.subject}</h3>
            <Badge look={letter.state === 'sending' ? 'model' : 'plain'}>{STATES[letter.state]}</Badge>
            <p className="text-small text-ink-muted">{shortMoment(letter.created_at)}</p>
          </div>
          <Progress letter={letter} />
          {letter.problem && (
            <Notice look={letter.state === 'stopped' ? 'bad' : 'marked'} className="wrap-anywhere">
              {letter.state === 'sending' && 'Waiting for the mail service: '}
              {inWords(letter.problem)}
            </Notice>
          )}
          {letter.failures.length > 0 && <Failures letter={letter} />}
          {canSend && (
            <ButtonRow className="empty:hidden">
              {letter.state === 'sending' && (
                <Button aria-busy={busy === letter.id} onClick={() => change(letter, 'stop')}>
                  Stop
                </Button>
              )}
              {letter.state === 'stopped' && !isUnderWay && (
                <Button look="primary" aria-busy={busy === letter.id} onClick={() => change(letter, 'go on')}>
                  Go on
                </Button>
              )}
              {letter.state !== 'sending' && letter.counts.failed > 0 && !isUnderWay && (
                <Button aria-busy={busy === letter.id} onClick={() => change(letter, 'again')}>
                  Try the refused ones again
                </Button>
              )}
            </ButtonRow>
          )}
        </li>
      ))}
    </ul>
  )
}

function Progress({ letter: { counts, off_since, subject, state } }: { letter: Letter }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  // Mails of the current batch count as waiting.
  const shown = { ...counts, waiting: counts.waiting + counts.sending }
  return (
    <>
      {state !== 'done' && (
        <progress
          className="h-2 w-full appearance-none overflow-hidden rounded-sheet bg-rule [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent-fill"
          max={all}
          value={all - shown.waiting}
          aria-label={`How far “${subject}” is`}
        />
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-ui tabular-nums">
        {COUNTS.filter(([name]) => name === 'sent' || shown[name] > 0).map(([name, label]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-[560]">{shown[name].toLocaleString('en')}</dd>
          </div>
        ))}
        {off_since > 0 && (
          <div className="flex gap-2">
            <dt className="text-ink-muted">Off the list since</dt>
            <dd className="font-[560]">{off_since.toLocaleString('en')}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Failures({ letter: { failures, counts } }: { letter: Letter }) {
  const more = counts.failed + counts.unknown - failures.length
  return (
    <Disclosure>
      <summary>Why not</summary>
      <p className="text-small text-ink-muted">
        “Unknown” may have been sent, and nobody can say: these are not sent again.
      </p>
      <ul className="mt-2 grid gap-1 text-small">
        {failures.map(({ email, state, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- deleted addresses have no unique key
          <li key={index} className="wrap-anywhere">
            {email ?? 'An address that is off the list'}: {state === 'failed' ? 'refused' : 'unknown'}
            {reason && ` (${inWords(reason)})`}
          </li>
        ))}
        {more > 0 && <li>{`… and ${more.toLocaleString('en')} more`}</li>}
      </ul>
    </Disclosure>
  )
}
