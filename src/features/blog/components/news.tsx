import type { ReactNode } from 'react'
import { BLOG_MESSAGES } from '../messages'

/**
 * Where a list or an article offers its newer state. The place keeps its size while it is empty, so that nothing
 * moves when the offer comes.
 */
export function News({ children }: { children?: ReactNode }) {
  return (
    <div className="blog-news" role="status">
      {children}
    </div>
  )
}

/** The button that shows the newer state. */
export function NewsButton({ label, onShow }: { label: string; onShow: () => void }) {
  return (
    <button className="btn btn-secondary" type="button" onClick={onShow}>
      {label}
    </button>
  )
}

/** The offer of an article that has changed. */
export function PostNews({ onShow }: { onShow: () => void }) {
  return (
    <>
      <span>{BLOG_MESSAGES.postChanged}</span>
      <NewsButton label={BLOG_MESSAGES.showPost} onShow={onShow} />
    </>
  )
}
