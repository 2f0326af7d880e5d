import type { GeneratorPage as Content } from '@/content/schema'
import { Island } from '@/shared/ui/island'
import { Section } from '@/shared/ui/section'
import { GeneratorTemplate } from './generator-template'
import GeneratorIsland from './islands/generator-island'
import LibraryIsland from './islands/library-island'

/** The collection of AI prompts: the generator in front, the library behind it. */
export default function AiPromptsPage({ path, content }: { path: string; content: Content }) {
  return (
    <GeneratorTemplate
      path={path}
      content={content}
      generator={
        <Island name="generator">
          <GeneratorIsland />
        </Island>
      }
    >
      <Section id="library" note="Ten that we hand to friends.">
        <h2>Prompt Library</h2>
        <Island name="library">
          <LibraryIsland />
        </Island>
      </Section>
    </GeneratorTemplate>
  )
}
