import { useLoaderData } from 'react-router-dom'
import type { PageData } from '@/content/page-content'
import { Printer } from 'lucide-react'
import { KeepEverywhere } from '@/components/keep-everywhere'
import { ContentHead } from '@/features/content-pages/components/content-head'
import { Section } from '@/components/section'
import { Button } from '@/components/ui/button'
import { SavedPromptsSection } from './saved-prompts-section'

/** What the visitor keeps: saved prompts and collections. */
export default function SavedPage() {
  const { path } = useLoaderData<PageData>()
  return (
    <>
      <ContentHead
        path={path}
        metaTitle="Saved Prompts | Promptory"
        metaDescription="The prompts you saved on this device and your own collections: search them, fill them in, print them, take them along as a file. No account needed."
        title="Saved Prompts"
        description="What you saved, and your own collections."
      />
      <Section distance="near" id="your-prompts">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
          <h2>Your prompts</h2>
          <Button look="quiet" className="print:hidden" onClick={() => window.print()}>
            <Printer className="i" aria-hidden />
            Print
          </Button>
        </div>
        <div className="mt-2">
          <KeepEverywhere />
        </div>
        <SavedPromptsSection />
      </Section>
    </>
  )
}
