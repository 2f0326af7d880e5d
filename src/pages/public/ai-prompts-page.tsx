import type { GeneratorPage as Content } from '@/content/schema'
import { SmallPrint } from '@/features/generator/components/small-print'
import { Island } from '@/shared/ui/island'
import { Section } from '@/shared/ui/section'
import GeneratorIsland from './islands/generator-island'
import LibraryIsland from './islands/library-island'
import SavedPromptsIsland from './islands/saved-prompts-island'
import { ToolTemplate } from './tool-template'

/** The collection of AI prompts: the generator in front, the library behind it. */
export default function AiPromptsPage({ path, content }: { path: string; content: Content }) {
  return (
    <ToolTemplate
      path={path}
      content={content}
      tool={
        <>
          <Island name="generator">
            <GeneratorIsland />
          </Island>
          <SmallPrint />
        </>
      }
    >
      <Section id="library" note="Ten that we hand to friends.">
        <h2>Prompt Library</h2>
        <Island name="library">
          <LibraryIsland />
        </Island>
      </Section>
      <Section id="your-prompts" note="On this device, and nowhere else.">
        <h2>Your prompts</h2>
        <Island name="saved-prompts">
          <SavedPromptsIsland />
        </Island>
      </Section>
    </ToolTemplate>
  )
}
