import { useLocation } from 'react-router-dom'
import type { BlogCategory } from '@contracts/blog.ts'
import { crumbsOf } from '@/content/crumbs'
import { categoryOf, categoryPath } from '@/features/blog/lib/categories'
import NotFoundPage from '@/pages/public/not-found-page'
import { SITE } from '@/lib/site'
import { ListTemplate } from './list-template'

const LEDES: Record<BlogCategory, string> = {
  'Prompt Engineering': 'How to ask, and what changes when you ask differently.',
  'AI Tools': 'What each tool is good for, and where it stops.',
  'Writing Tips': 'For the sentences that no tool writes for you.',
  Marketing: 'Words that sell without shouting.',
  Education: 'For classrooms, and for whoever is teaching themselves.',
  Productivity: 'Less time at the desk, or better time.',
  Technology: 'What is under the bonnet, in plain words.',
  Business: 'Letters, plans and meetings, written by someone who means it.',
  'Creative Writing': 'Stories, scenes and the first line.',
  General: 'What fits nowhere else.',
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
      description={`Articles on ${category} from the ${SITE.name} blog. ${LEDES[category]}`}
      title={category}
      lede={LEDES[category]}
      category={category}
    />
  )
}
