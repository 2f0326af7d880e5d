import type { PageData } from '@/content/page-content'
import { Link, useLoaderData } from 'react-router-dom'
import { FILTER_PAGES } from '@/content/filter-pages'
import { DATA_FILES } from '@/content/open-data'
import { PROMPT_PAGES } from '@/content/prompt-pages'
import { groupedPages } from '@/content/site-map'
import type { SitemapPage as Content } from '@/content/static-schema'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import { Disclosure } from '@/components/ui/disclosure'

const LIST = 'mt-3 grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-3'
const ENTRY =
  'flex h-full min-h-12 items-center border-b border-rule py-[0.4rem] font-serif text-[1.125rem] leading-[1.3] no-underline hover:text-accent hover:underline'

/** Every page of the site, for people. */
export default function SitemapPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <>
      <ContentHead path={path} {...content} />
      {groupedPages().map(({ title, pages }) => (
        <Section key={title} distance="near" note={pages.length === 1 ? 'One page' : `${pages.length} pages`}>
          <h2>{title}</h2>
          <ul className={LIST}>
            {pages.map(({ path: to, label }) => (
              <li key={to}>
                <Link className={ENTRY} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section distance="near" note={`${FILTER_PAGES.length} pages`}>
        <h2>Prompts by age, genre and job</h2>
        <ul className={LIST}>
          {FILTER_PAGES.map(({ path: to, title }) => (
            <li key={to}>
              <Link className={ENTRY} to={to}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section distance="near" id="open-data" note="Take them along.">
        <h2>Open data</h2>
        <p className="mt-2">
          Every prompt of the site for your scripts and spreadsheets, on the <Link to="/terms#prompts">same terms</Link>{' '}
          as on the pages.
        </p>
        <ul className={LIST}>
          {DATA_FILES.map(({ path: to, label }) => (
            <li key={to}>
              <a className={ENTRY} href={to}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Disclosure className="mt-6">
          <summary>Each page of prompts as Markdown</summary>
          <ul className={LIST}>
            {PROMPT_PAGES.filter(({ canonical }) => !canonical).map(({ path: to, label }) => (
              <li key={to}>
                <a className={ENTRY} href={`${to}.md`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
      </Section>
    </>
  )
}
