import { type ReactNode, useMemo, useState } from 'react'
import { NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { PromptCard } from '@/components/prompt-card'
import { TableOfContents } from '@/components/table-of-contents'
import { type ArticlePart, prepareArticle } from '../lib/article'

/** The text of a post, sanitised on every render, with its table of contents and an ad. */
export function ArticleBody({ html, ad }: { html: string; ad: ReactNode }) {
  const { beforeAd, afterAd, sections } = useMemo(() => prepareArticle(html), [html])
  return (
    <>
      {sections.length > 0 && <TableOfContents sections={sections} />}
      <div className="body article post-text min-w-0 said-plainly" dir="auto">
        <Parts parts={beforeAd} />
        {ad}
        <Parts parts={afterAd} />
      </div>
    </>
  )
}

function Parts({ parts }: { parts: readonly ArticlePart[] }) {
  return parts.map((part, index) =>
    'html' in part ? (
      <div key={index} dangerouslySetInnerHTML={{ __html: part.html }} />
    ) : (
      <QuotedPrompt key={index} text={part.prompt} />
    ),
  )
}

/** A prompt that an article quotes, to fill in, copy and open as everywhere. */
function QuotedPrompt({ text }: { text: string }) {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  return (
    <blockquote>
      <PromptCard
        as="div"
        className="not-italic"
        name="A prompt of this article"
        isOnSheet
        title={undefined}
        text={text}
        answers={answers}
        onAnswer={(name, value) => setAnswers((before) => withAnswer(before, name, value))}
        actions={[]}
      />
    </blockquote>
  )
}
