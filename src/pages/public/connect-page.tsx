import { useLoaderData } from 'react-router-dom'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { TableOfContents } from '@/components/table-of-contents'
import type { PageData } from '@/content/page-content'
import type { ConnectPage as Content } from '@/content/static-schema'
import { Blocks } from './static/blocks'
import { CodeBlock } from './static/code-block'

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How to use the site from an AI: the address of its MCP server, and where to enter it in common clients. */
export default function ConnectPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <>
      <ContentHead path={path} {...content} />
      <div className="wrap mt-near">
        <div className="row gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-12">
          <section className="body max-w-[calc(var(--measure)+3rem)]" aria-labelledby="address">
            <h2 id="address" className="text-subheading">
              The address of the server
            </h2>
            <CodeBlock name="the address" lines={content.address} />
            <p className="note">
              What it says of other programs was looked up in{' '}
              <time dateTime={content.checked}>{MONTH.format(new Date(content.checked))}</time>. Their menus change:
              each part links to the maker’s own guide.
            </p>
          </section>
          <TableOfContents sections={content.sections} />
          <div className="body article sections said-plainly">
            {content.sections.map(({ id, title, blocks }) => (
              <section key={id} id={id}>
                <h2>{title}</h2>
                <Blocks blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
