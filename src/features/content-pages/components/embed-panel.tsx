import { Check, CodeXml, Copy } from 'lucide-react'
import { useId } from 'react'
import type { CardAction } from '@/components/prompt-card'
import { showToast } from '@/components/toast'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { copyText } from '@/lib/clipboard'
import { embedCode, embedPath } from '@/lib/embed'
import { promptPath } from '@/lib/prompt-path'
import { SITE } from '@/lib/site'
import { useCopied } from '@/lib/use-copied'

interface Embedded {
  readonly slug: string
  readonly title: string
}

/** The button that shows how a prompt goes elsewhere. */
export const embedAction = ({ slug, title }: Embedded): CardAction => ({
  label: 'Embed',
  icon: CodeXml,
  isIconOnly: true,
  panel: () => <EmbedPanel slug={slug} title={title} />,
})

/** The HTML that shows a prompt on another site, and links to its Markdown and JSON. */
function EmbedPanel({ slug, title }: Embedded) {
  const id = useId()
  const { isCopied, show } = useCopied()
  const code = embedCode({ slug, title }, SITE.url)
  const copy = async () => {
    if (await copyText(code)) show()
    // The lines can be copied by hand from the field.
    else void showToast('warning', 'The browser did not allow copying.', 'Copy the lines from the field.')
  }
  return (
    <div className="my-3 rounded-control bg-paper-sunk p-4">
      <Field>
        <label htmlFor={id}>Show this prompt on your site</label>
        <TextArea
          id={id}
          isPlain
          readOnly
          rows={4}
          className="font-mono text-small wrap-anywhere"
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <p className="mt-2 text-small text-ink-muted">
        Paste it where your page takes HTML. The card sets no cookies and stores nothing.
      </p>
      <ButtonRow look="quiet" className="mt-2">
        <Button look="quiet" data-done={isCopied || undefined} onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Lines copied' : 'Copy lines'}
        </Button>
        {[
          ['See the card', embedPath(slug)],
          ['Markdown', `${promptPath(slug)}.md`],
          ['JSON', `${promptPath(slug)}.json`],
        ].map(([label, href]) => (
          <a key={label} className={buttonClass('quiet')} href={href} target="_blank" rel="noopener">
            {label}
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        ))}
      </ButtonRow>
    </div>
  )
}
