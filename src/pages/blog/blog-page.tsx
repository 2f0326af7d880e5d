import type { LoaderFunctionArgs } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import { SITE } from '@/lib/site'
import { ListTemplate, loadList } from './list-template'

const PATH = '/blog'

export const loader = (args: LoaderFunctionArgs) => loadList(args)

/** The blog: every article, newest first. */
export default function BlogPage() {
  return (
    <ListTemplate
      path={PATH}
      crumbs={crumbsOf(PATH)}
      metaTitle={`Blog: on prompts, AIs and writing | ${SITE.name}`}
      description="Articles on prompts that work, on what each AI is good for, and on writing with and without one. Each one tried, with prompts to copy and use."
      title="Blog"
      lede="What we learned: prompts that worked, prompts that did not, and why."
    />
  )
}
