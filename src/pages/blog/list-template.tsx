import type { BlogCategory } from '@contracts/blog.ts'
import { CategoryLinks } from '@/features/blog/components/category-links'
import { PostList } from '@/features/blog/components/post-list'
import { builtPage } from '@/features/blog/model/built-posts'
import { stateOf } from '@/features/blog/model/list-news'
import { buildWindow } from '@/shared/lib/build-window'
import { breadcrumbList, type Crumb } from '@/shared/lib/structured-data'
import { Breadcrumb } from '@/shared/ui/breadcrumb'
import { PageHead } from '@/shared/ui/page-head'
import { Section } from '@/shared/ui/section'
import { Seo } from '@/shared/ui/seo'
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
  const built = builtPage(category)
  return (
    <>
      <Seo
        title={metaTitle}
        description={description}
        path={path}
        picture="/blog"
        jsonLd={[breadcrumbList(crumbs, path)]}
        // A category without posts is no page to be found.
        isNoIndex={category !== undefined && built?.posts.length === 0}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} lede={lede} />
      <Section distance="near" className="blog-list">
        {/* It shows nothing of its own: what it brings goes into the list. */}
        {buildWindow && <div data-island="blog-list" data-wake="at-once" />}
        <div data-blog-list={built ? stateOf(built) : ''} data-category={category}>
          <PostList category={category} path={path} initial={built} />
        </div>
        <CategoryLinks current={category} />
      </Section>
      <Closing />
    </>
  )
}
