/** Every text of the blog that appears by itself. */
export const BLOG_MESSAGES = {
  loading: 'Loading...',
  listFailed: 'Error loading blog posts',
  tryLater: 'Please try again later.',
  empty: 'No blog posts found. Check back later for new content!',
  noSlug: 'Blog post missing slug, cannot link.',
  postFailed: 'Error or Post Not Found',
  postMissing: 'There is no article at this address. It may have been renamed or taken down.',
  postChanged: 'This article has changed.',
  showPost: 'Show the new version',
  listNews: (count: number) => (count > 0 ? `${count} new ${count === 1 ? 'article' : 'articles'}` : 'Show changes'),
  timeout: 'The server did not answer within ten seconds.',
  unreachable: 'The server could not be reached.',
  unreadable: 'The server’s answer could not be read.',
  copied: 'Link copied',
  copyFailed: { title: 'The link was not copied', text: 'Your browser refused. Copy it from the address bar.' },
} as const
