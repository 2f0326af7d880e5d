import { type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import { CATEGORY_LEDES, categoryPath } from '@contracts/blog.ts'
import { crumbsOf } from '@/content/crumbs'
import { categoryOf } from '@/features/blog/lib/categories'
import NotFoundPage from '@/pages/public/not-found-page'
import { SITE } from '@/lib/site'
import { ListTemplate, loadList } from './list-template'

export function loader(args: LoaderFunctionArgs) {
  const category = categoryOf(new URL(args.request.url).pathname)
  return category ? loadList(args, category) : null
}

/** The articles of one category. */
export default function BlogCategoryPage() {
  const category = categoryOf(useLocation().pathname)
  if (!category) return <NotFoundPage />
  return (
    <ListTemplate
      path={categoryPath(category)}
      crumbs={[...crumbsOf('/blog'), { label: category, path: categoryPath(category) }]}
      metaTitle={`${category}: articles | ${SITE.name}`}
      description={`Articles on ${category} from the ${SITE.name} blog. ${CATEGORY_LEDES[category]}`}
      title={category}
      lede={CATEGORY_LEDES[category]}
      category={category}
    />
  )
}
