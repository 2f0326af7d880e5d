import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { loadSinglePrompt } from '@/content/single-prompt'
import { PromptCopy } from '@/features/collections/components/prompt-copy'
import { COPY_PATH, readCopyLink } from '@/lib/copy-link'
import { PROMPTS_PATH } from '@/lib/prompt-path'
import { SITE } from '@/lib/site'
import { useHydrated } from '@/lib/use-hydrated'

interface Original {
  readonly slug: string
  readonly title: string
  readonly text: string
}

type Loaded = Original | 'loading' | 'missing' | 'failed'

async function loadOriginal(slug: string): Promise<Original | 'missing'> {
  const found = await loadSinglePrompt(slug)
  if (!found) return 'missing'
  if ('movedTo' in found) return loadOriginal(found.movedTo)
  const { title, text } = found.prompt
  return { slug: found.prompt.slug, title, text }
}

/** The current prompt of a slug. */
function useOriginal(slug: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    let isLeft = false
    setLoaded(slug === undefined ? 'missing' : 'loading')
    if (slug === undefined) return
    loadOriginal(slug).then(
      (original) => !isLeft && setLoaded(original),
      () => !isLeft && setLoaded('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [slug])
  return loaded
}

/** Edits a copy of a prompt, or shows somebody's changed copy. Everything stays in the address and on the device. */
export default function CopyPage() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const named = isHydrated ? readCopyLink(hash) : undefined
  const original = useOriginal(named?.slug)
  const isThere = typeof original === 'object'
  const title = named?.text !== undefined && isThere ? `A changed copy of “${original.title}”` : 'Your copy'
  const lede =
    named?.text === undefined
      ? 'Change what you like. It stays on this device until you send a link.'
      : 'Somebody has changed this prompt and sent you a link. The text stands in the address; we have not read it.'
  return (
    <>
      <Seo
        title={`A Copy of a Prompt | ${SITE.name}`}
        description="A prompt, changed by a reader."
        path={COPY_PATH}
        isNoIndex
      />
      <PageHead title={isThere && named?.text === undefined ? original.title : title} lede={lede} />
      <Section distance="near">
        {isHydrated && original === 'loading' && named && <p role="status">Loading the prompt…</p>}
        {isHydrated && original === 'failed' && (
          <>
            <Notice look="bad" role="alert">
              The prompt did not load.
            </Notice>
            <Button className="mt-4" onClick={() => window.location.reload()}>
              Try again
            </Button>
          </>
        )}
        {isHydrated && (original === 'missing' || !named) && (
          <Notice role="status">
            This link names no prompt of this site. <Link to={PROMPTS_PATH}>All prompts</Link>
          </Notice>
        )}
        {isThere && named && (
          <PromptCopy
            key={`${original.slug} ${named.text ?? ''}`}
            slug={original.slug}
            title={original.title}
            original={original.text}
            shared={named.text}
          />
        )}
      </Section>
    </>
  )
}
