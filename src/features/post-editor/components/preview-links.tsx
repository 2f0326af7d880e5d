import { PREVIEW_DAYS, previewAddress } from '@contracts/preview-link.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PANEL } from '@/components/ui/panel'
import { copyText } from '@/lib/clipboard'
import type { PreviewLink } from '../api/history'
import { useEditor } from '../lib/editor-context'
import { inWords } from '../lib/local-time'
import { HISTORY_KEY, useHistoryQuery } from '../lib/use-history-query'
import { failedLink, MESSAGES } from '../messages'

interface PreviewLinksProps {
  /** Undefined if the form has not been saved as a draft. */
  draftId: string | undefined
  /** Saves the form and returns the draft's id; undefined after a failure, which is reported. */
  onSave: () => Promise<string | undefined>
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The links that show a draft to people without an account, to create, copy and revoke. */
export function PreviewLinks({ draftId, onSave }: PreviewLinksProps) {
  const { history } = useEditor()
  const [isBusy, setIsBusy] = useState(false)
  const [made, setMade] = useState<{ draftId: string; address: string }>()
  const fieldId = useId()
  const client = useQueryClient()
  const { data, error } = useHistoryQuery(['preview-links', draftId], async () =>
    draftId === undefined ? [] : history.previewLinks(draftId),
  )

  const work = async (verb: 'make' | 'revoke', call: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await call()
      // By key, because the draft may have just got its id. Cancels running queries, which do not include the new link.
      const queryKey = [HISTORY_KEY, 'preview-links']
      await client.cancelQueries({ queryKey })
      await client.invalidateQueries({ queryKey })
    } catch (error) {
      void showToast('error', failedLink(verb, reasonOf(error)))
    } finally {
      setIsBusy(false)
    }
  }

  const make = () =>
    work('make', async () => {
      const id = await onSave()
      if (id === undefined) return
      const secret = await history.makePreviewLink(id)
      if (secret === null) throw new Error('the draft is gone.')
      const address = previewAddress(window.location.origin, secret)
      setMade({ draftId: id, address })
      const isCopied = await copyText(address)
      void showToast(isCopied ? 'success' : 'warning', isCopied ? MESSAGES.linkCopied : MESSAGES.linkNotCopied)
    })

  const revoke = ({ id }: PreviewLink) =>
    work('revoke', async () => {
      await history.revokePreviewLink(id)
      setMade(undefined)
      void showToast('success', MESSAGES.linkRevoked)
    })

  return (
    <section className={`${PANEL} mt-6 grid content-start gap-4 p-6`} aria-labelledby="preview-links">
      <h2 id="preview-links" className="text-[1.4375rem]">
        Preview links
      </h2>
      <p className="max-w-measure text-ink-soft">
        Whoever has the link sees the draft as it was saved last, without an account, for {PREVIEW_DAYS} days. Search
        engines do not get it.
      </p>
      <div>
        <Button aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void make()}>
          Copy a preview link
        </Button>
      </div>
      {made && made.draftId === draftId && (
        <Field className="max-w-[40rem]">
          <label htmlFor={fieldId}>The new link</label>
          <Input
            id={fieldId}
            readOnly
            value={made.address}
            aria-describedby={`${fieldId}-once`}
            onFocus={(event) => event.target.select()}
          />
          <span id={`${fieldId}-once`} className="text-small text-ink-muted">
            It is shown only now. The list below can revoke it, not show it again.
          </span>
        </Field>
      )}
      {error && (
        <Notice look="bad" role="alert">
          The links are not listed: {error.message}
        </Notice>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-2" aria-label="Links that work">
          {data.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                By {link.created_by ?? 'an admin'}, until{' '}
                <time dateTime={link.expires_at}>{inWords(link.expires_at)}</time>
              </span>
              <Button aria-disabled={isBusy} onClick={() => void revoke(link)}>
                Revoke
                <span className="sr-only"> the link of {link.created_by ?? 'an admin'}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
