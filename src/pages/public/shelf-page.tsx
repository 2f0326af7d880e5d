import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import type { ShelfStart } from '@/content/shelf-start'
import { ShelfTemplate } from './shelf-template'

/** Every prompt of the site, with filters. */
export default function ShelfPage() {
  const { path, content } = useLoaderData<PageData<ShelfStart | undefined>>()
  return (
    <ShelfTemplate
      path={path}
      title="All Prompts"
      metaTitle="All Prompts, With Filters | Promptory"
      metaDescription="Every prompt on Promptory in one place. Filter by age, genre, job, form, AI, length and time, or search in plain words. Copy, fill in or save each one."
      lede="Every prompt on the site. Choose for whom, what for and how long, or search."
      start={content}
    />
  )
}
