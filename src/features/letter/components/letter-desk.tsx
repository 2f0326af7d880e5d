import type { Letter, SendLetterRequest } from '@contracts/send-letter.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '@/components/load-error'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PANEL } from '@/components/ui/panel'
import { Busy } from '@/components/ui/spinner'
import type { LetterApi } from '../api/letters'
import { useLetter } from '../lib/use-letter'
import { useLetterDraft } from '../lib/use-letter-draft'
import { MESSAGES } from '../messages'
import { LetterAsFiles } from './letter-as-files'
import { LetterForm } from './letter-form'
import { LetterPreview } from './letter-preview'
import { addresses, SendQuestion } from './send-question'
import { type LetterChange, SentLetters } from './sent-letters'

const KEY = ['letters']
/** Pause between calls while a letter is being sent; each call sends for some seconds. */
const PAUSE_MS = 2_000
/** The same after the mail service has asked to slow down. */
const LONG_PAUSE_MS = 10_000
const HEADING = 'text-[1.4375rem]'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const today = () => new Date().toISOString().slice(0, 10)
const isUnderWay = (letters: readonly Letter[] | undefined) =>
  letters?.some(({ state }) => state === 'sending') ?? false

/** Composes a letter, previews it, sends a test or the letter itself, and shows its progress. */
export function LetterDesk({ api }: { api: LetterApi }) {
  const client = useQueryClient()
  const { draft, change, isKept } = useLetterDraft()
  const [day] = useState(today)
  const { letter, proposed, source, isTooLong, error: contentError, retry } = useLetter(api, draft, day)
  /** Id of the next letter, so that a repeated start does not create a second one. */
  const [asked, setAsked] = useState<string>()
  const [isTesting, setIsTesting] = useState(false)

  const standing = useQuery({
    queryKey: KEY,
    queryFn: () =>
      api.ask({ does: isUnderWay(client.getQueryData<{ letters: Letter[] }>(KEY)?.letters) ? 'continue' : 'overview' }),
    refetchInterval: ({ state: { data } }) => {
      if (!isUnderWay(data?.letters)) return false
      return data?.letters.some(({ state, wait_until }) => state === 'sending' && wait_until) ? LONG_PAUSE_MS : PAUSE_MS
    },
    // Continues while the tab is hidden.
    refetchIntervalInBackground: true,
  })
  const { data, error, isPending, refetch } = standing
  const ask = async (request: SendLetterRequest) => {
    const answer = await api.ask(request)
    // Answers of calls that started earlier are out of date.
    await client.cancelQueries({ queryKey: KEY })
    client.setQueryData(KEY, answer)
    return answer
  }

  const test = async () => {
    if (!letter || isTesting) return
    setIsTesting(true)
    try {
      const { testAddress } = await ask({ does: 'test', ...letter })
      void showToast('success', MESSAGES.tested(String(testAddress)))
    } catch (reason) {
      void showToast('error', MESSAGES.testFailed(reasonOf(reason)))
    } finally {
      setIsTesting(false)
    }
  }

  const start = async () => {
    if (!letter || !asked) return
    try {
      await ask({ does: 'start', id: asked, source, ...letter })
      void showToast('success', MESSAGES.started)
      setAsked(undefined)
      change({ subject: '', intro: '' })
    } catch (reason) {
      void showToast('error', MESSAGES.startFailed(reasonOf(reason)))
      void refetch()
    }
  }

  const changeLetter = async ({ id }: Letter, what: LetterChange) => {
    try {
      await ask(what === 'stop' ? { does: 'stop', id } : { does: 'resume', id, again: what === 'again' })
      if (what === 'stop') void showToast('success', MESSAGES.stopped)
    } catch (reason) {
      void showToast('error', MESSAGES.changeFailed(reasonOf(reason)))
      void refetch()
    }
  }

  const isReady = letter !== undefined && !isTooLong
  return (
    <div className="wrap grid gap-6 pb-12">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start">
        <section className={PANEL}>
          <h2 className={`${HEADING} px-6 pt-6`}>The next letter</h2>
          <LetterForm api={api} draft={draft} change={change} proposed={proposed} today={day} />
          <div className="grid gap-4 border-t border-rule p-6">
            {!isKept && <Notice look="bad">{MESSAGES.notKept}</Notice>}
            {isTooLong && (
              <Notice look="bad" role="alert">
                {MESSAGES.tooLong}
              </Notice>
            )}
            {data?.canSend && (
              <>
                <p>
                  {data.addresses === 0
                    ? 'Nobody has confirmed an address yet.'
                    : `${addresses(data.addresses)} confirmed.`}
                </p>
                <ButtonRow>
                  <Button disabled={!isReady || !data.testAddress} aria-busy={isTesting} onClick={() => void test()}>
                    {isTesting ? 'Sending...' : 'Send a test to me'}
                  </Button>
                  <Button
                    look="primary"
                    disabled={!isReady || data.addresses === 0 || isUnderWay(data.letters)}
                    onClick={() => setAsked(crypto.randomUUID())}
                  >
                    Send...
                  </Button>
                </ButtonRow>
                {isUnderWay(data.letters) && (
                  <p className="text-small text-ink-muted">A letter is on its way. The next one waits for it.</p>
                )}
              </>
            )}
            {data && !data.canSend && <NoMail />}
            <LetterAsFiles letter={letter} isOpen={data?.canSend === false} />
          </div>
        </section>
        <section className={`${PANEL} p-6`}>
          <h2 className={`${HEADING} mb-3`}>As a mail</h2>
          {contentError ? (
            <LoadError title={MESSAGES.contentFailed} reason={contentError.message} onRetry={retry} />
          ) : letter ? (
            <LetterPreview letter={letter} />
          ) : draft.kind === 'article' && !draft.articleId ? (
            <p className="text-ink-muted">Choose an article.</p>
          ) : (
            <Busy>Loading...</Busy>
          )}
        </section>
      </div>
      <section className={PANEL}>
        <h2 className={`${HEADING} border-b border-rule p-4`}>Letters sent</h2>
        {isPending && <Busy className="px-4 py-6">Loading...</Busy>}
        {error && !data && (
          <LoadError title={MESSAGES.loadFailed} reason={error.message} onRetry={() => void refetch()} />
        )}
        {error && isUnderWay(data?.letters) && (
          <Notice look="marked" className="m-4" role="status">
            {MESSAGES.goOnFailed(error.message)}
          </Notice>
        )}
        {data && <SentLetters letters={data.letters} canSend={data.canSend} onChange={changeLetter} />}
      </section>
      {asked && letter && data && (
        <SendQuestion
          subject={letter.subject}
          count={data.addresses}
          earlier={data.letters.find((each) => each.source === source)}
          onCancel={() => setAsked(undefined)}
          onConfirm={start}
        />
      )}
    </div>
  )
}

/** Which settings are needed to send letters from here. */
function NoMail() {
  return (
    <Notice look="marked">
      No way to send mail is set up. With <code>MAIL_API_URL</code>, <code>MAIL_API_KEY</code> and{' '}
      <code>MAIL_FROM</code> among the settings of the functions, or <code>SMTP_URL</code> and <code>MAIL_FROM</code> on
      a computer of yours, letters go out from this page (docs/operations.md, Mail).
    </Notice>
  )
}
