import { ArrowRight } from 'lucide-react'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { crumbsOf } from '@/content/crumbs'
import { isIndexed } from '@/content/indexed-prompts'
import type { PageData } from '@/content/page-content'
import { loadSinglePrompt } from '@/content/single-prompt'
import type { SinglePrompt as Content } from '@/content/single-prompts'
import { isForWriting } from '@/content/tags'
import { AlikePrompts, OtherLength, SinglePrompt } from '@/features/content-pages/components/single-prompt'
import { PromptAnswer } from '@/features/content-pages/components/prompt-answer'
import { blanksOf, fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { oembedAddress } from '@/lib/embed'
import { promptPath } from '@/lib/prompt-path'
import { shorten } from '@/lib/shorten'
import { SITE } from '@/lib/site'
import { breadcrumbList } from '@/lib/structured-data'
import { Breadcrumb } from '@/components/breadcrumb'
import { Section } from '@/components/section'
import { Seo } from '@/components/seo'
import { buttonClass } from '@/components/ui/button'
import NotFoundPage from './not-found-page'

type Data = PageData<Content | undefined>

/** Finds the prompt of an address; an old address leads to the new one. */
export async function loader({ params: { slug = '' } }: LoaderFunctionArgs): Promise<Data | Response> {
  const found = await loadSinglePrompt(slug)
  if (found && 'movedTo' in found) return redirect(promptPath(found.movedTo))
  return { path: promptPath(slug), content: found }
}

const MOST_DESCRIPTION = 155

/** The actions of a prompt. */
function whatToDo({ prompt, purpose }: Content): string {
  const fill = blanksOf(prompt.text).length > 0 ? 'Fill in the blanks, then ' : ''
  const rest = isForWriting(purpose) ? 'write to it right here, or copy it.' : 'copy it, or open it in your AI.'
  return fill ? fill + rest : rest.replace(/^./, (first) => first.toUpperCase())
}

const KINDS: Partial<Record<Content['purpose'], string>> = {
  journal: 'Journal Prompt',
  'self-reflection': 'Journal Prompt',
  images: 'Image Prompt',
}
const kindOf = ({ purpose }: Content) => KINDS[purpose] ?? (isForWriting(purpose) ? 'Writing Prompt' : 'AI Prompt')

/** The page of one prompt. */
export default function SinglePromptPage() {
  const { path, content } = useLoaderData<Data>()
  // Keyed by prompt, so that answers do not carry over to the next one.
  return content ? <PromptPage key={path} path={path} content={content} /> : <NotFoundPage />
}

function PromptPage({ path, content }: { path: string; content: Content }) {
  const { prompt, list, alike, answer } = content
  const { title, text, short, longer } = prompt
  const crumbs = [...crumbsOf(list.path), { label: title, path }]
  return (
    <>
      <Seo
        title={`${title} | ${kindOf(content)} | ${SITE.name}`}
        description={shorten(fillBlanks(text, NO_ANSWERS), MOST_DESCRIPTION)}
        path={path}
        picture={list.path}
        isUnlisted={!isIndexed(content)}
        alternates={[
          { type: 'application/json+oembed', href: oembedAddress(prompt.slug, SITE.url) },
          { type: 'text/markdown', href: `${path}.md` },
          { type: 'application/json', href: `${path}.json` },
        ]}
        jsonLd={[breadcrumbList(crumbs, path)]}
      />
      {/* On a phone the heading says it, and the prompt and its buttons are to be in sight. */}
      <div className="max-sm:[&_[aria-current]]:hidden">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Section distance="none" className="sm:pt-6">
        <h1 className="max-sm:text-heading">{title}</h1>
        <p className="mt-2 mb-4 text-ink-soft sm:mb-6">
          {kindOf(content)}. {whatToDo(content)}
        </p>
        <SinglePrompt content={content} />
      </Section>
      {answer && (
        <Section distance="near" id="answer" className="scroll-mt-4">
          <h2 className="text-heading">An answer</h2>
          <PromptAnswer answer={answer} />
        </Section>
      )}
      {short && (
        <Section distance="near">
          <h2 className="text-heading">The short version</h2>
          <OtherLength content={content} text={short} />
        </Section>
      )}
      {longer && (
        <Section distance="near">
          <h2 className="text-heading">The longer version</h2>
          <OtherLength content={content} text={longer} />
        </Section>
      )}
      <Section>
        <h2>Others like it</h2>
        <AlikePrompts prompts={alike} />
        <p className="mt-4">
          <Link className={buttonClass('link')} to={list.path}>
            All of {list.title}
            <ArrowRight className="i" aria-hidden />
          </Link>
        </p>
      </Section>
    </>
  )
}
