import { type ReactNode, useMemo } from 'react'
import { TableOfContents } from '@/components/table-of-contents'
import { prepareArticle } from '../lib/article'

/** The text of a post, sanitised as it is shown, with its table of contents and an ad where it belongs. */
export function ArticleBody({ html, ad }: { html: string; ad: ReactNode }) {
  const { beforeAd, afterAd, sections } = useMemo(() => prepareArticle(html), [html])
  return (
    <>
      {sections.length > 0 && <TableOfContents sections={sections} />}
      <div className="body article post-text min-w-0 said-plainly" dir="auto">
        <div dangerouslySetInnerHTML={{ __html: beforeAd }} />
        {ad}
        <div dangerouslySetInnerHTML={{ __html: afterAd }} />
      </div>
    </>
  )
}
