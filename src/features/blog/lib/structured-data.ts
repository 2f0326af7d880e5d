import { SITE } from '@/lib/site'
import { type Post, postPath } from './post'

/** schema.org BlogPosting of a post. Its author is the site, because accounts stay private. */
export function blogPosting(post: Post, description: string, image: string): object {
  const url = SITE.url + postPath(post.slug ?? '')
  const publisher = { '@type': 'Organization', name: SITE.name, url: `${SITE.url}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    image,
    datePublished: new Date(post.created_at).toISOString(),
    dateModified: new Date(post.updated_at).toISOString(),
    articleSection: post.category,
    inLanguage: 'en',
    author: publisher,
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
  }
}
