import { Check, Copy, Link as LinkIcon } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { copyLink, MAX_COPY_FRAGMENT } from '@/lib/copy-link'
import { copyText } from '@/lib/clipboard'
import { promptPath } from '@/lib/prompt-path'
import { useCopied } from '@/lib/use-copied'
import { formatCount, MESSAGES } from '../messages'
import { findCopy, keepCopy } from '../lib/prompt-copy'
import { MAX_TEXT_LENGTH } from '../lib/limits'
import { changeSaved, useSaved } from '../lib/saved-store'
import { useDraft } from '../lib/use-draft'

// Loaded only when there are changes to show.
const PromptChanges = lazy(() => import('@/components/prompt-changes'))

interface PromptCopyProps {
  slug: string
  title: string
  /** The site's prompt as it is now. */
  original: string
  /** Somebody else's version, from a link. */
  shared?: string | undefined
}

/** A prompt of the site, changed by the visitor or by somebody who sent a link. */
export function PromptCopy({ slug, title, original, shared }: PromptCopyProps) {
  const [isEditing, setIsEditing] = useState(shared === undefined)
  return isEditing ? (
    <CopyEditor slug={slug} title={title} original={original} brought={shared} />
  ) : (
    <SharedCopy slug={slug} title={title} original={original} text={shared ?? ''} onEdit={() => setIsEditing(true)} />
  )
}

function useCopyText() {
  const { isCopied, show } = useCopied()
  const copy = async (text: string) => {
    if (await copyText(text)) show()
    // The message shows the text, to be copied by hand.
    else void showToast('error', MESSAGES.copyRefused, text)
  }
  return { isCopied, copy }
}

function useKeep({ slug, title, original }: Omit<PromptCopyProps, 'shared'>) {
  const navigate = useNavigate()
  return (text: string) => {
    const outcome = changeSaved(keepCopy(slug, title, original, text))
    if (outcome !== 'kept') return void showToast('warning', MESSAGES.unkept)
    const view = { label: 'View', onPress: () => void navigate('/saved') }
    void showToast('success', 'Kept in your collection', undefined, view)
  }
}

function SharedCopy({
  text,
  onEdit,
  ...prompt
}: Omit<PromptCopyProps, 'shared'> & { text: string; onEdit: () => void }) {
  const { slug, original } = prompt
  const { isCopied, copy } = useCopyText()
  const keep = useKeep(prompt)
  return (
    <div className="max-w-measure">
      <p className="prompt-text border-l-2 border-rule-strong pl-4 whitespace-pre-line wrap-anywhere">{text}</p>
      <ButtonRow className="mt-6">
        <Button look="primary" data-done={isCopied || undefined} onClick={() => void copy(text)}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy'}
        </Button>
        <Button onClick={() => keep(text)}>Keep in my collection</Button>
        <Button onClick={onEdit}>Change it</Button>
        <Link className={buttonClass('link')} to={promptPath(slug)}>
          The original
        </Link>
      </ButtonRow>
      <Changes heading="What was changed" before={original} after={text} />
    </div>
  )
}

function CopyEditor({ brought, ...prompt }: Omit<PromptCopyProps, 'shared'> & { brought: string | undefined }) {
  const { slug, title, original } = prompt
  const id = useId()
  const kept = findCopy(useSaved().saved, slug)?.prompt
  const saved = { title, text: brought ?? kept?.text ?? original }
  const { draft, isChanged, change, discard } = useDraft(`copy:${slug}`, saved)
  const { isCopied, copy } = useCopyText()
  const linked = useCopyText()
  const keep = useKeep(prompt)
  const text = draft.text.trim()
  const isTooLong = text.length > MAX_TEXT_LENGTH
  const isSame = text === original.trim()
  const link = copyLink(slug, text)

  return (
    <div className="max-w-measure">
      {kept?.original !== undefined && kept.original !== original && (
        <div className="mb-6">
          <Notice look="marked" role="status">
            The prompt on the site has changed since you made your copy. Yours stays as it is.
          </Notice>
          <Changes heading="What changed on the site" before={kept.original} after={original} />
        </div>
      )}
      <Field isBad={isTooLong}>
        <label htmlFor={id}>Your version</label>
        <TextArea
          id={id}
          className="text-[1.1875rem]"
          rows={8}
          value={draft.text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change({ text: event.target.value })}
        />
        <p className="text-small text-ink-muted" id={`${id}-hint`}>
          {isTooLong
            ? MESSAGES.textTooLong(MAX_TEXT_LENGTH)
            : 'What changes from one use to the next, put in brackets: [audience]. It becomes a field to fill in.'}
        </p>
      </Field>
      <ButtonRow className="mt-4">
        <Button
          look="primary"
          disabled={text === '' || isTooLong || isSame}
          onClick={() => {
            keep(text)
            discard()
          }}
        >
          Keep in my collection
        </Button>
        <Button disabled={text === ''} data-done={isCopied || undefined} onClick={() => void copy(text)}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy'}
        </Button>
        <Button
          disabled={!link || isSame || text === ''}
          data-done={linked.isCopied || undefined}
          onClick={() => link && void linked.copy(new URL(link, window.location.href).href)}
        >
          {linked.isCopied ? <Check className="i" aria-hidden /> : <LinkIcon className="i" aria-hidden />}
          {linked.isCopied ? 'Link copied' : 'Link to your version'}
        </Button>
        {isChanged && <Button onClick={discard}>Discard what I typed</Button>}
      </ButtonRow>
      {!link && (
        <p className="mt-2 text-small text-ink-muted" role="status">
          Too long for a link: an address takes {formatCount(MAX_COPY_FRAGMENT)} characters. Copy the text instead.
        </p>
      )}
      <Changes heading="What you changed" before={original} after={text} />
      <p className="mt-6">
        <Link className={buttonClass('link')} to={promptPath(slug)}>
          The original
        </Link>
      </p>
    </div>
  )
}

function Changes({ heading, before, after }: { heading: string; before: string; after: string }) {
  return (
    <section className="mt-8">
      <h2 className="text-subheading">{heading}</h2>
      <div className="mt-2">
        {before === after ? (
          <p className="text-ink-muted">Nothing yet.</p>
        ) : (
          <Suspense fallback={<p className="text-ink-muted">Comparing…</p>}>
            <PromptChanges before={before} after={after} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
