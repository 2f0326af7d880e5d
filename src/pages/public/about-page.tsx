import type { PageData } from '@/content/page-content'
import { Link, useLoaderData } from 'react-router-dom'
import type { AboutPage as Content } from '@/content/static-schema'
import { SITE } from '@/lib/site'
import { MarkedPrompt } from '@/components/marked-prompt'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import { ButtonRow, buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Blocks } from './static/blocks'
import { InlineText } from './static/inline-text'
import { aboutPage } from './static/structured-data'

/** About the site and its makers. */
export default function AboutPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  const { specimen, team } = content
  return (
    <>
      <ContentHead path={path} {...content} jsonLd={[aboutPage(content.title, content.metaDescription, path)]} />
      <Section distance="near" note="Twenty minutes are enough.">
        <h2>Our mission</h2>
        <div className="article mt-4">
          <Blocks blocks={content.mission} />
        </div>
        <div className="mt-8 grid max-w-[41rem] gap-4">
          <p>
            <span className="mb-1 block text-small text-ink-muted">Crossed out</span>
            <s className="font-serif text-prompt leading-prompt text-ink-muted decoration-danger decoration-[1.5px]">
              {specimen.crossedOut}
            </s>
          </p>
          <div>
            <span className="mb-1 block text-small text-ink-muted">Kept</span>
            <div className="torn">
              <div className="sheet font-serif text-prompt leading-prompt">
                <p>
                  <Link className="quiet" to={specimen.kept.source}>
                    <MarkedPrompt text={specimen.kept.text} />
                  </Link>
                </p>
              </div>
            </div>
          </div>
          <p className="text-small leading-normal text-ink-muted">{specimen.reason}</p>
        </div>
      </Section>
      <Section note={`Since ${SITE.foundedYear}.`}>
        <h2>Our story</h2>
        <div className="article mt-4">
          <Blocks blocks={content.story} />
        </div>
        <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4 border-y border-rule border-t-ink py-6">
          {content.figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-ink-muted">{label}</dt>
              <dd className="font-serif text-[clamp(1.75rem,1.5rem+1.2vw,2.5rem)] leading-[1.1] font-[350] tracking-title oldstyle-nums">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section note="One writes. Another reads.">
        <h2>The team</h2>
        <div className="article mt-4">
          <Blocks blocks={[team.introduction]} />
        </div>
        <dl className="mt-6 border-t border-ink">
          {team.roles.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-0.5 border-b border-rule py-4 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-baseline print:break-inside-avoid"
            >
              <dt className="font-serif text-subheading leading-[1.3] font-medium">{name}</dt>
              <dd className="max-w-[32rem] text-ink-soft">
                <InlineText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section note="Four words, and what they cost us.">
        <h2>What we hold to</h2>
        <ul className="mt-6 grid border-t border-ink sm:mt-8 sm:grid-cols-2 sm:gap-x-12">
          {content.values.map(({ name, text }) => (
            <li key={name} className="border-b border-rule py-6 sm:py-8">
              <h3>{name}</h3>
              <p className="mt-2 max-w-[30rem] text-ink-soft">
                <InlineText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <Callout>
          <h2>Write to us</h2>
          <p className="said-plainly">
            A prompt that got you going, one that did not, a mistake, an idea: <br className="hidden lg:block" />
            <a href={`mailto:${SITE.contactEmail}`}>{SITE.contactEmail}</a>
          </p>
          <ButtonRow className="max-sm:*:flex-auto">
            <a className={buttonClass('primary', 'big')} href={`mailto:${SITE.contactEmail}`}>
              Write a letter
            </a>
            <Link className={buttonClass('secondary', 'big')} to="/generator">
              Try the Prompt Generator
            </Link>
          </ButtonRow>
        </Callout>
      </Section>
    </>
  )
}
