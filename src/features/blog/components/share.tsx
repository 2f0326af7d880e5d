import { Check, Link2, Share2 } from 'lucide-react'
import { copyText } from '@/lib/clipboard'
import { useCopied } from '@/lib/use-copied'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { BLOG_MESSAGES } from '../messages'

const address = () => window.location.origin + window.location.pathname

/** Shares the page through the device's share sheet, or else by e-mail. */
async function share(): Promise<void> {
  const title = document.querySelector('h1')?.textContent ?? document.title
  if (typeof navigator.share !== 'function') {
    window.location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address())}`
    return
  }
  // Closing the share sheet also rejects; that is no error.
  await navigator.share({ title, url: address() }).catch(() => undefined)
}

/** Copy the link of an article, or share it. Stands on its own, without a router. */
export function Share() {
  const { isCopied, show } = useCopied()
  const copy = async () => {
    if (await copyText(address())) return show()
    await showToast('warning', BLOG_MESSAGES.copyFailed.title, BLOG_MESSAGES.copyFailed.text)
  }
  return (
    <ButtonRow look="quiet" role="group" aria-label="Share this article">
      <Button look="quiet" data-done={isCopied || undefined} onClick={() => void copy()}>
        {isCopied ? <Check className="i" aria-hidden /> : <Link2 className="i" aria-hidden />}
        {isCopied ? BLOG_MESSAGES.copied : 'Copy link'}
      </Button>
      <Button look="quiet" onClick={() => void share()}>
        <Share2 className="i" aria-hidden />
        Share
      </Button>
      <span className="sr-only" role="status">
        {isCopied && BLOG_MESSAGES.copied}
      </span>
    </ButtonRow>
  )
}
