import type { PageData } from '@/content/page-content'
import { DRAWINGS } from '@/content/drawings'
import LIBRARY from '@/content/library'
import type { GeneratorPage as Content } from '@/content/schema'
import { HubLinks } from '@/features/content-pages/components/hub-links'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { SmallPrint } from '@/features/generator/components/small-print'
import { Library } from '@/features/library/components/library'
import { ArrowRight, Bookmark } from 'lucide-react'
import { Link, useLoaderData } from 'react-router-dom'
import { Section } from '@/components/section'
import { buttonClass } from '@/components/ui/button'
import { ToolTemplate } from './tool-template'

const EXAMPLE = 'A price rise of eight percent, told to our forty oldest customers so that they stay.'

const loadFinder = async () => {
  const [{ pagePromptFinder }, { loadSearch }] = await Promise.all([
    import('@/features/library/lib/find-page-prompts'),
    import('@/lib/search/load-search'),
  ])
  return pagePromptFinder(await loadSearch())
}

/** The collection of AI prompts: the generator in front, the library behind it. */
export default function AiPromptsPage() {
  const { path, content } = useLoaderData<PageData<Content>>()
  return (
    <ToolTemplate
      path={path}
      content={content}
      drawing={DRAWINGS[path]}
      tool={
        <>
          <p className="mb-4">
            <Link className={buttonClass('secondary')} to="/prompts">
              All {content.promptCount?.toLocaleString('en')} prompts
              <ArrowRight className="i" aria-hidden />
            </Link>
          </p>
          <PromptGenerator example={EXAMPLE} />
          <SmallPrint />
        </>
      }
    >
      <Section id="library" note="Ten that we hand to friends.">
        <h2>Prompt Library</h2>
        <Library items={LIBRARY} loadPagePrompts={loadFinder} />
      </Section>
      <HubLinks path={path} />
      <Section id="your-prompts" distance="near">
        <p>
          <Link className={buttonClass('secondary')} to="/saved">
            <Bookmark className="i" aria-hidden />
            Your saved prompts
          </Link>
        </p>
      </Section>
    </ToolTemplate>
  )
}
