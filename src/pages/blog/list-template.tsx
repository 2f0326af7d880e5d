import { useQuery } from '@tanstack/react-query'
import type { BlogCategory } from '@contracts/blog.ts'
import { CategoryLinks } from '@/features/blog/components/category-links'
import { YearLinks } from '@/features/blog/components/year-links'
import { PostList } from '@/features/blog/components/post-list'
import { SearchButton } from '@/features/search/components/search-button'
import { postPageQuery } from '@/features/blog/api/queries'
import { breadcrumbList, type Crumb } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
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
        // A category without posts is no page to be found.
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
