import type { ReactNode } from 'react'
import { crumbsOf } from '@/content/crumbs'
import { type Crumb, breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageHead, type PageHeadProps } from '@/components/page-head'
import { Seo } from '@/components/seo'

interface ContentHeadProps extends Pick<PageHeadProps, 'title' | 'drawing' | 'isCompact'> {
  path: string
  metaTitle: string
  metaDescription: string
  description: ReactNode
  /** Where they are not the registry's. */
  crumbs?: readonly Crumb[]
  /** What machines are told besides the way to the page. */
  jsonLd?: readonly object[]
}

/** How a page of the registry begins, for people and for machines. Its texts may be handed in as they are. */
export function ContentHead({ path, crumbs = crumbsOf(path), jsonLd = [], description, ...rest }: ContentHeadProps) {
  const { metaTitle, metaDescription, title, drawing, isCompact } = rest
  return (
    <>
      <Seo
        title={metaTitle}
        description={metaDescription}
        path={path}
        jsonLd={[breadcrumbList(crumbs, path), ...jsonLd]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageHead title={title} lede={description} drawing={drawing} isCompact={isCompact} />
    </>
  )
}
