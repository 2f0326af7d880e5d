import { Plus } from 'lucide-react'

/** The page's introduction, folded: whoever came for a prompt sees the first one at once. */
export function Introduction({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="faq introduction">
      <details>
        <summary>
          How to use this page
          <Plus className="i" aria-hidden />
        </summary>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="intro">
            {paragraph}
          </p>
        ))}
      </details>
    </div>
  )
}
