import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Faq } from '@/lib/structured-data'

/** Questions that open one at a time and close again; native elements, so they work before any script. */
export function FaqList({ faqs, isFirstOpen = false }: { faqs: readonly Faq[]; isFirstOpen?: boolean }) {
  return (
    <div className="faq">
      {faqs.map(({ question, answer, link }, index) => (
        <details key={question} name="faq" open={isFirstOpen && index === 0}>
          <summary>
            {question}
            <Plus className="i" aria-hidden />
          </summary>
          <p>{answer}</p>
          {link && (
            <p>
              <Link to={link.to}>{link.text}</Link>
            </p>
          )}
        </details>
      ))}
    </div>
  )
}
