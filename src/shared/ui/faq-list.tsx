import { Plus } from 'lucide-react'
import type { Faq } from '@/shared/lib/structured-data'

/** Questions that open one at a time and close again; native elements, so they work before any script. */
export function FaqList({ faqs, isFirstOpen = false }: { faqs: readonly Faq[]; isFirstOpen?: boolean }) {
  return (
    <div className="faq">
      {faqs.map(({ question, answer }, index) => (
        <details key={question} name="faq" open={isFirstOpen && index === 0}>
          <summary>
            {question}
            <Plus className="i" aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
