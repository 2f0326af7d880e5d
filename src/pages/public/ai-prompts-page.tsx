import LIBRARY from '@/content/library'
import type { GeneratorPage as Content } from '@/content/schema'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { SmallPrint } from '@/features/generator/components/small-print'
import { loadCollection } from '@/features/library/api/load-collection'
import { Library } from '@/features/library/components/library'
import { Section } from '@/components/section'
import { SavedPromptsSection } from './saved-prompts-section'
import { ToolTemplate } from './tool-template'

const EXAMPLE = 'A price rise of eight percent, told to our forty oldest customers so that they stay.'

/** The collection of AI prompts: the generator in front, the library behind it. */
export default function AiPromptsPage({ path, content }: { path: string; content: Content }) {
  return (
    <ToolTemplate
      path={path}
      content={content}
      tool={
        <>
          <PromptGenerator example={EXAMPLE} />
          <SmallPrint />
        </>
      }
    >
      <Section id="library" note="Ten that we hand to friends.">
        <h2>Prompt Library</h2>
        <Library items={LIBRARY} loadPagePrompts={loadCollection} />
      </Section>
      <Section id="your-prompts" note="On this device, and nowhere else.">
        <h2>Your prompts</h2>
        <SavedPromptsSection />
      </Section>
    </ToolTemplate>
  )
}
