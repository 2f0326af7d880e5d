import { COVER_SIZE, isSizedCover } from '@contracts/pictures.ts'
import { Helmet } from 'react-helmet-async'
import { SITE } from '@/lib/site'

interface SeoProps {
  title: string
  description: string
  /** Canonical path of the page, with its leading slash. */
  path: string
  /** Structured data (schema.org), one object a script. */
  jsonLd?: readonly object[]
  /** Keeps the page out of search engines. */
  isNoIndex?: boolean
  /** Keeps the page out of search engines, but they follow its links, and it can be shared as usual. */
  isUnlisted?: boolean
  type?: 'website' | 'article'
  keywords?: string
  /** Path of the page whose picture to use, if this page has none of its own. */
  picture?: string
  /** Other formats of the page: a feed, or a form for programs. */
  alternates?: readonly { readonly type: string; readonly href: string }[]
  /** Address of a picture of its own. */
  cover?: string | undefined
}

/** Head tags and structured data of a page. */
export function Seo({
  title,
  description,
  path,
  jsonLd = [],
  isNoIndex = false,
  isUnlisted = false,
  type = 'website',
  keywords,
  picture = path,
  alternates = [],
  cover,
}: SeoProps) {
  const url = SITE.url + path
  // Drawn at build time (scripts/build/social-images.ts).
  const image = cover ?? `${SITE.url}/og${picture === '/' ? '/home' : picture}.png`
  const isSized = !cover || isSizedCover(cover)
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {keywords && <meta name="keywords" content={keywords} />}
        {isUnlisted && <meta name="robots" content="noindex, follow" />}
        {isNoIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
        {alternates.map(({ type, href }) => (
          <link key={type} rel="alternate" type={type} title={title} href={href} />
        ))}
        <meta property="og:site_name" content={SITE.name} />
        <meta property="og:type" content={type} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {!isNoIndex && <meta property="og:url" content={url} />}
        {!isNoIndex && <meta property="og:image" content={image} />}
        {!isNoIndex && isSized && <meta property="og:image:width" content={`${COVER_SIZE.width}`} />}
        {!isNoIndex && isSized && <meta property="og:image:height" content={`${COVER_SIZE.height}`} />}
        {!isNoIndex && <meta property="og:image:alt" content={title} />}
        {!isNoIndex && <meta name="twitter:image" content={image} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
      </Helmet>
      {jsonLd.map((data) => (
        <script
          key={JSON.stringify(data).slice(0, 80)}
          type="application/ld+json"
          // `<` is escaped, or a text holding `</script>` would end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  )
}
