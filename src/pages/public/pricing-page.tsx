import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import type { Plan, PricingPage as Content, WayOn } from '@/content/static-schema'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { FaqList } from '@/components/faq-list'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { ProWaitingList } from './pricing/pro-waiting-list'
import { InlineText } from './static/inline-text'

interface PricingPageProps {
  path: string
  content: Content
}

/** Free and Pro side by side. Pro cannot be bought yet, says so, and takes an address for the waiting list. */
export default function PricingPage({ path, content }: PricingPageProps) {
  const crumbs = crumbsOf(path)
  const { free, pro, start, waitingList } = content
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
      <Section distance="near" isNoteKept note="What is marked “coming” is not there yet.">
        <div className="plans">
          <PlanPanel plan={free} wayOn={start}>
            <div className="choices">
              <Link className="btn btn-primary btn-big" to="/generator">
                Try the Prompt Generator
              </Link>
              <Link className="btn btn-secondary btn-big" to="/ai-prompts">
                Browse All Prompts
              </Link>
            </div>
          </PlanPanel>
          <PlanPanel plan={pro} wayOn={waitingList} id="waiting-list">
            <ProWaitingList />
          </PlanPanel>
        </div>
      </Section>
      <Section note="No figure is named before it is true.">
        <h2>About money</h2>
        <FaqList faqs={content.faqs} />
      </Section>
    </>
  )
}

interface PlanPanelProps {
  plan: Plan
  wayOn: WayOn
  /** Fragment that leads to the way on. */
  id?: string
  children: ReactNode
}

function PlanPanel({ plan, wayOn, id, children }: PlanPanelProps) {
  return (
    <section className="panel plan" aria-label={plan.name}>
      <div>
        <h2>{plan.name}</h2>
        <p className="price">{plan.price}</p>
        <p className="small">{plan.terms}</p>
      </div>
      <dl>
        {plan.rows.map(({ name, value, isComing }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {!isComing && <Check className="i" aria-hidden />}
              <span>
                {value} {isComing && <span className="badge">Coming</span>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="plan-foot" id={id}>
        <div>
          <h3>{wayOn.title}</h3>
          <p>{wayOn.text}</p>
        </div>
        {children}
        <p className="small said-plainly">
          <InlineText text={wayOn.smallPrint} />
        </p>
      </div>
    </section>
  )
}
