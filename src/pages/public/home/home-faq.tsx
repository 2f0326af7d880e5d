import home from '@/content/pages/home'
import { SITE } from '@/lib/site'
import { FaqList } from '@/components/faq-list'
import { Section } from '@/components/section'

/** Seven questions that open one at a time. */
export function HomeFaq() {
  return (
    <Section className="later" note="Asked at midnight, answered in daylight.">
      <h2>Frequently Asked Questions About {SITE.name}</h2>
      <FaqList faqs={home.faqs} />
    </Section>
  )
}
