import { Link } from 'react-router-dom'
import type { Faq } from '@/lib/structured-data'
import { Accordion, AccordionItem } from './ui/accordion'

/** Questions that open one at a time and close again. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Accordion className="mt-6">
      {faqs.map(({ question, answer, link }) => (
        <AccordionItem key={question} title={question} level={3}>
          <p>{answer}</p>
          {link && (
            <p>
              <Link to={link.to}>{link.text}</Link>
            </p>
          )}
        </AccordionItem>
      ))}
    </Accordion>
  )
}
