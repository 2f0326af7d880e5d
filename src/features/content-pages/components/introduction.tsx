import { Accordion, AccordionItem } from '@/components/ui/accordion'

/** The page's introduction, folded, so that the first prompt is in sight. */
export function Introduction({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Accordion className="introduction mb-8 border-rule">
      <AccordionItem title="How to use this page" level={2}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="font-serif text-reading leading-reading not-first:-mt-3">
            {paragraph}
          </p>
        ))}
      </AccordionItem>
    </Accordion>
  )
}
