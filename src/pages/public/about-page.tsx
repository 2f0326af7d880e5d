import { Link } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import type { AboutPage as Content } from '@/content/static-schema'
import { SITE } from '@/lib/site'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { MarkedPrompt } from '@/components/marked-prompt'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { Blocks } from './static/blocks'
import { InlineText } from './static/inline-text'
import { aboutPage } from './static/structured-data'

interface AboutPageProps {
  path: string
  content: Content
}

/** Who makes the site, why, since when, and what they hold to. */
export default function AboutPage({ path, content }: AboutPageProps) {
  const crumbs = crumbsOf(path)
  const { specimen, team } = content
  return (
    <>
      <Seo
        title={content.metaTitle}
        description={content.metaDescription}
        path={path}
        jsonLd={[breadcrumbList(crumbs, path), aboutPage(content.title, content.metaDescription, path)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={content.title} lede={content.description} />
      <Section distance="near" note="Twenty minutes are enough.">
        <h2>Our mission</h2>
        <div className="article plain mt-4">
          <Blocks blocks={content.mission} />
        </div>
        <div className="rewritten">
          <p>
            <span className="tag">Crossed out</span>
            <s>{specimen.crossedOut}</s>
          </p>
          <div>
            <span className="tag">Kept</span>
            <div className="torn">
              <div className="sheet">
                <p>
                  <Link className="quiet" to={specimen.kept.source}>
                    <MarkedPrompt text={specimen.kept.text} />
                  </Link>
                </p>
              </div>
            </div>
          </div>
          <p className="small">{specimen.reason}</p>
        </div>
      </Section>
      <Section note={`Since ${SITE.foundedYear}.`}>
        <h2>Our story</h2>
        <div className="article plain mt-4">
          <Blocks blocks={content.story} />
        </div>
        <dl className="figures">
          {content.figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section note="Most of us write. All of us edit.">
        <h2>The team</h2>
        <div className="article plain mt-4">
          <Blocks blocks={[team.introduction]} />
        </div>
        <dl className="roles">
          {team.roles.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <InlineText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section note="Four words, and what they cost us.">
        <h2>What we hold to</h2>
        <ul className="why">
          {content.values.map(({ name, text }) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p className="said">
                  <InlineText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <div className="cta">
          <h2>Write to us</h2>
          <p className="said-plainly">
            A prompt that got you going, one that did not, a mistake, an idea: <br className="wide-only" />
            <a href={`mailto:${SITE.contactEmail}`}>{SITE.contactEmail}</a>
          </p>
          <div className="btn-row">
            <a className="btn btn-primary btn-big" href={`mailto:${SITE.contactEmail}`}>
              Write a letter
            </a>
            <Link className="btn btn-secondary btn-big" to="/generator">
              Try the Prompt Generator
            </Link>
          </div>
        </div>
      </Section>
    </>
  )
}
