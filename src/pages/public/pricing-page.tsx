import type { PageData } from '@/content/page-content'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import type { Plan, PricingPage as Content, WayOn } from '@/content/static-schema'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { FaqList } from '@/components/faq-list'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { buttonClass } from '@/components/ui/button'
import { PANEL } from '@/components/ui/panel'
import { Badge } from '@/components/ui/badge'
import { GetPro } from '@/features/account/components/get-pro'
import { ProWaitingList } from './pricing/pro-waiting-list'
import { InlineText } from './static/inline-text'

/** Free and Pro side by side. If Pro is not for sale, offers the waiting list. */
export default function PricingPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  const crumbs = crumbsOf(path)
  const { free, pro, isProSold, start, toPro } = content
  return (
    <>
      <Seo
        title={content.metaTitle}
        description={content.metaDescription}
        path={path}
        jsonLd={[breadcrumbList(crumbs, path)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={content.title} lede={content.description} />
      <Section
        distance="near"
        isNoteKept
        note={isProSold ? 'Reading and generating prompts stays free.' : 'What is marked “coming” is not there yet.'}
      >
        <div className="grid gap-6 sm:grid-cols-2 sm:grid-rows-[auto_repeat(5,auto)_auto] sm:gap-y-0">
          <PlanPanel plan={free} wayOn={start}>
            <div className="grid gap-3 pt-2">
              <Link className={buttonClass('primary', 'big')} to="/generator">
                Try the Prompt Generator
              </Link>
              <Link className={buttonClass('secondary', 'big')} to="/ai-prompts">
                Browse All Prompts
              </Link>
            </div>
          </PlanPanel>
          <PlanPanel plan={pro} wayOn={toPro} id={isProSold ? 'pro' : 'waiting-list'}>
            {isProSold ? <GetPro /> : <ProWaitingList />}
          </PlanPanel>
        </div>
      </Section>
      <Section note={isProSold ? 'Paid at Stripe, not here.' : 'No figure is named before it is true.'}>
        <h2>About money</h2>
        <FaqList faqs={content.faqs} />
      </Section>
    </>
  )
}

interface PlanPanelProps {
  plan: Plan
  wayOn: WayOn
  /** Fragment of the call to action. */
  id?: string
  children: ReactNode
}

function PlanPanel({ plan, wayOn, id, children }: PlanPanelProps) {
  return (
    // Aligns the rows of both plans.
    <section
      className={`${PANEL} p-6 sm:row-span-7 sm:grid sm:grid-rows-subgrid sm:content-start lg:p-8 print:break-inside-avoid`}
      aria-label={plan.name}
    >
      <div>
        <h2 className="text-subheading">{plan.name}</h2>
        <p className="mt-2 font-serif text-[clamp(2rem,1.6rem+1.8vw,2.75rem)] leading-[1.15] font-[350] tracking-title">
          {plan.price}
        </p>
        <p className="text-small leading-normal text-ink-muted mt-2">{plan.terms}</p>
      </div>
      <dl className="mt-6 border-t border-ink sm:contents">
        {plan.rows.map(({ name, value, isComing }) => (
          <div
            key={name}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 border-b border-rule py-3.5 text-ui sm:grid-cols-1 sm:content-start sm:gap-0.5 sm:first:mt-6 sm:first:border-t sm:first:border-t-ink lg:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-muted">{name}</dt>
            <dd className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2">
              {!isComing && <Check className="i mt-[0.2rem] size-4 stroke-2 text-accent" aria-hidden />}
              <span className="col-start-2">
                {value} {isComing && <Badge>Coming</Badge>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid content-start gap-4 pt-6 text-ui text-ink-soft print:hidden" id={id}>
        <div>
          <h3 className="text-[1.1875rem] text-ink">{wayOn.title}</h3>
          <p>{wayOn.text}</p>
        </div>
        {children}
        <p className="text-small leading-normal text-ink-muted said-plainly mt-2">
          <InlineText text={wayOn.smallPrint} />
        </p>
      </div>
    </section>
  )
}
