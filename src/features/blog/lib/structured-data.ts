import { SITE } from '@/lib/site'
import { type Post, postPath } from './post'

/** schema.org BlogPosting of a post. Without a name for readers its author is the site. */
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
    author: post.author_name ? { '@type': 'Person', name: post.author_name } : publisher,
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
  }
}
