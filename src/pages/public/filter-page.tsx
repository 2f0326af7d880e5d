import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom'
import { feedPath, findFilterPage } from '@/content/filter-pages'
import type { ShelfStart } from '@/content/shelf-start'
import NotFoundPage from './not-found-page'
import { ShelfTemplate } from './shelf-template'

/** The first prompts for the prerendered page; in the browser the shelf loads all of them itself. */
export async function loader({ params }: LoaderFunctionArgs): Promise<{ content?: ShelfStart }> {
  if (import.meta.env.PROD && !import.meta.env.SSR) return {}
  const page = findFilterPage(params.filter)
  return page ? { content: await (await import('@/content/shelf-start')).startOfShelf(page.chosen) } : {}
}

/** The shelf with the filters in its address. */
export default function FilterPage() {
  const { filter } = useParams()
  const { content } = useLoaderData<{ content?: ShelfStart }>()
  const page = findFilterPage(filter)
  if (!page) return <NotFoundPage />
  const { path, title, text, metaDescription, chosen } = page
  return (
    <ShelfTemplate
      key={path}
      path={path}
      title={title}
      metaTitle={`${title} | Promptory`}
      metaDescription={metaDescription}
      lede={text}
      usual={chosen}
      start={content}
      feed={feedPath(path)}
    />
  )
}
