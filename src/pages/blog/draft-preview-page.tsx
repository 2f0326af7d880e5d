import { PREVIEW_PATH, readPreviewSecret } from '@contracts/preview-link.ts'
import { useQuery } from '@tanstack/react-query'
import { Helmet } from 'react-helmet-async'
import { Link, useLocation } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ArticleBody } from '@/features/blog/components/article-body'
import { PostHead } from '@/features/blog/components/post-head'
import { Loading } from '@/features/blog/components/states'
import { longDate } from '@/features/blog/lib/dates'
import { SITE } from '@/lib/site'
import { useHydrated } from '@/lib/use-hydrated'

/** A draft as an article, for whoever has its link. Keeps nothing on the device. */
export default function DraftPreviewPage() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const secret = isHydrated ? readPreviewSecret(hash) : undefined
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['blog', 'preview', secret],
    queryFn: async () => (await import('@/features/blog/api/preview')).fetchPreview(secret ?? ''),
    enabled: secret !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isMissing = isHydrated && (secret === undefined || data === null)
  return (
    <>
      <Seo
        title={`${data ? `${data.post.title} (draft)` : 'A draft'} | ${SITE.name}`}
        description="A draft of an article, shown before it is published."
        path={PREVIEW_PATH}
        isNoIndex
      />
      <Helmet>
        <meta name="referrer" content="no-referrer" />
      </Helmet>
      {data ? (
        <>
          <section className="wrap pt-4 print:hidden">
            <div className="row">
              <div className="body">
                <Notice>
                  This is a draft, as it was saved last. Readers do not see it yet. The link works until{' '}
                  <time dateTime={data.expiresAt}>{longDate(data.expiresAt)}</time>; whoever has it can read along.
                </Notice>
              </div>
            </div>
          </section>
          <article>
            <PostHead post={data.post} />
            <div className="wrap mt-near">
              <div className="row">
                <ArticleBody html={data.post.content} ad={null} />
              </div>
            </div>
          </article>
        </>
      ) : (
        <>
          <PageHead title="A draft of an article" lede="Shown by a link, before it is published." />
          <Section distance="near">
            {isMissing && (
              <Notice role="status">
                This link does not work. It may be out of date or revoked, or the article is published by now. Ask
                whoever sent it to you for a new one.
              </Notice>
            )}
            {isFetching && <Loading />}
            {error && !isFetching && (
              <>
                <Notice look="bad" role="alert">
                  {error.message}
                </Notice>
                <Button className="mt-4" onClick={() => void refetch()}>
                  Retry
                </Button>
              </>
            )}
            <noscript>This page needs JavaScript: the link itself names the draft.</noscript>
            {isMissing && (
              <Link className={`${buttonClass()} mt-4`} to="/blog">
                To the blog
              </Link>
            )}
          </Section>
        </>
      )}
    </>
  )
}
