import { Check, Link2, Share2 } from 'lucide-react'
import { copyText } from '@/lib/clipboard'
import { useCopied } from '@/lib/use-copied'
import { showToast } from '@/components/toast'
import { BLOG_MESSAGES } from '../messages'

const address = () => window.location.origin + window.location.pathname

/** Passes the page on: by the device's own way of sharing, else by e-mail. */
async function share(): Promise<void> {
  const title = document.querySelector('h1')?.textContent ?? document.title
  if (typeof navigator.share !== 'function') {
    window.location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address())}`
    return
  }
  // Closing the device's own dialogue rejects too: that is no error.
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
    <div className="acts" role="group" aria-label="Pass this article on">
      <button className={`act copy ${isCopied ? 'done' : ''}`} type="button" onClick={() => void copy()}>
        {isCopied ? <Check className="i" aria-hidden /> : <Link2 className="i" aria-hidden />}
        {isCopied ? BLOG_MESSAGES.copied : 'Copy link'}
      </button>
      <button className="act" type="button" onClick={() => void share()}>
        <Share2 className="i" aria-hidden />
        Share
      </button>
      <span className="sr" role="status">
        {isCopied && BLOG_MESSAGES.copied}
      </span>
    </div>
  )
}
