import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { BlogCategory } from '@contracts/blog.ts'
import { CategoryLinks } from '@/features/blog/components/category-links'
import { YearLinks } from '@/features/blog/components/year-links'
import { PostList } from '@/features/blog/components/post-list'
import { SearchButton } from '@/components/search-button'
import { postPageQuery, yearsQuery } from '@/features/blog/api/queries'
import { readCursor } from '@/features/blog/lib/cursor'
import { breadcrumbList, type Crumb } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { askFor } from './blog-data'
import { Closing } from './closing'

interface ListTemplateProps {
  path: string
  crumbs: readonly Crumb[]
  metaTitle: string
  description: string
  title: string
  lede: string
  category?: BlogCategory
}

/** Loads one page of the list of all posts or of a category, and the years of the list. */
export function loadList({ request, context }: LoaderFunctionArgs, category?: BlogCategory) {
  const { search } = new URL(request.url)
  const before = readCursor(search)
  const after = before ? undefined : readCursor(search, 'after')
  return askFor(context, [postPageQuery(category, before, after), yearsQuery(category)])
}

/** The list of all posts, or of a category's. */
export function ListTemplate({ path, crumbs, metaTitle, description, title, lede, category }: ListTemplateProps) {
  const { data: page } = useQuery(postPageQuery(category))
  return (
    <>
      <Seo
        title={metaTitle}
        description={description}
        path={path}
        picture="/blog"
        jsonLd={[breadcrumbList(crumbs, path)]}
        // Search engines should not index a category without posts.
        isNoIndex={category !== undefined && page?.posts.length === 0}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} lede={lede} />
      <Section distance="near">
        <SearchButton label="Search the articles" className="w-full max-w-[28rem]" />
        <div className="mt-6">
          <PostList category={category} path={path} />
        </div>
        <YearLinks category={category} path={path} />
        <CategoryLinks current={category} />
      </Section>
      <Closing />
    </>
  )
}
